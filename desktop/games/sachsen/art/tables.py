"""What lies beside the map: camps of players, courts of neutral States, the event with the order of play, wars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.art.boxes import CAMP_EDGE, draw_camp_head, draw_titled, empty_foot
from desktop.art.cards import HEIGHT, WIDTH
from desktop.art.drawings import drawing
from desktop.art.inks import piece_inks
from desktop.art.lettering import font, numeral_font, width_of, write, write_fitting
from desktop.art.shields import draw_shield
from desktop.art.small_cards import draw_small_deck
from desktop.art.strokes import at, line, pen, segment
from desktop.games.sachsen.art.cards import Half, draw_event
from desktop.games.sachsen.art.counters import BARE, Counter
from desktop.profile.theme import Theme

HEAD, EDGE = 40.0, 14.0
FOOT, STEP, FIRST = 42.0, 46.0, 24.0
"""Feet of a camp stand so far above its lower edge, apart, and from its left edge."""
STOCK, ROW, ROWS = 5, 6, 3
"""So many kinds of brigades can be enrolled; other units off the board stand in rows of so many above them."""
UP, CLOSE = 60.0, 50.0
"""From one row to the next; from one of four to the next."""
BELOW = 34.0
"""What is written under a unit stands so far below its foot, clear of its ring."""
LINE = 26.0
"""From one line of a camp to the next."""
COINS: tuple[int, ...] = (100, 50, 30, 10, 5, 1)
"""The six values of coins, in hundred thousands."""
COUNTER_SIZE = 0.4
SINGLE, WED, CHILD = 22.0, 34.0, 0.86
"""What an heir takes who is not married, and one who is; how large they are."""


@dataclass(frozen=True)
class Child:
    """An heir: a prince or a princess, and the State into whose house he or she has married, "" for none."""

    son: bool
    married: str = ""


@dataclass(frozen=True)
class Rank:
    """How many units of a kind a column has: on the board, and off it."""

    kind: str
    on: int
    off: int


@dataclass(frozen=True)
class CampFace:
    """What a camp says.

    Attributes:
        side: the State; name: its name. person: who leads it. order: place in the order of play. points: in words.
        money, budget, coins: the treasury in words, what comes and goes each turn, the coins that it makes.
        cards: in the hand. service, blocked: the service lies open; turns that a wounded ruler still misses.
        battles, wars: won. heirs: of the ruler. others: further States led. columns: by column what it has.
        waiting: of each unit off the board the turn of its return, "" where none is known.
    """

    side: str
    name: str
    person: str = ""
    order: int = 0
    points: str = ""
    money: str = ""
    budget: str = ""
    coins: tuple[int, ...] = ()
    cards: int = 0
    service: bool = False
    blocked: int = 0
    battles: int = 0
    wars: int = 0
    heirs: tuple[Child, ...] = ()
    others: tuple[str, ...] = ()
    columns: tuple[tuple[Rank, ...], ...] = ()
    waiting: tuple[str, ...] = ()


def coins_of(money: int) -> tuple[int, ...]:
    """The fewest coins that make so much, the greatest first."""
    found: list[int] = []
    for value in COINS:
        found += [value] * (money // value)
        money %= value
    return tuple(found)


def camp_feet(rect: QRectF, count: int) -> list[QPointF]:
    """Where units off the board stand, from the left, closer where they are many: last and lowest the stock."""
    above = max(0, count - STOCK)
    rows = min(ROWS, -(-above // ROW))
    up = UP if rows < ROWS else CLOSE
    found = list[QPointF]()
    for row in range(rows, 0, -1):
        here = -(-above // row)
        found += _feet(rect, here, rect.bottom() - FOOT - up * row)
        above -= here
    return found + _feet(rect, min(max(1, count), STOCK), rect.bottom() - FOOT)


def _feet(rect: QRectF, count: int, y: float) -> list[QPointF]:
    room = rect.width() - 2 * CAMP_EDGE - 2 * FIRST + 8
    step = min(STEP, room / max(1, count - 1)) if count > 1 else 0.0
    return [QPointF(rect.x() + CAMP_EDGE + FIRST - 4 + step * number, y) for number in range(count)]


def _drawn(painter: QPainter, name: str, x: float, y: float, size: float, theme: Theme) -> None:
    with at(painter, x, y, size):
        drawing(f"sachsen/{name}").draw(painter, piece_inks(theme))


def draw_state_camp(painter: QPainter, rect: QRectF, face: CampFace, theme: Theme) -> None:
    """Draw a camp: head, treasury, hand and honours, heirs, column; units off the board stand along its lower edge.

    Where they are many they take the room of the column, and what stands above them that of one line.
    """
    w, left, right = theme.window, rect.x() + CAMP_EDGE, rect.right() - CAMP_EDGE
    points = width_of(face.points, numeral_font(theme, 30)) if face.points else 0.0
    draw_camp_head(painter, rect, face.side, face.name, right - left - points - 50, theme)
    write(painter, right, rect.y() + 37, face.points, numeral_font(theme, 30), w.ink, "right")
    told = f"{face.order}. {face.person}" if face.order else face.person
    half, second = (right - left) / 2, w.second_ink
    write_fitting(painter, left, rect.y() + 60, told, "italic", 15, half, second, "left")
    write_fitting(painter, right, rect.y() + 60, face.budget, "sans", 12, half, second, "right", floor=7)
    many = len(face.waiting) > STOCK + ROW
    y = rect.y() + 60 + (LINE * 0.75 if many else LINE)
    if face.money:
        x = _treasury(painter, face, left, y, theme)
        if not many:
            x, y = left, y + LINE
        x = _honours(painter, face, x, y, theme)
        draw_children(painter, face.heirs, x, right, y - 5, theme)
        for number, side in enumerate(face.others):
            with at(painter, right - 9 - 17 * number, rect.y() + 81, 0.6):
                draw_shield(painter, side, theme=theme)
    for number, column in enumerate(() if many else face.columns):
        of = str(number + 1) if len(face.columns) > 1 else ""
        _column(painter, face.side, of, column, left, right, y + 25 + 19 * number, theme)
    _waiting(painter, rect, face, theme)


def _treasury(painter: QPainter, face: CampFace, left: float, y: float, theme: Theme) -> float:
    """The sum, and the coins that make it; gives where the sum ends."""
    bold = font("sans", 17, bold=True)
    write(painter, left, y, face.money, bold, theme.window.ink)
    end = left + width_of(face.money, bold) + 12
    for number, value in enumerate(face.coins[:8] if len(face.waiting) <= STOCK + ROW else ()):
        _drawn(painter, f"coins/{value}", end + 4 + 10 * number, y - 6, 0.86, theme)
    return end


def _honours(painter: QPainter, face: CampFace, left: float, y: float, theme: Theme) -> float:
    """The hand, the service, battles and wars won, turns a wounded ruler still misses; gives where it ends."""
    bold, ink = font("sans", 14, bold=True), theme.window.ink
    draw_small_deck(painter, left + 9, y - 5, theme.side(face.side), theme)
    write(painter, left + 20, y, str(face.cards), bold, ink)
    x = left + 38
    if face.service:
        _drawn(painter, "marks/service", x, y - 5, 0.72, theme)
        x += 20
    for name, number, size in (
        ("marks/war", face.battles, 0.66), ("marks/laurel", face.wars, 0.76), ("marks/hour-glass", face.blocked, 0.8),
    ):  # fmt: skip
        if number:
            _drawn(painter, name, x + 2, y - 5, size, theme)
            write(painter, x + 14, y, str(number), bold, ink)
            x += 32
    return x + 2


def draw_child(painter: QPainter, child: Child, x: float, y: float, size: float, theme: Theme) -> float:
    """Draw an heir, with a ring and the arms he or she has married into; gives where the next may stand."""
    _drawn(painter, "marks/prince" if child.son else "marks/princess", x, y, size, theme)
    if not child.married:
        return x + SINGLE * size
    with at(painter, x + 12 * size, y + 5 * size, 0.6 * size):
        draw_shield(painter, child.married, theme=theme)
    _drawn(painter, "marks/ring", x + 12 * size, y - 7 * size, size * 0.8, theme)
    return x + WED * size


def draw_children(
    painter: QPainter, heirs: Sequence[Child], left: float, right: float, y: float, theme: Theme
) -> None:
    """Draw the heirs of a State between two edges, as large as they have room."""
    wide = sum(WED if child.married else SINGLE for child in heirs)
    size = min(CHILD, (right - left) / wide) if wide else CHILD
    x = left + 9 * size
    for child in heirs:
        x = draw_child(painter, child, x, y, size, theme)


def _column(
    painter: QPainter,
    side: str,
    column: str,
    ranks: Sequence[Rank],
    left: float,
    right: float,
    y: float,
    theme: Theme,
) -> None:
    """Of each kind a small counter, and how many stand on the board."""
    step = (right - left) / max(5, len(ranks))
    for number, rank in enumerate(ranks):
        x = left + step * number
        with at(painter, x + 10, y, COUNTER_SIZE):
            Counter(rank.kind, side, column, 1, BARE).draw(painter, theme)
        ink = theme.window.ink if rank.on else theme.window.second_ink
        write(painter, x + 22, y + 5, str(rank.on), font("sans", 14, bold=bool(rank.on)), ink)


def _waiting(painter: QPainter, rect: QRectF, face: CampFace, theme: Theme) -> None:
    """Under units off the board the turns of their return, under the stock its prices; else a dashed foot."""
    feet = camp_feet(rect, len(face.waiting))
    if not face.waiting:
        empty_foot(painter, feet[0], 0.7, theme)
    for foot, due in zip(feet, face.waiting, strict=False):
        write(
            painter,
            foot.x(),
            foot.y() + BELOW,
            due,
            font("sans", 11, bold=True),
            theme.window.ink,
            "centre",
        )


# --- courts ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """How a player stands at a court: balance of notes, agreements ("pact" ...), whether the houses are joined."""

    balance: int
    agreed: tuple[str, ...] = ()
    married: bool = False


@dataclass(frozen=True)
class CourtFace:
    """A neutral State with its heirs, and how each player stands there."""

    side: str
    name: str
    heirs: tuple[Child, ...]
    standings: tuple[Standing, ...]


def draw_courts(
    painter: QPainter,
    rect: QRectF,
    title: str,
    players: Sequence[str],
    courts: Sequence[CourtFace],
    theme: Theme,
) -> None:
    """Draw the courts: a row for each neutral State, a column for each player's State."""
    draw_titled(painter, rect, title, theme)
    if not courts:
        return
    left, right = rect.x() + EDGE, rect.right() - EDGE
    named = (right - left) * 0.36
    wide = (right - left - named) / max(1, len(players))
    top = rect.y() + HEAD
    for number, side in enumerate(players):
        with at(painter, left + named + wide * (number + 0.5), top + 8, 0.66):
            draw_shield(painter, side, theme=theme)
    top += 22
    high = min(44.0, (rect.bottom() - EDGE + 4 - top) / len(courts))
    for row, court in enumerate(courts):
        y = top + high * (row + 0.5)
        line(painter, segment(left, y - high / 2, right, y - high / 2), pen(theme.window.edge, 0.8))
        with at(painter, left + 10, y, min(0.7, high / 34)):
            draw_shield(painter, court.side, theme=theme)
        draw_children(painter, court.heirs, left + 22, left + named - 4, y, theme)
        for number, standing in enumerate(court.standings):
            draw_standing(painter, standing, left + named + wide * (number + 0.5), y, wide, high, theme)


