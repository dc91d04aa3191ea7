"""Movement on the map: pieces walk along roads, refused ones glide home, the eye follows; any input finishes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QTimer
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

Motion = Literal["full", "short", "none"]

PER_CITY, SHORTEST, LONGEST = 120, 180, 900
HOME = 180
OUTLINE = 600
FRAME = 16


class Moved(Protocol):
    """What can be led along a path: an item, or whatever takes a point for its place."""

    def setPos(self, pos: QPointF, /) -> None:
        """Stand here now."""


@dataclass
class Walk:
    """One item on its way; it stands at the end when the time is over."""

    item: Moved
    path: QPainterPath
    length: int
    then: Callable[[], None]


def walk_length(cities: int, motion: Motion) -> int:
    """How long a piece walks, in ms."""
    full = min(LONGEST, max(SHORTEST, PER_CITY * cities))
    return SHORTEST if motion == "short" else full


class Animator(QObject):
    """All walks of one scene on one clock; none of them ever delays an input."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.motion: Motion = "full"
        self._walks: list[tuple[Walk, int]] = []
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)
        self._later: list[tuple[QTimer, Callable[[], None]]] = []

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return bool(self._walks) or bool(self._later)

    def walk(self, item: Moved, path: QPainterPath, length: int, then: Callable[[], None]) -> None:
        """Lead an item along a path; `then` is called at its end."""
        if self.motion == "none" or path.isEmpty():
            if not path.isEmpty():
                item.setPos(path.currentPosition())
            then()
            return
        if not self._walks:
            self._clock.start()
        self._walks.append((Walk(item, path, length, then), int(self._clock.elapsed())))
        item.setPos(path.pointAtPercent(0.0))
        self._timer.start()

    def glide(self, item: QGraphicsItem, start: QPointF, end: QPointF, then: Callable[[], None]) -> None:
        """Bring an item straight home in 180 ms."""
        path = QPainterPath(start)
        path.lineTo(end)
        self.walk(item, path, HOME, then)

    def after(self, wait: int, then: Callable[[], None]) -> None:
        """Call `then` in a while, or at the next input."""
        timer = QTimer(self)
        timer.setSingleShot(True)
        entry = (timer, then)
        timer.timeout.connect(lambda: self._due(entry))
        self._later.append(entry)
        timer.start(wait)

    def finish(self) -> None:
        """Everything stands where it belongs, now."""
        walks, self._walks = self._walks, []
        later, self._later = self._later, []
        self._timer.stop()
        for walk, _ in walks:
            walk.item.setPos(walk.path.currentPosition())
            walk.then()
        for timer, then in later:
            timer.stop()
            timer.deleteLater()
            then()

    def _due(self, entry: tuple[QTimer, Callable[[], None]]) -> None:
        if entry in self._later:
            self._later.remove(entry)
            entry[0].deleteLater()
            entry[1]()

    def _tick(self) -> None:
        now = self._clock.elapsed()
        going: list[tuple[Walk, int]] = []
        ended: list[tuple[Walk, int]] = []
        for walk, began in self._walks:
            part = min(1.0, (now - began) / walk.length)
            there = part >= 1.0  # on the way its length is reckoned, and its last bits with it
            walk.item.setPos(walk.path.currentPosition() if there else walk.path.pointAtPercent(_eased(part)))
            (ended if there else going).append((walk, began))
        self._walks = going
        if not going:
            self._timer.stop()
        for walk, _ in ended:
            walk.then()


def _eased(part: float) -> float:
    """Gently off, gently home."""
    return part * part * (3 - 2 * part)
