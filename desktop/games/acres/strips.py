"""Cards as strips of a list: one line each, with their copies, price and what can be done with them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from desktop.art.cards import CardState
from desktop.art.strokes import at, pen, rounded
from desktop.games.acres.art.cards import MINI_HEIGHT, draw_mini_card
from desktop.games.acres.faces import face_of
from desktop.views.hand.card_zoom import Enlarger
from desktop.views.parts.card_looks import Card
from desktop.views.widgets.appearance import Appearance

WIDE, LEAST = 158.0, 84.0
"""The width of a strip, and to what it gives way in a narrow panel."""
EDGE = 4.0


class Strip(QAbstractButton):
    """One card, or several alike. A click takes it where something can be done with it, else it says why not.

    Signals:
        why: a click on what can't be taken.
    """

    why = Signal()

    def __init__(
        self,
        appearance: Appearance,
        card: Card,
        *,
        count: int = 1,
        priced: bool = False,
        take: Callable[[], object] | None = None,
        not_now: str = "",
    ) -> None:
        super().__init__()
        self.appearance, self.card, self.count, self._priced, self._take = (
            appearance,
            card,
            count,
            priced,
            take,
        )
        self.setObjectName(f"strip-{card.id}")
        self.state = CardState.PLAYABLE if take else CardState.NOT_NOW if not_now else CardState.PLAIN
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if take else Qt.CursorShape.ArrowCursor)
        self.setToolTip(not_now)
        face = face_of(appearance.words, card)
        words = [face.name]
        if count > 1:
            words.append(f"×{count}")
        if priced and face.price is not None:
            words.append(appearance.tr("acres-costs", n=face.price))
        self.setAccessibleName(", ".join(words))
        self.setAccessibleDescription(not_now)
        self.clicked.connect(self._clicked)
        self.setFixedHeight(self.sizeHint().height())
        self.setMaximumWidth(self.sizeHint().width())
        self.setMinimumWidth(appearance.px(LEAST + 2 * EDGE))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        Enlarger(self, appearance, card)

    def sizeHint(self) -> QSize:
        """The strip with the frame around it."""
        return QSize(self.appearance.px(WIDE + 2 * EDGE), self.appearance.px(MINI_HEIGHT + 2 * EDGE))

    def _clicked(self) -> None:
        if self._take is not None:
            self._take()
        else:
            self.why.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes it too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip in its state."""
        painter, appearance = QPainter(self), self.appearance
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = self.width() * 100 / appearance.settings.scale - 2 * EDGE
        with at(painter, appearance.px(EDGE), appearance.px(EDGE), appearance.settings.scale / 100):
            draw_mini_card(
                painter,
                face_of(appearance.words, self.card),
                state=self.state,
                count=self.count,
                price=self._priced,
                width=wide,
                theme=appearance.theme,
            )
            if self.hasFocus():
                frame = rounded(-2, -2, wide + 4, MINI_HEIGHT + 4, 6)
                painter.strokePath(frame, pen(appearance.theme.window.focus, 2, Qt.PenStyle.DashLine))
        painter.end()
