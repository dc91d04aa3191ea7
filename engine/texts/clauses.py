"""Clauses as people cite them: the chip beside what they decide, the number in front of their text."""

from __future__ import annotations

import re

from engine.texts.catalogue import FALLBACK, catalogue

_RULING = re.compile(r"R-[a-z0-9-]+$")
_NUMBERED = re.compile(r"\d+(?:\.\d+)*(?:-[a-z]+)?$")


def clause_parts(clause: str) -> tuple[str, str]:
    """Game and id of a clause: "game 10.3-b" and "clause:game 10.3-b" are ("game", "10.3-b")."""
    game, _, ident = clause.removeprefix("clause:").strip().rpartition(" ")
    return game, ident


def is_numbered(ident: str) -> bool:
    """Whether a section or clause goes by number ("10.3", "10.3-b"), not by the name of its heading."""
    return _NUMBERED.match(ident) is not None


def heading_of(game: str, section: str, language: str = FALLBACK) -> str:
    """The heading of a named section in a language; its bare name where nobody words it."""
    key = f"heading-{game}-{section}"
    for words in (catalogue(language), catalogue(FALLBACK)):
        if key in words:
            return words.format(key, {})[0]
    return section


def clause_number(game: str, ident: str, language: str = FALLBACK) -> str:
    """The whole number of a clause: "§10.3-b"; under a named heading "Settle 3"; rulings stay as they are."""
    if _RULING.match(ident):
        return ident
    if is_numbered(ident):
        return f"§{ident}"
    section, _, count = ident.rpartition("-")
    return f"{heading_of(game, section, language)}\N{NO-BREAK SPACE}{count}" if section else ident


def clause_label(clause: str, language: str = FALLBACK, ruleset: str | None = None) -> str:
    """The chip of a clause: "game 10.3-b" is "2.0 §10.3-b"; rulings stay "R-24"; headings get their number."""
    game, ident = clause_parts(clause)
    number = clause_number(game, ident, language)
    return f"{ruleset}\N{NO-BREAK SPACE}{number}" if ruleset and is_numbered(ident) else number
