"""Judgement of armies: where units stand, what is enrolled, on whom war is declared, which attack is worth it."""

from __future__ import annotations

from typing import NamedTuple

from engine.bots.remembering import once
from engine.bots.sachsen import weights
from engine.bots.sachsen.sight import Sight
from engine.games.sachsen.actions import (
    Arrive,
    Attack,
    Beaten,
    Convert,
    Declare,
    Disband,
    Enrol,
    Lead,
    Move,
    Put,
    Ransom,
    Reorganise,
)
from engine.games.sachsen.politics import moving, orders
from engine.games.sachsen.politics.contingents import attackers, defenders, leading, opponents
from engine.games.sachsen.politics.declaring import is_spared
from engine.games.sachsen.politics.start import likely
from engine.games.sachsen.politics.war_ends import lost_provinces
from engine.games.sachsen.politics.wars import realm_of
from engine.games.sachsen.record import NO_COUNTER, ON, Unit
from engine.games.sachsen.sides import NOBODY, NUMBER
from engine.games.sachsen.world import UNREACHED


@once
def strength_of(sight: Sight, side: int) -> float:
    """The strength of all units of a State on the board."""
    return sum(sight.strength(unit) for unit in sight.state.units_of(side) if sight.state.is_ready(unit))


def province_worth(sight: Sight, province: int) -> float:
    """A province, with its part of the State that it belongs to."""
    owned = len(sight.state.provinces_of(sight.state.owner[province]))
    return weights.PROVINCE + weights.WHOLE / max(owned, 1)


# --- war ----------------------------------------------------------------------------------------


class Prospect(NamedTuple):
    """What a war against a State promises: how much stronger one is, and what it may bring in points."""

    ratio: float
    gain: float


def helpers(sight: Sight, side: int) -> list[list[int]]:
    """The realms of those who would stand by a State: allies of its player, and of its neutral self."""
    state, leader = sight.state, sight.state.leader[side]
    if leader == NOBODY:
        return []
    others = {
        p.other if p.one == leader else p.one
        for p in state.pacts
        if leader in (p.one, p.other) and p.kind == "alliance"
    }
    realms = [list(state.led(player)) for player in sorted(others) if player != sight.player]
    return realms + [[one] for one in state.allies(leader)]


@once
def prospect(sight: Sight, side: int) -> Prospect:
    """A war against a State as it would begin now (war)."""
    state, world = sight.state, sight.world
    theirs = realm_of(state, side)
    lands = [p for p, owner in enumerate(state.owner) if owner in theirs]
    targets = {square for p in lands for square in world.provinces[p].squares}
    near, reached = 0.0, set[int]()
    for unit in sight.units:
        far = world.distances(unit.square, most=weights.NEAR)
        if targets.intersection(far):
            near += sight.strength(unit)
        if not unit.is_command:
            most = world.numbers.political_move
            reached |= {
                world.squares[s].province for s, steps in far.items() if s in targets and steps <= most
            }
    against = [list(theirs), *helpers(sight, side)]
    forces = [sum(strength_of(sight, one) for one in realm) for realm in against]
    mine = sum(map(sight.strength, sight.units))
    if len(reached) < weights.IN_REACH or any(force > mine for force in forces[1:]):
        return Prospect(0.0, 0.0)
    taken = sorted((province_worth(sight, p) for p in reached), reverse=True)[: weights.IN_REACH]
    return Prospect(near / max(sum(forces), 0.5), weights.WAR + sum(taken))


def declare(sight: Sight, action: Declare) -> float:
    """A war that is likely to be won, against one enemy at a time, with turns enough to win it."""
    state, side = sight.state, NUMBER[action.side]
    tied = state.agreed(sight.player, side) != NO_COUNTER or sight.world.is_kingdom(side)
    if tied or sight.left < weights.WAR_TURNS or sight.foes or is_spared(state, side):
        return -1.0
    found = prospect(sight, side)
    if found.ratio <= weights.DECLARE:
        return -1.0
    return weights.HOPE * found.gain


def beaten(sight: Sight, action: Beaten) -> float:
    """Where a third of the land is invaded and the enemy is the stronger."""
    state = sight.state
    wars = [war for war in state.wars_of(sight.home) if NUMBER[action.side] in war.against(sight.home)]
    owned = sum(len(state.provinces_of(side)) for side in sight.led)
    lost = sum(lost_provinces(state, war, side) for war in wars for side in sight.led)
    mine = sum(map(sight.strength, sight.units))
    theirs = sum(strength_of(sight, side) for war in wars for side in war.against(sight.home))
    return weights.YIELD if lost >= weights.INVADED * owned and mine * weights.DECLARE < theirs else -1.0


# --- attacks ------------------------------------------------------------------------------------


class Plan(NamedTuple):
    """An attack that is worth it: the square, where units gather for it, who takes part."""

    anchor: int
    gather: dict[str, int]
    worth: float


