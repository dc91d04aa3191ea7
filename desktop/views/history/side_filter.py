"""A row of shields: the one pressed lets only its side's lines pass."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from desktop.art.shields import draw_shield
from desktop.art.strokes import at
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import clear, tip
from desktop.views.widgets.focus import keeps_focus

SIDE = 24


class SideFilter(QWidget):
    """One button for each side.

    Signals:
        chosen: the side's reference; "" when all may pass.
    """

    chosen = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.buttons: dict[str, QToolButton] = {}
        self._known: tuple[tuple[str, ...], str, int] | None = None
        self._side = ""
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(2)
        appearance.changed.connect(self._reword)

    @keeps_focus
    def show_sides(self, sides: Sequence[str]) -> None:
        """Offer these sides."""
        known = (tuple(sides), self._appearance.theme.name, self._appearance.settings.scale)
        if known == self._known:
            return
        self._known = known
        clear(self._line)
        self.buttons = {}
        for side in sides:
            button = QToolButton(autoRaise=True)
            button.setCheckable(True)
            button.setIcon(self._shield(side))
            button.setIconSize(QSize(self._appearance.px(SIDE), self._appearance.px(SIDE)))
            button.clicked.connect(lambda on, s=side: self.choose(f"side:{s}" if on else ""))
            self.buttons[f"side:{side}"] = button
            self._line.addWidget(button)
        self._reword()
        self.choose(self._side if self._side in self.buttons else "")

    def _reword(self) -> None:
        for ref, button in self.buttons.items():
            button.setToolTip(tip(self._appearance.name(ref)))
            button.setAccessibleName(
                f"{self._appearance.tr('panel-filter-side')}: {self._appearance.name(ref)}"
            )

    def choose(self, side: str) -> None:
        """Let only this side pass ("" for all)."""
        for ref, button in self.buttons.items():
            button.setChecked(ref == side)
        if side != self._side:
            self._side = side
            self.chosen.emit(side)

    def _shield(self, side: str) -> QIcon:
        size = self._appearance.px(SIDE)
        pixmap = QPixmap(2 * size, 2 * size)
        pixmap.setDevicePixelRatio(2.0)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        with at(painter, size / 2, size / 2, 0.62 * self._appearance.settings.scale / 100):
            draw_shield(painter, side, size=1.0, theme=self._appearance.theme)
        painter.end()
        return QIcon(pixmap)
