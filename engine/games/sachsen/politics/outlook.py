"""What everybody can see of the courts: where a player stands there, what comes next and how likely it is."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.sachsen.actions import ARMS, MONEY
from engine.games.sachsen.politics import lent
from engine.games.sachsen.politics.courts import least, outlook, word
from engine.games.sachsen.politics.notes import balance, is_wed
from engine.games.sachsen.politics.requests import wait_of
from engine.games.sachsen.record import ALLIANCE, COUNTERS, MARRIAGE, STEPS
from engine.games.sachsen.refusals import fact
from engine.games.sachsen.sides import PLAYER, side_ref
from engine.games.sachsen.state import State
from engine.games.sachsen.view_types import CourtView
from engine.kernel.explain import Fact


def coming(state: State, player: int, side: int) -> int | None:
    """The number of the step that comes next, the marriage after the alliance; None when that is made, too."""
    if is_wed(state, player, side):
        return None
    return min(state.tie(player, side).step, MARRIAGE)


def court_of(state: State, player: int, side: int) -> CourtView:
    """How a player stands at a court."""
    step, tie = coming(state, player, side), state.tie(player, side)
    answers = [] if step is None else outlook(state, player, side, step)
    rung = None if step is None else tie.rungs[step]
    asked = state.turn + 1 if tie.asked == state.turn else state.turn
    ally = tie.counter == ALLIANCE
    return CourtView(
        balance=balance(state, player, side),
        step="" if step is None else STEPS[step],
        faces=tuple(map(word, answers)),
        least=least(answers),
        turn=0 if rung is None or rung.never else max(rung.wait, asked),
        money=max(wait_of(state, player, side, MONEY), state.turn) if ally else 0,
        arms=max(wait_of(state, player, side, ARMS), state.turn) if ally and lent.most(state, side) else 0,
    )


def court_facts(state: State, side: int, seat: str | None) -> Iterator[Fact]:
    """The lines for a neutral State: how everybody stands at its court, and what a seat may propose there."""
    for player in state.present():
        yield from _standing(state, player, side)
    if seat is not None and (player := PLAYER[seat]) in state.present():
        yield from _next(state, player, side)


def _standing(state: State, player: int, side: int) -> Iterator[Fact]:
    """The notes and the agreement of a player, if there are any (notes-1)."""
    tie, home, ref = state.tie(player, side), side_ref(state.homes[player]), side_ref(side)
    notes = balance(state, player, side)
    if notes or tie.step or tie.counter:
        agreed = "marriage" if is_wed(state, player, side) else COUNTERS[tie.counter]
        yield fact("standing", "notes-1", home, side=ref, home=home, n=notes, agreed=agreed)
    for key, left in (("broken", tie.broken), ("declared", tie.declared)):
        if left:
            yield fact(f"standing-{key}", "notes-3", home, home=home, n=left)


def _next(state: State, player: int, side: int) -> Iterator[Fact]:
    """What the viewer may propose next, from when, and with what chance (agreements-3)."""
    court, ref = court_of(state, player, side), side_ref(side)
    if not court.step:
        return
    if not court.turn:
        yield fact("never", "agreements-3", ref, side=ref, step=court.step)
        return
    clause = "agreements-6" if court.step == STEPS[MARRIAGE] else "agreements-2"
    yield fact("next-step", clause, ref, side=ref, step=court.step, least=court.least)
    if court.turn > state.turn:
        yield fact("not-before", "agreements-3", ref, turn=court.turn)
