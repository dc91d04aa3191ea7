"""What lies beside the map: camps of players, courts of neutral States, the event with the order of play, wars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.art.boxes import CAMP_EDGE, draw_camp_head, draw_titled, empty_foot
from desktop.art.cards import HEIGHT, WIDTH
from desktop.art.lettering import font, numeral_font, width_of, write, write_fitting
from desktop.art.small_cards import draw_small_deck
from desktop.art.strokes import at, line, pen, segment
from desktop.games.sachsen.art.cards import draw_event
from desktop.games.sachsen.art.counters import Counter, signed
from desktop.games.sachsen.art.marks import draw_arms, draw_sign
from desktop.games.sachsen.cards import halves
from desktop.profile.theme import Theme
from desktop.views.parts.plates import Place
from engine.games.sachsen.view_types import PlayerView, gulden
from engine.texts.translate import Translator

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


class Child(NamedTuple):
    """An heir: a prince or a princess, and the State into whose house he or she has married, "" for none."""

    son: bool
    married: str = ""


class Rank(NamedTuple):
    """How many units of a kind a column has: on the board, and off it."""

    kind: str
    on: int
    off: int


class Camp(NamedTuple):
    """What a camp shows.

    Attributes:
        seat: who leads the State, "" for nobody. player: None before the first turn, and in a battle alone.
        heirs: of the ruler. columns: by column what it has.
        waiting: of each unit off the board its price in coins, or the turn of its return; 0 where there is none.
    """

    seat: str = ""
    player: PlayerView | None = None
    heirs: tuple[Child, ...] = ()
    columns: tuple[tuple[Rank, ...], ...] = ()
    waiting: tuple[tuple[int, int], ...] = ()

    @property
    def crowded(self) -> bool:
        """Whether units off the board take the room of the column."""
        return len(self.waiting) > STOCK + ROW


def millions(words: Translator, coins: int) -> str:
    """So many coins in millions of gulden: 2.3, where the language writes it so."""
    return words.tr("sachsen-millions", n=gulden(coins) / 1_000_000)


def change_for(money: int) -> tuple[int, ...]:
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


def draw_state_camp(painter: QPainter, rect: QRectF, camp: Camp, place: Place) -> None:
    """Draw a camp: head, treasury, hand and honours, heirs, column; units off the board stand along its lower edge.

    Where they are many they take the room of the column, and what stands above them that of one line.
    """
    words, theme, side, one = place.words, place.theme, place.key, camp.player
    w, left, right = theme.window, rect.x() + CAMP_EDGE, rect.right() - CAMP_EDGE
    points, budget, told = "", "", words.person(f"seat:{camp.seat}") if camp.seat else ""
    if one is not None:
        points, told = words.number(one.total), f"{one.place}. {told}" if one.place else told
        budget = words.tr("sachsen-camp-budget", n=gulden(one.income), cost=gulden(one.maintenance))
    room = right - left - 50 - (width_of(points, numeral_font(theme, 30)) if points else 0.0)
    draw_camp_head(painter, rect, side, words.name(f"side:{side}"), room, theme)
    write(painter, right, rect.y() + 37, points, numeral_font(theme, 30), w.ink, "right")
    half, second = (right - left) / 2, w.second_ink
    write_fitting(painter, left, rect.y() + 60, told, "italic", 15, half, second, "left")
    write_fitting(painter, right, rect.y() + 60, budget, "sans", 12, half, second, "right", floor=7)
    y = rect.y() + 60 + (LINE * 0.75 if camp.crowded else LINE)
    if one is not None:
        x = _treasury(painter, one, left, y, place, coins=not camp.crowded)
        if not camp.crowded:
            x, y = left, y + LINE
        x = _honours(painter, side, one, x, y, theme)
        draw_children(painter, camp.heirs, x, right, y - 5, theme)
        for number, other in enumerate(other for other in one.sides if other != one.home):
            draw_arms(painter, other, right - 9 - 17 * number, rect.y() + 81, 0.6, theme)
    for number, column in enumerate(() if camp.crowded else camp.columns):
        of = str(number + 1) if len(camp.columns) > 1 else ""
        _column(painter, Counter("", side, of), column, left, right, y + 25 + 19 * number, theme)
    _waiting(painter, rect, camp, place)


def _treasury(
    painter: QPainter, one: PlayerView, left: float, y: float, place: Place, *, coins: bool
) -> float:
    """The sum, and the coins that make it; gives where the sum ends."""
    bold, money = font("sans", 17, bold=True), place.words.number(gulden(one.treasury))
    write(painter, left, y, money, bold, place.theme.window.ink)
    end = left + width_of(money, bold) + 12
    for number, value in enumerate(change_for(one.treasury)[:8] if coins else ()):
        draw_sign(painter, f"coins/{value}", end + 4 + 10 * number, y - 6, 0.86, place.theme)
    return end


def _honours(painter: QPainter, side: str, one: PlayerView, left: float, y: float, theme: Theme) -> float:
    """The hand, the service, battles and wars won, turns a wounded ruler still misses; gives where it ends."""
    bold, ink = font("sans", 14, bold=True), theme.window.ink
    draw_small_deck(painter, left + 9, y - 5, theme.side(side), theme)
    write(painter, left + 20, y, str(one.cards), bold, ink)
    x = left + 38
    if one.service:
        draw_sign(painter, "marks/service", x, y - 5, 0.72, theme)
        x += 20
    for name, number, size in (
        ("marks/war", one.battles, 0.66), ("marks/laurel", one.wars, 0.76), ("marks/hour-glass", one.blocked, 0.8),
    ):  # fmt: skip
        if number:
            draw_sign(painter, name, x + 2, y - 5, size, theme)
            write(painter, x + 14, y, str(number), bold, ink)
            x += 32
    return x + 2


def draw_children(
    painter: QPainter, heirs: Sequence[Child], left: float, right: float, y: float, theme: Theme
) -> None:
    """Draw the heirs of a State between two edges, as large as they have room; with the arms they have married into."""
    wide = sum(WED if child.married else SINGLE for child in heirs)
    size = min(CHILD, (right - left) / wide) if wide else CHILD
    x = left + 9 * size
    for child in heirs:
        draw_sign(painter, "marks/prince" if child.son else "marks/princess", x, y, size, theme)
        if child.married:
            draw_arms(painter, child.married, x + 12 * size, y + 5 * size, 0.6 * size, theme)
            draw_sign(painter, "marks/ring", x + 12 * size, y - 7 * size, size * 0.8, theme)
        x += (WED if child.married else SINGLE) * size


def _column(
    painter: QPainter, like: Counter, ranks: Sequence[Rank], left: float, right: float, y: float, theme: Theme
) -> None:
    """Of each kind a small counter of a State's column, and how many stand on the board."""
    step = (right - left) / max(5, len(ranks))
    for number, rank in enumerate(ranks):
        x = left + step * number
        with at(painter, x + 10, y, COUNTER_SIZE):
            replace(like, kind=rank.kind).draw(painter, theme)
        ink = theme.window.ink if rank.on else theme.window.second_ink
        write(painter, x + 22, y + 5, str(rank.on), font("sans", 14, bold=bool(rank.on)), ink)


