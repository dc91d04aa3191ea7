"""What players may agree on (4.6-a): promises, and with the option `payments` coins that change hands (R-30)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.games.revolution.actions import Pay, Take
from engine.games.revolution.asking import SideStep
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import NOBODY, NUMBER, SIDES, side_ref
from engine.games.revolution.state import Offer, State
from engine.kernel.action import Action
from engine.kernel.promises import Promised, Promising
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Rule

At = Asked[None, State]


def acting(state: State) -> int:
    """The faction whose phase it is: the one that is asked; NOBODY where none is."""
    step = state.agenda[-1] if state.agenda else None
    return step.asks(state) if isinstance(step, SideStep) and step.seats(state) else NOBODY


class Pledging(Promising[State]):
    """Promises are allowed, and nothing that is agreed binds (4.6-a)."""

    clause: ClassVar[str] = "revolution 4.6-a"

    def turns(self, position: State) -> tuple[int, int]:
        """This turn and the last."""
        return position.turn, position.world.rules.last_turn

    def enter(self, position: State, promised: Promised) -> None:
        """Into the ledger."""
        position.promises = (*position.promises, promised)


class Paying(Rule[At, Pay]):
    """A faction in its own phase offers coins to another, which get them at once where one player leads both (R-30)."""

    action: ClassVar[type[Action]] = Pay
    clause: ClassVar[str] = "revolution R-30"

    def candidates(self, asked: At) -> Iterator[Pay]:
        """To every other faction every number of coins; none without the option."""
        state = asked.position
        giver = acting(state)
        if state.options.payments and giver != NOBODY and state.seat_for(giver) == asked.seat:
            for side in state.world.sides:
                yield from (Pay(SIDES[side], n) for n in range(1, state.treasury[giver] + 1))

    def why_not(self, asked: At, action: Pay) -> Refusal | None:
        """With the option, in one's own phase, to another faction, no more than one has (R-30)."""
        state, receiver = asked.position, NUMBER.get(action.whose, NOBODY)
        giver = acting(state)
        if not state.options.payments:
            return no("R-30", "no-payments")
        if giver == NOBODY or state.seat_for(giver) != asked.seat:
            return no("R-30", "pay-phase", side_ref(giver))
        if receiver not in state.world.sides or receiver == giver:
            return no("R-30", "pay-other", side_ref(giver), side=side_ref(giver))
        have = state.treasury[giver]
        if not 1 <= action.number <= have:
            return no("R-30", "pay-coins", side_ref(giver), side=side_ref(giver), n=have)
        return None

    def play(self, asked: At, action: Pay) -> None:
        """The offer stands until it is taken, changed, or the phase of who made it is over."""
        state, giver, receiver = asked.position, acting(asked.position), NUMBER[action.whose]
        offer = Offer(giver, receiver, action.number)
        if state.seat_for(receiver) == asked.seat and state.supply[receiver] >= offer.number:
            _pay(state, offer)
            return
        state.offer = offer
        state.say("offers-coins", "R-30", giver, kind="subsidy", whose=side_ref(receiver), n=offer.number)


class Taking(Rule[At, Take]):
    """Coins that are offered are taken: as many of the own supply become coins (R-30)."""

    action: ClassVar[type[Action]] = Take
    clause: ClassVar[str] = "revolution R-30"

    def candidates(self, asked: At) -> Iterator[Take]:
        """The offer that stands."""
        offer = asked.position.offer
        if offer is not None and asked.position.seat_for(offer.receiver) == asked.seat:
            yield Take(SIDES[offer.giver])

    def why_not(self, asked: At, action: Take) -> Refusal | None:
        """Offered to this player by who is still in its phase and has them; the supply has as many (R-30)."""
        state, offer = asked.position, asked.position.offer
        giver = NUMBER.get(action.whose, NOBODY)
        if offer is None or offer.giver != giver or state.seat_for(offer.receiver) != asked.seat:
            return no("R-30", "nothing-offered", side_ref(giver), whose=f"side:{action.whose}")
        if acting(state) != giver or state.treasury[giver] < offer.number:
            return no("R-30", "offer-over", side_ref(giver), whose=side_ref(giver))
        if state.supply[offer.receiver] < offer.number:
            side = side_ref(offer.receiver)
            return no("R-30", "pay-supply", side, side=side, n=state.supply[offer.receiver])
        return None

    def play(self, asked: At, action: Take) -> None:
        """Both factions turn their counters."""
        assert asked.position.offer is not None
        _pay(asked.position, asked.position.offer)


def _pay(state: State, offer: Offer) -> None:
    """The giver's coins go to its supply, and as many of the receiver's supply become coins (R-30)."""
    giver, receiver, number = offer.giver, offer.receiver, offer.number
    state.treasury[giver] -= number
    state.supply[giver] += number
    state.supply[receiver] -= number
    state.treasury[receiver] += number
    state.offer = None
    state.say("paid", "R-30", giver, kind="subsidy", whose=side_ref(receiver), n=number)


OFFERS = (Pledging(), Paying(), Taking())
"""What may be done at any time, beside what is asked."""
