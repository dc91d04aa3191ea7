"""The Session of the public: it sees what everybody may see, at the table and the moment at which another one looks."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.session.session import Session
from desktop.session.what_if import for_all


class PublicSession(Session):
    """Follows the Session of who sits before the screen; nobody acts by it, and nothing hidden ever reaches it.

    A what-if of a match is played with what one seat knows, so it is not shown: the room stays at the table itself.
    """

    def __init__(self, source: Session, parent: QObject | None = None) -> None:
        super().__init__(source.home, None, parent)
        self._source, self._held = source, False
        self._take_place()
        self._seen_at = self._at()
        source.changed.connect(self._follow)

    def close(self) -> None:
        """Follow no more."""
        self._source.changed.disconnect(self._follow)

    def hold(self, held: bool) -> None:
        """Stay at the moment where the room is while the table goes on, or follow again."""
        if held and not self._held:
            self._moment = self._at()
        self._held = held
        self._follow()

    def _take_place(self) -> None:
        source = self._source
        self.home = source.home
        if for_all(self.home, source.what_if):
            self._what_if, self._moment = source.what_if, source.moment

    def _follow(self) -> None:
        """One step on is shown as it happened, all else as it stands."""
        table, before = self.table, self._seen_at
        if self._held:
            if self._at() > len(table.history):  # it was taken back
                self._moment = len(table.history)
                self.refresh()
            return
        self._take_place()
        self._seen_at = self._at()  # the table has gone on before anybody is told
        if self.table is table and self._seen_at == before + 1:
            self._announce(table.history[before].events)
        self.refresh()
