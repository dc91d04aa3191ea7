"""Time in the tests of the window: it stands still, but for those who wait before they press."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QInputEvent

from desktop.session.gate import HABIT, Clock, Gate


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


class ClumsyGate(Gate):
    """The gate, before which nobody looks or waits by himself."""

    def __init__(self, clock: Clock | None = None, parent: QObject | None = None) -> None:
        self.stopped = StoppedClock()
        super().__init__(clock or self.stopped, parent)

    def look(self, wait: float) -> None:
        """Let be painted what is new, and look at it for so long."""
        for surface in (*self._awaited, *(part for part, since in self._parts.items() if since is None)):
            surface.repaint()
            self.eventFilter(surface, QEvent(QEvent.Type.Paint))  # a window just shown may not be painted yet
        self.stopped.time += wait


class PatientGate(ClumsyGate):
    """The gate, before which everybody looks, for longer than any rule asks, before anything is pressed."""

    def hear(self, event: QEvent) -> None:
        """A press that comes after a look."""
        self.look(2 * HABIT)
        super().hear(event)

    @property
    def open(self) -> bool:
        """What a test asks for, by a press or without one, comes after a look; what never plays does not."""
        self.look(2 * HABIT)
        if self._now is not None:
            self._now = replace(self._now, at=self.clock.now())
        return super().open


class TiredGate(PatientGate):
    """The gate before people who look as a rule, and now and then do not."""

    def __init__(self, clock: Clock | None = None, parent: QObject | None = None) -> None:
        super().__init__(clock, parent)
        self._hasty = False

    @contextmanager
    def hasty(self) -> Iterator[None]:
        """For a while nobody looks or waits."""
        self._hasty = True
        try:
            yield
        finally:
            self._hasty = False

    def hear(self, event: QEvent) -> None:
        """A press, after a look or in haste."""
        if self._hasty:
            Gate.hear(self, event)
        else:
            super().hear(event)

    @property
    def open(self) -> bool:
        """What is asked for in haste is judged as it is."""
        return bool(Gate.open.fget(self)) if self._hasty else super().open  # type: ignore[attr-defined]
