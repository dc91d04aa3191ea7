"""The card of the last table on the start screen: its position in small, where it stands, when it was played."""

from __future__ import annotations

import time

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
)

from desktop.art.lettering import write, write_fitting
from desktop.art.rose import draw_rose
from desktop.art.shields import draw_shield
from desktop.art.strokes import at, draw, rounded
from desktop.profile.library import Saved, read_picture
from desktop.views.scene.miniature import fitted
from desktop.views.widgets.appearance import Appearance
from engine.kernel.holding import holder

CARD_WORDS, LEAST_PICTURE = 88, 24
"""Height of what is written on that card, and the least that is left for its picture."""


class ContinueCard(QAbstractButton):
    """The last table: its position in small, where it stands, and when it was played."""

    def __init__(self, appearance: Appearance, saved: Saved) -> None:
        super().__init__()
        self.appearance, self.saved = appearance, saved
        self.setObjectName("continueCard")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._image = read_picture(saved.path)
        assert saved.header is not None
        self.game = saved.header.game
        self.line, self.ago = continue_line(appearance, saved), time_ago(appearance, saved.changed)
        self.crashed = appearance.settings.open_table == str(saved.path) and holder(saved.path) is None
        self.title = appearance.tr("start-continue-crash" if self.crashed else "start-continue")
        self.setAccessibleName(f"{self.title}: {self.line}, {self.ago}")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        appearance, w = self.appearance, self.appearance.theme.window
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        wide, high = self.width(), self.height()
        if self.hasFocus():
            painter.setPen(QPen(QColor(w.focus), 4))
            painter.drawRoundedRect(QRectF(2, 2, wide - 4, high - 4), 8, 8)
        draw(painter, rounded(5, 5, wide - 10, high - 10, 6), w.panel, 2, w.ink)
        words = appearance.px(CARD_WORDS)
        room = QRectF(17, 17, wide - 34, high - words - 26)
        if room.height() >= appearance.px(LEAST_PICTURE):
            self._paint_picture(painter, room)
        base = high - words
        text = wide - 44 - appearance.px(36)
        size = 17 if self.crashed else 20
        write_fitting(
            painter, 20, base + appearance.px(20), self.title, "sans", appearance.px(size), wide - 40, w.ink, "left",
            bold=True,
        )  # fmt: skip
        write_fitting(
            painter, 20, base + appearance.px(44), self.line, "sans", appearance.px(15), text, w.ink, "left"
        )
        write(painter, 20, base + appearance.px(66), self.ago, appearance.sans(14), w.second_ink)
        if not self.crashed:
            key = appearance.tr("panels-key-enter")
            write(
                painter, wide - 20, base + appearance.px(18), key, appearance.sans(13), w.second_ink, "right"
            )
        summary = self.saved.summary
        if summary and summary.sides:
            with at(painter, wide - appearance.px(38), base + appearance.px(52)):
                draw_shield(
                    painter,
                    summary.sides[0],
                    size=0.95 * appearance.settings.scale / 100,
                    theme=appearance.theme.of(self.game),
                )
        painter.end()

    def _paint_picture(self, painter: QPainter, room: QRectF) -> None:
        """Paint the position, or the rose where no picture of it is kept."""
        theme = self.appearance.theme
        if not self._image.isNull():
            painter.drawImage(room, fitted(self._image, room.size().toSize() * 2))
        else:
            painter.fillRect(room, QColor(theme.map.paper))
            with at(painter, room.center().x(), room.center().y()):
                draw_rose(painter, theme.window.second_ink, min(room.width(), room.height()) * 0.36)
        painter.setPen(QPen(QColor(theme.window.ink), 1))
        painter.drawRect(room)


def continue_line(appearance: Appearance, saved: Saved) -> str:
    """What table it is: its game, ruleset and turn, and who is to move."""
    assert saved.header is not None
    header, summary = saved.header, saved.summary
    words = appearance.words.bind(game=header.game)
    name = appearance.tr(f"game-{header.game}")
    if summary is None:
        return f"{name} {header.ruleset}"
    if not summary.sides:
        return f"{name} {header.ruleset}, {appearance.tr('word-turn', turn=summary.turn)}"
    side = f"side:{summary.sides[0]}"
    return words.tr("table-line", game=name, ruleset=header.ruleset, turn=summary.turn, side=side)


def time_ago(appearance: Appearance, moment: float) -> str:
    """How long ago, in words."""
    minutes = max(0, int((time.time() - moment) // 60))
    if minutes < 1:
        return appearance.tr("time-now")
    if minutes < 60:
        return appearance.tr("time-minutes-ago", count=minutes)
    if minutes < 60 * 24:
        return appearance.tr("time-hours-ago", count=minutes // 60)
    return appearance.tr("time-days-ago", count=minutes // (60 * 24))
