"""How the pieces of REVOLUTION: THE DUTCH REVOLT look: counters and coins in stacks, armies, ships of the Beggars."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF

from desktop.art.specs import Spec
from desktop.art.states import PieceState
from desktop.games.revolution.art import armies, counters, marks
from desktop.games.revolution.art.armies import Stand
from desktop.games.revolution.art.counters import Face
from desktop.views.parts.looks import Looks, Pictured, PieceLook
from engine.kernel.view import MarkView, PieceView

STATUSES = ("strongly-catholic", "catholic", "reformed", "strongly-reformed")
"""Of bishoprics, by the side they are of."""
BESIDE = (39.0, 42.0)
"""What a stack of counters takes beside others of its place."""


def _counter(face: Face) -> Pictured:
    def spec(piece: PieceView, state: PieceState, _below: PieceView | None, _aside: float) -> Spec:
        return counters.Counter(piece.side, max(1, piece.number), face, state)

    return spec


def stand_of(piece: PieceView) -> Stand:
    """Whether an army stands in its section, lies before a city, or has been given up."""
    if "abandoned" in piece.state:
        return "abandoned"
    return "besieging" if "besieging" in piece.state else "standing"


def _army(piece: PieceView, state: PieceState, _below: PieceView | None, _aside: float) -> Spec:
    return armies.Army(piece.side, stand_of(piece), state, max(1, piece.number))


def _ship(piece: PieceView, state: PieceState, _below: PieceView | None, _aside: float) -> Spec:
    return armies.Ship(piece.side, state)


def _university(side: str, _mark: MarkView) -> Spec:
    return marks.university(side)


def _mitre(mark: MarkView) -> Spec:
    return marks.mitre(mark.side, "strongly" in mark.kind)


def _stack(face: Face) -> PieceLook:
    return PieceLook(
        _counter(face),
        body=(QRectF(-19, -25, 44, 45),),
        hold=counters.counter_path(),
        middle=counters.MIDDLE,
        girth=counters.NARROWER,
        waist=3.0,
        beside=BESIDE,
        numbered=True,
        abreast=True,
        portrait=1.4,
    )


LOOKS = Looks(
    pieces={
        "counter": _stack("person"),
        "coin": _stack("coin"),
        "army": PieceLook(
            _army,
            body=(QRectF(-20, -9, 40, 20), QRectF(-15, -54, 39, 45)),
            hold=armies.army_path(),
            middle=armies.MIDDLE,
            beside=(54.0, 58.0),
            slotted=True,
            numbered=True,
            shifts=QPointF(-60.0, 14.0),
            portrait=0.85,
        ),
        "beggar": PieceLook(
            _ship,
            body=(QRectF(-25, -14, 50, 22), QRectF(-12, -50, 30, 36)),
            hold=armies.ship_path(),
            middle=armies.MIDDLE,
            beside=(54.0, 58.0),
            shifts=QPointF(60.0, 14.0),
            portrait=0.85,
        ),
    },
    marks={
        "university-catholic": partial(_university, "catholics"),
        "university-reformed": partial(_university, "reformers"),
        **{f"bishopric-{status}": _mitre for status in STATUSES},
    },
    least=0.66,
    least_in_room=0.6,
)
