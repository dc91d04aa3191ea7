"""How pieces and marks look, by kind: what a game declares, so that the scene has no branch for any of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.art.specs import Spec
from desktop.art.states import PieceState
from desktop.art.strokes import rounded
from engine.kernel.view import MarkView, PieceView, View

Lying = TypeVar("Lying", PieceView, MarkView)
Pictured = Callable[[PieceView, PieceState, PieceView | None, float], Spec]
"""Who makes the picture of a piece: the piece, its state, what lies under it, how far it is moved aside (0 to 1)."""


@dataclass(frozen=True)
class PieceLook:
    """One kind of piece.

    Attributes:
        spec: its picture in every state. hold: where a press takes hold of it, from its foot at size 1.
        lift: how far above the centre of its place it stands. middle: the centre of its rings, below its foot.
        waist: how far above its foot the middle of the least room lies in which a press takes hold of it.
        stacked: how much higher one stands on top of another. aside: how far the upper one goes when a stack is fanned.
        wider: how much wider its rings are when something lies flat under it. girth: how much wider than a general's
            its foot is, or narrower below 0.
        beside: what one takes beside others, wide and high. abreast: several at one place stand side by side, the
            largest heap first. numbered: its picture itself tells of how many it is the top.
        gathers: so many stand side by side at one place; of more those that are alike lie in a pile that tells its
            number. 0: it does not lie in piles.
        slotted: in a box on the map it stands on a slot of its own, in their order.
        shifts: how far it stands beside others at its place, at size 1, and leaves them
            the name; None where others make room. portrait: its size in the inspector.
        commander: a person with a name of his own, under whom troops stand.
    """

    spec: Pictured
    body: tuple[QRectF, ...] = (QRectF(-26, -33, 52, 53),)
    hold: QPainterPath = field(default_factory=lambda: rounded(-20, -32, 40, 40, 1))
    lift: float = 0.0
    middle: float = 0.0
    waist: float = 14.0
    stacked: float = 0.0
    aside: QPointF = field(default_factory=QPointF)
    wider: float = 0.0
    girth: float = 0.0
    beside: tuple[float, float] = (47.0, 40.0)
    numbered: bool = False
    abreast: bool = False
    gathers: int = 0
    slotted: bool = False
    shifts: QPointF | None = None
    portrait: float = 1.3
    commander: bool = False


def in_contest(view: View) -> Mapping[str, Spec | None]:
    """The pieces of the two who answer each other; nothing is held above them."""
    sides = view.contest.sides if view.contest is not None else ()
    return dict.fromkeys(f"piece:{piece}" for one in sides for piece in one.pieces)


@dataclass(frozen=True)
class Looks:
    """Everything a game has on its board.

    Attributes:
        pieces: by kind. marks: markers that are no pieces, by kind. foretold: markers that an Action would leave, by
            kind, for a side. fighting: the pieces that meet in a View, by reference; a spec is held above its piece.
        lying: a piece or a marker as it looks on a sheet that is turned clockwise by quarters.
        least: the smallest size at which they can be told apart; on a map seen from afar they are no smaller.
        least_in_room: the same on the public window, where numbers are read from the last row; less where a board is so
            full that they would lie in one heap.
    """

    pieces: Mapping[str, PieceLook] = field(default_factory=dict)
    marks: Mapping[str, Callable[[MarkView], Spec]] = field(default_factory=dict)
    foretold: Mapping[str, Callable[[str], Spec]] = field(default_factory=dict)
    fighting: Callable[[View], Mapping[str, Spec | None]] = in_contest
    lying: Callable[[Lying, int], Lying] = lambda thing, _quarters: thing
    least: float = 0.75
    least_in_room: float = 1.0

    def of(self, piece: PieceView) -> PieceLook:
        """The look of a piece."""
        return self.pieces[piece.kind]

    def picture(
        self,
        piece: PieceView,
        state: PieceState,
        below: PieceView | None = None,
        aside: float = 0.0,
    ) -> Spec:
        """A piece as it looks in a state."""
        return self.of(piece).spec(piece, state, below, aside)


def state_of(piece: PieceView, *, shadow: bool = True) -> PieceState:
    """What the View says is the matter with a piece."""
    return PieceState(
        face_down="down" in piece.state,
        out_of_supply="unsupplied" in piece.state,
        done="moved" in piece.state,
        lost="lost" in piece.state,
        shadow=shadow,
    )
