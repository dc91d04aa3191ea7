"""One sheet of a board to look at: zoomed, dragged, with sectors, countries and all names laid over it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from desktop.art.lettering import font
from desktop.art.strokes import at, fill, line, pen, tint
from desktop.art.suits import pip, pip_colour, suit_of
from desktop.maps.boardmap import BoardMap
from desktop.maps.levels import level_for
from desktop.views.widgets.appearance import Appearance
from engine.boards.board import Board

STEP, CLOSEST, LOOK_AT = 1.15, 6.0, 1.6
NEAR = 24.0
LAYERS = ("sectors", "countries", "names")


class BoardView(QGraphicsView):
    """The painted map of one sheet.

    Signals:
        pointed: what lies under the pointer: place id, country id and suit, each "" where there is none.
        drawing: how much of the map is drawn, 0 to 1.
    """

    pointed = Signal(str, str, str)
    drawing = Signal(float)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.map: BoardMap | None = None
        self.layers: dict[str, _Layer] = {}
        self._fitted = True
        self._lettered: dict[float, dict[str, QPainterPath]] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setBackgroundBrush(QColor(appearance.theme.window.tray))
        self.setMouseTracking(True)

    def show_map(self, board: Board, name: str) -> None:
        """Show a sheet; what is not drawn yet is drawn now."""
        self.close_map()
        scene = QGraphicsScene(self)
        self.map = BoardMap(board.subset((name,)), self.appearance.theme, self)
        for item in self.map.items():
            scene.addItem(item)
        sheet = self.map.layout.sheets
        for layer, paint in zip(LAYERS, (self._sectors, self._countries, self._names), strict=True):
            self.layers[layer] = _Layer(sheet, paint)
            scene.addItem(self.layers[layer])
        scene.setSceneRect(sheet)
        self.setScene(scene)
        self.setAccessibleName(board.maps[name].name)
        self.map.progress.connect(self.drawing)
        self.map.finished.connect(lambda: self.drawing.emit(1.0))
        self.map.changed.connect(self.layers["countries"].update)
        self.map.prepare()
        self.fit()

    def close_map(self) -> None:
        """Draw no longer; the map goes."""
        if self.map is not None:
            self.map.stop()
            self.map.deleteLater()
            self.map = None
        self.layers.clear()
        self._lettered.clear()
        scene = self.scene()
        self.setScene(None)
        if scene is not None:
            scene.deleteLater()

    def show_layer(self, layer: str, on: bool) -> None:
        """Lay something over the map, or take it away."""
        if self.map is None:
            return
        self.layers[layer].setVisible(on)
        self._settle_names()

    def _far(self) -> bool:
        """Whether the map itself leaves out the names of towns at this zoom."""
        return level_for(self.zoom).town == 0

    def _settle_names(self) -> None:
        """Where all names are wanted and the map leaves some out, ours stand instead of its own."""
        if self.map is not None:
            ours = self.layers["names"].isVisible() and self._far()
            self.map.hide_names(self.map.board.places if ours else ())

    # --- zoom and pan -------------------------------------------------------------

    @property
    def zoom(self) -> float:
        """Screen pixels per sheet pixel."""
        return float(self.transform().m11())

    def fit(self) -> None:
        """Show the whole sheet."""
        self._fitted = True
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        self._settle_names()

    def zoom_by(self, factor: float) -> None:
        """Come closer or go away, never farther than the whole sheet."""
        room, whole = self.viewport().size(), self.sceneRect()
        least = min(room.width() / whole.width(), room.height() / whole.height())
        zoom = min(CLOSEST, self.zoom * factor)
        if zoom <= least:
            self.fit()
            return
        self._fitted = False
        self.scale(zoom / self.zoom, zoom / self.zoom)
        self._settle_names()

    def look_at(self, place: str) -> None:
        """Bring a place to the middle."""
        if self.map is not None:
            self._fitted = False
            if self.zoom < LOOK_AT:
                self.scale(LOOK_AT / self.zoom, LOOK_AT / self.zoom)
                self._settle_names()
            self.centerOn(self.map.point(place))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer."""
        if event.angleDelta().y():
            self.zoom_by(STEP if event.angleDelta().y() > 0 else 1 / STEP)
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A sheet that was shown whole stays so."""
        super().resizeEvent(event)
        if self._fitted and self.map is not None:
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus, minus and 0 zoom; arrows scroll."""
        keys: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Plus: lambda: self.zoom_by(STEP),
            Qt.Key.Key_Equal: lambda: self.zoom_by(STEP),
            Qt.Key.Key_Minus: lambda: self.zoom_by(1 / STEP),
            Qt.Key.Key_0: self.fit,
        }
        act = keys.get(event.key())
        if act is not None:
            act()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    # --- what lies under the pointer ------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell what lies there."""
        super().mouseMoveEvent(event)
        if self.map is None or event.buttons() != Qt.MouseButton.NoButton:
            return
        point = self.mapToScene(event.position().toPoint())
        place = self.map.nearest(point, NEAR / self.zoom) or ""
        country = (self.map.board.places[place].country if place else self.map.country_at(point)) or ""
        sector = self.map.sector_at(point)
        self.pointed.emit(place, country, sector[1].sign if sector else "")

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing lies under the pointer."""
        super().leaveEvent(event)
        self.pointed.emit("", "", "")

    # --- what is laid over it -------------------------------------------------------

    def _sectors(self, painter: QPainter, zoom: float) -> None:
        assert self.map is not None
        theme = self.appearance.theme
        for key, plan in self.map.plans.items():
            origin = self.map.layout.origins[key]
            for sector in plan.sectors:
                left, top, right, bottom = sector.box
                box = QPainterPath()
                box.addRect(QRectF(left, top, right - left, bottom - top).translated(origin))
                suit = suit_of(sector.sign)
                ink = pip_colour(suit, theme)
                fill(painter, box, tint(ink, 0.07))
                line(painter, box, pen(theme.map.ink, 2.0 / zoom))
                middle = box.boundingRect().center()
                half = min(right - left, bottom - top) * 0.22
                fill(painter, pip(suit, middle.x(), middle.y(), half), tint(ink, 0.4))

    def _countries(self, painter: QPainter, zoom: float) -> None:
        assert self.map is not None
        theme = self.map.theme
        for country, entry in self.map.board.countries.items():
            path = self.map.outline(country)
            colour = theme.side(entry.owner)
            fill(painter, path, tint(colour, 0.22))
            line(painter, path, pen(theme.map.ink, 4.5 / zoom))
            line(painter, path, pen(colour, 2.5 / zoom))

    def _names(self, painter: QPainter, zoom: float) -> None:
        assert self.map is not None
        theme = self.appearance.theme
        if not self._far():
            return
        if zoom not in self._lettered:
            self._lettered = {zoom: self._letter(self.map, zoom)}
        for place, words in self._lettered[zoom].items():
            spot = self.map.point(place)
            with at(painter, spot.x(), spot.y(), 1 / zoom):
                line(painter, words, pen(theme.map.halo, 3.0))
                fill(painter, words, theme.map.ink)

    def _letter(self, board: BoardMap, zoom: float) -> dict[str, QPainterPath]:
        """Where names find room at this zoom, in pixels from their places; the rest wait for a closer look."""
        face = font("sans", self.appearance.px(12))
        taken: list[QRectF] = []
        found: dict[str, QPainterPath] = {}
        for place in sorted(board.board.places, key=lambda p: board.mark(p).radius, reverse=True):
            words = QPainterPath()
            words.addText(QPointF(), face, board.board.places[place].name)
            size, gap = words.boundingRect(), board.mark(place).radius * zoom + 3
            wide, high = size.width(), size.height()
            spot = board.point(place) * zoom
            for x, y in ((gap, 4.0), (-gap - wide, 4.0), (-wide / 2, -gap), (-wide / 2, gap + high)):
                box = size.translated(spot + QPointF(x, y))
                if not any(box.intersects(other) for other in taken):
                    taken.append(box)
                    found[place] = words.translated(x, y)
                    break
        return found


class _Layer(QGraphicsItem):
    """Something laid over the map; hidden until asked for."""

    def __init__(self, room: QRectF, paint: Callable[[QPainter, float], None]) -> None:
        super().__init__()
        self._room, self._paint = room, paint
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        """All of the sheets."""
        return self._room

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint it at the zoom of the view."""
        self._paint(painter, painter.worldTransform().m11())
