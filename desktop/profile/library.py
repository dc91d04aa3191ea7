"""The saved tables: where they lie, what each of them is, and the bin they go to."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from itertools import count
from pathlib import Path

import msgspec
from msgspec import Struct
from PySide6.QtCore import QFile
from PySide6.QtGui import QImage

from desktop.pictures import save_png
from engine import game, titles
from engine.bots import kinds
from engine.kernel.errors import FileError, shortened
from engine.kernel.files import is_there, kept_name, user_cache, user_data
from engine.kernel.holding import FileHeld, holder
from engine.kernel.journal import SUFFIX, Header, Journal, read_header
from engine.kernel.reading import SAID, Malformed, read_bytes, read_json
from engine.kernel.table import Table
from engine.kernel.view import View
from engine.kernel.writing import beside, write_whole

COUNTED = 2 * 1024 * 1024
"""Bytes of a file up to which its lines are read to see whether they are whole."""


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
        changed, size: when the file was written last, and its bytes.
        entries: lines after the header that can be read. damage: what was cut off, "" if nothing.
        problem: why it cannot be opened at all, or None.
    """

    path: Path
    changed: float
    header: Header | None
    size: int = 0
    entries: int = 0
    damage: str = ""
    problem: FileError | None = None
    summary: Summary | None = None


def folder() -> Path:
    """Where tables are kept."""
    return user_data("tables")


def new_path(game: str) -> Path:
    """A name that no table has yet: the game and the moment."""
    return _free(folder() / SUFFIX, f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}", first=2)


def _free(path: Path, stem: str, first: int = 1) -> Path:
    """A name in the folder of a path that nothing has yet: the stem, numbered where that one is taken."""

    def names() -> Iterator[Path]:
        if first > 1:
            yield beside(path, stem, SUFFIX)
        yield from (beside(path, stem, f"-{number}{SUFFIX}") for number in count(first))

    return next(name for name in names() if not is_there(name))


def check(path: Path, header: Header) -> None:
    """Raises FileError for a table of a game, scenario or bot that this program does not know."""
    problem = ""
    if header.game not in titles():
        problem = f"the game '{shortened(header.game)}' is not known"
    elif header.scenario not in [scenario.id for scenario in game(header.game).scenarios]:
        problem = f"the scenario '{shortened(header.scenario)}' is not known"
    elif unknown := [e.bot for e in header.seats if e.bot and e.bot not in kinds(header.game)]:
        problem = f"the bot '{shortened(unknown[0])}' is not known"
    if problem:
        raise FileError(str(path), "line 1", problem, "Update Kabinett to open it; the file is unchanged")


def look_at(saved: Saved) -> Saved:
    """The same table with what its whole file holds, without replaying it; a very large one is left unread."""
    if saved.header is None or saved.size > COUNTED:
        return saved
    try:
        journal = Journal.open(saved.path)
    except FileError as error:
        return replace(saved, header=None, problem=error)
    return replace(saved, entries=len(journal.entries), damage=journal.damage)


def _glance_at(path: Path, changed: float, size: int) -> Saved:
    """What table a file holds, from its beginning alone; that is read once as long as the file stays the same."""
    header = _glance(path, changed, size)
    if isinstance(header, FileError):
        return Saved(path, changed, None, size, problem=header)
    return Saved(path, changed, header, size, summary=read_summary(path, header))


@lru_cache(maxsize=2000)
def _glance(path: Path, _changed: float, _size: int) -> Header | FileError:
    try:
        header = read_header(path)
        check(path, header)
    except FileError as error:
        return error.with_traceback(None)
    return header


def tables() -> list[Saved]:
    """All saved tables by the beginnings of their files, the newest first; `look_at` tells more of one."""
    return [_glance_at(path, changed, size) for changed, size, path in _files()]


def _files() -> list[tuple[float, int, Path]]:
    """When each was changed, its size, its path; the newest first."""
    found = []
    with suppress(OSError):  # no folder, or none that may be read
        for path in folder().iterdir():
            if path.suffix == SUFFIX:
                told = _told(path)
                if told is not None:
                    found.append((told.st_mtime, told.st_size, path))
    return sorted(found, reverse=True)


def _told(path: Path) -> os.stat_result | None:
    """What the system says of a file, or of a link that leads nowhere; None for one that is gone meanwhile."""
    for ask in (path.stat, path.lstat):
        with suppress(OSError):
            return ask()
    return None


