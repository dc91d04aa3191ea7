"""Partners and allies in the second reading: whose units move when, who goes over, who is lent, who occupies.

R-79, kingdom-war-6, R-25, R-31; from D-77 on `readings.md` says what is meant where these clauses are silent.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from tests.games.sachsen import surveyor_courts as courts
from tests.games.sachsen import surveyor_neutrals as neutrals
from tests.games.sachsen import surveyor_roads as roads
from tests.games.sachsen import surveyor_wars as struggles
from tests.games.sachsen.surveyor_facts import (
    KINGDOMS,
    LAND,
    STATES,
    SURVEY,
    Square,
    around,
    beside,
    one_step,
)
from tests.games.sachsen.surveyor_reading import Reading, War
from tests.games.sachsen.surveyor_realm import ON, Unit, brigades

# --- who occupies a province (R-31, R-10, R-84) ---------------------------------------------------


def serves(reading: Reading, unit: Unit, winners: list[str]) -> str | None:
    """For which of the winners a unit stands where it stands: its own State, or that of the player who leads it."""
    if unit.state in winners:
        return unit.state
    if unit.name in reading.led:
        home = reading.truth.homes[reading.led[unit.name][0]]
        return home if home in winners else None
    return None


def occupant(reading: Reading, province: str, winners: list[str]) -> str | None:
    """Who of the winners has most units there while the owner has none: whose the province may become."""
    truth = reading.truth
    here, own = truth.within(province), reading.realm(truth.owner[province])  # D-92
    if any(unit.state in own for unit in here):
        return None
    stand = [serves(reading, unit, winners) for unit in here]
    most = max((stand.count(s) for s in STATES), default=0)
    return next((s for s in STATES if most and stand.count(s) == most), None)


def is_invaded(reading: Reading, province: str) -> bool:
    """An enemy of the owner stands on it, for whomever he fights, and no own unit does (income-2, R-84)."""
    truth = reading.truth
    owner, here = truth.owner[province], truth.within(province)
    foes = [u for u in here if reading.flags(u) & reading.enemies(owner)]
    return bool(foes) and not any(u.state in reading.realm(owner) for u in here)  # D-92


# --- who guards the border (kingdom-war-5, R-30) ---------------------------------------------------


def borders(reading: Reading, state: str) -> list[str]:
    """Its provinces that share a side with one of a State at war with it (R-30, R-03)."""
    truth, foes = reading.truth, reading.enemies(state)
    return [p for p in truth.owned(state) if any(truth.owner[other] in foes for other in beside(p))]


def border_guards(reading: Reading, state: str) -> set[str]:
    """One of its brigades in each province on the border of an enemy, at least one in the State (R-30).

    Of those that serve nobody else (D-79) the first by name (D-86); nobody where it has none at home.
    """
    truth, first = reading.truth, dict[str, str]()
    for unit in sorted(brigades(truth.units), key=lambda unit: unit.name):
        at_home = unit.state == state and unit.at is not None and truth.owner[LAND[unit.at]] == state
        if at_home and unit.at is not None and unit.status == ON and unit.name not in reading.led:
            first.setdefault(LAND[unit.at], unit.name)
    return {first[p] for p in borders(reading, state) if p in first} or set(sorted(first.values())[:1])


def columns_move_under(reading: Reading, kingdom: str) -> dict[str, int]:
    """Who leads which units of a Kingdom when the chiefs are found (kingdom-war-4, kingdom-war-5, D-85)."""
    now, stay = chief(reading, kingdom), border_guards(reading, kingdom)
    led = {u.name: reading.led.get(u.name, (None, 0)) for u in reading.truth.units if u.state == kingdom}
    found = {name: player for name, (player, until) in led.items() if player is not None and until}
    for unit in reading.truth.units:
        if unit.state != kingdom or unit.name in found or unit.status != ON:
            continue
        player = led[unit.name][0]
        if now is not None and unit.name not in stay:
            found[unit.name] = now
        elif now is None and player is not None and kingdom_of(reading, player) != kingdom:
            found[unit.name] = player  # sent by war-3, under who is not of the coalition
    return found


# --- coalitions (kingdom-war-4, R-79) -------------------------------------------------------------


def war_of_kingdoms(reading: Reading) -> War | None:
    """The one in which coalitions stand against each other."""
    return next((war for war in reading.wars if war.kingdoms), None)


def kingdom_of(reading: Reading, player: int) -> str | None:
    """The Kingdom for which a player fights; none for who is at war with it elsewhere (R-32)."""
    war, home = war_of_kingdoms(reading), reading.truth.homes[player]
    if war is None or not home or war.side_of(home) is None:
        return None
    for kingdom in KINGDOMS:
        if war.side_of(kingdom) == war.side_of(home) and kingdom not in reading.enemies(home):
            return kingdom
    return None


def chief(reading: Reading, kingdom: str) -> int | None:
    """The strongest tie of the players for it who are well; equal ones by the order of play (R-79)."""
    members = [p for p in reading.players() if kingdom_of(reading, p) == kingdom]
    return struggles.chief(reading.truth, kingdom, members)


def chief_over(reading: Reading, player: int) -> int | None:
    """Who leads the coalition in which a player moves; none for himself, and for who is at war with him (D-68)."""
    kingdom = kingdom_of(reading, player)
    leader = None if kingdom is None else chief(reading, kingdom)
    if leader is None or leader == player:
        return None
    return None if reading.truth.homes[leader] in reading.enemies(reading.truth.homes[player]) else leader


def partners(reading: Reading, player: int) -> list[int]:
    """Whom a chief calls in his turn: those who move under him and are well (attempt-5)."""
    return [p for p in reading.players() if chief_over(reading, p) == player and not reading.ill(p)]


def under(reading: Reading, unit: Unit) -> int | None:
    """The player who moves a unit."""
    return reading.under(unit)


def chief_of_unit(reading: Reading, unit: Unit, player: int) -> int | None:
    """That of the player who moves it; nobody's unit whose State is at war with him (D-84)."""
    leader = chief_over(reading, player)
    return None if leader is None or reading.truth.homes[leader] in reading.enemies(unit.state) else leader


