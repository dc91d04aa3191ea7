"""How a game that is over ended, as plain data: what its sheet shows and what is written of it."""

from __future__ import annotations

from desktop.session.session import Session
from engine.kernel.event import Event
from engine.kernel.view import ScoreRow, View, in_points

ENDINGS = ("score", "end")
"""The kinds of the Events that tell why a game is over, and who has won."""


def endings(session: Session) -> list[Event]:
    """The last Events of the log that say why it is over, in their order."""
    log = session.table.log(session.viewer)
    found = [event for event in log if event.kind in ENDINGS]
    return found[-len(ENDINGS) :]


def sides_of(rows: tuple[ScoreRow, ...]) -> list[str]:
    """The sides for which anything of a score counts, in their order."""
    return list(dict.fromkeys(side for row in rows for side in row.counts))


def counted(view: View) -> tuple[int, ...]:
    """The turns whose points are known, the last one last; none where a game does not count by turns."""
    return tuple(range(view.turn - len(view.points_by_turn) + 1, view.turn + 1))


def by_turn(view: View) -> dict[str, tuple[int | float | None, ...]]:
    """Side -> its points at the end of each of those turns; None where it had none yet, or no more."""
    of = view.scores[0].of if view.scores else 1
    sides = dict.fromkeys(side for points in view.points_by_turn for side in points)
    return {
        side: tuple(in_points(points[side], of) if side in points else None for points in view.points_by_turn)
        for side in sides
    }
