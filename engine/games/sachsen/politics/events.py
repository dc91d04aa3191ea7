"""The event of the turn: a card is turned and a die says which half of it counts (events-1, R-09)."""

from __future__ import annotations

from typing import ClassVar

from engine.games.sachsen.dice import FACES, roll
from engine.games.sachsen.politics.addressing import UNTURNED, EventMeets, card_ref
from engine.games.sachsen.politics.windows import opened
from engine.games.sachsen.sides import NOBODY
from engine.games.sachsen.state import State
from engine.kernel.event import Event
from engine.kernel.message import Message
from engine.kernel.step import Step


class AfterAuction(Step[State], frozen=True):
    """Between the auction and the event Spies may be used (R-16)."""

    name: ClassVar[str] = "after-auction"
    clause: ClassVar[str] = "sachsen R-16"

    def run(self, state: State) -> None:
        """All who hold a card are asked."""
        state.replace(*opened(state))


class EventOfTurn(Step[State], frozen=True):
    """The top event card; then it may be claimed, then it meets a State (events)."""

    name: ClassVar[str] = "event"
    clause: ClassVar[str] = "sachsen events-1"

    def run(self, state: State) -> None:
        """One that a position file has turned already is not turned anew."""
        if state.event == UNTURNED:
            turn_card(state)
        state.replace(EventMeets())
        state.push(*opened(state, event=True))


def turn_card(state: State) -> None:
    """The top card and its die; when the twelve are used up they are shuffled: a new cycle (turn-1)."""
    if not state.event_deck:
        state.event_deck = list(range(len(state.world.events)))
        state.rng.shuffle(state.event_deck)
        state.say("new-cycle", "turn-1", NOBODY, kind="shuffle", reveals=True)
    state.event = state.event_deck.pop()
    bad = state.world.cards.bad_on
    halves = ["bad" if face in bad else "good" for face in range(1, FACES + 1)]
    name = state.world.event_ids[state.event]
    both = [f"card:{name}-bad", f"card:{name}-good"]
    state.say("event-turned", "events-1", NOBODY, *both, kind="event", reveals=True, cards=both)
    face = roll(state, "R-09", "event", halves)
    state.good = halves[face - 1] == "good"
    card = card_ref(state)
    state.say("event", "events-1", NOBODY, card, kind="event", card=card)
    brings = Message(f"sachsen-{card.replace(':', '-')}")
    state.tell(Event("event", brings, clause="sachsen events-5", lit=(card,)))
