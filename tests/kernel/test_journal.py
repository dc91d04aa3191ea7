"""The Journal loses nothing: damage, newer versions, full disks."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import engine
from engine.kernel.errors import FileError
from engine.kernel.journal import FORMAT, MOST_BYTES, NOTHING_PLAYED, Entry, Journal, read_header
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


def step(table: Table) -> None:
    """Play any Action."""
    decision = table.decision()
    assert decision is not None
    table.play(next(iter(decision.actions)), decision.seat)


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
        complete = raw[: cut + 1].count(b"\n") - 1  # a line that lacks its newline only is whole
        assert journal.entries == table.journal.entries[:complete]
        assert bool(journal.damage) == (b"\n" not in raw[cut - 1 : cut + 1])
        again = Table.resume(table.game, journal)
        assert len(again.history) == complete
        if cut % 7 == 0 or b"\n" in raw[cut - 1 : cut + 1]:
            step(again)
            journal.close()
            assert Journal.open(part).entries == journal.entries


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
    table.journal._hold.file = FullDisk(table.journal._hold.file, room)  # type: ignore[union-attr, assignment]
    with pytest.raises(FileError, match="No space left"):
        table.play(action, decision.seat)
    assert table.position.dump() == before
    assert len(table.history) == 8
    assert not table.can_redo()
    assert path.read_bytes() == lines
    table.journal._hold.file = table.journal._hold.file.file  # type: ignore[union-attr]
    table.play(action, decision.seat)
    table.journal.close()
    assert len(Table.resume(table.game, Journal.open(path)).history) == 9


class ShortDisk:
    """A file on a disk that takes `room` more bytes and tells so by its count, then by an error."""

    def __init__(self, file: Any, room: int) -> None:
        self.file, self.room = file, room

    def write(self, line: bytes) -> int:
        if not self.room:
            raise OSError(errno.ENOSPC, "No space left on device")
        taken: int = self.file.write(line[: self.room])
        self.room -= taken
        return taken

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)


@pytest.mark.parametrize("room", [1, 7, 40])
def test_a_short_write_is_no_success(tmp_path: Path, room: int) -> None:
    """A disk that takes half a line and calls that a success: the Action is refused, and later ones are kept."""
    path = tmp_path / "game.kabinett"
    table = played(path)
    lines, hold = path.read_bytes(), table.journal._hold
    assert hold is not None
    hold.file = ShortDisk(hold.file, room)  # type: ignore[assignment]
    with pytest.raises(FileError, match="No space left"):
        step(table)
    assert path.read_bytes() == lines
    hold.file = hold.file.file  # type: ignore[attr-defined]
    step(table)
    assert Journal.open(path).entries == table.journal.entries


def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    """The system's own limit: some bytes go in, then none."""
    resource = pytest.importorskip("resource")
    path = tmp_path / "game.kabinett"
    table = played(path)
    size, limits = path.stat().st_size, resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 20, limits[1]))
    try:
        for _ in range(3):
            with pytest.raises(FileError, match="too large"):
                step(table)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert path.stat().st_size == size
    step(table)
    assert len(Table.resume(table.game, Journal.open(path)).history) == 9


def test_a_half_line_that_cannot_be_dropped_is_dropped_later(tmp_path: Path, monkeypatch: Any) -> None:
    """As long as it stands there nothing is written behind it."""
    path = tmp_path / "game.kabinett"
    table = played(path)
    hold = table.journal._hold
    assert hold is not None

    class Broken(ShortDisk):
        def truncate(self, _size: int) -> int:
            raise OSError(errno.EIO, "Input/output error")

    true, hold.file = hold.file, Broken(hold.file, 5)  # type: ignore[assignment]
    for _ in range(2):
        with pytest.raises(FileError):
            step(table)
    hold.file = true
    step(table)
    assert Journal.open(path).entries == table.journal.entries


def test_what_is_not_on_disk_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failing fsync refuses the Action, at a new table too, of which nothing is left."""
    path = tmp_path / "game.kabinett"
    table = played(path)
    lines = path.read_bytes()

    def broken(_handle: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", broken)
        with pytest.raises(FileError, match="Input/output"):
            step(table)
        with pytest.raises(FileError, match="Input/output"):
            played(tmp_path / "new" / "other.kabinett")
    assert path.read_bytes() == lines
    assert not list((tmp_path / "new").iterdir())


def test_the_folder_of_a_new_table_is_on_disk_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a power cut takes the file with its name."""
    synced: list[Path] = []
    true = os.fsync

    def note(handle: int) -> None:
        synced.append(Path(f"/proc/self/fd/{handle}").readlink())
        true(handle)

    monkeypatch.setattr("os.fsync", note)
    table = played(tmp_path / "game.kabinett", 0)
    assert synced == [tmp_path / "game.kabinett", tmp_path]
    synced.clear()
    table.journal.save_copy(tmp_path / "copy.kabinett")
    assert synced[1:] == [tmp_path]


def test_a_header_without_its_newline(tmp_path: Path) -> None:
    """The first entry does not stand on the header's line."""
    path = tmp_path / "game.kabinett"
    played(path, 0).journal.close()
    path.write_bytes(path.read_bytes().rstrip(b"\n"))
    journal = Journal.open(path)
    assert not journal.damage
    table = Table.resume(engine.game("toy"), journal)
    step(table)
    step(table)
    journal.close()
    assert len(Table.resume(table.game, Journal.open(path)).history) == 2


