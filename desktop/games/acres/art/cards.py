"""Cards: in the tray, enlarged to be read, face down, and as strips in lists."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from desktop.art.cards import (
    RAISED,
    CardState,
    card_rect,
    draw_card_state,
    draw_lattice,
    draw_medallion,
    draw_sheet,
)
from desktop.art.emblems import draw_emblem
from desktop.art.engraving import engrave
from desktop.art.lettering import font, width_of, write, write_fitting
from desktop.art.strokes import Colour, at, draw, ellipse, fill, line, mix, pen, rounded, segment
from desktop.games.acres.art.faces import ColonyCard, Symbol
from desktop.games.acres.art.setting import SPACING, Block, fitted
from desktop.games.acres.art.symbols import draw_ambush_mark, draw_symbol
from desktop.profile.theme import Theme

WIDTH, HEIGHT = 108.0, 144.0
"""In the tray: as high as any card, a little wider for the names of places."""
LARGE_WIDTH, LARGE_HEIGHT = 240.0, 320.0
IN_FULL = 1.8
"""From this size on a card shows everything in words, as when it is enlarged."""
MINI_WIDTH, MINI_HEIGHT = 120.0, 28.0
BROAD_HEIGHT = 43.0
"""The height of a strip that tells in a second line where its card leads, or what it can do."""
MINI_SYMBOL, STACKED = 19.5, 15.0
"""What a symbol takes on a strip, and under the name on a narrow one."""


@dataclass(frozen=True)
class Layout:
    """The measures of a face: of the sheet, its frame, title, lists, powers and parchment area."""

    width: float
    height: float
    band: float
    title: float
    note: float
    listed: tuple[float, float]
    legible: float
    power: tuple[float, float]
    transport: float
    symbol: float
    gap: float

    @property
    def edge(self) -> float:
        """From the edge of the sheet to what stands inside the frame."""
        return self.band * 2 + 3


TRAY = Layout(WIDTH, HEIGHT, 3.4, 17.5, 0, (10.5, 7.5), 9.0, (11.5, 8.0), 0.56, 0.86, 3.0)
LARGE = Layout(LARGE_WIDTH, LARGE_HEIGHT, 5.0, 28.0, 15.0, (17.0, 12.5), 14.0, (17.0, 12.0), 1.0, 1.5, 6.0)


def draw_colony_card(
    painter: QPainter,
    card: ColonyCard,
    *,
    state: CardState = CardState.PLAIN,
    size: float = 1.0,
    theme: Theme,
) -> None:
    """Draw a card in the tray, the top left corner of its resting place at the origin.

    One that is chosen stands higher. From the size `IN_FULL` on there is room for everything in words.
    """
    with at(painter, size=size):
        painter.translate(0, -RAISED if state is CardState.CHOSEN else 0)
        if size < IN_FULL:
            _face(painter, card, TRAY, theme)
        else:
            draw_large_card(painter, card, size=WIDTH / LARGE_WIDTH, theme=theme)
        draw_card_state(painter, state, theme, WIDTH, HEIGHT)


def draw_large_card(painter: QPainter, card: ColonyCard, *, size: float = 1.0, theme: Theme) -> None:
    """Draw a card enlarged, everything on it in full, its top left corner at the origin."""
    with at(painter, size=size):
        _face(painter, card, LARGE, theme)


def draw_colony_back(painter: QPainter, side: str, *, size: float = 1.0, theme: Theme) -> None:
    """Draw the back of a card of a side, its top left corner at the origin."""
    with at(painter, size=size):
        draw_lattice(painter, theme.side(side), theme.on_colour(side), theme, WIDTH, HEIGHT)
        draw_medallion(painter, side, WIDTH / 2, HEIGHT / 2, theme)


def draw_mini_card(
    painter: QPainter,
    card: ColonyCard,
    *,
    state: CardState = CardState.PLAIN,
    count: int = 1,
    price: bool = False,
    stacked: bool = False,
    broad: bool = False,
    width: float = MINI_WIDTH,
    size: float = 1.0,
    theme: Theme,
) -> None:
    """Draw a card as a strip of a list: whose it is, its name, its symbols; `count` copies, its price where asked.

    `stacked`: a narrow strip, its symbols small under the name. `broad`: a second line with its connections.
    """
    with at(painter, size=size):
        high = BROAD_HEIGHT if broad else MINI_HEIGHT
        _strip_sheet(painter, card, width, high, theme)
        left, right, middle = 14.0, width - 5, MINI_HEIGHT / 2
        if stacked:
            _stack(painter, card, left, right, theme)
            draw_card_state(painter, state, theme, width, high)
            return
        if broad:
            _lead(painter, card, left, right, theme)
        if price and card.price is not None:
            right = _mini_symbol(painter, Symbol("money", card.price), right, theme)
        else:
            wide = width_of(card.name, font("sans", 11)) + (26 if count > 1 else 0)
            fits = int((right - left - wide) / MINI_SYMBOL)
            for symbol in reversed(card.symbols[: max(1, fits)]):
                right = _mini_symbol(painter, symbol, right, theme)
        if count > 1:
            words = f"×{count}"
            face = font("sans", 12, bold=True)
            write(painter, right - 2.5, middle + 4.4, words, face, theme.pieces.card_ink, "right")
            right -= width_of(words, face) + 5
        room = max(10.0, right - left - 2)
        write_fitting(
            painter, left, middle + 4.6, card.name, "sans", 13, room, theme.pieces.card_ink, "left", floor=6
        )
        draw_card_state(painter, state, theme, width, high)


def _strip_sheet(painter: QPainter, card: ColonyCard, width: float, high: float, theme: Theme) -> None:
    """The sheet of a strip: at its left the colour of whose the card is, a line beside it if it is a first one."""
    strip, frame = rounded(0, 0, width, high, 5), theme.colours.frames[card.frame()]
    if theme.pieces.outer:
        line(painter, strip, pen(theme.pieces.outer, 2.6))
    fill(painter, strip, theme.pieces.card)
    fill(painter, rounded(0, 0, 8, high, 3), frame)
    if card.starting:
        line(painter, segment(10.5, 1, 10.5, high - 1), pen(frame, 1.4))
    line(painter, strip, pen(theme.pieces.outline, 1.3))


def _lead(painter: QPainter, card: ColonyCard, left: float, right: float, theme: Theme) -> None:
    """The second line of a broad strip: where the card leads by which transport, else what it can do; as far as it
    has room."""
    y, ink, face = BROAD_HEIGHT - 9.5, _second(theme), font("sans", 11)
    for transport, places in card.connections:
        if right - left < 40:
            return
        with at(painter, left + 7, y):
            draw_symbol(painter, Symbol(transport), size=0.45, theme=theme)
        left += 16
        left += _write_cut(painter, left, y + 4, ", ".join(places), face, right - left, ink) + 6
    if not card.connections:
        _write_cut(painter, left, y + 4, ", ".join(card.short or card.powers), face, right - left, ink)


def _write_cut(
    painter: QPainter, x: float, y: float, words: str, face: QFont, room: float, ink: Colour
) -> float:
    """Write words, shortened where they have no room; how wide they are."""
    shown = QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, room)
    write(painter, x, y, shown, face, ink)
    return width_of(shown, face)


@dataclass(frozen=True)
class LargeCard:
    """A card enlarged to be read, its top left corner at the origin."""

    card: ColonyCard

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw the face."""
        draw_large_card(painter, self.card, theme=theme)

    def rect(self, _theme: Theme, /) -> QRectF:
        """Its room with its shadow."""
        return card_rect(width=LARGE_WIDTH, height=LARGE_HEIGHT)


