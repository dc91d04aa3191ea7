"""Tabs at the edges of the map: while one sheet is shown by itself, they lead to the others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.views.scene.table_scene import TableScene

INSET = 6
"""Screen pixels between a tab and the edge of the map."""
MOST = 0.97
"""So much of a sheet is as good as all of it."""


class SheetTabs(QObject):
    """The tabs of one view, each in the lower corner beyond which its sheet lies.

    Signals:
        wanted: the key of the sheet whose tab was pressed.
    """

    wanted = Signal(str)

    def __init__(self, view: QWidget, table: TableScene) -> None:
        super().__init__(view)
        self._view, self._table = view, table
        self.tabs: dict[str, QPushButton] = {}
        if len(table.map.plans) > 1:
            for key in table.map.plans:
                tab = QPushButton(view)
                tab.setObjectName(f"sheet-{key}")
                tab.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                tab.setCursor(Qt.CursorShape.PointingHandCursor)
                tab.clicked.connect(partial(self.wanted.emit, key))
                tab.hide()
                self.tabs[key] = tab
            view.installEventFilter(self)

    def show_others(self, shown: str, able: Mapping[str, int], seen: QRectF) -> None:
        """Show the tabs of all sheets but the one shown, with how much can be done there; none if `shown` is "".

        Args:
            seen: what of the scene is in sight: to a sheet that can be seen as it is no tab leads.
        """
        for key, tab in self.tabs.items():
            there = key != shown and key in self._table.ground.seen
            if shown and there and not self._is_seen(key, seen):
                self._word(tab, key, able.get(key, 0), left=self._lies_left(key, shown))
                tab.setProperty("left", self._lies_left(key, shown))
                tab.show()
            else:
                tab.hide()
        self._place()

    def _is_seen(self, key: str, seen: QRectF) -> bool:
        frame = self._table.ground.frame(key)
        part = frame.intersected(seen)
        return part.width() * part.height() >= MOST * frame.width() * frame.height()

    def _lies_left(self, key: str, shown: str) -> bool:
        ground = self._table.ground
        return ground.frame(key).center().x() < ground.frame(shown).center().x()

    def _word(self, tab: QPushButton, key: str, able: int, *, left: bool) -> None:
        words = self._table.words
        name = words.name(f"map:{key}")
        tab.setText(words.tr("scene-sheet-tab", sheet=name, able=able, way="left" if left else "right"))
        tab.setAccessibleName(words.tr("scene-sheet-shows", sheet=name, able=able))
        tab.setToolTip(tab.accessibleName())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The tabs keep to the edges."""
        if watched is self._view and event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _place(self) -> None:
        room = self._view.rect()
        for tab in self.tabs.values():
            if tab.isHidden():
                continue
            tab.resize(tab.sizeHint())
            left = INSET if tab.property("left") else room.width() - tab.width() - INSET
            tab.move(left, room.height() - tab.height() - INSET)
            tab.raise_()
