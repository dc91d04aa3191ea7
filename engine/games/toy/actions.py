"""The Actions of the toy game, with their text forms and gestures."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.action import Action
from engine.kernel.gesture import Gesture
from engine.kernel.message import say


class Bid(Action, frozen=True):
    """Lay a card in secret, or 0 for none (2-a): `bid 7`."""

    verb: ClassVar[str] = "bid"
    card: int

    def gesture(self) -> Gesture:
        """A card is picked; the button lays none."""
        if not self.card:
            return Gesture("press", say("toy-act-bid-none"), ends=True)
        label = say("toy-act-bid", card=self.card)
        return Gesture("pick", label, source=f"card:{self.card}", value=self.card)


class Ride(Action, frozen=True):
    """Ride along roads (3-a): `ride north inn bridge`."""

    verb: ClassVar[str] = "ride"
    rider: str
    path: tuple[str, ...]

    def gesture(self) -> Gesture:
        """The courier is dragged, through cities or straight to the last."""
        via = tuple(f"place:{p}" for p in self.path)
        label = say("toy-act-ride", place=via[-1])
        return Gesture("drag", label, f"piece:{self.rider}", via[-1], via, len(via), "move")


class Stay(Action, frozen=True):
    """Do not ride: `done`."""

    verb: ClassVar[str] = "done"
    ends: ClassVar[bool] = True


class Take(Action, frozen=True):
    """Take the seal of the city, or a card instead (4-a): `take seal`, `take card`."""

    verb: ClassVar[str] = "take"
    what: str

    def gesture(self) -> Gesture:
        """One button for each."""
        return Gesture("press", say(f"toy-act-take-{self.what}"))


class Toss(Action, frozen=True):
    """Throw a card away, at any time (5-a): `toss 4`."""

    verb: ClassVar[str] = "toss"
    card: int

    def gesture(self) -> Gesture:
        """A card is picked."""
        label = say("toy-act-toss", card=self.card)
        return Gesture("pick", label, source=f"card:{self.card}", value=self.card)


ACTIONS: dict[str, type[Action]] = {kind.verb: kind for kind in (Bid, Ride, Stay, Take, Toss)}
