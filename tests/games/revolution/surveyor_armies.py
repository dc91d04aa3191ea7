"""The second reading: upkeep, raising, battles, laying sieges, marching, military influence (6.3 to 6.6, 6.8, 6.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.games.revolution.surveyor_facts import (
    ANTI,
    CITIES,
    FACTIONS,
    NEUTRAL,
    PROVINCE_OF,
    REGION_OF,
    REGIONS,
    SURVEY,
    cities_in,
    joined,
    towns_in,
)
from tests.games.revolution.surveyor_truth import Army, Deed, Truth

# --- 6.3 upkeep -----------------------------------------------------------------------


def begin_upkeep(truth: Truth, side: str) -> None:
    """Every army of the faction is to be decided about (6.3-a)."""
    truth.undecided = Counter(army.region for army in truth.armies if army.side == side)


def upkeep_deeds(truth: Truth, side: str) -> Iterator[Deed]:
    """Keep or disband what can be paid; any may be abandoned (6.3-a)."""
    coins, price = truth.treasury[side], SURVEY["upkeep"][side]
    for region in +truth.undecided:
        if coins >= price:
            yield ("keep", region)
        if coins >= 1:
            yield ("disband", region)
        yield from (("abandon", region, "sack", town) for town in towns_in(region))  # 6.3-c
        for place, where in REGION_OF.items():
            if where == region and place not in CITIES:  # not in a city
                for victim in +truth.at[place]:
                    if victim != NEUTRAL:  # the owner's own too
                        yield ("abandon", region, "replace", place, victim)
    if truth.undecided.total() and coins >= price * truth.undecided.total():
        yield ("keep-all",)


def undecided_army(truth: Truth, side: str, region: str) -> Army:
    """An army of the faction in a region; those to be decided about are all alike."""
    truth.undecided[region] -= 1
    return next(a for a in truth.armies if (a.side, a.region, a.abandoned) == (side, region, False))


def keep(truth: Truth, side: str, region: str) -> None:
    """It stays; coins go to the supply (6.3-a)."""
    truth.undecided[region] -= 1
    truth.treasury[side] -= SURVEY["upkeep"][side]


def keep_all(truth: Truth, side: str) -> None:
    """All that are left stay."""
    for region in truth.undecided.copy().elements():
        keep(truth, side, region)


def disband(truth: Truth, side: str, region: str) -> None:
    """It leaves for the supply, for one coin whoever's it is, and may be raised again (6.3-a, 6.3-b)."""
    truth.armies.remove(undecided_army(truth, side, region))
    truth.treasury[side] -= 1


def abandon_and_sack(truth: Truth, side: str, region: str, town: str) -> None:
    """A neutral into the countryside of the town's province (6.3-c); none left: nothing (R-11)."""
    undecided_army(truth, side, region).abandoned = True
    truth.put_neutral(PROVINCE_OF[town])


def abandon_and_replace(truth: Truth, side: str, region: str, place: str, victim: str) -> None:
    """A counter becomes neutral (6.3-c); none left: it is removed (R-11)."""
    undecided_army(truth, side, region).abandoned = True
    truth.take(place, victim)
    truth.put_neutral(place)


# --- 6.4 raising ----------------------------------------------------------------------


def raise_deeds(truth: Truth, side: str) -> Iterator[Deed]:
    """Up to three, as far as money and army counters go, where the faction is and a space is empty (6.4-a, 6.4-b)."""
    prices = [0, *SURVEY["prices"][side]]
    can_buy = truth.left < 3 and truth.army_stock(side)
    if can_buy and truth.treasury[side] >= prices[truth.left + 1] - prices[truth.left]:
        for region in REGIONS:
            own_army = any(army.side == side for army in truth.live(region))
            if truth.empty_spaces(region) > 0 and (own_army or truth.in_region(side, region)):
                yield ("raise", region)
    yield ("done",)


def raise_army(truth: Truth, side: str, region: str) -> None:
    """The price is for the number bought this turn (6.4-a)."""
    prices = [0, *SURVEY["prices"][side]]
    truth.treasury[side] -= prices[truth.left + 1] - prices[truth.left]
    truth.left += 1
    truth.armies.append(Army(side, region))


# --- 6.5 battles ----------------------------------------------------------------------


