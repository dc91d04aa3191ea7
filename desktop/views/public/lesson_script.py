"""A lesson as it is presented: what its guide says is what the room reads."""

from __future__ import annotations

from desktop.session.lesson_table import LessonTable
from desktop.views.table.script import Guided, Posed
from desktop.views.widgets.appearance import Appearance
from engine.practice.lesson import Tell, WordWanted


class LessonScript:
    """The steps of a lesson. Only what the lesson itself says is read out: reasons of the rules may speak of hands."""

    leads = True

    def __init__(self, appearance: Appearance, lesson: LessonTable) -> None:
        self._appearance, self._lesson = appearance, lesson

    @property
    def steps(self) -> tuple[str, ...]:
        """What each step says."""
        words = self._appearance.words
        return tuple(step.tell.text.read(words) for step in self._lesson.lesson.steps)

    @property
    def at(self) -> int:
        """The step that is shown."""
        return self._lesson.run.at

    @property
    def _tell(self) -> Tell:
        """What the guide says, or the lesson's own reply to what was answered."""
        run = self._lesson.run
        return run.outcome.reply if run.outcome is not None and run.outcome.reply is not None else run.shown

    @property
    def guided(self) -> Guided | None:
        """What the guide says."""
        run, tell = self._lesson.run, self._tell
        clause = tell.clause or run.shown.clause
        if clause and " " not in clause:
            clause = f"{run.lesson.game} {clause}"
        pointing = tell if tell.lights or tell.arrows else run.shown
        return Guided(
            tell.text.read(self._appearance.words),
            clause,
            run.at + 1,
            len(run.lesson.steps),
            tuple(ref for ref in pointing.lights if not ref.startswith("window:")),
            pointing.arrows,
        )

    @property
    def posed(self) -> Posed:
        """The question of the step, with its choices where it has some."""
        run, words = self._lesson.run, self._appearance.words
        choices = run.choices if run.asks and isinstance(run.wanted, WordWanted) else ()
        return Posed(run.step.tell.text.read(words), tuple(choice.read(words) for choice in choices))

    def forward(self) -> None:
        """The answer that is awaited, or the next step."""
        if self._lesson.run.asks:
            self._lesson.solve()
        else:
            self._lesson.go_on()

    def back(self) -> None:
        """The step before, as it began."""
        self._lesson.back()

    def restart(self) -> None:
        """The first step."""
        self._lesson.go_to(0)

    def go_to(self, step: int) -> None:
        """Another step, as it begins; those between are answered rightly."""
        self._lesson.go_to(step)

    def solve(self) -> tuple[str, ...]:
        """Answer as one who knows it would; of choices, the right one."""
        run, words = self._lesson.run, self._appearance.words
        wanted = run.wanted
        right = tuple(
            choice.read(words)
            for choice in run.choices
            if isinstance(wanted, WordWanted) and choice.word == wanted.word
        )
        if run.asks:
            self._lesson.solve()
        else:
            self._lesson.go_on()
        return right
