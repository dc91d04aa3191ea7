"""Boards on paper: as lines, small, of the right size, the same as on the screen, and whole over all sheets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPrintSupport import QPrinter

from desktop.printing.board_pages import board_pages, division
from desktop.printing.board_picture import BoardPicture, bare_board
from desktop.printing.look import PaperLook
from desktop.printing.pages import Page, image_of, pdf_of, print_pages, svg_of, write_pages
from desktop.printing.paper import PAPERS, best_way
from desktop.session.onlooker import Onlooker
from tests.desktop.driver import led
from tests.desktop.printing.conftest import GAMES, board_of, look_of
from tests.desktop.printing.reading import Pdf, plain_letters, svg_size

MOST_BYTES = 10_000_000
Bare = tuple[BoardPicture, PaperLook]


@pytest.mark.parametrize("name", ["a4", pytest.param("a3", marks=pytest.mark.long), "a1"])
def test_a_board_fills_its_paper(acres_board: Bare, name: str) -> None:
    picture, look = acres_board
    paper = PAPERS[name]
    pages = board_pages(picture, look, "Acres", paper)
    sheet = best_way(picture.area.size(), paper)
    expected = (round(sheet.width()), round(sheet.height()))
    content = pdf_of(pages, "Acres")
    pdf = Pdf(content)
    assert pdf.sizes == [expected]
    assert pdf.pictures == 0
    assert len(content) < MOST_BYTES
    assert "Acres" in pdf.text(0)
    assert "Quebec" in plain_letters(pdf.text(0))


def test_paper_and_table_share_the_plans_of_a_board(acres_board: Bare) -> None:
    """Every drill has a picture of its own, and none plans the sheets again."""
    picture, _ = acres_board
    assert picture.scene is not None
    assert picture.drawing.plans is picture.scene.map.plans


def test_an_svg_is_as_large_as_its_paper_and_holds_no_pixels(acres_board: Bare) -> None:
    picture, look = acres_board
    pages = board_pages(picture, look, "Acres", PAPERS["a4"])
    content = svg_of(pages[0], "Acres")
    sheet = best_way(picture.area.size(), PAPERS["a4"])
    assert svg_size(content) == (round(sheet.width()), round(sheet.height()))
    assert b"<image" not in content
    assert len(content) < MOST_BYTES


@pytest.mark.parametrize(
    "game", [pytest.param(one, marks=() if one == "acres" else pytest.mark.long) for one in GAMES]
)
def test_a_position_has_its_pieces_as_lines(drawn: Path, qapp: object, game: str) -> None:
    look, table = look_of(game), led(game, 3, 12)
    picture = BoardPicture(board_of(game), look, Onlooker(table))
    bare = bare_board(board_of(game), look)
    try:
        with_pieces, without = (
            pdf_of(board_pages(one, look, "x", PAPERS["a4"]), "x") for one in (picture, bare)
        )
    finally:
        picture.close()
        bare.close()
    assert Pdf(with_pieces).pictures == 0
    assert len(without) < MOST_BYTES
    assert 1000 < len(with_pieces) < MOST_BYTES
    assert with_pieces != without


def test_divided_sheets_show_together_what_the_whole_shows(acres_board: Bare) -> None:
    """Each sheet is held against the same part of one picture of all."""
    picture, look = acres_board
    divided, scale = division(picture, PAPERS["a4"], PAPERS["a3"])
    pages = board_pages(picture, look, "Acres", PAPERS["a4"], "tiles", PAPERS["a3"])
    assert len(pages) == len(divided.tiles) + 1 > 2
    zoom = scale / 0.2
    whole = QImage(
        QSize(round(picture.area.width() * zoom), round(picture.area.height() * zoom)),
        QImage.Format.Format_RGB32,
    )
    whole.fill(0xFFFFFF)
    painter = QPainter(whole)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    picture.paint(painter, picture.area, zoom)
    painter.end()
    for page, tile in zip(pages[1:], divided.tiles, strict=True):
        corner, part = tile.corner(divided.sheet), tile.part
        seen = image_of(page).copy(_pixels(QRectF(corner, part.size())))
        same = whole.copy(_pixels(part))
        size = QSize(min(seen.width(), same.width()), min(seen.height(), same.height()))
        one, other = (
            _values(image.copy(2, 2, size.width() - 4, size.height() - 4)) for image in (seen, same)
        )
        assert np.abs(one - other).mean() < 9, tile.name
        assert one.std() > 10, "something is drawn there"


def _pixels(millimetres: QRectF) -> object:
    return QRectF(millimetres.topLeft() / 0.2, millimetres.size() / 0.2).toRect()


def _values(image: QImage) -> np.ndarray:
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    raw = np.frombuffer(grey.constBits(), np.uint8).reshape(grey.height(), grey.bytesPerLine())
    return raw[:, : grey.width()].astype(int)  # copied: the bytes end with their image


@pytest.mark.long
def test_each_map_can_have_its_page(drawn: Path, qapp: object) -> None:
    look = look_of("maria", "it")
    picture = bare_board(board_of("maria"), look)
    try:
        pages = board_pages(picture, look, "Maria", PAPERS["a4"], "maps")
        pdf = Pdf(pdf_of(pages, "Maria"))
        divided = board_pages(picture, look, "Maria", PAPERS["a4"], "tiles", PAPERS["a1"])
        content = pdf_of(divided, "Maria")
    finally:
        picture.close()
    assert len(pdf.pages) == len(board_of("maria").maps) == 2
    assert len(content) < MOST_BYTES, "sheets hold no more than they show"
    assert "fogli" in Pdf(content).text(0)


def test_several_pages_are_several_svg_files(qapp: object, tmp_path: Path) -> None:
    pages = [Page(QSizeF(100, 60), lambda painter: painter.drawLine(0, 0, 50, 50))] * 2
    written = write_pages(tmp_path / "acres.svg", pages, "Acres")
    assert [one.name for one in written] == ["acres-1.svg", "acres-2.svg"]
    assert sorted(tmp_path.iterdir()) == written
    assert {svg_size(one.read_bytes()) for one in written} == {(100, 60)}


def test_nothing_is_half_written(acres_board: Bare, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    picture, look = acres_board
    pages = board_pages(picture, look, "Acres", PAPERS["a4"])
    path = tmp_path / "acres.pdf"
    path.write_bytes(b"before")

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("engine.kernel.writing.write_all", full)
    with pytest.raises(OSError, match="No space left"):
        write_pages(path, pages, "Acres")
    assert path.read_bytes() == b"before"
    assert [one.name for one in tmp_path.iterdir()] == ["acres.pdf"]


def test_a_board_of_no_game_has_the_names_of_its_map(drawn: Path, qapp: object) -> None:
    """Without a table names stand where the map has them."""
    picture = BoardPicture(board_of("acres"), look_of("acres"))
    page = board_pages(picture, look_of("acres"), "Mine", PAPERS["a4"])[0]
    assert picture.scene is None
    assert "Quebec" in plain_letters(Pdf(pdf_of([page], "Mine")).text(0))


def _printed(pages: Sequence[Page], path: Path) -> bytes:
    """What a printer of many dots gets."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    print_pages(printer, pages)
    return path.read_bytes()


