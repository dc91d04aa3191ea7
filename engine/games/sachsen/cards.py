"""The numbers, tables and cards of SACHSEN as data: `data/cards/sachsen.yaml`.

All money is in hundred thousands of gulden (R-06).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

from msgspec import Struct

from engine.boards.decode import typed
from engine.boards.provenance import Provenance, Source
from engine.boards.schema import SourceEntry
from engine.games.sachsen.board import Terrain
from engine.games.sachsen.card_numbers import Constants, Rulings
from engine.games.sachsen.card_tables import Tables
from engine.games.sachsen.card_units import Arm, Guns, StateKind, Unit, UnitKind
from engine.games.sachsen.effects import Effect
from engine.kernel import files

Category = Literal["espionage", "foreign", "internal", "defence"]
When = Literal["any", "own-turn", "battle"]
Scope = Literal["all", "electorates", "unrepresented", "none"]


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """A section of a field: rows of squares from the north, `H` hill, `W` wood, a dot open ground."""

    terrain: Terrain
    rows: tuple[str, ...]


class Battlefields(Struct, frozen=True, forbid_unknown_fields=True):
    """The sections, and for each terrain the pairs, left and right, of which a large field is made."""

    sections: Mapping[str, Section]
    large: Mapping[Terrain, tuple[tuple[str, str], ...]]


class Opportunity(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A kind of Opportunity: how many there are, and when one is played.

    `when`: at any moment when one acts or is asked (espionage-2), in the own turn, in a battle (battle-setup-5); cards
    with `also_battle` may be picked for a battle too. `while_blocked`: also with a wounded ruler. `order`: a battle
    card of the chief, or one for a brigade of these `arms`.
    """

    category: Category
    count: int
    when: When
    effects: tuple[Effect, ...]
    also_battle: bool = False
    while_blocked: bool = False
    order: Literal["chief", "brigade"] | None = None
    arms: tuple[Arm, ...] = ()


class Face(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The good or the bad half of an event: what a player's State does, what a neutral one, or what happens to all."""

    represented: tuple[Effect, ...] = ()
    unrepresented: tuple[Effect, ...] = ()
    everybody: tuple[Effect, ...] = ()


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """An event card; a State is drawn among those of its scope (events-2)."""

    scope: Scope
    bad: Face
    good: Face


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file; `columns`: those of neutral States (setup-7); `bad_on`: faces that bring the bad half (R-09)."""

    game: str
    states: Mapping[str, StateKind]
    constants: Constants
    rulings: Rulings
    units: Mapping[UnitKind, Unit]
    guns: Guns
    columns: Mapping[StateKind, Mapping[UnitKind, int]]
    tables: Tables
    battlefields: Battlefields
    opportunities: Mapping[str, Opportunity]
    bad_on: tuple[int, ...]
    events: Mapping[str, Event]
    provenance: Mapping[str, SourceEntry]

    def source(self, fact: str) -> Source | None:
        """Where a fact comes from, by its path: `units.dragoons`, `tables.passage`, `opportunities.spy`."""
        return Provenance(self.provenance).of(fact)


@cache
def card_file() -> CardFile:
    """The data of the cards, read once."""
    return typed(files.data("cards", "sachsen.yaml"), CardFile)
