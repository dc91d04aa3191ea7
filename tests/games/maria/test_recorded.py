"""Recorded games: one for each way a game can end; replaying them gives the same ending, digest by digest."""

from __future__ import annotations

import pytest

import engine
from engine.games.maria.position import MariaPosition
from engine.games.maria.posting import Posting
from engine.games.maria.world import ADVANCED
from engine.kernel.journal import Kind
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


POLITICS = {
    "turn": 2, "stage": "politics", "phase": "trump", "victor": "frederick", "political": ["C41-1", "C41-2"],
    "hands": {"prussia": ["H9"]}, "scenario": "advanced",
}  # fmt: skip


def politics(answers: list[str], *, as_before: bool, kind: Kind = "match") -> Table:
    """The politics stage of three, where Prussia alone holds a card; as these rules ask, or as older ones did."""
    table = Table.new(engine.game("maria"), position=POLITICS, kind=kind)
    table.position.as_before = as_before
    for words in answers:
        table.play(table.position.read(words))
    return table


def test_an_empty_hand_is_not_asked_and_journals_in_which_it_was_still_replay() -> None:
    """17.3-a: who holds no card places none. Older Journals hold that answer; both kinds lead to the same."""
    former = politics(["trump H", "done", "done", "done", "done"], as_before=True)
    now = politics(["trump H", "done"], as_before=False)
    assert former.position.digest() == now.position.digest()
    for table in (former, now):
        again = Table.resume(table.game, table.journal)
        assert again.position.digest() == now.position.digest()
        assert not again.position.as_before
        told = [e for e in again.log(None) if e.message.key == "maria-log-lays-nothing"]
        assert len(told) == len(MAJORS)


def test_a_table_that_stops_at_an_empty_hand_goes_on() -> None:
    """An older Journal may end where an empty hand was asked; nobody is left waiting for it."""
    former = politics(["trump H", "done"], as_before=True)
    again = Table.resume(former.game, former.journal)
    assert again.position.digest() == politics(["trump H", "done"], as_before=False).position.digest()
    assert again.decision() is not None


def test_what_is_played_again_replays_with_what_was_not_asked_after_it() -> None:
    """An offer (20-a) that was made once an empty hand had been passed over comes after it in the Journal's log too."""
    table = politics(["trump H", "done"], as_before=False, kind="practice")
    decision = table.decision()
    assert decision is not None
    table.play(next(iter(decision.offers)), decision.seat)
    for _ in range(3):
        table.undo()
    while table.can_redo():
        table.redo()
    again = Table.resume(table.game, table.journal)
    assert again.log(None) == table.log(None)
    assert again.position.digest() == table.position.digest()
