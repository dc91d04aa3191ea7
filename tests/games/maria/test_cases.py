"""The worked cases: a situation, what is asked of it, and the answer, as data in tests/cases/maria."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.maria.chancellor import Chancellor
from tests.games.worked import assert_sound, carry_out, situation_of, worked_cases

CASES = worked_cases("maria")


@pytest.mark.parametrize(("case", "ruleset"), CASES)
def test_case(case: dict[str, Any], ruleset: str) -> None:
    """One situation; `then` is what holds in both rulebooks, `in 2.0` and `in 1.0` what comes after it in each."""
    carry_out(Chancellor(situation_of("maria", case, ruleset)), case, ruleset)


def test_every_case_names_clauses() -> None:
    """A case says which clauses it shows, names are not given twice, and each ruleset has something to check."""
    assert_sound(CASES)
