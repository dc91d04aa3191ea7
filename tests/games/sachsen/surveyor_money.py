"""Money in the second reading: income, maintenance, prices, disbanding, enrolment, the auction."""

from __future__ import annotations

from collections import Counter

from tests.games.sachsen.surveyor_facts import (
    CAPITAL,
    COMMANDERS,
    ELITE,
    KINDS,
    LAND,
    SURVEY,
    Square,
    rounded_up,
)
from tests.games.sachsen.surveyor_realm import AWAY, LENT, ON, Realm, Unit, brigades, cost

# --- income (income) ----------------------------------------------------------------------


def yields(realm: Realm, province: str) -> int:
    """What a province brings to the leader of its owner (income-1, income-2, R-10)."""
    if realm.idle.get(province) or realm.invaded(province):
        return 0
    if "strict-garrisons" in realm.options and not realm.garrison(province):
        return 0
    return int(SURVEY["province_income"]) + realm.works.get(province, 0)


def income(realm: Realm, player: int) -> int:
    """All provinces of the States that a player leads; nothing in turn 1 (income-3)."""
    if realm.turn == 1:
        return 0
    return sum(yields(realm, p) for state in realm.led(player) for p in realm.owned(state))


# --- maintenance (maintenance-1, R-11, R-12) ----------------------------------------------


def kept(unit: Unit) -> bool:
    """Units under way cost nothing until they arrive; reorganising ones that are paid for cost as usual."""
    return unit.status in (ON, LENT) or (unit.status == AWAY and unit.due > 0)


def maintenance(realm: Realm, player: int, *, halved: bool = False) -> int:
    """Of all units of the States that a player leads; half of it rounded up (R-84)."""
    whole = sum(cost(u.kind) for u in realm.units if realm.leader[u.state] == player and kept(u))
    return rounded_up(whole / 2) if halved else whole


def after_income(realm: Realm, player: int, *, halved: bool = False) -> tuple[int, int, int]:
    """Treasury, debt and what is missing once income came, the debt was served, and maintenance is due (R-06)."""
    purse = realm.treasury[player] + income(realm, player)
    served = min(purse, realm.debt[player])
    purse -= served
    due = maintenance(realm, player, halved=halved)
    return max(0, purse - due), realm.debt[player] - served, max(0, due - purse)


def may_disband(realm: Realm, unit: Unit) -> bool:
    """Own choice; but four musketeer brigades of a column stay while any other may go; command units last (R-11)."""
    leader = realm.leader[unit.state]
    mine = [u for u in realm.units if realm.leader[u.state] == leader and u.status in (ON, LENT)]
    if unit not in mine:
        return False
    free = [u for u in brigades(mine) if not needed(mine, u)]
    if unit.kind in COMMANDERS:
        return not brigades(mine)
    return unit in free or not free


def needed(units: list[Unit], unit: Unit) -> bool:
    """Whether a brigade is one of the last four of musketeers in its column (army-1)."""
    column = [u for u in units if (u.state, u.column, u.kind) == (unit.state, unit.column, "musketeers")]
    return unit.kind == "musketeers" and len(column) <= SURVEY["min_musketeers"]


# --- prices (maintenance-2, maintenance-3, R-84) ------------------------------------------


def price_of_enrolling(kind: str, *, factor: float | None = None) -> int:
    """Three times the maintenance, or 1.5 times with a new foundry, rounded up."""
    return rounded_up(cost(kind) * (SURVEY["enrol"]["factor"] if factor is None else factor))


def price_of_reorganising(kind: str) -> int:
    """Twice the maintenance (maintenance-3)."""
    return int(cost(kind) * SURVEY["reorganise"]["factor"])


def why_no_enrolling(realm: Realm, state: str, column: int, kind: str, turning: Unit | None = None) -> str:
    """The clause that forbids to order a brigade, or to turn one into it; "" if only money is asked (army-1, R-11)."""
    units = [u for u in realm.column(state, column) if u is not turning]
    if kind in COMMANDERS:
        return "army-1" if any(u.kind in COMMANDERS for u in units) else ""
    after = Counter(u.kind for u in brigades(units)) + Counter({kind: 1})
    if after.total() > SURVEY["brigades"] or after[kind] > KINDS[kind]["counters"]:
        return "army-1"
    if after[ELITE[0]] + after[ELITE[1]] > SURVEY["max_elite"] and kind in ELITE:
        return "army-1"
    if kind != "musketeers" and after["musketeers"] < SURVEY["min_musketeers"]:
        return "army-1"
    return ""


def arrives(turn: int, *, quick: bool = False) -> int:
    """Ordered in turn t, it comes in step 1 of t + 3 (maintenance-2); with recruiting officers at the next income."""
    return turn + (1 if quick else int(SURVEY["enrol"]["turns"]))


def where_to_arrive(realm: Realm, state: str) -> set[Square]:
    """The capital or any own square with an own unit, without enemies; else any own square without enemies (R-11)."""
    own = {square for square, province in LAND.items() if realm.owner[province] == state}
    free = {s for s in own if not any(realm.at_war(u.state, state) for u in realm.on(s))}
    held = {s for s in free if s == CAPITAL[state] or any(u.state == state for u in realm.on(s))}
    return held or free


def reintegration(battle: int, turn: int) -> str:
    """Where a brigade lost in a battle's turn is, paid in time: off, weak on the board, or whole (R-12)."""
    if turn <= battle + 1:
        return "off"
    return "weak" if turn == battle + 2 else "whole"


# --- the auction (auction, R-13, R-14) ----------------------------------------------------


def ranking(bids: dict[int, int], drawn: list[int]) -> list[int]:
    """Players who bid, the highest first, ties in the order in which their State cards were drawn (auction-5)."""
    return sorted(bids, key=lambda player: (-bids[player], drawn.index(player)))


def order_of_play(bids: dict[int, int], drawn: list[int], blocked: list[int]) -> list[int]:
    """Blocked players come last (auction-6)."""
    return ranking(bids, drawn) + [player for player in drawn if player in blocked and player not in bids]


def winners(bids: dict[int, int], drawn: list[int]) -> list[int]:
    """Who gets cards: the highest bid both; of several highest the first two drawn one each (auction-3, R-13)."""
    if not bids:
        return []
    ranked = ranking(bids, drawn)
    highest = [player for player in ranked if bids[player] == bids[ranked[0]]]
    return highest[:2]


def payments(bids: dict[int, int], drawn: list[int], options: set[str], lot: int = 2) -> dict[int, int]:
    """All pay (R-14); with the option only who gets a card, but a bid for order alone is paid all the same (R-84)."""
    if "losers-keep-bids" not in options or not lot:
        return dict(bids)
    paid = winners(bids, drawn)[:lot]
    return {player: bid if player in paid else 0 for player, bid in bids.items()}


def lot_size(deck: int, discards: int) -> tuple[int, bool]:
    """Cards in the lot, and whether the discards are shuffled in first (auction-7)."""
    if deck >= 2:
        return 2, False
    return min(2, deck + discards), discards > 0
