"""What is remembered of a year when it is over: its battles, the best stroke of the spies, who has left."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.sachsen.plates import SOURCES
from desktop.session.session import Session
from desktop.views.parts.game_parts import Chapter, Remembered
from engine.games.sachsen.view_types import PlayerView, SachsenView
from engine.kernel.log import Line, Log
from engine.kernel.message import Message
from engine.kernel.view import ScoreRow

BATTLE, WON = "sachsen-log-battle", "sachsen-log-battle-won"
USES = ("sachsen-log-spy-rob", "sachsen-log-spy-ruin")
FAILS = ("sachsen-log-spy-back", "sachsen-log-spy-caught", "sachsen-log-robs-nothing")
ENDS = (*FAILS, "sachsen-log-robs", "sachsen-log-given-back")
"""How the keys of lines begin that tell what came of a Spy."""


def remembered(session: Session) -> tuple[Chapter, ...]:
    """The chapters that have anything to tell."""
    lines = _lines(session)
    found = (
        Chapter("sachsen-end-battles", _battles(session, lines)),
        Chapter("sachsen-end-stroke", _stroke(session, lines)),
    )
    return tuple(chapter for chapter in found if chapter.lines)


def left(session: Session) -> tuple[ScoreRow, ...]:
    """The points by source of players who have left, when they did (attempt-4)."""
    counted = dict[str, PlayerView]()
    for line in _lines(session):
        if line.event.kind == "leaves":
            seat = str(line.event.message.args["seat"]).removeprefix("seat:")
            one = _seen(session, line.moment - 1).players[seat]
            counted[one.home] = one
    rows = [
        ScoreRow(
            Message(f"sachsen-source-{source}"), {home: one.points[source] for home, one in counted.items()}
        )
        for source in SOURCES
    ]
    totals = {home: one.total for home, one in counted.items()}
    return (*rows, ScoreRow(Message("sachsen-source-total"), totals, total=True)) if counted else ()


def _lines(session: Session) -> list[Line]:
    """What the viewer may know of all that has happened."""
    log = Log(session.table, session.viewer)
    log.follow()
    return [line for line in log.lines if not line.undone]


def _seen(session: Session, moment: int) -> SachsenView:
    """What everybody saw at a moment."""
    return SachsenView.of(session.table.view(None, max(0, moment)))


def _battles(session: Session, lines: Sequence[Line]) -> tuple[Remembered, ...]:
    """Who attacked whom and who won, each from its beginning, with the field as it was when it was decided."""
    found: list[Remembered] = []
    begun: Line | None = None
    for line in lines:
        key = line.event.message.key
        if key == BATTLE:
            begun = line
        elif key == WON and begun is not None:
            where, end = begun.event.message.args, line.event.message.args
            told = Message(
                "sachsen-end-battle", {"side": end["side"], "loser": end["loser"], "place": where["place"]}
            )
            last = line.moment - 1 if _seen(session, line.moment - 1).battle is not None else None
            found.append(Remembered(told, begun.moment, last))
            begun = None
    return tuple(found)


def _stroke(session: Session, lines: Sequence[Line]) -> tuple[Remembered, ...]:
    """The Spy that has cost most points; of those that have cost none the last that ruined something, else robbed."""
    best: tuple[tuple[int, bool, int], Line] | None = None
    use: Line | None = None
    for line in lines:
        key = line.event.message.key
        if key in USES:
            use = line
        elif use is not None and key.startswith(ENDS):
            if key not in FAILS:
                rank = (_cost(session, use, line), use.event.message.key == USES[1], use.moment)
                best = max(best or (rank, use), (rank, use), key=lambda one: one[0])
            use = None
    return () if best is None else (Remembered(best[1].event.message, best[1].moment),)


def _cost(session: Session, line: Line, end: Line) -> int:
    """How many points who was hit had less afterwards."""
    home = str(line.event.message.args["whose"]).removeprefix("side:")
    totals = []
    for moment in (line.moment - 1, end.moment):
        players = _seen(session, moment).players.values()
        totals.append(sum(one.total for one in players if one.home == home))
    return totals[0] - totals[1]
