"""Drills about armies, Water Beggars, allegiance, bishoprics, universities and goals (4.3, 6.5, 6.7, 6.16 to 6.19)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import ClassVar

from engine.games.revolution.actions import Blockade, Destroy, Relieve, Sack
from engine.games.revolution.allegiance import CoinsCount, Laid
from engine.games.revolution.battles import STAND_OFF, Battles, end_of
from engine.games.revolution.control import Bishoprics, Universities
from engine.games.revolution.drill_population import NONE, numbered, side_in
from engine.games.revolution.raiding import Raiding
from engine.games.revolution.scoring import GOALS, Positions, loose_counters
from engine.games.revolution.sides import (
    BURGHERS,
    CATHOLICS,
    HABSBURGS,
    NOBILITY,
    NOBODY,
    NUMBER,
    REFORMERS,
    SIDES,
    side_ref,
)
from engine.games.revolution.state import State
from engine.kernel.drill import Answer, DrillKind, Form, Question, Reason, because
from engine.kernel.message import say
from engine.kernel.step import AnyStep


def before_cards(position: State) -> bool:
    """Whether the phases that follow the sieges of a turn are still to come; turn 0 has others (5.7)."""
    return bool(position.turn) and position.top().name != Positions.name


def run(position: State, step: AnyStep) -> None:
    """A Step that asks nobody is carried out."""
    position.push(step)
    position.top().run(position)


class Battle(DrillKind[State]):
    """How many armies a battle leaves (6.5)."""

    name: ClassVar[str] = "battle"
    clauses: ClassVar[tuple[str, ...]] = ("revolution 6.5-a", "revolution 6.5-b", "revolution 6.5-c")
    form: ClassVar[Form] = "number"

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """If one army more of a faction stood in a section: where that makes three first."""
        found: dict[bool, list[Question]] = {True: [], False: []}
        for number, region in enumerate(position.world.regions):
            there = [army.side for army in position.armies_in(number)]
            for side in position.led(seat) if position.turn else ():
                strange = any(other != side for other in there)
                if strange and position.stock[side] and position.room(number):
                    prompt = say("drill-revolution-battle-ask", side=side_ref(side), region=region.ref)
                    question = Question(self.name, seat, (side_ref(side), region.ref), prompt)
                    found[len(there) >= STAND_OFF].append(question)
        yield from found[True] or found[False]

    def answer(self, position: State, question: Question) -> Answer:
        """What the battles leave there; all, none, and the difference, come to mind as well."""
        here = question.about[1]
        region = position.world.region[here.removeprefix("box:section-")]
        after = position.copy()
        after.raise_army(side_in(question), region)
        before = len(after.armies_in(region))
        run(after, Battles())
        left, end = len(after.armies_in(region)), end_of(after, region)
        clause = "6.5-a" if before == left else "6.5-b"
        if end == "allied":
            clause = "6.5-c"
        key = "calm" if before == left == STAND_OFF and end == "stand-off" else end
        why = {str(left): because(f"revolution {clause}", f"drill-revolution-battle-{key}", here, n=left)}
        wrong = because(
            f"revolution {clause}", f"drill-revolution-battle-{'two' if key == 'calm' else 'pairs'}", here
        )
        for n in (0, 1, STAND_OFF, before - 1, before):
            why.setdefault(str(n), wrong)
        return numbered(left, why)


class MayBeggars(DrillKind[State]):
    """What Water Beggars may do (6.7.1 to 6.7.3)."""

    name: ClassVar[str] = "beggars"
    clauses: ClassVar[tuple[str, ...]] = (
        "revolution 6.7.1-a", "revolution 6.7.2-a", "revolution 6.7.3-a", "revolution R-17",
    )  # fmt: skip
    form: ClassVar[Form] = "choice"

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """If so many lay in a region: each deed that may be thought of there."""
        world = position.world
        hirers = [side for side in position.led(seat) if side in world.hirers and position.turn]
        for side in hirers[:1]:
            for number, region in enumerate(world.regions):
                for n in range(1, world.rules.beggars + 1) if region.beggars else ():
                    for action in self._deeds(position, number, n):
                        at = action.gesture().target
                        about = (side_ref(side), region.ref, at, f"deed:{action.verb}", f"count:{n}")
                        key = f"drill-revolution-beggars-ask-{action.verb}"
                        prompt = say(key, side=side_ref(side), region=region.ref, at=at, n=n)
                        yield Question(self.name, seat, about, prompt, ("yes", "no"))

    def answer(self, position: State, question: Question) -> Answer:
        """As the deed is judged."""
        here, at, deed, count = question.about[1:5]
        region, n = (
            position.world.region[here.removeprefix("box:section-")],
            int(count.removeprefix("count:")),
        )
        action = next(
            one for one in self._deeds(position, region, n)
            if one.verb == deed.removeprefix("deed:") and one.gesture().target == at
        )  # fmt: skip
        after = position.copy()
        after.hirer, after.free_ships = side_in(question), 0
        after.ships = [n if number == region else 0 for number in range(len(after.ships))]
        after.push(Raiding())
        refusal = after.refuse(action, question.seat)
        if refusal is None:
            armies = len(position.armies_in(region))
            clause = {"destroy": "6.7.1-a", "relieve": "6.7.2-a"}.get(action.verb, "6.7.3-a")
            key = f"drill-revolution-beggars-{action.verb}"
            reason = because(f"revolution {clause}", key, here, at, n=n, armies=armies)
        else:
            reason = Reason.of(refusal)
        word = "yes" if refusal is None else "no"
        return Answer(frozenset({word}), question.choices, dict.fromkeys(question.choices, reason))

    def _deeds(self, position: State, number: int, n: int) -> Iterator[Destroy | Relieve | Sack | Blockade]:
        """What so many may be thought to do in a region."""
        world, region = position.world, position.world.regions[number]
        armies = position.armies_in(number)
        besieged = [army.city for army in armies if army.besieging]
        if armies and not besieged:
            yield Destroy(region.id, n)
        for city in besieged[:1]:
            yield Relieve(region.id, n, (world.cities[city].id,))
        for city in region.cities[:2]:
            if city not in besieged:
                yield Blockade(region.id, world.cities[city].id)
        towns = [world.spots[spot].id for spot in region.spots if world.spots[spot].kind == "town"]
        for town in towns[:1] if n == 1 else ():
            yield Sack(region.id, town)


class MarkerWalks(DrillKind[State]):
    """Where a marker of allegiance ends (6.16-b)."""

    name: ClassVar[str] = "allegiance"
    clauses: ClassVar[tuple[str, ...]] = ("revolution 6.16-b", "revolution R-20")
    form: ClassVar[Form] = "number"
    plain: ClassVar[frozenset[str]] = frozenset(
        {"drill-revolution-allegiance-sum", "drill-revolution-allegiance-both"}
    )

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each city, with coins of two factions, one of which the seat leads."""
        mine = position.led(seat) if before_cards(position) else []
        for number, city in enumerate(position.world.cities):
            for one, other in combinations(position.world.sides, 2):
                if one in mine or other in mine:
                    coins = 1 + (number + position.turn + one) % 4
                    others = 1 + (number + other) % 3
                    about = (city.ref, f"coins:{SIDES[one]}-{coins}", f"coins:{SIDES[other]}-{others}")
                    prompt = say(
                        "drill-revolution-allegiance-ask", place=city.ref, space=position.allegiance[number], n=coins,
                        side=side_ref(one), more=others, other=side_ref(other),
                    )  # fmt: skip
                    yield Question(self.name, seat, about, prompt)

    def answer(self, position: State, question: Question) -> Answer:
        """Where the coins bring it; one faction alone, and all coins, come to mind as well."""
        world, here = position.world, question.about[0]
        city = world.city[here.removeprefix("place:")]
        laid = [self._laid(city, part) for part in question.about[1:]]
        start, end = position.allegiance[city], self._after(position, city, laid)
        centre = any(world.pull[side] == 0 for _, side, _ in laid)
        key = "centre" if centre else "sum"
        why = {str(end): because("revolution 6.16-b", f"drill-revolution-allegiance-{key}", here, space=end)}
        steps = sum(n for _, _, n in laid)
        freely = start + sum(world.pull[side] * n for _, side, n in laid)
        if steps > world.rules.steps:
            three = because("revolution R-20", "drill-revolution-allegiance-three", here, n=world.rules.steps)
            last = len(world.effects) - 1
            why.setdefault(str(min(max(freely, 1), last)), three)
        for part in laid:
            alone = because(
                "revolution 6.16-b", "drill-revolution-allegiance-both", here, side=side_ref(part[1])
            )
            why.setdefault(str(self._after(position, city, [part])), alone)
        stays = because(
            "revolution 6.16-b", "drill-revolution-allegiance-both", here, side=side_ref(laid[0][1])
        )
        why.setdefault(str(start), stays)
        return numbered(end, why)

    def _laid(self, city: int, part: str) -> Laid:
        side, _, coins = part.removeprefix("coins:").partition("-")
        return city, NUMBER[side], int(coins)

    def _after(self, position: State, city: int, laid: list[Laid]) -> int:
        """The space of the marker when such coins were counted."""
        after = position.copy()
        run(after, CoinsCount(tuple(laid)))
        return after.allegiance[city]


