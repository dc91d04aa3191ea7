"""The officers: how an army fights that nobody leads, every decision by rule (R-41). They pick among legal Actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from engine.games.sachsen.actions import Done, Let, Pass
from engine.games.sachsen.battle.actions import (
    ATTACK_DIE,
    DEFENCE_DIE,
    OTHER,
    TEST_DIE,
    Again,
    Begin,
    BreakOff,
    Capture,
    Charge,
    ChooseEdge,
    Close,
    Deploy,
    Engage,
    Fire,
    Guard,
    HaltAt,
    Hold,
    LeaveField,
    March,
    Point,
    Pursue,
    Recover,
    Shoot,
)
from engine.games.sachsen.battle.battle import ATTACKER, WAITING, Battle, FieldUnit, area
from engine.games.sachsen.battle.command import why_still
from engine.games.sachsen.battle.field import AHEAD, EDGES, HILL, NATURAL, OFF, OPEN, opposite
from engine.games.sachsen.battle.guns import best_shot, halted, shot, shots
from engine.games.sachsen.battle.values import values
from engine.games.sachsen.battle.ways import march_squares, marches
from engine.kernel.action import Action

LOW = 3
"""A die up to this face is rolled again where that is allowed."""
HEAVY = 4
"""So much damage is worth points of experience."""
APART = 3
"""How far a command unit keeps from enemies."""


class Asks(NamedTuple):
    """What officers are asked: the Step, the truth, the battle, and for which army."""

    step: Any
    state: Any
    battle: Battle
    army: int


Choice = Callable[[Asks], Iterable[Action]]


def decide(step: Any, state: Any, army: int) -> Action:
    """What the officers of an army answer to a Step: the first that is legal of what they would do."""
    asked = step.ask(state, "")
    for action in wishes(step, state, army):
        rule = step.rule_of(action)
        if rule is not None and rule.why_not(asked, action) is None:
            return action
    first: Action = next(iter(step.first_actions(state, "")))
    return first


def wishes(step: Any, state: Any, army: int) -> Iterable[Action]:
    """What the officers of an army would do at a Step, legal or not, what they like best first (R-41)."""
    return CHOICES.get(step.name, _nothing)(Asks(step, state, state.battle, army))


def _nothing(_: Asks) -> Iterable[Action]:
    return (Done(), Let(), Pass(), Hold())


# --- before the first turn ------------------------------------------------------------------


def _edge(asks: Asks) -> Iterable[Action]:
    """The side with most hills and woods in its quarter."""
    battle = asks.battle
    field = battle.field
    cover = {edge: sum(field.kind[s] != OPEN for s in field.quarter(edge)) for edge in EDGES}
    return [ChooseEdge(max(EDGES, key=lambda edge: cover[edge]))]


def _begin(_: Asks) -> Iterable[Action]:
    """Three at a time, the enemy first."""
    return [Begin(OTHER, 3)]


def _deploy(asks: Asks) -> Iterable[Action]:
    """Guns on a hill or before an open column, infantry in the middle of the front row, cavalry on the wings, the
    command unit behind the centre."""
    battle, army = asks.battle, asks.army
    field, edge, free = battle.field, battle.armies[army].edge, battle.room(army)
    for one in sorted((battle.units[n] for n in battle.to_place(army)), key=_in_order):
        for square in sorted(free, key=lambda s: (_badness(battle, edge, one, s), s)):
            yield Deploy(one.id, field.place(square), opposite(edge) if one.guns else "")


def _in_order(unit: FieldUnit) -> int:
    return 0 if unit.guns else 1 if unit.infantry else 3 if unit.command else 2


def _badness(battle: Battle, edge: str, unit: FieldUnit, square: int) -> tuple[int, int, int]:
    """How little a square suits a unit in the line of battle."""
    field = battle.field
    deep = max(field.depth(s, edge) for s in field.quarter(edge))
    depth, along = field.depth(square, edge), field.along(square, edge)
    if unit.guns:
        hill = field.kind[square] == HILL
        return (
            0 if hill else 1 + _closed_ahead(battle, edge, square),
            deep - depth,
            abs(along - field.width // 2),
        )
    if unit.command:
        return abs(depth - max(deep - 1, 0)), along, 0
    return deep - depth, -along if unit.mounted else along, 0


def _closed_ahead(battle: Battle, edge: str, square: int) -> int:
    """Squares in the column before a battery that stop its shots."""
    field = battle.field
    step, found = AHEAD[opposite(edge)], 0
    while (square := field.neighbour(square, step)) != OFF:
        found += field.kind[square] in NATURAL
    return found


# --- a half phase ---------------------------------------------------------------------------


def _rally(asks: Asks) -> Iterable[Action]:
    """All that may be tested, routed ones first."""
    battle, army = asks.battle, asks.army
    units = [battle.units[n] for n in battle.of_army(army)]
    for one in sorted(units, key=lambda u: not u.routed):
        yield Recover(one.id)
    yield Done()


def strength(unit: FieldUnit) -> int:
    """The better of its attack values, less its disorder."""
    known = values(unit.kind)
    return max(known.fire[1], known.charge) - unit.bad_attack


def worth_engaging(unit: FieldUnit, enemy: FieldUnit) -> bool:
    """Whether a unit engages an enemy: attack value and level are at least his, or he is disordered, routed, guns."""
    if enemy.disordered or enemy.routed or enemy.guns:
        return not (unit.infantry and enemy.mounted and not enemy.routed)
    if unit.infantry and enemy.mounted:
        return False
    return strength(unit) + enemy.level - unit.level >= strength(enemy)


def gap(unit: FieldUnit, far: int) -> int:
    """How far a unit is from where it attacks: horses charge from two squares."""
    return abs(far - area()) if unit.mounted else far


def is_easy(enemy: FieldUnit) -> bool:
    """Whether an army that stands on the defensive engages an enemy all the same."""
    return enemy.disordered or enemy.routed or enemy.guns


def attacks(battle: Battle, army: int) -> bool:
    """Whether an army goes forward: the attacker's, or the one with more brigades."""
    return army == ATTACKER or len(battle.brigades(army)) > len(battle.brigades(1 - army))


