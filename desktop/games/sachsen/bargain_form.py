"""A bargain to be offered: what I give and what you give beside each other, what binds both, a promise in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
)

from desktop.games.sachsen.panels import button_of
from desktop.session.session import Session
from desktop.views.panels.promises import fill_turns
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Flow, Shield, clear, in_order, list_in, on_button, words_label
from desktop.views.widgets.choice_box import ChoiceBox
from desktop.views.widgets.focus import keeps_focus
from desktop.views.widgets.number_field import NumberField, Stepper
from engine.games.sachsen.view_types import COIN, SachsenView

MATCH = {"son": "daughter", "daughter": "son"}
NARROW = 20
"""The width of a button beside a sum at 100 %: two sums stand beside each other."""
TURNS = 12
"""A passage, a promise may be named so many turns ahead where no calendar ends the game."""
WHOSE = ("give", "want", "both")
"""Who makes the promise, as the words of an offer say it."""


class HalfForm(QVBoxLayout):
    """What one of the two gives: money, and things that are added from a menu and taken away by a press.

    Attributes:
        items: what is added, as (word, name): ("card", "spy"), ("province", "kurkreis"), ("passage", "7").

    Signals:
        turned: it is filled in otherwise.
    """

    turned = Signal()

    def __init__(self, appearance: Appearance, name: str) -> None:
        super().__init__()
        self.appearance, self.items, self.seat = appearance, list[tuple[str, str]](), ""
        self._view: SachsenView | None = None
        self.own = self.covered = False
        self.setSpacing(4)
        self.shield, self.head = Shield(appearance, 0.6), words_label(role="head")
        head = QHBoxLayout()
        head.addWidget(self.shield)
        head.addWidget(self.head, 1)
        self.money = NumberField("", appearance.px(13), appearance.locale())
        self.money.setSingleStep(COIN)
        self.stepper = Stepper(self.money, "\N{MINUS SIGN}", "+")
        self.add = button_of("", name=f"add-{name}")
        self.add.setMenu(QMenu(self.add))
        self.add.menu().aboutToShow.connect(self._fill_menu)
        self.chips = Flow(4)
        self.addLayout(head)
        self.addWidget(self.stepper)
        self.addWidget(self.add)
        self.addLayout(self.chips)
        self.addStretch(1)

    def empty(self) -> None:
        """Nothing is given."""
        self.items = []
        self.money.setValue(0)

    @property
    def words(self) -> list[str]:
        """What is given, as the words of an offer."""
        money = self.money.value() // COIN * COIN
        return [*(["money", str(money)] if money else []), *(word for item in self.items for word in item)]

    def show_seat(self, view: SachsenView, seat: str, head: str, *, own: bool, covered: bool) -> None:
        """What a seat could give now; cards of the own hand are told only while it lies open."""
        tr, has = self.appearance.tr, view.players[seat]
        if seat != self.seat:
            self.seat = seat
            self.empty()
        self._view, self.own, self.covered = view, own, covered
        self.shield.show_powers((has.home,))
        self.head.setText(head)
        named = tr("sachsen-offer-money", side=f"side:{has.home}")
        self.money.setAccessibleName(named)
        self.money.setToolTip(tr("numbers-limits", least=0, most=has.treasury * COIN))
        self.money.setRange(0, has.treasury * COIN)
        self.money.setMinimumWidth(0)
        self.money.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for button in (self.stepper.minus, self.stepper.plus):
            button.setStyleSheet(
                f"min-width: {self.appearance.px(NARROW)}px; max-width: {self.appearance.px(NARROW)}px;"
            )
        self.stepper.minus.setAccessibleName(tr("sachsen-offer-less"))
        self.stepper.plus.setAccessibleName(tr("sachsen-offer-more"))
        self.add.setText(tr("sachsen-offer-add"))
        known = {name for side in has.sides for name in view.sides[side].provinces}
        self.items = [one for one in self.items if one[0] != "province" or one[1] in known]
        self._show()

    @keeps_focus
    def _show(self) -> None:
        """What is added, as buttons that take it away."""
        clear(self.chips)
        buttons = [
            button_of(f"{self._told(item)}  \N{MULTIPLICATION SIGN}", partial(self._drop, item))
            for item in self.items
        ]
        for button in buttons:
            button.setToolTip(self.appearance.tr("sachsen-offer-drop"))
            self.chips.addWidget(button)
        in_order(self.add, *buttons)

    def _fill_menu(self) -> None:
        """What can still be added."""
        menu, view = self.add.menu(), self._view
        menu.clear()
        assert view is not None, "a seat is shown"
        for word, names in self._more(view).items():
            part = menu.addMenu(self.appearance.tr(f"sachsen-offer-{word}"))
            part.setEnabled(bool(names))
            for name in names:
                part.addAction(on_button(self._named(word, name))).triggered.connect(
                    partial(self._take, (word, name))
                )

    def _more(self, view: SachsenView) -> dict[str, list[str]]:
        """The names that can still be added, by their word."""
        has, given = view.players[self.seat], Counter(self.items)
        lands = [name for side in has.sides for name in view.sides[side].provinces]
        hand = Counter(() if self.covered else view.hand) if self.own else Counter(view.kinds)
        cards = [name for name in view.kinds if hand[name] > given["card", name]]
        turns = range(view.turn, (view.turns or view.turn + TURNS) + 1)
        passes = any(word == "passage" for word, _ in self.items)
        return {
            "province": [name for name in lands if not given["province", name]],
            "card": cards,
            "passage": [] if passes else [str(turn) for turn in turns],
        }

    def _named(self, word: str, name: str) -> str:
        if word == "passage":
            return self.appearance.tr("sachsen-talk-until", n=int(name))
        return self.appearance.name(f"{'card' if word == 'card' else 'country'}:{name}")

    def _told(self, item: tuple[str, str]) -> str:
        word, name = item
        if word == "card" and self.own and self.covered:
            return self.appearance.tr("sachsen-talk-cards", n=1)
        if word == "passage":
            return self.appearance.tr("sachsen-talk-passage", n=int(name))
        return self._named(word, name)

    def _take(self, item: tuple[str, str]) -> None:
        self.items.append(item)
        self._show()
        self.turned.emit()

    def _drop(self, item: tuple[str, str]) -> None:
        self.items.remove(item)
        self._show()
        self.turned.emit()


class BargainForm(QFrame):
    """The sheet of a new bargain; what is filled in goes with the viewer, and stays when the other is chosen anew."""

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self.setObjectName("plate")
        self.appearance, self.session = appearance, session
        self._viewer: str | None = None
        self.whom = ChoiceBox()
        self.whom.activated.connect(lambda _: self.refresh())
        self.mine, self.yours = HalfForm(appearance, "mine"), HalfForm(appearance, "yours")
        self.pacts = {kind: QCheckBox() for kind in ("pact", "alliance")}
        self.wedding, self.whose, self.until = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.promise = QLineEdit()
        self.send = QPushButton()
        self.send.setObjectName("offerBargain")
        self.send.clicked.connect(self._offer)
        for half in (self.mine, self.yours):
            half.turned.connect(self._turned)
            half.money.valueChanged.connect(lambda _: self._turned())
        for box in self.pacts.values():
            box.clicked.connect(lambda _: self._turned())
        self.wedding.activated.connect(lambda _: self._turned())
        self.promise.textChanged.connect(lambda _: self._turned())
        self._lay_out()

    def _lay_out(self) -> None:
        self.labels = {key: words_label(role="second", wrap=False) for key in ("with", "both", "until")}
        grid = QGridLayout(self)
        grid.setContentsMargins(5, 6, 5, 6)
        grid.setHorizontalSpacing(6)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        first, both, last = QHBoxLayout(), Flow(8), Flow(6)
        for choice in (self.whom, self.wedding, self.whose, self.until):
            choice.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.setMinimumContentsLength({self.until: 2, self.whose: 8}.get(choice, 15))
        first.addWidget(self.labels["with"])
        first.addWidget(self.whom, 1)
        for part in (self.labels["both"], *self.pacts.values()):
            both.addWidget(part)
        for part in (self.labels["until"], self.until, self.whose):
            last.addWidget(part)
        grid.addLayout(first, 0, 0, 1, 2)
        for column, half in enumerate((self.mine, self.yours)):
            grid.addLayout(half, 1, column)
        rows = (both, self.wedding, self.promise, last, self.send)
        for row, line in enumerate(rows, start=2):
            put: Callable[..., object] = grid.addLayout if isinstance(line, QLayout) else grid.addWidget
            put(line, row, 0, 1, 2)

    # --- what can be filled in ----------------------------------------------------------

    def refresh(self) -> None:
        """Say what there is to give; hidden where nobody looks who could offer anything."""
        viewer, view = self.session.viewer, SachsenView.of(self.session.view)
        others = [seat for seat, one in view.players.items() if one.home and seat != viewer]
        able = (
            viewer is not None and bool(view.players[viewer].home) and bool(others) and view.winners is None
        )
        self.setVisible(able)
        if viewer != self._viewer:
            self._viewer = viewer
            self._clear()
        if not able or viewer is None:
            return
        tr, name = self.appearance.tr, self.appearance.name
        list_in(self.whom, {seat: name(f"side:{view.players[seat].home}", "who") for seat in others})
        other = self.whom.currentData()
        self.mine.show_seat(
            view, viewer, tr("sachsen-offer-mine"), own=True, covered=self.session.reader is None
        )
        self.yours.show_seat(view, other, tr("sachsen-offer-yours"), own=False, covered=False)
        self._show_both(view, viewer, other)
        fill_turns(self.until, view.turn, view.turns or view.turn + TURNS)
        for key, label in self.labels.items():
            label.setText(tr(f"sachsen-offer-{key}"))
        for part, key in ((self.whom, "with"), (self.until, "until"), (self.promise, "promise")):
            part.setAccessibleName(tr(f"sachsen-offer-{key}"))
        self.promise.setPlaceholderText(tr("sachsen-offer-promise"))
        self.send.setText(on_button(tr("sachsen-offer-send")))
        self._turned()

    def _show_both(self, view: SachsenView, viewer: str, other: str) -> None:
        """Pacts, the heirs who could marry, and who would make a promise."""
        tr = self.appearance.tr
        for kind, box in self.pacts.items():
            box.setText(self.appearance.name(f"agreement:{kind}"))

        def single(seat: str) -> set[str]:
            heirs = (heir for side in view.players[seat].sides for heir in view.sides[side].heirs)
            return {heir.kind for heir in heirs if heir.married < 0}

        matches = [
            child for child, match in MATCH.items() if child in single(viewer) and match in single(other)
        ]
        words = {"": tr("sachsen-offer-no-wedding")} | {
            child: tr("sachsen-offer-wedding", child=child) for child in matches
        }
        list_in(self.wedding, words)
        self.wedding.setEnabled(bool(matches))
        self.wedding.setAccessibleName(words[""])
        list_in(self.whose, {whose: tr(f"sachsen-offer-promise-{whose}") for whose in WHOSE})
        self.whose.setAccessibleName(tr("sachsen-offer-promise"))

    def _clear(self) -> None:
        self.mine.empty()
        self.yours.empty()
        self.promise.clear()
        self.wedding.setCurrentIndex(0)
        for box in self.pacts.values():
            box.setChecked(False)

    # --- what it means ------------------------------------------------------------------

    @property
    def words(self) -> str:
        """The bargain in the words of an offer, "" while nothing is filled in."""
        child = self.wedding.currentData() or ""
        both = [kind for kind, box in self.pacts.items() if box.isChecked()]
        both += ["marriage", child] if child else []
        said = self.promise.text().split()
        promise = ["promise", str(self.until.currentData()), *said] if said else []
        parts = {"give": self.mine.words, "want": self.yours.words, "both": both}
        last = self.whose.currentData() or WHOSE[0]
        found = [word for key, words in parts.items() if words for word in (key, *words)]
        return " ".join([*found, *([last, *promise] if promise else [])])

    def _turned(self) -> None:
        self.send.setEnabled(bool(self.words))
        self.send.setToolTip("" if self.words else self.appearance.tr("sachsen-offer-empty"))

    def _offer(self) -> None:
        if self.session.act_text(f"offer {self.whom.currentData()} {self.words}"):
            self._clear()
            self.refresh()