def _waiting(painter: QPainter, rect: QRectF, camp: Camp, place: Place) -> None:
    """Under units off the board the turns of their return, under the stock its prices; else a dashed foot."""
    feet, bold = camp_feet(rect, len(camp.waiting)), font("sans", 11, bold=True)
    if not camp.waiting:
        empty_foot(painter, feet[0], 0.7, place.theme)
    for foot, (price, due) in zip(feet, camp.waiting, strict=False):
        said = millions(place.words, price) if price else str(due or "")
        write(painter, foot.x(), foot.y() + BELOW, said, bold, place.theme.window.ink, "centre")


# --- courts ---------------------------------------------------------------------------


class Standing(NamedTuple):
    """How a player stands at a court: balance of notes, what is agreed or was broken, whether the houses are joined.

    `agreed` is "pact", "alliance", "war" for one that a war has ended, "broken", or "".
    """

    balance: int
    agreed: str = ""
    married: bool = False


class Court(NamedTuple):
    """A neutral State with its heirs, and how each player stands there."""

    side: str
    heirs: tuple[Child, ...]
    standings: tuple[Standing, ...]


def draw_courts(
    painter: QPainter, rect: QRectF, content: tuple[tuple[str, ...], tuple[Court, ...]], place: Place
) -> None:
    """Draw the courts: a row for each neutral State, a column for each player's State."""
    (players, courts), theme = content, place.theme
    draw_titled(painter, rect, place.words.name(f"track:{place.key}"), theme)
    if not courts:
        return
    left, right = rect.x() + EDGE, rect.right() - EDGE
    named = (right - left) * 0.36
    wide = (right - left - named) / max(1, len(players))
    top = rect.y() + HEAD
    for number, side in enumerate(players):
        draw_arms(painter, side, left + named + wide * (number + 0.5), top + 8, 0.66, theme)
    top += 22
    high = min(44.0, (rect.bottom() - EDGE + 4 - top) / len(courts))
    for row, court in enumerate(courts):
        y = top + high * (row + 0.5)
        line(painter, segment(left, y - high / 2, right, y - high / 2), pen(theme.window.edge, 0.8))
        draw_arms(painter, court.side, left + 10, y, min(0.7, high / 34), theme)
        draw_children(painter, court.heirs, left + 22, left + named - 4, y, theme)
        for number, standing in enumerate(court.standings):
            draw_standing(painter, standing, left + named + wide * (number + 0.5), y, wide, high, theme)


