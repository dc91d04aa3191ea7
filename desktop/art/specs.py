"""What can be drawn as a sprite: small hashable descriptions, equal when their pictures are equal."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.profile.theme import Theme


class Spec(Protocol):
    """What is to be drawn: hashable, equal when the pictures are equal, with its foot at the origin."""

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw it at size 1 around the origin."""

    def rect(self, theme: Theme, /) -> QRectF:
        """The room it takes at size 1."""

    def __hash__(self) -> int: ...


@dataclass(frozen=True)
class Mark:
    """A drawing that takes the same room whatever it shows.

    Attributes:
        drawing: draws around the origin; it is given a painter, what it shows, and a theme as `theme`.
        room: what it takes at size 1. shown: what it shows.
    """

    drawing: Callable[..., None]
    room: QRectF = field(compare=False)
    shown: tuple[Hashable, ...] = ()

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw it around the origin."""
        self.drawing(painter, *self.shown, theme=theme)

    def rect(self, _theme: Theme, /) -> QRectF:
        """Its room."""
        return self.room
