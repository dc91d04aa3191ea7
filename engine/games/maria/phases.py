"""The phase strip: where in the sequence of play a game stands (1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.maria.combat import Combat
from engine.games.maria.election import CastVotes, Election
from engine.games.maria.fortresses import RetroactiveConquest
from engine.games.maria.hussars import Hussars
from engine.games.maria.movement import Movement
from engine.games.maria.politics import LayCard, NameTrump, Reveal
from engine.games.maria.powers import AU, IDS
from engine.games.maria.quarters import Quarter
from engine.games.maria.saxony import ShiftSaxony
from engine.games.maria.selection import SelectCards
from engine.games.maria.sequence import AnyStep, turn
from engine.games.maria.setup import Deploy
from engine.games.maria.state import State
from engine.games.maria.supply import ChooseSupplied, SettleSupply, Supply, SupplyPower
from engine.games.maria.tactical import DrawCards
from engine.games.maria.tracks import Shifts
from engine.games.maria.winter import Recruit, Winter, WinterScores
from engine.kernel.view import PhaseView

POLITICS = (Reveal, NameTrump, LayCard, SelectCards, Shifts)
STAGE = (DrawCards, Supply, Movement, Combat, RetroactiveConquest)
SINGLE = (Hussars, Election, Winter)
SHOWN = (*POLITICS, *STAGE, *SINGLE)
"""The Steps of a turn that have a chip; the others run by themselves between them."""
_INSIDE = (SupplyPower, SettleSupply, ChooseSupplied, ShiftSaxony, CastVotes, Recruit, Quarter, WinterScores)
"""Steps that take the place of the one in the plan of the turn while it lasts."""

Chapter = tuple[str, int]
"""What a chip belongs to: "politics", "stage" with its number, or a Step of its own."""


def where_in_turn(position: State) -> tuple[list[AnyStep], int]:
    """The Steps of this turn, and the index of the present one: -1 before it, their number after it."""
    steps = turn(position.world, position.turn)
    if not position.agenda:
        return steps, len(steps)
    if isinstance(position.top(), Deploy):
        return steps, -1
    left = 0
    for planned, step in zip(reversed(steps), position.agenda, strict=False):
        if type(planned) is not type(step):
            break
        left += 1
    replaced = len(position.agenda) > left and type(position.agenda[left]) in _INSIDE
    return steps, len(steps) - left - (1 if replaced else 0)


def powers_of(position: State, step: AnyStep) -> tuple[int, ...]:
    """The powers that act in a Step of the turn."""
    if isinstance(step, Hussars):
        return (AU,)
    if isinstance(step, STAGE):
        return position.active(step.stage)
    return (step.power,) if isinstance(step, LayCard) else ()


def acting(position: State) -> tuple[int, ...]:
    """The powers whose Step it is."""
    steps, now = where_in_turn(position)
    return powers_of(position, steps[now]) if 0 <= now < len(steps) else ()


def phases_of(position: State) -> tuple[PhaseView, ...]:
    """The whole turn: the stage that is open shows its phases, the others stand as one chip each."""
    steps, now = where_in_turn(position)
    here = _present(steps, now)
    chips = [PhaseView("deploy", Deploy.clause, "now")] if now < 0 else []
    chapters: dict[Chapter, list[int]] = {}
    for number, step in enumerate(steps):
        if isinstance(step, SHOWN):
            chapters.setdefault(_chapter(step), []).append(number)
    for chapter, numbers in chapters.items():
        chips += _chips(position, steps, numbers, now, is_open=chapter == here)
    return (*chips, *_next_winter(position))


def _present(steps: list[AnyStep], now: int) -> Chapter | None:
    """What is open: a Step without a chip belongs to the one before it, as a peace to Prussia's stage (19.1-a)."""
    if not 0 <= now < len(steps):
        return None
    before = [s for s in steps[: now + 1] if isinstance(s, SHOWN)]
    return _chapter(before[-1] if before else next(s for s in steps if isinstance(s, SHOWN)))


def _next_winter(position: State) -> Iterator[PhaseView]:
    """The next winter, seen ahead from the turns before it (13-a)."""
    ahead = next((n for n in position.world.winters if n >= position.turn), None)
    if ahead is not None and ahead > position.turn:
        yield PhaseView("winter", Winter.clause, "coming", turn=ahead)


def _nothing_to_do(position: State, present: AnyStep | None, step: AnyStep) -> bool:
    """Whether a phase to come is sure to be skipped: fights leave no question marks behind (12-a)."""
    return isinstance(present, Combat) and isinstance(step, RetroactiveConquest) and not position.questions


def _chapter(step: AnyStep) -> Chapter:
    if isinstance(step, POLITICS):
        return ("politics", 0)
    if isinstance(step, STAGE):
        return ("stage", step.stage)
    return (step.name, 0)


def _chips(
    position: State, steps: list[AnyStep], numbers: list[int], now: int, *, is_open: bool
) -> list[PhaseView]:
    """The chips of one stage: one for all, and while it is open one for each phase.

    What is asked between the phases, or after the last (19.1-a, 17.5-i, 19.2), has a chip while it is asked.
    """
    first, last = numbers[0], numbers[-1]
    state = "now" if is_open else "done" if last < now else "coming"
    step = steps[first]
    chapter, _ = _chapter(step)
    if chapter not in ("politics", "stage"):
        return [PhaseView(step.name, step.clause, state, 0, _names(powers_of(position, step)))]
    sides = _names(powers_of(position, step)) if chapter == "stage" else ()
    found = [PhaseView(chapter, "maria 17.1-a" if chapter == "politics" else "maria 5-a", state, 0, sides)]
    if is_open:
        for name in dict.fromkeys(steps[n].name for n in numbers):
            inside = [n for n in numbers if steps[n].name == name]
            phase = "done" if inside[-1] < now else "coming" if inside[0] > now else "now"
            if phase == "coming" and _nothing_to_do(position, steps[now], steps[inside[0]]):
                phase = "skipped"
            found.append(PhaseView(name, steps[inside[0]].clause, phase, 1, sides))
        if all(phase.state != "now" for phase in found[1:]):
            ahead = next((n for n, phase in enumerate(found) if n and phase.state != "done"), len(found))
            asked = position.top()
            found.insert(ahead, PhaseView(asked.name, asked.clause, "now", 1, sides))
    return found


def _names(powers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(IDS[p] for p in powers)
