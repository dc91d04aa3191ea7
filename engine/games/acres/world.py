"""What never changes in a game of A FEW ACRES OF SNOW: sites, connections, cards, the numbers of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from engine.boards.index import bits
from engine.games.acres.board import AcresBoard, acres_board
from engine.games.acres.cards import Card, Constants, card_file, kinds_of
from engine.games.acres.sides import BRITISH, FRENCH, GREEN, NUMBER, SIDES

RAID_LINKS: tuple[str, ...] = ("river", "lake", "road", "indian-trail")
"""What a raid goes by (raid-4): never the sea, nor what stands on cards only (R-passage)."""
TRACE_LINKS: tuple[str, ...] = ("river", "lake", "road", "sea")
"""What a trace goes by (location-limits-2): all shores of a lake (board-4), all of the sea (board-3, R-sea).

Never Indian trails (board-2), nor what stands on cards only.
"""
HAVEN = "louisbourg"
"""The site of piracy (piracy-1)."""

Two = tuple[int, int]


@dataclass(frozen=True, eq=False)
class World:
    """The board and the cards as numbers and masks.

    Attributes:
        ids, places: sites by number, and back. trace, raids: per site its neighbours for traces, for raids.
        rules: the numbers of the rules. trace_home, reinforce_home, sudden_win: their sites by side, as masks.
        points: victory points, 0 where it can't be developed. settlers, ships: sites with the symbol, as masks
            (R-sea-symbol).
        villages, towns: what stands at the start, by side.
        cards: kinds by number. kinds: per side the kind of a word, own cards and green ones.
        side_cards: the location cards of a side. card_of_site: per side the location card of a site.
        starting, locations, empire: cards by side at the start; neutral: the green ones. words: of all cards.
    """

    board: AcresBoard
    rules: Constants
    ids: tuple[str, ...]
    places: Mapping[str, int]
    trace: tuple[int, ...]
    raids: tuple[int, ...]
    trace_home: Two
    reinforce_home: Two
    sudden_win: Two
    points: tuple[int, ...]
    defence: tuple[int, ...]
    settlers: int
    ships: int
    villages: Two
    towns: Two
    cards: tuple[Card, ...]
    kinds: tuple[Mapping[str, int], Mapping[str, int]]
    side_cards: tuple[tuple[Card, ...], tuple[Card, ...]]
    card_of_site: tuple[Mapping[int, int], Mapping[int, int]]
    starting: tuple[tuple[int, ...], tuple[int, ...]]
    locations: tuple[tuple[int, ...], tuple[int, ...]]
    empire: tuple[tuple[int, ...], tuple[int, ...]]
    neutral: tuple[int, ...]
    haven: int
    words: frozenset[str]

    def kind(self, side: int, card: str) -> int | None:
        """The kind of a word for a side, None where it has no such card."""
        return self.kinds[side].get(card)

    def names(self, cards: Iterable[int]) -> tuple[str, ...]:
        """The words of cards."""
        return tuple(self.cards[card].id for card in cards)

    def ref(self, place: int) -> str:
        """The reference of a site."""
        return f"place:{self.ids[place]}"

    def home_name(self, side: int) -> str:
        """The home that location cards must be connected with."""
        return self.ids[self.trace_home[side].bit_length() - 1]

    def places_in(self, mask: int) -> list[int]:
        """The numbers of the sites of a mask, rising."""
        return bits(mask)


@cache
def world() -> World:
    """The World of the board and the cards as they are declared."""
    board, file = acres_board(), card_file()
    ids = tuple(board.places)
    places = {name: number for number, name in enumerate(ids)}
    sites = tuple(board.places.values())
    cards = kinds_of(file, places)
    own = [[card for card in cards if card.colour == side] for side in (BRITISH, FRENCH)]
    green = [card for card in cards if card.colour == GREEN]

    def started(kind: str) -> Two:
        masks = [0, 0]
        for piece in board.setup.pieces:
            if piece.type == kind and piece.place is not None:
                masks[NUMBER[piece.power]] |= 1 << places[piece.place]
        return masks[BRITISH], masks[FRENCH]

    def sites_of(values: Mapping[str, tuple[str, ...]]) -> Two:
        british, french = (sum(1 << places[site] for site in values[side]) for side in SIDES)
        return british, french

    def copies(side: int, *, deck: bool, location: bool | None) -> tuple[int, ...]:
        found: list[int] = []
        for card in own[side]:
            if location is None or (card.place >= 0) == location:
                found += [card.kind] * (card.deck if deck else card.copies - card.deck)
        return tuple(found)

    return World(
        board=board,
        rules=file.constants,
        ids=ids,
        places=places,
        trace=_net(board, TRACE_LINKS, places),
        raids=_net(board, RAID_LINKS, places),
        trace_home=sites_of(file.constants.trace_home),
        reinforce_home=sites_of(file.constants.reinforce_home),
        sudden_win=sites_of(file.constants.sudden_win),
        points=tuple(site.points or 0 for site in sites),
        defence=tuple(site.defence for site in sites),
        settlers=sum(1 << n for n, site in enumerate(sites) if site.settlers),
        ships=sum(1 << n for n, site in enumerate(sites) if site.ship),
        villages=started("village"),
        towns=started("town"),
        cards=cards,
        kinds=_words(own[BRITISH] + green, own[FRENCH] + green),
        side_cards=(
            tuple(card for card in own[BRITISH] if card.place >= 0),
            tuple(card for card in own[FRENCH] if card.place >= 0),
        ),
        card_of_site=(_by_site(own[BRITISH]), _by_site(own[FRENCH])),
        starting=(copies(BRITISH, deck=True, location=None), copies(FRENCH, deck=True, location=None)),
        locations=(copies(BRITISH, deck=False, location=True), copies(FRENCH, deck=False, location=True)),
        empire=(copies(BRITISH, deck=False, location=False), copies(FRENCH, deck=False, location=False)),
        neutral=tuple(kind for card in green for kind in [card.kind] * card.copies),
        haven=places[HAVEN],
        words=frozenset(card.id for card in cards),
    )


def _words(british: list[Card], french: list[Card]) -> tuple[Mapping[str, int], Mapping[str, int]]:
    return {card.id: card.kind for card in british}, {card.id: card.kind for card in french}


def _by_site(cards: list[Card]) -> Mapping[int, int]:
    return {card.place: card.kind for card in cards if card.place >= 0}


def _net(board: AcresBoard, kinds: tuple[str, ...], places: Mapping[str, int]) -> tuple[int, ...]:
    """The neighbours of each site by links of these kinds."""
    joined = board.joined(kinds)
    return tuple(sum(1 << places[other] for other in joined.get(site, ())) for site in places)
