"""What is hidden in a battle: picked cards, orders, closed answers; blanked in Views, and filled anew by a deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.games.sachsen.battle.battle import ARMIES, NONE, Battle, Laid, Order
from engine.games.sachsen.battle.salvos import SHOTS, WAIT, salvos_left
from engine.games.sachsen.battle.values import is_for_battle, is_order, suits
from engine.games.sachsen.battle.view import knows
from engine.games.sachsen.sides import NOBODY
from engine.kernel.rng import Rng

UNKNOWN = "?"
"""A card, or an answer, that is not known."""


def known_battle(battle: Battle, player: int) -> Any:
    """The battle as a player may know it, as plain data."""
    one = battle.copy()

    def veiled(army: int, laid: Laid) -> Laid:
        return laid if knows(battle, army, laid, player) else replace(laid, card=UNKNOWN)

    for n in ARMIES:
        army = battle.armies[n]
        own = player == army.player != NOBODY
        laid = sorted((veiled(n, laid) for laid in army.laid), key=lambda laid: (laid.player, laid.card))
        called = army.called if own or not army.called else UNKNOWN
        one.set_army(n, laid=tuple(laid), called=called)
    one.orders = tuple(
        order if order.shown else replace(order, laid=veiled(battle.units[order.unit].army, order.laid))
        for order in battle.orders
    )
    if battle.fight is not None:
        answers = tuple(
            answer
            if not answer or battle.armies[battle.units[unit].army].player == player != NOBODY
            else UNKNOWN
            for answer, unit in zip(battle.fight.answers, battle.fight.pair, strict=True)
        )
        one.set_fight(answers=answers)
    return msgspec.to_builtins(one)


def opened_battle(battle: Battle) -> Battle:
    """The battle without what lies face down: picked cards, and orders that were not shown yet (orders-1)."""
    one = battle.copy()
    for n, army in enumerate(battle.armies):
        one.set_army(n, laid=tuple(replace(laid, card=UNKNOWN) for laid in army.laid))
    one.orders = tuple(order for order in battle.orders if order.shown)
    return one


def seen_cards(plain: Any) -> list[str]:
    """The cards of a battle that are known and lie in it, from its plain data; once it is won they have gone back."""
    if plain is None or plain["winner"] != NONE:
        return []
    laid = [laid["card"] for army in plain["armies"] for laid in army["laid"]]
    shown = [army["service"]["card"] for army in plain["armies"] if army["service"]]
    orders = [order["laid"]["card"] for order in plain["orders"]]
    return [card for card in (*laid, *shown, *orders, *plain["spent"]) if card != UNKNOWN]


Counted = Callable[[Battle, int], Container[str]]
"""Words of what counts for dice of a unit that lie there."""


def filled_battle(plain: Any, left: Counter[str], counted: Counted, rng: Rng) -> Any:
    """A battle with every blank filled by lot from the cards that are left, which are taken from them.

    An order that counts for dice that lie there would be shown: none that is face down does.
    """
    if plain is None:
        return None
    battle = msgspec.convert(plain, Battle)
    orders = _dealt(battle, battle.orders, left, counted, rng)
    assert orders is not None, "the cards that are left fit the orders: they are where these come from"
    battle.orders = orders
    for n in ARMIES:
        army, laid = battle.armies[n], []
        for one in army.laid:
            if one.card == UNKNOWN:
                card = rng.choice([c for c in sorted(left.elements()) if is_for_battle(c)])
                left[card] -= 1
                one = replace(one, card=card)
            laid.append(one)
        called = "pass" if army.called == UNKNOWN else army.called
        battle.set_army(n, laid=tuple(laid), called=called)
    if battle.fight is not None and UNKNOWN in battle.fight.answers:
        answers = []
        for which, answer in enumerate(battle.fight.answers):
            may = [WAIT, *([SHOTS] if salvos_left(battle, which) > 0 else [])]
            answers.append(rng.choice(may) if answer == UNKNOWN else answer)
        battle.set_fight(answers=tuple(answers))
    return msgspec.to_builtins(battle)


def _dealt(
    battle: Battle, orders: tuple[Order, ...], left: Counter[str], counted: Counted, rng: Rng
) -> tuple[Order, ...] | None:
    """Orders with every blank filled from the cards that are left, which are taken from them.

    None where that cannot be done: then a card has been given away that another order needs.
    """
    number = next((n for n, order in enumerate(orders) if order.laid.card == UNKNOWN), NONE)
    if number == NONE:
        return orders
    blank = orders[number]
    kind, has = battle.units[blank.unit].kind, {one.laid.card for one in orders if one.unit == blank.unit}
    fits = [card for card in sorted(left.elements()) if is_order(card) and suits(card, kind)]
    rng.shuffle(fits)
    for card in dict.fromkeys(fits):
        if card not in has:
            filled = replace(blank, laid=replace(blank.laid, card=card))
            dealt = (*orders[:number], filled, *orders[number + 1 :])
            battle.orders = tuple(order for order in dealt if order.laid.card != UNKNOWN)
            if card in counted(battle, blank.unit):
                continue
            left[card] -= 1
            found = _dealt(battle, dealt, left, counted, rng)
            if found is not None:
                return found
            left[card] += 1
    return None
