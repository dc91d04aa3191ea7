"""Every clause and every ruling that decides something is cited where it decides; the others say why they are not."""

from __future__ import annotations

import engine.games.acres
from engine.kernel.files import data
from tests.games.citations import NAMED, Citations

DEFINITIONS = {
    "cards-7": "borders of the printed cards: what is in a deck stands in the data of the cards",
    "reserve-2": "a mistake that R-reserve-limit prevents",
}
"""Clauses that no function decides, with the reason."""
CITATIONS = Citations(engine.games.acres, NAMED, (data("boards", "acres.yaml"),))


def test_every_clause_that_decides_something_is_cited() -> None:
    assert CITATIONS.missing() == sorted(DEFINITIONS)


def test_what_is_cited_stands_in_the_rules() -> None:
    assert not CITATIONS.wrong()


def test_clauses_are_cited_one_by_one() -> None:
    assert not CITATIONS.ranges()
