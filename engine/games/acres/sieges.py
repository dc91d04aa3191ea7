"""Besiege, reinforce, withdraw: what a side does about sieges in its turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import ClassVar

from engine.games.acres.actions import (
    Besiege,
    Reinforce,
    SiteAction,
    Withdraw,
)
from engine.games.acres.cards import Card
from engine.games.acres.deed import Deed, led_by
from engine.games.acres.paying import Hand, Role, choices, kinds, not_held, not_usable
from engine.games.acres.refusals import no
from engine.games.acres.settling import RoleDeed, best_refusal, journey_roles, journeys
from engine.games.acres.sides import GREEN, NUMBER, SIDES, side_ref, siege_ref
from engine.games.acres.siege_win import SiegeLoss
from engine.games.acres.state import Siege, State
from engine.kernel.action import Action
from engine.kernel.refusal import Refusal


def strength(state: State, card: Card, place: int) -> int:
    """What a card is worth in a siege: its military symbols, or 1 for a ship at a ship site (besiege-7, R-strength)."""
    at_sea = card.ship and state.world.ships >> place & 1
    return max(card.military, state.world.rules.ship_strength if at_sea else 0)


def in_defence(state: State, card: Card, place: int) -> int:
    """What a card is worth to the defender, who may use fortification cards as well (reinforce-3)."""
    if card.fortification:
        return state.world.rules.fortification_strength
    return strength(state, card, place)


def opening(state: State, place: int) -> int:
    """Where the marker lies before the first card: the defender's 1, 2 for a fort, the modifier (besiege-5)."""
    rules = state.world.rules
    fort = rules.fortification_defence if state.forts >> place & 1 else 0
    return -(rules.intrinsic_defence + fort + state.world.defence[place])


def farthest(state: State, attacker: int, place: int) -> tuple[int, int]:
    """Between which numbers the marker can lie: with every card that one of the sides could ever have laid."""
    sides = [card for card in state.world.cards if card.colour in (1 - attacker, GREEN)]
    least = sum(in_defence(state, card, place) * card.copies for card in sides)
    others = [card for card in state.world.cards if card.colour in (attacker, GREEN)]
    most = sum(strength(state, card, place) * card.copies for card in others)
    return opening(state, place) - least, opening(state, place) + most


def too_dear(state: State, side: int, card: Card, clause: str) -> Refusal | None:
    """None if the side can pay for a card's use in a siege (besiege-4, reinforce-3: siege artillery).

    `clause`: the rule by which the card comes to the siege.
    """
    if state.money[side] < card.siege_cost:
        return no(
            clause, "money-for-card",
            card=card.ref, n=card.siege_cost, have=state.money[side], side=side_ref(side),
        )  # fmt: skip
    return None


# --- deeds of a turn --------------------------------------------------------------------


