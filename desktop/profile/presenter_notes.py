"""What who presents has written down for a lesson or a drill: one small file of plain text for each."""

from __future__ import annotations

import logging
from pathlib import Path

from engine.kernel.files import user_data
from engine.kernel.reading import Malformed, read_bytes
from engine.kernel.writing import write_whole

log = logging.getLogger("kabinett.notes")


def _path(name: str) -> Path:
    return user_data("notes", "presented", f"{name}.txt")


def read_note(name: str) -> str:
    """The notes; none where nothing was written, or nothing can be read."""
    try:
        return read_bytes(_path(name)).decode("utf-8", "replace")
    except Malformed:
        return ""


def keep_note(name: str, notes: str) -> None:
    """Write them; a full disk costs the notes, not the lesson."""
    try:
        write_whole(_path(name), notes.encode())
    except OSError as error:
        log.info("notes not kept: %s", error)
