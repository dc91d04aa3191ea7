"""The plates beside the maps, by kind: what each shows of a View, how it is drawn, and where pieces stand on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.art.boxes import draw_box
from desktop.art.tracks import draw_turns
from desktop.profile.theme import Theme
from engine.boards.board import Board
from engine.kernel.view import View
from engine.texts.translate import Translator


@dataclass(frozen=True)
class Place:
    """Which plate is drawn, of which board, in which words and colours; `view` is None before the first is shown."""

    key: str
    board: Board
    view: View | None
    words: Translator
    theme: Theme


C = TypeVar("C")


def shows_nothing(_key: str, _board: Board, _view: View | None) -> None:
    """A plate that shows nothing of a View."""


@dataclass(frozen=True)
class Plate(Generic[C]):
    """One kind of plate, which shows a content of one type.

    Attributes:
        draw: draws it in a rectangle, showing the content. content: what it shows of a View; while that is the same the
            plate is not drawn anew. feet: where so many pieces stand on it.
    """

    draw: Callable[[QPainter, QRectF, C, Place], None]
    content: Callable[[str, Board, View | None], C]
    feet: Callable[[QRectF, int], list[QPointF]] | None = None


AnyPlate = Plate[Any]
"""A plate of whatever content."""


def _turn(track: str, board: Board, view: View | None) -> tuple[int, int]:
    """The space a track's marker lies on, and how many turns there are."""
    known = board.tracks[track]
    if view is None:
        return known.start, known.spaces
    return view.turn, min(known.spaces, view.turns or known.spaces)


def _turns(painter: QPainter, rect: QRectF, content: tuple[int, int], place: Place) -> None:
    now, spaces = content
    winters = place.board.tracks[place.key].winters
    draw_turns(painter, rect, place.words.name(f"track:{place.key}"), spaces, winters, now, place.theme)


def _seals(box: str, board: Board, view: View | None) -> tuple[tuple[str, ...], int] | None:
    """The sides whose markers lie in a box, and how many slots it has for them; None where it holds none."""
    known = board.boxes[box]
    if view is None or known.kind == "off-map":
        return None
    seals = tuple(mark.side for mark in view.marks if mark.place == f"box:{box}")
    waits = any(piece.place == f"box:{box}" for piece in view.pieces)  # where the marker would lie
    return seals, len(seals) if waits else known.slots


def _box(painter: QPainter, rect: QRectF, content: tuple[tuple[str, ...], int] | None, place: Place) -> None:
    box, words = place.board.boxes[place.key], place.words
    seals, slots = content or (None, box.slots)
    draw_box(
        painter,
        rect,
        words.name(box.ref),
        powers=box.powers,
        note=words.tr("scene-comes-back", place=f"place:{box.arrow}") if box.arrow else "",
        slots=slots,
        seals=seals,
        theme=place.theme,
    )


SHARED: Mapping[str, AnyPlate] = {
    "turns": Plate(_turns, _turn),
    "box": Plate(_box, _seals),
}
"""The plates that every game has if its board wants them. A track is a plate of its own kind."""
