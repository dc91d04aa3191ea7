"""How quickly the table answers: a piece taken to its targets lit and painted, and one frame of pan and zoom.

Run by `pytest benchmarks/bench_scene.py`; the map must have been drawn once (its disk cache), or it is drawn first.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

import engine
from desktop.cartography.levels import READING
from desktop.cartography.nameplates import name_pixmap
from desktop.keys import Keys
from desktop.session import Session
from desktop.theme import load_theme
from desktop.views.scene.map_view import MapView
from desktop.views.scene.table_scene import TableScene
from engine.boards.load import load_board
from engine.kernel.table import Table
from engine.texts.translate import Translator

FRIEDRICH = "piece:friedrich"
LONGEST_DRAWING = 240.0
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="module")
def kept_home() -> Iterator[None]:
    """One folder for the painted map, so that it is drawn only once for all benchmarks."""
    before = os.environ.get("KABINETT_HOME")
    os.environ["KABINETT_HOME"] = str(Path(tempfile.gettempdir(), "kabinett-bench"))
    yield
    if before is None:
        del os.environ["KABINETT_HOME"]
    else:
        os.environ["KABINETT_HOME"] = before


def _table() -> Table:
    """Prussia is to move, all pieces at their places."""
    table = Table.new(engine.game("maria"), seed=3, kind="open")
    while not (table.position.top().name == "movement" and "prussia" in table.view(None).acting):
        decision = table.decision()
        assert decision is not None
        actions = list(decision.actions)
        table.play(next((a for a in actions if a.gesture().ends), actions[0]), decision.seat)
    return table


@pytest.fixture(scope="module")
def view(kept_home: None, qapp: QApplication) -> Iterator[MapView]:  # noqa: ARG001
    """The map at 1920 x 1080, completely drawn."""
    scene = TableScene(
        Session(_table(), "frederick"),
        load_board("maria"),
        load_theme("parchment"),
        Translator("en", "maria"),
    )
    shown = MapView(scene, Keys())
    shown.resize(1920, 1080)
    shown.show()
    end = time.monotonic() + LONGEST_DRAWING
    while not scene.map.complete() and time.monotonic() < end:
        qapp.processEvents()
        time.sleep(0.02)
    assert scene.map.complete()
    settle(qapp)
    yield shown
    shown.close_table()


def settle(app: QApplication) -> None:
    """Let sharp pictures be made."""
    end = time.monotonic() + 1.0
    while time.monotonic() < end:
        app.processEvents()
        time.sleep(0.01)


@pytest.mark.parametrize("place", ["glogau", ""])
def test_pick_up_to_lit(view: MapView, qapp: QApplication, benchmark: BenchmarkFixture, place: str) -> None:
    """From the press to the frame with all targets lit, close by and on the whole board."""
    if place:
        view.look_at(view.table.ground.point(place), 0.75)
    else:
        view.fit()
    settle(qapp)

    def put_back() -> None:
        view.table.hand.put_back()
        view.table.moves.renew()
        qapp.processEvents()

    def take() -> None:
        assert view.table.hand.take(FRIEDRICH)
        qapp.processEvents()

    benchmark.pedantic(take, setup=put_back, rounds=30)
    view.table.hand.put_back()


@pytest.mark.parametrize("zoom", [0.75, 2.0])
def test_pan_frame(view: MapView, qapp: QApplication, benchmark: BenchmarkFixture, zoom: float) -> None:
    """One frame while the map is drawn along by the hand."""
    view.look_at(view.table.ground.point("praha"), zoom)
    settle(qapp)
    steps = iter(range(10_000))

    def pan() -> None:
        step = next(steps)
        view.scroll_by(QPoint(13, 7) if step // 12 % 2 else QPoint(-13, -7))
        view.viewport().repaint()

    benchmark.pedantic(pan, rounds=60, warmup_rounds=4)


def test_zoom_frame(view: MapView, qapp: QApplication, benchmark: BenchmarkFixture) -> None:
    """One frame while the wheel turns."""
    view.fit()
    settle(qapp)
    steps = iter(range(10_000))

    def zoom() -> None:
        step = next(steps)
        view.zoom_by(1.15 if step // 10 % 2 == 0 else 1 / 1.15)
        view.viewport().repaint()

    benchmark.pedantic(zoom, rounds=60, warmup_rounds=2)


def test_every_name_of_a_level(view: MapView, benchmark: BenchmarkFixture) -> None:
    """All 166 names of the reading level written anew: what the first zoom to it must not be seen to wait for."""
    sheet = view.table.map.sheet("bohemia")
    assert sheet is not None
    labels, theme = sheet.labels[READING.name].values(), view.table.theme

    def write() -> None:
        for label in labels:
            name_pixmap(label, theme, READING, 0.75, 1.0)

    benchmark.pedantic(write, rounds=10, warmup_rounds=1)
