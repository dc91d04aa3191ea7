"""Maps in vector files: small, whole, and the same picture as the painted one."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QBuffer, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgGenerator, QSvgRenderer

from desktop.maps.cache import shelf
from desktop.maps.export import draw_board
from desktop.maps.svg import compact
from desktop.maps.vectors import SolidPainter
from desktop.profile.theme import load_theme
from tests.desktop.maps.conftest import MAPS, Atlas

MOST_BYTES = 4_000_000
SIDE = 100


def written(paint: object) -> str:
    """What Qt writes of a little drawing."""
    buffer = QBuffer()
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(SIDE, SIDE))
    generator.setViewBox(QRectF(0, 0, SIDE, SIDE))
    painter = SolidPainter("#FFFFFF")
    painter.begin(generator)
    painter.setFont(QFont("Atkinson Hyperlegible", 9))
    paint(painter)  # type: ignore[operator]
    painter.end()
    return bytes(buffer.data().data()).decode()


def seen(svg: str) -> np.ndarray:
    """The bytes of the picture that Qt paints of it, copied: they end with their image."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    QSvgRenderer(svg.encode()).render(painter)
    painter.end()
    return np.frombuffer(image.constBits(), np.uint8).astype(int)


def little_drawing(painter: QPainter) -> None:
    """Equal letters at several places, dashes, even-odd and winding fills, a turned shape."""
    letter = QPainterPath()
    letter.addEllipse(-9.25, -5.5, 18.5, 11.125)
    letter.addEllipse(-4, -2, 8, 4)
    for x, y, turn in ((20, 20, 0), (60, 20, 30), (20, 70, 0)):
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        painter.fillPath(letter, QColor("#2F6DB5"))
        painter.restore()
    dashes = QPen(QColor("#C23B2E"), 3)
    dashes.setDashPattern([2, 1.5])
    painter.setPen(dashes)
    painter.drawLine(5, 50, 95, 55)
    painter.fillRect(QRectF(70, 70, 20, 20), QColor("#3E8E4B"))


@pytest.mark.parametrize("suffix", [pytest.param(".svg", marks=pytest.mark.long), ".pdf"])
def test_both_maps_together_stay_small(atlas: Atlas, tmp_path: Path, suffix: str) -> None:
    for key in MAPS:
        shelf(atlas.board, key, load_theme("parchment")).write_sheet(atlas.sheet(key))
    out = draw_board(atlas.board, tmp_path / f"map{suffix}", 1600)
    assert 500_000 < out.stat().st_size < MOST_BYTES
    if suffix == ".svg":
        text = out.read_text(encoding="utf-8")
        defined = {e.get("id") for e in ET.fromstring(text).iter() if e.get("id")}
        assert set(re.findall(r"#([pc]\w+)[\")]", text)) <= defined
        assert QSvgRenderer(text.encode()).isValid()


def test_the_short_file_shows_what_the_long_one_shows() -> None:
    long = written(little_drawing)
    short = compact(long)
    assert len(short) < len(long) * 0.75
    assert short.count("<use ") == 3
    one, other = seen(long), seen(short)
    assert np.abs(one - other).max() <= 48, "rounding may move an edge by a tenth of a pixel"
    assert np.abs(one - other).mean() < 0.2


def test_a_clip_holds_only_for_its_state_and_the_one_before_comes_back() -> None:
    def paint(painter: QPainter) -> None:
        painter.save()
        painter.setClipRect(QRectF(0, 0, 50, 50))
        painter.save()
        inner = QPainterPath()
        inner.addRect(0, 0, 20, 20)
        painter.setClipPath(inner, Qt.ClipOperation.IntersectClip)
        painter.fillRect(QRectF(1, 1, 9, 9), QColor("red"))
        painter.restore()
        painter.fillRect(QRectF(2, 2, 9, 9), QColor("green"))
        painter.restore()
        painter.fillRect(QRectF(3, 3, 9, 9), QColor("blue"))

    text = compact(written(paint))
    clips = re.findall(r'<clipPath id="(\w+)">\s*<path[^>]* d="([^"]*)"', text)
    far = {name: max(float(n) for n in re.findall(r"[\d.]+", path)) for name, path in clips}
    used = re.findall(r'<g clip-path="url\(#(\w+)\)">', text)
    assert [far[name] for name in used] == [20.0, 50.0]
    assert text[: text.rindex("<rect")].endswith("<g>\n<g>\n"), "the last lies outside every clip"


def test_lines_are_solid_in_the_colour_they_have_over_the_paper() -> None:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    painter = SolidPainter("#FFFFFF")
    painter.begin(image)
    faint = QColor("#000000")
    faint.setAlphaF(0.5)
    painter.setPen(QPen(faint, 4))
    colour = painter.pen().color()
    painter.end()
    assert colour.alphaF() == 1.0
    assert abs(colour.red() - 128) <= 1