def odds(sight: Sight, ours: list[Unit], theirs: dict[str, int]) -> float:
    """Strength against strength, late units as far as they count."""
    against = sum(
        sight.strength(sight.state.units[name]) * weights.LATE_HELP.get(turn, 0.0)
        for name, turn in theirs.items()
    )
    return sum(map(sight.strength, ours)) / max(against, 0.5)


@once
def plan(sight: Sight) -> Plan | None:
    """The best attack that the units in reach could make this turn (political-movement-2)."""
    state, world, here = sight.state, sight.world, sight.ground
    if not here.held:
        return None
    stays = sight.capital_guard
    ready = [unit for unit in sight.units if not unit.attacked and unit.id != stays]
    ways = {unit.id: reach(sight, unit) for unit in ready}
    best: Plan | None = None
    for anchor in sorted(here.held):
        beside = world.steps[anchor]
        gather = {}
        for unit in ready:
            options = [s for s in beside if s == unit.square or s in ways[unit.id]]
            if options:
                gather[unit.id] = unit.square if unit.square in beside else options[0]
        ours = [unit for unit in ready if unit.id in gather]
        if not ours:
            continue
        theirs = defenders(state, here.mover, anchor)
        if any(state.units[name].is_command for name in theirs) and not any(u.is_command for u in ours):
            continue
        ratio = odds(sight, ours, theirs)
        province = world.squares[anchor].province
        value = weights.BATTLE + (
            province_worth(sight, province) if state.owner[province] in here.foes else weights.GUARD
        )
        value *= min(ratio - 1, 1.0)
        if ratio >= weights.FIGHT and (best is None or value > best.worth):
            best = Plan(anchor, _together(gather, world.steps[anchor], ways), value)
    return best


def _together(
    gather: dict[str, int], beside: tuple[int, ...], ways: dict[str, frozenset[int]]
) -> dict[str, int]:
    """They gather on one square, as far as they can."""
    where = max(beside, key=lambda s: (sum(s == at or s in ways[name] for name, at in gather.items()), -s))
    return {name: where if where in ways[name] and at not in beside else at for name, at in gather.items()}


def reach(sight: Sight, unit: Unit) -> frozenset[int]:
    """The squares that a unit can still enter without asking for leave."""
    if unit.status != ON or unit.moved >= sight.world.numbers.political_move:
        return frozenset()
    return _reach(sight, unit.side, unit.square, unit.moved, unit.attacked, unit.led_by)


@once
def _reach(sight: Sight, *alike: int) -> frozenset[int]:
    unit = next(u for u in sight.units if (u.side, u.square, u.moved, u.attacked, u.led_by) == alike)
    found = moving.reach(sight.grounds.of(unit), unit)
    return frozenset(square for square, way in found.items() if not way.asks)


def attack(sight: Sight, action: Attack) -> float:
    """When all have gathered who can; with those who come late."""
    state, anchor = sight.state, sight.world.square[action.square]
    found = attackers(state, sight.player, anchor)
    late = [state.units[name] for name in action.late]
    ours = [*found.now, *late]
    theirs = opponents(state, leading(state, sight.player, found.now), anchor, [unit.id for unit in ours])
    ratio = odds(sight, ours, theirs)
    return (weights.BATTLE if ratio >= weights.FIGHT else -weights.BATTLE / max(ratio, 0.1)) + 0.01 * len(
        late
    )


def meet(sight: Sight) -> float:
    """Invaders are met by those who are stronger."""
    step = sight.step
    ours, theirs = step.mine(sight.state), sight.state.standing(step.square)
    mine, against = sum(map(sight.strength, ours)), sum(map(sight.strength, theirs))
    return 1.0 if mine >= weights.FIGHT * against else -1.0


# --- moves --------------------------------------------------------------------------------------


def move(sight: Sight, action: Move) -> float:
    """Toward an attack that is planned; into enemy land that nobody defends; to where guards and army are wanted."""
    unit, to = sight.state.units[action.ids[0]], sight.world.square[action.to]
    if to not in reach(sight, unit) or unit.id == sight.capital_guard:
        return -1.0
    attack_planned = plan(sight)
    if attack_planned is not None and unit.id in attack_planned.gather:
        goal = attack_planned.gather[unit.id]
        return (
            1.0 + attack_planned.worth / 10
            if to == goal and unit.square not in sight.world.steps[attack_planned.anchor]
            else -1.0
        )
    if sight.world.squares[to].province in sight.ground.defended:
        return -1.0
    return post(sight, unit, to) - post(sight, unit, unit.square) - 0.01


