"""What stands beside the cards of a duellist: the power, the person, the key to hold, how many cards there are."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.art.plates import draw_keycap
from desktop.session.session import Session
from desktop.views.widgets.bits import Picture, Shield, sign_picture, tip, words_label
from desktop.views.widgets.look import Look
from engine.kernel.view import HandView

CAPTION, WIDEST_CAPTION = 176, 1.25
SHORT = 92
"""Width of a caption beside strips."""


def caption_width(look: Look, *, strips: bool = False) -> int:
    """How wide the words beside a duellist's cards may be: they leave the cards their room."""
    if strips:
        return look.px(SHORT)
    return round(CAPTION * min(look.settings.scale / 100, WIDEST_CAPTION))


def duellist(
    look: Look, session: Session, seat: str, hand: HandView, key: str, *, strips: bool = False
) -> QWidget:
    """Who fights with this hand, and the key by which the own cards are seen; beside strips in few signs."""
    side, held, theme = hand.side, session.viewer == seat, look.theme
    box = QWidget()
    box.setFixedWidth(caption_width(look, strips=strips))
    keycap = Picture(look, 38, 38, lambda painter: draw_keycap(painter, key, held=held, theme=theme))
    fight = session.view.facts["fight"]
    other = next(
        f"side:{fight[who]['side']}" for who in ("attacker", "defender") if fight[who]["side"] != side
    )
    words = look.tr("hand-look-away", side=other) if held else look.tr("hand-hold-key")
    counted = look.tr("hand-cards", count=hand.count)
    if strips:
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 4, 0)
        row.addWidget(_shield(look, side))
        row.addWidget(keycap)
        row.addWidget(words_label(str(hand.count), "head", wrap=False))
        told = f"{look.name(f'side:{side}')} ({look.person(f'side:{side}')}): {counted}. {words}"
        box.setToolTip(tip(told))
        box.setAccessibleName(told)
        return box
    lines = QVBoxLayout(box)
    lines.setContentsMargins(4, 8, 4, 8)
    lines.addLayout(_head(look, side, session.table.seat_entry(seat).sign))
    keys = QHBoxLayout()
    keys.addWidget(keycap)
    keys.addWidget(words_label(words, "second"), 1)
    lines.addLayout(keys)
    lines.addWidget(words_label(counted, "head"))
    return box


def _shield(look: Look, side: str) -> Shield:
    shield = Shield(look, 0.9)
    shield.show_powers((side,))
    return shield


def _head(look: Look, side: str, sign: str) -> QHBoxLayout:
    head, names = QHBoxLayout(), QVBoxLayout()
    head.addWidget(_shield(look, side))
    names.setSpacing(0)
    names.addWidget(words_label(look.name(f"side:{side}"), "head"))
    if person := look.person(f"side:{side}"):
        names.addWidget(words_label(person, "second"))
    head.addLayout(names, 1)
    if sign:
        head.addWidget(sign_picture(look, sign))
    return head
