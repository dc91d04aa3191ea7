"""Rivers that count in play: stretches that touch countries, joined in a row or by a junction, some through a gate."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cached_property

from engine.boards.schema import River

Gates = frozenset[str]
"""The places of the gates through which one passes."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a river without gate or junction: its place in the course, and the countries that it touches."""

    river: str
    number: int
    countries: frozenset[str]


@dataclass(frozen=True, eq=False)
class Rivers:
    """All rivers of a board, as a net of stretches."""

    rivers: tuple[River, ...]

    @property
    def stretches(self) -> list[Stretch]:
        """Every stretch, river by river in the order of their courses."""
        return self._net[0]

    @property
    def links(self) -> list[tuple[Stretch, Stretch, Gates]]:
        """Every two stretches that follow each other, with the gates between them."""
        return self._net[1]

    @cached_property
    def _net(self) -> tuple[list[Stretch], list[tuple[Stretch, Stretch, Gates]]]:
        stretches, links = list[Stretch](), list[tuple[Stretch, Stretch, Gates]]()
        meet: dict[str, list[tuple[Stretch, Gates]]] = {}
        for river in self.rivers:
            before: Stretch | None = None
            junction, gates = "", Gates()
            for number, item in enumerate(river.course):
                if item.at is not None:
                    gates |= {item.at}
                elif item.junction is not None:
                    if before is not None:
                        meet.setdefault(item.junction, []).append((before, gates))
                    before, junction, gates = None, item.junction, Gates()
                else:
                    here = Stretch(river.id, number, frozenset(item.land))
                    stretches.append(here)
                    if before is not None:
                        links.append((before, here, gates))
                    elif junction:
                        meet.setdefault(junction, []).append((here, gates))
                    before, gates = here, Gates()
        for met in meet.values():
            links += [(a, b, one | other) for n, (a, one) in enumerate(met) for b, other in met[n + 1 :]]
        return stretches, links

    def reached(self, start: str, closed: Container[str]) -> frozenset[str]:
        """The countries to which rivers lead from one that they touch, through no gate that is closed (itself too)."""
        front = [stretch for stretch in self.stretches if start in stretch.countries]
        seen = set(front)
        while front:
            for there in self._beside(front.pop(), closed):
                if there not in seen:
                    seen.add(there)
                    front.append(there)
        return frozenset(country for stretch in seen for country in stretch.countries)

    def _beside(self, here: Stretch, closed: Container[str]) -> Iterator[Stretch]:
        for a, b, gates in self.links:
            if here in (a, b) and not any(gate in closed for gate in gates):
                yield b if here == a else a
