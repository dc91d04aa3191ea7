"""Settle, develop, fortify: how sites are gained and built up."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from engine.games.acres.actions import Develop, Fortify, Settle, SiteAction
from engine.games.acres.cards import Card
from engine.games.acres.deed import Deed
from engine.games.acres.paying import (
    Hand,
    Role,
    choices,
    filling,
    kinds,
    not_held,
    not_usable,
    too_poor,
    unfilled,
)
from engine.games.acres.refusals import no
from engine.games.acres.sides import side_ref
from engine.games.acres.state import State
from engine.kernel.action import Action
from engine.kernel.refusal import Refusal


class SiteDeed(Deed):
    """A deed at a site that cards pay for."""

    kind: ClassVar[type[SiteAction]]

    def spent(self, state: State, side: int, cards: Sequence[str], target: str) -> Iterable[Action]:
        """Done at the site that the cards are laid at."""
        if target.startswith("place:"):
            for order in self.orders(state, side, cards, target):
                yield self.kind(target.removeprefix("place:"), order)

    @abstractmethod
    def refuse_site(self, state: State, side: int, place: int) -> Refusal | None:
        """None if it may be done at this site, whatever cards are laid; else why not."""

    @abstractmethod
    def refuse_cards(self, state: State, side: int, place: int, cards: list[int]) -> Refusal | None:
        """None if these usable cards are just those that it takes at the site, else what is missing or too much."""

    @abstractmethod
    def serves(self, state: State, place: int, card: Card) -> bool:
        """Whether a card can play a part in it at this site."""

    @abstractmethod
    def lacks(self, state: State, side: int, place: int, cards: Sequence[int]) -> int:
        """How much is missing to these cards, all of which serve."""

    def at_best(self, state: State, side: int, place: int, hand: Hand) -> tuple[str, ...]:
        """The cards of the hand that come nearest to what it takes at this site."""
        del state, side, place, hand
        return ()

    def needs(self, state: State, side: int, action: SiteAction) -> tuple[int, int]:
        """The site may stand against it as well as the cards that are missing."""
        place, cards = state.world.places[action.place], kinds(state, side, action.cards)
        useless = sum(not self.serves(state, place, state.card(card)) for card in cards)
        if useless:
            return useless, 0
        against = self.refuse_site(state, side, place) is not None
        return 0, against + self.lacks(state, side, place, cards)

    def refuse(self, state: State, side: int, action: SiteAction) -> Refusal | None:
        """The site, the cards held and usable, the parts that they play."""
        place = state.world.places[action.place]
        why = self.refuse_site(state, side, place) or not_held(state, side, action.cards)
        if why is not None:
            return why
        cards = kinds(state, side, action.cards)
        return not_usable(state, side, cards) or self.refuse_cards(state, side, place, cards)

    def _paid(self, state: State, side: int, action: SiteAction) -> list[int]:
        """The cards of a legal Action go to the discard."""
        cards = kinds(state, side, action.cards)
        state.throw(side, cards)
        return cards


def journeys(state: State, target: int, cards: Sequence[int]) -> Iterator[tuple[int, str]]:
    """Origin cards among these that list the target, each with a transport that they show for it (settle-2, -3)."""
    for card in cards:
        for transport in state.card(card).reach.get(target, ()):
            yield card, transport


def journey_roles(
    state: State, side: int, target: int, cards: Sequence[int], clauses: tuple[str, str]
) -> list[list[Role]]:
    """Origin and transport for each way to the target among these cards; without one, what is missing.

    `clauses`: those that ask for the origin and for the transport.
    """
    world, place = state.world, f"place:{state.world.ids[target]}"
    found = []
    for origin, transport in dict.fromkeys(journeys(state, target, cards)):
        start, name = origin, transport
        found.append([
            Role(clauses[0], "no-origin-held", lambda card, start=start: card.kind == start,  # type: ignore[misc]
                 {"place": place, "cards": [state.card(origin).ref]}),
            Role(clauses[1], f"no-{name}", lambda card, name=name: name in card.transports,  # type: ignore[misc]
                 {"place": place, "card": state.card(origin).ref}),
        ])  # fmt: skip
    if found:
        return found
    lists = [card for card in world.side_cards[side] if target in card.reach]
    own = [card.ref for card in lists if state.own(side) >> card.place & 1]
    key = "no-origin-held" if own else "no-origin-at-all"
    args: dict[str, str | int | float | list[str]] = {"place": place, "cards": own, "side": side_ref(side)}
    return [[Role(clauses[0], key, lambda card: target in card.reach, args, (place,))]]


def best_refusal(state: State, ways: Iterable[list[Role]], cards: Sequence[int]) -> Refusal | None:
    """None if the cards fill the roles of one way; else the Refusal of the way that came farthest."""
    farthest: tuple[int, Refusal] | None = None
    for roles in ways:
        why = unfilled(state, roles, cards)
        if why is None:
            return None
        filled = next((n for n, role in enumerate(roles) if role.missing() == why), len(roles))
        if farthest is None or filled > farthest[0]:
            farthest = filled, why
    return farthest[1] if farthest else None


class RoleDeed(SiteDeed):
    """A deed at a site for which each card plays a part of its own (cards-4)."""

    @abstractmethod
    def ways(self, state: State, side: int, place: int, cards: Sequence[int]) -> list[list[Role]]:
        """The parts that these cards might play there, one list for each way to do it."""

    def lacks(self, state: State, side: int, place: int, cards: Sequence[int]) -> int:
        """The parts that nobody plays."""
        known = [state.card(card) for card in cards]
        return min(len(roles) - len(filling(roles, known)) for roles in self.ways(state, side, place, cards))

    def at_best(self, state: State, side: int, place: int, hand: Hand) -> tuple[str, ...]:
        """Those that play the most parts; cards that may not be used only where they would play more."""
        best: list[Card] = []
        for pool in (hand.usable, hand.kinds):
            cards = [card for card in pool for _ in range(hand.held[card])]
            known = [state.card(card) for card in cards]
            best = max(
                [best, *(filling(roles, known) for roles in self.ways(state, side, place, cards))], key=len
            )
        return tuple(card.id for card in best)


class Settling(RoleDeed):
    """Settle a neutral site (settle)."""

    kind: ClassVar[type[SiteAction]] = Settle

    def refuse_site(self, state: State, side: int, place: int) -> Refusal | None:
        """A neutral site (settle-1) and a cube (settle-5, -6); or an own site whose card was removed (R-resettle)."""
        ref, bit = f"place:{state.world.ids[place]}", 1 << place
        if state.own(side) & bit:
            card = state.world.card_of_site[side].get(place)
            if card is None or card not in state.locations[side]:
                return no("settle-1", "not-neutral", ref, place=ref, side=side_ref(side))
            return None
        if state.own(1 - side) & bit:
            return no("settle-1", "not-neutral", ref, place=ref, side=side_ref(1 - side))
        if not state.supply(side)[0]:
            return no("settle-6", "no-village", side=side_ref(side))
        return None

    def refuse_cards(self, state: State, side: int, place: int, cards: list[int]) -> Refusal | None:
        """Origin, transport, and a settler where the site shows one (settle-2 to -4)."""
        return best_refusal(state, self.ways(state, side, place, cards), cards)

    def ways(self, state: State, side: int, place: int, cards: Sequence[int]) -> list[list[Role]]:
        """By each origin and its transport."""
        ways = journey_roles(state, side, place, cards, ("settle-2", "settle-3"))
        if state.world.settlers >> place & 1:
            settler = Role("settle-4", "no-settler", _settles, {"place": state.world.ref(place)})
            ways = [[*roles, settler] for roles in ways]
        return ways

    def serves(self, state: State, place: int, card: Card) -> bool:
        """An origin, a transport, a settler where one is asked for."""
        settles = card.settler and bool(state.world.settlers >> place & 1)
        return place in card.reach or bool(card.transports) or settles

    def listed(self, state: State, side: int, hand: Hand) -> Iterator[Action]:
        """Every site that a usable card lists, with every set of cards that pays."""
        cards = hand.usable
        known = {card: state.card(card) for card in cards}
        settlers = [card for card in cards if known[card].settler]
        targets = sorted({target for card in known.values() for target in card.reach})
        for target in targets:
            if self.refuse_site(state, side, target) is not None:
                continue
            more = [settlers] if state.world.settlers >> target & 1 else []
            seen: set[tuple[int, ...]] = set()
            for origin, transport in journeys(state, target, cards):
                movers = [card for card in cards if transport in known[card].transports]
                for chosen in choices(hand.held, [origin], movers, *more):
                    key = tuple(sorted(chosen))
                    if key not in seen:
                        seen.add(key)
                        yield Settle(state.world.ids[target], state.world.names(chosen))

    def play(self, state: State, side: int, action: Settle) -> None:
        """The cards are discarded, the cube is placed, the card of the site comes on top (settle-5, R-gain)."""
        place = state.world.places[action.place]
        paid = self._paid(state, side, action)
        again = bool(state.own(side) >> place & 1)
        if not again:
            state.place_village(side, place)
        gained = state.take_location(side, place)
        ref = f"place:{action.place}"
        key = "resettles" if again else "settles" if gained is not None else "settles-without-card"
        cards = state.card_refs(sorted(paid))
        state.say(key, "settle-5", side, ref, kind="settle", place=ref, cards=cards)


class Building(RoleDeed):
    """Something built at an own site, with the card of the site and a card that helps.

    Attributes:
        clause: the rule that names the cards. lacking: what is said where no card helps.
    """

    clause: ClassVar[str]
    lacking: ClassVar[str]

    @abstractmethod
    def helps(self, card: Card) -> bool:
        """Whether a card is of the kind that is laid with that of the site."""

    def refuse_cards(self, state: State, side: int, place: int, cards: list[int]) -> Refusal | None:
        """The card of the site itself, and one that helps."""
        return unfilled(state, self.ways(state, side, place, cards)[0], cards)

    def ways(self, state: State, side: int, place: int, cards: Sequence[int]) -> list[list[Role]]:
        """There is but one."""
        own, at = state.world.card_of_site[side].get(place), {"place": state.world.ref(place)}
        site = Role(self.clause, "no-card-of-this-site", lambda card: card.kind == own, dict(at))
        return [[site, Role(self.clause, self.lacking, self.helps, dict(at))]]

    def serves(self, state: State, place: int, card: Card) -> bool:
        """The card of the site, or one that helps."""
        return card.place == place or self.helps(card)

    def listed(self, state: State, side: int, hand: Hand) -> Iterator[Action]:
        """Every own site whose card is in the hand, with every card that helps."""
        helpers = [card for card in hand.usable if self.helps(state.card(card))]
        for card in hand.usable if helpers else ():
            place = state.card(card).place
            if place >= 0 and self.refuse_site(state, side, place) is None:
                for chosen in choices(hand.held, [card], helpers):
                    yield self.kind(state.world.ids[place], state.world.names(chosen))


class Developing(Building):
    """Make a village a town (develop)."""

    kind: ClassVar[type[SiteAction]] = Develop
    clause: ClassVar[str] = "develop-2"
    lacking: ClassVar[str] = "no-settler-to-develop"

    def refuse_site(self, state: State, side: int, place: int) -> Refusal | None:
        """An own village with victory points (develop-1), a disc (develop-3), and a card of the site (R-no-card)."""
        ref, bit = f"place:{state.world.ids[place]}", 1 << place
        if not state.own(side) & bit:
            return no("develop-1", "not-own", ref, place=ref, side=side_ref(side))
        if state.towns[side] & bit:
            return no("develop-1", "already-town", ref, place=ref)
        if not state.world.points[place]:
            return no("develop-1", "no-points", ref, place=ref)
        if place not in state.world.card_of_site[side]:
            return no("R-no-card", "no-card-of-site", ref, place=ref, side=side_ref(side))
        if not state.supply(side)[1]:
            return no("develop-4", "no-town", side=side_ref(side))
        return None

    def helps(self, card: Card) -> bool:
        """A settler (develop-2)."""
        return card.settler

    def play(self, state: State, side: int, action: Develop) -> None:
        """The disc replaces the cube (develop-3)."""
        cards = state.card_refs(sorted(self._paid(state, side, action)))
        state.build(side, state.world.places[action.place])
        ref = f"place:{action.place}"
        state.say("develops", "develop-3", side, ref, kind="develop", place=ref, cards=cards)


class Fortifying(Building):
    """Put a fortification disc under a piece (fortify)."""

    kind: ClassVar[type[SiteAction]] = Fortify
    clause: ClassVar[str] = "fortify-2"
    lacking: ClassVar[str] = "no-fortification"

    def refuse_site(self, state: State, side: int, place: int) -> Refusal | None:
        """An own site, not fortified, not besieged (fortify-1), with a card (R-no-card); a disc (-3); 3 money (-2)."""
        ref, bit = f"place:{state.world.ids[place]}", 1 << place
        if not state.own(side) & bit:
            return no("fortify-1", "not-own", ref, place=ref, side=side_ref(side))
        if state.forts & bit:
            return no("fortify-1", "already-fortified", ref, place=ref)
        if state.besieged(place):
            return no("fortify-1", "fortify-besieged", ref, place=ref)
        if place not in state.world.card_of_site[side]:
            return no("R-no-card", "no-card-of-site", ref, place=ref, side=side_ref(side))
        if not state.forts_left():
            return no("fortify-3", "no-fort", place=ref)
        return too_poor(state, side, "fortify-2", state.world.rules.fortify_cost)

    def helps(self, card: Card) -> bool:
        """A fortification (fortify-2)."""
        return card.fortification

    def play(self, state: State, side: int, action: Fortify) -> None:
        """Pay, and put the disc under the piece (fortify-2, -3)."""
        cards = state.card_refs(sorted(self._paid(state, side, action)))
        state.money[side] -= state.world.rules.fortify_cost
        state.forts |= 1 << state.world.places[action.place]
        ref = f"place:{action.place}"
        state.say("fortifies", "fortify-3", side, ref, kind="fortify", place=ref, cards=cards)


def _settles(card: Card) -> bool:
    return card.settler
