"""Overlays that say more than lights: threats, scores over the map, sectors with their suits."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.art.ladders import steps_rect
from desktop.profile.theme import load_theme
from desktop.session.session import Session
from desktop.views.scene import overlays
from desktop.views.scene.map_view import MapView
from engine.games.maria.position import MariaPosition
from engine.kernel.explain import OverlayShape
from engine.kernel.view import MarkView

THREAT = OverlayShape("teeth", at="place:glogau", path=("place:glogau", "place:steinau"), side="side:prussia")


def face_to_face(session: Session) -> None:
    """Neipperg stands beside Friedrich."""
    position = session.table.position
    assert isinstance(position, MariaPosition)
    world = position.world
    position.where[world.number["neipperg"]] = world.index.number["glogau"]
    session.changed.emit()


def test_enemies_side_by_side_threaten_each_other(view: MapView, session: Session) -> None:
    assert not any(threat.certain for threat in session.overlay("threats"))
    face_to_face(session)
    threats = session.overlay("threats")
    (sure,) = (threat for threat in threats if threat.certain)
    assert sure.kind == "teeth"
    assert set(sure.path) == {"place:freystadt", "place:glogau"}
    before = view.grab().toImage()
    view.table.toggle_overlay("threats")
    assert view.table.overlays.shown == threats
    assert view.grab().toImage() != before


def test_a_fight_that_may_come_is_drawn_otherwise_than_one_that_must(view: MapView) -> None:
    pictures = []
    for drawn in (THREAT, msgspec.structs.replace(THREAT, certain=False)):
        view.table.overlays.show((drawn,))
        pictures.append(view.grab().toImage())
    assert pictures[0] != pictures[1]


def test_a_ladder_beside_its_place_belongs_to_the_overlay_to_its_end(
    view: MapView, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would not be painted anew where only its end is to be seen."""
    monkeypatch.setattr(overlays, "choose_spot", lambda _room, spots, _taken: spots[2])
    table, ladder = view.table, OverlayShape("ladder", at="place:glogau", number=2, of=7)
    table.set_zoom(0.3)
    aside = overlays.LADDER_OFF + steps_rect(ladder.of).width()
    end = table.ground.point("glogau") + QPointF(aside - 1, 0) / table.zoom
    before = len(table.items(end))
    table.overlays.show((ladder,))
    assert len(table.items(end)) == before + 1


def test_a_way_over_water_is_seen_wherever_the_rivers_lead_it(
    view: MapView, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is looked for when it is shown, and again when the map has been drawn; never while it is painted."""
    table, asked = view.table, list[float]()
    start, end = table.ground.point("glogau"), table.ground.point("steinau")

    def bent(_refs: Sequence[str]) -> QPainterPath:
        asked.append(400.0 * (len(asked) + 1))
        path = QPainterPath(start)
        path.lineTo(start + QPointF(0, asked[-1]))
        path.lineTo(end)
        return path

    monkeypatch.setattr(table.ground, "over_water", bent)
    table.overlays.show((OverlayShape("water", path=("place:glogau", "place:steinau"), number=2),))
    drawn = table.overlays._item
    view.grab()
    assert asked == [400.0]
    assert drawn.boundingRect().bottom() >= start.y() + 400
    table.map.changed.emit()
    view.grab()
    assert asked == [400.0, 800.0]
    assert drawn.boundingRect().bottom() >= start.y() + 800


def test_the_scores_stand_over_the_map_with_the_overlay_of_control(view: MapView, session: Session) -> None:
    assert not view.scores.isVisible()
    view.table.toggle_overlay("control")
    assert view.scores.isVisible()
    held = {score.side: score for score in session.view.scores}
    assert view.scores.lines() == [
        f"France: {held['france'].value} of {held['france'].goal}",
        f"Prussia: {held['prussia'].value} of {held['prussia'].goal}",
    ]
    assert view.rect().contains(view.scores.geometry())
    small = view.scores.size()
    view.set_text_scale(1.5)
    assert view.scores.width() > small.width() * 1.4
    view.table.toggle_overlay("control")
    assert not view.scores.isVisible()


def test_markers_in_boxes_are_counted_by_box(
    view: MapView, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = (MarkView("boxed", "box:victory-italy", "france"),) * 2
    now = msgspec.structs.replace(session.view, marks=marks)
    monkeypatch.setattr(Session, "view", property(lambda _: now))
    view.table.toggle_overlay("control")
    assert view.scores.lines()[0].endswith(", Italy: 2")


def test_the_sector_under_the_pointer_is_lit_while_sectors_are_shown(
    view: MapView, session: Session, qtbot: QtBot
) -> None:
    table = view.table
    praha, glogau = table.ground.point("praha"), table.ground.point("glogau")
    table.hover(glogau)
    assert table.sectors.lit is None
    table.toggle_overlay("game")
    pictures = [view.grab().toImage()]
    for place in (glogau, praha):
        table.hover(place)
        found = table.map.sector_at(place)
        assert found is not None
        assert table.sectors.lit == found[0]
        pictures.append(view.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2]
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    assert table.sectors.lit is None
    table.hover(glogau)
    table.toggle_overlay("game")
    assert table.sectors.lit is None
    table.hover(QPointF(-5000, -5000))


@pytest.mark.parametrize("name", ["dark", "safe"])
def test_sectors_follow_the_theme(view: MapView, name: str) -> None:
    view.table.toggle_overlay("game")
    view.table.set_theme(load_theme(name))
    view.table.map.stop()
    with_sectors = view.grab().toImage()
    view.table.toggle_overlay("game")
    assert view.grab().toImage() != with_sectors
