"""Asks the strongest bot what it would do, in a thread of its own; it is told only what the seat may know."""

from __future__ import annotations

import logging
from functools import cache
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal, Slot

from desktop.session.session import Session
from engine.kernel.game import Game
from engine.kernel.rng import Rng
from engine.kernel.view import View
from engine.practice.advice import Advice, advise

log = logging.getLogger("kabinett.adviser")


class _Post(QObject):
    """Brings advice from the threads in which bots think to the thread of the window."""

    given = Signal(object, object)
    """The ticket of the question, and the Advice or None."""


@cache
def _post() -> _Post:
    return _Post()


def _think(ticket: object, game: Game, view: View, rng: Rng) -> None:
    advice: Advice | None = None
    try:
        advice = advise(game, view, rng)
    except Exception:
        log.exception("no advice at %s", view.step)
    _post().given.emit(ticket, advice)


class Adviser(QObject):
    """One question at a time; what was asked about a moment that has passed is not heard any more.

    Signals:
        advised: an Advice, or None where no bot could say anything.
    """

    advised = Signal(object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._ticket: object = None
        _post().given.connect(self._take, Qt.ConnectionType.QueuedConnection)
        session.changed.connect(self.forget)

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
        return self._ticket is not None

    def ask(self) -> None:
        """Ask about the Decision of the moment; the same question is always answered alike."""
        if self.busy:
            return
        table, self._ticket = self.session.table, object()
        rng = Rng(table.journal.header.seed ^ len(table.history))
        question = (self._ticket, table.game, self.session.view, rng)
        Thread(target=_think, args=question, name="adviser", daemon=True).start()

    def forget(self) -> None:
        """The answer is no longer wanted."""
        self._ticket = None

    @Slot(object, object)
    def _take(self, ticket: object, advice: Advice | None) -> None:
        if ticket is self._ticket and ticket is not None:
            self._ticket = None
            self.advised.emit(advice)
