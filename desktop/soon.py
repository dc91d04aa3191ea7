"""What is to happen as soon as the events that wait are done, if its owner is still there then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def soon(owner: QObject, act: Callable[[], object], after: int = 0) -> None:
    """Do something once, after so many milliseconds; nothing where the owner has gone until then.

    A single shot of Qt keeps what it was to call for good where its context goes first, and with it all that this
    knows: a whole table, if that is closed while it refreshes.
    """
    timer = QTimer(owner, singleShot=True, interval=after)
    waiting = [act]

    def do() -> None:
        """Let go of `act` while the timer still lives: the owner may live by nothing else, and take the timer along."""
        timer.deleteLater()
        waiting.pop()()

    timer.timeout.connect(do)
    timer.start()