# ------------------------------------------------------------------------------------------------ the face
def _face(painter: QPainter, card: ColonyCard, by: Layout, theme: Theme) -> None:
    """The parchment area as high as it must be at the bottom, above it the lists, the picture in what is left."""
    draw_sheet(painter, by.width, by.height, theme)
    _frame(painter, card, by, theme)
    room = by.width - 2 * by.edge
    top = _head(painter, card, by, theme)
    bottom = by.height - by.edge - 1.5
    least = by.symbol * 17
    lists_room = bottom - top - _symbols_height(card, by) - by.gap
    lists = _lists(card, by, room, lists_room - least)
    if lists.px < by.legible:  # rather no picture than names that cannot be read
        lists = _lists(card, by, room, lists_room)
    picture_most = room * (0.55 if card.kind == "empire" or card.connections else 0.75)
    spare = bottom - top - lists.high - by.gap
    symbol = by.symbol * (1.0 if card.kind == "location" else 1.35 if card.powers else 1.8)
    row = symbol * 31 if card.symbols else by.symbol * 12
    margin = 2.5 * by.gap if card.powers or card.short else 0.0
    powers = _powers(card, by, room - 8 * by.symbol, spare - row - margin - picture_most * 0.58)
    field_high = row + powers.high + margin
    picture = min(picture_most, spare - field_high - (by.gap if card.connections else 0))
    if card.kind == "empire":
        field_high = max(field_high, spare - picture)
    field = QRectF(by.edge, bottom - field_high, room, field_high)
    if picture > least:
        with at(painter, by.edge, top):
            scene = f"acres/scenes/{card.vignette}"
            engrave(painter, scene, theme.pieces.card_ink, theme.pieces.card, wide=room, high=picture)
        _corners(painter, card, by, QRectF(by.edge, top, room, picture), theme)
        top += picture + by.gap
    _write_lists(painter, card, by, lists, top, (field.top() - by.gap - top - lists.high) / 2, theme)
    _field(painter, card, field, symbol, powers, theme)
    _seal(painter, card, by, theme)


