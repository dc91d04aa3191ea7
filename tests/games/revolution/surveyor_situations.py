"""Random tables of REVOLUTION for the two readings: possible, and as awkward as can be."""

from __future__ import annotations

from engine.kernel.rng import Rng
from tests.games.revolution import surveyor_armies as armies
from tests.games.revolution import surveyor_end as end
from tests.games.revolution import surveyor_people as people
from tests.games.revolution.surveyor_course import OPENING, TURN
from tests.games.revolution.surveyor_facts import (
    BOXES,
    FACTIONS,
    HUGUENOTS,
    NEUTRAL,
    PROVINCES,
    REFORMED_SIDES,
    REGIONS,
    SURVEY,
    TOWNS,
    beggar_regions,
    cities_in,
    places_of,
)
from tests.games.revolution.surveyor_truth import Army, Truth, empty_truth

FOUR = [side for side in FACTIONS if side != "nobility"]
STARTS = [phase for phase in TURN if phase not in ("within", "settle", "allegiance", "cards", "score", "lay")]
"""Phases at whose beginning a situation may stand."""
OPENING_STARTS = [phase for phase in OPENING if phase in STARTS]


def make_up(rng: Rng) -> tuple[list[str], int]:
    """Two to five players, with three of them any trio (3.1-a to 3.4-a)."""
    players = rng.choice([2, 3, 4, 5])
    if players == 3:
        others = FACTIONS[1:]
        rng.shuffle(others)
        return sorted(["catholics", *others[:2]], key=FACTIONS.index), 3
    return (FACTIONS[:] if players == 5 else FOUR[:]), players


def situation(rng: Rng, phase: str = "") -> Truth:
    """A table at the beginning of a phase, which is yet to be opened."""
    factions, players = make_up(rng)
    truth = empty_truth(factions, players)
    opening = rng.below(8) == 0 and phase in ("", *OPENING_STARTS)
    truth.turn = 0 if opening else 1 + rng.below(5)
    truth.phase = phase or rng.choice(OPENING_STARTS if opening else STARTS)
    truth.options = {"huguenots-stay": rng.below(5) == 0}
    if truth.turn:
        rng.shuffle(truth.order)
    scatter(truth, rng)
    if truth.turn:
        markers(truth, rng)
        soldiers(truth, rng)
    elif "habsburgs" in factions:
        orange = [region for region in REGIONS if REGIONS[region]["orange"]]
        rng.shuffle(orange)
        truth.armies = [Army("habsburgs", region) for region in orange[:2]]
    tidy(truth)
    return truth


# --- counters -------------------------------------------------------------------------


