"""The rules of a game in our own words, by clause, in the reader's language, with our rulings beside them."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

import msgspec

from engine.kernel.files import data
from engine.texts.catalogue import FALLBACK
from engine.texts.clauses import clause_parts

Text = str | dict[str, str]


class Clause(msgspec.Struct, frozen=True):
    """One rule: its id ("10.3-b"), section, text, and where it holds.

    Attributes:
        texts: ruleset -> text, where the rulebooks differ; empty where they agree.
        scenario: "introductory" or "advanced" where only that game has the clause; "" for both.
        seats: 2 or 3 where the clause is for that number of seats only; 0 for all.
        rulesets: the rulesets that have the clause; empty for all.
        rulings: ids of the rulings that explain it.
    """

    id: str
    section: str
    text: str
    texts: dict[str, str] = {}
    scenario: str = ""
    seats: int = 0
    rulesets: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class Section(msgspec.Struct, frozen=True):
    """A heading of the rules with its clauses."""

    id: str
    title: str
    clauses: tuple[Clause, ...]


class Ruling(msgspec.Struct, frozen=True):
    """Our answer where the rulebooks are silent, and the clauses it explains."""

    id: str
    text: str
    clauses: tuple[str, ...]


class _Index(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file that orders the rules of a game."""

    sections: dict[str, str]
    rulings: dict[str, list[str]] = {}
    introductory: list[str] = []
    advanced: list[str] = []
    two_seats: list[str] = []
    three_seats: list[str] = []
    rulesets: dict[str, list[str]] = {}


class _Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file that words the rules in one language."""

    titles: dict[str, str]
    clauses: dict[str, Text]
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
        """The clause with this id: "10.3-b", "maria 10.3-b" or "clause:maria 10.3-b"."""
        number = clause_parts(ref)[1]
        return next((clause for clause in self.clauses if clause.id == number), None)

    def section(self, ref: str) -> Section | None:
        """The section with this number, or the one a clause stands in."""
        number = clause_parts(ref)[1].split("-")[0]
        return next((section for section in self.sections if section.id == number), None)

    def ruling(self, ref: str) -> Ruling | None:
        """The ruling with this id: "R-24" or "maria R-24"."""
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
                    if (not scenario or clause.scenario in ("", scenario))
                    and (not seats or clause.seats in (0, seats))
                ),
            )
            for section in whole.sections
        )
        return self._with(sections, ruleset)

    def search(self, words: str) -> tuple[Clause, ...]:
        """Clauses that contain all the words, in their text, heading, number or rulings; accents don't matter."""
        wanted = _plain(words).split()
        if not wanted:
            return ()
        hits = []
        for section in self.sections:
            for clause in section.clauses:
                ruled = " ".join(f"{ruling.id} {ruling.text}" for ruling in self.rulings_of(clause))
                text = _plain(f"{clause.id} §{clause.id} {section.title} {clause.text} {ruled}")
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
            number,
            words.titles[number],
            tuple(_clause(index, words, number, f"{number}-{letter}") for letter in letters),
        )
        for number, letters in index.sections.items()
    )
    rulings = tuple(Ruling(ident, words.rulings[ident], tuple(of)) for ident, of in index.rulings.items())
    return Rulebook(game, language, sections, rulings)


def _clause(index: _Index, words: _Words, section: str, ident: str) -> Clause:
    """One clause with its scope; where rulebooks differ its text is that of the newest."""
    found = words.clauses[ident]
    texts = found if isinstance(found, dict) else {}
    seats = (
        2
        if _names(index.two_seats, section, ident)
        else 3
        if _names(index.three_seats, section, ident)
        else 0
    )
    return Clause(
        id=ident,
        section=section,
        text=texts[max(texts)] if isinstance(found, dict) else found,
        texts=texts,
        scenario=_scenario(index, section, ident),
        seats=seats,
        rulesets=tuple(
            one for key, some in index.rulesets.items() if _names([key], section, ident) for one in some
        ),
        rulings=tuple(ruling for ruling, clauses in index.rulings.items() if ident in clauses),
    )


def _scenario(index: _Index, section: str, ident: str) -> str:
    """The only game a clause belongs to, or "" if it belongs to all."""
    if _names(index.introductory, section, ident):
        return "introductory"
    return "advanced" if _names(index.advanced, section, ident) else ""


def _names(listed: list[str], section: str, ident: str) -> bool:
    """Whether a list names the clause, its section, or the section above."""
    return ident in listed or section in listed or section.split(".")[0] in listed


def _plain(text: str) -> str:
    """Small letters without accents, for searching."""
    bare = unicodedata.normalize("NFD", text.lower())
    return re.sub(r"[\u0300-\u036f]", "", bare).replace("’", "'")
