"""What the map looks like to a piece about to move (10.1)."""

from __future__ import annotations

from msgspec import Struct

from engine.games.maria.fortresses import is_protected
from engine.games.maria.powers import CROSSING
from engine.games.maria.state import State

GENERAL_STEPS, GENERAL_MAIN = 3, 4
TRAIN_STEPS, TRAIN_MAIN = 2, 3
MARCH = 8


class Ground(Struct, frozen=True, gc=False):
    """What the map looks like to one piece about to move, as masks of cities.

    Attributes:
        closed: cities it may not enter. joinable: cities where it may join a general, ending its move (10.1-d).
        fortresses: enemy fortresses that fall or are newly questioned when it leaves them.
        trains: enemy trains it takes. hussars: hussars it rides over.
        march_closed: cities closed to a forced march as well (10.1-f).
        shut: neutral lands, which it may leave but not enter (19.4-b, 19.4-d, R-50).
    """

    closed: int
    joinable: int
    fortresses: int
    trains: int
    hussars: int
    march_closed: int
    shut: tuple[int, ...]


class PowerGround(Struct, frozen=True, gc=False):
    """What all generals of a power see alike: masks of cities.

    Attributes:
        pieces: with any piece. hussars: with a hussar. trains: with an enemy train.
        fortresses: enemy fortresses that fall or are newly questioned when they are left (10.3-b, 10.3-e).
        march_closed: cities closed to forced marches (10.1-f).
    """

    pieces: int
    hussars: int
    trains: int
    fortresses: int
    march_closed: int


def abroad(position: State, power: int, start: int) -> int:
    """Mask of the cities to which a piece of a power never comes from a city, as things stand.

    The other map, but for French and Austrian pieces (10.1-g), and neutral land, unless it is there already (19.4-b,
    19.4-d, R-50).
    """
    index = position.world.index
    closed = 0 if power in CROSSING else index.everywhere & ~index.on_map[index.map[start]]
    for country in position.alliances.shut[power]:
        if not country >> start & 1:
            closed |= country
    return closed


def power_ground(position: State, power: int) -> PowerGround:
    """The map as a power's generals find it (10.1-c, 10.1-e, 10.1-f)."""
    trains = generals = 0
    for foe in position.alliances.foes[power]:
        trains |= position.trains_at[foe]
        generals |= position.generals_at[foe]
    enemy = trains | generals
    strongholds = position.enemy_control(power)
    shut = strongholds | enemy | position.world.index.around(enemy)
    questioned = sum(1 << place for place in position.questions if is_protected(position, place))
    return PowerGround(position.occupied(), position.hussars_at(), trains, strongholds & ~questioned, shut)


def ground(position: State, piece: int, seen: PowerGround | None = None) -> Ground:
    """The map as this piece finds it (10.1-c, 10.1-d, 10.1-e, 10.1-f); `seen`: what its power sees, if known."""
    info = position.world.pieces[piece]
    seen = power_ground(position, info.power) if seen is None else seen
    here, shut = 1 << position.where[piece], position.alliances.shut[info.power]
    if info.kind == "train":
        return Ground(seen.pieces & ~here, 0, 0, 0, seen.hussars, 0, shut)
    joinable = _joinable(position, piece)
    alone = 0 if _has_company(position, piece) else here
    return Ground(
        closed=seen.pieces & ~joinable & ~seen.trains & ~alone,
        joinable=joinable,
        fortresses=0 if position.is_down(piece) else seen.fortresses,
        trains=seen.trains,
        hussars=seen.hussars,
        march_closed=seen.march_closed,
        shut=shut,
    )


def _has_company(position: State, piece: int) -> bool:
    place = position.where[piece]
    if position.where.count(place) < 2:
        return False
    partners = position.alliances.partners[position.world.pieces[piece].power]
    return any(
        position.where[n] == place and n != piece for p in partners for n in position.world.of_power[p]
    )


def _joinable(position: State, piece: int) -> int:
    """Mask of the cities with one general this one may stack with (6-b, 6-c)."""
    mask = twice = 0
    for power in position.alliances.partners[position.world.pieces[piece].power]:
        for other in position.world.of_power[power]:
            place = position.where[other]
            if other != piece and place >= 0:
                twice |= mask & 1 << place
                mask |= 1 << place
    return mask & ~twice
