"""Trials of units that serve another: who leads them, whom they fight, and what becomes of it when States change."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.sachsen.politics import succession, wars
from engine.games.sachsen.politics.entering import ground
from engine.kernel.rng import Rng
from tests.games.sachsen import surveyor_situations as situations
from tests.games.sachsen.surveyor_engine import NAMES, NOBODY, position_of
from tests.games.sachsen.surveyor_facts import COMMANDERS, ELECTORATES, KINGDOMS, STATES
from tests.games.sachsen.surveyor_reading import LENT_TURNS, Reading, Sides, War
from tests.games.sachsen.surveyor_realm import ALLIANCE, Unit
from tests.games.sachsen.surveyor_trials import SEATS, turn_of
from tests.games.sachsen.surveyor_trials_courts import there
from tests.games.sachsen.surveyor_trials_wars import peaceful

MOVERS = 12
"""So many units of a sheet are held against all others."""


# --- situations -----------------------------------------------------------------------------------


def mixed(rng: Rng) -> Reading:
    """Up to four wars, one of them often that of the Kingdoms; then whoever can lends a brigade or sends an army."""
    truth = peaceful(rng)
    for state in STATES:
        if truth.leader[state] is None:
            truth.blocked.pop(state, None)  # R-77 is another trial's
    reading = Reading(truth)
    if rng.below(2):
        sides: Sides = (["francia"], ["oesterreich"])
        for player in reading.players():
            if rng.below(2):
                sides[rng.below(2)].extend(truth.led(player))
        reading.wars.append(War(1, sides, kingdoms=True))
    for _ in range(1 + rng.below(3)):
        one, other = situations.some(rng, list(STATES), 2)
        sides = (list(reading.realm(one)), list(reading.realm(other)))
        if {one, other} & truth.chaos or set(sides[0]) & set(sides[1]):
            continue
        if {one, other} <= set(KINGDOMS) or any(b in reading.enemies(a) for a in sides[0] for b in sides[1]):
            continue
        reading.wars.append(War(len(reading.wars) + 1, sides))
    for war in reading.wars:
        reading.part(*war.sides)
        for one in war.sides[0]:
            for other in war.sides[1]:
                a, b = truth.leader[one], truth.leader[other]
                if a is not None and b is not None:
                    truth.pacts.pop((min(a, b), max(a, b)), None)
    for unit in truth.units:
        if reading.neutral(unit.state) and unit.at is not None and rng.below(3) == 0:
            serves(rng, reading, unit)
    apart(reading)
    return reading


def serves(rng: Rng, reading: Reading, unit: Unit) -> None:
    """A brigade of an ally for some turns; a unit of a Kingdom until peace, under a player who does not fight it."""
    truth = reading.truth
    free = [p for p in reading.players() if not reading.enemies(unit.state) & set(truth.led(p))]
    allies = [p for p in free if truth.tie(p, unit.state).counter == ALLIANCE]
    if allies and unit.kind not in COMMANDERS and rng.below(2):
        reading.led[unit.name] = rng.choice(allies), truth.turn + rng.below(LENT_TURNS)
    elif free and unit.state in KINGDOMS and reading.enemies(unit.state):
        reading.led[unit.name] = rng.choice(free), 0


def apart(reading: Reading) -> None:
    """Enemies never share a square (political-movement-4): whoever stands with one is away."""
    there_: list[Unit] = []
    for unit in reading.truth.units:
        if unit.at is None:
            continue
        if any(reading.hostile(unit, other) for other in there_ if other.at == unit.at):
            unit.at, unit.status, unit.weak = None, "away", False
            reading.led.pop(unit.name, None)
        else:
            there_.append(unit)


def put(reading: Reading, player: int, seed: int, **more: Any) -> Any:
    """The engine's Position of a reading, in a player's turn; `more` as for `position_of`."""
    told = [war.told(reading.truth) for war in reading.wars]
    position: Any = position_of(reading.truth, turn_of(player), seed, wars=told, **more)
    for name, (leader, until) in reading.led.items():
        position.put(position.units[name], led_by=leader, until=until)
    return position


# --- held against each other ----------------------------------------------------------------------


def compare(reading: Reading, position: Any, rng: Rng, why: object) -> None:
    """Who rules, who fights whom, who leads whose units, what is agreed, and who may not stand beside whom."""
    truth = reading.truth
    leaders = {s: None if who == NOBODY else who for s, who in zip(NAMES, position.leader, strict=True)}
    assert leaders == truth.leader, why
    assert {s for s, lost in zip(NAMES, position.chaos, strict=True) if lost} == truth.chaos, why
    found = {frozenset((NAMES[a], NAMES[b])) for war in position.wars for a in war.one for b in war.other}
    wanted = {frozenset((s, enemy)) for s in STATES for enemy in reading.enemies(s)}
    assert found == wanted, (why, found ^ wanted)
    led = {u.id: u.led_by for u in position.units.values() if u.led_by != NOBODY}
    assert led == {name: leader for name, (leader, _) in reading.led.items()}, (why, led, reading.led)
    for name, leader in led.items():
        unit = truth.named(name)
        assert not reading.enemies(unit.state) & set(truth.led(leader)), (why, name, "leads his enemy's unit")
    for player in reading.players():
        for state in STATES:
            if reading.neutral(state):
                mine, its = truth.tie(player, state), there(position, player, state)
                assert (mine.counter, mine.loose) == (its.counter, its.loose), (why, player, state)
    units = [u for u in truth.units if u.at is not None]
    for name in situations.some(rng, [u.name for u in units], MOVERS):
        here = ground(position, position.units[name])
        for other in units:
            if other.name != name:
                said = here.is_hostile(position.units[other.name])
                assert said == reading.hostile(truth.named(name), other), (why, name, other.name)


# --- trials ---------------------------------------------------------------------------------------


def deaths_trial(seed: int) -> Counter[str]:
    """The ruler of an electorate dies: what becomes of its wars, of units that serve it, of units that it has lent."""
    rng, seen = Rng(seed), Counter[str]()
    reading = mixed(rng)
    truth = reading.truth
    position = put(reading, reading.players()[0], seed)
    compare(reading, position, rng, (seed, "as it was"))
    state = rng.choice([s for s in ELECTORATES if s not in truth.chaos])
    player = truth.leader[state]
    succession.died(position, NAMES.index(state))
    for one in [state] if player is None else reading.out(player):
        heir = position.leader[NAMES.index(one)]
        seen[reading.inherited(one, None if heir == NOBODY else heir)] += 1
    seen["led"] += len(reading.led)
    compare(reading, position, rng, (seed, state, dict(seen)))
    return seen


def peaces_trial(seed: int) -> Counter[str]:
    """Some leave a war: whose armies go home, and whose fight on."""
    rng = Rng(seed)
    reading = mixed(rng)
    position = put(reading, reading.players()[0], seed)
    if not reading.wars:
        return Counter()
    before = len(reading.led)
    war = rng.choice(reading.wars)
    states = reading.realm(rng.choice(war.sides[rng.below(2)]))
    wars.leave_war(position, war.number, *(NAMES.index(s) for s in states))
    reading.leave(war, *states)
    for player in reading.players():  # the counter "war declared" goes; it weighs on nothing that is compared
        for state in STATES:
            reading.truth.tie(player, state).war = 0
    compare(reading, position, rng, (seed, states))
    return Counter(peace=1, home=before - len(reading.led), on=len(reading.led))


def declares_trial(seed: int) -> Counter[str]:
    """War is declared: partners and guarantees, one State after another; who leads no longer whom he fights now."""
    rng, seen = Rng(seed), Counter[str]()
    reading = mixed(rng)
    truth = reading.truth
    well = [p for p in reading.players() if not reading.ill(p)]
    if not well:
        return seen
    player = rng.choice(well)
    foes = {enemy for s in truth.led(player) for enemy in reading.enemies(s)}
    targets = [s for s in STATES if s not in {*truth.led(player), *truth.chaos, *foes}]
    if not targets:
        return seen
    players = [s for s in targets if truth.leader[s] is not None]
    target = rng.choice(players if players and rng.below(3) else targets)
    position, before = put(reading, player, seed), len(reading.led)
    position.play(position.read(f"declare {target}"))
    war, touched = reading.declared(player, target)
    for state in touched:
        asked = reading.asked(war)
        seen["asked"] += bool(asked)
        step = position.decision()
        assert (step.step == "guarantees") == bool(asked), (seed, state, step.step, asked)
        if not asked:
            continue
        assert step.seats == tuple(SEATS[p] for p in asked), (seed, state, step.seats, asked)
        answers = {p: rng.choice(["neutral", "help", "oppose", "oppose"]) for p in asked}
        for one, said in answers.items():
            position.play(position.read(said), SEATS[one])
        if reading.answered(war, state, answers) and state in KINGDOMS:
            seen["army"] += 1
            if position.decision().step == "force":
                return seen
    compare(reading, position, rng, (seed, player, target, touched))
    seen["war"] += 1
    seen["home"] += before - len(reading.led)
    return seen


TRIALS = {"led by the dead": deaths_trial, "led in peace": peaces_trial, "led into war": declares_trial}
