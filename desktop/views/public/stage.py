"""What goes on before the picture: which tool is in the hand, what points, and whether the room is shown anything."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtGui import QPixmap

DRAWING = ("arrow", "circle", "pen", "text", "eraser")
POINTING = ("laser", "spotlight", "lens")
TOOLS = (*DRAWING, *POINTING)
BLANKS = ("black", "white")

TRAIL, REST = 0.3, 2.0
"""Seconds for which the way of the laser is seen, and after which it goes out where it rests."""
TICK = 25
RADIUS, LEAST, MOST, STEP = 90.0, 40.0, 200.0, 1.15
"""Of the spotlight and the lens, in px of the page: 180 px at 1080 lines, from 80 to 400."""


class Stage(QObject):
    """The state of a show, shared by every window that shows the picture.

    Attributes:
        tool: one of TOOLS in the hand, "" for none. colour: of what is drawn, 1 to 4.
        blank: "black" or "white" while the room sees nothing. frozen: the picture that is held, None while it goes on.
        pointer: where the laser, the spotlight or the lens is on the page, None while it is nowhere.
        radius: of the spotlight and the lens, in px of the page.

    Signals:
        changed: it looks otherwise. tool_changed: another tool, colour or state: buttons follow.
    """

    changed = Signal()
    tool_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tool, self.colour, self.blank = "", 1, ""
        self.frozen: QPixmap | None = None
        self.pointer: QPointF | None = None
        self.radius = RADIUS
        self._way: list[tuple[float, QPointF]] = []
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self._tick)

    def take(self, tool: str) -> None:
        """Take a tool into the hand; the one there is put away."""
        self.tool = "" if tool == self.tool else tool
        if self.tool not in POINTING:
            self.point(None)
        self._tell()

    def drop(self) -> bool:
        """Put the tool away; False where there is none."""
        held = bool(self.tool)
        if held:
            self.take(self.tool)
        return held

    def set_colour(self, colour: int) -> None:
        """Draw in another colour."""
        self.colour = colour
        self._tell()

    def set_blank(self, blank: str) -> None:
        """Show black or white instead of the picture; the same again shows the picture."""
        self.blank = "" if blank == self.blank else blank
        self._tell()

    def freeze(self, picture: QPixmap) -> None:
        """Hold this picture; if one is held, go on."""
        self.frozen = None if self.frozen is not None else picture
        self._tell()

    def _tell(self) -> None:
        self.tool_changed.emit()
        self.changed.emit()

    # --- pointing -----------------------------------------------------------------

    def point(self, spot: QPointF | None) -> None:
        """The pointer is here on the page, or nowhere."""
        if spot == self.pointer:
            return
        self.pointer = spot
        if self.tool == "laser" and spot is not None:
            self._way.append((time.monotonic(), spot))
            self._timer.start()
        elif spot is None:
            self._way.clear()
            self._timer.stop()
        self.changed.emit()

    def grow(self, steps: float) -> None:
        """A larger or a smaller circle of light."""
        self.radius = min(MOST, max(LEAST, self.radius * STEP**steps))
        self.changed.emit()

    def way(self) -> list[QPointF]:
        """Where the laser has been in the last moment, the newest last."""
        now = time.monotonic()
        return [spot for since, spot in self._way if now - since <= TRAIL]

    def _tick(self) -> None:
        """The trail fades; a laser that rests goes out."""
        if self._way and time.monotonic() - self._way[-1][0] > REST:
            self.point(None)
        else:
            self._way = self._way[-1:] if not self.way() else self._way[-len(self.way()) :]
            self.changed.emit()
