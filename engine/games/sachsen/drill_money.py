"""Drills about money and points: what is due, what comes in, what it is worth (maintenance, income, victory)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.drill_beside import in_pay, of_lands, of_score
from engine.games.sachsen.drill_questions import OWN_TURN, numbered, side_in
from engine.games.sachsen.money import half_up
from engine.games.sachsen.politics.income import UPKEEP, kept, upkeep
from engine.games.sachsen.politics.provinces import garrison, invaders, is_invaded, yields
from engine.games.sachsen.politics.victory import SOURCES, points_of
from engine.games.sachsen.record import ENROLLING, REORGANISING
from engine.games.sachsen.sides import YEAR, side_ref
from engine.games.sachsen.state import State
from engine.kernel.drill import Answer, DrillKind, Form, Question, because
from engine.kernel.explain import Fact
from engine.kernel.message import say


class OfPlayer(DrillKind[State]):
    """A number that is asked of each player in turn."""

    form: ClassVar[Form] = "number"
    scenarios: ClassVar[tuple[str, ...]] = (YEAR,)
    steps: ClassVar[tuple[str, ...]] = OWN_TURN

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each player with a State: all that it hangs on is public."""
        for player in position.present():
            ref = side_ref(position.homes[player])
            yield Question(self.name, seat, (ref,), say(f"drill-sachsen-{self.name}-ask", side=ref))


class Due(OfPlayer):
    """What the maintenance of a player's units costs (maintenance-1, R-12, R-84)."""

    name: ClassVar[str] = "due"
    clauses: ClassVar[tuple[str, ...]] = ("sachsen maintenance-1", "sachsen R-12", "sachsen R-84")
    plain: ClassVar[frozenset[str]] = frozenset({"drill-sachsen-due-sum"})

    def beside(self, position: State, question: Question) -> Iterable[Fact]:
        """The units that the player has."""
        return in_pay(position, position.leader[side_in(question)])

    def answer(self, position: State, question: Question) -> Answer:
        """The sum that will be taken; units that are on their way or wait for their price, and the halves, tempt."""
        player = position.leader[side_in(question)]
        mine, right, ref = kept(position, player), upkeep(position, player), question.about[0]
        whole = sum(map(position.cost, mine))
        half = position.pending_of(player, UPKEEP) is not None
        key = "half" if half else "sum"
        lit = [unit.ref for unit in mine if unit.is_on]
        clause = "sachsen R-84" if half else "sachsen maintenance-1"
        why = {
            str(right): because(
                clause, f"drill-sachsen-due-{key}", *lit, n=right, units=len(mine), whole=whole
            )
        }
        if half:
            why.setdefault(str(whole), because(clause, "drill-sachsen-due-whole", ref, n=right))
        rest = [u for side in position.led(player) for u in position.units_of(side) if u not in mine]
        for key, clause, status in (("coming", "maintenance-1", ENROLLING), ("lost", "R-12", REORGANISING)):
            found = [unit for unit in rest if unit.status == status]
            coins = whole + sum(map(position.cost, found))
            if found:
                reason = because(f"sachsen {clause}", f"drill-sachsen-due-{key}", ref, n=len(found))
                why.setdefault(str(half_up(coins) if half else coins), reason)
        generals = [unit for unit in mine if unit.is_command]
        if generals and len(mine) > len(generals):
            coins = whole - sum(map(position.cost, generals))
            reason = because("sachsen maintenance-1", "drill-sachsen-due-general", *(u.ref for u in generals))
            why.setdefault(str(half_up(coins) if half else coins), reason)
        return numbered(right, why)


class ComesIn(OfPlayer):
    """What the provinces of a player would bring (income-1, income-2, R-08, R-10)."""

    name: ClassVar[str] = "income"
    clauses: ClassVar[tuple[str, ...]] = (
        "sachsen income-1",
        "sachsen income-2",
        "sachsen R-08",
        "sachsen R-10",
    )
    plain: ClassVar[frozenset[str]] = frozenset({"drill-sachsen-income-sum"})

    def beside(self, position: State, question: Question) -> Iterable[Fact]:
        """The provinces of the player, and what stands in them."""
        return of_lands(position, position.leader[side_in(question)])

    def answer(self, position: State, question: Question) -> Answer:
        """The sum of what they yield; what is invaded, barren, defended after all or built up tempts."""
        player, numbers = position.leader[side_in(question)], position.world.numbers
        owned = position.owned_by(player)
        right = sum(yields(position, province) for province in owned)
        refs = {province: position.world.provinces[province].ref for province in owned}
        paying = [refs[province] for province in owned if yields(position, province)]
        why = {
            str(right): because(
                "sachsen income-1", "drill-sachsen-income-sum", *paying, n=right, paying=len(paying)
            )
        }

        def tempts(clause: str, key: str, change: int, found: list[int]) -> None:
            if found:
                lit = [refs[province] for province in found]
                reason = because(f"sachsen {clause}", f"drill-sachsen-income-{key}", *lit, n=len(found))
                why.setdefault(str(right + change * numbers.income_per_province), reason)

        lost = [province for province in owned if is_invaded(position, province)]
        held = [p for p in owned if invaders(position, p) and garrison(position, p)]
        barren = [p for p in owned if position.extra[p].missing and p not in lost and not yields(position, p)]
        bare = [p for p in owned if not yields(position, p) and p not in lost and p not in barren]
        empty = [p for p in owned if yields(position, p) and not garrison(position, p)]
        tempts("income-2", "invaded", len(lost), lost)
        tempts("income-2", "held", -len(held), held)
        tempts("events-5", "barren", len(barren), barren)
        tempts("R-10", "bare", len(bare), bare)
        tempts("R-10", "empty", -len(empty), empty)
        built = [p for p in owned if position.extra[p].manufactory and yields(position, p)]
        if built:
            lit = [refs[province] for province in built]
            reason = because("sachsen R-08", "drill-sachsen-income-built", *lit, n=len(built))
            why.setdefault(str(without_manufactories(position, owned)), reason)
        return numbered(right, why)


def without_manufactories(position: State, owned: Iterable[int]) -> int:
    """What provinces would yield if nobody had built a manufactory in any."""
    bare = position.copy()
    bare.extra = [replace(one, manufactory=False) for one in bare.extra]
    return sum(yields(bare, province) for province in owned)


class Points(OfPlayer):
    """How many victory points a player has (victory-1, R-44)."""

    name: ClassVar[str] = "points"
    clauses: ClassVar[tuple[str, ...]] = ("sachsen victory-1", "sachsen R-44")
    plain: ClassVar[frozenset[str]] = frozenset(
        {"drill-sachsen-points-sum", "drill-sachsen-points-provinces"}
    )

    def beside(self, position: State, question: Question) -> Iterable[Fact]:
        """What the player has that is worth points."""
        return of_score(position, position.leader[side_in(question)])

    def answer(self, position: State, question: Question) -> Answer:
        """The sum of all sources; without each of them it would be another number."""
        player, ref = position.leader[side_in(question)], question.about[0]
        found = points_of(position, player)
        right = sum(found.values())
        sum_ = because("sachsen victory-1", "drill-sachsen-points-sum", ref, total=right, **found)
        why = {str(right): sum_}
        for source in SOURCES:
            if found[source]:
                clause = "sachsen victory-1" if source in ("provinces", "states") else "sachsen R-44"
                reason = because(clause, f"drill-sachsen-points-{source}", ref, n=found[source])
                why.setdefault(str(right - found[source]), reason)
        return numbered(right, why)
