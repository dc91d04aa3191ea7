"""The colours and faces of one theme, read from resources/themes; plain data, no Qt needed to load it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
import yaml

from desktop.profile.game_theme import Colours, Signs, game_theme
from engine.kernel.files import resources

_COLOUR = re.compile("#[0-9A-Fa-f]{6}")
THEMES = ("parchment", "light", "dark", "safe")


class MapColours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Paper, water, ground and lines of the map."""

    paper: str
    halo: str
    ink: str
    sea: str
    coast: str
    river: str
    water_names: str
    water_lining: str
    hills: str
    woods: str
    main_out: str
    main_in: str
    minor: str
    grid: str
    pip_red: str
    pip_black: str


class Fills(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How strongly territories are tinted, and what the names of countries look like on them."""

    fill: float
    white_fill: float
    band: float
    noise: float
    patterns: bool
    names_dark: float
    white_name: str


class Lights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the table lights up: each with `under` drawn wider beneath it; `scale` widens rings."""

    legal: str
    blocked: str
    supply: str
    protection: str
    threat: str
    under: str
    scale: float


class WindowColours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Grounds and inks of the widgets around the map."""

    window: str
    panel: str
    strip: str
    menu: str
    tray: str
    edge: str
    ink: str
    second_ink: str
    field: str
    refusal: str
    strong: str
    strong_ink: str
    focus: str


class PieceColours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What pieces and cards share; `outer` is an outline beyond the outline, empty where there is none."""

    outline: str
    outer: str
    shadow: str
    shadow_strength: float
    label: str
    label_ink: str
    hatch: float
    gold: str
    medal: str
    wood: str
    card: str
    card_ink: str
    card_red: str
    card_rule: str


class Faces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Type families: `names` of towns on the map (times `scale`), the rest the same in every theme."""

    names: str
    scale: float
    title: str = "IM FELL English"
    numbers: str = "EB Garamond"
    text: str = "Atkinson Hyperlegible"


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One theme, whole. Colours are "#RRGGBB".

    `game` is whose sides it knows, "" for none: what is drawn of a game is drawn in `theme.of(game)`. `grey`: every
    colour is the grey of its lightness, those of the game as well.
    """

    name: str
    dark: bool
    map: MapColours
    neutrals: tuple[str, ...]
    fills: Fills
    lights: Lights
    window: WindowColours
    pieces: PieceColours
    type: Faces
    game: str = ""
    grey: bool = False

    def of(self, game: str) -> Theme:
        """This theme with the sides of a game."""
        return self if game == self.game else msgspec.structs.replace(self, game=game)

    @property
    def colours(self) -> Colours:
        """The colours of the game; none where it brings none."""
        return _grey_colours(self.game, self.name) if self.grey else _colours(self.game, self.name)

    def in_grey(self) -> Theme:
        """This theme for ink of one colour: lands and pieces carry their hatching, whatever it is on the screen."""
        if self.grey:
            return self
        plain = msgspec.convert(_grey_words(msgspec.to_builtins(self)), Theme)
        fills = msgspec.structs.replace(plain.fills, patterns=True)
        return msgspec.structs.replace(plain, fills=fills, grey=True)

    @property
    def inks(self) -> Mapping[str, str]:
        """The inks that only drawings of the game ask for, by name."""
        return game_theme(self.game).inks

    def side(self, side: str | None) -> str:
        """The colour of a side or a land; the first quiet tint for nobody."""
        return self.colours.colours.get(side or "", self.neutrals[0])

    def on_label(self, side: str) -> str:
        """The ink of a side on paper."""
        return self.colours.on_label.get(side, self.pieces.label_ink)

    def on_colour(self, side: str) -> str:
        """The ink that is read best on the colour of a side."""
        return self.colours.on_colour.get(side) or ink_on(self.side(side))

    def fixed(self, colour: str) -> str:
        """A colour that is the same in every theme; a grey where there is but one ink."""
        return grey_of(colour) if self.grey else colour

    def signs(self, side: str) -> Signs:
        """What tells a side without colour; two letters of its name where the game says nothing."""
        return game_theme(self.game).sides.get(side) or Signs(side[:2].upper())

    def is_white(self, side: str) -> bool:
        """Whether a side is the engravers' white: one without hatching."""
        signs = game_theme(self.game).sides.get(side)
        return signs is not None and signs.hatching == "none"


NONE = Colours({}, {}, {})


def load_theme(name: str, game: str = "") -> Theme:
    """One of THEMES with the sides of a game, the same each time; another name raises ValueError."""
    if name not in THEMES:
        raise ValueError(name)
    return _theme(name, game)


@cache
def _theme(name: str, game: str) -> Theme:
    if game:
        return _theme(name, "").of(game)
    text = resources("themes", f"{name}.yaml").read_text(encoding="utf-8")
    return msgspec.convert(yaml.load(text, Loader=yaml.CSafeLoader), Theme)


def luminance(colour: str) -> float:
    """Relative luminance by WCAG 2."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours by WCAG 2, from 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def ink_on(colour: str) -> str:
    """White or black on a colour, whichever can be read better."""
    return max(("#FFFFFF", "#000000"), key=lambda ink: contrast(ink, colour))


def grey_of(colour: str) -> str:
    """The grey that is as light as a colour."""
    light = luminance(colour)
    part = 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return "#" + f"{round(255 * part):02X}" * 3


def _grey_words(words: Any) -> Any:
    """Plain data in which every colour has become a grey."""
    if isinstance(words, dict):
        return {key: _grey_words(value) for key, value in words.items()}
    if isinstance(words, list | tuple):
        return [_grey_words(value) for value in words]
    return grey_of(words) if isinstance(words, str) and _COLOUR.fullmatch(words) else words


def _colours(game: str, theme: str) -> Colours:
    return game_theme(game).themes.get(theme, NONE)


@cache
def _grey_colours(game: str, theme: str) -> Colours:
    return msgspec.convert(_grey_words(msgspec.to_builtins(_colours(game, theme))), Colours)


def blend(over: str, under: str, opacity: float) -> str:
    """The colour seen where `over` is painted on `under` at this opacity."""
    parts = [(int(over[i : i + 2], 16), int(under[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * opacity + b * (1 - opacity)):02X}" for a, b in parts)
