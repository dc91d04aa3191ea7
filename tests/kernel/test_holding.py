"""One table, one window: who comes second is told who was first, and nothing is lost between them."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.kernel.errors import FileError
from engine.kernel.holding import FileHeld, Holder, holder
from engine.kernel.journal import FileChanged, Journal
from engine.kernel.table import Table

PLAYER = """
import sys
from pathlib import Path
from engine.kernel.journal import Journal
journal = Journal.open(Path(sys.argv[1]), hold=True)
print("held", flush=True)
sys.stdin.read()
"""


def begun(path: Path) -> Table:
    """A toy table with one Action, in play."""
    table = Table.new(engine.game("toy"), scenario="long", seed=4, path=path)
    step(table)
    return table


def step(table: Table) -> None:
    """Play any Action."""
    decision = table.decision()
    assert decision is not None
    table.play(next(iter(decision.actions)), decision.seat)


@contextmanager
def another_window(path: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that plays at the table."""
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, "-c", PLAYER, str(path)], **pipes) as player:
        assert player.stdout is not None
        assert player.stdout.readline() == "held\n"
        yield player
        player.kill()


def test_the_second_window_is_told_who_has_the_table(tmp_path: Path) -> None:
    """By process, machine and person; it may read all the same, and nothing can be written by it."""
    path = tmp_path / "game.kabinett"
    table = begun(path)
    table.journal.close()
    assert holder(path) is None
    with another_window(path) as player:
        with pytest.raises(FileHeld) as caught:
            Journal.open(path, hold=True)
        assert caught.value.holder.pid == player.pid
        assert caught.value.holder == holder(path)
        assert str(player.pid) in str(caught.value)
        looking = Table.resume(table.game, Journal.open(path))
        with pytest.raises(FileHeld):
            step(looking)
        with pytest.raises(FileHeld):
            looking.journal.save_copy(path)
    assert len(Journal.open(path).entries) == 1


def test_a_killed_window_holds_nothing(tmp_path: Path) -> None:
    """The lock dies with its process, whatever note it leaves; closing takes the note away."""
    path = tmp_path / "game.kabinett"
    begun(path).journal.close()
    with another_window(path) as player:
        player.kill()
        player.wait()
    assert any(p.suffix == ".held" for p in tmp_path.iterdir())
    assert holder(path) is None
    journal = Journal.open(path, hold=True)
    mine = holder(path)
    assert mine is not None
    assert mine.pid == os.getpid()
    journal.close()
    assert list(tmp_path.iterdir()) == [path]


def test_two_windows_that_opened_it_at_once(tmp_path: Path) -> None:
    """Who writes first goes on; the other is refused, and told that there is something new once it is free."""
    path = tmp_path / "game.kabinett"
    begun(path).journal.close()
    first, second = (Table.resume(engine.game("toy"), Journal.open(path)) for _ in range(2))
    step(first)
    with pytest.raises(FileHeld):
        step(second)
    step(first)
    first.journal.close()
    with pytest.raises(FileChanged):
        step(second)
    second.journal.close()
    assert Journal.open(path).entries == first.journal.entries


@pytest.mark.parametrize("accident", ["moved", "replaced", "cut", "longer"])
def test_a_file_that_changed_under_the_table(tmp_path: Path, accident: str) -> None:
    """The Action is refused rather than written where nobody finds it; a copy keeps all."""
    path = tmp_path / "game.kabinett"
    table = begun(path)
    step(table)
    raw = path.read_bytes()
    if accident == "moved":
        path.rename(tmp_path / "elsewhere.kabinett")
    elif accident == "replaced":
        (tmp_path / "other").write_bytes(raw)
        (tmp_path / "other").replace(path)
    else:
        os.truncate(path, len(raw) + (10 if accident == "longer" else -10))
    before = table.position.dump()
    with pytest.raises(FileChanged):
        step(table)
    assert table.position.dump() == before
    table.journal.save_copy(tmp_path / "copy.kabinett")
    table.journal.close()
    assert Journal.open(tmp_path / "copy.kabinett").entries == table.journal.entries


def test_a_file_system_without_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play goes on; what two windows do to each other is noticed at the next write."""

    def none(_file: int, _how: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", none)
    path = tmp_path / "game.kabinett"
    first = begun(path)
    second = Table.resume(first.game, Journal.open(path, hold=True))
    step(second)
    with pytest.raises(FileChanged):
        step(first)
    step(second)
    for table in (first, second):
        table.journal.close()
    assert Journal.open(path).entries == second.journal.entries


def test_a_file_that_can_only_be_read_is_opened_all_the_same(tmp_path: Path, monkeypatch: Any) -> None:
    """The first Action says that it cannot be written."""
    path = tmp_path / "game.kabinett"
    begun(path).journal.close()

    def denied(_path: str, _flags: int) -> int:
        raise OSError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("engine.kernel.holding._opener", denied)
    table = Table.resume(engine.game("toy"), Journal.open(path, hold=True))
    with pytest.raises(FileError, match="Permission denied"):
        step(table)


def test_a_note_that_says_nothing(tmp_path: Path) -> None:
    """Somebody has it, and nobody knows who."""
    path = tmp_path / "game.kabinett"
    begun(path).journal.close()
    with another_window(path):
        next(p for p in tmp_path.iterdir() if p.suffix == ".held").write_bytes(b"[" * 50_000)
        assert holder(path) == Holder()
