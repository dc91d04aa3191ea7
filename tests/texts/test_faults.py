"""What readers of position files find wrong is said in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

import engine
from desktop.views.parts.board_names import board_names
from engine.boards.load import load_board
from engine.practice.judging import judge
from engine.texts.catalogue import LANGUAGES, catalogue
from engine.texts.faults import in_words, is_known
from engine.texts.translate import Translator
from tests.yaml_file import yaml_of

FAULTS = yaml_of(Path(__file__).parents[1] / "battery" / "position_faults.yaml")
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault['game']} {fault['lines'][-40:]}")
def test_every_fault_is_known_in_every_language(fault: dict[str, str]) -> None:
    """Each that the battery knows, and what to do about it."""
    judged = judge(engine.game(fault["game"]), yaml.safe_load(f"game: {fault['game']}\n{fault['lines']}\n"))
    assert judged.faults
    for found in judged.faults:
        assert is_known(found.problem), found.problem
        assert is_known(found.mend), found.mend


@pytest.mark.parametrize("language", OTHERS)
def test_things_are_called_by_their_names(language: str) -> None:
    names = board_names(load_board("maria"))
    words = Translator(language, names=names, game="maria")
    said = in_words(words, "the generals in 'breslau' may not stack")
    assert "Breslau" in said
    assert said != "the generals in 'breslau' may not stack"
    assert "9" in in_words(words, "a number from 1 to 9 is wanted, not '12'")
    assert in_words(words, "something else is wrong") == "something else is wrong"


def test_english_is_as_the_command_line_says_it() -> None:
    assert in_words(Translator("en"), "'x' is no list") == "'x' is no list"


def test_no_sentence_stands_twice() -> None:
    """Each is found again as itself."""
    english = catalogue("en")
    keys = [key for key in english.keys() if key.startswith(("fault-", "mend-"))]  # noqa: SIM118
    texts = [english.format(key, dict.fromkeys(english.variables(key), 7))[0] for key in keys]
    assert len(set(texts)) == len(texts) > 90
    assert all(map(is_known, texts))
