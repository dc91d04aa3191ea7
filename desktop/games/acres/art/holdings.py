"""What a side holds: money in coins, its deck, the pieces it has captured, and its camp beside the map."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.art.boxes import CAMP_EDGE, FEET, draw_camp_head, empty_foot
from desktop.art.lettering import font, width_of, write_fitting
from desktop.art.plates import draw_count
from desktop.art.states import draw_shadow
from desktop.art.strokes import at, dashed, draw, ellipse, line, pen, rounded, segment, tint
from desktop.games.acres.art.settlements import Kind, Settlement
from desktop.profile.theme import Theme

MONEY_RECT = QRectF(-22, -38, 46, 56)
COIN_X, COIN_Y, COIN_HIGH = 18.0, 8.0, 5.0
CAPTURED, CAPTURED_STEP = 0.6, 66.0
"""The size of captured pieces, and from one to the next at size 1."""
CAPTION = 42.0
"""The words over the pieces left to a side stand so far above their feet."""
MOST_COINS = 5
"""The highest pile that is drawn; the number says how much it is."""


def draw_money(painter: QPainter, amount: int, *, size: float = 1.0, theme: Theme) -> None:
    """Draw a pile of coins with its number, the middle of its foot at the origin; an empty ring for no money."""
    with at(painter, size=size):
        outline = theme.pieces.outline
        if amount <= 0:
            line(painter, ellipse(0, -2, COIN_X, COIN_Y), dashed(theme.window.edge, 1.4, (4.0, 3.0)))
            draw_count(painter, 0, 6, 5, theme)
            return
        count = min(amount, MOST_COINS)
        draw_shadow(painter, ellipse(5, 3, COIN_X + 1, COIN_Y), theme)
        if theme.pieces.outer:
            pile = rounded(
                -COIN_X, -COIN_HIGH * count - COIN_Y + 2, 2 * COIN_X, COIN_HIGH * count + 2 * COIN_Y - 2, 8
            )
            line(painter, pile, pen(theme.pieces.outer, 5))
        for n in range(count):
            y = -COIN_HIGH * n
            wall = ellipse(0, y, COIN_X, COIN_Y).united(
                rounded(-COIN_X, y - COIN_HIGH, 2 * COIN_X, COIN_HIGH, 0.1)
            )
            draw(painter, wall, theme.pieces.gold, 1.5, outline)
            for x in range(-14, 15, 4):
                low = y + COIN_Y * (1 - (x / COIN_X) ** 2) ** 0.5
                line(painter, segment(x, low - COIN_HIGH + 0.6, x, low - 0.6), pen(tint(outline, 0.55), 0.9))
            draw(painter, ellipse(0, y - COIN_HIGH, COIN_X, COIN_Y), theme.pieces.gold, 1.5, outline)
        top = -COIN_HIGH * count
        draw(painter, ellipse(0, top, COIN_X - 4.4, COIN_Y - 2.2), theme.pieces.medal, 1.0, outline)
        draw_count(painter, amount, 6, 5, theme)


def draw_captured(
    painter: QPainter,
    x: float,
    y: float,
    victim: str,
    villages: int,
    towns: int,
    *,
    size: float = CAPTURED,
    theme: Theme,
) -> None:
    """Draw the captured pieces of a side with their numbers, the first foot at a point; dashed where there are none."""
    kinds: tuple[tuple[Kind, int], ...] = (("village", villages), ("town", towns))
    for number, (kind, count) in enumerate(kinds):
        with at(painter, x + number * CAPTURED_STEP * size, y, size):
            if count:
                Settlement(kind, victim, count=count).draw(painter, theme)
            else:
                line(painter, ellipse(0, 0, 21, 13), dashed(theme.window.edge, 1.4 / size, (4.0, 3.0)))


def supply_feet(rect: QRectF, count: int) -> list[QPointF]:
    """Where `count` pieces left to a side stand, from the left: spread over the whole camp."""
    step = (rect.width() - 2 * CAMP_EDGE) / max(1, count)
    return [
        QPointF(rect.x() + CAMP_EDGE + step * (n + 0.5), rect.bottom() - 22) for n in range(max(1, count))
    ]


def draw_colony_camp(
    painter: QPainter,
    rect: QRectF,
    side: str,
    name: str,
    *,
    money: int,
    victim: str,
    villages: int = 0,
    towns: int = 0,
    captions: tuple[str, str] = ("", ""),
    feet: int = 4,
    theme: Theme,
) -> None:
    """Draw the camp of a side: its money, what it has captured of `victim`, and feet for the pieces left to it.

    `captions` name the captured pieces and those left.
    """
    draw_camp_head(painter, rect, side, name, rect.width() - 2 * CAMP_EDGE - 76, theme)
    left, right, second = rect.x() + CAMP_EDGE, rect.right() - CAMP_EDGE, theme.window.second_ink
    with at(painter, right - 18, rect.y() + 38, 0.86):
        draw_money(painter, money, theme=theme)
    stand, size = supply_feet(rect, feet), CAPTURED * 1.25
    top, base = rect.y() + 50, stand[0].y() - CAPTION
    middle = (top + base) / 2 + 14
    for words, y in ((captions[0], middle - 4), (captions[1], base)):
        write_fitting(painter, left, y, words, "italic", 14, rect.width() / 3, second, "left")
    said = left + min(width_of(captions[0], font("italic", 14)), rect.width() / 3)
    x = max(rect.center().x() - CAPTURED_STEP * size * 0.3, said + CAPTURED_STEP * size * 0.5)
    draw_captured(painter, x, middle, victim, villages, towns, size=size, theme=theme)
    for foot in stand:
        empty_foot(painter, foot, FEET, theme)
