"""The Actions of a battle, with their text forms and gestures.

Whose Action it is the Step tells. Units are named by their ids, squares by the place ids of the field's map, sides of
the field by n, e, s, w.
"""

from __future__ import annotations

from typing import ClassVar

from engine.games.sachsen.actions import OfUnit, SachsenAction, ToSquare, WithCard, piece, place
from engine.games.sachsen.battle.field import four_of
from engine.games.sachsen.battle.values import SPY, STEAL
from engine.kernel.action import Action
from engine.kernel.gesture import Gesture
from engine.kernel.message import say

ALL = "all"
TRAIN = "train"
"""How guns are deployed that stand on their train; else the side that they face."""
ME, OTHER = "me", "other"
ATTACK_DIE, DEFENCE_DIE, TEST_DIE = "attack", "defence", "test"


class Marched(ToSquare, frozen=True):
    """A unit is dragged over the field to a square."""

    style: ClassVar[str] = "move"

    def gesture(self) -> Gesture:
        """It is dragged there."""
        source, at = piece(self.unit), place(self.square)
        return Gesture("drag", self.label(piece=source, place=at), source, at, (at,), 0, self.style)


class AgainstUnit(SachsenAction, frozen=True):
    """A unit does something to an enemy: it is dragged onto it."""

    unit: str
    target: str

    def gesture(self) -> Gesture:
        """It is dragged onto the enemy."""
        source, at = piece(self.unit), piece(self.target)
        return Gesture("drag", self.label(piece=source, target=at), source, at, (at,), 0, "attack")


# --- before the first turn ------------------------------------------------------------------


class ChooseEdge(SachsenAction, frozen=True):
    """The defender chooses his side of the field (battle-setup-2): `side n`."""

    verb: ClassVar[str] = "side"
    edge: str

    def gesture(self) -> Gesture:
        """The edge of the field is pressed, or its button."""
        return Gesture("press", self.label(edge=self.edge), source=f"edge:{self.edge}")


class Lay(SachsenAction, frozen=True):
    """Cards are picked for the battle (battle-setup-5): `lay cold-steel spy`, `lay` for none."""

    verb: ClassVar[str] = "lay"
    cards: tuple[str, ...] = ()

    def gesture(self) -> Gesture:
        """They are laid at the battle; none: a button."""
        label = self.label(n=len(self.cards), cards=[f"card:{card}" for card in self.cards])
        if not self.cards:
            return Gesture("press", label, ends=True)
        return Gesture("lay", label, cards=tuple(f"card:{card}" for card in self.cards), ends=True)


class Redoubt(SachsenAction, frozen=True):
    """A redoubt is laid on four squares, named by the north-western one (R-33): `redoubt field-small-2-7`."""

    verb: ClassVar[str] = "redoubt"
    square: str

    def gesture(self) -> Gesture:
        """The square is picked; it takes up four."""
        four = tuple(map(place, four_of(self.square)))
        return Gesture("pick", self.label(place=four[0], last=four[-1]), four[0], style="place", covers=four)


class Begin(SachsenAction, frozen=True):
    """The holder of the initiative says who deploys first, and how many units at a time: `begin other 2`."""

    verb: ClassVar[str] = "begin"
    who: str
    number: int

    def gesture(self) -> Gesture:
        """A button."""
        return Gesture("press", self.label(first=self.who, n=self.number))


class Deploy(Marched, frozen=True):
    """A unit is placed on the field: `deploy sachsen-dragoons-1 field-small-3-8`, guns with the side they face or
    `train`."""

    verb: ClassVar[str] = "deploy"
    style: ClassVar[str] = "place"
    facing: str = ""

    def gesture(self) -> Gesture:
        """It is dragged to its square; guns are asked how they stand."""
        source, at = piece(self.unit), place(self.square)
        label = self.label(piece=source, place=at, facing=self.facing)
        return Gesture("drag", label, source, at, (at,), 0, self.style)


