"""Pictures as files: written whole or not at all."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

from engine.kernel.writing import write_whole


def save_png(path: Path, image: QImage, *, quality: int = -1, durable: bool = True) -> None:
    """Write a picture; raises OSError.

    Args:
        quality: 0 to 100 as Qt has it, -1 its own choice. durable: see `write_whole`.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG", quality):  # type: ignore[call-overload]
        raise OSError(f"this is no picture: {image.width()} x {image.height()}")
    write_whole(path, bytes(buffer.data().data()), durable=durable)
