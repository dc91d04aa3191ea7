"""Trials of the draw for the initiative and of moves from phase to phase, in the engine and in the second reading."""

from __future__ import annotations

from collections import Counter
from typing import Any

import engine
from engine.kernel.rng import Rng
from tests.games.sachsen import surveyor_clash as clash
from tests.games.sachsen import surveyor_situations as situations
from tests.games.sachsen.referee import Loaded
from tests.games.sachsen.surveyor_battle import battle_position
from tests.games.sachsen.surveyor_field import Brigade, Field, in_chain

TURNS: list[Any] = [["battle-turn", {}]]
WAITING = 0


def initiative_trial(seed: int) -> Counter[str]:
    """Generals and marshals with any points, absent ones, cards, a stolen initiative."""
    rng = Rng(seed)
    place = situations.field(rng)
    state: dict[str, Any] = battle_position(place, seed=seed).state()
    battle = dict(state["battle"])
    points = [rng.choice([0, 3, 6, 7, 9, 10, 13, 16]) for _ in (0, 1)]
    absent = [rng.below(3) == 0 for _ in (0, 1)]
    cards = [0 if gone else rng.below(3) for gone in absent]
    thief = rng.choice([-1, -1, -1, 0, 1])
    dice = [1 + rng.below(6), 1 + rng.below(6)]
    units = [dict(unit) for unit in battle["units"]]
    for unit in units:
        if unit["id"].endswith("-general"):
            side = unit["army"]
            unit["kind"] = "marshal" if clash.marshal(points[side]) else "general"
            if absent[side]:
                unit |= {"square": -1, "status": WAITING, "entry": 9}
    battle["units"] = units
    battle["columns"] = [{**column, "points": points[n]} for n, column in enumerate(battle["columns"])]
    battle["armies"] = [{**army, "bonus": cards[n]} for n, army in enumerate(battle["armies"])]
    battle |= {"turn": rng.choice([3, 6]), "phase": 3, "thief": thief, "holder": max(0, thief)}
    position: Any = engine.game("sachsen").load(state | {"battle": battle, "agenda": TURNS})
    position.rng = Loaded(seed, dice)
    position.settle()
    draws = [
        clash.Drawing(dice[n], None if absent[n] else points[n], cards[n], clash.best_level(place, n))
        for n in (0, 1)
    ]
    wanted = clash.initiative(draws[0], draws[1], None if thief < 0 else thief)
    now = position.battle
    found = (now.holder, (now.armies[0].actions, now.armies[1].actions), now.alternate)
    assert found == wanted, (seed, draws, thief, found, wanted)
    return Counter(drawn=1, absent=sum(absent), alternating=int(wanted[2]))


def lone(seed: int) -> tuple[Field, Any]:
    """Two armies far from each other, at the beginning of a turn."""
    place = Field(wide=16, sections=[("plain-3", 0), ("plain-3", 0)])
    place.brigades = [
        Brigade("preussen-general", 0, "general", (13, 7), "0"),
        Brigade("preussen-musketeers-1", 0, "musketeers", (12, 7), "0"),
        Brigade("sachsen-general", 1, "general", (0, 0), "1"),
        Brigade("sachsen-musketeers-1", 1, "musketeers", (1, 0), "1"),
    ]
    place.chiefs = ("preussen-general", "sachsen-general")
    state: dict[str, Any] = battle_position(place, seed=seed).state()
    battle = dict(state["battle"])
    battle["armies"] = [{**army, "actions": 9, "total": 9} for army in battle["armies"]]
    position: Any = engine.game("sachsen").load(state | {"battle": {**battle, "turn": 4}, "agenda": TURNS})
    position.settle()
    return place, position


def legs_trial(seed: int) -> Counter[str]:
    """A brigade marches, marches by force or stands, at random, over two turns; when may it do what."""
    rng, seen = Rng(seed), Counter[str]()
    place, position = lone(seed)
    unit, legs = "preussen-musketeers-1", clash.Legs()
    while (decision := position.decision()) is not None and position.battle.turn <= 6:
        battle = position.battle
        clock = 3 * (battle.turn - 1) + battle.phase
        texts = [action.text() for action in decision.actions]
        if decision.step != "half-phase" or decision.seats != ("attacker",):
            calm = [text for text in texts if text in ("done", "pass", "let")]
            position.play(position.read(calm[0] if calm else texts[0]))
            continue
        number = next(n for n, one in enumerate(battle.units) if one.id == unit)
        place.named(unit).at = (battle.units[number].square % 16, battle.units[number].square // 16)
        if not in_chain(place, place.named(unit)):
            break
        ways = {how: [t for t in texts if t.startswith(f"{how} {unit} ")] for how in ("march", "forced")}
        for how, listed in ways.items():
            why = clash.why_no_move(legs, clock, how)
            assert bool(listed) == (why == ""), (seed, clock, how, why, legs)
            seen[how if listed else why] += 1
        chosen = rng.choice(["march", "forced", ""])
        if ways.get(chosen):
            position.play(position.read(rng.choice(ways[chosen])))
            (legs.moved if chosen == "march" else legs.forced).append(clock)
        if position.decision().step != "half-phase" or position.refuse(position.read("done")) is not None:
            break
        position.play(position.read("done"))
    return seen


TRIALS = {"initiative": initiative_trial, "legs": legs_trial}
