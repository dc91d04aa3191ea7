"""The steady bots: their judgement in single situations, given as data for each game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import engine
from engine.bots import bot, kinds
from engine.kernel.positions import PositionFile
from engine.kernel.rng import Rng
from tests.yaml_file import yaml_of

FOLDER = Path(__file__).parents[1] / "cases"
GAMES = [name for name in engine.titles() if "steady" in kinds(name)]
CASES: list[tuple[str, dict[str, Any]]] = [
    (name, case) for name in GAMES for case in yaml_of(FOLDER / f"{name}-bots.yaml")
]


@pytest.mark.parametrize(("name", "case"), CASES, ids=[f"{name}: {case['about']}" for name, case in CASES])
def test_choice(name: str, case: dict[str, Any]) -> None:
    """It chooses the Action that the case names, or none that the case rules out, whatever the lots for ties."""
    position = (
        PositionFile(Path("case.yaml"), {"game": name, **case["position"]}).table(engine.game(name)).position
    )
    if "replies" in case:
        assert case["seat"] in position.addressed()
        said = bot("steady").reply(position.view(case["seat"]), Rng(0))
        assert said is not None
        assert said.text() == case["replies"]
        assert position.refuse(said, case["seat"]) is None
        return
    decision = position.decision(case.get("seat"))
    assert decision is not None
    wanted, avoided = (_beginnings(case.get(key, [])) for key in ("plays", "avoids"))
    assert wanted or avoided
    for seed in range(3):
        action = bot("steady").choose(position.view(decision.seat), decision, Rng(seed))
        assert not wanted or action.text().startswith(wanted), action.text()
        assert not action.text().startswith(avoided), action.text()


def _beginnings(texts: str | list[str]) -> tuple[str, ...]:
    return (texts,) if isinstance(texts, str) else tuple(texts)
