"""Agreements: the subsidies that run or are offered (20), and the ledger of promises (21), open to all."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from desktop.art.strokes import at
from desktop.games.maria.agreement_forms import SubsidyForm
from desktop.games.maria.art.markers import COIN, draw_subsidy
from desktop.games.maria.reminder import affairs_of
from desktop.views.panels.promises import PromisesPanel, list_promises
from desktop.views.widgets.basics import Chip, Picture, Shield, clear, on_button, words_label
from desktop.views.widgets.focus import keeps_focus, mean
from engine.games.maria.view_types import AffairsView, ContractView, MariaView
from engine.kernel.action import Action
from engine.kernel.view import View

SUBSIDIES, PROMISES = "maria 20-a", "maria 21-a"
"""The clauses on these pages."""
SMALL = 0.68
STEP = 2 * COIN * SMALL + 2
"""Size of a subsidy marker, and from one to the next."""


class AgreementsPanel(PromisesPanel):
    """What is agreed and what waits for an answer, each with what the viewer may do about it; below them the forms."""

    @classmethod
    def serves(cls, view: View) -> bool:
        """Where agreements can be made."""
        return MariaView.of(view).advanced is not None

    def begin(self) -> None:
        """Subsidies and the form for one."""
        self._offers: dict[str, Action] = {}
        self._subsidies = QVBoxLayout()
        self._subsidies.setSpacing(6)
        self.subsidy_form = SubsidyForm(self.appearance, self.session)
        self.lines.addLayout(self._subsidies)
        self.lines.addWidget(self.subsidy_form)
        self.lines.addSpacing(8)

    @property
    def _affairs(self) -> AffairsView:
        return affairs_of(self.session.view)

    @property
    def _subsidy(self) -> bool:
        return MariaView.of(self.session.view).subsidy

    def known(self) -> tuple[object, ...]:
        """Subsidies too, and what the viewer may do about them."""
        return (*super().known(), self._subsidy, self._affairs, tuple(self._offers))

    def refresh(self) -> None:
        """Write both pages anew, if anything has changed; the forms keep what is being filled in."""
        self._offers = {action.text(): action for action in self.session.offers}
        super().refresh()

    @keeps_focus
    def write(self) -> None:
        """Write both pages."""
        self.head.say(self.appearance.tr("panel-agreements"))
        clear(self._subsidies)
        self._list_subsidies()
        self._heading(self._promises, "agreements-promises", PROMISES)
        list_promises(self._promises, self.appearance, self.session.view)
        self.subsidy_form.refresh()

    def _heading(self, page: QVBoxLayout, key: str, clause: str) -> None:
        line = QHBoxLayout()
        line.addWidget(words_label(self.appearance.tr(key), "head"), 1)
        line.addWidget(Chip(self.appearance, clause, self.rule_asked.emit))
        page.addLayout(line)

    # --- subsidies ----------------------------------------------------------------

    def _list_subsidies(self) -> None:
        self._heading(self._subsidies, "agreements-subsidies", SUBSIDIES)
        self._bavarian()
        for contract in self._affairs.contracts:
            self._contract(contract)
        for contract in self._affairs.proposals:
            self._proposal(contract)
        if not self._affairs.contracts and not self._affairs.proposals:
            self._subsidies.addWidget(words_label(self.appearance.tr("agreements-none"), "second"))

    def _bavarian(self) -> None:
        """The subsidy that is part of the rules: fixed at first, later decided in each turn."""
        contract, view = self._affairs.bavarian, self.session.view
        if view.turn <= contract.turns:
            state = self.appearance.tr("agreements-fixed", n=contract.turns)
        elif self._subsidy:
            state = self.appearance.tr("agreements-granted")
        else:
            state = self.appearance.tr("agreements-kept")
        self._plate(contract, state, 0)

    def _contract(self, contract: ContractView) -> None:
        """One that runs: its markers, and how it may end early."""
        state = self.appearance.tr("agreements-turns-left", n=contract.turns)
        lines = self._plate(contract, state, contract.turns)
        pair = (contract.giver, contract.receiver)
        asked = [e.turns for e in self._affairs.ending if (e.giver, e.receiver) == pair]
        wish = self.appearance.tr("agreements-end-wished", side=f"side:{pair[asked[0]]}") if asked else ""
        alone = any(set(pair) <= set(sides) for sides in self.session.view.seats.values())
        key = "agreements-end" if alone else "agreements-end-agree" if asked else "agreements-end-propose"
        self._answer(lines, wish, self.appearance.tr(key), f"cancel {pair[0]} {pair[1]}", "small")

    def _proposal(self, contract: ContractView) -> None:
        """One that waits for its answer; who made it may withdraw it."""
        lines = self._plate(contract, self.appearance.tr("agreements-offered", n=contract.turns), 0)
        seats = self.session.view.seats
        seat = next((s for s, sides in seats.items() if contract.receiver in sides), "")
        waits = self.appearance.tr("agreements-waits", seat=f"seat:{seat}") if seat else ""
        pair = f"{contract.giver} {contract.receiver}"
        self._answer(lines, waits, self.appearance.tr("agreements-accept"), f"accept {pair}", "strong")
        self._answer(lines, "", self.appearance.tr("agreements-withdraw"), f"withdraw {pair}", "small")

    def _plate(self, contract: ContractView, state: str, markers: int) -> QVBoxLayout:
        """Two shields, who gives to whom, one marker for each turn still to come, and in words how it stands."""
        appearance, giver = self.appearance, contract.giver
        plate = QFrame()
        plate.setObjectName("plate")
        shields = Shield(appearance, 0.8)
        shields.show_powers((giver, contract.receiver))
        pair = appearance.tr("agreements-pair", side=f"side:{giver}", other=f"side:{contract.receiver}")
        below = QHBoxLayout()
        below.setSpacing(6)
        if markers:
            below.addWidget(Picture(appearance, markers * STEP + 2, STEP + 2, self._coins(giver, markers)))
        below.addWidget(words_label(state, "second"), 1)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(words_label(pair, "head"))
        words.addLayout(below)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(shields)
        head.addLayout(words, 1)
        lines = QVBoxLayout(plate)
        lines.setContentsMargins(8, 6, 8, 6)
        lines.setSpacing(4)
        lines.addLayout(head)
        self._subsidies.addWidget(plate)
        return lines

    def _coins(self, giver: str, count: int) -> Callable[[QPainter], None]:
        theme = self.appearance.theme

        def paint(painter: QPainter) -> None:
            for number in range(count):
                with at(painter, (number - (count - 1) / 2) * STEP, 0):
                    draw_subsidy(painter, giver, size=SMALL, theme=theme)

        return paint

    def _answer(self, lines: QVBoxLayout, words: str, label: str, text: str, role: str) -> None:
        """What the other side waits for; and a button for an Action, if the viewer may play it now."""
        action, line = self._offers.get(text), QHBoxLayout()
        line.addWidget(words_label(words, "second"), 1)
        if action is not None:
            button = QPushButton(on_button(label))
            button.setProperty("role", role)
            button.setAccessibleName(self.appearance.text(action.gesture().label))
            mean(button, text)
            button.clicked.connect(partial(self.session.act, action))
            line.addWidget(button)
        if action is not None or words:
            lines.addLayout(line)
