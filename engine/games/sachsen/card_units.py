"""The units of SACHSEN and their values: a part of `data/cards/sachsen.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

StateKind = Literal["electorate", "kingdom"]
Arm = Literal["infantry", "cavalry", "artillery", "command"]
Brigade = Literal["musketeers", "dragoons", "artillery", "grenadiers", "cuirassiers"]
Command = Literal["general", "marshal"]
UnitKind = Literal["musketeers", "dragoons", "artillery", "grenadiers", "cuirassiers", "general", "marshal"]
ByCommand = Mapping[Command, int]


class Unit(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The values of a unit (army-4). `cost` is its maintenance; enrolling and reorganising are multiples of it.

    `level`: 3 line, 2 chosen, 1 elite. `fire`: long, short. `charge` is the value of the charge, `melee` that of the
    rounds after it. `move`: march, forced march, charge, null for who never charges. `counters`: of each column.
    """

    arm: Arm
    level: Literal[1, 2, 3]
    discipline: int
    fire: tuple[int, int]
    fire_defence: int
    charge: int
    melee: int
    melee_defence: int
    move: tuple[int, int, int | None]
    cost: int
    counters: int
    initiative: int = 0


class Guns(Struct, frozen=True, forbid_unknown_fields=True):
    """What guns do: squares pushed by hand, the near and far ranges, the shots of a battery in a phase (artillery)."""

    push: int
    near: tuple[int, int]
    far: tuple[int, int]
    shots: int
