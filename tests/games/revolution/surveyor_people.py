"""The second reading: new units, conflict, neutral units, overflow (5.2 to 5.5, 6.10 to 6.13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.games.revolution.surveyor_facts import (
    BOXES,
    CITIES,
    HUGUENOTS,
    LIMIT,
    NEUTRAL,
    PROVINCES,
    SURVEY,
    TOWNS,
    reached,
)
from tests.games.revolution.surveyor_truth import Deed, Truth

LEAST = 7
COUNTRY_FOR_A_UNIT = 5
DIAGONAL_FIRST = ("diagonal", "plain", "coloured")

# --- 5.2, 6.10 new units --------------------------------------------------------------


def units_earned(truth: Truth, side: str) -> int:
    """Cities and the places on their cards, towns, countryside, boxes (6.10-a)."""
    number = 0
    for city in CITIES:
        if truth.cards[city] == side:
            number += 1
            number += sum(truth.controls(side, place) for place in CITIES[city]["card"])
    number += sum(truth.occupant(town) == side for town in TOWNS)
    number += sum(truth.at[province][side] for province in PROVINCES) // COUNTRY_FOR_A_UNIT
    return number + sum(truth.in_box(box, side) for box in BOXES)


def new_units(truth: Truth, side: str) -> int:
    """At least seven, never more than the supply (6.10-a); on turn 0 as the rulebook says (5.2-a)."""
    wanted = max(LEAST, units_earned(truth, side)) if truth.turn else SURVEY["opening_units"][side]
    return min(wanted, truth.supply(side))


def begin_units(truth: Truth, side: str) -> None:
    """The number, and what stood in each province before any was placed (5.2-b, 6.10-b)."""
    truth.left = new_units(truth, side)
    truth.before = Counter({p: truth.everywhere(side, p) for p in PROVINCES})
    truth.placed = Counter()


def unit_deeds(truth: Truth, side: str) -> Iterator[Deed]:
    """As many as there are, and as go there; one place, or room for no more: nothing to choose (R-08, R-33)."""
    most = fitting(truth, side) if truth.left else Counter[str]()
    if len(most) == 1 or most.total() <= truth.left:
        yield from [("place", where, min(number, truth.left)) for where, number in most.items()][:1]
        return
    for where, number in most.items():
        yield from (("place", where, some) for some in range(1, min(number, truth.left) + 1))


def fitting(truth: Truth, side: str) -> Counter[str]:
    """How many may go to each province where the faction already was, and to boxes that serve it (5.2-b, 6.10-b)."""
    found = Counter[str]()
    for province in PROVINCES:
        there = truth.before[province]
        if there and truth.turn and truth.cards[province] == side:  # not without presence
            found[province] = truth.left
        else:
            found[province] = there * (1 if truth.turn else 2) - truth.placed[province]
    for box, entry in BOXES.items():
        others = box == HUGUENOTS and any(truth.in_box(box, s) for s in entry["serves"] if s != side)
        if side in entry["serves"] and not others:  # 5.2-c, R-29
            found[box] = truth.free_spaces(box)
    return +found


def place(truth: Truth, side: str, where: str, number: int) -> None:
    """Into the countryside, or on free spaces."""
    truth.left -= number
    if where in BOXES:
        fill_box(truth, side, where, number)
    else:
        truth.at[where][side] += number
        truth.placed[where] += number


def fill_box(truth: Truth, side: str, box: str, number: int) -> None:
    """On free spaces, those first that leave the most choice."""
    for kind in DIAGONAL_FIRST:
        if kind in truth.boxes[box]:
            free = BOXES[box]["spaces"][kind] - truth.boxes[box][kind].total()
            going = min(free, number)
            truth.boxes[box][kind][side] += going
            number -= going
    assert not number


def end_units(truth: Truth, side: str) -> None:
    """What can go nowhere becomes coins (6.10-c, R-08); on turn 0 it stays in the supply."""
    if truth.turn:
        truth.treasury[side] += truth.left
    truth.left = 0


# --- 5.3, 6.11 conflict ---------------------------------------------------------------


def conflict(truth: Truth, province: str) -> None:
    """Round after round, the smallest first, equal ones together, until the limit or one faction is left (6.11-a)."""
    while True:
        sizes = truth.counted(province)
        for size in sorted(set(sizes.values())):
            now = truth.counted(province)
            if now.total() <= LIMIT[province] or len(now) <= 1:
                return
            for side in [s for s in sizes if sizes[s] == size]:
                truth.take(truth.first_to_leave(province, side), side)
        if not sizes:
            return


# --- 5.4, 6.12 neutral units ----------------------------------------------------------


def lacking(truth: Truth) -> list[str]:
    """Provinces below the limit (6.12-a); on turn 0 below the limit less one (5.4, R-06)."""
    target = {p: limit - (1 if truth.turn == 0 else 0) for p, limit in LIMIT.items()}
    return [p for p in PROVINCES if truth.counted(p).total() < target[p]]


def fill(truth: Truth) -> None:
    """One to each, then a second; for a last incomplete round somebody chooses (6.12-b)."""
    truth.round = []
    while True:
        needy = lacking(truth)
        if not needy:
            return
        if truth.supply(NEUTRAL) < len(needy):
            truth.round = needy
            return
        for province in needy:
            truth.put_neutral(province)


def neutral_deeds(truth: Truth) -> Iterator[Deed]:
    """One at a time to provinces of the last round."""
    if truth.supply(NEUTRAL):
        yield from (("neutral", province) for province in truth.round)


def add_neutral(truth: Truth, province: str) -> None:
    """The first in order says where (6.12-b, R-45)."""
    truth.put_neutral(province)
    truth.round.remove(province)


# --- 5.5, 6.13 overflow ---------------------------------------------------------------


def surplus(truth: Truth, side: str, province: str) -> int:
    """What one faction alone has above the limit (6.13-a); neutrals alone have none (R-36)."""
    counted = truth.counted(province)
    return max(0, counted.total() - LIMIT[province]) if list(counted) == [side] else 0


def bars(truth: Truth, side: str, place: str) -> bool:
    """Whether a city or town bars a river to a faction (6.13-b, R-09c)."""
    if place in TOWNS:
        holder = truth.occupant(place)
    elif truth.turn:
        holder = truth.cards[place]
    else:
        holder = majority(truth.at[place])  # before the first cards, R-45
    return holder not in ("", NEUTRAL, side) and not truth.allied(side, holder)


def majority(counters: Counter[str]) -> str:
    """Who has more than all others together, neutrals counted; "" nobody, or the neutrals (5.7-a)."""
    best = max(counters, key=lambda s: counters[s], default="")
    return best if best != NEUTRAL and 2 * counters[best] > counters.total() else ""


def room(truth: Truth, province: str) -> int:
    """Arrivals take free room, then neutrals' places, up to the limit (6.13-a, R-09a, R-36)."""
    counted = truth.counted(province)
    return max(0, LIMIT[province] - (counted.total() - counted[NEUTRAL]))


