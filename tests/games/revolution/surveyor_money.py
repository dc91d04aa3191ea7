"""The second reading: set-up, taxes, support, interception, coins for allegiance (3.6, 5.1, 6.1, 6.2, 6.16-a)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.revolution.surveyor_facts import (
    BOXES,
    CITIES,
    HUGUENOTS,
    NEUTRAL,
    PROVINCES,
    REFORMED_SIDES,
    REGIONS,
    SPANISH,
    SURVEY,
    TOWNS,
    TREASURY,
)
from tests.games.revolution.surveyor_truth import Army, Deed, Truth, empty_truth

MAP_KINDS, TREASURY_KINDS = ("plain", "diagonal"), ("coloured", "diagonal")
"""Spaces from which a counter may go to the map, to the treasury (2-f)."""

# --- 3.6 set-up -----------------------------------------------------------------------


def set_up(factions: list[str], players: int) -> Truth:
    """The table before the Habsburgs have placed their armies."""
    truth = empty_truth(factions, players)
    for side in truth.factions:
        entry = SURVEY["setup"][side]
        for place, number in entry["map"].items():  # 3.6-a
            truth.at[place][side] = number
        for box, number in entry["boxes"].items():
            kind = next(iter(BOXES[box]["spaces"]))  # 3.6-d: the diagonal spaces of the Calvinists
            truth.boxes[box][kind][side] = number
        truth.treasury[side] = entry["treasury"]  # 3.6-b
    for place in [*CITIES, *TOWNS]:  # 3.6-e
        if not truth.at[place].total():
            truth.at[place][NEUTRAL] = 2 if place in CITIES else 1
    truth.left = 2 if "habsburgs" in truth.factions else 0  # 3.6-c
    truth.step = ("setup", "habsburgs")
    return truth


def setup_deeds(truth: Truth) -> Iterator[Deed]:
    """Orange spaces without an army; one a space (3.6-c)."""
    if truth.left:
        taken = {army.region for army in truth.armies}
        yield from (("army", r) for r in REGIONS if REGIONS[r]["orange"] and r not in taken)


def set_army(truth: Truth, region: str) -> None:
    """A Habsburg army begins here."""
    truth.armies.append(Army("habsburgs", region))
    truth.left -= 1


# --- 6.1 taxes ------------------------------------------------------------------------


def cities_held(truth: Truth, side: str) -> int:
    """City cards of a faction."""
    return sum(truth.cards[city] == side for city in CITIES)


def tax_deeds(truth: Truth, side: str) -> Iterator[Deed]:
    """One rate for all cities, who holds any (6.1-b); if all bring the same, there is nothing to choose (R-33)."""
    if truth.left and cities_held(truth, side):
        rates = (1, 2, 3) if len({tax_of(truth, side, rate) for rate in (1, 2, 3)}) > 1 else (1,)
        yield from (("tax", rate) for rate in rates)


def tax_of(truth: Truth, side: str, rate: int) -> int:
    """Provinces, the fraction of the sum dropped, and cities; no more than the supply has (6.1-a, 6.1-c, R-10)."""
    from_provinces = sum(PROVINCES[p]["tax"] for p in PROVINCES if truth.cards[p] == side) // 2
    return min(from_provinces + rate * cities_held(truth, side), truth.supply(side))


def tax(truth: Truth, side: str, rate: int) -> None:
    """Counters of the supply become coins."""
    truth.treasury[side] += tax_of(truth, side, rate)
    truth.left = 0


# --- 5.1, 6.2 support -----------------------------------------------------------------


def support_deeds(truth: Truth, side: str) -> Iterator[Deed]:
    """Any own counters of any boxes, where their spaces lead (5.1-a, 6.2.1-a)."""
    for box, entry in BOXES.items():
        to_map = sum(truth.boxes[box][kind][side] for kind in MAP_KINDS if kind in entry["spaces"])
        to_treasury = sum(truth.boxes[box][kind][side] for kind in TREASURY_KINDS if kind in entry["spaces"])
        for province in entry["leads_to"]:
            yield from (("support", box, province, number) for number in range(1, to_map + 1))
        if box != SPANISH or not truth.treasure_moved:  # 6.2.2-a: the number that is named stands
            yield from (("support", box, TREASURY, number) for number in range(1, to_treasury + 1))
    yield ("done",)


def leave_box(truth: Truth, box: str, side: str, kinds: tuple[str, ...], number: int) -> None:
    """Counters go out of a box, first from the spaces that leave no choice."""
    for kind in kinds:
        if kind in truth.boxes[box]:
            going = min(number, truth.boxes[box][kind][side])
            truth.boxes[box][kind][side] -= going
            number -= going
    assert not number


def support(truth: Truth, side: str, box: str, target: str, number: int) -> None:
    """Counters of a box move; treasure waits for the Huguenots' answer (6.2.2-a)."""
    if target == TREASURY:
        if box == SPANISH and truth.turn:
            truth.treasure_moved = True
            if interceptor(truth):
                truth.pending = ("treasure", side, number)
                truth.step = ("intercept", interceptor(truth))
                return
        leave_box(truth, box, side, TREASURY_KINDS, number)
        truth.treasury[side] += number
    else:
        leave_box(truth, box, side, MAP_KINDS, number)
        truth.at[target][side] += number  # into the countryside


def interceptor(truth: Truth) -> str:
    """Who has Huguenots that can still intercept; "" nobody (5.2-c, 6.2.2-a)."""
    return next((s for s in REFORMED_SIDES if truth.in_box(HUGUENOTS, s) > truth.intercepted), "")


def intercept_deeds(truth: Truth, side: str) -> Iterator[Deed]:
    """One for each Huguenot, no more than move, or none (6.2.2-a, 6.2.2-c)."""
    assert truth.pending
    most = min(truth.pending[2], truth.in_box(HUGUENOTS, side) - truth.intercepted)
    yield from (("intercept", number) for number in range(1, most + 1))
    yield ("let-pass",)


def intercept(truth: Truth, side: str, number: int) -> None:
    """What is intercepted goes to its owner's supply, the Huguenot to its own treasury (6.2.2-b, R-02)."""
    assert truth.pending
    _, mover, moving = truth.pending
    leave_box(truth, SPANISH, mover, TREASURY_KINDS, moving)
    truth.treasury[mover] += moving - number
    if truth.options.get("huguenots-stay"):
        truth.treasury[side] += min(number, truth.supply(side))
        truth.intercepted += number
    else:
        leave_box(truth, HUGUENOTS, side, TREASURY_KINDS, number)
        truth.treasury[side] += number
    truth.pending, truth.step = None, ("support", mover)


# --- 6.16 coins -----------------------------------------------------------------------


def coin_deeds(truth: Truth, side: str) -> Iterator[Deed]:
    """Coins of the treasury on any cities (6.16-a)."""
    for city in CITIES:
        yield from (("coin", city, number) for number in range(1, truth.treasury[side] + 1))
    yield ("done",)


def coin(truth: Truth, side: str, city: str, number: int) -> None:
    """They lie there until all have laid theirs."""
    truth.treasury[side] -= number
    truth.laid.setdefault(city, type(truth.treasury)())[side] += number
