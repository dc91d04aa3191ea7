"""Battles between armies (6.5)."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from engine.games.revolution.sides import NOBODY, SIDES, whose_ref
from engine.games.revolution.state import State
from engine.kernel.step import Step

STAND_OFF = 2
"""So many armies, of whatever factions, do not fight (6.5-a)."""


def end_of(state: State, region: int) -> str:
    """Why the armies of a section do not fight (on): "none", "won", "stand-off", "allied"; "" while they do (6.5)."""
    sides = [army.side for army in state.armies_in(region)]
    if not sides:
        return "none"
    if len(set(sides)) == 1:
        return "won"
    if all(state.allied(sides[0], side) for side in sides):
        return "allied"  # 6.5-c
    return "stand-off" if len(sides) == STAND_OFF else ""


class Battles(Step[State], frozen=True):
    """Armies of different factions in one section fight, those at the ends of the alignment first (6.5-b)."""

    name: ClassVar[str] = "battles"
    clause: ClassVar[str] = "revolution 6.5-a"

    def run(self, state: State) -> None:
        """One section after another."""
        for region in range(len(state.world.regions)):
            if end_of(state, region) in ("", "stand-off"):
                _fight(state, region)
        state.pop()


def _fight(state: State, region: int) -> None:
    """One army of the most Catholic and one of the most Reformed faction go together, round by round (6.5-b, R-04)."""
    ref, before, pairs = state.world.regions[region].ref, state.armies_in(region), list[str]()
    while not (end := end_of(state, region)):
        armies = state.armies_in(region)
        first = min(armies, key=lambda army: army.side)
        last = max(armies, key=lambda army: army.side)
        for army in (first, last):
            state.take_away(army)
        pairs.append(f"{SIDES[first.side]} {SIDES[last.side]}")
        state.say("battle", "6.5-b", first.side, ref, region=ref, other=whose_ref(last.side))
    sides = [army.side for army in state.armies_in(region)]
    data: dict[str, int | str] = {
        "region": state.world.regions[region].id,
        "armies": _row([army.side for army in before]),
        "pairs": ", ".join(pairs),
        "left": _row(sides),
        "end": end,
    }
    if end == "allied":
        state.say("battle-allied", "6.5-c", NOBODY, ref, kind="battle", data=data, result=True, region=ref)
        return
    clause = "6.5-b" if pairs else "6.5-a"
    args = {"other": whose_ref(max(sides))} if end == "stand-off" else {"n": len(sides)}
    state.say(
        f"battle-{end}", clause, min(sides), ref, kind="battle" if pairs else "stand-off", data=data,
        result=bool(pairs), region=ref, **args,
    )  # fmt: skip


def _row(sides: list[int]) -> str:
    """Armies by faction, the most Catholic first: "catholics 1, burghers 2"."""
    return ", ".join(f"{SIDES[side]} {number}" for side, number in sorted(Counter(sides).items()))
