"""The deck in the hand: draft, discard, reserve, governor, intendant, home support."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.games.acres.actions import (
    CardAction,
    CardsAction,
    Discard,
    Draft,
    Governor,
    HomeSupport,
    Intendant,
    Reserve,
    Retrieve,
)
from engine.games.acres.asking import AcresAsked
from engine.games.acres.cards import Card, names, refs, rising
from engine.games.acres.refusals import no
from engine.games.acres.sides import side_ref
from engine.games.acres.turn import CardsRule, OneCardRule, TurnRule, led_by
from engine.kernel.action import Action
from engine.kernel.listing import Listing
from engine.kernel.refusal import Refusal

GOVERNOR, INTENDANT, HOME_SUPPORT = "governor", "intendant", "home-support"


class Drafting(TurnRule[Draft]):
    """Buy an empire card (draft)."""

    action: ClassVar[type[Action]] = Draft
    clause: ClassVar[str] = "draft-1"

    def candidates(self, asked: AcresAsked) -> list[Draft]:
        """Every card on offer that the money is there for."""
        state = asked.position
        cards, can_pay = state.world.cards, asked.can_pay
        offer = sorted({*state.empire[asked.side], *state.neutral})
        return [Draft(cards[kind].id) for kind in offer if can_pay(cards[kind].price)]

    def why_not_at_all(self, asked: AcresAsked, action: Draft) -> Refusal | None:
        """It lies among the own available or the neutral cards (draft-1, draft-2), and can be paid for (R-pay)."""
        state = asked.position
        kind = state.world.kind(asked.side, action.card)
        if kind is None:
            key = "draft-location" if action.card in state.world.places else "draft-foreign"
            return no("draft-2", key, f"offer:{action.card}", card=f"card:{action.card}")
        card = state.card(kind)
        if card.place >= 0:
            return no("draft-2", "draft-location", f"offer:{card.id}", card=card.ref)
        if kind not in state.empire[asked.side] and kind not in state.neutral:
            return no("draft-1", "not-on-offer", f"offer:{card.id}", card=card.ref)
        return asked.too_dear("draft-1", card, card.price, f"offer:{card.id}")

    def money(self, asked: AcresAsked, action: Draft) -> int:
        """The price (draft-1)."""
        return -asked.card(action.card).price

    def play(self, asked: AcresAsked, action: Draft) -> None:
        """Pay; the card goes onto the discard (draft-1)."""
        state, side, card = asked.position, asked.side, asked.card(action.card)
        (state.empire[side] if card.kind in state.empire[side] else state.neutral).remove(card.kind)
        state.money[side] -= card.price
        state.discards[side].append(card.kind)
        state.say("drafts", "draft-1", side, kind="draft", card=card.ref, n=card.price)

    def spent(self, asked: AcresAsked, cards: Sequence[str], target: str) -> Iterable[Draft]:
        """Nothing is laid for it: only the card on offer is named."""
        if target.startswith("offer:"):
            yield Draft(target.removeprefix("offer:"))


class Discarding(CardsRule[Discard]):
    """Throw cards away (discard); unusable ones, too (location-limits-3).

    Exact: a large hand has groups by the hundred, made only when they are looked at.
    """

    action: ClassVar[type[CardsAction]] = Discard
    clause: ClassVar[str] = "discard-1"
    exact: ClassVar[bool] = True

    def candidates(self, asked: AcresAsked) -> Listing:
        """Every group of cards that can be paid for."""
        listing, most = Listing(), asked.held.total()
        while most > 1 and not asked.can_pay(self.cost(asked, most)):
            most -= 1
        listing.add(list(asked.hand_of(asked.cards).groups(1, most)), lambda group: Discard(names(group)))
        return listing

    def why_not_at_all(self, asked: AcresAsked, action: Discard) -> Refusal | None:
        """Cards of the hand (actions-4), at least one (discard-1), and the money for all of them."""
        if not action.cards:
            return no("discard-1", "nothing-to-discard")
        return asked.not_held(action.cards) or asked.too_poor(
            "discard-1", self.cost(asked, len(action.cards))
        )

    def cost(self, asked: AcresAsked, count: int) -> int:
        """What it costs to discard so many cards: the first is free (discard-1)."""
        return (count - 1) * asked.position.world.rules.extra_discard_cost

    def money(self, asked: AcresAsked, action: Discard) -> int:
        """What the further cards cost (discard-1)."""
        return -self.cost(asked, len(action.cards))

    def play(self, asked: AcresAsked, action: Discard) -> None:
        """They go to the discard."""
        state, side, cards = asked.position, asked.side, rising(asked.named(action.cards))
        cost = self.cost(asked, len(cards))
        state.money[side] -= cost
        asked.throw(cards)
        state.say("discards", "discard-1", side, kind="discard", cards=refs(cards), n=cost)


class Reserving(OneCardRule[Reserve]):
    """Lay a card into the reserve (reserve-1); any card, usable or not (R-reserve)."""

    action: ClassVar[type[CardAction]] = Reserve
    clause: ClassVar[str] = "reserve-1"
    target: ClassVar[str] = "reserve:"

    def candidates(self, asked: AcresAsked) -> Iterable[Reserve]:
        """Each card of the hand, if there is room."""
        return super().candidates(asked) if self.has_room(asked) else []

    def has_room(self, asked: AcresAsked) -> bool:
        """Whether one more card may lie there (R-reserve-limit)."""
        return len(asked.position.reserves[asked.side]) < asked.position.world.rules.reserve_limit

    def why_not_card(self, asked: AcresAsked, card: Card) -> Refusal | None:
        """Room for it (R-reserve-limit)."""
        if self.has_room(asked):
            return None
        limit = asked.position.world.rules.reserve_limit
        return no("R-reserve-limit", "reserve-full", n=limit, side=side_ref(asked.side))

    def play(self, asked: AcresAsked, action: Reserve) -> None:
        """It lies there face up."""
        state, side, card = asked.position, asked.side, asked.card(action.card)
        state.hands[side].remove(card.kind)
        insort(state.reserves[side], card.kind)
        state.say("reserves", "reserve-1", side, kind="reserve", card=card.ref)


class Retrieving(TurnRule[Retrieve]):
    """Take the whole reserve back (reserve-3): a free action."""

    action: ClassVar[type[Action]] = Retrieve
    clause: ClassVar[str] = "reserve-3"
    free: ClassVar[bool] = True

    def candidates(self, asked: AcresAsked) -> list[Retrieve]:
        """Where there is a reserve."""
        return [Retrieve()] if asked.position.reserves[asked.side] else []

    def why_not_at_all(self, asked: AcresAsked, action: Retrieve) -> Refusal | None:
        """There are cards, and money for all of them (reserve-3)."""
        if not asked.position.reserves[asked.side]:
            return no("reserve-3", "reserve-empty", side=side_ref(asked.side))
        return asked.too_poor("reserve-3", self.cost(asked))

    def cost(self, asked: AcresAsked) -> int:
        """1 for each card (reserve-3)."""
        return len(asked.position.reserves[asked.side]) * asked.position.world.rules.retrieve_cost_per_card

    def money(self, asked: AcresAsked, action: Retrieve) -> int:
        """What it costs (reserve-3)."""
        return -self.cost(asked)

    def play(self, asked: AcresAsked, action: Retrieve) -> None:
        """They come into the hand, which may exceed five (reserve-3)."""
        state, side, cost = asked.position, asked.side, self.cost(asked)
        state.money[side] -= cost
        cards = state.reserves[side]
        state.say("retrieves", "reserve-3", side, kind="retrieve", cards=state.card_refs(cards), n=cost)
        state.hands[side] = sorted(state.hands[side] + cards)
        state.reserves[side] = []


class Governing(CardsRule[Governor]):
    """Remove one or two cards with the governor (governor)."""

    action: ClassVar[type[CardsAction]] = Governor
    clause: ClassVar[str] = "governor-1"

    def candidates(self, asked: AcresAsked) -> list[Governor]:
        """Every small group of other cards, where the governor is in the hand."""
        governor = asked.card(GOVERNOR)
        if governor.kind not in asked.held:
            return []
        others = asked.hand_of(asked.cards, besides=governor)
        return [
            Governor((GOVERNOR, *names(g)))
            for g in others.groups(*asked.position.world.rules.governor_min_max)
        ]

    def why_not_at_all(self, asked: AcresAsked, action: Governor) -> Refusal | None:
        """The governor first, then one or two others of the hand (actions-4, governor-1, R-governor)."""
        why = asked.not_held(action.cards)
        if why is not None:
            return why
        if not action.cards or action.cards[0] != GOVERNOR:
            return no("governor-1", "no-governor")
        least, most = asked.position.world.rules.governor_min_max
        others = len(action.cards) - 1
        return None if least <= others <= most else no("R-governor", "governor-count", n=others)

    def play(self, asked: AcresAsked, action: Governor) -> None:
        """They return to the displays of their colours; the governor is discarded (governor-1)."""
        state, side = asked.position, asked.side
        governor, *removed = asked.named(action.cards)
        for card in removed:
            state.hands[side].remove(card.kind)
            state.give_back(card.kind)
        asked.throw((governor,))
        state.say("governor", "governor-1", side, kind="return", cards=refs(rising(removed)))

    def orders(self, asked: AcresAsked, cards: Sequence[str]) -> Iterable[tuple[str, ...]]:
        """The governor first."""
        return led_by(cards, [card for card in cards if card == GOVERNOR])


class Recalling(TurnRule[Intendant]):
    """The intendant takes a card back from the own discard (intendant)."""

    action: ClassVar[type[Action]] = Intendant
    clause: ClassVar[str] = "intendant-1"
    by_hand: ClassVar[bool] = True

    def candidates(self, asked: AcresAsked) -> list[Intendant]:
        """Every card of the discard, where the intendant is in the hand."""
        state = asked.position
        if state.world.kind(asked.side, INTENDANT) not in asked.held:
            return []
        return [Intendant(state.card(kind).id) for kind in sorted(set(state.discards[asked.side]))]

    def why_not_at_all(self, asked: AcresAsked, action: Intendant) -> Refusal | None:
        """The intendant in the hand (actions-4), 2 money, a card of the own discard (intendant-1, R-intendant)."""
        state, side = asked.position, asked.side
        why = asked.not_held((INTENDANT,))
        if why is not None:
            return why
        if state.world.kind(side, action.card) not in state.discards[side]:
            lit, card = f"discard:{action.card}", f"card:{action.card}"
            return no("intendant-1", "not-in-discard", lit, card=card, side=side_ref(side))
        return asked.too_poor("intendant-1", state.world.rules.intendant_cost)

    def money(self, asked: AcresAsked, action: Intendant) -> int:
        """What it costs (intendant-1)."""
        return -asked.position.world.rules.intendant_cost

    def play(self, asked: AcresAsked, action: Intendant) -> None:
        """Pay, take the card, discard the intendant (intendant-1)."""
        state, side, card = asked.position, asked.side, asked.card(action.card)
        state.money[side] -= state.world.rules.intendant_cost
        state.discards[side].remove(card.kind)
        insort(state.hands[side], card.kind)
        asked.throw(asked.named((INTENDANT,)))
        state.say("intendant", "intendant-1", side, kind="intendant", card=card.ref)

    def spent(self, asked: AcresAsked, cards: Sequence[str], target: str) -> Iterable[Intendant]:
        """The intendant laid at a card of the discard."""
        if target.startswith("discard:"):
            yield Intendant(target.removeprefix("discard:"))


class Supporting(TurnRule[HomeSupport]):
    """Home support: three more cards (home-support), a free action."""

    action: ClassVar[type[Action]] = HomeSupport
    clause: ClassVar[str] = "home-support-1"
    free: ClassVar[bool] = True
    by_hand: ClassVar[bool] = True

    def candidates(self, asked: AcresAsked) -> list[HomeSupport]:
        """Where the card is held."""
        return [HomeSupport()] if asked.position.world.kinds[asked.side][HOME_SUPPORT] in asked.held else []

    def why_not_at_all(self, asked: AcresAsked, action: HomeSupport) -> Refusal | None:
        """The card in the hand (actions-4)."""
        return asked.not_held((HOME_SUPPORT,))

    def play(self, asked: AcresAsked, action: HomeSupport) -> None:
        """Draw three (home-support-1).

        Only then is it discarded, so that it is not drawn itself (home-support-2, R-home-support).
        """
        state, side = asked.position, asked.side
        kind = state.world.kinds[side][HOME_SUPPORT]
        state.hands[side].remove(kind)
        drawn = state.draw(side, state.world.rules.home_support_cards)
        state.discards[side].append(kind)
        state.say_to(
            side, "home-support-own", "home-support-1", "home-support", n=len(drawn), cards=sorted(drawn)
        )

    def spent(self, asked: AcresAsked, cards: Sequence[str], target: str) -> Iterable[HomeSupport]:
        """The card alone."""
        return [HomeSupport()] if tuple(cards) == (HOME_SUPPORT,) and not target else []
