"""Counters as they look on a table: a square in black or white."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.art.states import PieceState
from desktop.profile.theme import Theme
from desktop.views.parts.looks import Looks, PieceLook
from engine.kernel.view import PieceView

ROOM = QRectF(-18, -33, 36, 36)
DARK = ("spain", "blue")


@dataclass(frozen=True)
class CounterSpec:
    """A counter of a side."""

    dark: bool

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """A square with a rim."""
        painter.setPen(QColor("#202020"))
        painter.setBrush(QColor("#303848" if self.dark else "#F0E8D8"))
        painter.drawRoundedRect(ROOM, 5, 5)

    def rect(self, theme: Theme) -> QRectF:
        """Its room."""
        return ROOM


def _spec(piece: PieceView, state: PieceState, below: PieceView | None, aside: float) -> CounterSpec:
    return CounterSpec(piece.side in DARK)


LOOKS = Looks(pieces={"counter": PieceLook(_spec)})
