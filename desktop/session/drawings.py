"""What is drawn on the map of a table: kept by the position it was drawn on, and taken back on its own."""

from __future__ import annotations

from zlib import crc32

from PySide6.QtCore import QObject, Signal

from desktop.profile.annotations import MOST_POINTS, Annotation, Arrow, PenLine, shape_of
from desktop.session.session import Session

MOST = 200
"""Drawings on one position, and positions whose drawings are kept."""

Kept = dict[str, tuple[Annotation, ...]]


class Drawings(QObject):
    """The drawings on the position that a Session looks at; another position has its own.

    Signals:
        changed: other drawings are to be seen.
    """

    changed = Signal()

    def __init__(self, session: Session, kept: Kept, parent: QObject | None = None) -> None:
        """`kept`: those of a table by position; it is written into, and is the caller's to keep on disk."""
        super().__init__(parent)
        self._session, self._kept = session, kept
        self._loose: Kept = {}
        self._done: list[tuple[str, tuple[Annotation, ...]]] = []
        self._seen = self.now
        session.changed.connect(self._follow)

    @property
    def now(self) -> tuple[Annotation, ...]:
        """What is drawn on the position that is seen."""
        return self._room().get(self._key(), ())

    def add(self, annotation: Annotation) -> None:
        """Draw something; what is there already goes, or takes the new colour."""
        if isinstance(annotation, Arrow) and len(set(annotation.spots)) < 2:
            return
        if isinstance(annotation, PenLine) and not 2 <= len(annotation.points) <= MOST_POINTS:
            return
        others = tuple(one for one in self.now if shape_of(one) != shape_of(annotation))
        if annotation in self.now:
            self._draw(others)
        elif len(others) < MOST:
            self._draw((*others, annotation))

    def erase(self, annotation: Annotation) -> None:
        """Take one away."""
        self._draw(tuple(one for one in self.now if one != annotation))

    def clear(self) -> None:
        """Take all of this position away."""
        self._draw(())

    def forget(self) -> None:
        """Who keeps the drawings has put them away: nothing of them is to be taken back."""
        self._done.clear()
        self._follow()

    def can_undo(self) -> bool:
        """Whether the last thing done here was to draw on, or take away from, the position that is seen."""
        return bool(self._done) and self._done[-1][0] == self._key()

    def undo(self) -> bool:
        """Take the last drawing back; False where there is none on this position."""
        if not self.can_undo():
            return False
        key, before = self._done.pop()
        self._set(key, before)
        return True

    def _draw(self, drawn: tuple[Annotation, ...]) -> None:
        if drawn != self.now:
            key = self._key()
            self._done = [(where, before) for where, before in self._done if where == key][-MOST:]
            self._done.append((key, self.now))
            self._set(key, drawn)

    def _set(self, key: str, drawn: tuple[Annotation, ...]) -> None:
        room = self._room()
        room.pop(key, None)
        if drawn:
            room[key] = drawn
        for oldest in list(room)[:-MOST]:
            del room[oldest]
        self._follow()

    def _follow(self) -> None:
        """Another position is seen, or it bears other drawings."""
        if self._session.what_if is None:
            self._loose.clear()
        if self.now != self._seen:
            self._seen = self.now
            self.changed.emit()

    def _room(self) -> Kept:
        """Where those of this position are: a what-if keeps nothing."""
        return self._kept if self._session.what_if is None else self._loose

    def _key(self) -> str:
        """The position, by how many Actions led to it and the last of them."""
        history = self._session.table.history
        moment = len(history) if self._session.moment is None else self._session.moment
        last = history[moment - 1].action.text() if moment else ""
        return f"{moment}-{crc32(last.encode()):08x}"
