"""Finding a place or a piece by its name, a place by its modern name too."""

from __future__ import annotations

from PySide6.QtWidgets import QInputDialog, QWidget

from desktop.views.widgets.appearance import Appearance
from engine.boards.board import Board
from engine.kernel.view import View


def ask_place(appearance: Appearance, board: Board, view: View, parent: QWidget) -> str | None:
    """Ask for a name; the reference found, "" if nothing bears it, None if the person gave up."""
    names = _names(appearance, board, view)
    text, ok = QInputDialog.getItem(
        parent, appearance.tr("map-search-title"), appearance.tr("map-search-hint"), sorted(names), 0, True
    )
    if not ok or not text:
        return None
    return names.get(text) or next((ref for n, ref in names.items() if text.lower() in n.lower()), "")


def _names(appearance: Appearance, board: Board, view: View) -> dict[str, str]:
    """Everything on the table by the names people know it by."""
    places = [p for p in board.places.values() if p.map in view.maps]
    names = {appearance.name(f"place:{p.id}"): f"place:{p.id}" for p in places}
    names |= {f"{p.name} ({p.modern})": f"place:{p.id}" for p in places if p.modern}
    return names | {appearance.name(p.ref): p.ref for p in view.standing() if p.place}
