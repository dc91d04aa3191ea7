"""Whom an event meets: the State that is drawn, or whom the claimer names (events-2, events-4, R-18)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.sachsen.actions import LOT, NEUTRALS, PLAYERS, Address
from engine.games.sachsen.asking import OfPlayer, PlayerAsked
from engine.games.sachsen.cards import Face
from engine.games.sachsen.politics.carrying_out import Target, carry_out
from engine.games.sachsen.politics.lots import draw
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import ELECTORATES, EVERYBODY, NOBODY, NUMBER, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule, Step

NONE = "none"
"""The scope of an event without an addressee."""
UNTURNED = -1
"""In place of the event of the turn, until it is turned."""


def face_of(state: State) -> Face:
    """The half of the event card that counts in this turn."""
    card = state.world.events[state.event]
    return card.good if state.good else card.bad


def card_ref(state: State) -> str:
    """The reference of that half."""
    return f"card:{state.world.event_ids[state.event]}-{'good' if state.good else 'bad'}"


def is_claimable(state: State) -> bool:
    """Whether the event of the turn still waits for an addressee and may be claimed (events-4)."""
    return (
        any(step.name == EventMeets.name for step in state.agenda)
        and state.world.events[state.event].scope != NONE
    )


def why_unclaimed(state: State) -> Refusal:
    """Why the event of the turn is not claimed now: it has no addressee, or not at this moment (events-3, events-4)."""
    if state.event != UNTURNED and state.world.events[state.event].scope == NONE:
        card = card_ref(state)
        return no("events-4", "claim-no-addressee", card, card=card)
    return no("events-3", "claim-not-now")


def rulers(state: State) -> tuple[int, ...]:
    """The States that an event can meet: all that have a ruler (R-20)."""
    return tuple(side for side in EVERYBODY if not state.chaos[side] and not state.gone[side])


def eligible(state: State) -> tuple[int, ...]:
    """The States among which the event of the turn is drawn (events-2)."""
    scope = state.world.events[state.event].scope
    if scope == "electorates":
        return tuple(side for side in rulers(state) if side in ELECTORATES)
    return state.neutrals() if scope == "unrepresented" else rulers(state)


def only_electorates(state: State) -> bool:
    """Whether the event is an attempt, which meets electorates only (R-18)."""
    face = face_of(state)
    return any(effect.op == "attempt" for effect in (*face.represented, *face.unrepresented))


def allowed(state: State, sides: Iterable[int]) -> tuple[int, ...]:
    """Those of some States that a claimer may send the event to (R-18)."""
    found = set(rulers(state))
    if only_electorates(state):
        found &= set(ELECTORATES)
    return tuple(side for side in sides if side in found)


def meet(state: State, side: int) -> None:
    """The event meets a State, and what it says is carried out (events-5)."""
    state.event_side = side
    player, face = state.leader[side], face_of(state)
    effects = face.unrepresented if player == NOBODY else face.represented
    told, asked = len(state.news), len(state.agenda)
    for effect in effects:
        carry_out(state, effect, Target(player, side, (), "events-5"))
    if (told, asked) == (len(state.news), len(state.agenda)):
        state.say("event-idle", "events-5", side, kind="event")


def tell_addressee(state: State, side: int) -> None:
    """The claimer has named it (events-4)."""
    card = card_ref(state)
    state.say("event-meets", "events-4", side, card, kind="event", reveals=True, card=card)


class EventMeets(Step[State], frozen=True):
    """The event of the turn meets a State that is drawn, or everybody (events-2, events-5)."""

    name: ClassVar[str] = "event-meets"
    clause: ClassVar[str] = "sachsen events-2"

    def run(self, state: State) -> None:
        """A State card decides."""
        state.pop()
        if state.world.events[state.event].scope == NONE:
            for effect in face_of(state).everybody:
                carry_out(state, effect, Target(NOBODY, NOBODY, (), "events-5"))
        elif sides := eligible(state):
            meet(state, draw(state, sides, "events-2", "event-lot"))


class Sending(Rule[PlayerAsked, Address]):
    """The claimer says whom the event meets (events-4)."""

    action: ClassVar[type[Action]] = Address
    clause: ClassVar[str] = "sachsen events-4"

    def candidates(self, asked: PlayerAsked) -> Iterable[Address]:
        """The own State, every other one, a draw among the other players or the neutral States."""
        others = (side for side in EVERYBODY if side != asked.home)
        yield from (Address(SIDES[side]) for side in (asked.home, *others))
        yield from (Address(LOT, among) for among in (PLAYERS, NEUTRALS))

    def sides(self, asked: PlayerAsked, action: Address) -> tuple[int, ...]:
        """The States that it may meet then."""
        state = asked.position
        if action.to != LOT:
            return allowed(state, (NUMBER[action.to],))
        if action.among == PLAYERS:
            return allowed(state, (state.homes[p] for p in state.present() if p != asked.player))
        return allowed(state, state.neutrals())

    def why_not(self, asked: PlayerAsked, action: Address) -> Refusal | None:
        """A State with a ruler; of an attempt an electorate (R-18, R-20)."""
        if (action.to == LOT) != (action.among in (PLAYERS, NEUTRALS)):
            return no("events-4", "event-to")
        if self.sides(asked, action):
            return None
        if action.to == LOT:
            return no("events-4", "event-nobody")
        ref = f"side:{action.to}"
        clause, key = (
            ("R-18", "event-electorate") if only_electorates(asked.position) else ("R-20", "event-ruler")
        )
        return no(clause, key, ref, side=ref)

    def play(self, asked: PlayerAsked, action: Address) -> None:
        """At once (events-4)."""
        state, sides = asked.position, self.sides(asked, action)
        state.pop()
        if action.to == LOT:
            meet(state, draw(state, sides, "events-4", "event-lot"))
        else:
            tell_addressee(state, sides[0])
            meet(state, sides[0])


class Addressing(OfPlayer, frozen=True):
    """Who has claimed the event must use it (events-4)."""

    name: ClassVar[str] = "address"
    clause: ClassVar[str] = "sachsen events-4"
    rules: ClassVar[tuple[AnyRule, ...]] = (Sending(),)

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Which event."""
        return {"card": card_ref(state)}


def claim(state: State, player: int) -> None:
    """The event goes to the claimer instead of being drawn for; no service hinders it (events-3, espionage-5)."""
    place = next(n for n, step in enumerate(state.agenda) if isinstance(step, EventMeets))
    del state.agenda[place]
    state.push(Addressing(player))
    card, home = card_ref(state), side_ref(state.homes[player])
    state.said("claims", "events-3", player, card, kind="event", reveals=True, card=card, home=home)
