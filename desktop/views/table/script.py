"""What a teacher leads a room through, step by step: a table's past, a lesson, a drill."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Guided:
    """What the room reads of a step, in place of what is asked at the table.

    Attributes:
        clause: the rule beside it, as a reference, "" for that of the moment. step, all: which of how many it is.
        lights, arrows: references that it points at.
    """

    words: str
    clause: str = ""
    step: int = 0
    all: int = 0
    lights: tuple[str, ...] = ()
    arrows: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Posed:
    """What the room may be asked now: the question, and answers to raise hands for (none: they are the teacher's)."""

    words: str
    answers: tuple[str, ...] = ()


class Script(Protocol):
    """The steps of what is presented; whoever presents goes on and back in it with two keys.

    Attributes:
        leads: whether the steps are its own: the room reads them, and a key leads to the first.
    """

    leads: bool

    @property
    def steps(self) -> tuple[str, ...]:
        """Their names, in order."""

    @property
    def at(self) -> int:
        """The number of the step that is shown, from 0."""

    @property
    def guided(self) -> Guided | None:
        """What the room reads; None where it reads what is asked at the table."""

    @property
    def posed(self) -> Posed:
        """What the room may be asked at this step."""

    def forward(self) -> None:
        """One step on; where an answer is awaited, the answer is shown first."""

    def back(self) -> None:
        """One step back."""

    def restart(self) -> None:
        """The first step."""

    def go_to(self, step: int) -> None:
        """Another step, by its number."""

    def solve(self) -> tuple[str, ...]:
        """Show the answer to what was asked; which of the answers are right, as far as the rules know."""
