"""The Actions of MARIA, with their text forms and gestures; those of politics in political_actions.py."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import ClassVar

from engine.games.maria import cards
from engine.games.maria.action import MariaAction
from engine.games.maria.political_actions import (
    Accept,
    Cancel,
    Execute,
    Lay,
    Propose,
    Revoke,
    Select,
    Trump,
    Vote,
)
from engine.kernel.action import Action
from engine.kernel.gesture import Gesture
from engine.kernel.message import say
from engine.kernel.promises import Promise


class Allot(MariaAction, frozen=True):
    """Give a general his troops in the secret set-up (4-d): `allot friedrich 8`."""

    verb: ClassVar[str] = "allot"
    general: str
    troops: int

    def gesture(self) -> Gesture:
        """A number beside the general."""
        label = self.label(piece=f"piece:{self.general}", n=self.troops)
        return Gesture("number", label, source=f"piece:{self.general}", value=self.troops)


class Hussar(MariaAction, frozen=True):
    """Place a hussar (7-a): `hussar hussar-1 kolin`."""

    verb: ClassVar[str] = "hussar"
    hussar: str
    place: str

    def gesture(self) -> Gesture:
        """It is dragged to its city."""
        label = self.label(place=f"place:{self.place}")
        target = f"place:{self.place}"
        return Gesture("drag", label, f"piece:{self.hussar}", target, (target,), style="place")


class Subsidy(MariaAction, frozen=True):
    """Grant Bavaria the subsidy this turn, or keep the card (8-b): `subsidy grant`, `subsidy keep`."""

    verb: ClassVar[str] = "subsidy"
    choice: str

    def gesture(self) -> Gesture:
        """A button for each choice."""
        return Gesture("press", say(f"maria-act-subsidy-{self.choice}"), source=f"choice:{self.choice}")


class Pay(MariaAction, frozen=True):
    """Pay with a card (8-g): `pay S4.2`."""

    verb: ClassVar[str] = "pay"
    card: str

    def gesture(self) -> Gesture:
        """The card is picked."""
        return Gesture("pick", self.label(card=f"card:{self.card}"), source=f"card:{self.card}")


class PickGeneral(MariaAction, frozen=True):
    """One of some generals is named."""

    general: str

    def gesture(self) -> Gesture:
        """He is picked."""
        source = f"piece:{self.general}"
        return Gesture("pick", self.label(piece=source), source=source)


class Supplied(PickGeneral, frozen=True):
    """Choose a general whose hussar fee the points cover (9-h): `supply broglie`."""

    verb: ClassVar[str] = "supply"


class Way(MariaAction, frozen=True):
    """A piece goes along roads, city by city (10.1)."""

    forced: ClassVar[bool]
    piece: str
    path: tuple[str, ...]

    def moved(self) -> tuple[str, tuple[str, ...]]:
        """The piece, and the cities to which it comes."""
        return self.piece, self.path

    @abstractmethod
    def style(self) -> str:
        """How the end of the way is lit."""

    def gesture(self) -> Gesture:
        """It is dragged along its way, or straight to the end."""
        via = tuple(f"place:{p}" for p in self.path)
        label = self.label(place=via[-1], n=len(via), via=list(via))
        return Gesture("drag", label, f"piece:{self.piece}", via[-1], via, len(via), self.style())


class Move(Way, frozen=True):
    """Move a piece along roads (10.1): `move friedrich glogau steinau`."""

    verb: ClassVar[str] = "move"
    forced: ClassVar[bool] = False

    def style(self) -> str:
        """As far as the third city any road will do; beyond it only main roads lead."""
        return "move" if len(self.path) <= 3 else "main"


class March(Way, frozen=True):
    """A forced march (10.1-f): `march friedrich glogau steinau breslau brieg oppeln`."""

    verb: ClassVar[str] = "march"
    forced: ClassVar[bool] = True

    def style(self) -> str:
        """Apart from other moves."""
        return "march"


class Reenter(MariaAction, frozen=True):
    """Bring a train back on a major fortress for 4 points (10.2): `reenter france-train-2 muenchen`."""

    verb: ClassVar[str] = "reenter"
    train: str
    place: str

    def moved(self) -> tuple[str, tuple[str, ...]]:
        """The train, and the city to which it comes."""
        return self.train, (self.place,)

    def gesture(self) -> Gesture:
        """It is dragged to its city."""
        target = f"place:{self.place}"
        label = self.label(place=target)
        return Gesture("drag", label, f"piece:{self.train}", target, (target,), style="place")


class Command(PickGeneral, frozen=True):
    """Say which of two generals of equal rank commands (6-d): `command friedrich`."""

    verb: ClassVar[str] = "command"


class Attack(MariaAction, frozen=True):
    """Begin a fight (11.1-a): `attack friedrich neipperg`."""

    verb: ClassVar[str] = "attack"
    attacker: str
    defender: str

    def gesture(self) -> Gesture:
        """The attacker is dragged onto the defender."""
        source, target = f"piece:{self.attacker}", f"piece:{self.defender}"
        label = self.label(piece=source, target=target)
        return Gesture("drag", label, source, target, style="attack")


class PlayCard(MariaAction, frozen=True):
    """Play a card in combat (11.1-c), a Reserve with its value (8-e): `play S5.1`, `play Ra.3 8`."""

    verb: ClassVar[str] = "play"
    card: str
    value: int = 0

    def text(self) -> str:
        """The value only where a Reserve has one."""
        return f"play {self.card} {self.value}" if self.value else f"play {self.card}"

    def gesture(self) -> Gesture:
        """The card is picked, with the points that it brings."""
        source = f"card:{self.card}"
        points = self.value or cards.WORTH[cards.NUMBER[self.card]]
        label = self.label(card=source, n=points)
        return Gesture("pick", label, source=source, value=points)


class Stop(MariaAction, frozen=True):
    """Play no more cards in this fight (11.1-e, 11.1-f): `stop`."""

    verb: ClassVar[str] = "stop"

    def gesture(self) -> Gesture:
        """The main button."""
        return Gesture("press", self.label(), source="choice:stop", ends=True)


class Retreat(MariaAction, frozen=True):
    """Lead the beaten general away (11.2): `retreat chrudim deutschbrod tabor`."""

    verb: ClassVar[str] = "retreat"
    general: str
    path: tuple[str, ...]

    def gesture(self) -> Gesture:
        """He is dragged along his way."""
        via = tuple(f"place:{p}" for p in self.path)
        label = self.label(place=via[-1], via=list(via))
        return Gesture("drag", label, f"piece:{self.general}", via[-1], via, len(via), "retreat")


class Enlist(MariaAction, frozen=True):
    """Give bought troops to a general on the map (13-b): `enlist traun 2`."""

    verb: ClassVar[str] = "enlist"
    general: str
    troops: int

    def gesture(self) -> Gesture:
        """A number beside the general."""
        source = f"piece:{self.general}"
        label = self.label(piece=source, n=self.troops)
        return Gesture("number", label, source=source, value=self.troops)


class Return(MariaAction, frozen=True):
    """Bring a removed general back with bought troops (13-c, 13-d): `return traun wien 2`."""

    verb: ClassVar[str] = "return"
    general: str
    place: str
    troops: int

    def gesture(self) -> Gesture:
        """He is dragged to his city; the drop asks how many troops."""
        target = f"place:{self.place}"
        label = self.label(piece=f"piece:{self.general}", place=target, n=self.troops)
        return Gesture(
            "drag", label, f"piece:{self.general}", target, (target,), self.troops, "place", count=self.troops
        )


class Transfer(MariaAction, frozen=True):
    """Shift troops inside a stack of one power, at any time (6-g): `transfer friedrich schwerin 2`."""

    verb: ClassVar[str] = "transfer"
    giver: str
    taker: str
    troops: int

    def gesture(self) -> Gesture:
        """A number between the two generals."""
        label = self.label(piece=f"piece:{self.giver}", target=f"piece:{self.taker}", n=self.troops)
        return Gesture("number", label, f"piece:{self.giver}", f"piece:{self.taker}", value=self.troops)


class Done(MariaAction, frozen=True):
    """End the present phase: `done`."""

    verb: ClassVar[str] = "done"

    def gesture(self) -> Gesture:
        """The main button."""
        return Gesture("press", say("act-done"), source="choice:done", ends=True)


class Answer(MariaAction, frozen=True):
    """Answer a question with one of the words it offers: `answer accept-peace`."""

    verb: ClassVar[str] = "answer"
    choice: str

    def gesture(self) -> Gesture:
        """A button for each word."""
        choice = f"choice:{self.choice}"
        return Gesture("press", self.label(choice=choice), source=choice)


class Post(MariaAction, frozen=True):
    """Put a piece that must leave its city on another one (R-26): `post rutowski dresden`."""

    verb: ClassVar[str] = "post"
    piece: str
    place: str

    def gesture(self) -> Gesture:
        """It is dragged to its city."""
        target = f"place:{self.place}"
        label = self.label(piece=f"piece:{self.piece}", place=target)
        return Gesture("drag", label, f"piece:{self.piece}", target, (target,), style="place")


class Send(PickGeneral, frozen=True):
    """Send a general away with the expeditionary corps (17.5-i): `send noailles`."""

    verb: ClassVar[str] = "send"


class Dispute(MariaAction, frozen=True):
    """Call for Austria and the Pragmatic Army to move in turn on the Flanders map (10.1-i): `dispute`."""

    verb: ClassVar[str] = "dispute"

    def gesture(self) -> Gesture:
        """A button."""
        return Gesture("press", self.label(), source="choice:dispute")


class Pass(MariaAction, frozen=True):
    """Let the other side move on the Flanders map from now on (R-12): `pass`."""

    verb: ClassVar[str] = "pass"

    def gesture(self) -> Gesture:
        """A button."""
        return Gesture("press", self.label(), source="choice:pass")


def dragged(source: str, target: str) -> Iterator[tuple[str, str]]:
    """The piece and the place by their ids, where a piece was dragged to a place."""
    if source.startswith("piece:") and target.startswith("place:"):
        yield source.removeprefix("piece:"), target.removeprefix("place:")


KINDS: tuple[type[Action], ...] = (
    Allot, Hussar, Subsidy, Pay, Supplied, Move, March, Reenter, Command, Attack, PlayCard, Stop, Retreat, Enlist,
    Return, Transfer, Done, Answer, Post, Trump, Lay, Select, Execute, Send, Vote, Propose, Accept, Cancel, Promise,
    Dispute, Pass, Revoke,
)  # fmt: skip
ACTIONS: dict[str, type[Action]] = {kind.verb: kind for kind in KINDS}
