"""Points by turn as lines: the figures of the turn that is pointed at, or led to by keys, stand beside its marks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.art.score_lines import ScoreLine, ScorePlot, ScoreTurn, draw_lines
from desktop.art.strokes import line, pen, rounded
from desktop.views.widgets.appearance import Appearance

HIGH = 130.0
"""How high it is at 100 %."""
KEYS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
ENDS: dict[int, int] = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: 1}
"""Keys that lead to the next turn, and to the first and last."""


class ScoreChart(QWidget):
    """A line for each side, as wide as there is room; a screen reader is told all points, or those of the turn led to.

    Attributes:
        lines, turns: what is drawn. pointed: the number of the turn whose figures are shown, None for none.
    """

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.lines: tuple[ScoreLine, ...] = ()
        self.turns: tuple[ScoreTurn, ...] = ()
        self.pointed: int | None = None
        self.setObjectName("scoreChart")
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_lines(self, title: str, lines: Sequence[ScoreLine], turns: Sequence[ScoreTurn]) -> None:
        """Show these points; each line has as many as there are turns. `title`: what they are, for a screen reader."""
        self.lines, self.turns = tuple(lines), tuple(turns)
        self.setFixedHeight(self.appearance.px(HIGH))
        self.setAccessibleName(title)
        self.point(self.pointed if self.pointed is not None and self.pointed < len(turns) else None)

    @property
    def plot(self) -> ScorePlot:
        """Where the columns of the turns lie, in pixels at 100 %."""
        by = self.appearance.settings.scale / 100
        return ScorePlot(QRectF(0, 0, self.width() / by, HIGH), len(self.turns))

    def point(self, turn: int | None) -> None:
        """Show the figures of a turn by its number, of none."""
        self.pointed = turn
        told = self.told() if turn is None else [self.told_of(turn)]
        self.setAccessibleDescription("; ".join(told))
        self.update()

    def told(self) -> list[str]:
        """The points of each side, from turn to turn."""
        name = self.appearance.name
        return [f"{name(f'side:{one.side}')}: {', '.join(one.told)}" for one in self.lines]

    def told_of(self, turn: int) -> str:
        """The points of all sides at the end of a turn."""
        name = self.appearance.name
        points = ", ".join(f"{name(f'side:{one.side}')} {one.told[turn]}" for one in self.lines)
        return f"{self.turns[turn].name}: {points}"

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines."""
        by, theme = self.appearance.settings.scale / 100, self.appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(by, by)
        plot = self.plot
        if self.turns:
            draw_lines(painter, plot.room, self.lines, self.turns, theme, self.pointed)
        if self.hasFocus():
            room = plot.room.adjusted(1.5, 1.5, -1.5, -1.5)
            frame = rounded(room.x(), room.y(), room.width(), room.height(), 3)
            line(painter, frame, pen(theme.window.focus, 2.0))
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The turn nearest to the pointer."""
        if self.turns:
            turn = self.plot.nearest(event.position().x() * 100 / self.appearance.settings.scale)
            if turn != self.pointed:
                self.point(turn)

    def leaveEvent(self, event: QEvent) -> None:
        """None, once the pointer is gone."""
        super().leaveEvent(event)
        self.point(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """None, once the keys are elsewhere."""
        super().focusOutEvent(event)
        self.point(None)

    def event(self, event: QEvent) -> bool:
        """The keys that lead from turn to turn are its own while it has the focus."""
        answered = super().event(event)
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(self._led_to(event) is not None)
        return answered

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows lead from turn to turn, Home and End to the first and the last."""
        turn = self._led_to(event)
        if turn is None:
            super().keyPressEvent(event)
        else:
            self.point(turn)

    def _led_to(self, event: QKeyEvent) -> int | None:
        """The turn to which a key leads; None where it leads to none."""
        key, last = event.key(), len(self.turns) - 1
        if last < 0 or (key not in KEYS and key not in ENDS):
            return None
        if key in ENDS:
            return last * ENDS[key]
        begin = self.pointed if self.pointed is not None else (last + 1 if KEYS[key] < 0 else -1)
        return min(max(0, begin + KEYS[key]), last)
