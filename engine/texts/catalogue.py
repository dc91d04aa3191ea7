"""The messages of one language: Fluent files, read at once and parsed one message at a time on first use."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from engine.kernel.files import resources

LANGUAGES: tuple[str, ...] = ("en", "it", "es")
FALLBACK = "en"
_LOCALES = {"en": "en-GB", "it": "it-IT", "es": "es-ES"}

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)\s*\}")


class Catalogue:
    """All messages of one language, with the variables each of them speaks of."""

    def __init__(self, language: str, folder: Path | None = None) -> None:
        """Reads every .ftl file of the language's folder."""
        self.language = language
        self._sources: dict[str, str] = {}
        self._variables: dict[str, frozenset[str]] = {}
        self._plain: dict[str, str] = {}
        self._bundle = FluentBundle(
            [_LOCALES.get(language, language)], functions={"SCORE": _score}, use_isolating=False
        )
        for path in sorted((folder or resources("i18n", language)).glob("*.ftl")):
            self._sources.update(entries(path.read_text(encoding="utf-8")))

    def __contains__(self, key: str) -> bool:
        """Whether this language has the message itself."""
        return key in self._sources

    def keys(self) -> list[str]:
        """Every key of the language, in the order of its files."""
        return list(self._sources)

    def variables(self, key: str) -> frozenset[str]:
        """The names of the arguments the message speaks of, those of messages inside it too."""
        known = self._variables.get(key)
        if known is None:
            known = self._load(key)
        return known

    def format(self, key: str, args: Mapping[str, str | int | float]) -> tuple[str, list[str]]:
        """The message with its arguments filled in, and what was wrong with it."""
        plain = self._plain.get(key)
        if plain is not None:
            return plain, []
        spoken_of = self.variables(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key, ["no text"]
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if not (spoken_of or errors):  # most words of a window: always the same
            self._plain[key] = str(text)
        return str(text), [str(error) for error in errors]

    def _load(self, key: str) -> frozenset[str]:
        """Parses one message and what it refers to."""
        source = self._sources[key]
        self._bundle.add_resource(FluentResource(source))
        found = set(_VARIABLE.findall(source))
        self._variables[key] = frozenset(found)
        for inner in _REFERENCE.findall(source):
            if inner in self._sources and inner != key:
                found |= self.variables(inner)
        self._variables[key] = frozenset(found)
        return self._variables[key]


def entries(text: str) -> dict[str, str]:
    """Cuts a Fluent file into its messages: key -> source."""
    text = _COMMENT.sub("", text.replace("\r\n", "\n"))
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def _score(number: Any) -> Any:
    """SCORE($n): a signed number with a true minus sign, +8, 0, −3."""
    value = float(number)
    if value == 0:
        return "0"
    shown = f"{abs(value):g}"
    return f"+{shown}" if value > 0 else f"\N{MINUS SIGN}{shown}"


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)
