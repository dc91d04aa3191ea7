"""A Session that only looks: nobody is asked, nothing is lit as legal, and another table may take its place."""

from __future__ import annotations

from desktop.session.session import Session
from desktop.session.what_if import for_all
from engine.kernel.decision import Decision
from engine.kernel.table import Table


class Onlooker(Session):
    """One seat's View of a table at which nobody plays by hand: a drill, a situation that is told."""

    @classmethod
    def beside(cls, other: Session, *, public: bool = False) -> Onlooker:
        """Who sees what another Session sees now, at its table and moment; `public`: no more than everybody may."""
        one = cls(other.home, None if public else other.viewer)
        if not public or for_all(other.home, other.what_if):
            one._what_if, one._moment = other.what_if, other.moment
        return one

    @property
    def seen_from(self) -> tuple[str, ...]:
        """Who looks, first: nobody else ever does."""
        return (*filter(None, (self.viewer,)), *super().seen_from)

    @property
    def decision(self) -> Decision | None:
        """Nothing is asked of who looks."""
        return None

    def turn_to(self, table: Table, viewer: str | None) -> None:
        """Another table of the same opening stands here from now on, and this seat looks."""
        self.home, self._viewer = table, viewer
        self._what_if = self._moment = self._trial = None
        self.refresh()
