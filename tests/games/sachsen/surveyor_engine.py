"""The engine's Position of a sheet of the second reading, and what both can tell of one."""

from __future__ import annotations

from typing import Any

import engine
from engine.kernel.position import Position
from tests.games.sachsen.surveyor_facts import COMMANDERS, LAND, PROVINCES, STATES, SURVEY
from tests.games.sachsen.surveyor_realm import (
    ALLIANCE,
    AWAY,
    COMING,
    LENT,
    NO_COUNTER,
    ON,
    PACT,
    Realm,
    Tie,
    Unit,
)

NAMES = list(STATES)
SQUARES = sorted(LAND, key=lambda square: (square[1], square[0]))
"""Land squares by their numbers, in reading order."""
STATUS = [ON, COMING, AWAY, LENT]
COUNTERS = [NO_COUNTER, PACT, ALLIANCE]
COIN = SURVEY["smallest_coin"]
NOBODY = -1


def position_of(truth: Realm, agenda: list[Any], seed: int = 0, **more: Any) -> Position:
    """A Position with this sheet, at the Steps of an agenda; it asks, or goes on until it asks.

    `more`: fields of the engine's data that the sheet does not tell.
    """
    game = engine.game("sachsen")
    state: dict[str, Any] = game.start(seats=len(truth.homes), seed=seed).state()
    state |= fields_of(truth, state) | more
    state["agenda"] = agenda
    position = game.load(state)
    position.settle()
    return position


def fields_of(truth: Realm, blank: dict[str, Any]) -> dict[str, Any]:
    """The fields of the engine's plain data that the sheet tells."""
    options = blank["options"] | {name.replace("-", "_"): True for name in truth.options}
    return {
        "options": options,
        "turn": truth.turn,
        "order": list(range(len(truth.homes))),
        "homes": [NAMES.index(home) for home in truth.homes],
        "leader": [NOBODY if truth.leader[s] is None else truth.leader[s] for s in NAMES],
        "chaos": [s in truth.chaos for s in NAMES],
        "gone": [False] * len(NAMES),
        "owner": [NAMES.index(truth.owner[p]) for p in PROVINCES],
        "extra": [
            {"manufactory": bool(truth.works.get(p)), "missing": truth.idle.get(p, 0), "unless": 0}
            for p in PROVINCES
        ],
        "treasury": [sum_ // COIN for sum_ in truth.treasury],
        "debt": [sum_ // COIN for sum_ in truth.debt],
        "units": {unit.name: unit_fields(truth, unit) for unit in truth.units},
        "columns": [
            {
                "points": 0,
                "reserve": 0,
                "marshal": False,
                "alive": any(u.kind in COMMANDERS for u in truth.column(s, n)),
                "prisoner_of": NOBODY,
            }
            for s in NAMES
            for n in range(1, 2 + (STATES[s]["kind"] == "kingdom"))
        ],
        "heirs": [
            [{"kind": sex, "married": NAMES.index(into) if into else NOBODY} for sex, into in truth.heirs[s]]
            for s in NAMES
        ],
        "ties": [tie_fields(truth.tie(p, s)) for p in range(len(truth.homes)) for s in NAMES],
        "pacts": [
            {"one": one, "other": other, "kind": kind, "until": 0}
            for (one, other), kind in truth.pacts.items()
        ],
        "wars": [
            {
                "number": number,
                "one": [NAMES.index(one)],
                "other": [NAMES.index(other)],
                "since": truth.turn,
                "won": [0] * len(truth.homes),
                "kingdom": False,
            }
            for number, (one, other) in enumerate(truth.wars)
        ],
        "services": [p in truth.services for p in range(len(truth.homes))],
        "blocked": [truth.blocked.get(s, 0) for s in NAMES],
        "battles": list(truth.battles),
        "wars_won": list(truth.wars_won),
    }


def unit_fields(truth: Realm, unit: Unit) -> dict[str, Any]:
    """One unit in the engine's form."""
    number = unit.name.rpartition("-")[2]
    return {
        "side": NAMES.index(unit.state),
        "kind": unit.kind,
        "number": int(number) if number.isdigit() else 0,
        "column": unit.column,
        "square": SQUARES.index(unit.at) if unit.at is not None else NOBODY,
        "status": STATUS.index(unit.status),
        "due": unit.due,
        "paid": unit.status == AWAY and unit.due > 0,
        "weak": truth.turn if unit.weak else 0,
        "moved": unit.moved,
        "attacked": False,
        "led_by": NOBODY,
        "until": 0,
    }


def tie_fields(tie: Tie) -> dict[str, Any]:
    """What there is between a player and a State, in the engine's form."""
    return {
        "step": tie.step,
        "counter": COUNTERS.index(tie.counter),
        "loose": tie.loose,
        "broken": tie.broken,
        "declared": tie.war,
        "married": tie.married,
        "rungs": [
            {
                "wait": tie.wait.get(step, 0),
                "strict": step in tie.strict,
                "eased": step in tie.plus,
                "never": step in tie.never,
            }
            for step in range(1, 6)
        ],
        "asked": tie.asked,
        "bonus": tie.bonus,
        "money_wait": tie.money_wait,
        "arms_wait": tie.arms_wait,
        "money_sure": tie.money_granted,
        "arms_sure": tie.arms_granted,
    }


def tie_told(tie: Any) -> Tie:
    """The engine's, in the form of the second reading; waits that are over are none."""
    found = Tie(
        tie.step, COUNTERS[tie.counter], tie.loose, tie.broken, tie.declared, tie.married, asked=tie.asked
    )
    for step, rung in enumerate(tie.rungs, start=1):
        if rung.wait:
            found.wait[step] = rung.wait
        for marked, steps in (
            (rung.strict, found.strict),
            (rung.eased, found.plus),
            (rung.never, found.never),
        ):
            if marked:
                steps.add(step)
    found.bonus = tie.bonus
    found.money_wait, found.arms_wait = tie.money_wait, tie.arms_wait
    found.money_granted, found.arms_granted = tie.money_sure, tie.arms_sure
    return found
