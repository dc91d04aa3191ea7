"""Victory points won and lost in battle and for want of supply (16)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.maria.powers import FR, PR, ref
from engine.games.maria.state import State
from engine.kernel.event import Event
from engine.kernel.message import say

TROOPS_A_POINT = 3
"""Troops eliminated for a victory point (16-a)."""


def worth(troops: int, generals: int) -> int:
    """Points for a battle: 1 for each 3 troops eliminated; for fewer, 1 if a general was removed (16-a)."""
    return troops // TROOPS_A_POINT or min(generals, 1)


def score_battle(position: State, winner: int, loser: int, troops: int, generals: int, place: int) -> None:
    """The winner gains what the loser loses; both count for their major powers (16-a, 16-c, 16-f).

    Args:
        winner, loser: the powers in supreme command. place: where the beaten stood.
    """
    position.affairs = replace(position.affairs, victor=position.alliances.seat_of[winner])
    points = worth(troops, generals)
    if not points or not position.world.advanced:
        return
    gainer = position.alliances.major[winner]
    position.stock = position.stock.win_battle(gainer, points)
    position.tell(
        Event(
            "points",
            say("maria-log-points-won", side=ref(gainer), n=points),
            clause="maria 16-a",
            side=ref(gainer),
        )
    )
    lose(position, loser, points, place)


def lose(position: State, power: int, points: int, place: int) -> None:
    """A power loses points; Saxony's marker may have to move for Prussia's (16-c, 19.3-a; with two players 24-e)."""
    if not position.world.advanced:
        return
    loser = position.alliances.major[power]
    position.stock = position.stock.lose_battle(loser, points)
    message = say("maria-log-points-lost", side=ref(loser), n=points)
    position.tell(Event("points", message, clause="maria 16-c", side=ref(loser)))
    two = len(position.world.leaders) == 2
    counts = loser in (PR, FR) and position.world.bohemia >> place & 1 if two else loser == PR
    if counts:
        position.affairs = replace(position.affairs, owed=position.affairs.owed + points)
