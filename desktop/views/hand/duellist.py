"""What stands beside the cards of a duellist: the power, the person, the key to hold, how many cards there are."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.art.plates import draw_keycap
from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Picture, Shield, sign_picture, tip, words_label
from engine.kernel.view import ContestView, HandView

CAPTION, WIDEST_CAPTION = 176, 1.25
SHORT = 92
"""Width of a caption beside strips."""


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
    strips: bool = False,
) -> QWidget:
    """Who answers with this hand, and the key by which the own cards are seen; beside strips in few signs."""
    side, held, theme = hand.side, session.viewer == seat, appearance.theme
    box = QWidget()
    box.setFixedWidth(caption_width(appearance, strips=strips))
    keycap = Picture(appearance, 38, 38, lambda painter: draw_keycap(painter, key, held=held, theme=theme))
    other = f"side:{contest.opponent_of(side).side}"
    words = appearance.tr("hand-look-away", side=other) if held else appearance.tr("hand-hold-key")
    counted = appearance.tr("hand-cards", count=hand.count)
    if strips:
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 4, 0)
        row.addWidget(_shield(appearance, side))
        row.addWidget(keycap)
        row.addWidget(words_label(str(hand.count), "head", wrap=False))
        told = f"{appearance.name(f'side:{side}')} ({appearance.person(f'side:{side}')}): {counted}. {words}"
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
