"""Random battles of the engine, in which every blow and every test is reckoned once more."""

from __future__ import annotations

from collections import Counter
from typing import Any

import engine
from engine.kernel.rng import Rng
from tests.games.sachsen import surveyor_sums as sums
from tests.games.sachsen.surveyor_battle import field_of
from tests.games.sachsen.surveyor_bridge import marks
from tests.games.sachsen.surveyor_field import Brigade, Field

EAGER = ("engage", "fire", "charge", "close", "shoot", "deploy", "march", "recover")
WAYS = {f"part-{way}": way for way in sums.WAYS}


def battle_trial(seed: int, steps: int = 700) -> Counter[str]:
    """A battle of people who like to fight; only what nothing but the dice has changed in between is reckoned."""
    position: Any = engine.game("sachsen").start(scenario="battle", seed=seed)
    rng, seen = Rng(seed), Counter[str]()
    for _ in range(steps):
        decision = position.decision()
        if decision is None:
            break
        seat = decision.seats[0]
        actions = list(position.decision(seat).actions)
        eager = [action for action in actions if action.text().split()[0] in EAGER]
        action = rng.choice(eager if eager and rng.below(4) else actions)
        before = field_of(position.battle) if position.battle and position.battle.fight else None
        mover = position.battle.units[position.battle.fight.mover].id if before else ""
        events = position.play(action, seat)
        if before is not None:
            seen += reckon(before, mover, events, position)
    return seen


def reckon(before: Field, mover: str, events: list[Any], position: Any) -> Counter[str]:
    """The blows of one exchange, and what they leave behind."""
    seen, harmed = Counter[str](), dict[str, int]()
    ways: dict[str, str] = {}
    for event in events:
        told, key = event.message.args, event.message.key
        if event.kind == "die" and key.endswith("die-attack"):
            ways[told["piece"]] = next(WAYS[word] for word in event.data if word in WAYS)
        elif event.kind == "blow":
            of, enemy = (named(before, told[word]) for word in ("piece", "target"))
            if enemy is None or of is None or told["piece"] in harmed:
                return seen
            way = ways.get(told["target"], "")
            if way:
                dice = (told["attack"], told["defence"])
                harm = sums.harm(before, enemy, of, (way, way), dice, mover)
                assert harm == told["n"], (event.message.args, way, harm, enemy, of)
                seen[way] += 1
            harmed[told["piece"]] = told["n"]
        elif event.kind in ("die", "move") and not key.endswith(("die-attack", "die-defence")):
            return seen
    if harmed:
        seen += left_behind(before, harmed, position)
    return seen


def named(place: Field, piece: str) -> Brigade | None:
    """The brigade that a message names."""
    name = piece.removeprefix("piece:")
    return next((b for b in place.brigades if b.name == name), None)


def left_behind(before: Field, harmed: dict[str, int], position: Any) -> Counter[str]:
    """What lies on those who were struck, where they are still on the field."""
    seen = Counter[str]()
    if not position.battle:
        return seen
    now = field_of(position.battle)
    for piece, harm in harmed.items():
        was, found = named(before, piece), named(now, piece)
        if was is None:
            continue
        sums.after_exchange(was)
        came = sums.suffer(was, harm)
        if came == sums.BACK and (found is None or found.routed):
            seen["routs instead"] += 1  # its first step would enter a new area
        elif found is None:
            assert came in (sums.ROUT, sums.OFF, sums.DESTROYED), (piece, harm, came)
        else:
            assert marks(found) == marks(was), (piece, harm, marks(found), marks(was))
        seen[came] += 1
    return seen


TRIALS = {"battles": battle_trial}
