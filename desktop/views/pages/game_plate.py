"""The plates of the start screen: each game as its own map, with a title."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
)

from desktop.art.rose import draw_rose
from desktop.art.strokes import at, draw, rounded
from desktop.views.pages.page import faced
from desktop.views.parts.game_parts import parts_of
from desktop.views.scene.miniature import board_picture
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label
from engine import title

PLATE = (380, 260)
"""Least size of a plate; where two have no room beside each other they stand one under the other."""
TITLE, LEAST_TITLE = 34, 20


class GamePlate(QFrame):
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
            for told in ("line", "length"):
                words.addWidget(words_label(appearance.tr(f"game-{name}-{told}"), "second"))
        beside = QHBoxLayout()
        beside.setSpacing(14)
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

    def largest_title(self, width: int) -> int:
        """The size in pixels at which the whole title is read in one line of a plate so wide."""
        said = self.title.text()
        faces = [self.appearance.title(size) for size in range(TITLE, LEAST_TITLE - 1, -1)]
        fits = (one for one in faces if QFontMetrics(one).horizontalAdvance(said) <= width - 60)
        return next(fits, faces[-1]).pixelSize()

    def fit(self, width: int, title: int) -> None:
        """Be so wide at least, with a title of so many pixels."""
        wide, high = PLATE
        self.setMinimumSize(min(self.appearance.px(wide), width), self.appearance.px(high))
        face = f"font-family: '{self.appearance.theme.type.title}'; font-variant: small-caps;"
        self.title.setStyleSheet(f"{face} font-size: {title}px;")
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

    board_name = title(name).board
    if not board_name:
        return None
    maps = title(name).maps
    board = load_board(board_name)
    board = board.subset(maps) if maps else board
    pieces = [PieceView(p.id, p.type, p.power, p.place or "", p.label) for p in board.setup.pieces]
    parts = parts_of(name)
    return board_picture(
        board, appearance.theme, size, pieces=pieces or parts.standing, part=0.5, middle=parts.cover
    )
