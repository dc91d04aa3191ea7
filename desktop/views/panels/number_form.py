"""The form of a sheet of numbers: its note, its rows with their pictures, and the buttons that hand it over."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop.session.number_draft import NumberDraft
from desktop.session.session import Session
from desktop.views.parts.face_down import FaceDown
from desktop.views.parts.game_parts import parts_of
from desktop.views.parts.looks import state_of
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Flow, Picture, Shield, ShortButton, words_label
from desktop.views.widgets.number_rows import NumberRows
from engine.kernel.action import Action
from engine.kernel.numbers import NumberSheet
from engine.kernel.view import PieceView

SMALL = 0.62
"""The size of a piece in a row, beside its portrait."""
SHIELD = 0.8
LAID = ("place", "country", "box", "heap")
"""Kinds of things on the map to which counters come, or from which they go."""
MINUS, TURNED = "\N{MINUS SIGN}", "\N{CHECK MARK}"


def kind_of(ref: str) -> str:
    """What a reference speaks of."""
    return ref.partition(":")[0]


class NumberForm(QWidget):
    """The numbers that the viewer is asked for, as they are filled in; face down nothing but how they are opened.

    Attributes:
        face_down: stands in place of a sheet that lies face down with the hand.
        once_more: says what Enter would hand over, where nobody has filled in anything.
        buttons: what hands them over, and what spreads the rest of a sum; it may stand elsewhere.

    Signals:
        handed: they are to be handed over. turned: they are filled in otherwise.
    """

    handed, turned = Signal(), Signal()

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self.appearance, self.session, self.draft = appearance, session, NumberDraft(session)
        self._actions: tuple[Action, ...] = ()
        self.face_down = FaceDown(appearance, session)
        self.note, self.once_more = words_label(role="second"), words_label(role="wrong")
        self._proposed: NumberSheet | None = None
        self.rows = NumberRows(appearance, self._picture, self._where, self.draft.rest)
        self.rows.changed.connect(self._turned)
        self.rows.entered.connect(self.enter)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(5)
        for part in (self.face_down, self.note, self.once_more, self.rows):
            lines.addWidget(part)
        self.buttons = QWidget()
        line = Flow()
        line.setContentsMargins(8, 6, 8, 8)
        self.buttons.setLayout(line)
        self.spread, self.over = QPushButton(), ShortButton()
        for button, name in ((self.spread, "spreadNumbers"), (self.over, "handOver")):
            button.setObjectName(name)
            line.addWidget(button)
        self.spread.clicked.connect(self.rows.spread)
        self.over.clicked.connect(self.handed)

    def show_sheet(self) -> None:
        """Show what the viewer is asked for now; who opens it by its button goes on at the first number."""
        sheet = self.draft.sheet or NumberSheet(())
        opens = self.face_down.keep.hasFocus() and not sheet.face_down
        self.face_down.refresh()
        self.rows.show_sheet(sheet, self.draft.values, self.draft.kept)
        self.note.setText(self.appearance.text(sheet.note) if sheet.note else "")
        self.note.setVisible(sheet.note is not None)
        self._propose(self._proposed if self._proposed == sheet else None)
        px = self.appearance.px
        for button in (self.spread, self.over):
            button.setStyleSheet(
                f"padding: {px(3)}px {px(6)}px; min-height: {px(22)}px; font-size: {px(14)}px;"
            )
        self.spread.setText(self.appearance.tr("numbers-spread"))
        self.spread.setVisible(any(group.whole and len(group.rows) > 1 for group in sheet.groups))
        self.buttons.setVisible(bool(sheet.rows))
        if opens and self.rows.lines:
            self.rows.lines[0].field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.face_down.setVisible(sheet.face_down)
        self._say()

    def _turned(self, typed: bool) -> None:
        """It is filled in otherwise, and so is looked at anew before it can be handed over, if not typed so."""
        self.draft.keep(self.rows.values, tuple(self.rows.kept), typed=typed)
        self._propose(None)
        self._say()
        self.turned.emit()

    def _say(self) -> None:
        """What handing over means with the numbers that stand there."""
        self._actions = self.draft.actions(self.rows.values) if self.rows.complete else ()
        words = self._words(self._actions)
        self.over.say(words, self.appearance.tr("numbers-hand-over"))
        self.over.setEnabled(self.ready)
        self.over.setToolTip(words if self.ready else self.appearance.tr("numbers-hand-over-why"))
        self.over.setProperty("role", "strong" if self.ready else "")
        self.over.style().unpolish(self.over)
        self.over.style().polish(self.over)

    def _words(self, actions: tuple[Action, ...]) -> str:
        """What handing over is called: by its one Action where it is no more."""
        decision = self.session.decision
        if decision is not None and len(actions) == 1:
            return self.appearance.text(decision.label(actions[0]))
        return self.appearance.tr("numbers-hand-over")

    @property
    def handing_over(self) -> str:
        """What handing over means; "" while it cannot be."""
        return self._words(self._actions) if self.ready else ""

    @property
    def ready(self) -> bool:
        """Whether what is filled in means something and can be handed over."""
        return bool(self._actions)

    @property
    def drafted(self) -> tuple[tuple[str, str], ...]:
        """What would come to stand where, and what leaves, as it is filled in: references, and numbers as they read.

        What is set for one place by several rows is told as one.
        """
        sheet, found = self.draft.sheet, dict[str, int]()
        more = set[str]()
        for row in sheet.rows if sheet is not None else ():
            value = self.rows.values.get(row.source, row.first)
            if kind_of(row.called) in LAID and value != (row.now or 0):
                found[row.called] = found.get(row.called, 0) + value
                more |= {row.called} if row.now is None else set()
        turned = {row.called for row in sheet.rows if row.pressed} if sheet is not None else set()
        signs = {ref: MINUS if kind_of(ref) == "heap" else "+" for ref in more}
        return tuple(
            (ref, TURNED if ref in turned else f"{signs.get(ref, '')}{number}")
            for ref, number in found.items()
        )

    @property
    def touched(self) -> bool:
        """Whether any number is another than at first."""
        sheet, values = self.draft.sheet, self.draft.values
        return sheet is not None and any(values.get(r.source, r.first) != r.first for r in sheet.rows)

    def enter(self) -> bool:
        """Enter hands over what is filled in; where that is nothing yet, it first says what that would be.

        Who presses Enter once more than was meant has then not answered the next question unseen.
        """
        typed = any(line.field.written for line in self.rows.lines)
        known = self.touched or typed or self._proposed is not None
        if known or not (self.ready and self.session.confirm_irreversible):
            return self.hand_over()
        if self.session.gate.open:
            self._propose(self.draft.sheet)
        return True

    def _propose(self, sheet: NumberSheet | None) -> None:
        """Say what is handed over if nothing is filled in on this sheet; None: no more."""
        if sheet is not None and self._proposed is None:
            self.session.gate.renew()
            self.once_more.setText(self.appearance.tr("numbers-once-more", what=self.handing_over))
        self._proposed = sheet
        self.once_more.setVisible(sheet is not None)

    def hand_over(self) -> bool:
        """Hand over what is filled in; False where it cannot be."""
        if not (self.ready and self.draft.hand_over(self.rows.values)):
            return False
        self._propose(None)
        return True

    # --- what the rows show -------------------------------------------------------------

    def _piece(self, source: str) -> PieceView | None:
        return next((p for p in self.session.view.pieces if f"piece:{p.id}" == source), None)

    def _picture(self, source: str) -> QWidget | None:
        """A piece as it lies on the map, or the shield of a side."""
        if source.startswith("side:"):
            shield = Shield(self.appearance, SHIELD)
            shield.show_powers((source.removeprefix("side:"),))
            return shield
        piece, looks = self._piece(source), parts_of(self.session.view.game).looks
        if piece is None:
            return None
        theme, size = self.appearance.theme, looks.of(piece).portrait * SMALL

        def paint(painter: QPainter) -> None:
            painter.translate(0, 8)
            painter.scale(size, size)
            looks.picture(piece, state_of(piece, shadow=False)).draw(painter, theme)

        return Picture(self.appearance, 46, 50, paint)

    def _where(self, source: str) -> str:
        """The place or the box where a piece is; "" for anything else."""
        piece = self._piece(source)
        if piece is None or not piece.place:
            return ""
        return self.appearance.name(piece.place if piece.place.startswith("box:") else f"place:{piece.place}")
