"""Questions: Steps that ask one seat to choose one of a few words."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, TypeVar

from engine.games.maria.actions import Answer
from engine.games.maria.refusals import no_answer
from engine.games.maria.state import State
from engine.kernel.action import Action
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Rule
from engine.kernel.step import AnyRule, Step

Q = TypeVar("Q", bound=Asked[Step[State], State], contravariant=True)


class Choosing(Rule[Q, Answer]):
    """One of a few words is said."""

    action: ClassVar[type[Action]] = Answer

    @abstractmethod
    def choices(self, asked: Q) -> tuple[str, ...]:
        """The words."""

    def candidates(self, asked: Q) -> list[Answer]:
        """One for each word."""
        return [Answer(word) for word in self.choices(asked)]

    def why_not(self, asked: Q, action: Answer) -> Refusal | None:
        """No other word is an answer."""
        choices = self.choices(asked)
        if action.choice in choices:
            return None
        return no_answer(asked.step.cites().removeprefix("maria "), choices)


class Answering(Choosing[Asked["Question", State]]):
    """A question is answered by one of its words."""

    def choices(self, asked: Asked[Question, State]) -> tuple[str, ...]:
        """The words of the question."""
        return asked.step.choices

    def play(self, asked: Asked[Question, State], action: Answer) -> None:
        """The first word is a yes."""
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
