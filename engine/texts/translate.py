"""Messages in the reader's language: a key and its arguments become one whole sentence."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping

from engine.kernel.message import Arg, Message
from engine.texts.catalogue import FALLBACK, LANGUAGES, Catalogue, catalogue
from engine.texts.clauses import clause_label
from engine.texts.glossary import glossary
from engine.texts.names import CARDS, FORMS, START, Namer, Names, is_ref

__all__ = ["LANGUAGES", "Translator"]

WRITTEN = frozenset({
    "candidates", "file", "host", "name", "near", "person", "problem", "table", "text", "theirs", "who", "word",
    "words",
})  # fmt: skip
"""Variables for what people wrote, or called themselves, their tables and files: never taken for the ref of a thing."""

log = logging.getLogger("kabinett.texts")
_SENTENCE_START = re.compile(rf"(^[¿«“(]*|[.?!…]\s+[¿«“]*){START}(\w)")
_MINUS = re.compile(r"(?<![\w−-])-(?=\d)")


class Translator:
    """Speaks one language about one table: its game's words, its board's names, its people."""

    def __init__(
        self,
        language: str,
        game: str | None = None,
        names: Names | None = None,
        people: Mapping[str, str] | None = None,
        ruleset: str | None = None,
        called: Mapping[str, str] | None = None,
    ) -> None:
        """`names`: ref -> name on the board; `people`: "seat:..." or "side:..." -> who plays it.

        `called`: ref -> the ref whose name it bears.
        """
        self._called = called
        self.language = language if language in LANGUAGES else FALLBACK
        self.game = game
        self.ruleset = ruleset
        self._names = names
        self._people = people
        self._catalogues: list[Catalogue] = [
            catalogue(one) for one in dict.fromkeys((self.language, FALLBACK))
        ]
        self._namer = Namer(self._catalogues[0], glossary(game), names, people, ruleset, game, called)
        self._complained: set[str] = set()

    def bind(
        self,
        *,
        language: str | None = None,
        game: str | None = None,
        names: Names | None = None,
        people: Mapping[str, str] | None = None,
        ruleset: str | None = None,
    ) -> Translator:
        """The same translator with some of its knowledge replaced."""
        return Translator(
            language or self.language,
            self.game if game is None else game,
            self._names if names is None else names,
            self._people if people is None else people,
            self.ruleset if ruleset is None else ruleset,
            self._called,
        )

    def text(self, message: Message) -> str:
        """The message as people read it; an unknown key shows as itself and is complained of once."""
        return self.tr(message.key, **message.args)

    def tr(self, key: str, /, **args: Arg) -> str:
        """The text of a key with its arguments."""
        for words in self._catalogues:
            if key in words:
                return self._filled(words, key, args)
        self._complain(key, "no such message")
        return key

    def number(self, number: int | float) -> str:
        """A number as the language writes it: 3.5 is "3,5" in Italian."""
        return self.tr("number", n=number)

    def has(self, key: str) -> bool:
        """Whether the key has a text."""
        return any(key in words for words in self._catalogues)

    def name(self, ref: str | list[str], form: str = "bare") -> str:
        """The name of a thing, or of several, by default as a label."""
        found = self._namer.listed(ref, form) if isinstance(ref, list) else self._namer.form(ref, form)
        return found.replace(START, "")

    def printed(self, ref: str) -> str:
        """The English name of a card that is told translated, as the box has it; "" where they agree."""
        kind, _, ident = ref.partition(":")
        if kind not in CARDS or f"name-card-{ident}" not in self._catalogues[0]:
            return ""
        english = self.bind(language=FALLBACK).name(ref)
        return "" if english == self.name(ref) else english

    def spoken(self, text: str) -> str:
        """A text as a screen reader is to say it: suits as words."""
        return self._namer.spoken(text)

    def person(self, ref: str) -> str:
        """Who plays a side or sits on a seat; "" where nobody is named."""
        return (self._people or {}).get(ref, "")

    def clause(self, clause: str) -> str:
        """The chip text of a clause at this table."""
        return clause_label(clause, self.language, self.ruleset)

    def cited(self, message: Message, clause: str) -> str:
        """The message with its clause in brackets behind it, if it has one: "... (2.0 §10.3)"."""
        text = self.text(message)
        return f"{text} ({self.clause(clause)})" if clause else text

    def _filled(self, words: Catalogue, key: str, args: Mapping[str, Arg]) -> str:
        """One message with exactly the arguments and forms it speaks of."""
        wanted: dict[str, str | int | float] = {}
        for variable in words.variables(key):
            value = self._argument(variable, args)
            if value is not None:
                wanted[variable] = value
        text, errors = words.format(key, wanted)
        if errors:
            self._complain(key, "; ".join(errors))
        if any(isinstance(value, (int, float)) and value < 0 for value in wanted.values()):
            text = _MINUS.sub("\N{MINUS SIGN}", text)
        if START in text:
            text = _SENTENCE_START.sub(lambda found: found[1] + found[2].upper(), text).replace(START, "")
        return text

    def _argument(self, variable: str, args: Mapping[str, Arg]) -> str | int | float | None:
        """The value of a variable: an argument, or one in one of its forms (side_of, pieces_count)."""
        if variable in args:
            value = args[variable]
            return value if variable in WRITTEN and isinstance(value, str) else self._worded(value, "")
        base, _, form = variable.rpartition("_")
        if form in FORMS and base in args:
            return self._worded(args[base], form)
        return None

    def _worded(self, value: Arg, form: str) -> str | int | float:
        """An argument in words: refs become names, lists are joined, numbers stay numbers."""
        if isinstance(value, (list, tuple)):
            if form == "count":
                return len(value)
            inner = self._namer.listed(list(value), form)
        elif isinstance(value, str) and is_ref(value):
            inner = self._namer.form(value, form)
        else:
            return value
        return inner if form in ("id", "num", "kind") else START + inner.replace(START, "")

    def _complain(self, key: str, why: str) -> None:
        """Logs a fault of a text once."""
        if key not in self._complained:
            self._complained.add(key)
            log.warning("text %s (%s): %s", key, self.language, why)
