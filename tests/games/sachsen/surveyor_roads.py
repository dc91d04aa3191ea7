"""Ways on the political sheet in the second reading: moves, leave to pass, attacks, late units."""

from __future__ import annotations

from tests.games.sachsen.surveyor_facts import LAND, STATES, SURVEY, Square, around, one_step, steps_between
from tests.games.sachsen.surveyor_realm import ALLIANCE, Realm, Unit

# --- leave (passage-1, R-20, R-29) --------------------------------------------------------


def state_at(realm: Realm, square: Square) -> str:
    """Whose land it is."""
    return realm.owner[LAND[square]]


def has_leave(realm: Realm, unit: Unit, state: str) -> bool:
    """Own land, an enemy's, an ally's, one in chaos; else by leave of this turn (passage-1, R-20)."""
    leader = realm.leader[unit.state]
    if state == unit.state or realm.at_war(unit.state, state) or state in realm.chaos:
        return True
    if leader is None:  # States led by the program pass free through neutrals
        return realm.neutral(state)
    other = realm.leader[state]
    if other == leader or (leader, state) in realm.leave:
        return True
    if other is None:
        return realm.tie(leader, state).counter == ALLIANCE
    return realm.pacts.get((min(leader, other), max(leader, other))) in (ALLIANCE, "marriage")


def left_without_leave(realm: Realm, unit: Unit) -> str:
    """The State in which a unit stands without leave: it may go over its land, but only out of it (passage-3, D-89)."""
    assert unit.at is not None
    state = state_at(realm, unit.at)
    return "" if has_leave(realm, unit, state) else state


def may_tread(realm: Realm, unit: Unit, square: Square) -> bool:
    """Where there is leave, and in the land that it leaves."""
    state = state_at(realm, square)
    return has_leave(realm, unit, state) or state == left_without_leave(realm, unit)


def deep(realm: Realm, square: Square) -> int:
    """Steps to the nearest square of another State."""
    inside = state_at(realm, square)
    steps = [steps_between(square, s, set()) for s in LAND if state_at(realm, s) != inside]
    return min((number for number in steps if number is not None), default=1000)


def leads_out(realm: Realm, unit: Unit, square: Square) -> bool:
    """Who stands without leave ends his way outside, or nearer to the border than he began (passage-3, D-89)."""
    inside = left_without_leave(realm, unit)
    assert unit.at is not None
    if not inside or square == unit.at or state_at(realm, square) != inside:
        return True
    return deep(realm, square) < deep(realm, unit.at)


# --- moves (political-movement, R-82) -----------------------------------------------------


def foes(realm: Realm, unit: Unit) -> set[Square]:
    """Squares where enemies stand: nobody joins them there (political-movement-4); who has no ruler defends (R-20)."""
    return {u.at for u in realm.units if u.at is not None and realm.hostile(unit.state, u.state)}


def defended(shut: set[Square]) -> set[str]:
    """Provinces with an enemy on any of their squares (political-movement-2)."""
    return {LAND[square] for square in shut}


def touched(shut: set[Square], square: Square) -> list[Square]:
    """Squares of defenders in the province of a square that touch it (R-82)."""
    return [s for s in around(square) if s in shut and LAND[s] == LAND[square]]


def why_no_move(realm: Realm, unit: Unit, way: list[Square], attack: Square | None = None) -> str:
    """The clause that forbids a way, square by square from the first after its own; "" if it may be gone."""
    assert unit.at is not None
    if unit.moved + len(way) > SURVEY["political_move"]:
        return "political-movement-1"
    shut, before = foes(realm, unit), unit.at
    for number, square in enumerate(way, start=1):
        if not one_step(before, square):
            return "R-03"
        if not (may_tread(realm, unit, square) and leads_out(realm, unit, way[-1])):
            return "passage-1"
        if square in shut:
            return "political-movement-4"
        if LAND[square] in defended(shut):
            last = number == len(way) and attack is not None
            if not last or not touched(shut, square):
                return "R-82"
        before = square
    return "" if attack is None else why_no_attack(shut, before, attack)


def why_no_attack(shut: set[Square], at: Square, anchor: Square) -> str:
    """From a square that touches the anchor, where an enemy stands (political-movement-2, R-42)."""
    if anchor not in shut:
        return "war-1"
    return "" if one_step(at, anchor) else "R-42"


def walked(realm: Realm, unit: Unit, shut: set[Square], most: int) -> dict[Square, int]:
    """Squares that a unit reaches without an attack, with the steps that it takes; its own among them."""
    assert unit.at is not None
    closed = defended(shut)
    found, edge = {unit.at: 0}, [unit.at]
    for number in range(1, most + 1):
        following = []
        for square in edge:
            for other in around(square):
                clear = other not in found and LAND[other] not in closed
                if clear and may_tread(realm, unit, other):
                    found[other] = number
                    following.append(other)
        edge = following
    return found


def ends(realm: Realm, unit: Unit) -> set[Square]:
    """Squares where a move without an attack may end."""
    found = walked(realm, unit, foes(realm, unit), SURVEY["political_move"] - unit.moved)
    return {square for square in found if square != unit.at and leads_out(realm, unit, square)}


def attacks(realm: Realm, unit: Unit) -> set[tuple[Square, Square]]:
    """Squares from which a unit may attack, with the anchors: where it can stand, or one last step of R-82."""
    shut, most = foes(realm, unit), SURVEY["political_move"] - unit.moved
    within = walked(realm, unit, shut, most)
    last = {
        other
        for square, number in within.items()
        if number < most
        for other in around(square)
        if other not in shut and touched(shut, other) and may_tread(realm, unit, other)
    }
    stands = {square for square in {*within, *last} if leads_out(realm, unit, square)}
    return {(square, anchor) for square in stands for anchor in around(square) if anchor in shut}


# --- late units (late-units, R-42, R-85) --------------------------------------------------


def distance(realm: Realm, unit: Unit, goal: Square) -> int | None:
    """Squares to the anchor: closed are enemies (the anchor is open) and States without leave (R-85)."""
    assert unit.at is not None
    barred = {s for s in STATES if not has_leave(realm, unit, s)}
    closed = foes(realm, unit) | {s for s in LAND if state_at(realm, s) in barred}
    return steps_between(unit.at, goal, closed)


def comes_in_turn(realm: Realm, unit: Unit, anchor: Square, *, defends: bool) -> int | None:
    """The turn of the battle in which a unit is there: all of the province and at one square at once, then 3 and 6."""
    if unit.at is None:
        return None
    if defends and LAND[unit.at] == LAND[anchor]:
        return 1
    away = distance(realm, unit, anchor)
    if away is None:
        return None
    return 1 if away == 0 else SURVEY["late"].get(away)


def moves_in_turn(realm: Realm, unit: Unit, owner: int | None, chief: int, turn: int) -> bool:
    """A coalition's unit: at home in the owner's turn or the chief's, elsewhere in the chief's alone (R-79)."""
    at_home = unit.at is not None and state_at(realm, unit.at) == unit.state
    return turn == chief or (at_home and turn == owner)