def gives_up(battle: Battle, army: int) -> bool:
    """Whether it leaves the field: over half of its brigades are gone or routed, and the enemy has more left."""
    all_brigades = [u for u in battle.units if u.army == army and not u.command]
    left = len(battle.brigades(army)) + sum(u.status == WAITING for u in all_brigades)
    return 2 * left < len(all_brigades) and left < len(battle.brigades(1 - army))


def _half(asks: Asks) -> Iterable[Action]:
    """Shots, engagements, moves toward the nearest enemy, the command unit last."""
    step, battle, army = asks.step, asks.battle, asks.army
    if not step.begun and gives_up(battle, army):
        yield LeaveField()
    found = [one for n in battle.standing(army) if battle.units[n].guns for one in shots(battle, n)]
    best = best_shot([one for one in found if one.mean > 0])
    if best is not None:
        yield Shoot(battle.units[best.battery].id, battle.units[best.target].id, best.elevation)
    yield from _engagements(battle, army)
    if step.left > 0 and not step.moved:
        yield from _moves(battle, army)
        yield from _command(battle, army)
    yield Done()


def _engagements(battle: Battle, army: int) -> Iterable[Action]:
    """Those that are due, and those that are worth it; the most worthwhile enemy first."""
    enemies, forward = battle.of_army(1 - army), attacks(battle, army)
    for n in battle.standing(army):
        one = battle.units[n]
        near = battle.within(one.square, enemies)
        near.sort(
            key=lambda e: (
                not battle.units[e].routed,
                not worth_engaging(one, battle.units[e]),
                battle.far(n, e),
            )
        )
        for e in near:
            enemy = battle.units[e]
            fights = (
                not one.command
                and not one.guns
                and (enemy.routed or not (one.mounted and gap(one, battle.far(n, e))))
            )
            wants = fights and worth_engaging(one, enemy) and (forward or is_easy(enemy))
            if one.due or wants:
                yield Engage(one.id, enemy.id)


def _moves(battle: Battle, army: int) -> Iterable[Action]:
    """Toward the nearest enemy that is worth it, the nearest units first; into an area only to engage."""
    enemies = battle.of_army(1 - army)
    if not enemies:
        return
    forward = attacks(battle, army)
    units = [n for n in battle.brigades(army) if not battle.units[n].guns and why_still(battle, n) is None]
    far, near = battle.field.far, area()
    for n in sorted(units, key=lambda u: min(battle.far(u, e) for e in enemies)):
        one = battle.units[n]
        wanted = [e for e in enemies if worth_engaging(one, battle.units[e])]
        if not forward:
            reach = march_squares(battle, n)[0] + near
            wanted = [e for e in wanted if is_easy(battle.units[e]) and battle.far(n, e) <= reach]
        standing = [battle.units[e].square for e in enemies if not battle.units[e].routed]
        goals = [battle.units[e].square for e in wanted]
        if not goals:
            continue
        now = min(gap(one, far[one.square][goal]) for goal in goals)
        best = (now, 0)
        target = -1
        for square, way in marches(battle, n, march_squares(battle, n)[0]).items():
            touches = any(far[square][s] <= near for s in standing)
            if touches and not any(far[square][goal] <= near for goal in goals):
                continue
            score = (min(gap(one, far[square][goal]) for goal in goals), len(way))
            if score < best:
                best, target = score, square
        if target >= 0:
            yield March(one.id, battle.field.place(target))


