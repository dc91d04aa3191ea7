"""How the command line speaks: its language, its tables, its JSON, its one-line errors."""

from __future__ import annotations

import json
import locale
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

import msgspec
import typer

from desktop.cli.terminal import shown
from engine.kernel.message import Arg, Message
from engine.kernel.table import Table
from engine.texts.translate import LANGUAGES, Translator

MISTAKE = 2
"""The exit code of everything a person can mend."""


class Words:
    """The voice of one run: a language, and whether a person or a program listens."""

    def __init__(self, language: str = "", json: bool = False) -> None:
        self.speak(language)
        self.json = json

    def speak(self, language: str = "") -> None:
        """Choose the language: the one asked for, else that of the environment."""
        self.translator = Translator(language if language in LANGUAGES else system_language())

    def tr(self, key: str, **args: Arg) -> str:
        """A text of the catalogue."""
        return self.translator.tr(key, **args)

    def about(self, table: Table) -> Translator:
        """A translator that knows the names at a table."""
        header = table.journal.header
        return self.translator.bind(
            game=header.game, names=board_names(table.game.board), ruleset=header.ruleset
        )

    def data(self, value: Any) -> None:
        """Print a value as JSON."""
        letters = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "") == "utf8"
        plain = msgspec.to_builtins(value, str_keys=True)
        sys.stdout.write(json.dumps(plain, indent=2, ensure_ascii=not letters) + "\n")

    def line(self, text: str) -> None:
        """Print one line."""
        sys.stdout.write(shown(text) + "\n")

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Print a table: drawn for a terminal, else columns apart by tabs."""
        if not sys.stdout.isatty():
            for row in rows:
                self.line("\t".join(row))
            return
        from rich.box import SIMPLE_HEAD
        from rich.console import Console
        from rich.table import Table as Grid

        grid = Grid(*heads, box=SIMPLE_HEAD)
        for row in rows:
            grid.add_row(*map(shown, row))
        Console(markup=False, emoji=False, highlight=False).print(grid)

    def fail(self, sentence: str) -> NoReturn:
        """Say on one line what a person can mend, and end."""
        sys.stderr.write(shown(" ".join(sentence.split())) + "\n")
        raise typer.Exit(MISTAKE)


def system_language() -> str:
    """The language of the environment, English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    found = locale.getlocale()[0] or ""
    return found[:2] if found[:2] in LANGUAGES else "en"


def board_names(board: str) -> Mapping[str, str]:
    """The names of a board's places and pieces by reference."""
    if not board:
        return {}
    from engine.boards import load_board

    loaded = load_board(board)
    names = {place.ref: place.name for place in loaded.places.values()}
    return names | {f"piece:{piece.id}": piece.name for piece in loaded.setup.pieces}


def spoken(words: Translator, message: Message, clause: str) -> str:
    """A sentence with its clause: "... (2.0 §10.3)"."""
    text = words.text(message)
    return f"{text} ({words.clause(clause)})" if clause else text


WORDS = Words()
"""The voice of this run; `main` sets language and form before a command runs."""
