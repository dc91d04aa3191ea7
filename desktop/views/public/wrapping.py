"""Words on the page of the public window: how wide they are, and how they are divided into lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QFontMetricsF

from desktop.art.lettering import font
from desktop.views.widgets.fitted_text import ELLIPSIS, OPEN

Word = tuple[str, bool]
"""A word, and whether it is bold."""


def width(text: str, px: float, *, bold: bool = False) -> float:
    """How far a text advances, in letters of so many px."""
    return QFontMetricsF(font("sans", px, bold=bold)).horizontalAdvance(text)


def space(px: float) -> float:
    """Between two words."""
    return width(" ", px)


def words_of(bold: str, rest: str) -> list[Word]:
    """The words of a sentence that begins in bold; a comma stands at the name before it."""
    if bold and rest and not rest[0].isspace():
        mark, _, rest = rest.partition(" ")
        bold += mark
    return [(word, True) for word in bold.split()] + [(word, False) for word in rest.split()]


def wrapped(words: Sequence[Word], px: float, room: float, most: int) -> list[list[Word]]:
    """Words in so many lines at most, the last of them shortened where there are more."""
    lines: list[list[Word]] = [[]]
    x = 0.0
    for text, bold in words:
        wide = width(text, px, bold=bold)
        if lines[-1] and x + wide > room:
            if len(lines) == most:
                lines[-1] = _shortened(lines[-1], px, room)
                return lines
            lines.append([])
            x = 0.0
        lines[-1].append((text, bold))
        x += wide + space(px)
    return lines


def as_large(
    words: Sequence[Word], room: float, sizes: Sequence[tuple[float, int]]
) -> tuple[float, list[list[Word]]]:
    """The first size, of letters with the lines for them, that holds all words; in the last one they are shortened."""
    for px, most in sizes:
        lines = wrapped(words, px, room, most + 1)
        if len(lines) <= most:
            return px, lines
    px, most = sizes[-1]
    return px, wrapped(words, px, room, most)


def _shortened(words: Sequence[Word], px: float, room: float) -> list[Word]:
    """A line that ends with an ellipsis."""
    kept = list(words)
    while len(kept) > 1:
        taken = sum(width(text, px, bold=bold) + space(px) for text, bold in kept)
        if taken + width(ELLIPSIS, px) <= room:
            break
        kept.pop()
    text, bold = kept[-1]
    return [*kept[:-1], (f"{text.rstrip(OPEN)}{ELLIPSIS}", bold)]


def runs(words: Sequence[Word]) -> list[Word]:
    """Neighbours of one weight together."""
    found: list[Word] = []
    for text, bold in words:
        if found and found[-1][1] == bold:
            found[-1] = (f"{found[-1][0]} {text}", bold)
        else:
            found.append((text, bold))
    return found
