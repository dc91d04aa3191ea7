"""The maps of the plates: where one is not drawn yet, it is drawn beside the start screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget

from desktop.soon import soon
from engine import playable, title

if TYPE_CHECKING:
    from desktop.maps.boardmap import BoardMap
    from desktop.shell.window import Window

REST = 300
"""Milliseconds for which the start screen has been seen before maps are drawn."""


class Plates(QObject):
    """Draws them one after the other, while the start screen is looked at."""

    def __init__(self, window: Window) -> None:
        assert isinstance(window, QStackedWidget)
        super().__init__(window)
        self._window = window
        self._maps: list[BoardMap] = []

    def draw(self) -> None:
        """Where the map of a plate is not drawn yet, draw it beside the start screen."""
        soon(self, self._prepare, REST)

    def _prepare(self) -> None:
        from desktop.maps.boardmap import BoardMap

        start = self._window.start
        seen = self._window.isVisible() and self._window.currentWidget() is start
        if start is None or not seen or self._maps:
            return
        for name in playable():
            board = self._window.board(title(name).board)
            if board is None:
                continue
            maps = title(name).maps or tuple(board.maps)
            plate_map = BoardMap(board.subset(maps), self._window.appearance.theme, self)
            plate_map.changed.connect(start.map_ready)
            plate_map.prepare()
            self._maps.append(plate_map)

    def leave(self) -> None:
        """The maps of the start screen need not be drawn any more."""
        for plate_map in self._maps:
            plate_map.stop()
            plate_map.deleteLater()
        self._maps = []
