"""The political cards and tracks as data (section 17, data/politics/maria.yaml)."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec
import yaml
from msgspec import Struct

from engine.games.maria.powers import NUMBER
from engine.games.maria.view_types import Space
from engine.kernel.files import data

TRACKS = ("italy", "russia", "saxony")
ITALY, RUSSIA, SAXONY = range(3)
YEARS = (1741, 1742, 1743, 1744)
EITHER = "either"


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """A political track: its spaces from left to right, numbered from 1, and where the marker begins."""

    star: int
    spaces: tuple[Space, ...]

    def at(self, number: int) -> Space:
        """The space with this number."""
        return self.spaces[number - 1]


class Instruction(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the words of a card do; `side` is a power, "executing" or "chosen"."""

    do: Literal["draw", "troops", "less", "lasting", "control", "saxony", "corps"]
    side: str = ""
    number: int = 0
    place: str = ""


class PoliticalCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A political card.

    Attributes:
        vignette: its picture. coats: powers that may select it (17.5-a).
        shifts: track -> spaces to the right, or "either".
        only_while: {"saxony": power}: Saxony's marker may be shifted only while Saxony is that power's ally.
        choice: powers between which the executing one chooses for the text. election: the Imperial Election (18-a).
    """

    year: int
    vignette: str
    coats: tuple[str, ...] = ()
    shifts: dict[str, int | Literal["either"]] = {}
    only_while: dict[str, str] = {}
    choice: tuple[str, ...] = ()
    text: tuple[Instruction, ...] = ()
    election: bool = False

    def steps(self, track: str) -> tuple[int, ...]:
        """The shifts between which the player may choose on a track."""
        shift = self.shifts[track]
        return (-1, 1) if shift == EITHER else (int(shift),)


class PoliticsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    politics: str
    format: int
    tracks: dict[str, Track]
    cards: dict[str, PoliticalCard]


@cache
def load() -> PoliticsFile:
    """The tracks and cards; raises msgspec.ValidationError where the file is not in order."""
    text = data("politics", "maria.yaml").read_text(encoding="utf-8")
    return msgspec.convert(yaml.load(text, yaml.CSafeLoader), type=PoliticsFile)


@cache
def names() -> tuple[str, ...]:
    """The cards' ids in the order of the file; a card's number is its place in it."""
    return tuple(load().cards)


@cache
def number() -> dict[str, int]:
    """id -> number of a card."""
    return {name: n for n, name in enumerate(names())}


def card(n: int) -> PoliticalCard:
    """The card with this number."""
    return load().cards[names()[n]]


def year_deck(year: int) -> list[int]:
    """The cards of one yearly deck, in order (4-f)."""
    return [n for n in range(len(names())) if card(n).year == year]


def track(n: int) -> Track:
    """A track by number."""
    return load().tracks[TRACKS[n]]


def shows_coat(n: int, power: int) -> bool:
    """Whether a card shows a power's coat of arms (17.5-a)."""
    return any(NUMBER[name] == power for name in card(n).coats)


def ref(n: int) -> str:
    """A card's reference."""
    return f"political:{names()[n]}"
