"""A card shown large while it is looked at: the pointer rests on it, or it has the focus of the keyboard."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.art.cards import CardState
from desktop.art.specs import Spec
from desktop.profile.theme import Theme
from desktop.views.parts.card_looks import Card
from desktop.views.parts.game_parts import parts_of
from desktop.views.widgets.appearance import Appearance

ENLARGED = 1.7
"""How large a card is shown that is not made to be shown large."""
PAUSE = 300
GAP = 8
BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


@dataclass(frozen=True)
class FaceSpec:
    """The face of a card as in the hand, larger."""

    appearance: Appearance
    card: Card

    def draw(self, painter: QPainter, _theme: Theme) -> None:
        """Draw the face, its top left corner at the origin."""
        parts_of(self.appearance.words.game or "").cards.draw(
            painter, self.appearance, self.card, CardState.PLAIN, ENLARGED
        )

    def rect(self, _theme: Theme) -> QRectF:
        """The room it takes."""
        cards = parts_of(self.appearance.words.game or "").cards
        return QRectF(-3, -3, cards.width * ENLARGED + 8, cards.height * ENLARGED + 9)


class LargeCard(QWidget):
    """One card over the window; it takes no input. Being part of the window it lies under the curtain."""

    def __init__(self, window: QWidget, appearance: Appearance, spec: Spec) -> None:
        super().__init__(window)
        self._over = window
        self.setObjectName("largeCard")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._appearance, self._spec = appearance, spec
        room = spec.rect(appearance.theme)
        self._foot, scale = room.topLeft(), appearance.card_scale
        self.resize(round(room.width() * scale), round(room.height() * scale))

    def stand_by(self, widget: QWidget) -> None:
        """Stand over a widget, or at its left where there is no room above."""
        window = self._over
        corner = widget.mapTo(window, QPoint(0, 0))
        x, y = corner.x() + (widget.width() - self.width()) // 2, corner.y() - self.height() - GAP
        if y < 0:
            x, y = corner.x() - self.width() - GAP, corner.y() + (widget.height() - self.height()) // 2
        x = max(0, min(x, window.width() - self.width()))
        self.move(x, max(0, min(y, window.height() - self.height())))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._appearance.card_scale, self._appearance.card_scale)
        painter.translate(-self._foot)
        self._spec.draw(painter, self._appearance.theme)
        painter.end()


class Enlarger(QObject):
    """Watches the widget of a card and shows the card large.

    Where the game has no large cards it does so only for a strip, which shows but a part.
    """

    def __init__(self, widget: QWidget, appearance: Appearance, card: Card, *, strip: bool = False) -> None:
        super().__init__(widget)
        self._widget, self._appearance, self._card = widget, appearance, card
        self._shown: LargeCard | None = None
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._show)
        if strip or parts_of(appearance.words.game or "").cards.large is not None:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow pointer and focus."""
        kind = event.type()
        if kind == QEvent.Type.Enter:
            self._pause.start()
        elif kind == QEvent.Type.FocusIn and isinstance(event, QFocusEvent) and event.reason() in BY_KEYS:
            self._show()
        elif kind in (
            QEvent.Type.Leave,
            QEvent.Type.FocusOut,
            QEvent.Type.Hide,
            QEvent.Type.MouseButtonPress,
        ):
            self._hide()
        return super().eventFilter(watched, event)

    def _show(self) -> None:
        large = parts_of(self._appearance.words.game or "").cards.large
        if self._shown is None and self._widget.isVisible():
            spec = large(self._appearance, self._card) if large else FaceSpec(self._appearance, self._card)
            self._shown = LargeCard(self._widget.window(), self._appearance, spec)
            self._shown.stand_by(self._widget)

    def _hide(self) -> None:
        self._pause.stop()
        shown, self._shown = self._shown, None
        if shown is not None:
            shown.hide()
            shown.deleteLater()
