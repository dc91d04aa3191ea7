"""The Board: what it answers about MARIA, and what a subset leaves."""

from __future__ import annotations

import subprocess
import sys

import networkx as nx
import pytest

from engine.boards import load_board
from engine.boards.subset import restrict
from engine.games.maria.board import MariaBoard
from tests.boards.little import little

GENERALS = {
    "austria": ["karl", "traun", "khevenhueller", "batthyany", "neipperg", "arenberg"],
    "prussia": ["friedrich", "schwerin", "leopold", "dessauer"],
    "saxony": ["rutowski"],
    "france": ["moritz", "belle-isle", "broglie", "maillebois", "noailles"],
    "bavaria": ["toerring"],
    "pragmatic": ["george", "cumberland", "stair"],
}
MINIMA = {"france": 20, "austria": 15, "prussia": 12, "pragmatic": 3, "bavaria": 5, "saxony": 5}


def test_the_numbers_of_the_board(maria: MariaBoard) -> None:
    """Places and roads by map, sectors by suit, electors."""
    assert [sum(p.map == m for p in maria.places.values()) for m in ("flanders", "bohemia")] == [121, 166]
    assert [sum(r.maps == (m,) for r in maria.roads) for m in ("flanders", "bohemia")] == [244, 327]
    assert sorted(r.id for r in maria.roads if r.crosses_maps) == [
        "ansbach-schwaebisch-hall", "augsburg-ulm", "landsberg-ulm", "noerdlingen-schwaebisch-hall",
    ]  # fmt: skip
    assert len(maria.sectors) == 44
    suits = [sector.sign for sector in maria.sectors.values()]
    assert {suit: suits.count(suit) for suit in "SHDC"} == dict.fromkeys("SHDC", 11)
    assert sum(place.elector for place in maria.places.values()) == 9


def test_what_is_asked_of_a_place(maria: MariaBoard) -> None:
    """Sector, home, square and kind of named places."""
    glogau = maria.places["glogau"]
    assert (glogau.fortress, glogau.major, maria.home_of("glogau"), glogau.ref) == (
        True,
        False,
        None,
        "place:glogau",
    )
    assert maria.home_of("praha") == "austria"
    assert maria.home_of("namur") == "austria"
    assert maria.home_of("breslau") is None
    assert maria.reference_square("freystadt") == "L9"
    assert maria.reference_square("etampes") == "A1"
    sector = maria.sector_of("praha")
    assert sector is not None
    assert (sector.map, sector.row, sector.column, sector.sign) == ("bohemia", 4, 2, "S")
    assert sector.bounds.holds(maria.places["praha"].lat, maria.places["praha"].lon)


def test_roads_are_named_by_sorted_ends(maria: MariaBoard) -> None:
    """A road's id never depends on the direction of its chain."""
    assert all(road.a < road.b for road in maria.roads)
    assert len({road.id for road in maria.roads}) == len(maria.roads)
    assert {tuple(sorted(edge)) for edge in maria.graph.edges} == {(road.a, road.b) for road in maria.roads}
    assert maria.graph.edges["praha", "beraun"]["kind"] == "main"
    assert maria.graph.edges["cosel", "oppeln"]["kind"] == "minor"


@pytest.mark.parametrize("power", GENERALS)
def test_the_generals_of_a_power(maria: MariaBoard, power: str) -> None:
    """Generals by rank, and the sum of their minima."""
    generals = [piece for piece in maria.setup.pieces if piece.power == power and piece.type == "general"]
    assert [piece.id for piece in sorted(generals, key=lambda piece: piece.rank or 0)] == GENERALS[power]
    assert sum(piece.minimum or 0 for piece in generals) == MINIMA[power]


def test_boxes_are_found_whatever_their_section(maria: MariaBoard) -> None:
    """Off-map boxes and victory boxes answer alike."""
    assert maria.boxes["ostpreussen"].kind == "off-map"
    assert maria.setup.off_map_boxes["ostpreussen"].arrow == "landsberg-warthe"
    assert maria.boxes["battle-austria"].slots == 2
    assert {piece.box for piece in maria.setup.pieces} - {None} == {"ostpreussen", "victory-silesia"}


def test_the_introductory_game_has_no_flanders(maria: MariaBoard) -> None:
    """R-52: neither its places nor the roads to it exist; distances do not pass through it."""
    bohemia = maria.subset(["bohemia"])
    assert set(bohemia.maps) == {"bohemia"}
    assert len(bohemia.places) == 166
    assert len(bohemia.roads) == 327
    assert not any(road.crosses_maps for road in bohemia.roads)
    assert "france" not in bohemia.countries
    assert "schwaben" in bohemia.countries
    on_map = {piece.id for piece in bohemia.setup.pieces if piece.place}
    assert on_map & {"arenberg", "moritz", "stair", "austria-train-3"} == set()
    assert {"belle-isle", "broglie", "toerring", "friedrich", "rutowski", "karl"} <= on_map
    assert nx.is_connected(bohemia.graph)
    ways = [nx.shortest_path_length(board.graph, "ansbach", "landsberg") for board in (maria, bohemia)]
    assert ways == [3, 4]
    assert set(bohemia.graph) == {p for p, d in maria.graph.nodes(data=True) if d["map"] == "bohemia"}


def test_a_subset_of_all_maps_is_the_board_itself(maria: MariaBoard) -> None:
    """Nothing is copied where nothing is cut; an unknown map is a mistake of the caller."""
    assert maria.subset(["bohemia", "flanders"]) is maria
    with pytest.raises(ValueError, match="italy"):
        restrict(maria.file, ("italy",))


def test_the_fingerprint_follows_the_facts(maria: MariaBoard, tmp_path: object) -> None:
    """Two loads agree; a subset differs."""
    assert load_board("maria").digest() == maria.digest()
    assert maria.subset(["bohemia"]).digest() != maria.digest()


def test_loading_needs_neither_graph_nor_shapes() -> None:
    """networkx and shapely are loaded when they are asked for, not before."""
    code = (
        "import sys; from engine.boards import load_board; b = load_board('maria'); b.places; b.roads; b.sectors;"
        "sys.exit('networkx' in sys.modules or 'shapely' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_little_board_is_as_small_as_it_looks() -> None:
    """The document's board holds four places, which the tests of broken boards spoil one by one."""
    assert little().count("country: ") == 4
