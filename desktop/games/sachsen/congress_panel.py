"""The congress: a round table of arms with its votes, the motions, and a form in which one is tabled."""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import partial

from PySide6.QtWidgets import QFrame, QVBoxLayout

from desktop.games.sachsen.art.talks import HIGH, WIDE, Votes, draw_table
from desktop.games.sachsen.panels import SachsenPanel, button_of
from desktop.session.session import Session
from desktop.views.parts.game_panel import Stand
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Picture, capital, list_in, on_button, words_label
from desktop.views.widgets.choice_box import ChoiceBox
from desktop.views.widgets.number_field import NumberField, Stepper
from engine.games.sachsen.view_types import COIN, CongressView, SachsenView
from engine.kernel.event import Event
from engine.kernel.message import Arg, Message

CALL, AMEND = "congress", "amend"
"""The verbs of Actions that table a motion."""
PAYMENT = 3
"""The motion that names a sum (R-34)."""
RULE, RULING = "sachsen congress-3", "sachsen R-34"


class MotionForm(QFrame):
    """A motion is picked by its kind, then among those of the kind; a payment with its sum."""

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self.setObjectName("plate")
        self.appearance, self.session = appearance, session
        self._motions: dict[int, dict[str, Message]] = {}
        self._paid: dict[str, Arg] = {}
        self.kind, self.which = ChoiceBox(), ChoiceBox()
        for box in (self.kind, self.which):
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(4)
        self.kind.activated.connect(lambda _: self._list())
        self.which.activated.connect(lambda _: self._say())
        self.sum = NumberField("", appearance.px(16), appearance.locale())
        self.sum.setSingleStep(COIN)
        self.sum.setFixedWidth(appearance.px(110))
        self.sum.valueChanged.connect(lambda _: self._list())
        self.stepper = Stepper(self.sum, "\N{MINUS SIGN}", "+")
        self.told = words_label()
        self.send = button_of("", self._table, name="tableMotion", role="strong")
        lines = QVBoxLayout(self)
        lines.setContentsMargins(8, 6, 8, 8)
        for part in (self.kind, self.which, self.stepper, self.told, self.send):
            lines.addWidget(part)

    def refresh(self) -> None:
        """List what can be tabled now; hidden where that is nothing."""
        tr, decision = self.appearance.tr, self.session.decision
        listed = [a for a in decision.actions if a.verb in (CALL, AMEND)] if decision is not None else []
        self._motions = {}
        for label, text in ((action.gesture().label, action.text()) for action in listed):
            self._motions.setdefault(int(str(label.args["n"])), {})[text] = label
        self.setVisible(bool(listed))
        if not listed:
            return
        list_in(self.kind, {n: capital(tr("sachsen-motion", n=n)) for n in sorted(self._motions)})
        self.kind.setAccessibleName(tr("sachsen-congress-kind"))
        self.which.setAccessibleName(tr("sachsen-congress-which"))
        least, most = SachsenView.of(self.session.view).motion_sums
        self.sum.setRange(least, most)
        self.sum.setAccessibleName(self.appearance.name("box:indemnity"))
        self.send.setText(on_button(tr(f"sachsen-congress-{listed[0].verb}")))
        self._list()

    def _list(self) -> None:
        """The motions of the kind, a payment with the sum that is chosen."""
        tr, number = self.appearance.tr, self.kind.currentData()
        self._paid = {"coins": self.sum.value() // COIN * COIN} if number == PAYMENT else {}
        motions = {text: label.args | self._paid for text, label in self._motions.get(number, {}).items()}
        list_in(self.which, {text: capital(tr("sachsen-moved", **args)) for text, args in motions.items()})
        self.stepper.setVisible(number == PAYMENT)
        self._say()

    def _say(self) -> None:
        """The whole of the motion, for the list has not always room for it."""
        self.told.setText(self.which.currentText())
        self.which.setToolTip(self.which.currentText())

    def _table(self) -> None:
        stem, _, last = str(self.which.currentData()).rpartition(" ")
        self.session.act_text(f"{stem} {self._paid.get('coins', last)}")


class CongressPanel(SachsenPanel):
    """Opens with a congress and folds when the last vote has been seen; to call one it is opened from the courts."""

    name, stand, politics = "congress", Stand.AWAY, True

    def begin(self) -> None:
        """What is shown, and the form."""
        self.filled = QVBoxLayout()
        self.filled.setSpacing(6)
        self.form = MotionForm(self.appearance, self.session)
        self.lines.addLayout(self.filled)
        self.lines.addWidget(self.form)
        self.lines.addStretch(1)

    @property
    def wanted(self) -> bool:
        """Whether a congress meets, or has just voted."""
        return self.view.congress is not None or self._voted() is not None

    def _voted(self) -> Event | None:
        """What the last Action has brought to the vote, with the votes of all States."""
        session = self.session
        at = len(session.table.history) if session.moment is None else session.moment
        told = session.table.history[at - 1].events if at else ()
        return next((one for one in reversed(told) if one.kind == "motion" and one.result), None)

    def fill(self, view: SachsenView) -> None:
        """Show the table, or how a congress is called."""
        voted = self._voted()
        if voted is not None:
            self._result(view, voted)
        if view.congress is not None:
            self._congress(view, view.congress)
        self.form.refresh()
        if voted is None and view.congress is None:
            key = "sachsen-congress-how" if self.form.isVisibleTo(self) else "sachsen-congress-none"
            self.add_line(self.appearance.tr(key), clause=RULING)

    def _congress(self, view: SachsenView, congress: CongressView) -> None:
        """The arms around the table, and the motions."""
        sides = (side for side, one in view.sides.items() if side in congress.falls or one.seat)
        neutral = all(side in congress.cast for side, one in view.sides.items() if one.seat)
        cast = congress.falls if neutral else congress.cast
        votes = {side: congress.falls.get(side) if congress.cast else None for side in sides}
        self._table(votes, cast, congress.follows)
        for number, motion in enumerate(congress.motions):
            said = capital(self.appearance.tr("sachsen-moved", **motion.told))
            role, clause = ("second", "") if number else ("head", RULE)
            self.add_line(said, role, side=motion.by, clause=clause)

    def _result(self, view: SachsenView, voted: Event) -> None:
        """How all have voted, and what it came to."""
        votes = {side: str(voted.data[side]) for side in view.sides if side in voted.data}
        self.say(self.appearance.text(voted.message), "head")
        if view.congress is None:
            self._table(votes, votes, {})

    def _table(self, votes: Votes, cast: Container[str], follows: Mapping[str, str]) -> None:
        paint = partial(draw_table, votes=votes, cast=cast, follows=follows, theme=self.appearance.theme)
        picture = Picture(self.appearance, WIDE, HIGH, paint)
        tr, known = self.appearance.tr, ((side, vote) for side, vote in votes.items() if vote is not None)
        told = [tr("sachsen-vote-of", side=f"side:{side}", stand=vote) for side, vote in known]
        picture.setToolTip("\n".join(told))
        picture.setAccessibleName(tr("panel-congress"))
        picture.setAccessibleDescription("; ".join(told))
        self.filled.addWidget(picture)
