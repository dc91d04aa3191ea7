"""The card table beside the map: the draw deck and the piles of discards, counted, never seen."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art.boxes import draw_titled
from desktop.art.cards import HEIGHT, WIDTH
from desktop.art.lettering import font, numeral_font, write, write_fitting
from desktop.art.strokes import at, dashed, draw, ellipse, line, rounded
from desktop.games.maria.art.tactical_cards import DECKS, draw_blank, draw_plain_back
from desktop.profile.theme import Theme

TITLE = 34.0
EDGE = 16.0
FOOT = 20.0
CAPTION = 92.0
"""Room for the words under the draw deck."""


def draw_decks(
    painter: QPainter,
    rect: QRectF,
    words: tuple[str, str, str],
    left: int,
    opened: int,
    discards: tuple[int, ...],
    theme: Theme,
) -> None:
    """Draw the deck that is drawn from with the cards `left` in it, then each deck's discards.

    `words`: the title, what stands under the draw deck and under the discards.
    """
    title, drawn, thrown = words
    draw_titled(painter, rect, title, theme)
    high = rect.height() - TITLE - FOOT - 16
    size = min(high / HEIGHT, (rect.width() - 2 * EDGE) / (WIDTH * 1.18 * (1.5 + len(discards))))
    step = WIDTH * size * 1.18
    aside = max(step, min(CAPTION, rect.width() * 0.27))
    x = rect.center().x() - (aside + step * len(discards)) / 2
    y = rect.y() + TITLE + 4 + (high - HEIGHT * size) / 2
    base, second = rect.bottom() - 13, theme.window.second_ink
    with at(painter, x + (aside - WIDTH * size) / 2, y):
        if left:
            draw_plain_back(painter, max(1, opened), size=size, theme=theme)
            _count(painter, left, size, theme)
        else:
            _gap(painter, size, theme)
    write_fitting(painter, x + aside / 2, base, drawn, "italic", 14, aside, second)
    x += aside + step * 0.09
    write_fitting(
        painter, x + step * len(discards) / 2, base, thrown, "italic", 14, step * len(discards), second
    )
    for number, count in enumerate(discards):
        with at(painter, x + number * step, y):
            _discards(painter, number, count, size, theme)


def _discards(painter: QPainter, deck: int, count: int, size: float, theme: Theme) -> None:
    """The discards of a deck under its numeral, or their dashed place."""
    if count:
        draw_blank(painter, size=size, theme=theme)
        _count(painter, count, size, theme)
    else:
        _gap(painter, size, theme)
    numeral = theme.pieces.card_ink if count else theme.window.second_ink
    write(painter, WIDTH * size / 2, 31 * size, DECKS[deck], font("figures", 24 * size), numeral, "centre")


def _count(painter: QPainter, count: int, size: float, theme: Theme) -> None:
    """A disc with the number of cards on the middle of a pile."""
    radius = min(13.0, WIDTH * size * 0.42)
    px = radius * 1.25
    with at(painter, WIDTH * size / 2, HEIGHT * size * 0.56):
        draw(painter, ellipse(0, 0, radius), theme.pieces.label, 1.3, theme.pieces.outline)
        write(painter, 0, px * 0.35, str(count), numeral_font(theme, px), theme.pieces.label_ink, "centre")


def _gap(painter: QPainter, size: float, theme: Theme) -> None:
    """The dashed place of a pile that is not there."""
    line(painter, rounded(0, 0, WIDTH * size, HEIGHT * size, 5), dashed(theme.window.edge, 1.3, (4.0, 3.0)))
