"""Painting: every theme, files, tiles, the scene's items."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene

from desktop.maps import build as builder
from desktop.maps.boardmap import BoardMap
from desktop.maps.cache import ROOM, ROOM_LEFT, page_size, save_image, shelf, tile_counts
from desktop.maps.export import UnknownFormat, draw_board
from desktop.maps.levels import CLOSE, LEVELS, OVERVIEW, READING, level_for
from desktop.maps.ornament import MARGIN
from desktop.maps.painter import SheetPainter
from desktop.profile.theme import Theme, load_theme
from tests.desktop.maps.conftest import MAPS, Atlas
from tests.desktop.maps.themes import ONE_THEME

SETTLED = 6
"""Frames that show the same, after which nothing more comes."""


def painted(atlas: Atlas, key: str, theme: Theme, scale: float = 0.3) -> QImage:
    """A small picture of one sheet."""
    sheet = atlas.sheet(key)
    image = QImage(
        round((sheet.width + 140) * scale), round((sheet.height + 140) * scale), QImage.Format.Format_RGB32
    )
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.translate(MARGIN, MARGIN)
    SheetPainter(sheet, atlas.plans[key], theme).paint(painter, READING)
    painter.end()
    return image


@pytest.mark.parametrize("name", ONE_THEME)
def test_every_theme_paints_its_paper_sea_and_powers(atlas: Atlas, name: str) -> None:
    theme = load_theme(name)
    image = painted(atlas, "flanders", theme)
    sea = image.pixelColor(round((560 + MARGIN) * 0.3), round((520 + MARGIN) * 0.3))
    wanted = QColor(theme.map.sea)
    assert (
        abs(sea.red() - wanted.red()) + abs(sea.green() - wanted.green()) + abs(sea.blue() - wanted.blue())
        < 40
    )
    colours = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
    assert len(colours) > 300
    france = image.pixelColor(round((450 + MARGIN) * 0.3), round((1790 + MARGIN) * 0.3))
    assert france.red() > france.blue()


def test_safe_bands_are_hatched(atlas: Atlas) -> None:
    plain, safe = load_theme("parchment"), load_theme("safe")
    assert safe.fills.patterns
    assert not plain.fills.patterns
    assert painted(atlas, "bohemia", plain) != painted(atlas, "bohemia", safe)


def test_levels_follow_the_zoom() -> None:
    assert [level_for(zoom) for zoom in (0.2, 0.6, 0.7, 1.3, 1.4, 8.0)] == [
        OVERVIEW,
        OVERVIEW,
        READING,
        READING,
        CLOSE,
        CLOSE,
    ]


@pytest.mark.parametrize("suffix", [".png", pytest.param(".svg", marks=pytest.mark.long), ".pdf"])
def test_a_board_is_drawn_into_a_file(atlas: Atlas, tmp_path: Path, suffix: str) -> None:
    theme = load_theme("light")
    if suffix != ".png":  # one of them drafts its sheet itself
        shelf(atlas.board.subset(["bohemia"]), "bohemia", theme).write_sheet(atlas.sheet("bohemia"))
    out = draw_board(atlas.board, tmp_path / f"map{suffix}", 700, theme, ["bohemia"])
    assert out.stat().st_size > 50_000
    starts = {".png": b"\x89PNG", ".svg": b"<?xml", ".pdf": b"%PDF"}[suffix]
    assert out.read_bytes().startswith(starts)
    if suffix == ".png":
        assert QImage(str(out)).width() == 700


def test_an_unknown_ending_is_refused(atlas: Atlas, tmp_path: Path) -> None:
    with pytest.raises(UnknownFormat):
        draw_board(atlas.board, tmp_path / "map.bmp")


def test_a_file_that_cannot_be_written_is_an_error(atlas: Atlas, tmp_path: Path) -> None:
    (tmp_path / "no-folder").touch()
    for suffix in ("png", "pdf"):
        with pytest.raises(OSError, match="no-folder"):
            draw_board(
                atlas.board, tmp_path / "no-folder" / f"map.{suffix}", 300, load_theme("light"), ["bohemia"]
            )


def test_maps_leave_the_tables_room_on_a_disk(
    atlas: Atlas, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What can be drawn again is not kept where the disk is nearly full."""
    monkeypatch.setenv(ROOM, str(tmp_path))
    place, picture = shelf(atlas.board, "bohemia", load_theme("light")), tmp_path / "one.png"
    image = QImage(4, 4, QImage.Format.Format_RGB32)
    left = [ROOM_LEFT - 1]
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: SimpleNamespace(free=left[0]))
    with pytest.raises(OSError, match="one"):
        save_image(picture, image)
    with pytest.raises(OSError, match="sheet"):
        place.write_sheet(atlas.sheet("bohemia"))
    assert list(tmp_path.iterdir()) == []
    left[0] = ROOM_LEFT
    save_image(picture, image)
    assert picture.exists()


