"""Who has never seen MARIA: from the first start through four lessons to a won drill and a first table, by mouse alone.

The program runs on a screen of its own, under a window manager, and hears what the X server sends. With
KABINETT_PICTURES set to a folder the screen is kept there at every stage.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop.profile.practice import Practice
from engine.kernel.journal import Journal
from engine.kernel.reading import read_bytes, read_json

ROOT = Path(__file__).resolve().parents[2]
LONG = pytest.mark.long


@pytest.mark.slow
@pytest.mark.screen
@pytest.mark.parametrize(
    ("language", "scale", "size", "more"),
    [
        ("en", 100, "1920x1080", ("--no-map", "--quick")),
        pytest.param("it", 150, "1366x768", (), marks=LONG),
        pytest.param("es", 115, "1920x1080", (), marks=LONG),
    ],
)
def test_from_the_first_start_to_a_first_table(
    virtual_screens: Callable[..., str],
    tmp_path: Path,
    language: str,
    scale: int,
    size: str,
    more: tuple[str, ...],
) -> None:
    if shutil.which("openbox") is None:
        pytest.skip("openbox is not installed, and without a window manager no window is like a person's")
    home = tmp_path / "home"
    environment = {
        **os.environ, "DISPLAY": virtual_screens(size), "QT_QPA_PLATFORM": "xcb", "KABINETT_HOME": str(home),
        "XDG_DATA_HOME": str(tmp_path / "share"), "PYTHONPATH": str(ROOT),
    }  # fmt: skip
    asked = ["-m", "tests.desktop.newcomer", "maria", "--language", language, "--scale", str(scale), *more]
    none = subprocess.DEVNULL
    with subprocess.Popen(["openbox"], env=environment, stdout=none, stderr=none) as manager:
        done = subprocess.run(
            [sys.executable, *asked],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=900,
            check=False,
        )
        manager.kill()
    assert (done.returncode, done.stderr) == (0, ""), done.stderr[-4000:]

    practice = read_json(read_bytes(home / "practice.json"), Practice)
    assert [note.done for note in practice.lessons.values()] == [1, 1, 1, 1]
    assert "supply" in practice.cards["maria"]
    (path,) = (home / "tables").glob("*.kabinett")
    journal = Journal.open(path)
    assert [entry.bot for entry in journal.header.seats].count("") == 1
    assert journal.effective()[-1].do.startswith(("move", "march"))
    journal.close()
