"""A section of the column: one panel, folded to its head or open, away, or drawn out to a window of its own."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.views.widgets.panel import Panel

LIFTED = QPoint(90, 14)
"""Where the pointer holds the window of a panel that was drawn out."""
LEAST = (240, 160)


class Stay(Enum):
    """How long a section is in the column."""

    ALWAYS = "always"
    """Until a person puts it away: inspector and log."""
    PHASE = "phase"
    """While the Decision wants it."""
    FOLDED = "folded"
    """Always, but only its head where it is neither wanted nor opened by hand."""
    ASKED = "asked"
    """From when it is asked for until it is closed."""


class LooseWindow(QWidget):
    """The window of a panel that was drawn out of the column, to be put on any screen.

    Signals:
        closed: a person has closed it.
    """

    closed = Signal()

    def __init__(self, owner: QWidget, panel: Panel) -> None:
        super().__init__(owner, Qt.WindowType.Tool)
        self.setMinimumSize(*LEAST)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(panel)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing puts the panel back."""
        self.closed.emit()
        super().closeEvent(event)


class Section(QObject):
    """One panel of the column.

    Attributes:
        name: of the panel. shown: whether it is in the column at all. opened: whether more than its head is to be seen.
        squeezed: whether all the same only its head is, for others have the room.
        action: the entry of the menu that opens and closes it.

    Signals:
        changed: heights are to be shared anew. called: a person or a Decision wants to see it now.
    """

    changed = Signal()
    called = Signal()

    def __init__(self, home: QWidget, name: str, panel: Panel, stay: Stay) -> None:
        super().__init__(home)
        self.name, self.panel, self.stay = name, panel, stay
        self._home = home
        self._wanted = self._by_hand = self.squeezed = False
        self._loose: LooseWindow | None = None
        self.action = QAction(self)
        self.action.setCheckable(True)
        self.action.triggered.connect(lambda _on: self.call())
        head = panel.head
        panel.setParent(home)
        head.let_turn(self.foldable)
        head.turned.connect(self.turn)
        head.pulled.connect(self.draw_out)
        if stay is Stay.ASKED:
            head.cross.show()
            head.closed.connect(self.put_away)
        self.reset()

    def reset(self) -> None:
        """As it is at first."""
        self.put_back()
        self._by_hand = False
        self.shown = self.stay in (Stay.ALWAYS, Stay.FOLDED) or (self.stay is Stay.PHASE and self._wanted)
        self.opened = self.stay is not Stay.FOLDED or self._wanted
        self._tell()

    # --- state ------------------------------------------------------------------------

    @property
    def foldable(self) -> bool:
        """Whether its head folds it."""
        return self.stay is not Stay.ALWAYS

    @property
    def wanted(self) -> bool:
        """Whether the Decision wants it."""
        return self._wanted

    @property
    def is_open(self) -> bool:
        """Whether more than a head can be seen of it, in the column or in a window of its own."""
        return self.shown and self.opened and not self.squeezed

    @property
    def is_loose(self) -> bool:
        """Whether it is drawn out to a window of its own."""
        return self._loose is not None

    @property
    def by_hand(self) -> bool:
        """Whether a person has opened it: then it stays open when its phase ends."""
        return self._by_hand

    def call(self) -> None:
        """The entry of the menu, or its key: open it, or put it away where it is open."""
        if self.is_open:
            self.put_away()
        else:
            self.bring()

    def bring(self) -> None:
        """Open it by hand."""
        self._by_hand = self.shown = self.opened = True
        self._tell()
        self.called.emit()

    def put_away(self) -> None:
        """Fold it to its head, or take it out of the column."""
        self.put_back()
        self._by_hand = False
        if self.stay is Stay.FOLDED:
            self.opened = False
        else:
            self.shown = False
        self._tell()

    def turn(self) -> None:
        """The head: fold it, or unfold it; what never folds, or is squeezed, is only called."""
        if not self.foldable or self.squeezed:
            self.called.emit()
        elif not self.is_loose:
            self.opened = self._by_hand = not self.opened
            self._tell()
            if self.opened:
                self.called.emit()

    def want(self, wanted: bool) -> None:
        """The Decision wants the panel, or no longer: it opens with its phase and folds after it."""
        if wanted == self._wanted:
            return
        self._wanted = wanted
        if wanted:
            self.shown = self.opened = True
        elif self.stay is Stay.PHASE:
            self.put_back()
            self.shown = False
        elif not self._by_hand and not self.is_loose:
            self.opened = False
        self._tell()
        if wanted:
            self.called.emit()

    def squeeze(self, squeezed: bool) -> None:
        """Others have the room: only its head is seen; or there is room again."""
        if squeezed != self.squeezed:
            self.panel.head.let_turn(self.foldable or squeezed)
        self.squeezed = squeezed
        self._tick()

    def _tell(self) -> None:
        self._tick()
        self.changed.emit()

    def _tick(self) -> None:
        self.action.setChecked(self.is_open)

    # --- a window of its own ----------------------------------------------------------

    def draw_out(self, pointer: QPoint) -> None:
        """The head was drawn away: the panel gets a window, which goes on with the mouse."""
        if self._loose is not None:
            return
        self.float_at(QRect(pointer - LIFTED, self.panel.size()))
        self.panel.window().windowHandle().startSystemMove()

    def float_at(self, rect: QRect) -> None:
        """Put the panel into a window of its own, on a screen that is there."""
        self.put_back()
        self.shown = self.opened = True
        self.squeezed = False
        self.panel.body.show()
        self.panel.head.show_folded(False)
        self._loose = LooseWindow(self._home.window(), self.panel)
        self._loose.setWindowTitle(self.panel.head.said)
        self._loose.closed.connect(self.put_back)
        self._loose.setGeometry(
            on_a_screen(rect, [screen.availableGeometry() for screen in QGuiApplication.screens()])
        )
        self.panel.show()
        self._loose.show()
        self._tell()

    def put_back(self) -> None:
        """Into the column again."""
        loose, self._loose = self._loose, None
        if loose is not None:
            self.panel.setParent(self._home)
            loose.hide()
            loose.deleteLater()
            self._tell()

    def loose_rect(self) -> QRect | None:
        """Where its window is; None while it is in the column."""
        return self._loose.geometry() if self._loose is not None else None

    def show_loose(self, shown: bool) -> None:
        """Hide its window with the other panels, or show it again."""
        if self._loose is not None:
            self._loose.setVisible(shown)


def on_a_screen(rect: QRect, screens: Sequence[QRect]) -> QRect:
    """The same rectangle where enough of it can be seen; else moved into the first screen, and cut to it."""
    if any(screen.contains(rect.center()) for screen in screens) or not screens:
        return rect
    room = screens[0]
    moved = QRect(rect.topLeft(), rect.size().boundedTo(room.size()))
    moved.moveCenter(room.center())
    return moved
