"""Pictures are kept small: in 256 colours of their own where all would take too much room."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage

MOST_BYTES = 700_000
Colours = NDArray[Any]


def save(image: QImage, path: Path) -> None:
    """Write the picture small: in 256 colours of its own where all its colours would take too much room."""
    image.convertToFormat(QImage.Format.Format_RGB32).save(str(path), "PNG", 0)  # type: ignore[call-overload]
    full = path.stat().st_size
    if full > MOST_BYTES:
        reduced(image).save(str(path), "PNG", 0)  # type: ignore[call-overload]
    print(f"{path.name}: {path.stat().st_size // 1000} KB (all colours: {full // 1000} KB)")


def reduced(image: QImage) -> QImage:
    """The same picture in its 256 most useful colours (median cut over colours of 5 bits, each weighed by use)."""
    flat = image.convertToFormat(QImage.Format.Format_RGB32)
    wide, high = flat.width(), flat.height()
    pixels = np.frombuffer(flat.constBits(), np.uint8).reshape(high, wide, 4)[:, :, 2::-1]
    fine = (pixels >> 2).astype(np.uint32)
    keys = (fine[..., 0] << 12) | (fine[..., 1] << 6) | fine[..., 2]
    found, back, count = np.unique(keys, return_inverse=True, return_counts=True)
    sums = [np.bincount(back.ravel(), pixels[..., c].ravel(), len(found)) for c in range(3)]
    colours = np.stack(sums, axis=1) / count[:, None]
    member = median_cut(colours, count.astype(float))
    table = [
        tuple(round(float(v)) for v in np.average(colours[member == n], axis=0, weights=count[member == n]))
        for n in range(int(member.max()) + 1)
    ]
    indices = np.zeros((high, flat.bytesPerLine() // 4), np.uint8)
    indices[:, :wide] = member[back].reshape(high, wide)
    small = QImage(indices.tobytes(), wide, high, indices.shape[1], QImage.Format.Format_Indexed8)
    small.setColorTable([QColor(*colour).rgb() for colour in table])
    return small.copy()


def median_cut(colours: Colours, weight: Colours, most: int = 256) -> Colours:
    """Which of at most 256 boxes each colour belongs to; the box with most to tell apart is always cut next."""

    def spread(box: Colours) -> float:
        share = weight[box] ** 0.5
        middle = np.average(colours[box], axis=0, weights=share)
        return float(((colours[box] - middle) ** 2 * share[:, None]).sum())

    boxes = [np.arange(len(colours))]
    worth = [spread(boxes[0])]
    while len(boxes) < most and max(worth) > 0:
        number = int(np.argmax(worth))
        box = boxes[number]
        share = weight[box] ** 0.5
        middle = np.average(colours[box], axis=0, weights=share)
        axis = int(((colours[box] - middle) ** 2 * share[:, None]).sum(axis=0).argmax())
        low = colours[box][:, axis] <= middle[axis]
        boxes[number], worth[number] = box[low], spread(box[low])
        boxes.append(box[~low])
        worth.append(spread(box[~low]))
    member = np.zeros(len(colours), np.uint8)
    for number, box in enumerate(boxes):
        member[box] = number
    return member
