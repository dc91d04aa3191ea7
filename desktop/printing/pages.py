"""Pages, and how they become files: PDF, SVG, a picture to look at, a printer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPoint, QRect, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPagedPaintDevice, QPageSize, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtSvg import QSvgGenerator

from desktop.maps.svg import compact
from desktop.maps.vectors import SolidPainter
from desktop.printing.svg_faces import with_faces
from engine.kernel.writing import beside, try_place, write_whole

UNIT = 0.2
"""Millimetres of one unit of a page: a pixel of the screen, so that what is read there is read on paper."""
DPI = 127
"""Units in an inch."""
WHITE = "#FFFFFF"
FORMATS = (".pdf", ".svg")

Paint = Callable[[QPainter], None]


def units(mm: float) -> float:
    """Millimetres in units of a page."""
    return mm / UNIT


@dataclass(frozen=True)
class Page:
    """One side of paper.

    Attributes:
        size: millimetres. paint: paints it in units from its top left corner, on white.
    """

    size: QSizeF
    paint: Paint

    @property
    def pixels(self) -> QSize:
        """Its size in units."""
        return (self.size / UNIT).toSize()


def write_pages(path: Path, pages: Sequence[Page], title: str) -> list[Path]:
    """Write pages by the ending of the path, one of FORMATS; the files that were written.

    A PDF holds them all; of several pages each is an SVG of its own, numbered. Everything is painted before anything
    is written, and each file is written whole or left as it was. Raises OSError.
    """
    try_place(path)
    if path.suffix.lower() == ".pdf":
        write_whole(path, pdf_of(pages, title))
        return [path]
    paths, contents = pages_paths(path, len(pages)), [svg_of(page, title) for page in pages]
    for one, content in zip(paths, contents, strict=True):
        write_whole(one, content)
    return paths


def pages_paths(path: Path, count: int) -> list[Path]:
    """The files that so many pages become when they are written to a path."""
    if count == 1 or path.suffix.lower() == ".pdf":
        return [path]
    digits = len(str(count))
    return [beside(path, path.stem, f"-{n:0{digits}}{path.suffix}") for n in range(1, count + 1)]


def pdf_of(pages: Sequence[Page], title: str) -> bytes:
    """Pages as one PDF, each of its own size."""
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    pdf = QPdfWriter(written)
    pdf.setTitle(title)
    pdf.setCreator("Kabinett")
    pdf.setResolution(DPI)
    _paint_all(pdf, pages)
    return bytes(written.data().data())


def _paint_all(device: QPdfWriter, pages: Sequence[Page]) -> None:
    painter = SolidPainter(WHITE)
    for number, page in enumerate(pages):
        _take_size(device, page)
        if number:
            device.newPage()
        elif not painter.begin(device):
            raise OSError("the pages cannot be written")
        _paint(painter, page)
    painter.end()


def _take_size(device: QPagedPaintDevice, page: Page) -> None:
    exact = QPageSize.SizeMatchPolicy.ExactMatch
    device.setPageSize(QPageSize(page.size, QPageSize.Unit.Millimeter, "", exact))
    device.setPageMargins(QMarginsF(0, 0, 0, 0))


def print_pages(printer: QPrinter, pages: Sequence[Page]) -> None:
    """Print pages on a printer, each on paper of its own size. Raises OSError where nothing can be printed."""
    printer.setFullPage(True)
    painter = QPainter()
    for number, page in enumerate(pages):
        _take_size(printer, page)
        if number:
            printer.newPage()
        elif not painter.begin(printer):
            raise OSError("the printer takes nothing")
        _see_all(painter, page, page.pixels * (printer.resolution() / DPI))
        _paint(painter, page)
    painter.end()


def svg_of(page: Page, title: str) -> bytes:
    """A page as SVG, as large as its paper, with the faces of its words."""
    written = QBuffer()
    svg = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    svg.setOutputDevice(written)
    svg.setTitle(title)
    svg.setResolution(DPI)
    svg.setSize(page.pixels)
    svg.setViewBox(QRect(QPoint(), page.pixels))
    painter = SolidPainter(WHITE)
    if not painter.begin(svg):
        raise OSError("the page cannot be written")
    _paint(painter, page)
    painter.end()
    return with_faces(compact(bytes(written.data().data()).decode())).encode()


def image_of(page: Page, scale: float = 1.0) -> QImage:
    """A page to look at, so many pixels for a unit."""
    image = QImage((QSizeF(page.pixels) * scale).toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor(WHITE))
    painter = QPainter(image)
    _see_all(painter, page, image.size())
    _paint(painter, page)
    painter.end()
    return image


def _see_all(painter: QPainter, page: Page, size: QSize) -> None:
    """Let a page fill so many pixels of a device: whatever paints goes on in units, whichever transform it resets."""
    painter.setWindow(QRect(QPoint(), page.pixels))
    painter.setViewport(QRect(QPoint(), size))


def _paint(painter: QPainter, page: Page) -> None:
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.fillRect(0, 0, page.pixels.width(), page.pixels.height(), QColor(WHITE))
    page.paint(painter)
    painter.restore()
