"""Secret sheets: troops to be given to generals, one row each; any Decision that sets numbers."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.session import Session
from desktop.views.bits import PanelHead, Shield, clear, words_label
from desktop.views.look import Look
from desktop.views.maria.number_rows import NumberRow, number_actions
from engine.kernel.action import Action


class AllotPanel(QFrame):
    """Takes the inspector's place while troops are being given out; shows nothing unless the viewer is asked."""

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.look, self.session = look, session
        self.head = PanelHead(look)
        self.rows: list[NumberRow] = []
        self._inner = QWidget()
        self._inner.setObjectName("scrolled")
        self._lines = QVBoxLayout(self._inner)
        self._lines.setContentsMargins(8, 8, 8, 8)
        self._lines.setSpacing(5)
        area = QScrollArea(widgetResizable=True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self._inner)
        self._area = area
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addWidget(area, 1)
        session.changed.connect(self.refresh)
        look.changed.connect(self.refresh)
        self.refresh()

    @property
    def wanted(self) -> bool:
        """Whether the viewer is asked for numbers now."""
        return bool(number_actions(self.session)) or self._sheets_asked()

    def _sheets_asked(self) -> bool:
        return self.session.decision is not None and bool(self.session.view.facts.get("allot"))

    def refresh(self) -> None:
        """Lay out the rows of the View."""
        offset = self._area.verticalScrollBar().value()
        focused = self._focused()
        clear(self._lines)
        self.rows = []
        if self.session.decision is None:
            self.head.say("")
            return
        actions = number_actions(self.session)
        winter = self.session.view.facts.get("winter")
        self.head.say(self.look.tr("panels-winter" if isinstance(winter, dict) else "panel-sheets"))
        if isinstance(winter, dict):
            self._say_winter(winter)
        self._lay_sides(actions, isinstance(winter, dict))
        self._returns()
        self._buttons()
        self._lines.addStretch(1)
        self._inner.adjustSize()
        self._area.verticalScrollBar().setValue(offset)
        self._refocus(focused)

    def _focused(self) -> tuple[str, int] | None:
        """Which piece's which button has the focus, to give it back after the rows are new."""
        for row in self.rows:
            for number, widget in enumerate((row.minus, row.field, row.plus)):
                if widget.hasFocus():
                    return row.piece.id, number
        return None

    def _refocus(self, focused: tuple[str, int] | None) -> None:
        for row in self.rows:
            if focused and row.piece.id == focused[0]:
                (row.minus, row.field, row.plus)[focused[1]].setFocus()

    def _lay_sides(self, actions: dict[str, dict[int, Action]], winter: bool) -> None:
        view = self.session.view
        sheets: dict[str, Any] = view.facts.get("allot") or {}
        own = view.seats.get(self.session.viewer or "", ())
        for side in own:
            pieces = [p for p in view.pieces if p.side == side and p.kind == "general" and p.strength is not None]
            mine = [p for p in pieces if side in sheets or f"piece:{p.id}" in actions]
            if not mine:
                continue
            self._side_head(side, sheets.get(side))
            for piece in mine:
                base, value = (piece.strength or 0, 0) if winter else (0, piece.strength or 0)
                row = NumberRow(self.look, piece, value, base, actions.get(f"piece:{piece.id}", {}))
                row.wanted.connect(self.session.act)
                self._lines.addWidget(row)
                self.rows.append(row)

    def _side_head(self, side: str, sheet: dict[str, Any] | None) -> None:
        line = QHBoxLayout()
        shield = Shield(self.look, 0.8)
        shield.show_powers((side,))
        line.addWidget(shield)
        line.addWidget(words_label(self.look.name(f"side:{side}"), "head"), 1)
        if sheet:
            left, total = int(sheet["left"]), int(sheet["total"])
            line.addWidget(words_label(self.look.tr("panels-left-of", left=left, total=total), "head"))
        self._lines.addLayout(line)

    def _say_winter(self, winter: dict[str, Any]) -> None:
        self._lines.addWidget(words_label(self.look.tr("panels-winter-line"), "second"))
        self._lines.addWidget(
            words_label(self.look.tr("panels-winter-left", left=int(winter.get("left", 0))), "head")
        )

    def _returns(self) -> None:
        """Generals who wait off the map: a button each, with the places where they may return."""
        decision, by_piece = self.session.decision, dict[str, list[Action]]()
        off = {f"piece:{p.id}" for p in self.session.view.pieces if not p.place}
        for action in decision.actions if decision else ():
            gesture = action.gesture()
            if gesture.kind == "drag" and gesture.source in off:
                by_piece.setdefault(gesture.source, []).append(action)
        for source, actions in by_piece.items():
            button = QPushButton(self.look.tr("panels-returns", piece=source))
            menu = QMenu(button)
            for action in actions:
                entry = menu.addAction(self.look.text(action.gesture().label))
                entry.triggered.connect(lambda _=False, a=action: self.session.act(a))
            button.setMenu(menu)
            self._lines.addWidget(button)

    def _buttons(self) -> None:
        """The Actions of the Decision that are buttons, here too: the sheet is closed where it is filled in."""
        decision = self.session.decision
        line = QHBoxLayout()
        for action in decision.actions if decision else ():
            gesture = action.gesture()
            if gesture.kind != "press":
                continue
            button = QPushButton(self.look.text(gesture.label))
            if gesture.ends:
                button.setProperty("role", "strong")
            button.clicked.connect(lambda _=False, a=action: self.session.act(a))
            line.addWidget(button)
        self._lines.addLayout(line)
