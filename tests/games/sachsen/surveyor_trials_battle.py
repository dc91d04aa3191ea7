"""Trials on the field: sums, tests, ways, guns, charges and markers, in the engine and in the second reading."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import msgspec

from engine.games.sachsen.battle import charging, command, exchange, guns, harm, salvos, sums, ways
from engine.games.sachsen.battle.battle import Fight
from engine.kernel.rng import Rng
from tests.games.sachsen import surveyor_clash as clash
from tests.games.sachsen import surveyor_guns, surveyor_sums
from tests.games.sachsen import surveyor_march as march
from tests.games.sachsen import surveyor_situations as situations
from tests.games.sachsen.surveyor_battle import battle_position, number_of
from tests.games.sachsen.surveyor_bridge import marks
from tests.games.sachsen.surveyor_field import (
    Brigade,
    Field,
    flanks_covered,
    from_edge,
    in_chain,
    steps,
    supported_by,
    touching,
)

MOVED = 14
"""The clock of the phase in which the fields of `surveyor_battle` stand."""


def begun(seed: int) -> tuple[Field, Any, dict[str, int]]:
    """A field, the engine's battle on it, and the numbers of the units there."""
    place = situations.field(Rng(seed))
    position: Any = battle_position(place, seed=seed)
    return place, position.battle, {unit.name: n for n, unit in enumerate(place.brigades)}


def total(found: Any) -> int:
    """The points of a sum that count."""
    return sum(part.points for part in found.parts if part.counts)


def sums_trial(seed: int) -> Counter[str]:
    """Values and modifiers with their limit, tests, support, flanks, the chain of command."""
    place, battle, number = begun(seed)
    seen = Counter[str]()
    for unit in place.brigades:
        own = number[unit.name]
        assert command.is_led(battle, own) == in_chain(place, unit), (seed, unit.name)
        helpers = set(sums.supporters(battle, own)) - {"command", "same-level"}
        assert helpers == supported_by(place, unit), (seed, unit.name, helpers)
        assert sums.surrounded(battle, own) == len(touching(place, unit)), (seed, unit.name)
        wanted = surveyor_sums.test_sum(place, unit, None, 0)
        assert total(sums.discipline_sum(battle, own)) == wanted, (seed, unit.name)
        seen["units"] += 1
    for one, other in situations.pairs(place):
        first, second = number[one.name], number[other.name]
        assert sums.has_flanks(battle, first, second) == flanks_covered(place, one, other.at), (
            seed,
            one.name,
        )
        test = sums.discipline_sum(battle, first, second)
        assert total(test) == surveyor_sums.test_sum(place, one, other, 0), (seed, one, other)
        again = bool({"same-level", "elite"} & set(test.again))
        assert again == surveyor_sums.may_repeat_test(place, one), (seed, one.name)
        for way in surveyor_sums.WAYS:
            if sums.blow_of(battle, first, second, way) != way:
                continue
            attack = total(sums.attack_sum(battle, first, second, way))
            assert attack == surveyor_sums.attack_sum(place, one, other, way, 0), (seed, one, other, way)
            defence = total(sums.defence_sum(battle, first, second, way))
            assert defence == surveyor_sums.defence_sum(place, one, other, way, 0), (seed, one, other, way)
            seen["sums"] += 2
    return seen


def ways_trial(seed: int) -> Counter[str]:
    """Where units march, march by force, are pushed; where they flee and fall back to."""
    place, battle, number = begun(seed)
    seen = Counter[str]()
    for unit in place.brigades:
        own = number[unit.name]
        gun = unit.arm == "artillery"
        hows = [] if unit.routed else ["push"] if gun and not unit.train else ["march", "forced"]
        for how in hows:
            squares = march.squares_for(unit, how)
            if how != "push":
                assert squares == ways.march_squares(battle, own)[how == "forced"], (seed, unit.name)
            found = set(ways.marches(battle, own, squares)) - {number_of(place, unit.at)}
            wanted = {number_of(place, square) for square in march.reach(place, unit, how)}
            assert found == wanted, (seed, unit.name, how, found ^ wanted)
            seen[how] += 1
        way = march.way_home(place, unit)
        if way and from_edge(place, unit.side, way[-1]):  # R-62 does not say which way of a pocket it takes
            assert not ways.flight(battle, own, march.charge_squares(unit)).caught, (seed, unit.name)
            seen["shut in"] += 1
            continue
        for spent in range(3):
            flight = ways.flight(battle, own, march.charge_squares(unit) - spent)
            goal = march.flees(place, unit, spent)
            ended = march.SURRENDERS if flight.caught else march.LEAVES if flight.off else ""
            assert (ended or last(flight, place, unit)) == told(place, goal), (seed, unit.name, spent)
            seen[ended or "flees"] += 1
        back = ways.flight(battle, own, ways.falls_back(battle, own), leaves=False)
        ended = "routs" if back.caught else ""
        assert (ended or last(back, place, unit)) == told(place, march.falls_back(place, unit)), (
            seed,
            unit.name,
        )
    return seen


