"""The arrangement of screens, as a name under which places of windows and panels are kept."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication


def arrangement() -> str:
    """All screens with size and place: "1920x1080+0+0 1366x768+1920+0"."""
    rooms = sorted((s.geometry() for s in QGuiApplication.screens()), key=lambda r: (r.x(), r.y()))
    return " ".join(f"{r.width()}x{r.height()}+{r.x()}+{r.y()}" for r in rooms)
