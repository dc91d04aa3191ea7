"""Recorded games: with each number of factions each of them wins once, one is won together; replayed they end alike."""

from __future__ import annotations

import pytest

from engine.games.revolution.view_types import RevolutionView
from engine.kernel.table import Table
from tests.games.recorded import all_recorded, recorded
from tests.games.revolution import surveyor_bridge as bridge
from tests.games.revolution.surveyor_trials import same_view
from tests.games.revolution.test_invariants import sound_course, sound_spaces, whole_box

FACTIONS = ("catholics", "habsburgs", "nobility", "burghers", "reformers")
PLAYED = {
    2: ("catholic", "reformed"),
    3: FACTIONS,
    4: ("catholics", "habsburgs", "burghers", "reformers"),
    5: FACTIONS,
}
"""Who can win with how many (3.1-a, 3.2-a, 3.3-a, 3.4-a)."""
WORDS = {2: "two", 3: "three", 4: "four", 5: "five"}
WON = {f"{WORDS[players]}-{seat}": (players, seat) for players, seats in PLAYED.items() for seat in seats}
SHARED = "shared"
OFTEN = 30
"""Every so many Actions the table is looked at."""


def sound(table: Table) -> RevolutionView:
    """The game is over; on the way nothing is lost, and everybody is shown what the second reading counts."""
    for number in range(0, len(table.history) + 1, OFTEN):
        position = table.position_at(number)
        view = RevolutionView.of(position.view(None))
        whole_box(view)
        sound_spaces(view)
        sound_course(view)
        truth = bridge.read(position)
        for city, shown in view.cities.items():
            truth.laid[city] = bridge.Counter(shown.coins)
        same_view(position, truth)
    assert table.decision() is None
    return RevolutionView.of(table.view(None))


def sums(view: RevolutionView) -> dict[str, int]:
    """What each seat has in the end: the factions of one player together (3.1-a, 4.5-a)."""
    return {seat: sum(view.points_by_turn[-1][side] for side in sides) for seat, sides in view.seats.items()}


@pytest.mark.parametrize("name", WON)
def test_won_by_one(name: str) -> None:
    """It is won by whom its name says, who alone has most points after turn 5 (4.5-a)."""
    players, winner = WON[name]
    view = sound(recorded("revolution", name))
    assert (len(view.seats), view.way, view.winners) == (players, "points", (winner,))
    assert view.turn == view.turns
    found = sums(view)
    assert all(points < found[winner] for seat, points in found.items() if seat != winner)


def test_won_together() -> None:
    """Equal players win together (4.5-a)."""
    view = sound(recorded("revolution", SHARED))
    found = sums(view)
    assert view.way == "shared"
    assert view.winners is not None
    assert len(view.winners) > 1
    assert set(view.winners) == {seat for seat, points in found.items() if points == max(found.values())}


def test_every_ending_is_recorded() -> None:
    """No recording without a test, no ending without a recording."""
    assert all_recorded("revolution") == {*WON, SHARED}
