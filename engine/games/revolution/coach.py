"""What may have been overlooked at the end of a phase: cards about to be lost, conflict, overflow (5.7, 6.11, 6.13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, NamedTuple

from engine.games.revolution.actions import Done
from engine.games.revolution.conflict import conflict_of
from engine.games.revolution.marching import Marching, Military
from engine.games.revolution.overflow import Overflowing, may_take, surplus_of
from engine.games.revolution.overlays import spare_of
from engine.games.revolution.proposals import Proposing
from engine.games.revolution.raiding import Raiding
from engine.games.revolution.refusals import fact
from engine.games.revolution.sides import side_ref, whose_ref
from engine.games.revolution.sieges import LayingSieges
from engine.games.revolution.state import State
from engine.games.revolution.within import Within
from engine.kernel.action import Action
from engine.kernel.coach import Caution, Coach
from engine.kernel.explain import Fact
from engine.kernel.message import say

BEFORE_CONFLICT = (LayingSieges.name, Raiding.name, Marching.name, Military.name)
"""Phases in which counters come to count, or to be others, before there is conflict and overflow in the turn."""
BEFORE_CARDS = (Marching.name, Military.name, Overflowing.name, Proposing.name, Within.name)
"""Phases in which the counters that decide on cards still move."""


class RevolutionCoach(Coach[State]):
    """Who ends what is voluntary in a phase may have overlooked what the phases to come will do."""

    steps: ClassVar[tuple[str, ...]] = tuple(dict.fromkeys((*BEFORE_CONFLICT, *BEFORE_CARDS)))
    ending: ClassVar[Action | None] = Done()

    def cautions(self, position: State, seat: str) -> Iterator[Caution]:
        """Losses by conflict, then surpluses, then cards."""
        step = position.top().name
        mine = position.led(seat)
        if step in BEFORE_CONFLICT:
            yield from _conflicts(position, mine)
        if step in BEFORE_CONFLICT or step == Overflowing.name:
            yield from _surpluses(position, mine, home=step == Overflowing.name)
        if step in BEFORE_CARDS:
            yield from _cards(position, mine)


def _conflicts(state: State, mine: list[int]) -> Iterator[Caution]:
    """Counters that a conflict would remove if it came now (6.11-a)."""
    for number, province in enumerate(state.world.provinces):
        counts = state.strengths(number)
        found = conflict_of(counts, province.limit)
        for side in mine:
            if lost := found.lost(side):
                limit = fact("limit", "2-a", province.ref, limit=province.limit, n=sum(counts))
                there = (
                    fact("counts", "2-a", province.ref, side=whose_ref(one), n=n)
                    for one, n in enumerate(counts)
                    if n
                )
                yield Caution(
                    say("coach-revolution-conflict", side=side_ref(side), province=province.ref, n=lost),
                    "revolution 6.11-a",
                    (province.ref,),
                    (limit, *there),
                )


def _surpluses(state: State, mine: list[int], *, home: bool) -> Iterator[Caution]:
    """What a faction alone has over a limit: it overflows (6.13-a), or goes `home` if it is left there (6.13-d)."""
    for number, province in enumerate(state.world.provinces):
        for side in mine:
            surplus = surplus_of(state, side, number)
            if not surplus:
                continue
            to = tuple(state.world.provinces[goal].ref for goal, _, _ in may_take(state, side, number))
            key = "home" if home or not to else "overflow"
            clause = "6.13-a" if key == "overflow" else "6.13-d"
            room = say("coach-revolution-room", provinces=list(to)) if to else say("coach-revolution-nowhere")
            yield Caution(
                say(f"coach-revolution-{key}", side=side_ref(side), province=province.ref, n=surplus),
                f"revolution {clause}",
                (province.ref,),
                (Fact(room, "revolution 6.13-a", to or (province.ref,)),),
            )


class Held(NamedTuple):
    """A card that is held: by whom, of what, the counters that decide on it, who may still bring one in, and how."""

    holder: int
    ref: str
    counts: Sequence[int]
    rivals: tuple[int, ...]
    clause: str


def _cards(state: State, mine: list[int]) -> Iterator[Caution]:
    """Cards of cities and provinces whose majority one counter of others would end, or that has ended (5.7-a)."""
    for card in _held(state, mine):
        spare, side = spare_of(card.counts, card.holder), side_ref(card.holder)
        if spare > 1 or (spare == 1 and not card.rivals):
            continue
        own = card.counts[card.holder]
        majority = say("coach-revolution-majority", side=side, n=own, others=sum(card.counts) - own)
        rivals = say("coach-revolution-rivals", sides=[side_ref(one) for one in card.rivals])
        why = [Fact(majority, "revolution 5.7-a", (card.ref,))]
        if spare == 1:
            why.append(Fact(rivals, card.clause, (card.ref,)))
        key = "coach-revolution-tips" if spare == 1 else "coach-revolution-lost"
        yield Caution(say(key, side=side, at=card.ref), "revolution 6.17-a", (card.ref,), tuple(why))


def _held(state: State, mine: list[int]) -> Iterator[Held]:
    """The cards of these factions; while a province is arranged those of its cities and its own alone (6.14-a).

    Into a city counters come from its province alone (6.14-a), into the countryside as new units, too (6.10-b).
    """
    world, step, within = state.world, state.top(), "revolution 6.14-a"
    into = "revolution 6.10-b" if step.name in BEFORE_CONFLICT else within
    arranged = (step.province,) if isinstance(step, Within) else range(len(world.provinces))
    for number in arranged:
        province, loose, inside = world.provinces[number], state.loose(number), state.strengths(number)
        if (holder := state.province_cards[number]) in mine:
            yield Held(holder, province.ref, loose, _rivals(state, holder, inside, loose), into)
        for spot in province.cities:
            city = world.spots[spot].city
            if (holder := state.city_cards[city]) in mine and not state.besieged(city):
                here = state.at[spot]
                yield Held(holder, world.cities[city].ref, here, _rivals(state, holder, inside, here), within)


def _rivals(state: State, holder: int, inside: Sequence[int], counted: Sequence[int]) -> tuple[int, ...]:
    """The other factions that can still bring a counter to those counted, from what stands in the province.

    Before conflict by new units (6.10-b), later by movement inside the province, of who still acts there (6.14-a).
    """
    step = state.top()
    acting = step.acting[1:] if isinstance(step, Within) else state.world.sides
    others = (side for side in acting if side != holder)
    if step.name in BEFORE_CONFLICT:
        return tuple(side for side in others if inside[side])
    return tuple(side for side in others if inside[side] > counted[side])
