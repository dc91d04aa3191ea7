"""The curtain with large letters: all its words have room, and what has happened is told before letters are large."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import engine
from desktop.art.fonts import load_fonts
from desktop.views.table.curtain import LEAST, Curtain
from engine.boards.load import load_board
from engine.kernel.positions import PositionFile
from tests.desktop.driver import plain
from tests.desktop.person import at_table

PEACE: dict[str, object] = {
    "game": "maria",
    "scenario": "advanced",
    "turn": 6,
    "stage": "peace",
    "tracks": {"saxony": 3},
    "markers": dict.fromkeys(
        ("breslau", "neisse", "cosel", "brieg", "schweidnitz", "glogau", "liegnitz", "glatz"), "prussia"
    ),
    "pieces": {"leopold": "olmuetz", "schwerin": "breslau", "karl": "oels", "rutowski": "dresden"},
}
"""Prussia has all of Silesia; after the peace both sides lead their pieces home."""


@pytest.fixture
def curtain(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Curtain]:
    """Before Prussia after the peace, in Italian, with letters half as large again in a low window."""
    monkeypatch.setattr("desktop.maps.boardmap.BoardMap.prepare", lambda _self: None)
    load_fonts()
    table = PositionFile(Path("peace.yaml"), PEACE).table(engine.game("maria"))
    for text in ("answer offer-peace", "answer accept-peace", "post karl glatz"):
        decision = table.decision()
        assert decision is not None
        table.play(decision.read(text), decision.seat)
    settings = plain("maria")
    settings.language, settings.scale = "it", 150
    window = at_table(table, load_board("maria"), settings, (1366, 750))
    qtbot.addWidget(window)
    assert window.curtain.isVisible()
    yield window.curtain
    window.leave()


def test_all_words_have_room(curtain: Curtain) -> None:
    """No line lies over another, though the name of who leads three powers needs two."""
    parts = [curtain.hand, curtain.who, curtain.asked, curtain.since, curtain.events, curtain.button]
    shown = [part.geometry() for part in parts if part.isVisible()]
    assert all(above.bottom() < below.top() for above, below in pairwise(shown))
    assert curtain.rect().contains(curtain.how.geometry())


def test_what_has_happened_is_told_with_smaller_letters(curtain: Curtain) -> None:
    told = curtain.events.text().splitlines()
    assert curtain.events.isVisible()
    assert len(told) >= LEAST
    assert any("pace" in line for line in told)
