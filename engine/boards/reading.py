"""Reading a board file: the kernel's reading with limits, its errors told as those of boards.

Keys are always taken as text (a place may be called `no`), a key may stand once only, and anchors are
refused: a board file is written out in full.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engine.boards.errors import BoardError
from engine.kernel import reading
from engine.kernel.message import Message, say
from engine.kernel.reading import Malformed, Step, Value

__all__ = ["Document", "Finding", "Step", "Value", "content", "parse", "read"]

Finding = tuple[tuple[Step, ...], Message]
"""Where something is wrong in what a file says, and what to say of it."""


@dataclass(frozen=True, slots=True)
class Document(reading.Document):
    """A board file: its values, and the tree that knows where each of them stands."""

    path: Path


def read(path: Path) -> Document:
    """The values and the tree of a YAML file; BoardError where it cannot be read."""
    return parse(path, content(path))


def content(path: Path) -> bytes:
    """What the file holds; BoardError where it cannot be read."""
    try:
        return reading.read_bytes(path)
    except Malformed as error:
        raise _fault(path, error) from None


def parse(path: Path, raw: bytes) -> Document:
    """The values and the tree of what a YAML file holds; BoardError where it says none."""
    try:
        found = reading.read_yaml(reading.decoded(raw))
    except Malformed as error:
        raise _fault(path, error) from None
    return Document(found.value, found.root, path)


def _fault(path: Path, error: Malformed) -> BoardError:
    return BoardError(path, _says(error), error.line or None, ".".join(map(str, error.field)) or None)


def _says(error: Malformed) -> Message:
    """The message about boards for what the kernel found."""
    match error.why:
        case "missing":
            return say("board-missing-file")
        case "unreadable":
            return say("board-unreadable-file", detail=error.word)
        case "utf8":
            return say("board-not-utf8")
        case "empty" | "alias" | "tag":
            return say(f"board-{error.why}")
        case "syntax":
            return say("board-yaml", detail=error.word)
        case "deep" | "large":
            return say(f"board-too-{error.why}")
        case "key":
            return say("board-key-not-word")
        case "twice":
            return say("board-key-twice", word=error.word)
        case "number":
            return say("board-number-too-long", word=error.word)
