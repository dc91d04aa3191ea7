"""The rules of a game in our own words, by clause, in the reader's language, with our rulings beside them."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import TypeVar

import msgspec

from engine.kernel.files import data
from engine.texts.catalogue import FALLBACK
from engine.texts.clauses import clause_number, clause_parts, heading_of, is_numbered

Text = str | dict[str, str]
_Key = TypeVar("_Key", str, int)


class Clause(msgspec.Struct, frozen=True):
    """One rule: its id ("10.3-b", "settle-3"), section, text, and where it holds.

    Attributes:
        number: how people read its id: "§10.3-b", "Settle 3".
        texts: ruleset -> text, where the rulebooks differ; empty where they agree.
        scenarios: the scenarios that have the clause; empty for all.
        seats: the numbers of seats it is for; empty for all.
        rulesets: the rulesets that have the clause; empty for all.
        rulings: ids of the rulings that explain it.
    """

    id: str
    section: str
    number: str
    text: str
    texts: dict[str, str] = {}
    scenarios: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    rulesets: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class Section(msgspec.Struct, frozen=True):
    """A heading of the rules with its clauses."""

    id: str
    title: str
    clauses: tuple[Clause, ...]

    @property
    def heading(self) -> str:
        """The title as it stands above the clauses, with its number where the section has one."""
        return f"{self.id}\N{NO-BREAK SPACE} {self.title}" if is_numbered(self.id) else self.title


class Ruling(msgspec.Struct, frozen=True):
    """Our answer where the rulebooks are silent, and the clauses it explains."""

    id: str
    text: str
    clauses: tuple[str, ...]


class _Index(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file that orders the rules of a game.

    Attributes:
        sections: section -> the letters of its clauses, or how many it has.
        scenarios, seats, rulesets: the clauses and whole sections that only some games have, by which of them do.
    """

    sections: dict[str, str | int]
    rulings: dict[str, list[str]] = {}
    scenarios: dict[str, list[str]] = {}
    seats: dict[int, list[str]] = {}
    rulesets: dict[str, list[str]] = {}


