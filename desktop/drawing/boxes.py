"""Boxes off the map: cartouches with scooped corners; an absent piece leaves a dashed foot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.drawing.lettering import name_face, write, write_fitting
from desktop.drawing.lights import draw_head
from desktop.drawing.shields import draw_shield
from desktop.drawing.states import FOOT_X, FOOT_Y
from desktop.drawing.strokes import Colour, at, dashed, draw, ellipse, line, pen, placed, tint
from desktop.theme import Theme

WIDTH, HEIGHT = 190.0, 140.0
SCOOP = 12.0


def cartouche(width: float, height: float, radius: float = SCOOP) -> QPainterPath:
    """A plate whose four corners are scooped out, its top left corner at the origin."""
    r, path = radius, QPainterPath(QPointF(radius, 0))
    path.lineTo(width - r, 0)
    path.arcTo(width - r, -r, 2 * r, 2 * r, 180, 90)
    path.lineTo(width, height - r)
    path.arcTo(width - r, height - r, 2 * r, 2 * r, 90, 90)
    path.lineTo(r, height)
    path.arcTo(-r, height - r, 2 * r, 2 * r, 0, 90)
    path.lineTo(0, r)
    path.arcTo(-r, -r, 2 * r, 2 * r, 270, 90)
    path.closeSubpath()
    return path


def draw_cartouche(
    painter: QPainter,
    rect: QRectF,
    *,
    radius: float = SCOOP,
    ground: Colour | None = None,
    theme: Theme,
) -> None:
    """Draw a scooped plate with a double rule."""
    inner = cartouche(rect.width() - 9, rect.height() - 9, radius)
    with at(painter, rect.x(), rect.y()):
        draw(
            painter,
            cartouche(rect.width(), rect.height(), radius),
            ground or theme.window.panel,
            2,
            theme.window.ink,
        )
        line(painter, placed(inner, 4.5, 4.5), pen(theme.window.ink, 0.9))


def draw_titled(painter: QPainter, rect: QRectF, title: str, theme: Theme) -> None:
    """Draw a scooped plate with its title at the top."""
    draw_cartouche(painter, rect, theme=theme)
    middle, room = rect.center().x(), rect.width() - 40
    write_fitting(painter, middle, rect.y() + 28, title, "title", 20, room, theme.window.ink, spacing=0.8)


def foot_place(rect: QRectF, slot: int = 0, slots: int = 1, size: float = 1.0) -> QPointF:
    """Where in a box the foot of its n-th piece stands."""
    step = rect.width() / (slots + 1)
    up = max(0.0, 0.45 * (HEIGHT - 20 - rect.height()))  # in a low box the note needs the room below
    return QPointF(rect.x() + step * (slot + 1), rect.y() + rect.height() * 0.64 - up + 6 * size)


def draw_box(
    painter: QPainter,
    rect: QRectF,
    title: str,
    *,
    powers: Sequence[str] = (),
    note: str = "",
    slots: int = 1,
    lit: bool = False,
    theme: Theme,
) -> None:
    """Draw a box beside the map: its name between the coats of its powers, a dashed foot for each slot, a note."""
    if lit:
        frame = placed(cartouche(rect.width() + 12, rect.height() + 12), rect.x() - 6, rect.y() - 6)
        line(painter, frame, pen(theme.lights.under, 6.5))
        line(painter, frame, pen(theme.lights.legal, 3.0))
    draw_cartouche(painter, rect, theme=theme)
    middle = rect.center().x()
    coats = [rect.x() + 17, rect.right() - 17][: len(powers)]
    for x, power in zip(coats, powers, strict=False):
        with at(painter, x, rect.y() + 21):
            draw_shield(painter, power, size=0.62, theme=theme)
    left, right = rect.x() + (28 if coats else 11), rect.right() - (28 if len(coats) > 1 else 11)
    write_fitting(
        painter,
        (left + right) / 2,
        rect.y() + 27,
        title,
        "title",
        20,
        right - left,
        theme.window.ink,
        spacing=0.8,
    )
    for slot in range(slots):
        foot = foot_place(rect, slot, slots)
        empty_foot(painter, foot, 1.0, theme)
    if note:
        write_fitting(
            painter,
            middle,
            rect.bottom() - 11,
            note,
            "italic",
            13,
            rect.width() - 24,
            theme.window.second_ink,
            floor=6.0,
        )


def draw_compact_box(
    painter: QPainter, rect: QRectF, title: str, *, slots: int = 1, lit: bool = False, theme: Theme
) -> None:
    """Draw an off-map box in the tray: one line, its name at the left, dashed feet at the right."""
    if lit:
        frame = placed(cartouche(rect.width() + 10, rect.height() + 10, 9), rect.x() - 5, rect.y() - 5)
        line(painter, frame, pen(theme.lights.under, 6.5))
        line(painter, frame, pen(theme.lights.legal, 3.0))
    draw_cartouche(painter, rect, radius=9, theme=theme)
    baseline = rect.center().y() + 6
    write(painter, rect.x() + 16, baseline, title, name_face(theme, 17), theme.window.ink)
    for slot in range(slots):
        foot = compact_foot_place(rect, slot)
        empty_foot(painter, foot, 0.68, theme)


def compact_foot_place(rect: QRectF, slot: int = 0) -> QPointF:
    """Where in a compact box the foot of its n-th piece from the right stands."""
    return QPointF(rect.right() - 32 - slot * 40, rect.center().y() + 8)


def empty_foot(painter: QPainter, foot: QPointF, size: float, theme: Theme) -> None:
    """Draw the dashed foot of a piece that is not here."""
    with at(painter, foot.x(), foot.y() - 5 * size, size):
        oval = ellipse(0, 0, FOOT_X * 0.95, FOOT_Y * 0.95)
        line(painter, oval, dashed(theme.window.edge, 1.4 / size, (4.0, 3.0)))


def draw_route(painter: QPainter, path: QPainterPath, *, size: float = 1.0, theme: Theme) -> None:
    """Draw the arrow, as on an old route map, from a box to the place of return."""
    colour = theme.window.second_ink
    line(painter, path, pen(tint(theme.lights.under, 0.9), 8 * size))
    line(painter, path, pen(colour, 3 * size))
    draw_head(painter, path, colour, 5 * size, 2.4 * size, theme)
