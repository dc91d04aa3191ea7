"""Boxes off the map: cartouches with scooped corners; an absent piece leaves a dashed foot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.lettering import font, width_of, wrap, write_fitting
from desktop.art.markers import SEAL, draw_seal
from desktop.art.shields import draw_shield
from desktop.art.states import FOOT_X, FOOT_Y
from desktop.art.strokes import Colour, at, dashed, draw, ellipse, line, pen, placed
from desktop.profile.theme import Theme

WIDTH, HEIGHT = 190.0, 140.0
SCOOP = 12.0
LOW = 120.0
"""A box lower than this has a smaller title."""
COAT = 22.0
"""What the coat of a box takes at its left."""
FEET = 0.75
"""The size of dashed feet: that of pieces when the whole board is seen."""
CAMP_EDGE, CAMP_NAME = 16.0, 20.0


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


def draw_camp_head(painter: QPainter, rect: QRectF, side: str, name: str, room: float, theme: Theme) -> None:
    """Draw the plate of a camp with the coat of its side and its name, in so much room."""
    draw_cartouche(painter, rect, theme=theme)
    x = rect.x() + CAMP_EDGE + 12
    with at(painter, x, rect.y() + 27):
        draw_shield(painter, side, size=0.9, theme=theme)
    write_fitting(painter, x + 20, rect.y() + 33, name, "title", CAMP_NAME, room, theme.window.ink, "left")


def draw_frame(painter: QPainter, rect: QRectF, *, size: float, theme: Theme) -> None:
    """Draw the light around a plate that can be aimed at; `size` is that of a screen pixel."""
    frame = placed(
        cartouche(rect.width() + 8 * size, rect.height() + 8 * size), rect.x() - 4 * size, rect.y() - 4 * size
    )
    line(painter, frame, pen(theme.lights.under, 6.5 * size))
    line(painter, frame, pen(theme.lights.legal, 3.0 * size))


def draw_titled(painter: QPainter, rect: QRectF, title: str, theme: Theme) -> None:
    """Draw a scooped plate with its title at the top."""
    draw_cartouche(painter, rect, theme=theme)
    middle, room = rect.center().x(), rect.width() - 40
    write_fitting(painter, middle, rect.y() + 28, title, "title", 20, room, theme.window.ink, spacing=0.8)


def standing_room(rect: QRectF, powers: Sequence[str]) -> QRectF:
    """The part of a box in which pieces stand: all of it, or what its only coat leaves free at the left."""
    return rect.adjusted(COAT, 0, 0, 0) if len(powers) == 1 else rect


def foot_place(rect: QRectF, slot: int = 0, slots: int = 1, size: float = 1.0) -> QPointF:
    """Where in the room of a box the foot of its n-th piece stands."""
    step = rect.width() / (slots + 1)
    up = max(0.0, 0.45 * (HEIGHT - 20 - rect.height()))  # in a low box the note needs the room below
    return QPointF(rect.x() + step * (slot + 1), rect.y() + rect.height() * 0.58 - up + 6 * size)


def draw_box(
    painter: QPainter,
    rect: QRectF,
    title: str,
    *,
    powers: Sequence[str] = (),
    note: str = "",
    slots: int = 1,
    seals: Sequence[str] | None = None,
    lit: bool = False,
    theme: Theme,
) -> None:
    """Draw a box beside the map: its name, the coats of its powers, a note, and a dashed foot for each slot.

    A box for victory markers has `seals`: the powers whose markers lie in it; its empty slots are round.
    """
    if lit:
        frame = placed(cartouche(rect.width() + 12, rect.height() + 12), rect.x() - 6, rect.y() - 6)
        line(painter, frame, pen(theme.lights.under, 6.5))
        line(painter, frame, pen(theme.lights.legal, 3.0))
    draw_cartouche(painter, rect, theme=theme)
    middle, ink, low = rect.center().x(), theme.window.ink, rect.height() < LOW
    base, px = (24, 17) if low else (27, 20)
    write_fitting(painter, middle, rect.y() + base, title, "title", px, rect.width() - 24, ink, spacing=0.8)
    if seals is None:
        for slot in range(slots):
            empty_foot(painter, foot_place(standing_room(rect, powers), slot, slots), 1.0, theme)
    else:
        _seal_slots(painter, rect, seals, slots, theme)
    row = QRectF(rect.x(), rect.y() + 20, rect.width(), rect.height() - 20).center().y()
    if len(powers) == 1 and seals is not None:
        _coat(painter, middle, rect.bottom() - 24, powers[0], theme)
    else:
        for x, power in zip((rect.x() + 19, rect.right() - 19), powers, strict=False):
            _coat(painter, x, row, power, theme)
    _note(painter, rect, note, theme)


def _coat(painter: QPainter, x: float, y: float, power: str, theme: Theme) -> None:
    with at(painter, x, y):
        draw_shield(painter, power, size=0.66, theme=theme)


def _seal_slots(painter: QPainter, rect: QRectF, seals: Sequence[str], slots: int, theme: Theme) -> None:
    """Victory markers side by side, and dashed rings where none lies."""
    step = min(40.0, (rect.width() - 16) / max(slots, 1))
    size = min(1.0, step / (2 * SEAL + 3))
    y = rect.y() + 20 + (rect.height() - 20) * (0.5 if slots == 1 else 0.36)
    for slot in range(slots):
        with at(painter, rect.center().x() + step * (slot - (slots - 1) / 2), y):
            if slot < len(seals):
                draw_seal(painter, seals[slot], variant=slot, size=size, theme=theme)
            else:
                line(painter, ellipse(0, 0, SEAL * size), dashed(theme.window.edge, 1.4, (4.0, 3.0)))


def _note(painter: QPainter, rect: QRectF, note: str, theme: Theme) -> None:
    """A line at the foot; two where one would be too small to read."""
    room, face = rect.width() - 24, font("italic", 13)
    lines = [note] if width_of(note, face) <= room else wrap(note, face, room)
    for number, words in enumerate(reversed(lines)):
        base = rect.bottom() - 11 - 12 * number
        ink = theme.window.second_ink
        write_fitting(painter, rect.center().x(), base, words, "italic", 13, room, ink, floor=6.0)


def empty_foot(painter: QPainter, foot: QPointF, size: float, theme: Theme) -> None:
    """Draw the dashed foot of a piece that is not here."""
    with at(painter, foot.x(), foot.y() - 5 * size, size):
        oval = ellipse(0, 0, FOOT_X * 0.95, FOOT_Y * 0.95)
        line(painter, oval, dashed(theme.window.edge, 1.4 / size, (4.0, 3.0)))