def ends(reading: Reading, unit: Unit, player: int, turn: int) -> set[Square]:
    """Where the player of a unit may move it in the turn of somebody; abroad only in that of his chief (R-79)."""
    leader = chief_of_unit(reading, unit, player)
    if turn not in (player, leader) or unit.at is None or unit.status != ON:
        return set()
    if turn != player and unit.moved:  # no unit moves twice in a turn
        return set()
    shut = {u.at for u in reading.truth.units if u.at is not None and reading.hostile(unit, u)}
    bound = turn == player and leader is not None
    home = set(reading.truth.led(player)) if bound else set(STATES)  # D-77
    return walked(reading, unit, player, shut, home)


def attackers(reading: Reading, player: int, anchor: Square) -> set[str]:
    """Who attacks a square under a player at once: his units and those of his partners that touch it (R-42, R-79).

    In the own turn who waits abroad for his chief may attack all the same: he may not move (D-78).
    """
    here = reading.truth.on(anchor)
    beside = {
        unit.name
        for unit in reading.truth.units
        if unit.at is not None and unit.status == ON and goes_with(reading, unit, player)
        if one_step(unit.at, anchor) and any(reading.hostile(unit, other) for other in here)
    }
    if not beside:
        return beside
    lead = flag(reading, player, beside)
    there_ = {reading.truth.named(name).state for name in defenders(reading, lead, anchor)}
    beside = {name for name in beside if reading.truth.named(name).state not in there_}  # D-107
    return in_company(reading, [(lead.state, under(reading, lead))], beside)


def in_company(reading: Reading, first: list[tuple[str, int | None]], names: set[str]) -> set[str]:
    """Who fights side by side: of enemies the first, then those of whom there are most (D-93)."""
    rows: dict[tuple[str, int | None], list[Unit]] = {}
    for unit in reading.truth.units:
        if unit.name in names:
            rows.setdefault((unit.state, under(reading, unit)), []).append(unit)
    names_of_states = list(STATES)

    def rank(row: tuple[str, int | None]) -> tuple[bool, int, int, int]:
        state, player = row
        return (
            row not in first,
            -len(rows[row]),
            names_of_states.index(state),
            -1 if player is None else player,
        )

    left = sorted(rows, key=rank)
    found = list[tuple[str, int | None]]()
    for row in left:
        one = rows[row][0]
        if not any(reading.enemies_all_the_same(one, rows[other][0]) for other in found):
            found.append(row)
    return {unit.name for row in found for unit in rows[row]}


def goes_with(reading: Reading, unit: Unit, chief: int) -> bool:
    """His own units and those he leads; those of partners but what an enemy of his has lent them (D-84)."""
    player = under(reading, unit)
    if player is None or player == chief:
        return player is not None
    return player in partners(reading, chief) and chief_of_unit(reading, unit, player) == chief


def flag(reading: Reading, player: int, attacking: set[str]) -> Unit:
    """Under whose flag they attack: a unit of who leads them, else of the State of most, the first in order of many."""
    units = [unit for unit in reading.truth.units if unit.name in attacking]
    home, count = reading.truth.homes[player], Counter(unit.state for unit in units)
    state = home if home in count else max(STATES, key=lambda s: count[s])
    return min((unit for unit in units if unit.state == state), key=lambda unit: unit.name)


def defenders(reading: Reading, lead: Unit, anchor: Square) -> set[str]:
    """Who defends a square at once: enemies of those who attack it and of nobody who holds it against them (D-84)."""
    held = [unit for unit in reading.truth.on(anchor) if reading.hostile(lead, unit)]
    come = {
        unit.name
        for unit in reading.truth.units
        if unit.at is not None and unit.status == ON and reading.hostile(lead, unit)
        if LAND[unit.at] == LAND[anchor] or one_step(unit.at, anchor)
        if not any(reading.hostile(unit, other) for other in held)
    }
    return in_company(reading, [(unit.state, under(reading, unit)) for unit in held], come)


