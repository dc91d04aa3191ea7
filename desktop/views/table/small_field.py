"""A plain sheet in small: what lay and stood on a field of squares at some moment."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.art.states import PLAIN
from desktop.art.strokes import at, line, pen, segment
from desktop.maps.plan import Plan
from desktop.profile.theme import Theme
from desktop.views.parts.game_parts import parts_of
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Picture
from engine.kernel.view import View

WIDE, HIGH = 150.0, 84.0
"""The most that it takes at 100 %."""
FINE = 3
"""Its picture has so many pixels for one of these."""
LARGER = 2.0
"""Pieces are so much larger than on the sheet itself."""


def small_field(appearance: Appearance, plan: Plan, view: View) -> Picture:
    """The sheet with its marks, and its pieces as they stood."""
    by = min(WIDE / plan.width, HIGH / plan.height)
    wide, high = plan.width * by, plan.height * by
    image = QImage(round(wide * FINE), round(high * FINE), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(by * FINE, by * FINE)
    _paint(painter, plan, view, appearance.theme)
    painter.end()
    room = QRectF(-wide / 2, -high / 2, wide, high)
    picture = Picture(appearance, wide, high, partial(_show, image, room))
    picture.setObjectName("smallField")
    return picture


def _show(image: QImage, room: QRectF, painter: QPainter) -> None:
    smooth = Qt.TransformationMode.SmoothTransformation
    size = painter.worldTransform().mapRect(room).size().toSize() * painter.device().devicePixelRatio()
    painter.drawImage(room, image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))


def _paint(painter: QPainter, plan: Plan, view: View, theme: Theme) -> None:
    looks = parts_of(view.game).looks
    painter.fillRect(QRectF(0, 0, plan.width, plan.height), QColor(theme.map.paper))
    for mark in view.marks:
        if mark.place in plan.places:
            with at(painter, plan.places[mark.place].x, plan.places[mark.place].y):
                looks.marks[mark.kind](mark).draw(painter, theme)
    for one, other in plan.ruling:
        line(painter, segment(*one, *other), pen(theme.map.grid, 4.0))
    for piece in view.standing():
        if piece.place in plan.places:
            with at(painter, plan.places[piece.place].x, plan.places[piece.place].y, LARGER):
                looks.picture(piece, PLAIN).draw(painter, theme)
