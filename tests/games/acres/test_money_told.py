"""Labels and log lines of recorded games tell the money and the marker of sieges as they then are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.kernel.event import Event
from engine.kernel.message import Message
from engine.kernel.table import Played
from engine.kernel.view import View
from tests.games.recorded import recorded

GAMES = ("captured-british", "siege-of-quebec", "towns-french")


def steps(name: str) -> Iterator[tuple[View, Message, Played, View]]:
    """Every Action of a recorded game with its label, and what is public before and after it."""
    table = recorded("acres", name)
    for moment, played in enumerate(table.history):
        decision = table.decision(played.seat, moment)
        assert decision is not None
        yield table.view(None, moment), decision.label(played.action), played, table.view(None, moment + 1)


@pytest.mark.parametrize("name", GAMES)
def test_a_button_tells_the_money_that_it_brings_or_costs(name: str) -> None:
    told = 0
    for before, label, played, after in steps(name):
        money = after.money[played.seat] - before.money[played.seat]
        if label.key.startswith("acres-act-") and after.turn == before.turn:
            assert label.args.get("money", 0) == abs(money), (label, money)
            told += bool(money)
    assert told > 10


BESIEGED = ("siege-of-boston", "siege-of-quebec")


def sieges(played: Played) -> list[Event]:
    """What was laid in sieges by an Action."""
    return [event for event in played.events if event.kind in ("besiege", "reinforce")]


@pytest.mark.parametrize("name", BESIEGED)
def test_a_line_of_a_siege_tells_marker_and_money(name: str) -> None:
    seen = 0
    for before, _label, played, after in steps(name):
        for event in sieges(played):
            args = event.message.args
            place = str(args["place"]).removeprefix("place:")
            attacker, siege = next((s, f) for s, f in after.sieges.items() if f.place == place)
            assert args["at"] == abs(siege.pos)
            if siege.pos:
                assert (args["ahead"] == f"side:{attacker}") is (siege.pos > 0)
            paid = before.money[played.seat] - after.money[played.seat]
            assert args["cost"] == paid
            seen += 1
    assert seen
