"""Agreements: bargains on offer, what players have agreed, a sheet for a new bargain, the ledger of promises."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QPushButton, QVBoxLayout

from desktop.games.sachsen.bargain_form import BargainForm
from desktop.games.sachsen.panels import button_of, line_of
from desktop.games.sachsen.papers import Line, Paper, Sheet
from desktop.views.panels.promises import PromisesPanel, list_promises
from desktop.views.parts.game_panel import Stand
from desktop.views.widgets.basics import Chip, Flow, clear, in_order, words_label
from desktop.views.widgets.focus import keeps_focus, mean
from engine.games.sachsen.view_types import BargainView, Half, SachsenView
from engine.kernel.action import Action

RULE, MARRIED = "sachsen agreements-1", "sachsen agreements-6"
VEIL = "?"
"""A card that is not for the viewer's eyes."""


class BargainsPanel(PromisesPanel):
    """Opens by itself when somebody offers the viewer a bargain; cards in it are told while the hand lies open."""

    stand = Stand.FOLDED

    def begin(self) -> None:
        """What lies on the table, what stands, and the sheet."""
        self._offers: dict[str, Action] = {}
        self._stops: list[QPushButton] = []
        self._table = QVBoxLayout()
        self._table.setSpacing(6)
        self.form = BargainForm(self.appearance, self.session)
        self.lines.addLayout(self._table)
        self.lines.addWidget(self.form)
        self.lines.addSpacing(6)
        self.session.selection.turned.connect(self.refresh)

    @property
    def wanted(self) -> bool:
        """Whether a bargain waits for the viewer's word."""
        view = SachsenView.of(self.session.view)
        return bool(view.seat) and any(one.other == view.seat for one in view.bargains)

    def known(self) -> tuple[object, ...]:
        """Bargains and pacts too, and what could be given."""
        view = SachsenView.of(self.session.view)
        held = (view.players, view.hand, tuple(one.heirs for one in view.sides.values()), view.owners)
        offered = (view.bargains, view.pacts, tuple(self._offers))
        seen = (self.session.viewer, self.session.reader, self.session.moment)
        return (*super().known(), *seen, offered, held)

    def refresh(self) -> None:
        """Write all of it anew, if anything has changed; the sheet keeps what is being filled in."""
        self._offers = {action.text(): action for action in self.session.offers}
        super().refresh()

    @keeps_focus
    def write(self) -> None:
        """Write what stands above the forms."""
        tr, view = self.appearance.tr, SachsenView.of(self.session.view)
        self.head.say(tr("panel-agreements"))
        clear(self._table)
        self._stops = []
        for one in view.bargains:
            self._bargain(view, one)
        stands = [pact for pact in view.pacts if pact.kind != "passage" or pact.until >= view.turn]
        if stands:
            self._table.addWidget(words_label(tr("sachsen-talk-stands"), "head"))
        for pact in stands:
            pair = tuple(view.players)[pact.one], tuple(view.players)[pact.other]
            self._pact(view, pair, pact.kind, pact.until)
        self._table.addLayout(self._cited(tr("sachsen-talk-bargain"), "head", RULE))
        self._table.addWidget(words_label(tr("sachsen-talk-how"), "second"))
        self._promises.addWidget(words_label(tr("agreements-promises"), "head"))
        list_promises(self._promises, self.appearance, view)
        self.form.refresh()
        in_order(self.area, *self._stops, self.form.whom)

    # --- what is offered ----------------------------------------------------------------

    def _bargain(self, view: SachsenView, one: BargainView) -> None:
        """Both halves beside each other, what binds both, and the buttons of those whom it concerns."""
        tr, terms = self.appearance.tr, one.terms
        mine, theirs = (view.players[seat].home for seat in (one.author, one.other))
        secret = view.seat in (one.author, one.other) and self.session.reader is None
        sheets = (
            Sheet(side, tr("sachsen-talk-gives", side=f"side:{side}"), self._half(half, veiled=secret))
            for side, half in ((mine, terms.give), (theirs, terms.want))
        )
        paper = Paper(self.appearance, sheets)
        paper.pointed.connect(self.pointed)
        self._table.addWidget(words_label(tr("sachsen-talk-offered"), "head"))
        self._table.addWidget(paper)
        both = [self.appearance.name(f"agreement:{kind}") for kind in terms.both if kind != "marriage"]
        if terms.child:
            both.append(
                tr("sachsen-talk-wedding", one=f"side:{mine}", other=f"side:{theirs}", child=terms.child)
            )
        if terms.pledge:
            both.append(tr("sachsen-talk-promise", n=terms.until, words=terms.pledge))
        if both:
            self._table.addWidget(words_label(tr("sachsen-talk-both", written="; ".join(both))))
        self._answers(view, one)

    def _half(self, half: Half, *, veiled: bool) -> tuple[Line, ...]:
        """What one gives; cards by their number where they are not to be seen."""
        tr, lines = self.appearance.tr, list[Line]()
        if half.money:
            lines.append(Line(tr("sachsen-sum", n=half.money)))
        lines += [Line(self.appearance.name(f"country:{one}"), f"country:{one}") for one in half.provinces]
        hidden = len(half.cards) if veiled else half.cards.count(VEIL)
        if hidden:
            lines.append(Line(tr("sachsen-talk-cards", n=hidden)))
        else:
            lines += [Line(self.appearance.name(f"card:{card}"), f"card:{card}") for card in half.cards]
        if half.passage:
            lines.append(Line(tr("sachsen-talk-passage", n=half.passage)))
        if half.promise:
            lines.append(Line(tr("sachsen-talk-promise", n=half.until, words=half.promise)))
        return tuple(lines) or (Line(tr("sachsen-talk-nothing")),)

    def _answers(self, view: SachsenView, one: BargainView) -> None:
        """Agreed, and after it off; at one screen its author hands it to who is to answer."""
        tr, row = self.appearance.tr, Flow(8)
        partner = one.author if one.other == view.seat else one.other
        if one.other == view.seat:
            self._button(row, tr("sachsen-act-agreed"), f"agreed {partner}", "strong")
            if one.terms.want.cards and self.session.reader is None:
                self._table.addWidget(words_label(tr("laying-covered"), "second"))
        elif one.author == view.seat and one.other in self.session.table.humans:
            said = tr("sachsen-talk-show-to", side=f"side:{view.players[one.other].home}")
            hand = button_of(said, partial(self.handed.emit, one.other), name="showOffer")
            hand.setToolTip(tr("button-hand-over-to", seat=f"seat:{one.other}"))
            row.addWidget(hand)
            self._stops.append(hand)
        self._button(row, tr("sachsen-act-withdraw"), f"withdraw {partner}", "small")
        self._table.addLayout(row)

    def _button(self, row: QLayout, label: str, text: str, role: str) -> None:
        """A button for an Action, if the viewer may play it now."""
        action = self._offers.get(text)
        if action is None or self.session.moment is not None:
            return
        button = button_of(label, partial(self.session.act, action), role=role)
        view, partner = SachsenView.of(self.session.view), text.split()[1]
        whose = self.appearance.name(f"side:{view.players[partner].home}")
        button.setAccessibleName(f"{self.appearance.text(action.gesture().label)}: {whose}")
        mean(button, text)
        row.addWidget(button)
        self._stops.append(button)

    def _cited(self, said: str, role: str, clause: str) -> QHBoxLayout:
        return line_of(self.appearance, said, role, chip=Chip(self.appearance, clause, self.rule_asked.emit))

    # --- what stands --------------------------------------------------------------------

    def _pact(self, view: SachsenView, seats: tuple[str, str], kind: str, until: int) -> None:
        """Two shields, what they have agreed, and how it may be broken: what the rules make of that stands below."""
        tr, plate = self.appearance.tr, QFrame()
        plate.setObjectName("plate")
        homes = tuple(view.players[seat].home for seat in seats)
        said = self.appearance.name(f"agreement:{kind}")
        if kind == "passage":
            said = tr("sachsen-talk-through", one=f"side:{homes[0]}", n=until)
        row, lines = line_of(self.appearance, said, sides=homes), QVBoxLayout(plate)
        lines.setContentsMargins(8, 4, 8, 4)
        lines.addLayout(row)
        if view.seat in seats:
            partner = seats[view.seat == seats[0]]
            self._button(row, tr("sachsen-talk-break"), f"break {partner} {kind}", "small")
            key, clause = "sachsen-talk-no-penalty", RULE
            if kind == "marriage":
                key, clause = "sachsen-talk-for-good", MARRIED
            lines.addLayout(self._cited(tr(key), "second", clause))
        self._table.addWidget(plate)
