"""Asks the strongest bot what it would do; it is told only what the seat may know."""

from __future__ import annotations

import logging
from functools import partial

from PySide6.QtCore import QObject

from desktop.session.session import Session
from desktop.session.thinking import Thinking
from engine.kernel.game import Game
from engine.kernel.rng import Rng
from engine.kernel.view import View
from engine.practice.advice import Advice, advise

log = logging.getLogger("kabinett.adviser")


def _advice(game: Game, view: View, rng: Rng) -> Advice | None:
    try:
        return advise(game, view, rng)
    except Exception:
        log.exception("no advice at %s", view.step)
        return None


class Adviser(Thinking):
    """Asked about the Decision of the moment it answers with an Advice, or None where no bot could say anything."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session

    def advise(self) -> None:
        """Ask, unless a bot thinks already; the same question is always answered alike."""
        if self.busy:
            return
        table = self.session.table
        rng = Rng(table.journal.header.seed ^ len(table.history))
        self.ask(partial(_advice, table.game, self.session.view, rng), "adviser")
