"""Money: from a location card, by the merchant, the trader, and piracy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, TypeVar

from engine.games.acres.actions import CardAction, CardsAction, Merchant, Money, Piracy, Trade
from engine.games.acres.asking import AcresAsked
from engine.games.acres.cards import Card
from engine.games.acres.paying import Role, groups, payments, unfilled
from engine.games.acres.refusals import no
from engine.games.acres.sides import BRITISH, FRENCH
from engine.games.acres.turn import CardsRule, OneCardRule, led_by
from engine.kernel.refusal import Refusal

Many = TypeVar("Many", bound=CardsAction)


def _receive(asked: AcresAsked, cards: Sequence[int], income: int) -> None:
    """The cards are discarded, the money is received."""
    asked.position.throw(asked.side, cards)
    asked.position.money[asked.side] += income


class TakingMoney(OneCardRule[Money]):
    """Take the money of one location card (money)."""

    action: ClassVar[type[CardAction]] = Money
    clause: ClassVar[str] = "money-1"

    def why_not_card(self, asked: AcresAsked, card: Card) -> Refusal | None:
        """A usable location card with money (money-1, location-limits-1)."""
        return (
            asked.not_usable((card.kind,)) if card.money else no("money-1", "no-money-symbol", card=card.ref)
        )

    def money(self, asked: AcresAsked, action: Money) -> int:
        """Its value."""
        return asked.card(action.card).money

    def play(self, asked: AcresAsked, action: Money) -> None:
        """Receive its value."""
        state, card = asked.position, asked.card(action.card)
        _receive(asked, (card.kind,), card.money)
        state.say("money", "money-1", asked.side, kind="money", card=card.ref, n=card.money)


class SellingRule(CardsRule[Many]):
    """What brings money with several usable cards of the hand."""

    def why_not(self, asked: AcresAsked, action: Many) -> Refusal | None:
        """Cards that are held (actions-4) and usable (location-limits-1), and what they must be."""
        why = asked.not_held(action.cards)
        if why is not None:
            return why
        cards = asked.kinds(action.cards)
        return asked.not_usable(cards) or self.why_not_with(asked, cards)

    def why_not_with(self, asked: AcresAsked, cards: list[int]) -> Refusal | None:
        """None if these usable cards are what it takes, else what is missing or too much."""
        raise AssertionError(f"{type(self).__name__} asks for nothing")

    def showing(self, asked: AcresAsked, symbol: str) -> list[int]:
        """The different usable cards of the hand with a symbol, rising."""
        return [kind for kind in asked.usable if getattr(asked.position.card(kind), symbol)]


class Trading(SellingRule[Merchant]):
    """A ship card, then one or two cards with money (merchant)."""

    action: ClassVar[type[CardsAction]] = Merchant
    clause: ClassVar[str] = "merchant-1"

    def candidates(self, asked: AcresAsked) -> Iterator[Merchant]:
        """Every ship with every one or two cards of money; once where cards and sum are the same."""
        world, rich = asked.position.world, self.showing(asked, "money")
        seen: set[tuple[tuple[int, ...], int]] = set()
        for ship in self.showing(asked, "ship"):
            for group in groups(asked.held - Counter([ship]), rich, 1, 2):
                key = tuple(sorted((ship, *group))), sum(world.cards[card].money for card in group)
                if key not in seen:
                    seen.add(key)
                    yield Merchant(world.names((ship, *group)))

    def why_not_with(self, asked: AcresAsked, cards: list[int]) -> Refusal | None:
        """The first is the ship, one or two others show money (merchant-1, R-money-symbol)."""
        known = [asked.position.card(kind) for kind in cards]
        if not known or not known[0].ship:
            return no("merchant-1", "no-ship-to-trade", card=known[0].ref if known else "")
        for card in known[1:]:
            if not card.money:
                return no("merchant-1", "no-money-symbol", card=card.ref)
        return None if 2 <= len(known) <= 3 else no("merchant-1", "one-or-two-money", n=len(known) - 1)

    def money(self, asked: AcresAsked, action: Merchant) -> int:
        """The sum; the ship card pays nothing itself (R-money-symbol)."""
        return sum(asked.card(card).money for card in action.cards[1:])

    def play(self, asked: AcresAsked, action: Merchant) -> None:
        """Receive the sum."""
        state, cards, income = asked.position, asked.kinds(action.cards), self.money(asked, action)
        _receive(asked, cards, income)
        state.say("merchant", "merchant-1", asked.side, kind="money", cards=state.card_refs(cards), n=income)

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
        traders, furs = self.showing(asked, "trades"), self.showing(asked, "fur")
        for group in groups(asked.held, furs, 1, sum(asked.held[c] for c in furs)) if traders else ():
            yield Trade(asked.position.world.names((traders[0], *group)))

    def why_not_with(self, asked: AcresAsked, cards: list[int]) -> Refusal | None:
        """The first is the trader, the others show fur (trader-1)."""
        known = [asked.position.card(kind) for kind in cards]
        if not known or not known[0].trades:
            return no("trader-1", "no-trader")
        for card in known[1:]:
            if not card.fur:
                return no("trader-1", "no-fur", card=card.ref)
        return None if len(known) > 1 else no("trader-1", "no-fur-at-all")

    def money(self, asked: AcresAsked, action: Trade) -> int:
        """2 for each fur (trader-1)."""
        return (len(action.cards) - 1) * asked.position.world.rules.fur_value

    def play(self, asked: AcresAsked, action: Trade) -> None:
        """Receive it."""
        state, cards, income = asked.position, asked.kinds(action.cards), self.money(asked, action)
        _receive(asked, cards, income)
        state.say("trader", "trader-1", asked.side, kind="money", cards=state.card_refs(cards[1:]), n=income)

    def orders(self, asked: AcresAsked, cards: Sequence[str]) -> Iterable[tuple[str, ...]]:
        """The trader first."""
        return led_by(cards, [card.id for card in _known(asked, cards) if card.trades])


class Raiders(SellingRule[Piracy]):
    """Louisbourg and another ship take money from the British (piracy)."""

    action: ClassVar[type[CardsAction]] = Piracy
    clause: ClassVar[str] = "piracy-1"

    def roles(self, asked: AcresAsked) -> list[Role]:
        """The card of the haven, and another with a ship (piracy-1)."""
        haven = asked.position.world.haven
        at = {"place": asked.position.world.ref(haven)}
        return [
            Role("piracy-1", "no-haven", lambda card: card.place == haven, dict(at)),
            Role("piracy-1", "no-other-ship", lambda card: card.ship),
        ]

    def candidates(self, asked: AcresAsked) -> list[Piracy]:
        """Every payment, for the side whose card of the haven it is."""
        return [Piracy(asked.position.world.names(cards)) for cards in payments(asked, (self.roles(asked),))]

    def why_not(self, asked: AcresAsked, action: Piracy) -> Refusal | None:
        """The French only (piracy-1)."""
        return super().why_not(asked, action) if asked.side == FRENCH else no("piracy-1", "french-only")

    def why_not_with(self, asked: AcresAsked, cards: list[int]) -> Refusal | None:
        """They fill the roles."""
        return unfilled(asked.position, self.roles(asked), cards)

    def money(self, asked: AcresAsked, action: Piracy) -> int:
        """2, whatever the British have (piracy-1)."""
        return asked.position.world.rules.piracy_amount

    def play(self, asked: AcresAsked, action: Piracy) -> None:
        """Take it from the British; the bank pays what they lack."""
        state, cards, loot = asked.position, asked.kinds(action.cards), self.money(asked, action)
        lost = min(loot, state.money[BRITISH])
        state.money[BRITISH] -= lost
        _receive(asked, cards, loot)
        laid = state.card_refs(cards)
        state.say("piracy", "piracy-1", asked.side, kind="money", cards=laid, n=loot, lost=lost)


def _known(asked: AcresAsked, names: Iterable[str]) -> list[Card]:
    """The cards among these that the side knows."""
    world = asked.position.world
    return [world.cards[kind] for name in names if (kind := world.kind(asked.side, name)) is not None]
