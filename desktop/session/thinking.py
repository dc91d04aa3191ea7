"""Bots think in threads of their own, of which the window hears nothing but the answer to what it asked last."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal, Slot


class _Post(QObject):
    """Brings answers from the threads in which bots think to the thread of the window."""

    given = Signal(object, object)
    """The ticket of the question, and the answer."""


@cache
def _post() -> _Post:
    return _Post()


def _think(ticket: object, answer: Callable[[], object]) -> None:
    """Find the answer and send it with its ticket."""
    _post().given.emit(ticket, answer())


class Thinking(QObject):
    """One question at a time; what was thought out for one that is forgotten is not heard.

    Signals:
        answered: what was thought out.
    """

    answered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ticket: object = None
        _post().given.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether an answer is waited for."""
        return self._ticket is not None

    def ask(self, answer: Callable[[], object], name: str) -> None:
        """Have an answer found in a thread of this name, which knows no widgets and raises nothing."""
        self._ticket = object()
        Thread(target=_think, args=(self._ticket, answer), name=name, daemon=True).start()

    def forget(self) -> None:
        """The answer is no longer wanted, and not waited for."""
        self._ticket = None

    @Slot(object, object)
    def _take(self, ticket: object, answer: object) -> None:
        if ticket is not None and ticket is self._ticket:
            self._ticket = None
            self.answered.emit(answer)
