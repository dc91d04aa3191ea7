"""Rout, pursuit and surrender on the field: who flees runs along a broken line, who falls is seen a moment longer."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtWidgets import QApplication

from desktop.art.lights import draw_flight, draw_footsteps
from desktop.views.scene.items import SpriteItem
from desktop.views.table.table_window import TableWindow
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.games.sachsen.conftest import Sit, battlefield
from tests.desktop.games.sachsen.field_hands import chosen
from tests.desktop.games.sachsen.test_battle_by_hand import CLOSE
from tests.desktop.person import LONG

SEEDS = range(12)


def before(wanted: str) -> tuple[Table, Action]:
    """A battle, and the Action of which such an Event is told."""
    for seed in SEEDS:
        table = battlefield(units=CLOSE, seed=seed)
        rng, done = Rng(seed), Counter[str](order=1)
        while (decision := table.decision()) is not None:
            if len(decision.seats) == 1:
                fights = (one for one in decision.actions if one.verb in ("pursue", "charge", "engage"))
                action = next(fights, None) or chosen(table, decision, rng, done)
            else:
                action = chosen(table, decision, rng, done)
            if any(told(event) == wanted for event in table.try_out(action, decision.seat).events):
                return table, action
            table.play(action, decision.seat)
    raise AssertionError(f"never comes to {wanted}")


def told(event: Event) -> str:
    """The word of an Event."""
    return event.message.key.removeprefix("sachsen-log-")


def extra(window: TableWindow) -> list[SpriteItem]:
    """Pictures of pieces besides those that stand."""
    pieces = set(window.scene.piece_layer.items())
    looks = {item.body() for item in pieces}
    found = [item for item in window.scene.items() if isinstance(item, SpriteItem) and item not in pieces]
    return [
        item for item in found if item.parts() and type(item.parts()[0][0]) in {type(one) for one in looks}
    ]


@pytest.mark.parametrize("motion", ["full", "none"])
def test_who_flees_runs_off(sit: Sit, motion: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = list[str]()
    for draw in (draw_flight, draw_footsteps):
        monkeypatch.setattr(
            f"desktop.views.scene.marches.{draw.__name__}", lambda *_a, n=draw.__name__, **_k: drawn.append(n)
        )
    table, action = before("flees")
    window = sit(table)
    window.scene.animator.motion = motion
    assert window.session.act(action, sure=True)
    assert window.scene.animator.busy or motion == "none"
    window.map.viewport().grab()
    assert "draw_flight" in drawn
    (ref,) = {event.lit[0] for event in table.history[-1].events if told(event) == "flees"}
    item = window.scene.piece_layer.item(ref)
    assert item is not None
    window.scene.animator.finish()
    assert item.pos() == window.scene.ground.point(window.scene.place_of(ref))


def test_who_falls_is_seen_a_moment_longer(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.views.scene.marches.OUTLINE", LONG)
    table, action = before("caught")
    window = sit(table)
    window.scene.animator.motion = "full"
    assert not extra(window)
    assert window.session.act(action, sure=True)
    QApplication.processEvents()
    battle = SachsenView.of(window.session.view).battle
    assert battle is not None
    (ref,) = {event.lit[0] for event in table.history[-1].events if told(event) == "caught"}
    assert battle.units[ref.removeprefix("piece:")].place == ""
    (ghost,) = extra(window)
    assert 0 < ghost.opacity() < 1
    assert window.scene.marches.marked, "its place is marked"
    window.scene.animator.finish()
    assert not extra(window)
