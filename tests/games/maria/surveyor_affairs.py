"""Saxony's changes of side, the peace over Silesia and France's reduction by a second reading (19)."""

from __future__ import annotations

from dataclasses import replace

from tests.games.maria.surveyor_forts import Ledger, ledger
from tests.games.maria.surveyor_land import BOARD, PIECES, SILESIA, country_of, is_fortress, map_of
from tests.games.maria.surveyor_table import Piece, Table

CORE_AUSTRIA = [
    c for c, entry in BOARD["countries"].items() if entry["owner"] == "austria" and "bohemia" in entry["maps"]
]


def core_austria(city: str) -> bool:
    """Whether a city lies in Austria on the Bohemian map (3.2-b)."""
    return country_of(city) in CORE_AUSTRIA and map_of(city) == "bohemia"


# --- who must leave his city, and where to ----------------------------------------------


def guests(table: Table) -> list[str]:
    """The foreign pieces in Saxony that are sent home at once when it becomes neutral (19.3-c, V-23)."""
    if table.ruleset == "1.0":
        return []
    return [p.id for p in table.pieces.values() if p.side != "saxony" and table.owner(p.city) == "saxony"]


def saxons(table: Table) -> list[str]:
    """The Saxon pieces on the map."""
    return [p.id for p in table.pieces.values() if p.side == "saxony"]


def evacuees(table: Table) -> list[str]:
    """The Austrian pieces in Prussia or Poland, and in the new rulebook Prussian ones abroad (19.1-e, V-17)."""
    found = [
        p.id
        for p in table.pieces.values()
        if p.side == "austria" and (table.owner(p.city) == "prussia" or country_of(p.city) == "poland")
    ]
    if table.ruleset == "2.0":
        found += [
            p.id for p in table.pieces.values() if p.side == "prussia" and table.owner(p.city) != "prussia"
        ]
    return found


def homes(side: str) -> set[str]:
    """In whose land a piece that is sent home may arrive: French ones also in Bavaria."""
    return {"france", "bavaria"} if side == "france" else {side}


def roomy(table: Table, piece: Piece, city: str, lifted: set[str], *, alone: bool) -> bool:
    """Whether a piece may lawfully be put into a city while others are still in the air; nobody is asked for leave."""
    there = [p for p in table.at(city) if p.id not in lifted and p.id != piece.id]
    if map_of(city) != map_of(piece.city) and not piece.crosses:
        return False
    if not there:
        return True
    return (
        not alone
        and piece.kind == "general"
        and [p.kind for p in there] == ["general"]
        and table.cooperate(piece.side, there[0].side)
        and table.player(piece.side) == table.player(there[0].side)
        and not (piece.side != there[0].side and (table.neutral(piece.side) or table.neutral(there[0].side)))
    )


def nearest(table: Table, piece: Piece, pool: list[str]) -> set[str]:
    """The nearest cities of a pool (R-07)."""
    if not pool:
        return set()
    least = min(table.land.distance(piece.city, city) for city in pool)
    return {city for city in pool if table.land.distance(piece.city, city) == least}


def home_posts(table: Table, piece: Piece, lifted: set[str]) -> set[str]:
    """Where a piece that is sent home may be put (19.1-e, 19.3-c)."""
    cities = [
        city
        for city in table.land.cities
        if table.owner(city) in homes(piece.side)
        and not table.closed_to(piece.side, city)
        and roomy(table, piece, city, lifted, alone=False)
    ]
    return nearest(table, piece, cities)


def setup_posts(table: Table, piece: Piece, lifted: set[str]) -> set[str]:
    """Where a Saxon piece goes when Saxony becomes neutral: its set-up city, or the nearest empty one in Saxony."""
    own = PIECES[piece.id]["place"]
    if roomy(table, piece, own, lifted, alone=True):
        return {own}
    cities = [
        city
        for city in table.land.cities
        if table.owner(city) == "saxony" and roomy(table, piece, city, lifted, alone=True)
    ]
    return nearest(table, piece, cities)


def aside_posts(table: Table, piece: Piece) -> set[str]:
    """Where a Saxon general goes who may no longer share a city (19.3-d, R-29): the nearest empty city."""
    cities = [
        city
        for city in table.land.cities
        if city != piece.city
        and not table.closed_to(piece.side, city)
        and roomy(table, piece, city, set(), alone=True)
    ]
    return nearest(table, piece, cities)


def posted(table: Table, name: str, city: str) -> Table:
    """The Table with one piece in another city; hussars there are gone (R-26)."""
    pieces = table.pieces | {name: replace(table.pieces[name], city=city)}
    hussars = {h: place for h, place in table.hussars.items() if place != city}
    return replace(table, pieces=pieces, hussars=hussars, memory={})


# --- markers ----------------------------------------------------------------------------


def saxon_markers(table: Table, after: Ledger) -> None:
    """All markers come off Saxon fortresses (19.3-c)."""
    for fortress in [f for f in after.marks if table.owner(f) == "saxony"]:
        after.reserve[after.marks.pop(fortress)] += 1


def set_aside(after: Ledger, power: str, fortresses: list[str]) -> None:
    """Half of the markers, rounded up, are laid aside, the rest return (19.1-d, 19.2-a)."""
    for fortress in fortresses:
        del after.marks[fortress]
    half = (len(fortresses) + 1) // 2
    after.aside[power] += half
    after.reserve[power] += len(fortresses) - half


def after_peace(table: Table) -> Ledger:
    """The ledger when Prussia has annexed Silesia, its neutral pieces and train not counted (19.1-c to 19.1-f)."""
    after = ledger(table)
    if table.saxony == "prussia":
        saxon_markers(table, after)
    for fortress in [f for f, m in after.marks.items() if m == "austria" and table.owner(f) == "prussia"]:
        del after.marks[fortress]
        after.reserve["austria"] += 1
    set_aside(
        after,
        "prussia",
        [f for f, m in after.marks.items() if m == "prussia" and table.owner(f) == "austria"],
    )
    after.reserve["prussia"] -= 1
    return after


def after_reduction(table: Table) -> Ledger:
    """The ledger when France has reduced its objectives (19.2-a)."""
    after = ledger(table)
    set_aside(after, "france", [f for f, m in after.marks.items() if m == "france" and core_austria(f)])
    return after


def may_offer_peace(table: Table) -> bool:
    """Whether Prussia controls all of Silesia and has not annexed it yet (19.1-a)."""
    return not table.annexed and all(table.controller(f) == "prussia" for f in SILESIA)


def may_reduce(table: Table) -> bool:
    """Whether no French general is in Core Austria but a French marker is (19.2-a, R-27)."""
    here = any(g.side == "france" and core_austria(g.city) for g in table.generals())
    return not here and any(m == "france" and core_austria(f) for f, m in table.marks.items())


def silesia_train_places(table: Table) -> set[str]:
    """Where the second Prussian train comes in after the peace (19.1-f, V-18)."""
    kinds = ("minor-fortress", "major-fortress") if table.ruleset == "1.0" else ("major-fortress",)
    return {
        city
        for city in table.land.fortresses
        if is_fortress(city)
        and BOARD["places"][city]["kind"] in kinds
        and table.owner(city) == "prussia"
        and not table.at(city)
        and table.friendly("prussia", table.controller(city))
    }
