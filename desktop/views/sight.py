"""What was seen of the map of a table, kept from one time to the next for each arrangement of screens."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from desktop.screens import arrangement
from desktop.table_notes import Sight, TableNotes
from desktop.views.scene.map_view import MapView


def note_sight(view: MapView, notes: TableNotes) -> None:
    """Note zoom, middle and overlay; a map that was shown whole will be shown whole."""
    notes.overlay = view.table.overlay
    notes.sights.pop(arrangement(), None)
    if view.zoom > view.smallest_zoom() * 1.001:
        middle = view.middle()
        notes.sights[arrangement()] = Sight(view.zoom, middle.x(), middle.y())


def restore_sight(view: MapView, notes: TableNotes) -> None:
    """Look where the person looked last."""
    sight = notes.sights.get(arrangement())
    if sight is not None:
        view.look_at(QPointF(sight.x, sight.y), sight.zoom)
    if notes.overlay:
        view.table.show_overlay(notes.overlay)