def post(sight: Sight, unit: Unit, square: int) -> float:
    """What it is worth to have a unit on a square."""
    state, world = sight.state, sight.world
    province = world.squares[square].province
    owner = state.owner[province]
    others = [other for other in sight.by_province.get(province, ()) if other.id != unit.id]
    found = 0.0
    if not unit.is_command and not any(not other.is_command for other in others):
        if owner in sight.foes:
            found += weights.OCCUPY * province_worth(sight, province)
        elif owner in sight.led and province in threatened(sight):
            found += weights.GUARD * province_worth(sight, province)
        elif not sight.foes and owner in sight.led and is_border(sight, province):
            found += weights.WATCH
    far = front(sight)
    if unit.is_command or not sight.foes:
        found -= weights.CLOSER * far.get(square, 0)
    elif owner not in sight.foes:
        found -= weights.GATHER * far.get(square, 0)
    return found


def is_border(sight: Sight, province: int) -> bool:
    """Whether a province lies beside another's."""
    return any(
        sight.state.owner[near] not in sight.led for near in sight.world.provinces[province].neighbours
    )


@once
def front(sight: Sight) -> dict[int, int]:
    """The distance of squares from where the army is wanted: the enemy when it is the stronger, else the capital."""
    state, world = sight.state, sight.world
    goal = world.realms[sight.home].capital
    theirs = sum(strength_of(sight, side) for side in sight.foes)
    lands = [p for p, owner in enumerate(state.owner) if owner in sight.foes]
    if lands and sum(map(sight.strength, sight.units)) >= weights.FIGHT * theirs:
        far = world.distances(goal)
        goal = min((world.provinces[p].guard for p in lands), key=lambda s: (far.get(s, UNREACHED), s))
    return world.distances(goal)


@once
def threatened(sight: Sight) -> frozenset[int]:
    """The own provinces that an enemy could enter in his turn."""
    state, world = sight.state, sight.world
    near = set[int]()
    for square in sight.ground.held:
        near |= world.distances(square, most=world.numbers.political_move).keys()
    found = {world.squares[square].province for square in near}
    return frozenset(p for p in found if state.owner[p] in sight.led)


def put(sight: Sight, action: Put) -> float:
    """The general in the capital, a brigade in each of the provinces next to it."""
    return float(_first_square(sight, action.unit) == sight.world.square[action.square])


@once
def _first_square(sight: Sight, unit: str) -> int:
    return likely(sight.state, sight.state.units[unit])


def arrive(sight: Sight, action: Arrive) -> float:
    """Nearest to where the army is wanted."""
    return -float(front(sight).get(sight.world.square[action.square], UNREACHED))


def advance(sight: Sight, action: Move) -> float:
    """Brigades hold what they have taken; a general does not go alone."""
    unit = sight.state.units[action.ids[0]]
    return -1.0 if unit.is_command or unit.id == sight.capital_guard else 0.1


# --- orders -------------------------------------------------------------------------------------


def wish(sight: Sight) -> str:
    """The kind of brigade that the column lacks most; "" for none."""
    units = sight.state.brigades_of(sight.home)
    if len(units) >= weights.COLUMN:
        return ""
    kinds = [unit.kind for unit in units]
    return next((kind for kind, number in weights.WISH if kinds.count(kind) < number), "")  # type: ignore[arg-type]


def enrol(sight: Sight, action: Enrol) -> float:
    """What is wished for, while income and treasury bear it; a general always."""
    state = sight.state
    price = orders.price(state, sight.player, action.kind)
    if action.side or sight.spare < price or sight.left < weights.LAST_ENROL:
        return -1.0
    if action.kind == "general":
        return weights.RANSOM
    cost = sight.world.kinds[action.kind].cost
    coming = sum(state.cost(u) for u in state.brigades_of(sight.home) if not u.is_on)
    return (
        weights.ENROL
        if action.kind == wish(sight) and sight.surplus - coming - cost >= weights.SURPLUS
        else -1.0
    )


def convert(sight: Sight, action: Convert) -> float:
    """Not worth the turns."""
    del sight, action
    return -1.0


def reorganise(sight: Sight, action: Reorganise) -> float:
    """Beaten brigades come back, while the money lasts; where one must be named, the least."""
    unit = sight.state.units[action.unit]
    if sight.step.name == "name-brigade":
        return -sight.strength(unit)
    price = orders.return_price(sight.state, unit)
    return weights.REORGANISE * sight.strength(unit) / 2 if price <= sight.spare and sight.left > 1 else -1.0


def ransom(sight: Sight, action: Ransom) -> float:
    """A general is missed."""
    del action
    return weights.RANSOM if sight.left > 1 else -1.0


def disband(sight: Sight, action: Disband) -> float:
    """The least for its cost."""
    unit = sight.state.units[action.unit]
    return sight.state.cost(unit) - 2 * sight.strength(unit)


def lead(sight: Sight, action: Lead) -> float:
    """Everybody comes."""
    return sight.strength(sight.state.units[action.unit])
