"""The page of boards: each sheet as the painter draws it, what can be laid over it, and all its places by name."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.views.pages.board_view import LAYERS, BoardView
from desktop.views.pages.page import Page
from desktop.views.panels.legend import Legend
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Flow, words_label
from desktop.views.widgets.choice_box import ChoiceBox
from desktop.views.widgets.dialogs import tell_file_error
from engine.boards.board import Board
from engine.boards.load import BoardListing, list_boards, load_board
from engine.kernel.errors import FileError

PLACE = Qt.ItemDataRole.UserRole


class BoardsPage(Page):
    """Ours and the person's own boards.

    Signals:
        export: a board is to be drawn into a file. print: it is to go onto paper.
    """

    export = Signal(object)
    print = Signal(object)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.board: Board | None = None
        self._board, self._map, self._words = "", "", ""
        self._on: set[str] = set()
        self.build()
        appearance.changed.connect(self._take_key)

    # --- building -----------------------------------------------------------------

    def build(self) -> None:
        """Lists and switches at the left, the map at the right."""
        appearance = self.appearance
        self.boards, self.maps = ChoiceBox(), ChoiceBox()
        self.boards.setAccessibleName(appearance.tr("boards-title"))
        self.maps.setAccessibleName(appearance.tr("boards-map"))
        self.count = words_label(role="second")
        self.search = QLineEdit(self._words)
        self.search.setPlaceholderText(appearance.tr("boards-search"))
        self.search.setAccessibleName(appearance.tr("boards-search"))
        self.search.setClearButtonEnabled(True)
        self.places = QTreeWidget()
        self.places.setHeaderHidden(True)
        self.places.setAccessibleName(appearance.tr("boards-show-names"))
        self.view = BoardView(appearance)
        self.legend = Legend(appearance)
        self.here = words_label(role="second", wrap=False)
        right = QVBoxLayout()
        right.addWidget(self.view, 1)
        right.addWidget(self.here)
        across = QHBoxLayout()
        across.setContentsMargins(36, 20, 24, 20)
        across.setSpacing(20)
        across.addWidget(self._left())
        across.addLayout(right, 1)
        self.whole.addLayout(across)
        self._lay_legend()
        self._connect()
        self._fill()

    def _left(self) -> QWidget:
        """The lists and switches, and below them what can be done."""
        appearance = self.appearance
        box = QWidget()
        box.setFixedWidth(appearance.px(370))
        side = QVBoxLayout(box)
        side.setContentsMargins(0, 0, 0, 0)
        for widget in (self.title("boards-title"), self.boards, self.maps, self.count):
            side.addWidget(widget)
        side.addLayout(self._switches())
        side.addWidget(self.search)
        side.addWidget(self.places, 1)
        side.addLayout(self._foot())
        return box

    def _foot(self) -> Flow:
        """Back, and the board as a picture or on paper."""
        appearance, foot = self.appearance, Flow(8)
        foot.addWidget(self.back_button())
        self.export_button = QPushButton(appearance.tr("menu-export-picture"))
        self.export_button.setObjectName("exportBoard")
        self.export_button.clicked.connect(lambda: self.export.emit(self.board))
        foot.addWidget(self.export_button)
        self.print_button = QPushButton(appearance.tr("menu-print"))
        self.print_button.setObjectName("printBoard")
        self._take_key()
        self.print_button.clicked.connect(lambda: self.print.emit(self.board))
        foot.addWidget(self.print_button)
        return foot

    def _take_key(self) -> None:
        self.print_button.setShortcut(QKeySequence(self.appearance.keys.text("menu-print")))

    def _switches(self) -> QVBoxLayout:
        lines = QVBoxLayout()
        self.switches: dict[str, QCheckBox] = {}
        for name in (*LAYERS, "legend"):
            switch = QCheckBox(self.appearance.tr(f"boards-show-{name}"))
            switch.setObjectName(f"show-{name}")
            switch.setChecked(name in self._on)
            switch.toggled.connect(lambda on, one=name: self._switch(one, on))
            lines.addWidget(switch)
            self.switches[name] = switch
        return lines

    def _lay_legend(self) -> None:
        """The legend lies in the lower right corner of the map."""
        corner = QVBoxLayout(self.view)
        corner.setContentsMargins(0, 0, 14, 14)
        corner.addWidget(self.legend, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        self.legend.setVisible("legend" in self._on)

    def _connect(self) -> None:
        self.boards.currentIndexChanged.connect(self._take_board)
        self.maps.currentIndexChanged.connect(self._take_map)
        self.search.textChanged.connect(self._filter)
        self.places.currentItemChanged.connect(self._go_to)
        self.view.pointed.connect(self._say_here)
        self.view.drawing.connect(self._say_drawing)

    def _fill(self) -> None:
        for listing in list_boards():
            note = f" ({self.appearance.tr('boards-own')})" if listing.origin == "own" else ""
            self.boards.addItem(f"{self._listed(listing)}{note}", listing.name)
        known = self.boards.findData(self._board)
        if known > 0:
            self.boards.setCurrentIndex(known)
        known = self.maps.findData(self._map)
        if known > 0:
            self.maps.setCurrentIndex(known)

    def _listed(self, listing: BoardListing) -> str:
        key = f"game-{listing.name}"
        return self.appearance.tr(key) if self.appearance.words.has(key) else listing.path.stem

    def keep(self) -> None:
        """Note what is looked at; the map is laid out anew."""
        self._board, self._map = str(self.boards.currentData()), str(self.maps.currentData())
        self._words = self.search.text()
        self.view.close_map()

    # --- choosing -----------------------------------------------------------------

    def _take_board(self) -> None:
        self.view.close_map()
        self.maps.clear()
        self.places.clear()
        self.board = None
        try:
            self.board = load_board(str(self.boards.currentData()))
        except FileError as error:
            self.count.setText("")
            tell_file_error(self.appearance, error, self)
        else:
            self.legend.show_game(self.board.game)
            self.switches["sectors"].setVisible(bool(self.board.sectors))
            self.switches["countries"].setVisible(bool(self.board.countries))
            for name, entry in self.board.maps.items():
                self.maps.addItem(entry.name, name)
        self.export_button.setEnabled(self.board is not None)
        self.print_button.setEnabled(self.board is not None)

    def _take_map(self) -> None:
        if self.board is None or self.maps.currentData() is None:
            return
        name = str(self.maps.currentData())
        self.view.show_map(self.board, name)
        for layer in LAYERS:
            self.view.show_layer(layer, layer in self._on)
        self._list_places(self.board, name)

    def _switch(self, name: str, on: bool) -> None:
        (self._on.add if on else self._on.discard)(name)
        if name == "legend":
            self.legend.setVisible(on)
        else:
            self.view.show_layer(name, on)

    def hideEvent(self, event: QHideEvent) -> None:
        """The page goes: nothing is drawn any more."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.view.close_map()

    # --- places -------------------------------------------------------------------

    def _list_places(self, board: Board, name: str) -> None:
        self.places.clear()
        by_country: dict[str | None, QTreeWidgetItem] = {}
        here = [p for p in board.places.values() if p.map == name]
        for place in sorted(here, key=lambda p: p.name):
            if place.country not in by_country:
                country = board.countries.get(
                    place.country or ""
                )  # a board without countries lists one country
                title = country.name if country else board.maps[name].name
                by_country[place.country] = QTreeWidgetItem(self.places, [title])
            label = f"{place.name} ({place.modern})" if place.modern else place.name
            QTreeWidgetItem(by_country[place.country], [label]).setData(0, PLACE, place.id)
        self.places.sortItems(0, Qt.SortOrder.AscendingOrder)
        roads = sum(name in road.maps for road in board.roads)
        tr = self.appearance.tr
        self.count.setText(f"{tr('boards-places', count=len(here))}, {tr('boards-roads', count=roads)}")
        self._filter()

    def _filter(self) -> None:
        words = self.search.text().strip().casefold()
        for number in range(self.places.topLevelItemCount()):
            country = self.places.topLevelItem(number)
            assert country is not None
            shown = 0
            for item in (country.child(child) for child in range(country.childCount())):
                assert item is not None
                hit = words in item.text(0).casefold()
                item.setHidden(not hit)
                shown += hit
            country.setHidden(shown == 0)
            country.setExpanded(bool(words) and shown > 0)

    def _go_to(self, item: QTreeWidgetItem | None) -> None:
        place = item.data(0, PLACE) if item is not None else None
        if place:
            self.view.look_at(place)
            self._say_here(place, "", "")

    def _say_here(self, place: str, country: str, suit: str) -> None:
        """Name, modern name, country and suit of what lies under the pointer."""
        board = self.board
        if board is None:
            return
        found = board.places.get(place)
        words = []
        if found is not None:
            words.append(f"{found.name} ({found.modern})" if found.modern else found.name)
        country = found.country or "" if found is not None else country
        if country:
            words.append(board.countries[country].name)
        if suit:
            words.append(self.appearance.tr(f"suit-{suit}"))
        self.here.setText(", ".join(words))

    def _say_drawing(self, share: float) -> None:
        words = self.appearance.tr("map-drawing", percent=round(100 * share)) if share < 1 else ""
        self.here.setText(words)
