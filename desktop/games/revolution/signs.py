"""How the board of REVOLUTION is drawn: towns and walled cities, the plates of provinces, command sections."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.art.emblems import emblem
from desktop.art.fonts import FELL, face, text_path
from desktop.art.strokes import ellipse
from desktop.maps.ornament import scooped
from desktop.maps.shapes import Box, Point
from desktop.maps.signs import LandSign, Mark, PlateSign, Sign
from desktop.maps.symbols import draw_filled, draw_haloed, faded, stroke, write_centred, write_figures
from desktop.profile.theme import Theme
from engine.boards.schema import Box as BoxEntry
from engine.boards.schema import Country, Place, Track
from engine.games.revolution.board import SECTION, Province, RevolutionBox, Town, figures_of

TOWN_RADIUS, CITY_RADIUS, BOOK = 19.0, 33.0, 11.0
"""Of the ring that one counter fills, of the walls of a city (half their side with the towers), of a book."""
INNER = 0.84
TOWER, WALL = 7.0, 26.0
"""The towers of a city, and half the side of its walls."""
PLATE, WIDE_PLATE, SMALL_PLATE = QRectF(-70, 34, 140, 38), QRectF(-76, 34, 152, 38), QRectF(-47, 24, 94, 30)
"""The plate of a province, of one with a limit of two figures, of a minor one, seen from where its counters stand."""
LIMIT_AT = {PLATE.width(): 34.0, WIDE_PLATE.width(): 38.0, SMALL_PLATE.width(): 28.0}
"""Where the limit begins on plates of each width, after the number of counters."""
MINOR_NAME, CROSS = 17.0, 15.0
"""Letters of minor provinces, and half of the cross where a Habsburg army may begin."""
FOOT, SECTION_NAME = 28.0, 19.0
"""How far the name of a section stands out below it, and how large it is written: flags rise above it."""
PARTS = {1: "0.1", 5: "½", 10: "1"}
"""Points in tenths as they stand on plates."""


# --- towns and cities -------------------------------------------------------------------------


def sign_of(place: Place) -> Sign:
    """A ring for one counter, or walls round a court; a book at its foot where there is or may be a university."""
    assert isinstance(place, Town)
    marks: tuple[Mark, ...] = ()
    if place.university is not None:
        marks = (Mark("university", BOOK, partial(_book, place.university == "old")),)
    if place.kind == "city":
        return Sign(_walls, CITY_RADIUS, "major", plate=True, marks=marks)
    return Sign(_ring, TOWN_RADIUS, "ribbon" if place.trading else "town", plate=True, marks=marks)


def _ring(painter: QPainter, theme: Theme, _colour: str) -> None:
    """An empty double ring: room for one counter."""
    ring = ellipse(0, 0, TOWN_RADIUS)
    draw_haloed(painter, ring, stroke(theme.map.ink, 1.8), theme, 5.0)
    painter.strokePath(ellipse(0, 0, TOWN_RADIUS * INNER), stroke(faded(theme.map.ink, 0.75), 1.0))
    painter.fillPath(ellipse(0, 0, 2.4), faded(theme.map.ink, 0.55))


def _walls(painter: QPainter, theme: Theme, colour: str) -> None:
    """A town wall from above, with a tower at each corner, gates in its sides, and an empty court."""
    ink = QColor(theme.map.ink)
    wall = QRectF(-WALL, -WALL, 2 * WALL, 2 * WALL)
    towers = QPainterPath()
    towers.setFillRule(Qt.FillRule.WindingFill)
    for x in (-WALL, WALL):
        for y in (-WALL, WALL):
            towers.addEllipse(QPointF(x, y), TOWER, TOWER)
    outline = QPainterPath()
    outline.addRect(wall)
    outline = outline.united(towers)
    draw_haloed(painter, outline, stroke(ink, 1.9), theme, 5.5)
    draw_filled(painter, outline, QColor(colour).lighter(100 if theme.dark else 112), stroke(ink, 1.9))
    court = QPainterPath()
    court.addRect(wall.adjusted(6, 6, -6, -6))
    draw_filled(painter, court, QColor(theme.map.halo), stroke(ink, 1.2))
    for x, y in ((0, -WALL + 3), (0, WALL - 3), (-WALL + 3, 0), (WALL - 3, 0)):
        painter.fillRect(
            QRectF(x - (4.5 if y else 3), y - (3 if y else 4.5), 9 if y else 6, 6 if y else 9), ink
        )
    painter.setPen(stroke(faded(theme.map.ink, 0.55), 1.0))
    painter.drawLine(QPointF(-5, 0), QPointF(5, 0))
    painter.drawLine(QPointF(0, -5), QPointF(0, 5))


def _book(old: bool, painter: QPainter, radius: float, theme: Theme) -> None:
    """An open book; dashed where the university may still be founded."""
    r, pages = radius, QPainterPath(QPointF(0, 0.62 * radius))
    for side in (-1, 1):
        pages.moveTo(0, 0.62 * r)
        pages.cubicTo(side * 0.3 * r, 0.36 * r, side * 0.7 * r, 0.36 * r, side * r, 0.56 * r)
        pages.lineTo(side * r, -0.5 * r)
        pages.cubicTo(side * 0.7 * r, -0.7 * r, side * 0.3 * r, -0.68 * r, 0, -0.42 * r)
        pages.closeSubpath()
    pen = stroke(theme.map.ink, 1.5)
    if not old:
        pen = QPen(QColor(theme.map.ink), 1.3, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([2.2, 1.7])
    draw_haloed(painter, pages, pen, theme, 4.0)
    if old:
        painter.setPen(stroke(theme.map.ink, 0.8))
        for y in (-0.24, 0.06):
            for side in (-1, 1):
                painter.drawLine(QPointF(side * 0.24 * r, (y + 0.04) * r), QPointF(side * 0.78 * r, y * r))


# --- provinces --------------------------------------------------------------------------------


def land_sign_of(country: Country) -> LandSign:
    """The plate of a province below its countryside: room for the counters it has, its limit, its worth, its tax."""
    assert isinstance(country, Province)
    stars = stars_of(country)
    if country.limit == 1:
        box = (SMALL_PLATE.left() - 4, SMALL_PLATE.top(), SMALL_PLATE.right() + 4, SMALL_PLATE.bottom() + 22)
        clear = (-24.0, -24.0, 24.0, 24.0)
        return LandSign(partial(_minor_plate, country), box, clear, *_figure(SMALL_PLATE), 19.0, None, stars)
    plate = plate_of(country)
    left = plate.left() - (34 if country.bishopric else 4)
    box = (left, plate.top() - 4, plate.right() + 4, plate.bottom() + 4)
    see = ((plate.left() - 18, plate.center().y()), 15.0) if country.bishopric else None
    return LandSign(
        partial(_plate, country), box, (-60.0, -44.0, 60.0, 34.0), *_figure(plate), 22.0, see, stars
    )


def stars_of(province: Province) -> dict[str, Point]:
    """Where a star stands at each figure of its plate that is reconstructed."""
    plate = plate_of(province)
    top, right = plate.top() + 7, plate.right()
    if plate is SMALL_PLATE:
        return {"limit": (plate.left() + 55, top), "points": (right - 7, top)}
    return {"limit": (right - 74, top), "points": (right - 39, top), "tax": (right - 6, top)}


def _figure(plate: QRectF) -> tuple[Box, Point]:
    """The plate, and where the number of counters ends."""
    box = plate.left(), plate.top(), plate.right(), plate.bottom()
    return box, (plate.left() + LIMIT_AT[plate.width()] - 5, plate.center().y())


def plate_of(province: Province) -> QRectF:
    """The plate of a province, seen from where its counters stand."""
    if province.limit == 1:
        return SMALL_PLATE
    return PLATE if province.limit < 10 else WIDE_PLATE


def _plate(province: Province, painter: QPainter, theme: Theme) -> None:
    plate = plate_of(province)
    draw_filled(painter, scooped(plate, 8), QColor(theme.map.halo), stroke(theme.map.ink, 1.6))
    middle = plate.center().y()
    write_figures(
        painter, f"/ {province.limit}", plate.left() + LIMIT_AT[plate.width()], middle, 22, theme.map.ink
    )
    shield, coin = QPointF(plate.right() - 54, middle), QPointF(plate.right() - 22, middle)
    _shield(painter, shield, PARTS.get(province.points, f"{province.points / 10:g}"), theme)
    if province.tax:
        whole, half = divmod(province.tax, 2)
        _coin(painter, coin, f"{whole or ''}{'½' if half else ''}", theme)
    if province.bishopric:
        _mitre(painter, QPointF(plate.left() - 18, middle), theme)


def _minor_plate(province: Province, painter: QPainter, theme: Theme) -> None:
    """Without tax, its tenth in second ink: it counts at the end only; the name below."""
    draw_filled(painter, scooped(SMALL_PLATE, 6), QColor(theme.map.halo), stroke(theme.map.ink, 1.6))
    middle = SMALL_PLATE.center().y()
    left = SMALL_PLATE.left() + LIMIT_AT[SMALL_PLATE.width()]
    write_figures(painter, f"/ {province.limit}", left, middle, 19, theme.map.ink)
    worth = PARTS.get(province.points, f"{province.points / 10:g}")
    write_figures(painter, worth, SMALL_PLATE.left() + 61, middle, 15, theme.map.minor)
    font = face(FELL, MINOR_NAME, italic=True, spacing=0.6)
    path = text_path(province.name, font)
    path = path.translated(-path.boundingRect().width() / 2, SMALL_PLATE.bottom() + 17)
    painter.setPen(stroke(theme.map.halo, 4.0))
    painter.drawPath(path)
    painter.fillPath(path, QColor(theme.map.ink))


def _shield(painter: QPainter, at: QPointF, worth: str, theme: Theme) -> None:
    shield = QPainterPath(QPointF(-12, -13))
    shield.lineTo(12, -13)
    shield.cubicTo(13, 4, 8, 11, 0, 15)
    shield.cubicTo(-8, 11, -13, 4, -12, -13)
    draw_filled(painter, shield.translated(at), QColor(theme.map.ink), stroke(theme.map.ink, 1.3))
    write_centred(painter, worth, at, 17, theme.map.halo)


def _coin(painter: QPainter, at: QPointF, tax: str, theme: Theme) -> None:
    rim = stroke(theme.pieces.outline if not theme.dark else theme.map.ink, 1.3)
    draw_filled(painter, ellipse(at.x(), at.y(), 14.0), QColor(theme.pieces.gold), rim)
    painter.strokePath(ellipse(at.x(), at.y(), 11.5), stroke(faded(theme.fixed("#2A2118"), 0.6), 0.8))
    write_centred(painter, tax, at, 16, theme.fixed("#1B140D"))


def _mitre(painter: QPainter, at: QPointF, theme: Theme) -> None:
    """The see of a bishop."""
    mitre = QPainterPath(QPointF(-9, 13))
    mitre.cubicTo(-14, 2, -9, -8, 0, -16)
    mitre.cubicTo(9, -8, 14, 2, 9, 13)
    mitre.closeSubpath()
    draw_haloed(painter, mitre.translated(at), stroke(theme.map.ink, 1.6), theme, 5.0)
    painter.setPen(stroke(theme.map.ink, 1.6))
    painter.drawLine(at + QPointF(0, -15), at + QPointF(0, 8))
    painter.drawLine(at + QPointF(-10.5, 8), at + QPointF(10.5, 8))
    painter.drawLine(at + QPointF(-5, -1), at + QPointF(5, -1))


# --- command sections -------------------------------------------------------------------------


def plate_sign_of(plate: BoxEntry | Track) -> PlateSign | None:
    """A command section: a row of army spaces over the name of its region, with arrows to the next ones."""
    if not isinstance(plate, RevolutionBox) or plate.kind != "section":
        return None
    ways = tuple(f"box:{SECTION}{key}" for key in plate.arrows)
    return PlateSign(partial(_section, plate), FOOT, ways, figures_of(plate))


def _section(section: RevolutionBox, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    ink, paper = QColor(theme.map.ink), QColor(theme.map.halo)
    painter.setPen(stroke(ink, 2.2, Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(paper)
    painter.drawRect(rect)
    wide = rect.width() / section.slots
    for number in range(section.slots):
        cell = QRectF(rect.left() + number * wide, rect.top(), wide, rect.height()).adjusted(4, 4, -4, -4)
        orange = number + 1 in section.orange
        painter.setPen(stroke(faded(theme.map.ink, 0.7), 1.0, Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(QColor(theme.side("orange-space")) if orange else Qt.BrushStyle.NoBrush)
        painter.drawRect(cell)
        if orange:
            at, cross = cell.center(), theme.signs("habsburgs").emblem
            painter.fillPath(emblem(cross, at.x(), at.y(), CROSS), faded(theme.fixed("#1B140D"), 0.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _section_name(section, painter, rect, theme)


def _section_name(section: RevolutionBox, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A tab at its foot; the crescent of the Water Beggars where they may sail."""
    path = text_path(section.name, face(FELL, SECTION_NAME, spacing=0.8))
    wide = path.boundingRect().width() + (34 if section.beggars else 0)
    tab = QRectF(rect.center().x() - wide / 2 - 12, rect.bottom(), wide + 24, FOOT - 2)
    painter.setPen(stroke(theme.map.ink, 1.4))
    painter.setBrush(QColor(theme.map.halo))
    painter.drawRect(tab)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    left = tab.left() + 12 + (34 if section.beggars else 0)
    painter.fillPath(path.translated(left, tab.center().y() + 0.34 * SECTION_NAME), QColor(theme.map.ink))
    if section.beggars:
        at = QPointF(tab.left() + 23, tab.center().y())
        moon, shade = QPainterPath(), QPainterPath()
        moon.addEllipse(at, 9.5, 9.5)
        shade.addEllipse(at + QPointF(4.5, 0), 7.8, 7.8)
        painter.fillPath(moon.subtracted(shade), QColor(theme.map.water_names))
