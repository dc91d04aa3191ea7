"""The gate: no key and no button of the mouse plays what its owner has not had before the eyes.

An Action is played only by a press that was made while what it answers had been on the screen for SIGHT; a key that
repeats itself by being held never plays; and after the curtain every key and button must have been let go once.
Whoever lets a person play asks `open`; the Session asks it for every Action.
"""

from __future__ import annotations

import time
from collections import deque
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QInputEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from desktop.soon import soon

SIGHT = 250
"""Milliseconds for which something has been on the screen before it can be answered."""
HABIT = 1000
"""The same after a PIN, behind which many people press Enter without looking."""
BOUNCE = 40
"""No finger presses a key again so soon after letting it go: a busy window system tells so of a key that is held."""
FORGOTTEN = 5000
"""No input waits so many milliseconds to be read: the clock of the input has jumped."""
GRAIN = 1
"""The window system tells whole milliseconds, cut off."""
LATELY = 256
"""So many inputs tell how far the two clocks are apart: more than are made while the program is busy."""

KEYS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
BUTTONS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
MODIFIERS = frozenset(
    {
        Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_ScrollLock,
    }
)  # fmt: skip
"""Keys that ask for nothing by themselves."""


class Clock:
    """Milliseconds, and when an input was made: that may be a while before a busy program reads it."""

    def __init__(self) -> None:
        self._behind: deque[float] = deque(maxlen=LATELY)
        self._last = 0

    def now(self) -> float:
        """The present."""
        return time.monotonic() * 1000

    def pressed(self, event: QInputEvent) -> float:
        """When an input was made, by the window system's own time, whose zero is the smallest lead it had of late."""
        now, stamp = self.now(), event.timestamp()
        if not stamp:
            return now
        if self._behind and not 0 <= now - stamp - min(self._behind) + SIGHT < FORGOTTEN:
            self._behind.clear()
        if stamp != self._last or not self._behind:  # one input is heard at many widgets
            self._behind.append(now - stamp)
            self._last = stamp
        return min(now, stamp + min(self._behind) + GRAIN)


@dataclass(frozen=True)
class Press:
    """What the person does at this moment: since when, whether it can play at all, whether a key is only held."""

    at: float
    counts: bool = True
    key: int = 0
    held: bool = False


