"""What was nearest to another outcome when the game was over: cards and goals that few counters would have changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.revolution.scoring import POINT, loose_counters
from engine.games.revolution.sides import NOBILITY, NOBODY, SIDES, side_ref
from engine.games.revolution.state import State
from engine.kernel.explain import Fact
from engine.kernel.message import say
from engine.kernel.view import in_points

MOST = 3
"""So many are told."""


class Near(NamedTuple):
    """A card, or the goal of the Nobility.

    Attributes:
        counters: how many more or fewer would have changed it. worth: tenths of a point. side: who would have lost or
            won them. held: whether it would have lost them. ref: of the city or province, of the faction for a goal.
    """

    counters: int
    worth: int
    side: int
    held: bool
    ref: str
    clause: str


def nearest(state: State) -> tuple[Fact, ...]:
    """The cards and goals for which the fewest counters were wanting, those of the winners and the dearer ones first.

    Goals that do not count counters (bishoprics, armies, trading towns, universities) are won or not: nothing is near.
    """
    winners = state.result.winners if state.result else ()

    def rank(near: Near) -> tuple[int, bool, int]:
        return near.counters, not (near.held and state.seat_for(near.side) in winners), -near.worth

    return tuple(_told(near) for near in sorted([*_cards(state), *_goals(state)], key=rank)[:MOST])


def _cards(state: State) -> Iterator[Near]:
    world = state.world
    for city in world.cities:
        yield from _majority(state, state.at[city.spot], world.rules.city_points, city.ref)
    for number, province in enumerate(world.provinces):
        yield from _majority(state, state.loose(number), province.points, province.ref)


def _majority(state: State, counts: list[int], worth: int, ref: str) -> Iterator[Near]:
    """By how many counters a card was held, or missed by whoever had most there (5.7-a)."""
    holder, whole = state.majority(counts), sum(counts)
    if holder != NOBODY:
        yield Near(2 * counts[holder] - whole, worth, holder, True, ref, "5.7-a")
        return
    best = max(counts[side] for side in state.world.sides)
    first = [side for side in state.world.sides if best and counts[side] == best]
    if len(first) == 1:
        yield Near(whole - 2 * best + 1, worth, first[0], False, ref, "5.7-a")


def _goals(state: State) -> Iterator[Near]:
    """The goal of the Nobility counts counters in towns and countryside (R-27)."""
    if NOBILITY not in state.world.sides:
        return
    number, each = loose_counters(state)[NOBILITY], state.world.rules.divisor
    beyond = (number - 1) % each + 1 if number else each
    ref = side_ref(NOBILITY)
    if number:
        yield Near(beyond, POINT, NOBILITY, True, ref, "R-27")
    yield Near(each - beyond + 1, POINT, NOBILITY, False, ref, "R-27")


def _told(near: Near) -> Fact:
    what = "goal" if near.ref.startswith("side:") else "card"
    key = f"revolution-nearest-{what}-{'held' if near.held else 'missed'}"
    side = f"side:{SIDES[near.side]}"
    points = in_points(near.worth, POINT)
    message = say(key, at=near.ref, side=side, n=near.counters, points=points)
    return Fact(message, f"revolution {near.clause}", (near.ref,))
