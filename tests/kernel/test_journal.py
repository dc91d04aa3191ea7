"""The Journal loses nothing: damage, newer versions, full disks."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import engine
from engine.kernel.errors import FileError
from engine.kernel.journal import FORMAT, Entry, Journal
from engine.kernel.rng import Rng
from engine.kernel.table import Table

_open: list[Table] = []


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    """Files are closed at the end of each test."""
    yield
    while _open:
        _open.pop().journal.close()


def played(path: Path | None, actions: int = 8, kind: Any = "match") -> Table:
    """A toy table with some Actions played."""
    table = Table.new(engine.game("toy"), scenario="long", seed=4, path=path, kind=kind)
    _open.append(table)
    rng = Rng(1)
    for _ in range(actions):
        decision = table.decision()
        assert decision is not None
        table.play(decision.actions.pick(rng), decision.seat)
    return table


def test_cut_at_every_byte_all_before_is_kept(tmp_path: Path) -> None:
    """Whatever a crash leaves of the file, every complete line counts, and play goes on from there."""
    path = tmp_path / "whole.kabinett"
    table = played(path)
    table.journal.close()
    raw = path.read_bytes()
    header_end = raw.index(b"\n") + 1
    for cut in range(header_end, len(raw) + 1):
        part = tmp_path / "part.kabinett"
        part.write_bytes(raw[:cut])
        journal = Journal.open(part)
        complete = raw[:cut].count(b"\n") - 1
        assert journal.entries == table.journal.entries[:complete]
        assert bool(journal.damage) == (raw[cut - 1 : cut] != b"\n")
        assert len(Table.resume(table.game, journal).history) == complete


@pytest.mark.parametrize("where", [30, 200, -30])
def test_a_damaged_tail_is_kept_aside_at_the_first_new_entry(tmp_path: Path, where: int) -> None:
    """Reading changes nothing; the first write keeps the damaged file beside the mended one."""
    path = tmp_path / "game.kabinett"
    played(path).journal.close()
    raw = bytearray(path.read_bytes())
    spot = where if where < 0 else raw.index(b"\n") + where
    raw[spot] = 0
    path.write_bytes(raw)
    journal = Journal.open(path)
    assert journal.damage
    assert path.read_bytes() == raw
    table = Table.resume(engine.game("toy"), journal)
    decision = table.decision()
    assert decision is not None
    table.play(next(iter(decision.actions)), decision.seat)
    journal.close()
    assert (tmp_path / "game.kabinett.damaged").read_bytes() == raw
    again = Journal.open(path)
    assert not again.damage
    assert again.entries == journal.entries


def test_a_header_cut_short_is_no_save(tmp_path: Path) -> None:
    """Without a header there is nothing to open, and the error says so."""
    path = tmp_path / "game.kabinett"
    played(path, 0).journal.close()
    raw = path.read_bytes()
    for cut in (0, 1, 20, len(raw) - 2):
        path.write_bytes(raw[:cut])
        with pytest.raises(FileError, match="no Kabinett save file"):
            Journal.open(path)


@pytest.mark.parametrize("text", [b"[1]\n", b'"x"\n', b"\xff\xfe\n", b'{"kabinett": "1"}\n', b"hello"])
def test_other_files_are_refused(tmp_path: Path, text: bytes) -> None:
    """A picture or a letter is no table."""
    path = tmp_path / "letter.txt"
    path.write_bytes(text)
    with pytest.raises(FileError) as caught:
        Journal.open(path)
    assert caught.value.path == str(path)
    assert caught.value.mend


def test_a_newer_file_names_the_version_that_made_it(tmp_path: Path) -> None:
    """The person is told to update, and the file stays as it is."""
    path = tmp_path / "new.kabinett"
    path.write_bytes(msgspec.json.encode({"kabinett": FORMAT + 1, "engine": "9.8"}) + b"\n")
    with pytest.raises(FileError, match=r"made by Kabinett 9\.8, which is newer") as caught:
        Journal.open(path)
    assert "Update" in caught.value.mend


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    """Neither is a traceback."""
    for path in (tmp_path / "none.kabinett", tmp_path):
        with pytest.raises(FileError):
            Journal.open(path)


class FullDisk:
    """A file on a disk that takes `room` more bytes."""

    def __init__(self, file: Any, room: int) -> None:
        self.file, self.room = file, room

    def write(self, line: bytes) -> int:
        self.file.write(line[: self.room])
        raise OSError(errno.ENOSPC, "No space left on device")

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)


@pytest.mark.parametrize("room", [0, 1, 7, 40])
def test_a_full_disk_undoes_the_action_and_loses_nothing(tmp_path: Path, room: int) -> None:
    """The table stands as before, the file holds whole lines only, and with space the same Action goes through."""
    path = tmp_path / "game.kabinett"
    table = played(path)
    before, lines = table.position.dump(), path.read_bytes()
    decision = table.decision()
    assert decision is not None
    action = next(iter(decision.actions))
    table.journal._file = FullDisk(table.journal._file, room)  # type: ignore[assignment]
    with pytest.raises(FileError, match="No space left"):
        table.play(action, decision.seat)
    assert table.position.dump() == before
    assert len(table.history) == 8
    assert not table.can_redo()
    assert path.read_bytes() == lines
    table.journal._file = table.journal._file.file  # type: ignore[union-attr]
    table.play(action, decision.seat)
    table.journal.close()
    assert len(Table.resume(table.game, Journal.open(path)).history) == 9


def test_a_full_disk_stops_undo_and_redo_too(tmp_path: Path) -> None:
    """What cannot be written down does not happen."""
    table = played(tmp_path / "game.kabinett", kind="practice")
    table.undo()
    before = table.position.dump()
    table.journal._file = FullDisk(table.journal._file, 3)  # type: ignore[assignment]
    with pytest.raises(FileError):
        table.undo()
    with pytest.raises(FileError):
        table.redo()
    assert table.position.dump() == before
    assert table.can_redo()


def test_a_table_is_not_written_over_another(tmp_path: Path) -> None:
    """A new table wants a new file; a copy may replace one."""
    path = tmp_path / "game.kabinett"
    table = played(path)
    with pytest.raises(FileError):
        played(path)
    copy = tmp_path / "copies" / "copy.kabinett"
    table.journal.save_copy(copy)
    table.journal.save_copy(copy)
    assert copy.read_bytes() == path.read_bytes()
    with pytest.raises(FileError):
        table.journal.save_copy(path / "below-a-file")


def test_rules_that_lead_elsewhere_are_told_with_the_line(tmp_path: Path) -> None:
    """A Journal of other rules opens at no wrong position silently."""
    path = tmp_path / "game.kabinett"
    table = played(path)
    table.journal.close()
    lines = path.read_bytes().split(b"\n")
    lines[4] = lines[4].replace(table.journal.entries[3].at.encode(), b"00000000")
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(FileError, match="line 5: the rules now lead elsewhere"):
        Table.resume(table.game, Journal.open(path))
    lines[4] = msgspec.json.encode(Entry("north", "ride north moon"))
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(FileError, match="line 5"):
        Table.resume(table.game, Journal.open(path))


def test_entries_are_on_disk_at_once(tmp_path: Path) -> None:
    """Another process finds every Action without the first one closing anything."""
    path = tmp_path / "game.kabinett"
    table = played(path)
    assert Journal.open(path).entries == table.journal.entries


def test_undone_and_redone_entries_cancel(tmp_path: Path) -> None:
    """`effective` is what a replay leaves standing."""
    table = played(tmp_path / "game.kabinett", kind="practice")
    for step in (table.undo, table.undo, table.redo):
        step()
    texts = [p.action.text() for p in table.history]
    assert [e.do for e in table.journal.effective()] == texts
