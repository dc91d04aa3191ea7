"""The battle: where it is fought on the political sheet, and each army's initiative, brigades, cards and orders."""

from __future__ import annotations

from collections import Counter
from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.art.strokes import ellipse, line, pen
from desktop.games.sachsen.looks import player_of
from desktop.games.sachsen.panels import SachsenPanel, button_of
from desktop.views.parts.game_panel import Stand
from desktop.views.scene.miniature import board_picture
from desktop.views.widgets.fitted_picture import FittedPicture
from engine.boards.load import load_board
from engine.games.sachsen.view_types import ArmyView, BattleView, SachsenView

WIDE, HIGH = 300, 118
SHEET = "empire"
PART = 0.34
"""How much of the political sheet is seen."""
COMMAND = ("general", "marshal")


class BattlePanel(SachsenPanel):
    """At the head of the column while a battle lasts and nobody is engaged."""

    name, stand, margins, gap = "field", Stand.PHASE, (10, 6, 10, 8), 3

    def begin(self) -> None:
        """Nothing has been pictured."""
        self._pictured: tuple[object, ...] = ()
        self._picture: QImage | None = None
        self.session.selection.turned.connect(self.refresh)

    @property
    def view(self) -> SachsenView:
        """What may be read: cards picked and orders lie face down with the hand."""
        return SachsenView.of(self.session.view_in_sight)

    @property
    def wanted(self) -> bool:
        """Whether a battle lasts, and no engagement wants the room."""
        battle = self.view.battle
        return battle is not None and battle.fight is None

    def titled(self, view: SachsenView) -> tuple[str, ...]:
        """With the turn of the battle."""
        turn = view.battle.turn if view.battle is not None else 0
        return (*super().titled(view), self.appearance.tr("sachsen-battle-turn", n=turn) if turn else "")

    def fill(self, view: SachsenView) -> None:
        """Show the battle that goes on."""
        if (battle := view.battle) is None:
            return
        if battle.place:
            self.say(self.appearance.tr("sachsen-battle-at", place=battle.place))
            if (picture := self._where(battle.place)) is not None:
                where = partial(self._show_where, picture)
                self.lines.addWidget(FittedPicture(self.appearance, WIDE, HIGH, where))
        for army, one in zip(("attacker", "defender"), battle.armies, strict=True):
            self._army(battle, army, one)

    def _where(self, place: str) -> QImage | None:
        """The part of the political sheet round a square; None while it has not been drawn."""
        wanted = (place, self.appearance.theme)
        if self._pictured != wanted or self._picture is None:
            board, size = load_board(self.session.view.board), QSize(WIDE, HIGH)
            middle = place.partition(":")[2]
            self._pictured = wanted
            self._picture = board_picture(
                board, self.appearance.theme, size, map_name=SHEET, part=PART, middle=middle
            )
        return self._picture

    def _show_where(self, picture: QImage, painter: QPainter) -> None:
        painter.drawImage(QPointF(-WIDE / 2, -HIGH / 2), picture)
        lights = self.appearance.theme.lights
        for wide, ink in ((5.0, lights.under), (2.6, lights.threat)):
            line(painter, ellipse(0, 0, 13), pen(ink, wide))

    def _army(self, battle: BattleView, name: str, one: ArmyView) -> None:
        """Whose it is, and in three lines what it can do."""
        tr = self.appearance.tr
        told = tr(f"sachsen-battle-{name}", side=f"side:{one.side}")
        self.add_line(told, "head", side=one.side, size=0.66)
        if one.edge and battle.armies[0].actions + battle.armies[1].actions:
            acting = battle.acting == name
            key = "sachsen-battle-left" if acting else "sachsen-battle-actions"
            self.say(tr(key, n=one.actions, left=one.left))
        units = [u for u in battle.units.values() if u.army == name and u.kind not in COMMAND]
        counted = Counter("routed" if u.status == "on" and u.routed else u.status for u in units)
        gone = counted["away"] + counted["fled"] + counted["lost"]
        self.say(tr("sachsen-battle-brigades", n=counted["on"], routed=counted["routed"], gone=gone,
                     late=counted["waiting"]))  # fmt: skip
        known = [f"card:{card}" for card in one.laid if card]
        if known or one.laid:
            key = "sachsen-battle-cards" if known else "sachsen-battle-backs"
            self.say(tr(key, n=len(one.laid), cards=known))
        for order in battle.orders:
            if order.army == name and order.card:
                self.say(tr("sachsen-battle-order", piece=f"piece:{order.unit}", card=f"card:{order.card}"))
        if one.officers or not one.seat:
            self.say(tr("sachsen-battle-officers"))
        seat = player_of(self.view, one)
        if one.officers and self._may_lead(seat):
            lead = button_of(tr("sachsen-act-command"), partial(self._lead, seat), name=f"command-{name}")
            self.lines.addWidget(lead, 0, Qt.AlignmentFlag.AlignLeft)
            self.stops.append(lead)

    def _may_lead(self, seat: str) -> bool:
        """Whether a person who has handed over an army that fights on sits here; in a lesson who looks alone."""
        session = self.session
        if session.moment is not None or session.watching or self.view.winners is not None:
            return False
        lesson = session.home.journal.header.kind == "lesson"
        return seat == session.viewer if lesson else seat in session.table.humans

    def _lead(self, seat: str) -> None:
        """The army is led by its player again, who comes to the screen for that if another looks."""
        if seat == self.session.viewer:
            self.session.act_text("command")
        else:
            self.handed.emit(seat)
