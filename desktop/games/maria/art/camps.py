"""The camp of a power beside the map: its coat, the seals it has still to place, room for pieces off the board."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.art.boxes import CAMP_EDGE, CAMP_NAME, FEET, draw_camp_head, empty_foot
from desktop.art.lettering import font, width_of, write_fitting
from desktop.art.markers import SEAL, draw_future_seal, draw_seal
from desktop.art.strokes import at, dashed, ellipse, line
from desktop.profile.theme import Theme

STEP = 46.0
"""From one piece off the board to the next."""
CAPTION = 92.0
"""Room for the words before the feet."""
NAMED, STANDING, SEALS = 42.0, 46.0, 28.0
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
    room = rect.width() - 2 * CAMP_EDGE - 30
    spare = max(room * 0.52, room - width_of(name, font("title", CAMP_NAME)) - 8)
    noted = min(spare, width_of(note, font("italic", 15))) if note else 0.0
    draw_camp_head(painter, rect, power, name, room - noted - 8, theme)
    if note:
        right = rect.right() - CAMP_EDGE
        write_fitting(
            painter, right, rect.y() + 32, note, "italic", 15, noted, theme.window.second_ink, "right"
        )
    if goal:
        _seals(painter, rect, power, left, aside, goal, theme)
    feet = camp_feet(rect, _capacity(rect))
    base = feet[0].y()
    room = feet[0].x() - STEP / 2 - rect.x() - CAMP_EDGE
    write_fitting(
        painter, rect.x() + CAMP_EDGE, base - 4, caption, "italic", 14, room, theme.window.second_ink, "left"
    )
    for foot in feet:
        empty_foot(painter, foot, FEET, theme)


def _seals(
    painter: QPainter, rect: QRectF, power: str, left: int, aside: int, goal: int, theme: Theme
) -> None:
    """One row of seals, as large as it allows; those laid aside lie at its end, not pressed."""
    step = min(SEALS, (rect.width() - 2 * CAMP_EDGE) / goal)
    size = min(0.8, step / (2 * SEAL + 3))
    y = (rect.y() + NAMED + rect.bottom() - STANDING) / 2 - 4
    for number in range(goal):
        with at(painter, rect.x() + CAMP_EDGE + step * (number + 0.5), y):
            if number < left:
                draw_seal(painter, power, variant=number % 8, size=size, theme=theme)
            elif number >= goal - aside:
                draw_future_seal(painter, power, variant=number % 8, size=size, theme=theme)
            else:
                line(painter, ellipse(0, 0, SEAL * size), dashed(theme.window.edge, 1.2, (3.0, 2.4)))


def _capacity(rect: QRectF) -> int:
    """How many feet are drawn."""
    return max(1, int((rect.width() - 2 * CAMP_EDGE - min(CAPTION, rect.width() * 0.3)) / STEP))


def camp_feet(rect: QRectF, count: int) -> list[QPointF]:
    """Where `count` pieces off the board stand, from the left; they move together where they are many."""
    room = rect.width() - 2 * CAMP_EDGE - min(CAPTION, rect.width() * 0.3)
    usual = _capacity(rect)
    step = room / max(usual, count)
    start = rect.right() - CAMP_EDGE - room + step / 2
    return [QPointF(start + step * number, rect.bottom() - 20) for number in range(max(1, count))]
