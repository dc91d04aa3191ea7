"""The last bits of a sum decide nothing that is seen: where a picture lies, and where a walk ends."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from desktop.art.markers import seal
from desktop.profile.theme import load_theme
from desktop.views.scene.animate import Animator, Motion
from desktop.views.scene.items import Layer, SpriteItem, TableSprites

BIT = 1e-12


def painted(x: float, aside: float) -> QImage:
    """A seal at a point of a scene, so far aside from it."""
    scene = QGraphicsScene(QRectF(0, 0, 80, 80))
    item = SpriteItem(TableSprites(load_theme("parchment")), Layer.SEALS)
    item.show_parts((seal("prussia"), 1.0, QPointF(aside, 0)))
    item.setPos(x, 40)
    scene.addItem(item)
    image = QImage(80, 80, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("half", [10.5, 11.5])
def test_a_half_lies_on_one_side_whatever_its_last_bits_are(half: float) -> None:
    assert painted(30, half) == painted(30, half - BIT) == painted(30, half + BIT)
    assert painted(30 + half, 0) == painted(30 + half - BIT, 0) == painted(30 + half + BIT, 0)
    assert painted(30, half) != painted(30, half - 0.01)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("motion", ["none", "full"])
def test_a_walk_ends_at_its_end(motion: Motion) -> None:
    chance = random.Random(1)
    for _ in range(20):
        way = QPainterPath(QPointF(chance.random() * 1000, chance.random() * 1000))
        for _ in range(3):
            way.lineTo(chance.random() * 1000, chance.random() * 1000)
        item, animator = QGraphicsRectItem(0, 0, 5, 5), Animator()
        animator.motion = motion
        animator.walk(item, way, 100, lambda: None)
        animator.finish()
        assert item.pos().toTuple() == way.currentPosition().toTuple()
