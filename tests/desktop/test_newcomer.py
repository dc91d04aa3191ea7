"""Who has never seen MARIA: from the first start through four lessons to a won drill and a first table, by mouse alone.

The program runs on a screen of its own, under a window manager, and hears what the X server sends. With
KABINETT_PICTURES set to a folder the screen is kept there at every stage.
"""

from __future__ import annotations

import pytest

from desktop.profile.practice import Practice
from engine.kernel.reading import read_bytes, read_json
from tests.desktop.begun import Begin

LONG = pytest.mark.long


@pytest.mark.slow
@pytest.mark.screen
@pytest.mark.parametrize(
    ("language", "scale", "size", "more"),
    [
        ("en", 100, "1920x1080", ("--no-map", "--quick")),
        pytest.param("it", 150, "1366x768", (), marks=LONG),
        pytest.param("es", 115, "1920x1080", (), marks=LONG),
    ],
)
def test_from_the_first_start_to_a_first_table(
    begin_on_screen: Begin,
    language: str,
    scale: int,
    size: str,
    more: tuple[str, ...],
) -> None:
    asked = "maria", "--language", language, "--scale", str(scale), *more
    begun = begin_on_screen("tests.desktop.newcomer", *asked, size=size)
    begun.end(900)

    practice = read_json(read_bytes(begun.home / "practice.json"), Practice)
    assert [note.done for note in practice.lessons.values()] == [1, 1, 1, 1]
    assert "supply" in practice.cards["maria"]
    journal = begun.journal()
    assert [entry.bot for entry in journal.header.seats].count("") == 1
    assert journal.effective()[-1].do.startswith(("move", "march"))
    journal.close()
