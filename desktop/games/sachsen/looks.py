"""How the pieces of SACHSEN look: counters of units, on the political map and on the field, alone or in stacks.

A field is turned so that the own side of one who fights there is below.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace
from PySide6.QtCore import QRectF

from desktop.art.specs import Spec
from desktop.art.states import PieceState
from desktop.games.sachsen.art import counters, field, marks
from desktop.games.sachsen.art.counters import Counter
from desktop.views.parts.looks import Looks, Lying, PieceLook
from desktop.views.scene.map_geometry import EDGES
from engine.games.sachsen.view_types import ArmyView, SachsenView
from engine.kernel.view import PieceView, View

BESIDE = (46.0, 46.0)
"""What a counter takes beside others of its square."""
ABREAST = 4
"""So many units lie side by side on a square; of more those of a kind lie in a stack."""
CORNERS = ("nw", "ne", "se", "sw")
"""Corners clockwise."""


def _unit(piece: PieceView, state: PieceState, _below: PieceView | None, _aside: float) -> Spec:
    return Counter(piece.kind, piece.side, piece.label, max(1, piece.number), piece.state, state)


def player_of(view: SachsenView, army: ArmyView) -> str:
    """The seat of the State whose army it is, though officers lead it; "" where nobody plays that."""
    return next((seat for seat, player in view.players.items() if player.home == army.side), "")


def turned(view: View, seat: str) -> Mapping[str, int]:
    """The field with the edge of the army below that a seat leads, or has handed to its officers."""
    known = SachsenView.of(view)
    if (battle := known.battle) is None:
        return {}
    edge = next((army.edge for army in battle.armies if seat in (army.seat, player_of(known, army))), "")
    return {battle.map: (EDGES.index("s") - EDGES.index(edge)) % len(EDGES)} if edge else {}


def lying(thing: Lying, quarters: int) -> Lying:
    """Guns that face another way, another part of an obstacle."""
    if isinstance(thing, PieceView):
        return replace(thing, state=tuple(_moved(word, EDGES, quarters) for word in thing.state))
    return replace(thing, kind=_moved(thing.kind, CORNERS, quarters))


def _moved(word: str, around: tuple[str, ...], quarters: int) -> str:
    """A word that ends in a direction, for the direction clockwise of it."""
    stem, dash, end = word.rpartition("-")
    return f"{stem}{dash}{around[(around.index(end) + quarters) % len(around)]}" if end in around else word


UNIT = PieceLook(
    _unit,
    body=(QRectF(-23, -23, 46, 46),),
    hold=counters.HOLD,
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
    lying=lying,
    least=0.6,
    least_in_room=0.55,
)
