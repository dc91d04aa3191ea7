"""Questions of lessons that the rules themselves answer: what is awaited is what a drill of the game calls right."""

from __future__ import annotations

import engine
from engine.kernel.drill import Answer, Question, Reason
from engine.kernel.errors import KabinettError
from engine.kernel.table import Table
from engine.practice.lesson import (
    AnswerChoice,
    DrillWanted,
    MarksWanted,
    NumberWanted,
    Text,
    Wanted,
    WordWanted,
)


class Posed:
    """One question of a drill at the table of a lesson."""

    def __init__(self, table: Table, seat: str, asked: DrillWanted) -> None:
        """Raises KabinettError where the game has no such question here."""
        game = table.game.id
        kinds = {kind.name: kind for kind in engine.game(game).drills}
        if asked.kind not in kinds:
            raise KabinettError(f"there is no drill '{asked.kind}'; there are: {', '.join(kinds) or 'none'}")
        self._table, self._kind = table, kinds[asked.kind]
        questions = [one for who in _seats(table, seat) for one in self._kind.questions(table.position, who)]
        found = [one for one in questions if not asked.about or one.about == asked.about]
        if not found:
            about = sorted({" ".join(one.about) for one in questions})
            raise KabinettError(f"this is not asked here; it may be about: {', '.join(about) or 'nothing'}")
        self.question: Question = found[0]
        self.answer: Answer = self._kind.answer(table.position, self.question)

    @property
    def wanted(self) -> Wanted:
        """What is right."""
        if self._kind.form in ("places", "pieces", "cards"):
            return MarksWanted(self.answer.right)
        (only,) = self.answer.right
        return NumberWanted(int(only)) if self._kind.form == "number" else WordWanted(only)

    @property
    def choices(self) -> tuple[AnswerChoice, ...]:
        """The words that may be chosen."""
        key = f"drill-{self._table.game.id}-{self._kind.name}-choice"
        return tuple(
            AnswerChoice(word, None if ":" in word else Text(f"{key}-{word}"))
            for word in self.question.choices
        )

    def why(self, answered: str) -> Reason | None:
        """Why something is right or wrong, where the rules can tell."""
        known = self.answer.why.get(answered)
        return known or self._kind.reason(self._table.position, self.question, answered)


def _seats(table: Table, seat: str) -> tuple[str, ...]:
    """Who may be asked: the seat of the lesson, else those who are asked at the table, then all."""
    if seat:
        return (seat,)
    decision = table.decision()
    return tuple(dict.fromkeys((*(decision.seats if decision else ()), *table.view(None).seats)))
