"""What happened, in the order it happened, with who may know it."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.message import Message


class Event(Struct, frozen=True, gc=False):
    """One thing that happened.

    Attributes:
        kind: a word for the window's animations: "move", "flight", "draw", "score", "conquest", "step" ...
        message: the whole truth, for the seats in `audience` (for all when it is empty).
        audience: seats that may read `message`; empty: everybody.
        veiled: what all others read instead; None: they learn nothing.
        clause: the rule it follows from.
        lit: references concerned, the mover first.
        path: references of the places passed, in order, for a movement.
        side: whose log line it is, as a reference; empty for the table's own.
        reveals: somebody learnt something that was hidden; undo stops here.
        data: plain numbers for the window (score of a fight, cards played; the `turn` that begins). Where counters of a
            heap moved along `path`: how many (`n`), and the heap to which they came (`heap`); `water` is 1 where their
            way leads over water.
        result: what a fight, a retreat, a siege or a raid came to: the window lets it stand for a while.
    """

    kind: str
    message: Message
    audience: tuple[str, ...] = ()
    veiled: Message | None = None
    clause: str = ""
    lit: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    side: str = ""
    reveals: bool = False
    data: dict[str, int | str] = {}
    result: bool = False

    def for_seat(self, seat: str | None) -> Event | None:
        """The Event as this seat may have it: without lights, path and data where it may not read the message."""
        if not self.audience or seat in self.audience:
            return self
        if self.veiled is None:
            return None
        return Event(self.kind, self.veiled, clause=self.clause, side=self.side, reveals=self.reveals)
