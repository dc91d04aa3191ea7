"""What SACHSEN needs of its board and cards: the form of `data/boards/requirements/sachsen.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from engine.boards.requirements import Requirements, Tally


class StateNeeds(Struct, frozen=True, forbid_unknown_fields=True):
    """The States by kind; the provinces of each, the squares of a province, the fewest States next to each."""

    kinds: Mapping[str, str]
    provinces: int
    squares: Tally
    least_borders: int


class BorderNeeds(Struct, frozen=True, forbid_unknown_fields=True):
    """States that touch some others, and States that are apart from some others."""

    touch: Mapping[str, tuple[str, ...]]
    apart: Mapping[str, tuple[str, ...]]


class FieldNeeds(Struct, frozen=True, forbid_unknown_fields=True):
    """Sections of a field: their side in squares, the obstacles on each, the fewest open squares of a quarter."""

    side: int
    obstacles: Tally
    open: int


class CardNeeds(Struct, frozen=True, forbid_unknown_fields=True):
    """Opportunities by category, and the kinds that the rulebook names."""

    opportunities: Mapping[str, int]
    named: tuple[str, ...]


class SachsenNeeds(Requirements, frozen=True, kw_only=True):
    """All that the game needs of its board and cards; `figures`: what the rulebook states, by path in the card file.

    `neighbours`: some provinces that touch.
    """

    states: StateNeeds | None = None
    neighbours: Mapping[str, tuple[str, ...]] = {}
    borders: BorderNeeds | None = None
    fields: FieldNeeds | None = None
    cards: CardNeeds | None = None
    figures: Mapping[str, Any] = {}
