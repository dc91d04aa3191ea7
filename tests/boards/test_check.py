"""The check: MARIA has no fault, and each requirement, when broken, is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.boards import Board
from engine.boards.check import check
from engine.boards.errors import text
from engine.boards.schema import BoardFile, OffMapEntry, Roads

Change = Callable[[BoardFile], dict[str, Any]]


def test_maria_has_no_fault(maria: Board) -> None:
    """Everything the game needs is there, on both maps and on Bohemia alone."""
    assert [str(fault) for fault in check(maria)] == []
    assert [str(fault) for fault in check(maria.subset(["bohemia"]))] == []


def place(key: str, **facts: Any) -> Change:
    """Change facts of one place."""
    return lambda file: {"places": {**file.places, key: msgspec.structs.replace(file.places[key], **facts)}}


def country(key: str, **facts: Any) -> Change:
    """Change facts of one country."""
    return lambda f: {"countries": {**f.countries, key: msgspec.structs.replace(f.countries[key], **facts)}}


def grid(key: str, **facts: Any) -> Change:
    """Change the sectors of a map."""
    return lambda file: {"sectors": {**file.sectors, key: msgspec.structs.replace(file.sectors[key], **facts)}}


def setup(**facts: Any) -> Change:
    """Change a section of the set-up."""
    return lambda file: {"setup": msgspec.structs.replace(file.setup, **facts)}


def piece(key: str, **facts: Any) -> Change:
    """Change facts of one piece."""

    def change(file: BoardFile) -> dict[str, Any]:
        pieces = tuple(
            msgspec.structs.replace(entry, **facts) if entry.id == key else entry for entry in file.setup.pieces
        )
        return {"setup": msgspec.structs.replace(file.setup, pieces=pieces)}

    return change


def without_piece(key: str) -> Change:
    """Leave one piece out."""

    def change(file: BoardFile) -> dict[str, Any]:
        pieces = tuple(entry for entry in file.setup.pieces if entry.id != key)
        return {"setup": msgspec.structs.replace(file.setup, pieces=pieces)}

    return change


def with_roads(*chains: tuple[str, ...]) -> Change:
    """Add minor roads."""
    return lambda file: {"roads": Roads(file.roads.main, (*file.roads.minor, *chains))}


def without_roads(*gone: str) -> Change:
    """Take roads out, named by their ends in alphabetical order."""

    def keep(chains: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
        pairs = [pair for chain in chains for pair in zip(chain, chain[1:], strict=False)]
        return tuple(pair for pair in pairs if "-".join(sorted(pair)) not in gone)

    return lambda file: {"roads": Roads(keep(file.roads.main), keep(file.roads.minor))}


def all_minor(file: BoardFile) -> dict[str, Any]:
    """Make the roads between the maps minor ones."""
    crossing = {"augsburg-ulm", "ansbach-schwaebisch-hall"}
    pairs = [pair for chain in file.roads.main for pair in zip(chain, chain[1:], strict=False)]
    moved = [pair for pair in pairs if "-".join(sorted(pair)) in crossing]
    main = tuple(pair for pair in pairs if pair not in moved)
    return {"roads": Roads(main, (*file.roads.minor, *moved))}


def half(file: BoardFile) -> dict[str, Any]:
    """Keep half of the places of Bohemia only."""
    gone = [key for n, (key, entry) in enumerate(file.places.items()) if entry.map == "bohemia" and n % 2]
    places = {key: entry for key, entry in file.places.items() if key not in gone}
    return {"places": places, "roads": Roads(), "setup": type(file.setup)()}


def arrow(file: BoardFile) -> dict[str, Any]:
    """Let the arrow of England lead to Brüssel, which is Austria's."""
    box = OffMapEntry("England", "pragmatic", "flanders", "north-west", "bruessel")
    boxes = {**file.setup.off_map_boxes, "england": box}
    return {"setup": msgspec.structs.replace(file.setup, off_map_boxes=boxes)}


def far_troppau(file: BoardFile) -> dict[str, Any]:
    """Cut the roads that lead from Troppau to Silesia."""
    return without_roads("leobschuetz-troppau", "ratibor-troppau", "freudenthal-troppau", "olmuetz-troppau")(file)


