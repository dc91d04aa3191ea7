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
RANGE = re.compile(r"\d-[a-z] to \d|\d-[a-z], [a-z]\b|\d-[a-z] and [a-z]\b|\d-[a-z] to [a-z]\b")
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
        chapters = sorted(Path(str(self.game.__file__)).parent.glob("*.py"))
        said = {path.name: _said(ast.parse(path.read_text(encoding="utf-8"))) for path in chapters}
        return said | {path.name: path.read_text(encoding="utf-8") for path in self.beside}

    def by_chapter(self) -> dict[str, set[str]]:
        """What each chapter cites."""
        return {name: set(self.cited.findall(said)) for name, said in self.sayings.items()}

    def missing(self) -> list[str]:
        """The clauses and rulings that no chapter cites, each by its own number."""
        return sorted(self.known.difference(*self.by_chapter().values()))

    def ranges(self) -> list[str]:
        """Where several clauses are cited as one."""
        return [f"{name}: {found}" for name, said in self.sayings.items() for found in RANGE.findall(said)]


def _said(module: ast.Module) -> str:
    texts = (n.value for thing in module.body[1:] for n in ast.walk(thing) if isinstance(n, ast.Constant))
    return "\n".join(text for text in texts if isinstance(text, str))
