"""A neutral State asks the players for help: the first who gives ends it (events, part 4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from engine.games.sachsen.actions import Give, Refuse
from engine.games.sachsen.asking import InOrder, PlayerAsked
from engine.games.sachsen.money import gulden
from engine.games.sachsen.politics import helps
from engine.games.sachsen.politics.aid import lend, lendable
from engine.games.sachsen.politics.guarantees import refused
from engine.games.sachsen.politics.notes import add_note
from engine.games.sachsen.record import NO_COUNTER
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule

Wish = Literal["money", "brigade"]


def can_give(state: State, player: int, side: int, wish: Wish, coins: int) -> bool:
    """Whether a player has what is asked: the rest are passed over, as wounded rulers and enemies of the State are."""
    if (
        state.waits(player)
        or state.is_blocked(player)
        or any(state.at_war(own, side) for own in state.led(player))
    ):
        return False
    return bool(lendable(state, player)) if wish == "brigade" else state.treasury[player] >= coins


class Giving(Rule[PlayerAsked, Give]):
    """What the State asks is given: a note of approval, and nobody else is asked (events-5, notes-2)."""

    action: ClassVar[type[Action]] = Give
    clause: ClassVar[str] = "sachsen events-5"

    def candidates(self, asked: PlayerAsked) -> Iterable[Give]:
        """The money, or each brigade that may go."""
        if asked.step.wish == "money":
            return (Give(),)
        return [Give(unit.id) for unit in lendable(asked.position, asked.player)]

    def why_not(self, asked: PlayerAsked, action: Give) -> Refusal | None:
        """The money that is asked, or a brigade by name (R-23)."""
        step, state = asked.step, asked.position
        if step.wish == "money":
            return no("events-5", "asks-money", n=gulden(step.coins)) if action.unit else None
        unit = asked.unit(action.unit)
        if unit is not None and unit in lendable(state, asked.player):
            return None
        return no("R-23", "aid-unit", f"piece:{action.unit}", piece=f"piece:{action.unit}")

    def play(self, asked: PlayerAsked, action: Give) -> None:
        """The asking ends."""
        state, player, step = asked.position, asked.player, asked.step
        court = side_ref(step.side)
        state.pop()
        if action.unit:
            lend(state, player, step.side, state.units[action.unit])
            helps.note_arms(state, player, step.side)
        else:
            state.pay(player, step.coins)
            helps.note_money(state, player, step.side, step.coins)
            told = {"court": court, "n": gulden(step.coins)}
            state.said("gives", "events-5", player, court, kind="money", result=True, **told)
        add_note(state, player, step.side, 1, "notes-2")


class Refusing(Plain[PlayerAsked, Refuse]):
    """It is refused: freely by who has no agreement with the State (events-5, notes-3)."""

    action: ClassVar[type[Action]] = Refuse
    clause: ClassVar[str] = "sachsen notes-3"

    def play(self, asked: PlayerAsked, action: Refuse) -> None:
        """A partner gets a note of protest, and his answer is "neutral" (guarantees-4)."""
        state, player, side = asked.position, asked.player, asked.step.side
        court = side_ref(side)
        asked.step.finish(state)
        state.said("refuses-court", "events-5", player, court, kind="court", court=court)
        if state.agreed(player, side) != NO_COUNTER:
            add_note(state, player, side, -1, "notes-3")
            refused(state, player, side)


class CourtAsks(InOrder, frozen=True):
    """In the order of play the players are asked, until one gives (events-5).

    Attributes:
        side: the State that asks. wish: money or a brigade. coins: how much.
    """

    name: ClassVar[str] = "court-asks"
    clause: ClassVar[str] = "sachsen events-5"
    rules: ClassVar[tuple[AnyRule, ...]] = (Giving(), Refusing())
    side: int
    wish: Wish
    coins: int = 0

    def concerns(self, state: State, player: int) -> bool:
        """Who has what is asked."""
        return can_give(state, player, self.side, self.wish, self.coins)

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Who asks for what."""
        return {"court": side_ref(self.side), "wish": self.wish, "n": gulden(self.coins)}
