"""Overflow of population (5.5, 6.13): what a faction alone has over a limit moves to other provinces, or goes home."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.games.revolution.actions import Done, Overflow, heap_at
from engine.games.revolution.asking import Ending, InOrder, SideAsked, Whole
from engine.games.revolution.board import ref_of
from engine.games.revolution.pointing import province_of
from engine.games.revolution.refusals import fact, no
from engine.games.revolution.sides import NEUTRAL, NOBODY, WORDS, side_ref, whose_ref
from engine.games.revolution.state import State
from engine.kernel.action import Action
from engine.kernel.explain import Fact
from engine.kernel.message import Arg, Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule

SURPLUS = "pile:surplus"
"""With the id of a province it is what gestures begin with that take its surplus."""


def surplus_of(state: State, side: int, province: int) -> int:
    """How many counters a faction that is alone in a province has over its limit (6.13-a)."""
    strengths = state.strengths(province)
    over = strengths[side] - state.world.provinces[province].limit
    return over if over > 0 and sum(strengths) == strengths[side] else 0


def room_for(state: State, province: int) -> int:
    """How many counters may come: into free room, then for a neutral each (6.13-a, R-09, R-36)."""
    return state.world.provinces[province].limit - sum(state.strengths(province)[:NEUTRAL])


def barrer(state: State, side: int, spot: int) -> int:
    """Who bars the river to a faction at a gate, NOBODY if nobody does (6.13-b, R-09)."""
    city = state.world.spots[spot].city
    if city >= 0 and state.turn == 0:
        whose = state.majority(state.at[spot])
    else:
        whose = state.controller(spot)
    return NOBODY if whose == NOBODY or state.allied(whose, side) else whose


def barred_to(state: State, side: int) -> frozenset[int]:
    """The gates at which the rivers are closed to a faction."""
    return frozenset(spot for spot in state.world.rivers.gates if barrer(state, side, spot) != NOBODY)


def reached(state: State, side: int, province: int) -> list[int]:
    """The provinces next to one (6.13-c), and those that a faction reaches from it by river, rising."""
    near = state.world.provinces[province].neighbours
    return sorted({*near, *state.world.rivers.reach(province, barred_to(state, side))})


def gates_to(state: State, side: int, start: int, goal: int) -> tuple[int, ...]:
    """The gates passed by river from one province to another that is reached; none by land."""
    if goal in state.world.provinces[start].neighbours:
        return ()
    route = state.world.rivers.route(start, goal, barred_to(state, side))
    return route.gates if route is not None else ()


def over_water(state: State, start: int, goal: int) -> bool:
    """Whether the way from a province to one that is reached leads along a river, or over the sea (6.13-c)."""
    one, other = state.world.provinces[start], state.world.provinces[goal]
    return goal not in one.neighbours or goal in one.across or start in other.across


def way_to(state: State, side: int, start: int, goal: int) -> tuple[str, ...]:
    """The way to a province that is reached, as references: over land from one to the other, by river past gates."""
    world = state.world
    gates = (world.spots[spot].ref for spot in gates_to(state, side, start, goal))
    return (world.provinces[start].ref, *gates, world.provinces[goal].ref)


def may_take(state: State, side: int, province: int) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Where counters of a faction may go from a province, how many each may take, and the gates passed on the way."""
    for goal in reached(state, side, province):
        if (room := room_for(state, goal)) > 0:
            yield goal, room, gates_to(state, side, province, goal)


