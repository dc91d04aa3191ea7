"""Money: from a location card, by the merchant, the trader, and piracy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from engine.games.acres.actions import CardsAction, Merchant, Money, Piracy, Trade
from engine.games.acres.cards import Card
from engine.games.acres.deed import Deed, led_by
from engine.games.acres.paying import Hand, Role, choices, groups, kinds, not_held, not_usable, unfilled
from engine.games.acres.refusals import no
from engine.games.acres.sides import BRITISH, FRENCH
from engine.games.acres.state import State
from engine.kernel.action import Action
from engine.kernel.refusal import Refusal


class CardsDeed(Deed):
    """A deed with several cards of the hand."""

    kind: ClassVar[type[CardsAction]]

    def spent(self, state: State, side: int, cards: Sequence[str], target: str) -> Iterable[Action]:
        """The cards alone."""
        return [] if target else [self.kind(order) for order in self.orders(state, side, cards, target)]

    def held_and_usable(self, state: State, side: int, cards: Sequence[str]) -> Refusal | None:
        """None if all cards are in the hand and may be used, else why not."""
        return not_held(state, side, cards) or not_usable(state, side, kinds(state, side, cards))


def _known(state: State, side: int, name: str) -> Card | None:
    """The card of a name, None where the side has none such."""
    kind = state.world.kind(side, name)
    return None if kind is None else state.card(kind)


class TakingMoney(Deed):
    """Take the money of one location card (money)."""

    kind: ClassVar[type[Action]] = Money

    def refuse(self, state: State, side: int, action: Money) -> Refusal | None:
        """A usable location card with money (money-1)."""
        why = not_held(state, side, (action.card,))
        if why is not None:
            return why
        card = state.card(state.world.kinds[side][action.card])
        if not card.money:
            return no("money-1", "no-money-symbol", card=card.ref)
        return not_usable(state, side, (card.kind,))

    def listed(self, state: State, side: int, hand: Hand) -> Iterator[Action]:
        """Each card with money."""
        yield from (Money(state.card(c).id) for c in hand.usable if state.card(c).money)

    def money(self, state: State, side: int, action: Money) -> int:
        """Its value."""
        return state.card(state.world.kinds[side][action.card]).money

    def play(self, state: State, side: int, action: Money) -> None:
        """Receive its value."""
        income = self.money(state, side, action)
        kind = state.world.kinds[side][action.card]
        state.throw(side, (kind,))
        state.money[side] += income
        state.say("money", "money-1", side, kind="money", card=state.card(kind).ref, n=income)

    def spent(self, state: State, side: int, cards: Sequence[str], target: str) -> Iterable[Action]:
        """One card alone."""
        return [Money(cards[0])] if len(cards) == 1 and not target else []


class Trading(CardsDeed):
    """A ship card, then one or two cards with money (merchant)."""

    kind: ClassVar[type[CardsAction]] = Merchant

    def refuse(self, state: State, side: int, action: Merchant) -> Refusal | None:
        """The first is the ship, the others show money; all usable (merchant-1, R-money-symbol)."""
        why = self.held_and_usable(state, side, action.cards)
        if why is not None:
            return why
        known = [state.card(kind) for kind in kinds(state, side, action.cards)]
        if not known or not known[0].ship:
            return no("merchant-1", "no-ship-to-trade", card=known[0].ref if known else "")
        for card in known[1:]:
            if not card.money:
                return no("merchant-1", "no-money-symbol", card=card.ref)
        if not 2 <= len(known) <= 3:
            return no("merchant-1", "one-or-two-money", n=len(known) - 1)
        return None

    def listed(self, state: State, side: int, hand: Hand) -> Iterator[Action]:
        """Every ship with every one or two cards of money; once where cards and sum are the same."""
        rich = [card for card in hand.usable if state.card(card).money]
        seen: set[tuple[tuple[int, ...], int]] = set()
        for ship in (card for card in hand.usable if state.card(card).ship):
            for group in groups(hand.held - Counter([ship]), rich, 1, 2):
                key = tuple(sorted((ship, *group))), sum(state.card(card).money for card in group)
                if key not in seen:
                    seen.add(key)
                    yield Merchant(state.world.names((ship, *group)))

    def money(self, state: State, side: int, action: Merchant) -> int:
        """The sum; the ship card pays nothing itself (R-money-symbol)."""
        return sum(state.card(card).money for card in kinds(state, side, action.cards)[1:])

    def play(self, state: State, side: int, action: Merchant) -> None:
        """Receive the sum."""
        cards, income = kinds(state, side, action.cards), self.money(state, side, action)
        state.throw(side, cards)
        state.money[side] += income
        state.say("merchant", "merchant-1", side, kind="money", cards=state.card_refs(cards), n=income)

    def orders(self, state: State, side: int, cards: Sequence[str], target: str) -> Iterable[tuple[str, ...]]:
        """A ship first, the one with the least money of its own before others."""
        known = [card for name in cards if (card := _known(state, side, name)) is not None and card.ship]
        return led_by(cards, [card.id for card in sorted(known, key=lambda card: card.money)])


class FurTrading(CardsDeed):
    """The trader, then one or more location cards with fur (trader)."""

    kind: ClassVar[type[CardsAction]] = Trade

    def refuse(self, state: State, side: int, action: Trade) -> Refusal | None:
        """The first is the trader, the others show fur; all usable (trader-1)."""
        why = self.held_and_usable(state, side, action.cards)
        if why is not None:
            return why
        known = [state.card(kind) for kind in kinds(state, side, action.cards)]
        if not known or not known[0].trades:
            return no("trader-1", "no-trader")
        for card in known[1:]:
            if not card.fur:
                return no("trader-1", "no-fur", card=card.ref)
        return None if len(known) > 1 else no("trader-1", "no-fur-at-all")

    def listed(self, state: State, side: int, hand: Hand) -> Iterator[Action]:
        """A trader with every group of furs."""
        traders = [card for card in hand.usable if state.card(card).trades]
        furs = [card for card in hand.usable if state.card(card).fur]
        for group in groups(hand.held, furs, 1, sum(hand.held[c] for c in furs)) if traders else ():
            yield Trade(state.world.names((traders[0], *group)))

    def money(self, state: State, side: int, action: Trade) -> int:
        """2 for each fur."""
        return (len(action.cards) - 1) * state.world.rules.fur_value

    def play(self, state: State, side: int, action: Trade) -> None:
        """Receive it."""
        cards, income = kinds(state, side, action.cards), self.money(state, side, action)
        state.throw(side, cards)
        state.money[side] += income
        state.say("trader", "trader-1", side, kind="money", cards=state.card_refs(cards[1:]), n=income)

    def orders(self, state: State, side: int, cards: Sequence[str], target: str) -> Iterable[tuple[str, ...]]:
        """The trader first."""
        known = (_known(state, side, name) for name in cards)
        return led_by(cards, [card.id for card in known if card is not None and card.trades])


class Raiders(CardsDeed):
    """Louisbourg and another ship take money from the British (piracy)."""

    kind: ClassVar[type[CardsAction]] = Piracy

    def refuse(self, state: State, side: int, action: Piracy) -> Refusal | None:
        """The French only; the usable Louisbourg card and another with a ship (piracy-1)."""
        if side != FRENCH:
            return no("piracy-1", "french-only")
        why = self.held_and_usable(state, side, action.cards)
        if why is not None:
            return why
        haven = state.world.haven
        roles = [
            Role("piracy-1", "no-haven", lambda card: card.place == haven, {"place": state.world.ref(haven)}),
            Role("piracy-1", "no-other-ship", lambda card: card.ship),
        ]
        return unfilled(state, roles, kinds(state, side, action.cards))

    def listed(self, state: State, side: int, hand: Hand) -> Iterator[Action]:
        """Louisbourg with every other ship."""
        if side != FRENCH:
            return
        havens = [card for card in hand.usable if state.card(card).place == state.world.haven]
        ships = [card for card in hand.usable if state.card(card).ship]
        for chosen in choices(hand.held, havens, ships):
            yield Piracy(state.world.names(chosen))

    def money(self, state: State, side: int, action: Piracy) -> int:
        """2, whatever the British have."""
        return state.world.rules.piracy_amount

    def play(self, state: State, side: int, action: Piracy) -> None:
        """Take it from the British; the bank pays what they lack."""
        cards, loot = kinds(state, side, action.cards), self.money(state, side, action)
        state.throw(side, cards)
        lost = min(loot, state.money[BRITISH])
        state.money[BRITISH] -= lost
        state.money[side] += loot
        state.say("piracy", "piracy-1", side, kind="money", cards=state.card_refs(cards), n=loot, lost=lost)
