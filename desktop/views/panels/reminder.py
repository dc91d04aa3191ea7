"""The reminder at the end of the phase strip: what was agreed and matters now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from desktop.session.session import Session
from desktop.views.parts.game_panel import StripEnd
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Shield, reveal, tip
from engine.kernel.promises import Promised
from engine.kernel.view import View

WIDEST = 330
SHARE = 0.15
"""The words take at most so many pixels, and no more than this share of the window."""


class Matter(NamedTuple):
    """One thing to remember: whose it is, in short, and the whole of it."""

    side: str
    short: str
    whole: str


def promises_due(view: View) -> list[Promised]:
    """Promises that matter now: those that end in this turn, and those of whoever acts or is asked."""
    acting = {seat for seat, sides in view.seats.items() if set(sides) & set(view.acting)}
    bound = acting | set(view.asked)
    return [
        one
        for one in view.promises or ()
        if one.until == view.turn or (one.until > view.turn and one.author in bound)
    ]


class Reminder(StripEnd):
    """One agreement in its words, several as their number; the tooltip has them all. Hidden while nothing matters."""

    opens = "agreements"

    @classmethod
    def serves(cls, view: View) -> bool:
        """Where a ledger is kept."""
        return view.promises is not None

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance, session)
        self._said = ""
        self.setObjectName("reminder")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._shield = Shield(appearance, 0.6)
        inside = QHBoxLayout(self)
        inside.setContentsMargins(8, 0, 8, 0)
        inside.addWidget(self._shield)
        inside.addStretch(1)
        session.changed.connect(self.refresh)
        appearance.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Say what matters in the View."""
        view, appearance = self.session.view, self.appearance
        matters = list(self.matters(view)) if view.winners is None else []
        one = matters[0] if len(matters) == 1 else None
        self._said = one.short if one else appearance.tr("agreements-remind-many", count=len(matters))
        self._shield.setVisible(one is not None)
        self._shield.show_powers((one.side,) if one else ())
        self.setStyleSheet(f"padding-left: {appearance.px(30)}px;" if one else "")
        self.setToolTip(tip("\n".join(matter.whole for matter in matters)))
        self.setAccessibleName(one.whole if one else self._said)
        reveal(self, bool(matters))
        self.fit()

    def fit(self) -> None:
        """Cut the words to the room they may take."""
        self.ensurePolished()
        room = min(self.appearance.px(WIDEST), round(self.window().width() * SHARE))
        self.setText(self.fontMetrics().elidedText(self._said, Qt.TextElideMode.ElideRight, room))

    def matters(self, view: View) -> Iterator[Matter]:
        """All that is to be remembered: promises."""
        for one in promises_due(view):
            words, seat = one.words, one.author
            whole = self.appearance.tr(
                "agreements-remind-promise", seat=f"seat:{seat}", n=one.until, words=words
            )
            yield Matter(view.seats[seat][0], self.appearance.tr("agreements-quoted", words=words), whole)
