"""The Actions of politics: the table of cards, the election, subsidies, treaties (17 to 21)."""

from __future__ import annotations

from typing import ClassVar

from engine.games.maria.action import MariaAction
from engine.kernel.gesture import Gesture
from engine.kernel.message import Arg, say


class Trump(MariaAction, frozen=True):
    """Name the political trump suit (17.2-a): `trump H`."""

    verb: ClassVar[str] = "trump"
    suit: str

    def gesture(self) -> Gesture:
        """A button for each suit."""
        return Gesture("press", self.label(suit=f"suit:{self.suit}"), source=f"suit:{self.suit}")


class Lay(MariaAction, frozen=True):
    """Lay a card face down on the political table (17.3-a): `lay H9.1`."""

    verb: ClassVar[str] = "lay"
    card: str

    def gesture(self) -> Gesture:
        """The card is picked."""
        return Gesture("pick", self.label(card=f"card:{self.card}"), source=f"card:{self.card}")


class Select(MariaAction, frozen=True):
    """Select a political card (17.5-a): `select C41-3`."""

    verb: ClassVar[str] = "select"
    political: str

    def gesture(self) -> Gesture:
        """The card on the table is picked."""
        card = f"political:{self.political}"
        return Gesture("pick", self.label(card=card), source=card)


class Execute(MariaAction, frozen=True):
    """Execute a political card, in whole, in part or not at all (17.5-c, 17.5-f): `execute C41-4 italy+1 saxony-1`.

    The parts are `text`, `text:bavaria` where a power must be named, and shifts as `italy-1`; none: it is discarded.
    """

    verb: ClassVar[str] = "execute"
    political: str
    parts: tuple[str, ...] = ()

    def gesture(self) -> Gesture:
        """A button for each way to execute it."""
        card = f"political:{self.political}"
        key = "maria-act-execute" if self.parts else "maria-act-discard"
        label = say(key, card=card, parts=[f"part:{p}" for p in self.parts])
        return Gesture("press", label, source=card)


class Vote(MariaAction, frozen=True):
    """Cast the vote of an elector fortress (18-d): `vote berlin charles`."""

    verb: ClassVar[str] = "vote"
    place: str
    candidate: str

    def gesture(self) -> Gesture:
        """A button for each candidate."""
        label = self.label(place=f"place:{self.place}", candidate=f"candidate:{self.candidate}")
        return Gesture("press", label, source=f"candidate:{self.candidate}")


class SubsidyAction(MariaAction, frozen=True):
    """What one power says to another about a subsidy (20-a)."""

    giver: str
    receiver: str

    def told(self) -> dict[str, Arg]:
        """What its label names besides the two."""
        return {}

    def gesture(self) -> Gesture:
        """A button."""
        giver, receiver = f"side:{self.giver}", f"side:{self.receiver}"
        label = self.label(side=giver, other=receiver, **self.told())
        return Gesture("press", label, source=giver, target=receiver)


class Propose(SubsidyAction, frozen=True):
    """Propose or grant a subsidy of so many turns (20-a): `subsidise france prussia 3`."""

    verb: ClassVar[str] = "subsidise"
    turns: int

    def told(self) -> dict[str, Arg]:
        """For how long."""
        return {"n": self.turns}


class Accept(SubsidyAction, frozen=True):
    """Accept a subsidy that was proposed (20-a): `accept france prussia`."""

    verb: ClassVar[str] = "accept"


class Revoke(SubsidyAction, frozen=True):
    """Withdraw the offer of a subsidy (20-a, R-30): `withdraw france prussia`."""

    verb: ClassVar[str] = "withdraw"


class Cancel(SubsidyAction, frozen=True):
    """End a subsidy early, or agree to that (20-a): `cancel france prussia`."""

    verb: ClassVar[str] = "cancel"
