"""What cards can pay: roles that they fill say both the ways to pay and what is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, product

from msgspec import Struct

from engine.games.acres.asking import AcresAsked
from engine.games.acres.cards import Card
from engine.games.acres.refusals import no
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


def unpaid(state: State, ways: Iterable[Sequence[Role]], cards: Sequence[int]) -> Refusal | None:
    """None if the cards fill the roles of one of these ways; else the Refusal of the way that came farthest."""
    farthest: tuple[int, Refusal] | None = None
    for roles in ways:
        why = unfilled(state, roles, cards)
        if why is None:
            return None
        filled = next((n for n, role in enumerate(roles) if role.missing() == why), len(roles))
        if farthest is None or filled > farthest[0]:
            farthest = filled, why
    return farthest[1] if farthest else None


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


def fillings(asked: AcresAsked, roles: Sequence[Role]) -> Iterator[tuple[int, ...]]:
    """Usable cards of the hand that fill the roles, one each and in their order, never more copies than are held."""
    card, held = asked.position.card, asked.held
    for chosen in product(*([kind for kind in asked.usable if role.fits(card(kind))] for role in roles)):
        if len(set(chosen)) == len(chosen) or all(chosen.count(kind) <= held[kind] for kind in chosen):
            yield chosen


def payments(asked: AcresAsked, ways: Iterable[Sequence[Role]]) -> Iterable[tuple[int, ...]]:
    """The sets of usable cards that fill all roles of one of these ways, each set once (cards-4)."""
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for roles in ways:
        for chosen in fillings(asked, roles):
            found.setdefault(tuple(sorted(chosen)), chosen)
    return found.values()


def groups(held: Counter[int], pool: Sequence[int], least: int, most: int) -> Iterator[tuple[int, ...]]:
    """All groups of cards from a pool, of a size from `least` to `most`, each once, small ones first."""
    copies = [card for card in pool for _ in range(held[card])]
    alike = len(copies) > len(pool)
    for size in range(least, most + 1):
        found = combinations(copies, size)
        yield from dict.fromkeys(found) if alike else found
