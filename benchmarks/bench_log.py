"""What the log costs with each Action: at a table of 50 Actions, and at one of 5,000.

Run by `pytest benchmarks/bench_log.py`.
"""

from __future__ import annotations

import os
from functools import cache

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

import engine
from desktop.profile.settings import Settings
from desktop.session.session import Session
from desktop.views.history.log_model import LogModel
from desktop.views.widgets.appearance import Appearance
from engine.kernel.rng import Rng
from engine.kernel.table import Table

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ENDLESS = ("pass", "done", "money", "discard", "retrieve")
"""What ends no game of A Few Acres of Snow."""


@cache
def long_table(actions: int) -> Table:
    """So many Actions that lead nowhere."""
    table, rng = Table.new(engine.game("acres"), seed=1, kind="practice"), Rng(1)
    while len(table.history) < actions:
        decision = table.decision()
        assert decision is not None
        found = [a for a in decision.actions if a.verb in ENDLESS] or list(decision.actions)
        table.play(rng.choice(found), decision.seat)
    return table


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("actions", [50, 5_000])
def test_the_log_after_one_more_action(actions: int, benchmark: BenchmarkFixture) -> None:
    """The Action is played at the table and told in the log."""
    table = long_table(actions)
    appearance = Appearance(Settings(language="en", theme="parchment"))
    appearance.speak_of("acres", {}, {}, table.journal.header.ruleset)
    model = LogModel(appearance, Session(table), appearance)
    model.refresh()
    decision = table.decision()
    assert decision is not None
    action = next(a for a in decision.actions if a.verb in ENDLESS)
    trial = table.try_out(action, decision.seat)

    def played() -> tuple[tuple[Table, ...], dict[str, object]]:
        if len(table.history) > actions:
            table.undo()
            model.refresh()
        return (), {}

    def one_more() -> None:
        table._count(trial)
        model.refresh()

    benchmark.pedantic(one_more, setup=played, rounds=200)
