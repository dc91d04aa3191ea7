"""The guide through a lesson: a balloon over the map that tells, asks and replies, with lights and arrows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.session.lesson_table import LessonTable
from desktop.soon import soon
from desktop.views.practice.balloon import Balloon
from desktop.views.practice.guide_lights import GuideLights
from desktop.views.practice.guide_room import CORNERS, corner_for, spot_in
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.appearance import Appearance
from engine.practice.lesson import ActionWanted, Tell, WordWanted
from engine.practice.lesson_hint import HINTS, Hint, hint
from engine.practice.lesson_run import Outcome


class LessonGuide(Balloon):
    """The balloon of one lesson, over the map of its table.

    Signals:
        left: the person leaves the lesson; it is resumed where it stands. ended: the lesson is over.
    """

    left = Signal()
    ended = Signal()

    def __init__(self, appearance: Appearance, window: TableWindow, lesson: LessonTable) -> None:
        super().__init__(appearance, window.frame)
        self.table_window, self.lesson = window, lesson
        self._hint: Hint | None = None
        self._hints = 0
        self._outcome: Outcome | None = None
        self._corner = CORNERS[0]
        self._shown_at: tuple[int, bool] | None = None
        self.lights = GuideLights(appearance, window)
        self._connect()
        window.guide = self
        window.titles.refresh()
        window.refresh()
        window.frame.installEventFilter(self)
        appearance.changed.connect(self.refresh)
        lesson.changed.connect(self.follow)
        lesson.replied.connect(self._replied)
        lesson.ended.connect(self._over)
        window.session.refused.connect(self._refused)
        window.scene.marking.changed.connect(self._marked)
        window.map.zoom_changed.connect(self._zoomed)
        window.text.marked.connect(self._mark)
        self.follow()

    def _connect(self) -> None:
        self.chip.asked.connect(self.table_window.show_clause)
        self.answers.numbered.connect(self.lesson.number)
        self.answers.chosen.connect(self.lesson.choose)
        self.leave_button.clicked.connect(lambda: self.left.emit())
        self.back_button.clicked.connect(lambda: self.lesson.back())
        self.again_button.clicked.connect(lambda: self.lesson.again())
        self.hint_button.clicked.connect(lambda: self.give_hint())
        self.next_button.clicked.connect(lambda: self.press_main())

    # --- following the lesson -------------------------------------------------------

    def follow(self) -> None:
        """The lesson shows another step, or has something to reply."""
        run = self.lesson.run
        at = (run.at, run.answered)
        if at != self._shown_at:
            self._shown_at = at
            self._hint, self._hints = None, 0
            self.unfold()
            if run.outcome is None:
                self._outcome = None
            self._ask()
        self.refresh()
        self._point()
        soon(self, self.refresh)  # new answers are measured only when they have been dressed
        self.table_window.announcer.say(self.appearance.words.spoken(self._said()))

    def _ask(self) -> None:
        """What the step awaits is asked where it is answered."""
        run, marking = self.lesson.run, self.table_window.scene.marking
        wanted = run.wanted if run.asks else None
        if self.lesson.marks:
            marking.ask([kind for kind in run.kinds if kind != "card"])
        elif not run.answered:
            marking.stop()
        self.table_window.session.selection.answer(self.lesson.marks and "card" in run.kinds)
        self.answers.ask(wanted, run.choices)

    def _replied(self, outcome: Outcome) -> None:
        self._outcome, self._hint = outcome, None
        self.unfold()
        if outcome.right or outcome.wrong or outcome.missed:
            ends = outcome.kind == "right"
            self.table_window.scene.marking.tell(outcome.right, outcome.missed, outcome.wrong, ends=ends)

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
        self.lights.put_out()
        self.ended.emit()

    # --- what is done ---------------------------------------------------------------

    def press_main(self) -> bool:
        """Check, or Next; False while an Action is awaited, whose main button Enter presses."""
        run = self.lesson.run
        if not run.asks:
            self.lesson.go_on()
        elif self.lesson.marks:
            cards = self.table_window.session.selection.cards if "card" in run.kinds else ()
            self.lesson.mark((*self.table_window.scene.marking.marked, *cards))
        elif isinstance(run.wanted, ActionWanted):
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
        self.table_window.announcer.say(self.appearance.words.spoken(self._reply()))

    def stops(self) -> list[QWidget]:
        """Where keys lead the focus: the answers, then the buttons."""
        first = self.next_button if self.next_button.isVisibleTo(self) else self.hint_button
        return [*self.answers.stops(), first, self.fold_button]

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
        if outcome.reason is not None:
            return words.text(outcome.reason.message)
        own = self.lesson.run.step.done is not None
        keys = {
            "right": "" if own or not self.lesson.run.answered else "practice-right",
            "partly": "practice-partly",
            "other": "practice-other" if self.lesson.run.asks else "practice-not-now",
            "wrong": "practice-missed" if outcome.right and not outcome.wrong else "practice-wrong",
        }
        if not self.lesson.marks:
            keys["wrong"] = "practice-not-it"
        key = keys.get(outcome.kind, "")
        return words.tr(key) if key else ""

    def refresh(self) -> None:
        """Word and place the balloon."""
        look, run = self.appearance, self.lesson.run
        self.head.setText(run.lesson.title.read(look.words))
        self.count.setText(look.tr("practice-step", step=run.at + 1, all=len(run.lesson.steps)))
        good = self._outcome is None or self._outcome.good
        state = "hint" if self._hint is not None else "good" if good else "wrong"
        self.say(self._tell().text.read(look.words), self._reply(), state)
        self.chip.show_clause(self._clause())
        self._word_buttons()
        self.answers.refresh()
        self.fit(self.table_window.frame.size())
        self._place()
        self._tell_as_text()

    def _tell_as_text(self) -> None:
        """The same for who reads the table as text."""
        window, run = self.table_window, self.lesson.run
        marks = window.scene.marking.marked if self.lesson.marks else ()
        cards = window.session.selection.cards if self.lesson.marks else ()
        places = window.scene.ground.places() if self.lesson.marks and "place" in run.kinds else ()
        window.text.ask(
            (self._tell().text.read(self.appearance.words), self._reply()), places, (*marks, *cards)
        )

    def _mark(self, ref: str) -> None:
        """Something is marked in the table as text."""
        if not self.lesson.marks:
            return
        if ref.startswith("card:"):
            self.table_window.session.selection.toggle(ref.removeprefix("card:"))
            self.refresh()
        else:
            self.table_window.scene.marking.toggle([ref])

    def _clause(self) -> str:
        """The clause beside what is said, as the window cites it."""
        clause = self._tell().clause
        if self._outcome is not None and self._outcome.reply is not None and self._outcome.reply.clause:
            clause = self._outcome.reply.clause
        elif self._outcome is not None and self._outcome.reason is not None:
            clause = self._outcome.reason.clause
        if not clause:
            return ""
        return clause if " " in clause else f"{self.lesson.lesson.game} {clause}"

    def _word_buttons(self) -> None:
        look, run = self.appearance, self.lesson.run
        elsewhere = run.asks and isinstance(run.wanted, ActionWanted | WordWanted)
        last = run.at + 1 == len(run.lesson.steps)
        check = "practice-check" if run.asks else "practice-finish" if last else "button-next"
        self.name_buttons(check)
        self.back_button.setEnabled(run.at > 0)
        self.hint_button.setVisible(run.asks)
        self.again_button.setVisible(run.wanted is not None)
        self.next_button.setVisible(not elsewhere)
        self.hint_button.setToolTip(look.tr("practice-hint-tip", n=min(self._hints + 1, HINTS), all=HINTS))

    # --- room -----------------------------------------------------------------------

    def _place(self) -> None:
        if self.carried:
            self.stay_in(self.room())
            return
        room = self.room()
        self._corner = corner_for(self.size(), room, self.lights.spots(), self._corner)
        self.move(spot_in(self._corner, self.size(), room))
        self.raise_()

    def turned(self) -> None:
        """Folded or open it stands in its corner."""
        self._place()

    def _make_room(self) -> None:
        """Where what is spoken of is out of sight, or no corner is free of it, the map moves beside the guide."""
        self._place()
        if not self.lights.hidden(self.geometry()):
            return
        strips = self.lights.strips(self.geometry())
        for strip in (*strips, strips[0]):  # where none is free of it, the best
            self.lights.bring_into(strip)
            self._place()
            if not self.lights.hidden(self.geometry()):
                return

    def _zoomed(self, zoom: float) -> None:
        self.lights.set_zoom(zoom)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the size of the map."""
        if event.type() == QEvent.Type.Resize:
            self.refresh()
            soon(self, self._make_room)
        return super().eventFilter(watched, event)

    # --- lights ---------------------------------------------------------------------

    def _pointing(self) -> Tell:
        """Whose lights are shown: those of the reply, else those of the step."""
        if self._hint is not None:
            return Tell(self._tell().text, self._hint.lights)
        if self._outcome is not None and self._outcome.reply is None and self._outcome.reason is not None:
            return Tell(self._tell().text, self._outcome.reason.lit)
        reply = self._outcome.reply if self._outcome is not None else None
        return reply if reply is not None and (reply.lights or reply.arrows) else self._tell()

    def _point(self) -> None:
        """Light and point at what is spoken of, and bring it into sight."""
        run = self.lesson.run
        if self.lights.show(self._pointing(), run.among if run.asks else ()):
            self.put_back()
            self._make_room()
            soon(self, self._make_room)  # a drawer or a panel that opens takes its room after this
            soon(self, lambda: self.lights.close_in_the_way(self.geometry()))
        else:
            self._place()
