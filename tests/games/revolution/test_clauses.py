"""Every clause and every ruling that decides something is cited where it decides; the others say why they are not."""

from __future__ import annotations

import engine.games.revolution
from tests.games.citations import Citations

DEFINITIONS = {
    "3-a": "who takes which faction is settled before the program asks for names",
    "R-01": "the rulebook beats the board file: nothing to be decided in play",
}
"""Clauses that no function decides, with the reason."""
CITATIONS = Citations(engine.games.revolution)


def test_every_clause_that_decides_something_is_cited() -> None:
    """By its number, not by that of its section."""
    assert CITATIONS.missing() == sorted(DEFINITIONS)


def test_what_is_cited_stands_in_the_rules() -> None:
    """A clause that does not exist decides nothing."""
    for chapter, found in CITATIONS.by_chapter().items():
        assert found <= CITATIONS.known, chapter


def test_clauses_are_cited_one_by_one() -> None:
    assert not CITATIONS.ranges()
