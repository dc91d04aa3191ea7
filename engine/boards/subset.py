"""A board file restricted to some of its maps, for games that do not use all of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import groupby, pairwise

import msgspec

from engine.boards.schema import BoardFile, Chain, CourseEntry, Setup


def restrict(file: BoardFile, maps: tuple[str, ...]) -> BoardFile:
    """The file with only `maps`: what lies on the others, and roads to them, do not exist (14-a, R-52)."""
    strange = sorted(set(maps) - set(file.maps))
    if strange or not maps:
        raise ValueError(
            f"board {file.board} has the maps {', '.join(file.maps)}, not {', '.join(strange)!r}"
        )
    places = {key: place for key, place in file.places.items() if place.map in maps}
    return msgspec.structs.replace(
        file,
        maps={key: entry for key, entry in file.maps.items() if key in maps},
        countries={key: entry for key, entry in file.countries.items() if set(entry.maps) & set(maps)},
        places=places,
        roads=file.roads.each(lambda chains: tuple(_cut(chains, places))),
        courses=_courses(file, places),
        lakes={
            key: msgspec.structs.replace(
                lake, shores=tuple(shore for shore in lake.shores if shore in places)
            )
            for key, lake in file.lakes.items()
        },
        sectors={key: grid for key, grid in file.sectors.items() if key in maps},
        boxes={key: box for key, box in file.boxes.items() if box.map in maps},
        tracks={key: track for key, track in file.tracks.items() if track.map in maps},
        setup=_setup(file, maps, places),
    )


def _setup(file: BoardFile, maps: tuple[str, ...], places: Collection[str]) -> Setup:
    setup = file.setup
    off_map = {key: box for key, box in setup.off_map_boxes.items() if box.map in maps}
    boxes = {key for key, box in file.boxes.items() if box.map in maps} | set(off_map)
    return Setup(
        pieces=tuple(piece for piece in setup.pieces if piece.place in places or piece.box in boxes),
        hussars=setup.hussars,
        silesian_markers={key: who for key, who in setup.silesian_markers.items() if key in places},
        elector_markers={key: who for key, who in setup.elector_markers.items() if key in places},
        electoral_college={key: who for key, who in setup.electoral_college.items() if key in places},
        off_map_boxes=off_map,
    )


def _courses(file: BoardFile, places: Collection[str]) -> dict[str, CourseEntry]:
    pairs = [p for chains in file.roads.chains.values() for chain in chains for p in pairwise(chain)]
    kept = {"-".join(sorted(pair)) for pair in pairs if set(pair) <= set(places)}
    return {road: course for road, course in file.courses.items() if road in kept}


def _cut(chains: tuple[Chain, ...], kept: Collection[str]) -> Iterator[Chain]:
    """What is left of the chains when they are cut wherever they leave the kept places."""
    for chain in chains:
        for inside, run in groupby(chain, key=lambda place: place in kept):
            stretch = tuple(run)
            if inside and len(stretch) > 1:
                yield stretch
