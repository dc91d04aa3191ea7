"""What-if: a branch of the table at which nothing counts, made from what one seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.event import Event
from engine.kernel.journal import SeatEntry
from engine.kernel.message import say
from engine.kernel.rng import Rng
from engine.kernel.table import Table

BOT = "steady"
"""Who plays the other seats of a what-if where no bot sits at the table itself."""
NOWHERE = -1
"""The moment at which a what-if began that was set up by hand: none of its table's."""


@dataclass(frozen=True)
class WhatIf:
    """A branch of a table.

    Attributes:
        table: the branch, written nowhere. seat: who began it (None: the public). began: at which moment, or NOWHERE.
        assumed: the sides whose cards and troops were dealt at random, as the seat that began may not know them.
    """

    table: Table
    seat: str | None
    began: int
    assumed: tuple[str, ...] = ()

    def let_bots_play(self, bots: bool, home: Table) -> None:
        """Let bots play the seats of the others, or the person all of them."""
        seats = tuple(
            SeatEntry(e.seat, e.name, (e.bot or BOT) if bots and e.seat != self.seat else "")
            for e in home.journal.header.seats
        )
        self.table.reseat(seats)


def keeps_secrets(table: Table) -> bool:
    """Whether the seats of a table may not know everything: in a match, and in a lesson from one seat."""
    return table.game.secret and table.journal.header.kind in ("match", "lesson")


def for_all(home: Table, what_if: WhatIf | None) -> bool:
    """Whether the public may look on: a what-if of a match rests on what one seat knows, the table itself does not."""
    return what_if is None or not keeps_secrets(home)


def branch_off(table: Table, moment: int, seat: str | None, rng: Rng) -> WhatIf:
    """Branch off at a moment; where seats keep secrets, what this seat could not know then is dealt anew."""
    view = table.view(seat, moment)
    begins = Event("turn", say("time-begins", turn=view.turn))
    if not keeps_secrets(table):
        return WhatIf(table.branch(moment, rng, begins), seat, moment)
    return WhatIf(table.branch(moment, rng, begins, known=view), seat, moment, view.sides_besides(seat))


def may_be_played(what_if: WhatIf, home: Table) -> int:
    """How many Actions of the what-if, from its first, belong to seats that this person may play at the table."""
    if what_if.began != len(home.history):
        return 0
    own = (what_if.seat,) if keeps_secrets(home) else home.humans
    count = 0
    for played in what_if.table.history:
        if played.seat not in own:
            break
        count += 1
    return count
