"""The prompt bar: who must do what, by which clause; the buttons; and the place where a Refusal says why not."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from desktop.drawing.lights import draw_blocked
from desktop.session import Session
from desktop.theme import contrast
from desktop.views.bits import Chip, Shield, fit_lines, on_button, restate
from desktop.views.geometry import Geometry
from desktop.views.look import Look
from desktop.views.meanwhile import said_meanwhile
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.message import Message
from engine.kernel.refusal import Refusal

MOST = 3
"""Buttons in the bar; more answers stand in a menu."""
HIGH = 54
"""Height while nobody has laid it out."""
EDGE = 8
PALE = 1.5
"""A colour with less contrast to the window needs a line of its own."""
SHORT = 260
"""Room that the sentence has at least."""


class PromptBar(QFrame):
    """One sentence, a clause chip and at most three buttons.

    Signals:
        rule_asked: a clause to be read. shown: references to be lit on the map.
        handed: the seat to which the screen is handed over, while several are asked.
    """

    rule_asked = Signal(str)
    handed = Signal(str)
    shown = Signal(object)

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__()
        self.setObjectName("promptBar")
        self.look, self.session = look, session
        self._refusal: Refusal | None = None
        self._doubt: Action | None = None
        self._note = self._result = ""
        self._high = HIGH
        self._main: Action | None = None
        self._go_on: Callable[[], object] | None = None
        self._build()
        session.changed.connect(self._renew)
        session.refused.connect(self.show_refusal)
        session.doubtful.connect(self.ask)
        session.laying.changed.connect(self._fresh)
        look.changed.connect(self.refresh)
        self.refresh()

    def _build(self) -> None:
        self.shield = Shield(self.look, 1.15)
        self.text = QLabel()
        self.text.setObjectName("promptText")
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.chip = Chip(self.look)
        self.chip.asked.connect(self.rule_asked)
        self.rule_button = self._button(lambda: self._ask_rule())
        self.map_button = self._button(lambda: self._show_lit())
        self.undo_button = self._button(self.session.undo)
        self.also_button = QPushButton()
        self.also_button.setMenu(QMenu(self.also_button))
        said, offered = QHBoxLayout(), QHBoxLayout()
        for part in (self.shield, self.text, self.chip):
            said.addWidget(part)
        said.addStretch(1)
        offered.addStretch(1)
        for button in (self.also_button, self.rule_button, self.map_button, self.undo_button):
            offered.addWidget(button)
        self._actions = QHBoxLayout()
        offered.addLayout(self._actions)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(EDGE + 12, 3, 16, 4)
        self._line.addLayout(said, 1)
        self._line.addLayout(offered)
        for row in (said, offered, self._actions, self._line):
            row.setSpacing(10)
        self._buttons: list[QPushButton] = []

    def _button(self, act) -> QPushButton:  # type: ignore[no-untyped-def]
        button = QPushButton()
        button.clicked.connect(lambda: act())
        return button

    # --- what it says -------------------------------------------------------------

    def _drop_question(self) -> None:
        """A question that gives way to something else leaves the buttons it covered to be read anew."""
        if self._doubt is not None:
            self._doubt = None
            self.session.gate.renew()

    def _renew(self) -> None:
        self._go_on = None
        self._fresh()

    def _fresh(self) -> None:
        self._drop_question()
        self._refusal, self._note = None, ""
        self.refresh()

    def show_refusal(self, refusal: Refusal) -> None:
        """Say why not above what is asked, until the next input."""
        self._drop_question()
        self._refusal, self._note, self._result = refusal, "", ""
        self.refresh()

    def show_note(self, note: str) -> None:
        """Say that a bot is thinking or what it has done, until the next change."""
        self._drop_question()
        self._refusal, self._note = None, note
        self.refresh()

    def show_result(self, result: str) -> None:
        """Say what something came to, over prompt and notes, until it has been read."""
        self._drop_question()
        self._refusal, self._result = None, result
        self.refresh()

    def end_result(self) -> None:
        """It has been read."""
        if self._result:
            self._result = ""
            self._say_prompt()  # the buttons stay as they are: one may be pressed just now
            self._fit_text()
            self.update()

    def offer_to_go_on(self, note: str, go_on: Callable[[], object]) -> None:
        """Say that the table waits for a person to let it go on, until the next change."""
        self._go_on = go_on
        self.show_note(note)

    def ask(self, action: Action) -> None:
        """Ask once more before an Action that can't be taken back; the answer is looked at as any other."""
        self._refusal, self._doubt, self._note, self._result = None, action, "", ""
        self.session.gate.renew()
        self.refresh()

    def settle(self) -> None:
        """The next input has come: back to the prompt."""
        if self._refusal is not None or self._doubt is not None:
            self._fresh()

    @property
    def doubt(self) -> Action | None:
        """The Action that is to be confirmed."""
        return self._doubt

    @property
    def refusal(self) -> Refusal | None:
        """The Refusal on show."""
        return self._refusal

    def refresh(self) -> None:
        """Say it all anew."""
        self.setMinimumHeight(self._high)
        restate(self, "refused" if self._refusal else "")
        if self._refusal is not None:
            self._say_refusal(self._refusal)
        else:
            self._say_prompt()
        refused = self._refusal is not None
        self.rule_button.setText(self.look.tr("button-show-rule"))
        self.rule_button.setVisible(refused and bool(self._refusal and self._refusal.clause))
        self.map_button.setText(self.look.tr("button-show-on-map"))
        self.map_button.setVisible(refused and bool(self._refusal and self._refusal.lit))
        self._say_undo()
        self._offer()
        self._fit_text()
        self.update()

    def _fit_text(self) -> None:
        """As wide as the sentence, so that the chip stands right behind it; wrapped only where there is no room.

        Where more than two lines would stand beside the buttons, these go below.
        """
        taken = 0
        for button in self.findChildren(QPushButton):
            if button is not self.chip and (button in self._buttons or not button.isHidden()):
                button.ensurePolished()  # new buttons are shown a moment later
                taken += button.sizeHint().width() + 10
        room = self.width() - self.shield.width() - self.chip.sizeHint().width() - 70
        fit_lines(self.text, max(SHORT, room - taken))
        below = self.text.minimumHeight() > 2.5 * self.text.fontMetrics().height()
        self._line.setDirection(
            QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight
        )
        if below:
            fit_lines(self.text, max(SHORT, room))

    def lay_out(self, geometry: Geometry) -> None:
        """Fit a window of this geometry; a sentence of several lines makes the bar higher."""
        self._high = geometry.prompt
        self.setMinimumHeight(self._high)
        if self.property("tight") != geometry.drawer:
            self.setProperty("tight", geometry.drawer)
            for part in (self, *self.findChildren(QWidget)):
                part.style().unpolish(part)
                part.style().polish(part)
        self._fit_text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure the sentence again."""
        super().resizeEvent(event)
        self._fit_text()

    def _say_refusal(self, refusal: Refusal) -> None:
        theme = self.look.theme
        sentence = self.look.text(refusal.message)
        start = self.look.tr("panels-not-this-way")
        asked = self._sentence()
        below = f"<br>{self._emboldened(asked, self._sides())}" if asked else ""
        self.text.setText(f"<b>{escape(start)}</b> {escape(sentence)}{below}")
        self.text.setAccessibleName(f"{start} {sentence} {asked}".strip())
        restate(self.chip, "refused")
        self.chip.show_clause(refusal.clause)
        self.shield.show_drawing(lambda painter: draw_blocked(painter, radius=14, crossed=False, theme=theme))

    def _say_prompt(self) -> None:
        view = self.session.view
        sides = self._sides()
        sentence = self._result or self._note or self._sentence()
        if self._doubt is not None:
            sentence = self._question(self._doubt)
        self.text.setText(self._emboldened(sentence, sides))
        self.text.setAccessibleName(sentence)
        restate(self.chip, "")
        self.chip.show_clause("" if self._result or self._note else view.clause)
        self.shield.show_powers(sides)

    def _question(self, doubt: Action) -> str:
        """Why an Action is to be confirmed: it ends what is not done yet, or makes known what is hidden."""
        if doubt.gesture().ends:
            return self.look.tr("prompt-confirm-end", pieces=len(self.session.choices.pieces))
        return self.look.tr("prompt-confirm-reveal")

    def _sentence(self) -> str:
        """What the cards chosen can be used for, else what is asked, else how the game ended or what goes on."""
        message = self._prompt()
        asked = self._laying() or (self.look.text(message) if message else self._end())
        return asked or said_meanwhile(self.look, self.session)

    def _prompt(self) -> Message | None:
        decision = self.session.decision
        return decision.prompt if decision else self.session.view.prompt

    def _laying(self) -> str:
        """What the cards chosen can be used for; "" where none is."""
        laying, look = self.session.laying, self.look
        if not laying.chosen:
            return ""
        uses = ", ".join(look.tr(f"verb-{self.session.view.game}-{verb}") for verb in laying.verbs())
        places = len(laying.targets())
        return look.tr("prompt-laying", cards=list(laying.cards), uses=uses, places=places)

    def _sides(self) -> tuple[str, ...]:
        """The sides whose shields lead the bar: those acting that an asked seat leads, else all it leads."""
        view = self.session.view
        if view.winners is not None:
            return tuple(side for seat in view.winners for side in view.seats.get(seat, ()))
        seats = (self.session.viewer,) if self.session.viewer in view.asked else view.asked[:1]
        led = tuple(side for seat in seats if seat for side in view.seats.get(seat, ()))
        fight = view.facts.get("fight")
        if isinstance(fight, dict) and fight.get("to_play"):
            return (str(fight[fight["to_play"]]["side"]),)
        return tuple(s for s in led if s in view.acting) or led[:1]

    def _end(self) -> str:
        view = self.session.view
        if view.winners is None:
            return ""
        if not view.winners:
            return self.look.tr("panels-ended-draw")
        return self.look.tr("panels-ended-won", seats=[f"seat:{s}" for s in view.winners])

    def _emboldened(self, sentence: str, sides: tuple[str, ...]) -> str:
        """Who must act, in bold at the start of the sentence."""
        refs = [f"side:{side}" for side in sides]
        seats = [f"seat:{seat}" for seat in self.session.view.asked]
        starts: list[str | list[str]] = [refs, *refs, seats, *seats] if refs else [seats, *seats]
        for ref in starts:
            if not ref:
                continue
            for form in ("who", "bare"):
                name = self.look.name(ref, form)
                if name and sentence.lower().startswith(name.lower()):
                    end = len(name)
                    if sentence[end : end + 1] == ":":
                        end += 1
                    return f"<b>{escape(sentence[:end])}</b>{escape(sentence[end:])}"
        return escape(sentence)

    # --- the buttons --------------------------------------------------------------

    def _say_undo(self) -> None:
        self.undo_button.setText(self.look.tr("button-undo"))
        reason = self.session.table.why_no_undo()
        past = self.session.moment is not None
        self.undo_button.setEnabled(reason is None and self.session.viewer is not None and not past)
        self.undo_button.setToolTip(self.look.text(reason) if reason else self._undo_tip())
        self.undo_button.setVisible(self._doubt is None)

    def _undo_tip(self) -> str:
        """How far undo leads, and why it stops there."""
        table = self.session.table
        moment, stop = table.undo_reach()
        count, key = len(table.history) - moment, self.look.key("menu-undo")
        tip = self.look.tr("time-undo-tip", count=count, key=key)
        return f"{tip}\n{self.look.text(stop)}" if stop else tip

    def _offer(self) -> None:
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        self._main = None
        decision, doubt = self.session.decision, self._doubt
        if decision is not None and doubt is not None:
            self._add(self.look.tr("button-not-yet"), self._fresh)
            self._add_main(self.look.text(decision.label(doubt)), doubt, strong=True)
        elif decision is not None and self.session.laying.chosen:
            self._offer_laid(decision)
        elif decision is not None:
            made = [choice for choice in self.session.choices.all if choice.gesture.kind == "press"]
            presses = [choice.action for choice in made]
            choices = [c.action for c in made if not (c.gesture.ends or c.gesture.gives_up)]
            if len(presses) - len(self._apart()) > MOST:
                self._add_menu(choices, decision)
            else:
                for action in choices:
                    self._add(self.look.text(decision.label(action)), partial(self.session.act, action))
            for choice in made:
                if choice.gesture.ends:
                    label = self.look.text(decision.label(choice.action))
                    self._add_main(label, choice.action, strong=len(decision.actions) == len(presses))
        elif self._go_on is not None:
            button = self._add(self.look.tr("button-continue"), self._let_go_on)
            button.setObjectName("goOn")
            button.setProperty("role", "strong")
        self._offer_hand_over()
        self._offer_besides()

    def _offer_laid(self, decision: Decision) -> None:
        """What can be done at once with just the cards chosen; Enter does it where it is one thing."""
        laying = self.session.laying
        actions = [choice.action for choice in laying.at_once()]
        self._add(self.look.tr("button-put-back"), laying.clear)
        if len(actions) > MOST:
            self._add_menu(actions, decision)
        elif len(actions) == 1:
            label = self.look.text(decision.label(actions[0]))
            self._add_main(label, actions[0], strong=not laying.targets())
        else:
            for action in actions:
                self._add(self.look.text(decision.label(action)), partial(self.session.act, action))

    def _offer_hand_over(self) -> None:
        """Where several persons are asked at once, the screen may go to another of them at any time."""
        session, viewer = self.session, self.session.viewer
        if viewer not in session.view.asked or session.moment is not None:
            return
        for seat in session.view.asked:
            if seat != viewer and seat in session.table.humans:
                label = self.look.tr("button-hand-over-to", seat=f"seat:{seat}")
                self._add(label, partial(self._hand_over, seat))

    def _hand_over(self, seat: str) -> None:
        if self.session.gate.open:
            self.handed.emit(seat)

    def _add(self, label: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(on_button(label))
        button.clicked.connect(lambda: do())
        self._actions.addWidget(button)
        self._buttons.append(button)
        return button

    def _add_menu(self, actions: list[Action], decision: Decision) -> None:
        """More answers than there is room for: one button that lists them."""
        button = self._add(self.look.tr("button-choose"), lambda: None)
        menu = QMenu(button)
        for action in actions:
            entry = menu.addAction(self.look.text(decision.label(action)))
            entry.triggered.connect(lambda _=False, a=action: self.session.act(a))
        button.setMenu(menu)

    def _add_main(self, label: str, action: Action, *, strong: bool) -> None:
        """The button that Enter presses; drawn strong where nothing else is left to do."""
        self._main = action
        button = self._add(label, self.press_main)
        button.setToolTip(self.look.tr("panels-enter-does"))
        if strong:
            button.setProperty("role", "strong")

    def _apart(self) -> list[Action]:
        """What gives something up stands in the menu: no slip of the hand, and no second click, meets it there."""
        return [choice.action for choice in self.session.choices.all if choice.gesture.gives_up]

    def _offer_besides(self) -> None:
        """What may be done out of turn or gives something up; agreements between powers have a panel of their own."""
        decision = self.session.decision
        offers = [
            a for a in (decision.offers if decision else ()) if not a.gesture().source.startswith("side:")
        ]
        offers = [*self._apart(), *offers]
        menu = self.also_button.menu()
        menu.clear()
        for action in offers[:30]:
            chosen = menu.addAction(self.look.text(action.gesture().label))
            chosen.triggered.connect(lambda _=False, a=action: self.session.act(a))
        self.also_button.setText(self.look.tr("button-also-possible"))
        self.also_button.setVisible(bool(offers) and self._doubt is None)

    def press_main(self) -> bool:
        """Play the main Action, as Enter does, or ask once more; False if there is none.

        While a result stands, what is asked has not been read: Enter then brings that back.
        """
        if self._result and self.session.gate.key:
            self.end_result()
            return True
        main, laying = self._main, self.session.laying.chosen
        if main is None and len(self._buttons) == 1 and not laying and not self._left(""):
            self._buttons[0].click()
            return True
        if main is None or not self.session.gate.open:
            return False
        by_key, ends = bool(self.session.gate.key), main.gesture().ends
        if by_key and ends and self.session.careful and main != self._doubt and self._left("press"):
            self.ask(main)
            return True
        return self.session.act(main, sure=main == self._doubt)

    def _left(self, also: str) -> bool:
        """Whether more can be done than to press buttons, or, where presses count `also`, than to end or give up."""
        decision = self.session.decision
        gestures = (action.gesture() for action in (decision.actions if decision is not None else ()))
        return any(not (g.ends or g.gives_up) and (also == g.kind or g.kind != "press") for g in gestures)

    def _let_go_on(self) -> None:
        """Let the bot play that waits for it."""
        if self._go_on is not None and self.session.gate.open:
            self._go_on()

    def _ask_rule(self) -> None:
        if self._refusal is not None:
            self.rule_asked.emit(self._refusal.clause)

    def _show_lit(self) -> None:
        if self._refusal is not None:
            self.shown.emit(self._refusal.lit)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the edge in the colour of the power, with its own line where it is pale."""
        super().paintEvent(event)
        theme, sides = self.look.theme, self._sides()
        painter = QPainter(self)
        height = self.height() - 1
        if self._refusal is not None:
            painter.fillRect(0, 0, EDGE, height, QColor(theme.lights.blocked))
        else:
            for number, side in enumerate(sides):
                top = height * number // len(sides)
                pale = contrast(theme.power(side), theme.window.strip) < PALE
                ink = theme.window.ink if pale else theme.power(side)
                painter.fillRect(0, top, EDGE, height * (number + 1) // len(sides) - top, QColor(ink))
        painter.end()
