"""The line of time: its numbers can be read however many turns there are."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from desktop.profile.settings import Settings
from desktop.views.history.time_line import TimeLine
from desktop.views.widgets.appearance import Appearance


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_numbers_of_turns_never_touch(qtbot: QtBot, scale: int) -> None:
    appearance = Appearance(Settings(language="en", theme="parchment", scale=scale))
    line = TimeLine(appearance)
    qtbot.addWidget(line)
    line.resize(330, 40)
    turns = {7 * turn: turn for turn in range(1, 61)}
    line.show_time(430, 430, turns, ())
    metrics = QFontMetrics(appearance.sans(11))
    numbered = line.numbered(metrics)
    assert len(numbered) >= 6
    ends = 0.0
    for moment in sorted(numbered):
        assert line.x_of(moment) > ends
        ends = line.x_of(moment) + metrics.horizontalAdvance(str(turns[moment]))