def scatter(truth: Truth, rng: Rng) -> None:
    """Counters in heaps and alone, coins, supporters; sometimes hardly any is left in a supply, or in the stock."""
    crowded = [rng.choice(list(PROVINCES)) for _ in range(1 + rng.below(4))]
    spread = rng.choice([1, 2, 4])
    for side in truth.factions:
        whole = SURVEY["counters"][truth.players]
        for _ in range(rng.choice([whole // 3, whole // 2, whole - 8, whole - 1, whole])):
            kind = rng.below(12)
            if kind == 0 and truth.turn:
                truth.treasury[side] += 1
            elif kind == 1:
                support(truth, rng, side)
            else:
                home = crowded if rng.below(spread) == 0 else list(PROVINCES)
                settle(truth, rng, side, rng.choice(home))
    for _ in range(rng.choice([5, 15, 30, 55, 60])):
        settle(truth, rng, NEUTRAL, rng.choice(list(PROVINCES)))


def settle(truth: Truth, rng: Rng, side: str, province: str) -> None:
    """A counter somewhere in a province; a town holds one (2-b)."""
    place = rng.choice([province, *places_of(province)])
    if place in TOWNS and truth.at[place].total():
        place = province
    truth.at[place][side] += 1


def support(truth: Truth, rng: Rng, side: str) -> None:
    """A counter on a free space of a box that serves the faction (5.2-c)."""
    box = rng.choice([box for box in BOXES if side in BOXES[box]["serves"]])
    others = box == HUGUENOTS and any(truth.in_box(box, s) for s in REFORMED_SIDES if s != side)
    if truth.free_spaces(box) and not others and (truth.turn or box != "spanish-treasury"):
        people.fill_box(truth, side, box, 1)


def markers(truth: Truth, rng: Rng) -> None:
    """Cards that mostly agree with the counters and sometimes lag behind them; all kinds of markers."""
    end.give_cards(truth)
    for card in truth.cards:
        if rng.below(4) == 0:
            truth.cards[card] = rng.choice(["", *truth.factions])
    for city in truth.allegiance:
        truth.allegiance[city] = 1 + rng.below(7)
    for province in truth.bishoprics:
        truth.bishoprics[province] = (rng.below(4), rng.choice(["", *truth.factions]))
    for place in truth.universities:
        old = place in SURVEY["old_universities"]
        truth.universities[place] = rng.choice(["reformed", "catholic" if old else ""])


# --- armies ---------------------------------------------------------------------------


def soldiers(truth: Truth, rng: Rng) -> None:
    """Armies where they fit, sieges, Water Beggars and abandoned armies where the phase may have them."""
    number = TURN.index(truth.phase)
    by_the_sea = truth.phase in ("siege", "hire")
    camp(truth, rng, rng.choice([0, 1, 2] if by_the_sea else [2, 6, 12]), by_the_sea)
    if by_the_sea:
        for side in (s for s in REFORMED_SIDES if s in truth.factions):
            truth.treasury[side] += min(rng.below(7), truth.supply(side))
    if number > TURN.index("upkeep"):
        for army in truth.armies:
            army.abandoned = rng.below(6) == 0
    if number > TURN.index("battles"):
        for region in REGIONS:
            armies.battle(truth, region)
    if TURN.index("siege") < number <= TURN.index("convert"):
        for side in truth.order:
            besiege(truth, rng, side)
    if TURN.index("hire") < number <= TURN.index("convert"):
        beggars(truth, rng)
    if number > TURN.index("march"):
        camp(truth, rng, rng.choice([0, 3]))


def camp(truth: Truth, rng: Rng, most: int, by_the_sea: bool = False) -> None:
    """Some armies of each faction, often together."""
    coast = by_the_sea or rng.below(3) == 0
    together = [rng.choice(beggar_regions() if coast else list(REGIONS)) for _ in range(2)]
    for side in truth.factions:
        for _ in range(rng.below(most + 1)):
            region = rng.choice(together if rng.below(2) else list(REGIONS))
            if truth.army_stock(side) and truth.empty_spaces(region) > 0:
                truth.armies.append(Army(side, region))


def besiege(truth: Truth, rng: Rng, side: str) -> None:
    """Some of the sieges that a faction may lay; many are in the city."""
    for _ in range(4):
        deeds = [deed for deed in armies.siege_deeds(truth, side) if deed[0] == "besiege"]
        if deeds and rng.below(3):
            _, region, city = rng.choice(deeds)
            armies.lay_siege(truth, side, region, city)
            for _ in range(rng.below(5)):
                inside = rng.choice([*truth.factions, NEUTRAL])
                if truth.supply(inside):
                    truth.at[city][inside] += 1


def beggars(truth: Truth, rng: Rng) -> None:
    """Up to three, hired by one, waiting or besieging where no army was."""
    able = [side for side in REFORMED_SIDES if side in truth.factions]
    if not able or rng.below(3) == 0:
        return
    truth.hirer, left = rng.choice(able), 1 + rng.below(3)
    while left:
        region = rng.choice(beggar_regions())
        free = [c for c in cities_in(region) if c not in truth.besieged() and not truth.live(region)]
        if free and left >= 2 and rng.below(2):
            truth.blockades.append(rng.choice(free))
            left -= 2
        else:
            truth.beggars[region] += 1
            left -= 1


def tidy(truth: Truth) -> None:
    """What the automatic phases before this one would have left nowhere."""
    number = (TURN if truth.turn else OPENING).index(truth.phase)
    course = TURN if truth.turn else OPENING
    if number > course.index("conflict"):
        for province in PROVINCES:
            people.conflict(truth, province)
    if number > course.index("overflow"):
        for side in truth.order:
            people.end_overflow(truth, side)
    for counters in [*truth.at.values(), *(s for spaces in truth.boxes.values() for s in spaces.values())]:
        for side in [s for s in counters if not counters[s]]:
            del counters[side]
    truth.points = {turn: dict.fromkeys(truth.factions, 0) for turn in range(truth.turn)}
    assert all(truth.supply(side) >= 0 for side in [*truth.factions, NEUTRAL])
    besieged = [army.city for army in truth.armies if army.city]
    assert len(besieged) == len(set(besieged))
