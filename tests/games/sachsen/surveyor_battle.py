"""The engine's battle of a field of the second reading."""

from __future__ import annotations

from typing import Any

import engine
from engine.kernel.position import Position
from tests.games.sachsen.surveyor_facts import Square
from tests.games.sachsen.surveyor_field import Brigade, Field

HALF: list[Any] = [["battle-turn", {}], ["half-phase", {"army": 0, "left": 20}]]
ON_FIELD = 1


def battle_position(place: Field, agenda: list[Any] | None = None, seed: int = 0, **more: Any) -> Position:
    """A Position in the middle of a battle on this field; `more` are further fields of the battle."""
    game = engine.game("sachsen")
    state: dict[str, Any] = game.start(scenario="battle", seed=seed).state()
    battle = dict(state["battle"])
    battle |= battle_fields(place, battle) | more
    state["battle"] = battle
    state["agenda"] = HALF if agenda is None else agenda
    return game.load(state)


def number_of(place: Field, square: Square) -> int:
    """Squares by number, in reading order."""
    return square[1] * place.wide + square[0]


def battle_fields(place: Field, blank: dict[str, Any]) -> dict[str, Any]:
    """What a field tells of the engine's battle."""
    names = [b.name for b in place.brigades]
    armies = []
    for side, army in enumerate(blank["armies"]):
        armies.append({**army, "chief": side, "edge": place.edges[side]})
    columns = [
        {**column, "general": names.index(place.chiefs[side]) if place.chiefs[side] else -1, "points": 0}
        for side, column in enumerate(blank["columns"])
    ]
    orders = [
        {"laid": {"card": card, "player": b.side}, "unit": names.index(b.name), "since": 0, "shown": True}
        for b in place.brigades
        for card in b.orders
    ]
    return {
        "ground": {
            "sections": [list(section) for section in place.sections],
            "redoubts": [number_of(place, corner) for corner in place.redoubts],
        },
        "units": [unit_fields(place, b, blank["units"][0]) for b in place.brigades],
        "columns": columns,
        "armies": armies,
        "turn": 5,
        "phase": 2,
        "acting": 0,
        "holder": 0,
        "orders": orders,
    }


def unit_fields(place: Field, of: Brigade, blank: dict[str, Any]) -> dict[str, Any]:
    """One unit in the engine's form."""
    return {
        **blank,
        "id": of.name,
        "army": of.side,
        "column": of.side,
        "kind": of.kind,
        "weak": of.weak,
        "square": number_of(place, of.at),
        "status": ON_FIELD,
        "routed": of.routed,
        "good_attack": "attack" in of.plus,
        "good_defence": "defence" in of.plus,
        "bad_attack": bool(of.attack),
        "bad_defence": bool(of.defence),
        "facing": of.faces if of.arm == "artillery" else "",
        "train": of.train,
    }
