"""The toy game's bids: laid in secret, turned up together (2-a)."""

from __future__ import annotations

import pytest

import engine


@pytest.mark.parametrize("viewer", ["south", None])
def test_only_the_bidder_hears_the_card(viewer: str | None) -> None:
    """The others hear that a bid was laid, and which only when both lie there."""
    position = engine.game("toy").start(seed=4)
    decision = position.decision("north")
    assert decision is not None
    told = position.play(decision.actions.all()[1], "north")
    heard = [event.for_seat(viewer) for event in told]
    assert [event and event.message.key for event in heard] == ["toy-log-bid"]
    assert told[0].for_seat("north") == told[0]
    turned_up = position.play(position.read("bid 0"), "south")[1].for_seat(viewer)
    assert turned_up is not None
    assert turned_up.message.args["north"] == decision.actions.all()[1].gesture().value
