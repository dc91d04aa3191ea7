"""Battle cards as orders for brigades, and spies that take them (orders, R-68)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.actions import Done
from engine.games.sachsen.battle.actions import GiveOrder, UseSpy
from engine.games.sachsen.battle.asking import BattleAsked, Letting, OfArmy, fought, tell_of
from engine.games.sachsen.battle.battle import Army, Battle, Laid, Order
from engine.games.sachsen.battle.command import delay, why_no_orders, why_routed
from engine.games.sachsen.battle.values import QUICK_STEP, SERVICE, SPY, is_order, suits, values
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, side_ref
from engine.games.sachsen.spies import contest
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule


def reveal(state: State, unit: int, words: Iterable[str]) -> None:
    """Orders of a unit among some words are used: they are shown (orders-1)."""
    battle, used = fought(state), set(words)
    for n, order in enumerate(battle.orders):
        if order.unit == unit and not order.shown and order.laid.card in used:
            shown = replace(order, shown=True)
            battle.orders = (*battle.orders[:n], shown, *battle.orders[n + 1 :])
            card = f"card:{order.laid.card}"
            tell_of(state, unit, "order-shown", "orders-1", kind="order", reveals=True, card=card)


def show_haste(state: State, unit: int, squares: int, how: int) -> None:
    """A unit has gone farther than its kind marches, or marches by force: the order for that is shown (orders-1)."""
    if squares > (values(fought(state).units[unit].kind).move[how] or 0):
        reveal(state, unit, [QUICK_STEP])


def take_laid(battle: Battle, army: int, card: str) -> Laid:
    """A card that an army has picked is used: it lies there no more."""
    laid = list(battle.armies[army].laid)
    found = next(one for one in laid if one.card == card)
    laid.remove(found)
    battle.set_army(army, laid=tuple(laid))
    return found


def names(cards: Iterable[Laid]) -> tuple[str, ...]:
    """The different cards among some, in order of their names."""
    return tuple(sorted({laid.card for laid in cards}))


class Ordering(Rule[BattleAsked, GiveOrder]):
    """An order is given to a brigade, face down (orders-1): that it has one is seen, which one is not."""

    action: ClassVar[type[Action]] = GiveOrder
    clause: ClassVar[str] = "sachsen orders-1"
    by_hand: ClassVar[bool] = True

    def candidates(self, asked: BattleAsked) -> Iterator[GiveOrder]:
        """Every order for every brigade that it suits."""
        battle, army = asked.battle, asked.battle.armies[asked.army]
        if army.given >= army.limit:
            return
        for card in filter(is_order, names(army.laid)):
            for n in battle.brigades(asked.army):
                if suits(card, battle.units[n].kind):
                    yield GiveOrder(card, battle.units[n].id)

    def why_not(self, asked: BattleAsked, action: GiveOrder) -> Refusal | None:
        """A picked order, a brigade of its arm in the chain of command, none twice, no more than the chief gives."""
        battle, army = asked.battle, asked.battle.armies[asked.army]
        if action.card not in names(army.laid):
            return no("orders-1", "not-picked", f"card:{action.card}", card=f"card:{action.card}")
        if not is_order(action.card):
            return no("orders-4", "no-order", f"card:{action.card}", card=f"card:{action.card}")
        if refusal := asked.not_own("orders-1", action.unit):
            return refusal
        number, one = asked.unit(action.unit)
        assert one is not None
        if one.command or not suits(action.card, one.kind):
            return no("orders-1", "order-arm", one.ref, piece=one.ref, card=f"card:{action.card}")
        if (why := why_routed(one) or why_no_orders(battle, number)) is not None:
            return why
        if action.card in battle.orders_of(number, working=False):
            return no("orders-2", "order-twice", one.ref, piece=one.ref, card=f"card:{action.card}")
        if army.given >= army.limit:
            return no("orders-3", "order-limit", piece=one.ref, n=army.limit)
        return None

    def play(self, asked: BattleAsked, action: GiveOrder) -> None:
        """It lies under the brigade."""
        battle, state = asked.battle, asked.position
        number, _ = asked.unit(action.unit)
        laid = take_laid(battle, asked.army, action.card)
        since = battle.clock + delay(battle, number)
        battle.orders = (*battle.orders, Order(laid, number, since))
        battle.set_army(asked.army, given=battle.armies[asked.army].given + 1)
        tell_secretly(
            state,
            asked.army,
            "gets-order",
            "orders-1",
            piece=f"piece:{action.unit}",
            card=f"card:{action.card}",
        )


def tell_secretly(
    state: State, army: int, key: str, clause: str, piece: str, card: str, *, both: bool = False
) -> None:
    """Tell the leader of an army, or of both, of a card; all others only that there is one."""
    battle = fought(state)
    side = side_ref(battle.armies[army].side)
    players = [battle.leads(one) for one in ((0, 1) if both else (army,))]
    seats = tuple(state.seat(player) for player in players if player != NOBODY)
    veiled = say(f"sachsen-log-{key}-veiled", side=side, piece=piece)
    whole = say(f"sachsen-log-{key}", side=side, piece=piece, card=card) if seats else veiled
    told = Event("order", whole, seats, veiled if seats else None, f"sachsen {clause}", (piece,), side=side)
    state.tell(replace(told, reveals=both))


class ReadyDone(Letting):
    """No more orders for now."""

    action: ClassVar[type[Action]] = Done
    clause: ClassVar[str] = "sachsen orders-1"


class Readying(OfArmy, frozen=True):
    """Before the first turn the orders that are to be given at once (orders-1)."""

    name: ClassVar[str] = "ready"
    clause: ClassVar[str] = "sachsen orders-1"
    rules: ClassVar[tuple[AnyRule, ...]] = (Ordering(), ReadyDone())

    def is_past(self, state: State) -> bool:
        """Where nothing lies there: how much does is public."""
        return super().is_past(state) or not fought(state).armies[self.army].laid

    def rest(self, state: State) -> int:
        """Cards that are left."""
        return len(fought(state).armies[self.army].laid)


# --- spies ------------------------------------------------------------------------------------


def spied_on(battle: Battle, army: int) -> list[int]:
    """The enemy's orders that a spy of an army may take, as places among the orders: those not shown (orders-5)."""
    orders = enumerate(battle.orders)
    return [n for n, order in orders if not order.shown and battle.units[order.unit].army != army]


