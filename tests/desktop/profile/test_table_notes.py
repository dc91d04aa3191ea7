"""What is kept beside a table: never written over unread, never larger than it can be read again."""

from __future__ import annotations

from pathlib import Path

from desktop.profile.annotations import MOST_POINTS, PenLine
from desktop.profile.table_notes import TableNotes, keep_notes, read_notes
from engine.kernel.files import user_data


def drawn(points: int, seed: int) -> tuple[PenLine, ...]:
    return (PenLine(tuple((float(seed + n), n / 3) for n in range(points))),)


def test_notes_that_cannot_be_read_are_kept_aside(tmp_path: Path) -> None:
    """A newer version draws what we do not know: it is not written over."""
    table = tmp_path / "one.kabinett"
    keep_notes(table, TableNotes(bookmarks=[3]))
    (path,) = user_data("notes").iterdir()
    newer = path.read_text().replace('"bookmarks":[3]', '"drawings":{"0-1":[{"type":"hatching","spots":[]}]}')
    path.write_text(newer)
    assert read_notes(table) == TableNotes()
    keep_notes(table, TableNotes(bookmarks=[5]))
    assert read_notes(table).bookmarks == [5]
    assert newer in [one.read_text() for one in user_data("notes").iterdir()]


def test_of_more_drawings_than_a_file_holds_the_newest_stay(tmp_path: Path) -> None:
    table = tmp_path / "one.kabinett"
    notes = TableNotes(bookmarks=[3], drawings={f"{n}-0": drawn(MOST_POINTS, n) for n in range(60)})
    keep_notes(table, notes)
    kept = read_notes(table)
    assert kept.bookmarks == [3]
    assert 10 < len(kept.drawings) < 60
    assert list(kept.drawings) == list(notes.drawings)[-len(kept.drawings) :]
