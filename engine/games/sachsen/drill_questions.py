"""What the drills of several chapters share: what a question is about, and answers that are numbers."""

from __future__ import annotations

from engine.games.sachsen.dice import FACES
from engine.games.sachsen.politics.turns import TURN
from engine.games.sachsen.sides import NUMBER
from engine.kernel.drill import Answer, Question, Reason

EVERY_FACE = range(1, FACES + 1)
OWN_TURN = (TURN,)
"""The Steps at which what a player could do in his turn is asked."""


def numbered(right: int, why: dict[str, Reason]) -> Answer:
    """A number that is right, with those that tempt."""
    return Answer(frozenset({str(right)}), tuple(sorted(why, key=int)), why)


def side_in(question: Question, place: int = 0) -> int:
    """The State that a question is about."""
    return NUMBER[question.about[place].removeprefix("side:")]


def number_in(question: Question, place: int) -> int:
    """A number that a question is about: `die:3`."""
    return int(question.about[place].partition(":")[2])
