"""The agenda as plain data: every kind of Step by its name."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.games.maria.combat import Combat, Fight, Lapse
from engine.games.maria.fortresses import RetroactiveConquest
from engine.games.maria.hussars import Hussars
from engine.games.maria.movement import Movement
from engine.games.maria.retreat import LeadAway
from engine.games.maria.sequence import AnyStep, TurnBegins, TurnEnds
from engine.games.maria.setup import Deploy
from engine.games.maria.stacks import ChooseCommander
from engine.games.maria.supply import ChooseSupplied, SettleSupply, Supply, SupplyPower
from engine.games.maria.tactical import DrawCards, PayCards
from engine.games.maria.winter import Quarter, Recruit

KINDS: dict[str, type[AnyStep]] = {
    kind.__name__: kind
    for kind in (
        ChooseCommander, ChooseSupplied, Combat, Deploy, DrawCards, Fight, Hussars, Lapse, LeadAway, Movement, PayCards,
        Quarter, Recruit, RetroactiveConquest, SettleSupply, Supply, SupplyPower, TurnBegins, TurnEnds,
    )
}  # fmt: skip


def write_agenda(agenda: list[AnyStep]) -> list[Any]:
    """The agenda as plain data."""
    return [[type(step).__name__, msgspec.to_builtins(step)] for step in agenda]


def read_agenda(data: list[Any]) -> list[AnyStep]:
    """The agenda from plain data; raises msgspec.ValidationError."""
    return [msgspec.convert(fields, type=KINDS[name]) for name, fields in data]
