"""The start screen: continue, new table, load, boards, language; the games as plates drawn by the map painter."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.art.rose import draw_rose
from desktop.profile.library import Saved, kept, newest
from desktop.views.pages.continue_card import ContinueCard
from desktop.views.pages.game_plate import PLATE, GamePlate
from desktop.views.pages.page import faced, press_focused
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Picture, clear, scrolled, words_label
from desktop.views.widgets.focus import keeps_focus
from engine import __version__, playable

SIDE = 440
NARROW = 360
MOST = 0.42
"""The column takes so much of a narrow window at most."""
HEIGHTS = ((1020, "tall"), (820, "plain"), (560, "low"))
"""More than so many pixels at 100 % text are so high; what has less is flat."""
CARD = {"tall": (268, 268), "plain": (210, 210), "low": (150, 150), "flat": (92, 150)}
"""Least and largest height of the card of the last table."""
NO_CARD = 200
"""So much room is left where there is no table yet."""
AROUND, BETWEEN = (40, 36), 28
"""Room around the plates and between them."""


class StartScreen(QWidget):
    """One page; the default button continues the last table.

    Signals:
        resumed: path of a table. wanted: "new", "learn", "load", "boards", "editor", "settings". play: a game's id.
    """

    resumed = Signal(object)
    wanted = Signal(str)
    play = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName("page")
        self.appearance = appearance
        self.plates: list[GamePlate] = []
        self.new_button: QPushButton
        self.continue_card: ContinueCard | None = None
        self._whole = QHBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._filled: tuple[int, str] | None = None
        self._newest: Saved | None = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus."""
        if not press_focused(self, event):
            super().keyPressEvent(event)

    def fill(self) -> None:
        """Lay out the page anew; one that is not on show as soon as it is."""
        if self.isVisible():
            self._fill()
        else:
            self._filled = None

    @keeps_focus
    def _fill(self) -> None:
        self._newest = newest(self.appearance.settings.open_table)
        self._filled = self._room()
        clear(self._whole)
        self._whole.addWidget(self._column())
        self._whole.addWidget(self._games(), 1)
        first = self.continue_card or self.new_button
        first.setFocus()

    def _room(self) -> tuple[int, str]:
        """How wide the column is, and how high for the size of text: tall, plain, low or flat."""
        high = self.height() * 100 / self.appearance.settings.scale + (0 if self._newest else NO_CARD)
        wide = self.appearance.px(SIDE if self.width() > 1500 else NARROW)
        said = next((said for more, said in HEIGHTS if high > more), "flat")
        return min(wide, int(self.width() * MOST)), said

    def _column(self) -> QWidget:
        appearance, w = self.appearance, self.appearance.theme.window
        box = QFrame()
        box.setObjectName("startColumn")
        box.setStyleSheet(f"#startColumn {{ background: {w.strip}; border-right: 4px double {w.ink}; }}")
        wide, high = self._room()
        lines = QVBoxLayout(box)
        above, below, between = {"tall": (40, 16, 10), "flat": (8, 8, 3)}.get(high, (20, 16, 6))
        lines.setContentsMargins(36, above, 36, below)
        lines.setSpacing(between)
        self._head(lines, high)
        self.continue_card = self._continue()
        if self.continue_card is not None:
            least, most = CARD[high]
            self.continue_card.setMinimumHeight(appearance.px(least))
            self.continue_card.setMaximumHeight(appearance.px(most))
            lines.addWidget(self.continue_card, 1)
            lines.addSpacing(between)
        self.new_button = self._entry("start-new-table", "", "new")
        lines.addWidget(self.new_button)
        lines.addWidget(self._entry("start-learn", appearance.tr("start-learn-line"), "learn"))
        count = kept()
        if count:
            lines.addWidget(self._entry("start-load", appearance.tr("start-load-count", count=count), "load"))
        lines.addWidget(self._entry("start-boards", appearance.tr("start-boards-line"), "boards"))
        lines.addWidget(self._entry("start-editor", appearance.tr("start-editor-line"), "editor"))
        language = appearance.tr(f"language-{appearance.words.language}")
        lines.addWidget(self._entry("start-settings", language, "settings"))
        lines.addStretch(0 if high == "flat" and self.continue_card is not None else 1)
        footer = appearance.tr(
            "start-footer", version=__version__, language=language, percent=appearance.settings.scale
        )
        lines.addWidget(words_label(footer, "second"))
        column: QWidget = scrolled(box, "startColumn") if high in ("low", "flat") else box
        column.setFixedWidth(wide)
        return column

    def _head(self, lines: QVBoxLayout, high: str) -> None:
        """Rose, name and motto, as far as there is room."""
        appearance, ink = self.appearance, self.appearance.theme.window.ink
        centre = Qt.AlignmentFlag.AlignHCenter
        rose, letters = {"tall": (124, 66), "plain": (70, 44)}.get(high, (0, 34))
        if rose:
            picture = Picture(appearance, rose, rose, lambda p: draw_rose(p, ink, rose * 0.48))
            lines.addWidget(picture, 0, centre)
        lines.addWidget(faced(appearance, appearance.tr("app-name"), letters), 0, centre)
        if rose:
            lines.addWidget(
                faced(appearance, appearance.tr("app-motto"), 20, "font-style: italic;"), 0, centre
            )
        lines.addSpacing(lines.spacing())

    def _continue(self) -> ContinueCard | None:
        saved = self._newest
        if saved is None:
            return None
        card = ContinueCard(self.appearance, saved)
        card.clicked.connect(lambda: self.resumed.emit(saved.path))
        return card

    def _entry(self, key: str, note: str, wish: str) -> QPushButton:
        button = QPushButton(self.appearance.tr(key))
        button.setProperty("role", "start")
        button.setProperty("tight", self._room()[1] == "flat")
        button.setObjectName(f"start-{wish}")
        button.setAccessibleName(f"{self.appearance.tr(key)} {note}".strip())
        label = words_label(note, "second", wrap=False)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        taken = button.sizeHint().width() + label.sizeHint().width()
        button.setToolTip(note if taken > self._room()[0] - 72 - 30 else "")
        if note and not button.toolTip():
            inside = QHBoxLayout(button)
            inside.setContentsMargins(0, 0, 16, 0)
            inside.addStretch(1)
            inside.addWidget(label)
        button.clicked.connect(lambda: self.wanted.emit(wish))
        return button

    def _games(self) -> QWidget:
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(*AROUND, *AROUND)
        grid.setSpacing(BETWEEN)
        self._grid = grid
        self.plates = []
        for name in playable():
            plate = GamePlate(self.appearance, name)
            plate.play.connect(self.play)
            self.plates.append(plate)
        self._columns = 0
        area = scrolled(box)
        self._place_plates()
        return area

    def _place_plates(self) -> None:
        """Two beside each other where each has its room, else one under the other; all titles in one size."""
        room = self.width() - self._room()[0] - 2 * AROUND[0] - self.appearance.px(12)
        half = (room - BETWEEN) // 2
        columns = 2 if half >= self.appearance.px(PLATE[0]) else 1
        wide = half if columns == 2 else room
        title = min((plate.largest_title(wide) for plate in self.plates), default=0)
        for number, plate in enumerate(self.plates):
            plate.fit(wide, title)
            if columns != self._columns:
                self._grid.removeWidget(plate)
                self._grid.addWidget(plate, number // columns, number % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))
        self._columns = columns

    def map_ready(self) -> None:
        """A map has been drawn: the plates can show it."""
        for plate in self.plates:
            plate.refresh()

    def resizeEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        """The column is narrower on a small screen."""
        super().resizeEvent(event)
        if self._filled is None:
            return
        if self._room() != self._filled:
            self._fill()
        else:
            self._place_plates()

    def showEvent(self, event: QShowEvent) -> None:
        """It comes into sight, in the room that it has now."""
        super().showEvent(event)
        if self._filled is None:
            self._fill()
