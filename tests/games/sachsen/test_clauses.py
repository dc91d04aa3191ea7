"""Every clause and every ruling that decides something is cited where it decides; the others say why they are not."""

from __future__ import annotations

import engine.games.sachsen
from tests.games.citations import NAMED, Citations

DEFINITIONS = {
    "R-01": "what a referee would judge the other rulings decide, each where it decides",
    "R-80": "the printed values of a general stand in the data of the cards",
    "turn-2": "the program does all of it, and nobody is asked",
}
"""Clauses that no function decides, with the reason."""
CITATIONS = Citations(engine.games.sachsen, NAMED)


def test_every_clause_that_decides_something_is_cited() -> None:
    """By its number, not by that of its section."""
    assert CITATIONS.missing() == sorted(DEFINITIONS)


def test_what_is_cited_stands_in_the_rules() -> None:
    """A clause that does not exist decides nothing."""
    assert not CITATIONS.wrong()


def test_clauses_are_cited_one_by_one() -> None:
    assert not CITATIONS.ranges()
