"""The battle panel: both sides, their suits, the running score, the cards played, and what stopping would cost."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.drawing.lettering import font, write, write_fitting
from desktop.drawing.markers import draw_seal
from desktop.drawing.shields import draw_shield
from desktop.drawing.strokes import at, draw, fill, line, pen, rounded, segment
from desktop.drawing.suits import pip, suit_colour, suit_of
from desktop.session import Session
from desktop.views.bits import Chip, PanelHead, words_label
from desktop.views.cards import paint_small_card
from desktop.views.look import Look

WIDE = 344
BOX = (164, 150)
REACH = 8
CARD = 0.62


class BattlePanel(QFrame):
    """Takes the inspector's place while a fight is on."""

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.look, self.session = look, session
        self.head = PanelHead(look)
        self.board = _Board(look)
        self.cost = words_label()
        self.stop = QPushButton()
        self.stop.clicked.connect(self._stop)
        self.chip = Chip(look)
        inner = QWidget()
        inner.setObjectName("scrolled")
        lines = QVBoxLayout(inner)
        lines.setContentsMargins(8, 8, 8, 8)
        for widget in (self.board, self.cost, self.chip, self.stop):
            lines.addWidget(widget)
        lines.addStretch(1)
        area = QScrollArea(widgetResizable=True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addWidget(area, 1)
        session.changed.connect(self.refresh)
        look.changed.connect(self.refresh)
        self.refresh()

    @property
    def fight(self) -> dict[str, Any] | None:
        """The fight of the View, or None."""
        found = self.session.view.facts.get("fight")
        return found if isinstance(found, dict) else None

    def refresh(self) -> None:
        """Show the fight of the View."""
        fight = self.fight
        if fight is None:
            self.board.show_fight(None)
            return
        look = self.look
        places = {who: str(fight[who].get("place", "")) for who in ("attacker", "defender")}
        self.head.say(
            look.tr("panel-battle"),
            look.tr(
                "panels-attacks",
                attacker=f"place:{places['attacker']}",
                defender=f"place:{places['defender']}",
            ),
        )
        self.board.show_fight(fight)
        self._say_cost(fight)

    def _say_cost(self, fight: dict[str, Any]) -> None:
        """What stopping would cost the side to play, and the button for it."""
        look = self.look
        who = str(fight.get("to_play", ""))
        score = int(fight["score"]) * (1 if who == "attacker" else -1)
        self.cost.setVisible(bool(who) and score <= 0)
        if who and score <= 0:
            key = "panels-stop-cost" if score < 0 else "panels-stop-even"
            troops = int(fight[who]["troops"])
            self.cost.setText(
                look.tr(key, side=f"side:{fight[who]['side']}", lost=min(-score, troops), retreat=-score)
            )
        decision = self.session.decision
        stops = [a for a in (decision.actions if decision else ()) if a.gesture().ends]
        self.stop.setVisible(bool(stops))
        if stops:
            self.stop.setText(look.text(stops[0].gesture().label))
        self.chip.show_clause(self.session.view.clause)

    def _stop(self) -> None:
        decision = self.session.decision
        for action in decision.actions if decision else ():
            if action.gesture().ends:
                self.session.act(action)
                return


class _Board(QWidget):
    """The drawn part: two boxes, two scores, the rail and the cards."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.fight: dict[str, Any] | None = None

    def show_fight(self, fight: dict[str, Any] | None) -> None:
        """Draw this fight."""
        self.fight = fight
        rows = (len(fight["played"]) + 1 + 3) // 4 if fight else 1
        self._high = 268 + rows * 112
        self.setFixedSize(self.look.px(WIDE), self.look.px(self._high))
        self.setAccessibleName(self._spoken())
        self.update()

    def sizeHint(self) -> QSize:
        """As drawn."""
        return self.size()

    def _spoken(self) -> str:
        fight, look = self.fight, self.look
        if fight is None:
            return ""
        parts = []
        for who, sign in (("attacker", 1), ("defender", -1)):
            one = fight[who]
            parts.append(
                look.tr(
                    "panels-fighter",
                    side=f"side:{one['side']}",
                    troops=int(one["troops"]),
                    suit=f"suit:{one['suit']}",
                    score=sign * int(fight["score"]),
                )
            )
        return "\n".join(parts)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the fight."""
        if self.fight is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.look.settings.scale / 100, self.look.settings.scale / 100)
        fight = self.fight
        self._box(painter, 2, "attacker", fight)
        self._box(painter, WIDE - BOX[0] - 2, "defender", fight)
        self._scores(painter, fight)
        self._rail(painter, fight)
        self._cards(painter, fight)
        painter.end()

    def _box(self, painter: QPainter, x: float, who: str, fight: dict[str, Any]) -> None:
        look, theme, w = self.look, self.look.theme, self.look.theme.window
        one, now = fight[who], fight.get("to_play") == who
        ahead = (int(fight["score"]) > 0) == (who == "attacker") and int(fight["score"]) != 0
        frame = rounded(x, 4, BOX[0], BOX[1], 6)
        draw(painter, frame, w.field, 3 if now else 1, w.focus if now else w.edge)
        with at(painter, x + 22, 28):
            draw_shield(painter, str(one["side"]), size=0.95, theme=theme)
        ink, second = w.ink, w.second_ink
        write_fitting(
            painter, x + 42, 26, look.name(f"side:{one['side']}"), "sans", 16, BOX[0] - 50, ink, "left"
        )
        names = look.name([f"piece:{g}" for g in one["generals"]])
        write_fitting(painter, x + 42, 44, names, "sans", 13, BOX[0] - 50, second, "left")
        write(painter, x + 42, 98, str(one["troops"]), font("figures", 46, bold=True), ink, "centre")
        write(painter, x + 42, 117, look.tr("panels-troops-word"), font("sans", 13), second, "centre")
        suit = suit_of(str(one["suit"]))
        fill(painter, pip(suit, x + 120, 80, 17), suit_colour(suit, theme))
        word = look.name(f"suit:{one['suit']}", "bare")
        write_fitting(painter, x + 120, 117, word, "sans", 13, 82, second)
        if now or ahead:
            bar = rounded(x + 8, 126, BOX[0] - 16, 21, 3)
            draw(painter, bar, w.strong if now else w.field, 1, w.edge if not now else w.strong)
            word = look.tr("panels-to-play" if now else "panels-ahead")
            write(
                painter,
                x + BOX[0] / 2,
                141,
                word,
                font("sans", 13, bold=True),
                w.strong_ink if now else ink,
                "centre",
            )

    def _scores(self, painter: QPainter, fight: dict[str, Any]) -> None:
        ink, score = self.look.theme.window.ink, int(fight["score"])
        large = font("figures", 52, bold=True)
        for x, number in ((2 + BOX[0] / 2, score), (WIDE - 2 - BOX[0] / 2, -score)):
            write(painter, x, 206, signed(number), large, ink, "centre")
        word = self.look.tr("panels-score-word")
        write(painter, WIDE / 2, 198, word, font("italic", 15), self.look.theme.window.second_ink, "centre")

    def _rail(self, painter: QPainter, fight: dict[str, Any]) -> None:
        """The attacker's score on a rail; earlier places stay pale."""
        theme = self.look.theme
        y, half = 232.0, WIDE / 2 - 24
        line(painter, segment(WIDE / 2 - half, y, WIDE / 2 + half, y), pen(theme.window.ink, 1.6))
        for step in range(-REACH, REACH + 1):
            x = WIDE / 2 + half * step / REACH
            long = 8 if step % 4 == 0 else 5
            line(painter, segment(x, y - long, x, y + long), pen(theme.window.ink, 1.8 if step == 0 else 1.0))
        score = int(fight["score"])
        places = [int(fight.get("start", score)), *(int(p["score"]) for p in fight["played"])]
        side = str(fight["attacker"]["side"] if score >= 0 else fight["defender"]["side"])
        for number, place in enumerate(places):
            here = number == len(places) - 1
            x = WIDE / 2 + half * max(-REACH, min(REACH, place)) / REACH
            with at(painter, x, y, opacity=1.0 if here else 0.35):
                draw_seal(painter, side, size=0.85 if here else 0.6, theme=theme)

    def _cards(self, painter: QPainter, fight: dict[str, Any]) -> None:
        """The cards in the order of play, each with its shield and the score after it; then the one now due."""
        look, theme = self.look, self.look.theme
        write(painter, 4, 264, look.tr("panels-cards-played"), font("italic", 15), theme.window.second_ink)
        played = [*fight["played"], None] if fight.get("to_play") else list(fight["played"])
        for number, one in enumerate(played):
            x, y = 2 + (number % 4) * 86, 272 + (number // 4) * 112
            if one is None:
                paint_small_card(painter, look, "", QRectF(x + 24, y, 60, 90), CARD)
                continue
            with at(painter, x + 11, y + 14):
                draw_shield(painter, str(fight[one["who"]]["side"]), size=0.6, theme=theme)
            sign = 1 if one["who"] == "attacker" else -1
            after = signed(sign * int(one["score"]))
            write(painter, x + 11, y + 46, after, font("sans", 14, bold=True), theme.window.ink, "centre")
            if str(one["card"]).startswith("R"):
                value = str(one["value"])
                write(
                    painter, x + 11, y + 66, f"={value}", font("sans", 13), theme.window.second_ink, "centre"
                )
            paint_small_card(painter, look, str(one["card"]), QRectF(x + 24, y, 60, 90), CARD)


def signed(number: int) -> str:
    """A score with its sign: +2, 0, and a true minus."""
    if number > 0:
        return f"+{number}"
    return f"\N{MINUS SIGN}{-number}" if number else "0"
