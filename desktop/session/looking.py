"""What is seen of a Table: by one seat or by the public, now or at another moment, at the table or in a what-if."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from desktop.session.card_selection import CardSelection
from desktop.session.choices import Choices
from desktop.session.what_if import WhatIf, keeps_secrets
from engine.kernel.action import Action
from engine.kernel.coach import Caution
from engine.kernel.decision import FACE_DOWN, Decision
from engine.kernel.event import Event
from engine.kernel.explain import Fact, OverlayShape
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.table import Table
from engine.kernel.view import View
from engine.texts.translate import Translator


class Referee(Protocol):
    """Who decides at a table what may be played besides the rules: the lesson that is played there."""

    @property
    def asks(self) -> Message | None:
        """What it asks itself, in place of what the rules ask; None while an Action is awaited."""

    def title(self, words: Translator) -> str:
        """What is played at the table, for the title of its window."""

    def admits(self, action: Action, seat: str) -> bool:
        """Whether it may be tried; where it may not, why is told."""

    def played(self) -> None:
        """What was admitted last has been played."""

    def back_to(self, moment: int) -> None:
        """The table is to go back to a moment."""


class Looking(QObject):
    """A Table and the seat that is looking. Looking at the past shows what the seat knew at that moment.

    Attributes:
        home: the table itself; `table` is the branch while a what-if goes on.
        referee: who else decides what is played at the table itself, None where the rules alone do.

    Signals:
        changed: View and Decision are new; repaint.
        happened: Events of one Action, as they may be read on the screen, before `changed`.
    """

    changed = Signal()
    happened = Signal(object)

    def __init__(self, table: Table, viewer: str | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.home = table
        self.referee: Referee | None = None
        self._viewer = viewer
        self._hand = ""
        self._covered = False
        self._what_if: WhatIf | None = None
        self._moment: int | None = None
        self._views: dict[str | None, View] = {}
        self._decision: Decision | None = None
        self._choices: Choices | None = None
        self.selection = CardSelection(self, self)
        """The cards of the viewer's hand that are chosen; it hears of a change before every widget."""
        self.changed.connect(self.selection.forget)

    @property
    def table(self) -> Table:
        """The table at play: the branch of a what-if, else the table itself."""
        return self.home if self._what_if is None else self._what_if.table

    @property
    def watching(self) -> bool:
        """Whether the table is played in another window and only looked at here, by the public."""
        return self.home.journal.watched is not None

    @property
    def _judge(self) -> Referee | None:
        """The referee, where it has a say: a what-if counts for nothing."""
        return self.referee if self._what_if is None else None

    # --- who looks, and at what -----------------------------------------------------

    @property
    def viewer(self) -> str | None:
        """The seat that is looking; None: the public."""
        return None if self._covered else self._viewer

    @property
    def decider(self) -> str | None:
        """Whose Decision is shown and answered: who looks; while nobody does, who answers now for all to see."""
        if self._covered or self._viewer is not None:
            return self.viewer
        return self._hand or None if self._moment is None else None

    def answers_openly(self, seat: str) -> None:
        """While nobody looks this seat ("" for none) is asked, and all else is what the public may know."""
        if seat != self._hand:
            self._hand = seat
            if self._viewer is None:
                self.refresh()

    @property
    def seated(self) -> str | None:
        """The seat that looks where nothing is covered."""
        return self._viewer

    @property
    def seen_from(self) -> tuple[str, ...]:
        """The seats, those first that sit before this screen: the same ones whoever looks or is asked at the moment.

        In a lesson that is the one that looks.
        """
        header = self.home.journal.header
        looks = (self._viewer,) if header.kind == "lesson" and self._viewer is not None else ()
        bots = (entry.seat for entry in header.seats if entry.bot)
        return (*looks, *self.home.humans, *bots)

    @property
    def covered(self) -> bool:
        """Whether all that the public may not know is covered for a while; nothing is played meanwhile."""
        return self._covered

    def cover(self, covered: bool) -> None:
        """Show no more than the public may know, or show it again to the seat that looks."""
        if covered != self._covered:
            self._covered = covered
            self.refresh()

    def look_as(self, seat: str | None) -> None:
        """Let another seat (None: the public) look, at the present moment."""
        if seat != self._viewer:
            self._moment = None
        self._viewer = seat
        self.refresh()

    @contextmanager
    def as_public(self) -> Iterator[None]:
        """The public looks at the same moment, for a picture; nobody is told."""
        viewer, self._viewer = self._viewer, None
        self._forget()
        try:
            yield
        finally:
            self._viewer = viewer
            self._forget()

    @property
    def moment(self) -> int | None:
        """How many Actions had been played at the moment looked at; None: now."""
        return self._moment

    def look_at(self, moment: int | None) -> None:
        """Look at the table after so many Actions; None, or too many: now. One step on is shown as it happened."""
        before, last = self._at(), len(self.table.history)
        moment = last if moment is None else min(max(moment, 0), last)
        self._moment = None if moment == last else moment
        if moment == before + 1:
            self._announce(self.table.history[before].events)
        self.refresh()

    def _at(self) -> int:
        return len(self.table.history) if self._moment is None else self._moment

    def refresh(self) -> None:
        """View and Decision are out of date."""
        self._forget()
        self.changed.emit()

    def _forget(self) -> None:
        self._views.clear()
        self._decision = self._choices = None

    @property
    def view(self) -> View:
        """What the viewer may know, or knew at the moment looked at."""
        return self._view_of(self.viewer)

    def _view_of(self, seat: str | None) -> View:
        if seat not in self._views:
            self._views[seat] = self.table.view(seat, self._moment)
        return self._views[seat]

    @property
    def decision(self) -> Decision | None:
        """What the viewer is asked now, or was asked at the moment looked at; None if it is not asked.

        Of who answers for all to see it is as much as all may see; while the viewer's hand lies face down, nothing of
        it rests on that hand.
        """
        if self.asked_instead is not None:
            return None
        if self._decision is None and self.viewer is not None:
            asked = self.table.decision(self.viewer, self._moment)
            self._decision = asked.face_down() if asked is not None and self.selection.covered else asked
        elif self._decision is None and self.decider is not None:
            self._decision = self.table.decision_in_the_open(self.decider)
        return self._decision

    @property
    def asked_instead(self) -> Message | None:
        """What the referee asks in place of the rules, at present; None where they ask, or nobody does."""
        return self._judge.asks if self._judge is not None and self._moment is None else None

    @property
    def choices(self) -> Choices:
        """The legal Actions of the Decision by how they are made."""
        if self._choices is None:
            self._choices = Choices(self.decision, self.view.standing())
        return self._choices

    def forget_choices(self) -> None:
        """The hand was turned: what may be told of the Decision is another."""
        self._decision = self._choices = None

    @property
    def offers(self) -> tuple[Action, ...]:
        """What the viewer may do besides, at any time, asked or not."""
        if self.viewer is None or self.view.winners is not None:
            return ()
        offers = self.table.offers(self.viewer, self._moment)
        return tuple(offer for offer in offers if not self._kept_back(offer))

    def _kept_back(self, action: Action) -> bool:
        """Whether it rests on what lies face down before the viewer."""
        if self.viewer is None or not self.selection.covered:
            return False
        return self.table.by_hand(action, self.viewer, self._moment)

    def why_not(self, action: Action) -> Refusal | None:
        """None if the viewer may play it, else why not; no more is told of it than may be read on the screen."""
        if self.viewer is None and self.decider is not None:
            return self.table.refuse_in_the_open(action, self.decider)
        if self.selection.covered and self.decision is not None:
            return self.decision.why_not(action)
        if self._kept_back(action):
            return FACE_DOWN
        return self.table.refuse(action, self.viewer, self._moment)

    def why_idle(self, source: str) -> Refusal | None:
        """Why nothing can be done with a piece or card that is taken up; None for who only looks on."""
        decision = self.decision
        if decision is not None:
            return decision.why_idle(self.choices.source(source))
        if self.viewer is None or not self.view.asked:
            return None
        return Refusal(self.view.clause, say("refuse-not-your-decision", seat=f"seat:{self.viewer}"))

    @property
    def reader(self) -> str | None:
        """As whom the screen may be read: whoever glances at it is not told what lies face down."""
        return None if self.selection.covered else self.viewer

    @property
    def view_in_sight(self) -> View:
        """What may be read on the screen: the View, or that of the public while the viewer's hand lies face down."""
        return self._view_of(self.reader)

    def facts(self, ref: str) -> tuple[Fact, ...]:
        """What may be read of a reference on the screen."""
        return self.table.facts(ref, self.reader, self._moment)

    def overlay(self, name: str, ref: str = "") -> tuple[OverlayShape, ...]:
        """The lights of an overlay as they may be read on the screen."""
        return self.table.overlay(name, ref, self.reader, self._moment)

    @property
    def coached(self) -> bool:
        """Whether the coach may speak: at a table of practice, to who is there now."""
        kind = self.home.journal.header.kind
        return kind == "practice" and not self.watching and self._moment is None and self.viewer is not None

    def cautions(self) -> tuple[Caution, ...] | None:
        """What the viewer may have overlooked; None where the coach has no word: no phase may be ended now.

        While the own hand lies face down nothing is said that rests on its cards.
        """
        if not self.coached or self.viewer is None:
            return None
        found = self.table.cautions(self.viewer)
        if found is None or not self.selection.covered:
            return found
        return tuple(caution for caution in found if not caution.by_hand)

    # --- what-if --------------------------------------------------------------------

    @property
    def what_if(self) -> WhatIf | None:
        """The what-if that goes on, or None."""
        return self._what_if

    def may_wonder(self) -> bool:
        """Whether a what-if can begin: not while a table of several persons with secrets is shown to nobody."""
        hidden = keeps_secrets(self.home) and len(self.home.humans) > 1
        return self._what_if is None and not self.watching and not (hidden and self.viewer is None)

    def may_copy(self) -> bool:
        """Whether what is looked at may be copied: as a what-if, and while one goes on."""
        return self._what_if is not None or self.may_wonder()

    # --- telling --------------------------------------------------------------------

    def _announce(self, events: tuple[Event, ...]) -> None:
        self.happened.emit(
            [seen for e in events if (seen := self.table.event_for(e, self.reader)) is not None]
        )
