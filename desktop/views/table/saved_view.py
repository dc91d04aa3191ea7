"""What was seen of the map of a table: kept from one time to the next, and for each seat behind the curtain."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSizeF

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


class SeatViews:
    """What each seat has chosen to see of the map: behind the curtain its own comes back, and never another's.

    Who has chosen nothing sees the front. All is forgotten with the table's window.
    """

    def __init__(self, view: MapView) -> None:
        self._view = view
        self._looks: dict[str, tuple[str, QPointF, float]] = {}
        self._seat = ""

    def belong_to(self, seat: str | None) -> None:
        """What is seen from now on is this seat's; nobody's (None) is still that of who looked last."""
        self._seat = seat or self._seat

    def keep(self) -> None:
        """The curtain is drawn: what is seen goes with who looked; its upper left corner, which stands still."""
        if self._seat:
            view = self._view
            self._looks[self._seat] = view.view_name, view.mapToScene(0, 0), view.zoom

    def show(self) -> None:
        """Who has come sees what the own hand had left there."""
        view = self._view
        name, corner, zoom = self._looks.get(self._seat, (FRONT, QPointF(), 0.0))
        view.settle()
        if name != OWN:
            view.show_view(name)
        else:
            half = QSizeF(view.viewport().size()) / (2 * zoom)
            view.look_at(corner + QPointF(half.width(), half.height()), zoom)
