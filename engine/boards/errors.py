"""What can be wrong with a board file, told to a person: file, line, field, what is the matter, how to mend it.

Texts are Fluent messages in `resources/i18n/<language>/boards.ftl`: the message `board-...` says what is the matter,
its attribute `mend` what to do. The engine loads the English ones, and only when there is something to say.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from engine.kernel import files
from engine.kernel.errors import FileError
from engine.kernel.message import Arg, Message


class BoardError(FileError):
    """A board file that cannot be used.

    `file` is the path or the name asked for; `line` (from 1) and `field` (`places.praha.lat`) are None where the
    whole file is meant. `problem` and `mend` are English sentences; `message` is their key for other languages.
    """

    def __init__(
        self, file: Path | str, message: Message, line: int | None = None, field: str | None = None
    ) -> None:
        self.file, self.message, self.line, self.field = str(file), message, line, field
        super().__init__(self.file, _where(line, field), text(message), mend(message))

    def __str__(self) -> str:
        where = f", {self.place}" if self.place else ""
        return f"{self.file}{where}: {self.problem} {self.mend}".rstrip()


@dataclass(frozen=True, slots=True)
class Fault:
    """Something a readable board lacks for its game: `where` is a reference or the name of a requirement."""

    where: str
    says: Message

    @property
    def message(self) -> str:
        """What is the matter, in English."""
        return text(self.says)

    @property
    def mend(self) -> str:
        """What to do about it, in English."""
        return mend(self.says)


def text(message: Message, language: str = "en") -> str:
    """The sentence that says what is the matter."""
    return _format(message, None, language)


def mend(message: Message, language: str = "en") -> str:
    """The sentence that says what to do."""
    return _format(message, "mend", language)


def guess(word: str, known: Iterable[str]) -> dict[str, Arg]:
    """Parameters for "did you mean": `near` is the known word most like this one; `known` lists some of them."""
    words = list(dict.fromkeys(known))
    close = difflib.get_close_matches(word.casefold(), words, n=1, cutoff=0.6)
    shown = ", ".join(words[:12]) + (", ..." if len(words) > 12 else "")
    return {"hint": "near" if close else "list", "near": close[0] if close else "", "known": shown}


def _where(line: int | None, field: str | None) -> str:
    return ", ".join(([] if line is None else [f"line {line}"]) + ([field] if field else []))


def _format(message: Message, attribute: str | None, language: str) -> str:
    args = {key: value for key, value in message.args.items() if isinstance(value, str | int | float)}
    return _bundle(language).sentence(message.key, attribute, args)


class _Bundle:
    """The catalogue of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self._bundle = FluentBundle([language], use_isolating=False)
        source = files.resources("i18n", language, "boards.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(source))

    def sentence(self, key: str, attribute: str | None, args: dict[str, str | int | float]) -> str:
        """A message or one of its attributes with its places filled."""
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"{key} has no text")
        found, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            raise LookupError(f"{key}: {problems}")
        return cast(str, found)


@cache
def _bundle(language: str) -> _Bundle:
    return _Bundle(language)
