"""The coach: what a seat that is about to end its phase may have overlooked.

A game brings one as `Game.coach`; the window shows what it says in practice tables only. It holds no rule of its own:
what it warns of comes from the functions that draw the overlays, tell the inspector's facts and judge, and it knows
what the seat may know, no more: in every truth that looks the same to a seat it says the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Generic, TypeVar

from msgspec import Struct

from engine.kernel.action import Action
from engine.kernel.explain import Fact
from engine.kernel.message import Message
from engine.kernel.position import Position

P = TypeVar("P", bound=Position)


class Caution(Struct, frozen=True):
    """Something that may have been overlooked.

    Attributes:
        message: what would come of it. clause: the rule by which it would. lit: references of where.
        why: what it follows from, as the inspector tells such things.
        ways: along which it would come: references of places, in order; drawn as arrows.
        by_hand: it rests on cards that the seat alone may see: while they lie face down it is not told.
    """

    message: Message
    clause: str
    lit: tuple[str, ...]
    why: tuple[Fact, ...]
    ways: tuple[tuple[str, ...], ...] = ()
    by_hand: bool = False


class Coach(Generic[P]):
    """What a game warns of; this one warns of nothing.

    Attributes:
        steps: names of the Steps at whose end something may have been overlooked.
        ending: the Action by which a seat ends them; none: nothing is ever said.
    """

    steps: ClassVar[tuple[str, ...]] = ()
    ending: ClassVar[Action | None] = None

    def overlooked(self, position: P, seat: str) -> tuple[Caution, ...] | None:
        """What the seat may have overlooked, the weightiest first.

        None where it may not end its phase now, or nothing is ever said.
        """
        return tuple(self.cautions(position, seat)) if self.is_due(position, seat) else None

    def is_due(self, position: P, seat: str) -> bool:
        """Whether the seat may end one of `steps` now."""
        if self.ending is None or position.result is not None or not position.agenda:
            return False
        return position.top().name in self.steps and position.refuse(self.ending, seat) is None

    def cautions(self, position: P, seat: str) -> Iterable[Caution]:
        """What would come of it if the seat ended its phase now, from what it may know."""
        del position, seat
        return ()
