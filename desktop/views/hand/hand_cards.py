"""Cards as widgets: a card in the hand that can be lifted, chosen or asked why not, and a card's back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QToolTip, QWidget

from desktop.art.cards import RAISED, CardState
from desktop.art.lettering import font, width_of, write
from desktop.art.lights import draw_disc
from desktop.art.sprites import render
from desktop.art.strokes import at, draw, ellipse, pen, rounded
from desktop.views.hand.card_zoom import Enlarger
from desktop.views.parts.card_looks import Card, CardLook, StripLook
from desktop.views.parts.game_parts import parts_of
from desktop.views.widgets.appearance import Appearance

CLOSEST = 20
"""What is seen of a card under the next in any case."""
BELOW = 14.0
"""Room for the digit below a card."""


def cards_of(appearance: Appearance) -> CardLook:
    """How the cards of the game on the table look."""
    return parts_of(appearance.words.game or "").cards


class CardButton(QAbstractButton):
    """A card that lies open. A click plays, pays or chooses it; where it cannot be played it says why.

    Attributes:
        side: who holds it. copy: which of the copies of the card in the hand it is, counted from 0.
        strip: it lies as such a strip, and the whole card is shown while it is looked at; None: it lies whole.
    """

    wanted = Signal()
    why = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        card: str,
        side: str = "",
        *,
        copy: int = 0,
        strip: StripLook | None = None,
    ) -> None:
        super().__init__()
        self.appearance, self.card, self.side, self.copy, self.strip = appearance, card, side, copy, strip
        self.state = CardState.PLAIN
        self.digit = 0
        self.fresh = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(appearance.name(f"card:{card}"))
        self.setObjectName(f"card-{card}")
        self.clicked.connect(self._clicked)
        self.setFixedSize(self.sizeHint())
        Enlarger(self, appearance, Card(card, side), strip=strip is not None)

    def sizeHint(self) -> QSize:
        """The card, or its strip, with the room it needs to rise."""
        face, by = cards_of(self.appearance), self.appearance.card_scale
        if self.strip is not None:
            return strip_size(self.appearance, self.strip)
        return QSize(
            round((face.width + 2 * face.beside) * by), round((face.height + face.above + BELOW) * by)
        )

    def show_state(self, state: CardState, digit: int = 0) -> None:
        """Show whether it can be played, and by which digit."""
        if (state, digit) != (self.state, self.digit):
            self.state, self.digit = state, digit
            self.setAccessibleDescription(
                self.appearance.tr("card-is-chosen") if state is CardState.CHOSEN else ""
            )
            self.setCursor(
                Qt.CursorShape.PointingHandCursor if state in _LIVE else Qt.CursorShape.ArrowCursor
            )
            self.update()

    def mark_new(self) -> None:
        """Mark it as drawn since the hand was last seen."""
        self.fresh = True
        self.setAccessibleName(self.appearance.tr("card-is-new", card=f"card:{self.card}"))
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
        face = cards_of(self.appearance)
        if self.strip is not None:
            self._paint_strip(painter, self.strip)
        else:
            self._paint_card(painter, face)
        painter.end()

    def _paint_card(self, painter: QPainter, face: CardLook) -> None:
        by, theme = self.appearance.card_scale, self.appearance.theme
        lift = RAISED if self.state in face.rises else 0.0
        with at(painter, face.beside * by, face.above * by):
            face.draw(painter, self.appearance, Card(self.card, self.side), self.state, by)
            self._paint_digit(painter, face.width / 2, face.height + 2)
            if self.fresh:
                _draw_new(painter, self.appearance, face.width / 2, -lift, by)
            if self.hasFocus():
                top = (-3 - lift) * by
                frame = rounded(-3 * by, top, (face.width + 6) * by, (face.height + 6) * by, 8 * by)
                painter.strokePath(frame, pen(theme.window.focus, 2, Qt.PenStyle.DashLine))

    def _paint_strip(self, painter: QPainter, strip: StripLook) -> None:
        by, theme = self.appearance.card_scale, self.appearance.theme
        wide = min(strip.width, self.width() / by - strip.left - strip.right)
        with at(painter, strip.left * by, strip.above * by):
            strip.draw(painter, self.appearance, Card(self.card, self.side), self.state, by, wide)
            self._paint_digit(painter, *strip.digit, small=True)
            if self.fresh:
                with at(painter, size=by):
                    draw(painter, ellipse(wide - 3, 0, 5), theme.window.strong, 1.2, theme.window.field)
            if self.hasFocus():
                frame = rounded(-3 * by, -3 * by, (wide + 6) * by, (strip.height + 6) * by, 7 * by)
                painter.strokePath(frame, pen(theme.window.focus, 2, Qt.PenStyle.DashLine))

    def _paint_digit(self, painter: QPainter, x: float, y: float, *, small: bool = False) -> None:
        """The digit that plays the card now."""
        by, theme = self.appearance.card_scale, self.appearance.theme
        if self.digit and self.state in _LIVE:
            with at(painter, x * by, y * by):
                colour = theme.lights.legal
                draw_disc(painter, str(self.digit), colour=colour, small=small, size=by, theme=theme)


class Fan(QWidget):
    """Open cards beside each other, in as many rows as they may lie in; where the room ends they lie closer.

    Cards with a name to be read go on in the next row before one covers the name of another; where all rows are full
    they become narrower.
    """

    def __init__(self, cards: list[CardButton], room: int) -> None:
        super().__init__()
        self.cards, self.rows = cards, 1
        for card in cards:
            card.setParent(self)
        self.fit(room)

    def fit(self, room: int) -> None:
        """Lay the cards into another room."""
        if not self.cards:
            return
        first = self.cards[0]
        wide, high = first.sizeHint().width(), first.height()
        strip = first.strip
        self.rows = fan_rows(first.appearance, strip, len(self.cards), room) if strip else 1
        each = -(-len(self.cards) // self.rows)
        if strip and strip.seen == strip.width:
            wide = max(CLOSEST, min(wide, room // each))
        elif strip:
            seen = round((strip.left + strip.seen) * first.appearance.card_scale)
            wide = max(
                seen, min(wide, room - seen * (each - 1))
            )  # the last shows no more than the others at worst
        if strip:
            for card in self.cards:
                card.setFixedWidth(wide)
        step = wide if each < 2 else min(wide, max(CLOSEST, (room - wide) // (each - 1)))
        for number, card in enumerate(self.cards):
            down, across = divmod(number, each)
            card.move(across * step, down * high)
        self.setFixedSize(wide + step * (each - 1), high * self.rows)


def strip_of(appearance: Appearance, *, broad: bool) -> StripLook:
    """How a card of the game on the table lies as a strip."""
    cards = cards_of(appearance)
    return cards.broad if broad and cards.broad else cards.strip


def strip_size(appearance: Appearance, strip: StripLook) -> QSize:
    """A strip with the room around it."""
    by = appearance.card_scale
    high = strip.above + strip.height + strip.below
    return QSize(round((strip.left + strip.width + strip.right) * by), round(high * by))


def fan_rows(appearance: Appearance, strip: StripLook, count: int, room: int) -> int:
    """In how many rows so many strips lie."""
    wide = strip_size(appearance, strip).width()
    seen = wide if strip.seen == strip.width else round(strip.seen * appearance.card_scale)
    fits = max(1, 1 + (room - wide) // seen)
    return min(strip.rows, max(1, -(-count // fits)))


_LIVE = (CardState.PLAYABLE, CardState.CHOSEN)


class Backs(QAbstractButton):
    """A hand face down: only backs and their number."""

    def __init__(
        self,
        appearance: Appearance,
        power: str,
        count: int,
        *,
        room: int = 600,
        strip: StripLook | None = None,
    ) -> None:
        super().__init__()
        self.appearance, self.power, self.count, self.strip = appearance, power, count, strip
        self.fit(room)
        label = appearance.tr("hand-cards", count=count)
        self.setAccessibleName(f"{appearance.name(f'side:{power}')}: {label}")
        self.setToolTip(appearance.tr("hand-hidden", key=appearance.key("keys-hand")))

    def fit(self, room: int) -> None:
        """Lay the backs into another room."""
        by, face = self.appearance.card_scale, cards_of(self.appearance)
        left = room - (face.width + 8) * by
        self._step = min((face.width - 14) * by, max(4.0, left / max(1, self.count - 1)))
        high = (
            strip_size(self.appearance, self.strip).height()
            if self.strip
            else round((face.height + face.above + BELOW) * by)
        )
        self.setFixedSize(round(self._step * max(0, self.count - 1) + (face.width + 8) * by), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the backs, each a little over the one before."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        by, face = self.appearance.card_scale, cards_of(self.appearance)
        above = self.strip.above if self.strip else face.above
        room = QRectF(-2, -2, face.width * by + 4, face.height * by + 4)
        back = render(
            lambda on: face.back(on, self.appearance, self.power, by), room, 1.0, self.devicePixelRatioF()
        )
        for number in range(self.count):
            back.blit(painter, QPointF(1 + number * self._step, above * by))
        painter.end()


def _draw_new(painter: QPainter, appearance: Appearance, middle: float, top: float, size: float) -> None:
    """A small band over the upper edge of a card that says it is new."""
    word, face, w = appearance.tr("card-new"), font("sans", 12, bold=True), appearance.theme.window
    with at(painter, size=size):
        wide = width_of(word, face) + 12
        draw(painter, rounded(middle - wide / 2, top - 5, wide, 17, 4), w.strong, 1, w.strong)
        write(painter, middle, top + 8, word, face, w.strong_ink, "centre")
