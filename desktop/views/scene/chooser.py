"""The chooser: a small list where one drop can mean several Actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QFocusEvent, QFontMetrics, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QWidget

from desktop.art.lettering import font
from desktop.profile.theme import Theme
from desktop.session.gate import Gate

MOST = 9
ROW = 32
BESIDE = 44
"""What a row has beside its words."""


class Chooser(QListWidget):
    """At most nine labels at a spot; Enter, a click or a digit takes one, Esc or leaving takes none.

    Labels for which the parent is too narrow stand in several lines.

    What the gate does not let through takes none either, and the list stays.

    Signals:
        pointed: the row that the arrows or a moving pointer have come to, counted from 0; the first one as it opens.
    """

    pointed = Signal(int)

    def __init__(self, parent: QWidget, gate: Gate) -> None:
        super().__init__(parent)
        self._over, self._gate, self._rested = parent, gate, QPoint()
        self.setMouseTracking(True)
        self.setWordWrap(True)
        self.currentRowChanged.connect(self._point)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(lambda _: self._take())
        self._chosen: Callable[[int], None] | None = None
        self._given_up: Callable[[], None] | None = None
        self.hide()

    def ask(
        self,
        labels: Sequence[str],
        at: QPoint,
        theme: Theme,
        chosen: Callable[[int], None],
        given_up: Callable[[], None],
        scale: float = 1.0,
    ) -> None:
        """Open beside a point of the parent; one of the two is called, once."""
        self.clear()
        self._chosen, self._given_up = chosen, given_up
        face = font("sans", 15 * scale)
        self.setFont(face)
        self.setStyleSheet(_style(theme))
        room, said = self._over.rect().adjusted(4, 4, -4, -4), [*enumerate(labels[:MOST], start=1)]
        metrics, row = QFontMetrics(face), round(ROW * scale)
        wide = min(
            room.width(), max(metrics.horizontalAdvance(f"{MOST}  {label}") for _, label in said) + BESIDE
        )
        within, high = QRect(0, 0, wide - BESIDE, room.height()), 0
        for number, label in said:
            item = QListWidgetItem(f"{number}  {label}")
            lines = metrics.boundingRect(within, Qt.TextFlag.TextWordWrap, item.text()).height()
            item.setSizeHint(QSize(0, row + max(0, lines - metrics.height())))
            high += item.sizeHint().height()
            self.addItem(item)
        self.setCurrentRow(0)
        self.resize(wide, high + 8)
        stand_beside(self, at, self._over)
        self.show()
        self.raise_()
        self._rested = QCursor.pos()
        self.setFocus(Qt.FocusReason.PopupFocusReason)
        self._gate.renew(self.viewport())

    @property
    def open(self) -> bool:
        """Whether it waits for a choice."""
        return self._chosen is not None

    def give_up(self) -> None:
        """Close without a choice."""
        given_up = self._given_up
        self._close()
        if given_up is not None:
            given_up()

    def take(self, number: int) -> bool:
        """Choose the n-th label, counted from 1."""
        if self.open and 1 <= number <= self.count():
            self.setCurrentRow(number - 1)
            self._take()
            return True
        return False

    def _point(self, row: int) -> None:
        if self.open and row >= 0:
            self.pointed.emit(row)

    def _take(self) -> None:
        if not self._gate.open:
            return
        chosen, row = self._chosen, self.currentRow()
        self._close()
        if chosen is not None:
            chosen(row)

    def _close(self) -> None:
        self._chosen = self._given_up = None
        had_focus = self.hasFocus()
        self.hide()
        if had_focus:
            self._over.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move, Enter takes, digits take, Esc gives up."""
        if event.key() == Qt.Key.Key_Escape:
            self.give_up()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._take()
        elif not (event.text().isdigit() and self.take(int(event.text()))):
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A pointer that moves leads to the row below it; one that rested where the list opened leads nowhere."""
        item = self.itemAt(event.position().toPoint())
        if item is not None and event.globalPosition().toPoint() != self._rested:
            self.setCurrentItem(item)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A click elsewhere means none of these."""
        super().focusOutEvent(event)
        if self.open and event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.give_up()


def _style(theme: Theme) -> str:
    window = theme.window
    return (
        f"QListWidget {{ background: {window.field}; color: {window.ink};"
        f" border: 2px solid {theme.lights.legal}; border-radius: 4px; padding: 2px; outline: 0; }}"
        f"QListWidget::item {{ padding-left: 8px; }}"
        f"QListWidget::item:selected {{ background: {window.strong}; color: {window.strong_ink}; }}"
    )


def stand_beside(asked: QWidget, at: QPoint, over: QWidget) -> None:
    """Bring what asks to the right of a point, wholly within the part that it lies over."""
    room = over.rect().adjusted(4, 4, -4, -4)
    asked.move(
        max(room.left(), min(at.x() + 20, room.right() - asked.width())),
        max(room.top(), min(at.y() - 12, room.bottom() - asked.height())),
    )
