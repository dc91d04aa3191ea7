"""Where drills find Positions: in recorded games of the bots, in random play, in a table of the person's own.

Bots that judge take their time; so games of theirs are recorded with the program (`data/recorded/<game>`), and what is
once played again is kept for the next question. A few Actions by lot after a recorded moment make every situation
another one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Protocol

from msgspec.structs import replace

import engine
from engine.kernel.errors import KabinettError
from engine.kernel.files import data
from engine.kernel.game import Game
from engine.kernel.journal import FORMAT, SUFFIX, Header, Journal, SeatEntry
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from engine.kernel.table import Table

APART = 25
"""Actions between two Positions of a recording that are kept."""
FARTHEST = 250
"""Actions that are looked through for a moment at which a question may be asked."""
STRAY = 10
"""Actions that are played by lot after a recorded moment, fewer than this."""


class Situation:
    """A Position to be asked about, and the table it belongs to.

    Attributes:
        position: never changed: what plays on copies it. header: which opening it comes from.
    """

    __slots__ = ("game", "header", "position")

    def __init__(self, game: Game, header: Header, position: Position) -> None:
        self.game, self.header, self.position = game, header, position

    def table(self) -> Table:
        """A table for practice that stands there, written nowhere."""
        position = self.position.copy()
        position.news = []
        return Table(self.game, position, Journal(self.header))


class Source(Protocol):
    """Something that Positions come from."""

    def situation(
        self, rng: Rng, steps: Collection[str], scenarios: Collection[str] = ()
    ) -> Situation | None:
        """One by lot, at one of these Steps of these scenarios (none named: any); None where this draw found none."""
        ...


class Recording:
    """A recorded game, played again as far as it is looked at.

    Rules may have been corrected since: where an Action fits no more, the recording ends.
    """

    def __init__(self, game: Game, journal: Journal) -> None:
        self.game, self.header = game, practice(journal.header)
        self.length = len(journal.effective())
        self._entries = journal.effective()
        self._kept = [Table.resume(game, journal.until(0)).position]

    def at(self, moment: int) -> tuple[Position, int]:
        """A copy of the Position after so many Actions, or where it ends before, and how many they are."""
        while len(self._kept) <= moment // APART and self._keep_one():
            pass
        number = min(moment // APART, len(self._kept) - 1)
        position, played = self._kept[number].copy(), number * APART
        while played < moment and self.play(position, played):
            played += 1
        return position, played

    def _keep_one(self) -> bool:
        """Keep one Position more; False at the end."""
        position, first = self._kept[-1].copy(), (len(self._kept) - 1) * APART
        whole = all(self.play(position, number) for number in range(first, first + APART))
        if whole:
            self._kept.append(position)
        return whole

    def play(self, position: Position, number: int) -> bool:
        """Play the Action of this number; False where there is none, or the rules do not allow it any more."""
        if number >= self.length:
            return False
        entry = self._entries[number]
        try:
            position.play(position.read(entry.do), entry.seat)
        except KabinettError:
            return False
        return True


def practice(header: Header) -> Header:
    """The header of a practice table with the same opening, at which only people sit."""
    seats = tuple(SeatEntry(entry.seat) for entry in header.seats)
    return replace(header, kind="practice", seats=seats, title="", curtain=False)


class Recorded:
    """The recorded games of a title."""

    def __init__(self, game: Game, paths: tuple[Path, ...]) -> None:
        self._game, self._paths = game, paths

    @property
    def recordings(self) -> Iterator[Recording]:
        """All of them; each is read when it is first needed."""
        return (_recording(self._game, path) for path in self._paths)

    def _scenario(self, path: Path) -> str:
        return _recording(self._game, path).header.scenario

    def situation(
        self, rng: Rng, steps: Collection[str], scenarios: Collection[str] = ()
    ) -> Situation | None:
        """A moment of one of the games, every second time with some Actions by lot behind it."""
        paths = [path for path in self._paths if not scenarios or self._scenario(path) in scenarios]
        if not paths:
            return None
        recording = _recording(self._game, rng.choice(paths))
        position, played = recording.at(rng.below(recording.length))
        stray = rng.below(2) * rng.below(STRAY)
        for _ in range(stray):
            _by_lot(position, rng)
        for _ in range(FARTHEST):
            if asks(position, steps):
                return Situation(recording.game, recording.header, position)
            if position.result is not None:
                return None
            if not stray and recording.play(position, played):
                played += 1
            else:
                _by_lot(position, rng)
        return None


class ByLot:
    """Random play: for a game of which nothing is recorded."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def situation(
        self, rng: Rng, steps: Collection[str], scenarios: Collection[str] = ()
    ) -> Situation | None:
        """Some way into a random game of any opening."""
        scenario = rng.choice([one for one in self._game.scenarios if not scenarios or one.id in scenarios])
        seats = rng.choice(sorted(scenario.seats))
        names = [*scenario.seating(seats, {})]
        header = Header(
            FORMAT, engine.__version__, self._game.id, self._game.rulesets[0], scenario.id, rng.below(1 << 32),
            tuple(map(SeatEntry, names)), "practice",
        )  # fmt: skip
        position = self._game.start(
            ruleset=header.ruleset, scenario=scenario.id, seats=seats, seed=header.seed
        )
        return _walk(Situation(self._game, header, position), rng, steps, rng.below(FARTHEST))


class OwnTable:
    """A saved table of the person: the moments of its game as they were, no Action by lot."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._header = practice(table.journal.header)

    def situation(
        self, rng: Rng, steps: Collection[str], scenarios: Collection[str] = ()
    ) -> Situation | None:
        """The first moment from one drawn by lot, or before it, at which a question may be asked."""
        if scenarios and self._header.scenario not in scenarios:
            return None
        count = len(self._table.history) + 1
        first = rng.below(count)
        for moment in range(first, first + count):
            position = self._table.position_at(moment % count)
            if asks(position, steps):
                return Situation(self._table.game, self._header, position)
        return None


def asks(position: Position, steps: Collection[str]) -> bool:
    """Whether somebody is asked, at one of these Steps (none named: at any)."""
    return position.result is None and bool(position.agenda) and (not steps or position.top().name in steps)


def _walk(situation: Situation, rng: Rng, steps: Collection[str], first: int) -> Situation | None:
    """Play by lot, at least so many Actions, to a moment at which a question may be asked."""
    position = situation.position
    for number in range(first + FARTHEST):
        if position.result is not None:
            return None
        if number >= first and asks(position, steps):
            return situation
        _by_lot(position, rng)
    return None


def _by_lot(position: Position, rng: Rng) -> None:
    """One Action by lot; nothing where the game is over."""
    decision = position.decision()
    if decision is not None:
        position.play_legal(decision.actions.pick(rng), decision.seat)


@cache
def source(game: Game) -> Source:
    """Where drills of a game are looked for: its recorded games, else random play."""
    paths = tuple(sorted(data("recorded", game.id).glob(f"*{SUFFIX}")))
    return Recorded(game, paths) if paths else ByLot(game)


@cache
def _recording(game: Game, path: Path) -> Recording:
    """A recorded game, read once."""
    return Recording(game, Journal.open(path))