def draw_standing(
    painter: QPainter, standing: Standing, x: float, y: float, wide: float, high: float, theme: Theme
) -> None:
    """Draw around a point how a player stands: the balance, below it the agreement with the ring of a marriage.

    A balance is written with its sign, red where it is against.
    """
    size = min(0.66, wide / 32, high / 52)
    up = 7 * size + 2 if standing.agreed else 0.0
    balance, face = standing.balance, font("sans", min(14.0, high * 0.36), bold=bool(standing.balance))
    ink = theme.window.ink if balance else theme.window.second_ink
    ink = theme.lights.blocked if balance < 0 else ink
    write(painter, x, y - up + 5, signed(balance) if balance else "0", face, ink, "centre")
    if standing.agreed:
        draw_sign(painter, f"marks/{standing.agreed}", x, y + 13 * size + 2, size, theme)
    if standing.married:
        draw_sign(painter, "marks/ring", x + 13 * size, y + 8 * size, size, theme)


# --- the event, the order, wars -------------------------------------------------------


class Month(NamedTuple):
    """The event of the turn, which half it met, the State it met, the order of play, who acts."""

    event: str = ""
    met: str = ""
    addressee: str = ""
    order: tuple[str, ...] = ()
    acting: tuple[str, ...] = ()


def draw_month(painter: QPainter, rect: QRectF, month: Month, place: Place) -> None:
    """Draw the event of the turn with the State it met, and beside it the order of play; "" in it: who has no State."""
    theme, order = place.theme, month.order
    draw_titled(painter, rect, place.words.name(f"track:{place.key}"), theme)
    high = rect.height() - HEAD - EDGE
    size = min(high / HEIGHT, (rect.width() - 2 * EDGE) * 0.55 / WIDTH)
    if month.event:
        with at(painter, rect.x() + EDGE, rect.y() + HEAD, size):
            draw_event(painter, *halves(place.words, month.event), month.met, theme=theme)
    x, y = rect.x() + EDGE + WIDTH * size + 16, rect.y() + HEAD + 4
    if month.addressee:
        draw_arms(painter, month.addressee, x + 22, y + 24, 1.5, theme)
    room = rect.right() - EDGE - x
    step = min(30.0, room / max(1, -(-len(order) // 2)))
    for number, side in enumerate(order):
        if not side:
            continue
        row, column = divmod(number, 3)
        with at(painter, x + 12 + step * column * 1.1, rect.bottom() - EDGE - 50 + 36 * row, 0.9):
            draw_arms(painter, side, 0, 0, 1.0, theme, 3.4 if side in month.acting else 1.6)
            write(painter, 0, 24, str(number + 1), font("sans", 11), theme.window.second_ink, "centre")


class WarFace(NamedTuple):
    """A war: the States of both sides, the battles won by either, who is beaten, its turns, whether of the Kingdoms."""

    one: tuple[str, ...]
    other: tuple[str, ...]
    won: tuple[int, int]
    beaten: frozenset[str]
    since: int
    last: int
    kingdom: bool


def draw_wars(painter: QPainter, rect: QRectF, wars: Sequence[WarFace], place: Place) -> None:
    """Draw the wars: both sides face to face, swords between them."""
    words, theme, middle, second = place.words, place.theme, rect.center().x(), place.theme.window.second_ink
    draw_titled(painter, rect, words.name(f"track:{place.key}"), theme)
    if not wars:
        peace = words.tr("sachsen-at-peace")
        write(painter, middle, rect.center().y() + 12, peace, font("italic", 15), second, "centre")
        return
    high = min(62.0, (rect.height() - HEAD - EDGE) / len(wars))
    for number, war in enumerate(wars):
        y, size = rect.y() + HEAD + high * (number + 0.36), min(0.8, high / 64)
        draw_sign(painter, "marks/war", middle, y, size, theme)
        for way, sides, won in ((-1, war.one, war.won[0]), (1, war.other, war.won[1])):
            if any(war.won):
                bold = font("sans", 14, bold=True)
                write(painter, middle + way * 21, y + 5, str(won), bold, theme.window.ink, "centre")
            for nth, side in enumerate(sides):
                x = middle + way * (42 + 24 * nth)
                draw_arms(painter, side, x, y, size, theme)
                if side in war.beaten:
                    draw_sign(painter, "marks/broken", x + 8, y + 2, 0.6 * size, theme)
        key = "sachsen-war-kingdoms" if war.kingdom else "sachsen-war-since"
        note, room = words.tr(key, turn=war.since, last=war.last), rect.width() - 2 * EDGE
        write_fitting(painter, middle, y + high * 0.5, note, "sans", 12, room, second)
