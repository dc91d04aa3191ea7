"""Recorded games: one for each way a game can end; replaying them gives the same ending, digest by digest."""

from __future__ import annotations

import pytest

from engine.games.acres.view_types import Settlements
from tests.games.acres.test_invariants import sound_table, whole_box, whole_supply
from tests.games.acres.test_surveyor import agrees
from tests.games.recorded import all_recorded, recorded

SIEGES = {"quebec": "british", "boston": "french", "new-york": "french"}
SCORED = ("villages", "towns", "captured")
"""Why a game is scored: all cubes or all discs are placed (end-game-2), twelve points are captured (end-game-3)."""
WAYS = (
    {f"siege-of-{site}": ("siege", by, site) for site, by in SIEGES.items()}
    | {f"{why}-{by}": ("points", by, why) for why in SCORED for by in ("british", "french")}
    | {"tie": ("tie", "french", "")}
)


@pytest.mark.parametrize("name", WAYS)
def test_ending(name: str) -> None:
    """It ends as its name says: the way, the winner, and why (end-game-1 to -5)."""
    way, by, why = WAYS[name]
    table = recorded("acres", name)
    assert table.decision() is None
    view = table.view(None)
    assert (view.way, view.winners) == (way, (by,))
    other = "french" if by == "british" else "british"
    points = {side: view.score[side].total for side in (by, other)}
    enders = {
        "villages": [side for side in points if view.supply[side].village == 0],
        "towns": [side for side in points if view.supply[side].town == 0],
        "captured": [s.side for s in view.scores if s.value >= s.goal and not view.sieges],
    }
    if way == "siege":
        assert why not in view.control
        assert view.captured[by] != Settlements(0, 0)
    elif way == "tie":
        assert points[by] == points[other]
        assert any(enders.values())
    else:
        assert points[by] > points[other]
        assert enders[why] == [by]


@pytest.mark.parametrize("name", WAYS)
def test_nothing_is_lost_on_the_way(name: str) -> None:
    """Cards and pieces are all there, and what is listed is what a second reading allows, at every seventh Action."""
    table = recorded("acres", name)
    for number in range(0, len(table.history), 7):
        position = table.position_at(number)
        whole_box(position)
        whole_supply(position)
        sound_table(position)
        agrees(position)


def test_every_ending_is_recorded() -> None:
    """No recording without a test, no ending without a recording."""
    assert all_recorded("acres") == set(WAYS)
