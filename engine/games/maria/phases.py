"""The phase strip: where in the sequence of play a game stands (1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.maria.combat import Combat
from engine.games.maria.election import CastVotes, Election
from engine.games.maria.fortresses import RetroactiveConquest
from engine.games.maria.hussars import Hussars
from engine.games.maria.movement import Movement
from engine.games.maria.peace import PeaceEnds
from engine.games.maria.politics import LayCard, NameTrump, Reveal
from engine.games.maria.powers import AU, IDS
from engine.games.maria.quarters import Quarter
from engine.games.maria.reduction import Reduction
from engine.games.maria.saxony import ShiftSaxony
from engine.games.maria.selection import SelectCards
from engine.games.maria.sequence import AnyStep, TurnEnds, turn
from engine.games.maria.setup import Deploy
from engine.games.maria.state import State
from engine.games.maria.supply import ChooseSupplied, SettleSupply, Supply, SupplyPower
from engine.games.maria.tactical import DrawCards
from engine.games.maria.tracks import Shifts
from engine.games.maria.winter import Recruit, Winter, WinterScores
from engine.kernel.sequence import SET_UP, Entry
from engine.kernel.view import PhaseView

POLITICS = (Reveal, NameTrump, LayCard, SelectCards, Shifts)
STAGE = (DrawCards, Supply, Movement, Combat, RetroactiveConquest)
SINGLE = (Hussars, Election, Winter)
SHOWN = (*POLITICS, *STAGE, *SINGLE)
"""The Steps of a turn that have a chip; the others run by themselves between them."""
_INSIDE = (SupplyPower, SettleSupply, ChooseSupplied, ShiftSaxony, CastVotes, Recruit, Quarter, WinterScores)
"""Steps that take the place of the one in the plan of the turn while it lasts."""

BEGINNING = (PeaceEnds,)
"""Steps without a chip that come before the first that has one."""
POLITICS_CLAUSE, STAGE_CLAUSE = "maria 17.1-a", "maria 5-a"

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


def sequence_of(position: State) -> tuple[Entry, ...]:
    """The whole sequence of play: the set-up, and a turn with everything that can come in one (5-a, 5-b, 5-c)."""
    world = position.world
    found = [Entry(Deploy.name, Deploy.clause, turns=(SET_UP,))]
    for chapter, steps in _chapters(turn(world, world.winters[0])):
        name, _ = chapter
        first = next((step for step in steps if isinstance(step, SHOWN)), steps[0])
        staged = name in ("politics", "stage")
        sides = () if name == "politics" else _names(powers_of(position, first))
        clause = {"politics": POLITICS_CLAUSE, "stage": STAGE_CLAUSE}.get(name, first.clause)
        turns = world.winters if isinstance(first, Winter) else ()
        found.append(Entry(name, clause, 0, sides, tuple(turns)))
        found += _inside_of(position, steps if staged else steps[1:], staged=name == "stage")
    return tuple(found)


def _inside_of(position: State, steps: list[AnyStep], *, staged: bool) -> list[Entry]:
    """The phases of a chapter, each once: what may come after several of them (19.2-a) stands at the end.

    In a stage all act who act in it, so that nobody is named.
    """
    often = Counter((step.name, step.clause) for step in steps)
    order = sorted(often, key=lambda one: often[one] > 1 and one[0] == Reduction.name)
    acting = {
        one: ()
        if staged
        else tuple(p for s in steps if (s.name, s.clause) == one for p in powers_of(position, s))
        for one in order
    }
    return [Entry(*one, 1, _names(acting[one])) for one in order]


def _chapters(steps: list[AnyStep]) -> list[tuple[Chapter, list[AnyStep]]]:
    """The Steps of a turn by what they belong to; those without a chip to the one before them, or as BEGINNING says."""
    found: list[tuple[Chapter, list[AnyStep]]] = []
    ahead: list[AnyStep] = []
    for step in steps:
        if isinstance(step, BEGINNING):
            ahead.append(step)
        elif isinstance(step, (*SHOWN, TurnEnds)) and (not found or found[-1][0] != _chapter(step)):
            found.append((_chapter(step), [*ahead, step]))
            ahead = []
        elif not found:
            ahead.append(step)
        else:
            found[-1][1].append(step)
    return found


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
    found = [PhaseView(chapter, POLITICS_CLAUSE if chapter == "politics" else STAGE_CLAUSE, state, 0, sides)]
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
