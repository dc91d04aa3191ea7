"""The picture of the table as a PNG: what is seen, at one, two or four times its size."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.pictures import save_png
from desktop.views.scene.table_scene import TableScene

SCALES = (1, 2, 4)
LARGEST = 16000
WHOLE = 1920


def export_picture(
    scene: TableScene,
    path: Path,
    scale: int = 1,
    *,
    area: QRectF | None = None,
    zoom: float | None = None,
    pieces: bool = True,
) -> bool:
    """Write the part of the scene now seen (or `area`) as PNG, `scale` times as fine; False if it would be too large.

    Pieces and lights keep the size they have on the screen. The scene shows only what its Session's View says.
    Raises OSError.
    """
    views, as_seen = scene.views(), area is None
    if area is None:
        view = views[0] if views else None
        area = view.mapToScene(view.viewport().rect()).boundingRect() if view else scene.sceneRect()
    before = scene.zoom
    zoom = zoom or (before if views and as_seen else WHOLE / area.width())
    size = QSize(max(1, round(area.width() * zoom)), max(1, round(area.height() * zoom)))
    if max(size.width(), size.height()) * scale > LARGEST:
        return False
    image = QImage(size * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    image.fill(QColor(scene.theme.window.tray))
    fineness = scene.ground.fineness
    scene.animator.finish()
    scene.set_fineness(scale)
    scene.set_zoom(zoom)
    scene.names.settle(now=True)
    scene.sharpen()
    scene.hide_pieces(not pieces)
    painter = QPainter(image)
    try:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scene.render(
            painter, QRectF(0, 0, size.width(), size.height()), area, Qt.AspectRatioMode.IgnoreAspectRatio
        )
    finally:
        painter.end()
        scene.hide_pieces(False)
        scene.set_fineness(fineness)
        scene.set_zoom(before)
    image.setDevicePixelRatio(1)
    save_png(path, image)
    return True
