"""Names that a board file uses must be names it declares: places, countries, powers, maps, boxes.

What is a game's own its form looks after (`BoardFile.findings`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, pairwise

from engine.boards.errors import BoardError, guess
from engine.boards.reading import Document, Finding, Step
from engine.boards.schema import BoardFile, Box, Reach, SectorGrid, Spot, Track
from engine.kernel import files
from engine.kernel.message import Arg, say

_WORD = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def verify(file: BoardFile, document: Document) -> None:
    """Raise a BoardError at the first name that leads nowhere or table that does not hold together."""
    for steps, message in _findings(file):
        of_key = message.key in ("board-bad-id", "board-sector-map", "board-unknown-key")
        raise BoardError(document.path, message, document.line(steps, of_key), ".".join(map(str, steps)))


def _findings(file: BoardFile) -> Iterator[Finding]:
    yield from _identifiers(file)
    yield from _maps(file)
    yield from _countries(file)
    yield from _places(file)
    yield from _roads(file)
    yield from _courses(file)
    yield from _lakes(file)
    yield from _rivers(file)
    yield from _sectors(file)
    yield from _boxes(file)
    yield from _tracks(file)
    yield from file.findings()
    yield from _pieces(file)
    yield from _tables(file)


def _identifiers(file: BoardFile) -> Iterator[Finding]:
    for name in ("board", "game"):
        if not _WORD.fullmatch(getattr(file, name)):
            yield (name,), say("board-bad-id", id=getattr(file, name))
    sections: dict[str, Collection[str]] = {
        "maps": file.maps, "countries": file.countries, "places": file.places, "lakes": file.lakes,
        "rivers": file.rivers, "boxes": file.boxes, "tracks": file.tracks,
    }  # fmt: skip
    for section, keys in sections.items():
        for key in keys:
            if not _WORD.fullmatch(key):
                yield (section, key), say("board-bad-id", id=key)


def known(steps: tuple[Step, ...], name: str, declared: Collection[str], what: str) -> Iterator[Finding]:
    """What to say of a name that is not declared."""
    if name not in declared:
        yield steps, say("board-unknown-name", what=what, name=name, **guess(name, declared))


def _maps(file: BoardFile) -> Iterator[Finding]:
    if not file.maps:
        yield ("maps",), say("board-no-maps")
    for key, entry in file.maps.items():
        for name, extent in (("bounds", entry.bounds), ("frame", entry.frame)):
            if extent.south >= extent.north or extent.west >= extent.east:
                yield ("maps", key, name), say("board-extent")
        if (entry.projection.kind == "conic-equidistant") != (entry.projection.parallels is not None):
            yield ("maps", key, "projection"), say("board-parallels")
        if entry.geography is not None:
            grounds = sorted(path.stem for path in files.data("geography").glob("*.yaml"))
            yield from known(("maps", key, "geography"), entry.geography, grounds, "geography")
        grid = entry.reference
        if grid and not (grid.columns and grid.column_step > 0 and grid.row_step > 0):
            yield ("maps", key, "reference"), say("board-reference")


def _countries(file: BoardFile) -> Iterator[Finding]:
    for key, entry in file.countries.items():
        if entry.owner is not None:
            yield from known(("countries", key, "owner"), entry.owner, file.powers, "power")
        for n, name in enumerate(entry.maps):
            yield from known(("countries", key, "maps", n), name, file.maps, "map")
        for n, name in enumerate(entry.neighbours or ()):
            yield from known(("countries", key, "neighbours", n), name, file.countries, "country")
        if entry.seeds and not entry.maps:
            yield ("countries", key, "seeds"), say("board-no-map-of-seeds", country=key)


def _places(file: BoardFile) -> Iterator[Finding]:
    for key, entry in file.places.items():
        yield from known(("places", key, "map"), entry.map, file.maps, "map")
        if entry.country is not None:
            yield from known(("places", key, "country"), entry.country, file.countries, "country")
            if entry.map not in file.countries[entry.country].maps:
                yield (
                    ("places", key, "country"),
                    say("board-country-map", country=entry.country, map=entry.map),
                )
        elif file.countries and file.maps[entry.map].grid is None:
            yield ("places", key), say("board-missing-key", word="country")
        bounds = file.maps[entry.map].bounds
        if not (bounds.holds(entry.lat, entry.lon) and bounds.holds(*entry.drawn)):
            yield ("places", key), say("board-out-of-bounds", place=key, map=entry.map)


def _roads(file: BoardFile) -> Iterator[Finding]:
    seen: dict[frozenset[str], str] = {}
    for kind in file.roads:
        if file.kinds == ():
            yield ("roads", kind), say("board-no-roads")
        elif file.kinds is not None and kind not in file.kinds:
            yield ("roads", kind), say("board-unknown-key", word=kind, **guess(kind, file.kinds))
    for kind, chains in file.roads.items():
        for n, chain in enumerate(chains):
            for k, name in enumerate(chain):
                args: dict[str, Arg] = {"beside": chain[k - 1] if k else chain[-1]}
                if name not in file.places:
                    args |= guess(name, file.places)
                    yield ("roads", kind, n, k), say("board-road-unknown", name=name, **args)
            if len(chain) < 2:
                yield ("roads", kind, n), say("board-road-short")
            for k, (a, b) in enumerate(pairwise(chain), start=1):
                if a == b:
                    yield ("roads", kind, n, k), say("board-road-loop", place=a)
                if (road := frozenset((a, b))) in seen:
                    yield ("roads", kind, n, k), say("board-road-twice", a=a, b=b, earlier=seen[road])
                seen[road] = kind


def _courses(file: BoardFile) -> Iterator[Finding]:
    """A course belongs to a road of a chain, named by its two places in the order of the alphabet."""
    roads = {"-".join(sorted(pair)) for _, pair in file.pairs()} if file.courses else set[str]()
    for key in file.courses:
        yield from known(("courses", key), key, roads, "road")


def _lakes(file: BoardFile) -> Iterator[Finding]:
    """A lake has two shores or more, all on one map, and joins no two places that are joined already."""
    seen = {frozenset(pair): kind for kind, pair in file.pairs()}
    for key, lake in file.lakes.items():
        for n, shore in enumerate(lake.shores):
            yield from known(("lakes", key, "shores", n), shore, file.places, "place")
        for shore in lake.via:
            yield from known(("lakes", key, "via", shore), shore, lake.shores, "shore")
        if len(set(lake.shores)) != len(lake.shores) or len(lake.shores) < 2:
            yield ("lakes", key, "shores"), say("board-shores")
        for a, b in combinations(lake.shores, 2):
            if (pair := frozenset((a, b))) in seen:
                yield ("lakes", key, "shores"), say("board-road-twice", a=a, b=b, earlier=seen[pair])
            seen[pair] = "lake"
            if file.places[a].map != file.places[b].map:
                yield ("lakes", key, "shores"), say("board-shores")


def _rivers(file: BoardFile) -> Iterator[Finding]:
    """Each item of a course is one thing, and a junction joins two rivers at least."""
    courses = [river.course for river in file.rivers.values()]
    junctions = Counter(name for course in courses for name in {item.junction for item in course} - {None})
    for key, river in file.rivers.items():
        for n, item in enumerate(river.course):
            steps = ("rivers", key, "course", n)
            yield from _reach(steps, item, file)
            if item.junction is not None and junctions[item.junction] < 2:
                yield (*steps, "junction"), say("board-junction", name=item.junction)


def _reach(steps: tuple[Step, ...], item: Reach, file: BoardFile) -> Iterator[Finding]:
    if sum((bool(item.land), item.at is not None, item.junction is not None)) != 1:
        yield steps, say("board-reach")
    for n, name in enumerate(item.land):
        yield from known((*steps, "in", n), name, file.countries, "country")
    if item.at is not None:
        yield from known((*steps, "at"), item.at, file.places, "place")


def _sectors(file: BoardFile) -> Iterator[Finding]:
    for key, grid in file.sectors.items():
        if key not in file.maps:
            yield ("sectors", key), say("board-sector-map", map=key, **guess(key, file.maps))
        yield from _grid(("sectors", key), grid)
    for name, place in file.places.items():
        cells = file.sectors.get(place.map)
        if cells and not (
            cells.lon[0] <= place.lon < cells.lon[-1] and cells.lat[-1] <= place.lat < cells.lat[0]
        ):
            yield ("places", name), say("board-no-sector", place=name)


def _grid(steps: tuple[Step, ...], grid: SectorGrid) -> Iterator[Finding]:
    if len(grid.lon) != grid.columns + 1 or any(a >= b for a, b in pairwise(grid.lon)):
        yield (*steps, "lon"), say("board-sector-edges", number=grid.columns + 1, order="rising")
    if len(grid.lat) != grid.rows + 1 or any(a <= b for a, b in pairwise(grid.lat)):
        yield (*steps, "lat"), say("board-sector-edges", number=grid.rows + 1, order="falling")


def _boxes(file: BoardFile) -> Iterator[Finding]:
    for key, box in file.boxes.items():
        yield from _lies(("boxes", key), box, file)
        for n, power in enumerate(box.powers):
            yield from known(("boxes", key, "powers", n), power, file.powers, "power")
        if box.arrow is not None:
            yield from known(("boxes", key, "arrow"), box.arrow, file.places, "place")


def _tracks(file: BoardFile) -> Iterator[Finding]:
    for key, track in file.tracks.items():
        yield from _lies(("tracks", key), track, file)
        if not all(1 <= space <= track.spaces for space in (track.start, *track.winters)):
            yield ("tracks", key), say("board-track", spaces=track.spaces)


def _lies(steps: tuple[Step, ...], plate: Box | Track, file: BoardFile) -> Iterator[Finding]:
    """A box or track lies beside its map or on it, there with a size."""
    yield from known((*steps, "map"), plate.map, file.maps, "map")
    if (plate.edge is None) == (plate.at is None):
        yield steps, say("board-box-nowhere", box=plate.id)
    if (plate.at is None) != (plate.size is None):
        yield steps, say("board-missing-key", word="at" if plate.at is None else "size")
    if plate.at is not None and not file.maps[plate.map].bounds.holds(*plate.at):
        yield (*steps, "at"), say("board-out-of-bounds", place=plate.id, map=plate.map)


def _tables(file: BoardFile) -> Iterator[Finding]:
    for key, table in file.tables.items():
        yield from _spot(("tables", key), table, file)


def _spot(steps: tuple[Step, ...], spot: Spot, file: BoardFile) -> Iterator[Finding]:
    """A part of a table is one thing only, and that is declared."""
    declared: dict[str, Collection[str]] = {
        "map": file.maps, "box": file.all_boxes(), "track": file.tracks, "camp": file.powers,
        "cards": file.powers,
    }  # fmt: skip
    parts = (spot.across, spot.down, spot.map, spot.box, spot.track, spot.camp, spot.cards, spot.show)
    if sum(map(bool, parts)) != 1:
        yield steps, say("board-spot")
    for field, names in declared.items():
        name = getattr(spot, field)
        if name is not None:
            yield from known((*steps, field), name, names, "power" if field in ("camp", "cards") else field)
    for field in ("across", "down"):
        for n, part in enumerate(getattr(spot, field)):
            yield from _spot((*steps, field, n), part, file)


def _pieces(file: BoardFile) -> Iterator[Finding]:
    """Every piece has its power, and one thing on which it begins."""
    for n, piece in enumerate(file.setup.pieces):
        steps = ("setup", "pieces", n)
        yield from known((*steps, "power"), piece.power, file.powers, "power")
        if sum(where is not None for where in (piece.place, piece.country, piece.box)) != 1:
            yield steps, say("board-piece-nowhere", piece=piece.id)
        for field, declared in (
            ("place", file.places),
            ("country", file.countries),
            ("box", file.all_boxes()),
        ):
            name = getattr(piece, field)
            if name is not None:
                yield from known((*steps, field), name, declared, field)
    yield from unique("pieces", [piece.id for piece in file.setup.pieces], set())


def unique(section: str, ids: Sequence[str], taken: set[str]) -> Iterator[Finding]:
    """The identifiers of the entries of a section of the set-up: well formed, and none `taken` (they are, then)."""
    for n, ident in enumerate(ids):
        if not _WORD.fullmatch(ident):
            yield ("setup", section, n, "id"), say("board-bad-id", id=ident)
        if ident in taken:
            yield ("setup", section, n, "id"), say("board-id-twice", id=ident)
        taken.add(ident)


def one_to_a_place(file: BoardFile) -> Iterator[Finding]:
    """No two pieces begin on one place."""
    taken: dict[str, str] = {}
    for n, piece in enumerate(file.setup.pieces):
        if piece.place in taken:
            args = {"place": piece.place, "piece": piece.id, "other": taken[piece.place]}
            yield ("setup", "pieces", n, "place"), say("board-place-taken", **args)
        if piece.place is not None:
            taken[piece.place] = piece.id
