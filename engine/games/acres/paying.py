"""What cards can pay: roles that they fill say both the ways to pay and what is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, product

from msgspec import Struct

from engine.games.acres.asking import AcresAsked
from engine.games.acres.cards import Card
from engine.games.acres.refusals import no
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


def unfilled(roles: Sequence[Role], cards: Sequence[Card]) -> Refusal | None:
    """None if the cards fill the roles, one each (cards-4); else which role stays empty, or the surplus."""
    for count in range(1, len(roles) + 1):
        if not _filled(roles[:count], cards):
            return roles[count - 1].missing()
    if len(cards) > len(roles):
        surplus = next(card for n, card in enumerate(cards) if _filled(roles, [*cards[:n], *cards[n + 1 :]]))
        return no("cards-4", "surplus", card=surplus.ref)
    return None


def unpaid(ways: Iterable[Sequence[Role]], cards: Sequence[Card]) -> Refusal | None:
    """None if the cards fill the roles of one of these ways; else the Refusal of the way that came farthest."""
    farthest: tuple[int, Refusal] | None = None
    for roles in ways:
        why = unfilled(roles, cards)
        if why is None:
            return None
        filled = next((n for n, role in enumerate(roles) if role.missing() == why), len(roles))
        if farthest is None or filled > farthest[0]:
            farthest = filled, why
    return farthest[1] if farthest else None


def _filled(roles: Sequence[Role], cards: Sequence[Card]) -> bool:
    """Whether each role can have a card of its own (cards-4, R-separate)."""
    if not roles:
        return True
    first, rest = roles[0], roles[1:]
    return any(
        first.fits(card) and _filled(rest, [*cards[:n], *cards[n + 1 :]]) for n, card in enumerate(cards)
    )


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


def fillings(asked: AcresAsked, roles: Sequence[Role]) -> Iterator[tuple[Card, ...]]:
    """Usable cards of the hand that fill the roles, one each and in their order, never more copies than are held."""
    for chosen in product(*[asked.fitting(role.fits) for role in roles]):
        kinds = [card.kind for card in chosen]
        if len(set(kinds)) == len(kinds) or all(kinds.count(kind) <= asked.held[kind] for kind in kinds):
            yield chosen


def payments(asked: AcresAsked, ways: Iterable[Sequence[Role]]) -> Iterable[tuple[Card, ...]]:
    """The sets of usable cards that fill all roles of one of these ways, each set once (cards-4)."""
    found: dict[tuple[int, ...], tuple[Card, ...]] = {}
    for roles in ways:
        for chosen in fillings(asked, roles):
            found.setdefault(tuple(sorted([card.kind for card in chosen])), chosen)
    return found.values()


def groups(held: Counter[int], pool: Sequence[Card], least: int, most: int) -> Iterator[tuple[Card, ...]]:
    """All groups of cards from a pool, of a size from `least` to `most`, each once, small ones first."""
    copies = [card for card in pool for _ in range(held[card.kind])]
    alike = len(copies) > len(pool)
    for size in range(least, most + 1):
        found = combinations(copies, size)
        yield from (
            {tuple([card.kind for card in group]): group for group in found}.values() if alike else found
        )


def names(cards: Iterable[Card]) -> tuple[str, ...]:
    """The words of cards."""
    return tuple([card.id for card in cards])


def refs(cards: Iterable[Card]) -> list[str]:
    """The references of cards."""
    return [card.ref for card in cards]


def rising(cards: Iterable[Card]) -> list[Card]:
    """Cards by their kinds, so that their order tells nothing."""
    return sorted(cards, key=lambda card: card.kind)
