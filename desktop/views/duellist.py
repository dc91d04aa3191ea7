"""What stands beside the cards of a duellist: the power, the person, the key to hold, how many cards there are."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.drawing.plates import draw_keycap
from desktop.session import Session
from desktop.views.bits import Picture, Shield, sign_picture, words_label
from desktop.views.look import Look
from engine.kernel.view import HandView

CAPTION, WIDEST_CAPTION = 176, 1.25


def caption_width(look: Look) -> int:
    """How wide the words beside a duellist's cards may be: they leave the cards their room."""
    return round(CAPTION * min(look.settings.scale / 100, WIDEST_CAPTION))


def duellist(look: Look, session: Session, seat: str, hand: HandView, key: str) -> QWidget:
    """Who fights with this hand, and the key by which the own cards are seen."""
    side, held = hand.side, session.viewer == seat
    box = QWidget()
    box.setFixedWidth(caption_width(look))
    lines = QVBoxLayout(box)
    lines.setContentsMargins(4, 8, 4, 8)
    lines.addLayout(_head(look, side, session.table.seat_entry(seat).sign))
    keys = QHBoxLayout()
    theme = look.theme
    keys.addWidget(Picture(look, 38, 38, lambda painter: draw_keycap(painter, key, held=held, theme=theme)))
    fight = session.view.facts["fight"]
    other = next(
        f"side:{fight[who]['side']}" for who in ("attacker", "defender") if fight[who]["side"] != side
    )
    words = look.tr("hand-look-away", side=other) if held else look.tr("hand-hold-key")
    keys.addWidget(words_label(words, "second"), 1)
    lines.addLayout(keys)
    lines.addWidget(words_label(look.tr("hand-cards", count=hand.count), "head"))
    return box


def _head(look: Look, side: str, sign: str) -> QHBoxLayout:
    head, names = QHBoxLayout(), QVBoxLayout()
    shield = Shield(look, 0.9)
    shield.show_powers((side,))
    head.addWidget(shield)
    names.setSpacing(0)
    names.addWidget(words_label(look.name(f"side:{side}"), "head"))
    if person := look.person(f"side:{side}"):
        names.addWidget(words_label(person, "second"))
    head.addLayout(names, 1)
    if sign:
        head.addWidget(sign_picture(look, sign))
    return head
