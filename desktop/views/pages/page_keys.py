"""The keys of a page that has no menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from desktop.views.widgets.appearance import Appearance


class PageKeys(QObject):
    """Does what its keys ask for while a page, or something on it, has the focus."""

    def __init__(
        self, appearance: Appearance, page: QWidget, does: Mapping[str, Callable[[], object]]
    ) -> None:
        super().__init__(page)
        self.appearance = appearance
        self._shortcuts = {name: QShortcut(page) for name in does}
        for name, shortcut in self._shortcuts.items():
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(does[name])
        appearance.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Listen to the keys now set."""
        for name, shortcut in self._shortcuts.items():
            shortcut.setKeys(self.appearance.keys.of(name))

    def listen(self, on: bool) -> None:
        """Listen, or leave the keys to others."""
        for shortcut in self._shortcuts.values():
            shortcut.setEnabled(on)