def test_letters_are_as_large_on_a_printer_as_in_a_file(acres_board: Bare, tmp_path: Path) -> None:
    picture, look = acres_board
    pages = board_pages(picture, look, "Acres", PAPERS["a4"])
    printed, filed = (
        Pdf(content).letter_sizes(0)
        for content in (_printed(pages, tmp_path / "printed.pdf"), pdf_of(pages, "Acres"))
    )
    assert printed == filed
    assert min(filed) > 4


@pytest.mark.parametrize("scale", [0.5, pytest.param(1.5, marks=pytest.mark.long), 2.0])
def test_a_preview_of_any_size_shows_the_same(drawn: Path, qapp: object, scale: float) -> None:
    """Names and pieces have their size and their place: painted larger or smaller it is the same picture."""
    picture = BoardPicture(board_of("acres"), look_of("acres"), Onlooker(led("acres", 3, 12)))
    (page,) = board_pages(picture, look_of("acres"), "Acres", PAPERS["a4"])
    try:
        as_paper, other = image_of(page), image_of(page, scale)
    finally:
        picture.close()
    way = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = page.pixels / 4
    one, two = (_values(image.scaled(small, *way)) for image in (as_paper, other))
    assert np.abs(one - two).max() < 100


def test_a_printer_gets_each_page_on_its_paper(qapp: object, tmp_path: Path) -> None:
    sizes = [QSizeF(210, 297), QSizeF(297, 210)]
    pages = [Page(size, lambda painter: painter.drawText(100, 100, "Boston")) for size in sizes]
    pdf = Pdf(_printed(pages, tmp_path / "printed.pdf"))
    assert pdf.sizes == [(210, 297), (297, 210)]
    assert [pdf.text(number) for number in (0, 1)] == ["Boston", "Boston"]
