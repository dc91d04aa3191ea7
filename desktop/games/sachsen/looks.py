"""How the pieces of SACHSEN look: counters of units, on the political map and on the field, alone or in stacks."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from desktop.art.specs import Spec
from desktop.art.states import PieceState
from desktop.games.sachsen.art import counters, field, marks
from desktop.games.sachsen.art.counters import Counter, Edge, Signs
from desktop.views.parts.looks import Looks, PieceLook
from engine.kernel.view import PieceView

BESIDE = (46.0, 46.0)
"""What a counter takes beside others of its square."""
ABREAST = 4
"""So many units lie side by side on a square; of more those of a kind lie in a stack."""
FACINGS: dict[str, Edge] = {"faces-n": "n", "faces-e": "e", "faces-s": "s", "faces-w": "w"}
WORTH = {"won": 1, "lost": -1}
AWAY = frozenset({"enrolling", "reorganising", "lent", "late"})
"""The states of a unit that is not where it will be."""


def signs_of(piece: PieceView) -> Signs:
    """What lies on a counter and beside it."""
    states = piece.state
    morale = {"attack": 0, "defence": 0}
    for word in states:
        what, _, outcome = word.partition("-")
        if what in morale and outcome in WORTH:
            morale[what] += WORTH[outcome]
    return Signs(
        attack=morale["attack"],
        defence=morale["defence"],
        tag="weak" in states,
        routed="routed" in states,
        resting="rests" in states,
        ordered="order" in states,
        engaging="due" in states,
        away=not AWAY.isdisjoint(states),
        train="train" in states,
        facing=next((edge for word, edge in FACINGS.items() if word in states), ""),
    )


def _unit(piece: PieceView, state: PieceState, _below: PieceView | None, _aside: float) -> Spec:
    return Counter(piece.kind, piece.side, piece.label, max(1, piece.number), signs_of(piece), state)


UNIT = PieceLook(
    _unit,
    body=(QRectF(-23, -23, 46, 46),),
    hold=counters.counter_path(),
    middle=counters.MIDDLE,
    waist=0.0,
    girth=counters.GIRTH,
    beside=BESIDE,
    numbered=True,
    abreast=True,
    gathers=ABREAST,
    portrait=1.4,
)
LOOKS = Looks(
    pieces=dict.fromkeys(counters.LEVEL, UNIT),
    marks={**marks.MARKS, **field.MARKS},
    least=0.6,
    least_in_room=0.55,
)
