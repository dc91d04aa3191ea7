"""The keys of a show: on the map, in the public window, beside the page. None plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from desktop.views.public.console import REMOTE
from desktop.views.public.leading import Leading
from desktop.views.public.public_window import PublicWindow
from desktop.views.public.room_sight import RoomSight
from desktop.views.public.stage import BLANKS, TOOLS, Stage
from desktop.views.public.tool_bar import ToolBar
from desktop.views.table.presented import Presented
from desktop.views.widgets.appearance import Appearance

CHORDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class Show(Protocol):
    """A show as its keys know it: what they act on (see Presenting), and what they ask it to do."""

    appearance: Appearance
    window: Presented
    stage: Stage
    sight: RoomSight
    leading: Leading
    bar: ToolBar
    public: PublicWindow | None

    def choose(self) -> object:
        """Ask where the room is to see it."""

    def freeze(self) -> None:
        """Hold the picture, or go on."""

    def offer_reveal(self) -> None:
        """Ask what the room is to see."""

    def turn_console(self) -> None:
        """Open the console or close it."""

    def turn_secrets(self) -> None:
        """Show the teacher what the room may not know, or cover it."""


class ShowKeys:
    """What keys do while a show goes on.

    Attributes:
        does: what can be asked for by a key, by its name.
    """

    def __init__(self, show: Show) -> None:
        self._show = show
        stage, leading, sight = show.stage, show.leading, show.sight
        self.does: dict[str, Callable[[], object]] = {
            **{f"public-{tool}": partial(stage.take, tool) for tool in TOOLS},
            **{f"public-{blank}": partial(stage.set_blank, blank) for blank in BLANKS},
            "public-freeze": show.freeze,
            "public-clear": show.window.drawings.clear,
            "public-follow": lambda: sight.follow(not sight.follows),
            "public-send": sight.send,
            "public-reveal": show.offer_reveal,
            "public-ask-room": leading.ask_room,
            "public-show-me": show.turn_secrets,
            "public-step": leading.step,
            "public-step-back": leading.step_back,
            "public-restart": leading.restart,
        }

    def take(self, event: QKeyEvent) -> bool:
        """A key that went down on the map or in the public window; whether it belongs to the show. None plays."""
        show, keys = self._show, self._show.appearance.keys
        if show.public is None:
            return False
        if keys.is_pressed("menu-present", event):
            if not event.isAutoRepeat():
                show.choose()
            return True
        if keys.is_pressed("menu-console", event):
            if not event.isAutoRepeat():
                show.turn_console()
            return True
        if event.key() == Qt.Key.Key_Escape:
            return show.stage.drop() or show.leading.end_asking()
        if show.leading.asking.open and self._count(event):
            return True
        if keys.is_pressed("menu-undo", event) and show.window.drawings.undo():
            return True
        if not self._leads(event):
            return False
        name = next((name for name in self.does if keys.is_pressed(name, event)), "")
        if name and not (event.isAutoRepeat() and not name.startswith("public-step")):
            self.does[name]()
            show.bar.refresh()
        return bool(name)

    def _leads(self, event: QKeyEvent) -> bool:
        """The first step has a key of its own only in what has steps of its own: else it is the map's."""
        show = self._show
        return show.leading.script.leads or not show.appearance.keys.is_pressed("public-restart", event)

    def _count(self, event: QKeyEvent) -> bool:
        """A digit counts one hand for its answer, Backspace takes the last one back."""
        if event.isAutoRepeat() or event.modifiers() & CHORDS:
            return False
        asking = self._show.leading.asking
        if event.key() == Qt.Key.Key_Backspace:
            return asking.take_back()
        digit = event.text()
        return len(digit) == 1 and digit in "123456789" and asking.count(int(digit) - 1)

    def on_map(self, event: QEvent) -> bool:
        """What the map hears: its shortcuts and keys are those of the show first."""
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            keys = self._show.appearance.keys
            wanted = self._leads(event) and any(keys.is_pressed(name, event) for name in self.does)
            event.setAccepted(wanted)
            return wanted
        return event.type() == QEvent.Type.KeyPress and self.take(event)

    def on_page(self, event: QEvent) -> bool:
        """What the page hears: a remote, wherever the focus is."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        keys = self._show.appearance.keys
        return any(keys.is_pressed(name, event) for name in REMOTE) and self.take(event)

    def beside(self, event: QKeyEvent) -> None:
        """A key in the console that none of its parts wanted: Esc leads back to the map, the rest is the page's."""
        show = self._show
        if event.key() == Qt.Key.Key_Escape and not show.leading.asking.open:
            show.window.map.setFocus()
            event.accept()
        else:
            event.setAccepted(self.take(event) or show.window.press(event))
