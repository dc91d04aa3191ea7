"""Rivers as ways of overflow (6.13-b): from any stretch of a province, up or down, past gates that nobody bars."""

from __future__ import annotations

import heapq
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from engine.games.revolution.board import RevolutionBoard

BARRED = 1000
"""What a barred gate adds to the length of a route: more than any detour."""

Link = tuple[int, tuple[int, ...]]
"""The next stretch, and the spots of the gates on the way to it."""


@dataclass(frozen=True, slots=True)
class RiverNet:
    """All rivers by number.

    Attributes:
        stretches: the provinces that each touches. links: from each to the next ones. touching: the stretches of a
            province. gates: all spots that can bar a way.
    """

    stretches: tuple[tuple[int, ...], ...]
    links: tuple[tuple[Link, ...], ...]
    touching: tuple[tuple[int, ...], ...]
    gates: tuple[int, ...]

    def reach(self, start: int, barred: Collection[int]) -> set[int]:
        """The provinces that a surplus of `start` reaches by river, past no spot that bars its way (6.13-b, R-09)."""
        front = list(self.touching[start])
        seen = set(front)
        while front:
            for there, gates in self.links[front.pop()]:
                if there not in seen and not any(gate in barred for gate in gates):
                    seen.add(there)
                    front.append(there)
        return {province for stretch in seen for province in self.stretches[stretch]} - {start}

    def route(self, start: int, goal: int, barred: Collection[int]) -> Route | None:
        """The shortest way past as few barred gates as can be; None where no river joins the two."""
        best = dict.fromkeys(self.touching[start], 0)
        before: dict[int, tuple[int, tuple[int, ...]]] = {}
        front = [(0, stretch) for stretch in self.touching[start]]
        while front:
            length, here = heapq.heappop(front)
            if goal in self.stretches[here]:
                return self._traced(here, before, barred)
            if length > best[here]:
                continue
            for there, gates in self.links[here]:
                more = length + 1 + BARRED * sum(gate in barred for gate in gates)
                if more < best.get(there, more + 1):
                    best[there], before[there] = more, (here, gates)
                    heapq.heappush(front, (more, there))
        return None

    def _traced(
        self, end: int, before: dict[int, tuple[int, tuple[int, ...]]], barred: Collection[int]
    ) -> Route:
        way, gates = [end], list[int]()
        while way[-1] in before:
            last, passed = before[way[-1]]
            way.append(last)
            gates += reversed(passed)
        gates.reverse()
        return Route(tuple(reversed(way)), tuple(gates), tuple(gate for gate in gates if gate in barred))


@dataclass(frozen=True, slots=True)
class Route:
    """A way along the rivers: its stretches, the spots of the gates on it, and those that bar it; open without any."""

    stretches: tuple[int, ...]
    gates: tuple[int, ...]
    closed: tuple[int, ...]


def river_net(board: RevolutionBoard, provinces: dict[str, int], spots: dict[str, int]) -> RiverNet:
    """The rivers of a board, with the numbers of provinces and spots."""
    net = board.rivers
    number = {stretch: n for n, stretch in enumerate(net.stretches)}
    links: list[list[Link]] = [[] for _ in number]
    for a, b, gates in net.links:
        passed = tuple(sorted(spots[gate] for gate in gates))
        links[number[a]].append((number[b], passed))
        links[number[b]].append((number[a], passed))
    touched = [tuple(sorted(provinces[key] for key in stretch.countries)) for stretch in net.stretches]
    return RiverNet(
        tuple(touched),
        tuple(map(tuple, links)),
        tuple(tuple(_touching(touched, n)) for n in range(len(provinces))),
        tuple(sorted({spots[gate] for _, _, gates in net.links for gate in gates})),
    )


def _touching(touched: list[tuple[int, ...]], province: int) -> Iterator[int]:
    return (n for n, provinces in enumerate(touched) if province in provinces)
