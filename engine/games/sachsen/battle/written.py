"""A battle that is played alone as the fields of a position file: what `setup.set_up_battle` reads, written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.games.sachsen.battle.asking import fought
from engine.games.sachsen.battle.battle import (
    MARKERS,
    NONE,
    STATUS_WORDS,
    Army,
    Battle,
    FieldColumn,
    FieldUnit,
)
from engine.games.sachsen.battle.laying import Laying, Stealing
from engine.games.sachsen.battle.orders import Readying
from engine.games.sachsen.battle.phases import Half, Rally
from engine.games.sachsen.battle.setting import Arriving, Beginner, Deploying, FieldSide, Redoubts
from engine.games.sachsen.battle.setup_form import ARMY_COUNTS, COUNTS, FLAGS, MEETINGS
from engine.games.sachsen.setup_form import column_words
from engine.games.sachsen.sides import BATTLE_SEATS
from engine.games.sachsen.state import State

MOMENTS = (
    FieldSide, Laying, Redoubts, Beginner, Deploying, Readying, Stealing, Arriving, Rally, Half,
)  # fmt: skip
"""The Steps that a file can say."""


def written_battle(state: State) -> Iterator[dict[str, Any]]:
    """The fields of this Position, between the answers that one move brings with it."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, MOMENTS) or getattr(step, "done", False):
        return
    battle = fought(state)
    picks = [pick for army in battle.armies for pick in army.picking] if isinstance(step, Laying) else []
    if (
        any(army.called for army in battle.armies)
        or any(pick.done for pick in picks)
        or battle.retired != NONE
    ):
        return
    fields = _moment(battle, step) | _ground(battle) | _troops(state) | _cards(state)
    fields["armies"] = {BATTLE_SEATS[n]: _army(battle, army) for n, army in enumerate(battle.armies)}
    kept = {key: value for key, value in fields.items() if value or key in ("hands", "turn", "units")}
    yield kept


def _moment(battle: Battle, step: Any) -> dict[str, Any]:
    fields: dict[str, Any] = {"turn": battle.turn, "phase": battle.phase, "moment": step.name}
    if battle.holder != NONE:
        fields |= {"holder": BATTLE_SEATS[battle.holder], "alternate": battle.alternate}
    if battle.thief != NONE:
        fields["thief"] = BATTLE_SEATS[battle.thief]
    if hasattr(step, "army"):
        fields["acts"] = BATTLE_SEATS[step.army]
    if isinstance(step, Deploying):
        fields["deploying"] = {"number": step.number, "left": step.left}
    if isinstance(step, Half):
        half = {"left": step.left, "moved": step.moved, "begun": step.begun, "spied": step.spied}
        other = {"other": step.other} if step.other != NONE else {}
        fields["half"] = {key: value for key, value in half.items() if value or key == "left"} | other
    return fields


def _ground(battle: Battle) -> dict[str, Any]:
    ground, field = battle.ground, battle.field
    return {
        "capital": battle.capital,
        "sections": [f"{name} turned {turns}" if turns else name for name, turns in ground.sections],
        "redoubts": [field.place(square) for square in ground.redoubts],
    }


def _troops(state: State) -> dict[str, Any]:
    battle = fought(state)
    words = dict(zip(state.world.columns, column_words(state.world), strict=True))
    ids = [unit.id for unit in battle.units]
    fields: dict[str, Any] = {
        "columns": {words[one.side, one.number]: _column(battle, one) for one in battle.columns},
        "units": {unit.id: _unit(battle, unit) for unit in battle.units},
    }
    for key, noted in MEETINGS.items():
        met = {unit.id: [ids[n] for n in getattr(unit, noted)] for unit in battle.units}
        fields[key] = {name: enemies for name, enemies in met.items() if enemies}
    return fields


def _column(battle: Battle, column: FieldColumn) -> str:
    words = [BATTLE_SEATS[column.army]]
    words += [f"points {column.points}"] * bool(column.points)
    words += [f"reserve {column.reserve}"] * bool(column.reserve)
    is_marshal = column.general != NONE and battle.units[column.general].kind == "marshal"
    words += ["marshal"] * is_marshal + [column.fate] * bool(column.fate)
    return " ".join(words)


def _unit(battle: Battle, unit: FieldUnit) -> str:
    words = [battle.field.place(unit.square) if unit.is_on else STATUS_WORDS[unit.status]]
    words += [word for word in FLAGS if getattr(unit, word)]
    words += [word for word, noted in MARKERS.items() if getattr(unit, noted)]
    words += [f"faces {unit.facing}"] if unit.facing else []
    usual = {"entry": 1}
    words += [f"{word} {n}" for word in COUNTS if (n := getattr(unit, word)) != usual.get(word, 0)]
    return " ".join(words)


def _army(battle: Battle, army: Army) -> dict[str, Any]:
    """What is said of an army; before the first draw it has no actions that could be told."""
    drawn = ("total", "actions") if battle.holder == NONE else ()
    told: dict[str, Any] = {word: getattr(army, word) for word in ARMY_COUNTS if word not in drawn}
    told |= {"edge": army.edge} if army.edge else {}
    told |= {word: True for word in ("officers", "arrayed") if getattr(army, word)}
    told |= {"service": True} if army.service else {}
    return told | ({"laid": [laid.card for laid in army.laid]} if army.laid else {})


def _cards(state: State) -> dict[str, Any]:
    battle = fought(state)
    orders = []
    for order in battle.orders:
        words = [battle.units[order.unit].id, order.laid.card]
        words += [f"since {order.since}"] * (order.since > 0) + ["shown"] * order.shown
        orders.append(" ".join(words))
    hands = zip(BATTLE_SEATS, state.hands, strict=True)
    return {
        "hands": {seat: list(state.world.names_of(hand)) for seat, hand in hands if hand},
        "orders": orders,
        "spent": list(battle.spent),
        "dice": msgspec.json.encode(battle.last).decode() if battle.last is not None else "",
    }
