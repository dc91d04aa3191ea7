"""What stands on a card of the colonies, in the language of the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["location", "empire"]
Owner = Literal["british", "french", "green"]
Transport = Literal["boat", "cart", "ship"]
SymbolKind = Literal["boat", "cart", "ship", "settler", "fur", "money", "military", "defence"]


@dataclass(frozen=True)
class Symbol:
    """A symbol in the parchment area of a card; money and military strength have a value."""

    kind: SymbolKind
    value: int = 0


@dataclass(frozen=True)
class ColonyCard:
    """What stands on a card.

    Attributes:
        kind, side: a location card or an empire card; whose it is, "green" for either.
        starting: it is in its side's deck from the start.
        name: its title. vignette: its picture, a drawing of resources/art/acres/scenes.
        connections: for each transport the names of the places it leads to.
        symbols: what the parchment area shows. powers: what it can do, one line each.
        short: the same in a word or two for the card in the tray; the powers where nothing is given.
        price: money to draft it; none for what has no price. ambush: an ambush can remove it.
        notes: lines in italic under the name of the enlarged card ("start", "open to both").
    """

    kind: Kind
    side: Owner
    name: str
    starting: bool = False
    vignette: str = "town"
    connections: tuple[tuple[Transport, tuple[str, ...]], ...] = ()
    symbols: tuple[Symbol, ...] = ()
    powers: tuple[str, ...] = ()
    short: tuple[str, ...] = ()
    price: int | None = None
    ambush: bool = False
    notes: tuple[str, ...] = ()

    def frame(self) -> str:
        """The colour of its frame among the theme's."""
        return f"{self.side}-start" if self.starting and self.side != "green" else self.side
