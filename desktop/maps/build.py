"""Draws the maps into the cache: a program of its own, so that the window never waits for it.

`kabinett --draw-map BOARD SHEET THEME MAP...` (see command.py) prints one line per step:
`coarse`, `overview`, `reading 0.25`, `close 0.75`, `done`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from desktop.art.fonts import load_fonts
from desktop.maps.cache import (
    TILE,
    Shelf,
    page_size,
    prune,
    save_image,
    shelf,
    tile_counts,
)
from desktop.maps.drafting import compute
from desktop.maps.levels import CLOSE, OVERVIEW, READING, Level
from desktop.maps.ornament import MARGIN
from desktop.maps.painter import SheetPainter
from desktop.maps.paper import paper
from desktop.maps.plan import Plan, make_plan
from desktop.maps.sheet import Sheet
from desktop.profile.theme import Theme, load_theme
from engine.boards.board import Board
from engine.boards.load import load_board
from engine.kernel.writing import write_whole

Report = Callable[[str], None]
BAND_ROWS = 3


def paint_page(
    painter: SheetPainter, plan: Plan, level: Level, ground: QImage, rows: tuple[int, int]
) -> QImage:
    """A band of the page at one level, from pixel row to pixel row, without names of places."""
    wide, _ = page_size(plan, level)
    image = QImage(wide, rows[1] - rows[0], QImage.Format.Format_RGB32)
    brush = QPainter(image)
    brush.translate(0, -rows[0])
    brush.scale(level.scale, level.scale)
    brush.translate(MARGIN, MARGIN)
    top, bottom = rows[0] / level.scale - MARGIN, rows[1] / level.scale - MARGIN
    painter.paint(brush, level, (-1e6, top, 1e6, bottom), ground, labels=False, ordinates=False)
    brush.end()
    return image


def paint_overview(sheet: Sheet, plan: Plan, theme: Theme, place: Shelf) -> None:
    """Paints and stores the picture of the whole page."""
    wide, high = page_size(plan, OVERVIEW)
    ground = paper(theme, wide, high, OVERVIEW.scale)
    picture = paint_page(SheetPainter(sheet, plan, theme), plan, OVERVIEW, ground, (0, high))
    save_image(place.overview_file(sheet.stage), picture)


def paint_tiles(
    painter: SheetPainter, plan: Plan, theme: Theme, level: Level, place: Shelf, report: Report
) -> None:
    """Paints a level in bands and stores its tiles."""
    if place.done_file(level).exists():
        return
    _, high = page_size(plan, level)
    columns, rows = tile_counts(plan, level)
    ground = paper(theme, round((plan.width + 2 * MARGIN) / 2), round((plan.height + 2 * MARGIN) / 2), 0.5)
    for start in range(0, rows, BAND_ROWS):
        last = min(start + BAND_ROWS, rows)
        band = paint_page(painter, plan, level, ground, (start * TILE, min(last * TILE, high)))
        for row in range(start, last):
            for column in range(columns):
                box = QRect(column * TILE, (row - start) * TILE, TILE, TILE).intersected(band.rect())
                save_image(place.tile_file(level, column, row), band.copy(box))
        report(f"{level.name} {last / rows:.2f}")
    write_whole(place.done_file(level), b"", durable=False)


def build(board: Board, key: str, theme: Theme, report: Report) -> None:
    """Everything that is still missing of one sheet in one theme."""
    place = shelf(board, key, theme)
    plan = make_plan(board, key)

    def coarse(sheet: Sheet) -> None:
        place.write_sheet(sheet)
        paint_overview(sheet, plan, theme, place)
        report("coarse")

    sheet = place.read_sheet()
    if sheet is None or sheet.stage != "complete":
        sheet = compute(board, key, theme, coarse)
        place.write_sheet(sheet)
    if not place.overview_file("complete").exists():
        paint_overview(sheet, plan, theme, place)
    report("overview")
    painter = SheetPainter(sheet, plan, theme)
    for level in (READING, CLOSE):
        paint_tiles(painter, plan, theme, level, place, report)
    prune()
    report("done")


def _tell(line: str) -> None:
    """One line to whoever started the builder."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(arguments: list[str]) -> int:
    """Runs the builder for one sheet."""
    board_name, key, theme_name, *maps = arguments
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([sys.argv[0]])
    load_fonts()
    board = load_board(board_name)
    build(board.subset(maps) if maps else board, key, load_theme(theme_name), _tell)
    application.quit()
    return 0
