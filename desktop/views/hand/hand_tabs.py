"""The tabs of the tray: one for each hand that the viewer has or may see, with its shield and its number of cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Shield, clear, on_button, sign_picture, tip
from desktop.views.widgets.focus import keeps_focus
from engine.kernel.view import HandView

HIGH, LEAST = 34, 24
"""Height of a tab beside strips, and the least where several stand one under the other."""
GAP = 4
BEFORE, AROUND = 34, 6
"""What the shield takes of a tab, and its edges."""
FULL, NAMED, SHORT = 190, 142, 66
"""Widths of a tab: beside whole cards; beside strips; without the name."""
MOST_NAMED = 115
"""Beside strips, up to this size of text in per cent, tabs bear names."""


class HandTabs(QWidget):
    """Tabs one under the other; where there is no height for all, in several columns.

    Signals:
        chosen: the side whose hand is to be shown.
    """

    chosen = Signal(str)

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self.appearance, self.session = appearance, session
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)

    @keeps_focus
    def show_hands(self, hands: Sequence[HandView], side: str, high: int) -> int:
        """A tab for each hand, that of `side` in front; smaller beside strips, which are `high`, 0 beside whole cards.

        Returns their width.
        """
        clear(self._grid)
        named = not high or (len(hands) == 2 and self.appearance.settings.scale <= MOST_NAMED)
        wide = self.appearance.px(FULL if not high else NAMED if named else SHORT)
        rows = max(1, (high + GAP) // (self.appearance.px(LEAST) + GAP)) if high else len(hands)
        rows = min(rows, len(hands))
        each = min(self.appearance.px(HIGH), (high + GAP) // rows - GAP)
        for number, hand in enumerate(hands):
            tab = self._tab(hand, wide if named else 0)
            tab.setChecked(hand.side == side)
            tab.setFixedWidth(wide)
            if high:
                tab.setFixedHeight(each)
            across, down = divmod(number, rows)
            self._grid.addWidget(tab, down, across)
        columns = -(-len(hands) // rows)
        return columns * (wide + GAP) - GAP

    def _tab(self, hand: HandView, wide: int) -> QPushButton:
        """A tab with as much of the name as a width has room for; 0: without it."""
        appearance, name = self.appearance, self.appearance.name(f"side:{hand.side}")
        sign = self.session.table.seat_entry(hand.seat).sign if wide else ""
        signed = sign_picture(appearance, sign) if sign else None
        shown, face = "", QFontMetrics(appearance.sans(14, bold=True))
        if wide:
            taken = appearance.px(BEFORE) + AROUND + face.horizontalAdvance(f"   {hand.count}")
            room = wide - taken - (signed.width() if signed is not None else 0)
            shown = face.elidedText(name, Qt.TextElideMode.ElideRight, room)
        tab = QPushButton(on_button(f"{shown}   {hand.count}" if wide else str(hand.count)))
        tab.setProperty("role", "tab")
        tab.setCheckable(True)
        tab.setAccessibleName(f"{name}: {appearance.tr('hand-cards', count=hand.count)}")
        tab.setToolTip("" if shown == name else tip(tab.accessibleName()))
        tab.clicked.connect(lambda _=False: self.chosen.emit(hand.side))
        shield = Shield(appearance, 0.72)
        shield.show_powers((hand.side,))
        inside = QHBoxLayout(tab)
        inside.setContentsMargins(8, 0, 8, 0)
        inside.addWidget(shield)
        inside.addStretch(1)
        if signed is not None:
            inside.addWidget(signed)
        tab.setStyleSheet(
            f"padding: 0 0 0 {appearance.px(BEFORE)}px; min-height: {appearance.px(LEAST) - 2}px;"
        )
        return tab
