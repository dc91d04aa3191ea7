"""Recorded games: one for each way a game can end; replaying them gives the same ending, digest by digest."""

from __future__ import annotations

import pytest

from engine.games.maria.position import MariaPosition
from engine.games.maria.posting import Posting
from engine.games.maria.world import ADVANCED
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.games.maria.test_invariants import sound_cities, sound_troops, whole_deck, whole_stock
from tests.games.recorded import all_recorded, recorded

INTRODUCTORY = {way: way for way in ("france-goal", "prussia-goal", "austria-holds", "both-goals", "draw")}
MAJORS = ("prussia", "france", "pragmatic", "austria")
WON = {f"{seats}reserve-{power}": power for seats in ("", "two-") for power in MAJORS}
"""Games of the advanced game won by an empty reserve: whose it was; with three players, and with two."""
WAYS = (
    INTRODUCTORY
    | dict.fromkeys(WON, "empty-reserve")
    | dict.fromkeys(("winter-sums", "two-winter-sums"), "winter-sums")
)


@pytest.mark.parametrize("name", WAYS)
def test_ending(name: str) -> None:
    """It ends as its name says, and who has won plays the power that has."""
    table = recorded("maria", name)
    assert table.decision() is None
    position = table.position
    assert isinstance(position, MariaPosition)
    assert position.result is not None
    assert position.result.way == WAYS[name]
    assert len(position.world.leaders) == (2 if name in ("draw", "both-goals") or "two-" in name else 3)
    if position.world.scenario == ADVANCED:
        winner = position.news[-1].message.args["side"]
        assert winner == f"side:{WON.get(name, str(winner)[5:])}"
        assert str(winner)[5:] in table.view(None).seats[position.result.winners[0]]


@pytest.mark.parametrize("name", WAYS)
def test_nothing_is_lost_on_the_way(name: str) -> None:
    """Cards, troops and markers are all there, and no city holds what it may not, at every third Action."""
    table = recorded("maria", name)
    for number in range(0, len(table.history), 3):
        position = table.position_at(number)
        assert isinstance(position, MariaPosition)
        whole_deck(position)
        sound_troops(position)
        if position.world.scenario == ADVANCED:
            whole_stock(position)
        if not any(isinstance(step, Posting) for step in position.agenda):
            sound_cities(position)


def test_every_ending_is_recorded() -> None:
    """No recording without a test, no ending without a recording."""
    assert all_recorded("maria") == set(WAYS)


def test_an_empty_hand_that_was_asked_once_is_not_asked_when_play_goes_on() -> None:
    """17.3-a: whoever holds no card places none; a Journal of older rules has that answer and still replays."""
    former = recorded("maria", "winter-sums")
    asked = [
        moment
        for moment, played in enumerate(former.history)
        if any(event.message.key == "maria-log-lays-nothing" for event in played.events)
        and (decision := former.decision(played.seat, moment)) is not None
        and decision.step == "lay"
        and len(decision.actions) == 1
    ]
    assert asked, "this game was recorded when an empty hand was asked"
    now = former.branch(asked[0], Rng(1))
    decision = now.decision()
    assert decision is None or (decision.step, len(decision.actions)) != ("lay", 1)
    for _ in range(3):
        decision = now.decision()
        assert decision is not None
        now.play(decision.actions.pick(Rng(2)))
    again = Table.resume(now.game, former.journal)
    assert again.position.digest() == former.position.digest()