def last(flight: Any, place: Field, unit: Brigade) -> int:
    """The square where a flight ends."""
    return int(flight.way[-1]) if flight.way else number_of(place, unit.at)


def told(place: Field, goal: Any) -> Any:
    """A square by its number, or what becomes of the unit."""
    return goal if isinstance(goal, str) else number_of(place, goal)


def guns_trial(seed: int) -> Counter[str]:
    """Which shots may be fired, and what each face of the damage die does."""
    place, battle, number = begun(seed)
    seen = Counter[str]()
    for gun in place.brigades:
        if gun.arm != "artillery" or gun.train:
            continue
        own = number[gun.name]
        for enemy in place.enemies(gun):
            for elevation in (0, 1):
                why = guns.why_no_shot(battle, own, number_of(place, enemy.at), elevation)
                mine = surveyor_guns.why_no_shot(place, gun, enemy.at, elevation)
                assert (why is None) == (mine == ""), (seed, gun.name, enemy.name, elevation, why)
                if why is not None:
                    seen["refused"] += 1
                    continue
                shot = guns.shot(battle, own, number[enemy.name], elevation)
                found = [max(0, die + sum(part.points for part in shot.parts)) for die in range(1, 7)]
                wanted = [
                    surveyor_guns.gun_damage(place, gun, enemy.at, elevation, die) for die in range(1, 7)
                ]
                assert found == wanted, (seed, gun.name, enemy.name, elevation)
                seen["shots"] += 1
    return seen


def charges_trial(seed: int) -> Counter[str]:
    """Who may fire and charge whom after a march, who must test, their values, what they have spent."""
    place, battle, number = begun(seed)
    battle.units[:] = [msgspec.structs.replace(unit, moved=MOVED, moves=1) for unit in battle.units]
    seen = Counter[str]()
    for one, other in situations.pairs(place):
        first, second = number[one.name], number[other.name]
        battle.fight = Fight(first, second, steps(one.at, other.at))
        for which, (unit, enemy) in enumerate(((one, other), (other, one))):
            helpless = surveyor_sums.helpless(place, unit, enemy, one.name)
            assert sums.is_helpless(battle, number[unit.name], number[enemy.name]) == helpless
            mine = clash.may_fire(unit, enemy) and not helpless
            assert salvos.fires(battle, which) == mine, (seed, unit.name, enemy.name)
            seen["fire"] += mine
        squares, refusal = charging.charge_squares_for(battle)
        why = clash.why_no_charge(place, one, other)
        if one.mounted and not why:
            room = march.squares_to_charge(place, one, other, moved=True)
            assert sorted(squares) == sorted(number_of(place, s) for s in room), (seed, one.name, other.name)
            why = "" if room else "R-54"
        assert (refusal is None) == (why == ""), (seed, one.name, other.name, refusal, why)
        if why:
            seen["refused"] += 1
            continue
        due = [n for n, unit in enumerate((one, other)) if clash.must_test(place, unit, one, other)]
        assert sorted(charging.due_tests(battle)) == due, (seed, one.name, other.name)
        strike = [sums.blow_of(battle, a, b, "charge") for a, b in ((first, second), (second, first))]
        assert tuple(strike) == clash.ways_of_charge(one, other), (seed, one.name, other.name)
        spent = (exchange.spent_by(battle, first, second), exchange.spent_by(battle, second, first))
        assert spent == clash.spent(one, other), (seed, one.name, other.name)
        seen["charges"] += 1
    return seen


def markers_trial(seed: int) -> Counter[str]:
    """What penalties and bonuses make of a unit."""
    place, battle, number = begun(seed)
    seen = Counter[str]()
    for unit in place.brigades:
        for attack, defence in ((-1, 0), (0, -1), (-1, -1), (1, 0), (0, 1)):
            if unit.routed and attack + defence > 0:
                continue
            mine = deepcopy(unit)
            if attack + defence > 0:
                surveyor_sums.tested(mine, 5 if attack else 6)
            else:
                surveyor_sums.shake(mine, -attack, -defence)
            found, word = harm.marked(battle.units[number[unit.name]], attack, defence)
            assert lying(found, word) == marks(mine), (seed, unit, attack, defence, word)
            seen[word] += 1
    return seen


def lying(unit: Any, word: str) -> str:
    """What lies on the engine's unit, in the words of the cases."""
    if word == "destroyed":
        return surveyor_sums.OFF
    if word == "routed" or unit.routed:
        return "routed"
    flags = {
        "attack +1": unit.good_attack,
        "defence +1": unit.good_defence,
        "attack -1": unit.bad_attack,
        "defence -1": unit.bad_defence,
    }
    return " ".join(flag for flag, lies in flags.items() if lies)


TRIALS = {
    "sums": sums_trial,
    "ways": ways_trial,
    "guns": guns_trial,
    "charges": charges_trial,
    "markers": markers_trial,
}
