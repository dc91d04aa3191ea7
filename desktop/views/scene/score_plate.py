"""A plate over the map with the score of every side: what it holds of what it needs, and what the game adds."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.art.boxes import draw_cartouche
from desktop.art.lettering import font, width_of, write
from desktop.art.markers import draw_seal
from desktop.art.strokes import at
from desktop.views.scene.table_scene import TableScene

LEFT, TOP = 12, 12
EDGE, ROW, LINE = 14.0, 40.0, 20.0
NUMBER, NAME, NOTE = 22.0, 16.0, 14.0


class ScorePlate(QWidget):
    """Shown while the overlay of control and scores is; it takes no mouse."""

    def __init__(self, parent: QWidget, table: TableScene) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._table = table
        self._rows: list[tuple[str, str, str, str]] = []
        self._scale = 1.0
        table.overlay_changed.connect(self.follow)
        table.session.changed.connect(self.follow)
        self.hide()

    def close_table(self) -> None:
        """Hear no signal any more."""
        self._table.session.changed.disconnect(self.follow)

    def set_text_scale(self, scale: float) -> None:
        """The size of text that the person asked for; 1 is 100 %."""
        self._scale = scale
        self.follow()

    def follow(self) -> None:
        """Show the scores while the overlay is on: side, number, what the game adds."""
        view, words = self._table.session.view, self._table.words
        self._rows = []
        overlay = self._table.parts.overlay(self._table.overlay)
        for score in view.scores if overlay is not None and overlay.scores else ():
            told = words.tr("scene-score", value=score.points, goal=score.goal_points)
            number = told if score.goal else words.number(score.points)
            note = self._table.parts.score_note(view, score.side, words)
            self._rows.append((score.side, words.name(f"side:{score.side}"), number, note))
        self.setVisible(bool(self._rows))
        if self._rows:
            self.setAccessibleName(words.tr(f"overlay-{self._table.overlay}"))
            self.setAccessibleDescription("\n".join(self.lines()))
            wide = max(self._width(row) for row in self._rows)
            high = sum(ROW + LINE * bool(row[3]) for row in self._rows) + 2 * EDGE - 8
            self.setGeometry(LEFT, TOP, round(wide * self._scale), round(high * self._scale))
            self.raise_()
            self.update()

    def lines(self) -> list[str]:
        """What it says, as text."""
        return [", ".join(filter(None, (f"{name}: {number}", note))) for _, name, number, note in self._rows]

    def _width(self, row: tuple[str, str, str, str]) -> float:
        _, name, number, note = row
        first = width_of(name, font("title", NAME)) + 18 + width_of(number, font("sans", NUMBER, bold=True))
        return max(first, width_of(note, font("sans", NOTE))) + 2 * EDGE + 42

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a seal, the name and the number for each side."""
        del event
        theme = self._table.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._scale, self._scale)
        wide, high = self.width() / self._scale, self.height() / self._scale
        draw_cartouche(painter, QRectF(1, 1, wide - 2, high - 2), radius=9, theme=theme)
        y = EDGE - 4
        for side, name, number, note in self._rows:
            with at(painter, EDGE + 16, y + ROW / 2):
                draw_seal(painter, side, size=0.95, theme=theme)
            base = y + ROW / 2 + 7
            write(painter, EDGE + 42, base, name, font("title", NAME), theme.window.ink)
            write(
                painter, wide - EDGE, base, number, font("sans", NUMBER, bold=True), theme.window.ink, "right"
            )
            y += ROW
            if note:
                write(painter, EDGE + 42, y + 10, note, font("sans", NOTE), theme.window.second_ink)
                y += LINE
        painter.end()