class Spying(Plain[BattleAsked, UseSpy]):
    """A picked Spy takes one order of the enemy that has not been shown, at random (orders-5)."""

    action: ClassVar[type[Action]] = UseSpy
    clause: ClassVar[str] = "sachsen orders-5"
    by_hand: ClassVar[bool] = True

    def why_not(self, asked: BattleAsked, action: UseSpy) -> Refusal | None:
        """At the beginning of the own half phase, with a Spy that was picked, if there is an order to be taken.

        Where both act by turns it has begun with the army's first unit (initiative-3).
        """
        resumed = asked.step.alternates and asked.step.left < asked.battle.armies[asked.army].actions
        if asked.step.begun or asked.step.spied or resumed:
            return no("orders-5", "spy-late")
        if not asked.battle.spies(asked.army):
            return no("orders-5", "no-spy", side=side_ref(asked.side))
        if not spied_on(asked.battle, asked.army):
            return no("orders-5", "nothing-to-spy", side=side_ref(asked.battle.armies[1 - asked.army].side))
        return None

    def play(self, asked: BattleAsked, action: UseSpy) -> None:
        """Unless a Counter-espionage that the enemy has picked catches it (orders-6, espionage-4)."""
        state, battle, army = asked.position, asked.battle, asked.army
        asked.step.going_on(state, spied=True)
        state.say(
            "spy-used", "orders-5", asked.side, kind="spy", reveals=True, other=side_ref(_other(asked).side)
        )
        spy = take_laid(battle, army, SPY)
        won = challenge(state, army)
        if won > 0:
            battle.spent = (*battle.spent, SPY)
            self.steal(asked)
        elif won == 0:
            battle.set_army(army, laid=(*battle.armies[army].laid, spy))
            state.say("spy-back", "espionage-4", asked.side, kind="spy")
        else:
            enemy = battle.armies[1 - army]
            owner = enemy.player if enemy.service is None else enemy.service.player
            battle.set_army(1 - army, laid=(*enemy.laid, Laid(SPY, owner)))
            state.say(
                "spy-caught", "espionage-4", enemy.side, kind="spy", result=True, other=side_ref(asked.side)
            )

    def steal(self, asked: BattleAsked) -> None:
        """One of the orders at random; it is the thief's now."""
        state, battle, army = asked.position, asked.battle, asked.army
        found = spied_on(battle, army)
        n = found[state.rng.below(len(found))] if len(found) > 1 else found[0]
        order = battle.orders[n]
        battle.orders = (*battle.orders[:n], *battle.orders[n + 1 :])
        mine = battle.armies[army]
        battle.set_army(army, laid=(*mine.laid, Laid(order.laid.card, mine.player)))
        ref, card = battle.units[order.unit].ref, f"card:{order.laid.card}"
        tell_secretly(state, army, "spy-takes", "orders-5", piece=ref, card=card, both=True)


def _other(asked: BattleAsked) -> Army:
    return asked.battle.armies[1 - asked.army]


def challenge(state: State, army: int) -> int:
    """Above 0 if a spy comes through, 0 if it is blocked, below 0 if it is caught (orders-6, espionage-4).

    Whoever has uncovered a ring of spies catches it without dice, and once (attempt-2, R-17).
    """
    battle = fought(state)
    enemy = battle.armies[1 - army]
    if enemy.player != NOBODY and state.capture_right[enemy.player]:
        state.capture_right[enemy.player] = False
        return -1
    if enemy.service is None and SERVICE in names(enemy.laid):
        enemy = battle.set_army(1 - army, service=take_laid(battle, 1 - army, SERVICE))
    if enemy.service is None:
        return 1
    return contest(state, battle.armies[army].side, enemy.side)