class Array(SachsenAction, frozen=True):
    """The officers place the units of this time, or all that are left (R-41): `array`, `array all`."""

    verb: ClassVar[str] = "array"
    how: str = ""

    def gesture(self) -> Gesture:
        """A button."""
        return Gesture("press", self.label(how=self.how, n=0), ends=not self.how)


class Steal(WithCard, frozen=True):
    """Steal the initiative is played (initiative-4)."""

    verb: ClassVar[str] = "steal"
    laid: ClassVar[str] = STEAL


# --- a half phase ---------------------------------------------------------------------------


class March(Marched, frozen=True):
    """A unit marches: `march sachsen-dragoons-1 field-small-3-5`."""

    verb: ClassVar[str] = "march"


class Forced(Marched, frozen=True):
    """A unit marches by force, and rests in the next phase: `forced sachsen-dragoons-1 field-small-3-2`."""

    verb: ClassVar[str] = "forced"
    style: ClassVar[str] = "forced"


class Push(Marched, frozen=True):
    """Guns are pushed by hand: `push sachsen-artillery-1 field-small-3-7`."""

    verb: ClassVar[str] = "push"


class Limber(OfUnit, frozen=True):
    """Guns go on their train: `limber sachsen-artillery-1`."""

    verb: ClassVar[str] = "limber"


class Unlimber(SachsenAction, frozen=True):
    """Guns are taken off their train and face a side: `unlimber sachsen-artillery-1 n`."""

    verb: ClassVar[str] = "unlimber"
    unit: str
    edge: str

    def gesture(self) -> Gesture:
        """They are picked."""
        label = self.label(piece=piece(self.unit), edge=self.edge)
        return Gesture("pick", label, piece(self.unit), style="place")


class FaceTo(Unlimber, frozen=True):
    """Guns turn to another side: `face sachsen-artillery-1 e`."""

    verb: ClassVar[str] = "face"


class Shoot(AgainstUnit, frozen=True):
    """A battery fires a shot, with elevation 0 or 1: `shoot sachsen-artillery-1 preussen-dragoons-2 0`."""

    verb: ClassVar[str] = "shoot"
    elevation: int

    def gesture(self) -> Gesture:
        """The battery is dragged onto the enemy; which elevation is asked then."""
        source, at = piece(self.unit), piece(self.target)
        label = self.label(piece=source, target=at, n=self.elevation)
        return Gesture("drag", label, source, at, (at,), 0, "shoot")


class Engage(AgainstUnit, frozen=True):
    """A unit engages an enemy within two squares: `engage sachsen-dragoons-1 preussen-musketeers-4`."""

    verb: ClassVar[str] = "engage"


class Recover(OfUnit, frozen=True):
    """The commander tries to bring a unit to order: `recover sachsen-musketeers-2`."""

    verb: ClassVar[str] = "recover"


class GiveOrder(SachsenAction, frozen=True):
    """A battle card is given to a brigade, face down: `order cold-steel sachsen-dragoons-1`."""

    verb: ClassVar[str] = "order"
    card: str
    unit: str

    def gesture(self) -> Gesture:
        """The card is laid at the unit."""
        card, at = f"card:{self.card}", piece(self.unit)
        return Gesture("lay", self.label(card=card, piece=at), target=at, cards=(card,))


class UseSpy(WithCard, frozen=True):
    """A Spy takes an order of the enemy (orders-5)."""

    verb: ClassVar[str] = "spy"
    laid: ClassVar[str] = SPY


class LeaveField(SachsenAction, frozen=True):
    """The army leaves the field (R-71)."""

    verb: ClassVar[str] = "leave"
    gives_up: ClassVar[bool] = True


class Officers(SachsenAction, frozen=True):
    """The army is handed over to its officers (R-41)."""

    verb: ClassVar[str] = "officers"
    gives_up: ClassVar[bool] = True


class Command(SachsenAction, frozen=True):
    """The army is led by its player again (R-41)."""

    verb: ClassVar[str] = "command"


# --- guns in the enemy's half ---------------------------------------------------------------


