"""Names that a board file uses must be names it declares: places, countries, powers, maps, boxes."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from itertools import combinations, pairwise, permutations

from engine.boards.errors import BoardError, guess
from engine.boards.reading import Document, Step
from engine.boards.schema import BoardFile, HussarEntry, LinkKind, PieceEntry, SectorGrid, Spot
from engine.kernel import files
from engine.kernel.message import Arg, Message, say

Finding = tuple[tuple[Step, ...], Message]
_WORD = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def verify(file: BoardFile, document: Document) -> None:
    """Raise a BoardError at the first name that leads nowhere or table that does not hold together."""
    for steps, message in _findings(file):
        of_key = message.key in ("board-bad-id", "board-sector-map")
        raise BoardError(document.path, message, document.line(steps, of_key), ".".join(map(str, steps)))


def _findings(file: BoardFile) -> Iterator[Finding]:
    yield from _identifiers(file)
    yield from _maps(file)
    yield from _countries(file)
    yield from _places(file)
    yield from _roads(file)
    yield from _courses(file)
    yield from _lakes(file)
    yield from _sectors(file)
    yield from _beside(file)
    yield from _setup(file)
    yield from _tables(file)


def _identifiers(file: BoardFile) -> Iterator[Finding]:
    for name in ("board", "game"):
        if not _WORD.fullmatch(getattr(file, name)):
            yield (name,), say("board-bad-id", id=getattr(file, name))
    sections: dict[str, Collection[str]] = {
        "maps": file.maps, "countries": file.countries, "places": file.places, "lakes": file.lakes,
        "boxes": file.boxes, "tracks": file.tracks,
    }  # fmt: skip
    for section, keys in sections.items():
        for key in keys:
            if not _WORD.fullmatch(key):
                yield (section, key), say("board-bad-id", id=key)


def _known(steps: tuple[Step, ...], name: str, declared: Collection[str], what: str) -> Iterator[Finding]:
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
            yield from _known(("maps", key, "geography"), entry.geography, grounds, "geography")
        grid = entry.reference
        if grid and not (grid.columns and grid.column_step > 0 and grid.row_step > 0):
            yield ("maps", key, "reference"), say("board-reference")


def _countries(file: BoardFile) -> Iterator[Finding]:
    for key, entry in file.countries.items():
        if entry.owner is not None:
            yield from _known(("countries", key, "owner"), entry.owner, file.powers, "power")
        for n, name in enumerate(entry.maps):
            yield from _known(("countries", key, "maps", n), name, file.maps, "map")


def _places(file: BoardFile) -> Iterator[Finding]:
    for key, entry in file.places.items():
        yield from _known(("places", key, "map"), entry.map, file.maps, "map")
        if entry.country is not None:
            yield from _known(("places", key, "country"), entry.country, file.countries, "country")
            if entry.map not in file.countries[entry.country].maps:
                yield (
                    ("places", key, "country"),
                    say("board-country-map", country=entry.country, map=entry.map),
                )
        elif file.countries:
            yield ("places", key), say("board-missing-key", word="country")
        bounds = file.maps[entry.map].bounds
        if not (bounds.holds(entry.lat, entry.lon) and bounds.holds(*entry.drawn)):
            yield ("places", key), say("board-out-of-bounds", place=key, map=entry.map)


def _roads(file: BoardFile) -> Iterator[Finding]:
    seen: dict[frozenset[str], LinkKind] = {}
    for kind, chains in file.roads.chains.items():
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
    pairs = (pair for chains in file.roads.chains.values() for chain in chains for pair in pairwise(chain))
    roads = {"-".join(sorted(pair)) for pair in pairs} if file.courses else set[str]()
    for key in file.courses:
        yield from _known(("courses", key), key, roads, "road")


def _lakes(file: BoardFile) -> Iterator[Finding]:
    """A lake has two shores or more, all on one map, and joins no two places that are joined already."""
    seen: dict[frozenset[str], LinkKind] = {
        frozenset(pair): kind
        for kind, chains in file.roads.chains.items()
        for chain in chains
        for pair in pairwise(chain)
    }
    for key, lake in file.lakes.items():
        for n, shore in enumerate(lake.shores):
            yield from _known(("lakes", key, "shores", n), shore, file.places, "place")
        for shore in lake.via:
            yield from _known(("lakes", key, "via", shore), shore, lake.shores, "shore")
        if len(set(lake.shores)) != len(lake.shores) or len(lake.shores) < 2:
            yield ("lakes", key, "shores"), say("board-shores")
        for a, b in combinations(lake.shores, 2):
            if (pair := frozenset((a, b))) in seen:
                yield ("lakes", key, "shores"), say("board-road-twice", a=a, b=b, earlier=seen[pair])
            seen[pair] = "lake"
            if file.places[a].map != file.places[b].map:
                yield ("lakes", key, "shores"), say("board-shores")


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
    wanted = f"{grid.rows} x {grid.columns}"
    if len(grid.suits) != grid.rows or any(len(row) != grid.columns for row in grid.suits):
        yield (*steps, "suits"), say("board-suit-table", size=wanted)
    if len(grid.lon) != grid.columns + 1 or any(a >= b for a, b in pairwise(grid.lon)):
        yield (*steps, "lon"), say("board-sector-edges", number=grid.columns + 1, order="rising")
    if len(grid.lat) != grid.rows + 1 or any(a <= b for a, b in pairwise(grid.lat)):
        yield (*steps, "lat"), say("board-sector-edges", number=grid.rows + 1, order="falling")


def _beside(file: BoardFile) -> Iterator[Finding]:
    for key, box in file.boxes.items():
        yield from _known(("boxes", key, "map"), box.map, file.maps, "map")
        for n, power in enumerate(box.powers):
            yield from _known(("boxes", key, "powers", n), power, file.powers, "power")
    for key, track in file.tracks.items():
        yield from _known(("tracks", key, "map"), track.map, file.maps, "map")
        if not all(1 <= space <= track.spaces for space in (track.start, *track.winters)):
            yield ("tracks", key), say("board-track", spaces=track.spaces)


def _tables(file: BoardFile) -> Iterator[Finding]:
    for key, table in file.tables.items():
        yield from _spot(("tables", key), table, file)


def _spot(steps: tuple[Step, ...], spot: Spot, file: BoardFile) -> Iterator[Finding]:
    """A part of a table is one thing only, and that is declared."""
    declared: dict[str, Collection[str]] = {
        "map": file.maps, "box": {*file.boxes, *file.setup.off_map_boxes}, "track": file.tracks, "camp": file.powers,
        "cards": file.powers,
    }  # fmt: skip
    parts = (spot.across, spot.down, spot.map, spot.box, spot.track, spot.camp, spot.cards, spot.show)
    if sum(map(bool, parts)) != 1:
        yield steps, say("board-spot")
    for field, names in declared.items():
        name = getattr(spot, field)
        if name is not None:
            yield from _known((*steps, field), name, names, "power" if field in ("camp", "cards") else field)
    for field in ("across", "down"):
        for n, part in enumerate(getattr(spot, field)):
            yield from _spot((*steps, field, n), part, file)


def _setup(file: BoardFile) -> Iterator[Finding]:
    setup, boxes = file.setup, {*file.boxes, *file.setup.off_map_boxes}
    for key, off in setup.off_map_boxes.items():
        steps = ("setup", "off_map_boxes", key)
        if key in file.boxes:
            yield steps, say("board-id-twice", id=key)
        yield from _known((*steps, "power"), off.power, file.powers, "power")
        yield from _known((*steps, "map"), off.map, file.maps, "map")
        yield from _known((*steps, "arrow"), off.arrow, file.places, "place")
    yield from _pieces(file, boxes)
    holders = {*file.powers, *("-".join(pair) for pair in permutations(file.powers, 2))}
    marks: dict[str, Mapping[str, str]] = {
        "silesian_markers": setup.silesian_markers, "elector_markers": setup.elector_markers,
        "electoral_college": setup.electoral_college,
    }  # fmt: skip
    for section, held in marks.items():
        for place, power in held.items():
            yield from _known(("setup", section, place), place, file.places, "place")
            if power not in holders:
                yield (
                    ("setup", section, place),
                    say("board-unknown-name", what="power", name=power, **guess(power, file.powers)),
                )


def _pieces(file: BoardFile, boxes: Collection[str]) -> Iterator[Finding]:
    ids: set[str] = set()
    taken: dict[str, str] = {}
    sections: dict[str, tuple[PieceEntry | HussarEntry, ...]] = {
        "pieces": file.setup.pieces, "hussars": file.setup.hussars,
    }  # fmt: skip
    for section, entries in sections.items():
        for n, entry in enumerate(entries):
            if not _WORD.fullmatch(entry.id):
                yield ("setup", section, n, "id"), say("board-bad-id", id=entry.id)
            if entry.id in ids:
                yield ("setup", section, n, "id"), say("board-id-twice", id=entry.id)
            ids.add(entry.id)
            yield from _known(("setup", section, n, "power"), entry.power, file.powers, "power")
    for n, piece in enumerate(file.setup.pieces):
        steps = ("setup", "pieces", n)
        if (piece.place is None) == (piece.box is None):
            yield steps, say("board-piece-nowhere", piece=piece.id)
        if piece.box is not None:
            yield from _known((*steps, "box"), piece.box, boxes, "box")
        if piece.place is not None:
            yield from _known((*steps, "place"), piece.place, file.places, "place")
            if piece.place in taken:
                other = taken[piece.place]
                yield (
                    (*steps, "place"),
                    say("board-place-taken", place=piece.place, piece=piece.id, other=other),
                )
            taken[piece.place] = piece.id
