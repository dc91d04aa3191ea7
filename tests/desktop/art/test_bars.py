"""Bars of a score: every source of points has a tone of its own, in the bars as in their key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.art.bars import KEY, NAMED, TONES, ScoreBar, draw_bars
from desktop.profile.theme import THEMES, load_theme

WIDE, HIGH = 634, 60
"""So wide that every swatch of the key begins on a whole pixel."""


@pytest.mark.parametrize("name", THEMES)
def test_as_many_sources_as_a_game_counts_are_told_apart(name: str) -> None:
    """SACHSEN counts six; its battles were drawn like its provinces."""
    theme, image = load_theme(name, "sachsen"), QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    draw_bars(painter, QRectF(0, 0, WIDE, HIGH), [ScoreBar("sachsen", "6", (1,) * 6)], [""] * 6, theme)
    painter.end()
    each, y = (WIDE - NAMED) / 6, HIGH - KEY
    swatches = {
        bytes(image.copy(round(NAMED + each * n), round(y + 6), 14, 10).constBits()) for n in range(6)
    }
    assert len(swatches) == TONES == 6
