"""Results: what a fight, a retreat, a siege or a raid came to stands in the prompt bar until it has been read."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from desktop.session.session import Session
from desktop.soon import soon
from desktop.views.table.event_notes import NewsNotes
from desktop.views.table.prompt_bar import PromptBar
from desktop.views.widgets.appearance import Appearance
from engine.kernel.event import Event

STAND = 1500
"""Milliseconds for which a result stands, unless there is input before."""
NOTED = 3500
"""Milliseconds for which the notes of a game stand, unless there is input before."""
MOST = 2
"""Results of one Action that are told; with more, the last ones."""
PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class Results(QObject):
    """Picks the results from what happens, by whomever it was played, and lets the newest stand in the bar.

    Attributes:
        time: ends what stands in the bar. notes: what stands over the map. noted: ends that.

    Signals:
        read: what stands has been read: it stood for its time, or there is input.
    """

    read = Signal()

    def __init__(self, appearance: Appearance, session: Session, prompt: PromptBar, notes: NewsNotes) -> None:
        super().__init__(prompt)
        self._told: object = None
        self._pressed = False
        self.appearance, self.prompt, self.notes = appearance, prompt, notes
        self.time = QTimer(self, singleShot=True, interval=STAND)
        self.time.timeout.connect(self._read)
        self.noted = QTimer(self, singleShot=True, interval=NOTED)
        self.noted.timeout.connect(self._all_read)
        session.happened.connect(self.tell)

    def tell(self, events: Iterable[Event]) -> None:
        """Let the newest of these stand, if there is a result or something drawn among them."""
        told = list(events)
        found = [event for event in told if event.result]
        noted = self.notes.tell(told)
        if not (found or noted):
            return
        self._told, self._pressed = object(), False
        if found:
            self.prompt.show_result(" ".join(self.appearance.text(event.message) for event in found[-MOST:]))
            self.time.start()
        if noted:
            self.noted.start()
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    def _read(self) -> None:
        """The bar has been read; what is drawn may stand on."""
        if self.noted.isActive():
            self.prompt.end_result()
        else:
            self._all_read()

    def _all_read(self) -> None:
        self.read.emit()
        self.end()

    def end(self) -> None:
        """It has been read: back to what is asked."""
        self.time.stop()
        self.noted.stop()
        self.notes.end()
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self.prompt.end_result()

    def _end_only(self, told: object) -> None:
        """End what stood when the input came, not what it has brought about."""
        if told is self._told:
            self.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The next input ends it, once that input has done what it asks for: a key, or a click that began after it.

        What is still held from before, as on the curtain, is none.
        """
        if not watched.isWidgetType():
            return False
        if event.type() in PRESSES:
            self._pressed = True
        released = event.type() == QEvent.Type.MouseButtonRelease and self._pressed
        if released or (isinstance(event, QKeyEvent) and _pressed_anew(event)):
            self.read.emit()
            soon(self, partial(self._end_only, self._told))
        return False


def _pressed_anew(event: QKeyEvent) -> bool:
    return event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat()
