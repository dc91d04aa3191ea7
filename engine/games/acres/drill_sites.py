"""Drills about sites: whose card is usable, what can be settled, developed, fortified (location-limits to fortify)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import ClassVar

from engine.games.acres.actions import Develop, Fortify, Settle, SiteAction
from engine.games.acres.asking import why_unusable
from engine.games.acres.cards import Card
from engine.games.acres.drill_suppose import hand_of, one_that, to_act
from engine.games.acres.refusals import no
from engine.games.acres.sequence import Acts
from engine.games.acres.sides import NUMBER, side_ref
from engine.games.acres.state import State
from engine.kernel.drill import Answer, DrillKind, Form, Question, Reason, because
from engine.kernel.message import say
from engine.kernel.refusal import Refusal

SHOWN = 9
"""Sites with something about them that are lit at most where a question names those it is about."""
PLAIN = (2, 5)
"""So many others are lit with them, at least and at most: the number says nothing."""


def around(position: State, side: int) -> int:
    """The sites next to those of a side that it does not hold, as a mask."""
    world, own = position.world, position.own(side)
    near = 0
    for place in world.places_in(own):
        near |= world.trace[place] & ~_sea(position, place) | world.raids[place]
    return near & ~own


def _sea(position: State, place: int) -> int:
    """What only the sea joins a site with: all of the coast is next to each other there."""
    return position.world.trace[place] & ~position.world.raids[place]


def some(places: list[int], count: int, shift: int) -> list[int]:
    """Some of these, spread over all of them."""
    step = max(1, len(places) // max(1, count))
    return places[shift % step :: step][:count]


def spread(position: State) -> int:
    """How many ordinary sites are lit, now more and now fewer."""
    least, most = PLAIN
    return least + (position.turn + position.side) % (most - least + 1)


class Usable(DrillKind[State]):
    """The locations whose card a side could use (location-limits-1, location-limits-2)."""

    name: ClassVar[str] = "usable"
    clauses: ClassVar[tuple[str, ...]] = (
        "acres location-limits-1", "acres location-limits-2", "acres siege-win-4", "acres R-no-card",
    )  # fmt: skip
    form: ClassVar[Form] = "places"

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each side: what it holds or gained a card of, and some of what it does not hold."""
        side, world = NUMBER[seat], position.world
        known = {
            place for place, kind in world.card_of_site[side].items() if kind not in position.locations[side]
        }
        held = position.own(side)
        odd = [
            place for place in sorted(known | set(world.places_in(held)))
            if place not in known or self._why_not(position, side, place) is not None
        ]  # fmt: skip
        plain = [place for place in world.places_in(held) if place not in odd]
        foreign = world.places_in(around(position, side))
        lit = {*odd[:SHOWN], *some(plain, spread(position), position.turn), *some(foreign, 2, position.turn)}
        places = tuple(world.ref(place) for place in sorted(lit))
        yield Question(
            self.name, seat, (side_ref(side), *places), say("drill-acres-usable-ask", side=side_ref(side))
        )

    def answer(self, position: State, question: Question) -> Answer:
        """As the limits of location cards are judged; without a card nothing can be used."""
        side, world = NUMBER[question.seat], position.world
        home, clause = f"place:{world.home_name(side)}", "acres location-limits-1"
        return Answer.judged(
            (
                here, self._why_not(position, side, world.places[here.removeprefix("place:")]),
                because(clause, "drill-acres-usable-holds", here, home, place=here, home=home),
            )
            for here in question.about[1:]
        )  # fmt: skip

    def _why_not(self, position: State, side: int, place: int) -> Refusal | None:
        kind, ref = position.world.card_of_site[side].get(place), position.world.ref(place)
        if kind is None:
            return no("R-no-card", "no-card-of-site", ref, place=ref, side=side_ref(side))
        return why_unusable(position, side, kind)


