"""Who has never seen MARIA: from the first start through four lessons to a won drill and a first table, by mouse alone.

The program runs on a screen of its own, under a window manager, and hears what the X server sends. With
KABINETT_PICTURES set to a folder the screen is kept there at every stage.
"""

from __future__ import annotations

import pytest

from desktop.profile.practice import Practice
from engine.kernel.reading import read_bytes, read_json
from tests.desktop.begun import Begin, Begun
from tests.desktop.test_whole_game import begin_whole_game

QUICK = ("--no-map", "--quick")


def begin_newcomer(
    begin: Begin, language: str = "en", scale: int = 100, size: str = "1920x1080", more: tuple[str, ...] = ()
) -> Begun:
    """A newcomer to MARIA, who has chosen a language and a size of text, on a screen of this size."""
    asked = "maria", "--language", language, "--scale", str(scale), *more
    return begin("tests.desktop.newcomer", *asked, size=size)


def came_to_a_first_table(begun: Begun) -> None:
    """Four lessons were taken, a drill was won, and a march made at a table against bots."""
    practice = read_json(read_bytes(begun.home / "practice.json"), Practice)
    assert [note.done for note in practice.lessons.values()] == [1, 1, 1, 1]
    assert "supply" in practice.cards["maria"]
    journal = begun.journal()
    assert [entry.bot for entry in journal.header.seats].count("") == 1
    assert journal.effective()[-1].do.startswith(("move", "march"))
    journal.close()


@pytest.mark.slow
@pytest.mark.screen
def test_from_the_first_start_to_a_first_table_and_beside_it_a_whole_game(begin_on_screen: Begin) -> None:
    """At the same time on two screens, for each waits more than it works: the game is that of `test_whole_game`."""
    newcomer, game = (
        begin_newcomer(begin_on_screen, more=QUICK),
        begin_whole_game(begin_on_screen, "not long"),
    )
    newcomer.end(280)
    game.end(280)
    came_to_a_first_table(newcomer)


@pytest.mark.long
@pytest.mark.screen
@pytest.mark.parametrize(("language", "scale", "size"), [("it", 150, "1366x768"), ("es", 115, "1920x1080")])
def test_from_the_first_start_to_a_first_table(
    begin_on_screen: Begin, language: str, scale: int, size: str
) -> None:
    """In other languages and sizes; the map is drawn, and every answer found out."""
    begun = begin_newcomer(begin_on_screen, language, scale, size)
    begun.end(900)
    came_to_a_first_table(begun)
