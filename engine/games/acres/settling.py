"""Settle, develop, fortify: how sites are gained and built up."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from typing import ClassVar, TypeVar

from engine.games.acres.actions import Develop, Fortify, Settle, SiteAction
from engine.games.acres.asking import AcresAsked, surplus
from engine.games.acres.cards import Card, names, refs, rising
from engine.games.acres.refusals import no
from engine.games.acres.sides import side_ref
from engine.games.acres.state import State
from engine.games.acres.turn import TurnRule
from engine.games.acres.world import World
from engine.kernel.payment import Role, filled, filling, unpaid
from engine.kernel.refusal import Refusal

At = TypeVar("At", bound=SiteAction)


class SiteRule(TurnRule[At]):
    """What is done at a site and paid for with cards."""

    action: ClassVar[type[SiteAction]]
    by_hand: ClassVar[bool] = True

    def why_not_at_all(self, asked: AcresAsked, action: At) -> Refusal | None:
        """The site, the cards held (actions-4) and usable (location-limits-1), the parts that they play."""
        place = asked.position.world.places[action.place]
        why = self.why_not_there(asked, place) or asked.not_held(action.cards)
        if why is not None:
            return why
        cards = asked.named(action.cards)
        return asked.not_usable(cards) or self.why_not_with(asked, place, cards)

    @abstractmethod
    def why_not_there(self, asked: AcresAsked, place: int) -> Refusal | None:
        """None if it may be done at this site, whatever cards are laid; else why not."""

    @abstractmethod
    def why_not_with(self, asked: AcresAsked, place: int, cards: list[Card]) -> Refusal | None:
        """None if these usable cards are just those that it takes at the site, else what is missing or too much."""

    def throw(self, asked: AcresAsked, action: At) -> list[Card]:
        """The cards of a legal Action go to the discard."""
        cards = asked.named(action.cards)
        asked.throw(cards)
        return cards

    # --- laying cards -----------------------------------------------------------------

    def spent(self, asked: AcresAsked, cards: Sequence[str], target: str) -> Iterable[At]:
        """Done at the site that the cards are laid at."""
        if target.startswith("place:"):
            for order in self.orders(asked, cards, target):
                yield self.of(target.removeprefix("place:"), order)

    def orders(self, asked: AcresAsked, cards: Sequence[str], target: str) -> Iterable[tuple[str, ...]]:
        """The orders in which cards that were laid in any order can be meant, the likeliest first."""
        del asked, target
        return [tuple(cards)]

    @abstractmethod
    def serves(self, asked: AcresAsked, place: int, card: Card) -> bool:
        """Whether a card can play a part in it at this site."""

    @abstractmethod
    def lacks(self, asked: AcresAsked, place: int, cards: Sequence[Card]) -> int:
        """How much is missing to these cards, all of which serve."""

    def at_best(self, asked: AcresAsked, place: int) -> tuple[str, ...]:
        """The cards of the hand that come nearest to what it takes at this site."""
        del asked, place
        return ()

    def needs(self, asked: AcresAsked, action: At) -> tuple[int, int]:
        """The site may stand against it as well as the cards that are missing."""
        place, cards = asked.position.world.places[action.place], asked.named(action.cards)
        useless = sum(not self.serves(asked, place, card) for card in cards)
        if useless:
            return useless, 0
        against = self.why_not_there(asked, place) is not None
        return 0, against + self.lacks(asked, place, cards)


Way = tuple[Role[Card], ...]
_TO_SETTLE = ("settle-2", "settle-3")


def journeys(asked: AcresAsked, target: int, cards: Sequence[Card], clauses: tuple[str, str]) -> list[Way]:
    """Origin and transport for each way to the target among these cards; without one, what is missing.

    `clauses`: those that ask for the origin and for the transport.
    """
    world = asked.position.world
    found = {(card.kind, transport): None for card in cards for transport in card.reach.get(target, ())}
    if not found:
        return [(_no_journey(asked, target, clauses[0]),)]
    return [_journey(world, target, origin, transport, clauses) for origin, transport in found]


def can_travel(asked: AcresAsked, target: int, cards: Sequence[Card]) -> bool:
    """Whether these cards, if all of them may be used, hold an origin and a transport for the target."""
    return any(filled(way, cards) == len(way) for way in journeys(asked, target, cards, _TO_SETTLE))


@cache
def _journey(world: World, target: int, origin: int, transport: str, clauses: tuple[str, str]) -> Way:
    """The card that lists the target, and one with the transport that it shows for it."""
    place, card = world.ref(target), world.cards[origin].ref
    return (
        Role(_is(origin), partial(no, clauses[0], "no-origin-held", place=place, cards=[card])),
        Role(_moves(transport), partial(no, clauses[1], f"no-{transport}", place=place, card=card)),
    )


@cache
def _is(kind: int) -> Callable[[Card], bool]:
    return lambda card: card.kind == kind


@cache
def _moves(transport: str) -> Callable[[Card], bool]:
    return lambda card: transport in card.transports


def _settles(card: Card) -> bool:
    return card.settler


def _no_journey(asked: AcresAsked, target: int, clause: str) -> Role[Card]:
    """The origin that is not there."""
    state, side, place = asked.position, asked.side, asked.position.world.ref(target)
    lists = [card for card in state.world.side_cards[side] if target in card.reach]
    own = refs(card for card in lists if state.own(side) >> card.place & 1)
    key = "no-origin-held" if own else "no-origin-at-all"
    empty = partial(no, clause, key, place, place=place, cards=own, side=side_ref(side))
    return Role(lambda card: target in card.reach, empty)


class RoleRule(SiteRule[At]):
    """What is done at a site and paid for with cards of which each plays a part of its own (cards-4).

    Exact: the payments are found from the same roles by which they are judged, at the sites that nothing speaks
    against: to judge each of them once more would double the time of a turn's list.
    """

    exact: ClassVar[bool] = True

    @abstractmethod
    def ways(self, asked: AcresAsked, place: int, cards: Sequence[Card]) -> list[Way]:
        """The parts that these cards might play there, one list for each way to do it."""

    @abstractmethod
    def sites(self, asked: AcresAsked) -> Iterable[int]:
        """The sites that the usable cards of the hand have to do with, in a fixed order."""

    def candidates(self, asked: AcresAsked) -> Iterator[At]:
        """At every such site every set of cards that pays."""
        world = asked.position.world
        for place in self.sites(asked):
            if self.why_not_there(asked, place) is None:
                for cards in self.payments(asked, self.ways(asked, place, asked.usable)):
                    yield self.of(world.ids[place], names(cards))

    def payments(self, asked: AcresAsked, ways: list[Way]) -> Iterable[tuple[Card, ...]]:
        """The groups of usable cards that pay in one of these ways, each once."""
        return asked.payers.payments(ways)

    def why_not_with(self, asked: AcresAsked, place: int, cards: list[Card]) -> Refusal | None:
        """They fill the roles of one way, a card of its own each (cards-4, R-separate)."""
        return unpaid(self.ways(asked, place, cards), cards, surplus)

    def lacks(self, asked: AcresAsked, place: int, cards: Sequence[Card]) -> int:
        """The parts that nobody plays."""
        return min(len(way) - len(filling(way, cards)) for way in self.ways(asked, place, cards))

    def at_best(self, asked: AcresAsked, place: int) -> tuple[str, ...]:
        """Those that play the most parts; cards that may not be used only where they would play more."""
        best: list[Card] = []
        for pool in (asked.usable, asked.cards):
            cards = [card for card in pool for _ in range(asked.held[card.kind])]
            best = max([best, *(filling(way, cards) for way in self.ways(asked, place, cards))], key=len)
        return names(best)


def _not_neutral(state: State, place: int, owner: int) -> Refusal:
    ref = state.world.ref(place)
    return no("settle-1", "not-neutral", ref, place=ref, side=side_ref(owner))


class Settling(RoleRule[Settle]):
    """Settle a neutral site (settle)."""

    action: ClassVar[type[SiteAction]] = Settle
    clause: ClassVar[str] = "settle-1"

    def why_not_there(self, asked: AcresAsked, place: int) -> Refusal | None:
        """A neutral site (settle-1) and a cube (settle-6).

        Or an own site whose card was removed (governor-2, R-resettle).
        """
        state, side, bit = asked.position, asked.side, 1 << place
        if state.own(side) & bit:
            card = state.world.card_of_site[side].get(place)
            return (
                None
                if card is not None and card in state.locations[side]
                else _not_neutral(state, place, side)
            )
        if state.own(1 - side) & bit:
            return _not_neutral(state, place, 1 - side)
        return None if asked.supply[0] else no("settle-6", "no-village", side=side_ref(side))

    def ways(self, asked: AcresAsked, place: int, cards: Sequence[Card]) -> list[Way]:
        """By each origin (settle-2) and its transport (settle-3); a settler where the site shows one (settle-4)."""
        ways = journeys(asked, place, cards, _TO_SETTLE)
        if asked.position.world.settlers >> place & 1:
            ways = [(*way, _settler(asked.position.world, place)) for way in ways]
        return ways

    def sites(self, asked: AcresAsked) -> list[int]:
        """All that a usable card lists."""
        return asked.listed

    def serves(self, asked: AcresAsked, place: int, card: Card) -> bool:
        """An origin, a transport, a settler where one is asked for."""
        settles = card.settler and bool(asked.position.world.settlers >> place & 1)
        return place in card.reach or bool(card.transports) or settles

    def play(self, asked: AcresAsked, action: Settle) -> None:
        """The cards are discarded, the cube is placed, the card of the site comes on top (settle-5, R-gain).

        Whoever has the card already takes none (settle-7).
        """
        state, side = asked.position, asked.side
        place, ref = state.world.places[action.place], f"place:{action.place}"
        paid = self.throw(asked, action)
        again = bool(state.own(side) >> place & 1)
        if not again:
            state.place_village(side, place)
        gained = state.take_location(side, place)
        key = "resettles" if again else "settles" if gained is not None else "settles-without-card"
        cards = refs(rising(paid))
        state.say(key, "settle-5", side, ref, kind="settle", place=ref, cards=cards)


@cache
def _settler(world: World, place: int) -> Role[Card]:
    """Who settles a site that asks for a settler (settle-4)."""
    return Role(_settles, partial(no, "settle-4", "no-settler", place=world.ref(place)))


class Building(RoleRule[At]):
    """Something built at an own site, with the card of the site and a card that helps.

    Attributes:
        cards_clause: the rule that names the cards. lacking: what is said where no card helps.
    """

    cards_clause: ClassVar[str]
    lacking: ClassVar[str]

    @abstractmethod
    def helps(self, card: Card) -> bool:
        """Whether a card is of the kind that is laid with that of the site."""

    def ways(self, asked: AcresAsked, place: int, cards: Sequence[Card]) -> list[Way]:
        """There is but one."""
        world = asked.position.world
        own, ref = world.card_of_site[asked.side].get(place, -1), world.ref(place)
        site = Role(_is(own), partial(no, self.cards_clause, "no-card-of-this-site", place=ref))
        return [(site, Role(self.helps, partial(no, self.cards_clause, self.lacking, place=ref)))]

    def sites(self, asked: AcresAsked) -> Iterator[int]:
        """Those whose cards are usable, where a card helps."""
        if any(self.helps(card) for card in asked.usable):
            yield from (card.place for card in asked.usable if card.place >= 0)

    def serves(self, asked: AcresAsked, place: int, card: Card) -> bool:
        """The card of the site, or one that helps."""
        return card.place == place or self.helps(card)


class Developing(Building[Develop]):
    """Make a village a town (develop)."""

    action: ClassVar[type[SiteAction]] = Develop
    clause: ClassVar[str] = "develop-1"
    cards_clause: ClassVar[str] = "develop-2"
    lacking: ClassVar[str] = "no-settler-to-develop"

    def why_not_there(self, asked: AcresAsked, place: int) -> Refusal | None:
        """An own village with victory points (develop-1), a disc (develop-4), and a card of the site (R-no-card)."""
        state, side = asked.position, asked.side
        ref, bit = state.world.ref(place), 1 << place
        if not state.own(side) & bit:
            return no("develop-1", "not-own", ref, place=ref, side=side_ref(side))
        if state.towns[side] & bit:
            return no("develop-1", "already-town", ref, place=ref)
        if not state.world.points[place]:
            return no("develop-1", "no-points", ref, place=ref)
        if place not in state.world.card_of_site[side]:
            return no("R-no-card", "no-card-of-site", ref, place=ref, side=side_ref(side))
        if not asked.supply[1]:
            return no("develop-4", "no-town", side=side_ref(side))
        return None

    def helps(self, card: Card) -> bool:
        """A settler (develop-2)."""
        return card.settler

    def play(self, asked: AcresAsked, action: Develop) -> None:
        """The disc replaces the cube (develop-3)."""
        state, side, ref = asked.position, asked.side, f"place:{action.place}"
        cards = refs(rising(self.throw(asked, action)))
        state.build(side, state.world.places[action.place])
        state.say("develops", "develop-3", side, ref, kind="develop", place=ref, cards=cards)


class Fortifying(Building[Fortify]):
    """Put a fortification disc under a piece (fortify)."""

    action: ClassVar[type[SiteAction]] = Fortify
    clause: ClassVar[str] = "fortify-1"
    cards_clause: ClassVar[str] = "fortify-2"
    lacking: ClassVar[str] = "no-fortification"

    def why_not_there(self, asked: AcresAsked, place: int) -> Refusal | None:
        """An own site, not fortified, not besieged (fortify-1, R-besieged-build), that has a card (R-no-card).

        And a disc (fortify-3) and money (fortify-2).
        """
        state, side = asked.position, asked.side
        ref, bit = state.world.ref(place), 1 << place
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
        return asked.too_poor("fortify-2", state.world.rules.fortify_cost)

    def helps(self, card: Card) -> bool:
        """A fortification (fortify-2)."""
        return card.fortification

    def play(self, asked: AcresAsked, action: Fortify) -> None:
        """Pay, and put the disc under the piece (fortify-2, fortify-3)."""
        state, side, ref = asked.position, asked.side, f"place:{action.place}"
        cards = refs(rising(self.throw(asked, action)))
        state.money[side] -= state.world.rules.fortify_cost
        state.forts |= 1 << state.world.places[action.place]
        state.say("fortifies", "fortify-3", side, ref, kind="fortify", place=ref, cards=cards)
