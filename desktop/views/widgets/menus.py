"""Menus as data: commands with their words and keys, choices, submenus; and the bar that shows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QMenuBar

from desktop.views.widgets.appearance import Appearance


@dataclass(frozen=True)
class Command:
    """One thing that can be asked of the window: its word, by which its keys are found too, and what it does."""

    key: str
    do: Callable[[], object]


@dataclass(frozen=True)
class ChoiceMenu:
    """A submenu of which one entry is set: the word of each value, what is set now, how to set another."""

    key: str
    options: tuple[tuple[object, str], ...]
    now: Callable[[], object]
    choose: Callable[[object], object]


@dataclass(frozen=True)
class Switch:
    """An action that another widget made, such as showing a panel, with its word here."""

    key: str
    action: QAction


@dataclass(frozen=True)
class Menu:
    """A menu: its word and its entries in order; None is a line between groups."""

    key: str
    entries: tuple[Command | ChoiceMenu | Switch | Menu | None, ...]


class Menus(QObject):
    """Fills a menu bar from data; every entry is worded anew when the language changes."""

    def __init__(self, appearance: Appearance, bar: QMenuBar, menus: Sequence[Menu], owner: QObject) -> None:
        super().__init__(owner)
        self.appearance, self.bar = appearance, bar
        self._worded: list[tuple[QAction | QMenu, str]] = []
        self._groups: list[tuple[QActionGroup, Callable[[], object]]] = []
        self.commands: dict[str, QAction] = {}
        self._switches: dict[str, QAction] = {}
        for menu in menus:
            self._fill(self._titled(bar.addMenu(""), menu.key), menu)
        appearance.changed.connect(self.reword)
        self.reword()

    def action(self, key: str) -> QAction:
        """The action of a command, to enable it or not."""
        return self.commands[key]

    @property
    def keyed(self) -> list[tuple[str, QAction]]:
        """The actions that have a key, with their words."""
        every = self.commands | self._switches
        return [(key, action) for key, action in every.items() if not action.shortcut().isEmpty()]

    # --- building -----------------------------------------------------------------

    def _titled(self, menu: QMenu, key: str) -> QMenu:
        self._worded.append((menu, key))
        return menu

    def _fill(self, shown: QMenu, menu: Menu) -> None:
        for entry in menu.entries:
            if entry is None:
                shown.addSeparator()
            elif isinstance(entry, Menu):
                self._fill(self._titled(shown.addMenu(""), entry.key), entry)
            elif isinstance(entry, ChoiceMenu):
                self._offer(self._titled(shown.addMenu(""), entry.key), entry)
            elif isinstance(entry, Switch):
                shown.addAction(entry.action)
                self._worded.append((entry.action, entry.key))
                self._switches[entry.key] = entry.action
            else:
                self._command(shown, entry)

    def _command(self, shown: QMenu, command: Command) -> None:
        action = QAction(self)
        shown.addAction(action)
        action.triggered.connect(lambda _=False: command.do())
        self.commands[command.key] = action
        self._worded.append((action, command.key))

    def _offer(self, shown: QMenu, choice: ChoiceMenu) -> None:
        group = QActionGroup(self)
        for value, key in choice.options:
            action = QAction(self)
            action.setCheckable(True)
            action.setData(value)
            shown.addAction(action)
            group.addAction(action)
            action.triggered.connect(lambda _=False, v=value: choice.choose(v))
            self._worded.append((action, key))
        self._groups.append((group, choice.now))
        shown.aboutToShow.connect(self.tick)

    # --- keeping in step ----------------------------------------------------------

    def tick(self) -> None:
        """Tick what is set now."""
        for group, now in self._groups:
            for action in group.actions():
                action.setChecked(action.data() == now())

    def reword(self) -> None:
        """Say everything in the language now spoken, with the keys now set."""
        word = self.appearance.text_for
        for thing, key in self._worded:
            name, _, value = key.partition("|")
            text = word(name, percent=int(value)) if value else word(name)
            if isinstance(thing, QMenu):
                thing.setTitle(text)
            else:
                thing.setText(text)
        for key, action in (self.commands | self._switches).items():
            action.setShortcuts(self.appearance.keys.of(key))
            written = self.appearance.key(key)
            if written != self.appearance.keys.text(key):  # Qt itself writes the English names of keys
                action.setText(f"{action.text()}\t{written}")
        self.tick()
