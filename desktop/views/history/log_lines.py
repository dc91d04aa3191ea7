"""How a line of the log is painted: shield, wrapped words, clause; turns as a centred rule."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QTextOption
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.art.shields import draw_shield
from desktop.art.sprites import Sprite, render
from desktop.views.history.log_model import LINE, Index, LogModel
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import cut_clause
from engine.kernel.log import Line

LEFT, RIGHT = 36, 62
"""Room for the shield, and the least for the clause."""
MOST = 0.4
"""The most of the width that a clause takes: the rest of a long heading is left out."""
HEADINGS = ("turn", "stage")
"""The kinds of the Events that are headings."""
ASIDE = 14
"""Room on both sides of a heading."""
KEPT = 8000
"""Heights of lines that are remembered."""
SHIELD = QRectF(-10, -12, 20, 24)
"""The room of a shield around its middle."""
LATER = 0.6
"""How strongly lines of what came after the moment looked at are painted."""


class LogDelegate(QStyledItemDelegate):
    """Paints a line: shield, wrapped words, clause at the right; turns as a centred rule."""

    def __init__(self, appearance: Appearance, view: QListView, model: LogModel) -> None:
        super().__init__(view)
        self.appearance, self._view, self._model = appearance, view, model
        self._heights: dict[tuple[str, str, int], int] = {}
        self._shields: dict[tuple[str, float], Sprite] = {}
        appearance.changed.connect(self.forget)

    def forget(self) -> None:
        """Letters or theme have changed: measure and draw anew."""
        self._heights.clear()
        self._shields.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the wrapped words, which are measured once in each width."""
        line: Line = index.data(LINE)
        words, width = str(index.data()), self._view.viewport().width()
        key = words, line.event.clause, width
        if key not in self._heights:
            if len(self._heights) >= KEPT:
                self._heights.clear()
            self._heights[key] = self._height(line, words, width)
        return QSize(width, self._heights[key])

    def _height(self, line: Line, words: str, width: int) -> int:
        appearance = self.appearance
        if line.event.kind in HEADINGS:
            return max(appearance.px(24), self._heading(words, width).height() + appearance.px(8))
        room = max(60, width - appearance.px(LEFT) - self._right(line, width))
        wrapped = QFontMetrics(appearance.sans(14)).boundingRect(
            QRect(0, 0, room, 4000), Qt.TextFlag.TextWordWrap, words
        )
        return max(appearance.px(24), wrapped.height() + appearance.px(6))

    def _right(self, line: Line, width: int) -> int:
        """The room that the clause of a line takes."""
        label = short_clause(self.appearance, line.event.clause) if line.event.clause else ""
        taken = QFontMetrics(self.appearance.sans(12)).horizontalAdvance(label) + self.appearance.px(16)
        return max(self.appearance.px(RIGHT), min(taken, round(width * MOST)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one line."""
        appearance, theme = self.appearance, self.appearance.theme
        line: Line = index.data(LINE)
        rect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(theme.window.strip))
        if self._model.is_later(index.row()):
            painter.setOpacity(LATER)
        if line.event.kind in HEADINGS:
            self._rule(painter, rect, str(index.data()))
        else:
            if index.row() == self._model.current():
                painter.fillRect(
                    QRect(rect.x(), rect.y(), appearance.px(4), rect.height()), QColor(theme.window.focus)
                )
                painter.fillRect(rect.adjusted(appearance.px(4), 0, 0, 0), QColor(theme.window.strip))
            self._line(painter, rect, line, str(index.data()))
        painter.restore()

    def _line(self, painter: QPainter, rect: QRect, line: Line, words: str) -> None:
        appearance, theme, event = self.appearance, self.appearance.theme, line.event
        side = event.side.removeprefix("side:")
        if side and side in theme.colours.colours:
            foot = QPointF(rect.x() + appearance.px(20), rect.y() + appearance.px(12))
            self._shield(side, painter.device().devicePixelRatioF()).blit(painter, foot)
        painter.setPen(QColor(theme.window.second_ink if line.undone else theme.window.ink))
        face = appearance.sans(14)
        face.setStrikeOut(line.undone)
        painter.setFont(face)
        right = self._right(line, rect.width())
        room = QRectF(rect.adjusted(appearance.px(LEFT), appearance.px(3), -right, 0))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        painter.drawText(room, words, option)
        if event.clause:
            painter.setPen(QColor(theme.window.second_ink))
            painter.setFont(appearance.sans(12))
            told = cut_clause(
                painter.fontMetrics(), short_clause(appearance, event.clause), right - appearance.px(12)
            )
            painter.drawText(
                rect.adjusted(0, appearance.px(4), -appearance.px(8), 0),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop,
                told,
            )

    def _shield(self, side: str, ratio: float) -> Sprite:
        """The shield of a side, drawn once for a screen."""
        if (side, ratio) not in self._shields:
            self._shields[side, ratio] = render(
                lambda painter: draw_shield(painter, side, size=0.55, theme=self.appearance.theme),
                SHIELD, self.appearance.settings.scale / 100, ratio,
            )  # fmt: skip
        return self._shields[side, ratio]

    def _rule(self, painter: QPainter, rect: QRect, words: str) -> None:
        """A centred heading between two rules, in as many lines as it needs."""
        appearance, theme = self.appearance, self.appearance.theme
        painter.setFont(appearance.italic(15))
        painter.setPen(QColor(theme.window.second_ink))
        aside, taken = appearance.px(ASIDE), self._heading(words, rect.width())
        centred = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(rect.adjusted(aside, 0, -aside, 0), centred, words)
        half = taken.width() // 2 + appearance.px(10)
        painter.setPen(QColor(theme.window.edge))
        middle, y = rect.center().x(), rect.center().y()
        if half < rect.width() // 2 - aside:
            painter.drawLine(rect.x() + aside, y, middle - half, y)
            painter.drawLine(middle + half, y, rect.right() - aside, y)

    def _heading(self, words: str, width: int) -> QRect:
        """What the words of a heading take in a list of this width."""
        room = QRect(0, 0, max(60, width - 2 * self.appearance.px(ASIDE)), 4000)
        return QFontMetrics(self.appearance.italic(15)).boundingRect(room, Qt.TextFlag.TextWordWrap, words)


def short_clause(appearance: Appearance, clause: str) -> str:
    """A clause in a narrow column: without the ruleset, which is the same in every line."""
    label = appearance.words.clause(clause)
    return label.rpartition("\N{NO-BREAK SPACE}")[2] if "§" in label else label