def _frame(painter: QPainter, card: ColonyCard, by: Layout, theme: Theme) -> None:
    """A band in the colour of the card between hairlines; cards of the start have blocks in the corners."""
    colour, band = theme.colours.frames[card.frame()], by.band
    middle = band + 0.5
    line(
        painter, rounded(middle, middle, by.width - 2 * middle, by.height - 2 * middle, 4), pen(colour, band)
    )
    for inset in (middle - band / 2 - 0.4, middle + band / 2 + 0.4):
        box = rounded(inset, inset, by.width - 2 * inset, by.height - 2 * inset, 3.5)
        line(painter, box, pen(theme.pieces.card_ink, 0.7))
    if card.starting:
        half = band * 1.05
        for x in (middle, by.width - middle):
            for y in (middle, by.height - middle):
                draw(
                    painter,
                    rounded(x - half, y - half, 2 * half, 2 * half, 1),
                    colour,
                    0.8,
                    theme.pieces.card_ink,
                )


def _head(painter: QPainter, card: ColonyCard, by: Layout, theme: Theme) -> float:
    """The title and its notes; gives where the rest begins."""
    ink, base = theme.pieces.card_ink, by.edge + by.title * 0.78
    room = by.width - 2 * by.edge - 2
    write_fitting(painter, by.width / 2, base, card.name, "title", by.title, room, ink, caps=True, floor=7)
    if by.note:
        for note in card.notes:
            base += by.note * 1.15
            write_fitting(painter, by.width / 2, base, note, "italic", by.note, room, _second(theme))
    return base + by.title * 0.3


def _second(theme: Theme) -> Colour:
    return mix(theme.pieces.card_ink, theme.pieces.card_rule, 0.35)


def _lists(card: ColonyCard, by: Layout, room: float, high: float) -> Block:
    names = [
        [f"{name}," for name in places[:-1]] + list(places[-1:]) for _transport, places in card.connections
    ]
    gaps = by.gap * max(0, len(names) - 1)
    block = fitted(names, by.listed, room - _column(by), high - gaps, by.transport * 22)
    return Block(block.px, block.lines, block.high + gaps)


def _column(by: Layout) -> float:
    """What the sign of a transport takes at the left of its list."""
    return by.transport * 32


def _write_lists(
    painter: QPainter, card: ColonyCard, by: Layout, block: Block, top: float, spare: float, theme: Theme
) -> None:
    """Each transport with its sign at the left of the places it leads to."""
    face, step = font("sans", block.px), block.px * SPACING
    y = top + max(0.0, min(spare, by.gap * 2))
    for number, (transport, _places) in enumerate(card.connections):
        lines = [words for paragraph, words in block.lines if paragraph == number]
        tall = max(by.transport * 22, len(lines) * step)
        with at(painter, by.edge + by.transport * 13.5, y + min(tall / 2, by.transport * 13)):
            draw_symbol(painter, Symbol(transport), size=by.transport, theme=theme)
        base = y + (tall - len(lines) * step) / 2 + block.px * 0.9
        for row, words in enumerate(lines):
            write(painter, by.edge + _column(by), base + row * step, words, face, theme.pieces.card_ink)
        y += tall + by.gap


