"""Sprites: drawn once, with the foot where it is said to be, on plain and on fine screens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.art.lights import Disc
from desktop.art.markers import medal, seal
from desktop.art.sprites import SpriteCache, render, scaled
from desktop.art.states import PieceState, Ring
from desktop.games.maria.art.generals import General
from desktop.profile.theme import Theme, load_theme


def test_a_thing_is_drawn_once(parchment: Theme) -> None:
    cache = SpriteCache(parchment)
    first = cache.pixmap(General("prussia", 1), 0.9)
    assert cache.pixmap(General("prussia", 1), 0.9) is first
    assert cache.pixmap(General("prussia", 1), 0.9004) is first
    assert cache.pixmap(General("prussia", 1), 1.0) is not first
    assert cache.pixmap(General("prussia", 2), 0.9) is not first
    assert cache.pixmap(General("prussia", 1, PieceState(ring=Ring.SELECTED)), 0.9) is not first
    assert cache.pixmap(General("prussia", 1), 0.9, 2.0) is not first


def test_another_theme_is_drawn_anew(parchment: Theme) -> None:
    cache = SpriteCache(parchment)
    first = cache.pixmap(seal("france"))
    cache.set_theme(load_theme("parchment", "maria"))
    assert cache.pixmap(seal("france")) is first
    cache.set_theme(load_theme("dark", "maria"))
    other = cache.pixmap(seal("france"))
    assert other.pixmap.toImage() != first.pixmap.toImage()
    assert cache.theme.name == "dark"


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_the_hot_spot_is_the_foot(ratio: float, parchment: Theme) -> None:
    sprite = SpriteCache(parchment).pixmap(Disc("1"), 1.0, ratio)
    image = sprite.pixmap.toImage()
    assert sprite.pixmap.devicePixelRatio() == ratio
    x, y = sprite.hot_spot.x() * ratio, sprite.hot_spot.y() * ratio
    assert x == pytest.approx(round(x))
    blue = QColor(parchment.lights.legal)
    for dx, dy in ((-9, 0), (9, 0), (0, -9), (0, 9)):
        assert image.pixelColor(round(x + dx * ratio), round(y + dy * ratio)) == blue
    for dx, dy in ((-15, 0), (15, 0), (0, -15), (0, 15)):
        assert image.pixelColor(round(x + dx * ratio), round(y + dy * ratio)).alpha() == 0


def test_a_sprite_is_copied_to_its_foot(parchment: Theme) -> None:
    image = QImage(120, 80, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    SpriteCache(parchment).pixmap(medal("3")).blit(painter, QPointF(60, 40))
    painter.end()
    opaque = [x for x in range(120) if image.pixelColor(x, 40).alpha() == 255]
    assert (opaque[0] + opaque[-1]) / 2 == pytest.approx(60, abs=1.5)
    assert 32 <= opaque[-1] - opaque[0] <= 38


def test_the_cache_keeps_within_its_room(parchment: Theme) -> None:
    cache = SpriteCache(parchment, room=200_000)
    first = cache.pixmap(General("prussia", 1), 2)
    for rank in range(2, 10):
        cache.pixmap(General("prussia", rank), 2)
    assert cache.pixmap(General("prussia", 9), 2) is cache.pixmap(General("prussia", 9), 2)
    assert cache.pixmap(General("prussia", 1), 2) is not first


def test_bounds_grow_with_the_scale(parchment: Theme) -> None:
    cache = SpriteCache(parchment)
    spec = General("prussia", 1, PieceState(dragged=True))
    assert cache.bounds(spec, 2.0) == scaled(cache.bounds(spec), 2.0)
    assert cache.bounds(spec).top() < -20


def test_a_painter_is_ended_even_when_a_drawing_fails(parchment: Theme) -> None:
    def fails(_painter: QPainter) -> None:
        raise RuntimeError("broken drawing")

    with pytest.raises(RuntimeError, match="broken drawing"):
        render(fails, seal("austria").rect(parchment), 1.0, 1.0)
