"""The worked cases: a situation, what is asked of it, and the answer, as data in tests/cases/revolution."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.games.revolution.referee import Reader, RevolutionReferee
from tests.games.revolution.surveyor_bridge import truth_of
from tests.games.worked import assert_sound, carry_out, lines_of, worked_cases

CASES = worked_cases("revolution")


@pytest.mark.parametrize(("case", "ruleset"), CASES)
def test_case(case: dict[str, Any], ruleset: str) -> None:
    """One situation and what holds in it."""
    situation = {"ruleset": ruleset} | case["position"]
    carry_out(RevolutionReferee(engine.game("revolution").set_up(situation)), case, ruleset)


@pytest.mark.parametrize(("case", "ruleset"), CASES)
def test_second_reading(case: dict[str, Any], ruleset: str) -> None:
    """The second reading of the rules gives the same answers."""
    reader = Reader(truth_of(case["position"]))
    for line in lines_of(case, ruleset):
        ((word, value),) = line.items()
        if word not in Reader.DEAF:
            getattr(reader, word)(value)


def test_every_case_names_clauses() -> None:
    """A case says which clauses it shows, names are not given twice, and each has something to check."""
    assert_sound(CASES)
