"""What cards can pay: which of them may be used, and which fill the roles that an action asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, product

from msgspec import Struct

from engine.games.acres.cards import Card
from engine.games.acres.refusals import no
from engine.games.acres.sides import side_ref
from engine.games.acres.state import State
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal


class Role(Struct, frozen=True):
    """A part that one card of an action plays (cards-4): who fits it, and what is said where nobody does.

    Attributes:
        helpful: kinds named in the Refusal and lit: what would fit, whether it is in the hand or not.
    """

    clause: str
    key: str
    fits: Callable[[Card], bool]
    args: dict[str, Arg] = {}
    lit: tuple[str, ...] = ()

    def missing(self) -> Refusal:
        """Nobody plays it."""
        return no(self.clause, self.key, *self.lit, **self.args)


def why_unusable(state: State, side: int, kind: int) -> Refusal | None:
    """None if a card may be used by its owner, else why not: location cards have limits (location-limits-1)."""
    place = state.card(kind).place
    if place < 0:
        return None
    bit, lit = 1 << place, (f"place:{state.world.ids[place]}",)
    args: dict[str, Arg] = {"card": state.card(kind).ref}
    if not state.own(side) & bit:
        return no("location-limits-1", "card-not-controlled", *lit, **args)
    if state.besieged(place):
        return no("location-limits-1", "card-besieged", *lit, **args)
    if not state.linked(side) & bit:
        home = f"place:{state.world.home_name(side)}"
        return no("location-limits-1", "card-cut-off", *lit, place=home, **args)
    return None


def usable(state: State, side: int) -> list[int]:
    """The different cards in the hand that may be used now, rising."""
    return [kind for kind in sorted(set(state.hands[side])) if why_unusable(state, side, kind) is None]


class Hand:
    """What a side holds, looked at once for all that it may do with it.

    Attributes:
        held: copies by kind. kinds: the different ones, rising. usable: those of them that may be used now.
    """

    __slots__ = ("held", "kinds", "usable")

    def __init__(self, state: State, side: int) -> None:
        self.held = Counter(state.hands[side])
        self.kinds = list(self.held)  # hands rise
        self.usable = usable(state, side)


def not_held(state: State, side: int, cards: Sequence[str], *besides: str) -> Refusal | None:
    """None if all these cards are in the hand, as often as they are named; else which is not (actions-4)."""
    hand, named = state.hands[side], [*besides, *cards]
    for card in named:
        kind = state.world.kind(side, card)
        if kind is None or hand.count(kind) < named.count(card):
            return no("actions-4", "not-held", card=f"card:{card}", side=side_ref(side))
    return None


def too_poor(state: State, side: int, clause: str, cost: int) -> Refusal | None:
    """None if a side has the money that something costs, else what it lacks (R-pay)."""
    have = state.money[side]
    return None if cost <= have else no(clause, "money", n=cost, have=have, side=side_ref(side))


def kinds(state: State, side: int, cards: Iterable[str]) -> list[int]:
    """The kinds of cards that the side holds, by their names."""
    return [state.world.kinds[side][card] for card in cards]


def not_usable(state: State, side: int, cards: Iterable[int]) -> Refusal | None:
    """None if all these cards may be used, else why one may not (location-limits)."""
    return next((why for card in cards if (why := why_unusable(state, side, card)) is not None), None)


def unfilled(state: State, roles: Sequence[Role], cards: Sequence[int]) -> Refusal | None:
    """None if the cards fill the roles, one each (cards-4); else which role stays empty, or the surplus."""
    known = [state.card(card) for card in cards]
    for count in range(1, len(roles) + 1):
        if not _filled(roles[:count], known):
            return roles[count - 1].missing()
    if len(cards) > len(roles):
        surplus = next(card for n, card in enumerate(known) if _filled(roles, known[:n] + known[n + 1 :]))
        return no("cards-4", "surplus", card=surplus.ref)
    return None


def _filled(roles: Sequence[Role], cards: list[Card]) -> bool:
    """Whether each role can have a card of its own."""
    if not roles:
        return True
    first, rest = roles[0], roles[1:]
    return any(first.fits(card) and _filled(rest, cards[:n] + cards[n + 1 :]) for n, card in enumerate(cards))


def filling(roles: Sequence[Role], cards: Sequence[Card]) -> list[Card]:
    """Of these cards those that together fill as many roles as can be, one each; the first roles before others."""
    best: list[Card] = []
    for number, role in enumerate(roles):
        if len(best) >= len(roles) - number:
            break
        for n, card in enumerate(cards):
            if role.fits(card) and card not in cards[:n]:
                found = [card, *filling(roles[number + 1 :], [*cards[:n], *cards[n + 1 :]])]
                best = max(best, found, key=len)
                if len(best) == len(roles) - number:
                    return best
    return best


def choices(held: Counter[int], *pools: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """One card from each pool, never more copies than are held; each set of cards once."""
    seen: set[tuple[int, ...]] = set()
    for chosen in product(*pools):
        key = tuple(sorted(chosen))
        if key not in seen and all(chosen.count(card) <= held[card] for card in chosen):
            seen.add(key)
            yield chosen


def groups(held: Counter[int], pool: Sequence[int], least: int, most: int) -> Iterator[tuple[int, ...]]:
    """All groups of cards from a pool, of a size from `least` to `most`, each once, small ones first."""
    copies = [card for card in pool for _ in range(held[card])]
    alike = len(copies) > len(pool)
    for size in range(least, most + 1):
        found = combinations(copies, size)
        yield from dict.fromkeys(found) if alike else found
