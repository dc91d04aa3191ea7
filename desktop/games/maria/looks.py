"""How the pieces and marks of MARIA look: generals and their stacks, supply trains, hussars, victory markers."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF

from desktop.art.markers import future_seal, seal
from desktop.art.specs import Spec
from desktop.art.states import PieceState
from desktop.art.strokes import rounded
from desktop.games.maria.art import generals, hussars, markers, trains
from desktop.games.maria.art.generals import Below
from desktop.views.parts.looks import Looks, PieceLook
from engine.games.maria.view_types import MariaView
from engine.kernel.view import MarkView, PieceView, View


def rank_of(piece: PieceView) -> int | None:
    """The number on a general's label."""
    return int(piece.label) if piece.label.isdigit() else None


def _general(piece: PieceView, state: PieceState, below: PieceView | None, aside: float) -> Spec:
    lower = Below(below.side, rank_of(below) or 0) if below else None
    return generals.General(piece.side, rank_of(piece), state, lower, aside)


def _train(piece: PieceView, state: PieceState, _below: PieceView | None, _aside: float) -> Spec:
    return trains.Train(piece.side, state)


def _hussar(_piece: PieceView, state: PieceState, _below: PieceView | None, _aside: float) -> Spec:
    return hussars.Hussar(state)


def _seal(mark: MarkView) -> Spec:
    return seal(mark.side, sum(map(ord, mark.place)) % 8)


def fighting(view: View) -> Mapping[str, Spec | None]:
    """Who fights now; the commander of each side shows its troops, which are public in a fight."""
    seen, found = MariaView.of(view), dict[str, Spec | None]()
    if seen.contest is None or seen.fight is None:
        return found
    for one, more in zip(seen.contest.sides, seen.fight.sides, strict=True):
        found |= dict.fromkeys(f"piece:{general}" for general in one.pieces)
        if more.suit:
            found[f"piece:{one.pieces[0]}"] = markers.troops(more.troops, more.suit)
    return found


LOOKS = Looks(
    pieces={
        "general": PieceLook(
            _general,
            hold=generals.hit_path(),
            lift=generals.LIFT,
            waist=generals.WALL,
            stacked=generals.STACKED,
            aside=generals.ASIDE,
            portrait=1.35,
            commander=True,
        ),
        "train": PieceLook(
            _train,
            body=(QRectF(-26, -36, 52, 45),),
            hold=rounded(-25, -36, 50, 44, 1),
            lift=trains.LIFT,
            middle=trains.MIDDLE,
        ),
        "hussar": PieceLook(
            _hussar,
            body=(QRectF(-18, -39, 38, 46),),
            hold=rounded(-17, -38, 34, 46, 1),
            lift=hussars.LIFT,
            middle=hussars.MIDDLE,
            shifts=QPointF(-27.0, 8.0),
        ),
    },
    marks={
        "victory": _seal,
        "question": lambda mark: markers.question(mark.side),
        "elector": lambda mark: markers.elector(mark.side),
    },
    foretold={"question": markers.question, "victory": future_seal},
    fighting=fighting,
    least=0.55,
)
