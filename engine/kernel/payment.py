"""Payments with cards: a price is roles that cards fill. Ways to pay and what is missing come from the same roles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations, product
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.refusal import Refusal

C = TypeVar("C")


class Role(Struct, Generic[C], frozen=True):
    """A part of a price. A card plays in one role only, and does not have to be worth all of it.

    Attributes:
        worth: what a card counts in it; 0, or False, where it does not fit.
        empty: the Refusal of cards that do not fill it; made only where it is said.
        need: what the cards in it must be worth together, 1 at least.
    """

    worth: Callable[[C], int]
    empty: Callable[[], Refusal]
    need: int = 1


Way = Sequence[Role[C]]
"""One way to pay a price: its roles, in the order in which they are said to be missing."""


def filled(way: Way[C], cards: Sequence[C]) -> int:
    """How many roles of a way these cards fill together, the first ones before any other."""
    if _fill(way, cards):
        return len(way)
    return next(n for n in range(len(way)) if not _fill(way[: n + 1], cards))


def unpaid(
    ways: Iterable[Way[C]], cards: Sequence[C], surplus: Callable[[C], Refusal] | None = None
) -> Refusal | None:
    """None if the cards pay in one of these ways; else what is missing in the way that came farthest.

    Args:
        surplus: what is said of a card that could be left out; without it no change is given and none is refused.
    """
    farthest = -1
    why: Callable[[], Refusal] | None = None
    for way in ways:
        count = filled(way, cards)
        if count < len(way):
            lacking: Callable[[], Refusal] = way[count].empty
        else:
            spare = _spare(way, cards) if surplus else None
            if spare is None or surplus is None:
                return None
            lacking = partial(surplus, spare)
        if count > farthest:
            farthest, why = count, lacking
    return None if why is None else why()


def _spare(way: Way[C], cards: Sequence[C]) -> C | None:
    """The first of these cards, which fill a way, without which they would fill it as well."""
    return next((card for n, card in enumerate(cards) if _fill(way, _without(cards, n))), None)


def _fill(way: Way[C], cards: Sequence[C]) -> bool:
    """Whether each role can have cards of its own."""
    if len(way) < 2:
        return sum(map(way[0].worth, cards)) >= way[0].need if way else True
    return any(
        way[0].worth(card) and _fill(_left(way, card), _without(cards, n)) for n, card in enumerate(cards)
    )


def _left(way: Way[C], card: C) -> Way[C]:
    """What is left of a way once a card plays in its first role."""
    first, rest = way[0], way[1:]
    need = first.need - first.worth(card)
    return rest if need <= 0 else (replace(first, need=need), *rest)


def _without(cards: Sequence[C], n: int) -> Sequence[C]:
    return [*cards[:n], *cards[n + 1 :]]


def filling(way: Way[C], cards: Sequence[C]) -> list[C]:
    """The most of these cards that can play in the roles of a way together; the first roles before others."""
    best: list[C] = []
    for number, role in enumerate(way):
        most = sum(one.need for one in way[number:])
        if len(best) >= most:
            break
        for n, card in enumerate(cards):
            if role.worth(card) and card not in cards[:n]:
                found = [card, *filling(_left(way[number:], card), _without(cards, n))]
                best = max(best, found, key=len)
                if len(best) == most:
                    return best
    return best


class Hand(Generic[C]):
    """Cards of a hand that may pay.

    Attributes:
        cards: the different ones, in a fixed order. copies: how often each of them is held, 1 at least.
    """

    def __init__(self, cards: Sequence[C], copies: Sequence[int]) -> None:
        self.cards, self.copies = cards, copies
        self._known: dict[Callable[[C], int], list[int]] = {}

    def payments(self, ways: Iterable[Way[C]]) -> Iterable[tuple[C, ...]]:
        """The groups of cards that pay in one of these ways, each once, none with a card that could be left out."""
        found: dict[tuple[int, ...], tuple[int, ...]] = {}
        for way in ways:
            for chosen in self._fillings(way):
                found.setdefault(tuple(sorted(chosen)), chosen)
        return map(self._named, found.values())

    def fillings(self, way: Way[C]) -> Iterator[tuple[C, ...]]:
        """The same for one way, in the order of its roles and once for each manner in which cards can share them."""
        return map(self._named, self._fillings(way))

    def groups(self, least: int, most: int) -> Iterator[tuple[C, ...]]:
        """All groups of a size from `least` to `most`, each once, small ones first."""
        alone = sum(self.copies) == len(self.cards)
        for size in range(least, most + 1):
            yield from (
                combinations(self.cards, size)
                if alone
                else map(self._named, self._numbers(range(len(self.cards)), size))
            )

    def _named(self, chosen: Sequence[int]) -> tuple[C, ...]:
        cards = self.cards
        return tuple([cards[n] for n in chosen])

    def _numbers(self, pool: Iterable[int], size: int) -> Iterable[tuple[int, ...]]:
        """All groups of a size from some of the cards, each once."""
        return dict.fromkeys(combinations([n for n in pool for _ in range(self.copies[n])], size))

    def _fillings(self, way: Way[C]) -> Iterator[tuple[int, ...]]:
        """The cards that fill a way, by number, never more copies than are held."""
        if sum(role.need for role in way) == len(way):
            found: Iterable[tuple[int, ...]] = product(*[self._fitting(role.worth) for role in way])
        else:
            found = (sum(sets, ()) for sets in product(*[self._sets_for(role) for role in way]))
        for chosen in found:
            if len(set(chosen)) == len(chosen) or all(chosen.count(n) <= self.copies[n] for n in chosen):
                yield chosen

    def _fitting(self, worth: Callable[[C], int]) -> list[int]:
        """The cards that are worth anything; found once for each question that is kept."""
        found = self._known.get(worth)
        if found is None:
            found = self._known[worth] = [n for n, card in enumerate(self.cards) if worth(card)]
        return found

    def _sets_for(self, role: Role[C]) -> list[tuple[int, ...]]:
        """The sets of cards that fill a role and of which each is needed.

        They are as large as the dearest cards ask at least, and as the cheapest at most.
        """
        worth = {n: role.worth(self.cards[n]) for n in self._fitting(role.worth)}
        if not worth:
            return []
        least, most = -(-role.need // max(worth.values())), (role.need - 1) // min(worth.values()) + 1
        found: list[tuple[int, ...]] = []
        for size in range(least, most + 1):
            for chosen in self._numbers(worth, size):
                points = [worth[n] for n in chosen]
                if sum(points) - min(points) < role.need <= sum(points):
                    found.append(chosen)
        return found
