"""The map of a drill: a click marks a place or a piece; what is marked, right, missed and wrong is drawn on it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Literal

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication, QGraphicsItem, QMenu, QStyleOptionGraphicsItem, QWidget

from desktop.art.strokes import fill, line, pen, tint
from desktop.profile.theme import Theme
from desktop.views.scene.items import Layer, no_mouse
from desktop.views.scene.map_geometry import stands
from desktop.views.scene.table_scene import TableScene
from desktop.views.scene.table_view import TableView
from engine.kernel.drill import Form
from engine.practice.drill_run import Verdict

Shown = Verdict | Literal["marked"]
RING, WIDE = 17.0, 4.5
LIFT = 30.0
"""How far over the foot of a piece its mark stands."""
NEAR = 26.0
"""Screen pixels around a town in which a click means it."""


class MarkItem(QGraphicsItem):
    """One mark in screen pixels: a ring, a ring with a tick, a hollow dashed ring, or a cross."""

    def __init__(self, shown: Shown, theme: Theme) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(Layer.DISCS + 1)
        no_mouse(self)
        self.shown, self._theme = shown, theme

    def boundingRect(self) -> QRectF:
        room = RING + 2 * WIDE
        return QRectF(-room, -room, 2 * room, 2 * room)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Each mark has a shape of its own, so that none is told by its colour alone."""
        lights = self._theme.lights
        colour = lights.blocked if self.shown == "wrong" else lights.legal
        path = _cross() if self.shown == "wrong" else _ring()
        line(painter, path, pen(tint(lights.under, 0.95), WIDE + 4))
        own = pen(colour, WIDE if self.shown != "missed" else 3.0)
        if self.shown == "missed":
            own.setDashPattern([2.2, 1.6])
        elif self.shown == "marked":
            fill(painter, path, tint(colour, 0.25))
        line(painter, path, own)
        if self.shown == "right":
            line(painter, _tick(), pen(tint(lights.under, 0.95), WIDE + 4))
            line(painter, _tick(), pen(colour, WIDE))


def _ring() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(), RING, RING)
    return path


def _cross() -> QPainterPath:
    path = QPainterPath()
    for way in (-1, 1):
        path.moveTo(-11, -11 * way)
        path.lineTo(11, 11 * way)
    return path


def _tick() -> QPainterPath:
    path = QPainterPath(QPointF(-8, 0))
    path.lineTo(-2, 7)
    path.lineTo(10, -9)
    return path


class DrillMap(TableView):
    """A table to be looked at, on which places or pieces are marked.

    Signals:
        toggled: a place or a piece was clicked (its reference).
    """

    toggled = Signal(str)

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.form: Form = "places"
        self._areas: tuple[str, ...] = ()
        self._marks: list[MarkItem] = []
        self._pressed: QPoint | None = None
        self._panning = False
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setMouseTracking(True)
        self.zoom_changed.connect(scene.set_zoom)
        self.dress()

    def dress(self) -> None:
        """Take the ground and the words of the scene."""
        self.setBackgroundBrush(QColor(self.table.theme.window.tray))
        self.setAccessibleName(self.table.words.tr("scene-map"))

    def ask(self, form: Form, areas: tuple[str, ...]) -> None:
        """What is marked now; `areas` are the references with a shape that may be meant."""
        self.form, self._areas = form, areas

    def close_table(self) -> None:
        """Stop all that runs before the view goes."""
        self.stop()
        self.table.close()

    # --- marks ------------------------------------------------------------------------

    def show_marks(self, marks: Mapping[str, Shown]) -> None:
        """Draw these marks and no others."""
        for item in self._marks:
            self.table.removeItem(item)
        self._marks = []
        for ref, shown in marks.items():
            point = self.table.on_map(ref)
            if point is None:
                continue
            item = MarkItem(shown, self.table.theme)
            item.setPos(point - QPointF(0, LIFT / self.zoom) if stands(ref) else point)
            self.table.addItem(item)
            self._marks.append(item)

    @property
    def marks(self) -> tuple[Shown, ...]:
        """What is drawn now."""
        return tuple(item.shown for item in self._marks)

    # --- hands ------------------------------------------------------------------------

    def meant(self, at: QPointF) -> tuple[str, ...]:
        """What a click at a point of the scene may mean, by what is asked for."""
        if self.form == "pieces":
            piece = self.table.piece_at(at)
            return tuple(self.table.piece_layer.refs_with(piece)) if piece else ()
        if self.form != "places":
            return ()
        piece = self.table.piece_at(at)
        place = self.table.place_of(piece) if piece else self.table.place_at(at, NEAR)
        if place and ":" not in place:
            return (f"place:{place}",)
        area = self.table.ground.under(at, self._areas)
        return (area,) if area else ()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click marks when it is let go; a drag moves the map."""
        self._pressed, self._panning = event.position().toPoint(), False
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the map, or name what lies under the pointer."""
        spot = event.position().toPoint()
        if self._pressed is not None and event.buttons():
            far = (spot - self._pressed).manhattanLength() >= QApplication.startDragDistance()
            if self._panning or far:
                self._panning = True
                self.scroll_by(self._pressed - spot)
                self._pressed = spot
        else:
            self.table.hover(self.mapToScene(spot))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Mark what is meant; of several pieces in one place a list asks which."""
        pressed, self._pressed = self._pressed, None
        if pressed is not None and not self._panning and event.button() == Qt.MouseButton.LeftButton:
            found = self.meant(self.mapToScene(event.position().toPoint()))
            if len(found) == 1:
                self.toggled.emit(found[0])
            elif found:
                self._ask_which(found, event.globalPosition().toPoint())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """A pointer that leaves points at nothing."""
        super().leaveEvent(event)
        self.table.say_hover("")

    def _ask_which(self, refs: tuple[str, ...], where: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for ref in refs:
            menu.addAction(self.table.words.name(ref)).triggered.connect(partial(self.toggled.emit, ref))
        menu.popup(where)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus and minus zoom, Home shows the whole map, arrows move it; Enter is the page's."""
        step = max(40, self.viewport().width() // 8)
        moves = {
            Qt.Key.Key_Left: QPoint(-step, 0),
            Qt.Key.Key_Right: QPoint(step, 0),
            Qt.Key.Key_Up: QPoint(0, -step),
            Qt.Key.Key_Down: QPoint(0, step),
        }
        key = event.key()
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in()
        elif key == Qt.Key.Key_Minus:
            self.zoom_out()
        elif key == Qt.Key.Key_Home:
            self.show_map()
        elif key in moves:
            self.scroll_by(moves[Qt.Key(key)])
        else:
            event.ignore()
