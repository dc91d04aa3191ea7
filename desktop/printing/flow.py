"""Text and pictures in columns, page by page."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from html import escape

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QAbstractTextDocumentLayout, QColor, QPainter, QPalette, QTextDocument, QTextOption

from desktop.printing.board_pages import letters, write_caption
from desktop.printing.pages import Page, units
from desktop.printing.paper import CAPTION, MARGIN

BETWEEN = 7.0
"""Millimetres between two columns."""
TITLE, TITLE_HIGH = 30.0, 11.0
"""Letters of the title in units, and what it takes of the first page in millimetres."""
BODY = 16.0
"""Letters of plain text in units: 9 points."""


class Block(ABC):
    """Something as wide as its column; never divided between two of them.

    Attributes:
        after: units below it. keeps: it stands in one column with the next.
    """

    after: float = 6.0
    keeps: bool = False

    @abstractmethod
    def height(self, width: float) -> float:
        """How high it is in a column of this width, in units."""

    @abstractmethod
    def paint(self, painter: QPainter, width: float) -> None:
        """Paint it with its top left corner at the origin."""


@dataclass
class Words(Block):
    """A paragraph in the little HTML that `QTextDocument` reads; see `bold`, `plain`."""

    html: str
    px: float = BODY
    after: float = 6.0
    keeps: bool = False
    indent: float = 0.0
    role: str = "sans"

    @cached_property
    def _document(self) -> QTextDocument:
        document = QTextDocument()
        document.setUseDesignMetrics(True)
        document.setDocumentMargin(0)
        document.setDefaultFont(letters("title" if self.role == "title" else "sans", self.px))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        document.setDefaultTextOption(option)
        document.setHtml(self.html)
        return document

    def height(self, width: float) -> float:
        """As many lines as it takes."""
        self._document.setTextWidth(width - self.indent)
        return self._document.size().height()

    def paint(self, painter: QPainter, width: float) -> None:
        """Black on white, whatever the palette of the window."""
        self._document.setTextWidth(width - self.indent)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, QColor("#000000"))
        painter.save()
        painter.translate(self.indent, 0)
        self._document.documentLayout().draw(painter, context)
        painter.restore()


@dataclass
class Drawn(Block):
    """A picture of a width and a height of its own, in the middle of its column."""

    size: QSizeF
    draw: Callable[[QPainter], None]
    after: float = 8.0
    keeps: bool = False

    def height(self, width: float) -> float:
        """Its own."""
        return self.size.height()

    def paint(self, painter: QPainter, width: float) -> None:
        """In the middle."""
        painter.save()
        painter.translate(max(0.0, (width - self.size.width()) / 2), 0)
        self.draw(painter)
        painter.restore()


@dataclass
class Together(Block):
    """Blocks that stay in one column."""

    blocks: Sequence[Block] = field(default_factory=tuple)
    after: float = 14.0
    keeps: bool = False

    def height(self, width: float) -> float:
        """All of them."""
        return sum(one.height(width) + one.after for one in self.blocks)

    def paint(self, painter: QPainter, width: float) -> None:
        """One below the other."""
        painter.save()
        for one in self.blocks:
            one.paint(painter, width)
            painter.translate(0, one.height(width) + one.after)
        painter.restore()


def plain(text: str) -> str:
    """A text as HTML."""
    return escape(text)


def bold(text: str) -> str:
    """A text in bold."""
    return f"<b>{escape(text)}</b>"


@dataclass(frozen=True)
class Placed:
    """A block with its corner on the page and the width of its column, in units."""

    block: Block
    at: QPointF
    width: float


@dataclass(frozen=True)
class Form:
    """How pages look.

    Attributes:
        sheet: millimetres of the paper. columns: how many. title: stands at the head of the first page.
        foot: stands at the foot of every page; `number` makes the words for a page's number of how many.
    """

    sheet: QSizeF
    columns: int
    title: str
    foot: str
    number: Callable[[int, int], str]

    @property
    def width(self) -> float:
        """Of a column, in units."""
        room = self.sheet.width() - 2 * MARGIN - (self.columns - 1) * BETWEEN
        return units(room / self.columns)

    def room(self, page: int) -> tuple[float, float]:
        """From where to where columns go down on a page, in units."""
        top = MARGIN + (TITLE_HIGH if page == 0 and self.title else 0.0)
        return units(top), units(self.sheet.height() - MARGIN - CAPTION - 2.0)

    def left(self, column: int) -> float:
        """Where a column begins, in units."""
        return units(MARGIN) + column * (self.width + units(BETWEEN))


def lay_out(blocks: Iterable[Block], form: Form) -> list[list[Placed]]:
    """Blocks in columns, column after column and page after page; each page holds at least one."""
    pages: list[list[Placed]] = [[]]
    column, y = 0, form.room(0)[0]
    waiting = list(blocks)
    for number, block in enumerate(waiting):
        high = block.height(form.width)
        needed, ahead = high, number
        while waiting[ahead].keeps and ahead + 1 < len(waiting):
            needed += waiting[ahead].after
            ahead += 1
            needed += waiting[ahead].height(form.width)
        top, bottom = form.room(len(pages) - 1)
        if y > top and y + needed > bottom:
            column += 1
            if column == form.columns:
                pages.append([])
                column = 0
            y = form.room(len(pages) - 1)[0]
        pages[-1].append(Placed(block, QPointF(form.left(column), y), form.width))
        y += high + block.after
    return pages


def pages_of(blocks: Iterable[Block], form: Form) -> list[Page]:
    """The pages that blocks fill."""
    laid = lay_out(blocks, form)
    return [_page(placed, number, len(laid), form) for number, placed in enumerate(laid)]


def _page(placed: Sequence[Placed], number: int, count: int, form: Form) -> Page:
    def paint(painter: QPainter) -> None:
        if number == 0 and form.title:
            painter.setFont(letters("title", TITLE))
            painter.setPen(QColor("#000000"))
            head = QRectF(
                units(MARGIN), units(MARGIN), units(form.sheet.width() - 2 * MARGIN), units(TITLE_HIGH)
            )
            painter.drawText(head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, form.title)
        for one in placed:
            painter.save()
            painter.translate(one.at)
            one.block.paint(painter, one.width)
            painter.restore()
        write_caption(painter, form.sheet, form.foot, form.number(number + 1, count))

    return Page(form.sheet, paint)
