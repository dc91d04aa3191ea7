"""Every clause and every ruling that decides something is cited where it decides; the others say why they are not."""

from __future__ import annotations

import re

import engine.games.acres
from engine.kernel.files import data
from tests.games.citations import Citations

DEFINITIONS = {
    "cards-7": "borders of the printed cards: what is in a deck stands in the data of the cards",
    "reserve-2": "a mistake that R-reserve-limit prevents",
}
"""Clauses that no function decides, with the reason."""
CITED = re.compile(r"(?<![\w-])(?:R-[a-z0-9]+(?:-[a-z]+)*|[a-z]+(?:-[a-z]+)*-[0-9]+)(?![\w-])")
CITATIONS = Citations(engine.games.acres, CITED, (data("boards", "acres.yaml"),))
SECTIONS = {section.id for section in CITATIONS.book.sections}


def test_every_clause_that_decides_something_is_cited() -> None:
    assert CITATIONS.missing() == sorted(DEFINITIONS)


def test_what_is_cited_stands_in_the_rules() -> None:
    for chapter, found in CITATIONS.by_chapter().items():
        rules = {one for one in found if one.startswith("R-") or one.rpartition("-")[0] in SECTIONS}
        assert rules <= CITATIONS.known, f"{chapter}: {sorted(rules - CITATIONS.known)}"
