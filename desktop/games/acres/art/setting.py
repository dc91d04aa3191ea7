"""Words set in lines, in the largest size at which they fit their room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import QFont

from desktop.art.lettering import font, width_of, wrap

SPACING = 1.14
"""From line to line, in sizes of the letters."""


@dataclass(frozen=True)
class Block:
    """Lines of words in the size at which they fit; each line with the number of the paragraph it belongs to."""

    px: float
    lines: tuple[tuple[int, str], ...]
    high: float


def fitted(
    paragraphs: Sequence[Sequence[str]],
    sizes: tuple[float, float],
    room: float,
    high: float,
    least: float = 0.0,
) -> Block:
    """Paragraphs of units in the largest size at which they fit; a paragraph is at least so high.

    Units are kept whole as long as their letters can be read; rather than smaller, they are broken.
    """
    largest, smallest = sizes
    legible = (largest + smallest) / 2
    for whole, first, last in ((True, largest, legible), (False, legible, smallest)):
        px = first
        while px >= last:
            block, widest = _set(paragraphs, px, room, least, whole)
            if block.high <= high and widest <= room:
                return block
            px -= 0.25
    return _set(paragraphs, smallest, room, least, whole=False)[0]


def _set(
    paragraphs: Sequence[Sequence[str]], px: float, room: float, least: float, whole: bool
) -> tuple[Block, float]:
    """The paragraphs in one size, and how wide the widest line is."""
    face = font("sans", px)
    broken = [_lines(units, face, room, whole) for units in paragraphs]
    high = sum(max(least, len(lines) * px * SPACING) for lines in broken)
    rows = tuple((number, words) for number, lines in enumerate(broken) for words in lines)
    return Block(px, rows, high), max((width_of(words, face) for _number, words in rows), default=0.0)


def _lines(units: Sequence[str], face: QFont, room: float, whole: bool) -> list[str]:
    """Units put together in lines; those wider than the room are broken between words unless kept whole."""
    lines: list[str] = []
    for unit in units:
        longer = f"{lines[-1]} {unit}" if lines else unit
        if lines and width_of(longer, face) <= room:
            lines[-1] = longer
        elif whole or width_of(unit, face) <= room:
            lines.append(unit)
        else:
            before = f"{lines.pop()} " if lines else ""
            lines += wrap(before + unit, face, room)
    return lines
