"""The three painted levels of the map: what each shows, and how large its signs and letters are."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtGui import QFont

from desktop.art.fonts import name_font
from desktop.maps.signs import Sign
from desktop.profile.theme import Theme


@dataclass(frozen=True)
class Level:
    """One level. Sizes are factors on the sheet px of the recipe; `until` is the greatest zoom it serves.

    `marks` is the factor of the marks round a site: from afar pieces stand larger on the sheet, and leave them free.
    """

    name: str
    scale: float
    until: float
    symbols: float
    town: float
    minor: float
    major: float
    country: float
    roads: float
    river_rank: int
    site: float
    marks: float

    @property
    def sites(self) -> float:
        """The factor of sites: they are large, and so change less from level to level than other signs."""
        return math.pow(self.symbols, 0.6)

    def sign(self, sign: Sign) -> float:
        """The factor of the sign of a place."""
        return self.sites if sign.plate else self.symbols

    def size(self, rank: str) -> float:
        """Letters of a place of this rank in sheet px; 0 = no name at this level."""
        return {
            "town": self.town,
            "ribbon": self.town,
            "minor": self.minor,
            "major": self.major,
            "site": self.site,
            "none": 0.0,
        }[rank]


OVERVIEW = Level("overview", 0.5, 0.62, 1.45, 0.0, 38.0, 44.0, 1.5, 1.3, 2, 32.0, 1.75)
READING = Level("reading", 1.0, 1.35, 1.0, 17.0, 19.0, 22.0, 1.0, 1.0, 3, 22.0, 1.0)
CLOSE = Level("close", 2.0, 99.0, 0.8, 12.5, 14.0, 16.0, 0.75, 0.8, 3, 15.0, 0.875)
LEVELS = {level.name: level for level in (OVERVIEW, READING, CLOSE)}


def level_for(zoom: float) -> Level:
    """The level to show when one sheet px covers `zoom` device px."""
    return next(level for level in LEVELS.values() if zoom <= level.until)


def label_font(theme: Theme, level: Level, rank: str) -> QFont:
    """The face of a place's name: small capitals where the rank is major."""
    major = rank == "major"
    return name_font(theme, level.size(rank), small_caps=major, spacing=0.6 if major else 0.0)
