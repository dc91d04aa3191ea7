"""The page of a secret round: who has come answers here and sees nothing else; when all have, it tells everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.session.seating import Seating
from desktop.session.session import Session
from desktop.views.panels.number_form import NumberForm
from desktop.views.panels.rules_dialog import open_rules
from desktop.views.parts.game_parts import parts_of
from desktop.views.table.cover import Cover
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import (
    Chip,
    Flow,
    Shield,
    clear,
    fit_lines,
    on_button,
    scrolled,
    words_label,
)
from desktop.views.widgets.focus import keeps_focus, mean
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.event import Event
from engine.kernel.message import Message
from engine.kernel.refusal import Refusal

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
WIDE = 420
"""The width of the form, at 100 %."""
NOTED = 480
"""The width of what a game draws of the answers."""
MOST, MOST_NEWS = 8, 3
"""So many lines tell what the answers came to, and so many dice and lots are drawn."""
TELLING = (22, 19, 16, 14)
"""Sizes of their letters, at 100 %: the first with which the page need not be scrolled to its button."""
LARGE = 3.0
BOLDER = 18
"""What the name of a card takes more when the card is taken."""
GAP = 10
AROUND = 200
"""What frame and margins of the page take of its width."""


class AnswerPage(Cover):
    """Covers the whole table while a person answers a secret round, and closes as soon as the answer is given.

    Nothing on it tells how long anybody takes: there is no clock, and every answer needs the same keys.

    Signals:
        seen: what all have answered has been read.
    """

    seen = Signal()

    def __init__(self, appearance: Appearance, session: Session, seating: Seating, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.session, self.seating = session, seating
        self._told: list[Event] | None = None
        self._seat: str | None = None
        self._question: Message | None = None
        self._made: list[QPushButton] = []
        self._taken: list[bool] = []
        self._meant: Callable[[], Action | None] = lambda: None
        self._build()
        appearance.changed.connect(self.refresh)
        session.refused.connect(self._refuse)

    def _build(self) -> None:
        self.shield = Shield(self.appearance, LARGE)
        self.who, self.asked, self.told, self.foretold = QLabel(), QLabel(), QLabel(), QLabel()
        self.chip = Chip(self.appearance)
        self.chip.asked.connect(self._show_rule)
        self.refused = words_label(role="wrong")
        self.form = NumberForm(self.appearance, self.session)
        self.form.handed.connect(lambda: self.form.hand_over())
        self.answers = QWidget()
        self._row = Flow(GAP)
        self.answers.setLayout(self._row)
        self.give, self.show_all = QPushButton(), QPushButton()
        self.give.setProperty("role", "strong")
        self.give.clicked.connect(self._give)
        self.show_all.setObjectName("showAnswers")
        self.show_all.setProperty("role", "strong")
        self.show_all.clicked.connect(self._show_all)
        self._lay()

    def _lay(self) -> None:
        """One below the other, in the middle of the page."""
        self._page = QWidget()
        lines = QVBoxLayout(self._page)
        lines.setContentsMargins(44, 4, 44, 4)
        lines.setSpacing(12)
        lines.addStretch(1)
        asked = QHBoxLayout()
        asked.addStretch(1)
        asked.addWidget(self.asked)
        asked.addWidget(self.chip)
        asked.addStretch(1)
        self._notes = QVBoxLayout()
        parts = (
            self.shield,
            self.who,
            asked,
            self.told,
            self._notes,
            self.form,
            self.form.buttons,
            self.answers,
        )
        for part in parts:
            if isinstance(part, QLayout):
                lines.addLayout(part)
            else:
                lines.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        for below in (self.foretold, self.give, self.refused, self.show_all):
            lines.addWidget(below, 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self.who, self.asked, self.told, self.foretold):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setTextFormat(Qt.TextFormat.PlainText)
        lines.addStretch(1)
        self._area = scrolled(self._page)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(36, 36, 36, 36)
        whole.addWidget(self._area)

    # --- coming and going -------------------------------------------------------------

    def follow(self) -> bool:
        """Come when somebody is to answer here, go when the answer is given; whether it is there now."""
        wanted = self.seating.answers_unseen or self._told is not None
        if not wanted:
            self.hide()
        elif self.isHidden() or self._seat != self.session.viewer:
            self._seat, self._taken = self.session.viewer, []
            self.come()
            self.take_focus()
        else:
            self.refresh()
        return wanted

    def all_answered(self, events: list[Event]) -> None:
        """Tell everybody that all have answered, and what that came to."""
        self._told = events
        self.come()
        self.take_focus()

    def _show_all(self) -> None:
        if self.session.gate.open:
            self._told = None
            self.hide()
            self.seen.emit()

    def take_focus(self) -> None:
        """The first number, else the first button."""
        lines = self.form.rows.lines
        first: QWidget = self.show_all if self._told is not None else self
        if self._told is None and lines:
            first = lines[0].field
            lines[0].field.selectAll()
        elif self._told is None and self.buttons:
            first = self.buttons[0]
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        if first is not self:
            self._area.ensureWidgetVisible(first)

    @property
    def too_high(self) -> bool:
        """Whether it must be scrolled."""
        return self._page.sizeHint().height() > self._area.viewport().height()

    @property
    def buttons(self) -> list[QPushButton]:
        """The answers that are buttons, where any are seen."""
        return self._made if self.answers.isVisibleTo(self) else []

    def _show_rule(self, clause: str) -> None:
        header = self.session.table.journal.header
        opening = (header.game, header.ruleset, header.scenario, len(header.seats))
        open_rules(self, self.appearance, opening, clause)

    # --- what it says -----------------------------------------------------------------

    @keeps_focus
    def refresh(self) -> None:
        """Word it anew: for who answers, or for everybody."""
        clear(self._row)
        clear(self._notes)
        self._made = []
        self.refused.hide()
        self.give.hide()
        own = self._told is None
        for part in (self.shield, self.chip, self.form, self.answers, self.foretold):
            part.setVisible(own)
        self.show_all.setVisible(not own)
        if self._told is not None:
            self.form.buttons.hide()
            self._say_all(self._told)
        elif self.seating.answers_unseen:
            self._say_own()

    def _say_own(self) -> None:
        """The question, what the person holds, and the answers there are."""
        look, session = self.appearance, self.session
        view, seat = session.view, session.viewer or ""
        # nobody else sees the page: the cards lie open on it
        decision = session.table.decision(seat, session.moment)
        assert decision is not None
        self._question = view.round.prompt if view.round is not None else None
        self.shield.show_powers(view.seats.get(seat, ())[:3])
        self._face(
            self.who, look.person(f"seat:{seat}") or look.name(f"seat:{seat}"), look.theme.type.title, 40
        )
        self.chip.show_clause(decision.clause)
        beside = self.chip.sizeHint().width()
        self._face(self.asked, look.text(decision.prompt), look.theme.type.text, 22, beside)
        self._face(self.told, "\n".join(self._held(seat)), look.theme.type.text, 17)
        self.told.setVisible(bool(self.told.text()))
        self.form.setFixedWidth(min(look.px(WIDE), max(240, self.width() - 160)))
        self.form.show_sheet()
        actions = [one for one in decision.actions if one.gesture().kind not in ("number", "numbers")]
        if any(action.gesture().cards for action in actions):
            self._offer_cards(decision, actions)
        else:
            for action in actions:
                button = self._button(look.text(decision.label(action)), action.text())
                button.clicked.connect(lambda _=False, a=action: session.act(a))
        self.answers.setVisible(bool(self._made))
        self._fit_answers()
        self._foretell(decision, actions)
        if self.too_high:
            self.shield.hide()

    def _foretell(self, decision: Decision, actions: Sequence[Action]) -> None:
        """What each answer brings about, where the rules say it beforehand."""
        words, told = self.appearance.text, ((one, fact) for one in actions for fact in decision.preview(one))
        lines = [f"{words(decision.label(one))} \N{EN DASH} {words(fact.message)}" for one, fact in told]
        self._face(self.foretold, "\n".join(lines), self.appearance.theme.type.text, 17)
        self.foretold.setVisible(bool(lines))

    def _button(self, label: str, *means: object, role: str = "") -> QPushButton:
        """An answer, or a part of one."""
        button = QPushButton(on_button(label))
        button.setProperty("role", role)
        button.setAccessibleName(label)
        mean(button, self.session.viewer, self._question, *means)
        self._row.addWidget(button)
        button.show()  # the layout would show it later, and takes no room for it before
        self._made.append(button)
        return button

    def _offer_cards(self, decision: Decision, actions: Sequence[Action]) -> None:
        """Each card is taken or left, for nobody else sees the page; one button answers with those that are taken."""
        look, most = self.appearance, Counter[str]()
        for action in actions:
            most |= Counter(action.gesture().cards)
        whole = {tuple(sorted(action.gesture().cards)): action for action in actions}
        cards = list(most.elements())
        picks = [self._button(look.name(card), card, n, role="choice") for n, card in enumerate(cards)]
        self._made.append(self.give)
        self.give.show()

        def meant() -> Action | None:
            taken = tuple(card for card, pick in zip(cards, picks, strict=True) if pick.isChecked())
            return whole.get(tuple(sorted(taken))) or next(iter(decision.interpret_cards(taken)), None)

        def say() -> None:
            self._taken = [pick.isChecked() for pick in picks]
            self.refused.hide()
            action = meant()
            self.give.setEnabled(action is not None)
            self.give.setText(on_button(look.text(decision.label(action))) if action is not None else "")

        for pick, taken in zip(picks, self._taken or [False] * len(picks), strict=False):
            pick.setCheckable(True)
            pick.setMinimumWidth(pick.sizeHint().width() + look.px(BOLDER))
            pick.setChecked(taken)
            pick.toggled.connect(say)
        self._meant = meant
        say()

    def _give(self) -> None:
        """Answer with the cards that are taken."""
        if (action := self._meant()) is not None:
            self.session.act(action)

    def _fit_answers(self) -> None:
        """Beside each other, as far as the window allows."""
        whole = sum(
            max(one.sizeHint().width(), one.minimumWidth()) + GAP
            for one in self._made
            if one is not self.give
        )
        wide = min(whole, max(240, self.width() - 160))
        self.answers.setFixedSize(wide, self._row.heightForWidth(wide))

    def _held(self, seat: str) -> list[str]:
        """The cards of this person, and what may be told of the own sides."""
        look, view = self.appearance, self.session.view
        lines = [
            f"{look.name(f'side:{hand.side}')}: {', '.join(look.name(f'card:{card}') for card in hand.cards)}"
            for hand in view.hands
            if hand.seat == seat and hand.cards
        ]
        refs = (f"seat:{seat}", *(f"side:{side}" for side in view.seats.get(seat, ())))
        told = (look.text(fact.message) for ref in refs for fact in self.session.table.facts(ref, seat))
        return [*lines, *dict.fromkeys(told)]

    @keeps_focus
    def _say_all(self, events: list[Event]) -> None:
        look = self.appearance
        self._face(self.who, look.tr("round-all-answered"), look.theme.type.title, 40)
        self.asked.setText(look.text(self._question) if self._question is not None else "")
        self.show_all.setText(look.tr("round-show"))
        self.show_all.setStyleSheet(f"font-size: {look.px(22)}px; min-height: {look.px(56)}px;")
        self.show_all.setMinimumWidth(look.px(320))
        told = [event for event in events if event.kind not in ("turn", "stage")]
        for news in (True, False):
            clear(self._notes)
            drawn = self._draw(told, news=news)
            self._tell([event for event in told if event not in drawn])
            if not self.too_high:
                break

    def _tell(self, told: list[Event]) -> None:
        """In words what is drawn nowhere, in letters with which the page need not be scrolled."""
        shown = [event for event in told if event.reveals or event.result] or told
        lines = [self.appearance.text(event.message) for event in shown]
        self.told.setVisible(bool(lines))
        for px in TELLING:
            self._face(self.told, "\n".join(lines[:MOST]), self.appearance.theme.type.text, px)
            if not self.too_high:
                break

    def _draw(self, events: Sequence[Event], *, news: bool) -> list[Event]:
        """Show what the game draws of them; the Events of which this tells all.

        It is the order that bids have brought. `news`: also the last dice and lots, which would else stand over the map
        below this page, where nobody sees them.
        """
        draw = parts_of(self.session.view.game).event_note
        notes = [(event, note) for event in events if (note := draw(self.appearance, event)) is not None]
        last = [event for event, note in notes if note.at_news][-MOST_NEWS:] if news else []
        tells, drawn = frozenset[str](), list[Event]()
        for event, note in notes:
            if note.at_news and event not in last:
                note.deleteLater()
                continue
            note.fit(min(self.appearance.px(NOTED), max(240, self.width() - 160)))
            self._notes.addWidget(note, 0, Qt.AlignmentFlag.AlignHCenter)
            note.show()
            tells |= note.tells
            drawn += [event] * note.at_news
        return [*drawn, *(event for event in events if event.kind in tells)]

    def _face(self, label: QLabel, text: str, family: str, px: int, beside: int = 0) -> None:
        """Write words, and leave so many pixels of the line to what stands beside them."""
        label.setText(text)
        label.setStyleSheet(f"font-family: '{family}'; font-size: {self.appearance.px(px)}px;")
        fit_lines(label, max(400, self.width() - max(320, AROUND + beside)))

    def _refuse(self, refusal: Refusal) -> None:
        """Say here why an answer was not taken."""
        self.refused.setText(self.appearance.text(refusal.message))
        fit_lines(self.refused, max(400, self.width() - 320))
        self.refused.setVisible(self.isVisible())

    # --- keys -------------------------------------------------------------------------

    def take_key(self, watched: QObject, event: QKeyEvent, down: bool) -> bool:
        """Only what stands on the page hears keys, and none of them plays by being held; whether it is done with."""
        focus = QApplication.focusWidget()
        if focus is None or not (focus is self or self.isAncestorOf(focus)):
            self.take_focus()
            return True
        if event.key() in (*ENTER, Qt.Key.Key_Space) and event.isAutoRepeat():
            return True
        if down and event.key() in ENTER and watched is focus:
            if isinstance(focus, QAbstractButton):
                if self.session.gate.open:  # what was held on the curtain takes no card
                    focus.click()
                return True
            if focus is self:
                return self.form.enter()
        return event.key() == Qt.Key.Key_Escape

    def focusNextPrevChild(self, on: bool) -> bool:
        """Tab leads around the page and never off it."""
        stops: list[QWidget] = [line.field for line in self.form.rows.lines if line.field.isEnabled()]
        buttons = (self.form.spread, self.form.over, *self.buttons, self.chip, self.show_all)
        stops += [button for button in buttons if button.isVisible() and button.isEnabled()]
        focus = QApplication.focusWidget()
        at = stops.index(focus) if focus in stops else (-1 if on else 0)
        if stops:
            there = stops[(at + (1 if on else -1)) % len(stops)]
            there.setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(there)
        return True
