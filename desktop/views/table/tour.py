"""The tour of six balloons at the first table of a game: each ends by doing the thing, all can be skipped."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.views.table.table_parts import TableParts
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label

STEPS = ("prompt", "strip", "map", "why-not", "undo", "hand")


class Tour(QFrame):
    """A balloon beside one part of the window after the other. Enter goes on and Esc ends it, wherever the focus is."""

    ended = Signal()

    def __init__(
        self, appearance: Appearance, window: QWidget, spots: dict[str, Callable[[], QWidget]]
    ) -> None:
        super().__init__(window)
        self.setObjectName("balloon")
        self.appearance, self._window, self._spots = appearance, window, spots
        self.number = 0
        self.words = words_label()
        self.count = words_label(role="second")
        self.next = QPushButton()
        self.next.setProperty("role", "strong")
        self.next.setObjectName("tourNext")
        self.skip = QPushButton()
        self.skip.setProperty("role", "small")
        self.skip.setObjectName("tourSkip")
        self.next.clicked.connect(self.go_on)
        self.skip.clicked.connect(self.end)
        buttons = QHBoxLayout()
        buttons.addWidget(self.count)
        buttons.addStretch(1)
        buttons.addWidget(self.skip)
        buttons.addWidget(self.next)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(16, 12, 16, 12)
        lines.addWidget(self.words)
        lines.addLayout(buttons)
        window.installEventFilter(self)
        appearance.changed.connect(self.refresh)

    def begin(self) -> None:
        """Show the first balloon."""
        self.number = 0
        self.refresh()
        self.show()
        self.raise_()

    @property
    def step(self) -> str:
        """The step on show."""
        return STEPS[self.number]

    def did(self, step: str) -> None:
        """The person has done what a balloon speaks of."""
        if self.isVisible() and step == self.step:
            self.go_on()

    def go_on(self) -> None:
        """The next balloon, or the end."""
        if self.number + 1 >= len(STEPS):
            self.end()
            return
        self.number += 1
        self.refresh()

    def end(self) -> None:
        """No more balloons."""
        self._window.removeEventFilter(self)
        self.hide()
        self.ended.emit()
        self.deleteLater()

    def refresh(self) -> None:
        """Word and place the balloon."""
        appearance = self.appearance
        self.words.setText(appearance.text_for(f"tour-{self.step}", key=appearance.key("keys-hand")))
        self.count.setText(appearance.tr("tour-step", step=self.number + 1, all=len(STEPS)))
        last = self.number + 1 == len(STEPS)
        self.next.setText(appearance.tr("button-close" if last else "button-next"))
        self.skip.setText(appearance.tr("tour-skip"))
        self.skip.setVisible(not last)
        self.setFixedWidth(appearance.px(400))
        self.adjustSize()
        self._place()

    def _place(self) -> None:
        """Below its part of the window, or above it where there is no room, never outside."""
        part = self._spots[self.step]()
        corner = part.mapTo(self._window, QPoint(0, 0))
        middle = corner.x() + part.width() // 2
        below = corner.y() + part.height() + 12
        if self.step in ("map", "why-not"):
            below = corner.y() + 40
        y = below if below + self.height() < self._window.height() else corner.y() - self.height() - 12
        x = max(12, min(middle - self.width() // 2, self._window.width() - self.width() - 12))
        if self.step in ("prompt", "hand"):
            x = max(12, corner.x() + 40)
        self.move(x, max(12, y))
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the window's size."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)


class Touring(QObject):
    """Leads through the tour at a table, the first of a game by itself.

    Attributes:
        tour: the tour, while it goes on.
    """

    def __init__(self, table: TableParts) -> None:
        super().__init__(table)
        self._table = table
        self.tour: Tour | None = None

    def offer(self) -> None:
        """Begin, where the tour of this game has never been seen."""
        if self._table.session.table.game.id not in self._table.appearance.settings.toured:
            self.begin()

    def begin(self) -> None:
        """Six balloons."""
        table, settings = self._table, self._table.appearance.settings
        game = table.session.table.game.id
        if game not in settings.toured:
            settings.toured.append(game)
            settings.save()
        if self.tour is not None:
            return
        self.tour = Tour(table.appearance, table, {
            "prompt": lambda: table.prompt, "strip": lambda: table.strip, "map": lambda: table.frame,
            "why-not": lambda: table.frame, "undo": lambda: table.prompt.undo_button, "hand": lambda: table.tray,
        })  # fmt: skip
        self.tour.ended.connect(self._ended)
        self.tour.begin()

    def did(self, step: str) -> None:
        """Something was done that the tour may wait for."""
        if self.tour is not None:
            self.tour.did(step)

    def _ended(self) -> None:
        self.tour = None
        self._table.session.gate.renew()  # a second Enter is meant for the tour
        self._table.map.setFocus()
