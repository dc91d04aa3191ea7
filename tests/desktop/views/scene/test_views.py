"""Three views of the map: the front opens, the person's own wins, and the map stands still when others change."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.art.markers import draw_medal
from desktop.art.specs import Mark
from desktop.session.session import Session
from desktop.views.scene.edge_arrows import arrows_for
from desktop.views.scene.front import FARTHEST, NEAREST, Front
from desktop.views.scene.items import Layer
from desktop.views.scene.map_view import MapView
from desktop.views.scene.name_spots import meet
from desktop.views.scene.table_view import FRONT, OWN, WHOLE
from tests.desktop.person import LONG
from tests.desktop.views.scene.conftest import Mouse

WINDOWS = [(778, 271), (982, 565), (1492, 866), (3412, 1946)]
"""The map's own room in windows from 1280x720 at twice the text to 3840x2160."""
ABLE = [QPointF(400, 500), QPointF(700, 800), QPointF(650, 420)]
FAR = [QPointF(3000, 3000)]


def seen(middle: QPointF, zoom: float, window: QSizeF) -> QRectF:
    """The part of the scene that a window shows."""
    size = window / zoom
    return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)


@pytest.mark.parametrize("size", WINDOWS)
def test_front_holds_every_piece_that_can_act(size: tuple[int, int]) -> None:
    window = QSizeF(*size)
    look = Front(ABLE, []).look(window)
    assert look is not None
    assert FARTHEST <= look[1] <= NEAREST
    assert all(seen(*look, window).contains(point) for point in ABLE)


@pytest.mark.parametrize("size", WINDOWS[:3])
def test_a_front_too_wide_shows_its_densest_part(size: tuple[int, int]) -> None:
    window = QSizeF(*size)
    middle, zoom = Front([*ABLE, *FAR], []).look(window) or (QPointF(), 0.0)
    assert zoom == FARTHEST
    shown = [point for point in (*ABLE, *FAR) if seen(middle, zoom, window).contains(point)]
    assert len(shown) >= 2
    assert FAR[0] not in shown


def test_what_is_near_the_front_gives_way_to_what_can_act() -> None:
    window, near = QSizeF(982, 565), [QPointF(2600, 2400), QPointF(2700, 2400)]
    middle, zoom = Front(ABLE, near).look(window) or (QPointF(), 0.0)
    assert zoom == FARTHEST
    assert all(seen(middle, zoom, window).contains(point) for point in ABLE)


def test_nothing_on_the_map_has_no_front() -> None:
    assert Front([], []).look(QSizeF(900, 600)) is None


@pytest.mark.parametrize("size", [(982, 565), (1492, 866)])
def test_the_front_of_prussia(view: MapView, size: tuple[int, int]) -> None:
    view.resize(*size)
    view.show_front()
    room = view.viewport().rect()
    able = [view.table.place_of(ref) for ref in view.table.moves.sources()]
    spots = [view.mapFromScene(view.table.ground.point(place)) for place in able if place]
    assert FARTHEST <= view.zoom <= NEAREST
    outside = [spot for spot in spots if not room.contains(spot)]
    assert len(outside) == sum(len(arrow.points) for arrow in view.arrows.arrows)
    assert not outside or view.zoom == pytest.approx(FARTHEST)


def test_views_say_which_is_in_use(view: MapView, qtbot: QtBot) -> None:
    heard: list[str] = []
    view.view_changed.connect(heard.append)
    view.show_front()
    view.next_map()
    view.show_front()
    qtbot.mouseMove(view.viewport(), QPoint(400, 300))
    view.zoom_in()
    assert heard == [FRONT, WHOLE, FRONT, OWN]


def test_a_drag_of_the_map_is_the_persons_own_view(view: MapView, mouse: Mouse, qtbot: QtBot) -> None:
    view.show_front()
    spot = next(
        QPoint(x, y)
        for x in range(200, 1300, 30)
        for y in range(150, 600, 30)
        if view.table.ground.nearest(view.mapToScene(x, y), 60 / view.zoom) is None
    )
    qtbot.mousePress(mouse.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    for step in range(1, 5):
        qtbot.mouseMove(view.viewport(), spot + QPoint(step * 20, step * 15))
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=spot + QPoint(80, 60))
    assert view.view_name == OWN


