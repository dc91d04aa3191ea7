"""Drills about counters: cards, conflict, overflow, new units, taxes (5.7, 6.1, 6.10, 6.11, 6.13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.revolution.actions import Overflow
from engine.games.revolution.conflict import conflict_of
from engine.games.revolution.control import city_majority, province_majority
from engine.games.revolution.overflow import Overflowing, gates_to, room_for
from engine.games.revolution.sides import NEUTRAL, NOBODY, NUMBER, side_ref
from engine.games.revolution.state import State
from engine.games.revolution.taxes import from_provinces, yields
from engine.games.revolution.units import units_of
from engine.kernel.drill import Answer, DrillKind, Form, Question, Reason, because
from engine.kernel.message import say

NONE = "nobody"
"""The word for no faction."""


def side_in(question: Question, place: int = 0) -> int:
    """The faction that a question is about."""
    return NUMBER[question.about[place].removeprefix("side:")]


def numbered(right: int, why: dict[str, Reason]) -> Answer:
    """A number that is right, with those that tempt."""
    return Answer(frozenset({str(right)}), tuple(sorted(why, key=int)), why)


class Holder(DrillKind[State]):
    """Who gets the card of a city or a province (5.7-a, 6.17-a)."""

    name: ClassVar[str] = "card"
    clauses: ClassVar[tuple[str, ...]] = ("revolution 5.7-a", "revolution R-03")
    form: ClassVar[Form] = "choice"
    plain: ClassVar[frozenset[str]] = frozenset(
        f"drill-revolution-card-{word}" for word in ("few", "majority", "somebody")
    )

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each city and province in which counters stand; the same for every seat."""
        world = position.world
        choices = (*map(side_ref, world.sides), NONE)
        for number, province in enumerate(world.provinces):
            if sum(position.loose(number)):
                yield Question(
                    self.name,
                    seat,
                    (province.ref,),
                    say("drill-revolution-card-ask-province", at=province.ref),
                    choices,
                )
        for city in world.cities:
            if sum(position.at[city.spot]):
                prompt = say("drill-revolution-card-ask-city", at=city.ref)
                yield Question(self.name, seat, (city.ref,), prompt, choices)

    def answer(self, position: State, question: Question) -> Answer:
        """The majority, as the cards are dealt; the largest of several, and counters that do not count, tempt."""
        world, here = position.world, question.about[0]
        kind, _, name = here.partition(":")
        inside = [0] * (NEUTRAL + 1)
        if kind == "country":
            number = world.province[name]
            holder, counts = province_majority(position, number), position.loose(number)
            for spot in world.provinces[number].cities:
                inside = [a + b for a, b in zip(inside, position.at[spot], strict=True)]
        else:
            number = world.city[name]
            holder, counts = city_majority(position, number), position.at[world.cities[number].spot]
        total, most = sum(counts), max(counts[side] for side in world.sides)
        why: dict[str, Reason] = {}
        for side in world.sides:
            n, ref = counts[side], side_ref(side)
            if side == holder:
                key = "majority"
            elif inside[side]:
                key, n = "inside", inside[side]
            else:
                key = "largest" if n == most and holder == NOBODY else "few"
            clause = "R-03" if key == "inside" else "5.7-a"
            why[ref] = because(
                f"revolution {clause}", f"drill-revolution-card-{key}", here, side=ref, n=n, total=total
            )
        if holder == NOBODY:
            why[NONE] = because("revolution 5.7-a", "drill-revolution-card-nobody", here, n=most, total=total)
        else:
            why[NONE] = because(
                "revolution 5.7-a", "drill-revolution-card-somebody", here, side=side_ref(holder)
            )
        right = NONE if holder == NOBODY else side_ref(holder)
        return Answer(frozenset({right}), question.choices, why)


