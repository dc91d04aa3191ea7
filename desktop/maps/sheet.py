"""A Sheet: all drawn geometry of one map as plain data, computed by `drafting`, stored, and only read later."""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.maps.shapes import Box, Shape

Stage = Literal["coarse", "complete"]

# Raise this with every change of the drawing: stored sheets and pictures of other recipes are not read.
RECIPE = 9


class RiverMark(msgspec.Struct):
    """A river ready to paint."""

    rank: int
    outline: Shape


class GateMark(msgspec.Struct, frozen=True):
    """A gate across a river, by the place that bars it: its middle, and the angle of the river there in degrees."""

    place: str
    x: float
    y: float
    angle: float


class CourseLine(msgspec.Struct, frozen=True):
    """The line of a river in play from its source to its mouth, by its identifier."""

    id: str
    points: list[tuple[float, float]]


class HillMark(msgspec.Struct, array_like=True):
    """One molehill or tree, its foot at (x, y)."""

    y: float
    x: float
    size: float
    kind: str
    peak: float


class Label(msgspec.Struct, frozen=True):
    """The name of one place at one level: where its base line begins, its box, on which side of the place."""

    text: str
    x: float
    y: float
    box: Box
    side: str
    rank: str


class Letter(msgspec.Struct, array_like=True):
    """One letter, or a whole word, at a place and an angle."""

    text: str
    x: float
    y: float
    angle: float


class Name(msgspec.Struct):
    """One engraved name; `key` is the power or country whose colour it takes, or the kind of water or ground."""

    kind: str
    key: str
    pixels: float
    letters: list[Letter]
    box: Box
    rank: int = 1


class TerritoryShape(msgspec.Struct):
    """A country's land on this sheet, and all of its territory, which runs on over the water."""

    country: str
    owner: str | None
    tint: int
    area: Shape
    whole: Shape


class Band(msgspec.Struct):
    """The coloured band along the border of one owner's land (or of one country without owner)."""

    owner: str | None
    country: str
    tint: int
    wide: Shape
    narrow: Shape


class Sheet(msgspec.Struct):
    """One map ready to be painted; `inner` are borders inside one owner's land, drawn otherwise than those round it."""

    recipe: int
    board: str
    map: str
    stage: Stage
    width: float
    height: float
    sea: Shape
    land: Shape
    coast: Shape
    lining: list[Shape]
    territories: list[TerritoryShape]
    bands: list[Band]
    border: Shape
    inner: Shape
    rivers: list[RiverMark]
    hills: list[HillMark]
    labels: dict[str, dict[str, Label]]
    names: dict[str, list[Name]]
    cartouche: Box
    rose: Box
    gates: list[GateMark] = []
    courses: list[CourseLine] = []
