"""A situation that may be faulty: every fault by name, and what can stand of it all the same.

The game's own reader judges; it stops at the first fault. So what is faulty is left out and the rest is read again,
until a Position stands: it is shown while the person mends the faults.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.kernel.errors import KabinettError
from engine.kernel.fields import FieldError, FieldPath, FileData
from engine.kernel.game import Game
from engine.kernel.positions import PositionFile
from engine.kernel.table import Table

MOST = 200
"""So many entries are left out at most."""


@dataclass(frozen=True)
class Judged:
    """What a game's reader says of the data of a position file.

    Attributes:
        table: a table, open to all, at which everything stands that can; None where not even the opening is one.
        faults: what cannot be, each at its field. sound: the data without what is faulty.
    """

    table: Table | None
    faults: tuple[FieldError, ...]
    sound: FileData


def judge(game: Game, data: FileData) -> Judged:
    """Read the data of a position file, as often as need be."""
    gone: set[FieldPath] = set()
    faults: list[FieldError] = []
    for _ in range(MOST):
        sound = _without(data, gone)
        try:
            table = PositionFile(Path(), sound).begin(game, kind="open")
        except FieldError as error:
            fault = FieldError(_as_given(data, gone, error.field), error.problem, error.mend)
        except KabinettError as error:
            fault = FieldError((), str(error))
        else:
            return Judged(table, tuple(faults), sound)
        if not _follows(data, faults, fault.field):
            faults.append(fault)
        left_out = _blamed(data, gone, fault.field)
        if left_out is None:
            break
        gone.add(left_out)
    return Judged(None, tuple(faults), {key: data[key] for key in ("game",) if key in data})


def at(data: Any, way: Iterable[str | int]) -> Any:
    """What stands at a field; None where nothing does."""
    for key in way:
        if isinstance(data, dict):
            data = data.get(key)
        elif isinstance(data, list) and isinstance(key, int) and key < len(data):
            data = data[key]
        else:
            return None
    return data


def _without(value: Any, gone: set[FieldPath], here: FieldPath = ()) -> Any:
    """A copy without what is left out."""
    if isinstance(value, dict):
        return {
            key: _without(one, gone, (*here, key)) for key, one in value.items() if (*here, key) not in gone
        }
    if isinstance(value, list):
        return [_without(one, gone, (*here, n)) for n, one in enumerate(value) if (*here, n) not in gone]
    return value


def _as_given(data: Any, gone: set[FieldPath], field: FieldPath) -> FieldPath:
    """A field of what is left, as the field that it was: members of lists have moved up."""
    found: FieldPath = ()
    for key in field:
        value = at(data, found)
        if isinstance(value, list) and isinstance(key, int):
            kept = [n for n in range(len(value)) if (*found, n) not in gone]
            key = kept[key] if key < len(kept) else key
        found = (*found, key)
    return found


def _blamed(data: FileData, gone: set[FieldPath], field: FieldPath) -> FieldPath | None:
    """What to leave out for a fault: the entry itself, of several the last, else the nearest that is there."""
    way: FieldPath = ()
    for key in field:
        if key not in _members(data, gone, way):
            break
        way = (*way, key)
    whole = way == field
    members = _members(data, gone, way)
    if (whole or not way) and members:
        return (*way, members[-1])
    return way or None


def _members(data: Any, gone: set[FieldPath], way: FieldPath) -> list[str | int]:
    """The keys of a table or the numbers of a list that are not left out; nothing else has members."""
    value = at(data, way)
    keys = (
        list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    )
    return [key for key in keys if (*way, key) not in gone and (way or key != "game")]


def _follows(data: Any, faults: list[FieldError], field: FieldPath) -> bool:
    """Whether a fault is told already, or only comes of one: it is about what was left out for it."""
    about = {key for fault in faults for key in fault.field[1:] if isinstance(key, str)}
    value = at(data, field)
    told = any(fault.field == field for fault in faults)
    return told or (bool(field) and field[-1] in about) or (isinstance(value, str) and value in about)
