"""Cards 96 by 144: Opportunities with a head in the colour of their kind, events in two halves, and backs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.art.cards import (
    HEIGHT,
    RAISED,
    STRIP_HIGH,
    WIDTH,
    CardState,
    draw_card_state,
    draw_lattice,
    draw_medallion,
    draw_sheet,
)
from desktop.art.drawings import drawing
from desktop.art.engraving import engrave
from desktop.art.hatching import hatch
from desktop.art.lettering import font, width_of, wrap, write_fitting
from desktop.art.strokes import at, draw, fill, inside_of, line, mix, pen, rounded, segment, tint
from desktop.profile.theme import Theme

Category = Literal["espionage", "foreign", "internal", "defence"]

HEADS: dict[Category, tuple[str, str]] = {
    "espionage": ("#4B3A66", "mask"), "foreign": ("#1F5A2B", "quill"),
    "internal": ("#7A4606", "plough"), "defence": ("#7E1B16", "drum"),
}  # fmt: skip
"""The colours of the heads, and the signs on them."""
HEAD = 34.0
SCENE = QRectF(7, 38, 82, 42)
SMALL = QRectF(0, 0, 44, 24.2)
"""The picture of an Opportunity, and of a half of an event."""
WORDS, LEAST, LEADING = 10.0, 4.8, 1.14
LARGE = 2.1
"""How much larger a card is while it is looked at."""
GOOD, BAD = 0.3, 0.2
"""How strongly the halves of an event are tinted: gold, and grey."""


@dataclass(frozen=True)
class Half:
    """What one half of an event says: its name, what it does, the picture on it."""

    name: str
    effect: str
    scene: str


@dataclass(frozen=True)
class Opportunity(Half):
    """What a card of the hand says, and its kind."""

    category: Category


def draw_opportunity(
    painter: QPainter,
    card: Opportunity,
    *,
    state: CardState = CardState.PLAIN,
    size: float = 1.0,
    theme: Theme,
) -> None:
    """Draw an Opportunity, the top left corner of its resting place at the origin; one that is chosen stands higher."""
    with at(painter, size=size):
        painter.translate(0, -RAISED if state in (CardState.PLAYABLE, CardState.CHOSEN) else 0)
        _face(painter, card, theme)
        draw_card_state(painter, state, theme)


def _face(painter: QPainter, card: Opportunity, theme: Theme) -> None:
    draw_sheet(painter, WIDTH, HEIGHT, theme)
    _head(painter, card, WIDTH, theme)
    _scene(painter, card, SCENE, theme)
    _words(
        painter, card.effect, QRectF(7, SCENE.bottom() + 4, WIDTH - 14, HEIGHT - SCENE.bottom() - 9), theme
    )
    line(painter, rounded(3, 3, WIDTH - 6, HEIGHT - 6, 5), pen(theme.pieces.card_rule, 0.9))


def _scene(painter: QPainter, card: Half, room: QRectF, theme: Theme) -> None:
    """The picture of a card."""
    inks = theme.pieces.card_ink, theme.pieces.card
    with at(painter, room.x(), room.y()):
        engrave(painter, card.scene, *inks, wide=room.width(), high=room.height())


def _head(painter: QPainter, card: Opportunity, wide: float, theme: Theme) -> None:
    """The head in the colour of the kind, with its sign and the name in two lines at most."""
    ink, sign = HEADS[card.category]
    colour, paper = theme.fixed(ink), theme.pieces.label
    draw(painter, rounded(4.5, 4.5, wide - 9, HEAD - 4.5, 3.5), colour, 1.2, theme.pieces.outline)
    with at(painter, 17, 4.5 + (HEAD - 4.5) / 2, 0.86):
        drawing(f"sachsen/signs/{sign}").draw(painter, lambda _ink: paper)
    room, px = wide - 37, 15.0
    while px > 8.5 and (
        len(lines := wrap(card.name, font("title", px), room)) > 2
        or any(width_of(words, font("title", px)) > room for words in lines)
    ):
        px -= 0.5
    lines = wrap(card.name, font("title", px), room)
    middle = 4.5 + (HEAD - 4.5) / 2
    for number, words in enumerate(lines):
        base = middle + px * 0.32 + (number - (len(lines) - 1) / 2) * px * 0.98
        write_fitting(painter, 31, base, words, "title", px, room, paper, "left", floor=6.5)


def _words(painter: QPainter, said: str, room: QRectF, theme: Theme) -> None:
    """Words in the middle of a room, as large as it has space for them."""
    px = WORDS
    while (lines := wrap(said, font("sans", px), room.width())) and (
        px > LEAST and len(lines) * px * LEADING > room.height()
    ):
        px -= 0.25
    top = room.y() + max(0.0, (room.height() - len(lines) * px * LEADING) / 2)
    for number, words in enumerate(lines):
        base = top + px * (0.9 + number * LEADING)
        ink = theme.pieces.card_ink
        write_fitting(painter, room.center().x(), base, words, "sans", px, room.width(), ink, floor=4.5)


@dataclass(frozen=True)
class LargeOpportunity:
    """A card as it is shown while it is looked at, its top left corner at the origin."""

    card: Opportunity

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw it enlarged."""
        draw_opportunity(painter, self.card, size=LARGE, theme=theme)

    def rect(self, _theme: Theme, /) -> QRectF:
        """Its room."""
        return QRectF(-3, -3, LARGE * WIDTH + 12, LARGE * HEIGHT + 14)


