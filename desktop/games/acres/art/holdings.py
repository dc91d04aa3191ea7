"""What a side holds: money in coins, its deck, the pieces it has captured, and its camp beside the map."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.art.boxes import draw_cartouche, empty_foot
from desktop.art.camps import EDGE, NAME, PIECE
from desktop.art.lettering import font, numeral_font, width_of, write, write_fitting
from desktop.art.shields import draw_shield
from desktop.art.states import draw_shadow
from desktop.art.strokes import at, dashed, draw, ellipse, line, pen, rounded, segment, tint
from desktop.games.acres.art.badges import draw_count
from desktop.games.acres.art.cards import HEIGHT, WIDTH, draw_colony_back
from desktop.games.acres.art.settlements import Settlement, draw_settlement
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


def draw_deck(painter: QPainter, side: str, count: int, *, size: float = 1.0, theme: Theme) -> None:
    """Draw a deck face down with the number of its cards, its top left corner at the origin."""
    with at(painter, size=size):
        if count <= 0:
            line(painter, rounded(0, 0, WIDTH, HEIGHT, 7), dashed(theme.window.edge, 1.6, (4.0, 3.0)))
        for n in range(min(count, 3)):
            with at(painter, 3.0 * n, -3.0 * n):
                draw_colony_back(painter, side, theme=theme)
        lifted = 3.0 * max(0, min(count, 3) - 1)
        plate = rounded(WIDTH / 2 - 20 + lifted, HEIGHT - 34 - lifted, 40, 28, 4)
        draw(painter, plate, theme.pieces.label, 1.6, theme.pieces.outline)
        ink = theme.pieces.label_ink
        write(
            painter,
            WIDTH / 2 + lifted,
            HEIGHT - 12.5 - lifted,
            str(count),
            numeral_font(theme, 24),
            ink,
            "centre",
        )


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
    kinds: tuple[tuple[Settlement, int], ...] = (("village", villages), ("town", towns))
    for number, (kind, count) in enumerate(kinds):
        with at(painter, x + number * CAPTURED_STEP * size, y, size):
            if count:
                draw_settlement(painter, kind, victim, count=count, theme=theme)
            else:
                line(painter, ellipse(0, 0, 21, 13), dashed(theme.window.edge, 1.4 / size, (4.0, 3.0)))


def supply_feet(rect: QRectF, count: int) -> list[QPointF]:
    """Where `count` pieces left to a side stand, from the left: spread over the whole camp."""
    step = (rect.width() - 2 * EDGE) / max(1, count)
    return [QPointF(rect.x() + EDGE + step * (n + 0.5), rect.bottom() - 22) for n in range(max(1, count))]


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
    draw_cartouche(painter, rect, theme=theme)
    left, right, ink, second = rect.x() + EDGE, rect.right() - EDGE, theme.window.ink, theme.window.second_ink
    with at(painter, left + 12, rect.y() + 27):
        draw_shield(painter, side, size=0.9, theme=theme)
    with at(painter, right - 18, rect.y() + 38, 0.86):
        draw_money(painter, money, theme=theme)
    room = rect.width() - 2 * EDGE - 30 - 46
    write_fitting(painter, left + 32, rect.y() + 33, name, "title", NAME, room, ink, "left")
    stand, size = supply_feet(rect, feet), CAPTURED * 1.25
    top, base = rect.y() + 50, stand[0].y() - CAPTION
    middle = (top + base) / 2 + 14
    for words, y in ((captions[0], middle - 4), (captions[1], base)):
        write_fitting(painter, left, y, words, "italic", 14, rect.width() / 3, second, "left")
    said = left + min(width_of(captions[0], font("italic", 14)), rect.width() / 3)
    x = max(rect.center().x() - CAPTURED_STEP * size * 0.3, said + CAPTURED_STEP * size * 0.5)
    draw_captured(painter, x, middle, victim, villages, towns, size=size, theme=theme)
    for foot in stand:
        empty_foot(painter, foot, PIECE, theme)
