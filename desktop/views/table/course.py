"""How a game went: points of each side at the end of each turn, and small maps of who held what then."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.art.hatching import hatch_side
from desktop.art.score_lines import END, SCALE, ScoreLine, ScorePlot, ScoreTurn
from desktop.art.strokes import draw, ellipse, fill, line, mix, pen, rounded
from desktop.maps.boardmap import BoardMap
from desktop.maps.plan import Plan
from desktop.session.result import by_turn, counted
from desktop.session.session import Session
from desktop.views.parts.result_words import told_points
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Picture
from desktop.views.widgets.focus import let_go
from desktop.views.widgets.score_chart import ScoreChart
from engine.kernel.log import Log
from engine.kernel.view import View

WIDE, HIGH = 84.0, 86.0
"""The most that a small map takes at 100 %."""
APART = 6.0
"""Pixels at 100 % between small maps, and between them and the lines."""
MOST = 10
"""So many turns have a map each at most."""
DOT = 1.9
"""The radius of a place that somebody holds, in pixels of a small map."""


class Course(QWidget):
    """The points of every side by turn as lines, a map below each turn; empty where a game does not count by turns.

    Of more turns than maps have room for there are none.
    """

    def __init__(self, appearance: Appearance, session: Session, board_map: BoardMap) -> None:
        super().__init__()
        self.appearance, self.session, self._map = appearance, session, board_map
        self.chart = ScoreChart(appearance)
        self.chart.setParent(self)
        self._maps: dict[int, Picture] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def plans(self) -> Mapping[str, Plan]:
        """The sheets of the board."""
        return self._map.plans

    @property
    def turns(self) -> tuple[int, ...]:
        """The turns whose points are known."""
        return counted(self.session.view)

    def ends(self) -> dict[int, View]:
        """What everybody saw when the turns had ended; those before the table began are wanting."""
        log, table = Log(self.session.table, None), self.session.table
        log.follow()
        begins: dict[int, int] = {}
        for one in log.lines:
            if one.begins:
                begins.setdefault(one.begins, one.moment)
        found = {turn: table.view(None, begins[turn + 1]) for turn in self.turns if turn + 1 in begins}
        return found | {turn: table.view(None) for turn in self.turns[-1:]}

    def refresh(self) -> None:
        """Show how it went until now."""
        look, tr = self.appearance, self.appearance.tr
        lines = [
            ScoreLine(side, points, tuple(told_points(look, one) for one in points))
            for side, points in by_turn(self.session.view).items()
        ]
        self.setVisible(bool(lines))
        turns = [ScoreTurn(tr("sheet-turn", turn=turn), str(turn)) for turn in self.turns]
        self.chart.show_lines(tr("sheet-course"), lines, turns)
        for picture in self._maps.values():
            let_go(picture)
        ends = self.ends() if lines and len(turns) <= MOST else {}
        self._maps = {self.turns.index(turn): self._small_map(turn, seen) for turn, seen in ends.items()}
        for picture in self._maps.values():
            picture.setParent(self)
            picture.show()
        self.updateGeometry()
        self._lay()

    # --- where it lies ----------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """As wide as all maps are in full."""
        wide = self.appearance.px((WIDE + APART) * max(1, len(self.turns)) + SCALE + END)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """It takes the width that there is."""
        return QSize(0, self.chart.height())

    def heightForWidth(self, width: int) -> int:
        """The lines, and maps as large as has room."""
        high = self._map_size(width)[1]
        return self.chart.height() + (self.appearance.px(APART) + self.appearance.px(high) if high else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Maps as large as has room, each below its turn."""
        super().resizeEvent(event)
        self._lay()

    def _map_size(self, width: int) -> tuple[float, float]:
        """How large a map is in such a width, at 100 %."""
        if not self._maps:
            return 0.0, 0.0
        by = self.appearance.settings.scale / 100
        column = ScorePlot(QRectF(0, 0, width / by, 1), len(self.turns)).column
        ground = self._ground(self.session.view)
        fits = min(min(WIDE, max(1.0, column - APART)) / ground.width(), HIGH / ground.height())
        return ground.width() * fits, ground.height() * fits

    def _lay(self) -> None:
        self.chart.setGeometry(0, 0, self.width(), self.chart.height())
        size, top = self._map_size(self.width()), self.chart.height() + self.appearance.px(APART)
        for number, picture in self._maps.items():
            picture.take(*size)
            middle = self.appearance.px(self.chart.plot.x(number))
            picture.move(middle - picture.width() // 2, top)

    def _ground(self, view: View) -> QRectF:
        """The part of the board that is in play."""
        pages = self._map.layout.pages
        return reduce(QRectF.united, (pages[key] for key in view.maps if key in pages), QRectF())

    def _small_map(self, turn: int, view: View) -> Picture:
        ground = self._ground(view)
        picture = Picture(self.appearance, WIDE, HIGH)
        picture.show_drawing(
            lambda painter: self._paint(view, ground, picture.drawn.width() / ground.width(), painter)
        )
        words = self.appearance.tr("sheet-holders", turn=turn)
        picture.setAccessibleName(words)
        picture.setToolTip(words)
        return picture

    def _paint(self, view: View, ground: QRectF, by: float, painter: QPainter) -> None:
        """The sea as paper, each land in the colour of its holder, each place that is held as a dot."""
        theme = self.appearance.theme
        painter.save()
        painter.scale(by, by)
        painter.translate(-ground.center())
        painter.setClipRect(ground)
        fill(painter, rounded(ground.x(), ground.y(), ground.width(), ground.height(), 1), theme.map.sea)
        board = self._map.board
        for country in board.countries:
            land = self._map.shape(f"country:{country}")
            holder = view.owners.get(country, board.countries[country].owner)
            fill(painter, land, mix(theme.side(holder), theme.map.paper, 0.35) if holder else theme.map.paper)
            if holder and theme.fills.patterns:
                hatch_side(painter, land, holder, theme)
            line(painter, land, pen(theme.map.ink, 0.8 / by))
        for place, side in view.control.items():
            dot = QPointF(self._map.point(place))
            draw(painter, ellipse(dot.x(), dot.y(), DOT / by), theme.side(side), 0.7 / by, theme.map.ink)
        painter.restore()