class Gate(QObject):
    """Knows what is on the screen and since when, and by which press the person asks for something now.

    Without a face that is painted there is no person before it, and the gate stands open.
    """

    def __init__(self, clock: Clock | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock = clock or Clock()
        self.covered = False
        self._face: QWidget | None = None
        self._awaited: set[QWidget] = set()
        self._parts: dict[QWidget, float | None] = {}
        self._since = 0.0
        self._least: float = SIGHT
        self._down: set[int | Qt.MouseButton] = set()
        self._presses: dict[int | Qt.MouseButton, Press] = {}
        self._ups: dict[int, tuple[float, bool]] = {}
        self._let_go = True
        self._now: Press | None = None

    # --- what is on the screen ----------------------------------------------------

    def watch(self, face: QWidget) -> None:
        """The widget that is always painted when something else is asked."""
        if self._face is not None:
            self._awaited.discard(self._face)
        self._face = face
        face.installEventFilter(self)
        self.renew()

    @property
    def face(self) -> QWidget | None:
        """The widget that is watched."""
        return self._face

    def renew(self, surface: QWidget | None = None) -> None:
        """Something else can be played now, and is to be read on this surface (None: the face)."""
        surface = surface or self._face
        if self._face is None or surface is None:
            return
        if surface is not self._face:
            surface.installEventFilter(self)
        self._least = SIGHT
        self._awaited.add(surface)
        surface.update()

    def turn(self, part: QWidget) -> None:
        """This part of the window offers something else by itself; all the others are as they were."""
        if self._face is not None:
            if part not in self._parts:
                part.installEventFilter(self)
            self._parts[part] = None
            part.update()

    def cover(self) -> None:
        """The curtain is drawn: nothing can be played."""
        self.covered = True

    def uncover(self, least: float = SIGHT) -> None:
        """The curtain is open: all that is down must be let go, and what is there looked at (for keys: `least` ms)."""
        self.covered = False
        self._let_go = not self._down
        self.renew()
        self._least = least

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Sees that what is awaited is painted, or gone unread."""
        if not isinstance(watched, QWidget):
            return False
        if event.type() == QEvent.Type.Paint and self._parts.get(watched, 0.0) is None:
            self._parts[watched] = self.clock.now()
        if watched in self._awaited and event.type() in (QEvent.Type.Paint, QEvent.Type.Hide):
            if event.type() == QEvent.Type.Paint:
                self._since = self.clock.now()
                self._awaited.discard(watched)
            elif watched is not self._face:
                self._awaited.discard(watched)
                self._blind()
        return False

    def _blind(self) -> None:
        """A list went before anyone has seen it: the press that took something from it does not count."""
        self._presses = {what: replace(press, counts=False) for what, press in self._presses.items()}
        if self._now is not None:
            self._now = replace(self._now, counts=False)

    # --- what the person does -----------------------------------------------------

    def hear(self, event: QEvent) -> None:
        """A key or a button goes down or up."""
        kind = event.type()
        if isinstance(event, QKeyEvent):
            if kind in KEYS:
                held = event.isAutoRepeat() or self._bounces(event)
                self._press(_which(event), event, event.key(), held=held)
            elif kind == QEvent.Type.KeyRelease:
                which = _which(event)
                if which in self._down and not event.isAutoRepeat():
                    self._ups[which] = (self.clock.pressed(event), self._let_go)
                self._release(which, held=event.isAutoRepeat())
        elif isinstance(event, QMouseEvent):
            if kind in BUTTONS:
                self._press(event.button(), event)
            elif kind == QEvent.Type.MouseButtonRelease:
                self._release(event.button())

    def _bounces(self, event: QKeyEvent) -> bool:
        """Whether a key goes down so soon after it went up that it was never let go; then all is as before that."""
        up, let_go = self._ups.get(_which(event), (-BOUNCE, self._let_go))
        if self.clock.pressed(event) - up >= BOUNCE:
            return False
        self._let_go = let_go
        return True

    def _press(
        self, what: int | Qt.MouseButton, event: QInputEvent, key: int = 0, *, held: bool = False
    ) -> None:
        press = Press(self.clock.pressed(event), self._let_go and not held, key, held)
        if key not in MODIFIERS:
            self._down.add(what)
            if not held:
                self._presses[what] = press
        self._meet(press)

    def _release(self, what: int | Qt.MouseButton, *, held: bool = False) -> None:
        """What is done on letting go is asked for by the press before it; one event may be heard at several widgets."""
        press = self._presses.get(what, Press(0.0, counts=False))
        if not held:
            self._down.discard(what)
            self._let_go = self._let_go or not self._down
        self._meet(Press(press.at, press.counts and not held, press.key))

    def _meet(self, press: Press) -> None:
        """This press is what the person does until the program has dealt with it."""
        self._now = press
        soon(self, self._done)

    def _done(self) -> None:
        self._now = None
        self._presses = {what: press for what, press in self._presses.items() if what in self._down}

    def forget(self) -> None:
        """The keyboard went elsewhere: what is let go there is not heard here."""
        self._down.clear()
        self._let_go = True

    # --- asking -------------------------------------------------------------------

    @property
    def key(self) -> int:
        """The key by which the person asks for something now; 0 for the mouse and for none."""
        return self._now.key if self._now is not None else 0

    @property
    def held(self) -> bool:
        """Whether the key by which the person asks was pressed before, and only repeats itself."""
        return self._now is not None and self._now.held

    @property
    def open(self) -> bool:
        """Whether what the person does now may play. What no press asks for (a screen reader does) is asked now."""
        if self._face is None:
            return True
        press = self._now or Press(self.clock.now())
        least = self._least if press.key else SIGHT
        seen = not (self.covered or self._awaited) and press.at - self._since >= least
        return seen and press.counts

    def opens(self, part: QWidget) -> bool:
        """Whether a press on a part that turns by itself may play: that is looked at for as long as all else."""
        if not self.open or self._face is None:
            return self.open
        since, press = self._parts.get(part, -SIGHT), self._now or Press(self.clock.now())
        return since is not None and press.at - since >= SIGHT

    @property
    def lets_back(self) -> bool:
        """Whether what the person does may take something back: that is seen at once, and each press does it once."""
        if self._face is None:
            return True
        press = self._now or Press(self.clock.now())
        return press.counts and not (self.covered or self._awaited) and press.at >= self._since


def _which(event: QKeyEvent) -> int:
    """Which key it is, whatever it is called: a key that goes down with Shift may go up without.

    Where the system does not tell keys apart it is known by its name.
    """
    code = event.nativeScanCode()
    return -code if code > 1 else event.key()
