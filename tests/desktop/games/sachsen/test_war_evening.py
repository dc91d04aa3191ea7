"""The program on a virtual screen with a window manager: four persons and a turn of war, by mouse and by keys."""

from __future__ import annotations

import pytest

from tests.desktop.begun import Begin
from tests.desktop.games.sachsen.test_war_by_hand import VERBS


@pytest.mark.long
@pytest.mark.screen
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_turn_of_war(begin_on_screen: Begin, way: str) -> None:
    """War, battle, congress, peace and a bargain, by real events."""
    done = begin_on_screen("tests.desktop.games.sachsen.war_evening", way).verbs(900)
    assert done >= set(VERBS), set(VERBS) - done
