"""A short form: a subsidy to be offered (20)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QPushButton,
)

from desktop.session.session import Session
from desktop.views.panels.promises import fill_turns
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label
from desktop.views.widgets.choice_box import ChoiceBox

OFFER = "subsidise"
"""The verb of the Actions that offer a subsidy."""


class SubsidyForm(QFrame):
    """Giver, receiver and number of turns; a receiver that is out of the question gets its Refusal when it is tried."""

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self.setObjectName("plate")
        self.appearance, self.session = appearance, session
        self.giver, self.receiver, self.turns = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.send = QPushButton()
        self.send.setObjectName("offerSubsidy")
        self._labels = {key: words_label(role="second") for key in ("giver", "receiver", "turns")}
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 6, 8, 8)
        fields = (self.giver, self.receiver, self.turns)
        for column, (label, field) in enumerate(zip(self._labels.values(), fields, strict=True)):
            label.setBuddy(field)
            grid.addWidget(label, 0, column)
            grid.addWidget(field, 1, column)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.send, 2, 0, 1, 3)
        self.giver.activated.connect(lambda _index: self.refresh())
        self.receiver.activated.connect(lambda _index: self._word())
        self.send.clicked.connect(self._offer)

    def refresh(self) -> None:
        """Offer what the viewer may give now; hidden where that is nothing."""
        pairs = self._pairs()
        self.setVisible(bool(pairs))
        if not pairs:
            return
        view = self.session.view
        givers = tuple(dict.fromkeys(giver for giver, _ in pairs))
        self._fill(self.giver, givers, givers)
        giver = self.giver.currentData()
        receivers = tuple(to for by, to in pairs if by == giver)
        self._fill(self.receiver, receivers, [side for side in view.totals if side != giver])
        fill_turns(self.turns, 1, view.turns - view.turn + 1)
        self._word()

    def _pairs(self) -> tuple[tuple[str, str], ...]:
        """Who may subsidise whom now, the viewer giving."""
        words = (action.text().split() for action in self.session.offers)
        return tuple(dict.fromkeys((found[1], found[2]) for found in words if found[0] == OFFER))

    def _fill(self, box: QComboBox, possible: tuple[str, ...], sides: list[str] | tuple[str, ...]) -> None:
        """List powers, those possible first; the others dimmed; what was chosen stays chosen."""
        chosen = box.currentData()
        box.clear()
        for side in sorted(sides, key=lambda one: one not in possible):
            box.addItem(self.appearance.name(f"side:{side}"), side)
            if side not in possible:
                ink = QColor(self.appearance.theme.window.second_ink)
                box.setItemData(box.count() - 1, ink, Qt.ItemDataRole.ForegroundRole)
                box.setItemData(
                    box.count() - 1, self.appearance.tr("agreements-not-now"), Qt.ItemDataRole.ToolTipRole
                )
        box.setCurrentIndex(max(0, box.findData(chosen)))

    def _word(self) -> None:
        tr, seats = self.appearance.tr, self.session.view.seats
        for key, label in self._labels.items():
            label.setText(tr(f"agreements-{key}"))
        for label, field in zip(self._labels.values(), (self.giver, self.receiver, self.turns), strict=True):
            field.setAccessibleName(label.text())
        pair = {self.giver.currentData(), self.receiver.currentData()}
        alone = any(pair <= set(sides) for sides in seats.values())
        self.send.setText(tr("agreements-grant") if alone else tr("agreements-offer"))

    def _offer(self) -> None:
        giver, receiver = self.giver.currentData(), self.receiver.currentData()
        self.session.act_text(f"{OFFER} {giver} {receiver} {self.turns.currentData()}")
