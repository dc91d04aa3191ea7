"""Bots at the table: each Decision is thought over in a thread of its own, from nothing but the View of the bot's seat.

The Decision that a bot is handed belongs to a truth dealt from its View: what its seat may not know is not even there.
"""

from __future__ import annotations

import logging
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.profile.settings import STEP
from desktop.session.session import Session
from desktop.session.thinking import Thinking
from engine.bots import bot
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.rng import Rng
from engine.kernel.view import View

log = logging.getLogger("kabinett.players")
SLOW = 400
"""Milliseconds after which the window says that a bot is thinking."""


def _choose(kind: str, view: View, decision: Decision, rng: Rng) -> Action:
    """The Action of a bot; of one that fails any by lot."""
    try:
        return bot(kind).choose(view, decision, rng)
    except Exception:
        log.exception("bot %s failed at %s", kind, decision.step)
        return decision.actions.pick(rng)


def _reply(kind: str, view: View, rng: Rng) -> Action | None:
    """The word of a bot on what it is offered; none of one that fails."""
    try:
        return bot(kind).reply(view, rng)
    except Exception:
        log.exception("bot %s failed at an offer", kind)
        return None


class Bots(QObject):
    """Plays the seats of bots, one Action after another, with a pause that lets people follow.

    Signals:
        thinking: a bot's seat, when it takes longer than a moment.
        ready: a bot's seat, when it has chosen and waits for a person to let it play.
    """

    thinking, ready = Signal(str), Signal(str)

    def __init__(self, session: Session, pace: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session, self.pace = session, pace
        self._thinking = Thinking(self)
        self._thinking.answered.connect(self._take)
        self._asked: str | None = None
        self._after = 0
        self._rng = Rng(session.table.journal.header.seed ^ 0x9E3779B97F4A7C15 ^ len(session.table.history))
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self.go_on)
        self._slow = QTimer(self, singleShot=True, interval=SLOW)
        self._slow.timeout.connect(self._say_slow)
        self._answer: Action | None = None
        self.playing = False
        """Whether a bot's own Action is being carried out."""

    def kind(self, seat: str) -> str:
        """The kind of bot of a seat, "" for a person."""
        return self.session.table.seat_entry(seat).bot

    def ask(self, seat: str) -> None:
        """Let the bot of this seat answer what it is asked now."""
        if self._asked == seat and self._after == len(self.session.table.journal.entries):
            return
        self.forget()
        table, rng = self.session.table, self._rng.copy()
        view = table.view(seat)
        decision = table.game.deal(view, rng).decision(seat)
        if decision is None:
            return
        self._asked, self._after = seat, len(self.session.table.journal.entries)
        self._answer = None
        if self.pace > 0:
            self._pause.start(self.pace)
        self._slow.start()
        self._thinking.ask(partial(_choose, self.kind(seat), view, decision, rng), f"bot {seat}")
        self._rng.bits()

    def answer_offers(self) -> None:
        """Let bots say at once what they say to what others offer them, whoever is asked meanwhile."""
        table = self.session.table
        for seat in table.addressed():
            kind = self.kind(seat)
            action = _reply(kind, table.view(seat), self._rng.copy()) if kind else None
            if action is not None:
                self.session.act_for(seat, action)

    def forget(self) -> None:
        """What was asked is no longer wanted."""
        self._thinking.forget()
        self._asked = None
        self._pause.stop()
        self._slow.stop()

    def busy(self) -> bool:
        """Whether a bot has been asked and has not played yet."""
        return self._asked is not None

    def hurry(self) -> None:
        """Play at once what has been thought out: any input ends the pause."""
        if self._pause.isActive() and self._answer is not None:
            self._pause.stop()
            self.go_on()

    def stop(self) -> None:
        """Nothing more is played; a bot that still thinks is not waited for, and its answer not heard."""
        self.forget()

    def _take(self, action: Action) -> None:
        self._slow.stop()
        self._answer = action
        if self.pace == STEP:
            self.ready.emit(self._asked)
        elif not self._pause.isActive():
            self.go_on()

    def go_on(self) -> None:
        """Play what has been thought out."""
        if self._answer is None or self._asked is None:
            return
        seat, action = self._asked, self._answer
        if self._after != len(self.session.table.journal.entries):
            self.forget()
            self.ask(seat)
            return
        self.forget()
        self._answer = None
        self.playing = True
        try:
            self.session.act_for(seat, action)
        finally:
            self.playing = False

    def _say_slow(self) -> None:
        if self._asked is not None:
            self.thinking.emit(self._asked)
