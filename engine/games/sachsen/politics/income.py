"""Income, and the maintenance of all units (income, maintenance-1, maintenance-4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.actions import Disband
from engine.games.sachsen.asking import InOrder, PlayerAsked
from engine.games.sachsen.money import gulden, half_up
from engine.games.sachsen.politics.provinces import yields
from engine.games.sachsen.record import ENROLLING, MUSKETEERS, REORGANISING, Unit
from engine.games.sachsen.refusals import no
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule, Step

MONEY, UPKEEP = "money", "maintenance"
"""Effects that wait: so many coins at each income; so many hundredths of the next maintenance."""


class Income(Step[State], frozen=True):
    """Every province pays its owner; that of turn 1 is in the treasuries already (income-1, income-3)."""

    name: ClassVar[str] = "income"
    clause: ClassVar[str] = "sachsen income-1"

    def run(self, state: State) -> None:
        """All at once."""
        state.pop()
        if state.turn == 1:
            return
        for player in state.present():
            collect(state, player)
        state.extra = [
            replace(extra, missing=extra.missing - 1, unless=extra.unless if extra.missing > 1 else 0)
            if extra.missing
            else extra
            for extra in state.extra
        ]


def collect(state: State, player: int) -> None:
    """What the provinces of a player bring, and what cards have promised him; debts are served first (R-06)."""
    owned = state.owned_by(player)
    barren = [state.world.provinces[p].ref for p in owned if not yields(state, p)]
    coins = sum(yields(state, p) for p in owned)
    for one in tuple(state.pending):
        if one.player == player and one.kind == MONEY:
            coins += one.number
            state.serve(one)
    served = state.earn(player, coins)
    told: dict[str, Arg] = {"n": gulden(coins), "provinces": len(owned), "debt": gulden(served)}
    if barren:
        state.said("income-barren", "income-2", player, *barren, kind="income", countries=barren, **told)
    else:
        state.said("income", "income-1", player, **told)


def kept(state: State, player: int) -> list[Unit]:
    """The units that cost their player maintenance (maintenance-1).

    Those being enrolled cost nothing before they arrive, those that wait for the price of their return nothing either.
    """
    return [
        unit
        for side in state.led(player)
        for unit in state.units_of(side)
        if unit.status != ENROLLING and (unit.status != REORGANISING or unit.paid)
    ]


def next_upkeep(state: State, player: int) -> int:
    """The maintenance that the next turn will take as things stand, with what arrives by then (maintenance-1)."""
    coming = (unit for side in state.led(player) for unit in state.units_of(side) if unit.status == ENROLLING)
    arrives = [unit for unit in coming if unit.due <= state.turn + 1]
    coins = sum(state.cost(unit) for unit in (*kept(state, player), *arrives))
    return half_up(coins) if state.pending_of(player, UPKEEP) else coins


def upkeep(state: State, player: int) -> int:
    """The maintenance of a turn in coins, halved where a card says so (maintenance-1, R-84)."""
    coins = sum(state.cost(unit) for unit in kept(state, player))
    return half_up(coins) if state.pending_of(player, UPKEEP) else coins


def _is_held(unit: Unit, brigades: list[Unit], least: int) -> bool:
    """Whether a brigade is one of the last musketeers of its column (army-1)."""
    column = unit.side, unit.column
    foot = [one for one in brigades if one.kind == MUSKETEERS and (one.side, one.column) == column]
    return unit in foot and len(foot) <= least


class Disbanding(Rule[PlayerAsked, Disband]):
    """A unit that cannot be paid is lost (maintenance-4)."""

    action: ClassVar[type[Action]] = Disband
    clause: ClassVar[str] = "sachsen maintenance-4"

    def candidates(self, asked: PlayerAsked) -> Iterable[Disband]:
        """Every unit that costs something."""
        return [Disband(unit.id) for unit in kept(asked.position, asked.player)]

    def why_not(self, asked: PlayerAsked, action: Disband) -> Refusal | None:
        """An own unit; of a column the command unit last, and four musketeers as long as others are left (R-11)."""
        state, unit = asked.position, asked.unit(action.unit)
        mine = kept(state, asked.player)
        if unit is None or unit not in mine:
            return no("maintenance-4", "disband-unit", f"piece:{action.unit}", piece=f"piece:{action.unit}")
        brigades = [one for one in mine if not one.is_command]
        if unit.is_command and brigades:
            return no("R-11", "disband-command", unit.ref, piece=unit.ref)
        least = state.world.numbers.min_musketeers
        held = [one for one in brigades if _is_held(one, brigades, least)]
        if unit in held and len(held) < len(brigades):
            return no("army-1", "disband-musketeers", unit.ref, n=least)
        return None

    def play(self, asked: PlayerAsked, action: Disband) -> None:
        """Its counter is free; when the rest can be paid, it is."""
        state, unit = asked.position, asked.position.units[action.unit]
        state.remove(unit)
        state.said("disband", "maintenance-4", asked.player, unit.ref, kind="lost", piece=unit.ref)


class Maintenance(InOrder, frozen=True):
    """Everybody pays for his units; who cannot disbands some (maintenance-4)."""

    name: ClassVar[str] = "maintenance"
    clause: ClassVar[str] = "sachsen maintenance-1"
    rules: ClassVar[tuple[AnyRule, ...]] = (Disbanding(),)

    def cites(self) -> str:
        """What it asks is another clause than what it does."""
        return "sachsen maintenance-4" if self.left else self.clause

    def concerns(self, state: State, player: int) -> bool:
        """Who cannot pay all of it."""
        return upkeep(state, player) > state.treasury[player]

    def finish(self, state: State) -> None:
        """He pays."""
        player, coins = self.left[0], upkeep(state, self.left[0])
        state.pay(player, coins)
        half = state.pending_of(player, UPKEEP)
        if half is not None:
            state.serve(half)
        if coins:
            state.said(
                "maintenance", "maintenance-1", player, n=gulden(coins), units=len(kept(state, player))
            )
        super().finish(state)

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """What is due and what there is."""
        player = self.left[0]
        return {"n": gulden(upkeep(state, player)), "has": gulden(state.treasury[player])}

    def measure(self, state: State) -> int:
        """Units that could still be disbanded."""
        return sum(len(kept(state, player)) + 1 for player in self.left)
