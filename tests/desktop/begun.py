"""The program with persons before it, begun as a process of its own: a screen, a window manager, a home."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import engine
from engine.kernel.journal import Journal
from engine.kernel.table import Table

ROOT = Path(__file__).resolve().parents[2]


class Begun:
    """A module of persons (`sitting.py`) that runs on a display; its program keeps its files in `home`."""

    def __init__(self, display: str, home: Path, module: str, *asked: str) -> None:
        self.home = home
        environment = {
            **os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "KABINETT_HOME": str(home),
            "XDG_DATA_HOME": str(home / "share"), "PYTHONPATH": str(ROOT),
        }  # fmt: skip
        none, read = subprocess.DEVNULL, subprocess.PIPE
        self._manager = subprocess.Popen(["openbox"], env=environment, stdout=none, stderr=none)
        self._program = subprocess.Popen(
            [sys.executable, "-m", module, *asked],
            cwd=ROOT,
            env=environment,
            stdout=read,
            stderr=read,
            text=True,
        )

    def end(self, most: int) -> str:
        """What it said until it ended, within so many seconds; nothing was warned of on the way."""
        said, warned = self._program.communicate(timeout=most)
        assert (self._program.returncode, warned) == (0, ""), said[-4000:] + warned[-4000:]
        return said

    def journal(self) -> Journal:
        """The file of the one table that was left."""
        (path,) = (self.home / "tables").glob("*.kabinett")
        return Journal.open(path)

    def verbs(self, most: int) -> set[str]:
        """What hands made until it ended, within so many seconds, by verb."""
        return set(self.end(most).split())

    def table(self) -> Table:
        """The table that was left, as its file tells; its Journal is closed."""
        journal = self.journal()
        table = Table.resume(engine.game(journal.header.game), journal)
        journal.close()
        return table

    def stop(self) -> None:
        """Nothing goes on when the test is over."""
        for one in (self._program, self._manager):
            one.kill()
            one.wait()


Begin = Callable[..., Begun]


@pytest.fixture
def begin_on_screen(virtual_screens: Callable[[str], str], tmp_path: Path) -> Iterator[Begin]:
    """Begins a module with what it is asked, each time on a screen of its own and with a new home."""
    if shutil.which("openbox") is None:
        pytest.skip("openbox is not installed, and without a window manager no window is like a person's")
    begun: list[Begun] = []

    def begin(module: str, *asked: str, size: str = "1920x1080") -> Begun:
        begun.append(Begun(virtual_screens(size), tmp_path / f"home-{len(begun)}", module, *asked))
        return begun[-1]

    yield begin
    for one in begun:
        one.stop()