def battle(truth: Truth, region: str) -> None:
    """The most opposed remove one army each, until one faction, two armies or allies alone are left (6.5)."""
    while True:
        here = truth.live(region)
        present = [side for side in FACTIONS if any(army.side == side for army in here)]
        if len(here) <= 2 or len(present) <= 1:  # 6.5-a: two stand off
            return
        if all(truth.allied(present[0], other) for other in present[1:]):  # 6.5-c
            return
        for side in (present[0], present[-1]):  # 2-i
            truth.armies.remove(next(army for army in here if army.side == side))


# --- 6.6 sieges -----------------------------------------------------------------------


def siege_deeds(truth: Truth, side: str) -> Iterator[Deed]:
    """A free army before a city of its region (6.6-a, 6.6-b)."""
    for region in REGIONS:
        free = any(army.side == side and not army.city for army in truth.live(region))
        if not free or truth.hampered(side, region):  # stand-off, R-13
            continue
        for city in cities_in(region):
            holder, inside = truth.cards[city], +truth.at[city]
            only_own = inside.total() > 0 and inside.total() == inside[side]
            held = holder == side or truth.allied(side, holder)
            if city not in truth.besieged() and not held and not only_own:
                yield ("besiege", region, city)
    yield ("done",)


def lay_siege(truth: Truth, side: str, region: str, city: str) -> None:
    """One army a city (6.6-b)."""
    army = next(army for army in truth.live(region) if army.side == side and not army.city)
    army.city = city


# --- 6.8 marching ---------------------------------------------------------------------


def march_deeds(truth: Truth, side: str) -> Iterator[Deed]:
    """Armies that neither besiege nor have marched, along an arrow to an empty space (6.8-a)."""
    for region in REGIONS:
        if any(a.side == side and not a.city and not a.moved for a in truth.live(region)):
            yield from (("march", region, to) for to in joined(region) if truth.empty_spaces(to) > 0)
    yield ("done",)


def march(truth: Truth, side: str, region: str, to: str) -> None:
    """A waiting Water Beggar may stop it (6.7.4)."""
    if side in ANTI and truth.beggars[region]:
        truth.pending, truth.step = ("march", side, region, to), ("hinder", truth.hirer)
    else:
        marched(truth, side, region, to)


def marched(truth: Truth, side: str, region: str, to: str) -> None:
    """The army goes, or stays where it is: it has had its march (R-43)."""
    army = next(a for a in truth.live(region) if a.side == side and not a.city and not a.moved)
    army.region, army.moved = to, True


# --- 6.9 military influence -----------------------------------------------------------


def influence_deeds(truth: Truth, side: str) -> Iterator[Deed]:
    """An army alone with its own replaces a counter in a town or the countryside (6.9-a)."""
    for region in REGIONS:
        ready = any(a.side == side and not a.city and not a.used for a in truth.live(region))
        if not ready or truth.hampered(side, region) or not truth.supply(side):
            continue
        for place, where in REGION_OF.items():
            if where == region and place not in CITIES:
                yield from (("influence", region, place, v) for v in +truth.at[place] if v != side)
    yield ("done",)


def influence(truth: Truth, side: str, region: str, place: str, victim: str) -> None:
    """A waiting Water Beggar may stop it (6.7.4)."""
    if side in ANTI and truth.beggars[region]:
        truth.pending, truth.step = ("influence", side, region, place, victim), ("hinder", truth.hirer)
    else:
        influenced(truth, side, region, place, victim)


def influenced(truth: Truth, side: str, region: str, place: str, victim: str) -> None:
    """The counter changes its colour."""
    use_up(truth, side, region)
    truth.take(place, victim)
    truth.at[place][side] += 1


def use_up(truth: Truth, side: str, region: str) -> None:
    """One army has had its influence (R-43)."""
    next(a for a in truth.live(region) if a.side == side and not a.city and not a.used).used = True


def answer_hinder(truth: Truth, hinder: bool) -> None:
    """The hirer stops it, which uses up a Beggar, or lets it go (6.7.4, R-18, R-43)."""
    assert truth.pending
    kind, side, region, *rest = truth.pending
    truth.pending, truth.step = None, (kind, side)
    if hinder:
        truth.beggars[region] -= 1
        if kind == "march":
            marched(truth, side, region, region)
        else:
            use_up(truth, side, region)
    elif kind == "march":
        marched(truth, side, region, *rest)
    else:
        influenced(truth, side, region, *rest)