class HaltAt(SachsenAction, frozen=True):
    """A moving unit is halted on a square of its way and fired at (artillery-1):
    `halt sachsen-artillery-1 field-small-4-4 preussen-dragoons-1 0`."""

    verb: ClassVar[str] = "halt"
    unit: str
    square: str
    target: str
    elevation: int

    def gesture(self) -> Gesture:
        """The square of the way is picked; which battery, and its elevation, is asked then."""
        at = place(self.square)
        label = self.label(piece=piece(self.unit), place=at, target=piece(self.target), n=self.elevation)
        return Gesture("pick", label, at, style="shoot")


# --- engagements ----------------------------------------------------------------------------


class Fire(SachsenAction, frozen=True):
    """A salvo is fired."""

    verb: ClassVar[str] = "fire"


class Hold(SachsenAction, frozen=True):
    """A salvo is kept; after a fight: the unit stays where it is."""

    verb: ClassVar[str] = "hold"


class Nearer(SachsenAction, frozen=True):
    """Something for which a unit comes to a square next to its enemy."""

    square: str = ""

    def gesture(self) -> Gesture:
        """The square is picked; where none is needed a button."""
        if not self.square:
            return Gesture("press", self.label())
        label = say(f"sachsen-act-{self.verb}-to", place=place(self.square))
        return Gesture("pick", label, place(self.square), style="attack")


class Close(Nearer, frozen=True):
    """The mover closes to one square: `close field-small-4-5`."""

    verb: ClassVar[str] = "close"


class Charge(Nearer, frozen=True):
    """The mover charges; horses name the square they come to: `charge field-small-4-5`, `charge`."""

    verb: ClassVar[str] = "charge"


class AskTest(SachsenAction, frozen=True):
    """A morale test is asked for: both units make it (morale-3)."""

    verb: ClassVar[str] = "test"


class BreakOff(SachsenAction, frozen=True):
    """The mover ends the engagement."""

    verb: ClassVar[str] = "break-off"
    ends: ClassVar[bool] = True


class Again(SachsenAction, frozen=True):
    """A die is rolled again: `again attack`, `again defence`, `again test`."""

    verb: ClassVar[str] = "again"
    die: str

    def gesture(self) -> Gesture:
        """A button."""
        return Gesture("press", self.label(die=self.die))


class Point(SachsenAction, frozen=True):
    """Points of experience are added to a die (experience-4), or given to the general: `point 2`."""

    verb: ClassVar[str] = "point"
    number: int

    def gesture(self) -> Gesture:
        """A number."""
        return Gesture("press", self.label(n=self.number))


class Guard(OfUnit, frozen=True):
    """A unit moves in between to guard its general (R-69): `guard sachsen-dragoons-1`."""

    verb: ClassVar[str] = "guard"


class Pursue(SachsenAction, frozen=True):
    """The winner pursues."""

    verb: ClassVar[str] = "pursue"


class Occupy(SachsenAction, frozen=True):
    """The winner takes the square and holds it."""

    verb: ClassVar[str] = "occupy"


class Kill(SachsenAction, frozen=True):
    """The general who was beaten is killed (commander-loss-3)."""

    verb: ClassVar[str] = "kill"


class Capture(SachsenAction, frozen=True):
    """The general who was beaten is taken, for a ransom (commander-loss-3)."""

    verb: ClassVar[str] = "capture"


BATTLE_ACTIONS: dict[str, type[Action]] = {
    kind.verb: kind
    for kind in (
        ChooseEdge, Lay, Redoubt, Begin, Deploy, Array, Steal, March, Forced, Push, Limber, Unlimber, FaceTo, Shoot,
        Engage, Recover, GiveOrder, UseSpy, LeaveField, Officers, Command, HaltAt, Fire, Hold, Close, Charge, AskTest,
        BreakOff, Again, Point, Guard, Pursue, Occupy, Kill, Capture,
    )
}  # fmt: skip
"""The Actions of a battle by their verbs."""
