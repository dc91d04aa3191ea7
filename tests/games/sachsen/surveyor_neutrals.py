"""What neutral States do in step 6, and who comes to a fight, in the second reading (R-40, R-42, late-units)."""

from __future__ import annotations

from tests.games.sachsen import surveyor_roads as roads
from tests.games.sachsen.surveyor_facts import (
    CAPITAL,
    COMMANDERS,
    LAND,
    SECOND,
    Square,
    around,
    steps_between,
)
from tests.games.sachsen.surveyor_realm import ON, Realm, Unit, brigades

Outcome = tuple[Square, Square | None]
"""Where a column stands, and the square that it attacks."""
STAYS = ("musketeers", "dragoons", "cuirassiers", "grenadiers", "artillery")
"""Which kind is the garrison: musketeers (R-40); of the others no clause speaks, their order is agreed upon."""


def far(one: Square, other: Square) -> int:
    """Steps as the crow flies over land."""
    found = steps_between(one, other, set())
    return 1000 if found is None else found


def garrisons(realm: Realm, state: str) -> list[Unit]:
    """In each province of the State one brigade that stays, musketeers first."""
    found = []
    for province in realm.owned(state):
        here = [u for u in brigades(realm.within(province)) if u.state == state]
        here.sort(key=lambda u: (STAYS.index(u.kind), u.column, int(u.name.rpartition("-")[2])))
        found += here[:1]
    return found


def group(realm: Realm, state: str, column: int) -> list[Unit]:
    """A command unit with the free brigades of its column on its square; nobody without it."""
    command = next(
        (u for u in realm.column(state, column) if u.kind in COMMANDERS and u.at is not None), None
    )
    if command is None:
        return []
    stays = garrisons(realm, state)
    with_it = [u for u in brigades(realm.column(state, column)) if u.at == command.at and u.status == ON]
    return [command, *(u for u in with_it if u not in stays)]


def outcomes(realm: Realm, state: str, column: int, *, sent: bool) -> set[Outcome]:
    """All that a column may do where several squares are as good (R-40 a, b, c); nothing without a command unit."""
    army = group(realm, state, column)
    if not army:
        return set()
    at = army[0].at
    assert at is not None
    foes = [u for u in realm.units if u.at is not None and realm.hostile(state, u.state)]
    goals = {u.at for u in foes if u.at is not None and realm.owner[LAND[u.at]] == state}
    if not goals and sent and not realm.blocked.get(state):
        goals = {s for s, p in LAND.items() if realm.at_war(state, realm.owner[p])}
    if not goals:
        seat = SECOND[state] if column == 2 else CAPITAL[state]
        return {(square, None) for square in marches(realm, army[0], seat, set())}
    least = min(far(at, goal) for goal in goals)
    found: set[Outcome] = set()
    for goal in goals:
        if far(at, goal) == least:
            found |= against(realm, army, goal, foes)
    return found


def against(realm: Realm, army: list[Unit], goal: Square, foes: list[Unit]) -> set[Outcome]:
    """Toward a goal with as many brigades as stand within one square of it, and at them; else to the capital."""
    strength = len(brigades(army))
    if strength < around_it(goal, foes):
        return {(square, None) for square in marches(realm, army[0], CAPITAL[army[0].state], set())}

    def met(square: Square) -> list[Square]:
        near = [s for s in around(square) if any(u.at == s for u in foes)]
        return [goal] if goal in near else near

    strong = {square for square in LAND if any(strength >= around_it(anchor, foes) for anchor in met(square))}
    found: set[Outcome] = set()
    for square in marches(realm, army[0], goal, strong):
        anchors = met(square)
        for anchor in anchors:
            found.add((square, anchor if strength >= around_it(anchor, foes) else None))
        if not anchors:
            found.add((square, None))
    return found


def around_it(square: Square, foes: list[Unit]) -> int:
    """Brigades of the enemy on a square and next to it."""
    return sum(u.kind not in COMMANDERS and u.at in (square, *around(square)) for u in foes)


def marches(realm: Realm, lead: Unit, goal: Square, strong: set[Square]) -> set[Square]:
    """The squares nearest to a goal that it reaches in three steps, if nearer than where it stands.

    `strong`: where it is strong enough to attack; into a defended province it goes to attack only (R-82, D-91).
    """
    assert lead.at is not None
    reach = roads.ends(realm, lead) | {square for square, _ in roads.attacks(realm, lead) if square in strong}
    nearer = {square for square in reach if far(square, goal) < far(lead.at, goal)}
    least = min((far(square, goal) for square in nearer), default=0)
    return {square for square in nearer if far(square, goal) == least} or {lead.at}


# --- who comes to a fight -------------------------------------------------------------------------


def contingent(realm: Realm, player: int, anchor: Square) -> tuple[set[str], dict[str, int]]:
    """The player's units that touch the anchor and have enemies on it; others that may be called, with their turns."""
    here = realm.on(anchor)
    at_once, late = set(), {}
    for unit in realm.units:
        if realm.leader[unit.state] != player or unit.at is None or unit.status != ON:
            continue
        if not any(realm.hostile(unit.state, foe.state) and foe.state != unit.state for foe in here):
            continue
        if anchor in around(unit.at):
            at_once.add(unit.name)
        else:
            turn = roads.comes_in_turn(realm, unit, anchor, defends=True)
            if turn is not None:
                late[unit.name] = turn
    return at_once, late


def defence(realm: Realm, attacker: str, held: str, anchor: Square) -> dict[str, int]:
    """Who defends: the State that holds the anchor and others at war with the attacker, none at war with it."""
    found = {}
    for unit in realm.units:
        if unit.at is None or unit.status != ON or not realm.hostile(attacker, unit.state):
            continue
        friend = unit.state == held or not (
            {unit.state, held} & realm.chaos or realm.at_war(unit.state, held) or unit.state == attacker
        )
        turn = 1 if unit.at == anchor else roads.comes_in_turn(realm, unit, anchor, defends=True)
        if friend and unit.state != attacker and turn is not None:
            found[unit.name] = turn
    return found
