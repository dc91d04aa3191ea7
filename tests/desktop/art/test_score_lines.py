"""Lines of points: told apart without colours, broken where a side has none, figures of a turn beside it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.art.score_lines import DASHES, SHAPES, ScoreLine, ScorePlot, ScoreTurn, draw_lines
from desktop.profile.theme import load_theme

ROOM = QRectF(0, 0, 500, 130)
TURNS = [ScoreTurn(f"Turn {turn}", str(turn)) for turn in range(4)]
SIDES = ("catholics", "habsburgs", "nobility", "burghers", "reformers")


def drawn(lines: list[ScoreLine], pointed: int | None = None, turns: list[ScoreTurn] = TURNS) -> QImage:
    """A picture of lines in one ink."""
    image = QImage(500, 130, QImage.Format.Format_RGB32)
    image.fill("#FFFFFF")
    painter = QPainter(image)
    draw_lines(painter, ROOM, lines, turns, load_theme("light", "revolution").in_grey(), pointed)
    painter.end()
    return image


def level(side: str, *points: float | None) -> ScoreLine:
    """A line of these points."""
    return ScoreLine(side, points, tuple(str(one) for one in points))


def differ(one: QImage, other: QImage, area: QRectF) -> bool:
    """Whether two pictures differ in an area."""
    room = area.toRect()
    return one.copy(room) != other.copy(room)


@pytest.mark.usefixtures("qapp")
def test_lines_are_told_apart_without_colours() -> None:
    """Each in its place among the others has its own dashes and marks: the same side looks another way there."""
    field = ScorePlot(ROOM, len(TURNS)).field
    pictures = list[QImage]()
    for place in range(len(DASHES)):
        others = [level("nobility", None, None, None, None)] * place
        pictures.append(drawn([*others, level("catholics", 5, 5, 5, 5)]))
    assert len(SHAPES) == len(DASHES) == len(SIDES) + 1
    for number, one in enumerate(pictures):
        assert all(differ(one, other, field) for other in pictures[:number])


@pytest.mark.usefixtures("qapp")
def test_a_line_lies_only_where_a_side_has_points() -> None:
    plot = ScorePlot(ROOM, len(TURNS))
    nothing, whole = (
        drawn([level("catholics", None, None, None, None)]),
        drawn([level("catholics", 1, 1, 1, 1)]),
    )
    late = drawn([level("catholics", None, None, 1, 1)])
    first, second = plot.field, plot.field
    first.setRight(plot.x(2) - 8)
    second.setLeft(plot.x(2) + 8)
    assert not differ(late, nothing, first)
    assert differ(whole, nothing, first)
    assert not differ(late, whole, second)


@pytest.mark.usefixtures("qapp")
def test_the_same_points_hide_nobody() -> None:
    """Marks of sides with the same points stand beside each other."""
    alone, plot = drawn([level("catholics", 1, 1, 1, 1)]), ScorePlot(ROOM, len(TURNS))
    for number in range(1, len(SIDES)):
        together = drawn([level(side, 1, 1, 1, 1) for side in SIDES[: number + 1]])
        beside = QRectF(plot.x(1) - 5 * (number + 1), plot.field.y() - 5, 10 * (number + 1), 12)
        assert differ(together, alone, beside)
        alone = together


@pytest.mark.usefixtures("qapp")
def test_the_figures_of_a_turn_stay_in_the_room() -> None:
    """At the left of the line where there is no room at its right; the turn at a point is the nearest."""
    lines = [level(side, 1.5, 2, 3, 10 + number) for number, side in enumerate(SIDES)]
    plot, plain = ScorePlot(ROOM, len(TURNS)), drawn(lines)
    for turn in range(len(TURNS)):
        shown, x = drawn(lines, turn), plot.x(turn)
        left, right = QRectF(x - 60, 20, 50, 80), QRectF(x + 10, 20, 50, 80)
        assert differ(shown, plain, right) is (turn < 3)
        assert differ(shown, plain, left) is (turn == 3)
        assert not differ(shown, plain, QRectF(plot.field.right() + 8, 0, 60, 130)), (
            "the ends stay as they are"
        )
    assert [plot.nearest(x) for x in (-9, plot.x(1) - 3, plot.x(2) + 3, 900)] == [0, 1, 2, 3]
    assert drawn([], None, []) != plain
