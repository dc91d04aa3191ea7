"""Courts: neutral States as rows, players as columns, and for the viewer what comes next there and how likely it is."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QMenu

from desktop.games.sachsen.art.marks import draw_arms
from desktop.games.sachsen.art.tables import Child, Court, Standing, draw_children, draw_standing
from desktop.games.sachsen.art.talks import draw_outlook, draw_vote
from desktop.games.sachsen.panels import SachsenPanel, arms, button_of
from desktop.games.sachsen.plates import children, courts_of, homes
from desktop.views.parts.game_panel import Stand
from desktop.views.widgets.basics import Picture, on_button
from engine.boards.load import load_board
from engine.games.sachsen.view_types import CongressView, CourtView, SachsenView

WIDE, HIGH, OUTLOOK = 246.0, 36.0, 50.0
HEIRS, EACH = 72.0, 24.0
"""What the heirs of a State take at most, and each of them."""


class CourtsPanel(SachsenPanel):
    """A head above the inspector; the name of a State shows it there and on the map.

    Below the courts stand the States of players to which something may be done now.
    """

    name, stand, politics, gap = "courts", Stand.FOLDED, True, 4

    def fill(self, view: SachsenView) -> None:
        """Show how everybody stands at every court."""
        seats, board = homes(view), load_board(view.board)
        decision = self.session.decision
        if decision is not None and any(action.verb == "congress" for action in decision.actions):
            said = self.appearance.tr("sachsen-congress-congress")
            button = button_of(said, partial(self.opens.emit, "congress"), name="callCongress")
            self.lines.addWidget(button)
            self.stops.append(button)
        self.lines.addWidget(Picture(self.appearance, WIDE, 24, partial(self._head, tuple(seats.values()))))
        for one in courts_of(view, board):
            self._court(one)
            court = view.sides[one.side].courts.get(self.session.viewer or "")
            if view.congress is not None:
                self._vote(view.congress, one.side)
            elif court is not None:
                self._next(one.side, court, view.turn)
        for side, state in view.sides.items():
            if not state.neutral and self.session.choices.by_source.get(f"side:{side}"):
                self._court(Court(side, children(board, state), ()))

    def _court(self, one: Court) -> None:
        """A State by its shield and name, its heirs, and below how each player stands there."""
        side, heirs, standings = one
        row = QHBoxLayout()
        row.addWidget(arms(self.appearance, (side,), 0.66))
        ref = f"side:{side}"
        button = button_of(self.appearance.name(ref), partial(self.pointed.emit, ref), role="link")
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        row.addWidget(button)
        room = min(HEIRS, EACH * len(heirs))
        row.addWidget(Picture(self.appearance, room, 24, partial(self._heirs, heirs, room / 2)))
        row.addStretch(1)
        self._offer(side, row)
        self.lines.addLayout(row)
        if standings:
            self.lines.addWidget(Picture(self.appearance, WIDE, HIGH, partial(self._standings, standings)))

    def _offer(self, side: str, row: QHBoxLayout) -> None:
        """A button with all that may be done at a court now."""
        decision, choices = self.session.decision, self.session.choices.by_source.get(f"side:{side}", [])
        if decision is None or not choices:
            return
        button = button_of(self.appearance.tr("sachsen-court-act"), name=f"court-{side}")
        button.setAccessibleName(self.appearance.tr("sachsen-court-act-at", side=f"side:{side}"))
        menu = QMenu(button)
        for choice in choices:
            act = menu.addAction(on_button(self.appearance.text(decision.label(choice.action))))
            act.triggered.connect(lambda _=False, action=choice.action: self.session.act(action, sure=True))
        button.setMenu(menu)
        row.addWidget(button)
        self.stops.append(button)

    def _next(self, side: str, court: CourtView, turn: int) -> None:
        """What the viewer may propose there next, from when, and what the die must show."""
        if not court.step:
            return
        tr, clause = self.appearance.tr, "agreements-2"
        if not court.turn:
            said, clause = tr("sachsen-fact-never", side=f"side:{side}", step=court.step), "agreements-3"
        elif court.turn > turn:
            said, clause = tr("sachsen-refuse-not-before", turn=court.turn, step=court.step), "agreements-3"
        else:
            said = tr("sachsen-fact-next-step", side=f"side:{side}", step=court.step, least=court.least)
            clause = "agreements-6" if court.step == "marriage" else clause
        self.add_line(said, clause=f"sachsen {clause}")
        if court.turn and court.turn <= turn:
            self._faces(side, court)
        for what, waits in (("money", court.money), ("arms", court.arms)):
            if waits:
                self.say(tr(f"sachsen-court-{what}", turn=waits, now=int(waits <= turn)))

    def _faces(self, side: str, court: CourtView) -> None:
        """What each face of the die would bring."""
        tr = self.appearance.tr
        paint = partial(draw_outlook, answers=court.faces, theme=self.appearance.theme)
        picture = Picture(self.appearance, WIDE, OUTLOOK, paint)
        told = [tr("sachsen-fact-face", n=n, answer=answer) for n, answer in enumerate(court.faces, start=1)]
        picture.setObjectName(f"faces-{side}")
        picture.setToolTip("\n".join(told))
        picture.setAccessibleDescription(" ".join(told))
        self.lines.addWidget(picture)

    def _vote(self, congress: CongressView, side: str) -> None:
        """How a neutral State would vote now, and with whom."""
        tr, leader = self.appearance.tr, congress.follows.get(side, "")
        key = "sachsen-vote-with" if leader else "sachsen-vote-none"
        vote = congress.falls.get(side, "") if congress.cast else ""
        said = tr(key, home=f"side:{leader}") if leader else tr(key)
        row = self.add_line(said, clause="sachsen congress-4")
        if vote:
            paint = partial(draw_vote, vote=vote, x=0, y=0, theme=self.appearance.theme, fallen=False)
            row.insertWidget(1, Picture(self.appearance, 22, 22, paint))

    def _head(self, sides: tuple[str, ...], painter: QPainter) -> None:
        for side, x in zip(sides, _columns(len(sides)), strict=True):
            draw_arms(painter, side, x, 0, 0.66, self.appearance.theme)

    def _heirs(self, heirs: tuple[Child, ...], half: float, painter: QPainter) -> None:
        draw_children(painter, heirs, -half, half, 0, self.appearance.theme)

    def _standings(self, standings: tuple[Standing, ...], painter: QPainter) -> None:
        for standing, x in zip(standings, _columns(len(standings)), strict=True):
            draw_standing(painter, standing, x, 0, WIDE / max(1, len(standings)), HIGH, self.appearance.theme)


def _columns(count: int) -> list[float]:
    """The middle of each player's column."""
    each = WIDE / max(1, count)
    return [-WIDE / 2 + each * (number + 0.5) for number in range(count)]
