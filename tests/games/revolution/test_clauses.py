"""Every clause and every ruling that decides something is cited where it decides; the others say why they are not."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import engine.games.revolution
from engine.texts.rulebook import Rulebook

DEFINITIONS = {
    "3-a": "who takes which faction is settled before the program asks for names",
    "R-01": "the rulebook beats the board file: nothing to be decided in play",
}
"""Clauses that no function decides, with the reason."""
CITED = re.compile(r"(?<![\d.\w-])(?:R-\d\d|\d+(?:\.\d+)*-[a-z])(?![\w-])")
RANGE = re.compile(r"\d-[a-z] to \d|\d-[a-z], [a-z]\b|\d-[a-z] and [a-z]\b|\d-[a-z] to [a-z]\b")
BOOK = Rulebook.load("revolution")
KNOWN = {clause.id for clause in BOOK.clauses} | {ruling.id for ruling in BOOK.rulings}
CHAPTERS = sorted(Path(engine.games.revolution.__file__).parent.glob("*.py"))


def sayings(chapter: Path) -> str:
    """All that the functions, classes and tables of a chapter say: what stands at its head cites nothing yet."""
    module = ast.parse(chapter.read_text(encoding="utf-8"))
    texts = (n.value for thing in module.body[1:] for n in ast.walk(thing) if isinstance(n, ast.Constant))
    return "\n".join(text for text in texts if isinstance(text, str))


def test_every_clause_that_decides_something_is_cited() -> None:
    """By its number, not by that of its section."""
    found = {clause for chapter in CHAPTERS for clause in CITED.findall(sayings(chapter))}
    assert sorted(KNOWN - found) == sorted(DEFINITIONS)


def test_what_is_cited_stands_in_the_rules() -> None:
    """A clause that does not exist decides nothing."""
    for chapter in CHAPTERS:
        assert set(CITED.findall(sayings(chapter))) <= KNOWN, chapter.name


def test_clauses_are_cited_one_by_one() -> None:
    """No "5.7-a to 5.7-c": who looks for 5.7-b finds it."""
    ranges = [f"{chapter.name}: {found}" for chapter in CHAPTERS for found in RANGE.findall(sayings(chapter))]
    assert not ranges
