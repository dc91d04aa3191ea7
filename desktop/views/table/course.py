"""How a game went: points of each side at the end of each turn, and small maps of who held what then."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial, reduce

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.art.hatching import hatch_side
from desktop.art.score_lines import ScoreLine, draw_lines
from desktop.art.strokes import draw, ellipse, fill, line, mix, pen, rounded
from desktop.maps.boardmap import BoardMap
from desktop.maps.plan import Plan
from desktop.profile.theme import Theme
from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Picture, Shield, clear, words_label
from desktop.views.widgets.focus import keeps_focus
from engine.kernel.log import Log
from engine.kernel.view import View, in_points

WIDE, HIGH = 84.0, 86.0
"""The most that a small map takes at 100 %."""
MOST = 10
"""So many turns have a map each at most."""
LINES = (500.0, 150.0)
"""What the lines of points take at 100 %."""
DOT = 1.9
"""The radius of a place that somebody holds, in pixels of a small map."""


class Course(QWidget):
    """A column for each turn: its map, and the points of every side; empty where a game does not count by turns.

    Of more turns than maps have room for there is a line of points for each side instead.
    """

    def __init__(self, appearance: Appearance, session: Session, board_map: BoardMap) -> None:
        super().__init__()
        self.appearance, self.session, self._map = appearance, session, board_map
        self.rows = QGridLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setHorizontalSpacing(6)
        self.rows.setVerticalSpacing(2)

    @property
    def plans(self) -> Mapping[str, Plan]:
        """The sheets of the board."""
        return self._map.plans

    @property
    def turns(self) -> tuple[int, ...]:
        """The turns whose points are known."""
        view = self.session.view
        return tuple(range(view.turn - len(view.points_by_turn) + 1, view.turn + 1))

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

    @keeps_focus
    def refresh(self) -> None:
        """Show how it went until now."""
        clear(self.rows)
        view = self.session.view
        of = view.scores[0].of if view.scores else 1
        sides = list(dict.fromkeys(side for points in view.points_by_turn for side in points))
        self.setVisible(bool(sides))
        if len(self.turns) > MOST:
            self._draw_lines(view, sides, of)
            return
        ends = self.ends()
        tr, middle = self.appearance.tr, Qt.AlignmentFlag.AlignHCenter
        for column, turn in enumerate(self.turns, start=1):
            if turn in ends:
                self.rows.addWidget(self._small_map(turn, ends[turn]), 0, column, middle)
            self.rows.addWidget(
                words_label(tr("sheet-turn", turn=turn), "second", wrap=False), 1, column, middle
            )
        for row, side in enumerate(sides, start=2):
            shield = Shield(self.appearance, 0.6)
            shield.show_powers((side,))
            shield.setAccessibleName(self.appearance.name(f"side:{side}"))
            shield.setToolTip(self.appearance.name(f"side:{side}"))
            self.rows.addWidget(shield, row, 0)
            for column, points in enumerate(view.points_by_turn, start=1):
                words = self.appearance.words.number(in_points(points.get(side, 0), of))
                label = words_label(words, wrap=False)
                label.setObjectName("sheetCell")
                self.rows.addWidget(label, row, column, middle)

    def _draw_lines(self, view: View, sides: list[str], of: int) -> None:
        """A line for each side in place of maps and numbers."""
        lines = [
            ScoreLine(side, tuple(in_points(points.get(side, 0), of) for points in view.points_by_turn))
            for side in sides
        ]
        room = QRectF(-LINES[0] / 2, -LINES[1] / 2, *LINES)
        paint = partial(draw_lines, room=room, lines=lines, turns=self.turns, theme=self.appearance.theme)
        picture = Picture(self.appearance, *LINES, paint)
        picture.setObjectName("sheetLines")
        number = self.appearance.words.number
        told = [
            f"{self.appearance.name(f'side:{one.side}')}: {', '.join(map(number, one.points))}"
            for one in lines
        ]
        picture.setToolTip("\n".join(told))
        picture.setAccessibleName(self.appearance.tr("sheet-course"))
        picture.setAccessibleDescription("; ".join(told))
        self.rows.addWidget(picture, 0, 0)

    def _small_map(self, turn: int, view: View) -> Picture:
        theme, pages = self.appearance.theme, self._map.layout.pages
        ground = reduce(QRectF.united, (pages[key] for key in view.maps if key in pages), QRectF())
        by = min(WIDE / ground.width(), HIGH / ground.height())
        size = ground.width() * by, ground.height() * by
        picture = Picture(self.appearance, *size, partial(self._paint, view, ground, by, theme))
        words = self.appearance.tr("sheet-holders", turn=turn)
        picture.setAccessibleName(words)
        picture.setToolTip(words)
        return picture

    def _paint(self, view: View, ground: QRectF, by: float, theme: Theme, painter: QPainter) -> None:
        """The sea as paper, each land in the colour of its holder, each place that is held as a dot."""
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
