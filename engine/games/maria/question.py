"""Questions: Steps that ask one seat to choose one of a few words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.games.maria.actions import Answer
from engine.games.maria.refusals import no_answer
from engine.games.maria.state import State
from engine.kernel.refusal import Refusal
from engine.kernel.step import Step


class Question(Step[State], frozen=True):
    """A question answered by `answer WORD`; `choices` are its words, the active one first."""

    accepts: ClassVar[tuple[type[Answer], ...]] = (Answer,)
    choices: ClassVar[tuple[str, ...]] = ()

    def run(self, position: State) -> None:
        """Nothing to ask: go on."""
        position.pop()

    def actions(self, position: State, seat: str) -> Iterator[Answer]:
        for choice in self.choices:
            yield Answer(choice)

    def refuse(self, position: State, seat: str, action: Answer) -> Refusal | None:
        if action.choice not in self.choices:
            return no_answer(self.clause.removeprefix("maria "), self.choices)
        return None

    def play(self, position: State, seat: str, action: Answer) -> None:
        position.pop()
        self.answer(position, action.choice == self.choices[0])

    def answer(self, position: State, yes: bool) -> None:
        """What the answer does."""
        raise AssertionError(f"{type(self).__name__} does nothing with {yes}")
