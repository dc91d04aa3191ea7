"""New units (5.2, 6.10): how many a faction gets and what for, where they may go, and how they are placed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from typing import ClassVar

from msgspec import Struct

from engine.games.revolution.actions import Put, heap_at
from engine.games.revolution.asking import InOrder, SideAsked
from engine.games.revolution.board import ref_of
from engine.games.revolution.pointing import province_of, word_of
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import WORDS, side_ref, whose_ref
from engine.games.revolution.state import State
from engine.games.revolution.world import DIAGONAL, World
from engine.kernel.action import Action
from engine.kernel.listing import Listing
from engine.kernel.message import Arg, say
from engine.kernel.numbers import NumberGroup, NumberRow, NumberSheet
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule


class Units(Struct, frozen=True):
    """New units of a faction by what brings them (6.10-a).

    Attributes:
        opening: those of turn 0 (5.2-a). cities: for city cards. named: for places named on them that it controls.
        towns, countryside, boxes: for counters there. raised: what is added to come to the least number.
        lacking: what the supply has not.
    """

    opening: int = 0
    cities: int = 0
    named: int = 0
    towns: int = 0
    countryside: int = 0
    boxes: int = 0
    raised: int = 0
    lacking: int = 0

    @property
    def number(self) -> int:
        """How many there are to place."""
        count = self.opening + self.cities + self.named + self.towns + self.countryside + self.boxes
        return count + self.raised - self.lacking


def units_of(state: State, side: int) -> Units:
    """The new units that a faction gets if they come now (5.2-a, 6.10-a)."""
    world, rules, supply = state.world, state.world.rules, state.supply[side]
    if state.turn == 0:
        opening = rules.opening_units[side]
        return Units(opening=opening, lacking=max(0, opening - supply))
    held = [city for number, city in enumerate(world.cities) if state.city_cards[number] == side]
    named = sum(state.controls(side, spot) for city in held for spot in city.pays)
    at, (in_towns, on_land) = state.at, _grounds(world)
    towns = sum([at[spot][side] for spot in in_towns])
    loose = sum([at[spot][side] for spot in on_land])
    counts = (len(held), named, towns, loose // rules.per_countryside, state.in_boxes(side))
    number = max(sum(counts), rules.least_units)
    return Units(0, *counts, raised=number - sum(counts), lacking=max(0, number - supply))


@cache
def _grounds(world: World) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """All towns, and all countryside."""
    towns = tuple(spot for province in world.provinces for spot in province.towns)
    return towns, tuple(province.countryside for province in world.provinces)


def room_in(state: State, side: int, province: int) -> int:
    """How many new units a faction may put into a province, by what it has there (5.2-b, 6.10-b, R-39).

    Counters that came out of boxes just before count on turn 0 as well (R-31).
    """
    have = state.present(side, province)
    if state.turn == 0:
        return state.world.rules.opening_factor * have
    return state.supply[side] if have and state.province_cards[province] == side else have


def stranger_in(state: State, side: int, box: int) -> int | None:
    """Who keeps a faction out of a box that serves one at a time (5.2-c, R-29); None if nobody does."""
    if not state.world.boxes[box].exclusive:
        return None
    return next((other for other in state.world.sides if other != side and state.in_box(box, other)), None)


def spaces_for(state: State, side: int, box: int) -> int:
    """The spaces of a support box that are free for a faction (5.2-b, 6.10-b)."""
    known = state.world.boxes[box]
    if side not in known.sides or stranger_in(state, side, box) is not None:
        return 0
    return sum(known.spaces) - sum(map(sum, state.boxes[box]))


def enter(state: State, side: int, box: int, number: int) -> None:
    """Counters of the supply take free spaces of a box: halved ones first, which lead to the map and the treasury."""
    spaces, rows = state.world.boxes[box].spaces, state.boxes[box]
    state.supply[side] -= number
    for kind in (DIAGONAL, *(kind for kind in range(len(rows)) if kind != DIAGONAL)):
        taken = min(number, spaces[kind] - sum(rows[kind]))
        rows[kind][side] += taken
        number -= taken


class Placing(Rule[SideAsked, Put]):
    """New units go to a province or a support box (5.2-b, 6.10-b).

    Exact: each destination in each number is found by the same room by which it is judged.
    """

    action: ClassVar[type[Action]] = Put
    clause: ClassVar[str] = "revolution 6.10-b"
    exact: ClassVar[bool] = True

    def candidates(self, asked: SideAsked) -> Listing:
        """Every destination in every number."""
        listing = Listing()
        for word, most in asked.step.destinations(asked.position):
            listing.add(range(1, most + 1), partial(Put, word), "pile:supply")
        return listing

    def why_not(self, asked: SideAsked, action: Put) -> Refusal | None:
        """Where the faction is already, as many as the number there allows; in boxes that serve it."""
        state, world, step = asked.position, asked.world, asked.step
        clause = step.by_clause(state)
        province, box = world.province.get(action.to), world.box.get(action.to)
        if province is not None:
            why = self._not_there(asked, province, action.number)
        elif box is not None:
            why = self._not_in_box(asked, box, action.number)
        else:
            return no(clause, "not-destination", to=ref_of(action.to))
        if why is None and not 0 < action.number <= step.number:
            return no(clause, "units-left", n=step.number)
        return why

    def _not_there(self, asked: SideAsked, province: int, number: int) -> Refusal | None:
        state, side, step, world = asked.position, asked.side, asked.step, asked.world
        known, clause = world.provinces[province], step.by_clause(state)
        if not state.present(side, province):
            return no(clause, "not-present", known.ref, side=side_ref(side), to=known.ref)
        if number > step.rooms[province] < step.number:
            key = "as-many" if state.turn else "twice"
            there = [heap_at(world.spots[s].id, WORDS[side]) for s in known.spots if state.at[s][side]]
            return no(clause, key, known.ref, *there, n=step.rooms[province], to=known.ref)
        return None

    def _not_in_box(self, asked: SideAsked, box: int, number: int) -> Refusal | None:
        state, side, known = asked.position, asked.side, asked.world.boxes[box]
        clause = asked.step.by_clause(state)
        if side not in known.sides:
            return no(clause, "box-not-own", known.ref, side=side_ref(side), box=known.ref)
        other = stranger_in(state, side, box)
        if other is not None:
            return no("5.2-c", "huguenots", known.ref, n=state.in_box(box, other), whose=whose_ref(other))
        if number > spaces_for(state, side, box):
            return no(clause, "box-full", known.ref, box=known.ref)
        return None

    def play(self, asked: SideAsked, action: Put) -> None:
        """They stand there; when the last is placed the next faction places."""
        asked.step.put(asked.position, action.to, action.number)
        step = asked.step.without(asked.position, action.to, action.number)
        asked.position.replace(step)


class NewUnits(InOrder, frozen=True):
    """Each faction places its new units (5.2, 6.10); where there is no choice they are placed at once (R-33).

    Attributes:
        number: how many the present faction has still to place, -1 before it is counted. rooms: per province how many
            of them may still go there, by what stood there before the first was placed.
    """

    name: ClassVar[str] = "new-units"
    clause: ClassVar[str] = "revolution 6.10-b"
    rules: ClassVar[tuple[AnyRule, ...]] = (Placing(),)
    number: int = -1
    rooms: tuple[int, ...] = ()

    def clause_on(self, turn: int) -> str:
        """On turn 0 other numbers go elsewhere (5.2-b)."""
        return super().clause_on(turn) if turn else "revolution 5.2-b"

    def by_clause(self, state: State) -> str:
        """The clause of this turn, without the game."""
        return self.clause_on(state.turn).split()[-1]

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """How many are left."""
        return {"n": self.number}

    def to_place(self, state: State) -> int:
        """Units that are left."""
        return self.number

    def concerns(self, state: State, side: int) -> bool:
        """Whether there is a choice: more than one destination, and not all of their room needed."""
        found = self.destinations(state) if self.number > 0 else []
        return not _forced(found, self.number)

    def destinations(self, state: State) -> list[tuple[str, int]]:
        """Provinces and boxes that take units, with the most that may go there now."""
        world, side, number = state.world, self.asks(state), self.number
        found = [
            (province.id, min(room, number))
            for province, room in zip(world.provinces, self.rooms, strict=True)
            if room > 0
        ]
        for n, box in enumerate(world.boxes):
            if side in box.sides and (free := spaces_for(state, side, n)):
                found.append((box.id, min(free, number)))
        return found if number else []

    def run(self, state: State) -> None:
        """Count the units of the next faction, or place those that have no choice."""
        if not self.left or self.number >= 0:
            return super().run(state)
        side = self.asks(state)
        rooms = tuple(room_in(state, side, province) for province in range(len(state.world.provinces)))
        number = units_of(state, side).number
        if number:
            clause = "6.10-a" if state.turn else "5.2-a"
            state.say("new-units", clause, side, side_ref(side), kind="units", n=number)
        return self.going_on(state, number=number, rooms=rooms)

    def finish(self, state: State) -> None:
        """What has no choice is placed; what fits nowhere becomes coins (6.10-c, R-08)."""
        side, left = self.asks(state), self.number
        for word, most in self.destinations(state):
            number = min(most, left)
            if number:
                self.put(state, word, number)
                left -= number
        if left and state.turn:
            state.supply[side] -= left
            state.treasury[side] += left
            state.say("banks", "6.10-c", side, side_ref(side), kind="coins", n=left)
        super().finish(state)

    def put(self, state: State, word: str, number: int) -> None:
        """Counters of the supply go to a province or a box."""
        side, world = self.asks(state), state.world
        province = world.province.get(word)
        if province is not None:
            ref, heap = world.provinces[province].ref, heap_at(world.provinces[province].id, WORDS[side])
            state.add(side, world.provinces[province].countryside, number)
        else:
            ref = world.boxes[world.box[word]].ref
            heap = f"heap:{ref}/{WORDS[side]}/counter"
            enter(state, side, world.box[word], number)
        state.say(
            "places", self.by_clause(state), side, ref, kind="place", path=(side_ref(side), ref),
            data={"n": number, "heap": heap}, to=ref, n=number,
        )  # fmt: skip

    def without(self, state: State, word: str, number: int) -> NewUnits:
        """The Step when some are placed."""
        province = state.world.province.get(word, -1)
        rooms = tuple(room - number if p == province else room for p, room in enumerate(self.rooms))
        return type(self)(self.left, self.number - number, rooms)

    def interpret_drag(
        self, state: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """One counter to the box, or to the province of the place."""
        province = province_of(state, target)
        return (Put(word_of(target) if province < 0 else state.world.provinces[province].id),)

    def number_sheet(self, state: State, seat: str) -> NumberSheet:
        """A row for each destination; all units are to be placed."""
        rows = tuple(self._rows(state, self.fill_rest(state, seat, {})))
        group = NumberGroup(rows, side_ref(self.asks(state)), self.number, whole=True, gives_way=True)
        return NumberSheet((group,), say("step-new-units"))

    def _rows(self, state: State, first: Mapping[str, int]) -> Iterator[NumberRow]:
        world, side = state.world, self.asks(state)
        for word, most in self.destinations(state):
            province = world.province.get(word)
            if province is None:
                ref, has = world.boxes[world.box[word]].ref, state.in_box(world.box[word], side)
            else:
                ref, has = world.provinces[province].ref, state.present(side, province)
            yield NumberRow(ref, 0, most, first=first[ref], has=has)

    def fill_rest(self, state: State, seat: str, kept: Mapping[str, int]) -> Mapping[str, int]:
        """As shown, around what is kept."""
        rooms = {ref_of(word): most for word, most in self.destinations(state)}
        found = dict.fromkeys(rooms, 0) | self.filled(state, seat, kept)
        for ref, room in rooms.items():  # what has no choice is not judged
            if ref not in kept:
                found[ref] += min(room - found[ref], self.number - sum(found.values()))
        return found

    def row_of(self, action: Action) -> tuple[str, int]:
        """That of the destination."""
        assert isinstance(action, Put)
        return ref_of(action.to), action.number

    def interpret_numbers(self, state: State, seat: str, values: Mapping[str, int]) -> Iterable[Action]:
        """One Action a row; what then has no choice goes where it must by itself."""
        return self.parts_of(state, values)

    def parts_of(self, state: State, values: Mapping[str, int]) -> Iterator[Put]:
        """One a row, as long as there is a choice."""
        rest, left = dict(self.destinations(state)), self.number
        for ref, number in values.items():
            word = word_of(ref)
            if number and not _forced(list(rest.items()), left):
                yield Put(word, number)
                left -= number
                rest[word] = rest.get(word, 0) - number
                rest = {other: min(room, left) for other, room in rest.items() if room > 0}

    def measure(self, state: State) -> int:
        """Units still to be placed."""
        return len(self.left) * (state.world.rules.counters + 1) + self.number


def _forced(destinations: list[tuple[str, int]], number: int) -> bool:
    """Whether so many units can be placed in one way only."""
    if number <= 0 or len(destinations) < 2:
        return True
    return sum(most for _, most in destinations) <= number


def rooms_now(state: State, side: int) -> tuple[int, ...]:
    """How many new units a faction may put into each province now, or would if it were to place them now (6.10-b).

    None once it has placed them in the phase that is on.
    """
    step, provinces = state.top() if state.agenda else None, range(len(state.world.provinces))
    if isinstance(step, NewUnits) and side not in step.left:
        return (0,) * len(provinces)
    if isinstance(step, NewUnits) and step.asks(state) == side and step.number >= 0:
        return tuple(min(room, step.number) for room in step.rooms)
    number = units_of(state, side).number
    return tuple(min(room_in(state, side, province), number) for province in provinces)
