"""Nothing of the rules is left without a case: clauses, rulings, worked cases."""

from __future__ import annotations

import yaml

from engine.kernel.files import data
from tests.games.acres.test_cases import CASES
from tests.games.worked import clauses_shown
from tests.yaml_file import yaml_of

INDEX = yaml_of(data("rules", "acres", "index.yaml"))
WORKED = 59
"""Worked cases A01 to A59 of the digest."""


def test_every_clause_has_a_case() -> None:
    """All sections, clause by clause; and no case names what is no clause."""
    clauses = {f"{section}-{n}" for section, count in INDEX["sections"].items() for n in range(1, count + 1)}
    assert clauses | set(INDEX["rulings"]) == clauses_shown(CASES)


def test_every_ruling_shows_what_it_rules() -> None:
    """A ruling's case is told by what it does, not by its clauses alone: its key stands in a title or in an answer."""
    said = " ".join(yaml.safe_dump({k: v for k, v in p.values[0].items() if k != "position"}) for p in CASES)
    assert not [ruling for ruling in INDEX["rulings"] if ruling not in said]


def test_every_worked_case_is_there() -> None:
    """A01 to A59."""
    names = " ".join(param.values[0]["id"] for param in CASES)
    assert not [n for n in range(1, WORKED + 1) if f"A{n:02}" not in names]
