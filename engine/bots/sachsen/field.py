"""Judgement on the field of battle: what the officers would do (R-41), and what trials on copies say is better.

An engagement, a shot, a march into the enemy's reach is tried several times with dice of the bot's own, the officers of
both armies answering what is asked on the way; it is done where what it comes to is worth more than to do nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.bots.sachsen import weights
from engine.games.sachsen.actions import Done
from engine.games.sachsen.battle.actions import Engage, GiveOrder, Lay, LeaveField, March, Shoot
from engine.games.sachsen.battle.asking import fought
from engine.games.sachsen.battle.battle import NONE, ON, WAITING, Battle, FieldUnit, area
from engine.games.sachsen.battle.field import OPEN
from engine.games.sachsen.battle.officers import wishes
from engine.games.sachsen.battle.phases import Half
from engine.games.sachsen.battle.values import effect
from engine.games.sachsen.battle.ways import march_squares, marches
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.rng import Rng


def choose(state: Any, decision: Decision, rng: Rng) -> Action:
    """What the steady bot does in a battle; `state`: a truth that fits its View."""
    step = state.agenda[-1]
    army = step.army_of(state, decision.seat)
    if isinstance(step, Half):
        return _half(state, decision, army, rng)
    judged = {"lay-cards": _cards, "ready": _order}.get(step.name)
    wanted = judged(state, decision, army) if judged else wishes(step, state, army)
    return next((a for a in wanted if a in decision.actions), decision.actions.all()[0])


# --- cards --------------------------------------------------------------------------------------


def _cards(state: State, decision: Decision, army: int) -> Iterable[Action]:
    """As many as may be laid, the most useful first."""
    del state, army
    found = [action for action in decision.actions if isinstance(action, Lay)]
    return sorted(found, key=lambda lay: -sum(weights.BATTLE_CARD.get(card, 0.0) for card in lay.cards))


def _order(state: State, decision: Decision, army: int) -> Iterator[Action]:
    """An order to the brigade that it serves most, if it serves one."""
    battle = fought(state)
    found = [
        (_suits(battle, army, action), action) for action in decision.actions if isinstance(action, GiveOrder)
    ]
    best = max(found, key=lambda one: one[0], default=None)
    if best is not None and best[0] > 0:
        yield best[1]
    yield Done()


def _suits(battle: Battle, army: int, order: GiveOrder) -> float:
    """How much an order serves a brigade: charges to horse and elite, steadiness to who holds an obstacle."""
    number = battle.number(order.unit)
    one = battle.units[number]
    near = min((battle.far(number, enemy) for enemy in battle.of_army(1 - army)), default=99)
    worth = brigade(one) / (1 + max(0, near - weights.ORDER_AT))
    held = battle.field.kind[one.square] != OPEN if one.is_on else False
    if effect(order.card, "charge"):
        return worth * (1.5 if one.mounted else 0.5)
    if effect(order.card, "fire-defence"):
        return worth * (1.5 if held else 0.7)
    return worth


# --- what an army is worth ----------------------------------------------------------------------


def brigade(unit: FieldUnit) -> float:
    """What a brigade is worth by its level."""
    return weights.LEVEL[unit.level]


def worth(battle: Battle, army: int) -> float:
    """What a situation is worth to an army, in musketeers: own units less the enemy's; the battle counts most."""
    if battle.retired != NONE:
        return weights.BATTLE_WON if battle.retired != army else -weights.BATTLE_WON
    return _army(battle, army) - _army(battle, 1 - army)


def _army(battle: Battle, army: int) -> float:
    found = 0.0
    for one in battle.units:
        if one.army != army or one.status not in (ON, WAITING):
            continue
        value = weights.CHIEF if one.command else brigade(one)
        if one.routed:
            value *= weights.ROUTED
        value -= weights.MARKER * (one.bad_attack + one.bad_defence)
        value += weights.GOOD * (one.good_attack + one.good_defence)
        found += value
    return found


def danger(battle: Battle, army: int) -> float:
    """What is to be feared for the chief: enemies who can come at him, less the friends who stand by him."""
    unit = battle.chief_of(army)
    if unit == NONE or not battle.units[unit].is_on:
        return 0.0
    square = battle.units[unit].square
    far = battle.field.far
    enemies = [battle.units[n] for n in battle.standing(1 - army)]
    near = sum(
        far[square][e.square] <= (weights.HORSE_REACH if e.mounted else weights.FOOT_REACH) for e in enemies
    )
    friends = sum(far[square][battle.units[n].square] <= area() for n in battle.brigades(army))
    return weights.EXPOSED * max(0, near - friends)


# --- trials -------------------------------------------------------------------------------------


