"""The words of one game: its terms, and the forms of its sides and seats in every language."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from engine.kernel.files import data

CASES: tuple[str, ...] = ("subject", "of", "to", "by", "adj", "bare")


class SideForms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side, seat or piece in one language: inside a sentence, its cases, and its bare name for labels."""

    subject: str
    of: str
    bare: str
    to: str | None = None
    by: str | None = None
    adj: str | None = None


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side, seat or piece in all languages, and whether its verb stands in the plural."""

    en: SideForms
    it: SideForms
    es: SideForms
    num: str = "sg"

    def forms(self, language: str) -> SideForms:
        """The forms in a language; English where there is none."""
        found = getattr(self, language, self.en)
        return found if isinstance(found, SideForms) else self.en


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game in all languages, its plurals, and the words that may not stand for it."""

    en: str
    it: str
    es: str
    it_plural: str | None = None
    es_plural: str | None = None
    never: dict[str, list[str]] = {}


class CardIds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which ids of a game's cards are not words: patterns of their beginnings; "" where it has none such.

    Attributes:
        suited: a suit and a value, each a group. reserve: one that may stand for any of these.
    """

    suited: str = ""
    reserve: str = ""

    def suit_and_value(self, card: str) -> tuple[str, int] | None:
        """The suit and the value of a card that has both."""
        found = re.match(self.suited, card) if self.suited else None
        return (found[1], int(found[2])) if found else None

    def is_reserve(self, card: str) -> bool:
        """Whether a card may stand for any that has suit and value."""
        return bool(self.reserve and re.match(self.reserve, card))


class Glossary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of one game."""

    sides: dict[str, Name] = {}
    seats: dict[str, Name] = {}
    pieces: dict[str, Name] = {}
    terms: dict[str, Term] = {}
    cards: CardIds = CardIds()

    def name(self, ref: str) -> Name | None:
        """The forms of "side:...", "seat:..." or "piece:...", if the game words that one."""
        kind, _, ident = ref.partition(":")
        return {"side": self.sides, "seat": self.seats, "piece": self.pieces}.get(kind, {}).get(ident)


@cache
def glossary(game: str | None) -> Glossary:
    """The glossary of a game; an empty one for a game that has none."""
    path = data("glossary", f"{game}.yaml")
    if game is None or not path.is_file():
        return Glossary()
    return msgspec.yaml.decode(path.read_bytes(), type=Glossary)
