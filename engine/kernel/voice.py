"""How the rules of a game say what they say: under its id, by clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.kernel.event import Event
from engine.kernel.explain import Fact
from engine.kernel.message import Arg, Message
from engine.kernel.position import Position
from engine.kernel.refusal import Refusal


class Voice:
    """Messages and clauses of one game, by the ends of their names."""

    def __init__(self, game: str) -> None:
        self.game = game

    def no(self, clause: str, key: str, *lit: str, **args: Arg) -> Refusal:
        """A Refusal: `no("6.10-b", "not-present", ...)` is message `<game>-refuse-not-present` of that clause."""
        return Refusal(f"{self.game} {clause}", Message(f"{self.game}-refuse-{key}", args), lit)

    def fact(self, key: str, clause: str = "", *lit: str, **args: Arg) -> Fact:
        """A line for the inspector: `fact("limit", "2-a", ref, n=3)` is message `<game>-fact-limit`."""
        return Fact(Message(f"{self.game}-fact-{key}", args), f"{self.game} {clause}" if clause else "", lit)


class Teller(Position):
    """A Position that tells its news by such ends of names, of sides that it knows by number.

    Attributes:
        side_ref: the reference of a side; empty for what is the table's own.
    """

    voice: ClassVar[Voice]
    side_ref: ClassVar[Callable[[int], str]]

    def say(
        self,
        key: str,
        clause: str,
        side: int,
        *lit: str,
        kind: str = "",
        path: tuple[str, ...] = (),
        data: dict[str, int | str] | None = None,
        reveals: bool = False,
        result: bool = False,
        **args: Arg,
    ) -> None:
        """Tell everybody: message `<game>-log-<key>` by a clause, of a side.

        The kind of the Event is the key unless another is named; `path`, `data`, `reveals`, `result` as it has them.
        """
        ref, game = type(self).side_ref(side), self.voice.game
        message = Message(f"{game}-log-{key}", ({"side": ref} if ref else {}) | args)
        clause = f"{game} {clause}"
        self.tell(Event(kind or key, message, (), None, clause, lit, path, ref, reveals, data or {}, result))
