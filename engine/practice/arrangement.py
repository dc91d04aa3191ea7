"""What lies on the table, however it came there: what some lessons await."""

from __future__ import annotations

from engine.kernel.action import Action
from engine.kernel.errors import KabinettError
from engine.kernel.position import Position
from engine.kernel.view import View


def leads_to(begin: Position, text: str, now: Position, action: Action, seat: str) -> bool:
    """Whether an Action, played now, leaves the table as another one did that is played at the beginning.

    Args:
        begin, text: where that one is played, and what it says; `begin` is changed.
    """
    then = now.copy()
    try:
        begin.play(begin.read(text), seat)
        then.play(action, seat)
    except KabinettError:
        return False
    return lies(begin.view(None)) == lies(then.view(None))


def lies(view: View) -> tuple[frozenset[object], ...]:
    """Where what lies, for all to see, whatever may be done with it."""
    pieces = frozenset((one.id, one.side, one.place) for one in view.pieces)
    heaps = frozenset((one.place, one.side, one.kind, one.number) for one in view.heaps)
    return pieces, heaps, frozenset(view.marks)
