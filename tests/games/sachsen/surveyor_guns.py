"""Batteries in the second reading: what they may aim at, what hits, what it does (artillery, R-53, R-59 to R-61)."""

from __future__ import annotations

from tests.games.sachsen.surveyor_facts import Square
from tests.games.sachsen.surveyor_field import FACES, HILL, REDOUBT, WOOD, Brigade, Field

NEAREST, FARTHEST, SHORT_RANGE = 2, 8, 4


def ahead(of: Brigade, square: Square) -> tuple[int, int]:
    """How many rows a square lies in front of a battery, and how many columns to its side (artillery-3)."""
    c, r = FACES[of.faces]
    across, down = square[0] - of.at[0], square[1] - of.at[1]
    return across * c + down * r, abs(across * r) + abs(down * c)


def why_no_shot(place: Field, of: Brigade, target: Square, elevation: int) -> str:
    """The clause that forbids a shot at a square; "" if it may be fired."""
    if of.train:
        return "battle-movement-5"
    rows, side = ahead(of, target)
    if side > 1 or not NEAREST <= rows <= FARTHEST:
        return "artillery-3"
    if stopped(place, of, target):
        return "R-60"
    if rows == FARTHEST and elevation == 0:
        return "artillery-4"
    return ""


def stopped(place: Field, of: Brigade, target: Square) -> bool:
    """A hill or wood in the target's column between the rows, unless the battery stands on a hill (R-60)."""
    if place.ground_at(of.at) == HILL:
        return False
    c, r = FACES[of.faces]
    rows, _ = ahead(of, target)
    between = [(target[0] - c * n, target[1] - r * n) for n in range(1, rows)]
    return any(place.ground_at(square) in (HILL, WOOD) for square in between)


def hits(aim: int, distance: int, elevation: int) -> bool:
    """Aim die + 1 is the distance; with elevation 1 one more or less does as well (artillery-4)."""
    return abs(aim + 1 - distance) <= elevation


def gun_damage(place: Field, of: Brigade, target: Square, elevation: int, die: int) -> int:
    """Die, less a point for each square beyond 4, the elevation, the ground under the target (artillery-5, R-61)."""
    distance, _ = ahead(of, target)
    found = die - max(0, distance - SHORT_RANGE)
    if elevation and "gun-laying" not in of.orders:
        found -= 1
    ground = place.ground_at(target)
    if ground in (HILL, WOOD):
        found -= 1
    if ground == REDOUBT:
        found -= 2
    return max(0, found)


def mean_damage(place: Field, of: Brigade, target: Square, elevation: int) -> float:
    """Over all throws of both dice."""
    distance, _ = ahead(of, target)
    sure = sum(hits(aim, distance, elevation) for aim in range(1, 7)) / 6
    return sure * sum(gun_damage(place, of, target, elevation, die) for die in range(1, 7)) / 6


def silent(phases_since_train: int | None) -> bool:
    """After a move on the train silent in that phase and the next; a push silences nobody (battle-movement-5)."""
    return phases_since_train is not None and phases_since_train <= 1


def windows(place: Field, of: Brigade, way: list[Square]) -> list[Square]:
    """Squares of an enemy's way at which a battery may have it halted (artillery-1, R-59)."""
    return [s for s in way if not why_no_shot(place, of, s, 1)]
