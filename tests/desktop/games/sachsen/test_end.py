"""The sheet at the end of games that were played: who has left, small maps, and the battles as small fields."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

import engine
from desktop.games.sachsen.remembered import left, remembered
from desktop.printing.result_text import result_text
from desktop.views.table.end_sheet import EndSheet
from desktop.views.widgets.basics import Picture, Shield
from engine.kernel.journal import Journal
from engine.kernel.table import Table
from tests.desktop.driver import settle
from tests.desktop.games.sachsen.conftest import Sit
from tests.games.worked import TESTS


def sheet_of(sit: Sit, name: str, language: str = "en") -> EndSheet:
    """The sheet of a recorded game."""
    path = TESTS / "journals" / "sachsen" / f"{name}.kabinett"
    window = sit(Table.resume(engine.game("sachsen"), Journal.open(path)))
    window.appearance.set_language(language)
    assert window.end_sheet.isVisible()
    return window.end_sheet


def column(sheet: EndSheet, shield: QWidget) -> list[str]:
    """The numbers below a shield."""
    grid: QGridLayout = sheet.rows
    _, at, _, _ = grid.getItemPosition(grid.indexOf(shield))
    cells = (grid.itemAtPosition(row, at) for row in range(2, grid.rowCount()))
    found = [cell.widget() for cell in cells if cell is not None]
    return [one.text() for one in found if isinstance(one, QLabel)]


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Saxony left the game"), ("it", "La Sassonia ha lasciato la partita")]
)
def test_who_has_left_keeps_a_grey_column(sit: Sit, language: str, told: str) -> None:
    """attempt-4: with the points of the moment in which the player left."""
    sheet = sheet_of(sit, "succession-heir", language)
    (shield,) = [one for one in sheet.findChildren(Shield) if one.accessibleName().startswith(told)]
    assert shield.graphicsEffect() is not None
    assert column(sheet, shield) == ["12", "12", "0", "0", "0", "0", "24"]
    (row,) = [row for row in left(sheet.session) if row.total]
    assert row.counts == {"sachsen": 24}
    text = result_text(sheet.session, sheet.appearance)
    assert f"* {shield.accessibleName()}" in text.splitlines()
    assert [line for line in text.splitlines() if line.split()[-1:] == ["24"]], "the points of who has left"


def test_nobody_has_left(sit: Sit) -> None:
    sheet = sheet_of(sit, "end-cycles")
    assert left(sheet.session) == ()
    shields = [one for one in sheet.findChildren(Shield) if sheet.rows.indexOf(one) >= 0]
    assert len(shields) == 3
    assert all(one.graphicsEffect() is None for one in shields)


def test_a_battle_is_seen_as_a_small_field(sit: Sit) -> None:
    """As it stood before the blow that decided it; of the stroke of the spies there is none."""
    sheet = sheet_of(sit, "end-cycles")
    battles, stroke = remembered(sheet.session)
    assert battles.lines
    assert all(line.field is not None for line in battles.lines)
    assert [line.field for line in stroke.lines] == [None]
    text = result_text(sheet.session, sheet.appearance).splitlines()
    assert {sheet.appearance.text(one.said) for one in (*battles.lines, *stroke.lines)} <= set(text)
    pictures = sheet.findChildren(Picture, "smallField")
    assert len(pictures) == len(battles.lines)
    image = pictures[0].grab().toImage()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
    assert len(colours) > 12, "squares, a wood, units"
    bars, scroll = sheet.findChild(Picture, "sheetBars"), sheet.area.verticalScrollBar()
    sheet.window().resize(1280, 760)
    settle()
    assert scroll.maximum() > 0, "not all has room"
    assert bars is not None
    assert bars.isVisible(), "the score has room with its bars; the battles below are scrolled to"


def test_a_small_map_is_of_the_sheet_alone(sit: Sit) -> None:
    """The fields lie below the political sheet and take no room of it."""
    sheet = sheet_of(sit, "succession-heir")
    assert sheet.course is not None
    (picture,) = [one for one in sheet.course.findChildren(Picture) if not isinstance(one, Shield)]
    assert picture.width() > picture.height() > 50