class AfterConflict(DrillKind[State]):
    """What is left of a faction after a conflict (6.11-a)."""

    name: ClassVar[str] = "conflict"
    clauses: ClassVar[tuple[str, ...]] = ("revolution 6.11-a", "revolution R-05")
    form: ClassVar[Form] = "number"
    steps: ClassVar[tuple[str, ...]] = ("new-units",)

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each province over its limit, about each faction there that the seat leads."""
        for number, province in enumerate(position.world.provinces):
            counts = position.strengths(number)
            if not conflict_of(counts, province.limit).rounds:
                continue
            for side in position.led(seat):
                if counts[side]:
                    prompt = say("drill-revolution-conflict-ask", side=side_ref(side), province=province.ref)
                    yield Question(self.name, seat, (side_ref(side), province.ref), prompt)

    def answer(self, position: State, question: Question) -> Answer:
        """What the rounds leave; the losses of one alone, none, and whole rounds, come to mind as well."""
        side, here = side_in(question), question.about[1]
        number = position.world.province[here.removeprefix("country:")]
        counts, limit = position.strengths(number), position.world.provinces[number].limit
        found = conflict_of(counts, limit)
        over, rounds, have = sum(counts) - limit, len(found.rounds), counts[side]
        left = found.left[side]
        lost = because(
            "revolution 6.11-a", "drill-revolution-conflict-rounds", here, n=found.lost(side), rounds=rounds,
            left=left,
        )  # fmt: skip
        why = {str(left): lost}

        def tempts(n: int, clause: str, key: str) -> None:
            if n >= 0:
                reason = because(
                    f"revolution {clause}", f"drill-revolution-conflict-{key}", here, n=over, limit=limit
                )
                why.setdefault(str(n), reason)

        tempts(have - rounds, "R-05", "stops")
        tempts(have - over, "6.11-a", "shared")
        tempts(have, "6.11-a", "over")
        tempts(left - 1, "R-05", "stops")
        return numbered(left, why)


class SurplusGoes(DrillKind[State]):
    """Where a surplus may go (6.13)."""

    name: ClassVar[str] = "overflow"
    clauses: ClassVar[tuple[str, ...]] = (
        "revolution 6.13-a",
        "revolution 6.13-b",
        "revolution 6.13-c",
        "revolution R-09",
    )
    form: ClassVar[Form] = "places"
    plain: ClassVar[frozenset[str]] = frozenset({"revolution-refuse-not-reached"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each province where but one faction stands, and the seat leads it."""
        for number, province in enumerate(position.world.provinces):
            counts = position.strengths(number)
            for side in position.led(seat):
                if counts[side] and sum(counts[:NEUTRAL]) == counts[side]:
                    prompt = say("drill-revolution-overflow-ask", side=side_ref(side), province=province.ref)
                    yield Question(self.name, seat, (province.ref, side_ref(side)), prompt)

    def answer(self, position: State, question: Question) -> Answer:
        """Each province around is judged with one counter too many where the surplus is."""
        world, side = position.world, side_in(question, 1)
        start = world.province[question.about[0].removeprefix("country:")]
        after = self._with_surplus(position, side, start)
        near = {start, *world.provinces[start].neighbours, *world.rivers.reach(start, ())}
        near |= {
            other for one in world.provinces[start].neighbours for other in world.provinces[one].neighbours
        }
        right, why = set[str](), dict[str, Reason]()
        for goal in sorted(near - {start}):
            there = world.provinces[goal]
            action = Overflow(world.provinces[start].id, there.id, 1)
            refusal = after.refuse(action, question.seat)
            if refusal is not None:
                why[there.ref] = Reason.of(refusal)
                continue
            right.add(there.ref)
            gates = [world.spots[spot].ref for spot in gates_to(after, side, start, goal)]
            full = after.total(goal) >= there.limit
            river = goal not in world.provinces[start].neighbours
            key = ("neutral-river" if river else "neutral") if full else "river" if river else "beside"
            clause = "6.13-b" if river else "6.13-a"
            n = room_for(after, goal)
            why[there.ref] = because(
                f"revolution {clause}",
                f"drill-revolution-overflow-{key}",
                there.ref,
                *gates,
                to=there.ref,
                n=n,
            )
        return Answer(frozenset(right), tuple(why), why)

    def _with_surplus(self, position: State, side: int, start: int) -> State:
        """The same situation with one counter of the faction over the limit, which moves now."""
        after, province = position.copy(), position.world.provinces[start]
        for spot in after.open_spots(start):
            after.at[spot][NEUTRAL] = 0
        after.at[province.countryside][side] += province.limit + 1 - after.strengths(start)[side]
        after.push(Overflowing((side,)))
        return after


