"""The deck in the hand: draft, discard, reserve, governor, intendant, home support."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from engine.games.acres.actions import (
    CardsAction,
    Discard,
    Draft,
    Governor,
    HomeSupport,
    Intendant,
    Reserve,
    Retrieve,
)
from engine.games.acres.commerce import CardsDeed
from engine.games.acres.deed import Deed, led_by
from engine.games.acres.paying import Hand, groups, kinds, not_held, too_poor
from engine.games.acres.refusals import no
from engine.games.acres.sides import side_ref
from engine.games.acres.state import State
from engine.kernel.action import Action
from engine.kernel.refusal import Refusal

GOVERNOR, INTENDANT, HOME_SUPPORT = "governor", "intendant", "home-support"


class Drafting(Deed):
    """Buy an empire card (draft)."""

    kind: ClassVar[type[Action]] = Draft

    def refuse(self, state: State, side: int, action: Draft) -> Refusal | None:
        """It lies among the own available or the neutral cards (draft-1, -2), and can be paid for (R-pay)."""
        offer, kind = f"offer:{action.card}", state.world.kind(side, action.card)
        name = f"card:{action.card}"
        if kind is None:
            key = "draft-location" if action.card in state.world.places else "draft-foreign"
            return no("draft-2", key, offer, card=name)
        card = state.card(kind)
        if card.place >= 0:
            return no("draft-2", "draft-location", offer, card=name)
        if kind not in state.empire[side] and kind not in state.neutral:
            return no("draft-1", "not-on-offer", offer, card=name)
        if state.money[side] < card.price:
            return no(
                "draft-1", "money-for-card", offer,
                card=name, n=card.price, have=state.money[side], side=side_ref(side),
            )  # fmt: skip
        return None

    def listed(self, state: State, side: int, hand: Hand) -> Iterator[Action]:
        """Every card on offer that can be paid for."""
        for kind in sorted({*state.empire[side], *state.neutral}):
            if state.card(kind).price <= state.money[side]:
                yield Draft(state.card(kind).id)

    def money(self, state: State, side: int, action: Draft) -> int:
        """The price (draft-1)."""
        return -state.card(state.world.kinds[side][action.card]).price

    def play(self, state: State, side: int, action: Draft) -> None:
        """Pay; the card goes onto the discard."""
        kind = state.world.kinds[side][action.card]
        card = state.card(kind)
        (state.empire[side] if kind in state.empire[side] else state.neutral).remove(kind)
        state.money[side] -= card.price
        state.discards[side].append(kind)
        state.say("drafts", "draft-1", side, kind="draft", card=card.ref, n=card.price)

    def spent(self, state: State, side: int, cards: Sequence[str], target: str) -> Iterable[Action]:
        """Nothing is laid for it: only the card on offer is named."""
        if target.startswith("offer:"):
            yield Draft(target.removeprefix("offer:"))


class Discarding(CardsDeed):
    """Throw cards away (discard); unusable ones, too (location-limits-3)."""

    kind: ClassVar[type[CardsAction]] = Discard

    def cost(self, state: State, count: int) -> int:
        """The first is free (discard-1)."""
        return (count - 1) * state.world.rules.extra_discard_cost

    def refuse(self, state: State, side: int, action: Discard) -> Refusal | None:
        """Cards of the hand; every further one costs money (discard-1)."""
        if not action.cards:
            return no("discard-1", "nothing-to-discard")
        cost = self.cost(state, len(action.cards))
        return not_held(state, side, action.cards) or too_poor(state, side, "discard-1", cost)

    def listed(self, state: State, side: int, hand: Hand) -> Iterator[Action]:
        """Every group of cards that can be paid for."""
        most = min(len(state.hands[side]), 1 + state.money[side] // state.world.rules.extra_discard_cost)
        for group in groups(hand.held, hand.kinds, 1, most):
            yield Discard(state.world.names(group))

    def money(self, state: State, side: int, action: Discard) -> int:
        """What the further cards cost (discard-1)."""
        return -self.cost(state, len(action.cards))

    def play(self, state: State, side: int, action: Discard) -> None:
        """They go to the discard."""
        cards = kinds(state, side, action.cards)
        cost = self.cost(state, len(cards))
        state.money[side] -= cost
        state.throw(side, cards)
        state.say("discards", "discard-1", side, kind="discard", cards=state.card_refs(sorted(cards)), n=cost)


class Reserving(Deed):
    """Lay a card into the reserve (reserve-1); any card, usable or not (R-reserve)."""

    kind: ClassVar[type[Action]] = Reserve

    def refuse(self, state: State, side: int, action: Reserve) -> Refusal | None:
        """A card of the hand, and room (R-reserve-limit)."""
        why = not_held(state, side, (action.card,))
        limit = state.world.rules.reserve_limit
        if why is None and len(state.reserves[side]) >= limit:
            return no("R-reserve-limit", "reserve-full", n=limit, side=side_ref(side))
        return why

    def listed(self, state: State, side: int, hand: Hand) -> Iterable[Action]:
        """Every card of the hand."""
        if len(state.reserves[side]) >= state.world.rules.reserve_limit:
            return []
        return [Reserve(state.card(kind).id) for kind in hand.kinds]

    def play(self, state: State, side: int, action: Reserve) -> None:
        """It lies there face up."""
        kind = state.world.kinds[side][action.card]
        state.hands[side].remove(kind)
        insort(state.reserves[side], kind)
        state.say("reserves", "reserve-1", side, kind="reserve", card=state.card(kind).ref)

    def spent(self, state: State, side: int, cards: Sequence[str], target: str) -> Iterable[Action]:
        """One card alone, or laid at the reserve."""
        return [Reserve(cards[0])] if len(cards) == 1 and target in ("", "reserve:") else []


class Retrieving(Deed):
    """Take the whole reserve back (reserve-3): a free action."""

    kind: ClassVar[type[Action]] = Retrieve
    free: ClassVar[bool] = True

    def cost(self, state: State, side: int) -> int:
        """1 for each card."""
        return len(state.reserves[side]) * state.world.rules.retrieve_cost

    def refuse(self, state: State, side: int, action: Retrieve) -> Refusal | None:
        """There are cards, and money for all of them."""
        if not state.reserves[side]:
            return no("reserve-3", "reserve-empty", side=side_ref(side))
        return too_poor(state, side, "reserve-3", self.cost(state, side))

    def listed(self, state: State, side: int, hand: Hand) -> Iterable[Action]:
        """Where it can be paid for."""
        return [Retrieve()] if self.refuse(state, side, Retrieve()) is None else []

    def money(self, state: State, side: int, action: Retrieve) -> int:
        """What it costs (reserve-3)."""
        return -self.cost(state, side)

    def play(self, state: State, side: int, action: Retrieve) -> None:
        """They come into the hand, which may exceed five."""
        cost = self.cost(state, side)
        state.money[side] -= cost
        cards = state.reserves[side]
        state.say("retrieves", "reserve-3", side, kind="retrieve", cards=state.card_refs(cards), n=cost)
        state.hands[side] = sorted(state.hands[side] + cards)
        state.reserves[side] = []


class Governing(CardsDeed):
    """Remove one or two cards with the governor (governor)."""

    kind: ClassVar[type[CardsAction]] = Governor

    def refuse(self, state: State, side: int, action: Governor) -> Refusal | None:
        """The governor first, then one or two others of the hand (governor-1, R-governor)."""
        why = not_held(state, side, action.cards)
        if why is not None:
            return why
        if not action.cards or action.cards[0] != GOVERNOR:
            return no("governor-1", "no-governor")
        least, most = state.world.rules.governor
        others = len(action.cards) - 1
        return None if least <= others <= most else no("R-governor", "governor-count", n=others)

    def listed(self, state: State, side: int, hand: Hand) -> Iterator[Action]:
        """Every one or two other cards."""
        governor = state.world.kinds[side][GOVERNOR]
        if governor not in hand.held:
            return
        held = hand.held - Counter([governor])
        for group in groups(held, sorted(held), *state.world.rules.governor):
            yield Governor((GOVERNOR, *state.world.names(group)))

    def play(self, state: State, side: int, action: Governor) -> None:
        """They return to the displays of their colours; the governor is discarded (governor-1)."""
        governor, *removed = kinds(state, side, action.cards)
        for kind in removed:
            state.hands[side].remove(kind)
            state.give_back(kind)
        state.throw(side, (governor,))
        state.say("governor", "governor-1", side, kind="return", cards=state.card_refs(sorted(removed)))

    def orders(self, state: State, side: int, cards: Sequence[str], target: str) -> Iterable[tuple[str, ...]]:
        """The governor first."""
        return led_by(cards, [card for card in cards if card == GOVERNOR])


class Recalling(Deed):
    """The intendant takes a card back from the own discard (intendant)."""

    kind: ClassVar[type[Action]] = Intendant

    def refuse(self, state: State, side: int, action: Intendant) -> Refusal | None:
        """The intendant in the hand, 2 money, a card of the own discard (intendant-1, R-intendant)."""
        why = not_held(state, side, (INTENDANT,))
        if why is not None:
            return why
        kind = state.world.kind(side, action.card)
        if kind is None or kind not in state.discards[side]:
            lit, card = f"discard:{action.card}", f"card:{action.card}"
            return no("intendant-1", "not-in-discard", lit, card=card, side=side_ref(side))
        return too_poor(state, side, "intendant-1", state.world.rules.intendant_cost)

    def listed(self, state: State, side: int, hand: Hand) -> Iterable[Action]:
        """Every card of the discard."""
        found = (Intendant(state.card(kind).id) for kind in sorted(set(state.discards[side])))
        return [action for action in found if self.refuse(state, side, action) is None]

    def money(self, state: State, side: int, action: Intendant) -> int:
        """What it costs (intendant-1)."""
        return -state.world.rules.intendant_cost

    def play(self, state: State, side: int, action: Intendant) -> None:
        """Pay, take the card, discard the intendant."""
        kind = state.world.kinds[side][action.card]
        state.money[side] -= state.world.rules.intendant_cost
        state.discards[side].remove(kind)
        insort(state.hands[side], kind)
        state.throw(side, kinds(state, side, (INTENDANT,)))
        state.say("intendant", "intendant-1", side, kind="intendant", card=state.card(kind).ref)

    def spent(self, state: State, side: int, cards: Sequence[str], target: str) -> Iterable[Action]:
        """The intendant laid at a card of the discard."""
        if target.startswith("discard:"):
            yield Intendant(target.removeprefix("discard:"))


class Supporting(Deed):
    """Home support: three more cards (home-support), a free action."""

    kind: ClassVar[type[Action]] = HomeSupport
    free: ClassVar[bool] = True

    def refuse(self, state: State, side: int, action: HomeSupport) -> Refusal | None:
        """The card in the hand."""
        return not_held(state, side, (HOME_SUPPORT,))

    def listed(self, state: State, side: int, hand: Hand) -> Iterable[Action]:
        """Where it is held."""
        return [HomeSupport()] if self.refuse(state, side, HomeSupport()) is None else []

    def play(self, state: State, side: int, action: HomeSupport) -> None:
        """Draw three; only then is it discarded, so that it is not drawn by itself (home-support-2)."""
        kind = state.world.kinds[side][HOME_SUPPORT]
        state.hands[side].remove(kind)
        drawn = state.draw(side, state.world.rules.home_support_cards)
        state.discards[side].append(kind)
        state.say_to(
            side, "home-support-own", "home-support-1", "home-support", n=len(drawn), cards=sorted(drawn)
        )

    def spent(self, state: State, side: int, cards: Sequence[str], target: str) -> Iterable[Action]:
        """The card alone."""
        return [HomeSupport()] if tuple(cards) == (HOME_SUPPORT,) and not target else []