class _Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file that words the rules in one language; without titles the headings of the catalogue are these."""

    clauses: dict[str, Text]
    titles: dict[str, str] = {}
    rulings: dict[str, str] = {}


class Rulebook(msgspec.Struct, frozen=True):
    """All rules of a game in one language, or those of one way to play it."""

    game: str
    language: str
    sections: tuple[Section, ...]
    rulings: tuple[Ruling, ...]
    ruleset: str = ""

    @staticmethod
    def load(game: str, language: str = FALLBACK) -> Rulebook:
        """The rules of a game, read once; in English where the language lacks them."""
        return _load(game, language)

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """Every clause in the order of the rules."""
        return tuple(clause for section in self.sections for clause in section.clauses)

    def clause(self, ref: str) -> Clause | None:
        """The clause with this id: "10.3-b", "game 10.3-b" or "clause:game 10.3-b"."""
        number = clause_parts(ref)[1]
        return next((clause for clause in self.clauses if clause.id == number), None)

    def section(self, ref: str) -> Section | None:
        """The section with this number or name, or the one a clause stands in."""
        number = clause_parts(ref)[1]
        above = number.rpartition("-")[0]
        sections = {section.id: section for section in self.sections}
        return sections.get(number) or sections.get(above)

    def ruling(self, ref: str) -> Ruling | None:
        """The ruling with this id: "R-24" or "game R-24"."""
        number = clause_parts(ref)[1]
        return next((ruling for ruling in self.rulings if ruling.id == number), None)

    def rulings_of(self, clause: Clause) -> tuple[Ruling, ...]:
        """The rulings that explain a clause."""
        return tuple(ruling for ruling in self.rulings if ruling.id in clause.rulings)

    def for_ruleset(self, ruleset: str) -> Rulebook:
        """The rules as one rulebook has them: its clauses, in its wording."""
        sections = tuple(
            msgspec.structs.replace(
                section,
                clauses=tuple(
                    msgspec.structs.replace(clause, text=clause.texts.get(ruleset, clause.text))
                    for clause in section.clauses
                    if not clause.rulesets or ruleset in clause.rulesets
                ),
            )
            for section in self.sections
        )
        return self._with(sections, ruleset)

    def for_table(self, ruleset: str, scenario: str = "", seats: int = 0) -> Rulebook:
        """The rules that hold at one table: its rulebook, scenario and number of seats."""
        whole = self.for_ruleset(ruleset)
        sections = tuple(
            msgspec.structs.replace(
                section,
                clauses=tuple(
                    clause
                    for clause in section.clauses
                    if (not scenario or not clause.scenarios or scenario in clause.scenarios)
                    and (not seats or not clause.seats or seats in clause.seats)
                ),
            )
            for section in whole.sections
        )
        return self._with(sections, ruleset)

    def search(self, words: str) -> tuple[Clause, ...]:
        """Clauses that contain all the words, in their text, heading, number or rulings; accents don't matter.

        Words that are the whole number of a clause find this one alone.
        """
        wanted = _plain(words).split()
        if not wanted:
            return ()
        whole = " ".join(wanted)
        named = tuple(c for c in self.clauses if whole in (_plain(c.number), c.id))
        if named:
            return named
        hits = []
        for section in self.sections:
            for clause in section.clauses:
                ruled = " ".join(f"{ruling.id} {ruling.text}" for ruling in self.rulings_of(clause))
                text = _plain(f"{clause.id} {clause.number} {section.title} {clause.text} {ruled}")
                if all(word in text for word in wanted):
                    hits.append(clause)
        return tuple(hits)

    def _with(self, sections: tuple[Section, ...], ruleset: str) -> Rulebook:
        """These sections without the empty ones, headings above others kept, and the rulings that are left."""
        filled = [section.id for section in sections if section.clauses]
        kept = tuple(
            section
            for section in sections
            if section.clauses or any(other.startswith(f"{section.id}.") for other in filled)
        )
        ids = {clause.id for section in kept for clause in section.clauses}
        rulings = tuple(ruling for ruling in self.rulings if ids.intersection(ruling.clauses))
        return Rulebook(self.game, self.language, kept, rulings, ruleset)


@cache
def _load(game: str, language: str) -> Rulebook:
    """Reads the index of a game's rules and their words in a language."""
    folder = data("rules", game)
    index = msgspec.yaml.decode((folder / "index.yaml").read_bytes(), type=_Index)
    path = folder / f"{language}.yaml"
    if not path.is_file():
        path, language = folder / f"{FALLBACK}.yaml", FALLBACK
    words = msgspec.yaml.decode(path.read_bytes(), type=_Words)
    sections = tuple(
        Section(
            name,
            words.titles.get(name) or heading_of(game, name, language),
            tuple(_clause(game, language, index, words, name, f"{name}-{which}") for which in _counted(kept)),
        )
        for name, kept in index.sections.items()
    )
    rulings = tuple(Ruling(ident, words.rulings[ident], tuple(of)) for ident, of in index.rulings.items())
    return Rulebook(game, language, sections, rulings)


def _counted(clauses: str | int) -> list[str]:
    """What tells the clauses of a section apart: its letters, or the numbers from 1."""
    return list(clauses) if isinstance(clauses, str) else [str(n) for n in range(1, clauses + 1)]


def _clause(game: str, language: str, index: _Index, words: _Words, section: str, ident: str) -> Clause:
    """One clause with its scope; where rulebooks differ its text is that of the newest."""
    found = words.clauses[ident]
    texts = found if isinstance(found, dict) else {}
    return Clause(
        id=ident,
        section=section,
        number=clause_number(game, ident, language),
        text=texts[max(texts)] if isinstance(found, dict) else found,
        texts=texts,
        scenarios=_those_with(index.scenarios, section, ident),
        seats=_those_with(index.seats, section, ident),
        rulesets=_those_with(index.rulesets, section, ident),
        rulings=tuple(ruling for ruling, clauses in index.rulings.items() if ident in clauses),
    )


def _those_with(only: dict[_Key, list[str]], section: str, ident: str) -> tuple[_Key, ...]:
    """The keys whose lists name the clause, its section, or the section above; none where it belongs to all."""
    names = {ident, section, section.split(".")[0]}
    return tuple(key for key, listed in only.items() if names.intersection(listed))


def _plain(text: str) -> str:
    """Small letters without accents, for searching."""
    bare = unicodedata.normalize("NFD", text.lower().replace("\N{NO-BREAK SPACE}", " "))
    return re.sub(r"[\u0300-\u036f]", "", bare).replace("’", "'")
