"""Recorded games: each way to end, each peace, each motion of a congress, each succession; replayed they end alike."""

from __future__ import annotations

import pytest

from engine.games.sachsen.position import SachsenPosition
from tests.games.recorded import all_recorded, recorded
from tests.games.sachsen import watching

WAYS = {"end-clock": "clock", "end-provinces": "provinces", "end-score": "score"}
"""How those end that do not end with the cycle (setup-3)."""
TOLD = {
    "end-cycles": "battle-won",
    "end-clock": "hour",
    "end-provinces": "cedes",
    "end-score": "pays-peace",
    "peace-counter": "offers-terms",
    "peace-ruled": "peace-ruled",
    "peace-cards": "war-won",
    "peace-neutral": "war-won",
    "peace-stalemate": "stalemate",
    "peace-kingdoms": "kingdom-lost",
    **{
        f"congress-{motion}": "motion-carried"
        for motion in ("peace", "province", "payment", "ruler", "truce", "agreement", "passage")
    },
    "congress-amended": "amends",
    "succession-son": "son-succeeds",
    "succession-heir": "taken-over",
    "succession-chaos": "chaos",
    "succession-return": "returns",
    "succession-saved": "son-succeeds",
}
"""What each has been recorded for."""


def test_all_are_there() -> None:
    """None is missing, none is left over."""
    assert all_recorded("sachsen") == set(TOLD)


@pytest.mark.parametrize("name", TOLD)
def test_it_ends_as_it_was_recorded(name: str) -> None:
    """What it was recorded for is told, nothing is out of joint in the end, and the winners have most points (R-44)."""
    table = recorded("sachsen", name)
    position = table.position
    assert isinstance(position, SachsenPosition)
    assert position.result is not None
    assert position.result.way == WAYS.get(name, "cycles")
    assert TOLD[name] in {event.message.key.removeprefix("sachsen-log-") for event in table.log(None)}
    for check in (watching.columns, watching.realms, watching.courts, watching.wars, watching.cards):
        check(position)
    points = dict(zip(table.view(None).seats, position.points[-1], strict=True))
    most = max(points.values())
    assert all(points[seat] == most for seat in position.result.winners)
