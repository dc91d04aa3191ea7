"""What a person keeps beside a table: where the map was looked at, its overlay, and bookmarks; a small file each."""

from __future__ import annotations

import logging
import math
from pathlib import Path

import msgspec
from msgspec import Struct

from desktop.profile.annotations import Annotation, sound
from engine.kernel.files import is_there, kept_name, user_data
from engine.kernel.reading import MOST_BYTES, Malformed, read_bytes, read_json
from engine.kernel.writing import put_aside, write_whole

log = logging.getLogger("kabinett.notes")


MOST = 1000
"""Bookmarks that are kept, and the largest zoom."""


class SavedView(Struct, frozen=True):
    """What of the map was seen: pixels of the screen per pixel of the sheet, and the point in the middle.

    Attributes:
        view: "map" or "whole" where the person looked at that and not at a place of the own choice.
    """

    zoom: float
    x: float
    y: float
    view: str = ""

    @property
    def sound(self) -> bool:
        """Whether it can be looked at."""
        return 0 < self.zoom < MOST and all(map(math.isfinite, (self.x, self.y)))


class TableNotes(Struct):
    """Kept beside one table; what cannot be read is kept aside, and nothing is known of it.

    Attributes:
        sights: what was seen by arrangement of screens; none where the front was shown.
        bookmarks: moments, as numbers of Actions, in order.
        drawings: what is drawn on the map, by position.
    """

    sights: dict[str, SavedView] = {}
    overlay: str = ""
    bookmarks: list[int] = []
    drawings: dict[str, tuple[Annotation, ...]] = {}

    def mark(self, moment: int) -> bool:
        """Set a bookmark, or take it away where there is one; whether it is set now."""
        if moment in self.bookmarks:
            self.bookmarks.remove(moment)
            return False
        self.bookmarks = sorted([*self.bookmarks, moment])
        return True


def _path(table: Path) -> Path:
    return user_data("notes", f"{kept_name(table)}.json")


def _former_path(table: Path) -> Path:
    """Where they were kept by the table's name alone; two tables of one name in different folders shared them."""
    return user_data("notes", f"{table.stem}.json")


def read_notes(table: Path | None) -> TableNotes:
    """The notes of a table."""
    if table is None:
        return TableNotes()
    path = _path(table)
    if not is_there(path) and table.parent == user_data("tables"):
        path = _former_path(table)
    try:
        notes = read_json(read_bytes(path), TableNotes)
    except Malformed as error:
        if error.why != "missing":
            log.info("notes not read, kept as %s: %s", put_aside(path), error)
        return TableNotes()
    notes.sights = {screens: sight for screens, sight in notes.sights.items() if sight.sound}
    notes.bookmarks = sorted({moment for moment in notes.bookmarks if moment >= 0})[:MOST]
    notes.drawings = {position: sound(drawn) for position, drawn in notes.drawings.items()}
    return notes


def keep_notes(table: Path | None, notes: TableNotes) -> None:
    """Write them, of very many drawings the newest positions; a full disk costs the notes, not the game."""
    if table is None:
        return
    content = msgspec.json.encode(notes)
    if len(content) > MOST_BYTES:
        content = msgspec.json.encode(msgspec.structs.replace(notes, drawings=_newest(notes)))
    try:
        write_whole(_path(table), content)
    except OSError as error:
        log.info("notes not kept: %s", error)


def _newest(notes: TableNotes) -> dict[str, tuple[Annotation, ...]]:
    """The drawings of as many positions, the newest last, as a file of notes has room for."""
    room, found = MOST_BYTES - len(msgspec.json.encode(msgspec.structs.replace(notes, drawings={}))), []
    for position, drawn in reversed(notes.drawings.items()):
        room -= len(msgspec.json.encode({position: drawn}))
        if room < 0:
            break
        found.append((position, drawn))
    return dict(reversed(found))
