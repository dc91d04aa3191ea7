"""What a side may do in its turn: the kinds of Rules that chapters bring, by how cards are laid for them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from functools import cache
from typing import ClassVar, TypeVar, cast

from engine.games.acres.actions import CardAction, CardsAction
from engine.games.acres.asking import AcresAsked
from engine.games.acres.cards import Card
from engine.games.acres.refusals import no
from engine.kernel.action import Action
from engine.kernel.message import Message
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule


@cache
def no_action_left() -> Refusal:
    """After the last action only free ones may be done (actions-1, actions-3)."""
    return no("actions-1", "no-action-left")


A = TypeVar("A", bound=Action)
One = TypeVar("One", bound=CardAction)
Many = TypeVar("Many", bound=CardsAction)


class TurnRule(Rule[AcresAsked, A]):
    """What one kind of Action of a turn is, what money it brings, and which cards laid together mean it.

    Attributes:
        free: Actions of this kind may be free ones, which do not count in the turn (actions-3).
    """

    free: ClassVar[bool] = False

    def why_not(self, asked: AcresAsked, action: A) -> Refusal | None:
        """What speaks against it; after the last action, that it is not free (actions-1, actions-3)."""
        why = self.why_not_at_all(asked, action)
        if why is not None or asked.step.left or self.is_free(asked, action):
            return why
        return no_action_left()

    @abstractmethod
    def why_not_at_all(self, asked: AcresAsked, action: A) -> Refusal | None:
        """None if nothing speaks against it while actions are left; else why not."""

    def of(self, *words: str | tuple[str, ...]) -> A:
        """The Action of these words."""
        return cast(A, self.action(*words))

    def is_free(self, asked: AcresAsked, action: A) -> bool:
        """Whether this Action is a free one."""
        del asked, action
        return self.free

    def money(self, asked: AcresAsked, action: A) -> int:
        """The money that a legal Action is known to bring; below zero what it costs."""
        del asked, action
        return 0

    def label(self, asked: AcresAsked, action: A) -> Message:
        """What a button for it says: where money is won or spent, how much."""
        label: Message = action.gesture().label
        money = abs(self.money(asked, action))
        return Message(f"{label.key}-money", label.args | {"money": money}) if money else label

    def spent(self, asked: AcresAsked, cards: Sequence[str], target: str) -> Iterable[A]:
        """The Actions of this kind, legal or not, that laying these cards at a target would mean."""
        del asked, cards, target
        return ()

    def needs(self, asked: AcresAsked, action: A) -> tuple[int, int]:
        """How far a refused Action of this kind is from a legal one, the nearer the smaller.

        First the cards laid that play no part in it, then what else would have to come true.
        """
        del asked, action
        return 0, 0


class OneCardRule(TurnRule[One]):
    """What is done with one card of the hand alone.

    Attributes:
        target: where the card may be laid as well as nowhere. unfit: what is said of a card that does not fit.
    """

    action: ClassVar[type[CardAction]]
    target: ClassVar[str] = ""
    unfit: ClassVar[str] = ""
    by_hand: ClassVar[bool] = True

    def fits(self, card: Card) -> bool:
        """Whether a card is one of those for which the Rule is."""
        del card
        return True

    def candidates(self, asked: AcresAsked) -> Iterable[One]:
        """Each card of the hand that fits."""
        return [self.of(card.id) for card in asked.cards if self.fits(card)]

    def why_not_at_all(self, asked: AcresAsked, action: One) -> Refusal | None:
        """A card of the hand (actions-4) that has what it takes."""
        why = asked.not_held((action.card,))
        if why is not None:
            return why
        card = asked.card(action.card)
        if not self.fits(card):
            return no(self.clause, self.unfit, card=card.ref)
        return self.why_not_card(asked, card)

    def why_not_card(self, asked: AcresAsked, card: Card) -> Refusal | None:
        """None if this card of the hand, which fits, may be laid now, else why not."""

    def spent(self, asked: AcresAsked, cards: Sequence[str], target: str) -> Iterable[One]:
        """The card laid alone."""
        return [self.of(cards[0])] if len(cards) == 1 and target in ("", self.target) else []


class CardsRule(TurnRule[Many]):
    """What is done with several cards of the hand."""

    action: ClassVar[type[CardsAction]]
    by_hand: ClassVar[bool] = True

    def spent(self, asked: AcresAsked, cards: Sequence[str], target: str) -> Iterable[Many]:
        """The cards alone."""
        return [] if target else [self.of(order) for order in self.orders(asked, cards)]

    def orders(self, asked: AcresAsked, cards: Sequence[str]) -> Iterable[tuple[str, ...]]:
        """The orders in which cards that were laid in any order can be meant, the likeliest first."""
        del asked
        return [tuple(cards)]


def led_by(cards: Sequence[str], chosen: Iterable[str]) -> list[tuple[str, ...]]:
    """The cards with each of the chosen ones first, in turn; as they are where none is chosen."""
    found = []
    for card in dict.fromkeys(chosen):
        rest = list(cards)
        rest.remove(card)
        found.append((card, *rest))
    return found or [tuple(cards)]
