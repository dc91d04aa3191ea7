"""A piece that is dragged to a city and back: the way is corrected, or the piece goes there and back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import engine
from desktop.session.session import Session
from desktop.views.scene.items import Layer
from desktop.views.scene.map_view import MapView
from engine.kernel.positions import PositionFile
from engine.kernel.table import Table
from tests.desktop.views.scene.conftest import Mouse

FRIEDRICH = "piece:friedrich"
THERE_AND_BACK = ("place:brieg", "place:neisse", "place:brieg")


@pytest.fixture
def table() -> Table:
    """Friedrich beside a fortress that falls when he goes there and back."""
    situation = {
        "game": "maria",
        "stage": "prussia",
        "phase": "movement",
        "pieces": {"friedrich": "breslau", "prussia-train-1": "glogau", "traun": "wien"},
        "markers": {"breslau": "prussia", "brieg": "prussia", "schweidnitz": "prussia"},
    }
    return PositionFile(Path("turning-back.yaml"), situation).table(engine.game("maria"))


def test_every_way_is_offered(view: MapView, mouse: Mouse, session: Session, qtbot: QtBot) -> None:
    """The way there and back is among them."""
    mouse.drag(FRIEDRICH, *THERE_AND_BACK)
    ways = [c.gesture.via for c in view.table.moves.targets(FRIEDRICH)["place:brieg"].choices]
    assert THERE_AND_BACK in ways
    assert view.chooser.count() == len(ways) > 1
    lines = [view.chooser.item(row).text() for row in range(len(ways))]
    assert lines[ways.index(THERE_AND_BACK)].endswith("; Neisse falls when he leaves")
    assert len(set(lines)) == len(lines), "each line says what its way brings about"
    qtbot.keyClick(view.chooser, Qt.Key(Qt.Key.Key_1 + ways.index(THERE_AND_BACK)))
    assert session.table.history[-1].action.text() == "move friedrich brieg neisse brieg"


def test_the_way_of_the_line_pointed_at_is_drawn(
    view: MapView, mouse: Mouse, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two lines name the same city: their ways tell them apart, by the arrows and by the pointer."""
    ways: list[list[str]] = []
    monkeypatch.setattr(view.table.lights, "show_way", ways.append)
    mouse.drag(FRIEDRICH, *THERE_AND_BACK)
    rows = [c.gesture.via for c in view.table.moves.targets(FRIEDRICH)["place:brieg"].choices]
    longer = rows.index(THERE_AND_BACK)
    assert ways[-1] == ["breslau", *(ref.removeprefix("place:") for ref in rows[0])]
    for _ in range(longer):
        qtbot.keyClick(view.chooser, Qt.Key.Key_Down)
    assert ways[-1] == ["breslau", "brieg", "neisse", "brieg"]
    QTest.mouseMove(view.chooser.viewport(), view.chooser.visualItemRect(view.chooser.item(0)).center())
    assert view.chooser.currentRow() == 0
    assert ways[-1] == ["breslau", *(ref.removeprefix("place:") for ref in rows[0])]


def test_a_line_for_several_ways_draws_none(
    view: MapView, mouse: Mouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there are more ways than lines; the one drawn under way is none that the line means."""
    monkeypatch.setattr("desktop.views.scene.map_view.MOST", 1)
    mouse.drag(FRIEDRICH, *THERE_AND_BACK)
    assert view.chooser.count() == 1
    drawn = [item for item in view.scene().items() if item.zValue() == Layer.WAY]
    assert all(item.boundingRect().isEmpty() for item in drawn)


def test_what_an_action_brings_about_is_read_whole_at_the_edge_of_the_map(view: MapView) -> None:
    """A fortress that falls beside the left edge: its ribbon does not begin under the rail."""
    neisse = view.table.ground.point("neisse")
    view.resize(520, 500)
    view.look_at(neisse + QPointF(200, 0) / view.zoom)
    assert view.mapFromScene(neisse).x() < 110
    hand = view.table.hand
    assert hand.take(FRIEDRICH)
    ways = view.table.moves.targets(FRIEDRICH)["place:brieg"].choices
    hand.trace(next(choice for choice in ways if choice.gesture.via == THERE_AND_BACK))
    ribbons = [item for item in view.scene().items() if item.zValue() == Layer.RIBBONS]
    rooms = [one.boundingRect().translated(view.mapFromScene(one.pos())) for one in ribbons]
    room = max(rooms, key=QRectF.width)
    assert room.width() > 200
    assert room.left() >= -3


def test_a_new_drag_goes_its_own_way(view: MapView, mouse: Mouse, session: Session) -> None:
    """What was turned back in one drag is forgotten in the next."""
    mouse.drag(FRIEDRICH, *THERE_AND_BACK)
    view.table.hand.put_back()
    mouse.drag(FRIEDRICH, "place:brieg")
    assert session.table.history[-1].action.text() == "move friedrich brieg"
