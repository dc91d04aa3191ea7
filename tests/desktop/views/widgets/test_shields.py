"""Shields show their sides as the game on the table has them, or the game they are asked for."""

from __future__ import annotations

from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from desktop.profile.settings import Settings
from desktop.profile.theme import Theme, load_theme
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Shield


def part_of(shield: Shield, colour: str) -> int:
    """How many pixels of a shield have a colour."""
    image, wanted = shield.grab().toImage(), QColor(colour)
    spots = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixelColor(x, y) == wanted for x, y in spots)


def shown(qtbot: QtBot, appearance: Appearance, side: str, game: str = "") -> Shield:
    """A large shield of a side."""
    shield = Shield(appearance, 2.0, game)
    qtbot.addWidget(shield)
    shield.show_powers((side,))
    shield.resize(shield.sizeHint())
    return shield


def theme_of(game: str) -> Theme:
    return load_theme("parchment", game)


def test_a_shield_has_the_colour_of_the_game_it_is_asked_for(qtbot: QtBot) -> None:
    appearance = Appearance(Settings(theme="parchment"))
    prussia = theme_of("maria").side("prussia")
    assert part_of(shown(qtbot, appearance, "prussia", "maria"), prussia) > 100
    assert part_of(shown(qtbot, appearance, "prussia"), prussia) == 0, "no table is open"


def test_the_game_on_the_table_gives_its_sides_their_colours_in_every_theme(qtbot: QtBot) -> None:
    appearance = Appearance(Settings(theme="parchment"))
    appearance.speak_of("acres", None, None, None)
    assert part_of(shown(qtbot, appearance, "french"), theme_of("acres").side("french")) > 100
    appearance.set_theme("dark")
    assert appearance.theme is load_theme("dark", "acres")
    appearance.speak_of(None, None, None, None)
    assert appearance.theme is load_theme("dark")
