"""What the start screen says of a table that was left."""

from __future__ import annotations

from pathlib import Path

import engine
from desktop.profile.library import note_summary, read_summary
from engine.kernel.journal import SeatEntry
from engine.kernel.table import Table


def test_a_round_waits_for_the_person_before_the_bots(tmp_path: Path) -> None:
    """Where all bid at once, the person is named, wherever in the order of play."""
    seats = [SeatEntry("first", bot="steady"), SeatEntry("second", bot="steady"), SeatEntry("third")]
    fields = {"seats": 3, "deal": ["sachsen", "preussen", "hannover"], "turn": 2, "phase": "auction"}
    path = tmp_path / "x.kabinett"
    table = Table.new(engine.game("sachsen"), seats=seats, position=fields, path=path)
    note_summary(table, table.position.view(None))
    summary = read_summary(path, table.journal.header)
    table.journal.close()
    assert summary is not None
    assert summary.sides == ("hannover", "sachsen", "preussen")
