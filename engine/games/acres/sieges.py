"""Besiege, reinforce, withdraw: what a side does about sieges in its turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import ClassVar

from engine.games.acres.actions import Besiege, Reinforce, SiteAction, Withdraw
from engine.games.acres.asking import AcresAsked, surplus
from engine.games.acres.cards import Card, names, refs, rising
from engine.games.acres.refusals import no
from engine.games.acres.settling import RoleRule, Way, journeys
from engine.games.acres.sides import GREEN, NUMBER, SIDES, side_ref, siege_ref
from engine.games.acres.siege_win import SiegeLoss
from engine.games.acres.state import Siege, State
from engine.games.acres.turn import TurnRule, led_by
from engine.kernel.action import Action
from engine.kernel.payment import Role, unpaid
from engine.kernel.refusal import Refusal


def strength(state: State, card: Card, place: int) -> int:
    """What a card is worth in a siege: its military symbols, or 1 for a ship at a ship site (besiege-7, R-strength)."""
    at_sea = card.ship and state.world.ships >> place & 1
    return max(card.military, state.world.rules.siege.ship_symbol_strength if at_sea else 0)


def in_defence(state: State, card: Card, place: int) -> int:
    """What a card is worth to the defender, who may use fortification cards as well (reinforce-3)."""
    if card.fortification:
        return state.world.rules.siege.fortification_card_strength
    return strength(state, card, place)


def opening(state: State, place: int) -> int:
    """Where the marker lies before the first card: the defender's 1, 2 for a fort, the modifier (besiege-5)."""
    rules = state.world.rules
    fort = rules.siege.fortification_defence if state.forts >> place & 1 else 0
    return -(rules.siege.intrinsic_defence + fort + state.world.defence[place])


def farthest(state: State, attacker: int, place: int) -> tuple[int, int]:
    """Between which numbers the marker can lie: with every card that one of the sides could ever have laid."""
    sides = [card for card in state.world.cards if card.colour in (1 - attacker, GREEN)]
    least = sum(in_defence(state, card, place) * card.copies for card in sides)
    others = [card for card in state.world.cards if card.colour in (attacker, GREEN)]
    most = sum(strength(state, card, place) * card.copies for card in others)
    return opening(state, place) - least, opening(state, place) + most


def brings(state: State, side: int, attacker: int, card: Card) -> int:
    """What a card is worth to a side in the siege of an attacker."""
    siege = state.sieges[attacker]
    assert siege is not None
    return (strength if side == attacker else in_defence)(state, card, siege.place)


# --- rules of a turn --------------------------------------------------------------------


