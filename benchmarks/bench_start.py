"""From the start of the process to the first painted, usable board, beside an empty window with the same imports.

Run: pytest benchmarks/bench_start.py. The map's disk cache is warm in the second test and cold in the third.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

import engine

ROOT = Path(__file__).resolve().parents[1]

EMPTY = """
from PySide6.QtWidgets import QApplication, QWidget
import msgspec, yaml, fluent.runtime, networkx
import desktop.app, desktop.views.table.table_window
app = desktop.app.application()
window = QWidget()
window.resize(1920, 1080)
window.show()
app.processEvents()
window.grab()
"""

BOARD = """
from pathlib import Path
import sys
from PySide6.QtTest import QTest
import desktop.app
from desktop.profile.settings import load_settings
from desktop.views.widgets.appearance import Appearance
from engine import game
from engine.kernel.table import Table
app = desktop.app.application()
shell = desktop.app.Shell(Appearance(load_settings()))
shell.resize(1920, 1080)
shell.show()
shell.open_table(Table.new(game("{game}"), seed=7))
app.processEvents()
shell.grab()
{rest}
shell.close()
"""


def run(script: str, home: Path) -> None:
    """One process from start to end."""
    environment = {
        **os.environ, "QT_QPA_PLATFORM": "offscreen", "KABINETT_HOME": str(home), "PYTHONPATH": str(ROOT),
    }  # fmt: skip
    subprocess.run([sys.executable, "-c", script], check=True, env=environment, capture_output=True)


GAMES = [name for name in engine.titles() if engine.game(name).board]


@pytest.fixture(scope="session")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home whose maps are completely drawn."""
    home = tmp_path_factory.mktemp("warm")
    for game in GAMES:
        run(BOARD.format(game=game, rest="QTest.qWait(25000)"), home)
    return home


def test_empty_window(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """The window with the start screen."""
    benchmark.pedantic(run, (EMPTY, tmp_path), rounds=5)


@pytest.mark.parametrize("game", GAMES)
def test_board_from_its_cache(benchmark: BenchmarkFixture, warm: Path, game: str) -> None:
    """A table whose maps were drawn before."""
    benchmark.pedantic(run, (BOARD.format(game=game, rest=""), warm), rounds=5)


@pytest.mark.parametrize("game", GAMES)
def test_very_first_start(benchmark: BenchmarkFixture, tmp_path: Path, game: str) -> None:
    """A table whose maps have still to be drawn."""
    homes = iter(range(99))
    script = BOARD.format(game=game, rest="")
    benchmark.pedantic(run, setup=lambda: ((script, tmp_path / str(next(homes))), {}), rounds=3)
