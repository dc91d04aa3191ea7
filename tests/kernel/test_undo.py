"""Undo ends where something was learnt, unless the table is for practice."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.kernel.errors import KabinettError, Refused
from engine.kernel.message import Message
from engine.kernel.table import Table


def table(kind: Any = "match") -> Table:
    """A toy table whose roads are dry in round 1."""
    return Table.new(engine.game("toy"), seed=0, kind=kind)


def do(at: Table, *texts: str) -> None:
    """Play texts, "seat: action"."""
    for text in texts:
        seat, _, action = text.partition(": ")
        decision = at.decision(seat)
        assert decision is not None
        at.play(decision.read(action), seat)


def reason(at: Table) -> str:
    """The key of why undo is not allowed, "" if it is."""
    found: Message | None = at.why_no_undo()
    return found.key if found else ""


def test_nothing_to_take_back() -> None:
    """At the start."""
    assert reason(table()) == "undo-nothing"
    with pytest.raises(KabinettError):
        table().undo()


def test_not_after_a_reveal() -> None:
    """Both bids were turned up."""
    at = table()
    do(at, "north: bid 0", "south: bid 0")
    assert reason(at) == "undo-revealed"


def test_not_after_another_seat_was_asked() -> None:
    """North bid; South is asked alone now."""
    at = table()
    do(at, "north: bid 0")
    assert reason(at) == "undo-other-seat"


def test_own_last_action_comes_back_and_can_be_redone() -> None:
    """A ride into a city with a seal: North is asked again, and nothing was learnt."""
    at = table()
    do(at, "north: bid 0", "south: bid 0")
    before = at.position.dump()
    do(at, "north: ride north inn")
    after = at.position.dump()
    assert reason(at) == ""
    at.undo()
    assert at.position.dump() == before
    assert at.can_redo()
    at.redo()
    assert at.position.dump() == after
    with pytest.raises(KabinettError):
        at.redo()


def test_a_new_action_ends_redo() -> None:
    """The undone way is left for good."""
    at = table("practice")
    do(at, "north: bid 0", "south: bid 0", "north: ride north inn")
    at.undo()
    do(at, "north: done")
    assert not at.can_redo()


def test_practice_takes_everything_back() -> None:
    """Over reveals and other seats to the very start."""
    at = table("practice")
    start = at.position.dump()
    do(at, "north: bid 0", "south: bid 0", "north: ride north inn", "north: take card")
    while not reason(at):
        at.undo()
    assert at.position.dump() == start
    assert at.log("north") == [seen for e in at.opening if (seen := e.for_seat("north"))]


def test_a_refused_action_changes_nothing() -> None:
    """Neither the Position nor the Journal."""
    at = table()
    do(at, "north: bid 0", "south: bid 0")
    before, entries = at.position.dump(), len(at.journal.entries)
    with pytest.raises(Refused):
        at.play(at.position.read("ride north mill"), "north")
    with pytest.raises(Refused):
        at.play(at.position.read("done"), "south")
    assert at.position.dump() == before
    assert len(at.journal.entries) == entries


def test_an_offer_is_taken_out_of_turn() -> None:
    """South throws a card away while North is asked."""
    at = table()
    do(at, "north: bid 0", "south: bid 0")
    assert at.decision("south") is None
    card = at.position.hands["south"][0]  # type: ignore[attr-defined]
    at.play(at.position.read(f"toss {card}"), "south")
    assert at.view(None).discards == (card,)


def test_the_past_can_be_looked_at() -> None:
    """`position_at` is a copy of what was."""
    at = table("practice")
    digests = [at.position.digest()]
    for text in ("north: bid 0", "south: bid 0", "north: done"):
        do(at, text)
        digests.append(at.position.digest())
    assert [at.position_at(n).digest() for n in range(4)] == digests
    at.position_at(3).play(at.position.read("done"), "south")
    assert at.position.digest() == digests[3]
