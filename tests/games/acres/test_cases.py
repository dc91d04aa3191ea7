"""The worked cases: a situation, what is asked of it, and the answer, as data in tests/cases/acres."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.games.acres.referee import AcresReferee
from tests.games.worked import assert_sound, carry_out, worked_cases

CASES = worked_cases("acres")


@pytest.mark.parametrize(("case", "ruleset"), CASES)
def test_case(case: dict[str, Any], ruleset: str) -> None:
    """One situation and what holds in it."""
    situation = {"ruleset": ruleset} | (case.get("position") or {})
    carry_out(AcresReferee(engine.game("acres").set_up(situation)), case, ruleset)


def test_every_case_names_clauses() -> None:
    """A case says which clauses it shows, names are not given twice, and each has something to check."""
    assert_sound(CASES)
