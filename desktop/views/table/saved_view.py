"""What was seen of the map of a table, kept from one time to the next for each arrangement of screens."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from desktop.profile.screens import arrangement
from desktop.profile.table_notes import SavedView, TableNotes
from desktop.views.scene.map_view import MapView
from desktop.views.scene.table_view import FRONT, MAP, OWN, WHOLE


def note_view(view: MapView, notes: TableNotes) -> None:
    """Note the overlay, and the view that was chosen, or the person's own; nothing where it is the front."""
    notes.overlay = view.table.overlay
    notes.sights.pop(arrangement(), None)
    if view.view_name != FRONT:
        middle, name = view.middle(), view.view_name if view.view_name != OWN else ""
        notes.sights[arrangement()] = SavedView(view.zoom, middle.x(), middle.y(), name)


def restore_view(view: MapView, notes: TableNotes) -> None:
    """Look where the person looked last; at the front of the side that acts, where nothing is kept."""
    sight = notes.sights.get(arrangement())
    if sight is None:
        view.show_front()
    elif sight.view in (MAP, WHOLE):
        view.show_view(sight.view)
    else:
        view.look_at(QPointF(sight.x, sight.y), sight.zoom)
    if notes.overlay:
        view.table.show_overlay(notes.overlay)
