"""Whole games told in every language: no text lacks a word, whatever happens."""

from __future__ import annotations

import pytest

import engine
from engine.kernel.rng import Rng
from engine.texts.catalogue import LANGUAGES
from engine.texts.translate import Translator

ROOM = {"en": 90, "it": 120, "es": 120}  # characters of a prompt, before anybody is named


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "scenario", "ruleset", "seats", "option"),
    [
        ("toy", "", "", 2, ""),
        ("maria", "introductory", "2.0", 3, ""),
        ("maria", "introductory", "2.0", 2, ""),
        ("maria", "advanced", "2.0", 3, "politics"),
        ("maria", "advanced", "1.0", 2, ""),
    ],
)
def test_a_random_game_is_told(
    game: str,
    scenario: str,
    ruleset: str,
    seats: int,
    option: str,
    language: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A complaint of the translator is a log record, and none may come."""
    options = {option: True} if option else {}
    position = engine.game(game).start(
        scenario=scenario, ruleset=ruleset, seats=seats, seed=7, options=options
    )
    words = Translator(language, game)
    rng = Rng(7)
    told = 0
    while (decision := position.decision()) is not None and told < 1500:
        lines = [words.text(decision.prompt)]
        assert len(lines[0]) <= ROOM[language], lines[0]
        action = decision.actions.pick(rng)
        lines.append(words.text(action.gesture().label))
        for event in position.play(action):
            lines.append(words.text(event.message))
            if event.veiled is not None:
                lines.append(words.text(event.veiled))
        told += len(lines)
        for line in lines:
            assert line, decision.step
            assert "{" not in line, line
            assert line[0].isupper() or not line[0].isalpha(), line
    assert told > 20
    assert not caplog.records