def walked(reading: Reading, unit: Unit, player: int, shut: set[Square], home: set[str]) -> set[Square]:
    """Squares in three steps over lands that it may enter; the last step may be one to attack (R-82)."""
    truth = reading.truth
    assert unit.at is not None
    if roads.state_at(truth, unit.at) not in home:
        return set()
    closed, most = roads.defended(shut), SURVEY["political_move"] - unit.moved
    seen, edge, last = {unit.at}, {unit.at}, set[Square]()
    for _ in range(most):
        near = {
            other
            for square in edge
            for other in around(square)
            if roads.state_at(truth, other) in home and enters(reading, unit, player, other)
        }
        last |= {s for s in near if s not in shut and roads.touched(shut, s)}
        edge = {s for s in near if LAND[s] not in closed} - seen
        seen |= edge
    return (seen | last) - {unit.at}


def enters(reading: Reading, unit: Unit, player: int, square: Square) -> bool:
    """Own land, that of enemies, of allies, of nobody; else by leave (passage-1, R-20, R-25)."""
    truth = reading.truth
    state = roads.state_at(truth, square)
    if state in reading.flags(unit) or state in truth.chaos or (player, state) in truth.leave:
        return True
    return bool(reading.flags(unit) & reading.enemies(state)) or roads.has_leave(truth, unit, state)


# --- who goes over to the other side (kingdom-war-6) ----------------------------------------------


def why_no_change(reading: Reading, player: int) -> str:
    """The clause that keeps a player in his coalition; "" if he may go over to the other in his turn."""
    if reading.ill(player):
        return "attempt-5"
    kingdom, war = kingdom_of(reading, player), war_of_kingdoms(reading)
    if kingdom is None or war is None:
        return "kingdom-war-6"
    other = next(k for k in KINGDOMS if k != kingdom)
    if war.side_of(other) is None:
        return "kingdom-war-6"
    elsewhere = [w for w in reading.wars if w is not war and other in w.against(reading.truth.homes[player])]
    return "R-32" if elsewhere else ""


def goes_over(reading: Reading, player: int) -> str:
    """He is with the other Kingdom now, with all his States; both react as to a first slip (guarantees-2)."""
    truth, war = reading.truth, war_of_kingdoms(reading)
    left = kingdom_of(reading, player)
    assert war is not None
    assert left is not None
    joined = next(k for k in KINGDOMS if k != left)
    states = truth.led(player)
    for side in war.sides:
        side[:] = [s for s in side if s not in states]
    courts.reaction(truth.tie(player, joined), courts.HELP)
    courts.reaction(truth.tie(player, left), courts.OPPOSE)
    mine = war.side_of(joined)
    assert mine is not None
    war.sides[mine].extend(states)
    reading.part(states, war.sides[1 - mine])
    for state in war.sides[1 - mine]:
        other = truth.leader[state]
        if other is not None:
            truth.pacts.pop((min(player, other), max(player, other)), None)
    return joined


# --- brigades of an ally (R-25, R-84) -------------------------------------------------------------


def may_be_lent(reading: Reading, state: str) -> set[str]:
    """Brigades on the board that serve nobody else, without one in each of its provinces that guards it."""
    left = replace(reading.truth, units=[u for u in reading.truth.units if u.name not in reading.led])
    stay = {unit.name for unit in neutrals.garrisons(left, state)}
    return {u.name for u in brigades(left.units) if u.state == state and u.status == ON} - stay


def most_lent(reading: Reading, state: str) -> int:
    """Half of its brigades, wherever they are, rounded down; never more than are free (R-84, D-79)."""
    number = sum(u.state == state for u in brigades(reading.truth.units))
    return min(number // 2, len(may_be_lent(reading, state)))


def picks(reading: Reading, units: list[str], chief: tuple[str, int], player: int) -> dict[int, int]:
    """How many cards each player picks for an army of these units: the chief's, and one for each further column.

    That one is picked by who moves the column: the player of its State, else who leads most of it, else the chief's
    (battle-setup-5, R-25). `units`: with the general of the chief, who is a general.
    """
    found = Counter({player: SURVEY["orders"]["general"]})
    army = [reading.truth.named(name) for name in units]
    for column in sorted({(unit.state, unit.column) for unit in army} - {chief}):
        movers = [under(reading, unit) for unit in army if (unit.state, unit.column) == column]
        led = Counter(mover for mover in movers if mover is not None)
        most = max(led.values(), default=0)
        found[min((one for one in led if led[one] == most), default=player)] += 1
    return dict(found)


def still_lent(reading: Reading, ended: int) -> set[str]:
    """Who serves others when a turn has ended and nothing else has happened: four turns in all (R-25)."""
    return {name for name, (_, until) in reading.led.items() if not until or until > ended}