def newest(left_open: str = "") -> Saved | None:
    """The table played last that can be opened and is not over.

    One that was `left_open` elsewhere, on a stick or among the documents, comes before all that are kept here.
    """
    seen = (_glance_at(path, changed, size) for changed, size, path in (*_elsewhere(left_open), *_files()))
    return next((s for s in seen if s.header and not (s.summary and s.summary.over)), None)


def _elsewhere(left_open: str) -> Iterator[tuple[float, int, Path]]:
    """A table that was never closed and does not lie in our folder; none at which somebody plays."""
    path = Path(left_open)
    if left_open and path.parent != folder() and is_there(path) and holder(path) is None:
        told = _told(path)
        if told is not None:
            yield told.st_mtime, told.st_size, path


def kept() -> int:
    """How many tables are kept."""
    return len(_files())


def to_bin(path: Path) -> Path:
    """Move a table to the system's trash; gives the place from where `from_bin` brings it back. Raises FileError.

    Where the system has no trash it goes to a folder of ours. A table at which somebody plays stays.
    """
    other = holder(path)
    if other is not None:
        raise FileHeld(path, other)
    if not is_there(path):
        raise FileError(str(path), "", *SAID["missing"]) from Malformed("missing")
    file = QFile(str(path))
    if file.moveToTrash() and file.fileName():
        return Path(file.fileName())
    place = beside(user_data("bin", SUFFIX), f"{time.time_ns():x}-{path.stem}", SUFFIX)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        _move(path, place)
    except OSError as error:
        raise FileError(str(path), "", "it cannot be moved", "Close whatever uses the file") from error
    return place


def from_bin(place: Path, path: Path) -> None:
    """Bring a table back, and let the trash forget it; over no other table. Raises FileError."""
    try:
        _move(place, _free(path, path.stem, first=2))
        (place.parent.parent / "info" / f"{place.name}.trashinfo").unlink(missing_ok=True)
    except OSError as error:
        raise FileError(str(place), "", "it cannot be moved", "The file lies in the trash") from error


def _move(path: Path, place: Path) -> None:
    """Move a file, also to another disk: there it is whole before it is gone here."""
    try:
        path.rename(place)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        write_whole(place, path.read_bytes())
        path.unlink()


def shorten(path: Path, entries: int) -> Path:
    """A copy of a table that ends after `entries` entries, beside it. Raises FileError."""
    journal = Journal.open(path)
    kept = Journal(journal.header)
    kept.entries = journal.entries[: max(0, entries)]
    copy = _free(path, f"{path.stem}-{entries}")
    kept.save_copy(copy)
    return copy


def copy_table(table: Table) -> Path:
    """A copy of a whole table among the person's own, to go on there. Raises FileError."""
    path = new_path(table.game.id)
    table.journal.save_copy(path)
    return path


def branch_table(table: Table, moment: int) -> Path:
    """A new table that begins with the first `moment` Actions of another. Raises FileError."""
    path = new_path(table.game.id)
    table.journal.until(moment).save_copy(path)
    return path


def _summary_path(path: Path) -> Path:
    return user_cache("tables", f"{kept_name(path)}.json")


def picture_path(path: Path) -> Path:
    """Where the miniature of a table is kept."""
    return user_cache("tables", f"{kept_name(path)}.png")


def read_picture(path: Path) -> QImage:
    """The miniature of a table; a null image where there is none."""
    picture = picture_path(path)
    return QImage(str(picture)) if is_there(picture) else QImage()


def keep_picture(path: Path, image: QImage) -> None:
    """Keep the miniature of a table; a full disk costs the picture only."""
    try:
        save_png(picture_path(path), image, durable=False)
    except OSError:
        return


def read_summary(path: Path, header: Header) -> Summary | None:
    """What was noted of a table when it was last open; None for what cannot be of this table."""
    try:
        summary = read_json(read_bytes(_summary_path(path)), Summary)
    except Malformed:
        return None
    known = game(header.game).scenario(header.scenario).led()
    return summary if known.issuperset(summary.sides) and 0 <= summary.turn < 10_000 else None


def note_summary(table: Table, view: View) -> None:
    """Note where a table stands, from its public View: of all who are to answer, people before bots."""
    if table.journal.path is None:
        return
    over = view.winners is not None
    bots = {side for one in table.journal.header.seats if one.bot for side in view.seats.get(one.seat, ())}
    sides = tuple(sorted(view.acting, key=bots.__contains__))
    summary = Summary(view.turn, sides, over, len(table.journal.entries))
    try:
        write_whole(_summary_path(table.journal.path), msgspec.json.encode(summary), durable=False)
    except OSError:
        return
