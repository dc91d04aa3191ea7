"""What a terminal can show: letters that it has not become plainer ones, and nothing written in a file steers it."""

from __future__ import annotations

import codecs
import re
import sys
import unicodedata
from io import TextIOWrapper

_PLAIN = str.maketrans(
    {
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{LEFT SINGLE QUOTATION MARK}": "'",
        "\N{LEFT DOUBLE QUOTATION MARK}": '"',
        "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
        "\N{EN DASH}": "-",
        "\N{EM DASH}": "-",
        "\N{MINUS SIGN}": "-",
        "\N{MULTIPLICATION SIGN}": "x",
        "\N{SECTION SIGN}": "S",
        "\N{MIDDLE DOT}": ".",
        "\N{LATIN SMALL LETTER SHARP S}": "ss",
        "\N{LATIN SMALL LETTER L WITH STROKE}": "l",
        "\N{LATIN CAPITAL LETTER L WITH STROKE}": "L",
    }
)
_STEERS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


def shown(text: str) -> str:
    """A text without the characters that steer a terminal."""
    return _STEERS.sub("?", text)


def speak_plainly() -> None:
    """Let the streams of this run write any text, however few letters they have."""
    codecs.register_error("plainer", _plainer)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="plainer")


def _plainer(error: UnicodeError) -> tuple[str, int]:
    """What stands for letters that the terminal has not."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end].translate(_PLAIN)
    plain = (unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() for letter in letters)
    return "".join(letter or "?" for letter in plain), error.end
