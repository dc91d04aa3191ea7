"""The signs of hands: told apart by shape alone, within their box."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from desktop.art.signs import BOX, SIGNS
from desktop.profile.theme import contrast


@pytest.mark.parametrize("sign", SIGNS)
def test_a_sign_lies_within_its_box(sign: str) -> None:
    room = SIGNS[sign][0].boundingRect()
    assert max(abs(room.left()), abs(room.right()), abs(room.top()), abs(room.bottom())) <= BOX / 2 - 1
    assert min(room.width(), room.height()) >= BOX / 2


def area(path: QPainterPath) -> int:
    """How many points of a grid over the box a path holds."""
    steps = [n / 2 - BOX / 2 for n in range(2 * BOX)]
    return sum(path.contains(QPointF(x, y)) for x in steps for y in steps)


def test_signs_differ_in_shape_and_colour() -> None:
    for (shape, colour), (other_shape, other_colour) in combinations(SIGNS.values(), 2):
        both, either = shape.intersected(other_shape), shape.united(other_shape)
        assert area(both) < 0.9 * area(either)
        assert colour != other_colour


def test_signs_stand_out_from_the_outline() -> None:
    for _shape, colour in SIGNS.values():
        assert contrast(colour, "#000000") >= 3.0
