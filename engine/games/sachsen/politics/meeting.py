"""Invaders of a province without defenders are met by those who stand one square off, if they choose to (R-42)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.sachsen.actions import Meet, Pass
from engine.games.sachsen.asking import Ending, OfPlayer, PlayerAsked
from engine.games.sachsen.politics.attack import assault
from engine.games.sachsen.politics.contingents import attackers
from engine.games.sachsen.politics.entering import ground, stops
from engine.games.sachsen.record import Unit
from engine.games.sachsen.sides import NOBODY
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.rule import Plain
from engine.kernel.step import AnyRule


def invaded(state: State, units: Iterable[Unit]) -> None:
    """After a move: those beside a square that has been invaded may come; the program's do when they are as many."""
    for square, lead in {unit.square: unit for unit in units}.items():
        for player in reversed(list(dict.fromkeys(map(state.commander, near(state, lead))))):
            if player == NOBODY or not state.is_blocked(player):
                state.push(Meeting(player, lead.id, square))


def near(state: State, lead: Unit) -> list[Unit]:
    """The units one step from an invader that could meet him: at war with him, where nobody defends the province.

    Nobody comes to the help of his enemy: a brigade that is lent neither, if who leads it fights the owner (R-42).
    """
    here, owner = ground(state, lead), state.owner_of(lead.square)
    if owner == lead.side or stops(here, lead.square):
        return []
    beside = state.standing(*state.world.steps[lead.square])
    return [
        unit
        for unit in beside
        if state.is_ready(unit) and not state.chaos[unit.side] and here.is_hostile(unit)
        and (unit.side == owner or owner in friends_of(state, unit.side) - ground(state, unit).foes)
    ]  # fmt: skip


def friends_of(state: State, side: int) -> frozenset[int]:
    """The partners of a State in its wars."""
    return frozenset(one for war in state.wars_of(side) for one in war.beside(side))


class Meets(Plain[PlayerAsked, Meet]):
    """They come, and there is a battle (R-42)."""

    action: ClassVar[type[Action]] = Meet
    clause: ClassVar[str] = "sachsen R-42"

    def play(self, asked: PlayerAsked, action: Meet) -> None:
        """The invaders are the attackers."""
        asked.position.pop()
        asked.step.meet(asked.position)


class Passing(Ending):
    """They stay where they are."""

    action: ClassVar[type[Action]] = Pass
    clause: ClassVar[str] = "sachsen R-42"


class Meeting(OfPlayer, frozen=True):
    """An invader stands in a province that nobody defends: who is one step off is asked whether he comes (R-42).

    Attributes:
        unit: id of an invader. square: where it stands.
    """

    name: ClassVar[str] = "meeting"
    clause: ClassVar[str] = "sachsen R-42"
    rules: ClassVar[tuple[AnyRule, ...]] = (Meets(), Passing())
    unit: str
    square: int

    def mine(self, state: State) -> list[Unit]:
        """The units of the player that could come; none when the invader has gone."""
        lead = state.units.get(self.unit)
        if lead is None or lead.square != self.square or lead.attacked:
            return []
        return [unit for unit in near(state, lead) if state.commander(unit) == self.player]

    def seats(self, state: State) -> tuple[str, ...]:
        """The player, while they could come."""
        return super().seats(state) if self.player != NOBODY and self.mine(state) else ()

    def run(self, state: State) -> None:
        """The program's come when they have at least as many brigades (R-40)."""
        state.pop()
        units = self.mine(state) if self.player == NOBODY else []
        invaders = [unit for unit in state.standing(self.square) if not unit.is_command]
        if units and sum(not unit.is_command for unit in units) >= len(invaders):
            self.meet(state)

    def meet(self, state: State) -> None:
        """The fight is in the province that was invaded; the anchor is the square of most of those who come."""
        squares = [unit.square for unit in self.mine(state)]
        anchor = max(sorted(set(squares)), key=squares.count)
        lead = state.units[self.unit]
        player = state.commander(lead)
        if player == NOBODY:
            now = tuple(
                one for one in state.standing(self.square) if one.side == lead.side and not one.attacked
            )
        else:
            now = attackers(state, player, anchor).now
        assault(state, player, anchor, now, {}, state.world.squares[self.square].province)

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Where the invader stands, and how many could come."""
        return {"place": state.world.squares[self.square].ref, "n": len(self.mine(state))}
