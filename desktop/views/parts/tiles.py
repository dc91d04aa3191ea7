"""Tiles of the rail: what a game shows of a View at the left edge of the map, and which plates each opens."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtGui import QPainter

from desktop.art.lettering import write_fitting
from desktop.profile.theme import Theme
from engine.boards.board import Board
from engine.kernel.view import PieceView, View
from engine.texts.translate import Translator

WIDE, HIGH = 76.0, 40.0
"""A tile of one line, in px at 100 %."""

Paint = Callable[[QPainter, float, Theme], None]
"""Paints a tile of a width, its top left corner at the origin."""


@dataclass(frozen=True)
class Laid:
    """What tiles tell of: a View, its board, the words of the table, and the plates there are, in the board's order."""

    view: View
    board: Board
    words: Translator
    plates: tuple[str, ...]

    def plates_of(self, *kinds: str) -> tuple[str, ...]:
        """The plates of some kinds ("side", "box", "track" ...), in order."""
        return tuple(ref for ref in self.plates if ref.partition(":")[0] in kinds)

    def have(self, *refs: str) -> tuple[str, ...]:
        """Those of some plates that there are."""
        return tuple(ref for ref in refs if ref in self.plates)


@dataclass(frozen=True)
class Tile:
    """One tile.

    Attributes:
        key: its name in the game ("side:north", "boxes"). title: what it is called.
        told: every public number of the tile and of its plates in words, a line each.
        plates: what its drawer shows. high: its height at 100 %. least: where there is no room for it, its height
            without what it shows last; 0: it has none.
        paint: how it is painted. side: the side whose tile it is, "" for none.
        plain: it has no number of its own and may share a row with another of its kind.
    """

    key: str
    title: str
    told: tuple[str, ...]
    plates: tuple[str, ...]
    paint: Paint
    high: float = HIGH
    least: float = 0.0
    side: str = ""
    plain: bool = False


def plain_tiles(laid: Laid) -> tuple[Tile, ...]:
    """For a game that declares none: a tile with its name for every plate."""
    return tuple(_named(laid.words.name(ref), ref) for ref in laid.plates)


def _named(name: str, ref: str) -> Tile:
    def paint(painter: QPainter, wide: float, theme: Theme) -> None:
        write_fitting(painter, wide / 2, 25, name, "sans", 13, wide - 10, theme.window.ink)

    return Tile(ref, name, (name,), (ref,), paint)


def waiting(pieces: Iterable[PieceView], plate: str, host: str = "") -> tuple[PieceView, ...]:
    """The pieces off the board that wait on a plate; what all share waits with the `host`."""
    return tuple(piece for piece in pieces if not piece.under and plate_of(piece, host) == plate)


def plate_of(piece: PieceView, host: str = "") -> str:
    """The plate on which a piece off the board waits; "" for one on the board or out of the game.

    In a box, or in the camp of its side; what all share stands with the side that acts (`host`). A store of a side
    ("supply:north", "treasury:north") is in its camp.
    """
    store, _, key = piece.place.partition(":")
    if store == "box":
        return piece.place
    if key and key == piece.side:
        return f"side:{key}"
    return f"side:{piece.side or host}" if not piece.place and "out" not in piece.state else ""