PARTS = ("cities", "named", "towns", "countryside", "boxes", "raised")
"""What brings new units, as `Units` names it; `raised` makes them the least number."""


class UnitCount(DrillKind[State]):
    """How many new units a faction gets (6.10-a)."""

    name: ClassVar[str] = "units"
    clauses: ClassVar[tuple[str, ...]] = ("revolution 6.10-a",)
    form: ClassVar[Form] = "number"
    plain: ClassVar[frozenset[str]] = frozenset(
        {"drill-revolution-units-sum", "drill-revolution-units-cities"}
    )

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each faction of the seat, after turn 0, while no new units are being placed."""
        if not position.turn or position.top().name == "new-units":
            return
        for side in position.led(seat):
            ref = side_ref(side)
            yield Question(self.name, seat, (ref,), say("drill-revolution-units-ask", side=ref))

    def answer(self, position: State, question: Question) -> Answer:
        """As they are counted; without each of the parts it would be another number."""
        side = side_in(question)
        ref, units = side_ref(side), units_of(position, side)
        clause = "revolution 6.10-a"
        key = "supply" if units.lacking else "least" if units.raised else "sum"
        why = {
            str(units.number): because(
                clause, f"drill-revolution-units-{key}", ref, side=ref, n=units.number, cities=units.cities,
                named=units.named, towns=units.towns, countryside=units.countryside, boxes=units.boxes,
            )
        }  # fmt: skip
        for part in () if units.lacking else PARTS:
            n = getattr(units, part)
            if n and not (part != "raised" and units.raised):
                why.setdefault(
                    str(units.number - n), because(clause, f"drill-revolution-units-{part}", ref, n=n)
                )
        if units.lacking:
            missing = because(clause, "drill-revolution-units-lacking", ref, n=position.supply[side])
            why.setdefault(str(units.number + units.lacking), missing)
        return numbered(units.number, why)


class TaxYield(DrillKind[State]):
    """What taxes bring (6.1)."""

    name: ClassVar[str] = "tax"
    clauses: ClassVar[tuple[str, ...]] = ("revolution 6.1-a", "revolution 6.1-b", "revolution 6.1-c")
    form: ClassVar[Form] = "number"
    plain: ClassVar[frozenset[str]] = frozenset({"drill-revolution-tax-sum"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each faction of the seat and each rate; the rate says nothing without cities."""
        for side in position.led(seat):
            if position.supply[side] and position.city_cards.count(side) and from_provinces(position, side):
                for rate in position.world.rules.rates:
                    ref = side_ref(side)
                    prompt = say("drill-revolution-tax-ask", side=ref, n=rate)
                    yield Question(self.name, seat, (ref, f"rate:{rate}"), prompt)

    def answer(self, position: State, question: Question) -> Answer:
        """What the rate brings; the fraction, the rate taken once, and too small a supply, tempt."""
        side, rate = side_in(question), int(question.about[1].removeprefix("rate:"))
        world, ref = position.world, question.about[0]
        cities, provinces = position.city_cards.count(side), from_provinces(position, side)
        coins = yields(position, side, rate)
        pairs = zip(world.provinces, position.province_cards, strict=True)
        halves = [province.tax for province, holder in pairs if holder == side]
        wanted = provinces + rate * cities
        short = coins < wanted
        key, clause = ("short", "6.1-c") if short else ("sum", "6.1-b")
        why = {
            str(coins): because(
                f"revolution {clause}", f"drill-revolution-tax-{key}", ref, n=coins, provinces=provinces,
                cities=cities, rate=rate,
            )
        }  # fmt: skip

        def tempts(n: int, clause: str, key: str) -> None:
            why.setdefault(str(n), because(f"revolution {clause}", f"drill-revolution-tax-{key}", ref, n=n))

        if short:
            tempts(wanted, "6.1-c", "supply")
        if sum(halves) % 2 and not short:
            tempts(coins + 1, "6.1-a", "fraction")
        apart = sum(tax // 2 for tax in halves)
        if apart != provinces and not short:
            tempts(apart + rate * cities, "6.1-a", "apart")
        if cities > 1 and rate > 1:
            tempts(provinces + rate, "6.1-b", "each")
        return numbered(coins, why)
