"""Where every fact of a board comes from: a few sources, each naming the facts it vouches for by path."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from engine.boards.schema import SourceEntry, SourceKind

if TYPE_CHECKING:
    from engine.boards.board import Board

PLACE_FACTS = (
    "name", "lat", "lon", "country", "kind", "elector", "modern", "notes",
    "points", "settlers", "ship", "sea", "defence", "draw", "label",
)  # fmt: skip
SETUP_FACTS = ("silesian_markers", "elector_markers", "electoral_college")
SECTIONS = {
    "place": "places", "country": "countries", "sector": "sectors", "map": "maps", "track": "tracks", "lake": "lakes",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Source:
    """What stands behind a fact: `given`, `notes`, `reconstruction` or `dataset`, in words, with clauses."""

    id: str
    kind: SourceKind
    texts: Mapping[str, str]
    clauses: tuple[str, ...]

    def text(self, language: str = "en") -> str:
        """The explanation in a language, in English where it has none in that language."""
        return self.texts.get(language) or self.texts.get("en") or next(iter(self.texts.values()))


class Provenance:
    """Finds the source of a fact: of all the paths that fit, the most exact one decides."""

    def __init__(self, entries: Mapping[str, SourceEntry]) -> None:
        self._exact: dict[tuple[str, ...], Source] = {}
        for key, entry in entries.items():
            source = Source(key, entry.kind, entry.text, entry.clauses)
            for fact in entry.facts:
                for steps in expand(fact):
                    self._exact[steps] = source

    def of(self, fact: str) -> Source | None:
        """The source of the fact at a dotted path, or None."""
        steps = tuple(fact.split("."))
        for length in range(len(steps), 0, -1):
            for pattern in _patterns(steps[:length]):
                if pattern in self._exact:
                    return self._exact[pattern]
        return None

    def about(self, board: Board, ref: str) -> dict[str, Source]:
        """The sources of all facts about the thing that a reference names, by field."""
        found = ((name, self.of(path)) for name, path in _paths(board, ref))
        return {name: source for name, source in found if source is not None}


def expand(fact: str) -> Iterator[tuple[str, ...]]:
    """The steps of a path; `{a,b}` stands for a and for b in turn."""
    steps = (step.strip("{}").split(",") for step in fact.split("."))
    return product(*steps)


def _patterns(steps: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The paths that fit these steps, most exact first: a `*` late in the path before one early in it."""
    if not steps:
        yield ()
        return
    for first in (steps[0], "*"):
        for rest in _patterns(steps[1:]):
            yield first, *rest


def _paths(board: Board, ref: str) -> Iterator[tuple[str, str]]:
    what, _, key = ref.partition(":")
    if what == "place":
        entry = board.file.places[key]
        yield from ((name, f"places.{key}.{name}") for name in PLACE_FACTS if getattr(entry, name))
        if board.places[key].sector is not None:
            yield "suit", f"sectors.{board.places[key].sector}.suit"
        if entry.country is not None:
            yield "owner", f"countries.{entry.country}.owner"
        for marks in SETUP_FACTS:
            if key in getattr(board.setup, marks):
                yield marks, f"setup.{marks}.{key}"
    elif what == "road":
        yield from (("road", f"roads.{key}"), ("kind", f"roads.{key}.kind"), ("course", f"courses.{key}"))
    elif what == "piece":
        yield from (
            (name, f"setup.pieces.{key}.{name}") for name in ("name", "rank", "minimum", "ref", "place")
        )
    elif what == "box":
        section = "setup.off_map_boxes" if key in board.setup.off_map_boxes else "boxes"
        yield from ((name, f"{section}.{key}.{name}") for name in ("name", "powers", "arrow", "edge"))
    elif what in SECTIONS:
        yield from (
            (name, f"{SECTIONS[what]}.{key}.{name}") for name in ("name", "owner", "suit", "bounds", "shores")
        )
