"""Writing files so that nothing is lost: every byte, whole or not at all, and on disk before it counts.

`write_whole` is how every file of ours is written but the Journal, which only grows (`journal.py`).
"""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
from pathlib import Path
from typing import IO

LONGEST_NAME = 255
"""Bytes of a file's name that every common file system takes."""
_NO_FOLDER_SYNC = (errno.EINVAL, errno.EACCES, errno.EPERM, errno.EISDIR, errno.ENOTSUP, errno.EBADF)


def write_whole(path: Path, content: bytes, *, durable: bool = True) -> None:
    """Give a file this content or leave it as it was; its folder is made where it is missing. Raises OSError.

    Args:
        durable: it is on disk when this returns; what can be made again at any time need not be.
    """
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    spare = path.with_name(f".{secrets.token_hex(8)}.part")
    try:
        with spare.open("xb", buffering=0) as file:
            write_all(file, content)
            if durable:
                os.fsync(file.fileno())
        _keep_mode(path, spare)
        spare.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            spare.unlink()
        raise
    if durable:
        sync_folder(path.parent)


def try_place(path: Path) -> None:
    """Find out whether a file can be written there before much work is done for it; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    spare = Path(os.path.realpath(path)).with_name(f".{secrets.token_hex(8)}.part")
    spare.open("xb").close()
    spare.unlink()
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))


def write_all(file: IO[bytes], content: bytes) -> None:
    """Write every byte to an unbuffered file: a disk that fills takes some and says so at the next write only."""
    rest = memoryview(content)
    while rest:
        taken = file.write(rest)
        if not taken:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        rest = rest[taken:]


def sync_folder(folder: Path) -> None:
    """Put the names in a folder on disk, where the system can; raises OSError where it fails."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError as error:
        if error.errno in _NO_FOLDER_SYNC:
            return
        raise
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise
    finally:
        os.close(handle)


def beside(path: Path, stem: str, ending: str) -> Path:
    """A path in the same folder; a stem that is too long for a name is cut."""
    while len(os.fsencode(stem + ending)) > LONGEST_NAME:
        stem = stem[:-1]
    return path.with_name(stem + ending)


def put_aside(path: Path) -> Path:
    """Give a file that cannot be read another name, so that nothing is written over it: its name now.

    Nothing that is there is overwritten; where the folder allows nothing, the file stays what it was.
    """
    number = 1
    while os.path.lexists(aside := beside(path, f"{path.stem}.unread-{number}", path.suffix)):
        number += 1
    try:
        path.rename(aside)
    except OSError:
        return path
    return aside


def _keep_mode(path: Path, spare: Path) -> None:
    """Who may read and write a file may do so after it was written anew."""
    with contextlib.suppress(FileNotFoundError, PermissionError):
        spare.chmod(path.stat().st_mode & 0o777)
