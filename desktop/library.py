"""The saved tables: where they lie, what each of them is, and the bin they go to."""

from __future__ import annotations

import shutil
import time
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import msgspec
from msgspec import Struct
from PySide6.QtCore import QFile

from engine.kernel.errors import FileError
from engine.kernel.files import user_cache, user_data
from engine.kernel.journal import SUFFIX, Header, Journal
from engine.kernel.table import Table
from engine.kernel.view import View


class Summary(Struct, frozen=True):
    """What the start screen says of a table without replaying it; written beside the painted maps."""

    turn: int = 0
    sides: tuple[str, ...] = ()
    over: bool = False
    entries: int = 0


@dataclass(frozen=True)
class Saved:
    """One saved table: its file and header, or what is wrong with it.

    Attributes:
        entries: lines after the header that can be read. damage: what was cut off, "" if nothing.
        problem: why it cannot be opened at all, or None.
    """

    path: Path
    changed: float
    header: Header | None
    entries: int = 0
    damage: str = ""
    problem: FileError | None = None
    summary: Summary | None = None


def folder() -> Path:
    """Where tables are kept."""
    return user_data("tables")


def new_path(game: str) -> Path:
    """A name that no table has yet: the game and the moment."""
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    path = folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def look_at(path: Path) -> Saved:
    """What a file holds, without replaying it."""
    try:
        changed = path.stat().st_mtime
    except OSError:
        changed = 0.0
    try:
        journal = Journal.open(path)
    except FileError as error:
        return Saved(path, changed, None, problem=error)
    return Saved(
        path, changed, journal.header, len(journal.entries), journal.damage, summary=read_summary(path)
    )


def tables() -> list[Saved]:
    """All saved tables, the newest first."""
    try:
        files = [p for p in folder().iterdir() if p.suffix == SUFFIX]
    except OSError:
        return []
    return sorted((look_at(p) for p in files), key=lambda s: s.changed, reverse=True)


def newest() -> Saved | None:
    """The table played last that can be opened and is not over."""
    return next((s for s in tables() if s.header and not (s.summary and s.summary.over)), None)


def count() -> int:
    """How many tables are kept."""
    try:
        return sum(p.suffix == SUFFIX for p in folder().iterdir())
    except OSError:
        return 0


def to_bin(path: Path) -> Path:
    """Move a table to the system's trash; gives the place from where `from_bin` brings it back. Raises FileError.

    Where the system has no trash it goes to a folder of ours.
    """
    file = QFile(str(path))
    if file.moveToTrash() and file.fileName():
        return Path(file.fileName())
    place = user_data("bin") / f"{time.time_ns():x}-{path.name}"
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        path.replace(place)
    except OSError as error:
        raise FileError(str(path), "", "it cannot be moved", "Close whatever uses the file") from error
    return place


def from_bin(place: Path, path: Path) -> None:
    """Bring a table back, and let the trash forget it. Raises FileError."""
    try:
        shutil.move(place, path)
        (place.parent.parent / "info" / f"{place.name}.trashinfo").unlink(missing_ok=True)
    except OSError as error:
        raise FileError(str(place), "", "it cannot be moved", "The file lies in the trash") from error


def shorten(path: Path, entries: int) -> Path:
    """A copy of a table that ends after `entries` entries, beside it. Raises FileError."""
    journal = Journal.open(path)
    kept = Journal(journal.header)
    kept.entries = journal.entries[: max(0, entries)]
    journal.close()
    number = 1
    while (copy := path.with_name(f"{path.stem}-{entries}-{number}{SUFFIX}")).exists():
        number += 1
    kept.save_copy(copy)
    return copy


def branch_table(table: Table, moment: int) -> Path:
    """A new table that begins with the first `moment` Actions of another. Raises FileError."""
    path = new_path(table.game.id)
    table.journal.until(moment).save_copy(path)
    return path


def _summary_path(path: Path) -> Path:
    return user_cache("tables", f"{path.stem}.json")


def picture_path(path: Path) -> Path:
    """Where the miniature of a table is kept."""
    return user_cache("tables", f"{path.stem}.png")


def read_summary(path: Path) -> Summary | None:
    """What was noted of a table when it was last open."""
    try:
        return msgspec.json.decode(_summary_path(path).read_bytes(), type=Summary)
    except (OSError, msgspec.MsgspecError):
        return None


def note_summary(table: Table, view: View) -> None:
    """Note where a table stands, from its public View."""
    if table.journal.path is None:
        return
    over = view.winners is not None
    summary = Summary(view.turn, view.acting, over, len(table.journal.entries))
    path = _summary_path(table.journal.path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(summary))
    except OSError:
        return
