"""How quickly the table answers: a piece taken to its targets lit and painted, and one frame of pan and zoom.

Run by `pytest benchmarks/bench_scene.py`; the map must have been drawn once (its disk cache), or it is drawn first.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

import engine
from desktop.profile.keys import Keys
from desktop.profile.theme import load_theme
from desktop.session.session import Session
from desktop.views.scene.map_view import MapView
from desktop.views.scene.table_scene import TableScene
from engine.boards.load import load_board
from engine.bots.bot import bot
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from engine.texts.translate import Translator

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


@dataclass(frozen=True)
class Moment:
    """A table at which something is to be taken, and where it is looked at from near by."""

    seat: str
    step: str
    middle: str
    turn: int = 1


MOMENTS = {
    "maria": Moment("frederick", "movement", "glogau"),
    "acres": Moment("british", "acts", "albany", 8),
    "revolution": Moment("burghers", "within", "amsterdam", 0),
    "sachsen": Moment("first", "player-turn", "dresden"),
}


def _table(game: str, moment: Moment) -> Table:
    """A table led by a bot to its moment."""
    table, rng = Table.new(engine.game(game), seed=3, kind="open"), Rng(3)
    player = bot("steady" if game == "acres" else "random")
    while (decision := table.decision()) is not None:
        view = table.view(None)
        if (decision.seat, decision.step) == (moment.seat, moment.step) and view.turn >= moment.turn:
            return table
        ends = next((a for a in decision.actions if a.gesture().ends), None) if game == "maria" else None
        table.play(ends or player.choose(table.view(decision.seat), decision, rng), decision.seat)
    raise AssertionError("the game ends before its moment")


@pytest.fixture(scope="module", params=MOMENTS)
def game(request: pytest.FixtureRequest) -> str:
    """The game that is looked at."""
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def view(game: str, kept_home: None, qapp: QApplication) -> Iterator[MapView]:  # noqa: ARG001
    """The map at 1920 x 1080, completely drawn."""
    moment = MOMENTS[game]
    scene = TableScene(
        Session(_table(game, moment), moment.seat),
        load_board(game),
        load_theme("parchment"),
        Translator("en", game),
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


@pytest.mark.parametrize("near", [True, False])
def test_pick_up_to_lit(
    view: MapView, game: str, qapp: QApplication, benchmark: BenchmarkFixture, near: bool
) -> None:
    """From the press on a piece to the frame with all targets lit, close by and on the whole board."""
    if near:
        view.look_at(view.table.ground.point(MOMENTS[game].middle), 0.75)
    else:
        view.fit()
    settle(qapp)
    piece = next(ref for ref in view.table.pieces_in_order() if view.table.moves.targets(ref))

    def put_back() -> None:
        view.table.hand.put_back()
        view.table.moves.renew()
        qapp.processEvents()

    def take() -> None:
        assert view.table.hand.take(piece)
        qapp.processEvents()

    benchmark.pedantic(take, setup=put_back, rounds=30)
    view.table.hand.put_back()


def test_card_to_lit(view: MapView, game: str, qapp: QApplication, benchmark: BenchmarkFixture) -> None:
    """From the choice of a card to the frame with all places lit where it can be laid."""
    session = view.table.session
    laid = session.selection
    if not laid.asked:
        pytest.skip(f"no cards are laid in {game} now")
    view.fit()
    settle(qapp)
    hand = next(h.cards for h in session.view.hands if h.seat == session.viewer)
    card = max(hand or (), key=lambda card: sum(f"card:{card}" in c.gesture.cards for c in laid.choices()))

    def put_back() -> None:
        laid.clear()
        qapp.processEvents()

    def choose() -> None:
        assert laid.toggle(card)
        qapp.processEvents()

    benchmark.pedantic(choose, setup=put_back, rounds=30)
    laid.clear()


@pytest.mark.parametrize("zoom", [0.75, 2.0])
def test_pan_frame(
    view: MapView, game: str, qapp: QApplication, benchmark: BenchmarkFixture, zoom: float
) -> None:
    """One frame while the map is drawn along by the hand."""
    view.look_at(view.table.ground.point(MOMENTS[game].middle), zoom)
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


def test_names_after_an_action(view: MapView, qapp: QApplication, benchmark: BenchmarkFixture) -> None:
    """The names laid anew after a piece has gone elsewhere: wanted in 20 ms. Each time to another place."""
    view.look_at(view.middle(), 0.6)
    names, session = view.table.names, view.table.session
    settle(qapp)
    shown = session.view
    piece = next(p for p in shown.pieces if p.place in view.table.ground and not p.under)
    taken = {p.place for p in shown.pieces}
    here = view.table.ground.point(piece.place)
    free = [place for place in view.table.ground.places() if place not in taken]
    near = iter(sorted(free, key=lambda place: (view.table.ground.point(place) - here).manhattanLength()))

    def go() -> None:
        view.table.piece_layer.show(shown)
        names.settle()
        place = next(near)
        moved = [msgspec.structs.replace(p, place=place) if p.id == piece.id else p for p in shown.pieces]
        view.table.piece_layer.show(msgspec.structs.replace(shown, pieces=tuple(moved)))

    benchmark.pedantic(names.settle, setup=go, rounds=12)
    view.table.piece_layer.show(shown)
    names.settle()


@pytest.mark.parametrize("whole", [True, False])
def test_first_names_after_a_zoom_step(
    view: MapView, qapp: QApplication, benchmark: BenchmarkFixture, whole: bool
) -> None:
    """From a step of the wheel to the frame with the names of the new zoom: wanted in 100 ms. Nothing is kept."""
    names, steps = view.table.names, iter(range(10_000))

    def start() -> None:
        names.restyle()
        if whole:
            view.fit()
        else:
            view.look_at(view.middle(), 0.6)
        settle(qapp)
        names.restyle()

    def zoom() -> None:
        view.zoom_by(1.15 if next(steps) % 2 == 0 else 1.15**2)
        while names.waits:
            qapp.processEvents()
            time.sleep(0.001)  # a window that waits leaves the worker its time
        view.viewport().repaint()

    benchmark.pedantic(zoom, setup=start, rounds=5)
