"""What can be wrong with a board file, told to a person: file, line, field, the matter, how to mend it.

Texts are Fluent messages in `resources/i18n/<language>/boards.ftl`, of what only one game needs in `boards-<game>.ftl`:
`board-...` says what is the matter, and `board-...-mend` what to do. The engine reads the English ones, and only when
there is something to say.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from engine.kernel import files
from engine.kernel.errors import FileError, shortened
from engine.kernel.message import Arg, Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


LONGEST = 200
"""Characters of anything that a sentence quotes."""


class BoardError(FileError):
    """A board file that cannot be used.

    `path` is the file, or the name asked for; `line` (from 1) and `field` (`places.mill.lat`) are None where
    the whole file is meant. `problem` and `mend` are English; `message` and `remedy` serve every language.
    """

    message: Message
    remedy: Message

    def __init__(
        self, path: Path | str, message: Message, line: int | None = None, field: str | None = None
    ) -> None:
        self.message, self.remedy, self.line, self.field = message, _remedy(message), line, field
        super().__init__(str(path), _where(line, field), text(message), text(self.remedy))


@dataclass(frozen=True, slots=True)
class Fault:
    """Something a readable board lacks for its game: `where` is a reference or the name of a requirement."""

    where: str
    says: Message

    @property
    def remedy(self) -> Message:
        """What to do about it, for every language."""
        return _remedy(self.says)

    @property
    def message(self) -> str:
        """What is the matter, in English."""
        return text(self.says)

    @property
    def mend(self) -> str:
        """What to do about it, in English."""
        return text(self.remedy)


def text(message: Message, language: str = "en") -> str:
    """The sentence of a message about boards."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message.key).value
    if pattern is None:
        raise LookupError(message.key)
    args = {key: shortened(v, LONGEST) if isinstance(v, str) else v for key, v in message.args.items()}
    found, problems = bundle.format_pattern(pattern, args)
    if problems:
        raise LookupError(f"{message.key}: {problems}")
    return str(found)


def guess(word: str, known: Iterable[str]) -> dict[str, Arg]:
    """Parameters for "did you mean": `near` is the known word most like this one, `known` some of all."""
    words = list(dict.fromkeys(known))
    close = difflib.get_close_matches(word.casefold(), words, n=1, cutoff=0.6)
    shown = ", ".join(words[:12]) + (", ..." if len(words) > 12 else "")
    return {"hint": "near" if close else "list", "near": close[0] if close else "", "known": shown}


def _remedy(message: Message) -> Message:
    return Message(f"{message.key}-mend", message.args)


def _where(line: int | None, field: str | None) -> str:
    return ", ".join(([] if line is None else [f"line {line}"]) + ([field] if field else []))


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files.resources("i18n", language).glob("boards*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
