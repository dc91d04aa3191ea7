"""What a game needs of its board, as data: `data/boards/requirements/<game>.yaml`. A game states only what it needs."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from engine.boards.decode import typed
from engine.boards.errors import Fault
from engine.kernel import files
from engine.kernel.message import Message, say

Span = tuple[float, float]
Tally = tuple[int, int]


class Spacing(Struct, frozen=True, forbid_unknown_fields=True):
    """Distances that keep a drawn map legible; a place is drawn at most `nudge` degrees from where it is."""

    cities_km: float = 0.0
    passing_km: float = 0.0
    angle: float = 0.0
    sector_edge_km: float = 0.0
    road_km: float = math.inf
    nudge: float = math.inf


class Nearness(Struct, frozen=True, forbid_unknown_fields=True, rename={"starts": "from", "ends": "to"}):
    """Every place of `starts` is at most `most` and at least `least` ways from every place of `ends`.

    With `kinds` only those ways count; with `without` no way leads through these places.
    """

    starts: tuple[str, ...]
    ends: tuple[str, ...]
    most: int | None = None
    least: int = 0
    kinds: tuple[str, ...] = ()
    without: tuple[str, ...] = ()


class Requirements(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a game needs of its board. A part that it does not state is not looked at; a game adds parts of its own."""

    places: Mapping[str, Tally] = {}
    spacing: Spacing = Spacing()
    owners: Mapping[str, str | None] = {}
    distances: tuple[Nearness, ...] = ()


Needs = TypeVar("Needs", bound=Requirements)
Key = TypeVar("Key", bound=str)


def requirements(game: str, form: type[Needs]) -> Needs | None:
    """What the game needs of a board, or None for a game that states nothing."""
    stated = {path.stem: path for path in files.data("boards", "requirements").glob("*.yaml")}
    return typed(stated[game], form) if game in stated else None


def span(pair: Span | Tally) -> str:
    """A pair as people write it: `7-9`, or `7` where both are equal."""
    return f"{pair[0]}" if pair[0] == pair[1] else f"{pair[0]}-{pair[1]}"


def tally(requirement: str, found: object, wanted: str) -> Message:
    """What to say where a requirement, named as in the file of requirements, counts wrongly."""
    return say("board-fault-count", what=requirement, found=str(found), wanted=wanted)


def differ(requirement: str, found: Iterable[str], wanted: Iterable[str]) -> Message | None:
    """What to say where a set is not the one that the game needs; None where it is."""
    missing, extra = sorted({*wanted} - {*found}), sorted({*found} - {*wanted})
    if not missing and not extra:
        return None
    return say(
        "board-fault-set", what=requirement, missing=", ".join(missing) or "-", extra=", ".join(extra) or "-"
    )


def pairs(table: Mapping[Key, object]) -> list[str]:
    """A table as a set that can be compared: `key: value`."""
    return [f"{key}: {value}" for key, value in table.items()]


def unlike(where: str, requirement: str, found: Iterable[str], wanted: Iterable[str]) -> Iterator[Fault]:
    """The fault of a set that is not the one the game needs, if it is not."""
    message = differ(requirement, found, wanted)
    if message is not None:
        yield Fault(where, message)


def figures(file: Struct, wanted: Mapping[str, Any]) -> Iterator[Fault]:
    """What a file of cards says otherwise than is stated, by path: `constants.last_turn`, `tables.heirs.0`."""
    whole = msgspec.json.decode(msgspec.json.encode(file))
    for path, value in wanted.items():
        found = _at(whole, path)
        if found != value:
            yield Fault(path, say("board-fault-value", what=path, found=str(found), wanted=str(value)))


def _at(value: Any, path: str) -> Any:
    """What stands at a path; None where it leads nowhere."""
    for step in path.split("."):
        if isinstance(value, list) and step.isdecimal() and int(step) < len(value):
            value = value[int(step)]
        else:
            value = value.get(step) if isinstance(value, dict) else None
    return value
