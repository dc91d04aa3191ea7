"""The emblems of the powers: path strings in a data file, joined once into one path each."""

from __future__ import annotations

from functools import cache

import yaml
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.art.lettering import font, write
from desktop.art.strokes import Colour, fill, joined, parse_path, pen, placed, screen_scale, without
from engine.kernel.files import resources

CODES = {
    "austria": "AU",
    "prussia": "PR",
    "saxony": "SA",
    "france": "FR",
    "bavaria": "BA",
    "pragmatic": "PA",
    "british": "GB",
    "french": "FR",
}
"""The two letters of each power, the same in every language."""

POWERS = tuple(CODES)

DESIGNS = {
    "austria": "bar",
    "prussia": "eagle",
    "saxony": "rue",
    "france": "lily",
    "bavaria": "lozenges",
    "pragmatic": "lion",
    "british": "union",
    "french": "lily",
}
"""The design each power bears; powers of different games may bear the same."""

LEAST_WIDTH = 10.0
"""Under this many screen pixels an emblem is a blot: the power's two letters take its place.
The shields of the log, the smallest in use, have 10.2."""


def emblem(power: str) -> QPainterPath:
    """The emblem of a power in the box from -1 to 1."""
    return design(DESIGNS[power])


@cache
def design(name: str) -> QPainterPath:
    """An emblem by its design, in the box from -1 to 1."""
    parts = yaml.safe_load(resources("emblems", "designs.yaml").read_text(encoding="utf-8"))[name]
    whole = QPainterPath()
    for part in parts:
        shape = parse_path(part["path"])
        if part.get("mirrored"):
            shape = joined(shape, QTransform.fromScale(-1, 1).map(shape))
        once, turns = shape, part.get("turns", 1)
        for turn in range(1, turns):
            shape = joined(shape, QTransform().rotate(360 * turn / turns).map(once))
        whole = without(whole, shape) if part.get("cut") else joined(whole, shape)
    return whole


def draw_emblem(
    painter: QPainter,
    power: str,
    x: float,
    y: float,
    half: float,
    colour: Colour,
    *,
    halo: Colour | None = None,
    halo_width: float = 0.0,
) -> None:
    """Draw a power's emblem by centre and half size, or its letters where the emblem would be a blot."""
    if 2 * half * screen_scale(painter) < LEAST_WIDTH:
        letters = font("sans", max(half * 1.5, 1), bold=True)
        write(painter, x, y + half * 0.54, CODES[power], letters, colour, "centre")
        return
    shape = placed(emblem(power), x, y, half)
    if halo is not None and halo_width > 0:
        painter.strokePath(shape, pen(halo, halo_width))
    fill(painter, shape, colour)
