"""A whole battle at the program on a virtual screen with a window manager, by real mouse and by real keys."""

from __future__ import annotations

import pytest

from tests.desktop.begun import Begin

EVERY = {"side", "lay", "pass", "begin", "deploy", "order", "march", "engage", "fire", "shoot", "done"}


@pytest.mark.long
@pytest.mark.screen
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_whole_battle(begin_on_screen: Begin, way: str) -> None:
    """To its end; the file tells the same battle."""
    sitting = begin_on_screen("tests.desktop.games.sachsen.field_evening", way)
    assert sitting.verbs(3600) >= EVERY
    assert sitting.table().position.result is not None
