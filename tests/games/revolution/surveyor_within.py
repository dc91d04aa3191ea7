"""The second reading: movement within provinces (5.6, 6.14)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.revolution.surveyor_facts import CITIES, NEUTRAL, PROVINCES, TOWNS, cities_of, towns_of
from tests.games.revolution.surveyor_truth import Deed, Truth


def propose_deeds(truth: Truth, side: str) -> Iterator[Deed]:
    """Provinces in which the faction has a counter outside besieged cities, not yet proposed (R-34).

    Where there is nothing but countryside nobody can move.
    """
    for province in PROVINCES:
        somewhere = truth.open_places(province) != [province]
        if truth.counted(province)[side] and somewhere and province not in truth.proposed:
            yield ("propose", province)
    yield ("done",)


def actors(truth: Truth) -> list[tuple[str, str]]:
    """The provinces proposed as the board file has them; in each the factions by size, equal ones in order (6.14-a)."""
    found = []
    for province in PROVINCES:
        if province in truth.proposed:
            sizes = truth.counted(province)
            present = [side for side in truth.order if sizes[side]]
            found += [(province, side) for side in sorted(present, key=lambda s: -sizes[s])]
    return found


def within_deeds(truth: Truth, province: str, side: str) -> Iterator[Deed]:
    """Own counters as the faction likes; those of who acts later, and neutrals, out (6.14-a, 6.14-b, R-14).

    Of the counters of each side in each place it is said once how many there are to be, so that it ends.
    """
    loose = truth.at[province][side]
    for place in truth.open_places(province):
        if place == province:
            continue
        here = truth.at[place][side]
        most = here + loose
        if place in TOWNS:
            most = min(1, most)  # 2-b
            if truth.occupant(place) in truth.acted:  # taken by one who has acted
                most = 0
        if (place, side) not in truth.said:
            yield from (("set", place, number) for number in range(most + 1) if number != here)
        for other, number in (+truth.at[place]).items():
            if other != side and other not in truth.acted and (place, other) not in truth.said:
                yield from (("out", place, other, n) for n in range(1, number + 1))
    yield ("done",)


def set_counters(truth: Truth, province: str, side: str, place: str, number: int) -> None:
    """So many own counters there; who stands in a town is pushed out into the countryside (6.14-b)."""
    truth.said.add((place, side))
    if place in TOWNS and number and truth.occupant(place) not in ("", side):
        leave(truth, province, place, truth.occupant(place), 1)
    truth.at[province][side] += truth.at[place][side] - number
    truth.at[place][side] = number


def push_out(truth: Truth, province: str, place: str, other: str, number: int) -> None:
    """Into the countryside, because the faction that acts says so."""
    truth.said.add((place, other))
    leave(truth, province, place, other, number)


def leave(truth: Truth, province: str, place: str, other: str, number: int) -> None:
    """From a town or city to the countryside around it."""
    truth.at[place][other] -= number
    truth.at[province][other] += number


def settle_neutrals(truth: Truth) -> None:
    """Two into each empty city, one into each empty town, of those in the countryside (6.14-c, 6.6-c)."""
    for province in PROVINCES:
        shut = truth.besieged()
        for place in [*cities_of(province), *towns_of(province)]:
            if place not in shut and not truth.at[place].total():
                number = min(2 if place in CITIES else 1, truth.at[province][NEUTRAL])
                truth.at[province][NEUTRAL] -= number  # a single one goes into a city all the same
                truth.at[place][NEUTRAL] += number
