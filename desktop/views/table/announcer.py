"""Says aloud to screen readers what happened, what is asked and why something is refused."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance
from engine.kernel.event import Event
from engine.kernel.refusal import Refusal


def announce(window: QWidget, text: str) -> None:
    """Have a screen reader read this out."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(window, text))


class Announcer(QObject):
    """Listens to the Session and speaks through the window; what it says is what the viewer may read.

    Attributes:
        said: what was said last.
    """

    def __init__(self, appearance: Appearance, session: Session, window: QWidget) -> None:
        super().__init__(window)
        self.appearance, self.session, self._window = appearance, session, window
        self.said = ""
        session.happened.connect(self._tell)
        session.refused.connect(self._refuse)

    def say(self, text: str) -> None:
        """Have this read out."""
        if not text:
            return
        self.said = text
        announce(self._window, text)

    def _tell(self, events: list[Event]) -> None:
        if not QAccessible.isActive():
            return
        words = self.appearance.words
        self.say(" ".join(words.spoken(self.appearance.text(event.message)) for event in events))

    def _refuse(self, refusal: Refusal) -> None:
        clause = self.appearance.words.clause(refusal.clause) if refusal.clause else ""
        self.say(f"{self.appearance.words.spoken(self.appearance.text(refusal.message))} {clause}".strip())
