"""A Table: a Position with its Journal, undo and redo, seats and bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.errors import FileError, KabinettError, Refused
from engine.kernel.event import Event
from engine.kernel.explain import Drawn, Fact
from engine.kernel.game import Game
from engine.kernel.journal import FORMAT, Entry, Header, Journal, SeatEntry
from engine.kernel.message import Message, say
from engine.kernel.position import Position
from engine.kernel.refusal import Refusal
from engine.kernel.view import View


class Played(Struct, frozen=True):
    """One Action that was played at the table, with what happened; `undone` when it was taken back."""

    seat: str
    action: Action
    events: tuple[Event, ...]
    undone: bool = False


class Table:
    """A game in progress.

    Attributes:
        game: the rules. position: the truth now. journal: the save file.
        history: the Actions that count, in order.
    """

    def __init__(self, game: Game, position: Position, journal: Journal) -> None:
        self.game, self.position, self.journal = game, position, journal
        self.opening: tuple[Event, ...] = tuple(position.news)
        self.history: list[Played] = []
        self._before: list[Position] = []
        self._redo: list[Played] = []

    # --- opening ------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: Game,
        *,
        ruleset: str = "",
        scenario: str = "",
        seats: Sequence[SeatEntry] = (),
        seed: int = 0,
        kind: Literal["match", "open", "practice", "lesson"] = "match",
        options: dict[str, Any] | None = None,
        position: dict[str, Any] | None = None,
        path: Path | None = None,
        version: str = "",
        title: str = "",
    ) -> Table:
        """A new table; `position` is the plain data of a position file to begin from. Raises KabinettError."""
        scenario = scenario or game.scenarios[0].id
        ruleset = ruleset or game.rulesets[0]
        if not seats:
            seats = [SeatEntry(s) for s in game.scenario(scenario).seats[max(game.scenario(scenario).seats)]]
        header = Header(
            FORMAT,
            version,
            game.id,
            ruleset,
            scenario,
            seed,
            tuple(seats),
            kind,
            options or {},
            position,
            title,
        )
        start = _start(game, header)
        return cls(game, start, Journal.create(header, path))

    @classmethod
    def resume(cls, game: Game, journal: Journal) -> Table:
        """The table of a Journal, replayed. Raises FileError at the Action where rules and Journal part."""
        path = str(journal.path or "")
        try:
            table = cls(game, _opened(game, journal.header), journal)
        except KabinettError as error:
            mend = "Open a copy of the file, or update Kabinett"
            raise FileError(path, "line 1", f"this table cannot be opened ({error})", mend) from error
        for number, entry in enumerate(journal.entries, start=2):
            try:
                table._again(entry)
            except (KabinettError, IndexError, AssertionError) as error:
                raise FileError(
                    path,
                    f"line {number}",
                    f"'{entry.do or ('undo' if entry.step < 0 else 'redo')}' does not fit the table ({error})",
                    "Open the table one action earlier",
                ) from error
            if entry.at and entry.at != table.position.digest():
                raise FileError(
                    path,
                    f"line {number}",
                    f"the rules now lead elsewhere after '{entry.do}'",
                    "Open the table one action earlier; it was made by another version",
                )
        return table

    def _again(self, entry: Entry) -> None:
        if entry.step < 0:
            self._take_back()
        elif entry.step > 0:
            self._put_back()
        else:
            self._carry_out(self.position.read(entry.do), entry.seat)
            self._redo.clear()

    # --- asking -------------------------------------------------------------------

    def decision(self, seat: str | None = None) -> Decision | None:
        """What is asked now, of this seat or of the first that owes an answer."""
        return self.position.decision(seat)

    def refuse(self, action: Action, seat: str | None = None) -> Refusal | None:
        """None if legal, else why not."""
        return self.position.refuse(action, seat)

    def view(self, seat: str | None) -> View:
        """What this seat (None: the public) may know."""
        return self.position.view(seat)

    def facts(self, ref: str, seat: str | None) -> tuple[Fact, ...]:
        """What this seat may be told of a place, piece or side."""
        return self.position.describe(ref, seat)

    def overlay(self, name: str, ref: str, seat: str | None) -> tuple[Drawn, ...]:
        """The lights of an overlay as this seat may see them."""
        return self.position.overlay(name, ref, seat)

    def log(self, seat: str | None) -> list[Event]:
        """All Events that count, as this seat may read them."""
        events = [*self.opening, *(e for played in self.history for e in played.events)]
        return [seen for e in events if (seen := e.for_seat(seat)) is not None]

    def seat_entry(self, seat: str) -> SeatEntry:
        """Who sits there."""
        return next((s for s in self.journal.header.seats if s.seat == seat), SeatEntry(seat))

    # --- playing ------------------------------------------------------------------

    def play(self, action: Action, seat: str | None = None) -> tuple[Event, ...]:
        """Carry out an Action and write it down; on any error the table stands as before. Raises KabinettError."""
        seat = self.position.seat_of(action) if seat is None else seat
        refusal = self.position.refuse(action, seat)
        if refusal is not None:
            raise Refused(action.text(), refusal)
        events = self._carry_out(action, seat)
        try:
            self.journal.append(Entry(seat, action.text(), self.position.digest()))
        except FileError:
            self._take_back()
            self._redo.pop()
            raise
        self._redo.clear()
        return events

    def _carry_out(self, action: Action, seat: str) -> tuple[Event, ...]:
        before = self.position.copy()
        try:
            events = tuple(self.position.play(action, seat))
        except BaseException:
            self.position = before
            raise
        self._before.append(before)
        self.history.append(Played(seat, action, events))
        return events

    # --- taking back --------------------------------------------------------------

    def why_no_undo(self) -> Message | None:
        """None if the last Action may be taken back now, else why not.

        In a match undo ends where something new was learnt or another seat answered; elsewhere it is free.
        """
        if not self.history:
            return say("undo-nothing")
        if self.journal.header.kind != "match":
            return None
        last = self.history[-1]
        if any(e.reveals for e in last.events):
            return say("undo-revealed")
        decision = self.position.decision()
        if decision is not None and last.seat not in decision.seats:
            return say("undo-other-seat", seat=f"seat:{last.seat}")
        return None

    def undo(self) -> None:
        """Take the last Action back. Raises KabinettError when `why_no_undo` has a reason."""
        reason = self.why_no_undo()
        if reason is not None:
            raise KabinettError(reason.key)
        self.journal.append(Entry(step=-1))
        self._take_back()

    def can_redo(self) -> bool:
        """Whether an Action that was taken back can be played again."""
        return bool(self._redo)

    def redo(self) -> tuple[Event, ...]:
        """Play again what was taken back last."""
        if not self._redo:
            raise KabinettError("redo-nothing")
        self.journal.append(Entry(step=1))
        return self._put_back()

    def _take_back(self) -> None:
        self.position = self._before.pop()
        self._redo.append(self.history.pop())

    def _put_back(self) -> tuple[Event, ...]:
        played = self._redo.pop()
        rest, self._redo = self._redo, []
        events = self._carry_out(played.action, played.seat)
        self._redo = rest
        return events

    def position_at(self, actions: int) -> Position:
        """The Position after the first `actions` Actions that count, to look at the past."""
        return (self._before[actions] if actions < len(self._before) else self.position).copy()


def _opened(game: Game, header: Header) -> Position:
    """The Position a Journal begins from; raises KabinettError when its header asks for what the game has not."""
    scenarios = {scenario.id: scenario.seats for scenario in game.scenarios}
    if header.ruleset not in game.rulesets:
        raise KabinettError(f"there is no ruleset '{header.ruleset}'; there are: {', '.join(game.rulesets)}")
    if header.scenario not in scenarios:
        raise KabinettError(f"there is no scenario '{header.scenario}'; there are: {', '.join(scenarios)}")
    seats = [entry.seat for entry in header.seats]
    if not any(sorted(seats) == sorted(known) for known in scenarios[header.scenario].values()):
        raise KabinettError(f"no game is played by {', '.join(seats) or 'nobody'}")
    return _start(game, header)


def _start(game: Game, header: Header) -> Position:
    if header.position is not None:
        return game.set_up(header.position, header.seed)
    return game.start(
        ruleset=header.ruleset,
        scenario=header.scenario,
        seats=len(header.seats),
        seed=header.seed,
        options=header.options,
    )
