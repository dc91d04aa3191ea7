"""Drills: questions that a game asks about its Positions, answered by the very rules that judge and explain.

A game brings its kinds as `Game.drills`; `engine.practice` chooses Positions, asks, checks what a person marks and
repeats what was hard. No kind holds an answer of its own: right and wrong come from the functions that list, refuse
and explain Actions, and so do the reasons.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar, Generic, Literal, TypeVar

from msgspec import Struct

from engine.kernel.action import Action
from engine.kernel.explain import Fact
from engine.kernel.message import Arg, Message
from engine.kernel.refusal import Refusal

P = TypeVar("P", contravariant=True)
Form = Literal["places", "pieces", "cards", "number", "choice"]
"""What is marked: places or pieces on the table, cards of the hand; or a number, or one of several words."""


class Reason(Struct, frozen=True):
    """Why something belongs to an answer, or not: a sentence, its clause, and what to light."""

    message: Message
    clause: str
    lit: tuple[str, ...] = ()

    @classmethod
    def of(cls, said: Refusal | Fact) -> Reason:
        """What a Refusal or a Fact says."""
        return cls(said.message, said.clause, said.lit)


def because(clause: str, key: str, *lit: str, **args: Arg) -> Reason:
    """A Reason by keywords: `because(clause, "drill-GAME-reach-way", "place:mill", n=2)`."""
    return Reason(Message(key, args), clause, lit)


class Question(Struct, frozen=True):
    """One question about one Position.

    Attributes:
        kind: name of its kind. seat: whose View is shown; "" for the public's.
        about: references of what it asks about, in an order that the kind knows: they are lit, and tell questions of
            a kind in one Position apart.
        prompt: the question as a sentence.
        choices: the words that may be chosen (form `choice`): `drill-<game>-<kind>-choice-<word>` is the text of one.
    """

    kind: str
    seat: str
    about: tuple[str, ...]
    prompt: Message
    choices: tuple[str, ...] = ()


class Answer(Struct, frozen=True):
    """What is right, what might be thought, and why.

    Attributes:
        right: references of what is to be marked, all of it; of a choice the word, of a number its digits.
        candidates: what a person might think of, what is right among it; a fixed order.
        why: a Reason for each of the candidates.
    """

    right: frozenset[str]
    candidates: tuple[str, ...]
    why: dict[str, Reason]

    @classmethod
    def judged(cls, found: Iterable[tuple[str, Refusal | None, Reason]]) -> Answer:
        """What is legal is right, of candidates with what is said against each, and why it is right otherwise."""
        judged = tuple(found)
        why = {one: reason if refusal is None else Reason.of(refusal) for one, refusal, reason in judged}
        return cls(frozenset(one for one, refusal, _ in judged if refusal is None), tuple(why), why)

    @property
    def wrong(self) -> tuple[str, ...]:
        """The candidates that are not right: what tempts."""
        return tuple(one for one in self.candidates if one not in self.right)


class DrillKind(ABC, Generic[P]):
    """One kind of question.

    Attributes:
        name: its id in its game: the title is the message `drill-<game>-<name>`.
        clauses: the clauses that it trains. form: what is marked.
        steps: names of the Steps at which it may be asked; none: at any. scenarios: in which; none: in all.
        plain: keys of Reasons that everybody thinks of first: a drill holds at least one other.
    """

    name: ClassVar[str]
    clauses: ClassVar[tuple[str, ...]]
    form: ClassVar[Form]
    steps: ClassVar[tuple[str, ...]] = ()
    scenarios: ClassVar[tuple[str, ...]] = ()
    plain: ClassVar[frozenset[str]] = frozenset()

    @abstractmethod
    def questions(self, position: P, seat: str) -> Iterable[Question]:
        """What a seat might be asked here, cheaply: no answer is looked for yet."""

    @abstractmethod
    def answer(self, position: P, question: Question) -> Answer:
        """What is right and why, from what the question's seat may know."""

    def beside(self, position: P, question: Question) -> Iterable[Fact]:
        """What it rests on that lies neither on the map nor in the hand: it is told with the question."""
        del position, question
        return ()

    def reason(self, position: P, question: Question, marked: str) -> Reason | None:
        """Why something that is no candidate is wrong, where the rules can tell."""
        del position, question, marked
        return None

    def consequence(self, position: P, question: Question) -> Sequence[Action]:
        """Actions that show what the answer means, played one after the other; none where nothing would be seen."""
        del position, question
        return ()
