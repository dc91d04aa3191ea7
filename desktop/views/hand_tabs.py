"""The tabs of the tray: one for each hand that the viewer has or may see, with its shield and its number of cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from desktop.session import Session
from desktop.views.bits import Shield, clear, on_button, sign_picture, tip
from desktop.views.look import Look
from engine.kernel.view import HandView

HIGH = 28
"""What a tab takes of the height."""
GAP = 4
FULL, NAMED, SHORT = 190, 128, 66
"""Widths of a tab: beside whole cards; beside strips; without the name."""
MOST_NAMED = 115
"""Beside strips, up to this size of text in per cent, tabs bear names."""


class HandTabs(QWidget):
    """Tabs one under the other; where there is no height for all, in several columns.

    Signals:
        chosen: the side whose hand is to be shown.
    """

    chosen = Signal(str)

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__()
        self.look, self.session = look, session
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)

    def show_hands(self, hands: Sequence[HandView], side: str, high: int) -> int:
        """A tab for each hand, that of `side` in front; smaller beside strips, which are `high`, 0 beside whole cards.

        Returns their width.
        """
        clear(self._grid)
        named = not high or (len(hands) == 2 and self.look.settings.scale <= MOST_NAMED)
        wide = self.look.px(FULL if not high else NAMED if named else SHORT)
        rows = max(1, high // self.look.px(HIGH)) if high else len(hands)
        for number, hand in enumerate(hands):
            tab = self._tab(hand, named=named)
            tab.setChecked(hand.side == side)
            tab.setFixedWidth(wide)
            across, down = divmod(number, rows)
            self._grid.addWidget(tab, down, across)
        columns = -(-len(hands) // rows)
        return columns * (wide + GAP) - GAP

    def _tab(self, hand: HandView, *, named: bool) -> QPushButton:
        look, name = self.look, self.look.name(f"side:{hand.side}")
        tab = QPushButton(on_button(f"{name}   {hand.count}" if named else str(hand.count)))
        tab.setProperty("role", "tab")
        tab.setCheckable(True)
        tab.setAccessibleName(f"{name}: {look.tr('hand-cards', count=hand.count)}")
        tab.setToolTip("" if named else tip(tab.accessibleName()))
        tab.clicked.connect(lambda _=False: self.chosen.emit(hand.side))
        shield = Shield(look, 0.72)
        shield.show_powers((hand.side,))
        inside = QHBoxLayout(tab)
        inside.setContentsMargins(8, 0, 8, 0)
        inside.addWidget(shield)
        inside.addStretch(1)
        sign = self.session.table.seat_entry(hand.seat).sign
        if sign and named:
            inside.addWidget(sign_picture(look, sign))
        tab.setStyleSheet(f"padding-left: {look.px(34)}px;")
        return tab
