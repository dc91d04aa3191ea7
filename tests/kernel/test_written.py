"""Any Position as a position file: it leads back to the same Views and Decisions, or the moment has no fields."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import engine
from engine.kernel.errors import KabinettError
from engine.kernel.positions import PositionFile, fields_of
from engine.kernel.rng import Rng

GAMES: list[tuple[str, dict[str, Any], set[str]]] = [
    ("toy", {}, {"bids"}),
    ("acres", {}, {"acts"}),
    ("maria", {}, {"hussars", "movement", "combat"}),
    ("maria", {"scenario": "advanced"}, {"movement", "select"}),
    ("maria", {"scenario": "advanced", "seats": 2, "ruleset": "1.0"}, {"movement"}),
]


@pytest.mark.parametrize(("name", "chosen", "steps"), GAMES)
def test_what_is_written_is_read(name: str, chosen: dict[str, Any], steps: set[str], tmp_path: Path) -> None:
    """Some Positions of a random game; the steps named here are among those that can be said."""
    game, path, rng = engine.game(name), tmp_path / "written.yaml", Rng(5)
    position, said, tried = game.start(seed=5, **chosen), set(), set()
    for number in range(300):
        decision = position.decision()
        if decision is None:
            break
        if number % 31 == 0 or decision.step not in tried:
            tried.add(decision.step)
            try:
                data = fields_of(game, position, {"game": name, "seed": 1, **chosen})
            except KabinettError as error:
                assert "no fields say this moment" in str(error)  # noqa: PT017
            else:
                PositionFile(path, data).write(path)
                again = PositionFile.read(path).table(game).position
                assert again.view(decision.seat) == position.view(decision.seat)
                assert again.view(None) == position.view(None)
                asked = again.decision(decision.seat)
                assert asked is not None
                assert [a.text() for a in asked.actions] == [a.text() for a in decision.actions]
                said.add(decision.step)
        position.play_legal(decision.actions.pick(rng), decision.seat)
    assert steps <= said
