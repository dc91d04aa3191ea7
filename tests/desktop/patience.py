"""Time in the tests of the window: it stands still, but for those who wait before they press."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QInputEvent

from desktop.gate import HABIT, Clock, Gate


class StoppedClock(Clock):
    """Goes on only when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0.0

    def now(self) -> float:
        """Milliseconds since it was made."""
        return self.time

    def pressed(self, event: QInputEvent) -> float:
        """Everything is read at once."""
        return self.time


class PatientGate(Gate):
    """The gate, before which everybody looks at what is painted, and waits, before anything is pressed."""

    def __init__(self, clock: Clock | None = None, parent: QObject | None = None) -> None:
        self.stopped = StoppedClock()
        super().__init__(clock or self.stopped, parent)

    def look(self) -> None:
        """Let the window be painted, and look at it for longer than any rule asks for."""
        for surface in tuple(self._awaited):
            surface.repaint()
        self.stopped.time += 2 * HABIT

    def hear(self, event: QEvent) -> None:
        """A press that comes after a look."""
        self.look()
        super().hear(event)

    @property
    def open(self) -> bool:
        """What a test asks for without any press is asked for after a look."""
        if self._now is None:
            self.look()
        return super().open
