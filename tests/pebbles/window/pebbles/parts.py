"""The look of a pebble, an overlay of its own, and how a shove is lit."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from desktop.art.lights import Reach
from desktop.art.markers import seal
from desktop.art.strokes import draw, ellipse
from desktop.profile.theme import Theme
from desktop.views.parts.game_parts import GameParts
from desktop.views.parts.looks import Looks, PieceLook
from desktop.views.parts.overlays import Overlay
from desktop.views.parts.target_styles import TargetStyle


def _sign(painter: QPainter, theme: Theme, ink: str) -> None:
    draw(painter, ellipse(0, 0, 7), theme.window.field, 2, ink)


PARTS = GameParts(
    looks=Looks(pieces={"pebble": PieceLook(lambda piece, _s, _b, _a: seal(piece.side))}),
    overlays=(Overlay("game", _sign, scores=True),),
    styles={"shove": TargetStyle(Reach.FORCED, counted=False)},
)