def _powers(card: ColonyCard, by: Layout, room: float, high: float) -> Block:
    words = (card.short or card.powers) if by is TRAY else card.powers
    return fitted([text.split() for text in words], by.power, room, high)


def _symbols_height(card: ColonyCard, by: Layout) -> float:
    """How high the row of symbols of a location is; an area with nothing in it is a narrow strip."""
    return by.symbol * (31 if card.symbols else 12)


def _field(
    painter: QPainter, card: ColonyCard, field: QRectF, symbol: float, powers: Block, theme: Theme
) -> None:
    """The parchment area: symbols in a row, below them the powers in words (cards.3)."""
    ground = mix(mix(theme.pieces.card, theme.pieces.wood, 0.10), theme.pieces.gold, 0.10)
    box = rounded(field.x(), field.y(), field.width(), field.height(), 3)
    draw(painter, box, ground, 1.0, theme.pieces.card_rule)
    high = symbol * 31 if card.symbols else 0.0
    spare = (field.height() - high - powers.high) / (3 if card.symbols and powers.lines else 2)
    y = field.y() + spare
    if card.symbols:
        step = min(symbol * 33, field.width() / len(card.symbols))
        for number, kind in enumerate(card.symbols):
            with at(
                painter, field.center().x() + step * (number - (len(card.symbols) - 1) / 2), y + high / 2
            ):
                draw_symbol(painter, kind, size=symbol, theme=theme)
        y += high + spare
    face = font("sans", powers.px)
    for row, (_number, words) in enumerate(powers.lines):
        base = y + powers.px * (0.9 + row * SPACING)
        write(painter, field.center().x(), base, words, face, theme.pieces.card_ink, "centre")


def _corners(painter: QPainter, card: ColonyCard, by: Layout, picture: QRectF, theme: Theme) -> None:
    """On the picture: its price at the upper left, the mark of the ambush at the lower right."""
    size = by.symbol * 0.78
    if card.price is not None:
        with at(painter, picture.left() + 9 * size, picture.top() + 9 * size):
            draw_symbol(painter, Symbol("money", card.price), size=size, theme=theme)
    if card.ambush:
        with at(painter, picture.right() - 9 * size, picture.bottom() - 9 * size):
            draw_ambush_mark(painter, size=size, theme=theme)


def _seal(painter: QPainter, card: ColonyCard, by: Layout, theme: Theme) -> None:
    """Whose card it is, on the lower band; a card open to both bears nothing there."""
    if card.side == "green":
        return
    radius = by.band * 2.15
    x, y = by.width / 2, by.height - by.band - 2
    draw(painter, ellipse(x, y, radius), theme.pieces.label, 1.1, theme.pieces.outline)
    draw_emblem(painter, card.side, x, y, radius * 0.72, theme.on_label(card.side), theme=theme)


def _stack(painter: QPainter, card: ColonyCard, left: float, right: float, theme: Theme) -> None:
    """The name of a card over its symbols, from the left."""
    ink, step = theme.pieces.card_ink, min(STACKED, (right - left) / max(1, len(card.symbols)))
    y, px = (11.0, 11.0) if card.symbols else (MINI_HEIGHT / 2 + 4.6, 13.0)
    write_fitting(painter, left, y, card.name, "sans", px, right - left, ink, "left", floor=7)
    for number, symbol in enumerate(card.symbols):
        with at(painter, left + 5 + step * (number + 0.5), 20.0):
            draw_symbol(painter, symbol, size=0.46, theme=theme)


def _mini_symbol(painter: QPainter, symbol: Symbol, right: float, theme: Theme) -> float:
    with at(painter, right - 9, MINI_HEIGHT / 2):
        draw_symbol(painter, symbol, size=0.68, theme=theme)
    return right - MINI_SYMBOL
