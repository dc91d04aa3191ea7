"""A deed: one thing that the side to act may do in its turn. Each chapter of the rules brings its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from engine.games.acres.paying import Hand
from engine.games.acres.state import State
from engine.kernel.action import Action
from engine.kernel.message import Message
from engine.kernel.refusal import Refusal


class Deed(ABC):
    """What an Action of a turn is: who may do it, and what comes of it.

    Attributes:
        kind: the Action. free: Actions of this kind may be free ones, which do not count in the turn (actions-3).
    """

    kind: ClassVar[type[Action]]
    free: ClassVar[bool] = False

    @abstractmethod
    def listed(self, state: State, side: int, hand: Hand) -> Iterable[Action]:
        """The legal Actions of this kind with the side's hand, one for each different outcome."""

    @abstractmethod
    def refuse(self, state: State, side: int, action: Any) -> Refusal | None:
        """None if it is legal, else why not."""

    @abstractmethod
    def play(self, state: State, side: int, action: Any) -> None:
        """Do it; Steps that must come before the turn goes on are pushed."""

    def is_free(self, state: State, side: int, action: Any) -> bool:
        """Whether this Action is a free one."""
        del state, side, action
        return self.free

    def money(self, state: State, side: int, action: Any) -> int:
        """The money that a legal Action is known to bring; below zero what it costs."""
        del state, side, action
        return 0

    def label(self, state: State, side: int, action: Any) -> Message:
        """What a button for it says: where money is won or spent, how much."""
        label: Message = action.gesture().label
        money = abs(self.money(state, side, action))
        return Message(f"{label.key}-money", label.args | {"money": money}) if money else label

    def spent(self, state: State, side: int, cards: Sequence[str], target: str) -> Iterable[Action]:
        """The Actions of this kind, legal or not, that laying these cards at a target would mean."""
        del state, side, cards, target
        return ()

    def needs(self, state: State, side: int, action: Any) -> tuple[int, int]:
        """How far a refused Action of this kind is from a legal one, the nearer the smaller.

        First the cards laid that play no part in it, then what else would have to come true.
        """
        del state, side, action
        return 0, 0

    def orders(self, state: State, side: int, cards: Sequence[str], target: str) -> Iterable[tuple[str, ...]]:
        """The orders in which cards that were laid in any order can be meant, the likeliest first."""
        del state, side, target
        return [tuple(cards)]


def led_by(cards: Sequence[str], chosen: Iterable[str]) -> list[tuple[str, ...]]:
    """The cards with each of the chosen ones first, in turn; as they are where none is chosen."""
    found = []
    for card in dict.fromkeys(chosen):
        rest = list(cards)
        rest.remove(card)
        found.append((card, *rest))
    return found or [tuple(cards)]
