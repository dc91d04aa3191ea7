"""New units of the faction asked as a sum by source, beside the numbers in which they are placed."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout

from desktop.session.session import Session
from desktop.views.parts.game_panel import GamePanel, Stand
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Shield, clear, words_label
from desktop.views.widgets.focus import keeps_focus
from engine.games.revolution.view_types import RevolutionView


class UnitsPanel(GamePanel):
    """Takes the head of the column while new units are placed."""

    name, stand = "units", Stand.PHASE

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance, session, margins=(10, 6, 10, 8))
        session.changed.connect(self.refresh)
        appearance.changed.connect(self.refresh)
        self.refresh()

    @property
    def wanted(self) -> bool:
        """Whether new units are placed now."""
        return self.session.view.step == "new-units"

    @keeps_focus
    def refresh(self) -> None:
        """Show where they come from, those that do, and their number."""
        self.head.say(self.appearance.tr("panel-units"))
        clear(self.lines)
        view = RevolutionView.of(self.session.view)
        if not self.wanted or view.asks not in view.factions:
            return
        tr, units = self.appearance.tr, view.factions[view.asks].units
        sums = [f" {n:+d}".replace("-", "\N{MINUS SIGN}") for n in units.values()]
        parts = [tr(f"revolution-units-{one}") + sums[at] for at, one in enumerate(units) if units[one]]
        row, shield = QHBoxLayout(), Shield(self.appearance, 0.7)
        shield.show_powers((view.asks,))
        row.addWidget(shield)
        row.addWidget(words_label(self.appearance.name(f"side:{view.asks}"), "head"), 1)
        row.addWidget(words_label(str(sum(units.values())), "head"))
        self.lines.addLayout(row)
        self.lines.addWidget(words_label(", ".join(parts), "second"))
