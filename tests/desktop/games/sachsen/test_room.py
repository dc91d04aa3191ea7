"""Seen as newcomers see it: tabs of hands without cards, and the whole map of States in the public window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QPushButton

import engine
from desktop.views.public.picture import PublicPicture
from desktop.views.public.room_look import RoomLook
from desktop.views.public.wrapping import words_of
from engine.boards.load import load_board
from engine.kernel.table import Table
from tests.desktop.games.sachsen.conftest import Sit, situation

HEAP = 12
"""The units of one State beside each other are fewer: a heap of so many is of several."""


def test_tabs_of_hands_without_cards_are_seen_whole(sit: Sit) -> None:
    """Nobody has a card: the tray is low, and the tabs stand beside each other in it."""
    tray = sit(situation()).tray
    if tray.strips:
        tray.fold()
    QApplication.processEvents()
    tabs = tray.tabs.findChildren(QPushButton)
    assert len(tabs) == 3
    for tab in tabs:
        assert tab.mapTo(tray, QPoint(0, tab.height())).y() <= tray.height()


def test_a_room_sees_the_units_of_every_state(sit: Sit) -> None:
    """On the whole map, as they are set up, no unit lies in a heap with those of another State."""
    game = engine.game("sachsen")
    table = Table.new(game, kind="open", seed=3)
    while (decision := table.decision()) is not None and decision.step == "placing":
        table.play(decision.shown or next(iter(decision.actions)), decision.seat)
    window = sit(table)
    picture = PublicPicture(
        RoomLook(window.appearance), window.session, load_board("sachsen"), window, draw_map=False
    )
    picture.scene.piece_layer.set_zoom(0.19)
    units = picture.scene.piece_layer.items()
    assert max(item.clustered for item in units) < HEAP


@pytest.mark.parametrize(
    ("bold", "rest", "first"),
    [("Bavaria", ", Prussia are to play.", "Bavaria,"), ("Prussia", " must move.", "Prussia")],
)
def test_a_comma_stands_at_its_name(bold: str, rest: str, first: str) -> None:
    """In bold as the name is."""
    words = words_of(bold, rest)
    assert words[0] == (first, True)
    assert all(not heavy for _, heavy in words[1:])
