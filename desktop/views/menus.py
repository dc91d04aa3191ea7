"""The menus of the table window, with their keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from desktop.settings import MOTIONS, PACES, SCALES
from desktop.theme import THEMES
from engine.kernel.explain import OVERLAYS
from engine.texts.translate import LANGUAGES

if TYPE_CHECKING:
    from desktop.views.table_window import TableWindow

Standard = QKeySequence.StandardKey
THEME_KEYS = {
    "parchment": "theme-parchment",
    "light": "theme-contrast",
    "dark": "theme-dark",
    "safe": "theme-safe",
}
PACE_KEYS = {0: "pace-none", 800: "pace-short", 1600: "pace-normal"}


class Menus:
    """Fills a menu bar; every entry is worded anew when the language changes."""

    def __init__(self, window: TableWindow, bar: QMenuBar) -> None:
        self.window, self.bar = window, bar
        self._worded: list[tuple[QAction | QMenu, str]] = []
        self._groups: list[tuple[QActionGroup, Callable[[], object]]] = []
        self.keyed: list[tuple[str, QAction]] = []
        self._table()
        self._edit()
        self._view()
        self._help()
        window.look.changed.connect(self.reword)
        self.reword()

    # --- building -----------------------------------------------------------------

    def _menu(self, key: str, parent: QMenu | None = None) -> QMenu:
        menu = parent.addMenu("") if parent else self.bar.addMenu("")
        self._worded.append((menu, key))
        return menu

    def _entry(
        self, menu: QMenu, key: str, do: Callable[[], object], *keys: str | QKeySequence.StandardKey
    ) -> QAction:
        action = QAction(self.window)
        menu.addAction(action)
        if keys:
            action.setShortcuts([QKeySequence(k) for k in keys])
            self.keyed.append((key, action))
        action.triggered.connect(lambda _=False: do())
        self._worded.append((action, key))
        return action

    def _choices(
        self, menu: QMenu, options: list[tuple[object, str]], now: Callable[[], object],
        choose: Callable[[object], object],
    ) -> None:  # fmt: skip
        group = QActionGroup(self.window)
        for value, key in options:
            action = QAction(self.window)
            action.setCheckable(True)
            action.setData(value)
            menu.addAction(action)
            group.addAction(action)
            action.triggered.connect(lambda _=False, v=value: choose(v))
            self._worded.append((action, key))
        self._groups.append((group, now))
        menu.aboutToShow.connect(self.tick)

    def tick(self) -> None:
        """Tick what is set now."""
        self.confirm.setChecked(self.window.look.settings.confirm)
        for group, now in self._groups:
            for action in group.actions():
                action.setChecked(action.data() == now())

    def reword(self) -> None:
        """Say everything in the language now spoken."""
        tr = self.window.look.tr
        for thing, key in self._worded:
            name, _, value = key.partition("|")
            text = tr(name, percent=int(value)) if value else tr(name)
            if isinstance(thing, QMenu):
                thing.setTitle(text)
            else:
                thing.setText(text)
        self.tick()

    # --- the menus ----------------------------------------------------------------

    def _table(self) -> None:
        window, menu = self.window, self._menu("menu-table")
        self._entry(menu, "menu-new-table", lambda: window.wanted.emit("new"), Standard.New)
        self._entry(menu, "menu-open", lambda: window.wanted.emit("load"), Standard.Open)
        self._entry(menu, "menu-save-copy", window.save_copy, Standard.Save)
        self._entry(menu, "menu-export-picture", window.export_picture, "Ctrl+E")
        menu.addSeparator()
        self._entry(menu, "menu-curtain", window.panic, "F12")
        self._entry(menu, "menu-close-table", lambda: window.wanted.emit("start"), "Ctrl+W")
        self._entry(menu, "menu-quit", lambda: window.wanted.emit("quit"), "Ctrl+Q")

    def _edit(self) -> None:
        window, menu = self.window, self._menu("menu-edit")
        self.undo = self._entry(menu, "menu-undo", window.undo, Standard.Undo)
        self.redo = self._entry(menu, "menu-redo", window.session.redo, "Ctrl+Shift+Z", "Ctrl+Y")
        self.confirm = self._entry(menu, "menu-confirm", window.toggle_confirm)
        self.confirm.setCheckable(True)
        menu.addSeparator()
        self._entry(menu, "menu-type-action", window.command.open, "Ctrl+L")
        self._entry(menu, "menu-find", window.find_place, Standard.Find)

    def _view(self) -> None:
        window, look, menu = self.window, self.window.look, self._menu("menu-view")
        self._entry(menu, "menu-zoom-in", lambda: window.map.zoom_in(), "Ctrl++", "Ctrl+=")
        self._entry(menu, "menu-zoom-out", lambda: window.map.zoom_out(), "Ctrl+-")
        self._entry(menu, "menu-fit", lambda: window.map.fit(), "Ctrl+0")
        overlays = self._menu("menu-overlays", menu)
        for number, name in enumerate(OVERLAYS, start=1):
            show = partial(window.scene.toggle_overlay, name)
            self._entry(overlays, f"overlay-{name}", show, f"Ctrl+{number}")
        menu.addSeparator()
        languages = self._menu("menu-language", menu)
        self._choices(
            languages, [(one, f"language-{one}") for one in LANGUAGES],
            lambda: look.words.language, lambda v: look.set_language(str(v)),
        )  # fmt: skip
        themes = self._menu("menu-theme", menu)
        self._choices(
            themes, [(one, THEME_KEYS[one]) for one in THEMES],
            lambda: look.theme.name, lambda v: look.set_theme(str(v)),
        )  # fmt: skip
        sizes = self._menu("menu-text-size", menu)
        self._choices(
            sizes, [(one, f"text-size|{one}") for one in SCALES],
            lambda: look.settings.scale, lambda v: look.set_scale(int(str(v))),
        )  # fmt: skip
        self._entry(menu, "menu-text-larger", lambda: look.step_scale(1), "Ctrl+Alt++", "Ctrl+Alt+=")
        self._entry(menu, "menu-text-smaller", lambda: look.step_scale(-1), "Ctrl+Alt+-")
        motions = self._menu("menu-motion", menu)
        self._choices(
            motions, [(one, f"motion-{one}") for one in MOTIONS],
            lambda: look.settings.motion, lambda v: window.set_motion(str(v)),
        )  # fmt: skip
        paces = self._menu("wizard-bot-pace", menu)
        self._choices(
            paces, [(one, PACE_KEYS[one]) for one in PACES],
            lambda: look.settings.pace, lambda v: window.set_pace(int(str(v))),
        )  # fmt: skip
        menu.addSeparator()
        self._panels(menu)
        self._entry(menu, "menu-full-screen", window.toggle_full_screen, "F11")

    def _panels(self, menu: QMenu) -> None:
        window, panels = self.window, self._menu("menu-panels", menu)
        for key, dock in (
            ("panel-inspector", window.inner.inspector),
            ("panel-log", window.inner.log),
            ("panel-rules", window.inner.rules),
            ("panel-text", window.inner.text),
        ):
            action = dock.toggleViewAction()
            panels.addAction(action)
            self._worded.append((action, key))
        panels.addSeparator()
        self._entry(panels, "menu-hide-panels", window.inner.toggle, "F9")
        self._entry(panels, "menu-restore-layout", window.inner.restore_layout)

    def _help(self) -> None:
        window, menu = self.window, self._menu("menu-help")
        self._entry(menu, "menu-help-now", window.show_help, "F1")
        self._entry(menu, "menu-rules", window.show_rules, "Shift+F1")
        self._entry(menu, "menu-tour", window.begin_tour)
        self._entry(menu, "menu-about", window.show_about)
