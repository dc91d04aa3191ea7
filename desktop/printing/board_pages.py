"""A board on paper: on one sheet, its maps on a sheet each, or divided among sheets to be glued together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from desktop.art.fonts import GARAMOND, face
from desktop.art.lettering import Face, font
from desktop.printing.board_picture import BoardPicture
from desktop.printing.look import PaperLook
from desktop.printing.pages import Page, units
from desktop.printing.paper import CAPTION, OVERLAP, Paper, Tile, Tiling, best_way, fitted, room_on, tiling

Way = Literal["whole", "maps", "tiles"]
"""All maps on one sheet; each map on its own; the whole divided."""
MARK, GAP = 5.0, 1.0
"""Millimetres of a crop mark, and between it and what it marks."""
SMALL, LARGE = 14.0, 34.0
"""Letters of a caption, and of the sheets' names on the index, in units."""


def board_pages(
    picture: BoardPicture,
    look: PaperLook,
    title: str,
    paper: Paper,
    way: Way = "whole",
    size: Paper | None = None,
) -> list[Page]:
    """The pages of a board.

    Args:
        paper: what is printed on. size: with "tiles", the sheet that the whole would fill.
    """
    if way == "tiles":
        return _tiles(picture, look, title, paper, size or paper)
    areas = {"": picture.area} if way == "whole" else picture.sheets
    board = picture.drawing.plans
    names = {
        key: title if way == "whole" else f"{title} \N{EN DASH} {board[key].entry.name}" for key in areas
    }
    return [_single(picture, area, names[key], paper) for key, area in areas.items()]


def _single(picture: BoardPicture, area: QRectF, title: str, paper: Paper) -> Page:
    """As large as the paper lets it be."""
    sheet = best_way(area.size(), paper)
    room = room_on(sheet)
    scale = fitted(area.size(), room.size())
    corner = room.center() - QPointF(area.width(), area.height()) * scale / 2

    def paint(painter: QPainter) -> None:
        painter.save()
        painter.translate(QPointF(units(corner.x()), units(corner.y())))
        picture.paint(painter, area, units(scale))
        painter.restore()
        write_caption(painter, sheet, title)

    return Page(sheet, paint)


def letters(kind: Face, px: float) -> QFont:
    """A face whose letters stay apart: who looks for a word in a PDF does not find one with a ligature in it."""
    one = font(kind, px)
    for feature in ("liga", "clig", "dlig"):
        one.setFeature(QFont.Tag(feature), 0)
    return one


def write_caption(painter: QPainter, sheet: QSizeF, text: str, right: str = "") -> None:
    """Words at the foot of a sheet."""
    room = room_on(sheet)
    foot = QRectF(units(room.left()), units(room.bottom()), units(room.width()), units(CAPTION))
    painter.setFont(letters("sans", SMALL))
    painter.setPen(QColor("#000000"))
    low = Qt.AlignmentFlag.AlignBottom
    painter.drawText(foot, low | Qt.AlignmentFlag.AlignLeft, text)
    if right:
        painter.drawText(foot, low | Qt.AlignmentFlag.AlignRight, right)


# ---------------------------------------------------------------------------------------------- divided
def division(picture: BoardPicture, paper: Paper, size: Paper) -> tuple[Tiling, float]:
    """How a board that would fill a sheet of `size` is divided, and millimetres for a pixel of its scene."""
    area = picture.area.size()
    scale = fitted(area, room_on(best_way(area, size)).size())
    return tiling(area * scale, paper), scale


def _tiles(picture: BoardPicture, look: PaperLook, title: str, paper: Paper, size: Paper) -> list[Page]:
    divided, scale = division(picture, paper, size)
    return [
        _index(picture, look, title, paper, divided, scale),
        *(_tile(picture, look, title, divided, tile, scale) for tile in divided.tiles),
    ]


