"""The program on a virtual screen with a window manager: two and five persons play by real mouse and real keys."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import engine
from engine.games.revolution.view_types import RevolutionView
from engine.kernel.journal import Journal
from engine.kernel.table import Table

ROOT = Path(__file__).resolve().parents[4]
SHORT = ("--last-turn", "1", "--often", "1", "--no-map")
"""Set-up, turn 0 and turn 1; each kind of Action once by hand."""
TURN = ("--last-turn", "1")
"""Set-up, turn 0 and turn 1, all by hand."""
EVERY = {
    "army",
    "support",
    "place",
    "propose",
    "done",
    "set",
    "out",
    "tax",
    "raise",
    "besiege",
    "march",
    "coin",
}
"""What is done in every game, however many play."""

Begin = Callable[..., "Sitting"]


class Sitting:
    """The program, begun with a home of its own on a screen of its own."""

    def __init__(self, display: str, home: Path, *asked: str) -> None:
        self.home = home
        environment = {
            **os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "KABINETT_HOME": str(home),
            "XDG_DATA_HOME": str(home / "share"), "PYTHONPATH": str(ROOT),
        }  # fmt: skip
        self.manager = subprocess.Popen(["openbox"], env=environment, stderr=subprocess.DEVNULL)
        self.program = subprocess.Popen(
            [sys.executable, "-m", "tests.desktop.games.revolution.evening", *asked],
            cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip

    def end(self, most: int) -> set[str]:
        """The verbs that were played by hand; nothing was warned of on the way."""
        said, warned = self.program.communicate(timeout=most)
        assert (self.program.returncode, warned) == (0, ""), warned[-4000:]
        return set(said.split())

    def table(self) -> Table:
        """The table that was left, as its file tells."""
        (path,) = (self.home / "tables").glob("*.kabinett")
        return Table.resume(engine.game("revolution"), Journal.open(path))

    def stop(self) -> None:
        """Nothing goes on when the test is over."""
        for one in (self.program, self.manager):
            one.kill()
            one.wait()


@pytest.fixture
def begin(virtual_screens: Callable[[], str], tmp_path: Path) -> Iterator[Begin]:
    """Begins an evening."""
    if shutil.which("openbox") is None:
        pytest.skip("openbox is not installed, and without a window manager no window is like a person's")
    begun: list[Sitting] = []

    def sit_down(*asked: str) -> Sitting:
        home = tmp_path / f"home-{len(begun)}"
        begun.append(Sitting(virtual_screens(), home, *asked))
        return begun[-1]

    yield sit_down
    for one in begun:
        one.stop()


@pytest.mark.slow
@pytest.mark.screen
def test_two_by_mouse_and_five_by_keys(begin: Begin) -> None:
    """From the first start, at the same time on two screens."""
    evenings = begin("2", "mouse", *SHORT), begin("5", "keys", *SHORT)
    for sitting, seats in zip(evenings, (2, 5), strict=True):
        verbs = sitting.end(280)
        assert verbs >= EVERY, EVERY - verbs
        table = sitting.table()
        assert len(table.humans) == seats
        assert RevolutionView.of(table.view(None)).turn == 2
        table.journal.close()


@pytest.mark.long
@pytest.mark.screen
def test_a_whole_game_of_two_by_mouse(begin: Begin) -> None:
    """To the sheet of the end; the map is drawn meanwhile. The file tells the same game."""
    sitting = begin("2", "mouse")
    assert sitting.end(3600) >= EVERY
    table = sitting.table()
    assert table.position.result is not None
    table.journal.close()


@pytest.mark.long
@pytest.mark.screen
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_turn_of_five(begin: Begin, way: str) -> None:
    """Set-up, turn 0 and every phase of a turn."""
    sitting = begin("5", way, *TURN)
    assert sitting.end(3600) >= EVERY
    table = sitting.table()
    assert RevolutionView.of(table.view(None)).turn == 2
    table.journal.close()
