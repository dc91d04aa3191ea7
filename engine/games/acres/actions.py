"""The Actions of A FEW ACRES OF SNOW, with their text forms and gestures."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.action import Action
from engine.kernel.gesture import Gesture
from engine.kernel.message import say


def refs(cards: tuple[str, ...]) -> tuple[str, ...]:
    """References of cards."""
    return tuple(f"card:{card}" for card in cards)


class AcresAction(Action, frozen=True):
    """Something that is done in A FEW ACRES OF SNOW."""

    label_key: ClassVar[str] = "acres-act"


class SiteAction(AcresAction, frozen=True):
    """Something done at a site with cards of the hand."""

    pile: ClassVar[str] = ""
    style: ClassVar[str] = "place"
    place: str
    cards: tuple[str, ...] = ()

    def gesture(self) -> Gesture:
        """The cards are laid at the site; where they pay for a piece, it may be dragged there instead."""
        at, cards = f"place:{self.place}", refs(self.cards)
        label = self.label(place=at, cards=list(cards))
        if self.pile:
            return Gesture("drag", label, f"pile:{self.pile}", at, style=self.style, cards=cards)
        return Gesture("lay", label, target=at, style=self.style, cards=cards)


class CardsAction(AcresAction, frozen=True):
    """Something done with cards of the hand alone.

    Attributes:
        led: whether the first card makes the deed possible for the others, and is named apart from them.
    """

    led: ClassVar[bool] = False
    cards: tuple[str, ...] = ()

    def gesture(self) -> Gesture:
        """The cards are laid."""
        cards = refs(self.cards)
        first, rest = (list(cards[:1]), list(cards[1:])) if self.led else ([], list(cards))
        label = self.label(card=first, cards=rest, n=len(rest))
        return Gesture("lay", label, cards=cards)


class CardAction(AcresAction, frozen=True):
    """Something done with one card of the hand alone."""

    card: str

    def gesture(self) -> Gesture:
        """The card is laid."""
        cards = refs((self.card,))
        return Gesture("lay", self.label(card=cards[0]), cards=cards)


# --- at sites ---------------------------------------------------------------------------


class Settle(SiteAction, frozen=True):
    """Settle a site with origin, transport and settler (settle): `settle deerfield new-haven st-marys boston`."""

    verb: ClassVar[str] = "settle"
    pile: ClassVar[str] = "village"


class Develop(SiteAction, frozen=True):
    """Make a village a town with its card and a settler (develop): `develop albany albany st-marys`."""

    verb: ClassVar[str] = "develop"
    pile: ClassVar[str] = "town"


class Fortify(SiteAction, frozen=True):
    """Put a fortification under a piece (fortify): `fortify new-york new-york fortification`."""

    verb: ClassVar[str] = "fortify"
    pile: ClassVar[str] = "fort"


class Besiege(SiteAction, frozen=True):
    """Besiege a site; the last card brings strength (besiege): `besiege louisbourg halifax ships siege-artillery`."""

    verb: ClassVar[str] = "besiege"
    pile: ClassVar[str] = "siege"
    style: ClassVar[str] = "attack"


class Raid(SiteAction, frozen=True):
    """Raid a site (raid): `raid boston green-native-americans priest`."""

    verb: ClassVar[str] = "raid"
    style: ClassVar[str] = "attack"


class Reinforce(AcresAction, frozen=True):
    """Strengthen one's side of a siege (reinforce): `reinforce british regular-infantry`."""

    verb: ClassVar[str] = "reinforce"
    siege: str
    card: str

    def gesture(self) -> Gesture:
        """The card is laid at the siege."""
        at, cards = f"siege:{self.siege}", refs((self.card,))
        label = self.label(siege=at, card=cards[0])
        return Gesture("lay", label, target=at, style="join", cards=cards)


# --- with cards -------------------------------------------------------------------------


class Ambush(CardAction, frozen=True):
    """Lie in ambush for a card of the opponent (ambush): `ambush rangers`."""

    verb: ClassVar[str] = "ambush"


class Recruit(CardAction, frozen=True):
    """Take Native Americans from the opponent with a priest or the Indian leader (priest): `recruit priest`."""

    verb: ClassVar[str] = "recruit"


class Money(CardAction, frozen=True):
    """Take the money of a location card (money): `money boston`."""

    verb: ClassVar[str] = "money"


class Merchant(CardsAction, frozen=True):
    """A ship first, then one or two cards with money (merchant): `merchant ships boston norfolk`."""

    verb: ClassVar[str] = "merchant"
    led: ClassVar[bool] = True


class Trade(CardsAction, frozen=True):
    """The trader first, then furs (trader): `trade trader montreal tadoussac`."""

    verb: ClassVar[str] = "trade"
    led: ClassVar[bool] = True


class Piracy(CardsAction, frozen=True):
    """Louisbourg and another ship take money from the British (piracy): `piracy louisbourg ships`."""

    verb: ClassVar[str] = "piracy"


