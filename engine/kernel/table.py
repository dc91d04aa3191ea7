"""A Table: a Position with its Journal, undo and redo, seats and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.kernel.action import Action
from engine.kernel.coach import Caution
from engine.kernel.decision import Decision
from engine.kernel.errors import FileError, KabinettError, Refused, shortened
from engine.kernel.event import Event
from engine.kernel.explain import Fact, OverlayShape
from engine.kernel.fields import FileData
from engine.kernel.game import Game
from engine.kernel.journal import FORMAT, READING, Entry, Header, Journal, Kind, SeatEntry
from engine.kernel.message import Message, say
from engine.kernel.options import OptionValue, to_keep
from engine.kernel.position import Position, Result
from engine.kernel.refusal import Refusal
from engine.kernel.rng import Rng
from engine.kernel.sequence import Entry as SequenceEntry
from engine.kernel.view import View, laid_open

_UNFIT = (KabinettError, LookupError, ValueError, TypeError, AttributeError, ArithmeticError, AssertionError)
"""How the rules answer to what no game of theirs wrote."""


class Played(Struct, eq=False):
    """One Action that was played at the table, with what happened; `undone` when it was taken back.

    Attributes:
        place: where it stands in the table's record.
    """

    seat: str
    action: Action
    events: tuple[Event, ...]
    place: int
    undone: bool = False


class Trial(Struct, eq=False):
    """A legal Action carried out beside the table: what it brings about, before it counts.

    Attributes:
        before: the Position it was tried on. after: where it leads.
        reveals: the Action itself makes something hidden known; what follows on it does not count.
    """

    seat: str
    action: Action
    before: Position
    after: Position
    events: tuple[Event, ...]
    reveals: bool


class Table:
    """A game in progress.

    Attributes:
        game: the rules. position: the truth now, for the engine alone: a window asks the Table. journal: the save file.
        history: the Actions that count, in order.
        record: all that was ever played, undone Actions included, and the table's own Events, in order.
        changes: places in the record at which something has been taken back, put back or learnt later (see `Log`).
    """

    def __init__(self, game: Game, position: Position, journal: Journal) -> None:
        self.game, self.position, self.journal = game, position, journal
        self.opening: tuple[Event, ...] = tuple(position.news)
        self.history: list[Played] = []
        self.record: list[Played | Event] = []
        self.changes: list[int] = []
        self._before: list[Position] = []
        self._redo: list[tuple[Played, Position]] = []
        self._seen: tuple[Position, dict[str | None, View]] = (position, {})

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
        kind: Kind = "match",
        options: Mapping[str, OptionValue] | None = None,
        position: FileData | None = None,
        path: Path | None = None,
        version: str = "",
        title: str = "",
        curtain: bool = False,
    ) -> Table:
        """A new table; `position` is the plain data of a position file to begin from. Raises KabinettError."""
        scenario = scenario or game.scenarios[0].id
        ruleset = ruleset or game.rulesets[0]
        if not seats:
            most = max(game.scenario(scenario).seats)
            seats = [SeatEntry(s) for s in game.scenario(scenario).seating(most, options or {})]
        offered = game.scenario(scenario).options_in(ruleset, len(seats))
        header = Header(
            FORMAT,
            version,
            game.id,
            ruleset,
            scenario,
            seed,
            tuple(seats),
            kind,
            to_keep(offered, options or {}),
            position,
            title,
            curtain,
            READING,
        )
        start = _start(game, header)
        return cls(game, start, Journal.create(header, path))

    @classmethod
    def resume(cls, game: Game, journal: Journal) -> Table:
        """The table of a Journal, replayed. Raises FileError at the Action where rules and Journal part.

        Where a Journal does not say how the situation it began from was read, the readings are tried in turn: the
        digests of its Actions tell which one it was.
        """
        parted: list[_Parted] = []
        for former in _readings(journal.header):
            try:
                return cls._replayed(game, journal, former)
            except _Parted as error:
                parted.append(error)
        raise max(reversed(parted), key=lambda error: error.line)

    @classmethod
    def _replayed(cls, game: Game, journal: Journal, former: bool) -> Table:
        path = str(journal.path or "")
        try:
            table = cls(game, _opened(game, journal.header, former), journal)
            table.position.as_before = True
        except _UNFIT as error:
            mend = "Open a copy of the file, or update Kabinett"
            raise _Parted(path, 1, f"this table cannot be opened ({_why(error)})", mend) from error
        for number, entry in enumerate(journal.entries, start=2):
            try:
                table._again(entry)
            except _UNFIT as error:
                told = shortened(entry.do or ("undo" if entry.step < 0 else "redo"))
                problem = f"'{told}' does not fit the table ({_why(error)})"
                raise _Parted(path, number, problem, "Open the table one action earlier") from error
            if entry.at and not table._meets(entry.at):
                problem = f"the rules now lead elsewhere after '{shortened(entry.do)}'"
                mend = "Open the table one action earlier; it was made by another version"
                raise _Parted(path, number, problem, mend)
        table._ask_as_now()
        return table

    def _ask_as_now(self) -> None:
        """What older rules asked and these do not is left unasked, now that play goes on."""
        if self.position.as_before:
            self.position.as_before = False
            self.position.settle()
            self._seen = self.position, {}

    def _again(self, entry: Entry) -> None:
        if entry.step < 0:
            for _ in range(-entry.step):
                self._take_back()
            self._tell_agreed(entry)
        elif entry.step > 0:
            self._put_back()
        else:
            action = self.position.read(entry.do)
            self._come_to(action, entry.seat)
            self._count(self.try_out(action, entry.seat))

    def _come_to(self, action: Action, seat: str) -> None:
        """Answer what was not asked, until an Action of the Journal is asked for."""
        while self.position.refuse(action, seat) is not None and self._answer_unasked():
            pass

    def _meets(self, digest: str) -> bool:
        """Whether the Position is the one written down, if need be after what its version did not ask."""
        while not self.position.has_digest(digest):
            if not self._answer_unasked():
                return False
        return True

    def _answer_unasked(self) -> bool:
        """Answer a question that the rules of an older Journal did not ask; it belongs to the Action before it."""
        if self.position.result is not None or not self.position.agenda or not self.history:
            return False
        step = self.position.top()
        action = step.unasked(self.position)
        if action is None:
            return False
        events = self.position.play(action, step.seats(self.position)[0])
        self.history[-1].events += tuple(events)
        self.changes.append(self.history[-1].place)
        return True

    # --- asking -------------------------------------------------------------------

    # `at` is a moment, by the number of Actions played before it; None: now.

    def _shown(self, at: int | None) -> Position:
        return self.position if at is None or at >= len(self._before) else self._before[at]

    def decision(self, seat: str | None = None, at: int | None = None) -> Decision | None:
        """What is asked, of this seat or of the first that owes an answer."""
        return self._shown(at).decision(seat)

    def decision_in_the_open(self, seat: str) -> Decision | None:
        """What is asked of this seat now, as far as all may see it."""
        return self.position.in_the_open().decision(seat)

    def refuse(self, action: Action, seat: str | None = None, at: int | None = None) -> Refusal | None:
        """None if legal, else why not."""
        return self._shown(at).refuse(action, seat)

    def refuse_in_the_open(self, action: Action, seat: str) -> Refusal | None:
        """None if this seat could do it now by all that everybody sees, else why not."""
        return self.position.in_the_open().refuse(action, seat)

    def offers(self, seat: str, at: int | None = None) -> tuple[Action, ...]:
        """What this seat may do besides, asked or not."""
        return tuple(self._shown(at).offers(seat))

    def by_hand(self, action: Action, seat: str, at: int | None = None) -> bool:
        """Whether an Action of a seat rests on what that seat alone may see."""
        return self._shown(at).by_hand(action, seat)

    def addressed(self) -> tuple[str, ...]:
        """The seats to which others offer something that waits for their word, asked or not."""
        return self.position.addressed()

    def read(self, text: str, at: int | None = None) -> Action:
        """The Action of a full text form. Raises Unreadable."""
        return self._shown(at).read(text)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.position.result

    def digest(self) -> str:
        """What tells this moment apart from others, as the Journal has it beside every Action."""
        return self.position.digest()

    def stands_at(self, trial: Trial) -> bool:
        """Whether nothing has been played or taken back since this was tried."""
        return trial.before is self.position

    @property
    def open(self) -> bool:
        """Whether the secrets of every seat lie open to all; bots still get what their own seat may see."""
        return self.journal.header.kind == "open"

    def view(self, seat: str | None, at: int | None = None) -> View:
        """What this seat (None: the public) may know, or knew then."""
        view = self._view(seat, at)
        return laid_open(view, [self._view(other, at) for other in view.seats]) if self.open else view

    def _view(self, seat: str | None, at: int | None) -> View:
        """What this seat alone may know; of the Position looked at last each View is made once.

        An Action leads to another Position and leaves this one as it is.
        """
        position = self._shown(at)
        if position is not self._seen[0]:
            self._seen = position, {}
        views = self._seen[1]
        if seat not in views:
            views[seat] = position.view(seat)
        return views[seat]

    def sequence(self) -> tuple[SequenceEntry, ...]:
        """The whole sequence of play, which everybody may know."""
        return self.position.sequence()

    def facts(self, ref: str, seat: str | None, at: int | None = None) -> tuple[Fact, ...]:
        """What this seat may be told of a place, piece or side, or was told then."""
        position = self._shown(at)
        facts = position.describe(ref, seat)
        if not self.open:
            return facts
        public = position.describe(ref, None)
        told = (position.describe(ref, other) for other in self._view(None, at).seats)
        return facts if facts != public else next((f for f in told if f != public), public)

    def overlay(
        self, name: str, ref: str, seat: str | None, at: int | None = None
    ) -> tuple[OverlayShape, ...]:
        """The lights of an overlay as this seat may see them."""
        return self._shown(at).overlay(name, ref, seat)

    def cautions(self, seat: str) -> tuple[Caution, ...] | None:
        """What this seat may have overlooked; None where it may not end its phase now, or nothing is ever said."""
        return self.game.coach.overlooked(self.position, seat)

    def log(self, seat: str | None, since: int | None = None) -> list[Event]:
        """All Events that count, as this seat may read them, or only those after the first `since` Actions."""
        opening = self.opening if since is None else ()
        events = [*opening, *(e for played in self.history[since:] for e in played.events)]
        return [seen for e in events if (seen := self.event_for(e, seat)) is not None]

    def event_for(self, event: Event, seat: str | None) -> Event | None:
        """An Event as this seat may have it; at an open table everybody has the whole."""
        return event if self.open else event.for_seat(seat)

    def seat_entry(self, seat: str) -> SeatEntry:
        """Who sits there."""
        return next((s for s in self.journal.header.seats if s.seat == seat), SeatEntry(seat))

    # --- playing ------------------------------------------------------------------

    def play(self, action: Action, seat: str | None = None) -> tuple[Event, ...]:
        """Carry out an Action and write it down; on any error the table stands as before. Raises KabinettError."""
        return self.settle(self.try_out(action, seat))

    def try_out(self, action: Action, seat: str | None = None) -> Trial:
        """What an Action would bring about; the table stays as it is. Raises Refused."""
        seat = self.position.seat_of(action) if seat is None else seat
        refusal = self.position.refuse(action, seat)
        if refusal is not None:
            raise Refused(action.text(), refusal)
        return self._try_legal(action, seat)

    def _try_legal(self, action: Action, seat: str) -> Trial:
        after = self.position.copy()
        reveals = any(event.reveals for event in after.carry_out(action, seat))
        after.settle()
        return Trial(seat, action, self.position, after, tuple(after.news), reveals)

    def settle(self, trial: Trial) -> tuple[Event, ...]:
        """What was tried out on this very Position counts, and is written down; what happened. Raises FileError."""
        assert self.stands_at(trial), "the table has gone on since this was tried"
        redo = self._redo
        self._count(trial)
        try:
            self.journal.append(Entry(trial.seat, trial.action.text(), self.digest()))
        except FileError:
            self._take_back()
            self.record.pop()
            self._redo = redo
            raise
        return trial.events

    def _count(self, trial: Trial) -> None:
        """A new Action counts: what could be played again is left for good."""
        self._before.append(trial.before)
        self.position = trial.after
        played = Played(trial.seat, trial.action, trial.events, len(self.record))
        self.history.append(played)
        self.record.append(played)
        self._redo = []

    # --- taking back --------------------------------------------------------------

    def why_no_undo(self) -> Message | None:
        """None if the last Action may be taken back now by the seat that played it, else why not."""
        return self.why_no_return(len(self.history) - 1)

    def why_no_return(self, moment: int) -> Message | None:
        """None if the table may go back to this moment by undo alone, else why undo stops before it.

        In a match undo ends where something new was learnt or another seat answered; elsewhere it is free.
        """
        if not 0 <= moment < len(self.history) or self.journal.watched is not None:
            return say("undo-nothing")
        return self._barrier(moment)[1]

    def undo_reach(self) -> tuple[int, Message | None]:
        """The earliest moment to which undo alone leads, and why it stops there; None at the start."""
        return self._barrier(0)

    def _barrier(self, moment: int) -> tuple[int, Message | None]:
        """Going back towards a moment: where undo stops, and why if that is before it."""
        if self.journal.header.kind != "match":
            return moment, None
        decision = self.position.decision()
        asked = decision.seats if decision is not None else tuple(p.seat for p in self.history[-1:])
        for number in range(len(self.history), moment, -1):
            last = self.history[number - 1]
            if any(e.reveals for e in last.events):
                return number, say("undo-revealed")
            if last.seat not in asked or last.seat not in self.humans:
                return number, say("undo-other-seat", seat=f"seat:{last.seat}")
            asked = (last.seat,)
        return moment, None

    @property
    def humans(self) -> tuple[str, ...]:
        """The seats of persons, in the order of the table."""
        return tuple(e.seat for e in self.journal.header.seats if not e.bot)

    def blocks_undo(self, trial: Trial) -> bool:
        """Whether an Action tried out makes known what is hidden, and so ends the undo of what was done before it."""
        offered = isinstance(trial.action, trial.before.offer_types)
        closed = self.journal.header.kind != "match" or self.why_no_undo() is not None
        return trial.reveals and not offered and not closed

    def undo(self) -> None:
        """Take the last Action back. Raises KabinettError when `why_no_undo` has a reason."""
        self.take_back(len(self.history) - 1)

    def take_back(self, moment: int, agreed: Sequence[str] = ()) -> None:
        """Go back to a moment: by undo, or further when every person has agreed. Raises KabinettError."""
        reason = self.why_no_return(moment)
        count = len(self.history) - moment
        if reason is None:
            entries = [Entry(step=-1)] * count
        elif reason.key != "undo-nothing" and set(self.humans) <= set(agreed):
            entries = [Entry(step=-count, agreed=tuple(agreed))]
        else:
            raise KabinettError(reason.key)
        for entry in entries:
            self.journal.append(entry)
            self._again(entry)
        self._ask_as_now()

    def can_redo(self) -> bool:
        """Whether an Action that was taken back can be played again."""
        return bool(self._redo) and self.journal.watched is None

    def redo(self) -> tuple[Event, ...]:
        """Play again what was taken back last."""
        if not self._redo:
            raise KabinettError("redo-nothing")
        self.journal.append(Entry(step=1))
        events = self._put_back()
        self._ask_as_now()
        return events

    def why_no_withdrawal(self, seat: str) -> Message | None:
        """None if a seat may take back its own answer to the secret round that goes on, whoever answered after it."""
        if self.journal.watched is not None or self._answer(seat) is None:
            return say("undo-nothing")
        return None

    def withdraw(self, seat: str) -> None:
        """Take a seat's secret answer back; what others have answered since is played again, as lines of its own.

        Raises KabinettError. Where the disk fails on the way, what is not written is asked again.
        """
        first = self._answer(seat)
        if self.why_no_withdrawal(seat) is not None or first is None:
            raise KabinettError("undo-nothing")
        others = [played for played in self.history[first:] if played.seat != seat]
        entry = Entry(step=first - len(self.history))
        self.journal.append(entry)
        self._again(entry)
        for played in others:
            self.play(played.action, played.seat)

    def _answer(self, seat: str) -> int | None:
        """Which of the Actions that count is the first of a seat in the secret round that goes on; None without one."""
        now, found = self.position, None
        if now.result is not None or not now.agenda or now.top().round_now(now) != "secret":
            return None
        for moment in range(len(self.history) - 1, -1, -1):
            if self._before[moment].agenda != now.agenda:
                break
            if self.history[moment].seat == seat:
                found = moment
        return found

    def _take_back(self) -> None:
        if not self.history:
            raise KabinettError("there is nothing to take back")
        played = self.history.pop()
        self._redo.append((played, self.position))
        self.position = self._before.pop()
        played.undone = True
        self.changes.append(played.place)

    def _put_back(self) -> tuple[Event, ...]:
        """What was taken back stands again as it was, with what an older version left unasked after it."""
        if not self._redo:
            raise KabinettError("nothing was taken back")
        played, after = self._redo.pop()
        self._before.append(self.position)
        self.position = after
        played.undone = False
        self.changes.append(played.place)
        self.history.append(played)
        return played.events

    def _tell_agreed(self, entry: Entry) -> None:
        """An agreed take-back is a line of the log."""
        if entry.agreed:
            seats = [f"seat:{seat}" for seat in entry.agreed]
            self.record.append(
                Event("take-back", say("log-agreed-take-back", seats=seats, count=-entry.step))
            )

    # --- looking elsewhere --------------------------------------------------------

    def position_at(self, actions: int) -> Position:
        """The Position after the first `actions` Actions that count, to look at the past."""
        return self._shown(actions).copy()

    def branch(self, moment: int, rng: Rng, *opening: Event, known: View | None = None) -> Table:
        """A table of its own that goes on from a moment, played by people; for practice, and written nowhere.

        With `known`, what a seat knows at that moment, all that it leaves unknown is dealt anew by `rng`, and the
        lot of this table stays here.
        """
        position = self.position_at(moment) if known is None else self.game.deal(known, rng)
        position.as_before = False
        position.settle()
        seats = tuple(SeatEntry(e.seat, e.name) for e in self.journal.header.seats)
        seed = self.journal.header.seed if known is None else 0
        header = msgspec.structs.replace(self.journal.header, kind="practice", seats=seats, seed=seed)
        position.news = list(opening)
        return Table(self.game, position, Journal(header))

    def reseat(self, seats: tuple[SeatEntry, ...]) -> None:
        """Let others sit at a table that is written nowhere."""
        assert self.journal.path is None
        self.journal.header = msgspec.structs.replace(self.journal.header, seats=seats)


class _Parted(FileError):
    """Rules and Journal part at a line of the file, counted from 1."""

    def __init__(self, path: str, line: int, problem: str, mend: str) -> None:
        self.line = line
        super().__init__(path, f"line {line}", problem, mend)


def _why(error: Exception) -> str:
    """What is told of an error of the rules: what no game of theirs wrote may meet any of them."""
    return str(error) if isinstance(error, KabinettError) else "the rules cannot carry it out"


def _readings(header: Header) -> tuple[bool, ...]:
    """Whether the situation a table began from is read as older versions did: both, where the header says no reading.

    An older reading refuses less than today's: what that refuses is read as older versions did.
    """
    if header.position is None or header.reading >= READING:
        return (False,)
    return (False, True) if header.reading else (True, False)


def _opened(game: Game, header: Header, former: bool) -> Position:
    """The Position a Journal begins from; raises KabinettError when its header asks for what the game has not."""
    scenarios = {scenario.id: scenario for scenario in game.scenarios}
    if header.ruleset not in game.rulesets:
        raise KabinettError(f"there is no ruleset '{header.ruleset}'; there are: {', '.join(game.rulesets)}")
    if header.scenario not in scenarios:
        raise KabinettError(f"there is no scenario '{header.scenario}'; there are: {', '.join(scenarios)}")
    scenario, seats = scenarios[header.scenario], [entry.seat for entry in header.seats]
    known = scenario.seating(len(seats), header.options) if len(seats) in scenario.seats else {}
    if not known or sorted(seats) != sorted(known):
        raise KabinettError(f"no game is played by {', '.join(seats) or 'nobody'}")
    scenario.chosen(header.ruleset, len(seats), header.options)
    return _start(game, header, former)


def _start(game: Game, header: Header, former: bool = False) -> Position:
    if header.position is not None:
        return game.set_up(header.position, header.seed, former=former)
    return game.start(
        ruleset=header.ruleset,
        scenario=header.scenario,
        seats=len(header.seats),
        seed=header.seed,
        options=header.options,
    )