def _command(battle: Battle, army: int) -> Iterable[Action]:
    """A command unit goes where most of its brigades are within a few squares, out of enemies' areas."""
    far, enemies = battle.field.far, [battle.units[n].square for n in battle.of_army(1 - army)]
    for n in battle.standing(army):
        one = battle.units[n]
        if not one.command or why_still(battle, n) is not None:
            continue
        own = [u.square for u in (battle.units[b] for b in battle.brigades(army)) if u.column == one.column]
        if not own:
            continue
        now = sum(far[one.square][s] for s in own)
        best, target = now - len(own), -1
        for square in marches(battle, n, march_squares(battle, n)[0]):
            safe = all(far[square][e] >= APART for e in enemies)
            total = sum(far[square][s] for s in own)
            if safe and total < best:
                best, target = total, square
        if target >= 0:
            yield March(one.id, battle.field.place(target))


def _window(asks: Asks) -> Iterable[Action]:
    """The shot with the best expected damage."""
    step, state, battle = asks.step, asks.state, asks.battle
    best: tuple[float, HaltAt] | None = None
    for action in step.first_actions(state, ""):
        if isinstance(action, HaltAt):
            battery, target = battle.number(action.unit), battle.number(action.target)
            there = halted(battle, target, battle.field.number[action.square])
            mean = shot(there, battery, target, action.elevation).mean
            if mean > 0 and (best is None or mean > best[0]):
                best = mean, action
    return [best[1]] if best is not None else [Let()]


# --- engagements ----------------------------------------------------------------------------


def _salvo(_: Asks) -> Iterable[Action]:
    """Fire whenever possible."""
    return [Fire(), Hold()]


def _closing(asks: Asks) -> Iterable[Action]:
    """Cavalry charges; infantry closes and charges where it is worth it."""
    step, state, battle = asks.step, asks.state, asks.battle
    fight = battle.engaged
    one, enemy = (battle.units[n] for n in fight.pair)
    actions = list(step.first_actions(state, ""))
    charges = [action for action in actions if isinstance(action, Charge)]
    if one.mounted or worth_engaging(one, enemy):
        yield from charges
        yield from (action for action in actions if isinstance(action, Close))
    yield BreakOff()


def _exchange(asks: Asks) -> Iterable[Action]:
    """A low die is rolled again where it helps; points of experience against heavy damage."""
    step, battle = asks.step, asks.battle
    which = step.asking % 2
    if step.asking < 2:
        if step.attack[which] and step.attack[which] <= LOW:
            yield Again(ATTACK_DIE)
        if step.defence[which] and step.defence[which] <= LOW and step.damage(battle, which) > 0:
            yield Again(DEFENCE_DIE)
    elif step.damage(battle, which) >= HEAVY:
        yield Point(step.most_points(battle, which))
    yield Let()


def _test(asks: Asks) -> Iterable[Action]:
    """A failed test again; points on recovery (R-41)."""
    step, battle = asks.step, asks.battle
    yield Again(TEST_DIE)
    if step.recovers:
        yield Point(step.lacks(battle))
    yield Let()


def _guard(asks: Asks) -> Iterable[Action]:
    """The strongest that may, guns last."""
    battle, army = asks.battle, asks.army
    own = sorted((battle.units[n] for n in battle.brigades(army)), key=lambda u: (u.guns, -strength(u)))
    return [Guard(one.id) for one in own]


def _pursuit(_: Asks) -> Iterable[Action]:
    """They pursue where they can."""
    return [Pursue(), Hold()]


def _general(_: Asks) -> Iterable[Action]:
    """They capture rather than kill."""
    return [Capture()]


CHOICES: dict[str, Choice] = {
    "field-side": _edge, "deployment": _begin, "deploying": _deploy, "arrive": _deploy, "rally": _rally,
    "half-phase": _half, "guns-window": _window, "salvo": _salvo, "closing": _closing, "exchange": _exchange,
    "test": _test, "guard": _guard, "pursuit": _pursuit, "general-lost": _general,
}  # fmt: skip
"""What they want to do, in order, by the name of the Step; nothing where it is not named."""
