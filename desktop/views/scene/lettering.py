"""The letters of names on the screen: how large at a zoom, how wide each is, and what is printed under them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

import numpy as np
from PySide6.QtGui import QFont, QFontMetricsF

from desktop.art.fonts import name_font
from desktop.maps.levels import Level
from desktop.profile.theme import Theme
from desktop.views.scene.map_geometry import MapGeometry
from desktop.views.scene.name_spots import Floats, Integral, Places, Print

ZOOMS = (0.18, 0.30, 0.45, 0.75, 1.0, 2.0)
SIZES = {
    "town": (11, 11, 12, 13, 15, 19),
    "ribbon": (11, 11, 12, 13, 15, 19),
    "minor": (11, 12, 13, 14, 16, 20),
    "site": (11, 12, 14, 16, 18, 22),
    "major": (12, 13, 14, 16, 18, 22),
}
"""Screen pixels of the letters of a rank at these zooms; in between they grow evenly."""
SPACED = 0.5
WEIGHTS = {"town": 1.0, "ribbon": 1.5, "minor": 2.0, "site": 2.0, "major": 3.0}
GROWS = 0.6
"""How much of the text size that a person asks for the names of the map take up."""
STEP = 2.0
"""Sheet pixels from one point of a road to the next, where roads under names are counted."""
AROUND_SIGN = 1.0
LETTER = 0.62
"""How wide a letter of an engraved name is, of its height."""

KEPT = 4
"""For so many boards what lies under names is kept."""

Metrics = tuple[float, float, float, float]
_COUNTED: dict[Hashable, tuple[Integral, Integral]] = {}


@lru_cache(maxsize=1024)
def _size(rank: str, zoom: float) -> float:
    """How large the letters of a rank are at 100 % text; asked for every name at every painting."""
    return float(np.interp(zoom, ZOOMS, SIZES[rank]))


class Lettering:
    """What names are written with, in one theme and text size.

    Attributes:
        least: screen pixels of the smallest letters; names that would be smaller are written in these.
    """

    def __init__(self, ground: MapGeometry, theme: Theme) -> None:
        self._ground, self._theme = ground, theme
        self.scale = 1.0
        self.least = 0
        self._measured: dict[tuple[str, str, int], Metrics] = {}
        self._engraved: dict[str, Integral] = {}

    @property
    def theme(self) -> Theme:
        """In whose face names are written."""
        return self._theme

    def set_theme(self, theme: Theme) -> None:
        """Write in the face of another theme."""
        self._theme = theme
        self._measured.clear()

    def set_text_scale(self, scale: float) -> None:
        """The size of text that the person asked for; 1 is 100 %."""
        self.scale = 1 + (scale - 1) * GROWS

    def refresh(self) -> None:
        """The sheets have been drawn, or others are shown: other engraved names are known now."""
        self._engraved.clear()

    def pixels(self, rank: str, zoom: float) -> int:
        """How large the letters of a rank are."""
        return max(self.least, round(_size(rank, zoom) * self.scale))

    def font(self, rank: str, zoom: float) -> QFont:
        """The face of the names of a rank."""
        major = rank == "major"
        size = self.pixels(rank, zoom)
        return name_font(self._theme, size, small_caps=major, spacing=SPACED if major else 0.0)

    def _metrics(self, text: str, rank: str, zoom: float) -> Metrics:
        """Width, height over and under the base line, height of capitals."""
        key = text, rank, self.pixels(rank, zoom)
        if key not in self._measured:
            metrics = QFontMetricsF(self.font(rank, zoom))
            tight, cap = metrics.tightBoundingRect(text), metrics.capHeight()
            wide = max(metrics.horizontalAdvance(text), tight.right()) + 2.0
            self._measured[key] = wide, max(cap, -tight.top()) + 0.5, max(0.0, tight.bottom()) + 0.5, cap
        return self._measured[key]

    def size(self, place: str, zoom: float) -> tuple[float, float, float]:
        """The width of a name, and its height over and under its base line."""
        mark = self._ground.marks[place]
        return self._metrics(mark.name, mark.lettering, zoom)[:3]

    def places(self, zoom: float, weights: dict[str, float]) -> Places:
        """All places as they are named at a zoom; `weights` are those of places in use. Plain squares have no name."""
        ground, level = self._ground, self._ground.level(zoom)
        ids = tuple(place for place in ground.places() if ground.marks[place].lettering != "none")
        marks = [ground.marks[place] for place in ids]
        spots = [(ground.point(place).x(), ground.point(place).y()) for place in ids]
        points = np.array(spots).reshape(-1, 2) * zoom
        signs = np.array([mark.radius * level.sign(mark.sign) for mark in marks]) * zoom + AROUND_SIGN
        letters = np.array([self._metrics(mark.name, mark.lettering, zoom) for mark in marks]).reshape(-1, 4)
        weight = np.array(
            [
                max(WEIGHTS[mark.lettering], weights.get(place, 0.0))
                for place, mark in zip(ids, marks, strict=True)
            ]
        )
        pages = np.array([ground.neat(place).getCoords() for place in ids]).reshape(-1, 4) * zoom
        return Places(ids, points, signs, letters, weight, pages)

    def printed_boxes(self, zoom: float) -> list[tuple[str, Floats]]:
        """What no name may cover beside the signs of places: crowns, marks of sites, plates and signs of countries."""
        ground, level = self._ground, self._ground.level(zoom)
        found = []
        for place in ground.places():
            mark, point = ground.marks[place], ground.point(place)
            off = np.array([point.x() - mark.x, point.y() - mark.y] * 2)
            boxes = mark.ground(level.sites, level.marks)[1:]
            if mark.sign.crowned:
                boxes = [*boxes, mark.crown(level.symbols)]
            found += [(place, (np.array(box) + off) * zoom) for box in boxes]
        for key, plan in ground.map.plans.items():
            origin = ground.map.layout.origins[key]
            off = np.array([origin.x(), origin.y()] * 2)
            around = [
                *(land.ground(level.sites) for land in plan.lands),
                *(plate.ground for plate in plan.plates),
            ]
            found += [("", (np.array(box) + off) * zoom) for box in around]
        return found

    # --- what lies under names ---------------------------------------------------------

    def printed(self, zoom: float) -> Print:
        """Roads, engraved names and signs of sectors as they are drawn at a zoom."""
        level = self._ground.level(zoom)
        roads, pips = self._counted()
        if level.name not in self._engraved:
            self._engraved[level.name] = self._count_engraved(level)
        return Print(roads, self._engraved[level.name], pips)

    def _counted(self) -> tuple[Integral, Integral]:
        """Roads and signs of sectors: the same for all tables on a board whose sheets lie alike."""
        layout = self._ground.map.layout
        lie = tuple((key, at.x(), at.y()) for key, at in layout.origins.items())
        key = self._ground.map.board, lie, self._ground.sheets().getCoords()
        if key not in _COUNTED:
            if len(_COUNTED) >= KEPT:
                del _COUNTED[next(iter(_COUNTED))]
            _COUNTED[key] = self._count_roads(), self._count_pips()
        return _COUNTED[key]

    def _integral(self) -> Integral:
        return Integral(self._ground.sheets().getCoords())  # type: ignore[arg-type]

    def _count_roads(self) -> Integral:
        found, points, amounts = self._integral(), [], []
        for road in self._ground.map.board.roads:
            path = self._ground.road(road.a, road.b)
            count = max(2, int(path.length() / STEP))
            spots = [path.pointAtPercent(number / count) for number in range(count + 1)]
            points += [(spot.x(), spot.y()) for spot in spots]
            amounts += [path.length() / count] * len(spots)
        if points:
            found.add_points(np.array(points), np.array(amounts))
        return found

    def _count_pips(self) -> Integral:
        found, layout = self._integral(), self._ground.map.layout
        boxes = [
            np.array(pip.box) + np.array([layout.origins[key].x(), layout.origins[key].y()] * 2)
            for key, plan in self._ground.map.plans.items()
            for pip in plan.pips
        ]
        found.add_boxes(np.array(boxes).reshape(-1, 4))
        return found

    def _count_engraved(self, level: Level) -> Integral:
        found, boxes = self._integral(), []
        for key in self._ground.map.plans:
            sheet, origin = self._ground.map.sheet(key), self._ground.map.layout.origins[key]
            for name in sheet.names.get(level.name, ()) if sheet else ():
                for letter in name.letters:
                    wide = name.pixels * LETTER * max(1, len(letter.text))
                    x, y = letter.x + origin.x(), letter.y + origin.y()
                    boxes.append((x, y - name.pixels * 0.75, x + wide, y))
        found.add_boxes(np.array(boxes, np.float64).reshape(-1, 4))
        return found
