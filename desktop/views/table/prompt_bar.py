"""The prompt bar: who must do what, by which clause; the buttons; and the place where a Refusal says why not."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QWidget

from desktop.art.lights import draw_blocked
from desktop.profile.theme import contrast
from desktop.session.session import Session
from desktop.views.parts.game_panel import Begun
from desktop.views.table.prompt_buttons import PromptButtons
from desktop.views.table.prompt_words import PromptWords
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Chip, Shield, restate
from desktop.views.widgets.fitted_text import FittedText, Paragraph
from desktop.views.widgets.geometry import Geometry
from engine.kernel.action import Action
from engine.kernel.refusal import Refusal

HIGH = 54
"""Height while nobody has laid it out."""
EDGE, GAP = 8, 10
LEFT, RIGHT, ABOVE, BELOW = EDGE + 12, 16, 1, 2
"""What is kept clear."""
PALE = 1.5
"""A colour with less contrast to the window needs a line of its own."""
MOST_BUTTONS = 0.5
"""The buttons beside the sentence take so much of the width at most."""
SHORT_CHIP = 64
"""The label of a clause where the sentence has no room beside all of it."""
ROW = 30
"""Height of the buttons where they stand below the sentence."""


class PromptBar(QFrame):
    """One sentence, a clause chip and at most three buttons, in a height that depends on the window alone.

    Attributes:
        begun: what a person has filled in beside the map and not handed over.

    Signals:
        rule_asked: a clause to be read. shown: references to be lit on the map.
        handed: the seat to which the screen is handed over, while several are asked.
    """

    rule_asked = Signal(str)
    handed = Signal(str)
    shown = Signal(object)

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self.setObjectName("promptBar")
        self.appearance, self.session = appearance, session
        self.begun: Callable[[], Begun | None] = lambda: None
        self._words = PromptWords(appearance, session)
        self._refusal: Refusal | None = None
        self._doubt: Action | None = None
        self._note = self._result = ""
        self._high, self._stacked, self._fitting = appearance.px(HIGH), False, False
        self._go_on: Callable[[], object] | None = None
        self._build()
        session.changed.connect(self._changed)
        session.refused.connect(self.show_refusal)
        session.needs_confirmation.connect(self.ask)
        session.declined.connect(self.settle)
        session.selection.changed.connect(self.renew)
        appearance.changed.connect(self.refresh)
        self.refresh()

    def _build(self) -> None:
        self.shield = Shield(self.appearance, 1.15)
        self.text = FittedText(self.appearance)
        self.text.setObjectName("promptText")
        self.chip = Chip(self.appearance)
        self.chip.asked.connect(self.rule_asked)
        self.buttons = PromptButtons(self.appearance, self.session)
        self.rule_button, self.map_button = self.buttons.rule, self.buttons.shown
        self.undo_button, self.also_button = self.buttons.undo, self.buttons.also
        self.rule_button.clicked.connect(self._ask_rule)
        self.map_button.clicked.connect(self._show_lit)
        self.undo_button.clicked.connect(lambda: self.session.undo())
        self.buttons.main_pressed.connect(lambda: self.press_main())
        self.buttons.pressed.connect(self._press)
        self.buttons.put_off.connect(self.renew)
        self.buttons.let_on.connect(self._let_go_on)
        self.buttons.handed.connect(self._hand_over)
        said = QHBoxLayout()
        said.setSpacing(GAP)
        for part in (self.shield, self.text, self.chip):
            said.addWidget(part)
        said.addStretch(1)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(LEFT, ABOVE, RIGHT, BELOW)
        self._line.setSpacing(0)
        self._line.addLayout(said, 1)
        self._line.addWidget(self.buttons)

    @property
    def answers(self) -> list[QPushButton]:
        """The buttons that answer what is asked."""
        return self.buttons.answers

    def stops(self) -> list[QWidget]:
        """Where F6 leads: to the clause, else to the first button that can be pressed."""
        stops: tuple[QWidget, ...] = (self.chip, self.undo_button, *self.answers)
        return [one for one in stops if one.isVisible() and one.isEnabled()][:1]

    def show_light(self, number: int | None) -> None:
        """Tell how much may have been overlooked; None: the coach has no word here."""
        self.buttons.light.show_number(number)
        self._fit()

    # --- what it says -------------------------------------------------------------

    def _drop_question(self) -> None:
        """A question that gives way to something else leaves the buttons it covered to be read anew."""
        if self._doubt is not None:
            self._doubt = None
            self.session.gate.renew()

    def _changed(self) -> None:
        self._go_on = None
        self.renew()

    def renew(self) -> None:
        """What is asked stands there anew, and nothing over it."""
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
            self._fit()
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
            self.renew()

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
        restate(self, "refused" if self._refusal else "")
        if self._refusal is not None:
            self._say_refusal(self._refusal)
        else:
            self._say_prompt()
        self.buttons.offer(self._doubt, self._refusal, self.begun(), waiting=self._go_on is not None)
        self._fit()
        self.update()

    def _say_refusal(self, refusal: Refusal) -> None:
        theme = self.appearance.theme
        start, asked = self.appearance.tr("panels-not-this-way"), self._words.sentence()
        why = Paragraph(start, f" {self.appearance.text(refusal.message)}")
        self.text.say(why, *[self._words.paragraph(asked)] * bool(asked))
        restate(self.chip, "refused")
        self.chip.show_clause(refusal.clause)
        self.shield.show_drawing(lambda painter: draw_blocked(painter, radius=14, crossed=False, theme=theme))

    def _say_prompt(self) -> None:
        sentence = self._result or self._note or self._words.sentence()
        if self._doubt is not None:
            sentence = self._words.question(self._doubt, dropping=self.begun() is not None)
        self.text.say(self._words.paragraph(sentence))
        restate(self.chip, "")
        self.chip.show_clause("" if self._result or self._note else self.session.view.clause)
        self.shield.show_powers(self._words.sides())

    # --- room ---------------------------------------------------------------------

    def lay_out(self, geometry: Geometry) -> None:
        """Fit a window of this geometry: its height, and whether buttons stand below the sentence."""
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._high, self._stacked = geometry.prompt, geometry.stacked
        self._line.setDirection(down if self._stacked else across)
        if self.property("tight") != geometry.beside:
            self.setProperty("tight", geometry.beside)
            for part in (self, *self.findChildren(QWidget)):
                part.style().unpolish(part)
                part.style().polish(part)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure the sentence again."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """However much is said and offered, it never makes the window wider."""
        return QSize(0, self._high)

    def _fit(self) -> None:
        """Keep the height; what is shown and hidden on the way asks for no other fit."""
        if not self._fitting:
            self._fitting = True
            self.setFixedHeight(self._high)
            self._fit_parts()
            self._fitting = False

    def _fit_parts(self) -> None:
        """Buttons first, then the sentence in what is left."""
        room, high = self.width() - LEFT - RIGHT, self._high - ABOVE - BELOW
        buttons = self.buttons.fit(room if self._stacked else int(room * MOST_BUTTONS))
        room -= self.shield.width() + GAP
        if self._stacked:
            high -= self.appearance.px(ROW)
        else:
            room -= buttons
        self._fit_sentence(room, high)
        if self.text.cut and not self._stacked and (spared := self.buttons.spare_rule()):
            self._fit_sentence(room + spared, high)

    def _fit_sentence(self, room: int, high: int) -> None:
        """The sentence and its clause, whose chip is shortened before the words are."""
        if self.chip.isHidden():
            self.text.fit(max(1, room), high)
            return
        for width in (room, self.appearance.px(SHORT_CHIP)):
            self.chip.shorten(width)
            self.text.fit(max(1, room - self.chip.sizeHint().width() - GAP), high)
            if not self.text.cut:
                break

    # --- what is done -------------------------------------------------------------

    def press_main(self) -> bool:
        """Play the main Action, as Enter does, or ask once more; False if there is none.

        Where it is not played the Session has said why: the rules refuse it, or the disk is full.
        While a result stands, what is asked has not been read: Enter then brings that back.
        """
        if self._result and self.session.gate.key:
            self.end_result()
            return True
        main, laying, begun = self.buttons.main, self.session.selection.chosen, self.begun()
        if begun is not None and begun.label and self._doubt is None:
            begun.hand_over()
            return True
        if begun is not None and main is not None and self._doubt is None:
            return self._press(main)
        if main is None and len(self.answers) == 1 and not laying and not self._left(""):
            self.answers[0].click()
            return True
        if self.buttons.nobody is not None:
            self.buttons.nobody.click()
            return True
        if main is None or not self.session.gate.open:
            return False
        by_key, ends = bool(self.session.gate.key), main.gesture().ends
        if (
            by_key
            and ends
            and self.session.confirm_irreversible
            and main != self._doubt
            and self._left("press")
        ):
            self.ask(main)
            return True
        self.session.act(main, sure=main == self._doubt)
        return True

    def _press(self, action: Action) -> bool:
        """Play an answer; where it drops what was filled in, ask once more."""
        if self.begun() is None:
            self.session.act(action)
        elif self.session.gate.open:
            self.ask(action)
        return True

    def _left(self, also: str) -> bool:
        """Whether more can be done than to press buttons, or, where presses count `also`, than to end or give up."""
        choices = self.session.choices
        gestures = (choice.gesture for choice in choices.all)
        return choices.withheld or any(
            not (g.ends or g.gives_up) and (also == g.kind or g.kind != "press") for g in gestures
        )

    def _let_go_on(self) -> None:
        """Let the bot play that waits for it."""
        if self._go_on is not None and self.session.gate.open:
            self._go_on()

    def _hand_over(self, seat: str) -> None:
        if self.session.gate.open:
            self.handed.emit(seat)

    def _ask_rule(self) -> None:
        if self._refusal is not None:
            self.rule_asked.emit(self._refusal.clause)

    def _show_lit(self) -> None:
        if self._refusal is not None:
            self.shown.emit(self._refusal.lit)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the edge in the colour of the power, with its own line where it is pale."""
        super().paintEvent(event)
        theme, sides = self.appearance.theme, self._words.sides()
        painter = QPainter(self)
        height = self.height() - 1
        if self._refusal is not None:
            painter.fillRect(0, 0, EDGE, height, QColor(theme.lights.blocked))
        else:
            for number, side in enumerate(sides):
                top = height * number // len(sides)
                pale = contrast(theme.side(side), theme.window.strip) < PALE
                ink = theme.window.ink if pale else theme.side(side)
                painter.fillRect(0, top, EDGE, height * (number + 1) // len(sides) - top, QColor(ink))
        painter.end()
