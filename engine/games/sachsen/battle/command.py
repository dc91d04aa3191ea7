"""The chain of command: who is within reach of orders (chain-of-command, R-68)."""

from __future__ import annotations

from engine.games.sachsen.battle.battle import NONE, Battle, FieldUnit
from engine.games.sachsen.battle.values import GENERAL, MARSHAL
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.refusals import no
from engine.kernel.refusal import Refusal

MOVES = 2
"""Phases of a turn in which a unit may be moved (phases-actions-3)."""


def reach_of(battle: Battle, general: int) -> int:
    """How far a command unit commands: a general 8 squares, a marshal 10 (chain-of-command-1)."""
    ranges = card_file().constants.command_range
    return ranges[MARSHAL if battle.units[general].kind == MARSHAL else GENERAL]


def commands(battle: Battle, general: int, unit: int) -> bool:
    """Whether a unit stands within the reach of a command unit."""
    return battle.far(general, unit) <= reach_of(battle, general)


def is_led(battle: Battle, unit: int) -> bool:
    """Whether a unit on the field is in the chain of command (chain-of-command-1, R-68).

    By its own general where the chief commands him, or by the chief himself. A side without any commander on the field
    obeys the officer who stands in for him (initiative-5); where the chief is not on the field a general serves alone.
    """
    one = battle.units[unit]
    chief, general = battle.chief_of(one.army), battle.general_of(one.column)
    if chief == NONE and general == NONE:
        others = (battle.general_of(column) for column in battle.columns_of(one.army))
        return all(other == NONE for other in others)
    if chief != NONE and commands(battle, chief, unit):
        return True
    if general in (NONE, chief):
        return False
    return commands(battle, general, unit) and (chief == NONE or commands(battle, chief, general))


def why_routed(one: FieldUnit) -> Refusal | None:
    """None for a unit that stands, else that it flees, and obeys nobody (R-62)."""
    return no("R-62", "routed", one.ref, piece=one.ref) if one.routed else None


def why_not_led(battle: Battle, unit: int) -> Refusal | None:
    """None for a unit in the chain of command, else that it is out of it (chain-of-command-1)."""
    return None if is_led(battle, unit) else _out_of_command(battle, unit)


def why_no_orders(battle: Battle, unit: int) -> Refusal | None:
    """None for a unit that a commander can reach with an order or to recover it, else that none can (R-68)."""
    one = battle.units[unit]
    commanded = any(battle.general_of(c) != NONE for c in battle.columns_of(one.army))
    return why_not_led(battle, unit) if commanded else _out_of_command(battle, unit)


def _out_of_command(battle: Battle, unit: int) -> Refusal:
    ref = battle.units[unit].ref
    return no("chain-of-command-1", "out-of-command", ref, piece=ref)


def why_still(battle: Battle, unit: int) -> Refusal | None:
    """None if a unit may be moved now, else why not (phases-actions-3, chain-of-command-1).

    It rests after a recovery (recovery-2), after a forced march (R-51), or since it has fallen back (R-74).
    """
    one = battle.units[unit]
    if (why := why_routed(one)) is not None:
        return why
    if one.rests >= battle.clock:
        marched = "R-51" if one.slow > battle.clock else "R-74"
        clause = "recovery-2" if one.healing >= battle.clock else marched
        return no(clause, "rests", one.ref, piece=one.ref, n=one.rests - battle.clock + 1)
    if one.moved == battle.clock:
        return no("phases-actions-3", "moved-phase", one.ref, piece=one.ref)
    if one.moves >= MOVES:
        return no("phases-actions-3", "moved-twice", one.ref, piece=one.ref)
    return why_not_led(battle, unit)


def delay(battle: Battle, unit: int) -> int:
    """Phases that an order takes to reach a unit in battle: one more to another column (chain-of-command-2, R-68)."""
    one = battle.units[unit]
    own = one.column == battle.armies[one.army].chief
    return 0 if own or not battle.turn else 1
