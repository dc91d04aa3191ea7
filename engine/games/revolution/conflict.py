"""Conflict (5.3, 6.11): in provinces over their limit the factions lose counters, smallest first, round after round."""

from __future__ import annotations

from itertools import islice
from typing import ClassVar

from msgspec import Struct

from engine.games.revolution.sides import NOBODY, WORDS, whose_ref
from engine.games.revolution.state import State
from engine.games.revolution.tables import Province
from engine.kernel.step import Step

Round = tuple[tuple[int, ...], ...]
"""The losses of a round: one after another; equal factions lose together."""


class Losses(Struct, frozen=True):
    """What a conflict takes: the rounds, and what each side has left, neutrals last."""

    rounds: tuple[Round, ...]
    left: tuple[int, ...]

    def lost(self, side: int) -> int:
        """How many counters a side loses: one for each time it loses."""
        return sum(side in together for losses in self.rounds for together in losses)


def conflict_of(strengths: list[int], limit: int) -> Losses:
    """The rounds by which so many counters of each side, neutrals one of them, come within a limit (6.11-a, R-05)."""
    left, rounds = strengths[:], list[Round]()
    while not _over(left, limit):
        losses: list[tuple[int, ...]] = []
        for size in sorted({number for number in left if number}):
            together = tuple(side for side, number in enumerate(left) if number == size)
            losses.append(together)
        done: list[tuple[int, ...]] = []
        for together in losses:
            for side in together:
                left[side] -= 1
            done.append(together)
            if _over(left, limit):
                break
        rounds.append(tuple(done))
    return Losses(tuple(rounds), tuple(left))


def _over(left: list[int], limit: int) -> bool:
    """Whether a conflict is over: within the limit, or one faction left (6.11-a)."""
    return sum(left) <= limit or sum(map(bool, left)) <= 1


class Conflict(Step[State], frozen=True):
    """All provinces, one after another, on turn 0 as later (5.3-a, 6.11-a)."""

    name: ClassVar[str] = "conflict"
    clause: ClassVar[str] = "revolution 6.11-a"

    def run(self, state: State) -> None:
        """Each in which counters of several factions exceed the limit."""
        state.pop()
        for number, province in enumerate(state.world.provinces):
            strengths = state.strengths(number)
            if not _over(strengths, province.limit):
                self._tell(state, province, strengths, lose(state, number))

    def _tell(self, state: State, province: Province, strengths: list[int], found: Losses) -> None:
        """The rounds, then who loses how many."""
        ref = province.ref
        state.say(
            "conflict", "6.11-a" if state.turn else "5.3-a", NOBODY, ref, result=True,
            data=_table(strengths, province.limit, found),
            province=ref, n=sum(found.left), limit=province.limit,
        )  # fmt: skip
        for losses in sorted({found.lost(side) for side in range(len(strengths))} - {0}):
            sides = [whose_ref(s) for s in range(len(strengths)) if found.lost(s) == losses]
            state.say("conflict-loses", "6.11-b", NOBODY, ref, *sides, province=ref, sides=sides, n=losses)


def lose(state: State, number: int) -> Losses:
    """What conflict takes in a province, if it is over its limit, goes to the supplies (6.11-b, R-07)."""
    strengths = state.strengths(number)
    found = conflict_of(strengths, state.world.provinces[number].limit)
    for side, left in enumerate(found.left):
        going = strengths[side] - left
        for spot in list(islice(state.giving(side, number), going)):
            state.remove(side, spot)
    return found


def _table(strengths: list[int], limit: int, found: Losses) -> dict[str, int | str]:
    """A conflict as plain data: the limit, what each side had, and its rounds.

    `rounds`: rounds apart by "/", the losses of one by ",", equal factions by "+".
    """
    table: dict[str, int | str] = {"limit": limit, "left": sum(found.left)}
    table |= {WORDS[side]: number for side, number in enumerate(strengths) if number}
    table["rounds"] = "/".join(
        ",".join("+".join(WORDS[side] for side in together) for together in losses) for losses in found.rounds
    )
    return table
