"""What a battle alone came to, for the sheet that is read at its end (end-1)."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.sachsen.battle.battle import ARMIES, Battle
from engine.games.sachsen.battle.generals import CAPTURED, KILLED
from engine.games.sachsen.battle.seam import DESTROYED, FINE, ROUTED, fate_of
from engine.games.sachsen.refusals import fact
from engine.games.sachsen.sides import SIDES, side_ref
from engine.kernel.explain import Fact
from engine.kernel.message import say
from engine.kernel.view import ScoreRow

FATES = (FINE, ROUTED, DESTROYED)


def tally(battle: Battle) -> tuple[ScoreRow, ...]:
    """Brigades of each army by what has become of them, and generals that are lost."""

    def row(key: str, count: Callable[[int], int]) -> ScoreRow:
        counts = {SIDES[battle.armies[army].side]: count(army) for army in ARMIES}
        return ScoreRow(say(f"sachsen-tally-{key}"), counts)

    def ending(fate: str) -> Callable[[int], int]:
        brigades = [(n, unit.army) for n, unit in enumerate(battle.units) if not unit.command]
        return lambda army: sum(owner == army and fate_of(battle, n) == fate for n, owner in brigades)

    def generals(army: int) -> int:
        return sum(one.army == army and one.fate in (KILLED, CAPTURED) for one in battle.columns)

    return (*(row(fate, ending(fate)) for fate in FATES), row("generals", generals))


def ended(battle: Battle) -> tuple[Fact, ...]:
    """In which turn, and who has left the field."""
    loser = side_ref(battle.armies[battle.retired].side)
    return (fact("battle-ended", "end-1", loser, side=loser, n=battle.turn),)
