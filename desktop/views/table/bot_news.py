"""What bots do, told in the prompt bar: that one thinks, what one has done, that one waits to be let on."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.session.players import Bots
from desktop.session.session import Session
from desktop.views.table.meanwhile import bot_name
from desktop.views.table.prompt_bar import PromptBar
from desktop.views.widgets.appearance import Appearance
from engine.kernel.event import Event


class BotNews(QObject):
    """Listens to the bots and to what happens while they play."""

    def __init__(self, appearance: Appearance, session: Session, bots: Bots, prompt: PromptBar) -> None:
        super().__init__(prompt)
        self.appearance, self.session, self.bots, self.prompt = appearance, session, bots, prompt
        self._news = ""
        bots.thinking.connect(self._thinking)
        bots.ready.connect(self._ready)
        session.happened.connect(self._happened)
        session.changed.connect(self._announce)

    def _thinking(self, seat: str) -> None:
        self.prompt.show_note(
            self.appearance.tr("prompt-thinking", who=bot_name(self.appearance, self.session, seat))
        )

    def _ready(self, seat: str) -> None:
        note = self.appearance.tr("prompt-ready", who=bot_name(self.appearance, self.session, seat))
        self.prompt.offer_to_go_on(f"{self._news} {note}".strip(), self.bots.go_on)

    def _happened(self, events: list[Event]) -> None:
        self._news = self.appearance.text(events[0].message) if self.bots.playing and events else ""

    def _announce(self) -> None:
        """What a bot has done stands there until the next bot has chosen; a person reads what is asked."""
        if self._news and self.session.decision is None:
            self.prompt.show_note(self._news)
