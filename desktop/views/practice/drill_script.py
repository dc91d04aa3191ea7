"""A drill as it is presented: the question is the room's, its answer comes when the teacher shows it."""

from __future__ import annotations

from desktop.views.practice.drill_page import DrillPage
from desktop.views.table.script import Guided, Posed
from engine.practice.drill_run import DrillRun
from engine.practice.drill_words import item_words, title_words
from engine.practice.drills import Drill

OFFERED = 4
"""Numbers that are offered where a number is asked for."""


class DrillScript:
    """Question, answer, and what happens. No card that the public can't see is ever named."""

    leads = True

    def __init__(self, page: DrillPage) -> None:
        self._page = page

    @property
    def steps(self) -> tuple[str, ...]:
        """The question, its answer, and what happens where that can be shown."""
        run, tr = self._page.run, self._page.appearance.tr
        if run is None:
            return ()
        shows = (tr("drills-show"),) if self._page.can_show else ()
        return (self._words(run), tr("drills-answer"), *shows)

    @property
    def at(self) -> int:
        """How far it is shown."""
        run, session = self._page.run, self._page.session
        if run is None or run.marks is None:
            return 0
        return 2 if session is not None and session.table.history else 1

    @property
    def guided(self) -> Guided | None:
        """The question; with its answer, and the rule that gives it, once that is shown."""
        run = self._page.run
        if run is None:
            return None
        words, lights, clause = self._words(run), run.drill.question.about, ""
        if run.marks is not None:
            clause = (run.drill.clauses or run.drill.kind.clauses)[0]
            told = self._right(run)
            words = f"{words} {', '.join(told)}" if run.single and told else words
            lights = tuple(one for one in run.drill.answer.candidates if one in run.drill.answer.right)
        return Guided(
            words,
            clause,
            lights=tuple(one for one in lights if ":" in one and not one.startswith("card:")),
        )

    @property
    def posed(self) -> Posed:
        """The question with the words to choose among, or some numbers."""
        run = self._page.run
        if run is None:
            return Posed("")
        drill, answers = run.drill, list[str]()
        if drill.kind.form == "choice":
            answers = [self._name(drill, word) for word in drill.question.choices]
        elif drill.kind.form == "number":
            right = int(next(iter(drill.answer.right)))
            first = right - drill.seed % OFFERED
            first = first if right < 0 else max(0, first)
            answers = [str(number) for number in range(first, first + OFFERED)]
        return Posed(self._words(run), tuple(answers))

    def _words(self, run: DrillRun) -> str:
        """The question, or what it is about where it names a card that the room can't see."""
        drill, words = run.drill, self._page.appearance.words
        if drill.names_hidden_card:
            return title_words(words, drill.game.id, drill.kind.name)
        return words.text(drill.question.prompt)

    def _name(self, drill: Drill, item: str) -> str:
        return item_words(self._page.appearance.words, drill.game.id, drill.question, item)

    def _right(self, run: DrillRun) -> tuple[str, ...]:
        right = run.drill.answer.right
        return tuple(self._name(run.drill, one) for one in sorted(right) if not one.startswith("card:"))

    # --- going on and back --------------------------------------------------------------

    def forward(self) -> None:
        """The answer, then what happens, then another question."""
        run = self._page.run
        if run is not None and run.marks is None:
            self._page.solve()
        elif self.at == 1 and self._page.can_show:
            self._page.show_what_happens()
        else:
            self._page.next()

    def back(self) -> None:
        """From what happens to the answer, from the answer to the question."""
        if self.at == 2:
            self._page.show_what_happens()
        else:
            self.restart()

    def restart(self) -> None:
        """The question, unanswered."""
        run = self._page.run
        if run is not None:
            self._page.ask(run.drill)

    def go_to(self, step: int) -> None:
        """The question, the answer, or what happens."""
        if step < self.at:
            self.restart()
        while self.at < min(step, len(self.steps) - 1):
            self.forward()

    def solve(self) -> tuple[str, ...]:
        """Show the answer; which words are right."""
        run = self._page.run
        if run is None:
            return ()
        if run.marks is None:
            self._page.solve()
        return self._right(run)