def draw_strip(
    painter: QPainter, card: Opportunity, *, state: CardState, width: float, size: float, theme: Theme
) -> None:
    """Draw the head of a card and the top of its picture, as it lies while the map has the room."""
    with at(painter, size=size):
        painter.setClipRect(QRectF(-12, -12, width + 24, STRIP_HIGH + 12), Qt.ClipOperation.IntersectClip)
        draw_sheet(painter, width, HEIGHT, theme)
        _head(painter, card, width, theme)
        _scene(painter, card, QRectF(SCENE.x(), SCENE.y(), width - 14, SCENE.height()), theme)
        draw_card_state(painter, state, theme, width)


def draw_back(painter: QPainter, side: str, *, size: float = 1.0, theme: Theme) -> None:
    """Draw the back of a card that a State holds."""
    with at(painter, size=size):
        draw_lattice(painter, theme.side(side), theme.on_colour(side), theme)
        draw_medallion(painter, side, WIDTH / 2, HEIGHT / 2, theme)


def draw_event(
    painter: QPainter, bad: Half, good: Half, met: str, *, size: float = 1.0, theme: Theme
) -> None:
    """Draw an event: the bad half above on grey, the good one below on gold; `met` is "bad", "good" or "" (no die yet).

    The half that the die has not met is faint.
    """
    with at(painter, size=size):
        draw_sheet(painter, WIDTH, HEIGHT, theme)
        with inside_of(painter, rounded(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, 6.2)):
            _half(painter, bad, QRectF(0, 0, WIDTH, HEIGHT / 2), faint=met == "good", gold=False, theme=theme)
            _half(
                painter,
                good,
                QRectF(0, HEIGHT / 2, WIDTH, HEIGHT / 2),
                faint=met == "bad",
                gold=True,
                theme=theme,
            )
        line(painter, segment(0, HEIGHT / 2, WIDTH, HEIGHT / 2), pen(theme.pieces.outline, 1.2))
        line(painter, rounded(3, 3, WIDTH - 6, HEIGHT - 6, 5), pen(theme.pieces.card_rule, 0.9))


def _half(painter: QPainter, half: Half, room: QRectF, *, faint: bool, gold: bool, theme: Theme) -> None:
    ground = (
        mix(theme.pieces.card, theme.pieces.gold, GOOD) if gold else mix(theme.pieces.card, "#6E6E6E", BAD)
    )
    painter.fillRect(room, ground)
    if not gold:
        whole = rounded(room.x(), room.y(), room.width(), room.height(), 1)
        hatch(painter, whole, (45.0,), tint(theme.pieces.card_ink, 0.12), 4.0, 0.8)
    left = room.x() + 7
    write_fitting(
        painter,
        room.center().x(),
        room.y() + 14.5,
        half.name,
        "title",
        13,
        WIDTH - 16,
        theme.pieces.card_ink,
        floor=7,
    )
    small = SMALL.translated(room.center().x() - SMALL.width() / 2, room.y() + 18.5)
    _scene(painter, half, small, theme)
    _words(painter, half.effect, QRectF(left, room.y() + 44.5, WIDTH - 14, room.height() - 48), theme)
    if faint:
        fill(
            painter,
            rounded(room.x(), room.y(), room.width(), room.height(), 0.1),
            tint(theme.pieces.card, 0.62),
        )
