"""What the map looks like to a piece about to move (10.1)."""

from __future__ import annotations

from msgspec import Struct

from engine.games.maria.position import MariaPosition

GENERAL_STEPS, GENERAL_MAIN = 3, 4
TRAIN_STEPS, TRAIN_MAIN = 2, 3
MARCH = 8


class Ground(Struct, frozen=True):
    """What the map looks like to one piece about to move, as masks of cities.

    Attributes:
        closed: cities it may not enter. joinable: cities where it may join a general, ending its move (10.1-d).
        fortresses: enemy fortresses that fall or are questioned when it leaves them. trains: enemy trains it takes.
        hussars: hussars it rides over. march_closed: cities closed to a forced march as well (10.1-f).
    """

    closed: int
    joinable: int
    fortresses: int
    trains: int
    hussars: int
    march_closed: int


def ground(position: MariaPosition, piece: int) -> Ground:
    """The map as this piece finds it (10.1-c to 10.1-f)."""
    world = position.world
    info = world.pieces[piece]
    power, here = info.power, 1 << position.where[piece]
    everything = position.occupied()
    if info.kind == "train":
        return Ground(everything & ~here, 0, 0, 0, position.hussars_at(), 0)
    joinable = _joinable(position, piece)
    enemy_trains = 0
    for foe in world.foes[power]:
        enemy_trains |= position.trains_at[foe]
    alone = 0 if _has_company(position, piece) else here
    enemy = position.enemy_pieces(power)
    strongholds = position.enemy_control(power)
    return Ground(
        closed=everything & ~joinable & ~enemy_trains & ~alone,
        joinable=joinable,
        fortresses=0 if position.is_down(piece) else strongholds,
        trains=enemy_trains,
        hussars=position.hussars_at(),
        march_closed=strongholds | enemy | world.index.around(enemy),
    )


def _has_company(position: MariaPosition, piece: int) -> bool:
    return len(position.generals_on(position.where[piece])) > 1


def _joinable(position: MariaPosition, piece: int) -> int:
    """Mask of the cities with one general this one may stack with (6-b, 6-c)."""
    mask = twice = 0
    for power in position.world.partners[position.world.pieces[piece].power]:
        for other in position.world.of_power[power]:
            place = position.where[other]
            if other != piece and place >= 0:
                twice |= mask & 1 << place
                mask |= 1 << place
    return mask & ~twice
