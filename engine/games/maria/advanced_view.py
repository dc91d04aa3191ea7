"""What the View of the advanced game shows besides: the stock of markers, the political table, affairs of state."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from engine.games.maria import cards, political_deck
from engine.games.maria.affairs import NO_CARD, Contract, Politics
from engine.games.maria.election import college
from engine.games.maria.politics import influence
from engine.games.maria.powers import BA, FR, IDS, MAJORS, NOBODY, PR
from engine.games.maria.saxony import stance
from engine.games.maria.state import State
from engine.games.maria.tactical import FIXED_SUBSIDY
from engine.kernel.view import MarkView

HIDDEN = "?"


def advanced_facts(position: State, own: tuple[int, ...]) -> dict[str, Any]:
    """All that is public of sections 15 to 21, and the card that the seat itself has laid (17.3-a)."""
    world, stock = position.world, position.stock
    return {
        "stock": {
            "reserve": _by_power(stock.reserve),
            "battle": _by_power(stock.battle),
            "aside": _by_power(stock.aside),
            "electors": _name(stock.electors),
            "emperor": _name(stock.emperor),
            "italy": _name(stock.italy),
            "silesia": stock.silesia,
        },
        "politics": _politics(position, own),
        "college": {world.index.ids[place]: _name(power) for place, power in college(position).items()},
        "saxony": stance(position),
        "neutral": [IDS[p] for p in sorted(position.alliances.neutral)],
        "lands": lands(position),
        "affairs": _affairs(position),
    }


def boxed_marks(position: State) -> Iterator[MarkView]:
    """The victory markers in battle boxes and victory boxes (16)."""
    stock = position.stock
    for power in MAJORS:
        for _ in range(stock.battle[power]):
            yield MarkView("boxed", f"box:battle-{IDS[power]}", IDS[power])
    for box, holder in stock.holders():
        if holder != NOBODY:
            yield MarkView("boxed", f"box:victory-{box}", IDS[holder])


def lands(position: State) -> dict[str, Any]:
    """Countries that have changed hands (19.1-b), and those that neutrality closes to foreigners (19.4-d)."""
    countries, homes = position.world.index.country, position.alliances.home
    closed = [c for c, mask in countries.items() if any(homes[p] & mask for p in position.alliances.neutral)]
    return {"owners": {"silesia": IDS[PR]} if position.affairs.annexed else {}, "closed": closed}


def _by_power(counts: tuple[int, ...]) -> dict[str, int]:
    return {IDS[p]: counts[p] for p in MAJORS}


def _name(power: int) -> str:
    return "" if power == NOBODY else IDS[power]


def _politics(position: State, own: tuple[int, ...]) -> dict[str, Any]:
    """The political table; a card just laid is known to its owner only (17.3-a)."""
    table = position.politics
    return {
        "coming": sorted(political_deck.names()[c] for c in table.deck),
        "open": [political_deck.names()[c] for c in table.open],
        "cards": {political_deck.names()[c]: msgspec.to_builtins(political_deck.card(c)) for c in table.open},
        "election": table.election,
        "tracks": {
            name: {"at": at, "star": political_deck.track(n).star, "spaces": spaces(n)}
            for n, (name, at) in enumerate(zip(political_deck.TRACKS, table.tracks, strict=True))
        },
        "announced": dict(zip(political_deck.TRACKS, table.announced, strict=True)),
        "trump": table.trump,
        "lying": {IDS[p]: [cards.NAMES[c] for c in table.lying[p]] for p in MAJORS},
        "laid": {IDS[p]: _laid(table, p, p in own) for p in MAJORS if table.laid[p] != NO_CARD},
        "covered": {IDS[p]: [cards.NAMES[c] for c in table.covered[p]] for p in MAJORS},
        "influence": {IDS[p]: influence(position, p) for p in MAJORS},
        "less": list(table.less),
        "lasting": list(table.lasting),
        "away": table.away,
    }


@cache
def spaces(track: int) -> list[dict[str, Any]]:
    """The spaces of a track with their icons, as plain data."""
    return [msgspec.to_builtins(space) for space in political_deck.track(track).spaces]


def _laid(table: Politics, power: int, mine: bool) -> str:
    return cards.NAMES[table.laid[power]] if mine else HIDDEN


def _affairs(position: State) -> dict[str, Any]:
    """Everything of the affairs of state but the winter sheet, which nobody sees before the end (13-f)."""
    affairs = position.affairs

    def tell(contracts: tuple[Contract, ...]) -> list[dict[str, Any]]:
        return [{"giver": IDS[c.giver], "receiver": IDS[c.receiver], "turns": c.turns} for c in contracts]

    return {
        "annexed": affairs.annexed,
        "peace": affairs.peace,
        "reduced": affairs.reduced,
        "declined": list(affairs.declined),
        "settled": affairs.settled,
        "visited": affairs.visited,
        "victor": affairs.victor,
        "owed": affairs.owed,
        "served": affairs.served,
        "winters": [_by_power(w) for w in affairs.winters]
        if position.result is not None
        else len(affairs.winters),
        "bavarian": {"giver": IDS[FR], "receiver": IDS[BA], "until": FIXED_SUBSIDY},
        "contracts": tell(affairs.contracts),
        "proposals": tell(affairs.proposals),
        "ending": tell(affairs.ending),
        "treaties": [{"author": t.author, "until": t.until, "words": t.words} for t in affairs.treaties],
    }
