"""A line that is drawn for long ends where a line may end; it is not lost when the button is let go."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt

import engine
from desktop.profile.annotations import MOST_POINTS, PenLine
from desktop.session.drawings import Drawings
from desktop.session.session import Session
from desktop.views.public.drawing_hand import DrawingHand
from desktop.views.public.stage import Stage
from desktop.views.scene.annotations import point_of
from engine.kernel.table import Table


class Paper:
    """A map on which nothing stands."""

    spot_at = staticmethod(point_of)


@pytest.mark.usefixtures("qapp")
def test_a_long_line_stays() -> None:
    session, stage = Session(Table.new(engine.game("maria"))), Stage()
    drawings = Drawings(session, {})
    hand, paper = DrawingHand(drawings, stage), Paper()
    stage.take("pen")
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    assert hand.press(QPointF(0, 0), paper, left, none)  # type: ignore[arg-type]
    for step in range(MOST_POINTS + 500):
        hand.move(QPointF(40 * step, 40 * (step % 2)), paper)  # type: ignore[arg-type]
    assert hand.release()
    (line,) = drawings.now
    assert isinstance(line, PenLine)
    assert len(line.points) == MOST_POINTS
