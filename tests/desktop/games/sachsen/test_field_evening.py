"""A whole battle at the program on a virtual screen with a window manager, by real mouse and by real keys."""

from __future__ import annotations

import pytest

from tests.desktop.begun import Begin, Begun

EVERY = {"side", "lay", "pass", "begin", "deploy", "order", "march", "engage", "fire", "shoot", "done"}


def ended(begun: Begun, most: int) -> None:
    """All has been done by hand, and the file tells of a battle that is over."""
    assert begun.verbs(most) >= EVERY
    assert begun.table().position.result is not None


@pytest.mark.slow
@pytest.mark.screen
def test_a_whole_battle_with_each_kind_of_action_once(begin_on_screen: Begin) -> None:
    """To its end by mouse and by keys, at the same time on two screens."""
    module = "tests.desktop.games.sachsen.field_evening"
    for begun in [begin_on_screen(module, way, "once") for way in ("mouse", "keys")]:
        ended(begun, 280)


@pytest.mark.long
@pytest.mark.screen
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_whole_battle(begin_on_screen: Begin, way: str) -> None:
    """To its end, each Action by hand."""
    ended(begin_on_screen("tests.desktop.games.sachsen.field_evening", way), 3600)
