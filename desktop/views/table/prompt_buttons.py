"""The buttons of the prompt bar: Undo, at most three answers, what may be done besides, and the way out of a refusal.

Answers stand at the right end and Undo before them, wherever they stood when the Decision came: what comes and goes
with a refusal stands before them all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from desktop.session.calls import pass_for_all, passers
from desktop.session.session import Session
from desktop.views.parts.game_panel import Begun
from desktop.views.table.coach_light import CoachLight
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import in_order, on_button, restate
from desktop.views.widgets.focus import keeps_focus, let_go, mean
from engine.kernel.action import Action
from engine.kernel.decision import FACE_DOWN, Decision
from engine.kernel.explain import Fact
from engine.kernel.refusal import Refusal

MOST = 3
"""Answers beside each other; more stand in a menu."""
MOST_OFFERS = 30
TURNED = "\N{CHECK MARK}"
"""The sign on a slip where something of what is shown would be done."""
GAP = 10
REFUSED = 1.35
"""With the buttons of a refusal they may take so much more room."""
ON_MAP = ("drag", "pick")
"""How an Action is made by hand on the map."""


class PromptButtons(QWidget):
    """Offers what can be pressed now.

    Attributes:
        main: the Action that Enter plays; None as well where it hands over what is begun in a panel.
        nobody: in a call the button that passes for all, which Enter presses.
        light: the quiet light of the coach, before the answers.
        answers: the buttons that answer; where they stand in a menu, its button.
        foretold: slips for the map, where the parts of what is shown would be done: references and signs.

    Signals:
        put_off: the question is not answered yet. main_pressed: the main button. let_on: a bot is let play.
        pressed: an answer besides it (an Action).
        handed: the seat to which the screen is handed over, while several are asked. spelled_out: all is offered anew.
    """

    put_off = Signal()
    main_pressed = Signal()
    let_on = Signal()
    pressed = Signal(object)
    handed = Signal(str)
    spelled_out = Signal()

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self.appearance, self.session = appearance, session
        self.main: Action | None = None
        self.nobody: QPushButton | None = None
        self.foretold: tuple[tuple[str, str], ...] = ()
        self._answers: list[QPushButton] = []
        self._choices: list[QPushButton] = []
        self._in_menu = self._ruled = False
        self._fitted: object = None
        self._asked: object = None
        self.also, self.rule, self.shown, self.turn_up = (QPushButton() for _ in range(4))
        self.turn_up.setObjectName("turnUp")
        self.turn_up.clicked.connect(session.selection.turn_up)
        self.undo, self.choose = QPushButton(), QPushButton()
        self.light = CoachLight(appearance)
        for button in (self.also, self.choose):
            button.setMenu(QMenu(button))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GAP)
        self._row.addStretch(1)
        for part in (self.also, self.rule, self.shown, self.turn_up, self.undo, self.light, self.choose):
            self._row.addWidget(part)

    @property
    def answers(self) -> list[QPushButton]:
        """The buttons that answer, Undo not among them."""
        menu = [self.choose] if self._in_menu else []
        return menu + [one for one in self._answers if not self._in_menu or one not in self._choices]

    # --- what is offered --------------------------------------------------------------

    @keeps_focus
    def offer(
        self, doubt: Action | None, refusal: Refusal | None, begun: Begun | None, *, waiting: bool
    ) -> None:
        """Offer anew. `doubt` is to be confirmed; a Refusal is on show; or a bot is `waiting` to be let play.

        What is `begun` in a panel and can be handed over is the main answer.
        """
        for button in self._answers:
            self._row.removeWidget(button)
            let_go(button)
        self._answers, self._choices, self.main, self._fitted, self.foretold = [], [], None, None, ()
        self.nobody = None
        self.choose.menu().clear()
        decision = self.session.decision
        self._asked = (self.session.viewer, decision.prompt if decision is not None else None, doubt)
        if decision is not None and doubt is not None:
            self._add(self.appearance.tr("button-not-yet"), self.put_off.emit)
            self._add_main(self.appearance.text(decision.label(doubt)), doubt, strong=True)
        elif decision is not None and self.session.selection.chosen:
            self._offer_laid(decision)
        elif decision is not None:
            self._offer_presses(decision, begun.label if begun is not None else "")
        elif waiting:
            button = self._add(self.appearance.tr("button-continue"), self.let_on.emit)
            button.setObjectName("goOn")
            button.setProperty("role", "strong")
        self._offer_call()
        self._offer_hand_over()
        self._offer_besides(shown=doubt is None)
        self._say_undo(shown=doubt is None)
        self._say_refused(refusal)
        self._lead_on()
        self.spelled_out.emit()

    def _lead_on(self) -> None:
        """Tab goes from what may be done besides and Undo to the answers."""
        in_order(self.also, self.undo, self.light.button, self.choose, *self._answers)

    def _offer_presses(self, decision: Decision, begun: str) -> None:
        made = [choice for choice in self.session.choices.all if choice.gesture.kind == "press"]
        for choice in made:
            if not (choice.gesture.ends or choice.gesture.gives_up):
                label = self.appearance.text(decision.label(choice.action))
                self._add_choice(label, partial(self.pressed.emit, choice.action))
        shown = decision.shown
        for action in (choice.action for choice in made if choice.gesture.ends):
            label = self.appearance.text(decision.label(action))
            if begun or shown not in (None, action):
                self._add_choice(label, partial(self.pressed.emit, action))
            else:
                self._add_main(label, action, strong=len(self.session.choices.all) == len(made))
        if begun:
            self._add_main(begun, None, strong=True)
        elif (only := self._only_one()) is not None:
            self._add_main(self.appearance.text(decision.label(only)), only, strong=True)
        elif shown is not None and all(choice.action != shown for choice in made):
            self._add_main(self.appearance.text(decision.label(shown)), shown, strong=True)
            self._spell_out(decision.preview(shown))

    def _only_one(self) -> Action | None:
        """The one Action that there is, where it is made on the map: the last fight, the last piece for the last place.

        What is played with cards is chosen among them first, and nothing is told that they would tell face down.
        """
        choices = self.session.choices
        if choices.withheld or choices.decision is None:
            return None
        first = list(islice(choices.decision.actions, 2))
        gesture = first[0].gesture() if len(first) == 1 else None
        on_map = gesture is not None and gesture.kind in ON_MAP and not gesture.cards and not gesture.gives_up
        return first[0] if on_map else None

    def _offer_laid(self, decision: Decision) -> None:
        """What can be done at once with just the cards chosen; Enter does it where it is one thing."""
        laying = self.session.selection
        actions = [choice.action for choice in laying.at_once()]
        self._add(self.appearance.tr("button-put-back"), laying.clear)
        if len(actions) == 1:
            label = self.appearance.text(decision.label(actions[0]))
            self._add_main(label, actions[0], strong=not laying.targets())
        else:
            for action in actions:
                label = self.appearance.text(decision.label(action))
                self._add_choice(label, partial(self.session.act, action))

    def _offer_call(self) -> None:
        """In a call the name of each person who may speak, and one button that passes for all who are present."""
        session, look = self.session, self.appearance
        present = passers(session) if session.decision is None else ()
        if not present or session.view.round is None:
            return
        for seat in session.view.round.waiting:
            if seat in session.table.humans:
                name = session.table.seat_entry(seat).name or look.name(f"seat:{seat}")
                self._add(name, partial(self.handed.emit, seat)).setObjectName(f"call-{seat}")
        nobody = self._add(look.tr("call-nobody"), partial(pass_for_all, session))
        nobody.setObjectName("callNobody")
        nobody.setToolTip(look.tr("call-nobody-tip", seats=[f"seat:{seat}" for seat in present]))
        nobody.setProperty("role", "strong")
        self.nobody = nobody

    def _offer_hand_over(self) -> None:
        """The screen may go to another of the persons who are asked at any time, back to them from a guest."""
        session, viewer = self.session, self.session.viewer
        contest = session.view.contest
        if viewer is None or session.moment is not None or session.watching or (contest and contest.veiled):
            return  # two who meet in a contest look each by a key of their own
        if session.home.journal.header.kind == "lesson":
            return  # the reader plays one seat, and the lesson the others
        for seat in session.view.asked:
            if seat != viewer and seat in session.table.humans:
                words = self.appearance.tr("button-hand-over-to", seat=f"seat:{seat}")
                self._add(words, partial(self.handed.emit, seat))

    def _offer_besides(self, *, shown: bool) -> None:
        """What may be done out of turn or gives something up; agreements between powers have a panel of their own.

        What gives something up stands in this menu: no slip of the hand, and no second click, meets it there.
        """
        choices = self.session.choices
        given_up = [choice.action for choice in choices.all if choice.gesture.gives_up]
        besides = (a for a in choices.offers if not a.gesture().source.startswith("side:"))
        offers = [*given_up, *besides]
        menu = self.also.menu()
        menu.clear()
        for action in offers[:MOST_OFFERS]:
            chosen = menu.addAction(self.appearance.text(action.gesture().label))
            chosen.triggered.connect(lambda _=False, a=action: self.session.act(a))
        self.also.setText(self.appearance.tr("button-also-possible"))
        self.also.setVisible(bool(offers) and shown)

    def _say_undo(self, *, shown: bool) -> None:
        self.undo.setText(self.appearance.tr("button-undo"))
        reason = self.session.table.why_no_undo()
        past = self.session.moment is not None
        self.undo.setEnabled(reason is None and self.session.decider is not None and not past)
        self.undo.setToolTip(self.appearance.text(reason) if reason else self._undo_tip())
        self.undo.setVisible(shown)

    def _undo_tip(self) -> str:
        """How far undo leads, and why it stops there."""
        table = self.session.table
        moment, stop = table.undo_reach()
        count, key = len(table.history) - moment, self.appearance.key("menu-undo")
        told = self.appearance.tr("time-undo-tip", count=count, key=key)
        return f"{told}\n{self.appearance.text(stop)}" if stop else told

    def _say_refused(self, refusal: Refusal | None) -> None:
        self.rule.setText(self.appearance.tr("button-show-rule"))
        self._ruled = refusal is not None and bool(refusal.clause)
        self.shown.setText(self.appearance.tr("button-show-on-map"))
        self.shown.setVisible(refusal is not None and bool(refusal.lit))
        self.turn_up.setText(self.appearance.tr("hand-keep-open"))
        self.turn_up.setToolTip(self.appearance.tr("hand-hidden", key=self.appearance.key("keys-hand")))
        self.turn_up.setVisible(refusal == FACE_DOWN and self.session.selection.covered)

    def press_digit(self, digit: int) -> bool:
        """Press the n-th answer that is no main one; False where there are fewer."""
        if digit > len(self._choices):
            return False
        self._choices[digit - 1].click()
        return True

    # --- making them ------------------------------------------------------------------

    def _add(self, label: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(on_button(label))
        button.setAccessibleName(label)
        mean(button, self._asked, label)
        button.clicked.connect(lambda: do())
        self._row.addWidget(button)
        self._answers.append(button)
        return button

    def _add_choice(self, label: str, do: Callable[[], object]) -> None:
        """An answer that may stand in the menu as well."""
        self._choices.append(self._add(label, do))
        self.choose.menu().addAction(on_button(label)).triggered.connect(lambda: do())

    def _add_main(self, label: str, action: Action | None, *, strong: bool) -> None:
        """The button that Enter presses; drawn strong where nothing else is left to do, as far as may be told."""
        self.main = action
        button = self._add(label, self.main_pressed.emit)
        button.setToolTip(self.appearance.tr("panels-enter-does"))
        if strong:
            button.setProperty("role", "strong")

    def _spell_out(self, facts: Sequence[Fact]) -> None:
        """The main button tells what it is made of, part by part; the map has a slip where each is done."""
        button = self._answers[-1]
        lines = [self.appearance.text(fact.message) for fact in facts]
        button.setToolTip("\n".join([*lines, button.toolTip()]))
        button.setAccessibleDescription("\n".join(lines))
        self.foretold = tuple(dict.fromkeys((ref, TURNED) for fact in facts for ref in fact.lit))

    # --- room -------------------------------------------------------------------------

    def fit(self, room: int) -> int:
        """Keep to a width: long answers in two lines, then in a menu. Returns the width taken.

        The buttons of a refusal change nothing of that; one that has no room gives way to the chip, which opens
        the same rule.
        """
        labels = tuple(button.accessibleName() for button in self._answers)
        besides = (self.also, self.shown, self.turn_up, self.undo, self.light)
        around = tuple(part.isHidden() for part in besides)
        wanted = (room, labels, around, self._ruled, self.undo.text(), self.appearance.settings.scale)
        if wanted == self._fitted:
            return self._taken(self.rule, *besides, *self.answers)
        self._fitted = wanted
        self.choose.setText(self.appearance.tr("button-choose"))
        self.rule.setVisible(self._ruled)
        many = len(self._choices) + (self.main is not None) > MOST
        self._arrange(in_menu=many, broken=False)
        for in_menu in (many, many or len(self._choices) > 1):
            if self._taken(self.also, self.undo, self.light, *self.answers) <= room:
                break
            self._arrange(in_menu=in_menu, broken=True)
        seen = (self.rule, *besides, *self.answers)
        if self._taken(*seen) > room * REFUSED:
            self.rule.hide()
        return self._taken(*seen)

    def spare_rule(self) -> int:
        """Hide the button of the rule, which its chip opens as well; returns the width that this gives to words."""
        if self.rule.isHidden():
            return 0
        wide = row_width([self.rule])
        self.rule.hide()
        return wide

    def _arrange(self, *, in_menu: bool, broken: bool) -> None:
        self._in_menu = in_menu
        self.choose.setVisible(in_menu)
        for button in self._answers:
            button.setVisible(not in_menu or button not in self._choices)
            label = on_button(button.accessibleName())
            button.setText(in_two_lines(label, button.fontMetrics()) if broken else label)
            restate(button, "broken" if broken and "\n" in button.text() else "")

    def _taken(self, *buttons: QWidget) -> int:
        """The width of those of the buttons that are seen."""
        return row_width([button for button in buttons if not button.isHidden()])


def row_width(buttons: Sequence[QWidget]) -> int:
    """How much buttons take beside each other."""
    for button in buttons:
        button.ensurePolished()  # new buttons are shown a moment later
    return sum(button.sizeHint().width() + GAP for button in buttons)


def in_two_lines(label: str, metrics: QFontMetrics) -> str:
    """A label, broken at the space that leaves the shortest lines."""
    words = label.split(" ")
    ways = [(" ".join(words[:end]), " ".join(words[end:])) for end in range(1, len(words))]
    if not ways:
        return label
    return "\n".join(min(ways, key=lambda way: max(metrics.horizontalAdvance(line) for line in way)))
