"""Steps: the entries of the sequence of play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from engine.kernel.action import Action
from engine.kernel.explain import Fact
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal

P = TypeVar("P", contravariant=True)


class Step(Struct, Generic[P], frozen=True):
    """One entry of the agenda: whose decision it is, which Actions it allows, what they do.

    A Step is immutable, so an agenda is shared between copies of a Position; progress inside a Step is a new
    Step put in its place. `name` stands in Journals and phase strips, `clause` is the rule it comes from, `accepts`
    are the kinds of Action it answers to.
    """

    name: ClassVar[str] = ""
    clause: ClassVar[str] = ""
    accepts: ClassVar[tuple[type[Action], ...]] = ()

    def cites(self) -> str:
        """The clause to show: `clause`, or that of its cause where a Step may have several."""
        return self.clause

    def seats(self, position: P) -> tuple[str, ...]:
        """The seats that owe an answer; empty: the Step runs by itself."""
        return ()

    def run(self, position: P) -> None:
        """Do what needs no answer; must pop or replace the Step or push another."""
        raise AssertionError(f"{type(self).__name__} asks nobody and does nothing")

    def prompt(self, position: P, seat: str) -> Message:
        """Who must do what, as a sentence."""
        raise AssertionError(f"{type(self).__name__} has no prompt")

    def actions(self, position: P, seat: str) -> Iterable[Action]:
        """All legal Actions, one for each different outcome."""
        raise AssertionError(f"{type(self).__name__} has no actions")

    def refuse(self, position: P, seat: str, action: Any) -> Refusal | None:
        """None if the Action is legal, else why not. Only asked for Actions that the Step accepts."""
        raise AssertionError(f"{type(self).__name__} refuses nothing")

    def play(self, position: P, seat: str, action: Any) -> None:
        """Carry out a legal Action."""
        raise AssertionError(f"{type(self).__name__} plays nothing")

    def attempt(
        self, position: P, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """The well-formed Actions, legal or not, that dragging `source` to `target` along `via` would mean."""
        del position, seat, source, target, via
        return ()

    def why_idle(self, position: P, seat: str, source: str) -> Refusal:
        """Why nothing can be done now with a piece or a card, wherever it might be put."""
        del position, seat
        return Refusal(self.cites(), say("refuse-idle", thing=source), (source,))

    def spend(self, position: P, seat: str, cards: tuple[str, ...], target: str) -> Iterable[Action]:
        """The well-formed Actions, legal or not and the likeliest first, that laying these cards would mean.

        `target` is the reference of the place (or the card of a display) they are laid at, "" for none; too few cards
        are well-formed, so that the Refusal can tell what is missing.
        """
        del position, seat, cards, target
        return ()

    def label(self, position: P, seat: str, action: Any) -> Message:
        """What a button for a legal Action says, with what it means at this moment."""
        del position, seat
        label: Message = action.gesture().label
        return label

    def outlook(self, position: P, seat: str, action: Any) -> Iterable[Fact]:
        """What a legal Action brings about on its way, to be said before it is played."""
        del position, seat, action
        return ()

    def lists(self, position: P, seat: str, action: Any) -> bool:
        """Whether a legal Action has its outcome among `actions`; what changes nothing need not be listed."""
        del position, seat
        listed: bool = action.listed
        return listed

    def unasked(self, position: P) -> Action | None:
        """The answer that is as good as none, where older rules asked nothing here: Journals of theirs lack it."""
        del position
        return None

    def measure(self, position: P) -> int:
        """A number that falls with every Action played in this Step, so that play ends."""
        return 0
