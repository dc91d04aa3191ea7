"""The Journal: the save file, a header and every Action since the start, append-only."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from engine.kernel.errors import FileError, shortened
from engine.kernel.fields import FileData
from engine.kernel.holding import FileHeld, Hold, Holder, holder
from engine.kernel.options import OptionValue
from engine.kernel.reading import Malformed, cause_of, read_bytes, read_json
from engine.kernel.writing import beside, sync_folder, write_all, write_whole

FORMAT = 1
READING = 2
"""How position files are read today: what cannot lie on a table is refused; 1 let more of it stand."""
MOST_BYTES = 16 * 1024 * 1024
"""Bytes of a whole file, ten times the longest game."""
LONGEST_HEADER, LONGEST_LINE = 1024 * 1024, 64 * 1024
"""Bytes of the first line, which may hold a whole situation, and of any other."""
Named = Annotated[str, Meta(max_length=200)]
"""What people call themselves or their table."""
SUFFIX = ".kabinett"
Kind = Literal["match", "open", "practice", "lesson"]


class SeatEntry(Struct, frozen=True):
    """Who sits where.

    Attributes:
        seat: the seat's id. name: the person's or bot's name. bot: the bot's kind, "" for a person.
        pin: what proves the person at the curtain, salted and hashed; "" where holding a button is enough.
        sign: the shape the person has chosen for the own hand, "" for none.
    """

    seat: Named
    name: Named = ""
    bot: Named = ""
    pin: Named = ""
    sign: Named = ""


class Header(Struct, frozen=True):
    """The first line of a Journal.

    Attributes:
        kabinett: format of the Journal. engine: version of the program that began it.
        options: what was chosen, by option: older versions knew yes and no only.
        kind: kind of table, fixed for good. position: plain data of a position file the table began from, or None.
        curtain: whether the screen is covered before a person looks even where the kind of table does not need it.
        reading: which reading of position files `position` has: that of READING, or none said (0) by older versions.
    """

    kabinett: int
    engine: Named
    game: Named
    ruleset: Named
    scenario: Named
    seed: int
    seats: Annotated[tuple[SeatEntry, ...], Meta(max_length=20)]
    kind: Kind = "match"
    options: dict[str, OptionValue] = {}
    position: FileData | None = None
    title: Named = ""
    curtain: bool = False
    reading: int = 0


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


NOTHING_PLAYED = "nothing is played in it"
"""What is wrong with a line that is neither an Action nor an undo or redo."""


class FileChanged(FileError):
    """A Journal whose file another program has changed, moved or deleted while it was open."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            str(path),
            "",
            "another program has changed or moved it",
            "Go on in a copy; nothing played is lost",
        )


class Journal:
    """An open Journal: every entry is on disk before `append` returns.

    Nothing is written to an old file until the first new entry; a file without a path lives in memory only. Whoever
    writes holds the file (see `holding.py`), from the opening with `hold`, else from the first entry on.

    Attributes:
        damage: what cannot be read at the end, "" if nothing.
        watched: who plays at the file while it is only looked at here, and so never written; None else.
    """

    def __init__(self, header: Header, path: Path | None = None) -> None:
        self.header, self.path = header, path
        self.entries: list[Entry] = []
        self.damage: str = ""
        self.watched: Holder | None = None
        self._hold: Hold | None = None
        self._clean = False
        """Whether the file ends where the last good line does."""
        self._good_bytes = self._seen_bytes = 0
        self._open_end = False
        """Whether the last good line lacks its newline."""

    @classmethod
    def create(cls, header: Header, path: Path | None) -> Journal:
        """A new Journal; the file must not exist yet. Raises FileError when it cannot be written."""
        journal = cls(header, path)
        if path is not None:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                journal._begin(path, msgspec.json.encode(header) + b"\n")
            except OSError as error:
                raise _disk_error(path, error) from error
        return journal

    def _begin(self, path: Path, line: bytes) -> None:
        """Make the file with its first line; what can't be written leaves nothing behind."""
        self._hold = Hold.take(path, "xb+")
        try:
            write_all(self._hold.file, line)
            os.fsync(self._hold.file.fileno())
            sync_folder(path.parent)
        except OSError:
            self.close()
            with contextlib.suppress(OSError):
                path.unlink()
            raise
        self._good_bytes, self._clean = len(line), True

    @classmethod
    def open(cls, path: Path, *, hold: bool = False) -> Journal:
        """The Journal in a file. What is damaged at the end is left out and told in `damage`.

        Args:
            hold: to play on; raises FileHeld where somebody else does. What can only be read is opened all the same.

        Raises FileError if there is nothing to open.
        """
        held = None
        if hold:
            with contextlib.suppress(OSError):
                held = Hold.take(path)
        try:
            return cls._read(path, held)
        except FileError:
            if held is not None:
                held.release()
            raise

    @classmethod
    def _read(cls, path: Path, held: Hold | None) -> Journal:
        try:
            raw = read_bytes(path, MOST_BYTES)
        except Malformed as error:
            raise _unreadable(path, error) from error
        first, newline, rest = raw.partition(b"\n")
        journal = cls(_read_header(path, first), path)
        journal._hold = held
        journal._seen_bytes = len(raw)
        journal._good_bytes, journal._open_end = len(first) + len(newline), not newline
        lines = rest.split(b"\n")
        for number, line in enumerate(lines, start=2):
            whole = number < len(lines) + 1
            if not line and not whole:
                break
            try:
                entry = _read_entry(line)
            except Malformed as error:
                journal.damage = f"line {number}: {error.word or error.problem}"
                break
            journal.entries.append(entry)
            journal._good_bytes += len(line) + whole
            journal._open_end = not whole
        return journal

    def append(self, entry: Entry) -> None:
        """Write one entry and wait until it is on disk. Raises FileError; the entry then does not count."""
        if self.path is not None:
            if self.watched is not None:
                raise FileHeld(self.path, self.watched)
            line = msgspec.json.encode(entry) + b"\n"
            try:
                hold = self._held_file(self.path)
                write_all(hold.file, line)
                os.fsync(hold.file.fileno())
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
        """Write the whole Journal to another file, which may exist. Raises FileError, also where it is played at."""
        lines = [msgspec.json.encode(self.header), *(msgspec.json.encode(e) for e in self.entries)]
        other = holder(path)
        if other is not None:
            raise FileHeld(path, other)
        try:
            write_whole(path, b"\n".join(lines) + b"\n")
        except OSError as error:
            raise _disk_error(path, error) from error

    def until(self, moment: int) -> Journal:
        """A Journal in memory with the first `moment` Actions that count."""
        kept = Journal(self.header)
        kept.entries = self.effective()[:moment]
        return kept

    def close(self) -> None:
        """Let go of the file."""
        if self._hold is not None:
            self._hold.release()
            self._hold = None

    # --- the file -----------------------------------------------------------------

    def _held_file(self, path: Path) -> Hold:
        """The file, held, as we left it, and ready for the next line. Raises OSError and FileError."""
        hold = self._hold = self._hold or Hold.take(path)
        if not self._clean:
            self._mend(path, hold)
        elif hold.file.seek(0, os.SEEK_END) != self._good_bytes or not _is_still(path, hold):
            raise FileChanged(path)
        return hold

    def _mend(self, path: Path, hold: Hold) -> None:
        """Cut off what does not count, after it was kept aside, and end the last line."""
        if self._seen_bytes and (_size(hold) != self._seen_bytes or not _is_still(path, hold)):
            raise FileChanged(path)
        if self.damage:
            hold.file.seek(0)
            _keep_aside(path, hold.file.read())
        hold.file.truncate(self._good_bytes)
        hold.file.seek(self._good_bytes)
        if self._open_end:
            write_all(hold.file, b"\n")
            self._good_bytes += 1
        self.damage, self._open_end, self._clean, self._seen_bytes = "", False, True, 0

    def _drop_half_line(self) -> None:
        """Take back what was written of a line; where that fails it is done before the next one."""
        if self._hold is None or not self._clean:
            return
        try:
            self._hold.file.truncate(self._good_bytes)
            self._hold.file.seek(self._good_bytes)
        except OSError:
            self._clean = False


