"""The Journal: the save file, a header and every Action since the start, append-only."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Any, Literal

import msgspec
from msgspec import Struct

from engine.kernel.errors import FileError

FORMAT = 1
SUFFIX = ".kabinett"
Kind = Literal["match", "open", "practice", "lesson"]


class SeatEntry(Struct, frozen=True):
    """Who sits where.

    Attributes:
        seat: the seat's id. name: the person's or bot's name. bot: the bot's kind, "" for a person.
        pin: what proves the person at the curtain, salted and hashed; "" where holding a button is enough.
        sign: the shape the person has chosen for the own hand, "" for none.
    """

    seat: str
    name: str = ""
    bot: str = ""
    pin: str = ""
    sign: str = ""


class Header(Struct, frozen=True):
    """The first line of a Journal.

    Attributes:
        kabinett: format of the Journal. engine: version of the program that began it.
        kind: kind of table, fixed for good. position: plain data of a position file the table began from, or None.
        curtain: whether the screen is covered before a person looks even where the kind of table does not need it.
    """

    kabinett: int
    engine: str
    game: str
    ruleset: str
    scenario: str
    seed: int
    seats: tuple[SeatEntry, ...]
    kind: Kind = "match"
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    title: str = ""
    curtain: bool = False


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line after the header: an Action with its seat, or an undo or redo.

    Attributes:
        do: the Action's text; "" for undo and redo. at: digest of the Position after it.
        step: -1 undo (-n: so many at once), 1 redo, 0 an Action.
        agreed: the seats that agreed to take back what undo alone does not.
    """

    seat: str = ""
    do: str = ""
    at: str = ""
    step: int = 0
    agreed: tuple[str, ...] = ()


class Journal:
    """An open Journal: every entry is on disk before `append` returns.

    Nothing is written to an old file until the first new entry; a file without a path lives in memory only.
    """

    def __init__(self, header: Header, path: Path | None = None) -> None:
        self.header, self.path = header, path
        self.entries: list[Entry] = []
        self.damage: str = ""
        self._file: IO[bytes] | None = None
        self._good_bytes = 0

    @classmethod
    def create(cls, header: Header, path: Path | None) -> Journal:
        """A new Journal; the file must not exist yet. Raises FileError when it cannot be written."""
        journal = cls(header, path)
        if path is not None:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                with path.open("xb") as file:
                    file.write(msgspec.json.encode(header) + b"\n")
                    file.flush()
                    os.fsync(file.fileno())
                    journal._good_bytes = file.tell()
            except OSError as error:
                raise _disk_error(path, error) from error
        return journal

    @classmethod
    def open(cls, path: Path) -> Journal:
        """The Journal in a file. A damaged tail is left out and told in `damage`; FileError if nothing is left."""
        try:
            raw = path.read_bytes()
        except OSError as error:
            raise FileError(
                str(path), "", error.strerror or "it cannot be read", "Choose another file"
            ) from error
        lines = raw.split(b"\n")
        journal = cls(_read_header(path, lines[0]), path)
        journal._good_bytes = min(len(raw), len(lines[0]) + 1)
        for number, line in enumerate(lines[1:], start=2):
            complete = number < len(lines)
            if not line and not complete:
                break
            try:
                entry = msgspec.json.decode(line, type=Entry)
                if not complete:
                    raise msgspec.DecodeError("cut off")
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                journal.damage = f"line {number}: {error}"
                break
            journal.entries.append(entry)
            journal._good_bytes += len(line) + 1
        return journal

    def append(self, entry: Entry) -> None:
        """Write one entry and wait until it is on disk. Raises FileError; the entry then does not count."""
        if self.path is not None:
            line = msgspec.json.encode(entry) + b"\n"
            try:
                file = self._open_for_writing()
                file.write(line)
                file.flush()
                os.fsync(file.fileno())
            except OSError as error:
                self._drop_half_line()
                raise _disk_error(self.path, error) from error
            self._good_bytes += len(line)
        self.entries.append(entry)

    def effective(self) -> list[Entry]:
        """The Actions that count: undone ones left out, redone ones in."""
        done: list[Entry] = []
        undone: list[Entry] = []
        for entry in self.entries:
            if entry.step < 0:
                undone += (done.pop() for _ in range(-entry.step))
            elif entry.step > 0:
                done.append(undone.pop())
            else:
                done.append(entry)
                undone.clear()
        return done

    def save_copy(self, path: Path) -> None:
        """Write the whole Journal to another file, which may exist. Raises FileError."""
        lines = [msgspec.json.encode(self.header), *(msgspec.json.encode(e) for e in self.entries)]
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            spare = path.with_name(path.name + ".part")
            spare.write_bytes(b"\n".join(lines) + b"\n")
            spare.replace(path)
        except OSError as error:
            raise _disk_error(path, error) from error

    def until(self, moment: int) -> Journal:
        """A Journal in memory with the first `moment` Actions that count."""
        kept = Journal(self.header)
        kept.entries = self.effective()[:moment]
        return kept

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _open_for_writing(self) -> IO[bytes]:
        if self._file is None:
            assert self.path is not None
            if self.damage:
                spare = self.path.with_name(self.path.name + ".damaged")
                if not spare.exists():
                    spare.write_bytes(self.path.read_bytes())
                self.damage = ""
            self._file = self.path.open("r+b", buffering=0)
            self._file.truncate(self._good_bytes)
            self._file.seek(self._good_bytes)
        return self._file

    def _drop_half_line(self) -> None:
        try:
            if self._file is not None:
                self._file.truncate(self._good_bytes)
                self._file.seek(self._good_bytes)
        except OSError:
            self.close()


def _read_header(path: Path, line: bytes) -> Header:
    try:
        loose = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FileError(
            str(path), "line 1", "this is no Kabinett save file", "Choose another file"
        ) from error
    if not isinstance(loose, dict) or not isinstance(loose.get("kabinett"), int):
        raise FileError(str(path), "line 1", "this is no Kabinett save file", "Choose another file")
    if loose["kabinett"] > FORMAT:
        made = loose.get("engine", "?")
        raise FileError(
            str(path),
            "line 1",
            f"this table was made by Kabinett {made}, which is newer than this program",
            "Update Kabinett to open it; the file is unchanged",
        )
    try:
        return msgspec.convert(loose, type=Header)
    except msgspec.ValidationError as error:
        raise FileError(
            str(path), "line 1", f"the header is damaged ({error})", "Open a copy of the file"
        ) from error


def _disk_error(path: Path, error: OSError) -> FileError:
    problem = f"it cannot be written ({error.strerror or error})"
    return FileError(
        str(path), "", problem, "Free some space or choose another folder; nothing played so far is lost"
    )
