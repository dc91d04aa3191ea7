"""The Session: one Table as the window sees it, with the seat that is looking and the moment it looks at."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from desktop.session.card_selection import CardSelection
from desktop.session.choices import Choices
from desktop.session.gate import Gate
from desktop.session.what_if import NOWHERE, WhatIf, branch_off, keeps_secrets, may_be_played
from engine.kernel.action import Action
from engine.kernel.coach import Caution
from engine.kernel.decision import Decision
from engine.kernel.errors import Ambiguous, FileError, KabinettError, Refused
from engine.kernel.event import Event
from engine.kernel.explain import Fact, OverlayShape
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rng import Rng
from engine.kernel.table import Table, Trial
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


class Session(QObject):
    """A Table, the seat that is looking, and what the widgets may ask of them.

    Widgets never touch the Position: they read `view` and `decision`, wish for Actions with `act`, and listen.
    Looking at the past shows what the seat knew at that moment; an Action there begins a what-if.

    Attributes:
        home: the table itself; `table` is the branch while a what-if goes on.
        gate: what a person's hands must pass before they play.
        referee: who else decides what is played at the table itself, None where the rules alone do.

    Signals:
        changed: View and Decision are new; repaint.
        happened: Events of one Action, as the viewer may read them, before `changed`.
        refused: a wish was not allowed (a Refusal).
        ambiguous: a typed text had several meanings (list of texts).
        failed: the file could not be written (a FileError); the Action did not happen.
        needs_confirmation: an Action is to be confirmed before it is played.
    """

    changed = Signal()
    happened = Signal(object)
    refused = Signal(object)
    ambiguous = Signal(object)
    failed = Signal(object)
    needs_confirmation = Signal(object)

    def __init__(
        self,
        table: Table,
        viewer: str | None = None,
        parent: QObject | None = None,
        gate: Gate | None = None,
    ) -> None:
        super().__init__(parent)
        self.home = table
        self.gate = gate or Gate(parent=self)
        self.referee: Referee | None = None
        self._granted = False
        self._trial: Trial | None = None
        self._viewer = viewer
        self._covered = False
        self._what_if: WhatIf | None = None
        self._moment: int | None = None
        self._view: View | None = None
        self._decision: Decision | None = None
        self._choices: Choices | None = None
        self.selection = CardSelection(self, self)
        """The cards of the viewer's hand that are chosen; it hears of a change before every widget."""
        self.changed.connect(self.selection.forget)
        for signal in (self.changed, self.selection.changed):
            signal.connect(self._ask_anew)
        self.pass_for_pins = False
        """Whether one click in a call passes for those as well who have a PIN."""
        self.confirm_irreversible = False
        """Whether Actions by which one reveals something and seals what was done before are to be confirmed."""

    @property
    def table(self) -> Table:
        """The table at play: the branch of a what-if, else the table itself."""
        return self.home if self._what_if is None else self._what_if.table

    @property
    def watching(self) -> bool:
        """Whether the table is played in another window and only looked at here, by the public."""
        return self.home.journal.watched is not None

    def take_up(self, table: Table, viewer: str | None) -> None:
        """Go on at another table of the same game, as this seat."""
        self.home, self._viewer = table, viewer
        self._what_if = self._moment = self._trial = None
        self.refresh()

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
    def seated(self) -> str | None:
        """The seat that looks where nothing is covered."""
        return self._viewer

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
        self._view = self._decision = self._choices = None
        try:
            yield
        finally:
            self._viewer = viewer
            self._view = self._decision = self._choices = None

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

    def _ask_anew(self) -> None:
        """What can be played is another, or is offered in another way."""
        self.gate.renew()

    def refresh(self) -> None:
        """View and Decision are out of date."""
        self._view = self._decision = self._choices = None
        self.changed.emit()

    @property
    def view(self) -> View:
        """What the viewer may know, or knew at the moment looked at."""
        if self._view is None:
            self._view = self.table.view(self.viewer, self._moment)
        return self._view

    @property
    def decision(self) -> Decision | None:
        """What the viewer is asked now, or was asked at the moment looked at; None if it is not asked."""
        if self.asked_instead is not None:
            return None
        if self._decision is None and self.viewer is not None:
            self._decision = self.table.decision(self.viewer, self._moment)
        return self._decision

    @property
    def asked_instead(self) -> Message | None:
        """What the referee asks in place of the rules, at present; None where they ask, or nobody does."""
        return self._judge.asks if self._judge is not None and self._moment is None else None

    @property
    def choices(self) -> Choices:
        """The legal Actions of the Decision by how they are made."""
        if self._choices is None:
            self._choices = Choices(self.decision, self.view.standing(), covered=self.selection.covered)
        return self._choices

    def forget_choices(self) -> None:
        """The hand was turned: what may be told of the Decision is another."""
        self._choices = None

    @property
    def offers(self) -> tuple[Action, ...]:
        """What the viewer may do besides, at any time, asked or not."""
        if self.viewer is None or self.view.winners is not None:
            return ()
        return self.table.offers(self.viewer, self._moment)

    def why_not(self, action: Action) -> Refusal | None:
        """None if the viewer may play it, else why not."""
        return self.table.refuse(action, self.viewer, self._moment)

    def why_idle(self, source: str) -> Refusal | None:
        """Why nothing can be done with a piece or card that is taken up; None for who only looks on."""
        decision = self.decision
        if decision is not None:
            return decision.why_idle(self.choices.source(source))
        if self.viewer is None or not self.view.asked:
            return None
        return Refusal(self.view.clause, say("refuse-not-your-decision", seat=f"seat:{self.viewer}"))

    def facts(self, ref: str) -> tuple[Fact, ...]:
        """What the viewer may be told of a reference."""
        return self.table.facts(ref, self.viewer, self._moment)

    def overlay(self, name: str, ref: str = "") -> tuple[OverlayShape, ...]:
        """The lights of an overlay as the viewer may see them."""
        return self.table.overlay(name, ref, self.viewer, self._moment)

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

    # --- playing --------------------------------------------------------------------

    def act(self, action: Action, *, sure: bool = False) -> bool:
        """Play an Action for the viewer; False (and a signal) when it is refused, to be confirmed or not saved.

        Also False, without a word, when the gate is closed: whoever pressed had not seen what is asked.
        """
        if self._covered or not (self._granted or self.gate.open):
            return False
        if self._moment is not None:
            self._go_on_from(self._moment)
        if self._judge is not None and not self._judge.admits(action, self.viewer or ""):
            return False
        trial = self._try_out(action, self.viewer)
        if trial is None:
            return False
        if self.confirm_irreversible and not sure and self._blocks_undo(trial):
            self._trial = trial
            self.needs_confirmation.emit(action)
            return False
        settled = self._settle(trial)
        if settled and self._judge is not None:
            self._judge.played()
        return settled

    @contextmanager
    def one_wish(self) -> Iterator[bool]:
        """Several Actions by one press, all of which its owner has seen; whether that press may play at all."""
        self._granted = self.gate.open
        try:
            yield self._granted
        finally:
            self._granted = False

    def act_all(self, actions: Iterable[Action]) -> int:
        """Play several Actions by one press, all of which its owner has seen; how many are done with.

        What an earlier one has settled already, as the last number of a sum, is left out. Where one is not played, as
        on a full disk, none follows.
        """
        seat, done, actions = self.viewer, 0, tuple(actions)
        if self._judge is not None and not all(self._judge.admits(one, seat or "") for one in actions):
            return 0
        with self.one_wish() as granted:
            for action in actions if granted else ():
                settled = self.viewer != seat or (done and self.why_not(action) is not None)
                if not settled and not self.act(action):
                    break
                done += 1
        return done

    def _blocks_undo(self, trial: Trial) -> bool:
        """Whether a slip of the hand (a drag, a card picked) would reveal something and end undo.

        Buttons say themselves what they do; in a duel only the attack asks, since the cards after it reveal again.
        """
        slips = trial.action.gesture().kind in ("drag", "pick")
        return self._viewer is not None and slips and self.table.blocks_undo(trial)

    def act_for(self, seat: str, action: Action) -> bool:
        """Play an Action of another seat (a bot's); False when it is refused or cannot be saved."""
        try:
            trial = self.table.try_out(action, seat)
        except Refused:
            return False
        return self._settle(trial)

    def _try_out(self, action: Action, seat: str | None) -> Trial | None:
        """What an Action would do: as it was tried before it was to be confirmed, if nothing has changed since."""
        trial, self._trial = self._trial, None
        tried = (
            (trial.action, trial.seat) if trial is not None and trial.before is self.table.position else None
        )
        if trial is not None and tried == (action, seat):
            return trial
        try:
            return self.table.try_out(action, seat)
        except Refused as refused:
            self.refused.emit(refused.refusal)
            return None

    def _settle(self, trial: Trial) -> bool:
        try:
            events = self.table.settle(trial)
        except FileError as error:
            self.failed.emit(error)
            return False
        self._tell(events)
        return True

    def act_text(self, text: str) -> bool:
        """Play what a person typed in full; refusals and ambiguities go out as signals.

        Raises Unreadable, and Incomplete for a short text, whose completion the person has to see first.

        Who is not asked may still say in full what can be done at any time.
        """
        if self.viewer is None:
            return False
        decision = self.decision
        try:
            action = (
                self.table.read(text, self._moment) if decision is None else decision.read(text, whole=True)
            )
        except Refused as refused:
            self.refused.emit(refused.refusal)
            return False
        except Ambiguous as several:
            self.ambiguous.emit(list(several.candidates))
            return False
        return self.act(action)

    def undo(self) -> bool:
        """Take the last Action back where that is allowed; False if it stays."""
        return self.take_back(len(self.table.history) - 1)

    def take_back(self, moment: int, agreed: tuple[str, ...] = ()) -> bool:
        """Go back to a moment: by undo, or because every person has agreed; False if all stays as it is.

        One press does so once: a key that is held takes back no more.
        """
        if not self.gate.lets_back:
            return False
        if self._judge is not None:
            self._judge.back_to(moment)
            return True
        back = True
        try:
            self.table.take_back(moment, agreed)
        except FileError as error:
            self.failed.emit(error)
            back = False
        except KabinettError:
            return False
        self._moment = None
        self.refresh()
        return back

    def redo(self) -> None:
        """Play again what was taken back."""
        if not self.gate.open or self._judge is not None:
            return
        try:
            events = self.table.redo()
        except FileError as error:
            self.failed.emit(error)
        except KabinettError:
            return
        else:
            self._moment = None
            self._tell(events)

    def _tell(self, events: tuple[Event, ...]) -> None:
        if self._moment is None:
            self._announce(events)
        self.refresh()

    def _announce(self, events: tuple[Event, ...]) -> None:
        self.happened.emit(
            [seen for e in events if (seen := self.table.event_for(e, self.viewer)) is not None]
        )

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

    def begin_what_if(self) -> None:
        """Go on from the moment looked at, on a branch where nothing counts."""
        if self.may_wonder():
            self._go_on_from(self._at())
            self.refresh()

    def wonder_about(self, table: Table, assumed: tuple[str, ...]) -> None:
        """Go on at a table that was set up by hand, where nothing counts; `assumed`: sides dealt by lot."""
        if self.may_wonder():
            self._what_if = WhatIf(table, self._viewer, NOWHERE, assumed)
            self._moment = None
            self.refresh()

    def _go_on_from(self, moment: int) -> None:
        """Leave the past where it stands: by a branch, or inside a what-if by taking back."""
        if self._what_if is None:
            self._what_if = branch_off(self.home, moment, self.viewer, Rng(secrets.randbits(64)))
        else:
            self.table.take_back(moment)
        self._moment = None
        self._view = self._decision = self._choices = None

    def let_bots_play(self, bots: bool) -> None:
        """In a what-if: bots play the others, or the person plays all."""
        if self._what_if is not None:
            self._what_if.let_bots_play(bots, self.home)
            self.refresh()

    def back_to_now(self) -> None:
        """Leave the past and the what-if: the table itself, as the seat that looked at it."""
        what_if, self._what_if = self._what_if, None
        if what_if is not None:
            self._viewer = what_if.seat
        self._moment = None
        self.refresh()

    def play_what_if(self) -> int:
        """Leave the what-if and play its Actions at the table while each stays legal; how many were played."""
        what_if = self._what_if
        if what_if is None or not self.gate.open:
            return 0
        actions = what_if.table.history[: may_be_played(what_if, self.home)]
        self.back_to_now()
        for count, played in enumerate(actions):
            trial = self._try_out(played.action, played.seat)
            if trial is None or not self._settle(trial):
                return count
        return len(actions)
