"""Drills about battles on the political map: who comes, and when (political-movement-2, late-units, R-42, R-85)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import ClassVar

from engine.games.sachsen.drill_questions import OWN_TURN, side_in
from engine.games.sachsen.politics.contingents import NEVER, defenders, main_side
from engine.games.sachsen.politics.entering import Mover
from engine.games.sachsen.record import Unit, War
from engine.games.sachsen.sides import PLAYER, YEAR, side_ref
from engine.games.sachsen.state import State
from engine.games.sachsen.world import UNREACHED, world
from engine.kernel.drill import Answer, DrillKind, Form, Question, Reason, because
from engine.kernel.message import say

NEVER_COMES = "never"
AROUND = 6
"""Units so many squares away are thought of."""


def at_war(position: State, player: int, side: int) -> State:
    """The same situation with the player's own State at war with another."""
    home = position.homes[player]
    if position.at_war(home, side) or position.chaos[side]:
        return position
    after = position.copy()
    number = max((war.number for war in after.wars), default=0) + 1
    after.wars = (*after.wars, War(number, (home,), (side,), after.turn, (0,) * after.players))
    return after


@cache
def around(anchor: int) -> dict[int, int]:
    """The squares near one with the steps to them, whatever stands between."""
    return world().distances(anchor, most=AROUND)


def far(unit: Unit, anchor: int) -> int:
    """The steps between a unit and a square, whatever stands between."""
    return around(anchor).get(unit.square, UNREACHED)


class OfDefence(DrillKind[State]):
    """What is asked about the defence of a square that a seat might attack."""

    scenarios: ClassVar[tuple[str, ...]] = (YEAR,)
    steps: ClassVar[tuple[str, ...]] = OWN_TURN

    def anchors(self, position: State, seat: str) -> Iterable[tuple[int, int]]:
        """Squares near own units on which units of one other State stand, with that State."""
        player = PLAYER[seat]
        if player not in position.present():
            return
        led, here = position.led(player), position.by_square()
        near = {
            square for start, units in here.items() if any(unit.side in led for unit in units)
            for square in around(start)
        }  # fmt: skip
        for anchor in sorted(near & set(here)):
            sides = {unit.side for unit in here[anchor]}
            (side, *more) = sides
            if not more and side not in led and not position.gone[side]:
                yield anchor, side

    def fight(self, position: State, question: Question) -> tuple[State, int, dict[str, int]]:
        """The situation at war, the square, and who defends it, with the battle turns."""
        player, side = PLAYER[question.seat], side_in(question)
        after = at_war(position, player, side)
        anchor = after.world.square[question.about[1].removeprefix("place:")]
        return after, anchor, defenders(after, Mover(after.homes[player], player), anchor)

    def why_it_comes(self, position: State, unit: Unit, anchor: int, turn: int, held: int) -> Reason:
        """Why a unit comes then, or does not."""
        steps, place, turns = far(unit, anchor), position.world.squares[anchor], world().numbers.late_arrival
        lit, same = (unit.ref, place.ref), position.world.squares[unit.square].province == place.province
        if turn != NEVER:
            key = "here" if unit.square == anchor else "province" if same else "near" if turn == 1 else "late"
            clause = "R-42" if key == "here" else "late-units-1"
            if key == "late" and turns.index(turn) >= steps:
                key, clause, steps = "detour", "R-85", turns.index(turn) + 1
        elif unit.side != held:
            key, clause = "other", "R-42"
        elif steps > len(turns):
            key, clause = "far", "late-units-1"
        else:
            key, clause = "cut", "R-85"
        return because(
            f"sachsen {clause}", f"drill-sachsen-comes-{key}", *lit, piece=unit.ref, n=steps, turn=turn
        )


class WhoComes(OfDefence):
    """Who defends a square, at once or late."""

    name: ClassVar[str] = "comes"
    clauses: ClassVar[tuple[str, ...]] = ("sachsen late-units-1", "sachsen R-42", "sachsen R-85")
    form: ClassVar[Form] = "pieces"
    plain: ClassVar[frozenset[str]] = frozenset({"drill-sachsen-comes-here", "drill-sachsen-comes-far"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each square near the own units that somebody else holds."""
        for anchor, side in self.anchors(position, seat):
            about = (side_ref(side), position.world.squares[anchor].ref)
            home = side_ref(position.homes[PLAYER[seat]])
            prompt = say("drill-sachsen-comes-ask", home=home, side=about[0], place=about[1])
            yield Question(self.name, seat, about, prompt)

    def answer(self, position: State, question: Question) -> Answer:
        """Those who are handed over to the battle; others of the State, and its neighbours nearby, tempt."""
        after, anchor, found = self.fight(position, question)
        held, led = main_side(after.standing(anchor)), after.led(PLAYER[question.seat])
        why: dict[str, Reason] = {}
        for unit in after.units.values():
            near = len(after.world.numbers.late_arrival) if unit.side != held else AROUND
            if unit.is_on and unit.side not in led and far(unit, anchor) <= near:
                why[unit.ref] = self.why_it_comes(after, unit, anchor, found.get(unit.id, NEVER), held)
        return Answer(frozenset(f"piece:{name}" for name in found), tuple(why), why)


class WhenComes(OfDefence):
    """In which battle turn a unit comes to the defence of a square."""

    name: ClassVar[str] = "when"
    clauses: ClassVar[tuple[str, ...]] = ("sachsen late-units-1", "sachsen R-85")
    form: ClassVar[Form] = "choice"
    plain: ClassVar[frozenset[str]] = frozenset({"drill-sachsen-when-other"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each unit of the State that stands around."""
        words = (*(f"turn-{turn}" for turn in position.world.numbers.late_arrival), NEVER_COMES)
        for anchor, side in self.anchors(position, seat):
            for unit in position.units_of(side):
                if unit.is_on and unit.square != anchor and far(unit, anchor) <= AROUND:
                    about = (side_ref(side), position.world.squares[anchor].ref, unit.ref)
                    home = side_ref(position.homes[PLAYER[seat]])
                    prompt = say("drill-sachsen-when-ask", home=home, piece=unit.ref, place=about[1])
                    yield Question(self.name, seat, about, prompt, words)

    def answer(self, position: State, question: Question) -> Answer:
        """By the steps; those beside it and in its province are there at once."""
        after, anchor, found = self.fight(position, question)
        unit = after.units[question.about[2].removeprefix("piece:")]
        turn = found.get(unit.id, NEVER)
        right = f"turn-{turn}" if turn != NEVER else NEVER_COMES
        why = {right: self.why_it_comes(after, unit, anchor, turn, main_side(after.standing(anchor)))}
        steps = far(unit, anchor)
        turns = after.world.numbers.late_arrival
        if right != NEVER_COMES and steps > len(turns):
            why[NEVER_COMES] = because("sachsen late-units-1", "drill-sachsen-when-steps", unit.ref, n=steps)
        elif steps <= len(turns):
            straight = f"turn-{turns[steps - 1]}"
            why.setdefault(straight, because("sachsen R-85", "drill-sachsen-when-way", unit.ref, n=steps))
        for word in question.choices:
            n = turns.index(int(word.removeprefix("turn-"))) + 1 if word != NEVER_COMES else len(turns)
            key = "other" if word != NEVER_COMES else "beyond"
            why.setdefault(word, because("sachsen late-units-1", f"drill-sachsen-when-{key}", n=n))
        return Answer(frozenset({right}), question.choices, why)
