"""The table shows the View and nothing else, by keys as by mouse, and leaves nothing running behind."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QImage, QKeyEvent, QPainterPath
from PySide6.QtWidgets import QApplication, QGraphicsEllipseItem, QWidget
from pytestqt.qtbot import QtBot

from desktop.profile.theme import load_theme
from desktop.session.session import Session
from desktop.views.scene.animate import Animator, walk_length
from desktop.views.scene.export import export_picture
from desktop.views.scene.items import Layer
from desktop.views.scene.map_view import MapView
from desktop.views.scene.pieces import piece_size
from desktop.views.scene.zoom_view import CLOSEST
from tests.desktop.person import LONG
from tests.desktop.views.scene.conftest import Mouse

FRIEDRICH = "piece:friedrich"


def test_every_piece_of_the_view_stands_on_its_place(view: MapView, session: Session) -> None:
    for piece in session.view.pieces:
        item = view.table.piece_item(f"piece:{piece.id}")
        if piece.place in view.table.ground:
            assert item is not None
            assert item.pos() == view.table.ground.point(piece.place)


def test_only_what_changed_is_touched(view: MapView, session: Session) -> None:
    before = {ref: id(view.table.piece_item(ref)) for ref in view.table.pieces_in_order()}
    decision = session.decision
    assert decision is not None
    session.act(decision.read("move friedrich glogau"))
    after = {ref: id(view.table.piece_item(ref)) for ref in view.table.pieces_in_order()}
    assert before == after


def test_a_walk_goes_along_the_road_and_any_input_ends_it(
    view: MapView, session: Session, qtbot: QtBot
) -> None:
    decision = session.decision
    assert decision is not None
    session.act(decision.read("move friedrich glogau steinau"))
    item, end = view.table.piece_item(FRIEDRICH), view.table.ground.point("steinau")
    assert item is not None
    assert view.table.animator.busy
    assert item.pos() != end
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert item.pos() == end
    assert not view.table.animator.busy


def test_who_goes_back_takes_the_footsteps_along(view: MapView, session: Session) -> None:
    decision = session.decision
    assert decision is not None
    drawn = [item for item in view.table.items() if item.zValue() == Layer.FOOTSTEPS]
    assert drawn
    assert not any(item.isVisible() and not item.boundingRect().isEmpty() for item in drawn)
    session.act(decision.read("move friedrich glogau steinau"))
    assert any(item.isVisible() and not item.boundingRect().isEmpty() for item in drawn)
    session.undo()
    assert not any(item.isVisible() and not item.boundingRect().isEmpty() for item in drawn)


def test_without_motion_a_piece_appears_at_its_target(view: MapView, session: Session) -> None:
    view.table.animator.motion = "none"
    decision = session.decision
    assert decision is not None
    session.act(decision.read("move friedrich glogau"))
    item = view.table.piece_item(FRIEDRICH)
    assert item is not None
    assert item.pos() == view.table.ground.point("glogau")


def test_a_whole_move_by_keys(view: MapView, session: Session, qtbot: QtBot) -> None:
    qtbot.keyClick(view, Qt.Key.Key_N)
    source = view.table.hand.source
    first = view.keyboard.targets_in_order()[0]
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert view.table.hand.target == first
    qtbot.keyClick(view, Qt.Key.Key_Return)
    action = session.table.history[-1].action.gesture()
    assert (action.source, action.target) == (source, first)


def test_arrows_walk_the_cursor_and_enter_takes(view: MapView, qtbot: QtBot) -> None:
    view.keyboard.go_to("glogau")
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert view.keyboard.place == view.table.ground.towards("glogau", 0, -1)
    view.keyboard.go_to("freystadt")
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert view.table.hand.source == FRIEDRICH
    assert "Friedrich" in view.accessibleDescription()
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert not view.table.hand.holds


def test_a_digit_drops_on_the_nth_target(view: MapView, session: Session, qtbot: QtBot) -> None:
    qtbot.keyClick(view, Qt.Key.Key_N)
    second = view.keyboard.targets_in_order()[1]
    qtbot.keyClick(view, Qt.Key.Key_2)
    assert session.table.history[-1].action.gesture().target == second


def test_x_hides_the_pieces_while_it_is_held(view: MapView, qtbot: QtBot) -> None:
    item = view.table.piece_item(FRIEDRICH)
    assert item is not None
    qtbot.keyPress(view, Qt.Key.Key_X)
    assert not item.isVisible()
    qtbot.keyRelease(view, Qt.Key.Key_X)
    assert item.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_5, Qt.Key.Key_Space])
def test_keys_the_map_has_no_use_for_go_on_to_the_window(view: MapView, key: Qt.Key) -> None:
    text = "5" if key is Qt.Key.Key_5 else ""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
    view.keyPressEvent(event)
    assert not event.isAccepted()


@pytest.mark.parametrize("name", ["reach", "supply", "protection", "control"])
def test_an_overlay_comes_and_goes(view: MapView, name: str) -> None:
    view.table.select(FRIEDRICH)
    names: list[str] = []
    view.table.overlay_changed.connect(names.append)
    view.table.toggle_overlay(name)
    assert view.table.overlays.shown
    view.grab()
    view.table.toggle_overlay(name)
    assert not view.table.overlays.shown
    assert names == [name, ""]


def test_references_are_lit_from_outside_until_put_out(view: MapView) -> None:
    view.table.light(["place:breslau", FRIEDRICH])
    assert view.table.lights.shown() == 3
    view.table.put_out()
    assert view.table.lights.shown() == 0


def test_hovering_tells_place_and_piece_once(view: MapView, mouse: Mouse, qtbot: QtBot) -> None:
    places: list[str] = []
    pieces: list[str] = []
    view.table.place_hovered.connect(places.append)
    view.table.piece_hovered.connect(pieces.append)
    for _ in range(3):
        qtbot.mouseMove(view.viewport(), mouse.spot("place:steinau"))
        qtbot.mouseMove(
            view.viewport(), mouse.spot("place:steinau") + type(mouse.spot("place:steinau"))(1, 1)
        )
    qtbot.mouseMove(view.viewport(), mouse.spot(FRIEDRICH))
    assert places == ["place:steinau", "place:freystadt"]
    assert pieces == [FRIEDRICH]


def test_zoom_stays_between_the_whole_board_and_eight(view: MapView) -> None:
    for _ in range(60):
        view.zoom_in()
    assert view.zoom == pytest.approx(CLOSEST)
    for _ in range(80):
        view.zoom_out()
    assert view.zoom == pytest.approx(view.smallest_zoom())
    whole = view.mapFromScene(view.table.sceneRect()).boundingRect()
    assert view.viewport().rect().adjusted(-2, -2, 2, 2).contains(whole)


def test_zooming_keeps_the_point_under_the_pointer(view: MapView) -> None:
    spot = QPointF(400, 300)
    before = view.mapToScene(spot.toPoint())
    view.zoom_by(1.15**4, spot)
    after = view.mapToScene(spot.toPoint())
    assert abs(after.x() - before.x()) * view.zoom < 3
    assert abs(after.y() - before.y()) * view.zoom < 3


def test_pieces_keep_their_sizes() -> None:
    assert piece_size(0.75, 0.75) == pytest.approx(0.9)
    assert piece_size(0.1, 0.75) == 0.75
    assert piece_size(8, 0.75) == 1.6


def test_a_double_click_on_a_place_looks_closer(view: MapView, mouse: Mouse, qtbot: QtBot) -> None:
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=mouse.spot("place:steinau"))
    assert view.zoom == pytest.approx(2.0)
    middle = view.mapToScene(view.viewport().rect().center())
    assert view.table.ground.nearest(middle, 20) == "steinau"


@pytest.mark.parametrize("theme", ["light", "dark", "safe"])
def test_a_map_in_another_theme_looks_as_if_it_had_begun_in_it(
    make_view: Callable[..., MapView], theme: str
) -> None:
    """Nothing keeps the colours or the face that it was painted in before."""
    view = make_view()
    parchment = seen(view)
    view.table.set_theme(load_theme(theme))
    view.table.map.stop()
    view.dress()
    assert seen(view) != parchment
    assert seen(view) == seen(make_view(theme))


def seen(view: MapView) -> QImage:
    """The map as it is painted, all names written."""
    view.table.names.settle(now=True)
    return view.grab().toImage()


@pytest.mark.parametrize("scale", [1, 2])
def test_a_picture_is_exported_as_seen(view: MapView, tmp_path: Path, scale: int) -> None:
    path = tmp_path / "table.png"
    assert export_picture(view.table, path, scale)
    image = QImage(str(path))
    size = view.viewport().size()
    assert abs(image.width() - size.width() * scale) <= scale * 2
    assert abs(image.height() - size.height() * scale) <= scale * 2
    assert view.table.piece_item(FRIEDRICH).isVisible()  # type: ignore[union-attr]
    assert view.table.ground.fineness == 1


def test_names_stand_for_the_pixels_of_the_screen_and_of_the_picture(
    view: MapView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A picture of the whole map in other pixels has its own names; a finer screen paints another level."""
    laid, table = [], view.table

    def watched(_hide: bool) -> None:
        laid.append((table.ground.fineness, table.names.laid_for))

    monkeypatch.setattr(table, "hide_pieces", watched)
    assert export_picture(table, tmp_path / "table.png", 2, area=QRectF(0, 0, 400, 400), zoom=0.3)
    assert laid[0] == (2, 0.3)
    assert (table.ground.fineness, table.zoom) == (1, view.zoom)
    monkeypatch.setattr(QWidget, "devicePixelRatioF", lambda _self: 1.5)
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.DevicePixelRatioChange))
    assert table.ground.fineness == 1.5


