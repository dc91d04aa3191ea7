"""What bots do, told in the prompt bar: that one thinks, what one has done, that one waits to be let on."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.players import Bots
from desktop.session import Session
from desktop.views.look import Look
from desktop.views.prompt_bar import PromptBar
from engine.kernel.event import Event


class BotNews(QObject):
    """Listens to the bots and to what happens while they play."""

    def __init__(self, look: Look, session: Session, bots: Bots, prompt: PromptBar) -> None:
        super().__init__(prompt)
        self.look, self.session, self.bots, self.prompt = look, session, bots, prompt
        self._news = ""
        bots.thinking.connect(self._thinking)
        bots.ready.connect(self._ready)
        session.happened.connect(self._happened)
        session.changed.connect(self._announce)

    def _thinking(self, seat: str) -> None:
        self.prompt.show_note(self.look.tr("prompt-thinking", who=self._name(seat)))

    def _ready(self, seat: str) -> None:
        note = self.look.tr("prompt-ready", who=self._name(seat))
        self.prompt.offer_to_go_on(f"{self._news} {note}".strip(), self.bots.go_on)

    def _happened(self, events: list[Event]) -> None:
        self._news = self.look.text(events[0].message) if self.bots.playing and events else ""

    def _announce(self) -> None:
        """What a bot has done stands there until the next bot has chosen; a person reads what is asked."""
        if self._news and self.session.decision is None:
            self.prompt.show_note(self._news)

    def _name(self, seat: str) -> str:
        """A bot by the powers it leads now."""
        entry, view = self.session.table.seat_entry(seat), self.session.view
        acting = [f"side:{side}" for side in view.seats.get(seat, ()) if side in view.acting]
        who = self.look.name(acting or f"seat:{seat}")
        return self.look.tr("prompt-bot", who=who, level=self.look.tr(f"bot-{entry.bot}"))
