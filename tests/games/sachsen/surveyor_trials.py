"""Trials: one random truth, and the engine asked the same questions as the second reading."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.sachsen import surveyor_houses as houses
from tests.games.sachsen import surveyor_money as money
from tests.games.sachsen import surveyor_roads as roads
from tests.games.sachsen import surveyor_situations as situations
from tests.games.sachsen.surveyor_bridge import name_of
from tests.games.sachsen.surveyor_engine import COIN, position_of
from tests.games.sachsen.surveyor_facts import BRIGADES, COMMANDERS, KINGDOMS, PROVINCES
from tests.games.sachsen.surveyor_realm import ALLIANCE, AWAY, COMING, ON, Realm, Unit

SEATS = ["first", "second", "third", "fourth", "fifth", "sixth"]
NEXT_TURN: list[Any] = [["next-turn", {}]]


def turn_of(player: int) -> list[Any]:
    """The agenda of a player's turn."""
    return [["player-turn", {"player": player}]]


def acts(position: Position) -> list[str]:
    """All legal Actions of who is asked, as text."""
    decision = position.decision()
    assert decision is not None
    return [action.text() for action in decision.actions]


def purses(position: Position) -> list[tuple[int, int]]:
    """Treasuries and debts."""
    state: Any = position.state()
    return [(t * COIN, d * COIN) for t, d in zip(state["treasury"], state["debt"], strict=True)]


# --- income, maintenance, disbanding ------------------------------------------------------


def income_trial(seed: int) -> Counter[str]:
    """Income of all, who cannot pay, what they may disband, what is left."""
    rng, seen = Rng(seed), Counter[str]()
    truth = situations.realm(rng)
    truth.turn -= 1
    position = position_of(truth, NEXT_TURN, seed)
    truth.turn += 1
    count = len(truth.homes)
    purse = [truth.treasury[p] + money.income(truth, p) for p in range(count)]
    for player in range(count):
        served = min(purse[player], truth.debt[player])
        purse[player] -= served
        truth.debt[player] -= served
        seen["debt"] += bool(served)
    while (decision := position.decision()) is not None and decision.step == "maintenance":
        player = SEATS.index(decision.seats[0])
        assert money.maintenance(truth, player) > purse[player], (seed, player)
        found = {text.split()[1] for text in acts(position)}
        mine = {
            u.name for u in truth.units if truth.leader[u.state] == player and money.may_disband(truth, u)
        }
        assert found == mine, (seed, player, found ^ mine)
        name = rng.choice(sorted(mine))
        position.play(position.read(f"disband {name}"))
        truth.units.remove(truth.named(name))
        seen["disband"] += 1
    left = [(max(0, purse[p] - money.maintenance(truth, p)), truth.debt[p]) for p in range(count)]
    assert purses(position) == left, (seed, purses(position), left)
    seen["paid"] += count
    return seen


def telling_trial(seed: int) -> Counter[str]:
    """What the View tells of money and points, and of each province."""
    truth = situations.realm(Rng(seed))
    view: Any = position_of(truth, turn_of(0), seed).view(None)
    coming = truth.copy()
    for unit in coming.units:
        if unit.status == COMING and unit.due == truth.turn + 1:
            unit.status = ON
    for player in range(len(truth.homes)):
        told = view.players[SEATS[player]]
        assert told.income * COIN == money.income(truth, player), (seed, player)
        assert told.maintenance * COIN == money.maintenance(coming, player), (seed, player)
        assert sum(told.points.values()) == houses.points(truth, player), (seed, player, told.points)
    for province in PROVINCES:
        told = view.provinces[province]
        assert (told.yields * COIN, told.invaded) == (money.yields(truth, province), truth.invaded(province))
    return Counter(told=len(truth.homes), invaded=sum(truth.invaded(p) for p in PROVINCES))


# --- the auction --------------------------------------------------------------------------


def auction_trial(seed: int) -> Counter[str]:
    """Who bids, what all pay, the order, who gets how many cards."""
    rng, seen = Rng(seed), Counter[str]()
    truth = situations.realm(rng)
    truth.units = []
    truth.blocked = {home: 1 + rng.below(3) for home in truth.homes if rng.below(5) == 0}
    truth.turn -= 1
    position = position_of(truth, NEXT_TURN, seed)
    players = range(len(truth.homes))
    decision = position.decision()
    assert decision is not None
    bidders = [p for p in players if not any(truth.blocked.get(state) for state in truth.led(p))]
    if not bidders:
        late = position.state()["turn"] > truth.turn + 1  # with all wounded a whole turn may pass
        assert decision.step != "bids" or late, seed
        return Counter(nobody=1)
    assert [SEATS.index(seat) for seat in decision.seats] == bidders, seed
    before = [treasury for treasury, _ in purses(position)]
    levels = [COIN * rng.below(4) for _ in range(2)]
    bids = {p: min(before[p], rng.choice(levels)) for p in bidders}
    for player, bid in bids.items():
        position.play(position.read(f"bid {bid}"), SEATS[player])
    state: Any = position.state()
    order = list(state["order"])
    assert order == money.order_of_play(bids, order, [p for p in order if p not in bids]), (seed, bids, order)
    paid = money.payments(bids, order, truth.options)
    assert [t for t, _ in purses(position)] == [before[p] - paid.get(p, 0) for p in players], (seed, bids)
    takers = money.winners(bids, order)
    following = position.decision()
    assert following is not None
    if len(takers) > 1:
        assert following.step == "sharing"
        assert following.seats == (SEATS[takers[0]],)
        position.play(next(iter(following.actions)), SEATS[takers[0]])
        seen["shared"] += 1
    state = position.state()
    wanted = Counter(takers[number % len(takers)] for number in range(2))
    assert [len(hand) for hand in state["hands"]] == [wanted[p] for p in players], (seed, bids)
    seen["bids"] += len(bids)
    return seen


