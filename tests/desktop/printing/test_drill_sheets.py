"""Sheets of drills: each question with its map, answers only at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine
from desktop.printing.drill_sheets import find_drills
from desktop.printing.look import PaperLook
from desktop.printing.pages import pdf_of
from desktop.printing.prints import closing, print_drills
from engine.kernel.errors import KabinettError
from engine.practice.drill_words import item_words
from engine.practice.drills import NoDrill
from engine.texts.translate import LANGUAGES
from tests.desktop.printing.conftest import GAMES, board_of, look_of
from tests.desktop.printing.reading import Pdf, bare

SEED, COUNT = 3, 2


def printed(game: str, look: PaperLook, kinds: list[str]) -> Pdf:
    with closing(print_drills(engine.game(game), board_of(game), look, kinds, SEED, COUNT)) as made:
        return Pdf(pdf_of(made.pages, made.title))


EVERY = [(game, language) for game in GAMES for language in LANGUAGES]
SHORT = ("acres", "it")
"""Held in every run; maps are dear, and the others tell little more."""


@pytest.mark.parametrize(
    ("game", "language"),
    [SHORT, *(pytest.param(*one, marks=pytest.mark.long) for one in EVERY if one != SHORT)],
)
def test_answers_stand_on_the_last_page_alone(drawn: Path, qapp: object, game: str, language: str) -> None:
    look = look_of(game, language)
    kinds = [kind.name for kind in engine.game(game).drills][:COUNT]
    drills = find_drills(engine.game(game), kinds, SEED, COUNT)
    pdf = printed(game, look, kinds)
    *asked, answered = [bare(pdf.text(number)) for number in range(len(pdf.pages))]
    assert asked
    heading = bare(look.tr("print-answers"))
    assert heading in answered
    for page in asked:
        assert heading not in page
    whole = "".join(asked)
    for drill in drills:
        assert bare(look.text(drill.question.prompt)) in whole
        for one in drill.answer.right:
            assert bare(item_words(look.words, game, drill.question, one)) in answered
        reasons = {bare(look.text(why.message)) for why in drill.answer.why.values()}
        assert any(reason in answered for reason in reasons)
        assert not any(reason in whole for reason in reasons), "no page with questions tells a reason"


def test_kinds_come_by_turns_and_no_drill_twice() -> None:
    game = engine.game("acres")
    kinds = [kind.name for kind in game.drills][:3]
    found = find_drills(game, kinds, 5, 6)
    assert [drill.kind.name for drill in found] == [*kinds, *kinds]
    assert [drill.seed for drill in found] == [5, 5, 5, 6, 6, 6]


def test_an_unknown_kind_is_refused(qapp: object) -> None:
    with pytest.raises(KabinettError, match="no kind of drill 'dance'"):
        find_drills(engine.game("acres"), ["dance"], 1, 1)
    assert issubclass(NoDrill, KabinettError)
