"""Every clause and every ruling that decides something is cited where it decides."""

from __future__ import annotations

import engine.games.maria
from tests.games.citations import Citations

CITATIONS = Citations(engine.games.maria)


def test_every_clause_that_decides_something_is_cited() -> None:
    """By its number, not by that of its section."""
    assert not CITATIONS.missing()


def test_what_is_cited_stands_in_the_rules() -> None:
    """A clause that does not exist decides nothing."""
    for chapter, found in CITATIONS.by_chapter().items():
        assert found <= CITATIONS.known, chapter


def test_clauses_are_cited_one_by_one() -> None:
    assert not CITATIONS.ranges()
