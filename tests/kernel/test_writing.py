"""Files are written whole or not at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from engine.kernel.writing import LONGEST_NAME, beside, write_whole


def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever fails: writing, syncing or renaming."""
    path = tmp_path / "a" / "notes.json"
    write_whole(path, b"old")

    def full(*_args: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    for where in ("engine.kernel.writing.write_all", "os.fsync", "pathlib.Path.replace"):
        with monkeypatch.context() as patch:
            patch.setattr(where, full)
            with pytest.raises(OSError, match="No space"):
                write_whole(path, b"new")
        assert path.read_bytes() == b"old"
        assert list(path.parent.iterdir()) == [path]


def test_a_link_stays_one_and_rights_stay(tmp_path: Path) -> None:
    """Settings that somebody keeps elsewhere are written there."""
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    real.write_bytes(b"old")
    real.chmod(0o640)
    link.symlink_to(real)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"
    assert real.stat().st_mode & 0o777 == 0o640


def test_a_new_file_has_the_usual_rights(tmp_path: Path) -> None:
    """A table in a shared folder can be read by whom the person's own files can."""
    plain, whole = tmp_path / "plain", tmp_path / "whole"
    plain.write_bytes(b"")
    write_whole(whole, b"")
    assert whole.stat().st_mode == plain.stat().st_mode


def test_two_writers_share_no_spare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One writes while the other does: both files are whole, the later stands."""
    path, true, spares = tmp_path / "a.json", os.fsync, []

    def meanwhile(handle: int) -> None:
        monkeypatch.setattr("os.fsync", true)
        spares.extend(tmp_path.iterdir())
        write_whole(path, b"second")
        spares.append(path)
        true(handle)

    monkeypatch.setattr("os.fsync", meanwhile)
    write_whole(path, b"first")
    assert path.read_bytes() == b"first"
    assert list(tmp_path.iterdir()) == [path]
    assert len(spares) == 2


def test_a_name_beside_a_long_one_fits(tmp_path: Path) -> None:
    """Counted in bytes, cut between letters."""
    path = tmp_path / "x.kabinett"
    assert beside(path, "x", ".damaged").name == "x.damaged"
    name = beside(path, "\u00e9" * 200, ".damaged-2").name
    assert name.endswith("\u00e9.damaged-2")
    assert LONGEST_NAME - 1 <= len(os.fsencode(name)) <= LONGEST_NAME
