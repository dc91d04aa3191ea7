"""What is remembered of a year when it is over: its battles, and the best stroke of the spies."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.session.session import Session
from desktop.views.parts.game_parts import Chapter
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.log import Line, Log
from engine.kernel.message import Message

BATTLE, WON, SPY = "sachsen-log-battle", "sachsen-log-battle-won", "spy"
USES = ("sachsen-log-spy-rob", "sachsen-log-spy-ruin")
FAILS = ("sachsen-log-spy-back", "sachsen-log-spy-caught", "sachsen-log-robs-nothing")


def remembered(session: Session) -> tuple[Chapter, ...]:
    """The chapters that have anything to tell."""
    log = Log(session.table, session.viewer)
    log.follow()
    lines = [line for line in log.lines if not line.undone]
    found = (
        Chapter("sachsen-end-battles", _battles(lines)),
        Chapter("sachsen-end-stroke", _stroke(session, lines)),
    )
    return tuple(chapter for chapter in found if chapter.lines)


def _battles(lines: Sequence[Line]) -> tuple[tuple[Message, int], ...]:
    """Who attacked whom and who won, each from its beginning."""
    found: list[tuple[Message, int]] = []
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
            found.append((told, begun.moment))
            begun = None
    return tuple(found)


def _stroke(session: Session, lines: Sequence[Line]) -> tuple[tuple[Message, int], ...]:
    """The Spy that has cost most points; of those that have cost none the last that ruined something, else robbed."""
    best: tuple[tuple[int, bool, int], Line] | None = None
    for number, line in enumerate(lines):
        if line.event.message.key not in USES:
            continue
        after = next(
            (n for n in range(number + 1, len(lines)) if lines[n].event.message.key in USES), len(lines)
        )
        end = next((one for one in lines[number + 1 : after] if _ends(one)), None)
        if end is None or end.event.message.key in FAILS:
            continue
        rank = (_cost(session, line, end), line.event.message.key == USES[1], line.moment)
        best = max(best or (rank, line), (rank, line), key=lambda one: one[0])
    return () if best is None else ((best[1].event.message, best[1].moment),)


def _ends(line: Line) -> bool:
    """Whether a line tells what came of a Spy."""
    key = line.event.message.key
    return key in FAILS or key.startswith("sachsen-log-robs") or key == "sachsen-log-given-back"


def _cost(session: Session, line: Line, end: Line) -> int:
    """How many points who was hit had less afterwards."""
    home = str(line.event.message.args["whose"]).removeprefix("side:")
    totals = []
    for moment in (line.moment - 1, end.moment):
        view = SachsenView.of(session.table.view(None, max(0, moment)))
        totals.append(sum(one.total for one in view.players.values() if one.home == home))
    return totals[0] - totals[1]