class BishopricMoves(DrillKind[State]):
    """What a bishopric is at the end of a turn (6.18)."""

    name: ClassVar[str] = "bishopric"
    clauses: ClassVar[tuple[str, ...]] = (
        "revolution 6.18-a", "revolution 6.18-b", "revolution R-23", "revolution R-24",
    )  # fmt: skip
    form: ClassVar[Form] = "choice"

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each bishopric and each faction of the seat that might hold its province, or nobody."""
        world = position.world
        for province in world.bishoprics if before_cards(position) else ():
            here = world.provinces[province].ref
            for side in position.led(seat):
                prompt = say("drill-revolution-bishopric-ask", side=side_ref(side), province=here)
                yield Question(self.name, seat, (here, side_ref(side)), prompt, world.statuses)
            prompt = say("drill-revolution-bishopric-ask-nobody", province=here)
            yield Question(self.name, seat, (here, NONE), prompt, world.statuses)

    def answer(self, position: State, question: Question) -> Answer:
        """Where the phase puts its marker; farther, and where it was, come to mind as well."""
        world, here = position.world, question.about[0]
        province = world.province[here.removeprefix("country:")]
        number = world.bishoprics.index(province)
        holder = NOBODY if question.about[1] == NONE else side_in(question, 1)
        before = position.bishoprics[number][0]
        after = position.copy()
        after.province_cards[province] = holder
        run(after, Bishoprics())
        now = after.bishoprics[number][0]
        goal = now if holder == NOBODY else world.bishop_towards[holder]

        def because_of(key: str, clause: str = "6.18-a") -> Reason:
            return because(
                f"revolution {clause}", f"drill-revolution-bishopric-{key}", here, side=side_ref(holder),
                status=world.statuses[now],
            )  # fmt: skip

        if holder == NOBODY:
            right = because_of("nobody", "6.18-b")
        elif goal < 0:
            right = because_of("stays", "R-24")
        else:
            right = because_of("there" if now == before else "moves")
        why = dict.fromkeys(world.statuses, right if holder == NOBODY or goal < 0 else because_of("pull"))
        if goal not in (-1, now):
            why[world.statuses[goal]] = because_of("one")
        why[world.statuses[now]] = right
        return Answer(frozenset({world.statuses[now]}), question.choices, why)


UNIVERSITY = ("none", "catholic", "reformed")
"""What universities are, as words to choose."""


class UniversityTurns(DrillKind[State]):
    """What a university is at the end of a turn (6.19)."""

    name: ClassVar[str] = "university"
    clauses: ClassVar[tuple[str, ...]] = ("revolution 6.19-a", "revolution 6.19-b", "revolution R-25")
    form: ClassVar[Form] = "choice"

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each university and each faction of the seat that might control its place, or nobody."""
        world = position.world
        for university in world.universities if before_cards(position) else ():
            here = world.spots[university.spot].ref
            for side in position.led(seat):
                prompt = say("drill-revolution-university-ask", side=side_ref(side), place=here)
                yield Question(self.name, seat, (here, side_ref(side)), prompt, UNIVERSITY)
            prompt = say("drill-revolution-university-ask-nobody", place=here)
            yield Question(self.name, seat, (here, NONE), prompt, UNIVERSITY)

    def answer(self, position: State, question: Question) -> Answer:
        """What the phase makes of it; what such a university never is comes to mind as well."""
        world, here = position.world, question.about[0]
        spot = world.spot[here.removeprefix("place:")]
        number = world.spots[spot].university
        holder = NOBODY if question.about[1] == NONE else side_in(question, 1)
        after, before = position.copy(), position.universities[number]
        if world.spots[spot].city >= 0:
            after.city_cards[world.spots[spot].city] = holder
        else:
            after.at[spot] = [int(side == holder) for side in range(len(after.at[spot]))]
        run(after, Universities())
        now, old = after.universities[number], world.universities[number].old
        clause, args = (
            "revolution 6.19-a" if old else "revolution 6.19-b",
            {"side": side_ref(holder), "place": here},
        )
        pull = world.old_pull if old else world.new_pull
        acts = holder in (*pull.reformed, *pull.catholic)
        kept = "same" if acts else "unchanged"
        key = kept if now == before else UNIVERSITY[now]
        right = because(clause, f"drill-revolution-university-{key}", here, **args)
        wrong = because(
            clause, f"drill-revolution-university-{'acts' if acts else 'unchanged'}", here, **args
        )
        why = dict.fromkeys(UNIVERSITY, wrong)
        never = "none" if old else "catholic"
        why[never] = because(
            clause, f"drill-revolution-university-never-{'old' if old else 'new'}", here, place=here
        )
        why[UNIVERSITY[now]] = right
        return Answer(frozenset({UNIVERSITY[now]}), UNIVERSITY, why)