def _size(hold: Hold) -> int:
    return hold.file.seek(0, os.SEEK_END)


def _is_still(path: Path, hold: Hold) -> bool:
    """Whether the path still leads to this file."""
    try:
        return os.path.samestat(path.stat(), os.fstat(hold.file.fileno()))
    except OSError:
        return False


def _keep_aside(path: Path, raw: bytes) -> None:
    """Keep a damaged file beside itself, under a name that none before it has. Raises OSError."""
    number = 1
    while True:
        spare = beside(path, path.name, ".damaged" if number == 1 else f".damaged-{number}")
        try:
            with spare.open("xb", buffering=0) as file:
                try:
                    write_all(file, raw)
                    os.fsync(file.fileno())
                except OSError:
                    spare.unlink()
                    raise
        except FileExistsError:
            number += 1
            continue
        sync_folder(spare.parent)
        return


def read_header(path: Path) -> Header:
    """What table a file holds, without the rest of it. Raises FileError."""
    try:
        raw = read_bytes(path, LONGEST_LINE, begin=True)
        if b"\n" not in raw:
            raw = read_bytes(path, LONGEST_HEADER + 1, begin=True)
    except Malformed as error:
        raise _unreadable(path, error) from error
    return _read_header(path, raw.partition(b"\n")[0])


def _read_entry(line: bytes) -> Entry:
    """A line after the header; one that plays nothing, such as a second header, is none. Raises Malformed."""
    if len(line) > LONGEST_LINE:
        raise Malformed("large")
    entry = read_json(line, Entry)
    if not entry.do and not entry.step:
        raise Malformed("syntax", NOTHING_PLAYED, form="JSON")
    return entry


def _read_header(path: Path, line: bytes) -> Header:
    try:
        if len(line) > LONGEST_HEADER:
            raise Malformed("large")
        loose = read_json(line)
    except Malformed as error:
        problem = "this is no Kabinett save file"
        if error.why != "syntax":
            problem += f" ({error.problem})"
        raise FileError(str(path), "line 1", problem, "Choose another file") from error
    if not isinstance(loose, dict) or not isinstance(loose.get("kabinett"), int):
        raise FileError(str(path), "line 1", "this is no Kabinett save file", "Choose another file")
    if loose["kabinett"] > FORMAT:
        made = shortened(loose.get("engine") or "?", 20)
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
            str(path), "line 1", f"the header is damaged ({cause_of(error)})", "Open a copy of the file"
        ) from error


def _unreadable(path: Path, error: Malformed) -> FileError:
    problem = error.word if error.why == "unreadable" else error.problem
    return FileError(str(path), "", problem, "Choose another file")


def _disk_error(path: Path, error: OSError) -> FileError:
    problem = f"it cannot be written ({error.strerror or error})"
    return FileError(
        str(path), "", problem, "Free some space or choose another folder; nothing played so far is lost"
    )
