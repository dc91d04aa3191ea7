"""The Session: one Table as the window sees it and plays at it, with the seat that is looking."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, Signal

from desktop.session.gate import Gate
from desktop.session.looking import Looking
from desktop.session.what_if import NOWHERE, WhatIf, branch_off, may_be_played
from engine.kernel.action import Action
from engine.kernel.decision import FACE_DOWN
from engine.kernel.errors import Ambiguous, FileError, KabinettError, Refused
from engine.kernel.event import Event
from engine.kernel.rng import Rng
from engine.kernel.table import Table, Trial


class Session(Looking):
    """A Table, the seat that is looking, and what the widgets may ask of them.

    Widgets never touch the Position: they read `view` and `decision`, wish for Actions with `act`, and listen.
    An Action in the past begins a what-if.

    Attributes:
        gate: what a person's hands must pass before they play.

    Signals:
        refused: a wish was not allowed (a Refusal).
        ambiguous: a typed text had several meanings (list of texts).
        failed: the file could not be written (a FileError); the Action did not happen.
        needs_confirmation: an Action is to be confirmed before it is played. declined: whoever judges it, a lesson,
            has answered it instead.
    """

    refused = Signal(object)
    ambiguous = Signal(object)
    failed = Signal(object)
    needs_confirmation = Signal(object)
    declined = Signal()

    def __init__(
        self,
        table: Table,
        viewer: str | None = None,
        parent: QObject | None = None,
        gate: Gate | None = None,
    ) -> None:
        super().__init__(table, viewer, parent)
        self.gate = gate or Gate(parent=self)
        self._granted = False
        self._trial: Trial | None = None
        for signal in (self.changed, self.selection.changed):
            signal.connect(self._ask_anew)
        self.pass_for_pins = False
        """Whether one click in a call passes for those as well who have a PIN."""
        self.confirm_irreversible = False
        """Whether Actions by which one reveals something and seals what was done before are to be confirmed."""

    def _ask_anew(self) -> None:
        """What can be played is another, or is offered in another way."""
        self.gate.renew()

    def take_up(self, table: Table, viewer: str | None) -> None:
        """Go on at another table of the same game, as this seat."""
        self.home, self._viewer = table, viewer
        self._what_if = self._moment = self._trial = None
        self.refresh()

    # --- playing --------------------------------------------------------------------

    def act(self, action: Action, *, sure: bool = False) -> bool:
        """Play an Action for the viewer; False (and a signal) when it is refused, to be confirmed or not saved.

        Also False, without a word, when the gate is closed: whoever pressed had not seen what is asked.
        """
        if self._covered or not (self._granted or self.gate.open):
            return False
        if self._moment is not None:
            self._go_on_from(self._moment)
        if self._judge is not None and not self._judge.admits(action, self.decider or ""):
            self.declined.emit()
            return False
        trial = self._try_out(action, self.decider)
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
        seat, done, actions = self.decider, 0, tuple(actions)
        if self._judge is not None and not all(self._judge.admits(one, seat or "") for one in actions):
            return 0
        with self.one_wish() as granted:
            for action in actions if granted else ():
                settled = self.decider != seat or (done and self.why_not(action) is not None)
                if not settled and not self.act(action):
                    break
                done += 1
        return done

    def _blocks_undo(self, trial: Trial) -> bool:
        """Whether a slip of the hand (a drag, a card picked) would reveal something and end undo.

        Buttons say themselves what they do; in a duel only the attack asks, since the cards after it reveal again.
        """
        slips = trial.action.gesture().kind in ("drag", "pick")
        return self.decider is not None and slips and self.table.blocks_undo(trial)

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
        if trial is not None and self.table.stands_at(trial) and (trial.action, trial.seat) == (action, seat):
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
        if self.decider is None:
            return False
        decision = self.decision
        try:
            action = (
                self.table.read(text, self._moment) if decision is None else decision.read(text, whole=True)
            )
            if self._kept_back(action):
                raise Refused(text, FACE_DOWN)
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

    # --- what-if --------------------------------------------------------------------

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
        self._forget()

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
