"""The board in integers: places are numbers, sets of places are bit sets, distances stand in tables.

A set of places is one Python int whose bit n stands for place number n, so that union, intersection and
difference are `|`, `&` and `& ~`, and membership is `mask >> n & 1`. Everything here is built once per Board.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.boards.schema import Suit

if TYPE_CHECKING:
    import networkx

    from engine.boards.board import Board, Place

UNREACHABLE = 255
FARTHEST = 8  # `within` serves distances 0 to 8: protection needs 3, supply 6, retreats 8


@dataclass(frozen=True, slots=True, eq=False)
class Index:
    """Tables over place numbers; a number is the place's position in `ids`, the order of the file.

    `within[d][n]` is the mask of the places at most d roads from n (n included); `distance[n][m]` is the
    number of roads on the shortest way, `UNREACHABLE` where there is none. Masks by name: `home[power]`,
    `country[id]`, `on_map[id]`, `suit_mask[suit]`; per place: `owner`, `suit`, `map`.
    """

    ids: tuple[str, ...]
    number: dict[str, int]
    neighbours: tuple[tuple[int, ...], ...]
    main_neighbours: tuple[tuple[int, ...], ...]
    neighbour_mask: tuple[int, ...]
    main_mask: tuple[int, ...]
    distance: tuple[bytes, ...]
    within: tuple[tuple[int, ...], ...]
    home: dict[str, int]
    country: dict[str, int]
    on_map: dict[str, int]
    suit_mask: dict[str, int]
    fortresses: int
    majors: int
    electors: int
    everywhere: int
    owner: tuple[str | None, ...]
    suit: tuple[Suit | None, ...]
    map: tuple[str, ...]

    @classmethod
    def of(cls, board: Board) -> Index:
        """The index of a board, from its road net."""
        places = tuple(board.places.values())
        ids = tuple(place.id for place in places)
        number = {key: n for n, key in enumerate(ids)}
        every, main = _neighbours(board.graph, number, False), _neighbours(board.graph, number, True)
        masks = tuple(_mask(near) for near in every)
        distance, within = _reach(masks)
        return cls(
            ids=ids,
            number=number,
            neighbours=every,
            main_neighbours=main,
            neighbour_mask=masks,
            main_mask=tuple(_mask(near) for near in main),
            distance=distance,
            within=within,
            home={power: _where(places, "owner", power) for power in board.powers},
            country={key: _where(places, "country", key) for key in board.countries},
            on_map={key: _where(places, "map", key) for key in board.maps},
            suit_mask=_suits(board, places),
            fortresses=_where(places, "fortress", True),
            majors=_where(places, "major", True),
            electors=_where(places, "elector", True),
            everywhere=(1 << len(ids)) - 1,
            owner=tuple(place.owner for place in places),
            suit=tuple(_suit(board, place) for place in places),
            map=tuple(place.map for place in places),
        )

    def mask(self, ids: Iterable[str]) -> int:
        """The bit set of places given by identifier."""
        return _mask(self.number[key] for key in ids)

    def names(self, mask: int) -> tuple[str, ...]:
        """The identifiers of the places in a bit set, in order."""
        return tuple(self.ids[n] for n in bits(mask))

    def around(self, mask: int) -> int:
        """The places that a road joins to any place of the set (places of the set too, if they adjoin)."""
        found = 0
        while mask:
            low = mask & -mask
            found |= self.neighbour_mask[low.bit_length() - 1]
            mask ^= low
        return found

    def reach(self, mask: int, steps: int) -> int:
        """The places at most `steps` (0 to 8) roads from any place of the set, pieces ignored (R-07)."""
        table, found = self.within[steps], 0
        while mask:
            low = mask & -mask
            found |= table[low.bit_length() - 1]
            mask ^= low
        return found


def bits(mask: int) -> Iterator[int]:
    """The numbers in a bit set, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _mask(numbers: Iterable[int]) -> int:
    found = 0
    for n in numbers:
        found |= 1 << n
    return found


def _neighbours(
    graph: networkx.Graph[str], number: dict[str, int], main_only: bool
) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(
            sorted(
                number[to] for to, road in graph.adj[key].items() if not main_only or road["kind"] == "main"
            )
        )
        for key in number
    )


def _where(places: tuple[Place, ...], field: str, value: object) -> int:
    return _mask(n for n, place in enumerate(places) if getattr(place, field) == value)


def _suit(board: Board, place: Place) -> Suit | None:
    return None if place.sector is None else board.sectors[place.sector].suit


def _suits(board: Board, places: tuple[Place, ...]) -> dict[str, int]:
    suits = [_suit(board, place) for place in places]
    return {suit: _mask(n for n, found in enumerate(suits) if found == suit) for suit in "SHDC"}


def _reach(masks: tuple[int, ...]) -> tuple[tuple[bytes, ...], tuple[tuple[int, ...], ...]]:
    """Distances between all places, and for each distance to `FARTHEST` the places no farther than that."""
    rows: list[bytes] = []
    within: list[list[int]] = [[] for _ in range(FARTHEST + 1)]
    for start in range(len(masks)):
        row = bytearray([UNREACHABLE]) * len(masks)
        front = seen = 1 << start
        steps = 0
        while front or steps <= FARTHEST:
            beyond = 0
            for n in bits(front):
                row[n] = steps
                beyond |= masks[n]
            if steps <= FARTHEST:
                within[steps].append(seen)
            front = beyond & ~seen
            seen |= front
            steps += 1
        rows.append(bytes(row))
    return tuple(rows), tuple(tuple(table) for table in within)
