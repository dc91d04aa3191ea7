"""The worked cases: a situation, what is asked of it, and the answer, as data in tests/cases/sachsen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sachsen.reader_battle import FieldReader
from tests.games.sachsen.reader_realm import RealmReader
from tests.games.sachsen.referee import SachsenReferee
from tests.games.worked import assert_sound, carry_out, situation_of, worked_cases

CASES = worked_cases("sachsen")
SKETCHES = [case for case in CASES if "sketch" in case.values[0]]
READ = [case for case in CASES if "asked" not in case.values[0]]
PLAYED = [case for case in CASES if case not in SKETCHES or case not in READ]
"""What a second reading answers, and what a table does: a sketch that both read asks for sums, not for Actions."""


@pytest.mark.parametrize(("case", "ruleset"), READ)
def test_second_reading(case: dict[str, Any], ruleset: str) -> None:
    """The second reading of the rules gives the answers of the case."""
    position = case["position"]
    reader = FieldReader(position) if position.get("scenario") == "battle" else RealmReader(position)
    carry_out(reader, case, ruleset)


@pytest.mark.parametrize(("case", "ruleset"), PLAYED)
def test_at_a_table(case: dict[str, Any], ruleset: str) -> None:
    """The engine gives the answers of the case, as far as a table can be asked for them."""
    referee = SachsenReferee(situation_of("sachsen", case, ruleset))
    carry_out(referee, case, ruleset, SachsenReferee.DEAF)


def test_units_of_a_sketch_stand_where_the_case_says() -> None:
    """What is told of a field is laid out for the engine too, under the same names."""
    for case, ruleset in (param.values for param in SKETCHES):
        battle = situation_of("sachsen", case, ruleset).battle
        told = {name: where.split()[0] for name, where in case["position"].get("units", {}).items()}
        assert {u.id: battle.field.place(u.square) for u in battle.units if u.is_on} == told, case["id"]
        routed = {name for name, where in case["position"].get("units", {}).items() if "routed" in where}
        assert {u.id for u in battle.units if u.routed} == routed, case["id"]


def test_all_cases_are_there() -> None:
    """Each of the sixty-six has its data, names are not given twice, and each says which clauses it shows."""
    assert_sound(CASES)
    assert {case.values[0]["id"].split()[0] for case in CASES} == {f"SX-{n:02}" for n in range(1, 67)}