SUITS = (("S", "S", "D", "C"), ("D", "C", "S", "H"), ("H", "S", "C", "D"), ("C", "D", "H", "S"), ("S", "H", "D", "C"))
# One change for each requirement of the survey's own check, and of the ones added to it: change -> what must be told.
CASES: dict[str, tuple[Change, str, str]] = {
    "country without a place": (lambda f: {"countries": {**f.countries, "rom": f.countries["poland"]}}, "country:rom", "The country rom has no place"),
    "a name twice": (place("wels", name="Linz"), "place:wels", "Two places of one map are called Linz: linz and wels"),
    "number of places": (half, "bohemia", "places bohemia: 83, where 140-170 are needed"),
    "cities too near": (place("wels", lat=48.3, lon=14.25), "place:wels", "linz and wels are 2.8 km apart; pieces need 22 km"),
    "place without a road": (without_roads("ruppin-berlin", "brandenburg-ruppin", "berlin-ruppin"), "place:ruppin", "No road leads to ruppin"),
    "net in parts": (without_roads("berlin-ruppin", "brandenburg-ruppin"), "place:ruppin", "The net of maria is in 2 parts; ruppin is cut off"),
    "main roads in parts": (without_roads("wien-wiener-neustadt"), "place:bruck", "The net of bohemia (main) is in 2 parts; bruck is cut off"),
    "bridge": (without_roads("berlin-ruppin"), "road:brandenburg-ruppin", "Only the road brandenburg-ruppin holds two parts of the net together"),
    "share of main roads": (lambda f: {"roads": Roads(f.roads.main + f.roads.minor, ())}, "bohemia", "roads.main_share bohemia: 1.000, where 0.35-0.45 are needed"),
    "too few roads at a city": (without_roads("berlin-ruppin"), "place:ruppin", "ruppin has 1 roads; 2-6 are possible"),
    "too many roads at a city": (with_roads(("praha", "pilsen"), ("praha", "tabor"), ("praha", "eger")), "place:praha", "praha has 9 roads; 2-6 are possible"),
    "road too long": (with_roads(("praha", "wien")), "road:praha-wien", "The road praha-wien is 252.7 km long; 90 km are possible"),
    "roads that cross": (with_roads(("praha", "wien")), "road:iglau-neuhaus", "The roads iglau-neuhaus and praha-wien cross"),
    "road past a third city": (with_roads(("linz", "ried")), "road:linz-ried", "The road linz-ried passes "),
    "needle angle": (with_roads(("wien", "nikolsburg")), "place:wien", "The roads from wien to mistelbach and nikolsburg differ by "),
    "not planar": (with_roads(("praha", "wien"), ("linz", "bruenn"), ("berlin", "leipzig"), ("dresden", "torgau"), ("pilsen", "linz"), ("eger", "linz"), ("praha", "bruenn"), ("eger", "bruenn"), ("eger", "wien")), "bohemia", "The roads of bohemia can’t be drawn without crossing"),
    "roads between the maps": (without_roads("ansbach-schwaebisch-hall", "augsburg-ulm", "landsberg-ulm"), "roads", "crossings.number: 1, where 2-6 are needed"),
    "road between the maps in the north": (with_roads(("celle", "braunschweig")), "road:braunschweig-celle", "The road braunschweig-celle joins the maps too far north: 52.623 degrees"),
    "no main road between the maps": (all_minor, "roads", "crossings.main: 0, where 1 are needed"),
    "number of sectors": (lambda f: {"sectors": {"bohemia": f.sectors["bohemia"]}}, "sectors", "sectors.number: 24, where 44 are needed"),
    "sectors of each suit": (grid("flanders", suits=SUITS), "sectors", "sectors.each_suit S: 12, where 11 are needed"),
    "same suit side by side": (grid("flanders", suits=SUITS), "sector:flanders-1-2", "The sectors flanders-1-1 and flanders-1-2 lie side by side with the same suit"),
    "empty sectors": (grid("bohemia", lat=(53.2, 53.0, 51.38, 50.15, 49.11, 48.09, 47.2)), "bohemia", "sectors.empty bohemia: 4, where 0-0 are needed"),
    "city on an edge": (grid("bohemia", lon=(10.2, 12.31, 14.41, 16.8, 19.0)), "place:praha", "praha lies 0.8 km from an edge of its sector; 3 km are needed"),
    "owner of Silesia": (country("silesia", owner="prussia"), "country:silesia", "owners.silesia is prussia, where null is needed"),
    "owner of Poland": (country("poland", owner="saxony"), "country:poland", "owners.poland is saxony, where null is needed"),
    "elector missing": (place("praha", elector=False), "electors", "electors: missing praha; not expected -"),
    "elector in a town": (place("praha", kind="town"), "electors", "electors fortress: missing praha; not expected -"),
    "number of fortresses": (country("upper-austria", owner=None), "free_fortresses", "free_fortresses: missing -; not expected linz, steyr"),
    "major fortress missing": (place("wien", kind="minor-fortress"), "fortresses core Austria", "fortresses core Austria majors: missing wien; not expected -"),
    "second major of a minor power": (place("leipzig", kind="major-fortress"), "fortresses Saxony", "fortresses Saxony majors: missing -; not expected leipzig"),
    "second major of Bavaria": (place("amberg", kind="major-fortress"), "fortresses Bavaria", "fortresses Bavaria majors: missing -; not expected amberg"),
    "no major Dutch fortress": (place("amsterdam", kind="minor-fortress"), "fortresses Netherlands and Hannover", "fortresses Netherlands and Hannover majors: missing amsterdam; not expected -"),
    "no second French major": (place("metz", kind="town"), "fortresses France", "fortresses France majors: missing metz; not expected -"),
    "Prussian fortresses": (place("halle", kind="town"), "fortresses Prussia", ""),
    "fortresses of the Austrian Netherlands": (country("austrian-netherlands", owner=None), "fortresses Austrian Netherlands", "fortresses Austrian Netherlands: 0, where 9-11 are needed"),
    "fortresses of Silesia": (place("brieg", kind="town"), "fortresses Silesia", "fortresses Silesia: missing brieg; not expected -"),
    "elector fortress in a home country": (country("koeln", owner="france"), "free_fortresses", "free_fortresses: missing koeln; not expected -"),
    "number of pieces": (without_piece("traun"), "side:austria", "pieces.austria.generals: 5, where 6 are needed"),
    "number of trains": (without_piece("prussia-train-2"), "side:prussia", "pieces.prussia.trains: 1, where 2 are needed"),
    "ranks with a gap": (piece("schwerin", rank=5), "side:prussia", "pieces.prussia rank: 1, 3, 4, 5, where 1-4 are needed"),
    "minimum above eight": (piece("schwerin", minimum=9), "side:prussia", "pieces.prussia minimum: 1, 9, 4, 6, where 1-8 are needed"),
    "minima above the troops": (piece("toerring", minimum=6), "side:bavaria", "pieces.bavaria.troops: 5, where 6-8 are needed"),
    "hussars": (setup(hussars=()), "hussars", "hussars: missing austria: 2; not expected -"),
    "markers in Silesia": (setup(silesian_markers={}), "markers.silesian", "markers.silesian: missing breslau: austria"),
    "elector markers": (setup(elector_markers={}), "markers.electors", "markers.electors: missing koeln: france"),
    "electoral college": (setup(electoral_college={}), "setup.electoral_college", "electors college: missing berlin"),
    "boxes of the major powers": (setup(off_map_boxes={}), "boxes.off_map", "boxes.off_map: missing austria, france, pragmatic, prussia; not expected -"),
    "victory boxes": (lambda f: {"boxes": {}}, "boxes.slots", "boxes.slots: missing battle-austria: 2"),
    "arrow out of the home country": (arrow, "box:england", "The arrow of england leads to bruessel"),
    "start in the wrong square": (piece("neipperg", place="wien"), "piece:neipperg", "neipperg begins in square L2, where L6 is named"),
    "wrong home flag": (piece("neipperg", home=False), "piece:neipperg", "neipperg is wrongly marked as beginning in or out of its home"),
    "out of supply": (piece("france-train-2", place="mergentheim"), "piece:belle-isle", ""),
    "supply cut by an enemy": (piece("friedrich", place="wien", ref="L2"), "piece:friedrich", "friedrich begins out of supply: "),
    "bases of Neisse and Cosel": (far_troppau, "place:troppau", "troppau and neisse are 5 cities apart; 3 at most are needed"),
    "Tournai and Brüssel in one move": (without_roads("ath-tournai", "ath-bruessel"), "place:bruessel", "No single move leaves both tournai and bruessel, coming from france"),
    "Brüssel covered alone": (with_roads(*((key, "tournai") for key in ("antwerpen", "namur", "loewen", "bruessel", "gent", "diest", "breda", "marche", "turnhout", "charleroi", "luettich", "maastricht", "aachen"))), "place:bruessel", "No city next to the road out of bruessel covers it without covering tournai"),
    "turns and winters": (lambda f: {"tracks": {}}, "turns", "turns: 0, where 12: 3, 6, 9, 12 are needed"),
    "fact without a source": (lambda f: {"provenance": {k: v for k, v in f.provenance.items() if k != "road-net"}}, "roads.compiegne-paris.kind", "Nobody says where roads.compiegne-paris.kind comes from"),
    "source of nothing": (lambda f: {"provenance": {**f.provenance, "squares": msgspec.structs.replace(f.provenance["squares"], facts=("places.*.height",))}}, "provenance.squares", "The source squares speaks of places.*.height, which is nothing on this board"),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_broken_requirement_is_told(maria: Board, name: str) -> None:
    """The changed board gives the fault, in the right place, with a mend, in three languages."""
    change, where, message = CASES[name]
    faults = check(Board(msgspec.structs.replace(maria.file, **change(maria.file))))
    told = [fault for fault in faults if fault.where == where and fault.message.startswith(message)]
    assert told, [f"{fault.where}: {fault.message}" for fault in faults]
    for fault in told:
        assert fault.mend
        assert len({fault.message, text(fault.says, "it"), text(fault.says, "es")}) == 3
