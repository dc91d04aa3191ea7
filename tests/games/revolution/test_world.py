"""The World of REVOLUTION: what the rulebook says of the board and the cards, and the ways of overflow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from engine.boards.check import check
from engine.boards.decode import typed
from engine.boards.requirements import requirements
from engine.games.revolution import check_cards
from engine.games.revolution.board import RevolutionBoard, ref_of, revolution_board
from engine.games.revolution.board_needs import RevolutionNeeds
from engine.games.revolution.cards import CardFile, card_file
from engine.games.revolution.explain import describe
from engine.games.revolution.game import SEATS
from engine.games.revolution.sides import (
    BURGHERS,
    CATHOLICS,
    HABSBURGS,
    NEUTRAL,
    NOBILITY,
    NOBODY,
    NUMBER,
    REFORMERS,
    TEAMS,
)
from engine.games.revolution.world import COLOURED, DIAGONAL, PLAIN, World, world
from engine.kernel.files import data
from tests.games.revolution.by_hand import bare
from tests.yaml_file import yaml_of

ALL = (0, 1, 2, 3, 4)
FOUR = (0, 1, 3, 4)
NEAR = {"cleve", "generality", "holland", "overijssel", "geldern", "utrecht"}
FAR = {"limburg", "koeln", "liege", "maastricht", "venlo"}


@pytest.fixture(scope="module")
def board() -> RevolutionBoard:
    """The board."""
    return revolution_board()


@pytest.fixture(scope="module")
def full() -> World:
    """The World of five players."""
    return world(ALL)


def ids(full: World, provinces: set[int] | tuple[int, ...]) -> set[str]:
    """Provinces by their ids."""
    return {full.provinces[n].id for n in provinces}


def spots(full: World, *places: str) -> set[int]:
    """Places by number."""
    return {full.spot[place] for place in places}


# --- the board


def test_neither_board_nor_cards_have_a_fault(board: RevolutionBoard) -> None:
    """All that the game needs is there, and every fact has a source."""
    assert [fault.message for fault in check(board)] == []


def test_numbers_of_the_board(full: World) -> None:
    """27 provinces for 126 counters, 12 cities, 42 towns; a spot for each, and for the countryside of each province."""
    assert len(full.provinces) == 27
    assert sum(province.limit for province in full.provinces) == 126
    kinds = [spot.kind for spot in full.spots]
    assert (kinds.count("countryside"), kinds.count("town"), kinds.count("city")) == (27, 42, 12)
    assert len(full.cities) == 12
    assert sum(spot.trading for spot in full.spots) == 7
    assert {province.id for province in full.provinces if province.minor} == {
        "mechelen", "cambrai", "maastricht", "venlo", "stavelot",
    }  # fmt: skip


def test_spots_of_a_province_follow_each_other(full: World) -> None:
    """The countryside, then towns, then cities, each in the order of the board file (R-07)."""
    holland = full.provinces[full.province["holland"]]
    assert [full.spots[n].id for n in holland.spots] == [
        "holland", "alkmaar", "delft", "dordrecht", "rotterdam", "amsterdam", "haarlem", "leiden",
    ]  # fmt: skip
    assert (full.spots[holland.countryside].ref, full.spots[holland.towns[0]].ref) == (
        "country:holland",
        "place:alkmaar",
    )
    for number, province in enumerate(full.provinces):
        assert province.spots == (province.countryside, *province.towns, *province.cities)
        assert all(full.spots[n].province == number for n in province.spots)
        assert all(full.cities[full.spots[n].city].spot == n for n in province.cities)
        for other in province.neighbours:
            assert number in full.provinces[other].neighbours


def test_only_flanders_and_holland_hold_several_cities(full: World) -> None:
    """6.14."""
    assert {p.id for p in full.provinces if len(p.cities) > 1} == {"flanders", "holland"}


def test_cards_of_cities(full: World) -> None:
    """The places that bring a counter more (6.10-a), and the first space of allegiance (5.7-d)."""
    cities = {city.id: city for city in full.cities}
    assert set(cities["koeln-city"].pays) == spots(full, "dordrecht", "leiden", "nijmegen")
    assert set(cities["utrecht-city"].pays) == spots(full, "cleve-town", "koeln-city")
    assert {city.id: city.allegiance for city in full.cities} == {
        "aachen": 3, "amsterdam": 2, "antwerpen": 4, "brugge": 5, "bruxelles": 2, "gent": 5, "haarlem": 4,
        "koeln-city": 2, "leiden": 5, "liege-city": 3, "luxembourg-city": 3, "utrecht-city": 4,
    }  # fmt: skip


def test_regions(full: World) -> None:
    """Each region has its provinces, and arrows to those that touch it; Beggars go to six provinces only (6.7-b)."""
    north = full.regions[full.region["north"]]
    assert ids(full, north.provinces) == {"friesland", "groningen", "drenthe"}
    assert (north.ref, north.orange, north.cities) == ("box:section-north", 0, ())
    open_to = {province for region in full.regions if region.beggars for province in region.provinces}
    assert ids(full, open_to) == {
        "gelderland",
        "holland",
        "overijssel",
        "utrecht",
        "zeeland",
        "generality",
    }
    for number, region in enumerate(full.regions):
        assert all(full.provinces[n].region == number for n in region.provinces)
        assert {full.spots[n].province for n in region.spots} == set(region.provinces)
        assert list(region.arrows) == sorted(set(region.arrows) - {number})
        assert all(number in full.regions[other].arrows for other in region.arrows)
        assert region.spaces >= 5
    assert sum(region.orange for region in full.regions) >= 2


def test_support_boxes(full: World) -> None:
    """Whom they serve, their spaces by kind, which holds one faction only, and which robs which (2-f, 5.2-c, 6.2.2)."""
    calvinists = full.boxes[full.box["calvinists"]]
    assert (calvinists.sides, calvinists.spaces) == ((REFORMERS,), (2, 0, 4))
    assert (PLAIN, COLOURED, DIAGONAL) == (0, 1, 2)
    assert {"friesland", "gelderland", "utrecht"} <= ids(full, calvinists.provinces)
    assert [box.id for box in full.boxes if box.exclusive] == ["huguenots"]
    assert [box.id for box in full.boxes if box.intercepts] == ["huguenots"]
    assert [box.id for box in full.boxes if box.treasury] == ["spanish-treasury"]
    treasury = full.boxes[full.box["spanish-treasury"]]
    assert treasury.spaces[PLAIN] == treasury.spaces[DIAGONAL] == 0
    assert treasury.provinces == ()


def test_universities_and_bishoprics(full: World) -> None:
    """Köln and Leuven are old, the five others follow by the year of their foundation; six bishops (5.7, 6.18)."""
    assert [(full.spots[u.spot].id, u.old) for u in full.universities] == [
        ("koeln-city", True), ("leuven", True), ("leiden", False), ("franeker", False), ("groningen-town", False),
        ("utrecht-city", False), ("harderwijk", False),
    ]  # fmt: skip
    assert [full.spots[u.spot].university for u in full.universities] == list(range(7))
    assert ids(full, full.bishoprics) == {"artois", "flanders", "koeln", "liege", "trier", "utrecht"}
    assert [full.provinces[p].bishopric for p in full.bishoprics] == list(range(6))


# --- factions in play


def test_set_up_of_five(full: World) -> None:
    """RV-02: no neutral in a city, 26 in towns; Catholics hold eight counters and four coins (3.6)."""
    held = {side: sum(n for _, owner, n in full.setup.spots if owner == side) for side in (*ALL, NEUTRAL)}
    assert held == {CATHOLICS: 8, HABSBURGS: 7, NOBILITY: 6, BURGHERS: 5, REFORMERS: 4, NEUTRAL: 26}
    assert not any(
        owner == NEUTRAL and full.spots[spot].kind == "city" for spot, owner, _ in full.setup.spots
    )
    assert (full.setup.treasury, full.setup.orange_armies) == ((4, 0, 0, 0, 0), (0, 2, 0, 0, 0))
    assert (full.box["calvinists"], DIAGONAL, REFORMERS, 4) in full.setup.boxes
    assert (full.rules.counters, full.rules.armies, full.rules.divisor) == (32, 6, 3)


@pytest.mark.parametrize(
    ("sides", "allied", "neutrals", "counters"),
    [
        (FOUR, False, 35, 40),
        (FOUR, True, 35, 40),
        ((0, 2, 4), False, 39, 56),
    ],
)
def test_set_up_of_others(sides: tuple[int, ...], allied: bool, neutrals: int, counters: int) -> None:
    """RV-02: free cities take two neutrals, free towns one; counters by the number of players (3.5)."""
    found = world(sides, allied)
    assert sum(n for _, owner, n in found.setup.spots if owner == NEUTRAL) == neutrals
    assert found.rules.counters == counters
    assert {owner for _, owner, _ in found.setup.spots} == {*sides, NEUTRAL}
    assert found.teams == (((0, 1), (3, 4)) if allied else tuple((side,) for side in sides))


def test_who_plays_whom() -> None:
    """The seats of two, and the three that are suggested, are those of the card file (3.1-a, 3.2-a)."""
    file = card_file()
    assert tuple(tuple(NUMBER[side] for side in team) for team in file.teams) == TEAMS
    assert set(file.with_three.suggested) == SEATS[3].keys()


def test_absent_factions() -> None:
    """RV-71: without Burghers and Reformers nobody hires Beggars, intercepts or fills their boxes (R-35)."""
    found = world((CATHOLICS, HABSBURGS, NOBILITY))
    assert found.hirers == ()
    assert found.boxes[found.box["huguenots"]].sides == ()
    assert found.boxes[found.box["spanish-treasury"]].sides == (CATHOLICS, HABSBURGS)
    assert found.anti_catholic.remove == (NOBILITY,)
    assert found.anti_catholic.add == (NOBILITY, NEUTRAL)
    assert found.rules.divisor == 5


def test_substitutes_and_effects(full: World) -> None:
    """Whose counter is meant, and where (6.16-c, 6.16-d, R-22)."""
    assert full.catholic.remove == (CATHOLICS, HABSBURGS)
    assert full.anti_catholic.remove == (REFORMERS, BURGHERS)
    assert full.anti_catholic.add == (REFORMERS, BURGHERS, NOBILITY, NEUTRAL)
    assert [(effect.remove, effect.add) for effect in full.effects[1:]] == [
        ("anti_catholic", "catholic"), ("anti_catholic", ""), ("", ""), ("", ""), ("", ""), ("catholic", ""),
        ("catholic", "anti_catholic"),
    ]  # fmt: skip
    assert full.pull == (-1, -1, 0, 1, 1)


def test_bishops_and_universities_follow_their_holders(full: World) -> None:
    """RV-14, RV-15: statuses on turn 0 by holder, where they go afterwards; who makes a university Reformed."""
    words = [full.statuses[status] for status in full.bishop_opening]
    assert words == [
        "strongly-catholic",
        "catholic",
        "catholic",
        "reformed",
        "strongly-reformed",
        "catholic",
    ]
    assert full.bishop_towards == (0, 1, -1, 2, 3)
    assert full.bishop_goal == (0, 1)
    assert full.old_pull.opening == (BURGHERS, REFORMERS)
    assert full.old_pull.catholic == (CATHOLICS, HABSBURGS, NOBODY)
    assert full.new_pull.catholic == (CATHOLICS, HABSBURGS)


def test_a_world_is_made_once() -> None:
    """It never changes, so it is shared."""
    assert world(FOUR, True) is world(FOUR, True)


# --- rivers


def test_overflow_of_gelderland(full: World) -> None:
    """RV-47: six neighbours; by river five provinces, and Namur unless Liège is barred."""
    start = full.province["gelderland"]
    assert ids(full, full.provinces[start].neighbours) == NEAR
    assert ids(full, full.rivers.reach(start, set())) - NEAR == FAR | {"namur"}
    assert ids(full, full.rivers.reach(start, spots(full, "liege-city"))) - NEAR == FAR
    everything = {n for n, spot in enumerate(full.spots) if spot.kind != "countryside"}
    assert ids(full, full.rivers.reach(start, everything)) - NEAR == FAR


def test_overflow_of_holland_to_koeln(full: World) -> None:
    """RV-48: by the Waal or by the Nederrijn; nothing else bars it."""
    start, goal = full.province["holland"], full.province["koeln"]
    everything = {n for n, spot in enumerate(full.spots) if spot.kind != "countryside"}
    for barred, reached in (
        (spots(full, "arnhem"), True),
        (spots(full, "nijmegen"), True),
        (spots(full, "arnhem", "nijmegen"), False),
        (everything - spots(full, "arnhem"), True),
        (everything - spots(full, "nijmegen"), True),
    ):
        assert (goal in full.rivers.reach(start, barred)) is reached
        route = full.rivers.route(start, goal, barred)
        assert route is not None
        assert (not route.closed) is reached


def test_overflow_of_zeeland(full: World) -> None:
    """RV-50: Holland and the Generality over the water; Flanders by the Schelde."""
    start = full.province["zeeland"]
    assert ids(full, full.provinces[start].neighbours) == {"holland", "generality"}
    assert "flanders" in ids(full, full.rivers.reach(start, set()))


def test_a_route_goes_stretch_by_stretch(full: World) -> None:
    """It begins where it starts, ends where it leads, and names its gates in order; without a river there is none."""
    start, goal = full.province["overijssel"], full.province["koeln"]
    barred = spots(full, "deventer")
    route = full.rivers.route(start, goal, barred)
    assert route is not None
    assert start in full.rivers.stretches[route.stretches[0]]
    assert goal in full.rivers.stretches[route.stretches[-1]]
    assert [full.spots[n].id for n in route.gates] == ["zutphen"]
    assert route.closed == ()
    assert full.rivers.route(start, full.province["drenthe"], set()) is None
    liege = full.rivers.route(full.province["gelderland"], full.province["namur"], spots(full, "liege-city"))
    assert liege is not None
    assert liege.closed == tuple(spots(full, "liege-city"))


# --- what the checks find


def changed(values: dict[str, Any], steps: tuple[str, ...], value: object) -> None:
    """One value of a nested table put otherwise."""
    for step in steps[:-1]:
        values = values[step]
    values[steps[-1]] = value


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("countries.holland.limit", 11, "capacity"),
        ("countries.zeeland.points", 10, "provinces.points"),
        ("countries.gelderland.tax", 3, "provinces.tax"),
        ("countries.gelderland.neighbours", ["cleve"], "neighbours"),
        ("countries.artois.region", "flanders", "boxes.section-south"),
        ("countries.artois.bishopric", False, "bishoprics"),
        ("places.leiden.allegiance", 4, "allegiance"),
        ("places.leiden.country", "utrecht", "together"),
        ("places.aachen.country", "koeln", "towns.country"),
        ("places.breda.trading", True, "trading"),
        ("places.leuven.university", "new", "old_universities"),
        ("places.leuven.university", None, "universities"),
        ("rivers.ijssel.course", [{"in": ["overijssel"]}, {"at": "nijmegen"}], "ijssel.nijmegen"),
        ("boxes.section-north.slots", 4, "section-north.slots"),
        ("boxes.section-north.arrows", [], "section-north.arrows"),
        ("boxes.section-coast.beggars", False, "sections.beggars"),
        ("boxes.section-rhine.orange", [1, 2], "section-rhine.orange"),
        ("boxes.jesuits.powers", ["habsburgs"], "powers.jesuits"),
        ("boxes.jesuits.provinces", [], "jesuits.provinces"),
        ("boxes.calvinists.spaces", {"diagonal": 4}, "calvinists.spaces"),
        ("boxes.calvinists.provinces", ["friesland", "gelderland"], "provinces.calvinists"),
        ("boxes.emperor.exclusive", True, "exclusive"),
        ("boxes.spanish-treasury.spaces", {"coloured": 5, "diagonal": 1}, "intercepts"),
        ("boxes.water-beggars.slots", 4, "water-beggars.slots"),
        ("tracks.allegiance.spaces", 9, "cards.allegiance"),
        ("tracks.bishoprics.spaces", 5, "bishoprics"),
        ("setup.places.nobility", {"aachen": 1}, "starts.places.nobility"),
        ("setup.boxes.reformers", {"calvinists": {"plain": 2}}, "starts.boxes.reformers"),
        ("setup.treasury", {"catholics": 5}, "treasury"),
        ("setup.orange", {}, "orange"),
    ],
)
def test_a_slip_in_the_board_is_told(board: RevolutionBoard, path: str, value: object, told: str) -> None:
    """Whatever the rulebook states is held against the board."""
    values = msgspec.json.decode(msgspec.json.encode(board.file))
    changed(values, tuple(path.split(".")), value)
    other = RevolutionBoard(msgspec.convert(values, type(board.file)))
    assert any(told in fault.message for fault in check(other)), [fault.message for fault in check(other)]


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("constants.minimum_new_units", 6, "minimum_new_units"),
        ("factions.catholics.keep", 1, "factions.catholics.keep"),
        ("constants.neutral_counters", 10, "neutral_counters"),
        ("cities.gent", ["gent"], "cards.cities.gent"),
        ("cities.leuven", [], "cards.cities"),
        ("factions.burghers.bishopric", {"opening": "lukewarm"}, "factions.burghers.bishopric"),
        ("factions.burghers.bishopric", {"opening": "catholic", "towards": "reformed"}, "burghers.bishopric"),
        ("substitutes.catholic", {"remove": ["catholics"], "add": ["catholics"]}, "substitutes.catholic"),
        ("beggars.hirers", ["beggars"], "sides"),
        ("provenance", {}, "cities.gent"),
    ],
)
def test_a_slip_in_the_cards_is_told(board: RevolutionBoard, path: str, value: object, told: str) -> None:
    """Figures of the rulebook, names, and what has to fit together."""
    values = msgspec.json.decode(msgspec.json.encode(card_file()))
    changed(values, tuple(path.split(".")), value)
    needs = requirements("revolution", RevolutionNeeds)
    assert needs is not None
    faults = list(check_cards.faults(board, msgspec.convert(values, CardFile), needs))
    assert any(told in fault.message for fault in faults), [fault.message for fault in faults]


def test_effects_mirror_each_other(board: RevolutionBoard) -> None:
    """6.16: what one end does to Catholics the other does to their opponents, and the middle does nothing."""
    values = msgspec.json.decode(msgspec.json.encode(card_file()))
    values["allegiance"][3]["remove"] = "catholic"
    needs = requirements("revolution", RevolutionNeeds)
    assert needs is not None
    faults = list(check_cards.faults(board, msgspec.convert(values, CardFile), needs))
    assert [fault.message for fault in faults if "allegiance.4" in fault.message]


def test_what_is_reconstructed_can_be_read(board: RevolutionBoard) -> None:
    """The source of a fact of the board, and of one of the cards, says whether it is the rulebook's."""
    kinds = {
        "countries.gelderland.neighbours": "given", "countries.gelderland.limit": "reconstruction",
        "countries.gelderland.tax": "notes", "countries.holland.tax": "reconstruction",
        "places.dordrecht.trading": "reconstruction", "places.leiden.allegiance": "given",
        "boxes.section-holland.arrows": "reconstruction", "boxes.jesuits.powers": "given",
        "boxes.jesuits.provinces": "reconstruction", "boxes.water-beggars.provinces": "given",
        "setup.places.catholics": "given", "rivers.rhine.course": "reconstruction",
    }  # fmt: skip
    for fact, kind in kinds.items():
        source = board.source(fact)
        assert source is not None
        assert (fact, source.kind) == (fact, kind)
    told = {"cities.aachen": "reconstruction", "cities.koeln-city": "given", "allegiance.7": "reconstruction"}
    told |= {"allegiance.4": "given", "constants.neutral_counters": "reconstruction"}
    for fact, kind in told.items():
        found = card_file().source(fact)
        assert found is not None
        assert (fact, found.kind) == (fact, kind)