class Besieging(RoleRule[Besiege]):
    """Lay siege to an enemy site (besiege)."""

    action: ClassVar[type[SiteAction]] = Besiege
    clause: ClassVar[str] = "besiege-1"

    def why_not_there(self, asked: AcresAsked, place: int) -> Refusal | None:
        """One siege at a time (besiege-1), of a site with an enemy piece (besiege-2, R-neutral)."""
        state, side = asked.position, asked.side
        siege = state.sieges[side]
        if siege is not None:
            here = state.world.ref(siege.place)
            return no("besiege-1", "already-besieging", here, place=here, side=side_ref(side))
        if state.own(1 - side) >> place & 1:
            return None
        ref = state.world.ref(place)
        return no("besiege-2", "no-enemy", ref, place=ref)

    def why_not_with(self, asked: AcresAsked, place: int, cards: list[Card]) -> Refusal | None:
        """The roles, the third card playing the last of them (besiege-4); and what it costs."""
        last = cards[2] if len(cards) > 2 else None
        why = unpaid(self._ways(asked, place, cards, lambda card: card is last), cards, surplus)
        return why or (None if last is None else self.why_not_paid(asked, last))

    def why_not_paid(self, asked: AcresAsked, last: Card) -> Refusal | None:
        """None if the side can pay for the third card's use in a siege (besiege-4: siege artillery)."""
        return asked.too_dear("besiege-4", last, last.siege_cost)

    def ways(self, asked: AcresAsked, place: int, cards: Sequence[Card]) -> list[Way]:
        """By each origin and its transport, any card of strength last."""
        return self._ways(asked, place, cards, lambda _: True)

    def _ways(
        self, asked: AcresAsked, place: int, cards: Sequence[Card], last: Callable[[Card], bool]
    ) -> list[Way]:
        state = asked.position
        force = Role[Card](
            lambda card: last(card) and strength(state, card, place) > 0,
            partial(no, "besiege-4", "no-strength", place=state.world.ref(place)),
        )
        ways = journeys(asked, place, cards, ("besiege-3", "besiege-3"))
        return [(*way, force) for way in ways]

    def sites(self, asked: AcresAsked) -> list[int]:
        """All that a usable card lists, unless a siege goes on."""
        return asked.listed if asked.position.sieges[asked.side] is None else []

    def payments(self, asked: AcresAsked, ways: list[Way]) -> Iterable[tuple[Card, ...]]:
        """Each group once for every card of strength that is laid last."""
        found: dict[tuple[str, ...], tuple[Card, ...]] = {}
        for *journey, force in ways:
            for last, *pair in asked.payers.fillings((force, *journey)):
                found.setdefault((*sorted(names(pair)), last.id), (*pair, last))
        return [cards for cards in found.values() if self.why_not_paid(asked, cards[-1]) is None]

    def serves(self, asked: AcresAsked, place: int, card: Card) -> bool:
        """An origin, a transport, a card of strength."""
        return place in card.reach or bool(card.transports) or strength(asked.position, card, place) > 0

    def money(self, asked: AcresAsked, action: Besiege) -> int:
        """What the third card costs (besiege-4)."""
        return -asked.card(action.cards[2]).siege_cost

    def play(self, asked: AcresAsked, action: Besiege) -> None:
        """Origin and transport are discarded, the third card goes to the siege space (cards-5).

        The marker is set (besiege-5) and moved (besiege-8).
        """
        state, side = asked.position, asked.side
        place = state.world.places[action.place]
        *journey, last = asked.named(action.cards)
        asked.throw(journey)
        state.sieges[side] = Siege(place, opening(state, place), ((), ()))
        siege = _join(state, side, side, last)
        ref, laid = state.world.ref(place), refs([*rising(journey), last])
        state.say(
            "besieges", "besiege-5", side, ref, kind="besiege", place=ref, cards=laid,
            cost=last.siege_cost, at=siege.at, ahead=siege.ahead(side),
        )  # fmt: skip

    def orders(self, asked: AcresAsked, cards: Sequence[str], target: str) -> Iterable[tuple[str, ...]]:
        """A card of strength last, the strongest before others."""
        world = asked.position.world
        place = world.places.get(target.removeprefix("place:"))

        def force(name: str) -> int:
            kind = world.kind(asked.side, name)
            return 0 if kind is None or place is None else strength(asked.position, world.cards[kind], place)

        strong = sorted((card for card in cards if force(card)), key=force, reverse=True)
        return [(*rest, last) for last, *rest in led_by(cards, strong)] if strong else [tuple(cards)]


