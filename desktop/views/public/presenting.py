"""A table is presented: its public window, the tools in both windows, what is sent to the room and when."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QScreen,
    QWheelEvent,
)
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from desktop.profile.annotations import LONGEST, Annotation, Spot
from desktop.profile.screens import arrangement, name_of
from desktop.soon import soon
from desktop.views.public.ask_dialog import AskDialog
from desktop.views.public.asking import Asking
from desktop.views.public.console import REMOTE, Console
from desktop.views.public.drawing_hand import RIGHT, DrawingHand
from desktop.views.public.frames import Frames
from desktop.views.public.page import Revealed
from desktop.views.public.picture import PublicPicture
from desktop.views.public.public_window import PublicWindow
from desktop.views.public.reveal import can_be_revealed, offer_menu
from desktop.views.public.room_look import RoomLook
from desktop.views.public.screen_chooser import HERE, OFF, ScreenChooser
from desktop.views.public.stage import BLANKS, POINTING, TOOLS, Stage
from desktop.views.public.tool_bar import ToolBar
from desktop.views.table.announcer import announce
from desktop.views.table.presented import Presented
from desktop.views.table.script import Script

SKETCH = "sketch"
"""The group of what is being drawn."""
CHORDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
ABOVE = 10
"""Px under the bar of tools."""
ANEW = 200
"""Milliseconds after which the screens that have come or gone are looked at."""


class Presenting(QObject):
    """Everything of one show; it ends with its table.

    Attributes:
        window: what is presented. script: the steps that lead through it.
        follows: whether the room sees at once where the teacher looks.
        console: the presenter's console, None while the page has the whole window. said: what was read out last.

    Signals:
        ended: there is no public window any more.
    """

    ended = Signal()

    def __init__(self, window: Presented, script: Script, *, draw_map: bool = True) -> None:
        super().__init__(window.widget)
        self.window, self.script = window, script
        self.appearance = window.appearance
        self.look = RoomLook(self.appearance, self)
        self.picture = PublicPicture(self.look, window.session, window.board, self, draw_map=draw_map)
        self.picture.set_room(self.appearance.settings.room)
        self.stage = Stage(self)
        self.frames = Frames(self.picture, self.stage, self)
        self.hand = DrawingHand(window.drawings, self.stage, self)
        self.asking = Asking(self)
        self.public: PublicWindow | None = None
        self.console: Console | None = None
        self.follows, self.here, self.said = True, False, ""
        self._screen, self._closed = "", False
        self._measured = QRect()
        self._does = self._commands()
        acts: dict[str, Callable[[], object]] = {
            name: self._does[f"public-{name}"] for name in ("clear", "follow", "send", "reveal", "freeze")
        }
        acts |= {"console": self.turn_console, "off": self.end}
        self.bar = ToolBar(self.appearance, self.stage, acts, self._is_on, window.frame)
        self._anew = QTimer(self, singleShot=True, interval=ANEW)
        self._anew.timeout.connect(self._screens_changed)
        self._join()

    def _join(self) -> None:
        window = self.window
        self.hand.sketched.connect(self._sketched)
        self.hand.text_wanted.connect(self._ask_text)
        window.drawings.changed.connect(self._drawn)
        self.picture.session.changed.connect(self._drawn)
        self.picture.session.changed.connect(self._reword)
        self.appearance.changed.connect(self._reword)
        self.appearance.changed.connect(self.follow_script)
        window.session.changed.connect(self.follow_script)
        self.asking.changed.connect(self._ask_on)
        for moved in (
            window.map.zoom_changed,
            window.map.horizontalScrollBar().valueChanged,
            window.map.verticalScrollBar().valueChanged,
        ):
            moved.connect(self._moved)
        for watched in self._watched():
            watched.installEventFilter(self)
        application = _screens()
        application.screenAdded.connect(self._anew.start)
        application.screenRemoved.connect(self._screen_gone)
        self._drawn()
        self.follow_script()

    def _watched(self) -> tuple[QWidget, ...]:
        window = self.window
        return tuple(dict.fromkeys((window.map, window.map.viewport(), window.frame, window.widget)))

    def _commands(self) -> dict[str, Callable[[], object]]:
        """What the keys of a show do, by their names."""
        stage = self.stage
        return {
            **{f"public-{tool}": partial(stage.take, tool) for tool in TOOLS},
            **{f"public-{blank}": partial(stage.set_blank, blank) for blank in BLANKS},
            "public-freeze": self.freeze,
            "public-clear": self.window.drawings.clear,
            "public-follow": lambda: self.follow(not self.follows),
            "public-send": self.send_view,
            "public-reveal": self.offer_reveal,
            "public-ask-room": self.ask_room,
            "public-show-me": self.turn_secrets,
            "public-step": self.step,
            "public-step-back": self.step_back,
            "public-restart": self.restart,
        }

    def _is_on(self, act: str) -> bool:
        """Whether a button beside the tools is on."""
        on = {
            "follow": self.follows,
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
            self.public = PublicWindow(self.frames, self.hand)
            self.public.pressed.connect(self.take_key)
            self.public.left.connect(self.end)
            self.public.called.connect(self._call_bar)
        self._reword()
        self._measure()
        self.send_view()
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

    @property
    def sight(self) -> QRectF:
        """What the teacher sees of the map, as it was measured: what opens over or beside it changes nothing.

        So no hand, whose height tells of its cards, moves the picture of the room. Beside the console the map is narrow
        and high, so as much of it is meant around the same middle in the shape of the room's; where all of it is seen,
        all of it.
        """
        view, page = self.window.map, self.window.widget
        spots = QRect(view.viewport().mapFrom(page, self._measured.topLeft()), self._measured.size())
        seen = QRectF(view.mapToScene(spots).boundingRect())
        whole, room = self.picture.scene.ground.rect(), self.picture.map_room
        if self.console is None or seen.contains(whole) or room.isEmpty():
            return seen
        wide = math.sqrt(seen.width() * seen.height() * room.width() / room.height())
        shape = QRectF(0, 0, wide, wide * room.height() / room.width())
        shape.moveCenter(seen.center())
        return shape

    def _measure(self) -> None:
        """Where on the page the map is now."""
        view = self.window.map.viewport()
        self._measured = QRect(view.mapTo(self.window.widget, QPoint()), view.size())
        self._moved()

    def follow(self, follows: bool) -> None:
        """Send where the teacher looks at once, or only when it is asked for."""
        self.follows = follows
        self._moved()
        self.bar.refresh()

    def send_view(self) -> None:
        """Let the room see what the teacher sees of the map."""
        self.picture.look(self.sight)

    def freeze(self) -> None:
        """Hold the picture as it is at this moment, or go on."""
        self.picture.paint_now()
        self.stage.freeze(self.picture.pixmap)

    def _moved(self, _news: object = None) -> None:
        if self.follows:
            self.send_view()

    def _drawn(self) -> None:
        """Drawings stand on the position that the room sees, or not at all."""
        same = self.picture.session.table is self.window.session.table
        self.picture.annotate(self.window.drawings.now if same else ())
        self.bar.refresh()

    def _sketched(self, drawn: tuple[Annotation, ...]) -> None:
        self.window.scene.annotations.show(drawn, SKETCH)
        self.picture.annotate(drawn, SKETCH)

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
            self._keep_middle()
        if shown and self.console is None:
            home = self.window.widget.window()
            self.console = console = Console(
                self.appearance, home, self.frames, self.hand, self.asking, self.window.notes()
            )
            console.noted.connect(self.window.keep)
            console.stepped.connect(self._go_to)
            console.pressed.connect(self._pressed_beside)
            console.head.asked.connect(self.ask_room)
            console.head.shown.connect(self.show_secrets)
            console.ask.told.connect(self.tell_answer)
            console.ask.ended.connect(self.end_asking)
            console.head.show_button.setChecked(not self.window.secret)
            self.show_secrets(not self.window.secret)
            self._place_bar()
            console.open()
            self.follow_script()
        elif not shown and self.console is not None:
            console, self.console = self.console, None
            self._place_bar()
            console.close()
            self.window.session.cover(False)
        self._place_bar()
        self.bar.refresh()

    def _keep_middle(self) -> None:
        """The page is about to be wider or narrower: what is in the middle of its map stays there."""
        view = self.window.map
        middle, zoom = view.mapToScene(view.viewport().rect().center()), view.zoom

        def again() -> None:
            view.look_at(middle, zoom)
            self._measure()

        soon(view, again)

    def show_secrets(self, shown: bool) -> None:
        """Show the teacher what the room may not know, or cover it."""
        self.window.show(shown)

    def turn_secrets(self) -> None:
        """Turn the switch of the console."""
        if self.console is not None:
            self.console.head.show_button.toggle()

    def _pressed_beside(self, event: QKeyEvent) -> None:
        """A key in the console that none of its parts wanted: Esc leads back to the map, the rest is the page's."""
        if event.key() == Qt.Key.Key_Escape and not self.asking.open:
            self.window.map.setFocus()
            event.accept()
        else:
            event.setAccepted(self.take_key(event) or self.window.press(event))

    def beside(self) -> tuple[QWidget, ...]:
        """Where keys lead the focus beside the page."""
        return self.console.stops() if self.console is not None else ()

    # --- the steps ------------------------------------------------------------------

    def follow_script(self) -> None:
        """The room reads the step, unless it is asked what comes of it."""
        if self._closed:
            return
        if not self.asking.open:
            self.picture.guide(self.script.guided)
            self._reword()
        if self.console is not None:
            self.console.follow(self.script, asking=self.asking.asked is not None)

    def step(self) -> None:
        """One step on: what was asked is answered first, then put away."""
        if self.asking.open:
            self.tell_answer()
            return
        self.asking.end()
        self.script.forward()
        self.follow_script()

    def step_back(self) -> None:
        """One step back: what was asked is put away first."""
        if not self.end_asking():
            self.script.back()
            self.follow_script()

    def restart(self) -> None:
        """The first step."""
        self.end_asking()
        self.script.restart()
        self.follow_script()

    def _go_to(self, step: int) -> None:
        if step != self.script.at:
            self.end_asking()
            self.script.go_to(step)
            self.follow_script()

    # --- asking the room ------------------------------------------------------------

    def ask_room(self) -> AskDialog | None:
        """Ask what the room is to be asked; while something is asked, put it away."""
        if self.end_asking():
            return None
        dialog = AskDialog(self.appearance, self.script.posed, self._front)
        dialog.accepted.connect(lambda: self.ask(dialog.posed.words, dialog.posed.answers))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def ask(self, words: str, answers: Sequence[str]) -> None:
        """Ask the room; until the answer is shown it stays at this step, whatever the table does."""
        if self._closed or not words.strip():
            return
        self.picture.session.hold(True)
        self.asking.begin(words, answers)
        (self._front if self.here else self.window.map).setFocus()

    def tell_answer(self) -> None:
        """Show the answer, and the next step with it."""
        if not self.asking.open:
            return
        right = self.script.solve()
        self.picture.session.hold(False)
        self.asking.tell(right)
        self.follow_script()

    def end_asking(self) -> bool:
        """Ask no more; the room is where the table is. False where nothing was asked."""
        asked = self.asking.asked is not None
        if asked:
            self.asking.end()
            self.picture.session.hold(False)
            self.follow_script()
        return asked

    def _ask_on(self) -> None:
        """The room sees the question as it stands, and it is read out."""
        asked = self.asking.asked
        self.picture.ask(asked)
        self._reword()
        if self.console is not None:
            self.console.follow(self.script, asking=asked is not None)
        if asked is not None:
            tr = self.appearance.tr
            counted = (tr("public-hands", answer=one.text, hands=one.hands) for one in asked.answers)
            right = [one.text for one in asked.answers if one.right]
            told = tr("public-right", answers=", ".join(right)) if right else ""
            self.say(" ".join((asked.words, *counted, told)).strip())

    def say(self, text: str) -> None:
        """Have it read out."""
        self.said = self.appearance.words.spoken(text)
        announce(self._front, self.said)

    # --- keys and hands ---------------------------------------------------------------

    def take_key(self, event: QKeyEvent) -> bool:
        """A key that went down on the map or in the public window; whether it belongs to the show. None plays."""
        keys = self.appearance.keys
        if self.public is None:
            return False
        if keys.is_pressed("menu-present", event):
            if not event.isAutoRepeat():
                self.choose()
            return True
        if keys.is_pressed("menu-console", event):
            if not event.isAutoRepeat():
                self.turn_console()
            return True
        if event.key() == Qt.Key.Key_Escape:
            return self.stage.drop() or self.end_asking()
        if self.asking.open and self._count_key(event):
            return True
        if keys.is_pressed("menu-undo", event) and self.window.drawings.undo():
            return True
        if not self._leads(event):
            return False
        name = next((name for name in self._does if keys.is_pressed(name, event)), "")
        if name and not (event.isAutoRepeat() and not name.startswith("public-step")):
            self._does[name]()
            self.bar.refresh()
        return bool(name)

    def _leads(self, event: QKeyEvent) -> bool:
        """The first step has a key of its own only in what has steps of its own: else it is the map's."""
        return self.script.leads or not self.appearance.keys.is_pressed("public-restart", event)

    def _count_key(self, event: QKeyEvent) -> bool:
        """A digit counts one hand for its answer, Backspace takes the last one back."""
        if event.isAutoRepeat() or event.modifiers() & CHORDS:
            return False
        if event.key() == Qt.Key.Key_Backspace:
            return self.asking.take_back()
        digit = event.text()
        return len(digit) == 1 and digit in "123456789" and self.asking.count(int(digit) - 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The map's keys, and what a hand draws or points at there."""
        kind, window = event.type(), self.window
        if watched is window.frame and kind in (QEvent.Type.Resize, QEvent.Type.Show):
            self._place_bar()
        if watched is window.widget and kind == QEvent.Type.Resize:
            soon(self, self._measure)
        if self.public is None:
            return False
        if watched is window.map:
            if isinstance(event, QKeyEvent) and kind == QEvent.Type.ShortcutOverride:
                keys = self.appearance.keys
                wanted = self._leads(event) and any(keys.is_pressed(name, event) for name in self._does)
                event.setAccepted(wanted)
                return wanted
            return kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self.take_key(event)
        if watched is window.widget:  # a remote is heard wherever the focus is
            if kind != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
                return False
            keys = self.appearance.keys
            return any(keys.is_pressed(name, event) for name in REMOTE) and self.take_key(event)
        return watched is window.map.viewport() and self._hand_on_map(event)

    def _hand_on_map(self, event: QEvent) -> bool:
        """Draw on the teacher's own map; a piece or cards in the hand come first."""
        kind, view, table = event.type(), self.window.map, self.window.scene
        annotations = table.annotations
        if isinstance(event, QContextMenuEvent):
            return not table.hand.targets()
        if isinstance(event, QWheelEvent) and self.stage.tool in ("spotlight", "lens"):
            self.stage.grow(event.angleDelta().y() / 120)
            return True
        if not isinstance(event, QMouseEvent):
            if kind == QEvent.Type.Leave and self.stage.tool in POINTING:
                self.stage.point(None)
            return False
        at = view.mapToScene(event.position().toPoint())
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            if event.button() == RIGHT and (table.hand.targets() or table.covered(at)):
                return False
            return self.hand.press(at, annotations, event.button(), event.modifiers())
        if kind == QEvent.Type.MouseMove:
            if self.hand.busy:
                return self.hand.move(at, annotations)
            if self.stage.tool in POINTING:
                self._point(at)
        return kind == QEvent.Type.MouseButtonRelease and self.hand.release()

    def _point(self, at: QPointF) -> None:
        """Point in the room at what is pointed at here, if the room sees it."""
        spot = self.picture.to_page(at)
        self.stage.point(spot if self.picture.map_room.contains(spot) else None)

    def _ask_text(self, spot: Spot, colour: int) -> None:
        asked = QInputDialog(self._front)
        asked.setObjectName("publicText")
        asked.setWindowTitle(self.appearance.tr("public-text"))
        asked.setLabelText(self.appearance.tr("public-text-ask"))
        asked.setOkButtonText(self.appearance.tr("public-text-write"))
        asked.setCancelButtonText(self.appearance.tr("button-cancel"))
        asked.textValueSelected.connect(lambda text: self.hand.write(spot, text[:LONGEST], colour))
        asked.finished.connect(asked.deleteLater)
        asked.open()

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
        application = _screens()
        application.screenAdded.disconnect(self._anew.start)
        application.screenRemoved.disconnect(self._screen_gone)
        for watched in self._watched():
            watched.removeEventFilter(self)
        self._anew.stop()
        self.hand.give_up()
        self.window.scene.annotations.show((), SKETCH)
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