@pytest.mark.parametrize(
    ("ref", "figures"),
    [
        ("country:holland", "limit-points-tax"),
        ("country:gelderland", "limit-points"),
        ("country:maastricht", "limit-points"),
        ("box:section-south", "slots-orange-arrows"),
        ("box:section-holland", "slots-arrows"),
        ("box:jesuits", "provinces-spaces"),
        ("place:lille", "name"),
        ("place:delft", ""),
        ("place:dordrecht", "trading"),
        ("place:gent", ""),
        ("box:water-beggars", ""),
        ("side:catholics", ""),
    ],
)
def test_the_inspector_tells_what_is_reconstructed(ref: str, figures: str) -> None:
    """What the board file marks so, with the ruling that explains it (R-01)."""
    told = [one for one in describe(bare(), ref) if one.clause == "revolution R-01"]
    assert [one.message.args["figures"] for one in told] == ([figures] if figures else [])


def test_cards_are_read_with_the_errors_of_boards(tmp_path: Path) -> None:
    """A figure that is no number is told with its line."""
    raw = yaml_of(data("cards", "revolution.yaml"))
    raw["constants"]["last_turn"] = "five"
    path = tmp_path / "cards.yaml"
    path.write_text(yaml.safe_dump(raw), encoding="utf-8")
    with pytest.raises(Exception, match="last_turn"):
        typed(path, CardFile)


def test_references_of_words() -> None:
    """A word of an Action is a place, a province or a box."""
    assert ref_of("leiden") == "place:leiden"
    assert ref_of("utrecht") == "country:utrecht"
    assert ref_of("utrecht-city") == "place:utrecht-city"
    assert ref_of("calvinists") == "box:calvinists"
    assert ref_of("treasury") == "treasury"