class Goal(DrillKind[State]):
    """What the own goal of a faction brings (4.3)."""

    name: ClassVar[str] = "goal"
    clauses: ClassVar[tuple[str, ...]] = (
        "revolution 4.3-a",
        "revolution R-26",
        "revolution R-27",
        "revolution R-28",
    )
    form: ClassVar[Form] = "number"
    plain: ClassVar[frozenset[str]] = frozenset({"drill-revolution-goal-sum"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each faction of the seat."""
        for side in position.led(seat) if position.turn else ():
            ref = side_ref(side)
            yield Question(self.name, seat, (ref,), say(f"drill-revolution-goal-ask-{SIDES[side]}", side=ref))

    def answer(self, position: State, question: Question) -> Answer:
        """As it is scored; what counts for no goal comes to mind as well."""
        side, ref = side_in(question), question.about[0]
        points = GOALS[side](position)
        why = {str(points): because("revolution 4.3-a", "drill-revolution-goal-sum", ref, n=points)}
        for n, clause, key in self._tempting(position, side):
            why.setdefault(str(n), because(f"revolution {clause}", f"drill-revolution-goal-{key}", ref))
        return numbered(points, why)

    def _tempting(self, position: State, side: int) -> Iterator[tuple[int, str, str]]:
        """Other numbers that may be thought of, and why they are wrong."""
        world, at = position.world, position.at
        if side == CATHOLICS:
            yield sum(position.province_cards[p] == side for p in world.bishoprics), "R-28", "held"
            yield sum(status == 0 for status, _ in position.bishoprics), "4.3-a", "strongly"
        elif side == HABSBURGS:
            yield sum(army.side == side for army in position.armies), "4.3-a", "regions"
        elif side == NOBILITY:
            yield loose_counters(position)[side] // world.rules.divisor, "R-27", "up"
            yield -(-sum(row[side] for row in at) // world.rules.divisor), "R-27", "loose"
        elif side == BURGHERS:
            towns = [n for n, spot in enumerate(world.spots) if spot.kind == "town"]
            yield sum(at[n][side] > 0 for n in towns), "R-26", "trading"
            yield sum(world.spots[n].trading for n in towns), "R-26", "occupied"
        elif side == REFORMERS:
            yield sum(position.controller(one.spot) == side for one in world.universities), "R-28", "reformed"
            yield sum(status > 0 for status in position.universities), "R-28", "catholic"
