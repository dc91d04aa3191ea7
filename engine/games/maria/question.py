"""Questions: Steps that ask one seat to choose one of a few words."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.games.maria.actions import Answer
from engine.games.maria.refusals import no_answer
from engine.games.maria.state import State
from engine.kernel.action import Action
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Rule
from engine.kernel.step import AnyRule, Step


class Answering(Rule[Asked[Any, State], Answer]):
    """A question is answered by one of its words."""

    action: ClassVar[type[Action]] = Answer

    def choices(self, asked: Asked[Any, State]) -> tuple[str, ...]:
        """The words that answer it."""
        choices: tuple[str, ...] = asked.step.choices
        return choices

    def candidates(self, asked: Asked[Any, State]) -> list[Answer]:
        return [Answer(word) for word in self.choices(asked)]

    def why_not(self, asked: Asked[Any, State], action: Answer) -> Refusal | None:
        """No other word is an answer."""
        choices = self.choices(asked)
        if action.choice in choices:
            return None
        return no_answer(asked.step.cites().removeprefix("maria "), choices)

    def play(self, asked: Asked[Any, State], action: Answer) -> None:
        asked.position.pop()
        asked.step.answer(asked.position, action.choice == self.choices(asked)[0])


class Question(Step[State], frozen=True):
    """A question answered by `answer WORD`; `choices` are its words, the active one first."""

    rules: ClassVar[tuple[AnyRule, ...]] = (Answering(),)
    choices: ClassVar[tuple[str, ...]] = ()

    def run(self, position: State) -> None:
        """Nothing to ask: go on."""
        position.pop()

    def answer(self, position: State, yes: bool) -> None:
        """What the answer does."""
        raise AssertionError(f"{type(self).__name__} does nothing with {yes}")