class Draft(AcresAction, frozen=True):
    """Buy an empire card (draft): `draft militia`."""

    verb: ClassVar[str] = "draft"
    card: str

    def gesture(self) -> Gesture:
        """The card is picked where it lies open."""
        return Gesture("pick", self.label(card=f"card:{self.card}"), source=f"offer:{self.card}")


class Discard(CardsAction, frozen=True):
    """Throw cards away, the first free (discard): `discard militia norfolk`."""

    verb: ClassVar[str] = "discard"


class Reserve(CardAction, frozen=True):
    """Lay a card into the reserve (reserve): `reserve militia`."""

    verb: ClassVar[str] = "reserve"


class Governor(CardsAction, frozen=True):
    """Remove one or two cards with the governor, who is named first (governor): `governor governor norfolk`."""

    verb: ClassVar[str] = "governor"
    led: ClassVar[bool] = True


class Intendant(AcresAction, frozen=True):
    """Take a card back from the own discard pile (intendant): `intendant home-support`."""

    verb: ClassVar[str] = "intendant"
    card: str

    def gesture(self) -> Gesture:
        """The intendant is laid at the card."""
        label = self.label(card=f"card:{self.card}")
        return Gesture("lay", label, target=f"discard:{self.card}", cards=refs(("intendant",)))


class HomeSupport(AcresAction, frozen=True):
    """Draw three cards (home-support): `home-support`."""

    verb: ClassVar[str] = "home-support"

    def gesture(self) -> Gesture:
        """The card is laid."""
        return Gesture("lay", self.label(), cards=refs(("home-support",)))


class Retrieve(AcresAction, frozen=True):
    """Take the whole reserve back into the hand (reserve-3): `retrieve`."""

    verb: ClassVar[str] = "retrieve"


class Withdraw(AcresAction, frozen=True):
    """Give up one's siege (withdraw): `withdraw`."""

    verb: ClassVar[str] = "withdraw"
    gives_up: ClassVar[bool] = True


class Pass(AcresAction, frozen=True):
    """Use up an action without effect (pass): `pass`."""

    verb: ClassVar[str] = "pass"


class Done(AcresAction, frozen=True):
    """End the turn: `done`."""

    verb: ClassVar[str] = "done"
    ends: ClassVar[bool] = True


# --- answers ----------------------------------------------------------------------------


class Block(CardAction, frozen=True):
    """Ward off a raid or an ambush (raid-6, ambush-2): `block militia`."""

    verb: ClassVar[str] = "block"


class Allow(AcresAction, frozen=True):
    """Let a raid or an ambush come: `allow`."""

    verb: ClassVar[str] = "allow"
    ends: ClassVar[bool] = True


class Lose(AcresAction, frozen=True):
    """Give back a card marked for ambushes (ambush-3): `lose militia hand`."""

    verb: ClassVar[str] = "lose"
    card: str
    zone: str

    def gesture(self) -> Gesture:
        """One button for each card."""
        return Gesture("press", say(f"acres-act-lose-{self.zone}", card=f"card:{self.card}"))


class Give(AcresAction, frozen=True):
    """Hand over Native Americans (priest-2): `give reserve`."""

    verb: ClassVar[str] = "give"
    zone: str

    def gesture(self) -> Gesture:
        """One button for each place they may lie in."""
        return Gesture("press", say(f"acres-act-give-{self.zone}"))


class Return(AcresAction, frozen=True):
    """Return an empire card after a lost siege (siege-win-5): `return militia`."""

    verb: ClassVar[str] = "return"
    card: str

    def gesture(self) -> Gesture:
        """One button for each card."""
        return Gesture("press", self.label(card=f"card:{self.card}"))


class Occupy(CardAction, frozen=True):
    """Place a village on the site that was won, with a settler (siege-win-3): `occupy new-york`."""

    verb: ClassVar[str] = "occupy"


class Leave(AcresAction, frozen=True):
    """Leave the site that was won empty: `leave`."""

    verb: ClassVar[str] = "leave"
    ends: ClassVar[bool] = True


class Check(AcresAction, frozen=True):
    """Which of two sieges won is settled first (R-two-wins): `check british`."""

    verb: ClassVar[str] = "check"
    siege: str

    def gesture(self) -> Gesture:
        """One button for each siege."""
        return Gesture("press", self.label(siege=f"siege:{self.siege}"))


ACTIONS: dict[str, type[Action]] = {
    kind.verb: kind
    for kind in (
        Settle, Develop, Fortify, Besiege, Raid, Reinforce, Ambush, Recruit, Money, Merchant, Trade, Piracy,
        Draft, Discard, Reserve, Governor, Intendant, HomeSupport, Retrieve, Withdraw, Pass, Done,
        Block, Allow, Lose, Give, Return, Occupy, Leave, Check,
    )
}  # fmt: skip
