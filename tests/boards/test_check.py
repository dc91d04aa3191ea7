"""The check: MARIA has no fault, and each requirement, when broken, is told."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.boards.check import check
from engine.boards.errors import text
from engine.boards.schema import Chain
from engine.games.maria.board import MariaBoard, MariaFile, OffMapBox
from tests.yaml_file import yaml_of

Change = Callable[[MariaFile], dict[str, Any]]


def test_maria_has_no_fault(maria: MariaBoard) -> None:
    """Everything the game needs is there, on both maps and on Bohemia alone."""
    assert [str(fault) for fault in check(maria)] == []
    assert [str(fault) for fault in check(maria.subset(["bohemia"]))] == []


def place(key: str, **facts: Any) -> Change:
    """Change facts of one place."""
    return lambda file: {"places": {**file.places, key: msgspec.structs.replace(file.places[key], **facts)}}


def towns(*keys: str) -> Change:
    """Make several fortresses towns."""
    changed = dict.fromkeys(keys, "town")
    return lambda f: {
        "places": {k: msgspec.structs.replace(e, kind=changed.get(k, e.kind)) for k, e in f.places.items()}
    }


def country(key: str, **facts: Any) -> Change:
    """Change facts of one country."""
    return lambda f: {"countries": {**f.countries, key: msgspec.structs.replace(f.countries[key], **facts)}}


def grid(key: str, **facts: Any) -> Change:
    """Change the sectors of a map."""
    return lambda file: {
        "sectors": {**file.sectors, key: msgspec.structs.replace(file.sectors[key], **facts)}
    }


def setup(**facts: Any) -> Change:
    """Change a section of the set-up."""
    return lambda file: {"setup": msgspec.structs.replace(file.setup, **facts)}


def piece(key: str, **facts: Any) -> Change:
    """Change facts of one piece."""

    def change(file: MariaFile) -> dict[str, Any]:
        pieces = tuple(
            msgspec.structs.replace(entry, **facts) if entry.id == key else entry
            for entry in file.setup.pieces
        )
        return {"setup": msgspec.structs.replace(file.setup, pieces=pieces)}

    return change


def without_piece(key: str) -> Change:
    """Leave one piece out."""

    def change(file: MariaFile) -> dict[str, Any]:
        pieces = tuple(entry for entry in file.setup.pieces if entry.id != key)
        return {"setup": msgspec.structs.replace(file.setup, pieces=pieces)}

    return change


def roads(file: MariaFile, **chains: tuple[Chain, ...]) -> dict[str, Any]:
    """Change the chains of some kinds."""
    return {"roads": {**file.roads, **chains}}


def with_roads(*chains: tuple[str, ...]) -> Change:
    """Add minor roads."""
    return lambda file: roads(file, minor=(*file.roads["minor"], *chains))


def without_roads(*gone: str) -> Change:
    """Take roads out, named by their ends in alphabetical order."""

    def keep(chains: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
        pairs = [pair for chain in chains for pair in pairwise(chain)]
        return tuple(pair for pair in pairs if "-".join(sorted(pair)) not in gone)

    return lambda file: roads(file, main=keep(file.roads["main"]), minor=keep(file.roads["minor"]))


def all_minor(file: MariaFile) -> dict[str, Any]:
    """Make the roads between the maps minor ones."""
    crossing = {"augsburg-ulm", "ansbach-schwaebisch-hall"}
    pairs = [pair for chain in file.roads["main"] for pair in pairwise(chain)]
    moved = [pair for pair in pairs if "-".join(sorted(pair)) in crossing]
    main = tuple(pair for pair in pairs if pair not in moved)
    return roads(file, main=main, minor=(*file.roads["minor"], *moved))


def half(file: MariaFile) -> dict[str, Any]:
    """Keep half of the places of Bohemia only."""
    gone = [key for n, (key, entry) in enumerate(file.places.items()) if entry.map == "bohemia" and n % 2]
    places = {key: entry for key, entry in file.places.items() if key not in gone}
    return {"places": places, "roads": {}, "setup": type(file.setup)()}


def arrow(file: MariaFile) -> dict[str, Any]:
    """Let the arrow of England lead to Brüssel, which is Austria's."""
    box = OffMapBox(name="England", power="pragmatic", map="flanders", edge="north-west", arrow="bruessel")
    boxes = {**file.setup.off_map_boxes, "england": box}
    return {"setup": msgspec.structs.replace(file.setup, off_map_boxes=boxes)}


def far_troppau(file: MariaFile) -> dict[str, Any]:
    """Cut the roads that lead from Troppau to Silesia."""
    return without_roads("leobschuetz-troppau", "ratibor-troppau", "freudenthal-troppau", "olmuetz-troppau")(
        file
    )