def draw_balance(painter: QPainter, balance: int, x: float, y: float, px: float, theme: Theme) -> None:
    """Write a balance of notes with its sign, red where it is against."""
    told = f"{balance:+d}".replace("-", "\N{MINUS SIGN}") if balance else "0"
    ink = theme.lights.blocked if balance < 0 else theme.window.ink if balance else theme.window.second_ink
    write(painter, x, y, told, font("sans", px, bold=bool(balance)), ink, "centre")


def draw_standing(
    painter: QPainter, standing: Standing, x: float, y: float, wide: float, high: float, theme: Theme
) -> None:
    """Draw around a point how a player stands: the balance, below it the agreement with the ring of a marriage."""
    size = min(0.66, wide / 32, high / 52)
    up = 7 * size + 2 if standing.agreed else 0.0
    draw_balance(painter, standing.balance, x, y - up + 5, min(14.0, high * 0.36), theme)
    for name in standing.agreed[:1]:
        _drawn(painter, f"marks/{name}", x, y + 13 * size + 2, size, theme)
    if standing.married:
        _drawn(painter, "marks/ring", x + 13 * size, y + 8 * size, size, theme)


# --- the event, the order, wars -------------------------------------------------------


def draw_month(
    painter: QPainter,
    rect: QRectF,
    title: str,
    event: tuple[Half, Half] | None,
    met: str,
    addressee: str,
    order: Sequence[str],
    acting: Sequence[str],
    theme: Theme,
) -> None:
    """Draw the event of the turn with the State it met, and beside it the order of play; "" in it: who has no State."""
    draw_titled(painter, rect, title, theme)
    high = rect.height() - HEAD - EDGE
    size = min(high / HEIGHT, (rect.width() - 2 * EDGE) * 0.55 / WIDTH)
    if event is not None:
        with at(painter, rect.x() + EDGE, rect.y() + HEAD, size):
            draw_event(painter, *event, met, theme=theme)
    x, y = rect.x() + EDGE + WIDTH * size + 16, rect.y() + HEAD + 4
    if addressee:
        with at(painter, x + 22, y + 24, 1.5):
            draw_shield(painter, addressee, theme=theme)
    room = rect.right() - EDGE - x
    step = min(30.0, room / max(1, -(-len(order) // 2)))
    for number, side in enumerate(order):
        if not side:
            continue
        row, column = divmod(number, 3)
        with at(painter, x + 12 + step * column * 1.1, rect.bottom() - EDGE - 50 + 36 * row, 0.9):
            draw_shield(painter, side, outline=3.4 if side in acting else 1.6, theme=theme)
            write(painter, 0, 24, str(number + 1), font("sans", 11), theme.window.second_ink, "centre")


@dataclass(frozen=True)
class WarFace:
    """A war: the States of both sides, the battles won by either, the States that are beaten, a note in words."""

    one: tuple[str, ...]
    other: tuple[str, ...]
    won: tuple[int, int]
    beaten: frozenset[str]
    note: str


def draw_wars(
    painter: QPainter, rect: QRectF, title: str, peace: str, wars: Sequence[WarFace], theme: Theme
) -> None:
    """Draw the wars: both sides face to face, swords between them."""
    draw_titled(painter, rect, title, theme)
    middle = rect.center().x()
    if not wars:
        write(
            painter,
            middle,
            rect.center().y() + 12,
            peace,
            font("italic", 15),
            theme.window.second_ink,
            "centre",
        )
        return
    high = min(62.0, (rect.height() - HEAD - EDGE) / len(wars))
    for number, war in enumerate(wars):
        y, size = rect.y() + HEAD + high * (number + 0.36), min(0.8, high / 64)
        _drawn(painter, "marks/war", middle, y, size, theme)
        for way, sides, won in ((-1, war.one, war.won[0]), (1, war.other, war.won[1])):
            if any(war.won):
                bold = font("sans", 14, bold=True)
                write(painter, middle + way * 21, y + 5, str(won), bold, theme.window.ink, "centre")
            for place, side in enumerate(sides):
                x = middle + way * (42 + 24 * place)
                with at(painter, x, y, size):
                    draw_shield(painter, side, theme=theme)
                if side in war.beaten:
                    _drawn(painter, "marks/broken", x + 8, y + 2, 0.6 * size, theme)
        room = rect.width() - 2 * EDGE
        write_fitting(painter, middle, y + high * 0.5, war.note, "sans", 12, room, theme.window.second_ink)
