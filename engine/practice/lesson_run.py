"""A lesson in progress: its table, the step that is shown, what is answered to it, and the reply."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal

from msgspec import Struct

import engine
from engine.kernel.action import Action
from engine.kernel.drill import Reason
from engine.kernel.errors import FileError, KabinettError, shortened
from engine.kernel.positions import read_action
from engine.kernel.refusal import Refusal
from engine.kernel.table import Table
from engine.practice.arrangement import leads_to
from engine.practice.lesson import (
    ActionWanted,
    AnswerChoice,
    DrillWanted,
    Lesson,
    LessonStep,
    MarksWanted,
    Mistake,
    NumberWanted,
    Tell,
    Wanted,
    WordWanted,
)
from engine.practice.lesson_drill import Posed
from engine.practice.patterns import answers, is_whole

Kind = Literal["right", "partly", "allowed", "mistake", "refused", "other", "wrong"]
PLAYED: tuple[Kind, ...] = ("right", "partly", "allowed")
"""What an Action must be to be played."""


class Outcome(Struct, frozen=True):
    """What came of an answer.

    Attributes:
        kind: `right`: what was awaited; `partly`: one of several Actions awaited; `allowed`: it may be played besides;
            `mistake`: one that has a reply; `refused`: the rules do not allow it; `other`: legal, but not awaited;
            `wrong`: another wrong answer to a question.
        reply: what the lesson says to it, None where it has nothing of its own to say.
        refusal: why the rules do not allow it.
        right, missed, wrong: of marks, those that are right, those that are lacking and those that are not asked for.
        reason: why an answer to a drill's question is wrong, as the rules tell it.
    """

    kind: Kind
    reply: Tell | None = None
    refusal: Refusal | None = None
    right: frozenset[str] = frozenset()
    missed: frozenset[str] = frozenset()
    wrong: frozenset[str] = frozenset()
    reason: Reason | None = None

    @property
    def good(self) -> bool:
        """Whether it leads on, or at least not astray."""
        return self.kind in PLAYED


class _Began(Struct):
    """How a step began: at which table, after how many Actions."""

    table: Table
    moment: int


class LessonRun:
    """One lesson as it is played.

    Nothing but an answer that is awaited leads on, and whatever else is done at the table, `again` and `back` bring
    back how a step began.

    Attributes:
        at: the number of the step that is shown, from 0.
        outcome: what came of the last answer to it, None before any.
        answered: whether what it awaits was answered rightly. finished: the last step is over.
        plays: by whom the lesson lets its own Actions be played, None: by the table itself.
    """

    def __init__(self, lesson: Lesson, step: str = "") -> None:
        """Begins a lesson, or goes on with it at a step; raises FileError where its file does not fit the rules."""
        self.lesson = lesson
        self.at = -1
        self.outcome: Outcome | None = None
        self.answered = self.finished = False
        self.plays: Callable[[Action, str], object] | None = None
        self._posed: Posed | None = None
        self._began: list[_Began] = []
        self._enter(0)
        for _ in range(lesson.number(step) if step else 0):
            if not self.show():
                break

    # --- where it stands ----------------------------------------------------------------

    @property
    def step(self) -> LessonStep:
        """The step that is shown."""
        return self.lesson.steps[self.at]

    @property
    def table(self) -> Table:
        """The table of this step."""
        return self._began[self.at].table

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that the reader plays."""
        return (self.lesson.seat,) if self.lesson.seat else tuple(self.table.view(None).seats)

    @property
    def wanted(self) -> Wanted | None:
        """What the step awaits; what a drill calls right stands for its question."""
        wanted = self.step.wanted
        if not isinstance(wanted, DrillWanted):
            return wanted
        assert self._posed is not None
        return self._posed.wanted

    @property
    def choices(self) -> tuple[AnswerChoice, ...]:
        """The answers to choose among."""
        return self._posed.choices if self._posed is not None else self.step.choices

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of reference that are to be marked: those of what is right and of what might be thought."""
        return tuple(sorted({ref.partition(":")[0] for ref in self.among}))

    @property
    def among(self) -> tuple[str, ...]:
        """All that might be marked: what is right, what the step has a reply to, what tempts in a drill's question."""
        if not isinstance(self.wanted, MarksWanted):
            return ()
        refs = set(self.wanted.refs)
        refs |= set(self._posed.answer.candidates) if self._posed is not None else set()
        for mistake in self.step.mistakes:
            if isinstance(mistake.when, MarksWanted):
                refs |= mistake.when.refs
        return tuple(sorted(refs))

    @property
    def asks(self) -> bool:
        """Whether an answer is awaited before the lesson goes on."""
        return self.step.wanted is not None and not self.answered

    @property
    def shown(self) -> Tell:
        """What the guide says now: the step, or what is said when it was answered."""
        return self.step.done if self.answered and self.step.done is not None else self.step.tell

    def _enter(self, at: int) -> None:
        """Show a step as it begins; where its file does not fit the rules the one before stays."""
        step = self.lesson.steps[at]
        began = self._began[at] if at < len(self._began) else self._begin(step)
        self._posed = self._pose(at, began.table) if isinstance(step.wanted, DrillWanted) else None
        if at == len(self._began):
            self._began.append(began)
        self.at, self.outcome, self.answered, self.finished = at, None, False, False

    def _begin(self, step: LessonStep) -> _Began:
        table = self._set_up(step) if step.situation is not None else self.table
        return _Began(table, len(table.history))

    def _pose(self, at: int, table: Table) -> Posed:
        wanted = self.lesson.steps[at].wanted
        assert isinstance(wanted, DrillWanted)
        try:
            return Posed(table, self.lesson.seat, wanted)
        except KabinettError as error:
            where = self.lesson.where("steps", at, "expect")
            raise FileError(str(self.lesson.path), where, str(error), "Mend the question") from error

    def _set_up(self, step: LessonStep) -> Table:
        assert step.situation is not None
        kind: Literal["lesson", "open"] = "lesson" if self.lesson.seat else "open"
        table = step.situation.table(engine.game(self.lesson.game), engine.__version__, kind=kind)
        seat, known = self.lesson.seat, list(table.view(None).seats)
        if seat and seat not in known:
            problem, mend = f"there is no seat '{shortened(seat)}'", f"Use one of: {', '.join(known)}"
            raise FileError(str(self.lesson.path), self.lesson.where("seat"), problem, mend)
        return table

    # --- going on and back --------------------------------------------------------------

    def next(self) -> None:
        """Go on from a step that awaits nothing, or nothing more; the last one ends the lesson."""
        if self.asks:
            return
        if self.at + 1 < len(self.lesson.steps):
            self._enter(self.at + 1)
        else:
            self.finished = True

    def again(self) -> None:
        """The step that is shown, as it began."""
        self._restore(self.at)

    def back(self) -> None:
        """The step before, as it began."""
        self._restore(max(0, self.at - 1))

    def _restore(self, at: int) -> None:
        began = self._began[at]
        del self._began[at + 1 :]
        if len(began.table.history) > began.moment:
            began.table.take_back(began.moment)
        self._enter(at)

    def back_to(self, moment: int) -> None:
        """Take back what was played since a moment; at the beginning of a step: the step in which it was played."""
        if not self.answered and moment >= self._began[self.at].moment:
            self.table.take_back(moment)
            self.outcome = None
            return
        played = [n for n in range(self.at + 1) if self._began[n].moment <= moment]
        on_it = [number for number in played if self._began[number].table is self.table]
        self._restore(on_it[-1] if on_it else max(0, self.at - 1))

    # --- Actions ------------------------------------------------------------------------

    def judge(self, action: Action, seat: str) -> Outcome:
        """What an Action is to the lesson, and its reply; nothing is played."""
        step, wanted, text = self.step, self.wanted, action.text()
        asked = isinstance(wanted, ActionWanted) and not self.answered
        refusal = self.table.refuse(action, seat)
        if refusal is None and asked and seat in self.seats and answers(text, self._left()):
            return Outcome("partly" if self._several() else "right")
        if refusal is None and asked and seat in self.seats and self._leads_there(action, seat):
            return Outcome("right")
        for mistake in step.mistakes if asked else ():
            if isinstance(mistake.when, ActionWanted) and answers(text, mistake.when.patterns):
                return Outcome("mistake", mistake.reply, refusal)
        if refusal is not None:
            return Outcome("refused", None, refusal)
        if asked and seat in self.seats and answers(text, step.allows):
            return Outcome("allowed")
        return Outcome("other", step.otherwise if asked else None)

    def play(self, action: Action, seat: str | None = None) -> Outcome:
        """Judge an Action, and play it where it is awaited or allowed; then what the lesson itself plays."""
        seat = self.table.position.seat_of(action) if seat is None else seat
        outcome = self.judge(action, seat)
        if outcome.good:
            self.table.play(action, seat)
        self.note(outcome)
        return outcome

    def note(self, outcome: Outcome) -> None:
        """An Action was judged, and played if it was good: what follows from it."""
        self.outcome = outcome
        if outcome.kind == "right":
            self.follow()
            self._be_answered()

    def follow(self) -> None:
        """What the lesson itself plays after the answer; raises FileError where that is not legal."""
        self._by_the_straight_way()
        for number, text in enumerate(self.step.after):
            try:
                action, seat = read_action(self.table, text)
                (self.plays or self.table.play)(action, seat)
            except KabinettError as error:
                where = self.lesson.where("steps", self.at, "after", number)
                mend = "Mend this action or leave it out; 'seat: action' says whose it is"
                raise FileError(str(self.lesson.path), where, str(error), mend) from error

    def _leads_there(self, action: Action, seat: str) -> bool:
        """Whether with this Action there lies on the table what the awaited one leads to."""
        wanted, began = self.wanted, self._began[self.at]
        if not (isinstance(wanted, ActionWanted) and wanted.until):
            return False
        begin = began.table.position_at(began.moment)
        return leads_to(begin, wanted.patterns[0], self.table.position, action, seat)

    def _by_the_straight_way(self) -> None:
        """What was reached by several Actions is as if the awaited one had led there: the lesson goes on from that."""
        began, wanted = self._began[self.at], self.wanted
        if not (isinstance(wanted, ActionWanted) and wanted.until):
            return
        action = began.table.position_at(began.moment).read(wanted.patterns[0])
        if [played.action for played in self.table.history[began.moment :]] != [action]:
            self.table.take_back(began.moment)
            self.table.play(action, self._seat_for(action))

    def _be_answered(self) -> None:
        """A right answer: a step of Actions that says nothing more is over."""
        self.answered = True
        if self.step.done is None and isinstance(self.wanted, ActionWanted):
            self.next()

    def _left(self) -> tuple[str, ...]:
        """The patterns that are still to be answered: by one Action, or each by one of its own."""
        wanted = self.wanted
        if not isinstance(wanted, ActionWanted):
            return ()
        left = list(wanted.patterns)
        for played in self.table.history[self._began[self.at].moment :] if wanted.every else ():
            met = next((one for one in left if answers(played.action.text(), [one])), None)
            if met is not None:
                left.remove(met)
        return tuple(left)

    def _several(self) -> bool:
        """Whether more than one Action is still awaited."""
        wanted = self.wanted
        return isinstance(wanted, ActionWanted) and wanted.every and len(self._left()) > 1

    # --- questions ----------------------------------------------------------------------

    def mark(self, refs: Iterable[str]) -> Outcome:
        """Answer a question on the map: what was clicked, all together."""
        wanted, marked = self.wanted, frozenset(refs)
        assert isinstance(wanted, MarksWanted)
        right, wrong = marked & wanted.refs, marked - wanted.refs
        if marked == wanted.refs:
            return self._reply(Outcome("right", right=right))
        missed = wanted.refs - marked
        for mistake in self.step.mistakes:
            if isinstance(mistake.when, MarksWanted) and mistake.when.refs & marked:
                return self._reply(Outcome("mistake", mistake.reply, None, right, missed, wrong))
        reasons = [self._why(ref) for ref in (*sorted(wrong), *sorted(missed))]
        reason = next((one for one in reasons if one is not None), None)
        return self._reply(Outcome("wrong", self.step.otherwise, None, right, missed, wrong, reason))

    def number(self, number: int) -> Outcome:
        """Answer a question for a number."""
        wanted = self.wanted
        assert isinstance(wanted, NumberWanted)
        return self._said(number == wanted.number, NumberWanted(number))

    def choose(self, word: str) -> Outcome:
        """Answer a question that has choices."""
        wanted = self.wanted
        assert isinstance(wanted, WordWanted)
        return self._said(word == wanted.word, WordWanted(word))

    def _said(self, right: bool, answer: NumberWanted | WordWanted) -> Outcome:
        if right:
            return self._reply(Outcome("right"))
        for mistake in self.step.mistakes:
            if mistake.when == answer:
                return self._reply(Outcome("mistake", mistake.reply))
        told = str(answer.number) if isinstance(answer, NumberWanted) else answer.word
        return self._reply(Outcome("wrong", self.step.otherwise, reason=self._why(told)))

    def _why(self, answered: str) -> Reason | None:
        return self._posed.why(answered) if self._posed is not None else None

    def _reply(self, outcome: Outcome) -> Outcome:
        self.note(outcome)
        return outcome

    # --- for who checks, resumes or gives a hint -------------------------------------------

    def awaited(self) -> tuple[tuple[Action, str], ...]:
        """Legal Actions that answer to what is awaited now, each with its seat; those of gaps as they are listed."""
        return tuple(self._matching(self._left()))

    def _matching(self, patterns: Iterable[str]) -> Iterator[tuple[Action, str]]:
        asked = self.table.decision()
        decisions = [self.table.decision(seat) for seat in asked.seats] if asked else []
        for pattern in patterns:
            if is_whole(pattern):
                try:
                    action = self.table.read(pattern)
                except KabinettError:
                    continue
                seat = self._seat_for(action)
                if self.table.refuse(action, seat) is None:
                    yield action, seat
                continue
            for decision in decisions:
                if decision is not None and decision.seat in self.seats:
                    listed = (*decision.actions, *decision.offers)
                    yield from ((a, decision.seat) for a in listed if answers(a.text(), [pattern]))

    def _seat_for(self, action: Action) -> str:
        return self.lesson.seat or self.table.position.seat_of(action)

    def wrongly(self, mistake: Mistake) -> tuple[Action, str] | None:
        """An Action by which a mistake is made; None where the lesson names none, and none is listed."""
        assert isinstance(mistake.when, ActionWanted)
        if mistake.example or is_whole(mistake.when.patterns[0]):
            try:
                action = self.table.read(mistake.example or mistake.when.patterns[0])
            except KabinettError:
                return None
            return action, self._seat_for(action)
        awaited = self.awaited()
        return next((one for one in self._matching(mistake.when.patterns) if one not in awaited), None)

    def solve(self) -> bool:
        """Answer the step rightly, as one who knows it would; False where that cannot be done."""
        at, wanted = self.at, self.wanted
        if isinstance(wanted, MarksWanted):
            self.mark(wanted.refs)
        elif isinstance(wanted, NumberWanted):
            self.number(wanted.number)
        elif isinstance(wanted, WordWanted):
            self.choose(wanted.word)
        else:
            while self.asks and self.at == at:
                ways = self.awaited()
                if not ways or not self.play(*ways[0]).good:
                    return False
        return True

    def show(self) -> bool:
        """Answer the step rightly and go on; False where that cannot be done."""
        at = self.at
        if not self.solve():
            return False
        if self.at == at:
            self.next()
        return self.at > at or self.finished

    def go_to(self, at: int) -> None:
        """Another step as it begins, by its number; those between are answered rightly."""
        if at <= self.at:
            self._restore(max(0, at))
        while self.at < min(at, len(self.lesson.steps) - 1) and self.show():
            pass