def test_every_accident_leaves_its_own_spare(tmp_path: Path) -> None:
    """A second and a third damage keep the spares of those before; a long name leaves one too."""
    path = tmp_path / ("\u00e9" * 120 + ".kabinett")
    played(path).journal.close()
    raws = []
    for number in range(3):
        raw = path.read_bytes()[:-3] + b"\x00%d\n" % number
        raws.append(raw)
        path.write_bytes(raw)
        table = Table.resume(engine.game("toy"), Journal.open(path))
        step(table)
        table.journal.close()
    spares = [p for p in tmp_path.iterdir() if ".damaged" in p.name]
    assert sorted(p.read_bytes() for p in spares) == sorted(raws)


def test_without_room_for_the_spare_nothing_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The damaged file stays as it is until it can be kept aside."""
    path = tmp_path / "game.kabinett"
    played(path).journal.close()
    path.write_bytes(path.read_bytes()[:-9])
    raw = path.read_bytes()
    table = Table.resume(engine.game("toy"), Journal.open(path))

    def full(_file: Any, _content: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("engine.kernel.journal.write_all", full)
        with pytest.raises(FileError, match="No space left"):
            step(table)
    assert path.read_bytes() == raw
    assert not [p for p in tmp_path.iterdir() if ".damaged" in p.name]
    step(table)
    table.journal.close()
    assert (tmp_path / "game.kabinett.damaged").read_bytes() == raw


HOSTILE: dict[str, bytes] = {
    "brackets": b"[" * 20_000,
    "braces": b'{"a":' * 20_000,
    "digits": b'{"kabinett":' + b"9" * 5_000 + b"}",
    "long": b'{"kabinett":1,"title":"' + b"x" * 2_000_000 + b'"}',
    "loud": b'{"kabinett":2,"engine":"' + b"9" * 50_000 + b'"}',
    "name": b'{"kabinett":1,"engine":"","game":"toy","ruleset":"","scenario":"","seed":1,"seats":[{"seat":"'
    + b"x" * 50_000
    + b'"}]}',
    "deep position": b'{"kabinett":1,"engine":"","game":"toy","ruleset":"1.0","scenario":"long",'
    b'"seed":1,"seats":[],"position":' + b'{"a":' * 900 + b"1" + b"}" * 901,
    "huge": b"\n" * (MOST_BYTES + 1),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_header_is_one_short_line(tmp_path: Path, case: str) -> None:
    """Too deep, too long, too large: told at once, quoting little."""
    path = tmp_path / "x.kabinett"
    path.write_bytes(HOSTILE[case] + b"\n")
    for opened in (Journal.open, read_header):
        with pytest.raises(FileError) as caught:
            opened(path)
        assert "\n" not in str(caught.value)
        assert len(str(caught.value)) < 500


@pytest.mark.parametrize(
    "line",
    [
        b"[" * 20_000,
        b'{"step":' + b"9" * 5_000 + b"}",
        b'{"do":"' + b"x" * 100_000 + b'"}',
        b"\xff\xfe",
        b"null",
        b"{}",
    ],
)
def test_a_hostile_line_is_damage(tmp_path: Path, line: bytes) -> None:
    """What stands before it can be saved."""
    path = tmp_path / "x.kabinett"
    table = played(path, 0)
    table.journal.close()
    with path.open("ab") as file:
        file.write(line + b"\n")
    journal = Journal.open(path)
    assert journal.damage.startswith("line 2: ")
    assert len(journal.damage) < 200
    step(Table.resume(table.game, journal))
    journal.close()
    assert not Journal.open(path).damage


def test_a_file_that_stands_twice_in_itself_is_one_table(tmp_path: Path) -> None:
    """The second header ends what is read; it is no redo that does not fit."""
    path = tmp_path / "x.kabinett"
    played(path, 3).journal.close()
    raw = path.read_bytes()
    path.write_bytes(raw + raw)
    journal = Journal.open(path)
    assert len(Table.resume(engine.game("toy"), journal).journal.entries) == 3
    assert journal.damage == f"line 5: {NOTHING_PLAYED}"


@pytest.mark.parametrize(
    "entry",
    [
        Entry("nobody", "bid 9"),
        Entry("north", "bid " + "9" * 5_000),
        Entry("north", "\0"),
        Entry(step=1),
        Entry(step=-(10**12)),
    ],
)
def test_a_line_that_no_game_wrote_is_told(tmp_path: Path, entry: Entry) -> None:
    """An unknown seat, a number without end, more taken back than was played."""
    path = tmp_path / "x.kabinett"
    table = played(path, 0)
    table.journal.close()
    with path.open("ab") as file:
        file.write(msgspec.json.encode(entry) + b"\n")
    with pytest.raises(FileError, match="line 2") as caught:
        Table.resume(table.game, Journal.open(path))
    assert len(str(caught.value)) < 1000


def test_a_full_disk_stops_undo_and_redo_too(tmp_path: Path) -> None:
    """What cannot be written down does not happen."""
    table = played(tmp_path / "game.kabinett", kind="practice")
    table.undo()
    before = table.position.dump()
    table.journal._hold.file = FullDisk(table.journal._hold.file, 3)  # type: ignore[union-attr, assignment]
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
