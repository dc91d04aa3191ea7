"""How the cards of a game look: what a game declares, so that tray and panels know no card."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.art.cards import HEIGHT, RAISED, STRIP_HIGH, WIDTH, CardState, draw_card_state
from desktop.art.lettering import write_fitting
from desktop.art.specs import Spec
from desktop.art.strokes import at, draw, rounded
from desktop.views.widgets.appearance import Appearance


class Card(NamedTuple):
    """A card, and the side that holds it or to which it is open."""

    id: str
    side: str

    @property
    def ref(self) -> str:
        """Its reference."""
        return f"card:{self.id}"


def _plain(painter: QPainter, appearance: Appearance, card: Card, state: CardState, size: float) -> None:
    """A sheet with the name of the card."""
    del state
    with at(painter, size=size):
        sheet, pieces = QRectF(0, 0, WIDTH, HEIGHT), appearance.theme.pieces
        draw(painter, rounded(0, 0, WIDTH, HEIGHT, 7), pieces.card, 1.5, pieces.outline)
        name, middle = appearance.name(card.ref), sheet.center()
        write_fitting(painter, middle.x(), middle.y(), name, "sans", 15, WIDTH - 12, pieces.card_ink)


def _plain_back(painter: QPainter, appearance: Appearance, side: str, size: float) -> None:
    """A sheet in the colour of a side."""
    with at(painter, size=size):
        theme = appearance.theme
        draw(painter, rounded(0, 0, WIDTH, HEIGHT, 7), theme.side(side), 1.5, theme.pieces.outline)


def _cut(
    painter: QPainter, appearance: Appearance, card: Card, state: CardState, size: float, width: float = WIDTH
) -> None:
    """The upper part of a plain sheet."""
    del width
    with at(painter, size=size):
        painter.setClipRect(QRectF(-12, -12, WIDTH + 24, STRIP_HIGH + 12), Qt.ClipOperation.IntersectClip)
        sheet = rounded(0, 0, WIDTH, HEIGHT, 7)
        draw(painter, sheet, appearance.theme.pieces.card, 1.5, appearance.theme.pieces.outline)
        name = appearance.name(card.ref)
        write_fitting(painter, 8, 24, name, "sans", 15, WIDTH - 16, appearance.theme.pieces.card_ink, "left")
        draw_card_state(painter, state, appearance.theme)


@dataclass(frozen=True)
class StripLook:
    """A card of the hand as a strip: it tells which card it is, and lets the map have the room.

    Attributes:
        width, height: its size at size 1. draw: draws it in a state and in a width, its resting top left corner at
            the origin.
        seen: so much of its left tells what it is: the next strip may lie over the rest. Where that is all of it, the
            strips of a long hand become narrower instead.
        rows: the most rows in which strips lie. above, left, right, below: the room it has around it.
        digit: where the digit stands that plays it.
    """

    width: float = WIDTH
    height: float = STRIP_HIGH
    draw: Callable[[QPainter, Appearance, Card, CardState, float, float], None] = _cut
    seen: float = WIDTH
    rows: int = 1
    above: float = 8.0
    left: float = 5.0
    right: float = 5.0
    below: float = 0.0
    digit: tuple[float, float] = (WIDTH / 2, STRIP_HIGH - 10)


@dataclass(frozen=True)
class CardLook:
    """The cards of a game.

    Attributes:
        width, height: their size at size 1. draw: draws a face in a state, its resting top left corner at the origin.
        back: draws the back of a card that a side holds. order: a hand as it is held.
        rises: the states in which a card stands higher.
        above, beside: the room a card has in the hand, to rise and for the frames of one that is chosen.
        large: a card as it is shown while it is looked at, its top left corner at the origin; None where it can be
            read in the hand.
        strips_first: even the first table shows strips.
        strip: a card as it lies while the map has the room. broad: the same in a wide window, where that is another.
    """

    width: float = WIDTH
    height: float = HEIGHT
    draw: Callable[[QPainter, Appearance, Card, CardState, float], None] = _plain
    back: Callable[[QPainter, Appearance, str, float], None] = _plain_back
    order: Callable[[Iterable[str]], list[str]] = sorted
    rises: tuple[CardState, ...] = (CardState.PLAYABLE, CardState.CHOSEN)
    above: float = RAISED + 4.0
    beside: float = 5.0
    large: Callable[[Appearance, Card], Spec] | None = None
    strip: StripLook = field(default_factory=StripLook)
    broad: StripLook | None = None
    strips_first: bool = False
