"""The cards of a side that lie open on the table, in groups of strips: its reserve, its discards, what it may draft."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art.boxes import draw_titled
from desktop.art.lettering import write_fitting
from desktop.art.strokes import at
from desktop.games.acres.art.cards import MINI_HEIGHT, draw_mini_card
from desktop.games.acres.art.faces import ColonyCard
from desktop.profile.theme import Theme

EDGE, TITLE, CAPTION = 14.0, 40.0, 22.0
APART = 4.0
COLUMN = 146.0
"""The least width in which names and prices are read well."""
LEAST, SMALLER = 0.5, 0.04


@dataclass(frozen=True)
class CardGroup:
    """Some cards under a caption, each with how many there are; `priced`: their price is shown."""

    caption: str
    cards: tuple[tuple[ColonyCard, int], ...]
    priced: bool = False


def draw_open_cards(
    painter: QPainter, rect: QRectF, title: str, groups: Sequence[CardGroup], theme: Theme
) -> None:
    """Draw a plate with all groups, as large as they fit in columns."""
    draw_titled(painter, rect, title, theme)
    room = rect.adjusted(EDGE, TITLE, -EDGE, -EDGE)
    size = 1.0
    while size > LEAST and _high(groups, room.width(), size) > room.height():
        size -= SMALLER
    columns = _columns(room.width(), size)
    wide, y = room.width() / columns, room.y()
    for group in groups:
        base = y + CAPTION * size - 6
        write_fitting(
            painter,
            room.x(),
            base,
            group.caption,
            "italic",
            15 * size,
            room.width(),
            theme.window.second_ink,
            "left",
        )
        y += CAPTION * size
        for number, (card, count) in enumerate(group.cards):
            down, across = divmod(number, columns)
            with at(painter, room.x() + across * wide, y + down * (MINI_HEIGHT + APART) * size, size):
                draw_mini_card(
                    painter, card, count=count, price=group.priced, width=wide / size - APART, theme=theme
                )
        y += -(-len(group.cards) // columns) * (MINI_HEIGHT + APART) * size


def _columns(wide: float, size: float) -> int:
    return max(1, int((wide + APART) / (COLUMN * size)))


def _high(groups: Sequence[CardGroup], wide: float, size: float) -> float:
    columns = _columns(wide, size)
    rows = sum(-(-len(group.cards) // columns) for group in groups)
    return (CAPTION * len(groups) + (MINI_HEIGHT + APART) * rows) * size
