"""Which question comes next: what is due, then by lot; from recorded games or from a table of the person's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import SystemRandom

from desktop.profile.practice import Practice
from desktop.profile.repetition import due
from engine.kernel.game import Game
from engine.kernel.journal import Journal
from engine.kernel.table import Table
from engine.practice.drills import TRIES, Drill, NoDrill, find_drill
from engine.practice.situations import OwnTable, Source

SEEDS = 1_000_000
SOUGHT = 30
"""Situations that are looked at for a clause that is due; where none of them holds it, something else is asked."""
TRIED = 3
"""So many kinds are tried before it is said that there is no question."""


def any_seed() -> int:
    """A number by lot, short enough to be read out."""
    return SystemRandom().randrange(SEEDS)


class DrillFinder:
    """Looks for drills; a saved table is read once.

    Attributes:
        own_table: the saved table that is asked about; None: recorded games.
    """

    def __init__(self, seeds: Callable[[], int]) -> None:
        self._seeds = seeds
        self.own_table: Path | None = None
        self._sought: set[tuple[str, str]] = set()
        self._read: tuple[Path, Source | None] | None = None

    def next(self, game: Game, wished: Sequence[str], practice: Practice) -> Drill | None:
        """One of the kinds wished: of what is due first. None where none is found; raises FileError."""
        seed = self._seeds()
        waiting = (
            one
            for one in due(practice, game.id)
            if one.kind in wished and (one.kind, one.clause) not in self._sought
        )
        first_due = next(waiting, None)
        if first_due is not None:
            found = self._find(game, first_due.kind, seed, first_due.clause, SOUGHT)
            if found is not None:
                return found
            self._sought.add((first_due.kind, first_due.clause))
        first = seed % len(wished)
        for kind in (*wished[first:], *wished[:first])[:TRIED]:
            found = self._find(game, kind, seed)
            if found is not None:
                return found
        return None

    def about(self, game: Game, clause: str, practice: Practice) -> Drill | None:
        """One that hangs on a clause, of the kind in which it was missed most. Raises FileError."""
        kinds = practice.cards.get(game.id, {})
        worst = sorted(
            (kind.name for kind in game.drills if clause in kinds.get(kind.name, {})),
            key=lambda kind: -kinds[kind][clause].wrong,
        )
        found = (self._find(game, kind, self._seeds(), clause) for kind in worst)
        return next((drill for drill in found if drill is not None), None)

    def _find(self, game: Game, kind: str, seed: int, clause: str = "", tries: int = TRIES) -> Drill | None:
        positions = None
        if self.own_table is not None:
            positions = self._source(game, self.own_table)
            if positions is None:
                return None
        try:
            return find_drill(game, kind, seed, clause=clause, positions=positions, tries=tries)
        except NoDrill:
            return None

    def _source(self, game: Game, path: Path) -> Source | None:
        """The moments of a saved table; None for a match that is not over, which still has its secrets."""
        if self._read is None or self._read[0] != path:
            table = Table.resume(game, Journal.open(path))
            is_open = table.journal.header.kind != "match" or table.result is not None
            self._read = (path, OwnTable(table) if is_open else None)
        return self._read[1]
