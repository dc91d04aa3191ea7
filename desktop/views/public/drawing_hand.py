"""The hand that draws on the map: the same gestures on the table and in the public window."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QPointF, Qt, Signal

from desktop.profile.annotations import MOST_POINTS, Annotation, Arrow, Circle, PenLine, Point, Spot, Words
from desktop.session.drawings import Drawings
from desktop.views.public.stage import DRAWING, Stage
from desktop.views.scene.annotations import Annotations, point_of

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
FINE = 2.0
"""Scene pixels between two points of a line of the pen."""


def colour_by(modifiers: Qt.KeyboardModifier, colour: int) -> int:
    """The colour that is held with Shift (2), Ctrl (3) or both (4); else the one of the tools."""
    shift, control = bool(modifiers & SHIFT), bool(modifiers & CONTROL)
    return 4 if shift and control else 3 if control else 2 if shift else colour


class DrawingHand(QObject):
    """Turns presses and drags in the scene into drawings.

    The right button draws an arrow where it is dragged and a circle where it is clicked, whatever tool is held; the
    left one does what the tool does.

    Signals:
        sketched: what is being drawn (a tuple of annotations), before it counts.
        text_wanted: words are to be written at a spot, in a colour.
    """

    sketched = Signal(object)
    text_wanted = Signal(object, int)

    def __init__(self, drawings: Drawings, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._drawings, self._stage = drawings, stage
        self._does = ""
        self._start: Spot = ""
        self._end: Spot = ""
        self._line: list[Point] = []
        self._colour = 1

    @property
    def busy(self) -> bool:
        """Whether something is being drawn."""
        return bool(self._does)

    def press(
        self, at: QPointF, annotations: Annotations, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> bool:
        """A button goes down at a point of the scene; whether the hand has a use for it."""
        tool = self._stage.tool if button == LEFT else "mark" if button == RIGHT else ""
        if self._does or tool not in (*DRAWING, "mark"):
            return self.busy
        self._does, self._colour = tool, colour_by(modifiers, self._stage.colour)
        self._start = self._end = annotations.spot_at(at)
        self._line = [point_of(at)]
        if tool == "eraser":
            self._erase(at, annotations)
        self._sketch()
        return True

    def move(self, at: QPointF, annotations: Annotations) -> bool:
        """The pointer is elsewhere."""
        if not self._does:
            return False
        self._end = annotations.spot_at(at)
        if self._does == "eraser":
            self._erase(at, annotations)
        x, y = self._line[-1]
        if math.hypot(at.x() - x, at.y() - y) >= FINE and len(self._line) < MOST_POINTS:
            self._line.append(point_of(at))
        self._sketch()
        return True

    def release(self) -> bool:
        """The button is let go: what was drawn counts."""
        if not self._does:
            return False
        drawn, wants_text = self._drawn(), self._does == "text"
        spot, colour, self._does = self._end, self._colour, ""
        self.sketched.emit(())
        if drawn is not None:
            self._drawings.add(drawn)
        elif wants_text:
            self.text_wanted.emit(spot, colour)
        return True

    def give_up(self) -> None:
        """Draw nothing of it."""
        self._does = ""
        self.sketched.emit(())

    def write(self, spot: Spot, text: str, colour: int) -> None:
        """Write words at a spot; none where there are none."""
        if text.strip():
            self._drawings.add(Words(spot, text.strip(), colour))

    def _erase(self, at: QPointF, annotations: Annotations) -> None:
        found = annotations.drawn_at(at)
        if found is not None:
            self._drawings.erase(found)

    def _sketch(self) -> None:
        drawn = self._drawn()
        self.sketched.emit(() if drawn is None else (drawn,))

    def _drawn(self) -> Annotation | None:
        """What it comes to as it is now."""
        there = self._start != self._end
        if self._does in ("arrow", "mark") and there:
            return Arrow((self._start, self._end), self._colour)
        if self._does in ("circle", "mark"):
            return Circle(self._end, self._colour)
        if self._does == "pen" and len(self._line) > 1:
            return PenLine(tuple(self._line), self._colour)
        return None
