"""Lights: each has its under-stroke, its shape in grey, and keeps off what it must not cover."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.art import boxes, lights
from desktop.art.corners import DISC_ORDER, SEAL_DISTANCE, SEAL_ORDER, choose_corner
from desktop.art.hatching import ANGLES, DOTTED, hatch
from desktop.art.ladders import draw_steps, steps_rect
from desktop.art.lights import LIGHT_RECT, Reach, shortened
from desktop.art.strokes import at, rounded, segment
from desktop.profile.theme import Theme, contrast, ink_on
from tests.desktop.art.conftest import Easel, Picture

BOX = QRectF(-100, -60, 200, 120)
MIDDLE_GREY = "#777777"


def bend() -> QPainterPath:
    path = QPainterPath(QPointF(-70, 20))
    path.cubicTo(-20, -40, 20, 40, 70, -10)
    return path


def legal(painter: QPainter, theme: Theme) -> None:
    """A legal place: its rings, and the number of cities that it is away."""
    lights.rings(Reach.MAIN).draw(painter, theme)
    with at(painter, -20, -20):
        lights.Disc("3").draw(painter, theme)


LIGHTS: dict[str, tuple[str, Callable[[QPainter, Theme], None]]] = {
    "legal": ("legal", legal),
    "join": ("legal", lambda p, t: lights.Disc("2").draw(p, t)),
    "way": ("legal", lambda p, t: lights.draw_way(p, bend(), passed=[QPointF(0, 0)], theme=t)),
    "blocked": ("blocked", lambda p, t: lights.draw_blocked(p, theme=t)),
    "forbidden way": ("blocked", lambda p, t: lights.draw_forbidden_way(p, bend(), theme=t)),
    "reason": ("blocked", lambda p, t: lights.draw_reason(p, bend(), theme=t)),
    "supply": (
        "supply",
        lambda p, t: lights.draw_supply(
            p, bend(), numbered=[(QPointF(70, -10), 1)], broken=QPointF(0, 0), theme=t
        ),
    ),
    "chain": ("protection", lambda p, t: lights.draw_chain(p, bend(), number=2, theme=t)),
    "open padlock": ("protection", lambda p, t: lights.draw_open_padlock(p, theme=t)),
    "threat": ("threat", lambda p, t: lights.draw_threat(p, theme=t)),
    "possible threat": ("threat", lambda p, t: lights.draw_threat(p, possible=True, theme=t)),
    "combat": ("threat", lambda p, t: lights.draw_combat_band(p, bend(), theme=t)),
}


def near(picture: Picture, colour: str, tolerance: float = 0.06) -> int:
    """How many pixels have (nearly) this colour."""
    c = QColor(colour)
    target = np.array([c.redF(), c.greenF(), c.blueF()])
    return int((np.abs(picture - target).max(axis=-1) < tolerance).sum())


@pytest.mark.parametrize("name", LIGHTS)
def test_a_light_has_its_colour_and_its_under_stroke(name: str, theme: Theme, easel: Easel) -> None:
    light, drawing = LIGHTS[name]
    picture = easel(lambda p: drawing(p, theme), BOX, 2, MIDDLE_GREY)
    assert near(picture, getattr(theme.lights, light)) > 80
    assert near(picture, theme.lights.under, 0.15) > 80
    assert contrast(getattr(theme.lights, light), theme.lights.under) >= 4.5


def test_lights_differ_in_grey(theme: Theme, easel: Easel) -> None:
    seen = [
        easel(lambda p, d=d: d(p, theme), BOX, 1, theme.map.paper).mean(axis=-1) for _, d in LIGHTS.values()
    ]
    for i, one in enumerate(seen):
        for other in seen[i + 1 :]:
            assert (np.abs(one - other) > 0.15).sum() > 80


@pytest.mark.parametrize(
    ("reach", "count"), [(Reach.PLAIN, 1), (Reach.MAIN, 2), (Reach.FORCED, 3), (Reach.JOIN, 0)]
)
def test_rings_can_be_counted(reach: Reach, count: int, theme: Theme, easel: Easel) -> None:
    picture = easel(
        lambda p: lights.draw_rings(p, reach, theme=theme), QRectF(-40, -40, 80, 80), 4, MIDDLE_GREY
    )
    ray = picture[160, 160:]
    c = QColor(theme.lights.legal)
    lit = np.abs(ray - np.array([c.redF(), c.greenF(), c.blueF()])).max(axis=-1) < 0.1
    assert int((np.diff(lit.astype(int)) == 1).sum()) == count


def test_the_place_under_the_pointer_is_filled(theme: Theme, easel: Easel) -> None:
    box = QRectF(-30, -30, 60, 60)
    plain = easel(lambda p: lights.draw_rings(p, Reach.PLAIN, theme=theme), box, 1, MIDDLE_GREY)
    hovered = easel(
        lambda p: lights.draw_rings(p, Reach.PLAIN, hovered=True, theme=theme), box, 1, MIDDLE_GREY
    )
    assert np.abs(plain[30, 30] - hovered[30, 30]).max() > 0.1


@pytest.mark.parametrize("light", ["legal", "blocked", "supply", "protection", "threat"])
def test_numbers_on_discs_can_be_read(light: str, theme: Theme) -> None:
    colour = getattr(theme.lights, light)
    assert contrast(ink_on(colour), colour) >= 4.5


def test_a_shortened_way_keeps_its_course() -> None:
    path = bend()
    shorter = shortened(path, 10, 20)
    assert shorter.length() == pytest.approx(path.length() - 30, abs=1.5)
    start, end = shorter.pointAtPercent(0), shorter.pointAtPercent(1)
    assert start.x() == pytest.approx(path.pointAtPercent(path.percentAtLength(10)).x(), abs=0.5)
    assert end.x() == pytest.approx(
        path.pointAtPercent(path.percentAtLength(path.length() - 20)).x(), abs=0.5
    )
    assert shortened(path, 1000, 0) == path


def test_a_reason_stops_at_the_ring_of_the_place(parchment: Theme, easel: Easel) -> None:
    straight = segment(-90, 0, 90, 0)
    picture = easel(lambda p: lights.draw_reason(p, straight, theme=parchment), BOX, 1, MIDDLE_GREY)
    columns = np.nonzero(np.abs(picture - 0x77 / 255).max(axis=(0, 2)) > 0.05)[0] - 100
    assert 55 < columns.max() < 90 - lights.BLOCKED + 5


def test_the_room_of_a_light_holds_it(parchment: Theme, easel: Easel) -> None:
    for _, drawing in LIGHTS.values():
        picture = easel(lambda p, d=drawing: d(p, parchment), BOX, 1, MIDDLE_GREY)
        rows, columns = np.nonzero(np.abs(picture - 0x77 / 255).max(axis=-1) > 0.05)
        room = LIGHT_RECT.united(bend().boundingRect().adjusted(-22, -22, 22, 22))
        assert room.contains(QPointF(columns.min() - 100, rows.min() - 60))
        assert room.contains(QPointF(columns.max() - 100, rows.max() - 60))


@pytest.mark.parametrize(("kind", "angles"), ANGLES.items())
def test_hatching_runs_as_the_engravers_have_it(kind: str, angles: tuple[float, ...], easel: Easel) -> None:
    picture = easel(
        lambda p: hatch(p, rounded(0, 0, 60, 60, 0.1), angles, "#000000", 6, 2, points=kind == DOTTED),
        QRectF(0, 0, 60, 60),
        1,
        "#FFFFFF",
    )[..., 0]
    inner = picture[6:54, 6:54]
    across, down = inner.mean(axis=1).std() > 0.15, inner.mean(axis=0).std() > 0.15
    assert (across, down) == {
        "horizontal": (True, False),
        "vertical": (False, True),
        "crossed": (True, True),
    }.get(kind, (False, False))
    rising = np.abs(inner[1:, :-1] - inner[:-1, 1:]).mean()
    falling = np.abs(inner[1:, 1:] - inner[:-1, :-1]).mean()
    if kind == "rising":
        assert rising < 0.02 < falling
    if kind == "falling":
        assert falling < 0.02 < rising
    assert (inner.min() == 1.0) == (kind == "none")
    if kind == DOTTED:
        assert 0.5 < inner.mean() < 0.85, "points with paper all round them"
        assert (inner > 0.9).sum() > 3 * (inner < 0.5).sum()


def test_hatching_too_fine_for_the_screen_falls_away(easel: Easel) -> None:
    box = QRectF(0, 0, 60, 60)
    picture = easel(lambda p: hatch(p, rounded(0, 0, 60, 60, 1), (0.0,), "#000000"), box, 0.4, "#FFFFFF")
    assert picture.min() == 1.0


def test_marks_take_the_first_free_corner() -> None:
    town = QPointF(100, 100)
    assert choose_corner(town, 20, 11) == QPointF(80, 80)
    assert choose_corner(town, SEAL_DISTANCE, 13, order=SEAL_ORDER) == QPointF(84, 116)
    name = QRectF(60, 60, 40, 30)
    assert choose_corner(town, 20, 11, names=[name]) == QPointF(120, 80)
    seal = QRectF(110, 70, 30, 30)
    assert choose_corner(town, 20, 11, names=[name], marks=[seal]) == QPointF(80, 120)


def test_marks_cover_least_where_no_corner_is_free() -> None:
    town = QPointF(0, 0)
    crowd = [QRectF(-40, -40, 80, 35), QRectF(-40, 5, 35, 40), QRectF(25, 5, 20, 40)]
    assert choose_corner(town, 20, 11, names=crowd, order=DISC_ORDER) == QPointF(20, 20)
    thin = QRectF(5, 5, 30, 4)
    assert choose_corner(town, 20, 11, names=crowd, marks=[thin, QRectF(9, 9, 22, 22)]) != QPointF(20, 20)


def test_pieces_in_boxes_stand_inside_them() -> None:
    room = QRectF(10, 20, 190, 140)
    assert all(room.contains(boxes.foot_place(room, slot, 3)) for slot in range(3))
    assert boxes.cartouche(190, 140).boundingRect() == QRectF(0, 0, 190, 140)
    assert not boxes.cartouche(190, 140).contains(QPointF(3, 3))


def test_a_lit_box_is_framed(theme: Theme, easel: Easel) -> None:
    outer, room = QRectF(-20, -20, 240, 180), QRectF(0, 0, 190, 140)
    plain = easel(lambda p: boxes.draw_box(p, room, "Ostpreussen", theme=theme), outer)
    lit = easel(lambda p: boxes.draw_box(p, room, "Ostpreussen", lit=True, theme=theme), outer)
    assert near(lit, theme.lights.legal) - near(plain, theme.lights.legal) > 500


def test_each_step_of_a_small_ladder_is_told(theme: Theme, easel: Easel) -> None:
    room = steps_rect(7).adjusted(-2, -2, 2, 2)
    ink = theme.map.ink
    seen = {easel(lambda p, n=now: draw_steps(p, 7, n, ink, theme), room).tobytes() for now in range(1, 8)}
    assert len(seen) == 7
