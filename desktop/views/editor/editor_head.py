"""The head of the editor: back, whose position, its file, undo and redo, and the menus of what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton

from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label
from desktop.views.widgets.choice_box import ChoiceBox

Deeds = Mapping[str, Callable[[], object]]


class EditorHead(QFrame):
    """One line over the map.

    Attributes:
        game: which game's position it is. file: the name of its file. actions: the entries of both menus by their key.
    """

    def __init__(
        self,
        appearance: Appearance,
        games: Iterable[str],
        buttons: Deeds,
        menus: Mapping[str, Deeds],
    ) -> None:
        """`buttons`: what is pressed. `menus`: what opens, with its entries."""
        super().__init__()
        self.appearance = appearance
        self.buttons: dict[str, QPushButton] = {}
        self.actions_by_key: dict[str, QAction] = {}
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 8, 14, 8)
        line.setSpacing(10)
        back, *others = buttons
        line.addWidget(self._button(back, buttons[back]))
        line.addWidget(words_label(appearance.tr("editor-title"), "big", wrap=False))
        self.game = ChoiceBox()
        self.game.setAccessibleName(appearance.tr("editor-game"))
        for name in games:
            self.game.addItem(appearance.tr(f"game-{name}"), name)
        self.file = words_label("", "second", wrap=False)
        line.addWidget(self.game)
        line.addWidget(self.file, 1)
        for key in others:
            line.addWidget(self._button(key, buttons[key]))
        for key, entries in menus.items():
            line.addWidget(self._menu(key, entries))

    def _button(self, key: str, press: Callable[[], object] | None = None) -> QPushButton:
        button = QPushButton(self.appearance.tr(key))
        button.setObjectName(key)
        if press is not None:
            button.clicked.connect(lambda: press())
        self.buttons[key] = button
        return button

    def _menu(self, key: str, entries: Deeds) -> QPushButton:
        button = self._button(key)
        menu = QMenu(button)
        for name, do in entries.items():
            action = menu.addAction(self.appearance.tr(name))
            action.setObjectName(name)
            action.triggered.connect(partial(_call, do))
            self.actions_by_key[name] = action
        button.setMenu(menu)
        return button

    def show_game(self, name: str) -> None:
        """Name the game whose position it is."""
        self.game.setCurrentIndex(self.game.findData(name))


def _call(do: Callable[[], object], _checked: bool = False) -> None:
    do()
