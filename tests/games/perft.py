"""Counts of Actions to a depth, as data: when one moves, the counts under each first Action tell where."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.kernel.position import Position
from tests.games.worked import TESTS
from tests.yaml_file import yaml_of


def entries(game: str) -> list[Any]:
    """The counts of a game: a position file, a depth, a number."""
    path = TESTS / "cases" / f"{game}-perft.yaml"
    found: list[Any] = yaml_of(path)
    return found


def count(position: Position, depth: int) -> int:
    """Number of lines of `depth` Actions, all seats in their order."""
    decision = position.decision()
    if decision is None or depth == 0:
        return 1
    if depth == 1:
        return len(decision.actions)
    return sum(under(position, depth).values())


def under(position: Position, depth: int) -> dict[str, int]:
    """The counts by first Action."""
    decision = position.decision()
    assert decision is not None
    found = {}
    for action in decision.actions:
        after = position.copy()
        after.play_legal(action, decision.seat)
        found[action.text()] = count(after, depth - 1)
    return found


def agrees(game: str, entry: dict[str, Any]) -> None:
    """The count of an entry is found again."""
    position = engine.game(game).set_up(dict(entry["position"]))
    found = count(position, entry["depth"])
    if found != entry["count"]:
        lines = under(position, entry["depth"])
        pytest.fail(f"{entry['about']}: {found} lines, {entry['count']} expected; under each: {lines}")
