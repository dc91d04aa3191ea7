"""What stands on a map as lines for a page: every item as on the screen, but drawn instead of copied."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem

from desktop.views.scene.items import Layer

ALONE = QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations


def paint_items(
    scene: QGraphicsScene, painter: QPainter, area: QRectF, zoom: float, *, only: Layer | None = None
) -> None:
    """Paint what lies on the map in a part of the scene, not the map itself; one unit is one pixel at this zoom.

    The scene has been set to the zoom before, so that everything has the size that it has there. `only`: one layer.
    """
    option = QStyleOptionGraphicsItem()
    for item in scene.items(Qt.SortOrder.AscendingOrder):
        layer = item.zValue()
        if not item.isVisible() or layer < Layer.FURNITURE or (only is not None and layer != only):
            continue
        alone = bool(item.flags() & ALONE)
        room = item.boundingRect()
        if alone:
            room = QRectF(room.topLeft() / zoom, room.size() / zoom)
        if room.isEmpty() or not room.translated(item.pos()).intersects(area):
            continue
        painter.save()
        spot = (item.pos() - area.topLeft()) * zoom
        painter.translate(spot)
        if not alone:
            painter.scale(zoom, zoom)
        painter.setOpacity(item.opacity())
        option.exposedRect = item.boundingRect()
        item.paint(painter, option, None)
        painter.restore()