class Settling(DrillKind[State]):
    """What can be settled with the cards of the hand (settle)."""

    name: ClassVar[str] = "settle"
    clauses: ClassVar[tuple[str, ...]] = (
        "acres settle-1", "acres settle-2", "acres settle-3", "acres settle-4", "acres location-limits-1",
    )  # fmt: skip
    form: ClassVar[Form] = "places"
    steps: ClassVar[tuple[str, ...]] = ("acts",)
    plain: ClassVar[frozenset[str]] = frozenset({"acres-refuse-not-neutral", "drill-acres-settle-way"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One to who has an action left."""
        step = position.top()
        if isinstance(step, Acts) and step.left and seat == step.seat:
            yield Question(
                self.name, seat, (f"side:{seat}",), say("drill-acres-settle-ask", side=f"side:{seat}")
            )

    def answer(self, position: State, question: Question) -> Answer:
        """Where a village of the supply may be put down; elsewhere around it is refused, as the drop is."""
        side, world = NUMBER[question.seat], position.world
        listed = self._listed(position, question)
        thought = around(position, side) & ~position.own(1 - side)
        for card in hand_of(position, question.seat):
            for place in card.reach:
                thought |= 1 << place
        why: dict[str, Reason] = {}
        for place in world.places_in(thought & ~position.own(side)):
            here = world.ref(place)
            if here in listed:
                cards = [f"card:{card}" for card in listed[here].cards]
                why[here] = because(
                    "acres settle-2", "drill-acres-settle-way", here, *cards, place=here, cards=cards
                )
            else:
                reason = self.reason(position, question, here)
                if reason is not None:
                    why[here] = reason
        return Answer(frozenset(listed.keys() & why.keys()), tuple(why), why)

    def reason(self, position: State, question: Question, marked: str) -> Reason | None:
        """Why a village cannot be put down there, with the cards that come nearest."""
        decision = position.decision(question.seat)
        assert decision is not None
        for action in decision.interpret_drag("pile:village", marked):
            refusal = position.refuse(action, question.seat)
            if refusal is not None:
                return Reason.of(refusal)
        return None

    def consequence(self, position: State, question: Question) -> tuple[Settle, ...]:
        """The first of them is settled."""
        return tuple(self._listed(position, question).values())[:1]

    def _listed(self, position: State, question: Question) -> dict[str, Settle]:
        """The sites that can be settled, each with the first payment listed."""
        found: dict[str, Settle] = {}
        decision = position.decision(question.seat)
        assert decision is not None
        for action in decision.actions:
            own = isinstance(action, SiteAction) and self._own(position, question, action.place)
            if isinstance(action, Settle) and not own:
                found.setdefault(f"place:{action.place}", action)
        return found

    def _own(self, position: State, question: Question, place: str) -> bool:
        """Whether the side holds a site: settling it again only regains its card."""
        return bool(position.own(NUMBER[question.seat]) >> position.world.places[place] & 1)


class Building(DrillKind[State]):
    """What could be built, where the cards for it are at hand."""

    form: ClassVar[Form] = "places"
    action: ClassVar[type[SiteAction]]
    clause: ClassVar[str]

    @abstractmethod
    def helper(self, position: State, side: int) -> Card:
        """The card that is laid with that of the site."""

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each side: its own sites, and some next to them."""
        side = NUMBER[seat]
        prompt = say(f"drill-acres-{self.name}-ask", side=side_ref(side))
        places = self._lit(position, side)
        yield Question(self.name, seat, (side_ref(side), *map(position.world.ref, places)), prompt)

    def answer(self, position: State, question: Question) -> Answer:
        """As it is judged with the card of the site and the other one in the hand."""
        side, world = NUMBER[question.seat], position.world
        helper = self.helper(position, side)
        judged = []
        for here in question.about[1:]:
            place = here.removeprefix("place:")
            own = world.card_of_site[side].get(world.places[place])
            cards = [helper.kind] if own is None else [own, helper.kind]
            action = self.action(place, world.names(cards))
            why = because(self.clause, f"drill-acres-{self.name}-free", here, place=here)
            judged.append((here, to_act(position, side, cards).refuse(action, question.seat), why))
        return Answer.judged(judged)

    def _lit(self, position: State, side: int) -> list[int]:
        world, shift = position.world, position.turn
        own, odd = world.places_in(position.own(side)), world.places_in(self._special(position, side))
        plain = [place for place in own if place not in odd]
        near = some(world.places_in(around(position, side)), 2, shift)
        return sorted({*some(odd, 5, shift), *some(plain, spread(position), shift), *near})

    def _special(self, position: State, side: int) -> int:
        """The own sites that are worth a thought, as a mask."""
        state, world = position, position.world
        cut = state.own(side) & ~state.linked(side)
        besieged = sum(1 << siege.place for siege in state.sieges if siege is not None)
        blank = sum(
            1 << place for place in world.places_in(state.own(side)) if place not in world.card_of_site[side]
        )
        return (cut | besieged | blank) & state.own(side)


class Developing(Building):
    """What could be developed (develop)."""

    name: ClassVar[str] = "develop"
    clauses: ClassVar[tuple[str, ...]] = ("acres develop-1", "acres develop-2", "acres location-limits-1")
    action: ClassVar[type[SiteAction]] = Develop
    clause: ClassVar[str] = "acres develop-1"
    plain: ClassVar[frozenset[str]] = frozenset({"acres-refuse-already-town", "drill-acres-develop-free"})

    def helper(self, position: State, side: int) -> Card:
        """A settler (develop-2)."""
        return one_that(position, side, lambda card: card.settler)


class Fortifying(Building):
    """What could be fortified (fortify)."""

    name: ClassVar[str] = "fortify"
    clauses: ClassVar[tuple[str, ...]] = ("acres fortify-1", "acres fortify-2", "acres location-limits-1")
    action: ClassVar[type[SiteAction]] = Fortify
    clause: ClassVar[str] = "acres fortify-1"
    plain: ClassVar[frozenset[str]] = frozenset(
        {"acres-refuse-already-fortified", "drill-acres-fortify-free"}
    )

    def helper(self, position: State, side: int) -> Card:
        """A fortification (fortify-2)."""
        return one_that(position, side, lambda card: card.fortification)

    def _special(self, position: State, side: int) -> int:
        """Those that have one already too."""
        return super()._special(position, side) | position.own(side) & position.forts


class Payment(DrillKind[State]):
    """With which cards a site is settled, where there is but one way (settle-2, settle-3, settle-4, cards-4)."""

    name: ClassVar[str] = "pay"
    clauses: ClassVar[tuple[str, ...]] = (
        "acres settle-2",
        "acres settle-3",
        "acres settle-4",
        "acres cards-4",
    )
    form: ClassVar[Form] = "cards"
    plain: ClassVar[frozenset[str]] = frozenset({"drill-acres-pay-origin"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each site that one set of cards of the hand settles."""
        for place in self._single(position, seat):
            here = f"place:{place}"
            yield Question(self.name, seat, (here,), say("drill-acres-pay-ask", place=here))

    def answer(self, position: State, question: Question) -> Answer:
        """The cards of the payment, by the parts that they play; another card takes nobody's place."""
        place, seat = question.about[0].removeprefix("place:"), question.seat
        side = NUMBER[seat]
        paid = self._single(position, seat)[place]
        roles = dict(zip(paid, ("origin", "transport", "settler"), strict=False))
        right, why = set[str](), dict[str, Reason]()
        for card in hand_of(position, seat):
            role = roles.get(card.id)
            if role is not None:
                right.add(card.ref)
                clause = {"origin": "settle-2", "transport": "settle-3", "settler": "settle-4"}[role]
                args = {"card": card.ref, "place": question.about[0]}
                why[card.ref] = because(f"acres {clause}", f"drill-acres-pay-{role}", card.ref, **args)
            else:
                part = (
                    0 if card.place >= 0 and not card.transports else 1 if card.transports else len(paid) - 1
                )
                instead = (*paid[:part], card.id, *paid[part + 1 :])
                refusal = to_act(position, side).refuse(Settle(place, instead), seat)
                if refusal is not None:
                    why[card.ref] = Reason.of(refusal)
        return Answer(frozenset(right), tuple(why), why)

    def _single(self, position: State, seat: str) -> dict[str, tuple[str, ...]]:
        """The sites that exactly one set of cards settles, with it."""
        side = NUMBER[seat]
        decision = to_act(position, side).decision(seat)
        assert decision is not None
        ways: dict[str, list[tuple[str, ...]]] = {}
        for action in decision.actions:
            if isinstance(action, Settle):
                ways.setdefault(action.place, []).append(action.cards)
        return {
            place: cards[0]
            for place, cards in ways.items()
            if len(cards) == 1 and len({*cards[0]}) == len(cards[0])
        }
