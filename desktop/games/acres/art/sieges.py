"""The track of a siege: spaces on both sides of the middle, the marker, and the cards each side has laid."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.art.boxes import draw_titled
from desktop.art.hatching import hatch_side
from desktop.art.lettering import Align, font, numeral_font, wrap, write, write_fitting
from desktop.art.markers import MEDAL, draw_medal
from desktop.art.shields import draw_shield
from desktop.art.strokes import (
    at,
    dashed,
    draw,
    fill,
    line,
    mix,
    parse_path,
    pen,
    polygon,
    rounded,
    segment,
)
from desktop.games.acres.art.cards import MINI_HEIGHT, draw_mini_card
from desktop.games.acres.art.faces import ColonyCard
from desktop.profile.theme import Theme

ENDS = 4
"""Spaces on either side of the middle; the marker goes on past the last, and shows how far."""
ATTACKER_WINS, DEFENDER_WINS = 2, -1
"""Where a side that has its turn wins (win.1)."""
EDGE = 16.0
TITLE, NAMES, TRACK, GOALS = 34.0, 32.0, 38.0, 26.0
GAP = 4.0
LEAST_STRIP = 96.0
FLAG = "M 0 0 L 0 -15 L 10 -12.4 L 0 -9"


@dataclass(frozen=True)
class SiegeFace:
    """A siege in progress, in the language of the table.

    Attributes:
        pos: how far the marker is, positive towards the attacker. attacker, defender: the sides.
        attacker_name, defender_name: what they are called here.
        attacking, defending: the cards each has laid, in order.
        attacker_goal, defender_goal: the words at the space from which each wins.
    """

    pos: int
    attacker: str
    defender: str
    attacker_name: str
    defender_name: str
    attacking: tuple[ColonyCard, ...] = ()
    defending: tuple[ColonyCard, ...] = ()
    attacker_goal: str = ""
    defender_goal: str = ""


def draw_siege_track(painter: QPainter, rect: QRectF, title: str, face: SiegeFace, theme: Theme) -> None:
    """Draw a siege under the name of its place: the defender's spaces at the left, the attacker's at the right."""
    draw_titled(painter, rect, title, theme)
    _names(painter, rect, face, theme)
    track = _track(rect, NAMES)
    line(
        painter,
        segment(track.left(), track.center().y(), track.right(), track.center().y()),
        pen(theme.window.ink, 1.2),
    )
    for pos in range(-ENDS, ENDS + 1):
        _space(painter, _box(track, pos), pos, face, theme)
    _goals(painter, track, face, theme)
    _marker(painter, track, face.pos, theme)
    top = track.bottom() + GOALS
    half = (rect.width() - 2 * EDGE - GAP) / 2
    high = rect.bottom() - EDGE + 5 - top
    _strips(painter, QRectF(rect.x() + EDGE, top, half, high), face.defending, theme)
    _strips(painter, QRectF(rect.center().x() + GAP / 2, top, half, high), face.attacking, theme)


def draw_no_siege(painter: QPainter, rect: QRectF, title: str, words: str, theme: Theme) -> None:
    """Draw the track while no siege is in progress, with the words that say so."""
    draw_titled(painter, rect, title, theme)
    track, ink = _track(rect, 6), theme.window.second_ink
    for pos in range(-ENDS, ENDS + 1):
        box = _box(track, pos)
        line(
            painter,
            rounded(box.x(), box.y(), box.width(), box.height(), 4),
            dashed(theme.window.edge, 1.2, (4.0, 3.0)),
        )
    face = font("italic", 15)
    lines = wrap(words, face, rect.width() - 2 * EDGE)
    middle = (track.bottom() + rect.bottom() - 8) / 2
    for number, text in enumerate(lines):
        base = middle + 5 + 17 * (number - (len(lines) - 1) / 2)
        write(painter, rect.center().x(), base, text, face, ink, "centre")


def _track(rect: QRectF, below_title: float) -> QRectF:
    return QRectF(rect.x() + EDGE, rect.y() + TITLE + below_title, rect.width() - 2 * EDGE, TRACK)


def _box(track: QRectF, pos: int) -> QRectF:
    """The space at a position of the track."""
    step = (track.width() + GAP) / (2 * ENDS + 1)
    return QRectF(track.x() + (pos + ENDS) * step, track.y(), step - GAP, track.height())


def _names(painter: QPainter, rect: QRectF, face: SiegeFace, theme: Theme) -> None:
    """Both sides over their halves of the track, with their coats at the outer ends."""
    base, ink = rect.y() + TITLE + 14, theme.window.ink
    room = rect.width() / 2 - EDGE - 30
    for side, name, x, inward, align in (
        (face.defender, face.defender_name, rect.x() + EDGE + 9, 14, "left"),
        (face.attacker, face.attacker_name, rect.right() - EDGE - 9, -14, "right"),
    ):
        with at(painter, x, base - 5):
            draw_shield(painter, side, size=0.7, theme=theme)
        where: Align = "left" if align == "left" else "right"
        write_fitting(painter, x + inward, base, name, "sans", 14.5, room, ink, where)


def _space(painter: QPainter, box: QRectF, pos: int, face: SiegeFace, theme: Theme) -> None:
    """A space: paper in the middle, tinted where a side is ahead, in its full colour where it wins."""
    shape = rounded(box.x(), box.y(), box.width(), box.height(), 4)
    side = face.attacker if pos > 0 else face.defender
    wins = pos >= ATTACKER_WINS or pos <= DEFENDER_WINS
    if pos == 0:
        ground, ink = theme.window.field, theme.window.ink
    elif wins:
        ground, ink = theme.side(side), theme.on_colour(side)
    else:
        ground, ink = mix(theme.pieces.label, theme.side(side), 0.22).name(), theme.pieces.label_ink
    fill(painter, shape, ground)
    if wins and pos:
        hatch_side(painter, shape, side, theme, strength=0.7)
    line(painter, shape, pen(theme.window.ink, 1.4))
    px = min(19.0, box.width() * 0.62)
    halo = ground if wins and pos else None
    x, y = box.center().x(), box.center().y() + px * 0.34
    write(painter, x, y, str(abs(pos)), numeral_font(theme, px), ink, "centre", halo=halo, halo_width=4)


def _goals(painter: QPainter, track: QRectF, face: SiegeFace, theme: Theme) -> None:
    """A flag over the first space on which a side wins, and the words that say so below it."""
    for side, pos, words in (
        (face.attacker, ATTACKER_WINS, face.attacker_goal),
        (face.defender, DEFENDER_WINS, face.defender_goal),
    ):
        box, toward = _box(track, pos), 1 if pos > 0 else -1
        edge = box.left() - GAP / 2 if toward > 0 else box.right() + GAP / 2
        stroke = pen(theme.window.ink, 2.4, Qt.PenStyle.SolidLine)
        line(painter, segment(edge, track.top() - 7, edge, track.bottom() + 6), stroke)
        with at(painter, edge, track.top() + 3):
            painter.scale(toward, 1)
            draw(painter, parse_path(FLAG), theme.side(side), 1.2, theme.window.ink)
        room = track.right() - edge if toward > 0 else edge - track.left()
        align: Align = "left" if toward > 0 else "right"
        base = track.bottom() + GOALS - 7
        second = theme.window.second_ink
        write_fitting(painter, edge + 3 * toward, base, words, "italic", 14, room - 4, second, align)


def _marker(painter: QPainter, track: QRectF, pos: int, theme: Theme) -> None:
    """The gold medal on its space; beyond the last space it points on and shows how far it is."""
    shown = max(-ENDS, min(ENDS, pos))
    box = _box(track, shown)
    size = min(1.25, box.width() / (2 * MEDAL) * 1.12)
    if pos != shown:
        way = 1 if pos > 0 else -1
        with at(painter, box.center().x(), box.center().y(), size):
            tip = [(way * 15, -9), (way * 27, 0), (way * 15, 9)]
            draw(painter, polygon(tip), theme.pieces.gold, 1.6, theme.pieces.outline)
    with at(painter, box.center().x(), box.center().y()):
        draw_medal(painter, f"{pos:+d}".replace("-", "\u2212") if pos else "0", size=size, theme=theme)


def _strips(painter: QPainter, room: QRectF, cards: Sequence[ColonyCard], theme: Theme) -> None:
    """Cards as strips below each other, in as many columns as leave them largest."""
    if not cards:
        return

    def size_in(columns: int) -> float:
        rows = math.ceil(len(cards) / columns)
        return min(
            1.0, (room.height() + GAP) / (rows * (MINI_HEIGHT + GAP)), room.width() / columns / LEAST_STRIP
        )

    columns = max((1, 2, 3), key=size_in)
    size, rows = size_in(columns), math.ceil(len(cards) / columns)
    wide, high = (room.width() + GAP) / columns, (MINI_HEIGHT + GAP) * size
    for number, card in enumerate(cards):
        column, row = divmod(number, rows)
        with at(painter, room.x() + column * wide, room.y() + row * high, size):
            draw_mini_card(painter, card, width=(wide - GAP) / size, theme=theme)
