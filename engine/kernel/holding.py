"""One table, one window: who plays at a file holds it; others learn who that is, and may look.

The system's advisory lock on the file itself decides. It ends with the process that has it, so no lock outlives a
crash. A note beside the file only says whose lock it is. Where a file system knows no locks nobody holds anything: the
Journal still notices at each write when its file is no longer as it left it.
"""

from __future__ import annotations

import contextlib
import errno
import getpass
import os
import socket
import sys
import time
from pathlib import Path
from typing import IO

import msgspec
from msgspec import Struct

from engine.kernel.errors import FileError
from engine.kernel.reading import Malformed, read_bytes, read_json
from engine.kernel.writing import beside, write_whole

NOTE = 4096
"""Bytes of a note."""
_TAKEN = (errno.EAGAIN, errno.EACCES, errno.EWOULDBLOCK)
_TRIES, _PAUSE = 3, 0.02
"""Whoever only asks takes the lock for an instant, too."""


class Holder(Struct, frozen=True):
    """Who plays at a file; `since` in seconds of the epoch. Unknown parts are empty."""

    user: str = ""
    host: str = ""
    pid: int = 0
    since: int = 0


class FileHeld(FileError):
    """A file at which somebody plays already.

    Attributes:
        holder: who that is, as far as it is known.
    """

    def __init__(self, path: Path, holder: Holder) -> None:
        self.holder = holder
        who = f" ({holder.user} on {holder.host}, process {holder.pid})" if holder.pid else ""
        super().__init__(
            str(path),
            "",
            f"it is open in another window{who}",
            "Close it there, or look only; nothing changed",
        )


class Hold:
    """The right to write to a file, and the file itself, unbuffered; `release` gives both back.

    Attributes:
        file: open for reading and writing.
    """

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self.path, self.file = path, file

    @classmethod
    def take(cls, path: Path, mode: str = "r+b") -> Hold:
        """Hold a file; `xb+` makes it. Raises FileHeld where somebody else does, OSError where it cannot be opened."""
        path = Path(os.path.realpath(path))
        file = _opened(path, mode)
        if not _locked(file):
            file.close()
            raise FileHeld(path, _noted(path))
        hold = cls(path, file)
        with contextlib.suppress(OSError):  # a note is only words
            write_whole(_note(path), msgspec.json.encode(_me()), durable=False)
        return hold

    def release(self) -> None:
        """Let go of the file."""
        if not self.file.closed:
            with contextlib.suppress(OSError):
                _note(self.path).unlink()
            self.file.close()


def holder(path: Path) -> Holder | None:
    """Who plays at a file now; None for nobody, or where it cannot be known."""
    try:
        file = _opened(path, "rb")
    except (OSError, ValueError):
        return None
    with file:
        return None if _locked(file, shared=True) else _noted(Path(os.path.realpath(path)))


def _opened(path: Path, mode: str) -> IO[bytes]:
    return open(path, mode, buffering=0, opener=_opener)


def _opener(path: str, flags: int) -> int:
    """Opens no pipe that nobody writes to."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o666)


def _locked(file: IO[bytes], *, shared: bool = False) -> bool:
    """Take the lock of an open file; False if somebody else has it."""
    if sys.platform == "win32":
        return True
    import fcntl

    for left in reversed(range(_TRIES)):
        try:
            fcntl.flock(file.fileno(), (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno not in _TAKEN:
                return True  # no locks on this file system
            if left:
                time.sleep(_PAUSE)
            continue
        return True
    return False


def _note(path: Path) -> Path:
    return beside(path, f".{path.name}", ".held")


def _noted(path: Path) -> Holder:
    try:
        return read_json(read_bytes(_note(path), NOTE), Holder)
    except Malformed:
        return Holder()


def _me() -> Holder:
    try:
        user = getpass.getuser()
    except (KeyError, OSError, ImportError):
        user = str(os.getuid()) if hasattr(os, "getuid") else ""
    return Holder(user, socket.gethostname(), os.getpid(), int(time.time()))
