"""The values of units in battle, and what battle cards do to them, from the card file (army-4, orders-2)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

from engine.games.sachsen.card_units import Unit as Values
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.effects import Op

GRENADIERS = "grenadiers"
GENERAL: Literal["general"] = "general"
MARSHAL: Literal["marshal"] = "marshal"
QUICK_STEP = "quick-step"
"""The order for longer marches."""
SPY, SERVICE, INITIATIVE, STEAL = "spy", "counter-espionage", "initiative", "steal-initiative"
"""Cards that are no orders for a brigade (orders-4)."""
SALVOS = 2
"""Salvos in an engagement, without the order for a third (engagement-infantry-fire-3)."""
LINE, CHOSEN, ELITE = 3, 2, 1
"""The levels, the lower number the higher level (army-4)."""
MARCH, FORCED = 0, 1
"""Places in what a kind moves: a march, a forced march (battle-movement-1, battle-movement-2)."""
Blow = Literal["long", "short", "charge", "melee"]
"""What is exchanged: fire at two squares, fire at one, the charge, the melee after it (exchange-3)."""
LONG: Blow = "long"
SHORT: Blow = "short"
CHARGE: Blow = "charge"
MELEE: Blow = "melee"


@cache
def values(kind: str) -> Values:
    """What a kind of unit can do; a marshal's command unit has a kind of its own."""
    return card_file().units[kind]  # type: ignore[index]


@cache
def is_infantry(kind: str) -> bool:
    """Musketeers and grenadiers."""
    return values(kind).arm == "infantry"


@cache
def is_mounted(kind: str) -> bool:
    """Cavalry, and command units, which fight as cavalry (commander-loss-1, R-81)."""
    return values(kind).arm in ("cavalry", "command")


@cache
def is_guns(kind: str) -> bool:
    """Artillery."""
    return values(kind).arm == "artillery"


@cache
def is_command(kind: str) -> bool:
    """Generals and marshals."""
    return values(kind).arm == "command"


def charge_squares(kind: str) -> int:
    """How far a unit charges, pursues and flees; guns flee four squares (battle-movement-3, R-62)."""
    march, _, charge = values(kind).move
    return march if charge is None else charge


@cache
def effect(card: str, op: Op) -> int:
    """How much a battle card adds to what the word names; 0 for nothing."""
    found = (one for one in card_file().opportunities[card].effects if one.op == op)
    return next((one.amount or 1 for one in found), 0)


def added(cards: Iterable[str], op: Op) -> int:
    """What several orders of a unit add to what the word names (orders-2)."""
    return sum(effect(card, op) for card in cards)


@cache
def is_order(card: str) -> bool:
    """Whether a battle card is given to a brigade (orders-1); one that lies face down is not told of."""
    known = card_file().opportunities.get(card)
    return known is not None and known.order == "brigade"


@cache
def is_for_battle(card: str) -> bool:
    """Whether an Opportunity may be picked for a battle (battle-setup-5)."""
    known = card_file().opportunities[card]
    return known.when == "battle" or known.also_battle


@cache
def suits(card: str, kind: str) -> bool:
    """Whether an order may be given to a kind of brigade."""
    return values(kind).arm in card_file().opportunities[card].arms
