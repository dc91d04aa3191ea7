"""A table is presented: its public window, the tools in both windows, what is sent to the room and when."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QScreen,
)
from PySide6.QtWidgets import QMenu, QWidget

from desktop.profile.screens import arrangement, name_of
from desktop.soon import soon
from desktop.views.public.console import Console
from desktop.views.public.frames import Frames
from desktop.views.public.leading import Leading
from desktop.views.public.map_hand import MapHand
from desktop.views.public.page import Revealed
from desktop.views.public.picture import PublicPicture
from desktop.views.public.public_window import PublicWindow
from desktop.views.public.reveal import can_be_revealed, offer_menu
from desktop.views.public.room_look import RoomLook
from desktop.views.public.room_sight import RoomSight
from desktop.views.public.screen_chooser import HERE, OFF, ScreenChooser
from desktop.views.public.show_keys import ShowKeys
from desktop.views.public.stage import Stage
from desktop.views.public.tool_bar import ToolBar
from desktop.views.table.presented import Presented
from desktop.views.table.script import Script

ABOVE = 10
"""Px under the bar of tools."""
ANEW = 200
"""Milliseconds after which the screens that have come or gone are looked at."""


class Presenting(QObject):
    """Everything of one show; it ends with its table.

    Attributes:
        window: what is presented. leading: the steps that lead through it. sight: which part of its map the room sees.
        map_hand: what the teacher's hand draws on it. keys: what keys do meanwhile.
        console: the presenter's console, None while the page has the whole window.

    Signals:
        ended: there is no public window any more.
    """

    ended = Signal()

    def __init__(self, window: Presented, script: Script, *, draw_map: bool = True) -> None:
        super().__init__(window.widget)
        self.window = window
        self.appearance = window.appearance
        self.look = RoomLook(self.appearance, self)
        self.picture = PublicPicture(self.look, window.session, window.board, self, draw_map=draw_map)
        self.picture.set_room(self.appearance.settings.room)
        self.stage = Stage(self)
        self.frames = Frames(self.picture, self.stage, self)
        self.sight = RoomSight(window, self.picture, self)
        self.leading = Leading(window, script, self.picture, lambda: self._front, self)
        self.map_hand = MapHand(window, self.picture, self.stage, lambda: self._front, self)
        self.public: PublicWindow | None = None
        self.console: Console | None = None
        self.here, self._screen, self._closed = False, "", False
        self.keys = ShowKeys(self)
        acts: dict[str, Callable[[], object]] = {
            name: self.keys.does[f"public-{name}"] for name in ("clear", "follow", "send", "reveal", "freeze")
        }
        acts |= {"console": self.turn_console, "off": self.end}
        self.bar = ToolBar(self.appearance, self.stage, acts, self._is_on, window.frame)
        self._anew = QTimer(self, singleShot=True, interval=ANEW)
        self._anew.timeout.connect(self._screens_changed)
        self._join()

    def _join(self) -> None:
        self.map_hand.drawn.connect(self.bar.refresh)
        self.sight.turned.connect(self.bar.refresh)
        self.leading.followed.connect(self._follow)
        self.picture.session.changed.connect(self._reword)
        for watched in self._watched():
            watched.installEventFilter(self)
        application = _screens()
        application.screenAdded.connect(self._anew.start)
        application.screenRemoved.connect(self._screen_gone)
        self.map_hand.follow()
        self.leading.follow_script()

    def _watched(self) -> tuple[QWidget, ...]:
        window = self.window
        return tuple(dict.fromkeys((window.map, window.map.viewport(), window.frame, window.widget)))

    def _is_on(self, act: str) -> bool:
        """Whether a button beside the tools is on."""
        on = {
            "follow": self.sight.follows,
            "freeze": self.stage.frozen is not None,
            "reveal": self.picture.revealed is not None,
            "console": self.console is not None,
        }
        return on.get(act, False)

    # --- screens ------------------------------------------------------------------

    def choose(self) -> ScreenChooser | None:
        """Ask where the room is to see it; over the one screen there is, end."""
        if self.public is not None and self.here:
            self.end()
            return None
        screens = _screens().screens()
        settings = self.appearance.settings
        asked = ScreenChooser(
            self.appearance, screens,
            before=settings.public.get(arrangement(), ""), theme=settings.projector, room=settings.room,
            parent=self.window.widget,
        )  # fmt: skip
        asked.finished.connect(lambda _result: self._chosen(asked))
        asked.open()
        return asked

    def _chosen(self, asked: ScreenChooser) -> None:
        asked.deleteLater()
        if self._closed:
            return
        if not asked.choice:
            if self.public is None:
                self.end()
            return
        settings = self.appearance.settings
        settings.projector, settings.room = asked.theme, asked.room
        if asked.choice != OFF:
            settings.public[arrangement()] = asked.choice
        settings.save()
        self.appearance.changed.emit()
        if asked.choice == OFF:
            self.end()
        else:
            self.show_on(asked.choice)

    def show_on(self, choice: str) -> None:
        """Show the room the picture on a screen by its name, or over this window (HERE)."""
        screen = next(
            (one for one in _screens().screens() if name_of(one) == choice), self.window.widget.screen()
        )
        self._screen, self.here = name_of(screen), choice == HERE
        self.picture.set_room(self.appearance.settings.room)
        if self.public is None:
            self.public = PublicWindow(self.frames, self.map_hand.hand)
            self.public.pressed.connect(self.keys.take)
            self.public.left.connect(self.end)
            self.public.called.connect(self._call_bar)
        self._reword()
        self.sight.measure()
        self.sight.send()
        self.public.fill(screen)
        self.show_console(not self.here and screen is not self.window.widget.screen())
        if not self.here:
            self.window.widget.activateWindow()
            self.window.map.setFocus()

    @property
    def choice(self) -> str:
        """Where the room sees it: a screen by its name, or HERE; "" where it has lost its screen, or never had one."""
        if self.public is None:
            return ""
        return HERE if self.here else self._screen

    def _screen_gone(self, screen: QScreen) -> None:
        """The screen of the room is gone: its window comes back, small, and leaves the table to be seen."""
        if self.public is not None and name_of(screen) == self._screen and not self.here:
            self.public.come_back()
            self._screen = ""
        self._anew.start()

    def _screens_changed(self) -> None:
        """Where these screens have had their public window before, it goes there again."""
        known = self.appearance.settings.public.get(arrangement(), "")
        names = [name_of(screen) for screen in _screens().screens()]
        if self.public is not None and not self._screen and known in names:
            self.show_on(known)

    # --- what the room sees ---------------------------------------------------------

    def freeze(self) -> None:
        """Hold the picture as it is at this moment, or go on."""
        self.picture.paint_now()
        self.stage.freeze(self.picture.pixmap)

    def _follow(self) -> None:
        """Another step is read, or another question: in the window of the room and in the console."""
        self._reword()
        if self.console is not None:
            self.console.follow(self.leading.script, asking=self.leading.asking.asked is not None)

    def _reword(self) -> None:
        if self.public is not None:
            page = self.picture.page
            self.public.reword(
                self.appearance.tr("public-title"), f"{page.prompt.said} {page.clause}".strip()
            )

    # --- revealing ------------------------------------------------------------------

    def reveal_menu(self) -> QMenu:
        """Which hand or number the room is to see."""
        choices = can_be_revealed(self.appearance, self.picture.session, self.picture.words.moment)
        return offer_menu(self.appearance, choices, self._front, self.reveal, self.picture.revealed)

    def offer_reveal(self) -> None:
        """Ask which hand or number the room is to see."""
        menu = self.reveal_menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.bar.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def reveal(self, revealed: Revealed | None) -> None:
        """Show the room something hidden until the next Action, or no more."""
        if not self._closed:
            self.picture.reveal(revealed)
            self.bar.refresh()

    @property
    def _front(self) -> QWidget:
        """The window before which the teacher sits."""
        return self.public if self.here and self.public is not None else self.window.widget

    # --- the console ----------------------------------------------------------------

    def turn_console(self) -> None:
        """Open the console, or give the page the whole window again."""
        self.show_console(self.console is None)

    def show_console(self, shown: bool) -> None:
        """Show the console beside the page, or not; over one screen there is none."""
        shown = shown and self.public is not None and not self.here
        if shown != (self.console is not None):
            self.sight.keep_middle()
        if shown and self.console is None:
            home = self.window.widget.window()
            self.console = console = Console(
                self.appearance,
                home,
                self.frames,
                self.map_hand.hand,
                self.leading.asking,
                self.window.notes(),
            )
            self.sight.narrow = True
            console.noted.connect(self.window.keep)
            console.stepped.connect(self.leading.go_to)
            console.pressed.connect(self.keys.beside)
            console.head.asked.connect(self.leading.ask_room)
            console.head.shown.connect(self.show_secrets)
            console.ask.told.connect(self.leading.tell_answer)
            console.ask.ended.connect(self.leading.end_asking)
            console.head.show_button.setChecked(not self.window.secret)
            self.show_secrets(not self.window.secret)
            self._place_bar()
            console.open()
            self.leading.follow_script()
        elif not shown and self.console is not None:
            console, self.console = self.console, None
            self.sight.narrow = False
            self._place_bar()
            console.close()
            self.window.session.cover(False)
        self._place_bar()
        self.bar.refresh()

    def show_secrets(self, shown: bool) -> None:
        """Show the teacher what the room may not know, or cover it."""
        self.window.show(shown)

    def turn_secrets(self) -> None:
        """Turn the switch of the console."""
        if self.console is not None:
            self.console.head.show_button.toggle()

    def beside(self) -> tuple[QWidget, ...]:
        """Where keys lead the focus beside the page."""
        return self.console.stops() if self.console is not None else ()

    # --- keys and hands ---------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The map's keys, and what a hand draws or points at there."""
        kind, window = event.type(), self.window
        if watched is window.frame and kind in (QEvent.Type.Resize, QEvent.Type.Show):
            self._place_bar()
        if watched is window.widget and kind == QEvent.Type.Resize:
            soon(self, self.sight.measure)
        if self.public is None:
            return False
        if watched is window.map:
            return self.keys.on_map(event)
        if watched is window.widget:
            return self.keys.on_page(event)
        return watched is window.map.viewport() and self.map_hand.take(event)

    # --- the bar ----------------------------------------------------------------------

    def _place_bar(self) -> None:
        """Over the map; where there is one screen only, over the picture when it is called."""
        if self.console is not None:
            if self.bar.parentWidget() is not self.console.head:
                self.console.head.take(self.bar)
            return
        holder: QWidget = self._front if self.here else self.window.frame
        if self.bar.parentWidget() is not holder:
            self.bar.setParent(holder)
        self.bar.adjustSize()
        middle = (holder.width() - self.bar.width()) // 2
        self.bar.move(max(0, middle), holder.height() - self.bar.height() - ABOVE)
        self.bar.setVisible(self.public is not None and not self.here)
        self.bar.raise_()

    def _call_bar(self, called: bool) -> None:
        if self.here and called != self.bar.isVisible():
            self._place_bar()
            self.bar.setVisible(called)

    # --- ending -----------------------------------------------------------------------

    def end(self) -> None:
        """The show is over; what was drawn stays with the table."""
        if self._closed:
            return
        self.show_console(False)
        self._closed = True
        self.leading.close()
        application = _screens()
        application.screenAdded.disconnect(self._anew.start)
        application.screenRemoved.disconnect(self._screen_gone)
        for watched in self._watched():
            watched.removeEventFilter(self)
        self._anew.stop()
        self.map_hand.give_up()
        self.bar.setParent(None)
        self.bar.deleteLater()
        if self.public is not None:
            public, self.public = self.public, None
            public.end()
        self.frames.close()
        self.picture.close()
        self.look.close()
        self.ended.emit()
        self.deleteLater()


def _screens() -> QGuiApplication:
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    return application
