"""How the pieces of A FEW ACRES OF SNOW look: villages and towns, the fortifications under them, siege markers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from PySide6.QtCore import QPointF, QRectF

from desktop.art.specs import Spec
from desktop.art.states import PieceState
from desktop.games.acres.art import settlements, works
from desktop.views.parts.looks import Looks, Pictured, PieceLook
from engine.games.acres.view_types import AcresView
from engine.kernel.view import PieceView, View


def _count(piece: PieceView, state: PieceState) -> int | None:
    """How many a pile beside the map still holds."""
    return int(piece.label) if piece.label and not state.dragged else None


def _settlement(kind: Literal["village", "town"]) -> Pictured:
    def spec(piece: PieceView, state: PieceState, below: PieceView | None, _aside: float) -> Spec:
        return settlements.Settlement(kind, piece.side, state, below is not None, _count(piece, state))

    return spec


def _fort(piece: PieceView, state: PieceState, _below: PieceView | None, _aside: float) -> Spec:
    return works.Fort(state, _count(piece, state))


def _siege(piece: PieceView, state: PieceState, _below: PieceView | None, _aside: float) -> Spec:
    return works.Battery(piece.side, state)


SOLID = {
    "village": (QRectF(-21, -29, 42, 47),),
    "town": (QRectF(-24, -31, 48, 52), QRectF(-9, -59, 18, 28)),
}
"""The houses of a settlement, and the spire of a town."""


def _settled(kind: Literal["village", "town"]) -> PieceLook:
    return PieceLook(
        _settlement(kind),
        body=SOLID[kind],
        hold=settlements.settlement_path(kind),
        lift=settlements.LIFT,
        middle=settlements.MIDDLE,
        wider=settlements.FORTIFIED,
        portrait=1.1,
    )


def stands_for(view: View) -> Mapping[str, tuple[str, ...]]:
    """A siege is aimed at by its marker on the board and by its track."""
    return {
        f"siege:{side}": (f"piece:{side}-siege", f"track:siege-{side}") for side in AcresView.of(view).sieges
    }


def raided(view: View) -> Mapping[str, Spec | None]:
    """What stands at the site of a raid that may still be blocked."""
    block = AcresView.of(view).block
    place = block.place if block is not None else ""
    return {f"piece:{piece.id}": None for piece in view.pieces if place and piece.place == place}


LOOKS = Looks(
    pieces={
        "village": _settled("village"),
        "town": _settled("town"),
        "fort": PieceLook(
            _fort,
            body=(QRectF(-33, -29, 66, 57),),
            hold=works.ramparts_outline(),
            middle=works.FORT_MIDDLE,
            portrait=1.0,
        ),
        "siege": PieceLook(
            _siege,
            body=(QRectF(-26, -39, 52, 52),),
            hold=works.siege_path(),
            lift=works.SIEGE_LIFT,
            middle=works.SIEGE_MIDDLE,
            shifts=QPointF(-42.0, 10.0),
            portrait=1.1,
        ),
    },
    fighting=raided,
    least=0.43,
)