@pytest.fixture
def drawn(atlas: Atlas, qapp: QApplication) -> BoardMap:
    """The map of the introductory game, drawn into the cache by the builder."""
    board = atlas.board.subset(["bohemia"])
    steps: list[str] = []
    builder.build(board, "bohemia", load_theme("light"), steps.append)
    assert steps[0] == "coarse"
    assert steps[-1] == "done"
    return BoardMap(board, load_theme("light"))


@pytest.fixture
def scene(drawn: BoardMap) -> Iterator[QGraphicsScene]:
    """A scene that shows the map, and gives its items back before it dies."""
    shown = QGraphicsScene(drawn.layout.scene)
    for item in drawn.items():
        shown.addItem(item)
    yield shown
    for item in drawn.items():
        shown.removeItem(item)


@pytest.mark.slow
def test_the_builder_leaves_nothing_undone_and_the_scene_shows_it(
    drawn: BoardMap, scene: QGraphicsScene
) -> None:
    place = shelf(drawn.board, "bohemia", drawn.theme)
    plan = drawn.plans["bohemia"]
    for level in (READING, CLOSE):
        columns, rows = tile_counts(plan, level)
        whole = sum(QImage(str(place.tile_file(level, column, 0))).width() for column in range(columns))
        assert whole == page_size(plan, level)[0]
        assert all(place.tile_file(level, c, r).exists() for c in range(columns) for r in range(rows))
    assert drawn.complete()
    assert drawn.painted()
    pictures = {
        name: render(scene, drawn, level.until if level.until < 9 else 2.0) for name, level in LEVELS.items()
    }
    for picture in pictures.values():
        assert len({picture.pixel(x, y) for x in range(0, 600, 7) for y in range(0, 400, 7)}) > 30
    before = pictures["reading"]
    drawn.hide_names(["dresden"])
    after = render(scene, drawn, READING.until)
    assert before != after
    drawn.hide_names([])
    assert render(scene, drawn, READING.until) == before
    geometry(drawn)


def render(scene: QGraphicsScene, drawn: BoardMap, zoom: float) -> QImage:
    """600 x 400 px round Dresden, again and again until nothing changes: names and tiles come frame by frame."""
    image = QImage(600, 400, QImage.Format.Format_RGB32)
    middle = drawn.point("dresden")
    source = QRectF(middle.x() - 300 / zoom, middle.y() - 200 / zoom, 600 / zoom, 400 / zoom)
    last, same = QImage(), 0
    for _ in range(60):
        image.fill(0)
        painter = QPainter(image)
        scene.render(painter, QRectF(image.rect()), source)
        painter.end()
        last, same = image.copy(), same + 1 if image == last else 0
        if same == SETTLED:
            break
    return image


def geometry(drawn: BoardMap) -> None:
    """Points, roads, sectors, outlines and names agree with each other."""
    brieg, breslau = drawn.point("brieg"), drawn.point("breslau")
    there, back = drawn.road("brieg", "breslau"), drawn.road("breslau", "brieg")
    assert there.pointAtPercent(0) == brieg
    assert there.pointAtPercent(1) == breslau
    assert back.pointAtPercent(0) == breslau
    half = there.pointAtPercent(0.3) - back.pointAtPercent(0.7)
    assert half.manhattanLength() < 1
    assert drawn.nearest(brieg + QPointF(5, -4), 20) == "brieg"
    assert drawn.nearest(QPointF(-500, -500), 20) is None
    assert drawn.outline("silesia").contains(brieg)
    assert drawn.country_at(drawn.point("dresden")) == "saxony"
    found = drawn.sector_at(brieg)
    assert found is not None
    assert found[0].contains(brieg)


@pytest.mark.parametrize("key", MAPS)
def test_the_coarse_sheet_can_be_painted(atlas: Atlas, key: str) -> None:
    from desktop.maps.drafting import compute

    class Enough(Exception):
        """The coarse sheet has come."""

    caught = []

    def stop(sheet: object) -> None:
        caught.append(sheet)
        raise Enough

    with pytest.raises(Enough):
        compute(atlas.board, key, load_theme("parchment"), stop)
    coarse = caught[0]
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(0.15, 0.15)
    SheetPainter(coarse, atlas.plans[key], load_theme("parchment")).paint(painter, OVERVIEW)
    painter.end()
    assert len({image.pixel(x, y) for x in range(0, 380, 5) for y in range(0, 340, 5)}) > 100
