"""Cards as widgets: a card in the hand that can be lifted, chosen or asked why not, and a card's back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QToolTip, QWidget

from desktop.drawing.cards import RAISED, CardState
from desktop.drawing.lettering import font, width_of, write
from desktop.drawing.lights import draw_disc
from desktop.drawing.strokes import at, draw, pen, rounded
from desktop.views.card_looks import Card, CardLook
from desktop.views.card_zoom import Enlarger
from desktop.views.game_parts import parts_of
from desktop.views.look import Look

BELOW = 14.0
"""Room for the digit below a card."""


def cards_of(look: Look) -> CardLook:
    """How the cards of the game on the table look."""
    return parts_of(look.words.game or "").cards


class CardButton(QAbstractButton):
    """A card that lies open. A click plays, pays or chooses it; where it cannot be played it says why.

    Attributes:
        side: who holds it. copy: which of the copies of the card in the hand it is, counted from 0.
    """

    wanted = Signal()
    why = Signal(str)

    def __init__(self, look: Look, card: str, side: str = "", *, copy: int = 0, size: float = 1.0) -> None:
        super().__init__()
        self.look, self.card, self.side, self.copy, self._by = look, card, side, copy, size
        self.state = CardState.PLAIN
        self.digit = 0
        self.fresh = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(look.name(f"card:{card}"))
        self.setObjectName(f"card-{card}")
        self.clicked.connect(self._clicked)
        self.setFixedSize(self.sizeHint())
        Enlarger(self, look, Card(card, side))

    def sizeHint(self) -> QSize:
        """The card with the room it needs to rise."""
        by = self.look.card_scale * self._by
        face = cards_of(self.look)
        high = face.height + face.above + BELOW
        return QSize(round((face.width + 2 * face.beside) * by), round(high * by))

    def show_state(self, state: CardState, digit: int = 0) -> None:
        """Show whether it can be played, and by which digit."""
        if (state, digit) != (self.state, self.digit):
            self.state, self.digit = state, digit
            self.setAccessibleDescription(self.look.tr("card-is-chosen") if state is CardState.CHOSEN else "")
            self.setCursor(
                Qt.CursorShape.PointingHandCursor if state in _LIVE else Qt.CursorShape.ArrowCursor
            )
            self.update()

    def mark_new(self) -> None:
        """Mark it as drawn since the hand was last seen."""
        self.fresh = True
        self.setAccessibleName(self.look.tr("card-is-new", card=f"card:{self.card}"))
        self.update()

    def _clicked(self) -> None:
        if self.state in _LIVE:
            self.wanted.emit()
        else:
            self.why.emit(self.card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the card too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Answers "why not?" at once while the pointer rests on the card."""
        if event.type() == QEvent.Type.ToolTip:
            if self.toolTip():
                QToolTip.showText(self.mapToGlobal(QPoint(0, -8)), self.toolTip(), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Only the left button plays."""
        if event.button() == Qt.MouseButton.RightButton:
            self.why.emit(self.card)
            return
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card in its state."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        by = self.look.card_scale * self._by
        theme, face = self.look.theme, cards_of(self.look)
        lift = RAISED if self.state in face.rises else 0.0
        with at(painter, face.beside * by, face.above * by):
            face.draw(painter, self.look, Card(self.card, self.side), self.state, by)
            if self.digit and self.state in _LIVE:
                with at(painter, face.width * by / 2, (face.height + 2) * by):
                    draw_disc(painter, str(self.digit), colour=theme.lights.legal, size=by, theme=theme)
            if self.fresh:
                _draw_new(painter, self.look, face.width / 2, -lift, by)
            if self.hasFocus():
                top = (-3 - lift) * by
                frame = rounded(-3 * by, top, (face.width + 6) * by, (face.height + 6) * by, 8 * by)
                painter.strokePath(frame, pen(theme.window.focus, 2, Qt.PenStyle.DashLine))
        painter.end()


class Fan(QWidget):
    """Open cards beside each other; where the room ends each lies a little over the one before."""

    def __init__(self, cards: list[CardButton], room: int) -> None:
        super().__init__()
        wide = cards[0].width() if cards else 0
        step = wide if len(cards) < 2 else min(wide, max(20, (room - wide) // (len(cards) - 1)))
        for number, card in enumerate(cards):
            card.setParent(self)
            card.move(number * step, 0)
        high = cards[0].height() if cards else 0
        self.setFixedSize(wide + step * max(0, len(cards) - 1), high)


_LIVE = (CardState.PLAYABLE, CardState.CHOSEN)


class Backs(QAbstractButton):
    """A hand face down: only backs and their number."""

    def __init__(self, look: Look, power: str, count: int, *, size: float = 1.0, room: int = 600) -> None:
        super().__init__()
        self.look, self.power, self.count, self._by = look, power, count, size
        by = look.card_scale * size
        face = cards_of(look)
        self._step = min((face.width - 14) * by, max(4.0, (room - face.width * by) / max(1, count - 1)))
        self.setFixedSize(
            round(self._step * max(0, count - 1) + (face.width + 8) * by),
            round((face.height + face.above + BELOW) * by),
        )
        label = look.tr("hand-cards", count=count)
        self.setAccessibleName(f"{look.name(f'side:{power}')}: {label}")
        self.setToolTip(look.tr("hand-hidden", key=look.key("keys-hand")))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the backs, each a little over the one before."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        by, face = self.look.card_scale * self._by, cards_of(self.look)
        for number in range(self.count):
            with at(painter, 1 + number * self._step, face.above * by):
                face.back(painter, self.look, self.power, by)
        painter.end()


def _draw_new(painter: QPainter, look: Look, middle: float, top: float, size: float) -> None:
    """A small band over the upper edge of a card that says it is new."""
    word, face, w = look.tr("card-new"), font("sans", 12, bold=True), look.theme.window
    with at(painter, size=size):
        wide = width_of(word, face) + 12
        draw(painter, rounded(middle - wide / 2, top - 5, wide, 17, 4), w.strong, 1, w.strong)
        write(painter, middle, top + 8, word, face, w.strong_ink, "centre")
