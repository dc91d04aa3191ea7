"""The colours and faces of one theme, read from resources/themes; plain data, no Qt needed to load it."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec
import yaml

from engine.kernel.files import resources

Hatching = Literal["none", "horizontal", "vertical", "rising", "falling", "crossed"]

THEMES = ("parchment", "light", "dark", "safe")

# The engravers' code for colours (Petra Sancta): on drums, wagons, seals, shields and the bands of the safe theme.
HATCHING: dict[str, Hatching] = {
    "prussia": "horizontal",
    "austria": "none",
    "france": "vertical",
    "bavaria": "rising",
    "saxony": "falling",
    "pragmatic": "crossed",
    "british": "vertical",
    "french": "horizontal",
}


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
    fallback: str = "EB Garamond"
    numbers: str = "EB Garamond"
    text: str = "Atkinson Hyperlegible"


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One theme, whole. Colours are "#RRGGBB"; `frames` are those of cards, by whose they are and when they come."""

    name: str
    dark: bool
    map: MapColours
    powers: dict[str, str]
    on_label: dict[str, str]
    on_colour: dict[str, str]
    frames: dict[str, str]
    neutrals: tuple[str, ...]
    fills: Fills
    lights: Lights
    window: WindowColours
    pieces: PieceColours
    type: Faces

    def power(self, power: str | None) -> str:
        """The colour of a power (or of free Silesia); the first quiet tint for nobody."""
        return self.powers.get(power or "", self.neutrals[0])

    def hatching(self, power: str) -> Hatching:
        """The engravers' hatching of a power."""
        return HATCHING.get(power, "none")

    def is_white(self, power: str) -> bool:
        """Whether a power is the engravers' white: one without hatching."""
        return HATCHING.get(power) == "none"


@cache
def load_theme(name: str) -> Theme:
    """One of THEMES; another name raises ValueError."""
    if name not in THEMES:
        raise ValueError(name)
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


def blend(over: str, under: str, opacity: float) -> str:
    """The colour seen where `over` is painted on `under` at this opacity."""
    parts = [(int(over[i : i + 2], 16), int(under[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * opacity + b * (1 - opacity)):02X}" for a, b in parts)
