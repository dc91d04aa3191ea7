"""How quickly the public window follows: from an Action of the teacher to the painted picture of the room.

Run by `pytest benchmarks/bench_public.py`; the map must have been drawn once (its disk cache), or it is drawn first.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

import engine
from desktop.profile.settings import Settings
from desktop.session.session import Session
from desktop.views.parts.board_names import board_names
from desktop.views.public.picture import PublicPicture
from desktop.views.public.room_look import RoomLook
from desktop.views.widgets.appearance import Appearance
from engine.boards.load import load_board
from engine.bots.bot import bot
from engine.kernel.rng import Rng
from engine.kernel.table import Table

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
LONGEST_DRAWING = 240.0
BEGIN, ACTIONS = 40, 60
"""Actions before and while it is measured."""
MOST = 50.0
"""Milliseconds of work that it may take in the median: on a machine with nothing else to do, until it is there."""


@pytest.fixture(scope="module")
def kept_home() -> Iterator[None]:
    """One folder for the painted maps."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KABINETT_HOME", str(Path(tempfile.gettempdir(), "kabinett-bench")))
        yield


@pytest.mark.parametrize("game", engine.playable())
def test_the_room_follows_an_action(
    game: str, kept_home: None, qapp: QApplication, figure: dict[str, str]
) -> None:
    """At 1920 x 1080, with the map completely drawn."""
    del kept_home
    table = Table.new(engine.game(game), seed=3, kind="open")
    rng, player = Rng(3), bot("random")

    def play() -> bool:
        decision = table.decision()
        if decision is None:
            return False
        table.play(player.choose(table.view(decision.seat), decision, rng), decision.seat)
        return True

    for _ in range(BEGIN):
        play()
    board = load_board(table.game.board)
    home = Appearance(Settings(language="en", theme="parchment"))
    home.speak_of(game, board_names(board), None, table.journal.header.ruleset)
    source = Session(table)
    picture = PublicPicture(RoomLook(home), source, board)
    picture.set_size(QSize(1920, 1080))
    until = time.monotonic() + LONGEST_DRAWING
    while not picture.scene.map.complete() and time.monotonic() < until:
        qapp.processEvents()
        time.sleep(0.02)
    for _ in range(20):
        qapp.processEvents()
        time.sleep(0.02)
    taken, waited = [], []
    for _ in range(ACTIONS):
        if not play():
            break
        began, worked = time.perf_counter(), time.thread_time()
        source.refresh()
        picture.paint_now()
        taken.append((time.thread_time() - worked) * 1000)
        waited.append((time.perf_counter() - began) * 1000)
        qapp.processEvents()
    picture.close()
    taken.sort()
    median, late = statistics.median(taken), taken[int(len(taken) * 0.95)]
    figure[f"public window follows, {game}"] = (
        f"{median:.1f} ms of work in the median, {late:.1f} ms at 95 %;"
        f" {statistics.median(waited):.1f} ms until it was there"
    )
    assert median <= MOST
