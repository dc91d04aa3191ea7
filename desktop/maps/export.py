"""Draws a board into a file: PNG, SVG or PDF."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPageSize, QPaintDevice, QPainter, QPdfWriter

from desktop.art.fonts import load_fonts
from desktop.maps.cache import shelf
from desktop.maps.crop import cropped
from desktop.maps.drafting import compute
from desktop.maps.layout import Layout, make_layout
from desktop.maps.levels import OVERVIEW, READING, level_for
from desktop.maps.ornament import MARGIN
from desktop.maps.painter import SheetPainter, Write, write_outlined
from desktop.maps.paper import paper
from desktop.maps.plan import Plan, plans_of
from desktop.maps.sheet import Sheet
from desktop.maps.svg import compact
from desktop.maps.vectors import SolidPainter, write_letters, write_typeset, writing_on
from desktop.pictures import save_png
from desktop.profile.theme import Theme, load_theme
from engine.boards.board import Board
from engine.kernel.writing import try_place, write_whole

FORMATS = (".png", ".svg", ".pdf")
STRAY = 0.3
"""Pixels by which a line of a part may stray from its way."""
PDF_DPI = 300
PDF_WIDTH_MM = 420.0


class UnknownFormat(ValueError):
    """The file's ending is none of FORMATS."""


def complete_sheet(board: Board, key: str, theme: Theme) -> Sheet:
    """The finished sheet, from the cache or computed now and kept."""
    place = shelf(board, key, theme)
    sheet = place.read_sheet()
    if sheet is None or sheet.stage != "complete":
        sheet = compute(board, key, theme)
        # A full or read-only disk must not keep anyone from the picture itself.
        with contextlib.suppress(OSError):
            place.write_sheet(sheet)
    return sheet


@dataclass(frozen=True)
class Drawing:
    """Sheets side by side, ready to be painted onto any device."""

    plans: Mapping[str, Plan]
    sheets: Mapping[str, Sheet]
    layout: Layout
    theme: Theme

    def paint(self, device: QPaintDevice, scale: float, write: Write | None = None) -> None:
        """Every sheet at its place; in vector files (`write`: how names are set) paper and lines are flat."""
        painter = SolidPainter(self.theme.map.paper) if write else QPainter()
        if not painter.begin(device):
            raise OSError("the picture cannot be written")
        painter.scale(scale, scale)
        painter.fillRect(self.layout.sheets, QColor(self.theme.window.window))
        for key, plan in self.plans.items():
            page = self.layout.pages[key]
            ground = None
            if write is None:
                wide, high = max(1, round(page.width() * scale)), max(1, round(page.height() * scale))
                ground = paper(self.theme, wide, high, scale)
            painter.save()
            painter.translate(page.x() + MARGIN, page.y() + MARGIN)
            sheet_painter = SheetPainter(self.sheets[key], plan, self.theme, write or write_outlined)
            sheet_painter.paint(painter, READING, paper=ground)
            painter.restore()
        painter.end()

    def paint_part(self, painter: QPainter, area: QRectF, zoom: float, *, labels: bool = True) -> None:
        """A part of the scene on flat paper, its corner at the origin; one unit is one pixel at this zoom.

        Names stand in the letters of the plain level, since those of the overview leave most of them out.
        """
        level = level_for(zoom)
        painter.save()
        painter.setClipRect(
            QRectF(0, 0, area.width() * zoom, area.height() * zoom), Qt.ClipOperation.IntersectClip
        )
        painter.scale(zoom, zoom)
        painter.translate(-area.topLeft())
        for key, plan in self.plans.items():
            page = self.layout.pages[key]
            if not page.intersects(area):
                continue
            origin = self.layout.origins[key]
            here = area.translated(-origin)
            part = here.left(), here.top(), here.right(), here.bottom()
            sheet, seen = cropped(self.sheets[key], plan, part, within=STRAY / zoom)
            painter.save()
            painter.translate(origin)
            on_sheet = SheetPainter(sheet, seen, self.theme, writing_on(painter))
            on_sheet.paint(painter, level, part, labels=labels and level is not OVERVIEW)
            if labels and level is OVERVIEW:
                on_sheet.paint_labels(painter, READING, part)
            painter.restore()
        painter.restore()


def drawing_of(board: Board, theme: Theme) -> Drawing:
    """All sheets of a board, drawn now where that was not done before."""
    load_fonts()
    plans = plans_of(board)
    sheets = {key: complete_sheet(board, key, theme) for key in plans}
    return Drawing(plans, sheets, make_layout(plans), theme)


def draw_board(
    board: Board, out: Path, width: int = 2640, theme: Theme | None = None, maps: Sequence[str] | None = None
) -> Path:
    """Draws the usual sheets of a board (or some) side by side, `width` px wide in all, by the ending of `out`.

    Needs a QGuiApplication. UnknownFormat for another ending; OSError where the file cannot be written.
    """
    if out.suffix.lower() not in FORMATS:
        raise UnknownFormat(out.suffix)
    try_place(out)  # a place that cannot be written is told before the work, not after
    drawing = drawing_of(board.subset(maps or board.usual), theme or load_theme("parchment"))
    page = drawing.layout.sheets
    size = QSize(width, round(width * page.height() / page.width()))
    write = {".png": _write_png, ".svg": _write_svg, ".pdf": _write_pdf}[out.suffix.lower()]
    write(drawing, out, size)
    return out


def _write_png(drawing: Drawing, out: Path, size: QSize) -> None:
    """A picture with the paper's stains."""
    image = QImage(size, QImage.Format.Format_RGB32)
    drawing.paint(image, size.width() / drawing.layout.sheets.width())
    save_png(out, image)


def _write_svg(drawing: Drawing, out: Path, size: QSize) -> None:
    """Vectors on flat paper."""
    from PySide6.QtSvg import QSvgGenerator

    page = drawing.layout.sheets.toAlignedRect()
    written = QBuffer()
    svg = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)  # version 1.2 Tiny cannot clip
    svg.setOutputDevice(written)
    svg.setSize(size)
    svg.setViewBox(page)
    drawing.paint(svg, 1.0, write_letters)
    write_whole(out, compact(bytes(written.data().data()).decode()).encode())


def _write_pdf(drawing: Drawing, out: Path, size: QSize) -> None:
    """One page as wide as A3 is long."""
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    pdf = QPdfWriter(written)
    pdf.setResolution(PDF_DPI)
    page = QSizeF(PDF_WIDTH_MM, PDF_WIDTH_MM * size.height() / size.width())
    pdf.setPageSize(QPageSize(page, QPageSize.Unit.Millimeter, "map", QPageSize.SizeMatchPolicy.ExactMatch))
    pdf.setPageMargins(QMarginsF(0, 0, 0, 0))
    drawing.paint(pdf, pdf.width() / drawing.layout.sheets.width(), write_typeset)
    write_whole(out, bytes(written.data().data()))
