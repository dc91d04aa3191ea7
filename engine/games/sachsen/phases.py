"""The chips of the phase strip: the parts of this turn, done, going on, or coming."""

from __future__ import annotations

from engine.games.sachsen.battle.strip import battle_phases, battle_sequence
from engine.games.sachsen.politics.events import AfterAuction
from engine.games.sachsen.politics.kingdom_war import Chiefs
from engine.games.sachsen.politics.start import Placing
from engine.games.sachsen.politics.turn import PlayerTurn, PlayerTurns
from engine.games.sachsen.politics.war_ends import WarEnds
from engine.games.sachsen.sequence import NextTurn, opening, turn
from engine.games.sachsen.sides import BATTLE
from engine.games.sachsen.state import State
from engine.kernel.sequence import SET_UP, Entry
from engine.kernel.step import AnyStep
from engine.kernel.view import PhaseView

HIDDEN = (AfterAuction.name, Chiefs.name, WarEnds.name, NextTurn.name)
PART_OF: dict[str, str] = {
    "placing": "deal", "bids": "auction", "sharing": "auction", "player-turn": "turns",
    "guarantees": "turns", "force": "turns", "meeting": "turns", "advance": "turns", "partner-moves": "turns",
    "peace-claim": "turns", "congress": "turns", "passage": "turns", "permission": "turns", "toll": "turns",
    "under-way": "turns", "sickbed": "turns", "homecoming": "neutral-states",
    "claim-event": "event", "event-meets": "event", "address": "event", "court-asks": "event", "name-brigade": "event",
}  # fmt: skip
"""The part of the turn to which a Step belongs that has taken its place."""


def _course(state: State) -> tuple[AnyStep, ...]:
    steps = opening() if state.turn == 0 else turn(state.order)
    return tuple(step for step in steps if step.name not in HIDDEN)


def phases(state: State) -> tuple[PhaseView, ...]:
    """One chip for each part of the turn (part 1 of the rules)."""
    if state.battle is not None:
        return battle_phases(state)
    steps = _course(state)
    names = {step.name for step in steps}
    coming = (PART_OF.get(step.name, step.name) for step in reversed(state.agenda))
    now = next((name for name in coming if name in names), "")
    found, reached = [], False
    for step in steps:
        reached = reached or step.name == now
        mark = "now" if step.name == now else "coming" if reached else "done"
        found.append(PhaseView(step.name, step.cites(), "done" if state.result is not None else mark))
    return tuple(found)


def sequence_of(state: State) -> tuple[Entry, ...]:
    """The set-up, then what every turn is made of, with all that may be done in the own turn."""
    if state.scenario == BATTLE and state.battle is not None:
        return battle_sequence(state.battle)
    before = (step for step in (*opening(), Placing(())) if step.name not in HIDDEN)
    may = tuple(dict.fromkeys(rule.clause for rule in PlayerTurn.rules))
    steps = (step for step in turn(state.order) if step.name not in HIDDEN)
    return (
        *(Entry(one.name, one.cites(), turns=(SET_UP,)) for one in before),
        *(Entry(one.name, one.cites(), may=may if one.name == PlayerTurns.name else ()) for one in steps),
    )
