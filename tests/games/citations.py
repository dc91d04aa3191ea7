"""What the chapters of a game's rules cite, held against its rulebook."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType

from engine.texts.rulebook import Rulebook

NUMBERED = re.compile(r"(?<![\d.\w-])(?:R-\d\d|\d+(?:\.\d+)*-[a-z])(?![\w-])")
"""A clause of a rulebook whose sections have numbers, or a ruling."""
NAMED = re.compile(r"(?<![\w-])(?:R-[a-z0-9]+(?:-[a-z]+)*|[a-z]+(?:-[a-z]+)*-[0-9]+)(?![\w-])")
"""A clause of a rulebook whose sections have names, or a ruling; much else looks like it, see `Citations.wrong`."""
RANGE = re.compile(
    r"\d-[a-z] to \d|\d-[a-z], [a-z]\b|\d-[a-z] and [a-z]\b|\d-[a-z] to [a-z]\b"
    r"|\b[a-z]+-\d+ to (?:[a-z]+-)*\d|\b[a-z]+-\d+(?:,| and) \d|\bR-\d\d(?:,| and| to) \d\d\b(?![.-])"
)
"""Several clauses cited as one: who looks for 10.1-b does not find it in "10.1-a to 10.1-c"."""


@dataclass(frozen=True)
class Citations:
    """The chapters of a game.

    Attributes:
        game: the package of its rules. cited: how a clause or a ruling is cited. beside: files of data that cite some.
    """

    game: ModuleType
    cited: re.Pattern[str] = NUMBERED
    beside: tuple[Path, ...] = ()

    @cached_property
    def book(self) -> Rulebook:
        """The rulebook."""
        return Rulebook.load(self.game.__name__.rpartition(".")[2])

    @cached_property
    def known(self) -> set[str]:
        """Every clause and every ruling."""
        return {one.id for one in (*self.book.clauses, *self.book.rulings)}

    @cached_property
    def sayings(self) -> dict[str, str]:
        """All that the functions, classes and tables of a chapter say: what stands at its head cites nothing yet."""
        folder = Path(str(self.game.__file__)).parent
        said = {
            path.relative_to(folder).as_posix(): _said(ast.parse(path.read_text(encoding="utf-8")))
            for path in sorted(folder.rglob("*.py"))
        }
        return said | {path.name: path.read_text(encoding="utf-8") for path in self.beside}

    def by_chapter(self) -> dict[str, set[str]]:
        """What each chapter cites."""
        return {name: set(self.cited.findall(said)) for name, said in self.sayings.items()}

    def missing(self) -> list[str]:
        """The clauses and rulings that no chapter cites, each by its own number."""
        return sorted(self.known.difference(*self.by_chapter().values()))

    def wrong(self) -> dict[str, set[str]]:
        """By chapter what is cited and stands nowhere in the rules.

        Where sections have names, much else looks like a clause: there only what would be one of a section that is.
        """
        sections = {section.id for section in self.book.sections}

        def meant(one: str) -> bool:
            return self.cited is NUMBERED or one.startswith("R-") or one.rpartition("-")[0] in sections

        found = {
            chapter: set(filter(meant, cited)) - self.known for chapter, cited in self.by_chapter().items()
        }
        return {chapter: cited for chapter, cited in found.items() if cited}

    def ranges(self) -> list[str]:
        """Where several clauses are cited as one."""
        return [f"{name}: {found}" for name, said in self.sayings.items() for found in RANGE.findall(said)]


def _said(module: ast.Module) -> str:
    texts = (n.value for thing in module.body[1:] for n in ast.walk(thing) if isinstance(n, ast.Constant))
    return "\n".join(text for text in texts if isinstance(text, str))
