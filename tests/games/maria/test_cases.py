"""The worked cases: a situation, what is asked of it, and the answer, as data in tests/cases/maria."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.games.maria.game import GAME
from engine.games.maria.position import MariaPosition
from engine.games.maria.situation import set_up
from tests.games.maria.chancellor import Chancellor
from tests.games.maria.sketches import sketch

FOLDER = Path(__file__).parents[2] / "cases" / "maria"
ADVANCED = "advanced"
"""The cases in the folder of this name are of the advanced game; all others are of the introductory one."""


def _cases() -> list[Any]:
    found = []
    for path in sorted(FOLDER.rglob("*.yaml")):
        for case in yaml.safe_load(path.read_text(encoding="utf-8")):
            if path.parent.name == ADVANCED:
                case["position"] = {"scenario": ADVANCED} | (case.get("position") or {})
            rulesets = case.get("rulesets", ["2.0", "1.0"])
            found.extend(pytest.param(case, r, id=f"{case['id']} [{r}]") for r in rulesets)
    return found


CASES = _cases()


def _position(case: dict[str, Any], ruleset: str) -> MariaPosition:
    situation = dict(case.get("position") or {})
    if "sketch" not in case:
        return GAME.set_up({"ruleset": ruleset} | situation)
    world = sketch(case["sketch"], case.get("places") or {}, ruleset, situation.get("seats", 3))
    return set_up(world, situation)


@pytest.mark.parametrize(("case", "ruleset"), CASES)
def test_case(case: dict[str, Any], ruleset: str) -> None:
    """One situation; `then` is what holds in both rulebooks, `in 2.0` and `in 1.0` what comes after it in each."""
    referee = Chancellor(_position(case, ruleset))
    lines = [*case.get("then", ()), *case.get(f"in {ruleset}", ())]
    for number, line in enumerate(lines, start=1):
        ((word, value),) = line.items()
        try:
            getattr(referee, word)(value)
        except Exception as error:
            error.add_note(f"{case['id']}, line {number}: {word} {value}")
            raise


def test_every_case_names_clauses() -> None:
    """A case says which clauses it shows, names are not given twice, and each ruleset has something to check."""
    for param in CASES:
        case, ruleset = param.values
        assert case["clauses"], case["id"]
        assert case.get("then") or case.get(f"in {ruleset}"), case["id"]
    names = [param.id for param in CASES]
    assert len(set(names)) == len(names), sorted(n for n in names if names.count(n) > 1)
