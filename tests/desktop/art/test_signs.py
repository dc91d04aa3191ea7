"""The signs of hands: told apart by shape alone, within their box."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from desktop.art.signs import BOX, SIGNS, draw_sign
from desktop.profile.theme import contrast, load_theme


@pytest.mark.parametrize("sign", SIGNS)
def test_a_sign_lies_within_its_box(sign: str) -> None:
    room = SIGNS[sign][0].boundingRect()
    assert max(abs(room.left()), abs(room.right()), abs(room.top()), abs(room.bottom())) <= BOX / 2 - 1
    assert min(room.width(), room.height()) >= BOX / 2


def test_a_sign_that_we_do_not_know_is_not_seen() -> None:
    """A save file may name any."""
    image = QImage(BOX, BOX, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(BOX / 2, BOX / 2)
    empty = image.copy()
    draw_sign(painter, "heart", theme=load_theme("parchment"))
    assert image == empty
    draw_sign(painter, "circle", theme=load_theme("parchment"))
    painter.end()
    assert image != empty


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
