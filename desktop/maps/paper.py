"""The paper: laid stains on parchment, flat in the themes that ask for it."""

from __future__ import annotations

import numpy as np
from PySide6.QtGui import QColor, QImage

from desktop.profile.theme import Theme

OCTAVES = ((400, 0.50), (120, 0.28), (36, 0.14), (9, 0.08))
EDGE_SHADE = 0.10
EDGE_FALL = 90.0
STAIN = 6.0


def _noise(width: int, height: int, scale: float, number: int) -> np.ndarray:
    """Smooth value noise of four octaves; `scale` is px of the picture per sheet px."""
    rng = np.random.Generator(np.random.PCG64(number))
    out = np.zeros((height, width), np.float32)
    for cell, weight in OCTAVES:
        size = cell * scale
        grid = rng.standard_normal((int(height / size) + 3, int(width / size) + 3)).astype(np.float32)
        y, x = np.arange(height, dtype=np.float32) / size, np.arange(width, dtype=np.float32) / size
        yi, xi = y.astype(int), x.astype(int)
        fy, fx = (y - yi)[:, None], (x - xi)[None]
        fy, fx = fy * fy * (3 - 2 * fy), fx * fx * (3 - 2 * fx)
        rows = grid[yi] * (1 - fy) + grid[yi + 1] * fy
        out += weight * (rows[:, xi] * (1 - fx) + rows[:, xi + 1] * fx)
    return out


def paper(theme: Theme, width: int, height: int, scale: float) -> QImage:
    """A picture of the whole sheet's paper, margins included."""
    colour = QColor(theme.map.paper)
    if theme.fills.noise == 0:
        image = QImage(width, height, QImage.Format.Format_RGB32)
        image.fill(colour)
        return image
    noise = np.clip(_noise(width, height, scale, 7), -2, 2)
    across, down = np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32)
    edge = np.minimum(
        np.minimum(across, width - 1 - across)[None], np.minimum(down, height - 1 - down)[:, None]
    )
    value = 1 + theme.fills.noise * noise - EDGE_SHADE * np.exp(-edge / (EDGE_FALL * scale))
    buffer = np.empty((height, width, 4), np.uint8)
    for channel, base in enumerate((colour.blue(), colour.green(), colour.red())):
        plane = base * value - (STAIN * np.maximum(noise, 0) if channel == 0 else 0)
        buffer[..., channel] = np.clip(plane, 0, 255)
    buffer[..., 3] = 255
    return QImage(buffer.tobytes(), width, height, width * 4, QImage.Format.Format_RGB32).copy()
