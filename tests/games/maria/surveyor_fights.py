"""Fights and retreats by a second reading (11): who must fight, which cards may be played, where the beaten go."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import networkx as nx

from tests.games.maria.surveyor_land import map_of, suit_of
from tests.games.maria.surveyor_table import Piece, Table

SEARCHES = 200_000
"""Steps after which the search for a retreat gives up."""


class TooHard(Exception):
    """A retreat whose possibility would take too long to work out."""


def fights(table: Table, general: Piece) -> bool:
    """Whether a general takes part in fights: neutral ones do not (19.4-c), nor who must leave Saxony (R-47)."""
    saxon = table.owner(general.city) == "saxony" and table.closed_to(general.side, general.city)
    return not table.neutral(general.side) and not (saxon and table.ruleset == "1.0")


def pairs(table: Table) -> set[tuple[str, str]]:
    """The cities of active generals and adjacent cities of enemies whom they must attack (11.1-a, R-20)."""
    fighters = [g for g in table.generals() if fights(table, g)]
    return {
        (own.city, foe.city)
        for own in fighters
        if own.side in table.active()
        for foe in fighters
        if table.hostile(own.side, foe.side) and table.land.roads.has_edge(own.city, foe.city)
    }


@dataclass(frozen=True)
class Side:
    """One side of a fight."""

    power: str
    city: str
    generals: frozenset[str]
    troops: int

    @property
    def suit(self) -> str:
        """The suit that this side plays (11.1-c)."""
        return suit_of(self.city)


def side(table: Table, city: str) -> Side:
    """The army in a city, under its commander."""
    there = table.generals(city)
    return Side(
        table.commander(city).side, city, frozenset(g.id for g in there), sum(g.troops for g in there)
    )


def playable(hand: tuple[str, ...], suit: str) -> tuple[set[str], set[str]]:
    """The cards of the suit, and the Reserves, in a hand."""
    return {c for c in hand if c[0] == suit}, {c for c in hand if c[0] == "R"}


def options(hand: tuple[str, ...], suit: str, own: int) -> set[str]:
    """What a side with the right to play may do, as texts (8-e, 11.1-c to 11.1-f, R-19)."""
    suited, reserves = playable(hand, suit)
    found = {f"play {card}" for card in suited}
    found |= {f"play {card} {value}" for card in reserves for value in range(1, 9)}
    if own < 0 or not suited:
        found.add("stop")
    return found


def losses(table: Table, beaten: Side, lost: int) -> dict[str, int]:
    """Troops left to each power of a beaten army: in a mixed stack the other power bleeds first (11.1-j)."""
    left = dict.fromkeys({table.pieces[g].side for g in beaten.generals}, 0)
    for name in beaten.generals:
        left[table.pieces[name].side] += table.pieces[name].troops
    for power in sorted(left, key=lambda p: p == beaten.power):
        taken = min(lost, left[power])
        left[power] -= taken
        lost -= taken
    return left


def survivors(table: Table, beaten: Side, left: dict[str, int]) -> set[str]:
    """The generals for whom there is a troop, the lower rank numbers first (6-h)."""
    found = set()
    for power, troops in left.items():
        own = sorted(
            (g for g in beaten.generals if table.pieces[g].side == power), key=lambda g: table.pieces[g].rank
        )
        found |= set(own[:troops])
    return found


# --- retreat --------------------------------------------------------------------------


def open_roads(table: Table, city: str, retreating: set[str]) -> nx.DiGraph:
    """The steps that an army may take in retreat from a city (11.2-c, 11.2-d, R-18, R-53)."""
    army = [table.pieces[name] for name in sorted(retreating)]
    taken = {p.city for p in table.pieces.values() if p.id not in retreating}
    crosses = all(general.crosses for general in army)
    net = nx.DiGraph()
    net.add_node(city)
    for a, b in table.land.roads.edges:
        for x, y in ((a, b), (b, a)):
            barred = any(
                (table.closed_to(g.side, y) and table.owner(x) != table.owner(y))
                or (table.neutral(g.side) and table.owner(x) == g.side != table.owner(y))
                for g in army
            )
            if y not in taken and y != city and (crosses or map_of(x) == map_of(y)) and not barred:
                net.add_edge(x, y)
    return net


def simple_path(net: nx.DiGraph, start: str, end: str, length: int) -> bool:
    """Whether a way of exactly this length leads from start to end that enters no city twice."""
    to_end = nx.single_source_shortest_path_length(net.reverse(copy=False), end)
    budget = [SEARCHES]

    def further(here: str, left: int, used: set[str]) -> bool:
        if left == 0:
            return here == end
        if here == end:
            return False
        budget[0] -= 1
        if budget[0] < 0:
            raise TooHard
        ways = [c for c in net.successors(here) if c not in used and to_end.get(c, left) <= left - 1]
        return any(further(city, left - 1, used | {city}) for city in sorted(ways, key=lambda c: -to_end[c]))

    return start in to_end and further(start, length, {start})


def ends(table: Table, city: str, retreating: set[str], winner: str, length: int) -> set[str]:
    """Where an army may end its retreat: as far as possible from the winner's city (11.2-b)."""
    net = open_roads(table, city, retreating)
    near = nx.single_source_shortest_path_length(net, city, cutoff=length)
    by_distance: dict[int, set[str]] = {}
    for end in near:
        if end != city:
            by_distance.setdefault(table.land.distance(winner, end), set()).add(end)
    for distance in sorted(by_distance, reverse=True):
        found = {end for end in by_distance[distance] if simple_path(net, city, end, length)}
        if found:
            return found
    return set()


def is_retreat(
    table: Table, city: str, retreating: set[str], path: list[str], length: int, legal: set[str]
) -> bool:
    """Whether exactly this way may be taken."""
    net = open_roads(table, city, retreating)
    whole = [city, *path]
    return (
        len(path) == length
        and len(set(whole)) == len(whole)
        and all(net.has_edge(a, b) for a, b in pairwise(whole))
        and path[-1] in legal
    )


# --- victory points -------------------------------------------------------------------


def points(troops: int, generals: int) -> int:
    """What a victory is worth: 1 for each 3 troops, or exactly 1 for any general with fewer (16-a)."""
    return troops // 3 or int(generals > 0)


def boxes_after(table: Table, battle: dict[str, int], winner: str, loser: str, number: int) -> dict[str, int]:
    """The markers in the battle boxes; a minor power's points are its major's (16-c)."""
    after = dict(battle)
    if winner:
        after[table.major(winner)] = min(2, after[table.major(winner)] + number)
    after[table.major(loser)] = max(0, after[table.major(loser)] - number)
    return after


def owed_to_austria(table: Table, loser: str, city: str, number: int) -> int:
    """How far Saxony's marker may be moved to the right for points lost in a city (19.3-a, 24-e)."""
    losers = ("prussia", "france") if table.seats == 2 else ("prussia",)
    far = table.seats == 2 and map_of(city) != "bohemia"
    return number if table.major(loser) in losers and not far else 0