# --- orders for the army ------------------------------------------------------------------


def strengthened(truth: Realm, player: int) -> list[tuple[str, int]]:
    """Columns for which a player may order: his own and those of neutral allies (army-2, R-25)."""
    allies = [s for (p, s), tie in truth.ties.items() if p == player and tie.counter == ALLIANCE]
    states = [*truth.led(player), *(s for s in allies if truth.neutral(s))]
    return [(state, column) for state in states for column in range(1, 2 + (state in KINGDOMS))]


def orders_trial(seed: int) -> Counter[str]:
    """What may be enrolled, turned into another kind, reorganised; and what is paid for one of them."""
    rng = Rng(seed)
    truth = situations.realm(rng)
    player = rng.below(len(truth.homes))
    position = position_of(truth, turn_of(player), seed)
    purse = truth.treasury[player]
    mine: dict[str, int] = {}
    for state, column in strengthened(truth, player):
        units = truth.column(state, column)
        for kind in [*BRIGADES, "general"]:
            if not money.why_no_enrolling(truth, state, column, kind):
                mine[f"enrol {kind} {state} {column}"] = money.price_of_enrolling(kind)
        mine |= {
            f"convert {unit.name} {kind}": money.price_of_enrolling(kind)
            for unit in units
            for kind in BRIGADES
            if may_turn(truth, unit, kind)
        }
    for unit in truth.units:
        if truth.leader[unit.state] == player and unit.status == AWAY and not unit.due:
            mine[f"reorganise {unit.name}"] = money.price_of_reorganising(unit.kind)
    mine = {text: price for text, price in mine.items() if price <= purse}
    found = {
        full_order(truth, player, text): text
        for text in acts(position)
        if text.split()[0] in ("enrol", "convert", "reorganise")
    }
    assert set(found) == set(mine), (seed, player, set(found) ^ set(mine))
    if not mine:
        return Counter(none=1)
    chosen = rng.choice(sorted(mine))
    position.play(position.read(found[chosen]))
    assert purses(position)[player][0] == purse - mine[chosen], (seed, chosen)
    return Counter(text.split()[0] for text in mine)


def may_turn(truth: Realm, unit: Unit, kind: str) -> bool:
    """A brigade on the board into another kind (army-1)."""
    if unit.kind in (*COMMANDERS, kind) or unit.status != ON:
        return False
    return not money.why_no_enrolling(truth, unit.state, unit.column, kind, unit)


def full_order(truth: Realm, player: int, text: str) -> str:
    """An enrolment with its State and column said."""
    verb, *words = text.split()
    if verb != "enrol":
        return text
    own = truth.homes[player]
    kind, *others = words
    column = next((word for word in others if word.isdigit()), "1")
    state = next((word for word in others if not word.isdigit()), own)
    return f"enrol {kind} {state} {column}"


# --- moves --------------------------------------------------------------------------------


def moves_trial(seed: int) -> Counter[str]:
    """Where each unit may go; leave is asked on the way, the last step of an attack is a move as well (R-82)."""
    rng = Rng(seed)
    truth = situations.realm(rng)
    player = rng.below(len(truth.homes))
    position = position_of(truth, turn_of(player), seed)
    truth.leave = {(player, state) for state in truth.leader}
    seen = Counter[str]()
    listed = [text.split() for text in acts(position)]
    for unit in truth.units:
        if truth.leader[unit.state] != player or unit.at is None or unit.status != ON:
            continue
        standing = {at for at, _ in roads.attacks(truth, unit)} - {unit.at}
        mine = {name_of(square) for square in roads.ends(truth, unit) | standing}
        found = {words[2] for words in listed if words[:2] == ["move", unit.name]}
        assert found == mine, (seed, unit.name, found ^ mine)
        seen["moves"] += len(mine)
        seen["attacks"] += len(standing - roads.ends(truth, unit))
    return seen


TRIALS = {
    "income": income_trial,
    "telling": telling_trial,
    "auction": auction_trial,
    "orders": orders_trial,
    "moves": moves_trial,
}
