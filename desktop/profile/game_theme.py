"""How one game looks: its sides and lands in each theme, their signs, and what the engraver writes on its sheets.

Two games may both have a side of one name, each with a look of its own. Read from resources/themes/<game>.yaml.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec
import yaml

from engine.kernel.files import resources

Hatching = Literal["none", "horizontal", "vertical", "rising", "falling", "crossed", "dotted"]
"""The engravers' code for colours (Petra Sancta), on pieces, seals, shields and the bands of the safe theme."""
Coat = Literal["emblem", "fess"]
"""What a shield bears: the emblem, or a broad bar across it."""
LatLon = tuple[float, float]


class Signs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What tells a side without colour.

    Attributes:
        letters: the same in every language. emblem: a drawing of resources/art/emblems; "": the letters take its place.
    """

    letters: str
    emblem: str = ""
    hatching: Hatching = "none"
    coat: Coat = "emblem"


class Colours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of a game in one theme, each "#RRGGBB".

    Attributes:
        colours: of sides and lands. on_label, on_colour: the ink of a side on paper, and on its own colour.
        frames: of cards, by whose they are and when they come.
    """

    colours: dict[str, str]
    on_label: dict[str, str]
    on_colour: dict[str, str]
    frames: dict[str, str] = {}


class Cartouche(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The title in the cartouche of a sheet, its year, and the mile of the country."""

    above: str
    title: str
    below: str
    year: str
    miles: str
    mile_km: float
    step: int


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a land without borders: its lines, their middle, the size of the letters."""

    lines: list[str]
    at: LatLon
    pixels: float = 30.0


class GameTheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game, whole: signs by side, colours by theme, titles and lands by sheet.

    `inks`, each "#RRGGBB", are those that only its drawings ask for, alike in every theme. `countries` are those whose
    full name is too long for their land: the lines to engrave.
    """

    sides: dict[str, Signs] = {}
    themes: dict[str, Colours] = {}
    inks: dict[str, str] = {}
    cartouches: dict[str, Cartouche] = {}
    countries: dict[str, list[str]] = {}
    regions: dict[str, list[Region]] = {}


@cache
def game_theme(game: str) -> GameTheme:
    """The look of a game; an empty one for a game that brings none."""
    file = resources("themes", f"{game}.yaml")
    if not game or not file.is_file():
        return GameTheme()
    return msgspec.convert(yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader), GameTheme)
