"""The words of Actions: which names may stand where."""

from __future__ import annotations

from collections.abc import Container, Set
from functools import cache

import msgspec

from engine.games.sachsen.actions import (
    ARMS,
    BRIGADE,
    LOT,
    MONEY,
    NEUTRALS,
    PLAYERS,
    ROB,
    RUIN,
    SEPARATOR,
    Address,
    Aid,
    Break,
    LetPass,
    Motion,
    Move,
    Offer,
    Play,
)
from engine.games.sachsen.battle.words import is_of_battle, unknown_of_battle
from engine.games.sachsen.record import BRIGADES, CHILDREN, GENERAL, PACTS, Unit
from engine.games.sachsen.sides import NUMBER, SEATS
from engine.games.sachsen.state import State
from engine.games.sachsen.world import World
from engine.kernel.action import Action
from engine.kernel.promises import Promise

FREE = (Promise, Offer, Play, Motion)
"""Kinds whose words their own Rules read, since they depend on what is done."""


@cache
def _units(world: World) -> dict[str, Unit]:
    """Every counter by its id, off the board."""
    found = [Unit(side, GENERAL, 0, column) for side, column in world.columns]
    for side, column in world.columns:
        for kind in BRIGADES:
            found += [Unit(side, kind, n, column) for n in range(1, world.kinds[kind].counters + 1)]
    return {unit.id: unit for unit in found}


def unit_of(world: World, name: str) -> Unit:
    """A counter by its id, off the board."""
    return _units(world)[name]


def unit_ids(world: World) -> frozenset[str]:
    """The ids that units can have in this game."""
    return frozenset(_units(world))


@cache
def vocabulary(world: World) -> Set[str]:
    """All names that Actions may contain."""
    return {*unit_ids(world), *world.square, *world.province, *NUMBER, *SEATS, *world.card, *world.kinds}


def unknown(state: State, action: Action) -> str | None:
    """The first word of an Action that is no name of the kind that its place wants; None if all are."""
    if isinstance(action, FREE):
        return _unknown_of_card(state.world, action) if isinstance(action, Play) else None
    if is_of_battle(action):
        return unknown_of_battle(action, unit_ids(state.world), state.world.card)
    for field, value in zip(action.__struct_fields__, msgspec.structs.astuple(action), strict=True):
        names = _names(state.world, action, field)
        if value == "" and field in _needed(type(action)):
            return ""
        for word in _words_of(action, field, value):
            if names is not None and word not in names:
                return word
    return None


def _unknown_of_card(world: World, action: Play) -> str | None:
    """The card, or the first word that is no use of a Spy, no State and no province; None if there is none."""
    if action.card not in world.card:
        return action.card
    known = (ROB, RUIN)
    return next(
        (w for w in action.words if w not in known and w not in NUMBER and w not in world.province), None
    )


@cache
def _needed(kind: type[Action]) -> frozenset[str]:
    """The fields of a kind of Action that must be given."""
    return frozenset(field.name for field in msgspec.structs.fields(kind) if field.required)


def _words_of(action: Action, field: str, value: object) -> tuple[str, ...]:
    """The words of a field: a list, units joined by commas, one word, or none."""
    if isinstance(value, tuple):
        return value
    if not isinstance(value, str) or not value:
        return ()
    return tuple(value.split(SEPARATOR)) if isinstance(action, Move) and field == "units" else (value,)


def _names(world: World, action: Action, field: str) -> Container[str] | None:
    """The names that may stand in a field of an Action; None where its Rule reads it."""
    if isinstance(action, Address):
        return {LOT: 0, **NUMBER} if field == "to" else (PLAYERS, NEUTRALS)
    if isinstance(action, Break):
        return {*NUMBER, *SEATS} if field == "whom" else PACTS
    if isinstance(action, LetPass) or (isinstance(action, Aid) and field == "given"):
        return None
    named: dict[str, Container[str]] = {
        "unit": unit_ids(world),
        "units": unit_ids(world),
        "late": unit_ids(world),
        "words": {*unit_ids(world), *world.square},
        "square": world.square,
        "to": world.square,
        "via": world.square,
        "side": NUMBER,
        "provinces": world.province,
        "kind": world.kinds,
        "card": world.card,
        "child": CHILDREN,
        "what": (MONEY, ARMS, BRIGADE),
        "seat": SEATS,
    }
    return named.get(field)
