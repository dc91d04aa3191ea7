"""Money: from a location card, by the merchant, the trader, and piracy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial
from typing import ClassVar, TypeVar

from engine.games.acres.actions import CardAction, CardsAction, Merchant, Money, Piracy, Trade
from engine.games.acres.asking import AcresAsked, surplus
from engine.games.acres.cards import Card, names, refs
from engine.games.acres.refusals import no
from engine.games.acres.sides import BRITISH, FRENCH
from engine.games.acres.turn import CardsRule, OneCardRule, led_by
from engine.games.acres.world import World
from engine.kernel.payment import Role, unpaid
from engine.kernel.refusal import Refusal

Many = TypeVar("Many", bound=CardsAction)


def _receive(asked: AcresAsked, cards: Iterable[Card], income: int) -> None:
    """The cards are discarded, the money is received: there is always enough of it (R-money-bank)."""
    asked.throw(cards)
    asked.position.money[asked.side] += income


class TakingMoney(OneCardRule[Money]):
    """Take the money of one location card (money)."""

    action: ClassVar[type[CardAction]] = Money
    clause: ClassVar[str] = "money-1"
    unfit: ClassVar[str] = "no-money-symbol"

    def fits(self, card: Card) -> bool:
        """It shows money (money-1)."""
        return card.money > 0

    def why_not_card(self, asked: AcresAsked, card: Card) -> Refusal | None:
        """One that is usable (location-limits-1)."""
        return asked.not_usable((card,))

    def money(self, asked: AcresAsked, action: Money) -> int:
        """Its value."""
        return asked.card(action.card).money

    def play(self, asked: AcresAsked, action: Money) -> None:
        """Receive its value."""
        state, card = asked.position, asked.card(action.card)
        _receive(asked, (card,), card.money)
        state.say("money", "money-1", asked.side, kind="money", card=card.ref, n=card.money)


class SellingRule(CardsRule[Many]):
    """What brings money with several usable cards of the hand."""

    def why_not_at_all(self, asked: AcresAsked, action: Many) -> Refusal | None:
        """Cards that are held (actions-4) and usable (location-limits-1), and what they must be."""
        why = asked.not_held(action.cards)
        if why is not None:
            return why
        cards = asked.named(action.cards)
        return asked.not_usable(cards) or self.why_not_with(asked, cards)

    def why_not_with(self, asked: AcresAsked, cards: list[Card]) -> Refusal | None:
        """None if these usable cards are what it takes, else what is missing or too much."""
        raise AssertionError(f"{type(self).__name__} asks for nothing")


class Trading(SellingRule[Merchant]):
    """A ship card, then one or two cards with money (merchant)."""

    action: ClassVar[type[CardsAction]] = Merchant
    clause: ClassVar[str] = "merchant-1"

    def candidates(self, asked: AcresAsked) -> Iterator[Merchant]:
        """Every ship with every one or two cards of money; once where cards and sum are the same."""
        rich = [card for card in asked.usable if card.money]
        seen: set[tuple[tuple[str, ...], int]] = set()
        for ship in [card for card in asked.usable if card.ship]:
            for group in asked.hand_of(rich, besides=ship).groups(1, 2):
                laid = names((ship, *group))
                key = tuple(sorted(laid)), sum(card.money for card in group)
                if key not in seen:
                    seen.add(key)
                    yield Merchant(laid)

    def why_not_with(self, asked: AcresAsked, cards: list[Card]) -> Refusal | None:
        """The first is the ship, one or two others show money (merchant-1, R-money-symbol)."""
        if not cards or not cards[0].ship:
            return no("merchant-1", "no-ship-to-trade", card=cards[0].ref if cards else "")
        for card in cards[1:]:
            if not card.money:
                return no("merchant-1", "no-money-symbol", card=card.ref)
        return None if 2 <= len(cards) <= 3 else no("merchant-1", "one-or-two-money", n=len(cards) - 1)

    def money(self, asked: AcresAsked, action: Merchant) -> int:
        """The sum; the ship card pays nothing itself (R-money-symbol)."""
        return sum(asked.card(card).money for card in action.cards[1:])

    def play(self, asked: AcresAsked, action: Merchant) -> None:
        """Receive the sum."""
        state, cards, income = asked.position, asked.named(action.cards), self.money(asked, action)
        _receive(asked, cards, income)
        state.say("merchant", "merchant-1", asked.side, kind="money", cards=refs(cards), n=income)

    def orders(self, asked: AcresAsked, cards: Sequence[str]) -> Iterable[tuple[str, ...]]:
        """A ship first, the one with the least money of its own before others."""
        ships = [card for card in _known(asked, cards) if card.ship]
        return led_by(cards, [card.id for card in sorted(ships, key=lambda card: card.money)])


class FurTrading(SellingRule[Trade]):
    """The trader, then one or more location cards with fur (trader)."""

    action: ClassVar[type[CardsAction]] = Trade
    clause: ClassVar[str] = "trader-1"

    def candidates(self, asked: AcresAsked) -> Iterator[Trade]:
        """A trader with every group of furs."""
        traders = [card for card in asked.usable if card.trades]
        furs = [card for card in asked.usable if card.fur]
        if traders:
            for group in asked.hand_of(furs).groups(1, sum(asked.held[card.kind] for card in furs)):
                yield Trade(names((traders[0], *group)))

    def why_not_with(self, asked: AcresAsked, cards: list[Card]) -> Refusal | None:
        """The first is the trader, the others show fur (trader-1)."""
        if not cards or not cards[0].trades:
            return no("trader-1", "no-trader")
        for card in cards[1:]:
            if not card.fur:
                return no("trader-1", "no-fur", card=card.ref)
        return None if len(cards) > 1 else no("trader-1", "no-fur-at-all")

    def money(self, asked: AcresAsked, action: Trade) -> int:
        """2 for each fur (trader-1)."""
        return (len(action.cards) - 1) * asked.position.world.rules.fur_value

    def play(self, asked: AcresAsked, action: Trade) -> None:
        """Receive it."""
        state, cards, income = asked.position, asked.named(action.cards), self.money(asked, action)
        _receive(asked, cards, income)
        state.say("trader", "trader-1", asked.side, kind="money", cards=refs(cards[1:]), n=income)

    def orders(self, asked: AcresAsked, cards: Sequence[str]) -> Iterable[tuple[str, ...]]:
        """The trader first."""
        return led_by(cards, [card.id for card in _known(asked, cards) if card.trades])


@cache
def _piracy(world: World) -> tuple[Role[Card], ...]:
    """The card of the haven, and another with a ship (piracy-1)."""
    no_haven = partial(no, "piracy-1", "no-haven", place=world.ref(world.haven))
    return (
        Role(lambda card: card.place == world.haven, no_haven),
        Role(lambda card: card.ship, partial(no, "piracy-1", "no-other-ship")),
    )


class Raiders(SellingRule[Piracy]):
    """Louisbourg and another ship take money from the British (piracy)."""

    action: ClassVar[type[CardsAction]] = Piracy
    clause: ClassVar[str] = "piracy-1"

    def candidates(self, asked: AcresAsked) -> list[Piracy]:
        """Every payment, for those who may."""
        ways = [_piracy(asked.position.world)] if self.may(asked.side) else []
        return [Piracy(names(cards)) for cards in asked.payers.payments(ways)]

    def may(self, side: int) -> bool:
        """The French only (piracy-1)."""
        return side == FRENCH

    def why_not_at_all(self, asked: AcresAsked, action: Piracy) -> Refusal | None:
        """By those who may, with cards held, usable, and as it takes them."""
        return (
            super().why_not_at_all(asked, action) if self.may(asked.side) else no("piracy-1", "french-only")
        )

    def why_not_with(self, asked: AcresAsked, cards: list[Card]) -> Refusal | None:
        """They fill the roles."""
        return unpaid([_piracy(asked.position.world)], cards, surplus)

    def money(self, asked: AcresAsked, action: Piracy) -> int:
        """2, whatever the British have (piracy-1)."""
        return asked.position.world.rules.piracy_amount

    def play(self, asked: AcresAsked, action: Piracy) -> None:
        """Take it from the British; the bank pays what they lack."""
        state, cards, loot = asked.position, asked.named(action.cards), self.money(asked, action)
        lost = min(loot, state.money[BRITISH])
        state.money[BRITISH] -= lost
        _receive(asked, cards, loot)
        laid = refs(cards)
        state.say("piracy", "piracy-1", asked.side, kind="money", cards=laid, n=loot, lost=lost)


def _known(asked: AcresAsked, cards: Iterable[str]) -> list[Card]:
    """The cards among these that the side knows."""
    world = asked.position.world
    return [world.cards[kind] for name in cards if (kind := world.kind(asked.side, name)) is not None]
