"""The curtain between seats: an opaque page over the whole window until its owner has said "it's me"."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from desktop.art.signs import BOX, draw_sign
from desktop.session.gate import BOUNCE
from desktop.session.session import Session
from desktop.views.table.cover import Cover
from desktop.views.table.round_row import RoundRow
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Picture, Shield, fit_lines, on_button, restate, words_label
from desktop.views.widgets.pin_field import PinField
from engine.kernel.event import Event
from engine.kernel.journal import SeatEntry
from engine.kernel.view import View

HOLD = 600
TICK = 20
MOST, LEAST = 6, 2
"""So many lines of what has happened are shown; all words are smaller before there are fewer than the least."""
LARGE, SMALL = 5.0, 2.0
SIZES = (1.0, 0.85, 0.7, 0.55)
"""Where large text finds no room, all words are so much smaller."""
ROOMY = 800
"""Height at 100 % from which the shield is large."""
AROUND: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
"""Keys that lead to another person of a secret round."""
SIGN = 2.0
"""How much larger the sign of a hand is here than in the tray."""


class _Held(QPushButton):
    """A button that stays down as long as the mouse does, even if the focus goes elsewhere meanwhile."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A window that still takes its shape moves the focus about."""
        if self.isDown():
            self.update()
        else:
            super().focusOutEvent(event)


