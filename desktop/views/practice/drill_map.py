"""The map of a drill: a click marks a place or a piece; the question is kept in sight."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from desktop.views.scene.table_scene import TableScene
from desktop.views.scene.table_view import TableView
from engine.kernel.drill import Form

CLOSE = 0.75
"""A question is shown no closer than at this zoom."""
NEAR = 26.0
"""Screen pixels around a town in which a click means it."""


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
        self._towns = True
        self._asked: QRectF | None = None
        self._shown_at = self._now_at()
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

    def ask(self, form: Form, areas: tuple[str, ...], *, towns: bool = True) -> None:
        """What is marked now: `areas` are the references with a shape that may be meant, and whether towns may be."""
        self.form, self._areas, self._towns = form, areas, towns

    def close_table(self) -> None:
        """Stop all that runs before the view goes."""
        self.stop()
        self.table.close()

    # --- what is looked at --------------------------------------------------------------

    def show_asked(self, frame: QRectF) -> None:
        """Show a part of the map, no closer than one likes to read, in any size of window until a hand moves it."""
        self._asked = frame
        self.show_spot(frame.center(), min(CLOSE, self.zoom_for(frame)))
        self._shown_at = self._now_at()

    def _now_at(self) -> tuple[float, int, int]:
        return self.zoom, self.horizontalScrollBar().value(), self.verticalScrollBar().value()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is asked stays in sight: a new map has no size yet, and the column may grow."""
        untouched = self._asked is not None and self._now_at() == self._shown_at
        super().resizeEvent(event)
        if untouched and self._asked is not None:
            self.show_asked(self._asked)

    # --- hands ------------------------------------------------------------------------

    def meant(self, at: QPointF) -> tuple[str, ...]:
        """What a click at a point of the scene may mean, by what is asked for."""
        if self.form == "pieces":
            piece = self.table.piece_at(at)
            return tuple(self.table.piece_layer.refs_with(piece)) if piece else ()
        if self.form != "places":
            return ()
        place = next((ref for ref in self.table.marked_at(at) if ref.startswith("place:")), "")
        near = self.table.place_at(at, NEAR) if not place else ""
        if self._towns and (place or near):
            return (place or f"place:{near}",)
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
