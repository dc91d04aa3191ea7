"""The strip of a battle's phases, and its whole sequence (part 1 of the rules)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.sachsen.battle.battle import ATTACKER, DEFENDER, NONE, Battle
from engine.games.sachsen.battle.ending import Concluding
from engine.games.sachsen.battle.laying import Laying, Stealing
from engine.games.sachsen.battle.orders import Readying
from engine.games.sachsen.battle.phases import BattleTurns, Half, Phase, Rally, acting
from engine.games.sachsen.battle.setting import Arriving, Beginner, Deploying, Drawing, FieldSide, Redoubts
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.sides import SIDES
from engine.games.sachsen.state import State
from engine.kernel.sequence import SET_UP, Entry
from engine.kernel.step import AnyStep
from engine.kernel.view import PhaseView

BEFORE: tuple[type[AnyStep], ...] = (
    FieldSide, Laying, Drawing, Redoubts, Beginner, Deploying, Readying, Stealing,
)  # fmt: skip
"""What comes before the first turn (battle-setup-4)."""
DONE, NOW, COMING = "done", "now", "coming"


def battle_phases(state: State) -> tuple[PhaseView, ...]:
    """The chips of the battle: before it the parts of the set-up, then the phases of the turn with both halves."""
    battle = state.battle
    assert battle is not None
    return tuple(_before(state, battle) if not battle.turn else _turn(battle, acting(state)))


def _before(state: State, battle: Battle) -> Iterator[PhaseView]:
    waiting = {step.name for step in state.agenda}
    top = state.agenda[-1].name if state.agenda else ""
    for kind in BEFORE:
        if kind is Redoubts and not battle.capital:
            continue
        if kind is Deploying and top != Deploying.name:
            continue
        mark = NOW if kind.name == top else COMING if kind.name in waiting else DONE
        yield PhaseView(kind.name, kind.clause, mark)


def _turn(battle: Battle, acts: int) -> Iterator[PhaseView]:
    """Every phase by its number, with the halves of the present one by whose they are."""
    over = battle.winner != NONE
    for phase in range(1, card_file().constants.phases_per_battle_turn + 1):
        here = phase == battle.phase and not over
        mark = NOW if here else DONE if over or phase < battle.phase else COMING
        yield PhaseView(f"field-phase-{phase}", Phase.clause, mark)
        for army in (battle.holder, 1 - battle.holder) if here else ():
            half = NOW if acts == army else DONE if acts != NONE and army == battle.holder else COMING
            yield PhaseView("field-half", Half.clause, half, 1, (SIDES[battle.armies[army].side],))


def battle_sequence(battle: Battle) -> tuple[Entry, ...]:
    """The set-up, what every battle turn is made of, and the end, of a battle alone."""
    armies = tuple(SIDES[battle.armies[army].side] for army in (ATTACKER, DEFENDER))
    kinds = (kind for kind in BEFORE if kind is not Redoubts or battle.capital)
    return (
        *(Entry(kind.name, kind.clause, turns=(SET_UP,)) for kind in kinds),
        Entry(BattleTurns.name, BattleTurns.clause),
        Entry(Arriving.name, Arriving.clause, 1, armies),
        Entry(Drawing.name, Drawing.clause, 1),
        Entry(Phase.name, Phase.clause, 1),
        Entry(Rally.name, Rally.clause, 1, armies),
        Entry(
            Half.name, Half.clause, 1, armies, may=tuple(dict.fromkeys(rule.clause for rule in Half.rules))
        ),
        Entry(Concluding.name, Concluding.clause),
    )
