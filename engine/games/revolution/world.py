"""What never changes in a game of REVOLUTION: spots, provinces, regions, rivers, boxes, cards, numbers of the rules.

Everything is told by number: spots, provinces, regions, boxes and cities each in the order of the board file.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from engine.games.revolution.board import RevolutionBoard, Space, revolution_board
from engine.games.revolution.cards import CardFile, Constants, Substitution, card_file
from engine.games.revolution.cards import UniversityPull as PullEntry
from engine.games.revolution.rivers import RiverNet, river_net
from engine.games.revolution.sides import NEUTRAL, NOBODY, NUMBER, TEAMS, WORDS
from engine.games.revolution.tables import (
    City,
    Effect,
    Province,
    Region,
    Rules,
    Setup,
    Spot,
    Substitutes,
    SupportBox,
    University,
    UniversityPull,
)

PLAIN, COLOURED, DIAGONAL = range(3)
"""The kinds of space of a support box (2-f): to the map only, to the treasury only, either."""

SPACES: tuple[Space, ...] = ("plain", "coloured", "diagonal")
"""Their words, by number."""
UNIVERSITIES: tuple[str, ...] = ("none", "catholic", "reformed")
"""The words of what a university is, by number (5.7-c)."""
PULLS: Mapping[str, int] = {"catholic": -1, "centre": 0, "reformed": 1}
"""Where coins move a marker of allegiance, from the words of the data."""


@dataclass(frozen=True, eq=False)
class World:
    """The board, the cards and the rules as numbers, for the factions in play.

    Attributes:
        sides: the factions in play, in the order of alignment. teams: allied ones (two players), else each alone.
        spots, provinces, cities, regions, boxes, universities: by number. bishoprics: provinces that have one.
        spot, province, city, region, box: id -> number (`spot` has the countryside under the province's id).
        effects: by space of the allegiance track, from 1; 0 is unused. pull: per side -1 (to the Catholic end), 0 (to
            the centre), 1 (to the Reformed end). catholic, anti_catholic: see `Substitutes`.
        statuses: the words of those of bishoprics, from 0 strongly Catholic to 3 strongly Reformed.
        bishop_opening: status on turn 0 by the province's holder, index 5 for nobody. bishop_towards: where a holder's
            marker goes, -1 where it stays. bishop_goal: those that count for the goal of the Catholics.
        old_pull, new_pull: who changes universities. hirers: who may hire Water Beggars. beggar_foes: whose armies
            these destroy and hinder, the first before others. rivers: the ways of overflow (6.13-b).
    """

    sides: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...]
    spots: tuple[Spot, ...]
    provinces: tuple[Province, ...]
    cities: tuple[City, ...]
    regions: tuple[Region, ...]
    boxes: tuple[SupportBox, ...]
    universities: tuple[University, ...]
    bishoprics: tuple[int, ...]
    spot: Mapping[str, int]
    province: Mapping[str, int]
    city: Mapping[str, int]
    region: Mapping[str, int]
    box: Mapping[str, int]
    effects: tuple[Effect, ...]
    pull: tuple[int, ...]
    catholic: Substitutes
    anti_catholic: Substitutes
    bishop_opening: tuple[int, ...]
    bishop_towards: tuple[int, ...]
    bishop_goal: tuple[int, ...]
    statuses: tuple[str, ...]
    old_pull: UniversityPull
    new_pull: UniversityPull
    hirers: tuple[int, ...]
    beggar_foes: tuple[int, ...]
    rivers: RiverNet
    rules: Rules
    setup: Setup


@cache
def world(sides: tuple[int, ...], allied: bool = False) -> World:
    """The World of the board and the cards as they are declared, for the factions in play; `allied`: of two players."""
    board, file = revolution_board(), card_file()
    spot = {key: number for number, key in enumerate(_spot_ids(board))}
    province = {key: number for number, key in enumerate(board.countries)}
    cities = [key for key, place in board.places.items() if place.kind == "city"]
    city = {key: number for number, key in enumerate(cities)}
    universities = _universities(board)
    spots = _spots(board, province, city, universities)
    bishoprics = tuple(province[key] for key, entry in board.countries.items() if entry.bishopric)
    regions = _regions(board, province, spots)
    boxes = _boxes(board, sides, province)
    status = {word: number for number, word in enumerate(file.bishoprics.status)}
    pulls = [file.factions[side].bishopric for side in NUMBER]
    return World(
        sides=sides,
        teams=TEAMS if allied else tuple((side,) for side in sides),
        spots=spots,
        provinces=_provinces(board, file.constants.minor_limit, province, spot, bishoprics),
        cities=tuple(
            City(key, spot[key], tuple(spot[p] for p in file.cities[key]), board.places[key].allegiance or 0)
            for key in cities
        ),
        regions=regions,
        boxes=boxes,
        universities=tuple(University(spot[u], board.places[u].university == "old") for u in universities),
        bishoprics=bishoprics,
        spot=spot,
        province=province,
        city=city,
        region={region.id: number for number, region in enumerate(regions)},
        box={box.id: number for number, box in enumerate(boxes)},
        effects=(Effect(), *(Effect(UNITS[s.remove], UNITS[s.add]) for s in file.allegiance)),
        pull=tuple(PULLS[file.factions[side].pull] for side in NUMBER),
        catholic=_substitutes(file.substitutes["catholic"], sides),
        anti_catholic=_substitutes(file.substitutes["anti-catholic"], sides),
        bishop_opening=(*(status[pull.opening] for pull in pulls), status[file.bishoprics.vacant]),
        bishop_towards=tuple(-1 if pull.towards is None else status[pull.towards] for pull in pulls),
        bishop_goal=tuple(status[word] for word in file.factions["catholics"].goal.status),
        statuses=file.bishoprics.status,
        old_pull=_pull(file.universities.old),
        new_pull=_pull(file.universities.new),
        hirers=_numbers(file.beggars.hirers, sides),
        beggar_foes=_numbers(file.beggars.foes, sides),
        rivers=river_net(board, province, spot),
        rules=_rules(file, 2 if allied else len(sides)),
        setup=_setup(board, file.constants, sides, spot, {box.id: n for n, box in enumerate(boxes)}),
    )


UNITS: Mapping[str | None, Literal["", "catholic", "anti_catholic"]] = {
    None: "", "catholic": "catholic", "anti-catholic": "anti_catholic",
}  # fmt: skip
"""The units of the effects of allegiance, from the words of the data."""


def _numbers(sides: Iterable[str], playing: tuple[int, ...]) -> tuple[int, ...]:
    """Those of some factions that play, in their order."""
    return tuple(NUMBER[side] for side in sides if NUMBER[side] in playing)


def _spot_ids(board: RevolutionBoard) -> tuple[str, ...]:
    """All that counters stand on: of each province its countryside, its towns, its cities."""
    found: list[str] = []
    for key in board.countries:
        found += [key, *board.of_kind(key, "town"), *board.of_kind(key, "city")]
    return tuple(found)


def _universities(board: RevolutionBoard) -> list[str]:
    """The places of universities: the old ones, then by the year in which they were founded."""
    found = [place for place in board.places.values() if place.university is not None]
    return [place.id for place in sorted(found, key=lambda place: place.founded or 0)]


def _spots(
    board: RevolutionBoard, province: Mapping[str, int], city: Mapping[str, int], universities: list[str]
) -> tuple[Spot, ...]:
    found: list[Spot] = []
    for key in _spot_ids(board):
        place = board.places.get(key)
        if place is None:
            found.append(Spot(key, "countryside", province[key]))
        else:
            university = universities.index(key) if key in universities else -1
            number = province[place.country]
            found.append(Spot(key, place.kind, number, city.get(key, -1), place.trading, university))
    return tuple(found)


def _provinces(
    board: RevolutionBoard,
    minor: int,
    province: Mapping[str, int],
    spot: Mapping[str, int],
    bishoprics: tuple[int, ...],
) -> tuple[Province, ...]:
    regions = list(board.sections)
    found: list[Province] = []
    for number, (key, entry) in enumerate(board.countries.items()):
        towns = tuple(spot[place] for place in board.of_kind(key, "town"))
        cities = tuple(spot[place] for place in board.of_kind(key, "city"))
        found.append(
            Province(
                key, entry.limit, entry.points, entry.tax, entry.limit <= minor,
                regions.index(entry.region), spot[key], towns, cities, (spot[key], *towns, *cities),
                tuple(sorted(province[other] for other in board.neighbours[key])),
                tuple(sorted(province[other] for other in entry.across)),
                bishoprics.index(number) if number in bishoprics else -1,
            )
        )  # fmt: skip
    return tuple(found)


def _regions(
    board: RevolutionBoard, province: Mapping[str, int], spots: tuple[Spot, ...]
) -> tuple[Region, ...]:
    number = {key: n for n, key in enumerate(board.sections)}
    found: list[Region] = []
    for key, box in board.sections.items():
        within = tuple(sorted(province[name] for name in box.provinces))
        here = tuple(n for n, spot in enumerate(spots) if spot.province in within)
        found.append(
            Region(
                key, box.slots, len(box.orange), box.beggars, within, here,
                tuple(sorted(spots[n].city for n in here if spots[n].kind == "city")),
                tuple(sorted(number[other] for other in box.arrows)),
            )
        )  # fmt: skip
    return tuple(found)


def _boxes(
    board: RevolutionBoard, sides: tuple[int, ...], province: Mapping[str, int]
) -> tuple[SupportBox, ...]:
    support = {key: box for key, box in board.boxes.items() if box.kind == "support"}
    robbed = {box.intercepts for box in support.values()}
    found: list[SupportBox] = []
    for key, box in support.items():
        plain, coloured, diagonal = (box.spaces.get(space, 0) for space in SPACES)
        found.append(
            SupportBox(
                key, _numbers(box.powers, sides), (plain, coloured, diagonal),
                tuple(sorted(province[name] for name in box.provinces)),
                box.exclusive, key in robbed, box.intercepts is not None,
            )
        )  # fmt: skip
    return tuple(found)


def _substitutes(entry: Substitution, sides: tuple[int, ...]) -> Substitutes:
    """R-22: who is not in play is skipped; the last resort counts where nobody before it plays."""
    remove = _numbers(entry.remove, sides) or _numbers(entry.last_resort, sides)
    add = (WORDS.index(word) for word in entry.add)
    return Substitutes(remove, tuple(side for side in add if side in sides or side == NEUTRAL))


def _pull(entry: PullEntry) -> UniversityPull:
    opening, reformed, catholic = (
        tuple(NUMBER.get(word, NOBODY) for word in words)
        for words in (entry.opening, entry.reformed, entry.catholic)
    )
    return UniversityPull(opening, reformed, catholic)


def _rules(file: CardFile, players: int) -> Rules:
    known, factions = file.constants, [file.factions[side] for side in NUMBER]
    return Rules(
        counters=known.resource_counters[str(players)],
        armies=known.army_counters[str(players)],
        neutrals=known.neutral_counters,
        opening_units=tuple(faction.new_units for faction in factions),
        opening_factor=known.opening_placement_factor,
        least_units=known.minimum_new_units,
        per_countryside=known.countryside_per_unit,
        rates=known.city_tax_rates,
        army_price=tuple(faction.army_prices for faction in factions),
        keep=tuple(faction.keep for faction in factions),
        disband=known.army_disband,
        siege_converts=known.siege_converts,
        beggars=known.water_beggars,
        beggar_cost=known.water_beggar_cost,
        beggars_per_siege=file.beggars.per_siege,
        steps=known.influence_max_steps,
        free_city=known.neutrals_free_city,
        free_town=known.neutrals_free_town,
        divisor=file.factions["nobility"].goal.divisor.get(str(players), 1),
        city_points=known.city_points,
        last_turn=known.last_turn,
    )


def _setup(
    board: RevolutionBoard,
    known: Constants,
    sides: tuple[int, ...],
    spot: Mapping[str, int],
    box: Mapping[str, int],
) -> Setup:
    """Only factions in play set up (3.6-a); every city and town left free takes neutrals (3.6-e)."""
    declared = board.setup
    taken = {
        spot[place]: (side, number)
        for name, side in NUMBER.items()
        if side in sides
        for place, number in declared.places.get(name, {}).items()
    }
    for key, place in board.places.items():
        number = known.neutrals_free_city if place.kind == "city" else known.neutrals_free_town
        taken.setdefault(spot[key], (NEUTRAL, number))
    boxes = tuple(
        (box[key], SPACES.index(space), side, number)
        for name, side in NUMBER.items()
        if side in sides
        for key, spaces in declared.boxes.get(name, {}).items()
        for space, number in spaces.items()
    )

    def each(numbers: Mapping[str, int]) -> tuple[int, ...]:
        return tuple(numbers.get(name, 0) if side in sides else 0 for name, side in NUMBER.items())

    spots = tuple((n, side, number) for n, (side, number) in sorted(taken.items()))
    return Setup(spots, boxes, each(declared.treasury), each(declared.orange))
