"""Counters and armies walk on the map, and ways over water are drawn along the rivers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QGraphicsItem

import engine
from desktop.games.revolution.parts import PARTS
from desktop.views.scene.animate import Motion
from desktop.views.scene.items import DrawnItem, Layer
from desktop.views.table.table_window import TableWindow
from engine.kernel.table import Table
from tests.desktop.games.revolution.conftest import Sit

Begin = Callable[..., TableWindow]


@pytest.fixture
def begin(sit: Sit) -> Begin:
    """A window at a phase of a bare board."""

    def at(phase: str, motion: Motion = "full", **more: object) -> TableWindow:
        order = ["reformers", "catholics", "habsburgs", "nobility", "burghers"]
        plain = {"seats": 5, "bare": True, "turn": 1, "phase": phase, "order": order, **more}
        table = Table.new(engine.game("revolution"), position=plain, kind="open")
        window = sit(table)
        window.scene.animator.motion = motion
        return window

    return at


def act(window: TableWindow, text: str) -> None:
    """Somebody plays this."""
    decision = window.session.decision
    assert decision is not None
    assert window.session.act(decision.read(text))


def walkers(window: TableWindow) -> list[QGraphicsItem]:
    """What is on its way."""
    return [item for item in window.scene.items() if item.zValue() == Layer.HAND]


def arranging(begin: Begin, motion: Motion = "full") -> TableWindow:
    """R arranges Holland, where a Burgher stands in Delft."""
    window = begin("propose", motion, counters={"holland": {"reformers": 3}, "delft": {"burghers": 1}})
    act(window, "proposals holland")
    while window.session.table.position.top().name == "propose":
        act(window, "done")
    window.scene.animator.finish()
    return window


def test_counters_walk_to_where_they_are_put(begin: Begin) -> None:
    """Two heaps of R into their places, the Burgher out of his; what walks is gone when it is there."""
    window = arranging(begin)
    act(window, "arrange delft 1 leiden 2")
    assert len(walkers(window)) == 3
    window.scene.animator.finish()
    assert walkers(window) == []


def test_new_units_walk_from_their_camp(begin: Begin) -> None:
    """What has walked is marked where it is, since no road leads there."""
    window = begin("new-units", counters={"holland": {"reformers": 3}})
    act(window, "place holland 2")
    assert len(walkers(window)) == 1
    assert window.scene.marches.marked == ("country:holland",)
    window.scene.animator.finish()
    assert walkers(window) == []


def test_what_a_hand_has_carried_walks_no_more(begin: Begin) -> None:
    """But who gives way does."""
    window = arranging(begin)
    window.scene.marches.already_there("heap:country:holland/reformers/counter")
    act(window, "set delft 1")
    assert len(walkers(window)) == 1


def test_without_motion_nothing_walks(begin: Begin) -> None:
    window = arranging(begin, "none")
    act(window, "arrange delft 1 leiden 2")
    assert walkers(window) == []


def test_an_army_walks_along_its_arrow(begin: Begin) -> None:
    window = begin("army-move", armies={"flanders": ["reformers"]})
    act(window, "march flanders brabant")
    assert [getattr(item, "ref", "") for item in walkers(window)] == ["piece:reformers-army-1"]
    window.scene.animator.finish()
    assert window.scene.place_of("piece:reformers-army-1") == "box:section-brabant"


def test_ways_over_water_are_lit_for_what_is_held(begin: Begin) -> None:
    """6.13-b: up the Rhine to Köln; they go out when the hand is empty. What flows leaves its way on the map."""
    window = begin("overflow", "none", counters={"gelderland": {"reformers": 10}})
    scene = window.scene
    ways = {way[-1]: way for way in PARTS.courses(window.session.view)}
    assert ways["country:koeln"][0] == "country:gelderland"
    assert "country:cleve" not in ways, "next to it"
    before = shown(window)
    assert scene.hand.take("heap:country:gelderland/reformers/counter")
    assert shown(window) > before
    scene.hand.put_back()
    assert shown(window) == before
    act(window, "overflow gelderland koeln 1")
    assert shown(window) > before


def shown(window: TableWindow) -> int:
    """How many things are drawn over the map."""
    return sum(
        isinstance(item, DrawnItem) and not item.boundingRect().isEmpty() for item in window.scene.items()
    )


def test_water_ways_of_the_overlay(begin: Begin) -> None:
    """Rings by land, blue lines over water; provinces have their lights as places have."""
    window = begin("overflow", counters={"gelderland": {"reformers": 10}})
    window.scene.overlays.show(window.session.overlay("reach", "country:gelderland"))
    kinds = {one.at: one.kind for one in window.scene.overlays.shown}
    assert kinds["country:koeln"] == "water"
    assert kinds["country:cleve"] == "ring"
