"""Draws a board into a file: PNG, SVG or PDF."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter

from desktop.cartography.cache import shelf
from desktop.cartography.fonts import load_fonts
from desktop.cartography.layout import make_layout
from desktop.cartography.levels import READING
from desktop.cartography.ornament import MARGIN
from desktop.cartography.painter import SheetPainter
from desktop.cartography.paper import paper
from desktop.cartography.plan import Plan, make_plan
from desktop.cartography.sheet import Sheet, compute
from desktop.cartography.source import Survey, survey
from desktop.theme import Theme
from engine.boards.board import Board

FORMATS = (".png", ".svg", ".pdf")
PDF_DPI = 300
PDF_WIDTH_MM = 420.0


class UnknownFormat(ValueError):
    """The file's ending is none of FORMATS."""


def complete_sheet(facts: Survey, key: str, theme: Theme) -> Sheet:
    """The finished sheet, from the cache or computed now and kept."""
    place = shelf(facts, key, theme)
    sheet = place.read_sheet()
    if sheet is None or sheet.stage != "complete":
        sheet = compute(facts, key, theme)
        try:
            place.write_sheet(sheet)
        except OSError:
            # A full or read-only disk must not keep anyone from the picture itself.
            pass
    return sheet


def draw_board(board: Board, out: Path, width: int = 2640, theme: Theme | None = None,
               maps: Sequence[str] | None = None) -> Path:
    """Draws the sheets of a board (or some) side by side, `width` px wide in all, by the ending of `out`."""
    from desktop.theme import load_theme

    suffix = out.suffix.lower()
    if suffix not in FORMATS:
        raise UnknownFormat(out.suffix)
    load_fonts()
    style = theme or load_theme("parchment")
    drawn = board.subset(maps) if maps else board
    facts = survey(drawn)
    plans = {key: make_plan(facts, key) for key in facts.maps}
    layout = make_layout(drawn, plans)
    sheets = {key: complete_sheet(facts, key, style) for key in plans}
    size = QSizeF(width, width * layout.sheets.height() / layout.sheets.width())
    scale = width / layout.sheets.width()
    if suffix == ".png":
        image = QImage(size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        _draw(painter, facts, plans, sheets, layout.pages, style, scale, textured=True)
        painter.end()
        if not image.save(str(out)):
            raise OSError(f"cannot write {out}")
        return out
    painter = _vector_painter(out, size)
    factor = painter.device().width() / layout.sheets.width() if suffix == ".pdf" else scale
    _draw(painter, facts, plans, sheets, layout.pages, style, factor, textured=False)
    painter.end()
    return out


def _vector_painter(out: Path, size: QSizeF) -> QPainter:
    """A painter onto an SVG of this size, or onto a PDF page as wide as A3."""
    if out.suffix.lower() == ".svg":
        from PySide6.QtSvg import QSvgGenerator

        svg = QSvgGenerator()
        svg.setFileName(str(out))
        svg.setSize(QSize(round(size.width()), round(size.height())))
        svg.setViewBox(QRect(0, 0, round(size.width()), round(size.height())))
        return _begin(svg, out)
    pdf = QPdfWriter(str(out))
    pdf.setResolution(PDF_DPI)
    page = QSizeF(PDF_WIDTH_MM, PDF_WIDTH_MM * size.height() / size.width())
    pdf.setPageSize(QPageSize(page, QPageSize.Unit.Millimeter, "map", QPageSize.SizeMatchPolicy.ExactMatch))
    pdf.setPageMargins(QMarginsF(0, 0, 0, 0))
    return _begin(pdf, out)


def _begin(device: object, out: Path) -> QPainter:
    """Starts painting; a file that cannot be written is an OSError. The painter keeps its device alive."""
    painter = QPainter()
    if not painter.begin(device):  # type: ignore[arg-type]
        raise OSError(f"cannot write {out}")
    painter.kept_device = device  # type: ignore[attr-defined]
    return painter


def _draw(painter: QPainter, facts: Survey, plans: dict[str, Plan], sheets: dict[str, Sheet],
          pages: object, theme: Theme, scale: float, textured: bool) -> None:
    """Every sheet at its place; the paper is flat in vector files."""
    painter.scale(scale, scale)
    for key, plan in plans.items():
        page: QRectF = pages[key]  # type: ignore[index]
        ground = None
        if textured:
            wide, high = max(1, round(page.width() * scale)), max(1, round(page.height() * scale))
            ground = paper(theme, wide, high, scale)
        painter.save()
        painter.translate(page.x() + MARGIN, page.y() + MARGIN)
        SheetPainter(sheets[key], plan, facts, theme).paint(painter, READING, paper=ground)
        painter.restore()
