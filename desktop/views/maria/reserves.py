"""The right end of the tray: victory markers still to place, and the pieces that wait off the map."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from desktop.drawing.boxes import compact_foot_place, draw_compact_box
from desktop.drawing.lettering import font, write
from desktop.drawing.markers import draw_seal
from desktop.drawing.states import PLAIN
from desktop.drawing.strokes import at
from desktop.views.game_panel import TrayEnd
from desktop.views.maria.looks import LOOKS
from engine.kernel.view import PieceView, ScoreView

MOST_IN_BOX = 2


class Reserves(TrayEnd):
    """Public facts only: scores, and pieces that wait in boxes and camps."""

    def refresh(self) -> None:
        """Show the View anew."""
        super().refresh()
        lines = [self._score_line(s) for s in self.session.view.scores]
        lines += [
            f"{self.look.name(ref)}: {self.look.name([f'piece:{p.id}' for p in pieces])}"
            for ref, pieces in self._waiting()
        ]
        self.setAccessibleName(self.look.tr("panels-markers-left"))
        self.setAccessibleDescription("\n".join(lines))

    def _score_line(self, score: ScoreView) -> str:
        return f"{self.look.name(f'side:{score.side}')}: {score.goal - score.value}"

    def _waiting(self) -> list[tuple[str, list[PieceView]]]:
        """The pieces off the map: those in a box under its name, those in a camp under that of their side."""
        found: dict[str, list[PieceView]] = {}
        for piece in self.session.view.pieces:
            if piece.place.startswith("box:"):
                found.setdefault(piece.place, []).append(piece)
            elif not piece.place and "out" not in piece.state:
                found.setdefault(f"side:{piece.side}", []).append(piece)
        return list(found.items())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint seals with numbers, and the pieces off the map."""
        look, theme = self.look, self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = look.card_scale
        painter.scale(scale, scale)
        self.spots = []
        small, second = font("sans", 13), theme.window.second_ink
        write(painter, 4, 16, look.tr("panels-markers-left"), small, second)
        scores = self.session.view.scores
        step = min(88.0, (self.wide - 8) / max(1, len(scores)))
        for number, score in enumerate(scores):
            x, size = 20 * min(1.0, step / 64) + number * step, min(0.95, step / 70)
            with at(painter, x, 44):
                draw_seal(painter, score.side, variant=number, size=size, theme=theme)
            left = str(max(0, score.goal - score.value))
            figures = font("sans", 20 if step > 64 else 15, bold=True)
            write(painter, x + 22 * size, 50, left, figures, theme.window.ink)
            self.spots.append((QRectF(x - 18, 26, step, 36), f"side:{score.side}"))
        self._paint_waiting(painter)
        painter.end()

    def _paint_waiting(self, painter: QPainter) -> None:
        """A box for each group of pieces; where there are too many groups, the pieces alone in a row."""
        look, theme, waiting = self.look, self.look.theme, self._waiting()
        if not waiting:
            return
        write(painter, 4, 86, look.tr("panels-off-map"), font("sans", 13), theme.window.second_ink)
        across, rows = (1, 1) if self.wide == self.NARROW else (2, 2)
        if len(waiting) > across * rows or max(len(pieces) for _, pieces in waiting) > MOST_IN_BOX:
            self._paint_row(painter, [piece for _, pieces in waiting for piece in pieces])
            return
        wide, high = (self.wide - 12) / across, 56.0 if len(waiting) <= across else 37.0
        for number, (ref, pieces) in enumerate(waiting):
            down, right = divmod(number, across)
            rect = QRectF(2 + right * (wide + 8), 94 + down * (high + 4), wide, high)
            draw_compact_box(painter, rect, look.name(ref), slots=0, theme=theme)
            for slot, piece in enumerate(pieces):
                self._piece(painter, piece, compact_foot_place(rect, slot), 0.7 if high > 50 else 0.55)
            self.spots.append((rect, f"piece:{pieces[0].id}"))

    def _paint_row(self, painter: QPainter, pieces: list[PieceView]) -> None:
        step = min(44.0, (self.wide - 12) / len(pieces))
        for number, piece in enumerate(pieces):
            x = 4 + (number + 0.5) * step
            self._piece(painter, piece, QPointF(x, 140), 0.7)
            self.spots.append((QRectF(x - step / 2, 94, step, 60), f"piece:{piece.id}"))

    def _piece(self, painter: QPainter, piece: PieceView, foot: QPointF, size: float) -> None:
        with at(painter, foot.x(), foot.y(), size):
            LOOKS.picture(piece, PLAIN).draw(painter, self.look.theme)
