"""Every clause and every ruling that decides something is cited where it decides; the others say why they are not."""

from __future__ import annotations

import pytest

import engine.games.acres
import engine.games.maria
import engine.games.revolution
import engine.games.sachsen
from engine.kernel.files import data
from tests.games.citations import NAMED, Citations

GAMES = {
    "maria": Citations(engine.games.maria),
    "acres": Citations(engine.games.acres, NAMED, (data("boards", "acres.yaml"),)),
    "revolution": Citations(engine.games.revolution),
    "sachsen": Citations(engine.games.sachsen, NAMED),
}
DEFINITIONS = {
    "maria": {},
    "acres": {
        "cards-7": "borders of the printed cards: what is in a deck stands in the data of the cards",
        "reserve-2": "a mistake that R-reserve-limit prevents",
    },
    "revolution": {
        "3-a": "who takes which faction is settled before the program asks for names",
    },
    "sachsen": {
        "R-01": "what a referee would judge the other rulings decide, each where it decides",
        "R-80": "the printed values of a general stand in the data of the cards",
        "turn-2": "the program does all of it, and nobody is asked",
    },
}
"""Of each game the clauses that no function decides, with the reason."""


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_decides_something_is_cited(game: str) -> None:
    """By its number, not by that of its section."""
    assert GAMES[game].missing() == sorted(DEFINITIONS[game])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_cited_stands_in_the_rules(game: str) -> None:
    """A clause that does not exist decides nothing."""
    assert not GAMES[game].wrong()


@pytest.mark.parametrize("game", GAMES)
def test_clauses_are_cited_one_by_one(game: str) -> None:
    assert not GAMES[game].ranges()
