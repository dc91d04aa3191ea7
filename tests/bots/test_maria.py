"""The steady bot of MARIA: its judgement in single situations, given as data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import engine
from engine.bots import bot
from engine.kernel.positions import PositionFile
from engine.kernel.rng import Rng

GAME = engine.game("maria")
CASES: list[dict[str, Any]] = yaml.safe_load(
    (Path(__file__).parents[1] / "cases" / "maria-bots.yaml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["about"])
def test_choice(case: dict[str, Any]) -> None:
    """It chooses the Action that the case names, whatever the lots for ties."""
    position = PositionFile(Path("case.yaml"), {"game": "maria", **case["position"]}).table(GAME).position
    decision = position.decision(case.get("seat"))
    assert decision is not None
    expected = case["plays"]
    wanted = tuple(expected) if isinstance(expected, list) else expected
    for seed in range(3):
        action = bot("steady").choose(position.view(decision.seat), decision, Rng(seed))
        assert action.text().startswith(wanted), action.text()
