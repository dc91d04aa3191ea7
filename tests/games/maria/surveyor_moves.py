"""Movement by a second reading (7-b, 10.1, 10.2): where pieces may go and what they do on their way, path by path."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tests.games.maria.surveyor_land import MAJOR_FORTRESSES, PIECES, PLACES, is_fortress, map_of
from tests.games.maria.surveyor_table import Piece, Table


@dataclass(frozen=True)
class Journey:
    """What a move brings about: where it ends and all that it changes on its way."""

    city: str
    fallen: frozenset[str] = frozenset()
    asked: frozenset[str] = frozenset()
    trains: frozenset[str] = frozenset()
    hussars: frozenset[str] = frozenset()

    @property
    def idle(self) -> bool:
        """Whether nothing but the place of the piece changes."""
        return not (self.fallen or self.asked or self.trains or self.hussars)


def others(table: Table, piece: Piece, city: str) -> list[Piece]:
    """The other pieces in a city."""
    return [other for other in table.at(city) if other.id != piece.id]


def may_join(table: Table, piece: Piece, city: str) -> bool:
    """Whether a general may end beside the one general who stands there (6-b, 6-c)."""
    there = others(table, piece, city)
    if piece.kind != "general" or [other.kind for other in there] != ["general"]:
        return False
    friend = there[0]
    apart = friend.side != piece.side and (table.neutral(piece.side) or table.neutral(friend.side))
    return table.cooperate(piece.side, friend.side) and not apart


def needs_leave(table: Table, side: str, city: str) -> bool:
    """Whether the other player must agree before a general of this power stacks there (10.1-h)."""
    return any(
        table.player(p.side) != table.player(side)
        for p in table.generals(city)
        if table.cooperate(p.side, side)
    )


def may_stand(table: Table, piece: Piece, a: str, b: str) -> str:
    """What forbids a step from a to b whatever stands there, "" for nothing."""
    if b not in table.land.roads or not table.land.roads.has_edge(a, b):
        return "no road"
    if map_of(a) != map_of(b) and not piece.crosses:
        return "other map"
    if table.neutral(piece.side) and table.owner(a) == piece.side != table.owner(b):
        return "neutral piece leaves its home"
    if table.closed_to(piece.side, b) and table.owner(a) != table.owner(b):
        return "enters neutral land"
    return ""


def obstacle(table: Table, piece: Piece, city: str) -> str:
    """ "" if a city is free, "train" for an enemy train before a general, "friend" who may be joined, else "closed"."""
    there = others(table, piece, city)
    if not there:
        return ""
    if piece.kind == "general" and [p.kind for p in there] == ["train"]:
        return "train" if table.hostile(piece.side, there[0].side) else "closed"
    return "friend" if may_join(table, piece, city) else "closed"


def beside_enemy(table: Table, piece: Piece, city: str) -> bool:
    """Whether an enemy general or train stands in an adjacent city."""
    near = table.land.beside(city)
    return any(
        other.city in near and table.hostile(piece.side, other.side) for other in table.pieces.values()
    )


def conquers(table: Table, piece: Piece, city: str) -> bool:
    """Whether a general who leaves a city by a normal move takes or threatens a fortress (10.3-a, 10.3-b)."""
    return (
        piece.kind == "general"
        and not piece.down
        and is_fortress(city)
        and table.hostile_to_holder(piece.side, city)
    )


def walk(table: Table, piece: Piece, path: list[str]) -> Journey | str:
    """A normal move along exactly this path (10.1-b to 10.1-e), or what forbids it."""
    most = 3 if piece.kind == "general" else 2
    here, fallen, asked, trains, hussars = piece.city, set[str](), set[str](), set[str](), set[str]()
    main = True
    for number, city in enumerate(path, start=1):
        wrong = may_stand(table, piece, here, city)
        if wrong:
            return wrong
        main = main and table.land.is_main(here, city)
        what = obstacle(table, piece, city)
        if what == "train" and others(table, piece, city)[0].id not in trains:
            trains.add(others(table, piece, city)[0].id)
        if what == "closed" or (what == "friend" and number < len(path)):
            return "occupied"
        if conquers(table, piece, here) and here not in fallen:
            (asked if table.protected(here) else fallen).add(here)
        hussars |= {h for h, place in table.hussars.items() if place == city}
        here = city
    if not path or len(path) > most + main:
        return "too far"
    new = frozenset(asked) - set(table.questions)
    return Journey(here, frozenset(fallen), new, frozenset(trains), frozenset(hussars))


def march(table: Table, piece: Piece, path: list[str]) -> Journey | str:
    """A forced march along exactly this path (10.1-f, R-10), or what forbids it."""
    if piece.kind != "general":
        return "trains never march"
    if not 1 <= len(path) <= 8:
        return "too far"
    here, hussars = piece.city, set[str]()
    for number, city in enumerate(path, start=1):
        wrong = may_stand(table, piece, here, city)
        if wrong:
            return wrong
        if not table.land.is_main(here, city):
            return "minor road"
        what = obstacle(table, piece, city)
        if what in ("train", "closed") or (what == "friend" and number < len(path)):
            return "occupied"
        if is_fortress(city) and table.hostile_to_holder(piece.side, city):
            return "enemy fortress"
        if beside_enemy(table, piece, city):
            return "beside an enemy"
        hussars |= {h for h, place in table.hussars.items() if place == city}
        here = city
    return Journey(here, hussars=frozenset(hussars))


def ready(table: Table, piece: Piece) -> bool:
    """Whether a piece may still move in this phase."""
    return piece.side in table.active() and not piece.moved


# --- leaving neutral Saxony in the old rulebook (V-23, R-47) ---------------------------


def ways_out(table: Table, piece: Piece) -> dict[str, int]:
    """How many cities are left to walk from each city of the closed land in which a piece stands, pieces in the way."""

    def open_to(city: str) -> bool:
        return city == piece.city or obstacle(table, piece, city) in ("", "train")

    land = table.owner(piece.city)  # another neutral country is no way out
    inside = {c for c in table.land.cities if table.owner(c) == land and open_to(c)}
    left: dict[str, int] = {}
    ring = {
        a
        for a in inside
        for b in table.land.beside(a)
        if not table.closed_to(piece.side, b) and obstacle(table, piece, b) != "closed"
        and not may_stand(table, piece, a, b)
    }  # fmt: skip
    number = 1
    while ring:
        left |= dict.fromkeys(ring, number)
        ring = {b for a in ring for b in table.land.beside(a) if b in inside and b not in left}
        number += 1
    return left


def must_leave(table: Table, piece: Piece) -> bool:
    """Whether a piece must walk out of neutral Saxony before others move."""
    saxon = table.owner(piece.city) == "saxony" and table.closed_to(piece.side, piece.city)
    return (
        table.ruleset == "1.0"
        and saxon
        and ready(table, piece)
        and piece.city in ways_out(table, piece)
        and any(outward(table, piece, path) for path in short_paths(table, piece))
    )


def short_paths(table: Table, piece: Piece) -> Iterator[list[str]]:
    """Every normal move of a piece, as a path."""

    def further(path: list[str]) -> Iterator[list[str]]:
        here = path[-1] if path else piece.city
        for city in table.land.beside(here):
            if may_stand(table, piece, here, city) or obstacle(table, piece, city) == "closed":
                continue
            longer = [*path, city]
            if isinstance(walk(table, piece, longer), Journey):
                yield longer
            if obstacle(table, piece, city) != "friend" and len(longer) < 4:
                yield from further(longer)

    yield from further([])


def outward(table: Table, piece: Piece, path: list[str]) -> bool:
    """Whether every step comes nearer to the way out, until the piece is out."""
    left, here = ways_out(table, piece), piece.city
    for city in path:
        if here not in left:
            return True
        if left.get(city, 0) != left[here] - 1:
            return False
        here = city
    return True


def leaves(table: Table, piece: Piece, path: list[str]) -> bool:
    """Whether a path follows a shortest way out, and gets out or as near to it as the piece can get."""
    if ("nearest", piece.id) not in table.memory:
        left = ways_out(table, piece)
        found = [left.get(way[-1], 0) for way in short_paths(table, piece) if outward(table, piece, way)]
        table.memory["nearest", piece.id] = min(found, default=0)
    inside = ways_out(table, piece).get(path[-1], 0)
    return outward(table, piece, path) and inside == table.memory["nearest", piece.id]


def leavers(table: Table, player: str) -> set[str]:
    """The pieces of a player that must walk out of neutral Saxony before his others move."""
    return {p.id for p in table.pieces.values() if table.player(p.side) == player and must_leave(table, p)}


def permitted(table: Table, piece: Piece, path: list[str]) -> bool:
    """Whether a path keeps to the turns of a dispute (10.1-i, R-12), and to the order of those who must leave."""
    waits = table.dispute and piece.side in ("austria", "pragmatic") and table.right != piece.side
    if waits and any(map_of(city) == "flanders" for city in (piece.city, *path)):
        return False
    player = table.player(piece.side)
    if ("leavers", player) not in table.memory:
        table.memory["leavers", player] = leavers(table, player)
    first = table.memory["leavers", player]
    return not first or (piece.id in first and leaves(table, piece, path))


def walks(table: Table, piece: Piece) -> Iterator[Journey]:
    """All that normal moves can bring about."""
    for path in short_paths(table, piece):
        found = walk(table, piece, path)
        if isinstance(found, Journey) and permitted(table, piece, path):
            yield found


def marches(table: Table, piece: Piece) -> Iterator[Journey]:
    """All that forced marches can bring about, in rings of one city more."""
    ring: dict[tuple[str, frozenset[str]], list[str]] = {(piece.city, frozenset()): []}
    seen, leaving = set(ring), piece.id in leavers(table, table.player(piece.side))
    for _ in range(8):
        wider: dict[tuple[str, frozenset[str]], list[str]] = {}
        for (here, _), path in ring.items():
            for city in table.land.beside(here):
                found = march(table, piece, [*path, city])
                if not isinstance(found, Journey) or (leaving and not outward(table, piece, [*path, city])):
                    continue
                if permitted(table, piece, [*path, city]):
                    yield found
                key = (city, found.hussars)
                if obstacle(table, piece, city) != "friend" and key not in seen:
                    seen.add(key)
                    wider[key] = [*path, city]
        ring = wider


def journeys(table: Table, piece: Piece) -> set[Journey]:
    """Every different outcome of moving a piece."""
    if not ready(table, piece):
        return set()
    found = {*walks(table, piece), *(marches(table, piece) if piece.kind == "general" else ())}
    return {journey for journey in found if journey.city != piece.city or not journey.idle}


def entries(table: Table, train: str, power: str) -> set[str]:
    """Where a train that is off the board, or has not moved, may come back (10.2-c, R-12, R-13)."""
    standing = table.pieces.get(train)
    if power not in table.active() or (standing and standing.moved) or leavers(table, table.player(power)):
        return set()
    waits = table.dispute and power in ("austria", "pragmatic") and table.right != power
    if waits and standing and map_of(standing.city) == "flanders":
        return set()
    homes = {power}
    if power in ("france", "prussia", "austria", "pragmatic"):
        homes |= {minor for minor in ("bavaria", "saxony") if table.cooperate(power, minor)}
    return {
        city
        for city in MAJOR_FORTRESSES
        if city in table.land.roads
        and table.owner(city) in homes
        and table.friendly(power, table.controller(city))
        and not table.at(city)
        and not table.closed_to(power, city)
        and not (waits and map_of(city) == "flanders")
    }


def hussar_cities(table: Table, hussar: str) -> set[str]:
    """Where a hussar may be placed (7-b, R-06, R-51)."""
    taken = {place for other, place in table.hussars.items() if other != hussar}
    austrians = [general.city for general in table.generals() if general.side == "austria"]
    return {
        city
        for city in table.land.cities
        if map_of(city) == "bohemia"
        and not table.at(city)
        and city not in taken
        and any(table.land.distance(city, near) <= 4 for near in austrians)
    }


def returns(table: Table, name: str) -> set[str]:
    """Where a general who was removed may return with new troops (13-d, 13-e, V-11, R-34, 22-a)."""
    side = PIECES[name]["power"]
    kinds = ("minor-fortress", "major-fortress") if table.ruleset == "1.0" else ("major-fortress",)
    found = {c for c in table.land.fortresses if table.owner(c) == side and PLACES[c]["kind"] in kinds}
    if name == "arenberg":
        found |= {
            c for c in MAJOR_FORTRESSES if c in table.land.roads and PLACES[c]["country"] == "netherlands"
        }
    if table.scenario == "introductory" and side == "france":
        found.add("muenchen")
    ghost = Piece(name, "general", side, "")
    return {
        city
        for city in found
        if table.friendly(side, table.controller(city)) and obstacle(table, ghost, city) != "closed"
    }