class Flowing(Rule[SideAsked, Overflow]):
    """Some of a surplus moves to a province with room (6.13-a)."""

    action: ClassVar[type[Action]] = Overflow
    clause: ClassVar[str] = "revolution 6.13-a"

    def candidates(self, asked: SideAsked) -> Iterable[Overflow]:
        """From every surplus to every province in reach, in every number for which there is room."""
        state, world = asked.position, asked.world
        for start, province in enumerate(world.provinces):
            surplus = surplus_of(state, asked.side, start)
            for goal in reached(state, asked.side, start) if surplus else ():
                for number in range(1, min(surplus, room_for(state, goal)) + 1):
                    yield Overflow(province.id, world.provinces[goal].id, number)

    def why_not(self, asked: SideAsked, action: Overflow) -> Refusal | None:
        """Only the surplus (6.13-d), only where it can go (6.13-b), only where there is room (6.13-a)."""
        state, world = asked.position, asked.world
        start, goal = world.province.get(action.province), world.province.get(action.to)
        if start is None or goal is None:
            word = action.to if start is not None else action.province
            return no("6.13-a", "not-destination", to=ref_of(word))
        here, there = world.provinces[start].ref, world.provinces[goal].ref
        surplus = surplus_of(state, asked.side, start)
        if not 0 < action.number <= surplus:
            return no("6.13-d", "no-surplus", here, n=surplus, province=here)
        if goal not in reached(state, asked.side, start) or goal == start:
            return self._closed(asked, start, goal)
        room = room_for(state, goal)
        if room < action.number:
            key = "room" if room > 0 else "no-room"
            return no("6.13-a", key, there, to=there, n=max(room, 0))
        return None

    def _closed(self, asked: SideAsked, start: int, goal: int) -> Refusal:
        """The gate that is closed, with the route up to it; or that there is no way at all."""
        state, world = asked.position, asked.world
        here, there = world.provinces[start].ref, world.provinces[goal].ref
        route = world.rivers.route(start, goal, barred_to(state, asked.side)) if start != goal else None
        if route is None or not route.closed:
            return no("6.13-a", "not-reached", there, to=there, province=here)
        gate = route.closed[0]
        passed = [world.spots[spot].ref for spot in route.gates[: route.gates.index(gate) + 1]]
        whose = whose_ref(barrer(state, asked.side, gate))
        return no("6.13-b", "river-barred", *reversed(passed), here, whose=whose, place=world.spots[gate].ref)

    def play(self, asked: SideAsked, action: Overflow) -> None:
        """Who finds room stands in the countryside, who replaces a neutral takes its place (R-37)."""
        state, side, world = asked.position, asked.side, asked.world
        start, goal = world.province[action.province], world.province[action.to]
        way = way_to(state, side, start, goal)
        replaced, limit = 0, world.provinces[goal].limit
        for _ in range(action.number):
            state.at[next(state.giving(side, start))][side] -= 1
            spot = world.provinces[goal].countryside
            if state.total(goal) >= limit:
                spot = next(state.giving(NEUTRAL, goal))
                state.remove(NEUTRAL, spot)
                replaced += 1
            state.at[spot][side] += 1
        state.say(
            "overflows-replacing" if replaced else "overflows", "6.13-a", side, *way, kind="overflow", path=way,
            data={
                "n": action.number, "replaced": replaced, "heap": heap_at(world.provinces[goal].id, WORDS[side]),
                "water": int(over_water(state, start, goal)),
            },
            n=action.number, province=way[0], to=way[-1], replaced=replaced,
        )  # fmt: skip

    def preview(self, asked: SideAsked, action: Overflow) -> Iterable[Fact]:
        """The neutrals that it replaces."""
        state, goal = asked.position, asked.world.province[action.to]
        free = asked.world.provinces[goal].limit - state.total(goal)
        replaced = action.number - max(0, free)
        if replaced > 0:
            ref = asked.world.provinces[goal].ref
            yield fact("replaces", "6.13-a", ref, n=replaced, province=ref)


class SendingHome(Ending):
    """The rest of the surplus goes to the supply (6.13-d)."""

    clause: ClassVar[str] = "revolution 6.13-d"

    def label(self, asked: SideAsked, action: Done) -> Message:
        """How many go home."""
        return say("revolution-act-done-home", n=asked.step.to_place(asked.position))


class Overflowing(InOrder, frozen=True):
    """Each faction with a surplus moves some of it; the rest goes to the supply (5.5-a, 6.13-a, 6.13-d)."""

    name: ClassVar[str] = "overflow"
    clause: ClassVar[str] = "revolution 6.13-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Flowing(), Whole(), SendingHome())

    def concerns(self, state: State, side: int) -> bool:
        """Whether it has a surplus that can go anywhere."""
        return any(
            surplus_of(state, side, start)
            and any(room_for(state, goal) > 0 for goal in reached(state, side, start))
            for start in range(len(state.world.provinces))
        )

    def to_place(self, state: State) -> int:
        """The whole surplus of the faction that acts."""
        side = self.asks(state)
        return sum(surplus_of(state, side, province) for province in range(len(state.world.provinces)))

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """How many are over."""
        return {"n": self.to_place(state)}

    def finish(self, state: State) -> None:
        """What was not moved leaves, the countryside first (6.13-d, R-37)."""
        side = self.asks(state)
        for number, province in enumerate(state.world.provinces):
            surplus = surplus_of(state, side, number)
            for _ in range(surplus):
                state.remove(side, next(state.giving(side, number)))
            if surplus:
                state.say(
                    "surplus-home", "6.13-d", side, province.ref, side_ref(side), kind="home",
                    n=surplus, province=province.ref,
                )  # fmt: skip
        super().finish(state)

    def dropped(self, state: State, source: str, target: str) -> Iterable[Action]:
        """One counter from the province of the one place to that of the other."""
        surplus = source.removeprefix(f"{SURPLUS}-")
        start = province_of(state, source if surplus == source else f"country:{surplus}")
        goal = province_of(state, target)
        if start < 0 or goal < 0:
            return ()
        return (Overflow(state.world.provinces[start].id, state.world.provinces[goal].id),)

    def measure(self, state: State) -> int:
        """The surplus, and the factions still to act."""
        return len(self.left) * state.world.rules.counters * 2 + self.to_place(state)
