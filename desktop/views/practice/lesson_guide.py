"""The guide through a lesson: a balloon over the map that tells, asks and replies, with lights and arrows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.profile.annotations import Annotation, Arrow, Circle
from desktop.session.lesson_table import LessonTable
from desktop.views.practice.answer_row import AnswerRow
from desktop.views.practice.guide_room import CORNERS, EDGE, PartFrame, corner_for, spot_in
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Chip, Flow, on_button, restate, words_label
from engine.practice.lesson import ActionWanted, Tell, WordWanted
from engine.practice.lesson_hint import HINTS, Hint, hint
from engine.practice.lesson_run import Outcome

WIDE = 430
"""Width at 100 %; it grows with the text as far as the map has room."""
MOST = 0.6
"""It takes so much of the width of the map at most."""
GROUP = "lesson"
"""What the guide draws on the map."""


class LessonGuide(QFrame):
    """The balloon of one lesson, over the map of its table.

    Signals:
        left: the person leaves the lesson; it is resumed where it stands. ended: the lesson is over.
    """

    left = Signal()
    ended = Signal()

    def __init__(self, appearance: Appearance, window: TableWindow, lesson: LessonTable) -> None:
        super().__init__(window.frame)
        self.setObjectName("balloon")
        self.appearance, self.window_, self.lesson = appearance, window, lesson
        self._hint: Hint | None = None
        self._hints = 0
        self._outcome: Outcome | None = None
        self._corner = CORNERS[0]
        self._shown_at: tuple[int, bool] | None = None
        self.frame = PartFrame(appearance, window)
        self._build()
        window.guide = self
        window.frame.installEventFilter(self)
        appearance.changed.connect(self.refresh)
        lesson.changed.connect(self.follow)
        lesson.replied.connect(self._replied)
        lesson.ended.connect(self._over)
        window.session.refused.connect(self._refused)
        window.scene.marking.changed.connect(self._marked)
        window.map.zoom_changed.connect(lambda _zoom: self._place())
        self.follow()

    def _build(self) -> None:
        self.head, self.count = words_label(role="second"), words_label(role="second", wrap=False)
        self.words, self.reply = words_label(), words_label()
        self.words.setObjectName("guideWords")
        self.reply.setObjectName("guideReply")
        self.chip = Chip(self.appearance)
        self.chip.asked.connect(self.window_.show_clause)
        self.answers = AnswerRow(self.appearance)
        self.answers.numbered.connect(self.lesson.number)
        self.answers.chosen.connect(self.lesson.choose)
        self.leave_button = self._button("guideLeave", self.left.emit)
        self.back_button = self._button("guideBack", self.lesson.back)
        self.again_button = self._button("guideAgain", self.lesson.again)
        self.hint_button = self._button("guideHint", self.give_hint)
        self.next_button = self._button("guideNext", self.press_main, "strong")
        above = QHBoxLayout()
        above.addWidget(self.head, 1)
        above.addWidget(self.chip)
        above.addWidget(self.count)
        small, buttons = Flow(8), QHBoxLayout()
        for button in (self.leave_button, self.back_button, self.again_button, self.hint_button):
            small.addWidget(button)
        buttons.addLayout(small, 1)
        buttons.addWidget(self.next_button, 0, Qt.AlignmentFlag.AlignBottom)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(16, 10, 16, 12)
        lines.setSpacing(8)
        lines.addLayout(above)
        lines.addWidget(self.words)
        lines.addWidget(self.reply)
        lines.addWidget(self.answers)
        lines.addLayout(buttons)

    def _button(self, name: str, do: object, role: str = "small") -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        button.setProperty("role", role)
        button.clicked.connect(lambda: do())  # type: ignore[operator]
        return button

    # --- following the lesson -------------------------------------------------------

    def follow(self) -> None:
        """The lesson shows another step, or has something to reply."""
        run = self.lesson.run
        at = (run.at, run.answered)
        if at != self._shown_at:
            self._shown_at = at
            self._hint, self._hints = None, 0
            if run.outcome is None:
                self._outcome = None
            self._ask()
        self.refresh()
        self._point()
        self.window_.announcer.say(self.appearance.words.spoken(self._said()))

    def _ask(self) -> None:
        """What the step awaits is asked where it is answered."""
        run, marking = self.lesson.run, self.window_.scene.marking
        wanted = run.step.wanted if run.asks else None
        if self.lesson.marks:
            marking.ask(self.lesson.kinds)
        elif not run.answered:
            marking.stop()
        self.answers.ask(wanted, run.step.choices)

    def _replied(self, outcome: Outcome) -> None:
        self._outcome, self._hint = outcome, None
        if outcome.right or outcome.wrong or outcome.missed:
            ends = outcome.kind == "right"
            self.window_.scene.marking.tell(outcome.right, outcome.missed, outcome.wrong, ends=ends)

    def _refused(self, _refusal: object) -> None:
        """The rule itself replies, in the prompt bar: what the guide said before is over."""
        if self._outcome is not None and self._outcome.kind != "refused":
            self._outcome = None
            self.refresh()

    def _marked(self) -> None:
        """Something else is marked: the reply to what was marked before is over."""
        if self._outcome is not None and not self._outcome.good:
            self._outcome = None
        self.refresh()

    def _over(self) -> None:
        self.frame.frame(None)
        self.ended.emit()

    # --- what is done ---------------------------------------------------------------

    def press_main(self) -> bool:
        """Check, or Next; False while an Action is awaited, whose main button Enter presses."""
        run = self.lesson.run
        if not run.asks:
            self.lesson.go_on()
        elif self.lesson.marks:
            marked = self.window_.scene.marking.marked
            if marked:
                self.lesson.mark(tuple(marked))
        elif isinstance(run.step.wanted, ActionWanted):
            return False
        else:
            self.answers.give()
        return True

    def escape(self) -> bool:
        """Put away reply and hint; where there is none, leave."""
        if self._outcome is None and self._hint is None:
            self.left.emit()
            return True
        self._outcome = self._hint = None
        self.refresh()
        self._point()
        return True

    def give_hint(self) -> None:
        """The next of three hints; the last is said again."""
        self._hints = min(self._hints + 1, HINTS)
        self._hint, self._outcome = hint(self.lesson.run, self._hints), None
        self.refresh()
        self._point()
        self.window_.announcer.say(self.appearance.words.spoken(self._reply()))

    def stops(self) -> list[QWidget]:
        """Where keys lead the focus: the answers, then the buttons."""
        first = self.next_button if self.next_button.isVisibleTo(self) else self.hint_button
        return [*self.answers.stops(), first]

    # --- words ----------------------------------------------------------------------

    def _said(self) -> str:
        reply = self._reply()
        return f"{self._tell().text.read(self.appearance.words)} {reply}".strip()

    def _tell(self) -> Tell:
        return self.lesson.run.shown

    def _reply(self) -> str:
        """What is replied to the last answer, or the hint that was asked for."""
        words, outcome = self.appearance.words, self._outcome
        if self._hint is not None:
            return self._hint.read(words)
        if outcome is None:
            return ""
        if outcome.reply is not None:
            return outcome.reply.text.read(words)
        if outcome.refusal is not None:
            return ""
        own = self.lesson.run.step.done is not None
        keys = {
            "right": "" if own or not self.lesson.run.answered else "practice-right",
            "partly": "practice-partly",
            "other": "practice-other" if self.lesson.run.asks else "practice-not-now",
            "wrong": "practice-missed" if outcome.right and not outcome.wrong else "practice-wrong",
        }
        key = keys.get(outcome.kind, "")
        return words.tr(key) if key else ""

    def refresh(self) -> None:
        """Word and place the balloon."""
        look, run = self.appearance, self.lesson.run
        self.head.setText(run.lesson.title.read(look.words))
        self.count.setText(look.tr("practice-step", step=run.at + 1, all=len(run.lesson.steps)))
        self.words.setText(self._tell().text.read(look.words))
        reply, good = self._reply(), self._outcome is None or self._outcome.good
        sign = "\N{CHECK MARK}" if good else "\N{MULTIPLICATION X}"
        self.reply.setText(reply if self._hint is not None else f"{sign}  {reply}")
        self.reply.setVisible(bool(reply))
        restate(self.reply, "hint" if self._hint is not None else "good" if good else "wrong")
        self.chip.show_clause(self._clause())
        self._word_buttons()
        self.answers.refresh()
        self._fit()
        self._place()

    def _clause(self) -> str:
        """The clause beside what is said, as the window cites it."""
        clause = self._tell().clause
        if self._outcome is not None and self._outcome.reply is not None and self._outcome.reply.clause:
            clause = self._outcome.reply.clause
        if not clause:
            return ""
        return clause if " " in clause else f"{self.lesson.lesson.game} {clause}"

    def _word_buttons(self) -> None:
        look, run = self.appearance, self.lesson.run
        elsewhere = run.asks and isinstance(run.step.wanted, ActionWanted | WordWanted)
        last = run.at + 1 == len(run.lesson.steps)
        check = "practice-check" if run.asks else "practice-finish" if last else "button-next"
        for button, key in (
            (self.leave_button, "practice-leave"),
            (self.back_button, "button-back"),
            (self.again_button, "practice-again"),
            (self.hint_button, "practice-hint"),
            (self.next_button, check),
        ):
            button.setText(on_button(look.tr(key)))
        self.back_button.setEnabled(run.at > 0)
        self.hint_button.setVisible(run.asks)
        self.again_button.setVisible(run.step.wanted is not None)
        self.next_button.setVisible(not elsewhere)
        marks = self.lesson.marks
        self.next_button.setEnabled(not marks or bool(self.window_.scene.marking.marked))
        self.hint_button.setToolTip(look.tr("practice-hint-tip", n=min(self._hints + 1, HINTS), all=HINTS))

    # --- room -----------------------------------------------------------------------

    def _fit(self) -> None:
        """As wide as the text asks for, as high as what is said; where both have no room the reply stands alone."""
        room = self.window_.frame.size()
        self.setFixedWidth(min(self.appearance.px(WIDE), int(room.width() * MOST)))
        self.words.show()
        self.setFixedHeight(self._height())
        if self.height() > room.height() - 2 * EDGE and self.reply.isVisibleTo(self):
            self.words.hide()
            self.setFixedHeight(self._height())

    def _height(self) -> int:
        self.setMinimumHeight(0)
        self.setMaximumHeight(16777215)
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        return layout.totalHeightForWidth(self.width())

    @property
    def fits(self) -> bool:
        """Whether all of it has room on the map."""
        room = self.window_.frame.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        return room.contains(self.geometry()) and self.height() >= self._height()

    def _place(self) -> None:
        spots = [spot for ref in self._spoken_of() if (spot := self._spot(ref)) is not None]
        room = self.window_.frame.rect()
        self._corner = corner_for(self.size(), room, spots, self._corner)
        self.move(spot_in(self._corner, self.size(), room))
        self.raise_()

    def _spot(self, ref: str) -> QPoint | None:
        """Where a reference is seen in the frame of the map; None where it is not seen."""
        at = self.window_.scene.on_map(ref)
        if at is None:
            return None
        view = self.window_.map
        spot = view.mapTo(self.window_.frame, view.mapFromScene(at))
        return spot if QRect(QPoint(), self.window_.frame.size()).contains(spot) else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the size of the map."""
        if event.type() == QEvent.Type.Resize:
            self.refresh()
        return super().eventFilter(watched, event)

    # --- lights ---------------------------------------------------------------------

    def _pointing(self) -> Tell:
        """Whose lights are shown: those of the reply, else those of the step."""
        if self._hint is not None:
            return Tell(self._tell().text, self._hint.lights)
        reply = self._outcome.reply if self._outcome is not None else None
        return reply if reply is not None and (reply.lights or reply.arrows) else self._tell()

    def _spoken_of(self) -> tuple[str, ...]:
        tell = self._pointing()
        return (*tell.lights, *(ref for arrow in tell.arrows for ref in arrow))

    def _point(self) -> None:
        """Light and point at what is spoken of, and bring it into sight."""
        scene, tell = self.window_.scene, self._pointing()
        arrows: list[Annotation] = [Arrow(arrow) for arrow in tell.arrows]
        whole = [
            ref for ref in tell.lights if not scene.map.shape(ref).isEmpty() or scene.on_map(ref) is None
        ]
        rings: list[Annotation] = [Circle(ref, 2) for ref in tell.lights if ref not in whole]
        scene.annotations.show([*rings, *arrows], GROUP)
        part = next((ref.partition(":")[2] for ref in tell.lights if ref.startswith("window:")), "")
        self.frame.frame(self.window_.part(part) if part else None)
        others = tuple(ref for ref in whole if not ref.startswith("window:"))
        if others:
            scene.light(others)
        for ref in self._spoken_of():
            if scene.anchor(ref) is not None:
                self.window_.map.keep_seen(ref)
        self._place()

    def close_guide(self) -> None:
        """The window goes on without a guide."""
        self.window_.frame.removeEventFilter(self)
        self.window_.guide = None
        self.window_.scene.annotations.show([], GROUP)
        self.window_.scene.marking.stop()
        self.frame.hide()
        self.hide()