SUITS = (
    ("S", "S", "D", "C"),
    ("D", "C", "S", "H"),
    ("H", "S", "C", "D"),
    ("C", "D", "H", "S"),
    ("S", "H", "D", "C"),
)
# One change for each requirement of the survey of the board, and of those added to it; faults.yaml says what follows.
CHANGES: dict[str, Change] = {
    "country without a place": lambda f: {"countries": {**f.countries, "rom": f.countries["poland"]}},
    "a name twice": place("wels", name="Linz"),
    "number of places": half,
    "cities too near": place("wels", lat=48.3, lon=14.25),
    "place without a road": without_roads("ruppin-berlin", "brandenburg-ruppin", "berlin-ruppin"),
    "net in parts": without_roads("berlin-ruppin", "brandenburg-ruppin"),
    "main roads in parts": without_roads("wien-wiener-neustadt"),
    "bridge": without_roads("berlin-ruppin"),
    "share of main roads": lambda f: roads(f, main=f.roads["main"] + f.roads["minor"], minor=()),
    "too few roads at a city": without_roads("berlin-ruppin"),
    "too many roads at a city": with_roads(("praha", "pilsen"), ("praha", "tabor"), ("praha", "eger")),
    "too many crowded cities": with_roads(
        ("muenchen", "ried"),
        ("cham", "weiden"),
        ("eger", "pilsen"),
        ("karlsbad", "tachau"),
        ("budweis", "deutschbrod"),
        ("landshut", "ingolstadt"),
        ("wasserburg", "rakonitz"),
    ),
    "road too long": with_roads(("praha", "wien")),
    "roads that cross": with_roads(("praha", "wien")),
    "road past a third city": with_roads(("braunau", "wels")),
    "needle angle": with_roads(("wien", "nikolsburg")),
    "not planar": with_roads(
        ("praha", "wien"),
        ("linz", "bruenn"),
        ("berlin", "leipzig"),
        ("dresden", "torgau"),
        ("pilsen", "linz"),
        ("eger", "linz"),
        ("praha", "bruenn"),
        ("eger", "bruenn"),
        ("eger", "wien"),
    ),
    "roads between the maps": without_roads("ansbach-schwaebisch-hall", "augsburg-ulm", "landsberg-ulm"),
    "road between the maps in the north": with_roads(("celle", "braunschweig")),
    "no main road between the maps": all_minor,
    "number of sectors": lambda f: {"sectors": {"bohemia": f.sectors["bohemia"]}},
    "sectors of each suit": grid("flanders", suits=SUITS),
    "same suit side by side": grid("flanders", suits=SUITS),
    "empty sectors": grid("bohemia", lat=(53.2, 53.0, 51.38, 50.15, 49.11, 48.09, 47.2)),
    "city on an edge": grid("bohemia", lon=(10.2, 12.31, 14.41, 16.8, 19.0)),
    "owner of Silesia": country("silesia", owner="prussia"),
    "owner of Poland": country("poland", owner="saxony"),
    "elector missing": place("praha", elector=False),
    "elector in a town": place("praha", kind="town"),
    "number of fortresses": country("upper-austria", owner=None),
    "major fortress missing": place("wien", kind="minor-fortress"),
    "second major of a minor power": place("leipzig", kind="major-fortress"),
    "second major of Bavaria": place("amberg", kind="major-fortress"),
    "no major Dutch fortress": place("amsterdam", kind="minor-fortress"),
    "no second French major": place("metz", kind="town"),
    "Prussian fortresses": towns("halle", "cottbus"),
    "fortresses of the Austrian Netherlands": country("austrian-netherlands", owner=None),
    "fortresses of Silesia": place("brieg", kind="town"),
    "elector fortress in a home country": country("koeln", owner="france"),
    "number of pieces": without_piece("traun"),
    "number of trains": without_piece("prussia-train-2"),
    "ranks with a gap": piece("schwerin", rank=5),
    "minimum above eight": piece("schwerin", minimum=9),
    "minima above the troops": piece("toerring", minimum=6),
    "hussars": setup(hussars=()),
    "markers in Silesia": setup(silesian_markers={}),
    "elector markers": setup(elector_markers={}),
    "electoral college": setup(electoral_college={}),
    "boxes of the major powers": setup(off_map_boxes={}),
    "victory boxes": lambda _: {"boxes": {}},
    "arrow out of the home country": arrow,
    "start in the wrong square": piece("neipperg", place="wien"),
    "wrong home flag": piece("neipperg", home=False),
    "out of supply": piece("france-train-2", place="calais", ref="A8", home=True),
    "supply cut by an enemy": piece("friedrich", place="wien", ref="L2"),
    "bases of Neisse and Cosel": far_troppau,
    "Tournai and Brüssel in one move": without_roads("ath-tournai", "ath-bruessel"),
    "Brüssel covered alone": with_roads(
        *(
            (key, "tournai")
            for key in (
                "antwerpen",
                "namur",
                "loewen",
                "bruessel",
                "gent",
                "diest",
                "breda",
                "marche",
                "turnhout",
                "charleroi",
                "luettich",
                "maastricht",
                "aachen",
            )
        )
    ),
    "turns and winters": lambda _: {"tracks": {}},
    "fact without a source": lambda f: {
        "provenance": {k: v for k, v in f.provenance.items() if k != "road-net"}
    },
    "source of nothing": lambda f: {
        "provenance": {
            **f.provenance,
            "squares": msgspec.structs.replace(f.provenance["squares"], facts=("places.*.height",)),
        }
    },
}
FAULTS: dict[str, dict[str, str]] = yaml_of(Path(__file__).with_name("faults.yaml"))


def test_every_change_has_its_fault() -> None:
    """The two tables go together."""
    assert CHANGES.keys() == FAULTS.keys()


@pytest.mark.parametrize("name", CHANGES)
def test_a_broken_requirement_is_told(maria: MariaBoard, name: str) -> None:
    """The changed board gives the fault, in the right place, with a mend, in three languages."""
    where, says = FAULTS[name]["where"], FAULTS[name]["says"]
    faults = check(MariaBoard(msgspec.structs.replace(maria.file, **CHANGES[name](maria.file))))
    told = [fault for fault in faults if fault.where == where and fault.message.startswith(says)]
    assert told, [f"{fault.where}: {fault.message}" for fault in faults]
    for fault in told:
        assert fault.mend
        assert len({fault.message, text(fault.says, "it"), text(fault.says, "es")}) == 3
