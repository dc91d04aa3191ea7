"""A note of an Event: what a game draws of it, to stand over the map for a while or beside its line of the log."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from desktop.views.widgets.appearance import Appearance


class EventNote(QFrame):
    """Says all that there is to see of one Event, and takes no clicks.

    Attributes:
        at_news: it is shown when the Event happens, too, and not beside its line of the log alone.
        tells: the kinds of the other Events of which it says all that their lines say.

    Signals:
        moved: it looks otherwise than before.
    """

    moved = Signal()
    at_news = True
    tells: frozenset[str] = frozenset()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName("eventNote")
        self.appearance = appearance

    def begin(self, motion: str) -> None:
        """It is shown now, with as much motion as the person wants."""
        del motion

    def shorten(self) -> None:
        """Say only what happened, where several share little room."""

    def fit(self, width: int) -> int:
        """Be so wide; the height that this needs."""
        self.ensurePolished()
        self.setFixedWidth(width)
        lines = self.layout()
        assert lines is not None
        lines.activate()
        high = max(lines.totalHeightForWidth(width), lines.totalMinimumSize().height())
        self.setFixedHeight(high)
        return high
