"""Rows with minus, number and plus: any Decision whose Actions set numbers, one row per piece."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.art.strokes import draw, rounded
from desktop.games.maria.art.generals import draw_drum
from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Picture, words_label
from engine.kernel.action import Action
from engine.kernel.view import PieceView

MOST = 8
ROOMY = 130
"""Up to this size of text in per cent there is room for drum and bars beside name and number."""


def number_actions(session: Session) -> dict[str, dict[int, Action]]:
    """The legal Actions that set numbers: source -> value -> Action."""
    decision = session.decision
    found: dict[str, dict[int, Action]] = {}
    for action in decision.actions if decision else ():
        gesture = action.gesture()
        if gesture.kind == "number":
            found.setdefault(gesture.source, {})[gesture.value] = action
    return found


class Bars(QWidget):
    """Eight bars: the troops a general has in ink, those just added in blue."""

    def __init__(self, appearance: Appearance, now: int, new: int) -> None:
        super().__init__()
        self.appearance, self.now, self.new = appearance, now, new
        self.setFixedSize(appearance.px(12), appearance.px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint from below."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.appearance.theme
        high = self.height() / MOST
        for number in range(MOST):
            inside = theme.window.ink if number < self.now else theme.window.field
            if self.now <= number < self.now + self.new:
                inside = theme.lights.legal
            bar = rounded(1, self.height() - (number + 1) * high + 0.5, self.width() - 2, high - 1.2, 0.6)
            draw(painter, bar, inside, 0.8, theme.window.edge)
        painter.end()


def drum(appearance: Appearance, piece: PieceView) -> Picture:
    """A general as a small drum, as he lies on the map."""
    theme, down = appearance.theme, "down" in piece.state
    rank = int(piece.label) if piece.label.isdigit() else None

    def paint(painter: QPainter) -> None:
        painter.translate(0, 6)
        painter.scale(0.8, 0.8)
        draw_drum(painter, piece.side, rank, face_down=down, theme=theme)

    return Picture(appearance, 46, 44, paint)


def whereabouts(appearance: Appearance, piece: PieceView) -> str:
    """The city or the box where a piece is; "" off the board."""
    place = piece.place
    ref = place if place.startswith("box:") else f"place:{place}"
    return appearance.name(ref) if place else ""


class NumberRow(QFrame):
    """One piece: drum, name, place, and its number between minus and plus."""

    wanted = Signal(int)

    def __init__(
        self,
        appearance: Appearance,
        piece: PieceView,
        value: int,
        base: int,
        options: Collection[int],
        least: int = 0,
    ) -> None:
        """`base`: what the piece has already. `options`: the values it may get. `least`: the rule's minimum."""
        super().__init__()
        self.setObjectName("plate")
        self.appearance, self.piece, self.value, self._options = appearance, piece, value, options
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(words_label(appearance.name(f"piece:{piece.id}"), "head"))
        words.addWidget(words_label(whereabouts(appearance, piece), "second"))
        if least > 1:
            words.addWidget(words_label(appearance.tr("panels-at-least", troops=least), "second"))
        line = QHBoxLayout(self)
        line.setContentsMargins(3, 2, 3, 2)
        line.setSpacing(4)
        roomy = appearance.settings.scale <= ROOMY
        if roomy:
            line.addWidget(drum(appearance, piece))
        line.addLayout(words, 1)
        if base:
            line.addWidget(words_label(f"{base} +", "big", wrap=False))
        self.minus = self._step("\N{MINUS SIGN}", -1)
        self.field = QLineEdit(str(value))
        self.field.setValidator(QIntValidator(0, 99, self.field))
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setFixedWidth(appearance.px(34))
        self.field.setEnabled(bool(options))
        self.field.setAccessibleName(appearance.name(f"piece:{piece.id}"))
        self.field.setStyleSheet(f"font-weight: bold; font-size: {appearance.px(18)}px; padding: 0;")
        self.field.editingFinished.connect(self._typed)
        self.plus = self._step("+", 1)
        if least and not self.minus.isEnabled():
            self.minus.setToolTip(appearance.tr("panels-at-least", troops=least))
        for widget in (self.minus, self.field, self.plus):
            line.addWidget(widget)
        if roomy:
            line.addWidget(Bars(appearance, base or value, value if base else 0))

    def _step(self, sign: str, by: int) -> QPushButton:
        button = QPushButton(sign)
        button.setProperty("role", "step")
        button.setAutoRepeat(False)
        key = "panels-one-more" if by > 0 else "panels-one-less"
        button.setAccessibleName(self.appearance.tr(key, piece=f"piece:{self.piece.id}"))
        button.setEnabled(self._nearest(by) is not None)
        button.clicked.connect(lambda: self._move(by))
        return button

    def _nearest(self, by: int) -> int | None:
        """The next value that is legal in a direction."""
        ahead = [v for v in self._options if (v > self.value) == (by > 0) and v != self.value]
        return min(ahead, key=lambda v: abs(v - self.value)) if ahead else None

    def _move(self, by: int) -> None:
        value = self._nearest(by)
        if value is not None:
            self.wanted.emit(value)

    def _typed(self) -> None:
        text = self.field.text()
        value = int(text) if text.isdigit() else self.value
        if value == self.value or value not in self._options:
            self.field.setText(str(self.value))
        self.set(value)

    def set(self, value: int) -> None:
        """Set the number that was typed, if it is legal."""
        if value != self.value and value in self._options:
            self.wanted.emit(value)
