"""What lies beside the map: camps of factions, support boxes, the plates of faith, order, turn and score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.art.boxes import CAMP_EDGE, draw_camp_head, draw_titled, empty_foot
from desktop.art.cards import HEIGHT, WIDTH
from desktop.art.emblems import draw_emblem
from desktop.art.hatching import hatch_side
from desktop.art.lettering import font, numeral_font, width_of, write, write_fitting
from desktop.art.strokes import (
    at,
    draw,
    ellipse,
    fill,
    line,
    pen,
    polygon,
    rounded,
)
from desktop.games.revolution.art.cards import TAB_HIGH, TAB_WIDE, CardFace, draw_card_face, draw_card_tab
from desktop.games.revolution.art.counters import Counter
from desktop.games.revolution.art.marks import (
    draw_box_sign,
    draw_order_plate,
    draw_university,
)
from desktop.profile.theme import Theme

HEAD, EDGE = 40.0, 14.0
FOOT = 26.0
"""Feet of a camp stand so far above its lower edge."""
FIRST, STEP = 40.0, 44.0
SPACE = 17.0


@dataclass(frozen=True)
class CampFace:
    """What a camp says: whose it is, who leads it, its place in the order, points, and the cards held (name, city)."""

    side: str
    name: str
    person: str = ""
    order: int = 0
    points: str = ""
    sources: tuple[str, ...] = ()
    cards: tuple[tuple[str, bool], ...] = ()


def camp_feet(rect: QRectF, count: int) -> list[QPointF]:
    """Where what a faction has in its camp stands: from the left, closer where it is much."""
    room = rect.width() - 2 * CAMP_EDGE - FIRST
    step = min(STEP, room / max(1, count - 1)) if count > 1 else 0.0
    return [
        QPointF(rect.x() + CAMP_EDGE + FIRST / 2 + step * number, rect.bottom() - FOOT)
        for number in range(max(1, count))
    ]


def draw_faction_camp(painter: QPainter, rect: QRectF, face: CampFace, theme: Theme) -> None:
    """Draw a camp: its head, points by source, cards as tabs; what stands in it stands along its lower edge."""
    w, right, inner = theme.window, rect.right() - CAMP_EDGE, rect.adjusted(CAMP_EDGE, 66, -CAMP_EDGE, -64)
    points = width_of(face.points, numeral_font(theme, 30))
    room = inner.width() - points - 100
    draw_camp_head(painter, rect, face.side, face.name, min(room, 190), theme)
    named = inner.x() + 36 + min(room, 190, width_of(face.name, font("title", 20)))
    beside = right - points - 56 - named
    write_fitting(painter, named, rect.y() + 33, face.person, "italic", 15, beside, w.second_ink, "left")
    with at(painter, right - points - 32, rect.y() + 27):
        draw_order_plate(painter, face.side, face.order, size=0.82, theme=theme)
    write(painter, right, rect.y() + 37, face.points, numeral_font(theme, 30), w.ink, "right")
    sources = "  ".join(face.sources)
    write_fitting(painter, inner.x(), rect.y() + 58, sources, "sans", 13, inner.width(), w.second_ink, "left")
    _tabs(painter, inner, face, theme)


def _tabs(painter: QPainter, room: QRectF, face: CampFace, theme: Theme) -> None:
    """The cards held as tabs in rows, as large as all have room."""
    if not face.cards:
        return

    def of_row(size: float) -> int:
        return max(1, int((room.width() + 4) / (TAB_WIDE * size + 4)))

    def high(size: float) -> float:
        return -(-len(face.cards) // of_row(size)) * (TAB_HIGH * size + 3)

    sizes = [1 - 0.05 * smaller for smaller in range(11)]
    size = next((one for one in sizes if high(one) <= room.height() + 3), sizes[-1])
    for number, (name, city) in enumerate(face.cards):
        row, column = divmod(number, of_row(size))
        with at(
            painter, room.x() + column * (TAB_WIDE * size + 4), room.y() + row * (TAB_HIGH * size + 3), size
        ):
            draw_card_tab(painter, QPointF(), name, city=city, side=face.side, theme=theme)


def draw_cards(painter: QPainter, rect: QRectF, title: str, faces: Sequence[CardFace], theme: Theme) -> None:
    """Draw cards as they lie open, in the rows in which they are largest."""
    draw_titled(painter, rect, title, theme)
    room, gap = rect.adjusted(EDGE, HEAD, -EDGE, -EDGE), 8.0

    def size_in(rows: int) -> float:
        of_row = -(-len(faces) // rows)
        return min(1.0, (room.height() / rows - gap) / HEIGHT, (room.width() / of_row - gap) / WIDTH)

    rows = max(range(1, len(faces) + 1), key=size_in)
    size, of_row = size_in(rows), -(-len(faces) // rows)
    for number, face in enumerate(faces):
        row, column = divmod(number, of_row)
        with at(
            painter, room.x() + column * (WIDTH * size + gap), room.y() + row * (HEIGHT * size + gap), size
        ):
            draw_card_face(painter, face, theme)


# --- support boxes --------------------------------------------------------------------


@dataclass(frozen=True)
class BoxFace:
    """What a support box says: its title, whom it serves, where it leads, its spaces and whose counters lie there.

    `spaces`: for each its kind ("plain", "coloured", "diagonal") and who holds it ("" for nobody).
    """

    box: str
    title: str
    sides: tuple[str, ...]
    leads: str
    spaces: tuple[tuple[str, str], ...]
    slots: int = 0


def draw_support_box(painter: QPainter, rect: QRectF, face: BoxFace, theme: Theme) -> None:
    """Draw a box: what stands for it at the left, its spaces at the right, in the middle room for the counters."""
    draw_titled(painter, rect, face.title, theme)
    middle = rect.y() + HEAD + (rect.height() - HEAD - 22) / 2
    with at(painter, rect.x() + 42, middle):
        draw_box_sign(painter, face.box, size=1.15, theme=theme)
    for number, side in enumerate(face.sides):
        x = rect.x() + 84 + 24 * number if face.spaces else rect.right() - 30 - 24 * number
        draw_emblem(painter, side, x, middle, 9, theme.window.ink, theme=theme)
    for number, (kind, side) in enumerate(face.spaces):
        x = rect.right() - EDGE - (len(face.spaces) - number - 0.5) * (SPACE + 4)
        _space(painter, x, middle, kind, side, theme)
    for number in range(face.slots):
        empty_foot(
            painter,
            QPointF(rect.x() + rect.width() * (number + 1) / (face.slots + 1), middle + 10),
            0.8,
            theme,
        )
    write_fitting(
        painter, rect.center().x(), rect.bottom() - 9, face.leads, "italic", 13.5, rect.width() - 28,
        theme.window.second_ink, floor=7.0,
    )  # fmt: skip


def _space(painter: QPainter, x: float, y: float, kind: str, side: str, theme: Theme) -> None:
    """A space: paper leads to the map, gold to the treasury, halved either way; a disc of who holds it."""
    box = rounded(x - SPACE / 2, y - SPACE / 2, SPACE, SPACE, 2.5)
    half = SPACE / 2
    draw(
        painter, box, theme.pieces.gold if kind == "coloured" else theme.pieces.label, 0, theme.pieces.outline
    )
    if kind == "diagonal":
        corner = polygon(
            [(x + half - 1, y - half + 1), (x + half - 1, y + half - 1), (x - half + 1, y + half - 1)]
        )
        fill(painter, corner, theme.pieces.gold)
    line(painter, box, pen(theme.pieces.outline, 1.3))
    if side:
        draw(painter, ellipse(x, y, half - 3), theme.side(side), 1.1, theme.pieces.outline)
        hatch_side(painter, ellipse(x, y, half - 3), side, theme, pitch=2.6, width=0.7)


# --- faith ----------------------------------------------------------------------------


def draw_coins(painter: QPainter, coins: Mapping[str, int], size: float, theme: Theme) -> None:
    """Draw the coins of factions that lie on a city, to the right of the origin."""
    for number, (side, count) in enumerate(coins.items()):
        with at(painter, 14 + number * 25, 2, size):
            Counter(side, count, "coin", told=True).draw(painter, theme)


def draw_universities(
    painter: QPainter, rect: QRectF, title: str, items: Sequence[tuple[str, str, str]], theme: Theme
) -> None:
    """Draw the universities: a book each, its place, and its status in words; "" for one that is not there yet."""
    draw_titled(painter, rect, title, theme)
    wide = (rect.width() - 2 * EDGE) / max(1, len(items))
    sides = {"catholic": "catholics", "reformed": "reformers"}
    for number, (name, status, words) in enumerate(items):
        x, y = rect.x() + EDGE + wide * (number + 0.5), rect.y() + HEAD + 10
        with at(painter, x, y):
            draw_university(
                painter, sides.get(status, ""), bool(status), size=min(1.1, wide / 46), theme=theme
            )
        write_fitting(painter, x, y + 27, name, "title", 14, wide - 4, theme.window.ink, floor=7.0)
        write_fitting(painter, x, y + 41, words, "italic", 12.5, wide - 4, theme.window.second_ink, floor=7.0)


# --- order, turn, score -----------------------------------------------------------------


def draw_order(
    painter: QPainter,
    rect: QRectF,
    title: str,
    rows: Sequence[tuple[str, Sequence[str]]],
    acting: str,
    theme: Theme,
) -> None:
    """Draw the order of play, and below it, while cards are laid, that of the next turn so far; each with its words."""
    draw_titled(painter, rect, title, theme)
    high, first = (rect.height() - HEAD - 6) / len(rows), rect.x() + EDGE + 76
    wide = (rect.right() - EDGE - first) / max(1, len(rows[0][1]))
    for number, (words, sides) in enumerate(rows):
        y = rect.y() + HEAD - 4 + high * (number + 0.5)
        write_fitting(painter, first - 8, y + 5, words, "italic", 14, 72, theme.window.second_ink, "right")
        for place, side in enumerate(sides):
            now = not number and side == acting
            with at(painter, first + wide * (place + 0.5), y, min(1.2, wide / 48, high / 32)):
                draw_order_plate(painter, side, place + 1, acting=now, theme=theme)
