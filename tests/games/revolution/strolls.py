"""Random games of REVOLUTION for every number of players, with each trio and both ways of interception in turn."""

from __future__ import annotations

from collections.abc import Iterator

import engine
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.battery.choosing import some_action

PLAYERS = (2, 3, 4, 5)
TRIOS = (
    "nobility-reformers",
    "habsburgs-nobility",
    "habsburgs-burghers",
    "habsburgs-reformers",
    "nobility-burghers",
    "burghers-reformers",
)


def stroll(players: int, seed: int) -> Iterator[Position]:
    """The Positions of a random game, the opening first; it ends by itself."""
    options: dict[str, bool | str] = {"huguenots-stay": seed % 2 == 1}
    if players == 3:
        options["sides"] = TRIOS[seed % len(TRIOS)]
    position = engine.game("revolution").start(seats=players, seed=seed, options=options)
    rng = Rng(seed + 1568)
    yield position
    while (decision := position.decision()) is not None:
        position.play_legal(some_action(decision.actions.all(), rng), decision.seat)
        yield position
