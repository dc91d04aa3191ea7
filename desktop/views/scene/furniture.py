"""What lies beside the maps: boxes off the map, the track of the turns with its medal."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from desktop.drawing.boxes import draw_box, draw_cartouche, foot_place
from desktop.drawing.lettering import font, numeral_font, write
from desktop.drawing.markers import draw_medal
from desktop.drawing.strokes import at, draw, ellipse, line, pen
from desktop.theme import Theme
from desktop.views.scene.ground import Ground
from desktop.views.scene.items import DrawnItem, Layer, no_mouse
from engine.kernel.view import View
from engine.texts.translate import Translator

UNIT = 190.0
"""The height for which a box is drawn; larger boxes are drawn larger."""


class Furniture:
    """Boxes and tracks of the maps in play; nothing moves here but the medal."""

    def __init__(
        self, scene: QGraphicsScene, ground: Ground, theme: Theme, words: Callable[[], Translator]
    ) -> None:
        self._scene, self._ground, self._theme, self._words = scene, ground, theme, words
        self._items: list[DrawnItem] = []
        self._turn: tuple[int, int] = (0, 0)
        self._build()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.rebuild()

    def set_zoom(self, zoom: float) -> None:
        """Lines of furniture grow with the zoom; only the room around them depends on it."""
        for item in self._items:
            item.set_zoom(zoom)

    def rebuild(self) -> None:
        """Draw everything anew: other words or colours."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        self._build()

    def show(self, view: View) -> None:
        """Put the medal on the turn."""
        if (view.turn, view.turns) != self._turn:
            self._turn = (view.turn, view.turns)
            for item in self._items:
                item.update()

    def foot(self, box: str, slot: int = 0) -> QPointF | None:
        """Where a piece in a box stands."""
        rect, known = self._ground.box(box), self._ground.map.board.boxes.get(box)
        if rect is None or known is None:
            return None
        size = rect.height() / UNIT
        inside = QRectF(0, 0, rect.width() / size, UNIT)
        return rect.topLeft() + foot_place(inside, slot, max(known.slots, slot + 1)) * size

    def _build(self) -> None:
        board, layout = self._ground.map.board, self._ground.map.layout
        for key, rect in layout.boxes.items():
            box = board.boxes[key]
            note = self._words().tr("scene-comes-back", place=f"place:{box.arrow}") if box.arrow else ""
            slots = box.slots if box.kind == "off-map" else 0
            self._add(rect, self._box_drawing(rect, self._words().name(box.ref), slots, note))
        for key, rect in layout.tracks.items():
            track = board.tracks[key]
            if track.kind == "turns":
                title = self._words().name(f"track:{key}")
                self._add(rect, self._track_drawing(rect, title, track.spaces, track.winters))

    def _add(self, rect: QRectF, drawing: Callable[[QPainter, float], None]) -> None:
        item = DrawnItem(Layer.FURNITURE)
        no_mouse(item)
        item.show_drawing(rect, 8.0, drawing)
        self._scene.addItem(item)
        self._items.append(item)

    def _box_drawing(
        self, rect: QRectF, title: str, slots: int, note: str
    ) -> Callable[[QPainter, float], None]:
        size, theme = rect.height() / UNIT, self._theme

        def paint(painter: QPainter, _: float) -> None:
            with at(painter, rect.x(), rect.y(), size):
                draw_box(
                    painter,
                    QRectF(0, 0, rect.width() / size, UNIT),
                    title,
                    note=note,
                    slots=slots,
                    theme=theme,
                )

        return paint

    def _track_drawing(
        self, rect: QRectF, title: str, spaces: int, winters: tuple[int, ...]
    ) -> Callable[[QPainter, float], None]:
        size, theme = rect.height() / 150.0, self._theme

        def paint(painter: QPainter, _: float) -> None:
            turn, turns = self._turn
            with at(painter, rect.x(), rect.y(), size):
                draw_cartouche(painter, QRectF(0, 0, rect.width() / size, 150), theme=theme)
                write(
                    painter, rect.width() / size / 2, 30, title, font("title", 24), theme.window.ink, "centre"
                )
                shown = min(spaces, turns or spaces)
                step = (rect.width() / size - 40) / shown
                for space in range(1, shown + 1):
                    x = 20 + step * (space - 0.5)
                    draw(painter, ellipse(x, 80, 30), theme.window.field, 1.4, theme.window.ink)
                    write(
                        painter, x, 90, str(space), numeral_font(theme, 30), theme.window.second_ink, "centre"
                    )
                    if space in winters:
                        _snow(painter, x + min(step, 110) / 2, 80, theme)
                    if space == turn:
                        with at(painter, x, 80):
                            draw_medal(painter, str(space), size=2.0, theme=theme)

        return paint


def _snow(painter: QPainter, x: float, y: float, theme: Theme) -> None:
    """The star of frost after a turn with a winter."""
    with at(painter, x, y):
        for _ in range(3):
            painter.rotate(60)
            path = QPainterPath(QPointF(0, -13))
            path.lineTo(0, 13)
            line(painter, path, pen(theme.map.water_names, 2.4))
