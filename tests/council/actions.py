"""The Actions of the council: numbers, secret answers, calls, and a march that may be interrupted."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.action import Action
from engine.kernel.gesture import Gesture
from engine.kernel.message import say


class Bid(Action, frozen=True):
    """Coins bid in secret for the first place in the round: `bid 3`."""

    verb: ClassVar[str] = "bid"
    coins: int

    def gesture(self) -> Gesture:
        """A number."""
        return Gesture("number", say("council-act-bid", n=self.coins), "purse:bid", value=self.coins)


class Share(Action, frozen=True):
    """A gift divided among all sides at once: `share 2 0 1 0`."""

    verb: ClassVar[str] = "share"
    austria: int
    prussia: int
    france: int
    bavaria: int

    def coins(self) -> tuple[int, ...]:
        """What each side gets, in the order of the sides."""
        return self.austria, self.prussia, self.france, self.bavaria

    def gesture(self) -> Gesture:
        """All numbers together."""
        return Gesture("numbers", say("council-act-share", coins=list(map(str, self.coins()))))


class Place(Action, frozen=True):
    """Counters of a pile put into a place: `place praha 3`."""

    verb: ClassVar[str] = "place"
    side: str
    place: str
    n: int

    def gesture(self) -> Gesture:
        """Dragged from the pile; the drop asks how many."""
        label = say("council-act-place", place=f"place:{self.place}", n=self.n)
        return Gesture("drag", label, f"pile:{self.side}", f"place:{self.place}", style="place", count=self.n)


class Protest(Action, frozen=True):
    """Call out against the winner of the bids: `protest`."""

    verb: ClassVar[str] = "protest"


class Pass(Action, frozen=True):
    """Say nothing: `pass`."""

    verb: ClassVar[str] = "pass"
    ends: ClassVar[bool] = True


class March(Action, frozen=True):
    """An army goes along roads: `march austria beraun praha`."""

    verb: ClassVar[str] = "march"
    side: str
    path: tuple[str, ...]

    def gesture(self) -> Gesture:
        """Dragged along its way."""
        via = tuple(f"place:{place}" for place in self.path)
        label = say("council-act-march", place=via[-1], way=list(via))
        return Gesture("drag", label, f"piece:{self.side}", via[-1], via, len(via), "move")


class Halt(Action, frozen=True):
    """Stop an army that passes by: `halt`."""

    verb: ClassVar[str] = "halt"


class Let(Action, frozen=True):
    """Let it go on: `let`."""

    verb: ClassVar[str] = "let"


class Done(Action, frozen=True):
    """Nothing more: `done`."""

    verb: ClassVar[str] = "done"
    ends: ClassVar[bool] = True


ACTIONS: dict[str, type[Action]] = {
    kind.verb: kind for kind in (Bid, Share, Place, Protest, Pass, March, Halt, Let, Done)
}
