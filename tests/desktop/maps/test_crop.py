"""A part of a sheet is that part of the whole, with no more points than are seen in it."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.maps.crop import coarser, cropped, cut_out
from desktop.maps.levels import READING
from desktop.maps.painter import SheetPainter
from desktop.maps.shapes import Box, pack, points_of
from desktop.maps.vectors import SolidPainter
from desktop.profile.theme import load_theme
from tests.desktop.maps.conftest import Atlas
from tests.desktop.maps.test_vectors import written

BOX: Box = (0.0, 0.0, 10.0, 10.0)
PART: Box = (300.0, 260.0, 800.0, 600.0)


def area(ring: list[tuple[float, float]]) -> float:
    """With its sign: which way the ring goes."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)) / 2


def test_rings_stay_rings_that_go_their_own_way() -> None:
    outer = [(-5.0, -5.0), (15.0, -5.0), (15.0, 15.0), (-5.0, 15.0)]
    hole = [(2.0, 2.0), (2.0, 20.0), (4.0, 20.0), (4.0, 2.0)]
    kept = cut_out(pack([outer, hole], closed=True), BOX)
    assert [round(area(points_of(part))) for part in kept.parts] == [100, -16]
    assert kept.box == BOX


def test_lines_fall_apart_where_they_leave_the_part() -> None:
    line = [(-5.0, 5.0), (5.0, 5.0), (5.0, 15.0), (8.0, 15.0), (8.0, 5.0)]
    kept = cut_out(pack([line], closed=False), BOX)
    assert [points_of(part) for part in kept.parts] == [[(0, 5), (5, 5), (5, 10)], [(8, 10), (8, 5)]]


def test_what_lies_inside_is_kept_and_what_lies_outside_goes() -> None:
    inside, outside = ([(x, x), (x + 1, x), (x, x + 1)] for x in (3.0, 30.0))
    assert cut_out(pack([inside], closed=True), BOX) == pack([inside], closed=True)
    assert not cut_out(pack([outside], closed=True), BOX).parts


def test_coarser_lines_stray_no_farther_than_they_may() -> None:
    wave = [(float(x), 0.2 * (x % 2)) for x in range(50)]
    assert len(points_of(coarser(pack([wave], closed=False), 0.3).parts[0])) == 2
    assert len(points_of(coarser(pack([wave], closed=False), 0.05).parts[0])) == 50


def picture(atlas: Atlas, *, whole: bool) -> np.ndarray:
    """The part of a sheet, painted from all of it or from what was cut out."""
    theme = load_theme("parchment")
    sheet, plan = atlas.sheet("bohemia"), atlas.plans["bohemia"]
    if not whole:
        sheet, plan = cropped(sheet, plan, PART)
    image = QImage(QSize(500, 340), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.translate(-PART[0], -PART[1])
    SheetPainter(sheet, plan, theme).paint(painter, READING, PART)
    painter.end()
    return np.frombuffer(image.constBits(), np.uint8).astype(int)


def test_a_part_looks_as_in_the_whole(atlas: Atlas) -> None:
    part, whole = picture(atlas, whole=False), picture(atlas, whole=True)
    assert (np.abs(part - whole) > 24).mean() < 0.002, "dashes may begin elsewhere along a border"
    sheet, plan = cropped(atlas.sheet("bohemia"), atlas.plans["bohemia"], PART)
    assert len(plan.roads) < len(atlas.plans["bohemia"].roads) / 3
    assert sum(len(p) for t in sheet.territories for p in t.area.parts) < 0.5 * sum(
        len(p) for t in atlas.sheet("bohemia").territories for p in t.area.parts
    )


@pytest.mark.parametrize("moved", [0.0, 20.0])
def test_clips_that_hold_together_come_back_together_in_svg(moved: float) -> None:
    """After a state within two clips both hold again, each where it was said."""

    def paint(painter: QPainter) -> None:
        assert isinstance(painter, SolidPainter)
        painter.setClipRect(QRectF(0, 0, 60, 60))
        painter.translate(moved, 0)
        painter.setClipRect(QRectF(10, 10, 80, 80), Qt.ClipOperation.IntersectClip)
        painter.save()
        painter.setClipRect(QRectF(0, 0, 5, 5), Qt.ClipOperation.IntersectClip)
        painter.restore()
        assert painter.clipBoundingRect() == QRectF(10, 10, 50 - moved, 50)
        painter.fillRect(QRectF(0, 0, 100, 100), QColor("#FF0000"))

    svg, left = written(paint), round(10 + moved)
    red = svg[: svg.index("#ff0000")].rindex("clip-path=")
    name = svg[red:].partition("#")[2].partition(")")[0]
    assert f'id="{name}">\n<path vector-effect="none" fill-rule="evenodd" d="M{left},10 L60,10 L60,60' in svg
