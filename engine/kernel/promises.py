"""Promises: words with an end, made in the open and bound by honour alone. A ledger that any game may keep."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from msgspec import Struct

from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.gesture import Gesture
from engine.kernel.message import say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Rule

LONGEST = 40
"""Words in a promise."""

P = TypeVar("P")


class Promised(Struct, frozen=True):
    """A promise in the ledger: the seat that made it, until the end of which turn, in what words."""

    author: str
    until: int
    words: str


class Promise(Action, frozen=True):
    """Enter a promise in the ledger: `promise 5 no attack in spring`."""

    verb: ClassVar[str] = "promise"
    listed: ClassVar[bool] = False
    until: int
    words: tuple[str, ...]

    def gesture(self) -> Gesture:
        """A button, with the turn."""
        return Gesture("press", say("act-promise", n=self.until))


class Promising(Rule[Asked[None, P], Promise]):
    """A promise changes no rule and is not judged by what it says. A game says where it keeps its ledger."""

    action: ClassVar[type[Action]] = Promise

    def enter(self, position: Any, promised: Promised) -> None:
        """Write it into the ledger."""
        raise AssertionError(f"{type(self).__name__} keeps no ledger")

    def turns(self, position: Any) -> tuple[int, int]:
        """This turn and the last one of the game."""
        raise AssertionError(f"{type(self).__name__} knows no turn")

    def candidates(self, asked: Asked[None, P]) -> tuple[Promise, ...]:
        """None: its words are a person's own."""
        return ()

    def why_not(self, asked: Asked[None, P], action: Promise) -> Refusal | None:
        """It ends in this game and is short."""
        now, last = self.turns(asked.position)
        if not now <= action.until <= last:
            return Refusal(self.clause, say("refuse-promise-until", n=last))
        if not action.words or len(action.words) > LONGEST:
            return Refusal(self.clause, say("refuse-promise-words", n=LONGEST))
        return None

    def play(self, asked: Asked[None, P], action: Promise) -> None:
        """Everybody hears it."""
        promised = Promised(asked.seat, action.until, " ".join(action.words))
        position: Any = asked.position
        self.enter(position, promised)
        message = say("log-promise", seat=f"seat:{asked.seat}", n=action.until, words=promised.words)
        position.tell(Event("treaty", message, clause=self.clause))