class Curtain(Cover):
    """Shows who must come, what will be asked, and what everybody may know has happened since.

    In a secret round it names all who take part and marks who has answered: another of them may come first, and who has
    answered may come again to answer anew.

    Signals:
        opened: the person waited for has come. called: another of a secret round wants to come instead.
    """

    opened = Signal()
    called = Signal(str)

    def __init__(self, appearance: Appearance, session: Session, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.session = session
        self.seat = ""
        self._seen: dict[str, int] = {}
        self._held, self._by, self._stale = 0, 1.0, False
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self._hold_on)
        self._up = QTimer(self, singleShot=True)
        self._up.timeout.connect(self._let_go)
        self._build()
        appearance.changed.connect(self.refresh)

    def _build(self) -> None:
        self.shield = Shield(self.appearance, LARGE)
        self.hand = QLabel()
        self.who = QLabel()
        self.asked = QLabel()
        self.since = QLabel()
        self.events = QLabel()
        self.button = _Held()
        self.button.setObjectName("itsMe")
        self.button.setProperty("role", "strong")
        self.button.pressed.connect(self._begin)
        self.button.released.connect(self._let_go)
        self.bar = QProgressBar()
        self.bar.setRange(0, HOLD)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(6)
        self.how = words_label(role="second", wrap=False)
        self.pin = PinField(self.appearance, "curtainPin")
        self.pin.fitted.connect(self.opened)
        self.pin.told.connect(self._say)
        self.sign = Picture(self.appearance, BOX * SIGN, BOX * SIGN)
        self.round = RoundRow(self.appearance, self.session)
        self.round.chosen.connect(self.called)
        self._lay()

    def _lay(self) -> None:
        """Who is called in the middle, and how they open it below."""
        lines = QVBoxLayout(self)
        lines.setContentsMargins(80, 40, 80, 40)
        lines.setSpacing(10)
        lines.addStretch(1)
        lines.addWidget(self.shield, 0, Qt.AlignmentFlag.AlignHCenter)
        named = QHBoxLayout()
        named.setSpacing(16)
        named.addStretch(1)
        named.addWidget(self.sign)
        named.addWidget(self.who)
        named.addStretch(1)
        for label in (self.hand, self.who, self.asked, self.since, self.events):
            if label is self.who:
                lines.addLayout(named)
            else:
                lines.addWidget(label, 0, Qt.AlignmentFlag.AlignHCenter)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setTextFormat(Qt.TextFormat.PlainText)
        lines.addWidget(self.round, 0, Qt.AlignmentFlag.AlignHCenter)
        lines.addSpacing(16)
        below: tuple[QWidget, ...] = (self.button, self.bar, self.pin, self.how)
        for widget in below:
            lines.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        lines.addStretch(1)

    # --- coming and going ---------------------------------------------------------

    def draw(self, seat: str) -> None:
        """Cover everything until this seat says it has come."""
        self.seat = seat
        self.come()
        if self.sealed:
            self.pin.ask(self.sealed)
        else:
            self.pin.put_away()
        self.take_focus()

    def open(self) -> None:
        """Uncover."""
        if self.seat:
            self.seen(self.seat)
        self.seat = ""
        self.pin.put_away()
        self._let_go()
        self.hide()

    def seen(self, seat: str) -> None:
        """This seat has seen everything up to now."""
        self._seen[seat] = len(self.session.table.history)

    def happened(self, read: int = 0) -> list[Event]:
        """What everybody may know has happened since the person waited for was last here, or last played.

        Args:
            read: so many Actions all have read of, wherever they were.
        """
        here = self._last_here()
        return self.session.table.log(None, max(here or 0, read) if read else here)

    def _last_here(self) -> int | None:
        """How many Actions had been played when this seat saw or did something; None: it never has.

        Who has come and played has seen all before the last Action of the own; on that the curtain may have fallen.
        Who has only passed in a call may have been passed for by whoever sat there.
        """
        history, seen = self.session.table.history, self._seen.get(self.seat)
        moments = range(len(history), seen or 0, -1)
        own = (moment for moment in moments if history[moment - 1].seat == self.seat)
        played = next((moment for moment in own if not self._passed(moment - 1)), None)
        return played if seen is None else seen if played is None else played - 1

    def _passed(self, moment: int) -> bool:
        """Whether what this seat did then was to pass in a call."""
        table = self.session.table
        decision = table.decision(self.seat, moment)
        return decision is not None and decision.passing == table.history[moment].action

    def refresh(self) -> None:
        """Word the page anew; only public facts."""
        if not self.seat:
            return
        self._stale = not self.window().isVisible()
        if self._stale:
            return  # without its size nobody knows what has room
        appearance = self.appearance
        entry = self.session.table.seat_entry(self.seat)
        told = [event for event in self.happened() if event.kind not in ("turn", "stage")]
        all_lines = [appearance.text(event.message) for event in told[-MOST:]]
        for least, self._by in product((LEAST, 0), SIZES):
            lines = all_lines
            self._word(entry, lines, happened=bool(told))
            while len(lines) > least and self.too_high:
                lines = lines[1:]
                self._word(entry, lines, happened=bool(told))
            if not self.too_high:
                break

    def _word(self, entry: SeatEntry, lines: list[str], *, happened: bool) -> None:
        """Word the page with the last lines of what has happened."""
        appearance, view = self.appearance, self.session.table.view(None)
        sides = view.seats.get(self.seat, ())
        name = entry.name or appearance.name(f"seat:{self.seat}")
        roomy = self.height() > appearance.px(ROOMY)
        self.shield.show_powers(sides[:3], LARGE if roomy else SMALL)
        self._face(self.hand, appearance.tr("curtain-title"), appearance.theme.type.title, 28, italic=True)
        bare = appearance.name([f"side:{s}" for s in sides])
        whole = appearance.tr("curtain-name", name=name, side_bare=bare) if sides and bare != name else name
        self._face(self.who, whole, appearance.theme.type.title, 52)
        self._face(self.asked, self._asked(view, sides), appearance.theme.type.text, 24)
        self.round.show_round(view.round, self.seat)
        self._face(
            self.since,
            appearance.tr(self._since(lines)),
            appearance.theme.type.title,
            20,
            italic=True,
        )
        self.since.setVisible(bool(lines) or not happened)
        self._face(self.events, "\n".join(lines), appearance.theme.type.text, 20)
        self.events.setVisible(bool(lines))
        self.button.setText(on_button(appearance.tr("curtain-i-am", name=name)))
        high = appearance.px(88 * self._by)
        self.button.setFixedSize(appearance.px(480), high)
        self.button.setStyleSheet(
            f"font-size: {appearance.px(26 * self._by)}px; min-height: {high - appearance.px(16)}px;"
        )
        self.bar.setFixedWidth(appearance.px(480))
        self.bar.setStyleSheet(
            "QProgressBar { border: none; background: transparent; }"
            f"QProgressBar::chunk {{ background: {appearance.theme.window.focus}; }}"
        )
        self._say_how(entry.sign)

    def _since(self, lines: list[str]) -> str:
        """What the last lines are to this person, who may never have been here before."""
        if self._last_here() is not None:
            return "curtain-since" if lines else "curtain-nothing-since"
        return "curtain-last" if lines else "curtain-begins"

    def _say_how(self, sign: str) -> None:
        """How this person comes in: by holding, or by the PIN; and the sign of the own hand."""
        theme = self.appearance.theme
        asked = bool(self.sealed)
        for widget in (self.button, self.bar):
            widget.setVisible(not asked)
        self.pin.scale(240, 64, 32)
        self._say(self.pin.word if asked else "curtain-hold")
        self.sign.setVisible(bool(sign))
        if sign:
            self.sign.show_drawing(lambda painter: draw_sign(painter, sign, size=SIGN, theme=theme))

    def _say(self, key: str) -> None:
        """How this person comes in, or that the PIN was wrong."""
        restate(self.how, "wrong" if key == "curtain-pin-wrong" else "")
        self.how.setText(self.appearance.tr(key))

    def _asked(self, view: View, sides: tuple[str, ...]) -> str:
        """What this seat will be asked: the prompt where everybody may read it, else what the Step is about."""
        if view.round is not None:
            return self.appearance.text(view.round.prompt)
        decision = self.session.table.decision(self.seat)
        if view.prompt is not None:
            return self.appearance.text(decision.prompt) if decision is not None else ""
        keys = (key for key in (f"asked-{view.step}", f"step-{view.step}") if self.appearance.words.has(key))
        key = next(keys, "")
        return self.appearance.tr(key, sides=[f"side:{s}" for s in sides]) if key else ""

    def _face(self, label: QLabel, text: str, family: str, px: int, *, italic: bool = False) -> None:
        label.setText(text)
        label.setStyleSheet(
            f"font-family: '{family}'; font-size: {self.appearance.px(px * self._by)}px;"
            f" font-style: {'italic' if italic else 'normal'};"
        )
        fit_lines(label, max(400, self.width() - 200))

    # --- the PIN ------------------------------------------------------------------

    @property
    def sealed(self) -> str:
        """The sealed PIN of the person waited for, "" for none."""
        return self.session.table.seat_entry(self.seat).pin if self.seat else ""

    # --- holding ------------------------------------------------------------------

    def _begin(self) -> None:
        self._up.stop()  # what was let go before has nothing to do with this hold
        if self.seat and not self.sealed and not self._timer.isActive():
            self._held = 0
            self._timer.start()

    def _let_go(self) -> None:
        self._timer.stop()
        self._held = 0
        self.bar.setValue(0)

    def _hold_on(self) -> None:
        self._held += TICK
        self.bar.setValue(min(HOLD, self._held))
        if self._held >= HOLD:
            self._let_go()
            if self.button.isDown():
                self.button.setDown(False)
            self.opened.emit()

    def take_key(self, watched: QObject, event: QKeyEvent, down: bool) -> bool:
        """Enter is held like the button, wherever the focus is; no other key gets past, but into the PIN.

        Returns whether the key is done with.
        """
        if down and event.key() in AROUND and not self.round.isHidden():
            self.round.step(AROUND[event.key()])
            return True
        if self.sealed and watched is self.pin:
            return False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            if not down:
                self._up.start(BOUNCE)  # a busy window system tells of a held key as up and down
            else:
                self._up.stop()
                if not self.session.gate.held:
                    self._begin()
        return True

    def take_focus(self) -> None:
        """Wait for the PIN, or for Enter."""
        if self.seat:
            (self.pin if self.sealed else self.button).setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """What is drawn before its window is shown takes the focus then."""
        super().showEvent(event)
        if self._stale:
            self.refresh()
        self.take_focus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A click on the paper leaves the keys where they were: what is typed then is the PIN."""
        super().focusInEvent(event)
        self.take_focus()

    def focusNextPrevChild(self, on: bool) -> bool:
        """Tab leads nowhere behind the curtain."""
        return False
