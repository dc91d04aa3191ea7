"""Numbers that are set: bids, taxes, coins, troops; as rows with limits and sums, told by the Decision."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from itertools import pairwise

from msgspec import Struct

from engine.kernel.action import Action
from engine.kernel.message import Message


class NumberRow(Struct, frozen=True):
    """One number.

    Attributes:
        source: reference of what it is set for: "piece:anna", "side:north".
        least, most: its limits; `step` leads from one value to the next. first: what it is before a hand is laid on it.
        has: what is there already, to which it is added.
        note: what is to be said below its name, as a least that a rule asks for.
        name: reference by which it is called where it is not called by its source: two rows for one place.
        now: what stands there, where the number says what is to stand there then.
        pressed: a yes or a no about something on the map, which is lit; a press there turns it.
    """

    source: str
    least: int
    most: int
    step: int = 1
    first: int = 0
    has: int = 0
    note: Message | None = None
    name: str = ""
    now: int | None = None
    pressed: bool = False

    @property
    def called(self) -> str:
        """The reference by which people know it."""
        return self.name or self.source

    @property
    def values(self) -> range:
        """All that it can be."""
        return range(self.least, self.most + 1, self.step)


class NumberGroup(Struct, frozen=True):
    """Rows that share one sum.

    Attributes:
        head: reference of whose numbers they are, "" for none.
        total: what they may come to in all, None where nothing bounds them. whole: they must come to it.
        gives_way: rows that no hand was laid on are filled in anew around those that a hand has set
            (`Decision.fill_rest`), so that they do not bound these.
    """

    rows: tuple[NumberRow, ...]
    head: str = ""
    total: int | None = None
    whole: bool = False
    gives_way: bool = False

    def left(self, values: Mapping[str, int]) -> int | None:
        """What of the total is not given out by these values; None without a total."""
        if self.total is None:
            return None
        return self.total - sum(values.get(row.source, row.first) for row in self.rows)

    def most(self, row: NumberRow, values: Mapping[str, int], kept: Container[str] = ()) -> int:
        """How high one of its rows may go while the others are as they are: a value of the row.

        Args:
            kept: rows that a hand has set; where the others give way these alone bound it.
        """
        left, now = self.left(values), values.get(row.source, row.first)
        if left is None:
            return row.most
        if self.gives_way:
            others = (one for one in self.rows if one is not row and one.source not in kept)
            left += sum(values.get(one.source, one.first) - one.least for one in others)
        room = now + max(0, left // row.step) * row.step
        return min(row.most, max(room, row.least))

    def spread(self, values: Mapping[str, int]) -> dict[str, int]:
        """These values, and what is left given out step by step, to the lowest row first; none gives way."""
        found = {row.source: values.get(row.source, row.first) for row in self.rows}
        while rows := [row for row in self.rows if found[row.source] < self.most(row, found, found)]:
            lowest = min(rows, key=lambda row: found[row.source] + row.has)
            found[lowest.source] += lowest.step
        return found


class NumberSheet(Struct, frozen=True):
    """All numbers that a Decision asks for; they count when they are handed over.

    Attributes:
        title: what they are. note: what is said above them.
        face_down: there are rows, and nothing is told of them: they rest on what lies face down.
    """

    groups: tuple[NumberGroup, ...]
    title: Message | None = None
    note: Message | None = None
    face_down: bool = False

    def turned_down(self) -> NumberSheet:
        """What may be told of it while what its seat holds lies face down: that there is one, and what for."""
        return NumberSheet((), self.title, face_down=True)

    @property
    def rows(self) -> tuple[NumberRow, ...]:
        """The rows of all groups."""
        return tuple(row for group in self.groups for row in group.rows)

    def complete(self, values: Mapping[str, int]) -> bool:
        """Whether every sum is what it has to be and every number within its limits."""
        within = all(values.get(row.source, row.first) in row.values for row in self.rows)
        lefts = ((group.whole, group.left(values)) for group in self.groups)
        return within and all(left is None or left == 0 or (left > 0 and not whole) for whole, left in lefts)


def rows_of(actions: Iterable[Action]) -> tuple[NumberRow, ...]:
    """The rows that Actions mean which set one number each: their limits are the least and the most that is listed."""
    values: dict[str, list[int]] = {}
    for action in actions:
        gesture = action.gesture()
        if gesture.kind == "number" and not gesture.target:
            values.setdefault(gesture.source, []).append(gesture.value)
    return tuple(_row(source, sorted(found)) for source, found in values.items())


def _row(source: str, values: list[int]) -> NumberRow:
    step = min((b - a for a, b in pairwise(values)), default=1)
    return NumberRow(source, values[0], values[-1], step, values[0])


def setting(actions: Iterable[Action], values: Mapping[str, int]) -> tuple[Action, ...]:
    """Of Actions that set one number each those that set these values, in the order of the values."""
    found: dict[tuple[str, int], Action] = {}
    for action in actions:
        gesture = action.gesture()
        if gesture.kind == "number" and not gesture.target:
            found[gesture.source, gesture.value] = action
    return tuple(found[one] for one in values.items() if one in found)
