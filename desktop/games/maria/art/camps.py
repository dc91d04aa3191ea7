"""The camp of a power beside the map: its coat, the seals it has still to place, room for pieces off the board."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.art.boxes import draw_cartouche, empty_foot
from desktop.art.lettering import font, width_of, write_fitting
from desktop.art.markers import SEAL, draw_future_seal, draw_seal
from desktop.art.shields import draw_shield
from desktop.art.strokes import at, dashed, ellipse, line
from desktop.profile.theme import Theme

EDGE = 16.0
NAME = 20.0
STEP = 46.0
"""From one piece off the board to the next."""
PIECE = 0.75
"""The size of the dashed feet: that of pieces when the whole board is seen."""
CAPTION = 92.0
"""Room for the words before the feet."""
NAMED, FEET, SEALS = 42.0, 46.0, 28.0
"""Room for the name at the top and for the feet at the bottom; the seals stand in the middle between."""


def draw_camp(
    painter: QPainter,
    rect: QRectF,
    power: str,
    name: str,
    *,
    left: int = 0,
    aside: int = 0,
    goal: int = 0,
    note: str = "",
    caption: str = "",
    theme: Theme,
) -> None:
    """Draw a camp; of `goal` seals `left` are still here, `aside` lie apart, the others leave a dashed place."""
    draw_cartouche(painter, rect, theme=theme)
    x, ink = rect.x() + EDGE + 12, theme.window.ink
    with at(painter, x, rect.y() + 27):
        draw_shield(painter, power, size=0.9, theme=theme)
    room = rect.width() - 2 * EDGE - 30
    spare = max(room * 0.52, room - width_of(name, font("title", NAME)) - 8)
    noted = min(spare, width_of(note, font("italic", 15))) if note else 0.0
    write_fitting(painter, x + 20, rect.y() + 33, name, "title", NAME, room - noted - 8, ink, "left")
    if note:
        right = rect.right() - EDGE
        write_fitting(
            painter, right, rect.y() + 32, note, "italic", 15, noted, theme.window.second_ink, "right"
        )
    if goal:
        _seals(painter, rect, power, left, aside, goal, theme)
    feet = camp_feet(rect, _capacity(rect))
    base = feet[0].y()
    room = feet[0].x() - STEP / 2 - rect.x() - EDGE
    write_fitting(
        painter, rect.x() + EDGE, base - 4, caption, "italic", 14, room, theme.window.second_ink, "left"
    )
    for foot in feet:
        empty_foot(painter, foot, PIECE, theme)


def _seals(
    painter: QPainter, rect: QRectF, power: str, left: int, aside: int, goal: int, theme: Theme
) -> None:
    """One row of seals, as large as it allows; those laid aside lie at its end, not pressed."""
    step = min(SEALS, (rect.width() - 2 * EDGE) / goal)
    size = min(0.8, step / (2 * SEAL + 3))
    y = (rect.y() + NAMED + rect.bottom() - FEET) / 2 - 4
    for number in range(goal):
        with at(painter, rect.x() + EDGE + step * (number + 0.5), y):
            if number < left:
                draw_seal(painter, power, variant=number % 8, size=size, theme=theme)
            elif number >= goal - aside:
                draw_future_seal(painter, power, variant=number % 8, size=size, theme=theme)
            else:
                line(painter, ellipse(0, 0, SEAL * size), dashed(theme.window.edge, 1.2, (3.0, 2.4)))


def _capacity(rect: QRectF) -> int:
    """How many feet are drawn."""
    return max(1, int((rect.width() - 2 * EDGE - min(CAPTION, rect.width() * 0.3)) / STEP))


def camp_feet(rect: QRectF, count: int) -> list[QPointF]:
    """Where `count` pieces off the board stand, from the left; they move together where they are many."""
    room = rect.width() - 2 * EDGE - min(CAPTION, rect.width() * 0.3)
    usual = _capacity(rect)
    step = room / max(usual, count)
    start = rect.right() - EDGE - room + step / 2
    return [QPointF(start + step * number, rect.bottom() - 20) for number in range(max(1, count))]
