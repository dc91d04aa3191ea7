"""New troops by a second reading (13, 17.5-l): how many fit, who may get them, what winter notes."""

from __future__ import annotations

from dataclasses import replace

from tests.games.maria.surveyor_land import PIECES
from tests.games.maria.surveyor_moves import returns
from tests.games.maria.surveyor_table import Piece, Table

PRICE, MOST = 4, 8


def generals_of(power: str) -> list[str]:
    """The generals of a power."""
    return [name for name, entry in PIECES.items() if entry["power"] == power and entry["type"] == "general"]


def removed(table: Table, power: str, boxed: set[str]) -> list[str]:
    """The generals who were removed; those in a box off the map, or out of the game, were not."""
    return [
        name
        for name in generals_of(power)
        if name not in table.pieces and name not in boxed and not out_of_game(table, name)
    ]


def out_of_game(table: Table, name: str) -> bool:
    """Whether the introductory game is played without a general (14-a)."""
    if table.scenario != "introductory":
        return False
    return "box" in PIECES[name] or PIECES[name]["place"] not in table.land.roads


def returned(table: Table, name: str, city: str) -> Table:
    """The Table with a general back; an enemy train and a hussar there are gone (13-e, 7-c)."""
    side = PIECES[name]["power"]
    pieces = {n: p for n, p in table.pieces.items() if not (p.city == city and p.kind == "train")}
    pieces[name] = Piece(name, "general", side, city, troops=0)
    hussars = {hussar: place for hussar, place in table.hussars.items() if place != city}
    return replace(table, pieces=pieces, hussars=hussars, memory={})


def most_returning(table: Table, names: list[str]) -> int:
    """How many of these can come back together, if the other player lets them stack with his."""
    if not names:
        return 0
    name, rest = names[0], names[1:]
    best = most_returning(table, rest)
    tried = set[tuple[int, bool]]()
    for city in sorted(returns(table, name)):
        alike = (len(table.generals(city)), name == "arenberg")
        if alike in tried and name != "arenberg":
            continue
        tried.add(alike)
        best = max(best, 1 + most_returning(returned(table, name, city), rest))
        if best == len(names):
            break
    return best


def room(table: Table, power: str, boxed: set[str]) -> int:
    """How many new troops a power can hold at most (13-c, R-34)."""
    here = sum(MOST - g.troops for g in table.generals() if g.side == power)
    away = sorted(removed(table, power, boxed), key=lambda name: name != "arenberg")
    return here + MOST * most_returning(table, away)


def possible_room(table: Table, power: str, boxed: set[str], total: int) -> int:
    """How many new troops a power can hold at most, for who knows its total and not who has how many (6-f)."""
    here = [g for g in table.generals() if g.side == power]
    away = boxed & set(generals_of(power))
    sums = range(len(here), MOST * len(here) + 1)
    fewest = min(s for s in sums if len(away) <= total - s <= MOST * len(away))
    return MOST * len(here) - fewest + room(table, power, boxed) - sum(MOST - g.troops for g in here)


def allotments(table: Table, power: str, boxed: set[str], left: int) -> set[str]:
    """All ways to place some of the new troops, as texts (13-c, 13-d)."""
    found = set()
    for general in table.generals():
        if general.side == power:
            most = min(left, MOST - general.troops)
            found |= {f"enlist {general.id} {number}" for number in range(1, most + 1)}
    for name in removed(table, power, boxed):
        for city in returns(table, name):
            found |= {f"return {name} {city} {number}" for number in range(1, min(left, MOST) + 1)}
    return found


def buying(table: Table) -> list[str]:
    """In which order the powers recruit (13-a, R-01); Saxony after the major power that plays with it."""
    order = ["france", "bavaria", "prussia", "saxony", "austria", "pragmatic"]
    habsburg = table.saxony == "austria" or (table.saxony == "neutral" and table.ruleset == "1.0")
    if habsburg:
        order = ["france", "bavaria", "prussia", "austria", "saxony", "pragmatic"]
    return [power for power in order if power in table.powers]


def emptied(reserve: dict[str, int], seats: int) -> str:
    """The power that wins with an empty reserve: the one that could have placed most further markers (23-a, 23-b)."""
    empty = {power: number for power, number in reserve.items() if number <= 0}
    return lowest(empty, seats) if empty else ""


def lowest(sums: dict[str, int], seats: int) -> str:
    """The power with the lowest sum; Maria Theresa, or B, wins ties, Louis loses them (23-b, 23-c, 24-g)."""
    least = min(sums.values())
    tied = [power for power, number in sums.items() if number == least]
    order = ["austria", "prussia", "pragmatic", "france"]
    if seats == 2:
        order = ["austria", "pragmatic", "prussia", "france"]
    return next(power for power in order if power in tied)
