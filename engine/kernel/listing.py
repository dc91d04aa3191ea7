"""Actions that are listed by the hundred and made one by one, when somebody looks at them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from engine.kernel.action import Action

T = TypeVar("T")
Make = Callable[[int], Action]


class Listing:
    """What a Step lists, and a Rule may give as its candidates.

    It consists of parts, each so many Actions and how to make the n-th of them.
    """

    __slots__ = ("_length", "_parts")

    def __init__(self) -> None:
        self._parts: list[tuple[int, Make, str]] = []
        self._length = 0

    def add(self, items: Sequence[T], make: Callable[[T], Action], source: str = "") -> None:
        """One Action for each item; `source` names the reference that the gestures of all of them start at."""
        if items:
            self._parts.append((len(items), partial(_made, items, make), source))
            self._length += len(items)

    def take(self, actions: Sequence[Action]) -> None:
        """These Actions, made already."""
        self.add(actions, _itself)

    def extend(self, found: Iterable[Action] | Listing) -> None:
        """All of these; what another Listing has not made yet is not made now either."""
        if isinstance(found, Listing):
            self._parts += found.parts()
            self._length += len(found)
        else:
            self.take(tuple(found))

    def parts(self) -> tuple[tuple[int, Make, str], ...]:
        """How many Actions each part has, how to make the n-th of them, and the source of them all."""
        return tuple(self._parts)

    def of(self, source: str) -> Iterator[Action]:
        """The Actions whose gesture starts at this reference; those of other named sources are not even made."""
        for count, make, named in self._parts:
            if named in ("", source):
                for action in map(make, range(count)):
                    if named or action.gesture().source == source:
                        yield action

    def nth(self, number: int) -> Action:
        """One of the Actions, counted from 0."""
        for count, make, _ in self._parts:
            if number < count:
                return make(number)
            number -= count
        raise IndexError(number)

    def __iter__(self) -> Iterator[Action]:
        for count, make, _ in self._parts:
            yield from map(make, range(count))

    def __len__(self) -> int:
        return self._length


def _made(items: Sequence[T], make: Callable[[T], Action], number: int) -> Action:
    return make(items[number])


def _itself(action: Action) -> Action:
    return action
