"""The board of A Few Acres of Snow, its cards, and how the two are held against each other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import networkx as nx
import pytest

from engine.boards import BoardError
from engine.boards.check import check
from engine.boards.decode import typed
from engine.boards.errors import Fault, text
from engine.boards.schema import CourseEntry
from engine.games.acres.board import AcresBoard, AcresFile, acres_board
from engine.games.acres.cards import CardFile, LocationEntry, Omission, Symbols, card_file
from engine.games.acres.check_cards import check as check_cards
from engine.kernel.files import data
from tests.yaml_file import yaml_of

replace = msgspec.structs.replace
HERE = Path(__file__).parent
FAULTS: dict[str, dict[str, str]] = yaml_of(HERE / "acres_faults.yaml")
CARD_FAULTS: dict[str, dict[str, str]] = yaml_of(HERE / "card_faults.yaml")
Change = Callable[[AcresFile], dict[str, Any]]


@pytest.fixture(scope="module")
def acres() -> AcresBoard:
    """The board of A Few Acres of Snow."""
    return acres_board()


# --- the board as it is


def test_neither_board_nor_cards_have_a_fault(acres: AcresBoard) -> None:
    """All that the game needs is there, and the cards fit."""
    assert [fault.message for fault in check(acres)] == []
    assert [text(says) for _, says in check_cards(acres)] == []


def test_what_the_sites_are(acres: AcresBoard) -> None:
    """36 sites, 28 of them worth 70 points; two are joined to the sea without a ship."""
    places = acres.places
    assert len(places) == 36
    assert sum(place.points or 0 for place in places.values()) == 70
    assert sum(1 for place in places.values() if place.points) == 28
    assert places["louisbourg"].ship
    assert {key for key in acres.harbours if not places[key].ship} == {"fort-beausejour", "trois-rivieres"}
    assert (places["montreal"].country, acres.home_of("montreal")) == (None, None)
    pieces = {piece.place: (piece.id, piece.type, piece.power) for piece in acres.setup.pieces}
    assert pieces["quebec"] == ("french-quebec", "town", "french")
    assert len(pieces) == 14


def test_ways_of_every_kind(acres: AcresBoard) -> None:
    """Lakes join all their shores, the sea all its harbours, and two places may be joined in more ways than one."""
    assert acres.joined(["lake"])["fort-niagara"] == {
        "fort-frontenac",
        "oswego",
        "detroit",
        "fort-presquisle",
    }
    assert acres.joined(["sea"])["boston"] == set(acres.harbours) - {"boston"}
    assert acres.graph.edges["quebec", "trois-rivieres"]["kinds"] == {"river", "sea"}
    assert acres.graph.edges["boston", "halifax"] == {"kind": "sea", "kinds": frozenset({"sea"})}
    assert {road.kind for road in acres.roads} == {"river", "road", "indian-trail", "passage", "lake"}
    assert len(acres.roads) == 33 + 7
    assert nx.is_connected(acres.graph)


def test_a_way_runs_through_its_points(acres: AcresBoard) -> None:
    """A course from its first place to its second; over a lake through its middle."""
    roads = {road.id: road for road in acres.roads}
    assert acres.way(roads["cumberland-st-marys"]) == acres.file.courses["cumberland-st-marys"].via != ()
    huron = acres.lakes["lake-huron"]
    out, back = huron.via["detroit"], tuple(reversed(huron.via["michillimackinac"]))
    assert acres.way(roads["detroit-michillimackinac"]) == (*out, huron.centre, *back)


def test_the_cone_keeps_true_lengths(acres: AcresBoard) -> None:
    """A degree along the middle meridian is 111.2 km, a standard parallel is true, and points come back."""
    plane = acres.plane("america")
    assert plane.point(43.0, -73.0) == pytest.approx((0, 0), abs=1e-9)
    assert plane.point(44.0, -73.0) == pytest.approx((0, 111.2))
    for lat in (39.0, 47.0):
        x, _ = plane.point(lat, -72.9)
        assert x == pytest.approx(0.1 * 111.2 * _cosine(lat), rel=1e-4)
    assert plane.degrees(*plane.point(36.85, -84.7)) == pytest.approx((36.85, -84.7))


def _cosine(degrees: float) -> float:
    import math

    return math.cos(math.radians(degrees))


def test_facts_have_their_sources(acres: AcresBoard) -> None:
    """The most exact source speaks; the drawing is ours."""
    kinds = {
        "places.louisbourg.ship": "given",
        "places.louisbourg.points": "dataset",
        "places.montreal.draw": "reconstruction",
        "roads.deerfield-new-haven.kind": "given",
        "lakes.lake-erie.shores": "dataset",
    }
    found = {fact: acres.source(fact) for fact in kinds}
    assert {fact: source.kind for fact, source in found.items() if source is not None} == kinds


# --- planted faults


def site(key: str, **facts: Any) -> Change:
    """Change facts of one site."""
    return lambda file: {"places": {**file.places, key: replace(file.places[key], **facts)}}


def ways(kind: str, add: tuple[str, ...] = (), without: tuple[str, ...] = ()) -> Change:
    """Add a chain of a kind, or take one out."""

    def change(file: AcresFile) -> dict[str, Any]:
        found = [chain for chain in file.roads.get(kind, ()) if chain != without]
        return {"roads": {**file.roads, kind: (*found, *((add,) if add else ()))}}

    return change


def lake(key: str, **facts: Any) -> Change:
    """Change facts of one lake."""
    return lambda file: {"lakes": {**file.lakes, key: replace(file.lakes[key], **facts)}}


def start(at: str, **facts: Any) -> Change:
    """Change facts of the piece that begins on a site."""
    return lambda file: {
        "setup": replace(
            file.setup,
            pieces=tuple(replace(p, **facts) if p.place == at else p for p in file.setup.pieces),
        )
    }


def no_courses(file: AcresFile) -> dict[str, Any]:
    """Let no source speak of courses."""
    drawing = file.provenance["drawing"]
    facts = tuple(fact for fact in drawing.facts if fact != "courses")
    return {"provenance": {**file.provenance, "drawing": replace(drawing, facts=facts)}}


def without_kennebec_road(file: AcresFile) -> dict[str, Any]:
    """Lead the carrying place away from Fort Halifax."""
    return {"roads": {**file.roads, "road": (("cumberland", "fort-duquesne"),)}} | {
        "courses": {k: v for k, v in file.courses.items() if k != "fort-halifax-kennebec"}
    }


CHANGES: dict[str, Change] = {
    "number of sites": lambda f: {
        "places": {k: v for k, v in f.places.items() if k != "gaspe"},
        "setup": replace(f.setup, pieces=tuple(p for p in f.setup.pieces if p.place != "gaspe")),
    },
    "sites too near": site("new-haven", lat=42.1, lon=-71.4),
    "drawn far from its place": site("montreal", draw=(45.6, -75.0)),
    "a way past a third site": ways("road", ("boston", "new-york")),
    "ways that cross": ways("road", ("new-haven", "fort-halifax")),
    "a lake across a way": lake("lake-erie", via={"fort-presquisle": ((44.2, -83.6),)}),
    "points": site("quebec", points=5),
    "points where nothing can be built": site("fort-stanwix", points=1),
    "a ship too many": site("montreal", ship=True),
    "a settler missing": site("deerfield", settlers=False),
    "sea without a ship": site("trois-rivieres", sea=False),
    "defence": site("louisbourg", defence=0),
    "a way missing": ways("river", without=("new-haven", "deerfield")),
    "a trail for a river": ways("indian-trail", ("new-haven", "deerfield")),
    "a lake missing": lambda f: {"lakes": {k: v for k, v in f.lakes.items() if k != "lake-huron"}},
    "a shore missing": lake("lake-ontario", shores=("fort-frontenac", "fort-niagara")),
    "who can raid": ways("indian-trail", ("gaspe", "fort-beausejour")),
    "a raid too far": without_kennebec_road,
    "a raid too near": ways("indian-trail", ("boston", "fort-halifax")),
    "a start piece": start("quebec", type="village"),
    "two starts exchanged": start("norfolk", place="baltimore"),
    "fact without a source": no_courses,
}


def test_every_change_has_its_fault() -> None:
    """The tables go together."""
    assert CHANGES.keys() == FAULTS.keys()
    assert CARD_CHANGES.keys() == CARD_FAULTS.keys()


@pytest.mark.parametrize("name", CHANGES)
def test_a_broken_requirement_is_told(acres: AcresBoard, name: str) -> None:
    """The changed board gives the fault, in the right place, in three languages."""
    faults = check(AcresBoard(replace(acres.file, **CHANGES[name](acres.file))))
    _told(faults, FAULTS[name])


def _told(faults: list[Fault], wanted: dict[str, str]) -> None:
    told = [f for f in faults if f.where == wanted["where"] and f.message.startswith(wanted["says"])]
    assert told, [f"{fault.where}: {fault.message}" for fault in faults]
    for fault in told:
        assert fault.mend
        assert len({fault.message, text(fault.says, "it"), text(fault.says, "es")}) == 3


# --- planted faults of the cards


Both = Callable[[AcresFile, CardFile], tuple[AcresFile, CardFile]]


def card(side: str, key: str, **facts: Any) -> Both:
    """Change facts of one location card."""

    def change(file: AcresFile, box: CardFile) -> tuple[AcresFile, CardFile]:
        held: dict[Any, dict[str, LocationEntry]] = {s: dict(h) for s, h in box.locations.items()}
        held[side][key] = replace(held[side][key], **facts)
        return file, replace(box, locations=held)

    return change


def board(change: Change) -> Both:
    """Change the board only."""
    return lambda file, box: (replace(file, **change(file)), box)


def omissions(file: AcresFile, box: CardFile) -> tuple[AcresFile, CardFile]:
    """Declare an omission that is none."""
    more = Omission("british", "albany", ("oswego",))
    return file, replace(box, card_omissions=(*box.card_omissions, more))


def fewer(file: AcresFile, box: CardFile) -> tuple[AcresFile, CardFile]:
    """Lose one card of the militia."""
    empire = {side: dict(held) for side, held in box.empire.items()}
    empire["french"]["militia"] = replace(empire["french"]["militia"], copies=2)
    return file, replace(box, empire=empire)


def poor(file: AcresFile) -> dict[str, Any]:
    """No site is worth anything."""
    return {"places": {key: replace(entry, points=None) for key, entry in file.places.items()}}


CARD_CHANGES: dict[str, Both] = {
    "a card of no site": board(
        lambda f: {"places": {k: v for k, v in f.places.items() if k != "boston"}, "setup": type(f.setup)()}
    ),
    "a card lost": fewer,
    "too few sites for towns": board(poor),
    "a deck without its site": card("british", "norfolk", deck=False),
    "a list beyond the ways": card("british", "albany", lists={"boat": ("boston",)}),
    "a list by the wrong transport": card("british", "cumberland", lists={"boat": ("fort-duquesne",)}),
    "a site listed twice": card("british", "norfolk", lists={"ship": ("baltimore", "baltimore")}),
    "a site that no list reaches": card("french", "detroit", lists={}),
    "a start cut off from home": board(
        lambda f: {
            "roads": {**f.roads, "river": (("norfolk", "richmond"),)},
            "courses": dict[str, CourseEntry](),
        }
    ),
    "nobody bears the cart": card("british", "philadelphia", symbols=Symbols()),
    "an omission that is none": omissions,
    "an omission not declared": card("british", "albany", lists={"boat": ("fort-william-henry", "new-york")}),
    "a way that no card lists": board(ways("road", ("oswego", "fort-venango"))),
}


@pytest.mark.parametrize("name", CARD_CHANGES)
def test_cards_that_do_not_fit_are_told(acres: AcresBoard, name: str) -> None:
    """The fault is found between the changed board and the changed cards."""
    file, box = CARD_CHANGES[name](acres.file, card_file())
    _told([Fault(*found) for found in check_cards(AcresBoard(file), box)], CARD_FAULTS[name])


def test_a_slip_in_the_cards_is_told_as_one_in_a_board(tmp_path: Path) -> None:
    """With file, line, field and mend."""
    path = tmp_path / "acres.yaml"
    whole = data("cards", "acres.yaml").read_text(encoding="utf-8")
    path.write_text(whole.replace("hand_size:", "hand_sise:", 1), encoding="utf-8")
    line = whole[: whole.index("hand_size:")].count("\n") + 1
    with pytest.raises(BoardError) as caught:
        typed(path, CardFile)
    told = (
        f"{path}, line {line}, constants.hand_sise: “hand_sise” is not known here. Did you mean “hand_size”?"
    )
    assert str(caught.value) == told


def test_what_the_rulebook_says_of_the_cards() -> None:
    """Decks of 7 and 10, the French infantry that begins, and the cards on which worked examples rest."""
    box = card_file()
    decks = {
        side: sum(c.deck for c in held.values()) + sum(c.deck for c in box.empire[side].values())
        for side, held in box.locations.items()
    }
    assert decks == {"british": 7, "french": 10}
    assert {key for key, c in box.empire["french"].items() if c.deck} == {
        "bateaux",
        "first-infantry",
        "trader",
    }
    assert (
        box.empire["french"]["first-infantry"].copies,
        box.empire["french"]["regular-infantry"].copies,
    ) == (1, 3)
    assert sum(c.copies for c in box.empire["neutral"].values()) == 9
    assert all(key.startswith("green-") for key in box.empire["neutral"])
    british, french = box.locations["british"], box.locations["french"]
    assert "deerfield" in british["new-haven"].lists["boat"]
    assert [
        key
        for key, c in british.items()
        if c.deck and "deerfield" in {site for sites in c.lists.values() for site in sites}
    ] == ["new-haven"]
    assert "fort-niagara" in french["fort-frontenac"].lists["boat"]
    assert {"boston", "new-york"}.isdisjoint(french)
    assert {"quebec", "montreal", "michillimackinac"}.isdisjoint(british)
