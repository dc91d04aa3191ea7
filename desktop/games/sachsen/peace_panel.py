"""The peace as a paper: what is claimed beside what the rules give if nobody agrees; terms are filled in below it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop.art.strokes import ellipse, fill, line, pen
from desktop.games.sachsen.panels import SachsenPanel
from desktop.games.sachsen.papers import Line, Paper, Sheet
from desktop.views.parts.game_panel import Stand
from desktop.views.widgets.basics import Picture
from engine.games.sachsen.view_types import PeaceView, SachsenView

SEAL, APART = 6.0, 18.0
"""Radius of the seal of a round, and from one to the next."""
RULE = "sachsen R-31"


class PeacePanel(SachsenPanel):
    """At the head of the column while terms of peace are spoken of; everybody may read it."""

    name, stand, small = "peace", Stand.PHASE, True

    @property
    def wanted(self) -> bool:
        """Whether terms of peace are spoken of."""
        return self.view.peace is not None

    def titled(self, view: SachsenView) -> tuple[str, ...]:
        """Whose peace it is."""
        peace = view.peace
        return (self.appearance.tr("panel-peace", side=f"side:{peace.loser}") if peace is not None else "",)

    def fill(self, view: SachsenView) -> None:
        """Show what lies on the table."""
        tr, peace = self.appearance.tr, view.peace
        if peace is None:
            return
        told = tr("sachsen-peace-round", n=peace.round, of=peace.rounds)
        paint = partial(self._seals, peace.round, peace.rounds)
        seals = Picture(self.appearance, APART * peace.rounds, 20, paint)
        self.add_line(told, clause=RULE).insertWidget(0, seals)
        paper = Paper(self.appearance, (self._claimed(peace), self._ruled(peace)))
        paper.pointed.connect(self.pointed)
        self.lines.addWidget(paper)

    def _claimed(self, peace: PeaceView) -> Sheet:
        """The last claim, or the last offer; as long as there is none, what might be claimed."""
        tr = self.appearance.tr
        if not peace.by:
            lands = tuple(self._land(name, side) for name, side in peace.claimable.items())
            none = (Line(tr("sachsen-peace-no-land")),)
            return Sheet(peace.speaker, tr("sachsen-peace-may", side=f"side:{peace.speaker}"), lands or none)
        key = "sachsen-peace-offer" if peace.by == peace.loser else "sachsen-peace-claim"
        lands = tuple(self._land(name, peace.claimable.get(name, "")) for name in peace.provinces)
        money = (Line(tr("sachsen-sum", n=peace.money)),) if peace.money or not lands else ()
        return Sheet(peace.by, tr(key, side=f"side:{peace.by}"), (*money, *lands))

    def _ruled(self, peace: PeaceView) -> Sheet:
        """What the program would do."""
        tr = self.appearance.tr
        paid = tuple(Line(tr("sachsen-sum", n=n), side=side) for side, n in peace.paid)
        lands = tuple(self._land(name, side) for name, side in peace.ruled.items())
        nothing = (Line(tr("sachsen-talk-nothing")),)
        return Sheet("", tr("sachsen-peace-ruled"), (*paid, *lands) or nothing)

    def _land(self, name: str, side: str) -> Line:
        ref = f"country:{name}"
        return Line(self.appearance.name(ref), ref, side)

    def _seals(self, now: int, rounds: int, painter: QPainter) -> None:
        """A seal for each round, full as far as they have come."""
        theme = self.appearance.theme
        for number in range(rounds):
            at = QPointF((number - (rounds - 1) / 2) * APART, 0)
            seal = ellipse(at.x(), at.y(), SEAL)
            if number < now:
                fill(painter, seal, theme.lights.blocked)
            line(painter, seal, pen(theme.lights.blocked, 1.6))
