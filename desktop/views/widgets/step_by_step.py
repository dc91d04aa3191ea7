"""What is shown one step after another: on one clock, and at its end at once with any input."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

EACH, SHORT = 300, 150
"""Milliseconds for a step, and where motion is to be short."""
INPUTS = (
    QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.Wheel,
)  # fmt: skip


class StepByStep(QObject):
    """Counts the steps that are shown. Where a person wants no motion all are shown, and no clock runs.

    Attributes:
        shown: how many steps are shown. steps: of how many. time: the one clock.

    Signals:
        moved: another number of steps is shown.
    """

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.shown = self.steps = 0
        self.time = QTimer(self)
        self.time.timeout.connect(self._next)

    @property
    def goes_on(self) -> bool:
        """Whether steps are still to come."""
        return self.shown < self.steps

    def begin(self, steps: int, motion: str) -> None:
        """Show these steps, from none to the last."""
        self.finish()
        self.shown, self.steps = (steps if motion == "none" else 0), steps
        if self.shown < steps:
            self.time.start(EACH if motion == "full" else SHORT)
            application = QApplication.instance()
            assert application is not None
            application.installEventFilter(self)

    def finish(self) -> None:
        """Show all of them now."""
        self.time.stop()
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        if self.goes_on:
            self.shown = self.steps
            self.moved.emit()

    def _next(self) -> None:
        if self.shown + 1 >= self.steps:
            self.finish()
        else:
            self.shown += 1
            self.moved.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any input ends it, and does besides what it is for."""
        if event.type() in INPUTS and watched.isWidgetType():
            self.finish()
        return False
