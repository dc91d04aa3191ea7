"""The battle panel: the fight drawn, and what stopping now would cost, always in sight."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent

from desktop.games.maria.battle_board import BattleBoard, Fight, fight_of
from desktop.session.session import Session
from desktop.soon import soon
from desktop.views.parts.game_panel import GamePanel, Stand
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label
from engine.games.maria.view_types import MariaView

EDGE, GAP = 6, 4


class BattlePanel(GamePanel):
    """Takes the inspector's place while a fight is on."""

    name, stand = "battle", Stand.PHASE

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance, session, margins=(EDGE, EDGE, EDGE, EDGE))
        self.board = BattleBoard(appearance)
        self.cost = words_label()
        self.lines.addWidget(self.board)
        self.lines.addWidget(self.cost)
        self.lines.addStretch(1)
        session.changed.connect(self.refresh)
        appearance.changed.connect(self.refresh)
        self.refresh()

    @property
    def fight(self) -> Fight | None:
        """The fight of the View, or None."""
        return fight_of(MariaView.of(self.session.view))

    @property
    def wanted(self) -> bool:
        """Whether a fight is on."""
        return self.fight is not None

    def refresh(self) -> None:
        """Show the fight of the View."""
        fight, appearance = self.fight, self.appearance
        if fight is None:
            self.board.show_fight(None, {})
            return
        attacks = appearance.tr(
            "panels-attacks",
            attacker=f"place:{fight.contest.sides[0].place}",
            defender=f"place:{fight.contest.sides[1].place}",
        )
        self.head.say(appearance.tr("panel-battle"), attacks)
        sides = [one.side for one in fight.contest.sides]
        self.board.show_fight(fight, {side: appearance.person(f"side:{side}") for side in sides})
        self._say_cost(fight)
        soon(self, self._fit)

    def _say_cost(self, fight: Fight) -> None:
        """What stopping would cost the side to play."""
        lost, retreat, due = fight.more.lost, fight.more.retreat, fight.contest.answering
        if due is None:
            self.cost.setText("")
            return
        key = "panels-stop-even" if not lost else "panels-stop-cost" if retreat else "panels-stop-all"
        side, pieces = f"side:{due.side}", [f"piece:{g}" for g in due.pieces]
        self.cost.setText(self.appearance.tr(key, side=side, pieces=pieces, lost=lost, retreat=retreat))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The drawing takes the room that is left."""
        super().resizeEvent(event)
        soon(self, self._fit)  # when what is inside has its size

    def _fit(self) -> None:
        room, within = self.area.viewport().size(), self.area.viewport().width() - 2 * EDGE
        self.board.set_room(within, room.height() - self.cost.heightForWidth(within) - 2 * EDGE - GAP)

    def wants(self, width: int) -> int:
        """What shows the fight large, with its cost."""
        within = width - 2 * EDGE
        cost = self.cost.heightForWidth(within)
        return self.head.height() + self.board.wants(within) + cost + 2 * EDGE + GAP
