"""Expeditionary corps: generals who leave for a box off the map, and come back (17.5-i, 17.5-j, R-32)."""

from __future__ import annotations

from typing import ClassVar

from engine.games.maria.actions import Send
from engine.games.maria.hussars import ride_over
from engine.games.maria.political_deck import track
from engine.games.maria.posting import Posting, send
from engine.games.maria.powers import IDS, MAJORS, ref
from engine.games.maria.refusals import no
from engine.games.maria.stacks import leave_stack
from engine.games.maria.state import State
from engine.games.maria.tactical import Price
from engine.games.maria.world import BOX, OFF
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Rule
from engine.kernel.step import AnyRule, Step

TROOPS, PRICE = 2, Price(8, "corps", "17.5-i")
"""A removed general who is sent must get 2 troops at once, for 8 points (17.5-i)."""


def is_due(position: State, power: int) -> bool:
    """Whether an icon, or a card for the rest of the game, keeps a general of this power away (17.5-i)."""
    spaces = (track(n).at(space) for n, space in enumerate(position.politics.tracks))
    return bool(position.politics.away >> power & 1) or any(IDS[power] in space.corps for space in spaces)


def away(position: State, power: int) -> int | None:
    """The general of a power who is in its box (3.2-h)."""
    return next((n for n in position.world.of_power[power] if position.where[n] == BOX), None)


def all_due(position: State) -> tuple[int, ...]:
    """The major powers whose corps is due."""
    return tuple(p for p in MAJORS if is_due(position, p))


def send_corps(position: State, power: int) -> None:
    """The icon holds now: a general must go, if one can (17.5-i)."""
    if away(position, power) is None:
        position.push(SendCorps(power))


def bring_back(position: State, power: int) -> None:
    """The icon holds no longer: the general returns (17.5-j)."""
    if away(position, power) is None:
        return
    place = position.world.arrows[power]
    train = position.train_on(place)
    blockers = [*position.generals_on(place), *(() if train is None else (train,))]
    position.push(Arrive(power))
    send(position, *(Posting(n, "aside") for n in blockers))


class Sending(Rule[Asked["SendCorps", State], Send]):
    """A general goes away with his troops (17.5-i)."""

    action: ClassVar[type[Action]] = Send

    def candidates(self, asked: Asked[SendCorps, State]) -> list[Send]:
        """Every general of the power."""
        world = asked.position.world
        return [Send(world.pieces[general].id) for general in world.of_power[asked.step.power]]

    def why_not(self, asked: Asked[SendCorps, State], action: Send) -> Refusal | None:
        """An own general on the map; a removed one if 2 troops for him can be paid (17.5-i, R-32)."""
        position, power, lit = asked.position, asked.step.power, f"piece:{action.general}"
        general = position.world.number[action.general]
        if general not in position.world.of_power[power]:
            return no("17.5-i", "not-your-corps", lit, piece=lit, side=ref(power))
        if position.where[general] == OFF:
            return PRICE.why_not(position, power, lit)
        return PRICE.role(power, lit).empty() if position.where[general] < 0 else None

    def play(self, asked: Asked[SendCorps, State], action: Send) -> None:
        """He goes into the box, face up; who stood beside the map gets troops that are paid."""
        position, power, lit = asked.position, asked.step.power, f"piece:{action.general}"
        position.pop()
        general = position.world.number[action.general]
        if position.where[general] == OFF:
            position.troops[general] = TROOPS
            position.push(PRICE.due(power))
        else:
            leave_stack(position, general)
        position.put(general, BOX)
        position.down &= ~(1 << general)
        message = say("maria-log-corps", side=ref(power), piece=lit)
        position.tell(Event("corps", message, clause="maria 17.5-i", lit=(lit,), side=ref(power)))


class SendCorps(Step[State], frozen=True):
    """A power puts one of its generals, with his troops, into its box (17.5-i)."""

    name: ClassVar[str] = "corps"
    clause: ClassVar[str] = "maria 17.5-i"
    rules: ClassVar[tuple[AnyRule, ...]] = (Sending(),)
    power: int

    def seats(self, position: State) -> tuple[str, ...]:
        """The player of the power, if any general can go."""
        seat = position.alliances.seat_of[self.power]
        return (seat,) if any(self.actions(position, seat)) else ()

    def run(self, position: State) -> None:
        """None can: it is told."""
        position.pop()
        message = say("maria-log-no-corps", side=ref(self.power))
        position.tell(Event("corps", message, clause=self.clause, side=ref(self.power)))

    def prompt(self, position: State, seat: str) -> Message:
        """Whose corps it is."""
        return say("maria-prompt-corps", side=ref(self.power), seat=f"seat:{seat}")


class Arrive(Step[State], frozen=True):
    """The general stands at the arrow of his box again, face up; a hussar there is removed (17.5-j, R-32)."""

    name: ClassVar[str] = "corps"
    clause: ClassVar[str] = "maria 17.5-j"
    power: int

    def run(self, position: State) -> None:
        """Who is in the box stands on the map; without him nothing happens."""
        position.pop()
        general, place = away(position, self.power), position.world.arrows[self.power]
        if general is None:
            return
        position.put(general, place)
        ride_over(position, place)
        lit, here = position.world.pieces[general].ref, position.world.place_ref(place)
        message = say("maria-log-corps-returns", side=ref(self.power), piece=lit, place=here)
        position.tell(
            Event("return", message, clause=self.clause, lit=(lit, here), path=(here,), side=ref(self.power))
        )
