"""A board file restricted to some of its maps, for games that do not use all of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import groupby

from msgspec.structs import replace

from engine.boards.schema import BoardFile, Chain


def restrict(file: BoardFile, maps: tuple[str, ...]) -> BoardFile:
    """The file with only `maps`: what lies on the others, and roads to them, do not exist."""
    strange = sorted(set(maps) - set(file.maps))
    if strange or not maps:
        raise ValueError(
            f"board {file.board} has the maps {', '.join(file.maps)}, not {', '.join(strange)!r}"
        )
    places = {key: place for key, place in file.places.items() if place.map in maps}
    boxes = {key for key, box in file.all_boxes().items() if box.map in maps}
    roads = {kind: tuple(_cut(chains, places)) for kind, chains in file.roads.items()}
    joined = {"-".join(sorted(pair)) for _, pair in replace(file, roads=roads).pairs()}
    return replace(
        file,
        maps={key: entry for key, entry in file.maps.items() if key in maps},
        countries={key: entry for key, entry in file.countries.items() if set(entry.maps) & set(maps)},
        places=places,
        roads=roads,
        courses={road: course for road, course in file.courses.items() if road in joined},
        lakes={
            key: replace(lake, shores=tuple(shore for shore in lake.shores if shore in places))
            for key, lake in file.lakes.items()
        },
        sectors={key: grid for key, grid in file.sectors.items() if key in maps},
        boxes={key: box for key, box in file.boxes.items() if key in boxes},
        tracks={key: track for key, track in file.tracks.items() if track.map in maps},
        setup=file.setup.within(maps, places, boxes),
    )


def _cut(chains: tuple[Chain, ...], kept: Collection[str]) -> Iterator[Chain]:
    """What is left of the chains when they are cut wherever they leave the kept places."""
    for chain in chains:
        for inside, run in groupby(chain, key=lambda place: place in kept):
            stretch = tuple(run)
            if inside and len(stretch) > 1:
                yield stretch