def test_nothing_runs_after_the_table_is_closed(make_view: Callable[[], MapView], session: Session) -> None:
    view = make_view()
    decision = session.decision
    assert decision is not None
    session.act(decision.read("move friedrich glogau"))
    assert view.table.animator.busy
    view.close_table()
    timers = [t for t in (*view.findChildren(QTimer), *view.table.findChildren(QTimer)) if t.isActive()]
    assert timers == []
    before = view.table.piece_item(FRIEDRICH)
    session.undo()
    assert view.table.piece_item(FRIEDRICH) is before
    assert view.table.place_of(FRIEDRICH) == "glogau", "it hears no signal any more"


def test_a_walk_ends_where_it_must_by_itself(qtbot: QtBot) -> None:
    animator, item, ended = Animator(), QGraphicsEllipseItem(), []
    path = QPainterPath(QPointF(0, 0))
    path.lineTo(100, 0)
    animator.walk(item, path, 60, lambda: ended.append(True))
    qtbot.waitUntil(lambda: bool(ended), timeout=LONG)
    assert item.pos() == QPointF(100, 0)
    assert not animator.busy


def test_the_length_of_a_walk() -> None:
    assert [walk_length(n, "full") for n in (1, 3, 20)] == [180, 360, 900]
    assert walk_length(5, "short") == 180
