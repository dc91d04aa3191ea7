"""What the rules of this game are asked with: the side, the cards it holds, and those of them it may use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from engine.games.acres.cards import Card
from engine.games.acres.refusals import no
from engine.games.acres.sides import NUMBER, side_ref
from engine.games.acres.state import State
from engine.kernel.message import Arg, Message, say
from engine.kernel.payment import Hand
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, looked_up
from engine.kernel.step import Step


def why_unusable(state: State, side: int, kind: int) -> Refusal | None:
    """None if a card may be used by its owner, else why not.

    Location cards have limits (location-limits-1), whatever they are used for (location-limits-4).
    """
    card = state.card(kind)
    if card.place < 0:
        return None
    bit = 1 << card.place
    if not state.own(side) & bit:
        return no("location-limits-1", "card-not-controlled", state.world.ref(card.place), card=card.ref)
    if state.besieged(card.place):
        return no("location-limits-1", "card-besieged", state.world.ref(card.place), card=card.ref)
    if not state.linked(side) & bit:
        ref, home = state.world.ref(card.place), f"place:{state.world.home_name(side)}"
        return no("location-limits-1", "card-cut-off", ref, card=card.ref, place=home)
    return None


def surplus(card: Card) -> Refusal:
    """Each card that is laid plays a part of its own (cards-4)."""
    return no("cards-4", "surplus", card=card.ref)


class AcresAsked(Asked[Any, State]):
    """What a Rule is asked about, with what a side holds, looked at once for all that it may do with it.

    Attributes:
        side: that of the seat.
    """

    def __init__(self, step: Any, position: State, seat: str) -> None:
        super().__init__(step, position, seat)
        self.side = NUMBER[seat]

    @looked_up
    def held(self) -> Counter[int]:
        """Copies in the hand by kind, rising as hands do."""
        return Counter(self.position.hands[self.side])

    @looked_up
    def cards(self) -> list[Card]:
        """The different cards of the hand, rising."""
        cards = self.position.world.cards
        return [cards[kind] for kind in self.held]

    @looked_up
    def usable(self) -> list[Card]:
        """Those of them that may be used now."""
        return [card for card in self.cards if why_unusable(self.position, self.side, card.kind) is None]

    @looked_up
    def supply(self) -> tuple[int, int]:
        """Villages and towns that the side has still to place."""
        return self.position.supply(self.side)

    @looked_up
    def listed(self) -> list[int]:
        """The sites that the usable cards of the hand list, rising (cards-2)."""
        return sorted({place for card in self.usable for place in card.reach})

    @looked_up
    def payers(self) -> Hand[Card]:
        """The usable cards, as what pays."""
        return self.hand_of(self.usable)

    @property
    def holds(self) -> bool:
        """Whether there is any card in the hand: their number is public."""
        return bool(self.position.hands[self.side])

    def hand_of(self, cards: Sequence[Card], besides: Card | None = None) -> Hand[Card]:
        """Some of the different cards of the hand, with all copies of them but one of what is laid besides."""
        if besides is None:
            return Hand(cards, [self.held[card.kind] for card in cards])
        left = [(card, self.held[card.kind] - (card is besides)) for card in cards]
        return Hand([card for card, n in left if n], [n for _, n in left if n])

    def card(self, name: str) -> Card:
        """The card of a name that the side knows."""
        world = self.position.world
        return world.cards[world.kinds[self.side][name]]

    def named(self, names: Iterable[str]) -> list[Card]:
        """The cards of these names, all of which the side knows."""
        return [self.card(name) for name in names]

    def throw(self, cards: Iterable[Card]) -> None:
        """Cards of the hand that are played go to the discard (cards-5)."""
        self.position.throw(self.side, [card.kind for card in cards])

    def not_held(self, names: Sequence[str]) -> Refusal | None:
        """None if all these cards are in the hand, as often as they are named; else which is not (actions-4)."""
        kinds = self.position.world.kinds[self.side]
        for name in names:
            kind = kinds.get(name)
            if kind is None or self.held[kind] < names.count(name):
                return no("actions-4", "not-held", card=f"card:{name}", side=side_ref(self.side))
        return None

    def not_usable(self, cards: Iterable[Card]) -> Refusal | None:
        """None if all these cards may be used, else why one may not (location-limits-1)."""
        found = (why_unusable(self.position, self.side, card.kind) for card in cards)
        return next((why for why in found if why is not None), None)

    def can_pay(self, cost: int) -> bool:
        """Whether the side has the money that something costs (R-pay)."""
        return cost <= self.position.money[self.side]

    def too_poor(self, clause: str, cost: int) -> Refusal | None:
        """None if the side can pay, else what it lacks."""
        if self.can_pay(cost):
            return None
        return no(clause, "money", n=cost, have=self.position.money[self.side], side=side_ref(self.side))

    def too_dear(self, clause: str, card: Card, cost: int, *lit: str) -> Refusal | None:
        """None if the side can pay what a card costs, else what it lacks."""
        if self.can_pay(cost):
            return None
        have = self.position.money[self.side]
        return no(clause, "money-for-card", *lit, card=card.ref, n=cost, have=have, side=side_ref(self.side))


class SideStep(Step[State], frozen=True):
    """A Step that one side answers, with one Action as a rule.

    Those of the side whose turn it is not interrupt an action until they are answered (R-no-undo).
    """

    seat: str

    def seats(self, state: State) -> tuple[str, ...]:
        """That side, whether it has a choice or not: not to be asked would tell of its hand."""
        return (self.seat,)

    def ask(self, state: State, seat: str) -> AcresAsked:
        """With what the side holds."""
        return AcresAsked(self, state, seat)

    def prompt(self, state: State, seat: str) -> Message:
        """By the name of the Step, with the side and what `prompt_args` adds."""
        return say(f"acres-prompt-{self.name}", side=f"side:{self.seat}", **self.prompt_args(state))

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """What the prompt tells besides."""
        return {}

    def measure(self, state: State) -> int:
        """One Action ends it."""
        return 1
