"""Clause chips: how a clause is cited beside what it decides."""

from __future__ import annotations

import re

from engine.texts.catalogue import catalogue

_RULING = re.compile(r"R-\d+$")
_NUMBERED = re.compile(r"(\d+(?:\.\d+)*)(?:-[a-z]+)?$")


def clause_parts(clause: str) -> tuple[str, str]:
    """Game and number of a clause: "maria 10.3-b" and "clause:maria 10.3-b" are ("maria", "10.3-b")."""
    game, _, number = clause.removeprefix("clause:").strip().rpartition(" ")
    return game, number


def clause_label(clause: str, language: str = "en", ruleset: str | None = None) -> str:
    """The chip of a clause: "maria 10.3-b" is "2.0 §10.3"; rulings stay "R-24"; headings get their number."""
    game, number = clause_parts(clause)
    if _RULING.match(number):
        return number
    section = _NUMBERED.match(number)
    if section:
        return f"{ruleset}\N{NO-BREAK SPACE}§{section[1]}" if ruleset else f"§{section[1]}"
    heading, _, count = number.rpartition("-")
    words = catalogue(language)
    key = f"heading-{game}-{heading}"
    if heading and key in words:
        return f"{words.format(key, {})[0]}\N{NO-BREAK SPACE}{count}"
    return number
