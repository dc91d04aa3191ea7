"""The replay bar: back, on and play through the Actions of the table, with the line of time."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton

from desktop.art.icons import icon
from desktop.views.history.time_line import TimeLine
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label

PACE = 900
"""Milliseconds between two Actions while the past is played."""
ICONS = {"first": "first", "back": "back", "play": "play", "forward": "on", "last": "last"}


class ReplayBar(QFrame):
    """One line; it goes nowhere by itself but for playing, and tells what is wished.

    Signals:
        wished: the moment to look at.
    """

    wished = Signal(int)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName("replayBar")
        self.appearance = appearance
        self._now = self._at = 0
        self._step = QTimer(self, interval=PACE)
        self._step.timeout.connect(self._play_on)
        self.line = TimeLine(appearance)
        self.line.wished.connect(self._wish)
        self.words = words_label(wrap=False)
        self.words.setProperty("role", "second")
        does: dict[str, Callable[[], object]] = {
            "first": lambda: self._wish(0),
            "back": self.back,
            "play": self.toggle,
            "forward": self.forward,
            "last": lambda: self._wish(self._now),
        }
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(2)
        self.buttons: dict[str, QToolButton] = {}
        for name, do in does.items():
            button = QToolButton(autoRaise=True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, d=do: d())
            self.buttons[name] = button
            row.addWidget(button)
        row.addWidget(self.line, 1)
        row.addWidget(self.words)
        appearance.changed.connect(self.refresh)
        self.refresh()

    # --- showing ------------------------------------------------------------------

    def show_time(
        self, now: int, at: int, turns: Mapping[int, int], bookmarks: tuple[int, ...], words: str
    ) -> None:
        """Show where the table stands and where the person looks."""
        self._now, self._at = now, at
        self.line.show_time(now, at, turns, bookmarks)
        self.words.setText(words)
        if at >= now:
            self._step.stop()
        self.refresh()

    def refresh(self) -> None:
        """Word and dress the buttons anew."""
        appearance, side = self.appearance, self.appearance.px(26)
        for name, button in self.buttons.items():
            pause = name == "play" and self.playing
            title = appearance.tr("replay-pause" if pause else f"replay-{name}")
            button.setToolTip(title)
            button.setAccessibleName(title)
            button.setIcon(
                icon("pause" if pause else ICONS[name], appearance.theme.window.ink, appearance.px(16))
            )
            button.setIconSize(QSize(appearance.px(16), appearance.px(16)))
            button.setFixedSize(side, side)
        self.buttons["first"].setEnabled(self._at > 0)
        self.buttons["back"].setEnabled(self._at > 0)
        self.buttons["forward"].setEnabled(self._at < self._now)
        self.buttons["last"].setEnabled(self._at < self._now)
        self.buttons["play"].setEnabled(self._now > 0)
        self.line.setAccessibleName(appearance.tr("panel-replay"))
        self.line.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The words at the right never push the line together."""
        super().resizeEvent(event)
        self.words.setVisible(self.width() > self.appearance.px(520))

    # --- going --------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether the past is being played."""
        return self._step.isActive()

    def back(self) -> None:
        """One Action back."""
        self._wish(self._at - 1)

    def forward(self) -> None:
        """One Action on."""
        self._wish(self._at + 1)

    def toggle(self) -> None:
        """Play from here, or from the start when the table is shown as it is now; or pause."""
        if self.playing:
            self._step.stop()
            self.refresh()
            return
        self._step.start()
        self.wished.emit(0 if self._at >= self._now else self._at + 1)

    def _wish(self, moment: int) -> None:
        self._step.stop()
        self.wished.emit(min(max(moment, 0), self._now))

    def _play_on(self) -> None:
        self.wished.emit(self._at + 1)
