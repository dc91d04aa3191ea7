"""Supply by a second reading (9, 22): routes, hussar fees, and what want of supply does."""

from __future__ import annotations

import networkx as nx

from tests.games.maria.surveyor_land import country_of, map_of
from tests.games.maria.surveyor_table import Piece, Table

REACH = 6


def roads_for(table: Table, general: Piece) -> nx.DiGraph:
    """The steps that a route may take, seen from its general: enemies stop it, neutral land cannot be entered."""
    if ("routes", general.side) not in table.memory:
        enemies = {p.city for p in table.pieces.values() if table.hostile(general.side, p.side)}
        net = nx.DiGraph()
        net.add_nodes_from(set(table.land.cities) - enemies)
        for a, b in table.land.roads.edges:
            if a in enemies or b in enemies or (map_of(a) != map_of(b) and not general.crosses):
                continue
            net.add_edges_from(
                (x, y)
                for x, y in ((a, b), (b, a))
                if not (table.closed_to(general.side, y) and table.owner(x) != table.owner(y))
            )
        table.memory["routes", general.side] = net
    found: nx.DiGraph = table.memory["routes", general.side]
    return found


def depots(table: Table, general: Piece) -> list[Piece]:
    """The trains that can supply a general (9-c, 22-a)."""
    colours = {general.side} | ({"pragmatic"} if general.id == "arenberg" else set())
    return [p for p in table.pieces.values() if p.kind == "train" and p.side in colours]


def shortest(net: nx.DiGraph, start: str, end: str) -> int:
    """The length of the shortest route, too long if there is none."""
    if start not in net or end not in net or not nx.has_path(net, start, end):
        return REACH + 1
    return int(nx.shortest_path_length(net, start, end))


def length(table: Table, general: Piece, *, round_hussars: bool) -> int:
    """The shortest route to a train; a train that stands in neutral land runs its route out of it (R-47, R-50)."""
    net = roads_for(table, general)
    if round_hussars:
        net = net.subgraph(set(net) - set(table.hussars.values()))
    found = [REACH + 1]
    for train in depots(table, general):
        found.append(shortest(net, general.city, train.city))
        if table.closed_to(general.side, train.city) and not table.closed_to(general.side, general.city):
            found.append(shortest(net, train.city, general.city))
    return min(found)


def at_home(table: Table, general: Piece) -> bool:
    """Whether a general needs no route (9-b, 22-a)."""
    dutch = general.id == "arenberg" and country_of(general.city) == "netherlands"
    return table.owner(general.city) == general.side or dutch


def fee(table: Table, general: Piece) -> int | None:
    """What a general's supply costs, None if he has none."""
    if at_home(table, general):
        return 0
    whole = length(table, general, round_hussars=False)
    if whole > REACH:
        return None
    if not table.hostile(general.side, "austria") or length(table, general, round_hussars=True) <= REACH:
        return 0
    return whole


def due(table: Table, power: str) -> dict[str, int]:
    """The fees that the generals of a power owe."""
    fees = {g.id: fee(table, g) for g in table.generals() if g.side == power}
    return {name: points for name, points in fees.items() if points}


def hungry(table: Table, power: str, unpaid: set[str]) -> set[str]:
    """The generals of a power without supply, if these fees were not paid."""
    return {g.id for g in table.generals() if g.side == power and (fee(table, g) is None or g.id in unpaid)}


def choices(table: Table, power: str, points: int) -> set[frozenset[str]]:
    """The sets of generals that so many points may supply: none of them can be enlarged (R-03)."""
    fees = due(table, power)
    sets = {frozenset[str]()}
    for name in fees:
        sets |= {chosen | {name} for chosen in sets}
    paid = {chosen for chosen in sets if sum(fees[name] for name in chosen) <= points}
    return {chosen for chosen in paid if not any(chosen < other for other in paid)}


def after_supply(table: Table, power: str, unpaid: set[str]) -> tuple[int, set[str], set[str], int]:
    """Total of troops, generals who stay, those of them face down, and victory points lost (9-e, 9-i, R-05, 6-h)."""
    poor = hungry(table, power, unpaid)
    own = [g for g in table.generals() if g.side == power]
    total, stay, lost = 0, set[str](), 0
    for city in {g.city for g in own}:
        there = sorted((g for g in own if g.city == city), key=lambda g: g.rank)
        loss = sum(1 + g.down for g in there if g.id in poor)
        troops = max(0, sum(g.troops for g in there) - loss)
        stay |= {g.id for g in there[:troops]}
        lost += max(0, len(there) - troops)
        total += troops
    return total, stay, stay & poor, lost
