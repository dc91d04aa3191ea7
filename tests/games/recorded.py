"""Recorded games: tests/journals/<game>, made by packaging/record_games.py."""

from __future__ import annotations

import engine
from engine.kernel.journal import Journal
from engine.kernel.table import Table
from tests.games.worked import TESTS

JOURNALS = TESTS / "journals"


def recorded(game: str, name: str) -> Table:
    """The table of a recorded game, replayed: every digest on the way agrees."""
    journal = Journal.open(JOURNALS / game / f"{name}.kabinett")
    assert journal.damage == ""
    assert all(entry.at for entry in journal.entries)
    return Table.resume(engine.game(game), journal)


def all_recorded(game: str) -> set[str]:
    """The names of the recorded games."""
    return {path.stem for path in (JOURNALS / game).glob("*.kabinett")}
