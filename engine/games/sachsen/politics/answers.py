"""The dice of courts: what is added, what each face would bring, and when a State gives no answer at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from engine.games.sachsen.dice import FACES, roll
from engine.games.sachsen.politics.notes import balance, loose
from engine.games.sachsen.refusals import fact, no
from engine.games.sachsen.sides import side_ref
from engine.games.sachsen.state import State
from engine.kernel.explain import Fact
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal

AMBASSADOR, RECONCILIATION = "answer-bonus", "kingdom-answers"
"""Effects that wait: more on the next die of a court; on every proposal to a Kingdom this turn."""
R = TypeVar("R")
Parts = list[tuple[str, int]]


def why_silent(state: State, player: int, side: int) -> Refusal | None:
    """Why a State answers no proposal and no request of a player (agreements-2, R-20, R-77); None if it does."""
    ref = side_ref(side)
    if not state.is_neutral(side):
        return no("agreements-2", "not-neutral", ref, side=ref)
    if state.blocked[side]:
        return no("R-77", "court-wounded", ref, side=ref, n=state.blocked[side])
    if any(state.at_war(own, side) for own in state.led(player)):
        return no("war-1", "court-at-war", ref, side=ref)
    return None


def parts(state: State, player: int, side: int, *, ladder: bool = False, proposal: bool = False) -> Parts:
    """What is added to a die of a State's answer (agreements-3, R-22, R-83).

    Args:
        ladder: a step is proposed: agreement and counters weigh as notes, too. proposal: a step or a marriage.
    """
    notes = balance(state, player, side) if ladder else loose(state, player, side)
    found = [("notes", notes), ("favour", state.tie(player, side).bonus)]
    card = state.pending_of(player, AMBASSADOR)
    if card is not None:
        found.append(("ambassador", card.number))
    mood = state.pending_of(player, RECONCILIATION)
    if mood is not None and proposal and state.world.is_kingdom(side):
        found.append(("reconciliation", mood.number))
    return [(word, number) for word, number in found if number]


def rows(table: Sequence[R], added: Parts) -> list[R]:
    """The row of a table of six for each face of the die: below 1 is 1, above 6 is 6 (agreements-3)."""
    more = sum(number for _, number in added)
    return [table[min(max(face + more, 1), FACES) - 1] for face in range(1, FACES + 1)]


def faces(side: int, clause: str, answers: Sequence[R], word: Callable[[R], str]) -> list[Fact]:
    """What each face of the die would bring at a State, a line for each."""
    ref = side_ref(side)
    return [fact("face", clause, ref, n=face, answer=word(one)) for face, one in enumerate(answers, start=1)]


def cast(
    state: State,
    player: int,
    side: int,
    clause: str,
    key: str,
    answers: Sequence[R],
    added: Parts,
    word: Callable[[R], str],
    **told: Arg,
) -> R:
    """The die falls; what helped it once has served (agreements-3). Returns the answer of its face."""
    home = side_ref(state.homes[player])
    words = [word(answer) for answer in answers]
    face = roll(state, clause, key, words, home, side=side, parts=added, home=home, **told)
    state.change_tie(player, side, bonus=0)
    card = state.pending_of(player, AMBASSADOR)
    if card is not None:
        state.serve(card)
    return answers[face - 1]
