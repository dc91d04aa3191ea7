"""Unasked help to a neutral State: money, or a brigade for two turns (notes-4, R-23)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.sachsen.actions import BRIGADE, MONEY, Aid
from engine.games.sachsen.asking import PlayerAsked
from engine.games.sachsen.money import COIN, coins_said, gulden
from engine.games.sachsen.politics import helps
from engine.games.sachsen.politics.contingents import committed
from engine.games.sachsen.politics.entering import Grounds
from engine.games.sachsen.politics.notes import add_note
from engine.games.sachsen.record import LENT, OFF, Unit
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, NUMBER, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule


def lendable(state: State, player: int) -> list[Unit]:
    """The brigades that a player may send to a State: his own, on the board, that owe no attack (R-23, R-82)."""
    due = committed(Grounds(state), player)
    mine = (unit for side in state.led(player) for unit in state.brigades_of(side))
    return [unit for unit in mine if is_free(state, unit) and unit not in due]


def is_free(state: State, unit: Unit) -> bool:
    """Whether a brigade stands on the board and serves nobody else (R-23)."""
    return not unit.is_command and state.is_ready(unit) and unit.led_by == NOBODY


def needs_arms(state: State, side: int) -> bool:
    """Whether a State is at war, or has an enemy on its land (R-23)."""
    return bool(state.enemies(side))


def lend(state: State, player: int, side: int, unit: Unit, clause: str = "R-23") -> None:
    """A brigade leaves the board for two turns; it comes back to the own capital with full strength (R-23)."""
    due = state.turn + state.world.rulings.military_help_turns
    away = state.put(unit, square=OFF, status=LENT, due=due, origin=OFF)
    court = side_ref(side)
    state.said(
        "aid-brigade", clause, player, away.ref, court, kind="lent", piece=away.ref, court=court, turn=due
    )


class Aiding(Rule[PlayerAsked, Aid]):
    """Help that a State has not asked for: a protest is forgotten, or a note of approval comes (notes-4)."""

    action: ClassVar[type[Action]] = Aid
    clause: ClassVar[str] = "sachsen notes-4"

    def candidates(self, asked: PlayerAsked) -> Iterable[Aid]:
        """The least sum to every State, and each brigade to those that may have one."""
        state, rulings = asked.position, asked.world.rulings
        for side in state.neutrals():
            yield Aid(SIDES[side], MONEY, str(gulden(rulings.spontaneous_aid)))
        units = lendable(state, asked.player)
        for side in state.neutrals():
            if needs_arms(state, side):
                yield from (Aid(SIDES[side], BRIGADE, unit.id) for unit in units)

    def coins(self, action: Aid) -> int | None:
        """The sum in coins; None for words that are none."""
        return coins_said(action.given)

    def why_not(self, asked: PlayerAsked, action: Aid) -> Refusal | None:
        """To a neutral State: money enough, or a brigade where there is war (notes-4, R-23)."""
        state, side = asked.position, NUMBER[action.side]
        ref = side_ref(side)
        if not state.is_neutral(side):
            return no("notes-4", "not-neutral", ref, side=ref)
        if action.what == BRIGADE:
            return self._why_not_brigade(asked, side, action)
        coins, needed = self.coins(action), state.world.rulings.spontaneous_aid
        if action.what != MONEY or coins is None or coins < needed:
            return no("notes-4", "aid-least", ref, n=gulden(needed), coin=COIN)
        return asked.unpaid("notes-4", coins)

    def _why_not_brigade(self, asked: PlayerAsked, side: int, action: Aid) -> Refusal | None:
        state, unit, ref = asked.position, asked.unit(action.given), side_ref(side)
        if unit is None or not is_free(state, unit) or state.leader[unit.side] != asked.player:
            return no("R-23", "aid-unit", f"piece:{action.given}", piece=f"piece:{action.given}")
        if any(state.at_war(own, side) for own in state.led(asked.player)):
            return no("R-23", "aid-enemy", ref, side=ref)
        if not needs_arms(state, side):
            return no("R-23", "aid-peace", ref, side=ref)
        owes = unit not in lendable(state, asked.player)
        return no("R-82", "attack-due", unit.ref, piece=unit.ref) if owes else None

    def play(self, asked: PlayerAsked, action: Aid) -> None:
        """One note each time (notes-4)."""
        state, player, side = asked.position, asked.player, NUMBER[action.side]
        if action.what == BRIGADE:
            lend(state, player, side, state.units[action.given])
            helps.note_arms(state, player, side)
        else:
            coins, court = self.coins(action) or 0, side_ref(side)
            state.pay(player, coins)
            helps.note_money(state, player, side, coins)
            state.said("aid-money", "notes-4", player, court, kind="money", court=court, n=gulden(coins))
        add_note(state, player, side, 1, "notes-4")

    def lists(self, asked: PlayerAsked, action: Aid) -> bool:
        """A greater sum than the least brings no more than that."""
        least = str(gulden(asked.world.rulings.spontaneous_aid))
        return action.what == BRIGADE or action.given == least


def left(state: State, player: int) -> int:
    """How often help may still be given."""
    return state.treasury[player] + len(lendable(state, player))
