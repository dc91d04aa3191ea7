"""How the command line speaks: its language, its tables, its JSON, its one-line errors."""

from __future__ import annotations

import codecs
import io
import json
import locale
import os
import sys
import unicodedata
from collections.abc import Mapping, Sequence

import msgspec

from engine.kernel.errors import KabinettError, shortened
from engine.kernel.game import Game
from engine.kernel.message import Arg
from engine.kernel.table import Table
from engine.texts.faults import error_in_words, in_words
from engine.texts.translate import LANGUAGES, Translator

MISTAKE = 2
"""The exit code of everything a person can mend."""


class Words:
    """The voice of one run: a language, and whether a person or a program listens.

    Attributes:
        naming: the translator that knows the names of the game of which a mistake is told.
    """

    def __init__(self, language: str = "", json: bool = False) -> None:
        self.speak(language)
        self.json = json

    def speak(self, language: str = "") -> None:
        """Choose the language: the one asked for, else that of the environment."""
        self.translator = self.naming = Translator(language if language in LANGUAGES else system_language())

    def tr(self, key: str, **args: Arg) -> str:
        """A text of the catalogue."""
        return self.translator.tr(key, **args)

    def know(self, game: Game, ruleset: str) -> None:
        """Tell of the mistakes that follow with the names of a game."""
        self.naming = self.translator.bind(game=game.id, names=board_names(game.board), ruleset=ruleset)

    def about(self, table: Table) -> Translator:
        """A translator that knows the names at a table."""
        header = table.journal.header
        return self.translator.bind(
            game=header.game, names=board_names(table.game.board), ruleset=header.ruleset
        )

    def data(self, value: object) -> None:
        """Print a value as JSON, which stays JSON where the terminal knows no accents."""
        plain = msgspec.to_builtins(value, str_keys=True)
        said = json.dumps(plain, indent=2, ensure_ascii=False)
        try:
            said.encode(sys.stdout.encoding or "utf-8")
        except UnicodeEncodeError:
            said = json.dumps(plain, indent=2)
        sys.stdout.write(said + "\n")

    def line(self, text: str) -> None:
        """Print one line, without signs that steer a terminal."""
        sys.stdout.write(_steady(text) + "\n")

    def aside(self, text: str) -> None:
        """Tell something beside the answer, on one line of the terminal's own."""
        sys.stderr.write(one_line(text) + "\n")

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
            grid.add_row(*map(_steady, row))
        Console(markup=False, emoji=False, highlight=False).print(grid)


def _steady(text: str) -> str:
    return "".join(sign if sign.isprintable() or sign in "\n\t\xa0" else " " for sign in text)


def said(error: KabinettError) -> str:
    """What a person is told of a mistake, in the language of this run, with the names of the game opened last."""
    return error_in_words(WORDS.naming, error)


def said_of_system(error: OSError) -> str:
    """What the system says of a file that it does not let be used."""
    return f"{error.filename or '-'}: {in_words(WORDS.translator, error.strerror or str(error))}"


LONGEST_LINE = 1_000
"""Characters of an error line."""


def one_line(sentence: str) -> str:
    """A sentence that stays on its line, whatever it quotes: no line ends, no signs that steer a terminal."""
    shown = "".join(sign if sign.isprintable() else " " for sign in shortened(sentence, LONGEST_LINE))
    return " ".join(shown.split())


PLAIN = "kabinett-plain"
"""How signs are written that a terminal does not know: without their accents, or as the nearest plain ones."""
_NEAREST = {
    "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "−": "-", "…": "...", "·": "-",
    "§": "par. ", "→": "->", "×": "x", "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "¿": "?", "¡": "!",
    "♠": "(S)", "♥": "(H)", "♦": "(D)", "♣": "(C)",
}  # fmt: skip


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    known = [_NEAREST.get(sign) or _bare(sign) for sign in signs]
    return "".join(known), error.end


def _bare(sign: str) -> str:
    """A letter without its accents, "?" for what has no letter in it."""
    return unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode() or "?"


def any_terminal() -> None:
    """Make output and errors take every sign, on a terminal that knows but ASCII too."""
    codecs.register_error(PLAIN, _plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAIN)


def system_language() -> str:
    """The language of the environment, English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    found = locale.getlocale()[0] or ""
    return found[:2] if found[:2] in LANGUAGES else "en"


def board_names(board: str) -> Mapping[str, str]:
    """The names of a board's places, countries and pieces by reference."""
    if not board:
        return {}
    from engine.boards import load_board

    loaded = load_board(board)
    names = {place.ref: place.name for place in loaded.places.values()}
    names |= {f"country:{country.id}": country.name for country in loaded.countries.values()}
    return names | {f"piece:{piece.id}": piece.name for piece in loaded.setup.pieces}


WORDS = Words()
"""The voice of this run; `main` sets language and form before a command runs."""
