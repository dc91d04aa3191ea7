"""The drawer: plates of the store over the left edge of the map, as large as they can be read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView
from shiboken6 import isValid

from desktop.views.scene.keyboard import ENTER
from desktop.views.scene.map_view import MapView
from desktop.views.widgets.appearance import Appearance

ZOOM = 0.27
"""Pixels of the drawer for one of the store at 100 %."""
LEAST = 0.17
"""The least size at which plates can be read, at 100 %."""
MOST = 0.6
"""Of the map's width the drawer covers no more."""
EDGE = 6
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class Drawer(QFrame):
    """Lies over the map and lets the mouse through to it, so that one view reads all presses, drags and drops.

    It is where the table finds what lies beside the maps (`Beside`).

    Attributes:
        plates: what it shows. tile_spot: where a plate's tile is, in pixels of the view, while it is not shown.
        plates_of_tile: the plates of the tile at such a spot.

    Signals:
        entered: the pointer is over it now; whether over a piece in it. left: it is so no more.
        pressed_outside: a button went down on the map beside it. in_the_way: what lies under it is to be seen now.
        wanted: a plate that is to be shown. given_up: Esc was pressed in it.
    """

    entered = Signal(bool)
    left = Signal()
    pressed_outside = Signal()
    in_the_way = Signal()
    wanted = Signal(str)
    given_up = Signal()

    def __init__(self, appearance: Appearance, view: MapView) -> None:
        super().__init__(view)
        self.appearance, self.map, self._store = appearance, view, view.table.store
        self._port = view.viewport()
        self.plates: tuple[str, ...] = ()
        self.tile_spot: Callable[[str], QPoint | None] = lambda _plate: None
        self.plates_of_tile: Callable[[QPoint], tuple[str, ...]] = lambda _spot: ()
        self._top, self._at, self._drags = 0, "", False
        self.setObjectName("drawer")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._view = QGraphicsView(self._store, self)
        self._view.setFrameShape(QFrame.Shape.NoFrame)
        self._view.setStyleSheet("background: transparent;")
        self._view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._view.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._view.setInteractive(False)
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._port.installEventFilter(self)
        self.hide()

    # --- opening --------------------------------------------------------------------

    def open(self, plates: Sequence[str], top: int, title: str, told: str) -> None:
        """Show these plates, level with a tile at this height of the view."""
        new = self.plates != tuple(plates) or not self.is_open
        self.plates, self._top = tuple(plates), top
        self.setAccessibleName(title)
        self.setAccessibleDescription(told)
        self.fit()
        if new:
            self._view.verticalScrollBar().setValue(self._view.verticalScrollBar().minimum())
        self.show()
        self.raise_()

    def fold(self) -> None:
        """Show nothing."""
        self._at = ""
        self._store.mark("")
        self.hide()

    def fit(self) -> None:
        """Lay out the plates for the room there is; where they would become too small to be read they scroll."""
        view, by = self.map.viewport().size(), self.appearance.settings.scale / 100
        w = self.appearance.theme.window
        style = f"#drawer {{ background: {w.tray}; border: 1px solid {w.ink}; border-left: none; }}"
        if style != self.styleSheet():
            self.setStyleSheet(style)
        wide, high = max(1.0, view.width() * MOST - 2 * EDGE), max(1.0, view.height() - 2 * EDGE - 8)
        room = self._store.arrange(self.plates, QSizeF(wide, high) / (ZOOM * by))
        if room.isEmpty():
            return
        zoom = min(ZOOM * by, wide / room.width(), max(LEAST * by, high / room.height()))
        scrolls = room.height() * zoom > high + 1
        beside = self._view.verticalScrollBar().sizeHint().width() if scrolls else 0
        seen = min(high, room.height() * zoom)
        self._store.set_zoom(zoom)
        self._view.resetTransform()
        edge = EDGE / zoom  # the light around a plate lies outside it
        self._view.setSceneRect(room.adjusted(-edge, -edge, edge, edge))
        self._view.scale(zoom, zoom)
        self._view.setVerticalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAlwaysOn if scrolls else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )
        self._view.setGeometry(0, 0, round(room.width() * zoom) + 2 * EDGE + beside, round(seen) + 2 * EDGE)
        self.resize(self._view.size())
        self.move(0, max(4, min(self._top, view.height() - self.height() - 4)))

    # --- where things are -------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether it lies over the map."""
        return not self.isHidden()

    def spot(self, ref: str) -> QPointF | None:
        """Where something beside the maps is seen, as a point of the map's scene: in the drawer, else at its tile."""
        plate = self._store.plate_of(ref)
        point = self._store.anchor(ref)
        if self.is_open and plate in self.plates and point is not None:
            seen = self.seen(point)
        else:
            tile = self.tile_spot(plate)
            if tile is None:
                return None
            seen = tile
        return self.map.mapToScene(seen)

    def seen(self, point: QPointF) -> QPoint:
        """Where a point of the store is seen, in pixels of the map's view."""
        return self.pos() + self._view.pos() + self._view.mapFromScene(point)

    def under(self, at: QPointF) -> QPointF | None:
        """The point of the store seen over a point of the map's scene; None where the drawer does not lie."""
        if not self.is_open:
            return None
        spot = self.map.mapFromScene(at)
        if not self.geometry().contains(spot):
            return None
        return self._view.mapToScene(spot - self.pos() - self._view.pos())

    def tile_at(self, at: QPointF) -> tuple[str, ...] | None:
        """The plates of the tile that is seen at a point beside the map, () for none; None on the map."""
        spot = self.map.mapFromScene(at)
        return None if self._port.rect().contains(spot) else self.plates_of_tile(spot)

    def bring(self, ref: str) -> None:
        """Open where something lies."""
        plate = self._store.plate_of(ref)
        if plate and not (self.is_open and plate in self.plates):
            self.wanted.emit(plate)

    def give_way(self) -> None:
        """What lies under it is to be seen now."""
        self.in_the_way.emit()

    def scroll_by(self, pixels: int) -> None:
        """Show more of what does not fit."""
        bar = self._view.verticalScrollBar()
        bar.setValue(bar.value() + pixels)

    # --- the pointer ------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the pointer over the map, and the size of the map."""
        kind = event.type()
        if watched is self._port and isValid(self) and self.is_open:
            if kind == QEvent.Type.Resize:
                self.fit()
            elif isinstance(event, QMouseEvent):
                if self._drag_bar(event):
                    return True
                inside = self.geometry().contains(event.position().toPoint())
                if kind == QEvent.Type.MouseButtonPress and not inside:
                    self.pressed_outside.emit()
                elif kind == QEvent.Type.MouseMove:
                    self._tell_pointer(event.position().toPoint(), inside)
            elif kind == QEvent.Type.Leave:
                self.left.emit()
        return super().eventFilter(watched, event)

    def _tell_pointer(self, spot: QPoint, inside: bool) -> None:
        over = self.under(self.map.mapToScene(spot)) if inside else None
        if over is None:
            self.left.emit()
        else:
            self.entered.emit(bool(self._store.piece_at(over)))

    def _drag_bar(self, event: QMouseEvent) -> bool:
        """The drawer lets the mouse through: its scroll bar is dragged from here. Whether the event was the bar's."""
        bar, kind = self._view.verticalScrollBar(), event.type()
        spot = event.position().toPoint() - self.pos() - self._view.pos()
        if kind == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            self._drags = bar.isVisible() and bar.rect().contains(bar.mapFrom(self._view, spot))
        if not self._drags:
            return False
        if kind == QEvent.Type.MouseButtonRelease:
            self._drags = False
        else:
            handle = bar.height() * bar.pageStep() / max(1, bar.maximum() - bar.minimum() + bar.pageStep())
            share = (spot.y() - handle / 2) / max(1.0, bar.height() - handle)
            bar.setValue(round(bar.minimum() + share * (bar.maximum() - bar.minimum())))
        return True

    # --- keys -------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The cursor begins at the first piece that can act."""
        super().focusInEvent(event)
        refs = self._pieces()
        can = [ref for ref in refs if self.map.table.moves.can_act(ref)]
        self._point_at(next(iter(can or refs), ""))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Without focus there is no cursor."""
        super().focusOutEvent(event)
        self._point_at("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk from piece to piece, Enter takes one, Esc closes; all other keys are the map's."""
        key, refs = event.key(), self._pieces()
        if key in STEPS and refs:
            here = refs.index(self._at) if self._at in refs else -1
            self._point_at(refs[(here + STEPS[Qt.Key(key)]) % len(refs)])
        elif key in ENTER and self._at:
            ref = self._at
            self.map.setFocus(Qt.FocusReason.OtherFocusReason)
            if not self.map.keyboard.begin_with(ref):
                self.map.table.select(ref)
        elif key == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)

    def _pieces(self) -> list[str]:
        return self._store.in_order(self.plates)

    def _point_at(self, ref: str) -> None:
        self._at = ref
        self._store.mark(ref)
        point = self._store.anchor(ref)
        if ref and point is not None:
            self._view.ensureVisible(QRectF(point, point), 0, 60)
            self.map.table.say_hover("", ref)
            self.setAccessibleDescription(self.map.table.name(ref))