class Reinforcing(TurnRule[Reinforce]):
    """Strengthen one side of a siege (reinforce)."""

    action: ClassVar[type[Action]] = Reinforce
    clause: ClassVar[str] = "reinforce-1"
    free: ClassVar[bool] = True
    by_hand: ClassVar[bool] = True

    def is_free(self, asked: AcresAsked, action: Reinforce) -> bool:
        """The military leader is a free action (reinforce-4, R-leader)."""
        return asked.card(action.card).leader

    def candidates(self, asked: AcresAsked) -> list[Reinforce]:
        """Every card of the hand for every siege."""
        return [
            Reinforce(SIDES[attacker], card.id)
            for attacker, siege in enumerate(asked.position.sieges) if siege is not None
            for card in asked.cards
        ]  # fmt: skip

    def why_not_at_all(self, asked: AcresAsked, action: Reinforce) -> Refusal | None:
        """A siege in progress (reinforce-1); a usable card of strength (reinforce-5); a trace, and money (reinforce-3).

        What brings strength: reinforce-1, reinforce-2, reinforce-3.
        """
        state, side, attacker = asked.position, asked.side, NUMBER[action.siege]
        siege = state.sieges[attacker]
        if siege is None:
            return no("reinforce-1", "no-siege", siege=siege_ref(attacker))
        why = asked.not_held((action.card,))
        if why is not None:
            return why
        card, place = asked.card(action.card), state.world.ref(siege.place)
        why = asked.not_usable((card,))
        if why is not None:
            return why
        if side == attacker and card.fortification:
            return no("reinforce-3", "fort-only-defends", place, card=card.ref)
        if not brings(state, side, attacker, card):
            key = "ship-useless" if card.ship else "no-military"
            return no("reinforce-2" if card.ship else "reinforce-1", key, place, card=card.ref, place=place)
        return self.why_no_trace(asked, siege.place) or asked.too_dear("reinforce-3", card, card.siege_cost)

    def why_no_trace(self, asked: AcresAsked, place: int) -> Refusal | None:
        """None if the besieged site is connected over own sites with a home (reinforce-6)."""
        state, side = asked.position, asked.side
        home, linked = state.world.reinforce_home[side], state.linked(side, reinforcing=True)
        if home >> place & 1 or state.world.trace[place] & linked:
            return None
        ref = state.world.ref(place)
        return no("reinforce-6", f"no-trace-{SIDES[side]}", ref, place=ref)

    def money(self, asked: AcresAsked, action: Reinforce) -> int:
        """What the card costs (reinforce-3)."""
        return -asked.card(action.card).siege_cost

    def play(self, asked: AcresAsked, action: Reinforce) -> None:
        """The card goes to the siege space, the marker moves (reinforce-1, reinforce-5)."""
        state, side, attacker = asked.position, asked.side, NUMBER[action.siege]
        card = asked.card(action.card)
        siege = _join(state, side, attacker, card)
        place = state.world.ref(siege.place)
        state.say(
            "reinforces", "reinforce-1", side, place, kind="reinforce", place=place, card=card.ref,
            cost=card.siege_cost, at=siege.at, ahead=siege.ahead(attacker),
        )  # fmt: skip

    def needs(self, asked: AcresAsked, action: Reinforce) -> tuple[int, int]:
        """Only a card of strength has a part in a siege."""
        attacker = NUMBER[action.siege]
        if asked.position.sieges[attacker] is None:
            return 1, 0
        return (0, 1) if brings(asked.position, asked.side, attacker, asked.card(action.card)) else (1, 0)

    def spent(self, asked: AcresAsked, cards: Sequence[str], target: str) -> Iterable[Reinforce]:
        """Laid at a siege, or at the besieged site."""
        for attacker, siege in enumerate(asked.position.sieges):
            here = siege is not None and target == asked.position.world.ref(siege.place)
            if cards and (target == siege_ref(attacker) or here):
                yield Reinforce(SIDES[attacker], cards[0])


class Withdrawing(TurnRule[Withdraw]):
    """Give up one's own siege (withdraw): a free action."""

    action: ClassVar[type[Action]] = Withdraw
    clause: ClassVar[str] = "withdraw-1"
    free: ClassVar[bool] = True

    def candidates(self, asked: AcresAsked) -> list[Withdraw]:
        """Where there is a siege."""
        return [Withdraw()] if asked.position.sieges != [None, None] else []

    def why_not_at_all(self, asked: AcresAsked, action: Withdraw) -> Refusal | None:
        """Only a siege of one's own (withdraw-1, R-withdraw)."""
        if asked.position.sieges[asked.side] is None:
            return no("withdraw-1", "no-own-siege", side=side_ref(asked.side))
        return None

    def play(self, asked: AcresAsked, action: Withdraw) -> None:
        """The attacker has lost (withdraw-1): he returns a card, all others are discarded (withdraw-2)."""
        state, side = asked.position, asked.side
        siege = state.sieges[side]
        assert siege is not None
        place = state.world.ref(siege.place)
        state.say(
            "withdraws", "withdraw-1", side, place,
            kind="withdraw", result=True, place=place, at=siege.at, ahead=siege.ahead(side),
        )  # fmt: skip
        state.push(SiegeLoss(SIDES[side], SIDES[side]))


def _join(state: State, side: int, attacker: int, card: Card) -> Siege:
    """A card of the hand goes to the siege space of a side and moves the marker (reinforce-1, reinforce-5)."""
    siege = state.sieges[attacker]
    assert siege is not None
    state.hands[side].remove(card.kind)
    state.money[side] -= card.siege_cost
    worth = brings(state, side, attacker, card)
    joined = siege.strengthened(side, card.kind, worth if side == attacker else -worth)
    state.sieges[attacker] = joined
    return joined
