"""What is drawn on a map by hand: arrows, circles, lines of a pen and words, as plain data.

A spot is a reference ("place:...", "piece:...", "road:...") and follows what it names, or a point of the map.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

Point = tuple[float, float]
Spot = str | Point

COLOURS = (1, 2, 3, 4)
FARTHEST = 1_000_000.0
"""No point of a map lies farther from its corner."""
MOST_POINTS = 4000
LONGEST = 200
"""Letters of one text."""


class Arrow(Struct, frozen=True, tag="arrow"):
    """An arrow through two or more spots to the last of them."""

    spots: tuple[Spot, ...]
    colour: int = 1


class Circle(Struct, frozen=True, tag="circle"):
    """A circle around a spot."""

    spot: Spot
    colour: int = 1


class PenLine(Struct, frozen=True, tag="line"):
    """A line drawn by hand, in points of the map."""

    points: tuple[Point, ...]
    colour: int = 1


class Words(Struct, frozen=True, tag="words"):
    """Words at a spot."""

    spot: Spot
    text: str
    colour: int = 1


Annotation = Arrow | Circle | PenLine | Words


def shape_of(annotation: Annotation) -> tuple[object, ...]:
    """What of it is the same in every colour: to draw it again takes it away, or gives it another colour."""
    match annotation:
        case Arrow():
            return ("arrow", annotation.spots)
        case Circle():
            return ("circle", annotation.spot)
        case PenLine():
            return ("line", annotation.points)
        case Words():
            return ("words", annotation.spot, annotation.text)


def spots_of(annotation: Annotation) -> tuple[Spot, ...]:
    """All spots through which it goes."""
    match annotation:
        case Arrow():
            return annotation.spots
        case PenLine():
            return annotation.points
        case _:
            return (annotation.spot,)


def sound(annotations: Iterable[Annotation]) -> tuple[Annotation, ...]:
    """Those of a file of others that can be drawn."""
    return tuple(one for one in annotations if _is_sound(one))


def _is_sound(one: Annotation) -> bool:
    spots, least = spots_of(one), 2 if isinstance(one, Arrow | PenLine) else 1
    points = [spot for spot in spots if not isinstance(spot, str)]
    near = all(-FARTHEST < x < FARTHEST and -FARTHEST < y < FARTHEST for x, y in points)
    short = not isinstance(one, Words) or len(one.text) <= LONGEST
    return one.colour in COLOURS and least <= len(spots) <= MOST_POINTS and near and short
