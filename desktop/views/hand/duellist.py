"""What stands beside the cards of a duellist: the power, the person, the key to hold or click, the number of cards."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from desktop.art.plates import draw_keycap
from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Shield, sign_picture, tip, words_label
from engine.kernel.view import ContestView, HandView

CAPTION, WIDEST_CAPTION = 176, 1.25
SHORT = 92
"""Width of a caption beside strips."""
KEYCAP = 38


class Keycap(QAbstractButton):
    """The key that shows the own hand while it is held; with the mouse a click does, and another one ends it."""

    def __init__(self, appearance: Appearance, key: str, told: str, *, held: bool) -> None:
        super().__init__()
        self._appearance, self._key, self._held = appearance, key, held
        self.setFixedSize(appearance.px(KEYCAP), appearance.px(KEYCAP))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # who has keys has this one
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setObjectName("keycap")
        self.setToolTip(tip(told))
        self.setAccessibleName(told)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The keycap, dark while the hand is seen."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() / 2, self.height() / 2)
        size = self.width() / KEYCAP
        draw_keycap(painter, self._key, held=self._held, size=size, theme=self._appearance.theme)
        painter.end()


def caption_width(appearance: Appearance, *, strips: bool = False) -> int:
    """How wide the words beside a duellist's cards may be: they leave the cards their room."""
    if strips:
        return appearance.px(SHORT)
    return round(CAPTION * min(appearance.settings.scale / 100, WIDEST_CAPTION))


def duellist(
    appearance: Appearance,
    session: Session,
    contest: ContestView,
    seat: str,
    hand: HandView,
    key: str,
    *,
    look: Callable[[], object],
    strips: bool = False,
) -> QWidget:
    """Who answers with this hand, and the key by which the own cards are seen; beside strips in few signs.

    `look`: what a click on that key does.
    """
    side, held = hand.side, session.viewer == seat
    box = QWidget()
    box.setFixedWidth(caption_width(appearance, strips=strips))
    other = f"side:{contest.opponent_of(side).side}"
    words = appearance.tr("hand-look-away", side=other) if held else appearance.tr("hand-hold-key")
    counted = appearance.tr("hand-cards", count=hand.count)
    told = f"{appearance.name(f'side:{side}')} ({appearance.person(f'side:{side}')}): {counted}. {words}"
    keycap = Keycap(appearance, key, told, held=held)
    keycap.clicked.connect(lambda: look())
    if strips:
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 4, 0)
        row.addWidget(_shield(appearance, side))
        row.addWidget(keycap)
        row.addWidget(words_label(str(hand.count), "head", wrap=False))
        box.setToolTip(tip(told))
        box.setAccessibleName(told)
        return box
    lines = QVBoxLayout(box)
    lines.setContentsMargins(4, 8, 4, 8)
    lines.addLayout(_head(appearance, side, session.table.seat_entry(seat).sign))
    keys = QHBoxLayout()
    keys.addWidget(keycap)
    keys.addWidget(words_label(words, "second"), 1)
    lines.addLayout(keys)
    lines.addWidget(words_label(counted, "head"))
    return box


def _shield(appearance: Appearance, side: str) -> Shield:
    shield = Shield(appearance, 0.9)
    shield.show_powers((side,))
    return shield


def _head(appearance: Appearance, side: str, sign: str) -> QHBoxLayout:
    head, names = QHBoxLayout(), QVBoxLayout()
    head.addWidget(_shield(appearance, side))
    names.setSpacing(0)
    names.addWidget(words_label(appearance.name(f"side:{side}"), "head"))
    if person := appearance.person(f"side:{side}"):
        names.addWidget(words_label(person, "second"))
    head.addLayout(names, 1)
    if sign:
        head.addWidget(sign_picture(appearance, sign))
    return head
