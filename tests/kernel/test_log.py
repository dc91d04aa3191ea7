"""The log of a table grows with it: what has been read once is not read again."""

from __future__ import annotations

import pytest

import engine
from engine.kernel.errors import FileError, KabinettError
from engine.kernel.journal import Journal
from engine.kernel.log import Line, Log
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.games.recorded import JOURNALS
from tests.kernel.test_undo import do, table

READERS = (None, "north", "south")


def whole_log(at: Table, seat: str | None) -> list[Line]:
    """The log read from the beginning."""
    log = Log(at, seat)
    log.follow()
    return log.lines


@pytest.mark.parametrize("seed", range(6))
def test_a_log_that_follows_is_the_log(seed: int) -> None:
    """Through Actions, undo, redo, and what could not be written, however much happens between two looks."""
    at, rng = table("practice"), Rng(seed)
    logs = [Log(at, seat) for seat in READERS]
    for _ in range(120):
        what = rng.below(6)
        if what == 0 and at.history:
            at.take_back(rng.below(len(at.history)))
        elif what == 1 and at.can_redo():
            at.redo()
        elif what == 2:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(at.journal, "append", _full)
                with pytest.raises(KabinettError):
                    play(at, rng)
        else:
            play(at, rng)
        for log in logs:
            if rng.below(3):
                before = list(log.lines)
                kept = log.follow()
                assert log.lines == whole_log(at, log.seat)
                assert log.lines[:kept] == before[:kept]


def play(at: Table, rng: Rng) -> None:
    """Any Action; at the end of the game it begins anew."""
    decision = at.decision()
    if decision is None:
        at.take_back(0)
        decision = at.decision()
    assert decision is not None
    at.play(decision.actions.pick(rng), decision.seat)


def _full(_entry: object) -> None:
    raise FileError("at", "", "it cannot be written", "")


def test_one_more_action_is_all_that_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a table with a thousand Actions; a count, no clock."""
    journal = Journal.open(JOURNALS / "maria" / "reserve-pragmatic.kabinett")
    game = engine.game("maria")
    at = Table.resume(game, journal.until(len(journal.entries) - 1))
    logs = [Log(at, seat) for seat in (None, *at.view(None).seats)]
    for log in logs:
        log.follow()
    events = at.play(at.read(journal.entries[-1].do), journal.entries[-1].seat)
    heard: list[object] = []
    hear = Table.event_for
    monkeypatch.setattr(
        Table, "event_for", lambda at, event, seat: (heard.append(event), hear(at, event, seat))[1]
    )
    for log in logs:
        log.follow()
    assert len(at.history) > 500
    assert len(heard) == len(logs) * len(events)


def test_since_a_moment() -> None:
    """What happened after it, without the opening."""
    at = table("practice")
    do(at, "north: bid 0", "south: bid 0")
    whole = at.log(None)
    do(at, "north: ride north inn")
    assert at.log(None, 2) == at.log(None)[len(whole) :]
    assert at.log(None, 3) == []
