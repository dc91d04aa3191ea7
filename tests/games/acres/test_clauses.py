"""Every clause and every ruling that decides something is cited where it decides; the others say why they are not."""

from __future__ import annotations

import re
from pathlib import Path

import engine.games.acres
from engine.kernel.files import data
from engine.texts.rulebook import Rulebook

DEFINITIONS = {
    "cards-7": "borders of the printed cards: what is in a deck stands in the data of the cards",
    "reserve-2": "a mistake that R-reserve-limit prevents",
}
"""Clauses that no function decides, with the reason."""
CITED = re.compile(r"(?<![\w-])(?:R-[a-z0-9]+(?:-[a-z]+)*|[a-z]+(?:-[a-z]+)*-[0-9]+)(?![\w-])")
BOOK = Rulebook.load("acres")
KNOWN = {clause.id for clause in BOOK.clauses} | {ruling.id for ruling in BOOK.rulings}
SECTIONS = {section.id for section in BOOK.sections}


def cited() -> dict[str, set[str]]:
    """What each chapter of the rules cites, and the data of the board."""
    chapters = [*Path(engine.games.acres.__file__).parent.glob("*.py"), data("boards", "acres.yaml")]
    return {path.name: set(CITED.findall(path.read_text(encoding="utf-8"))) for path in chapters}


def test_every_clause_that_decides_something_is_cited() -> None:
    found = set().union(*cited().values())
    assert sorted(KNOWN - found) == sorted(DEFINITIONS)


def test_what_is_cited_stands_in_the_rules() -> None:
    for chapter, found in cited().items():
        rules = {one for one in found if one.startswith("R-") or one.rpartition("-")[0] in SECTIONS}
        assert rules <= KNOWN, f"{chapter}: {sorted(rules - KNOWN)}"
