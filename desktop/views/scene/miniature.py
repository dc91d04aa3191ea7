"""Miniatures of a board and of a position on it, from what the map painter has on its shelf."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.art.states import PLAIN
from desktop.art.strokes import at
from desktop.maps.cache import TILE, Shelf, shelf
from desktop.maps.levels import READING, level_for
from desktop.maps.ornament import MARGIN
from desktop.maps.painter import SheetPainter
from desktop.maps.plan import Plan, make_plan
from desktop.profile.theme import Theme
from desktop.views.parts.game_parts import parts_of
from engine.boards.board import Board
from engine.kernel.view import PieceView, View


def board_picture(
    board: Board,
    theme: Theme,
    size: QSize,
    *,
    map_name: str = "",
    pieces: Iterable[PieceView] = (),
    part: float = 0.62,
    middle: str = "",
) -> QImage | None:
    """A part of one sheet with pieces on it; None while the map has not been drawn yet.

    Args:
        part: how much of the sheet's width is seen. middle: the place in the middle, the sheet's middle if empty.
    """  # fmt: skip
    theme = theme.of(board.game)
    key = map_name or board.usual[-1]
    place = shelf(board, key, theme)
    overview = place.read_overview()
    if overview is None:
        return None
    plan = make_plan(board, key)
    whole = QRectF(-MARGIN, -MARGIN, plan.width + 2 * MARGIN, plan.height + 2 * MARGIN)
    seen = _seen(plan, size, part, middle)
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.map.paper))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scale = size.width() / seen.width()
    painter.save()
    painter.scale(scale, scale)
    painter.translate(-seen.x(), -seen.y())
    painter.drawImage(whole, overview, QRectF(overview.rect()))
    _tiles(painter, place, seen, scale)
    sheet = place.read_sheet()
    if sheet is not None:
        SheetPainter(sheet, plan, theme).paint_labels(painter, level_for(max(scale, 0.63)))
    painter.restore()
    _draw_pieces(painter, plan, pieces, seen, scale, theme)
    painter.end()
    return image


def _seen(plan: Plan, size: QSize, part: float, middle: str) -> QRectF:
    """What of the sheet is seen in a picture of this size: so much of its width, a place in its middle."""
    wide = plan.width * part
    high = wide * size.height() / size.width()
    x, y = plan.width / 2, plan.height / 2
    if middle in plan.places:
        x, y = plan.places[middle].x, plan.places[middle].y
    x = min(max(x, wide / 2), plan.width - wide / 2)
    y = min(max(y, high / 2), max(plan.height - high / 2, high / 2))
    return QRectF(x - wide / 2, y - high / 2, wide, high)


def _draw_pieces(
    painter: QPainter, plan: Plan, pieces: Iterable[PieceView], seen: QRectF, scale: float, theme: Theme
) -> None:
    """The pieces that stand on the sheet, from the north, never so small that they could not be told apart."""
    looks, size = parts_of(plan.board.game).looks, max(0.42, min(1.0, scale * 1.1))
    here = [p for p in pieces if p.place in plan.places and not p.under]
    here = [p for p in here if looks.of(p).shifts is None]
    for piece in sorted(here, key=lambda p: plan.places[p.place].y):
        mark = plan.places[piece.place]
        with at(painter, (mark.x - seen.x()) * scale, (mark.y - seen.y()) * scale):
            painter.scale(size, size)
            looks.picture(piece, PLAIN).draw(painter, theme)


def _tiles(painter: QPainter, place: Shelf, seen: QRectF, scale: float) -> None:
    """The finer tiles over the overview, where they are drawn and worth it."""
    if scale < 0.5 or not place.done_file(READING).exists():
        return
    side = TILE / READING.scale
    left, top = (int((edge + MARGIN) // side) for edge in (seen.left(), seen.top()))
    right, bottom = (int((edge + MARGIN) // side) for edge in (seen.right(), seen.bottom()))
    for row in range(max(0, top), bottom + 1):
        for column in range(max(0, left), right + 1):
            tile = QImage(str(place.tile_file(READING, column, row)))
            if not tile.isNull():
                corner = (column * side - MARGIN, row * side - MARGIN)
                wide, high = tile.width() / READING.scale, tile.height() / READING.scale
                painter.drawImage(QRectF(*corner, wide, high), tile)


def position_picture(board: Board, theme: Theme, view: View, size: QSize) -> QImage | None:
    """A public position in small, around a piece of the side that acts."""
    looks = parts_of(view.game).looks
    own = [
        p
        for p in view.standing()
        if p.side in view.acting and p.place in board.places and looks.of(p).shifts is None
    ]
    key = board.places[own[0].place].map if own else board.usual[-1]
    return board_picture(
        board, theme, size, map_name=key, pieces=view.standing(), part=0.4, middle=own[0].place if own else ""
    )


def fitted(image: QImage, size: QSize) -> QImage:
    """A picture that fills a size, cut where it does not fit."""
    grown = image.scaled(
        size, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    )
    left, top = (grown.width() - size.width()) // 2, (grown.height() - size.height()) // 2
    return grown.copy(left, top, size.width(), size.height())
