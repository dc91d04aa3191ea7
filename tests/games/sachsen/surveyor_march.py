"""Ways on the field in the second reading: marches, obstacles, areas, flight, falling back, pursuit."""

from __future__ import annotations

from itertools import pairwise

from tests.games.sachsen.surveyor_facts import KINDS, Square
from tests.games.sachsen.surveyor_field import (
    REDOUBT,
    Brigade,
    Field,
    areas_over,
    from_edge,
    neighbours,
    steps,
)

MARCH, FORCED, PUSH = "march", "forced", "push"


def squares_for(of: Brigade, how: str) -> int:
    """How far it goes (battle-movement-1, 2, 5); Quick step adds one, two on a forced march."""
    if how == PUSH:
        return 1
    march, forced, _ = KINDS[of.kind]["squares"]
    quick = "quick-step" in of.orders
    return int(march) + quick if how == MARCH else int(forced) + 2 * quick


def charge_squares(of: Brigade) -> int:
    """Infantry 5, mounted 7, guns in flight 4 (battle-movement-3)."""
    return int(KINDS[of.kind]["squares"][2])


def barred(place: Field, of: Brigade, square: Square, how: str = MARCH) -> bool:
    """Cavalry and guns on their train never enter a redoubt; command units may (battle-movement-4)."""
    horses = of.arm == "cavalry" or (of.arm == "artillery" and how != PUSH)
    return horses and place.ground_at(square) == REDOUBT


def enters(place: Field, start: Square, goal: Square) -> bool:
    """Whether a step leads into an obstacle, or into another one (battle-movement-4, R-52)."""
    return goal in place.ground and place.ground[goal] != place.ground.get(start)


def reach(place: Field, of: Brigade, how: str) -> set[Square]:
    """Squares where a move may end.

    Through friends, not through enemies; into an obstacle with the first step alone; stop in an enemy's area.
    """
    seen: set[Square] = {of.at}
    edge, found = [of.at], set[Square]()
    for number in range(squares_for(of, how)):
        following: list[Square] = []
        for square in edge:
            for other in neighbours(place, square):
                there = place.on(other)
                if other in seen or (there is not None and there.side != of.side):
                    continue
                if barred(place, of, other, how) or (number and enters(place, square, other)):
                    continue
                seen.add(other)
                if there is None:
                    found.add(other)
                if not areas_over(place, of, other):  # influence-2
                    following.append(other)
        edge = following
    return found


def squares_to_charge(place: Field, of: Brigade, enemy: Brigade, *, moved: bool) -> list[Square]:
    """Free squares next to an enemy two squares off to which a mounted charger comes with one step (R-54).

    Who came before an obstacle in this phase does not enter it (R-52).
    """
    return [
        square
        for square in neighbours(place, of.at)
        if steps(square, enemy.at) == 1
        and place.on(square) is None
        and not barred(place, of, square)
        and not (moved and enters(place, of.at, square))
    ]


# --- flight and falling back (R-74) ------------------------------------------

SURRENDERS, LEAVES = "surrenders", "leaves"


def shut(place: Field, of: Brigade) -> set[Square]:
    """Squares that a fleeing or falling back unit cannot enter: enemies, and areas it was not in at its start.

    No obstacle halts it, but mounted units and guns go round a redoubt (battle-movement-3).
    """
    known = areas_over(place, of, of.at)
    found = set[Square]()
    for square in ((c, r) for c in range(place.wide) for r in range(place.high)):
        there = place.on(square)
        enemy = there is not None and there.side != of.side
        new = any(e not in known for e in areas_over(place, of, square))
        redoubt = place.ground_at(square) == REDOUBT and (of.mounted or of.arm == "artillery")
        if enemy or new or (redoubt and not of.commander):
            found.add(square)
    return found


