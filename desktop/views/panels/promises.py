"""The ledger of promises: a list, a form, and a panel of both for games that agree on nothing else."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout

from desktop.session.session import Session
from desktop.views.parts.game_panel import GamePanel
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Flow, Shield, clear, list_in, words_label
from desktop.views.widgets.choice_box import ChoiceBox
from desktop.views.widgets.focus import keeps_focus
from engine.kernel.promises import Promised
from engine.kernel.view import View


def fill_turns(box: QComboBox, first: int, last: int) -> None:
    """List numbers; the one chosen stays chosen."""
    list_in(box, {number: str(number) for number in range(first, last + 1)})


class PromiseForm(QFrame):
    """A promise in the viewer's own words, until the end of a turn; what is not yet entered goes with the viewer."""

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self.setObjectName("plate")
        self.appearance, self.session = appearance, session
        self._viewer: str | None = None
        self.words = QPlainTextEdit()
        self.words.setTabChangesFocus(True)
        self.words.textChanged.connect(self._typed)
        self.until = ChoiceBox()
        self.enter = QPushButton()
        self.enter.setObjectName("enterPromise")
        self.enter.clicked.connect(self._promise)
        self._label: QLabel = words_label(role="second", wrap=False)
        self._label.setBuddy(self.until)
        foot = Flow(8)
        for part in (self._label, self.until, self.enter):
            foot.addWidget(part)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(8, 8, 8, 8)
        lines.addWidget(self.words)
        lines.addLayout(foot)

    def refresh(self) -> None:
        """Word it anew; empty for another viewer, hidden where nobody looks or the game is over."""
        viewer, view = self.session.viewer, self.session.view
        if viewer != self._viewer:
            self._viewer = viewer
            self.words.clear()
        self.setVisible(viewer is not None and view.winners is None)
        hint, until = (
            self.appearance.tr("agreements-your-promise"),
            self.appearance.tr("agreements-until-turn"),
        )
        self.words.setPlaceholderText(hint)
        self.words.setAccessibleName(hint)
        self.words.setFixedHeight(self.appearance.px(64))
        fill_turns(self.until, view.turn, view.turns)
        self.until.setAccessibleName(until)
        self._label.setText(until)
        self.enter.setText(self.appearance.tr("agreements-promise"))
        self._typed()

    def _said(self) -> str:
        return " ".join(self.words.toPlainText().split())

    def _typed(self) -> None:
        self.enter.setEnabled(bool(self._said()))

    def _promise(self) -> None:
        if self.session.act_text(f"promise {self.until.currentData()} {self._said()}"):
            self.words.clear()


def list_promises(page: QVBoxLayout, appearance: Appearance, view: View) -> None:
    """Those that end first come first; what is over lies dimmed below."""
    page.addWidget(words_label(appearance.tr("agreements-honour"), "second"))
    for one in sorted(view.promises or (), key=lambda one: (one.until < view.turn, one.until)):
        page.addWidget(_plate(appearance, view, one))


def _plate(appearance: Appearance, view: View, one: Promised) -> QFrame:
    """Who promised it, until when, and its words."""
    over = one.until < view.turn
    plate = QFrame()
    plate.setObjectName("plate")
    plate.setProperty("state", "over" if over else "")
    key = (
        "agreements-over" if over else "agreements-ends-now" if one.until == view.turn else "agreements-until"
    )
    shields = Shield(appearance, 0.7)
    shields.show_powers(view.seats[one.author])
    ref = f"seat:{one.author}"
    who = QHBoxLayout()
    who.setSpacing(8)
    who.addWidget(shields)
    who.addWidget(words_label(appearance.person(ref) or appearance.name(ref), "head"), 1)
    role = "second" if over or one.until > view.turn else "head"
    who.addWidget(words_label(appearance.tr(key, n=one.until), role, wrap=False))
    lines = QVBoxLayout(plate)
    lines.setContentsMargins(8, 6, 8, 6)
    lines.setSpacing(3)
    lines.addLayout(who)
    lines.addWidget(
        words_label(appearance.tr("agreements-quoted", words=one.words), "second" if over else "")
    )
    return plate


class PromisesPanel(GamePanel):
    """The ledger, for games that agree on nothing else; the form keeps what is being filled in."""

    name = "agreements"

    @classmethod
    def serves(cls, view: View) -> bool:
        """Where a ledger is kept."""
        return view.promises is not None

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance, session, margins=(8, 8, 8, 8), gap=6)
        self._shown: object = None
        self._promises = QVBoxLayout()
        self._promises.setSpacing(6)
        self.promise_form = PromiseForm(appearance, session)
        self.begin()
        self.lines.addLayout(self._promises)
        self.lines.addWidget(self.promise_form)
        self.lines.addStretch(1)
        session.changed.connect(self.refresh)
        appearance.changed.connect(self._again)
        self.refresh()

    def begin(self) -> None:
        """Lay out what stands above the ledger: nothing but where a game agrees on more."""

    def known(self) -> tuple[object, ...]:
        """All that the panel shows: it is written anew when this changes."""
        view = self.session.view
        return (view.seat, view.turn, view.seats, view.winners, view.promises)

    def write(self) -> None:
        """Write what stands above the form."""
        self.head.say(self.appearance.tr("agreements-promises"))
        list_promises(self._promises, self.appearance, self.session.view)

    def _again(self) -> None:
        self._shown = None
        self.refresh()

    @keeps_focus
    def refresh(self) -> None:
        """Write all of it anew, if anything has changed."""
        known = self.known()
        if known == self._shown:
            return
        self._shown = known
        clear(self._promises)
        self.write()
        self.promise_form.refresh()
