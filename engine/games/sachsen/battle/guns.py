"""Guns: arcs, cover, aim, range and damage of shots (artillery, R-59 to R-61)."""

from __future__ import annotations

from msgspec import Struct

from engine.games.sachsen.battle.battle import Battle
from engine.games.sachsen.battle.command import why_not_led, why_routed
from engine.games.sachsen.battle.field import HILL, NATURAL, OPEN
from engine.games.sachsen.battle.values import added
from engine.games.sachsen.battle.view_types import Part
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.dice import FACES
from engine.games.sachsen.refusals import no
from engine.kernel.refusal import Refusal

FLAT, HIGH = 0, 1
"""The two elevations (artillery-2)."""
ELEVATIONS = (FLAT, HIGH)


class Shot(Struct, frozen=True):
    """A shot that may be fired.

    Attributes:
        rows: the distance (artillery-3). parts: what is added to the damage die (artillery-5, R-61).
    """

    battery: int
    target: int
    elevation: int
    rows: int
    parts: tuple[Part, ...]

    @property
    def aims(self) -> tuple[int, ...]:
        """The faces of the aim die that hit (artillery-4)."""
        return tuple(face for face in range(1, FACES + 1) if abs(face + 1 - self.rows) <= self.elevation)

    @property
    def less(self) -> int:
        """What all parts together add to the damage."""
        return sum(part.points for part in self.parts)

    @property
    def harm(self) -> float:
        """The damage that it does in the mean, if it hits."""
        return sum(max(0, face + self.less) for face in range(1, FACES + 1)) / FACES

    @property
    def mean(self) -> float:
        """The damage that it does in the mean, for who chooses."""
        return len(self.aims) / FACES * self.harm


def why_silent(battle: Battle, battery: int) -> Refusal | None:
    """None if a battery may fire in this phase, else why it is silent."""
    one = battle.units[battery]
    if not one.guns:
        return no("artillery-1", "no-guns", one.ref, piece=one.ref)
    if (why := why_routed(one)) is not None:
        return why
    if one.train:
        return no("R-53", "on-train", one.ref, piece=one.ref)
    if one.silent >= battle.clock:
        return no("battle-movement-5", "silent", one.ref, piece=one.ref)
    if one.shots >= card_file().guns.shots:
        return no("artillery-1", "no-shots", one.ref, piece=one.ref, n=card_file().guns.shots)
    return why_not_led(battle, battery)


def why_no_shot(battle: Battle, battery: int, square: int, elevation: int) -> Refusal | None:
    """None if a battery reaches a square with an elevation, else why not: its arc, its range, what lies between."""
    one, field, guns = battle.units[battery], battle.field, card_file().guns
    ref = field.ref(square)
    ahead, aside = field.in_arc(one.square, one.facing, square)
    if not guns.near[0] <= ahead <= guns.far[1] or abs(aside) > 1:
        return no("artillery-3", "arc", one.ref, ref, piece=one.ref)
    if elevation not in ELEVATIONS:
        return no("artillery-2", "elevation", one.ref, piece=one.ref)
    if elevation == FLAT and ahead - 1 > FACES:
        return no("artillery-4", "too-far", one.ref, ref, piece=one.ref, n=ahead)
    between = covering(battle, battery, square)
    if between:
        return no("R-60", "covered", one.ref, *(field.ref(s) for s in between), piece=one.ref)
    return None


def covering(battle: Battle, battery: int, square: int) -> list[int]:
    """The hills and woods that stop a shot at a square, none for a battery on a hill (R-60)."""
    field, one = battle.field, battle.units[battery]
    if field.kind[one.square] == HILL:
        return []
    return [s for s in field.before(one.square, one.facing, square) if field.kind[s] in NATURAL]


def shot(battle: Battle, battery: int, target: int, elevation: int) -> Shot:
    """The shot at a unit where it stands, with all that is taken off its damage (artillery-5, R-61)."""
    one, field = battle.units[battery], battle.field
    square = battle.units[target].square
    rows, near = field.in_arc(one.square, one.facing, square).ahead, card_file().guns.near[1]
    parts = []
    if rows > near:
        parts.append(Part("range", near - rows, "artillery-5"))
    if elevation == HIGH and not added(battle.orders_of(battery), "elevation-penalty"):
        parts.append(Part("elevation", -1, "artillery-4"))
    if field.kind[square] != OPEN:
        cover = card_file().tables.combat_modifiers[field.kind[square]].defence
        parts.append(Part(field.kind[square], -cover, "R-61"))
    return Shot(battery, target, elevation, rows, tuple(parts))


def shots(battle: Battle, battery: int) -> list[Shot]:
    """All shots that a battery may fire at enemies where they stand (artillery-1)."""
    if why_silent(battle, battery) is not None:
        return []
    enemies = battle.of_army(1 - battle.units[battery].army)
    return [
        shot(battle, battery, n, elevation) for n in enemies for elevation in ELEVATIONS
        if why_no_shot(battle, battery, battle.units[n].square, elevation) is None
    ]  # fmt: skip


def halted(battle: Battle, unit: int, square: int) -> Battle:
    """The battle as it will be when a moving unit has been halted on a square (R-59)."""
    there = battle.copy()
    there.change(unit, square=square)
    return there


def best_shot(found: list[Shot]) -> Shot | None:
    """The one with the best expected damage, elevation 0 unless 1 is better (R-41)."""
    return max(found, key=lambda one: (one.mean, -one.elevation, -one.target), default=None)
