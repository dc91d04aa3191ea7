"""Sieges with their tracks and what comes of them, and the score by source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.games.acres.art.sieges import SiegeFace, draw_siege_track
from desktop.games.acres.faces import siege_face, siege_title
from desktop.games.acres.strips import Strip
from desktop.session.session import Session
from desktop.views.parts.card_looks import Card
from desktop.views.parts.game_panel import GamePanel, Stand
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Shield, clear, linked_chip, words_label
from desktop.views.widgets.focus import keeps_focus
from engine.games.acres.view_types import AcresView, SidePoints, SiegeView
from engine.kernel.explain import Fact

STEPS = frozenset({"siege-check", "siege-order", "siege-loss", "occupy"})
"""The Steps that are about a siege."""
HIGH = 148
WORTH = {"village": 2, "town": 4}
"""What a captured piece counts."""


class Track(QWidget):
    """The track of one siege, drawn as beside the map; its cards lie below it."""

    def __init__(self, appearance: Appearance, title: str, face: SiegeFace) -> None:
        super().__init__()
        self.appearance, self._title = appearance, title
        self._face = replace(face, attacking=(), defending=())
        self.setFixedHeight(appearance.px(HIGH))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(title)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate."""
        painter, scale = QPainter(self), self.appearance.settings.scale / 100
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        room = QRectF(2, 2, self.width() / scale - 4, self.height() / scale - 4)
        draw_siege_track(painter, room, self._title, self._face, self.appearance.theme)
        painter.end()


class SiegesPanel(GamePanel):
    """Comes forward when a siege is decided, and at the end with the score."""

    name, stand = "sieges", Stand.FOLDED

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance, session, margins=(8, 6, 8, 8), gap=4)
        self.totals: dict[str, QLabel] = {}
        session.changed.connect(self.refresh)
        appearance.changed.connect(self.refresh)
        self.refresh()

    @property
    def wanted(self) -> bool:
        """Whether a siege is decided, or the game has ended."""
        view = self.session.view
        return view.winners is not None or view.step in STEPS

    def come_into_sight(self) -> None:
        """It is only filled while it can be seen."""
        self.refresh()

    @keeps_focus
    def refresh(self) -> None:
        """Show the sieges and the score of the View."""
        offset = self.area.verticalScrollBar().value()
        self.head.say(self.appearance.tr("panel-sieges"))
        clear(self.lines)
        self.totals = {}
        if not self.in_sight:
            return
        view = AcresView.of(self.session.view)
        for attacker, siege in view.sieges.items():
            self._siege(attacker, siege)
        if not view.sieges:
            self.lines.addWidget(words_label(self.appearance.tr("acres-no-siege"), "second"))
        self._score(view.score)
        self.lines.addStretch(1)
        self.area.verticalScrollBar().setValue(offset)

    def _siege(self, attacker: str, siege: SiegeView) -> None:
        """The track, and who would win when, by its clauses."""
        words = self.appearance.words
        face, title = siege_face(words, attacker, siege), siege_title(words, attacker, siege)
        self.lines.addWidget(Track(self.appearance, title, face))
        columns = QHBoxLayout()
        for side in (face.defender, face.attacker):
            column = QVBoxLayout()
            column.setSpacing(0)
            for card, count in Counter(siege.cards[side]).items():
                column.addWidget(Strip(self.appearance, Card(card, side), count=count))
            column.addStretch(1)
            columns.addLayout(column)
        self.lines.addLayout(columns)
        for fact in self.session.facts(f"siege:{attacker}"):
            self._fact(fact)

    def _fact(self, fact: Fact) -> None:
        line = QHBoxLayout()
        line.setSpacing(6)
        line.addWidget(words_label(self.appearance.text(fact.message)), 1)
        if fact.clause:
            chip = linked_chip(self.appearance, fact.clause, self.rule_asked.emit)
            line.addWidget(chip)
        self.lines.addLayout(line)

    # --- the score ------------------------------------------------------------------

    def _score(self, score: Mapping[str, SidePoints]) -> None:
        """A column for each side: its villages and towns, what it has captured, the sum."""
        ended = self.session.view.winners is not None
        self.lines.addSpacing(8)
        self.lines.addWidget(
            words_label(self.appearance.tr("acres-score-end" if ended else "acres-score-now"), "head")
        )
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setHorizontalSpacing(14)
        for column, side in enumerate(score, start=1):
            shield = Shield(self.appearance, 0.8)
            shield.show_powers((side,))
            grid.addWidget(shield, 0, column)
            for row, points in enumerate(_rows(score[side]), start=1):
                self._points(grid, row, column, points)
            total = words_label(str(score[side].total), "head")
            total.setAccessibleName(f"{self.appearance.name(f'side:{side}')}: {score[side].total}")
            self.totals[side] = total
            grid.addWidget(total, 5, column)
        for row, name in enumerate(("villages", "towns", "captured-villages", "captured-towns", "total"), 1):
            grid.addWidget(words_label(self.appearance.tr(f"acres-score-{name}")), row, 0)
        self.lines.addLayout(grid)

    def _points(self, grid: QGridLayout, row: int, column: int, points: tuple[int, int]) -> None:
        """How many there are, and what they count together."""
        count, worth = points
        words = self.appearance.tr("acres-score-of", count=count, points=worth) if count else "\N{EN DASH}"
        grid.addWidget(words_label(words), row, column)


def _rows(score: SidePoints) -> list[tuple[int, int]]:
    """For each source how many there are and their points."""
    rows = []
    for kind in WORTH:
        points = [site.points for site in score.sites if site.kind == kind]
        rows.append((len(points), sum(points)))
    captured = score.captured
    return rows + [(captured.of(kind), worth * captured.of(kind)) for kind, worth in WORTH.items()]