def _tile(
    picture: BoardPicture, look: PaperLook, title: str, divided: Tiling, tile: Tile, scale: float
) -> Page:
    """One sheet with its marks: corners to be cut at, and ticks where its neighbours begin."""
    corner = tile.corner(divided.sheet)

    def paint(painter: QPainter) -> None:
        part = tile.part
        area = QRectF(picture.area.topLeft() + part.topLeft() / scale, part.size() / scale)
        painter.save()
        painter.translate(QPointF(units(corner.x()), units(corner.y())))
        picture.paint(painter, area, units(scale))
        painter.restore()
        room = QRectF(corner, part.size())
        painter.setPen(QPen(QColor("#000000"), 1.0))
        painter.drawLines(crop_marks(room))
        dashed = QPen(QColor("#000000"), 1.0)
        dashed.setDashPattern([3.0, 3.0])
        painter.setPen(dashed)
        painter.drawLines(overlap_marks(room, tile, divided))
        where = look.tr("print-sheet-of", name=tile.name, rows=divided.rows, columns=divided.columns)
        write_caption(painter, divided.sheet, title, where)

    return Page(divided.sheet, paint)


def _line(x1: float, y1: float, x2: float, y2: float) -> QLineF:
    return QLineF(units(x1), units(y1), units(x2), units(y2))


def crop_marks(room: QRectF) -> list[QLineF]:
    """Two lines outside each corner of a room (millimetres on the sheet), in units."""
    found = []
    for x, out_x in ((room.left(), -1), (room.right(), 1)):
        for y, out_y in ((room.top(), -1), (room.bottom(), 1)):
            found.append(_line(x + out_x * GAP, y, x + out_x * (GAP + MARK), y))
            found.append(_line(x, y + out_y * GAP, x, y + out_y * (GAP + MARK)))
    return found


def overlap_marks(room: QRectF, tile: Tile, divided: Tiling) -> list[QLineF]:
    """Ticks outside the room where the parts of the neighbours end or begin."""
    across, down = [], []
    if tile.column:
        across.append(room.left() + OVERLAP)
    if tile.column < divided.columns - 1:
        across.append(room.right() - OVERLAP)
    if tile.row:
        down.append(room.top() + OVERLAP)
    if tile.row < divided.rows - 1:
        down.append(room.bottom() - OVERLAP)
    found = []
    for x in across:
        found.append(_line(x, room.top() - GAP - MARK, x, room.top() - GAP))
        found.append(_line(x, room.bottom() + GAP, x, room.bottom() + GAP + MARK))
    for y in down:
        found.append(_line(room.left() - GAP - MARK, y, room.left() - GAP, y))
        found.append(_line(room.right() + GAP, y, room.right() + GAP + MARK, y))
    return found


def _index(
    picture: BoardPicture, look: PaperLook, title: str, paper: Paper, divided: Tiling, scale: float
) -> Page:
    """The whole in small, with the sheets and their names."""
    above = 14.0
    sheet = best_way(divided.size, paper)
    room = room_on(sheet).adjusted(0, above, 0, 0)
    small = fitted(divided.size, room.size())
    corner = QPointF(room.center().x() - divided.size.width() * small / 2, room.top())

    def paint(painter: QPainter) -> None:
        painter.setPen(QColor("#000000"))
        painter.setFont(face(GARAMOND, units(above / 2)))
        painter.drawText(QPointF(units(room.left()), units(room.top() - above / 2)), title)
        painter.save()
        painter.translate(QPointF(units(corner.x()), units(corner.y())))
        picture.paint(painter, picture.area, units(scale * small))
        for tile in divided.tiles:
            _frame(painter, tile, units(small))
        painter.restore()
        told = look.tr(
            "print-index", count=len(divided.tiles), overlap=round(OVERLAP),
            wide=round(divided.size.width()), high=round(divided.size.height()),
        )  # fmt: skip
        write_caption(painter, sheet, told)

    return Page(sheet, paint)


def _frame(painter: QPainter, tile: Tile, scale: float) -> None:
    """The edge of a sheet on the index, and its name on a slip of paper."""
    box = QRectF(tile.part.topLeft() * scale, tile.part.size() * scale)
    for width, colour in ((3.6, "#FFFFFF"), (1.4, "#000000")):
        painter.setPen(QPen(QColor(colour), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)
    slip = QRectF(0, 0, 1.6 * LARGE, 1.2 * LARGE)
    slip.moveCenter(box.center())
    painter.fillRect(slip, QColor("#FFFFFF"))
    painter.setFont(font("sans", LARGE, bold=True))
    painter.setPen(QColor("#000000"))
    painter.drawRect(slip)
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, tile.name)


def sizes_above(paper: Paper, papers: Sequence[Paper]) -> list[Paper]:
    """The sizes that a board may have when it is divided among sheets of a paper."""
    return [one for one in papers if one.wide > paper.wide]
