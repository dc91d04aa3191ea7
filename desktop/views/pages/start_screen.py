"""The start screen: continue, new table, load, boards, language; the games as plates drawn by the map painter."""

from __future__ import annotations

import time

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.art.lettering import write, write_fitting
from desktop.art.rose import draw_rose
from desktop.art.shields import draw_shield
from desktop.art.strokes import at, draw, rounded
from desktop.profile.library import Saved, kept, newest, read_picture
from desktop.views.pages.page import faced, scrolled
from desktop.views.parts.game_parts import parts_of
from desktop.views.scene.miniature import board_picture, fitted
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Picture, clear, words_label
from engine import __version__, game, playable
from engine.kernel.holding import holder

SIDE = 440
NARROW = 360
MOST = 0.42
"""The column takes so much of a narrow window at most."""
PLATE = (380, 260)
"""Least size of a plate; where two have no room beside each other they stand one under the other."""
TITLE, LEAST_TITLE = 34, 20
HEIGHTS = ((900, "tall"), (600, "plain"), (480, "low"))
"""More than so many pixels at 100 % text are so high; what has less is flat."""
CARD = {"tall": (268, 268), "plain": (210, 210), "low": (150, 150), "flat": (92, 150)}
"""Least and largest height of the card of the last table."""
CARD_WORDS, LEAST_PICTURE = 88, 24
"""Height of what is written on that card, and the least that is left for its picture."""
AROUND, BETWEEN = (40, 36), 28
"""Room around the plates and between them."""


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

    def keyPressEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        """Enter continues."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

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
        write(painter, 20, base + appearance.px(20), self.title, appearance.sans(size, bold=True), w.ink)
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


class Plate(QFrame):
    """One game: its real board in small, title, what it takes, Play."""

    play = Signal(str)

    def __init__(self, appearance: Appearance, name: str) -> None:
        super().__init__()
        self.appearance, self.game = appearance, name
        self._image: QImage | None = None
        self._drawing = QTimer(self, singleShot=True, interval=0)
        self._drawing.timeout.connect(self._draw_picture)
        self.button = QPushButton(appearance.tr("start-play"))
        self.button.setObjectName(f"play-{name}")
        self.button.setProperty("role", "strong")
        self.button.setFixedWidth(appearance.px(130))
        self.button.clicked.connect(lambda: self.play.emit(name))
        self.title = faced(appearance, appearance.tr(f"game-{name}"), TITLE, "font-variant: small-caps;")
        words = QVBoxLayout()
        words.setSpacing(0)
        if appearance.words.has(f"game-{name}-subtitle"):
            subtitle = faced(appearance, appearance.tr(f"game-{name}-subtitle"), 18, "font-style: italic;")
            subtitle.setWordWrap(True)
            words.addWidget(subtitle)
            words.addWidget(
                words_label(
                    f"{appearance.tr(f'game-{name}-line')}   {appearance.tr(f'game-{name}-length')}", "second"
                )
            )
        beside = QHBoxLayout()
        beside.addLayout(words, 1)
        beside.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        foot = QVBoxLayout()
        foot.setSpacing(0)
        foot.addWidget(self.title)
        foot.addLayout(beside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 18, 24, 16)
        whole.addStretch(1)
        whole.addLayout(foot)
        self._foot = foot

    def refresh(self) -> None:
        """Draw the miniature anew, when there is time: the map may be ready now."""
        self._drawing.start()

    def fit(self, width: int) -> None:
        """Be so wide at least; the whole title is read in one line."""
        wide, high = PLATE
        self.setMinimumSize(min(self.appearance.px(wide), width), self.appearance.px(high))
        said, faces = (
            self.title.text(),
            [self.appearance.title(size) for size in range(TITLE, LEAST_TITLE - 1, -1)],
        )
        fits = (one for one in faces if QFontMetrics(one).horizontalAdvance(said) <= width - 60)
        face = next(fits, faces[-1])
        title = f"font-family: '{self.appearance.theme.type.title}'; font-variant: small-caps;"
        self.title.setStyleSheet(f"{title} font-size: {face.pixelSize()}px;")
        self.title.setMinimumWidth(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The miniature gets another size."""
        super().resizeEvent(event)
        self._drawing.start()

    def showEvent(self, event: QShowEvent) -> None:
        """It comes into sight."""
        super().showEvent(event)
        self._drawing.start()

    def _draw_picture(self) -> None:
        size = self._room().size().toSize()
        if self.isVisible() and size.width() > 50 and size.height() > 50:
            self._image = game_picture(self.game, self.appearance, size)
            self.update()

    def _room(self) -> QRectF:
        return QRectF(14, 14, self.width() - 28, self._foot.geometry().top() - 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate with its double rule."""
        theme, w = self.appearance.theme, self.appearance.theme.window
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter, rounded(1.5, 1.5, self.width() - 3, self.height() - 3, 8), w.panel, 2, w.ink)
        draw(painter, rounded(6, 6, self.width() - 12, self.height() - 12, 5), None, 1, w.ink)
        room = self._room()
        if self._image is not None:
            painter.drawImage(room, self._image)
        else:
            painter.fillRect(room, QColor(theme.map.paper))
            with at(painter, room.center().x(), room.center().y()):
                draw_rose(painter, w.second_ink, min(room.width(), room.height()) * 0.3)
        painter.setPen(QPen(QColor(w.ink), 1.4))
        painter.drawRect(room)
        painter.end()


def game_picture(name: str, appearance: Appearance, size: QSize) -> QImage | None:
    """A game's board with the pieces of its set-up."""
    from engine.boards.load import load_board
    from engine.kernel.view import PieceView

    board_name = game(name).board
    if not board_name:
        return None
    maps = game(name).scenarios[0].maps
    board = load_board(board_name)
    board = board.subset(maps) if maps else board
    pieces = [PieceView(p.id, p.type, p.power, p.place or "", p.label) for p in board.setup.pieces]
    return board_picture(board, appearance.theme, size, pieces=pieces, part=0.5, middle=parts_of(name).cover)


class StartScreen(QWidget):
    """One page; the default button continues the last table.

    Signals:
        resumed: path of a table. wanted: "new", "load", "boards", "settings". play: a game's id.
    """

    resumed = Signal(object)
    wanted = Signal(str)
    play = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName("page")
        self.appearance = appearance
        self.plates: list[Plate] = []
        self.continue_card: ContinueCard | None = None
        self._whole = QHBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self.fill()

    def fill(self) -> None:
        """Lay out the page anew."""
        self._filled = self._room()
        clear(self._whole)
        self._whole.addWidget(self._column())
        self._whole.addWidget(self._games(), 1)
        first = self.continue_card or self.new_button
        first.setFocus()

    def _room(self) -> tuple[int, str]:
        """How wide the column is, and how high for the size of text: tall, plain, low or flat."""
        high = self.height() * 100 / self.appearance.settings.scale
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
        count = kept()
        if count:
            lines.addWidget(self._entry("start-load", appearance.tr("start-load-count", count=count), "load"))
        lines.addWidget(self._entry("start-boards", appearance.tr("start-boards-line"), "boards"))
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
        saved = newest()
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
            plate = Plate(self.appearance, name)
            plate.play.connect(self.play)
            self.plates.append(plate)
        self._columns = 0
        area = scrolled(box)
        self._place_plates()
        return area

    def _place_plates(self) -> None:
        """Two beside each other where each has its room, else one under the other."""
        room = self.width() - self._room()[0] - 2 * AROUND[0] - self.appearance.px(12)
        half = (room - BETWEEN) // 2
        columns = 2 if half >= self.appearance.px(PLATE[0]) else 1
        for number, plate in enumerate(self.plates):
            plate.fit(half if columns == 2 else room)
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
        if self._room() != self._filled:
            self.fill()
        else:
            self._place_plates()
