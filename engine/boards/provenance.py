"""Where every fact of a board comes from: a few sources, each naming the facts it vouches for by path."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from engine.boards.schema import SourceEntry, SourceKind


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
