"""Sprites: every drawing made once into a picture and then only copied. Scene items blit these."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPaintEngine, QPainter, QPixmap

from desktop.art.specs import Spec
from desktop.profile.theme import Theme


def on_screen(painter: QPainter) -> bool:
    """Whether what is painted becomes pixels; else it is written down as lines, and no picture should be among them."""
    return painter.paintEngine().type() is QPaintEngine.Type.Raster


@dataclass(frozen=True)
class Sprite:
    """A picture ready to copy, and where in it (in its own logical pixels) the foot of the thing stands."""

    pixmap: QPixmap
    hot_spot: QPointF

    def blit(self, painter: QPainter, foot: QPointF) -> None:
        """Copy the picture so that the thing stands at a point."""
        painter.drawPixmap(foot - self.hot_spot, self.pixmap)


class SpriteCache:
    """Draws each thing once per size, pixel ratio and theme, and forgets what was not asked for longest."""

    def __init__(self, theme: Theme, room: int = 48 * 1024 * 1024) -> None:
        self._theme = theme
        self._room = room
        self._held = 0
        self._sprites: OrderedDict[tuple[Spec, float, float], Sprite] = OrderedDict()

    @property
    def theme(self) -> Theme:
        """The theme in which things are drawn."""
        return self._theme

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme from now on."""
        if theme != self._theme:
            self._theme = theme
            self.clear()

    def clear(self) -> None:
        """Forget every picture."""
        self._sprites.clear()
        self._held = 0

    def pixmap(self, spec: Spec, scale: float = 1.0, device_pixel_ratio: float = 1.0) -> Sprite:
        """The picture of a thing at a size (rounded to a hundredth) for a screen."""
        key = (spec, round(scale, 2), round(device_pixel_ratio, 3))
        sprite = self._sprites.get(key)
        if sprite is None:
            sprite = self._sprites[key] = drawn(spec, self._theme, *key[1:])
            self._held += _bytes(sprite)
            self._forget()
        else:
            self._sprites.move_to_end(key)
        return sprite

    def bounds(self, spec: Spec, scale: float = 1.0) -> QRectF:
        """The room a thing takes around its foot at a size."""
        return scaled(spec.rect(self._theme), scale)

    def _forget(self) -> None:
        while self._held > self._room and len(self._sprites) > 1:
            _, oldest = self._sprites.popitem(last=False)
            self._held -= _bytes(oldest)


def drawn(spec: Spec, theme: Theme, scale: float, ratio: float) -> Sprite:
    """A thing in a theme, at a size, for a screen of so many pixels to one."""
    return render(lambda painter: spec.draw(painter, theme), spec.rect(theme), scale, ratio)


def scaled(rect: QRectF, scale: float) -> QRectF:
    """A rectangle around the origin at another size."""
    return QRectF(rect.x() * scale, rect.y() * scale, rect.width() * scale, rect.height() * scale)


def render(drawing: Callable[[QPainter], None], rect: QRectF, scale: float, ratio: float) -> Sprite:
    """Paint a drawing into a picture just large enough, its origin on a whole device pixel."""
    room = scaled(rect, scale)
    left, top = _whole(-room.left(), ratio), _whole(-room.top(), ratio)
    right, bottom = _whole(room.right(), ratio), _whole(room.bottom(), ratio)
    pixmap = QPixmap(round((left + right) * ratio), round((top + bottom) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(left, top)
    painter.scale(scale, scale)
    try:
        drawing(painter)
    finally:
        painter.end()
    return Sprite(pixmap, QPointF(left, top))


def _whole(length: float, ratio: float) -> float:
    """A length rounded up to whole device pixels."""
    return -(-length * ratio // 1) / ratio


def _bytes(sprite: Sprite) -> int:
    return sprite.pixmap.width() * sprite.pixmap.height() * 4
