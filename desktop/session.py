"""The Session: one Table as the window sees it, with the seat that is looking."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.errors import Ambiguous, FileError, KabinettError, Refused
from engine.kernel.event import Event
from engine.kernel.explain import Drawn, Fact
from engine.kernel.refusal import Refusal
from engine.kernel.table import Table
from engine.kernel.view import View


class Session(QObject):
    """A Table, the seat that is looking, and what the widgets may ask of them.

    Widgets never touch the Position: they read `view` and `decision`, wish for Actions with `act`, and listen.

    Signals:
        changed: View and Decision are new; repaint.
        happened: Events of one Action, as the viewer may read them, before `changed`.
        refused: a wish was not allowed (a Refusal).
        ambiguous: a typed text had several meanings (list of texts).
        failed: the file could not be written (a FileError); the Action did not happen.
        doubtful: an Action is to be confirmed before it is played.
    """

    changed = Signal()
    happened = Signal(object)
    refused = Signal(object)
    ambiguous = Signal(object)
    failed = Signal(object)
    doubtful = Signal(object)

    def __init__(self, table: Table, viewer: str | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self._viewer = viewer
        self._view: View | None = None
        self._decision: Decision | None = None
        self.careful = False
        """Whether Actions by which one reveals something and seals what was done before are to be confirmed."""

    @property
    def viewer(self) -> str | None:
        """The seat that is looking; None: the public."""
        return self._viewer

    def look_as(self, seat: str | None) -> None:
        """Let another seat (None: the public) look."""
        self._viewer = seat
        self.refresh()

    def refresh(self) -> None:
        """View and Decision are out of date."""
        self._view = self._decision = None
        self.changed.emit()

    @property
    def view(self) -> View:
        """What the viewer may know."""
        if self._view is None:
            self._view = self.table.view(self._viewer)
        return self._view

    @property
    def decision(self) -> Decision | None:
        """What the viewer is asked now; None if it is not asked."""
        if self._decision is None and self._viewer is not None:
            self._decision = self.table.decision(self._viewer)
        return self._decision

    def act(self, action: Action, *, sure: bool = False) -> bool:
        """Play an Action for the viewer; False (and a signal) when it is refused, to be confirmed or not saved."""
        if self.careful and not sure and self._seals(action):
            self.doubtful.emit(action)
            return False
        try:
            events = self.table.play(action, self._viewer)
        except Refused as refused:
            self.refused.emit(refused.refusal)
            return False
        except FileError as error:
            self.failed.emit(error)
            return False
        self._tell(events)
        return True

    def _seals(self, action: Action) -> bool:
        """Whether a slip of the hand (a drag, a card picked) would reveal something and end undo.

        Buttons say themselves what they do; in a duel only the attack asks, since the cards after it reveal again.
        """
        if self._viewer is None or action.gesture().kind not in ("drag", "pick"):
            return False
        return self.why_not(action) is None and self.table.would_seal(action, self._viewer)

    def act_for(self, seat: str, action: Action) -> bool:
        """Play an Action of another seat (a bot's); False when it is refused or cannot be saved."""
        try:
            events = self.table.play(action, seat)
        except Refused:
            return False
        except FileError as error:
            self.failed.emit(error)
            return False
        self._tell(events)
        return True

    def act_text(self, text: str) -> bool:
        """Play what a person typed. Raises Unreadable; refusals and ambiguities go out as signals."""
        decision = self.decision
        if decision is None:
            return False
        try:
            action = decision.read(text)
        except Refused as refused:
            self.refused.emit(refused.refusal)
            return False
        except Ambiguous as several:
            self.ambiguous.emit(list(several.candidates))
            return False
        return self.act(action)

    def why_not(self, action: Action) -> Refusal | None:
        """None if the viewer may play it, else why not."""
        return self.table.refuse(action, self._viewer)

    def undo(self) -> None:
        """Take the last Action back where that is allowed."""
        try:
            self.table.undo()
        except FileError as error:
            self.failed.emit(error)
        except KabinettError:
            return
        self.refresh()

    def redo(self) -> None:
        """Play again what was taken back."""
        try:
            self._tell(self.table.redo())
        except FileError as error:
            self.failed.emit(error)
        except KabinettError:
            return

    def facts(self, ref: str) -> tuple[Fact, ...]:
        """What the viewer may be told of a reference."""
        return self.table.facts(ref, self._viewer)

    def overlay(self, name: str, ref: str = "") -> tuple[Drawn, ...]:
        """The lights of an overlay as the viewer may see them."""
        return self.table.overlay(name, ref, self._viewer)

    def _tell(self, events: tuple[Event, ...]) -> None:
        self._view = self._decision = None
        self.happened.emit([seen for e in events if (seen := e.for_seat(self._viewer)) is not None])
        self.changed.emit()
