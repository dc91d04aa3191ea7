"""Rules: what one kind of Action is, said once. What judges an Action also lists, refuses and lights it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, TypeVar

from engine.kernel.action import Action
from engine.kernel.explain import Fact
from engine.kernel.listing import Listing
from engine.kernel.message import Message
from engine.kernel.numbers import NumberSheet
from engine.kernel.refusal import Refusal

S = TypeVar("S", covariant=True)
P = TypeVar("P")
V = TypeVar("V")


class looked_up(Generic[P, V]):  # noqa: N801 it reads as `property` does
    """What is looked up when it is first asked for, then kept: as `cached_property`, at a third of its price."""

    def __init__(self, look: Callable[[P], V]) -> None:
        self._look, self._name, self.__doc__ = look, look.__name__, look.__doc__

    def __get__(self, asked: P, kind: type | None = None) -> V:
        """Found once; from then on it stands in the object itself, which is asked before its class."""
        found = asked.__dict__[self._name] = self._look(asked)
        return found


class Asked(Generic[S, P]):
    """What a Rule is asked about: the Step (None out of turn), the whole truth, and the seat that answers.

    A game may add what several of its rules look up, each once for all of them (`looked_up`).
    It holds for one question only: a Position changes when it is played on.
    """

    def __init__(self, step: S, position: P, seat: str) -> None:
        self.step, self.position, self.seat = step, position, seat

    @property
    def holds(self) -> bool:
        """Whether the seat holds anything that others may not see: everybody may know that, as how many cards."""
        return True

    @looked_up
    def numbers(self) -> NumberSheet | None:
        """The numbers that the seat is to fill in; None where none are asked for."""
        step: Any = self.step
        sheet: NumberSheet | None = step.number_sheet(self.position, self.seat)
        return sheet

    @looked_up
    def shown(self) -> Action | None:
        """The whole answer that is offered; None where there is none."""
        step: Any = self.step
        action: Action | None = step.shown(self)
        return action


Q = TypeVar("Q", bound=Asked[Any, Any], contravariant=True)
A = TypeVar("A", bound=Action)


class Rule(ABC, Generic[Q, A]):
    """One kind of Action at a Step: which there are, what speaks against one, what comes of it.

    Nothing else may decide whether such an Action is legal: the Step lists those candidates that nothing speaks
    against, so a rule that is changed in `why_not` is changed in the list as well.

    Attributes:
        action: the kind of Action. akin: kinds that are listed among it and judged alike, as a forced march among
            moves. clause: the clause that allows it.
        exact: the candidates are legal ones only, and are not judged again: for Actions by the hundred, whose list
            has to be fast. Every such Rule is held against `why_not` by the battery (tests/battery).
        by_hand: which there are, or what speaks against one, rests on what their seat alone may see: its cards, and
            what lies face down with them. While that lies so nothing is told of such Actions but that there may be
            some. That all others are the same whatever the seat holds is held by the battery.
    """

    action: ClassVar[type[Action]]
    akin: ClassVar[tuple[type[Action], ...]] = ()
    clause: ClassVar[str] = ""
    exact: ClassVar[bool] = False
    by_hand: ClassVar[bool] = False

    @abstractmethod
    def candidates(self, asked: Q) -> Iterable[A] | Listing:
        """All that may be legal, one for each different outcome, in a fixed order."""

    @abstractmethod
    def why_not(self, asked: Q, action: A) -> Refusal | None:
        """None if the Action is legal, else what speaks against it."""

    @abstractmethod
    def play(self, asked: Q, action: A) -> None:
        """Carry out a legal Action."""

    def is_by_hand(self, asked: Q, action: A | None = None) -> bool:
        """Whether an Action of this kind, or any (None), rests at this moment on what its seat alone may see.

        Where that is not always so, everybody may know when it is.
        """
        del action
        return self.by_hand and asked.holds

    def is_free(self, asked: Q, action: A) -> bool:
        """Whether the Action is done besides, without counting among those that the Step allows."""
        del asked, action
        return False

    def label(self, asked: Q, action: A) -> Message:
        """What a button for a legal Action says, with what it means at this moment."""
        del asked
        label: Message = action.gesture().label
        return label

    def preview(self, asked: Q, action: A) -> Iterable[Fact]:
        """What a legal Action brings about on its way, to be said before it is played."""
        del asked, action
        return ()

    def lists(self, asked: Q, action: A) -> bool:
        """Whether a legal Action has its outcome among the listed ones; what changes nothing need not be listed."""
        del asked
        return action.listed


class Plain(Rule[Q, A]):
    """An Action without particulars, as "done": there is one of its kind, and nothing speaks against it as a rule."""

    def candidates(self, asked: Q) -> Iterable[Any]:
        """The one."""
        return (self.action(),)

    def why_not(self, asked: Q, action: A) -> Refusal | None:
        """Nothing, unless a Rule says otherwise."""
        return None