def way_home(place: Field, of: Brigade) -> list[Square] | None:
    """The shortest way to the own edge row, the straightest of them, nearest the middle (R-62, R-86).

    Where none is open, the way to the squares nearest to it; None if no step leads nearer.
    """
    if from_edge(place, of.side, of.at) == 0:
        return []
    closed = shut(place, of)
    ways, seen, found = [[of.at]], {of.at}, list[list[Square]]()
    while ways:
        found += ways
        longer = [
            [*way, square]
            for way in ways
            for square in neighbours(place, way[-1])
            if square not in closed and square not in seen
        ]
        seen |= {way[-1] for way in longer}
        ways = best_of(place, of, longer)

    def merit(way: list[Square]) -> tuple[int, int]:
        """Nearest to the edge, then shortest."""
        return from_edge(place, of.side, way[-1]), len(way)

    nearest = min(map(merit, found))
    if nearest[0] == from_edge(place, of.side, of.at):
        return None
    return min((way[1:] for way in found if merit(way) == nearest), key=lambda w: how_straight(place, of, w))


def best_of(place: Field, of: Brigade, ways: list[list[Square]]) -> list[list[Square]]:
    """Of ways that end on one square the straightest is enough."""
    found: dict[Square, list[Square]] = {}
    for way in ways:
        end = way[-1]
        if end not in found or how_straight(place, of, way[1:]) < how_straight(place, of, found[end][1:]):
            found[end] = way
    return list(found.values())


def along(place: Field, side: int, square: Square) -> int:
    """The place of a square along the own edge."""
    return square[0] if place.edges[side] in "ns" else square[1]


def how_straight(place: Field, of: Brigade, way: list[Square]) -> tuple[int, float, int, list[float]]:
    """Fewest sideways steps, then the edge square nearest the middle, then at each step the nearest to it (R-86)."""
    whole = [of.at, *way]
    spots = [along(place, of.side, square) for square in whole]
    length = place.wide if place.edges[of.side] in "ns" else place.high
    middle = (length - 1) / 2
    bends = [abs(b - a) for a, b in pairwise(spots)]
    detail = [abs(spot - middle) for spot in spots[1:]]
    return sum(bends), abs(spots[-1] - middle), spots[-1], detail


def flees(place: Field, of: Brigade, spent: int = 0) -> Square | str:
    """Where a routed unit is after a moment of flight: a square, or it surrenders or leaves the field (R-62)."""
    left = charge_squares(of) - spent
    way = way_home(place, of)
    if way is None:
        return SURRENDERS
    home = from_edge(place, of.side, way[-1] if way else of.at) == 0
    if home and left > len(way):
        return LEAVES
    return last_free(place, of, way[:left])


def last_free(place: Field, of: Brigade, way: list[Square]) -> Square:
    """The farthest square of a way where nobody stands; its own if there is none."""
    free = [square for square in way if place.on(square) is None]
    return free[-1] if free else of.at


def falls_back(place: Field, of: Brigade, squares: int | None = None) -> Square | str:
    """By damage 4 the whole forced march, grenadiers before cavalry 3 squares; it stops on the edge row (R-74)."""
    left = squares_for(of, FORCED) if squares is None else squares
    way = way_home(place, of)
    if way is None:
        return "routs"
    return last_free(place, of, way[:left])


def pursuit(place: Field, of: Brigade, left: int) -> dict[Square, int]:
    """Squares that a pursuer may reach with what is left of its charge; it stops in the first other area (R-62)."""
    found, edge = {of.at: 0}, [of.at]
    for number in range(1, left + 1):
        following: list[Square] = []
        for square in edge:
            for other in neighbours(place, square):
                if other in found or barred(place, of, other):
                    continue
                there = place.on(other)
                if there is not None and there.side != of.side:
                    continue
                found[other] = number
                if not areas_over(place, of, other):
                    following.append(other)
        edge = following
    return {square: number for square, number in found.items() if square == of.at or place.on(square) is None}


def caught(place: Field, of: Brigade, routed: Brigade, left: int) -> bool:
    """Whether the pursuer can end next to a routed unit; infantry does not catch mounted units (R-62)."""
    if of.arm == "infantry" and routed.mounted:
        return False
    return any(steps(square, routed.at) == 1 for square in pursuit(place, of, left))