class Besieging(RoleDeed):
    """Lay siege to an enemy site (besiege)."""

    kind: ClassVar[type[SiteAction]] = Besiege

    def refuse_site(self, state: State, side: int, place: int) -> Refusal | None:
        """One siege at a time (besiege-1), of a site with an enemy piece (besiege-2)."""
        ref, siege = f"place:{state.world.ids[place]}", state.sieges[side]
        if siege is not None:
            here = f"place:{state.world.ids[siege.place]}"
            return no("besiege-1", "already-besieging", here, place=here, side=side_ref(side))
        if not state.own(1 - side) >> place & 1:
            return no("besiege-2", "no-enemy", ref, place=ref)
        return None

    def refuse_cards(self, state: State, side: int, place: int, cards: list[int]) -> Refusal | None:
        """Origin and transport (besiege-3); the last card brings strength (besiege-4) and can be paid for."""
        last = cards[2] if len(cards) > 2 else None
        ways = self._ways(state, side, place, cards, lambda card: card.kind == last)
        why = best_refusal(state, ways, cards)
        return why or (None if last is None else too_dear(state, side, state.card(last), "besiege-4"))

    def ways(self, state: State, side: int, place: int, cards: Sequence[int]) -> list[list[Role]]:
        """By each origin and its transport, any card of strength last."""
        return self._ways(state, side, place, cards, lambda _: True)

    def _ways(
        self, state: State, side: int, place: int, cards: Sequence[int], last: Callable[[Card], bool]
    ) -> list[list[Role]]:
        force = Role(
            "besiege-4", "no-strength", lambda card: last(card) and strength(state, card, place) > 0,
            {"place": state.world.ref(place)},
        )  # fmt: skip
        journeys = journey_roles(state, side, place, cards, ("besiege-3", "besiege-3"))
        return [[*roles, force] for roles in journeys]

    def serves(self, state: State, place: int, card: Card) -> bool:
        """An origin, a transport, a card of strength."""
        return place in card.reach or bool(card.transports) or strength(state, card, place) > 0

    def listed(self, state: State, side: int, hand: Hand) -> Iterator[Action]:
        """Every enemy site that a usable card lists, with every pair that brings there and every card of strength."""
        if state.sieges[side] is not None:
            return
        cards, held = hand.usable, hand.held
        known = {card: state.card(card) for card in cards}
        targets = sorted({target for card in known.values() for target in card.reach})
        for target in targets:
            if not state.own(1 - side) >> target & 1:
                continue
            force = [
                card for card in cards
                if strength(state, known[card], target) and too_dear(state, side, known[card], "besiege-4") is None
            ]  # fmt: skip
            seen: set[tuple[int, ...]] = set()
            for origin, transport in journeys(state, target, cards):
                movers = [card for card in cards if transport in known[card].transports]
                for last in force:
                    for pair in choices(held - Counter([last]), [origin], movers):
                        key = (*sorted(pair), last)
                        if held[origin] > (last == origin) and key not in seen:
                            seen.add(key)
                            yield Besiege(state.world.ids[target], state.world.names((*pair, last)))

    def money(self, state: State, side: int, action: Besiege) -> int:
        """What the third card costs (besiege-4)."""
        return -state.card(kinds(state, side, action.cards)[2]).siege_cost

    def play(self, state: State, side: int, action: Besiege) -> None:
        """Origin and transport are discarded, the third card goes to the siege space, the marker is set (besiege-5)."""
        place = state.world.places[action.place]
        *journey, last = kinds(state, side, action.cards)
        state.throw(side, journey)
        state.sieges[side] = Siege(place, opening(state, place), ((), ()))
        siege = _join(state, side, side, last)
        ref, laid = state.world.ref(place), state.card_refs([*sorted(journey), last])
        state.say(
            "besieges", "besiege-5", side, ref, kind="besiege", place=ref, cards=laid,
            cost=state.card(last).siege_cost, at=siege.at, ahead=siege.ahead(side),
        )  # fmt: skip

    def orders(self, state: State, side: int, cards: Sequence[str], target: str) -> Iterable[tuple[str, ...]]:
        """A card of strength last, the strongest before others."""
        place = state.world.places.get(target.removeprefix("place:"))

        def force(name: str) -> int:
            kind = state.world.kind(side, name)
            return 0 if kind is None or place is None else strength(state, state.card(kind), place)

        strong = sorted((card for card in cards if force(card)), key=force, reverse=True)
        return [(*rest, last) for last, *rest in led_by(cards, strong)] if strong else [tuple(cards)]


