"""What a person keeps beside a table: where the map was looked at, its overlay, and bookmarks; a small file each."""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.kernel.files import user_data

log = logging.getLogger("kabinett.notes")


class Sight(Struct, frozen=True):
    """What of the map was seen: pixels of the screen per pixel of the sheet, and the point in the middle.

    Attributes:
        view: "map" or "whole" where the person looked at that and not at a place of the own choice.
    """

    zoom: float
    x: float
    y: float
    view: str = ""


class TableNotes(Struct):
    """Kept beside one table; anything unreadable falls back to nothing kept.

    Attributes:
        sights: what was seen by arrangement of screens; none where the front was shown.
        bookmarks: moments, as numbers of Actions, in order.
    """

    sights: dict[str, Sight] = {}
    overlay: str = ""
    bookmarks: list[int] = []

    def mark(self, moment: int) -> bool:
        """Set a bookmark, or take it away where there is one; whether it is set now."""
        if moment in self.bookmarks:
            self.bookmarks.remove(moment)
            return False
        self.bookmarks = sorted([*self.bookmarks, moment])
        return True


def _path(table: Path) -> Path:
    return user_data("notes", f"{table.stem}.json")


def read_notes(table: Path | None) -> TableNotes:
    """The notes of a table."""
    if table is not None:
        with contextlib.suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return msgspec.json.decode(_path(table).read_bytes(), type=TableNotes)
    return TableNotes()


def keep_notes(table: Path | None, notes: TableNotes) -> None:
    """Write them; a full disk costs the notes, not the game."""
    if table is None:
        return
    path = _path(table)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        spare = path.with_suffix(".part")
        spare.write_bytes(msgspec.json.encode(notes))
        spare.replace(path)
    except OSError as error:
        log.info("notes not kept: %s", error)
