"""Secret sheets: troops to be given to generals, one row each; any Decision that sets numbers."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton

from desktop.games.maria.number_rows import NumberRow, number_actions
from desktop.session.session import Session
from desktop.views.parts.game_panel import GamePanel, Stand
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Flow, Shield, clear, words_label
from engine.games.maria.view_types import Allotment, MariaView, Recruits
from engine.kernel.action import Action
from engine.kernel.view import PieceView


class AllotPanel(GamePanel):
    """Takes the inspector's place while troops are being given out; shows nothing unless the viewer is asked."""

    name, stand = "allot", Stand.PHASE

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance, session, margins=(8, 8, 8, 8), gap=5)
        self.rows: list[NumberRow] = []
        self._drafts: dict[str, dict[str, int]] = {}
        self._complete = False
        session.changed.connect(self.refresh)
        appearance.changed.connect(self.refresh)
        self.refresh()

    @property
    def wanted(self) -> bool:
        """Whether the viewer is asked for numbers now."""
        return bool(number_actions(self.session)) or self._sheets_asked()

    @property
    def ready(self) -> bool:
        """Whether a sheet is filled in and can be handed over."""
        return bool(self.rows) and self._complete

    def press_main(self) -> bool:
        """Hand over a sheet that is filled in."""
        ready = self.ready
        if ready:
            self.hand_over()
        return ready

    @property
    def _sheets(self) -> Mapping[str, Allotment]:
        """The sheets that the viewer fills in, by power."""
        return MariaView.of(self.session.view).allot

    def _sheets_asked(self) -> bool:
        return self.session.decision is not None and bool(self._sheets)

    def refresh(self) -> None:
        """Lay out the rows of the View."""
        offset = self.area.verticalScrollBar().value()
        focused = self._focused()
        clear(self.lines)
        clear(self.foot)
        self.rows = []
        self._complete = False
        if self.session.decision is None:
            self.head.say("")
            return
        recruits = MariaView.of(self.session.view).recruits
        if recruits is not None:
            self.head.say(self.appearance.tr("panels-winter"))
            self._lay_recruits(recruits)
        else:
            sides = [f"side:{side}" for side in self._sheets]
            self.head.say(self.appearance.tr("panel-sheets"), self.appearance.name(sides) if sides else "")
            self.lines.addWidget(words_label(self.appearance.tr("panels-sheet-draft"), "second"))
            self._lay_sheets()
        self.lines.addStretch(1)
        self.inner.adjustSize()
        self.area.verticalScrollBar().setValue(offset)
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

    # --- a sheet that is filled in and then handed over ----------------------------

    def _lay_sheets(self) -> None:
        """Rows for every general of every sheet; numbers are a draft until the sheet is handed over."""
        view = self.session.view
        options = {source: sorted(found) for source, found in number_actions(self.session).items()}
        draft = self._draft(options)
        complete = bool(options)
        for side, sheet in self._sheets.items():
            pieces = [
                p for p in view.pieces if p.side == side and p.kind == "general" and p.strength is not None
            ]
            given = sum(draft[f"piece:{p.id}"] for p in pieces if f"piece:{p.id}" in options)
            left = sheet.left - given
            complete = complete and left == 0
            self._side_head(side, Allotment(sheet.total, left))
            for piece in pieces:
                self._sheet_row(piece, options.get(f"piece:{piece.id}", []), draft, left)
        self._complete = complete
        if options:
            self._sheet_buttons(complete)

    def _draft(self, options: dict[str, list[int]]) -> dict[str, int]:
        """What the viewer has filled in so far; at first the least that each general must have."""
        draft = self._drafts.setdefault(self.session.viewer or "", {})
        for source, values in options.items():
            if draft.get(source) not in values:
                draft[source] = values[0]
        return draft

    def _sheet_row(self, piece: PieceView, options: list[int], draft: dict[str, int], left: int) -> None:
        source = f"piece:{piece.id}"
        value = draft[source] if options else piece.strength or 0
        least = options[0] if options else 0
        row = NumberRow(self.appearance, piece, value, 0, [v for v in options if v - value <= left], least)
        row.wanted.connect(lambda n: self._fill_in(source, n))
        self.lines.addWidget(row)
        self.rows.append(row)

    def _fill_in(self, source: str, value: int) -> None:
        self._drafts[self.session.viewer or ""][source] = value
        self._turn()

    def _turn(self) -> None:
        """The sheet is filled in otherwise, and so is looked at anew before it can be handed over."""
        self.refresh()
        self.session.gate.renew()

    def _sheet_buttons(self, complete: bool) -> None:
        even = QPushButton(self.appearance.tr("panels-even"))
        even.setObjectName("evenSheet")
        even.clicked.connect(self.spread)
        self.hand_over_button = QPushButton(self.appearance.tr("panels-hand-over"))
        self.hand_over_button.setObjectName("handOver")
        self.hand_over_button.setEnabled(complete)
        self.hand_over_button.setToolTip("" if complete else self.appearance.tr("panels-hand-over-why"))
        if complete:
            self.hand_over_button.setProperty("role", "strong")
        self.hand_over_button.clicked.connect(self.hand_over)
        line = Flow()
        line.setContentsMargins(8, 6, 8, 8)
        for button in (even, self.hand_over_button):
            px = self.appearance.px
            button.setStyleSheet(
                f"padding: {px(3)}px {px(6)}px; min-height: {px(22)}px; font-size: {px(14)}px;"
            )
        line.addWidget(even)
        line.addWidget(self.hand_over_button)
        self.foot.addLayout(line)

    def spread(self) -> None:
        """Give out what is left, one troop at a time to the weakest general."""
        view = self.session.view
        options = number_actions(self.session)
        draft = self._draft({source: sorted(found) for source, found in options.items()})
        for side, sheet in self._sheets.items():
            mine = [f"piece:{p.id}" for p in view.pieces if p.side == side and f"piece:{p.id}" in options]
            left = sheet.left - sum(draft[source] for source in mine)
            while left > 0:
                room = [source for source in mine if draft[source] + 1 in options[source]]
                if not room:
                    break
                draft[min(room, key=lambda source: draft[source])] += 1
                left -= 1
        self._turn()

    def hand_over(self) -> None:
        """Play the numbers of the sheet, one general after the other."""
        seat = self.session.viewer
        draft = dict(self._drafts.get(seat or "", {}))
        with self.session.one_wish() as granted:
            for source, value in draft.items() if granted else ():
                action = number_actions(self.session).get(source, {}).get(value)
                if action is not None and self.session.viewer == seat:
                    self.session.act(action)
        if self.session.viewer != seat:
            self._drafts.pop(seat or "", None)

    # --- new troops in winter -----------------------------------------------------

    def _lay_recruits(self, recruits: Recruits) -> None:
        """Rows that enlist at once, and generals who may return."""
        view, actions = self.session.view, number_actions(self.session)
        self._say_left(recruits.left)
        side = recruits.side
        self._side_head(side, None)
        for piece in view.pieces:
            if piece.side != side or piece.kind != "general" or piece.strength is None or not piece.place:
                continue
            found = actions.get(f"piece:{piece.id}", {})
            row = NumberRow(self.appearance, piece, 0, piece.strength, found.keys())
            row.wanted.connect(lambda n, of=found: self.session.act(of[n]))
            self.lines.addWidget(row)
            self.rows.append(row)
        self._returns()

    def _side_head(self, side: str, sheet: Allotment | None) -> None:
        line = QHBoxLayout()
        shield = Shield(self.appearance, 0.8)
        shield.show_powers((side,))
        line.addWidget(shield)
        line.addWidget(words_label(self.appearance.name(f"side:{side}"), "head"), 1)
        if sheet:
            line.addWidget(
                words_label(self.appearance.tr("panels-left-of", left=sheet.left, total=sheet.total), "head")
            )
        self.lines.addLayout(line)

    def _say_left(self, left: int) -> None:
        self.lines.addWidget(words_label(self.appearance.tr("panels-winter-line"), "second"))
        self.lines.addWidget(words_label(self.appearance.tr("panels-winter-left", left=left), "head"))

    def _returns(self) -> None:
        """Generals who wait off the map: a button each, with the places where they may return."""
        decision, by_piece = self.session.decision, dict[str, list[Action]]()
        off = {f"piece:{p.id}" for p in self.session.view.pieces if not p.place}
        for action in decision.actions if decision else ():
            gesture = action.gesture()
            if gesture.kind == "drag" and gesture.source in off:
                by_piece.setdefault(gesture.source, []).append(action)
        for source, actions in by_piece.items():
            button = QPushButton(self.appearance.tr("panels-returns", piece=source))
            menu = QMenu(button)
            for action in actions:
                entry = menu.addAction(self.appearance.text(action.gesture().label))
                entry.triggered.connect(lambda _=False, a=action: self.session.act(a))
            button.setMenu(menu)
            self.lines.addWidget(button)
