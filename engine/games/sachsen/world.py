"""What never changes in a game of SACHSEN: squares, provinces, States, columns, cards, numbers of the rules.

Everything is told by number: squares in reading order, provinces and States in the order of the board file, cards and
events in the order of the card file.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property

from engine.games.sachsen.board import EMPIRE, SachsenBoard, sachsen_board
from engine.games.sachsen.card_numbers import Constants, Rulings
from engine.games.sachsen.card_tables import Tables
from engine.games.sachsen.card_units import Unit
from engine.games.sachsen.cards import CardFile, Event, Opportunity, card_file
from engine.games.sachsen.sides import EVERYBODY, KINGDOMS, NUMBER, SIDES
from engine.games.sachsen.tables import Province, Realm, Square

UNREACHED = 1 << 10
"""The distance of what cannot be reached."""


@dataclass(frozen=True, eq=False)
class World:
    """The tables of the game.

    Attributes:
        steps: by square those to which one step leads, rising (R-03).
        columns: by number the State and the number of the column in it; column_of: the other way.
        square, province: numbers by id. cards: the card file.
    """

    squares: tuple[Square, ...]
    provinces: tuple[Province, ...]
    realms: tuple[Realm, ...]
    steps: tuple[tuple[int, ...], ...]
    columns: tuple[tuple[int, int], ...]
    column_of: dict[tuple[int, int], int]
    square: dict[str, int]
    province: dict[str, int]
    cards: CardFile

    @property
    def numbers(self) -> Constants:
        """The numbers of the rules, money in coins."""
        return self.cards.constants

    @property
    def rulings(self) -> Rulings:
        """The figures that rulings fix."""
        return self.cards.rulings

    @property
    def tables(self) -> Tables:
        """The tables of dice."""
        return self.cards.tables

    @cached_property
    def kinds(self) -> dict[str, Unit]:
        """The values of each kind of unit, a marshal's under his own word (army-4)."""
        return {str(kind): values for kind, values in self.cards.units.items()}

    @cached_property
    def card_ids(self) -> tuple[str, ...]:
        """The kinds of Opportunities by number."""
        return tuple(self.cards.opportunities)

    @cached_property
    def card(self) -> dict[str, int]:
        """The number of each kind of Opportunity."""
        return {name: number for number, name in enumerate(self.card_ids)}

    @cached_property
    def opportunities(self) -> tuple[Opportunity, ...]:
        """The kinds of Opportunities by number."""
        return tuple(self.cards.opportunities.values())

    @cached_property
    def event_ids(self) -> tuple[str, ...]:
        """The events by number."""
        return tuple(self.cards.events)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """The events by number."""
        return tuple(self.cards.events.values())

    def whole_deck(self) -> list[int]:
        """The 48 Opportunities, rising."""
        return [number for number, card in enumerate(self.opportunities) for _ in range(card.count)]

    def names_of(self, cards: Iterable[int]) -> tuple[str, ...]:
        """The ids of some Opportunities."""
        return tuple(self.card_ids[card] for card in cards)

    def is_kingdom(self, side: int) -> bool:
        """Whether a State is one of the two Kingdoms."""
        return side in KINGDOMS

    def limit(self, side: int) -> int:
        """The most money that a State gives an ally at a time (agreements-5)."""
        return self.numbers.ally_money_limit["kingdom" if side in KINGDOMS else "electorate"]

    def distances(
        self, start: int, closed: frozenset[int] = frozenset(), most: int = UNREACHED
    ) -> dict[int, int]:
        """How many steps from a square to each that can be reached without entering closed ones (R-03, R-04).

        A closed square can be a goal of nothing but the start itself; `most`: farther ones are not looked for.
        """
        found, edge = {start: 0}, [start]
        for distance in range(1, most + 1):
            edge = [n for one in edge for n in self.steps[one] if n not in found and n not in closed]
            edge = list(dict.fromkeys(edge))
            if not edge:
                break
            found.update(dict.fromkeys(edge, distance))
        return found

    def touching(self, one: int, other: int) -> bool:
        """Whether one step leads from one square to another."""
        return other in self.steps[one]


@cache
def world() -> World:
    """The tables, from the board and the card file."""
    return _built(sachsen_board(), card_file())


def _built(board: SachsenBoard, cards: CardFile) -> World:
    ids = board.reading(EMPIRE)
    square = {key: number for number, key in enumerate(ids)}
    province = {key: number for number, key in enumerate(board.countries)}
    steps: list[set[int]] = [set() for _ in ids]
    beside: dict[str, set[str]] = {key: set() for key in province}
    for a, b, kind in board.steps:
        if a in square:
            steps[square[a]].add(square[b])
            steps[square[b]].add(square[a])
            one, other = board.places[a].country or "", board.places[b].country or ""
            if kind == "side" and one != other:
                beside[one].add(other)
                beside[other].add(one)
    columns = tuple((side, n) for side in EVERYBODY for n in ((1, 2) if side in KINGDOMS else (1,)))
    squares = tuple(_square(board, key, province) for key in ids)
    capitals = {side: square[board.capitals[SIDES[side]]] for side in EVERYBODY}
    reach = {side: _reach(steps, capital) for side, capital in capitals.items()}
    provinces = tuple(
        _province(board, key, square, province, beside[key], capitals, reach) for key in board.countries
    )
    return World(
        squares=squares,
        provinces=provinces,
        realms=tuple(_realm(board, side, square, provinces, columns) for side in EVERYBODY),
        steps=tuple(tuple(sorted(near)) for near in steps),
        columns=columns,
        column_of={column: number for number, column in enumerate(columns)},
        square=square,
        province=province,
        cards=cards,
    )


def _square(board: SachsenBoard, key: str, province: dict[str, int]) -> Square:
    place = board.places[key]
    assert place.square is not None
    return Square(key, *place.square, province[place.country or ""])


def _reach(steps: list[set[int]], start: int) -> dict[int, int]:
    """The steps from a square to all others."""
    found, edge = {start: 0}, [start]
    while edge:
        found.update({n: found[one] + 1 for one in edge for n in steps[one] if n not in found})
        distance = found[edge[0]] + 1
        edge = [n for n, far in found.items() if far == distance]
    return found


def _province(
    board: SachsenBoard,
    key: str,
    square: dict[str, int],
    province: dict[str, int],
    beside: set[str],
    capitals: dict[int, int],
    reach: dict[int, dict[int, int]],
) -> Province:
    entry, squares = board.countries[key], tuple(square[one] for one in board.land[key])
    home = NUMBER[entry.owner]
    return Province(
        id=key,
        home=home,
        terrain=entry.terrain,
        capital=capitals[home] in squares,
        squares=squares,
        neighbours=tuple(sorted(province[other] for other in beside)),
        guard=min(squares, key=lambda one: (reach[home][one], one)),
    )


def _realm(
    board: SachsenBoard,
    side: int,
    square: dict[str, int],
    provinces: tuple[Province, ...],
    columns: tuple[tuple[int, int], ...],
) -> Realm:
    name = SIDES[side]
    capital = board.capitals[name]
    own = tuple(number for number, province in enumerate(provinces) if province.home == side)
    return Realm(
        side=side,
        provinces=own,
        capital=square[capital],
        second=square[board.seats.get(name, capital)],
        columns=tuple(number for number, (owner, _) in enumerate(columns) if owner == side),
    )