def test_map_stands_still(view: MapView, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    lines, below = QVBoxLayout(window), QWidget()
    lines.addWidget(view, 1)
    lines.addWidget(below)
    below.setFixedHeight(190)
    window.resize(1300, 860)
    window.show()
    for name in (FRONT, WHOLE, OWN):
        if name == OWN:
            view.zoom_in()
        else:
            view.show_view(name)
        at = view.mapToScene(0, 0)
        for high in (62, 80, 300, 190):
            below.setFixedHeight(high)
            qtbot.waitUntil(lambda high=high: below.height() == high, timeout=LONG)
            assert view.mapToScene(0, 0) == at, (name, high)
    view.show_view(WHOLE)
    window.resize(QSize(1000, 700))
    qtbot.waitUntil(lambda: view.viewport().width() < 1000, timeout=LONG)
    assert view.zoom == pytest.approx(view.smallest_zoom()), (
        "with the window itself the whole map stays whole"
    )
    lines.removeWidget(view)
    view.setParent(None)


def test_arrows_tell_of_pieces_beyond(view: MapView, qtbot: QtBot) -> None:
    view.look_at(view.table.ground.point("linz"), 1.5)
    able = [ref for ref in view.table.moves.sources() if view.table.place_of(ref)]
    assert sum(len(arrow.points) for arrow in view.arrows.arrows) == len(able)
    arrow = view.arrows.arrows[0]
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=arrow.spot.toPoint())
    assert not view.table.hand.holds
    assert view.viewport().rect().contains(view.mapFromScene(arrow.leads_to))


def test_arrows_near_each_other_are_one() -> None:
    window, points = QRectF(0, 0, 800, 500), [QPointF(900, 100), QPointF(1000, 130), QPointF(400, -60)]
    arrows = arrows_for([(point, point) for point in (*points, QPointF(300, 300))], window)
    assert sorted(len(arrow.points) for arrow in arrows) == [1, 2]
    assert all(window.contains(arrow.spot) for arrow in arrows)


def test_an_arrow_keeps_off_what_lies_at_the_edge() -> None:
    window, point = QRectF(0, 0, 800, 500), QPointF(900, 250)
    name = np.array([[740.0, 240.0, 800.0, 255.0]])
    alone, beside = (arrows_for([(point, point)], window, taken)[0].spot for taken in (None, lambda: name))
    assert alone == QPointF(774, 250)
    assert beside.x() == alone.x()
    assert not meet(
        np.array([beside.x() - 19, beside.y() - 19, beside.x() + 19, beside.y() + 19]), name
    ).any()
    full = np.array([[700.0, 0.0, 800.0, 500.0]])
    assert arrows_for([(point, point)], window, lambda: full)[0].spot == alone


def test_without_anything_asked_the_map_is_shown(view: MapView, session: Session) -> None:
    session.look_as("louis")
    assert session.decision is None
    view.show_front()
    assert view.zoom == pytest.approx(view.zoom_for(view.table.ground.frame("bohemia")))


@pytest.mark.parametrize("size", [*WINDOWS, (1118, 382)])
def test_the_front_shows_no_ground_that_a_sheet_could_fill(view: MapView, size: tuple[int, int]) -> None:
    view.resize(*size)
    view.show_front()
    sheets, shown = view.table.ground.rect(), view.mapToScene(view.viewport().rect()).boundingRect()
    one = 2 / view.zoom
    if shown.width() < sheets.width():
        assert sheets.left() - one <= shown.left() <= shown.right() <= sheets.right() + one
    else:
        assert shown.center().x() == pytest.approx(sheets.center().x(), abs=one)
    if shown.height() < sheets.height():
        assert sheets.top() - one <= shown.top() <= shown.bottom() <= sheets.bottom() + one


def test_a_fight_is_the_front_while_no_piece_is_asked_for(
    view: MapView, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = view.table
    fighters = {"piece:friedrich": None, "piece:karl": None}
    monkeypatch.setattr(table.moves, "sources", list)
    monkeypatch.setattr(table.piece_layer, "_fighting", fighters)
    front = table.front()
    assert front.able == [table.ground.point(p) for p in sorted({table.place_of(ref) for ref in fighters})]


def test_a_cluster_fans_out_under_the_pointer(view: MapView) -> None:
    table = view.table
    table.piece_layer.set_zoom(0.03)
    hosts = [item for item in table.piece_layer.items() if item.clustered]
    assert hosts, "from so far some lie in a heap"
    host = hosts[0]
    table.piece_layer.fan(host.ref)
    fanned = [
        item for item in table.piece_layer.items() if table.piece_layer.in_fan(item.ref) and item is not host
    ]
    assert len(fanned) == host.clustered - 1
    assert all(item.isVisible() for item in fanned)
    found = {table.piece_at(item.pos() + (item.foot() - QPointF(0, 8)) / 0.03) for item in fanned}
    assert found == {item.ref for item in fanned}, "each can be pointed at"
    number = [part for part, *_ in host.parts() if isinstance(part, Mark) and part.drawing is draw_medal]
    assert number == [], "what is seen needs no number"
    assert all(Layer.NAMES < item.zValue() < Layer.RIBBONS for item in (host, *fanned)), "the ribbon names it"
    table.piece_layer.fan("")
    assert not any(item.isVisible() for item in fanned)
