"""What the View of the advanced game shows besides: the stock of markers, the political table, affairs of state."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.games.maria import cards, political_deck
from engine.games.maria.affairs import NO_CARD, Contract, Politics
from engine.games.maria.election import college
from engine.games.maria.politics import influence
from engine.games.maria.powers import BA, FR, IDS, MAJORS, NOBODY, PR
from engine.games.maria.state import State
from engine.games.maria.tactical import FIXED_SUBSIDY
from engine.games.maria.view_types import (
    HIDDEN,
    AdvancedView,
    AffairsView,
    CardView,
    ContractView,
    PoliticsView,
    StockView,
    TrackView,
)
from engine.kernel.view import MarkView


def advanced_view(position: State, own: tuple[int, ...]) -> AdvancedView:
    """All that is public of sections 15 to 21, and the card that the seat itself has laid (17.3-a)."""
    ids = position.world.index.ids
    return AdvancedView(
        stock=_stock(position),
        politics=_politics(position, own),
        college={ids[place]: _name(power) for place, power in college(position).items()},
        affairs=_affairs(position),
    )


def boxed_marks(position: State) -> Iterator[MarkView]:
    """The victory markers in battle boxes and victory boxes (16)."""
    stock = position.stock
    for power in MAJORS:
        for _ in range(stock.battle[power]):
            yield MarkView("boxed", f"box:battle-{IDS[power]}", IDS[power])
    for box, holder in stock.holders():
        if holder != NOBODY:
            yield MarkView("boxed", f"box:victory-{box}", IDS[holder])


def new_owners(position: State) -> dict[str, str]:
    """The countries that have changed hands (19.1-b)."""
    return {"silesia": IDS[PR]} if position.affairs.annexed else {}


def closed_countries(position: State) -> tuple[str, ...]:
    """The countries that neutrality closes to foreigners (19.4-d)."""
    countries, homes = position.world.index.country, position.alliances.home
    return tuple(
        c for c, mask in countries.items() if any(homes[p] & mask for p in position.alliances.neutral)
    )


def _by_power(counts: tuple[int, ...]) -> dict[str, int]:
    return {IDS[p]: counts[p] for p in MAJORS}


def _name(power: int) -> str:
    return "" if power == NOBODY else IDS[power]


def _names(found: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(cards.NAMES[c] for c in found)


def _stock(position: State) -> StockView:
    stock = position.stock
    return StockView(
        reserve=_by_power(stock.reserve),
        battle=_by_power(stock.battle),
        aside=_by_power(stock.aside),
        electors=_name(stock.electors),
        emperor=_name(stock.emperor),
        italy=_name(stock.italy),
        silesia=stock.silesia,
    )


def _politics(position: State, own: tuple[int, ...]) -> PoliticsView:
    """The political table; a card just laid is known to its owner only (17.3-a)."""
    table, names = position.politics, political_deck.names()
    return PoliticsView(
        coming=tuple(sorted(names[c] for c in table.deck)),
        open=tuple(names[c] for c in table.open),
        cards={names[c]: _card(c) for c in table.open},
        election=table.election,
        tracks={name: _track(n, table.tracks[n]) for n, name in enumerate(political_deck.TRACKS)},
        announced=dict(zip(political_deck.TRACKS, table.announced, strict=True)),
        trump=table.trump,
        lying={IDS[p]: _names(table.lying[p]) for p in MAJORS},
        laid={IDS[p]: _laid(table, p, p in own) for p in MAJORS if table.laid[p] != NO_CARD},
        covered={IDS[p]: _names(table.covered[p]) for p in MAJORS},
        influence={IDS[p]: influence(position, p) for p in MAJORS},
        less=table.less,
        lasting=table.lasting,
        away=table.away,
    )


@cache
def _card(number: int) -> CardView:
    card = political_deck.card(number)
    return CardView(card.year, card.vignette, card.coats, card.shifts, card.election)


@cache
def _track(number: int, at: int) -> TrackView:
    track = political_deck.track(number)
    return TrackView(at, track.star, track.spaces)


def _laid(table: Politics, power: int, mine: bool) -> str:
    return cards.NAMES[table.laid[power]] if mine else HIDDEN


def _affairs(position: State) -> AffairsView:
    """Everything of the affairs of state but the winter sheet, which nobody sees before the end (13-f)."""
    affairs = position.affairs

    def tell(contracts: tuple[Contract, ...]) -> tuple[ContractView, ...]:
        return tuple(ContractView(IDS[c.giver], IDS[c.receiver], c.turns) for c in contracts)

    return AffairsView(
        annexed=affairs.annexed,
        peace=affairs.peace,
        reduced=affairs.reduced,
        declined=affairs.declined,
        settled=affairs.settled,
        visited=affairs.visited,
        victor=affairs.victor,
        owed=affairs.owed,
        served=affairs.served,
        winters=len(affairs.winters),
        noted=tuple(_by_power(w) for w in affairs.winters) if position.result is not None else (),
        bavarian=ContractView(IDS[FR], IDS[BA], FIXED_SUBSIDY),
        contracts=tell(affairs.contracts),
        proposals=tell(affairs.proposals),
        ending=tell(affairs.ending),
    )
