"""The page of boards: each sheet as the painter draws it, with its countries and all its places by name."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.cartography.cache import shelf
from desktop.cartography.source import survey
from desktop.views.bits import words_label
from desktop.views.dialogs import tell_file_error
from desktop.views.look import Look
from engine.boards.board import Board
from engine.boards.load import list_boards, load_board
from engine.kernel.errors import FileError, KabinettError


class _Sheet(QWidget):
    """One sheet, whole."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.board: Board | None = None
        self.map = ""

    def show_map(self, board: Board, name: str) -> None:
        """Show this sheet."""
        self.board, self.map = board, name
        self.setAccessibleName(board.maps[name].name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what the painter has on its shelf."""
        if self.board is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        image = shelf(survey(self.board), self.map, self.look.theme).read_overview()
        if image is None:
            painter.setPen(QColor(self.look.theme.window.second_ink))
            painter.setFont(self.look.sans(16))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.look.tr("panels-map-not-drawn"))
        else:
            size = image.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
            left, top = (self.width() - size.width()) / 2, (self.height() - size.height()) / 2
            painter.drawImage(QRectF(left, top, size.width(), size.height()), image)
        painter.end()

    def sizeHint(self) -> QSize:
        """As large as there is room."""
        return QSize(900, 800)


class BoardsPage(QWidget):
    """Ours and the person's own boards."""

    left = Signal()
    export = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setObjectName("page")
        self.look = look
        self.board: Board | None = None
        title = QLabel(look.tr("boards-title"))
        title.setStyleSheet(f"font-family: '{look.theme.type.title}'; font-size: {look.px(44)}px;")
        self.boards, self.maps = QComboBox(), QComboBox()
        self.count = words_label(role="second")
        self.search = QLineEdit()
        self.search.setPlaceholderText(look.tr("map-search-hint"))
        self.places = QTreeWidget()
        self.places.setHeaderHidden(True)
        self.places.setAccessibleName(look.tr("boards-show-names"))
        self.sheet = _Sheet(look)
        back = QPushButton(look.tr("button-back"))
        back.clicked.connect(self.left)
        draw = QPushButton(look.tr("menu-export-picture"))
        draw.clicked.connect(lambda: self.board and self.export.emit(self.board))
        side = QVBoxLayout()
        for widget in (title, self.boards, self.maps, self.count, self.search, self.places):
            if widget is self.places:
                side.addWidget(widget, 1)
            else:
                side.addWidget(widget)
        foot = QHBoxLayout()
        foot.addWidget(back)
        foot.addStretch(1)
        foot.addWidget(draw)
        side.addLayout(foot)
        box = QWidget()
        box.setLayout(side)
        box.setFixedWidth(look.px(400))
        whole = QHBoxLayout(self)
        whole.setContentsMargins(36, 24, 24, 20)
        whole.addWidget(box)
        whole.addWidget(self.sheet, 1)
        self.boards.currentIndexChanged.connect(self._take_board)
        self.maps.currentIndexChanged.connect(self._take_map)
        self.search.textChanged.connect(self._filter)
        for listing in list_boards():
            note = f" ({look.tr('boards-own')})" if listing.origin == "own" else ""
            self.boards.addItem(f"{listing.path.stem}{note}", listing.name)
        look.changed.connect(self.sheet.update)

    def _take_board(self) -> None:
        try:
            self.board = load_board(str(self.boards.currentData()))
        except FileError as error:
            tell_file_error(self.look, error, self)
            return
        except KabinettError as error:
            self.count.setText(str(error))
            return
        titles = self.board.file.title
        shown = titles.get(self.look.words.language, titles.get("en", "")) if isinstance(titles, dict) else ""
        if shown:
            self.boards.setItemText(self.boards.currentIndex(), shown)
        self.maps.clear()
        for name, entry in self.board.maps.items():
            self.maps.addItem(entry.name, name)

    def _take_map(self) -> None:
        if self.board is None or self.maps.currentData() is None:
            return
        name = str(self.maps.currentData())
        self.sheet.show_map(self.board, name)
        self.places.clear()
        by_country: dict[str, QTreeWidgetItem] = {}
        here = [p for p in self.board.places.values() if p.map == name]
        for place in sorted(here, key=lambda p: p.name):
            if place.country not in by_country:
                country = self.board.countries[place.country].name
                by_country[place.country] = QTreeWidgetItem(self.places, [country])
            label = f"{place.name} ({place.modern})" if place.modern else place.name
            QTreeWidgetItem(by_country[place.country], [label])
        self.places.sortItems(0, Qt.SortOrder.AscendingOrder)
        roads = sum(name in road.maps for road in self.board.roads)
        self.count.setText(
            f"{self.look.tr('boards-places', count=len(here))}, {self.look.tr('boards-roads', count=roads)}"
        )
        self._filter()

    def _filter(self) -> None:
        words = self.search.text().strip().lower()
        for number in range(self.places.topLevelItemCount()):
            country = self.places.topLevelItem(number)
            assert country is not None
            shown = 0
            for item in (country.child(child) for child in range(country.childCount())):
                assert item is not None
                hit = words in item.text(0).lower()
                item.setHidden(not hit)
                shown += hit
            country.setHidden(shown == 0)
            country.setExpanded(bool(words) and shown > 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
