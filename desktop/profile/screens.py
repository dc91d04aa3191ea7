"""The arrangement of screens, as a name under which places of windows and panels are kept."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QScreen


def arrangement() -> str:
    """All screens with size and place: "1920x1080+0+0 1366x768+1920+0"."""
    screens = sorted(QGuiApplication.screens(), key=lambda s: (s.geometry().x(), s.geometry().y()))
    return " ".join(map(name_of, screens))


def name_of(screen: QScreen) -> str:
    """A screen by its size and place, which no two of an arrangement share: "1366x768+1920+0"."""
    room = screen.geometry()
    return f"{room.width()}x{room.height()}+{room.x()}+{room.y()}"
