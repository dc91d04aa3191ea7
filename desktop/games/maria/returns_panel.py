"""Generals who wait off the map in winter: a button each, with the places where they may return and with what."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QPushButton

from desktop.session.choices import Choice
from desktop.session.session import Session
from desktop.views.parts.game_panel import GamePanel, Stand
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import clear
from desktop.views.widgets.focus import keeps_focus


class ReturnsPanel(GamePanel):
    """Stands beside the numbers of winter while somebody may return; it lies face down with them."""

    name, stand = "returns", Stand.PHASE

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance, session)
        session.changed.connect(self.refresh)
        session.selection.turned.connect(self.refresh)
        appearance.changed.connect(self.refresh)
        self.refresh()

    def _returns(self) -> dict[str, list[Choice]]:
        """What the pieces off the map may do, by piece."""
        by_source = self.session.choices.by_source
        off = (f"piece:{piece.id}" for piece in self.session.view.pieces if not piece.place)
        drags = {ref: [c for c in by_source.get(ref, ()) if c.gesture.kind == "drag"] for ref in off}
        return {ref: choices for ref, choices in drags.items() if choices}

    @property
    def wanted(self) -> bool:
        """Whether the viewer may bring anybody back now."""
        return self.session.view.step == "quarter" and bool(self._returns())

    @keeps_focus
    def refresh(self) -> None:
        """Lay out the buttons of the moment."""
        clear(self.lines)
        self.head.say(self.appearance.tr("panel-returns"))
        for source, choices in (self._returns() if self.wanted else {}).items():
            button = QPushButton(self.appearance.tr("maria-returns", piece=source))
            menu = QMenu(button)
            for choice in choices:
                entry = menu.addAction(self.appearance.text(choice.gesture.label))
                entry.triggered.connect(lambda _=False, a=choice.action: self.session.act(a))
            button.setMenu(menu)
            self.lines.addWidget(button)
        self.lines.addStretch(1)
