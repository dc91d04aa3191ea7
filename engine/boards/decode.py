"""From a document to the structs of its form; what does not fit is told with file, line and field.

Two things are written into the values first: into each entry of a section its identifier, and for each square of a
grid a place, so that squares are places like any others.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from engine.boards.errors import BoardError, guess
from engine.boards.locate import locate
from engine.boards.plane import Plane
from engine.boards.reading import Document, Step, Value, read
from engine.boards.schema import BoardFile, Grid, MapEntry, Square, square_id, square_name
from engine.kernel.message import Message, say

T = TypeVar("T")

NAMED = ("countries", "places", "lakes", "rivers", "boxes", "tracks")
"""The sections whose entries know their identifiers."""


def decoded(document: Document, form: type[BoardFile]) -> BoardFile:
    """The file in this form; raises BoardError at the first value that does not fit."""
    if isinstance(document.value, dict):
        for section in NAMED:
            _name(document, section, document.value.get(section))
        _lay_squares(document, document.value, form)
    file: BoardFile = _converted(document, (), document.value, form)
    return file


def typed(path: Path, form: type[T]) -> T:
    """What a YAML file of a game's data holds, in this form; BoardError names file, line, field and mend."""
    document = read(path)
    found: T = _converted(document, (), document.value, form)
    return found


def _converted(document: Document, steps: tuple[Step, ...], value: Value, form: Any) -> Any:
    try:
        return msgspec.convert(value, form)
    except msgspec.ValidationError:
        inside, message = locate(value, form)
        raise _error(document, (*steps, *inside), message) from None


def _error(document: Document, steps: tuple[Step, ...], message: Message) -> BoardError:
    line = document.line(steps, of_key=message.key == "board-unknown-key")
    return BoardError(document.path, message, line, ".".join(map(str, steps)) or None)


def _name(document: Document, section: str, entries: Value) -> None:
    for key, entry in entries.items() if isinstance(entries, dict) else ():
        if isinstance(entry, dict):
            if "id" in entry:
                raise _error(document, (section, key, "id"), say("board-key-twice", word="id"))
            entry["id"] = key


# --- squares --------------------------------------------------------------------------


def _lay_squares(document: Document, file: dict[str, Value], form: type[BoardFile]) -> None:
    """Make a place of every square, and tell each place on a square where it lies."""
    maps, places = file.get("maps"), file.setdefault("places", {})
    if not isinstance(maps, dict) or not isinstance(places, dict):
        return
    place_form = get_args(get_type_hints(form)["places"])[1]
    for key, value in maps.items():
        if not isinstance(value, dict) or "grid" not in value:
            continue
        entry: MapEntry = _converted(document, ("maps", key), value, MapEntry)
        assert entry.grid is not None
        for steps, message in _rows(entry.grid):
            raise _error(document, ("maps", key, "grid", "rows", *steps), message)
        for letter, facts in entry.grid.letters.items():
            steps = ("maps", key, "grid", "letters", letter)
            _converted(document, steps, {**facts, **_fields(entry, entry.grid, key, (1, 1), "")}, place_form)
        _fill(document, entry, key, places)


def _rows(grid: Grid) -> Iterator[tuple[tuple[Step, ...], Message]]:
    """Rows of one length, of letters that are explained."""
    for n, row in enumerate(grid.rows):
        if len(row) != len(grid.rows[0]):
            yield (n,), say("board-row-length", wanted=len(grid.rows[0]), found=len(row))
        for letter in row:
            if letter != "." and letter not in grid.letters:
                yield (n,), say("board-letter", letter=letter, **guess(letter, grid.letters))


def _fill(document: Document, entry: MapEntry, key: str, places: dict[str, Value]) -> None:
    grid, named = entry.grid, {}
    assert grid is not None
    for name, place in places.items():
        if isinstance(place, dict) and "square" in place and place.get("map") == key:
            if "lat" in place or "lon" in place:
                raise _error(document, ("places", name), say("board-square-or-degrees", place=name))
            named[str(place["square"])] = place
    for square, letter in grid.squares():
        facts = {**grid.letters[letter], **_fields(entry, grid, key, square, square_name(square))}
        place = named.pop(str(list(square)), None)
        if place is None:
            places[square_id(key, square)] = {**facts, "id": square_id(key, square)}
        else:
            place.update({field: value for field, value in facts.items() if field not in place})
    for place in named.values():
        raise _error(document, ("places", str(place["id"]), "square"), say("board-no-square", map=key))


def _fields(entry: MapEntry, grid: Grid, key: str, square: Square, name: str) -> dict[str, Value]:
    """What a square is by where it lies."""
    plane = Plane.of(entry)
    west, south, east, north = plane.square(grid, square)
    lat, lon = plane.degrees((west + east) / 2, (south + north) / 2)
    return {"id": "", "name": name, "lat": lat, "lon": lon, "map": key, "square": list(square)}
