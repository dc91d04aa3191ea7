"""Nothing of the rules is left without a case: clauses, rulings, worked cases."""

from __future__ import annotations

from engine.kernel.files import data
from tests.games.revolution.test_cases import CASES
from tests.games.worked import clauses_shown
from tests.yaml_file import yaml_of

INDEX = yaml_of(data("rules", "revolution", "index.yaml"))
WORKED = 72
"""Worked cases RV-01 to RV-72 of the digest."""


def test_every_clause_has_a_case() -> None:
    """All sections, clause by clause; and no case names what is no clause."""
    clauses = {f"{section}-{letter}" for section, letters in INDEX["sections"].items() for letter in letters}
    assert clauses | set(INDEX["rulings"]) == clauses_shown(CASES)


def test_every_worked_case_is_there() -> None:
    """RV-01 to RV-72."""
    names = " ".join(param.values[0]["id"] for param in CASES)
    assert not [n for n in range(1, WORKED + 1) if f"RV-{n:02}" not in names]