def overflow_deeds(truth: Truth, side: str) -> Iterator[Deed]:
    """The surplus alone moves, to where there is room (6.13-a, 6.13-d)."""
    shut = {place for place in [*CITIES, *TOWNS] if bars(truth, side, place)}
    for origin in PROVINCES:
        extra = surplus(truth, side, origin)
        for target in PROVINCES:
            if extra and target in reached(origin, shut):
                most = min(extra, room(truth, target))
                yield from (("overflow", origin, target, number) for number in range(1, most + 1))
    yield ("done",)


def overflow(truth: Truth, side: str, origin: str, target: str, number: int) -> None:
    """One after the other: into free room in the countryside, else in a neutral's place (R-36, R-37)."""
    for _ in range(number):
        truth.take(truth.first_to_leave(origin, side), side)
        if truth.counted(target).total() < LIMIT[target]:
            truth.at[target][side] += 1
        else:
            spot = truth.first_to_leave(target, NEUTRAL)
            truth.take(spot, NEUTRAL)
            truth.at[spot][side] += 1


def end_overflow(truth: Truth, side: str) -> None:
    """What is not moved goes to the supply (6.13-d)."""
    for province in PROVINCES:
        for _ in range(surplus(truth, side, province)):
            truth.take(truth.first_to_leave(province, side), side)
