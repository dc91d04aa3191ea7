"""The cards of A FEW ACRES OF SNOW as data: `data/cards/acres.yaml`, 110 cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Literal

from msgspec import Struct

from engine.boards.decode import typed
from engine.games.acres.sides import COLOURS, GREEN
from engine.kernel import files

Transport = Literal["boat", "cart", "ship"]
TRANSPORTS: tuple[Transport, ...] = ("boat", "cart", "ship")


class BySide(Struct, frozen=True, forbid_unknown_fields=True):
    """A number for each side, found by the number of the side."""

    british: int
    french: int

    def __getitem__(self, side: int) -> int:
        return (self.british, self.french)[side]


class Captured(Struct, frozen=True, forbid_unknown_fields=True):
    """What captured pieces count."""

    village: int
    town: int


class SiegeRules(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of sieges."""

    intrinsic_defence: int
    fortification_defence: int
    attacker_wins_at: int
    defender_wins_at: int
    fortification_card_strength: int
    ship_symbol_strength: int


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    first_player: str
    hand_size: int
    actions_per_turn: int
    actions_first_turn: int
    reserve_limit: int
    money: BySide
    villages: BySide
    towns: BySide
    forts: int
    cards_total: int
    siege: SiegeRules
    fortify_cost: int
    fur_value: int
    piracy_amount: int
    intendant_cost: int
    extra_discard_cost: int
    retrieve_cost_per_card: int
    home_support_cards: int
    governor_min_max: tuple[int, int]
    captured: Captured
    captured_to_end: int
    trace_home: Mapping[str, tuple[str, ...]]
    reinforce_home: Mapping[str, tuple[str, ...]]
    sudden_win: Mapping[str, tuple[str, ...]]
    tie_winner: str


class Symbols(Struct, frozen=True, forbid_unknown_fields=True):
    """What the parchment of a card shows (cards-3)."""

    boat: bool = False
    cart: bool = False
    ship: bool = False
    settler: bool = False
    fur: bool = False
    military: int = 0
    money: int = 0


class LocationEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A location card: the sites it lists by transport (cards-2), and its symbols."""

    deck: bool
    lists: Mapping[Transport, tuple[str, ...]]
    symbols: Symbols
    rulebook: tuple[str, ...] = ()


class EmpireEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """An empire card: copies in the box and in the starting deck, price, symbols, powers."""

    copies: int
    price: int
    symbols: Symbols
    powers: tuple[str, ...]
    deck: int = 0
    use_cost: Mapping[str, int] = {}
    free: bool = False
    ambushable: bool = False
    rulebook: tuple[str, ...] = ()


class Omission(Struct, frozen=True, forbid_unknown_fields=True):
    """Ways of the board that a card of a side does not list."""

    side: str
    card: str
    misses: tuple[str, ...]


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    game: str
    constants: Constants
    locations: Mapping[str, Mapping[str, LocationEntry]]
    empire: Mapping[str, Mapping[str, EmpireEntry]]
    card_omissions: tuple[Omission, ...] = ()
    doubts: object = None


class Card(Struct, frozen=True):
    """A kind of card, with all that the rules ask of it.

    Attributes:
        kind: its number. id: its word. colour: BRITISH, FRENCH or GREEN.
        place: its site, -1 for an empire card (cards-1).
        reach: site -> the transports that it shows for it. transports: those among its symbols.
        siege_cost, raid_cost: money for using it there. marked: it shows the ambush symbol.
        copies, deck: in the box, and of them in the starting deck.
    """

    kind: int
    id: str
    colour: int
    copies: int
    deck: int
    place: int = -1
    price: int = 0
    reach: dict[int, tuple[str, ...]] = {}
    transports: frozenset[str] = frozenset()
    settler: bool = False
    fur: bool = False
    military: int = 0
    money: int = 0
    powers: frozenset[str] = frozenset()
    siege_cost: int = 0
    raid_cost: int = 0
    free: bool = False
    marked: bool = False
    ship: bool = False
    raids: bool = False
    extends_raid: bool = False
    blocks_raid: bool = False
    ambushes: bool = False
    blocks_ambush: bool = False
    recruits: bool = False
    trades: bool = False
    fortification: bool = False
    leader: bool = False
    native: bool = False

    @property
    def ref(self) -> str:
        """Its reference."""
        return f"card:{self.id}"


def names(cards: Iterable[Card]) -> tuple[str, ...]:
    """The words of cards."""
    return tuple([card.id for card in cards])


def refs(cards: Iterable[Card]) -> list[str]:
    """The references of cards."""
    return [card.ref for card in cards]


def rising(cards: Iterable[Card]) -> list[Card]:
    """Cards by their kinds, so that their order tells nothing."""
    return sorted(cards, key=lambda card: card.kind)


@cache
def card_file() -> CardFile:
    """The data of the cards, read once."""
    return typed(files.data("cards", "acres.yaml"), CardFile)


def kinds_of(file: CardFile, places: Mapping[str, int]) -> tuple[Card, ...]:
    """All kinds of cards: by colour, location cards first, in the order of the file; `places` numbers the sites."""
    found: list[Card] = []
    for colour, name in enumerate(COLOURS):
        for site, location in file.locations.get(name, {}).items():
            found.append(_location(len(found), site, colour, location, places))
        for word, empire in file.empire["neutral" if colour == GREEN else name].items():
            found.append(_empire(len(found), word, colour, empire))
    return tuple(found)


def _transports(symbols: Symbols) -> frozenset[str]:
    return frozenset(name for name in TRANSPORTS if getattr(symbols, name))


def _location(kind: int, site: str, colour: int, entry: LocationEntry, places: Mapping[str, int]) -> Card:
    reach: dict[int, tuple[str, ...]] = {}
    for transport, sites in entry.lists.items():
        for target in sites:
            reach[places[target]] = (*reach.get(places[target], ()), transport)
    symbols = entry.symbols
    return Card(
        kind, site, colour, 1, int(entry.deck), places[site], reach=reach, transports=_transports(symbols),
        settler=symbols.settler, fur=symbols.fur, military=symbols.military, money=symbols.money,
        ship=symbols.ship,
    )  # fmt: skip


def _empire(kind: int, word: str, colour: int, entry: EmpireEntry) -> Card:
    symbols, powers = entry.symbols, frozenset(entry.powers)
    return Card(
        kind, word, colour, entry.copies, entry.deck, price=entry.price, transports=_transports(symbols),
        settler=symbols.settler, fur=symbols.fur, military=symbols.military, money=symbols.money,
        powers=powers, siege_cost=entry.use_cost.get("siege", 0), raid_cost=entry.use_cost.get("raid", 0),
        free=entry.free, marked=entry.ambushable, ship=symbols.ship, raids="raid" in powers,
        extends_raid="raid-extend" in powers, blocks_raid="block-raid" in powers, ambushes="ambush" in powers,
        blocks_ambush="block-ambush" in powers, recruits="take-native" in powers, trades="trader" in powers,
        fortification="fortify" in powers, leader=entry.free and symbols.military > 0,
        native="raid" in entry.use_cost,
    )  # fmt: skip