class Reinforcing(Deed):
    """Strengthen one side of a siege (reinforce)."""

    kind: ClassVar[type[Action]] = Reinforce
    free: ClassVar[bool] = True

    def is_free(self, state: State, side: int, action: Reinforce) -> bool:
        """The military leader is a free action (reinforce-4)."""
        return state.card(state.world.kinds[side][action.card]).leader

    def refuse(self, state: State, side: int, action: Reinforce) -> Refusal | None:
        """A siege in progress (-1), a card of strength (-1 to -3), usable (-5), a trace (-6), and money (-3)."""
        attacker = NUMBER[action.siege]
        siege = state.sieges[attacker]
        if siege is None:
            return no("reinforce-1", "no-siege", siege=siege_ref(attacker))
        why = not_held(state, side, (action.card,))
        if why is not None:
            return why
        card = state.card(state.world.kinds[side][action.card])
        place = f"place:{state.world.ids[siege.place]}"
        why = not_usable(state, side, (card.kind,))
        if why is not None:
            return why
        if side == attacker and card.fortification:
            return no("reinforce-3", "fort-only-defends", place, card=card.ref)
        worth = strength if side == attacker else in_defence
        if not worth(state, card, siege.place):
            key = "ship-useless" if card.ship else "no-military"
            return no("reinforce-2" if card.ship else "reinforce-1", key, place, card=card.ref, place=place)
        return self.refuse_trace(state, side, siege.place) or too_dear(state, side, card, "reinforce-3")

    def refuse_trace(self, state: State, side: int, place: int) -> Refusal | None:
        """From the besieged site over own sites to a home (reinforce-6)."""
        home, linked = state.world.rules.reinforce_home[side], state.linked(side, reinforcing=True)
        if home >> place & 1 or state.world.trace[place] & linked:
            return None
        ref = f"place:{state.world.ids[place]}"
        return no("reinforce-6", f"no-trace-{SIDES[side]}", ref, place=ref)

    def listed(self, state: State, side: int, hand: Hand) -> Iterator[Action]:
        """Every card of strength for every siege."""
        for attacker, siege in enumerate(state.sieges):
            if siege is None:
                continue
            for kind in hand.kinds:
                card = state.card(kind)
                if card.ship or card.military or card.fortification:
                    action = Reinforce(SIDES[attacker], card.id)
                    if self.refuse(state, side, action) is None:
                        yield action

    def money(self, state: State, side: int, action: Reinforce) -> int:
        """What the card costs (reinforce-3)."""
        return -state.card(state.world.kinds[side][action.card]).siege_cost

    def play(self, state: State, side: int, action: Reinforce) -> None:
        """The card goes to the siege space, the marker moves (reinforce-1, -5)."""
        attacker = NUMBER[action.siege]
        card = state.card(state.world.kinds[side][action.card])
        siege = _join(state, side, attacker, card.kind)
        place = state.world.ref(siege.place)
        state.say(
            "reinforces", "reinforce-1", side, place, kind="reinforce", place=place, card=card.ref,
            cost=card.siege_cost, at=siege.at, ahead=siege.ahead(attacker),
        )  # fmt: skip

    def needs(self, state: State, side: int, action: Reinforce) -> tuple[int, int]:
        """Only a card of strength has a part in a siege."""
        attacker = NUMBER[action.siege]
        siege, kind = state.sieges[attacker], state.world.kind(side, action.card)
        if siege is None or kind is None:
            return 1, 0
        worth = strength if side == attacker else in_defence
        return (0, 1) if worth(state, state.card(kind), siege.place) else (1, 0)

    def spent(self, state: State, side: int, cards: Sequence[str], target: str) -> Iterable[Action]:
        """Laid at a siege, or at the besieged site."""
        for attacker, siege in enumerate(state.sieges):
            here = siege is not None and target == f"place:{state.world.ids[siege.place]}"
            if cards and (target == siege_ref(attacker) or here):
                yield Reinforce(SIDES[attacker], cards[0])


class Withdrawing(Deed):
    """Give up one's own siege (withdraw): a free action."""

    kind: ClassVar[type[Action]] = Withdraw
    free: ClassVar[bool] = True

    def refuse(self, state: State, side: int, action: Withdraw) -> Refusal | None:
        """Only a siege of one's own (R-withdraw)."""
        if state.sieges[side] is None:
            return no("withdraw-1", "no-own-siege", side=side_ref(side))
        return None

    def listed(self, state: State, side: int, hand: Hand) -> Iterable[Action]:
        """Wherever one besieges."""
        return [Withdraw()] if state.sieges[side] is not None else []

    def play(self, state: State, side: int, action: Withdraw) -> None:
        """The attacker has lost: he returns a card, all others are discarded; the site stays as it is."""
        siege = state.sieges[side]
        assert siege is not None
        place = state.world.ref(siege.place)
        state.say(
            "withdraws", "withdraw-1", side, place,
            kind="withdraw", result=True, place=place, at=siege.at, ahead=siege.ahead(side),
        )  # fmt: skip
        state.push(SiegeLoss(SIDES[side], SIDES[side]))


def _join(state: State, side: int, attacker: int, kind: int) -> Siege:
    """A card of the hand goes to the siege space of a side and moves the marker (reinforce-1, -5); the siege then."""
    siege, card = state.sieges[attacker], state.card(kind)
    assert siege is not None
    state.hands[side].remove(kind)
    state.money[side] -= card.siege_cost
    worth = (strength if side == attacker else in_defence)(state, card, siege.place)
    joined = siege.strengthened(side, kind, worth if side == attacker else -worth)
    state.sieges[attacker] = joined
    return joined
