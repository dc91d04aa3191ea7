"""The board in integers: places are numbers, sets of places are bit sets, distances stand in tables.

A set of places is one Python int whose bit n stands for place number n, so that union, intersection and
difference are `|`, `&` and `& ~`, and membership is `mask >> n & 1`. Everything here is built once per Board.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    import networkx

    from engine.boards.schema import BoardFile

UNREACHABLE = 255
FARTHEST = 8  # `within` serves distances 0 to 8: protection needs 3, supply 6, retreats 8


@dataclass(frozen=True, slots=True, eq=False)
class Index:
    """Tables over place numbers; a number is the place's position in `ids`, the order of the file.

    `within[d][n]` is the mask of the places at most d roads from n (n included); `distance[n][m]` is the
    number of roads on the shortest way, `UNREACHABLE` where there is none. Masks by name: `home[power]`,
    `country[id]`, `on_map[id]`; per place: `owner`, `map`. What else a game asks of its places it adds.
    """

    ids: tuple[str, ...]
    number: dict[str, int]
    neighbours: tuple[tuple[int, ...], ...]
    neighbour_mask: tuple[int, ...]
    distance: tuple[bytes, ...]
    within: tuple[tuple[int, ...], ...]
    home: dict[str, int]
    country: dict[str, int]
    on_map: dict[str, int]
    everywhere: int
    owner: tuple[str | None, ...]
    map: tuple[str, ...]

    @classmethod
    def of(cls, file: BoardFile, net: networkx.Graph[str], **more: Any) -> Self:
        """The index of a board, from its file and road net; `more`: the fields that a game's own index adds."""
        places = tuple(file.places.values())
        ids = tuple(place.id for place in places)
        owner = tuple(file.home_of(key) for key in ids)
        near = neighbours(net)
        masks = tuple(mask_of(others) for others in near)
        distance, within = _reach(masks)
        return cls(
            ids=ids,
            number=_numbers(net),
            neighbours=near,
            neighbour_mask=masks,
            distance=distance,
            within=within,
            home={power: where(owner, power) for power in file.powers},
            country={key: where((place.country for place in places), key) for key in file.countries},
            on_map={key: where((place.map for place in places), key) for key in file.maps},
            everywhere=(1 << len(ids)) - 1,
            owner=owner,
            map=tuple(place.map for place in places),
            **more,
        )

    def mask(self, ids: Iterable[str]) -> int:
        """The bit set of places given by identifier."""
        return mask_of(self.number[key] for key in ids)

    def names(self, mask: int) -> tuple[str, ...]:
        """The identifiers of the places in a bit set, in order."""
        return tuple(self.ids[n] for n in bits(mask))

    def around(self, mask: int) -> int:
        """The places that a road joins to any place of the set (places of the set too, if they adjoin)."""
        return joined(self.neighbour_mask, mask)

    def reach(self, mask: int, steps: int) -> int:
        """The places at most `steps` (0 to 8) roads from any place of the set, pieces ignored (R-07)."""
        return joined(self.within[steps], mask)


def bits(mask: int) -> list[int]:
    """The numbers in a bit set, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def joined(table: Sequence[int], mask: int) -> int:
    """The bit sets that a table has for the numbers in a bit set, together."""
    found = 0
    while mask:
        low = mask & -mask
        found |= table[low.bit_length() - 1]
        mask ^= low
    return found


def mask_of(found: Iterable[int]) -> int:
    """The bit set of some numbers."""
    mask = 0
    for n in found:
        mask |= 1 << n
    return mask


def where(values: Iterable[object], value: object) -> int:
    """The bit set of the places, in their order, that have this value."""
    return mask_of(n for n, found in enumerate(values) if found == value)


def _numbers(net: networkx.Graph[str]) -> dict[str, int]:
    """The number of each place: the net has them in the order of the file."""
    return {key: n for n, key in enumerate(net)}


def neighbours(net: networkx.Graph[str], kind: str = "") -> tuple[tuple[int, ...], ...]:
    """For each place the numbers of those that a road (of a kind) joins to it."""
    number = _numbers(net)
    return tuple(
        tuple(sorted(number[to] for to, road in net.adj[key].items() if kind in ("", road["kind"])))
        for key in number
    )


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
