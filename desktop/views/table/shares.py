"""How the sections of the column share its height: plain numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

INSPECTOR, INSPECTOR_UNDER = 0.40, 0.25
"""The most of the height that the inspector takes, and the most under the panel of a phase."""
READING = 0.5
"""What is read, such as the rules, takes so much of what is left over; the log has the rest."""


@dataclass(frozen=True)
class Wish:
    """What one section asks for.

    Attributes:
        least: what it has in any case. wants: what shows all of it; 0: as much as there is.
        good: with this it is of use: served before all else. first: it is served before the others.
        rest: it takes what is left over.
        most: the most that it may have, 0: no bound.
    """

    least: int
    wants: int = 0
    good: int = 0
    first: bool = False
    rest: bool = False
    most: int = 0


def share(height: int, wishes: Sequence[Wish]) -> list[int]:
    """The height of each section. Together they are `height`, or more where not even the least has room.

    Of those that are served together who wants less than an even part has all of it, the others as much as each other.
    """
    sizes = [wish.least for wish in wishes]
    room = height - sum(sizes)

    def give(number: int, wanted: int) -> None:
        nonlocal room
        wish = wishes[number]
        bound = min(wanted, wish.most) if wish.most else wanted
        more = max(0, min(bound - sizes[number], room))
        sizes[number] += more
        room -= more

    for number, wish in enumerate(wishes):
        give(number, wish.good)
    for first in (True, False):
        served = [n for n, wish in enumerate(wishes) if wish.wants and wish.first == first and not wish.rest]
        served.sort(key=lambda n: min(wishes[n].wants, wishes[n].most or wishes[n].wants) - sizes[n])
        for before, number in enumerate(served):
            give(number, min(wishes[number].wants, sizes[number] + room // (len(served) - before)))
    readers = [number for number, wish in enumerate(wishes) if not wish.wants and not wish.rest]
    share_of_each = int(room * READING) // max(1, len(readers))
    for number in readers:
        give(number, sizes[number] + share_of_each)
    takers = [number for number, wish in enumerate(wishes) if wish.rest] or readers
    if takers and room > 0:
        sizes[takers[-1]] += room
    return sizes