def tried(state: State, seat: str, actions: Iterable[Action], seed: int) -> Any:
    """What some Actions of a half phase lead to, with dice of a seed; None where one of them is not legal.

    The officers of both armies answer what is asked on the way.
    """
    ahead: Any = state.copy()
    ahead.rng = Rng(seed)
    depth = len(ahead.agenda)
    for action in actions:
        step = ahead.agenda[-1]
        if len(ahead.agenda) != depth or step.refuse(ahead, seat, action) is not None:
            return None
        ahead.carry_out(action, seat)
        while len(ahead.agenda) > depth:
            ahead.agenda[-1].run(ahead)
    return ahead


def _gain(state: State, seat: str, army: int, actions: tuple[Action, ...], times: int) -> float:
    """What some Actions bring on the average."""
    found = [tried(state, seat, actions, seed) for seed in range(times)]
    after = [value(one.battle, army) for one in found if one is not None and one.battle is not None]
    if not after:
        return -weights.BATTLE_WON
    return sum(after) / len(after) - value(fought(state), army)


def value(battle: Battle, army: int) -> float:
    """What a situation is worth, with what is to be feared for both chiefs."""
    return worth(battle, army) - danger(battle, army) + weights.HUNT * danger(battle, 1 - army)


# --- a half phase -------------------------------------------------------------------------------


def _half(state: State, decision: Decision, army: int, rng: Rng) -> Action:
    """The best of what trials find, if it is worth it; else what the officers would do without coming to grips."""
    step, battle, seat = state.agenda[-1], fought(state), decision.seat
    legal = decision.actions.all()
    listed = set(legal)
    wanted = [a for a in wishes(step, state, army) if a in listed and not isinstance(a, Engage | LeaveField)]
    if wanted and isinstance(wanted[0], Shoot):
        return wanted[0]
    if LeaveField() in listed and _hopeless(battle, army):
        return LeaveField()
    orders = [action for action in _order(state, decision, army) if action in listed]
    if orders and isinstance(orders[0], GiveOrder):
        return orders[0]
    tries: list[tuple[Action, ...]] = [(action,) for action in legal if isinstance(action, Engage)]
    tries += _charges(battle, army, listed)
    best = _best(state, seat, army, tries)
    if best is not None and (best[0] > weights.WORTH_IT or Done() not in listed):
        return best[1][0]
    for action in wanted:
        if not isinstance(action, March) or _is_safe(state, seat, army, action):
            return action
    return rng.choice(legal)


def _best(
    state: State, seat: str, army: int, tries: Iterable[tuple[Action, ...]]
) -> tuple[float, tuple[Action, ...]] | None:
    """What brings most on the average: all are tried once, those that promise most more often."""
    first = [(_gain(state, seat, army, actions, 1), actions) for actions in tries]
    first.sort(key=lambda one: -one[0])
    again = [(_gain(state, seat, army, a, weights.TRIALS), a) for _, a in first[: weights.TRIED_AGAIN]]
    return max(again, key=lambda one: one[0], default=None)


def _hopeless(battle: Battle, army: int) -> bool:
    """Whether next to nobody is left to fight."""
    return weights.HOPELESS * _army(battle, army) < _army(battle, 1 - army) - weights.CHIEF


def _is_safe(state: State, seat: str, army: int, march: March) -> bool:
    """Whether a march costs nothing by itself and does not lay the chief open."""
    return _gain(state, seat, army, (march,), 1) > -weights.WORTH_IT


def _charges(battle: Battle, army: int, listed: set[Action]) -> list[tuple[Action, ...]]:
    """Marches of units to where they can engage an enemy, with the engagement; the likeliest few."""
    found: list[tuple[float, tuple[Action, ...]]] = []
    field = battle.field
    enemies = battle.of_army(1 - army)
    for n in battle.brigades(army):
        one = battle.units[n]
        if one.guns:
            continue
        ways = marches(battle, n, march_squares(battle, n)[0])
        for e in enemies:
            enemy = battle.units[e]
            if one.infantry and enemy.mounted and not enemy.routed:
                continue
            near = [s for s in ways if field.far[s][enemy.square] == area()]
            if not near:
                continue
            square = min(near, key=lambda s: (field.kind[s] == OPEN, len(ways[s]), s))
            march = March(one.id, field.place(square))
            if march in listed:
                hope = (weights.CHIEF if enemy.command else brigade(enemy)) + brigade(one) * one.mounted
                hope += weights.EASY * (enemy.routed + enemy.disordered + enemy.guns)
                found.append((hope, (march, Engage(one.id, enemy.id))))
    found.sort(key=lambda one: -one[0])
    return [actions for _, actions in found[: weights.MOST_TRIED]]
