"""Who people were and what happened where: full names and a line of history for the things of a game."""

from __future__ import annotations

from functools import cache

import msgspec

from engine.kernel.files import data


class Worded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in every language."""

    en: str
    it: str
    es: str

    def said(self, language: str) -> str:
        """The text in a language; English where there is none."""
        return str(getattr(self, language, self.en))


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line or two of history, and the full name where the map's is shorter."""

    text: Worded
    name: Worded | None = None


class _Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    notes: dict[str, Note] = {}


@cache
def notes(game: str | None) -> dict[str, Note]:
    """The notes of a game by reference ("piece:anna", "place:mill"); none for a game without notes."""
    path = data("notes", f"{game}.yaml")
    if game is None or not path.is_file():
        return {}
    return msgspec.yaml.decode(path.read_bytes(), type=_Notes).notes
