"""The end of the game: when it comes, and the score (end-game)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from msgspec.structs import replace

from engine.games.acres.sides import BOTH, BRITISH, FRENCH, NUMBER, SIDES
from engine.games.acres.state import TOWN, VILLAGE, State
from engine.games.acres.view_types import Settlements, SidePoints, SitePoints
from engine.kernel.message import Message, say
from engine.kernel.step import Step
from engine.kernel.view import ScoreRow


def captured_points(state: State, side: int) -> int:
    """What the captured pieces of a side are worth (end-game-3, end-game-4)."""
    rules, (villages, towns) = state.world.rules, state.captured[side]
    return villages * rules.captured.village + towns * rules.captured.town


def score(state: State, side: int) -> SidePoints:
    """Points of each site, doubled under a town, and of captured pieces (end-game-4, develop-4)."""
    world, sites = state.world, []
    for place in world.places_in(state.own(side)):
        times, kind = (2, TOWN) if state.towns[side] >> place & 1 else (1, VILLAGE)
        sites.append(SitePoints(world.ids[place], world.points[place] * times, kind))
    total = sum(site.points for site in sites) + captured_points(state, side)
    return SidePoints(tuple(sites), Settlements(*state.captured[side]), total)


def score_sheet(state: State) -> tuple[ScoreRow, ...]:
    """The scores of both sides by source: villages, towns, then what was captured (end-game-4)."""
    found = {SIDES[side]: score(state, side) for side in BOTH}
    village, town = state.world.rules.captured.village, state.world.rules.captured.town

    def row(source: Message, count: Callable[[SidePoints], int]) -> ScoreRow:
        return ScoreRow(source, {side: count(one) for side, one in found.items()})

    def sites(one: SidePoints, kind: str) -> int:
        return sum(site.points for site in one.sites if site.kind == kind)

    return (
        row(say("acres-sheet-villages"), lambda one: sites(one, VILLAGE)),
        row(say("acres-sheet-towns"), lambda one: sites(one, TOWN)),
        row(say("acres-sheet-captured-villages", n=village), lambda one: one.captured.village * village),
        row(say("acres-sheet-captured-towns", n=town), lambda one: one.captured.town * town),
        replace(row(say("acres-sheet-total"), lambda one: one.total), total=True),
    )


def why_over(state: State, side: int) -> str:
    """Why the game ends at the start of a side's turn, "" if it goes on.

    All of a kind of piece is placed (end-game-2, R-placed), or enough is captured (end-game-3, R-capture12).
    """
    villages, towns = state.supply(side)
    if not towns:
        return "towns"
    if not villages:
        return "villages"
    enough = captured_points(state, side) >= state.world.rules.captured_to_end
    return "captured" if enough and state.sieges == [None, None] else ""


class EndCheck(Step[State], frozen=True):
    """After the sieges the game may be over (end-game-2, end-game-3, R-order)."""

    name: ClassVar[str] = "end-check"
    clause: ClassVar[str] = "acres end-game-2"
    seat: str

    def run(self, state: State) -> None:
        """Score, if it is over: the higher total wins, a tie the French (end-game-5).

        Two reasons at once are one end (R-both).
        """
        state.pop()
        side = NUMBER[self.seat]
        why = why_over(state, side)
        if not why:
            return
        clause = "end-game-3" if why == "captured" else "end-game-2"
        state.say(f"over-{why}", clause, side, kind="score", n=captured_points(state, side))
        british, french = score(state, BRITISH).total, score(state, FRENCH).total
        way = "tie" if british == french else "points"
        winner = NUMBER[state.world.rules.tie_winner] if way == "tie" else int(french > british)
        state.say(f"wins-by-{way}", "end-game-5", winner, kind="end", british=british, french=french)
        state.end((winner,), way, "end-game-5")
