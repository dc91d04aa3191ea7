"""The chips of the phase strip: the phases of this turn, done, going on, coming, or certain to be empty."""

from __future__ import annotations

from functools import lru_cache

from engine.games.revolution.armies import AbandonedLeave
from engine.games.revolution.asking import InOrder, clause_on
from engine.games.revolution.beggars import Beggars, Shipping
from engine.games.revolution.neutrals import Neutrals, Shortage
from engine.games.revolution.proposals import Proposing
from engine.games.revolution.raiding import Raiding
from engine.games.revolution.sequence import NextTurn, opening, turn
from engine.games.revolution.sides import SIDES
from engine.games.revolution.start import StartArmies
from engine.games.revolution.state import State
from engine.games.revolution.support import Interception, Supporting
from engine.games.revolution.within import Settling, Within
from engine.kernel.sequence import SET_UP, Entry
from engine.kernel.step import AnyStep
from engine.kernel.view import PhaseView

HIDDEN = (AbandonedLeave.name, NextTurn.name)
PART_OF = {
    StartArmies.name: "", Interception.name: Supporting.name, Shipping.name: Beggars.name, Raiding.name: Beggars.name,
    Shortage.name: Neutrals.name, Within.name: Proposing.name, Settling.name: Proposing.name,
}  # fmt: skip
"""The phase that a Step belongs to which has taken its place; the set-up comes before them all."""


def phases(state: State) -> tuple[PhaseView, ...]:
    """One chip for each phase of the turn (part 1 of the rules)."""
    steps, names = _course(state.order, state.turn == 0)
    coming = (PART_OF.get(step.name, step.name) for step in reversed(state.agenda))
    now = next((name for name in coming if name in names), "")
    found = []
    reached = now == ""
    for step in steps:
        reached = reached or step.name == now
        mark = "done" if not reached or state.result is not None else "now" if step.name == now else "coming"
        if mark == "coming" and _is_empty(state, step):
            mark = "skipped"
        found.append(PhaseView(step.name, clause_on(step, state.turn), mark, 0, _acting(state, step, mark)))
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def _course(order: tuple[int, ...], first: bool) -> tuple[tuple[AnyStep, ...], frozenset[str]]:
    """The phases that are shown, and the names of all of them; `first`: of turn 0."""
    steps = opening(order) if first else turn(order)
    shown = tuple(step for step in steps if step.name not in HIDDEN)
    return shown, frozenset({step.name for step in steps} | {""})


def sequence_of(state: State) -> tuple[Entry, ...]:
    """The opening turn, then what every other turn is made of (4.2.1-a, 4.2.2-a)."""
    return (
        *(Entry(step.name, clause_on(step, 0), turns=(SET_UP,)) for step in opening(state.order)),
        *(Entry(step.name, step.cites()) for step in turn(state.order)),
    )


def _acting(state: State, step: AnyStep, mark: str) -> tuple[str, ...]:
    """Who acts in a phase: in the one that goes on those still to come."""
    if not isinstance(step, InOrder):
        return ()
    if mark != "now":
        return tuple(SIDES[side] for side in step.left)
    going = next((one for one in reversed(state.agenda) if one.name == step.name), None)
    return tuple(SIDES[side] for side in going.left) if isinstance(going, InOrder) else ()


def _is_empty(state: State, step: AnyStep) -> bool:
    """Whether it is certain that nobody has anything to do in a phase that comes."""
    return isinstance(step, InOrder) and step.is_ruled_out(state)
