"""The second reading: the Water Beggars (6.7)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tests.games.revolution.surveyor_facts import (
    ANTI,
    PROVINCE_OF,
    REFORMED_SIDES,
    SURVEY,
    beggar_regions,
    cities_in,
    towns_in,
)
from tests.games.revolution.surveyor_truth import Deed, Truth

COST = 2


def hire_deeds(truth: Truth, side: str) -> Iterator[Deed]:
    """One to three, at two coins each; only the first to hire has them (6.7-a)."""
    if side in REFORMED_SIDES and not truth.hirer:
        most = min(SURVEY["beggars"], truth.treasury[side] // COST)
        yield from (("hire", number) for number in range(1, most + 1))
        yield ("done",)


def hire(truth: Truth, side: str, number: int) -> None:
    """They are his for this turn; coins go to the supply."""
    truth.hirer = side
    truth.treasury[side] -= COST * number
    truth.beggars[""] = number
    truth.step = ("ship", side)


def ship_deeds(truth: Truth, side: str) -> Iterator[Deed]:
    """All that were hired go to regions by the sea (6.7-b)."""
    for region in beggar_regions():
        yield from (("ship", region, number) for number in range(1, truth.beggars[""] + 1))


def ship(truth: Truth, side: str, region: str, number: int) -> None:
    """Then, all shipped, they act."""
    truth.beggars[""] -= number
    truth.beggars[region] += number
    if not truth.beggars[""]:
        truth.step = ("beggars", side)


def use_deeds(truth: Truth, side: str) -> Iterator[Deed]:
    """Each region with Beggars: what those named can do there (6.7.1 to 6.7.3)."""
    for region in beggar_regions():
        here, armies = truth.beggars[region], truth.live(region)
        if not here:
            continue
        target = next((s for s in ANTI if any(army.side == s for army in armies)), "")
        if target:  # 6.7.1: more Beggars than armies, besiegers included
            where = {army.city for army in armies if army.side == target}
            for number in range(len(armies) + 1, here + 1):
                yield from (("destroy", region, number, *([city] if city else [])) for city in sorted(where))
        sieges = sorted(army.city for army in armies if army.city)
        for number in range(max(1, len(armies)), here + 1) if sieges else ():  # 6.7.2, R-16
            for size in range(1, len(sieges) + 1):
                yield from (("relieve", region, number, *some) for some in combinations(sieges, size))
        if not armies:  # 6.7.3
            yield from (("sack", region, town) for town in towns_in(region))
            if here >= 2:
                free = [city for city in cities_in(region) if city not in truth.blockades]
                yield from (("blockade", region, city) for city in free)
    yield ("done",)


def destroy(truth: Truth, side: str, region: str, number: int, city: str = "") -> None:
    """The most Catholic army goes, and a siege it laid is over; those Beggars return (6.7.1)."""
    armies = truth.live(region)
    target = next(s for s in ANTI if any(army.side == s for army in armies))
    truth.armies.remove(next(a for a in armies if (a.side, a.city) == (target, city)))
    truth.beggars[region] -= number


def relieve(truth: Truth, side: str, region: str, number: int, *cities: str) -> None:
    """The besiegers return to their section; those Beggars return (6.7.2, R-16)."""
    for army in truth.live(region):
        if army.city in cities:
            army.city = ""
    truth.beggars[region] -= number


def sack(truth: Truth, side: str, region: str, town: str) -> None:
    """A neutral to its province, nobody is removed; the Beggar returns (6.7.3, R-17)."""
    truth.put_neutral(PROVINCE_OF[town])
    truth.beggars[region] -= 1


def blockade(truth: Truth, side: str, region: str, city: str) -> None:
    """Two Beggars lie before a city until 6.15 (6.7.3)."""
    truth.blockades.append(city)
    truth.beggars[region] -= 2
