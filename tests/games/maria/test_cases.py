"""The worked cases: a situation, what is asked of it, and the answer, as data in tests/cases/maria."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.maria.game import GAME
from engine.games.maria.position import MariaPosition
from engine.games.maria.situation import set_up
from engine.kernel.fields import Fields
from tests.games.maria.chancellor import Chancellor
from tests.games.maria.sketches import sketch
from tests.games.worked import assert_sound, carry_out, worked_cases

CASES = worked_cases("maria")


def _position(case: dict[str, Any], ruleset: str) -> MariaPosition:
    situation = dict(case.get("position") or {})
    if "sketch" not in case:
        return GAME.set_up({"ruleset": ruleset} | situation)
    world = sketch(case["sketch"], case.get("places") or {}, ruleset, situation.get("seats", 3))
    return set_up(world, Fields(situation))


@pytest.mark.parametrize(("case", "ruleset"), CASES)
def test_case(case: dict[str, Any], ruleset: str) -> None:
    """One situation; `then` is what holds in both rulebooks, `in 2.0` and `in 1.0` what comes after it in each."""
    carry_out(Chancellor(_position(case, ruleset)), case, ruleset)


def test_every_case_names_clauses() -> None:
    """A case says which clauses it shows, names are not given twice, and each ruleset has something to check."""
    assert_sound(CASES)
