"""The engine's battle of a field of the second reading."""

from __future__ import annotations

from typing import Any

import engine
from engine.kernel.position import Position
from tests.games.sachsen import surveyor_situations as situations
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


def field_of(battle: Any) -> Field:
    """The field of a battle that the engine plays."""
    wide = 8 * len(battle.ground.sections)
    found = Field(wide=wide, edges=(battle.armies[0].edge, battle.armies[1].edge))
    for shift, (name, turns) in enumerate(battle.ground.sections):
        situations.lay_section(found, name, turns, 8 * shift)
    for side, corner in enumerate(battle.ground.redoubts):
        block = situations.block((corner % wide, corner // wide))
        found.ground.update(dict.fromkeys(block, ("redoubt", 1000 + side)))
    clock = 3 * (battle.turn - 1) + battle.phase
    orders: dict[int, tuple[str, ...]] = {}
    for order in battle.orders:
        orders[order.unit] = (*orders.get(order.unit, ()), order.laid.card)
    for number, unit in enumerate(battle.units):
        if unit.status == ON_FIELD:
            found.brigades.append(brigade_of(unit, wide, orders.get(number, ())))
            found.brigades[-1].recovering = unit.healing >= clock
    chiefs = [battle.units[battle.columns[army.chief].general].id for army in battle.armies]
    found.chiefs = (chiefs[0], chiefs[1])
    return found


def brigade_of(unit: Any, wide: int, orders: tuple[str, ...]) -> Brigade:
    """One unit in the reading's form."""
    found = Brigade(
        unit.id, unit.army, unit.kind, (unit.square % wide, unit.square // wide), str(unit.column)
    )
    found.attack, found.defence = int(unit.bad_attack), int(unit.bad_defence)
    flags = (("attack", unit.good_attack), ("defence", unit.good_defence))
    found.plus = tuple(word for word, lies in flags if lies)
    found.routed, found.weak, found.train, found.orders = unit.routed, unit.weak, unit.train, orders
    found.faces = unit.facing or "n"
    return found
