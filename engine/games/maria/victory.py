"""Victory in the introductory (14-c) and the advanced game (23), with three players and with two (24)."""

from __future__ import annotations

from engine.games.maria.powers import AU, FR, IDS, MAJORS, PR, RESERVE, ref
from engine.games.maria.state import State
from engine.games.maria.world import FR_GOAL, PR_GOAL
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.position import Result
from engine.kernel.view import ScoreRow

TIES = ("b", "maria-theresa", "frederick", "louis", "a")
"""Who wins a tie: Maria Theresa before all, Louis after all; with two players B (23-b, 24-g)."""


def held(position: State, power: int) -> int:
    """Fortresses that count for a power: France's in Austria, Prussia's in Austria and Silesia (14-c)."""
    world = position.world
    area = position.alliances.home[AU] | (world.silesia if power == PR else 0)
    return (area & position.holdings[power]).bit_count()


def check(position: State) -> None:
    """At once, at any moment: the goal of France or of Prussia is met; with two players both must be (14-c, 24-b)."""
    if position.world.advanced:
        return
    leaders, seat_of = position.world.leaders, position.alliances.seat_of
    france, prussia = held(position, FR) >= FR_GOAL, held(position, PR) >= PR_GOAL
    if len(leaders) == 2:
        if france and prussia:
            end(position, (seat_of[FR],), "both-goals", "maria 24-b")
    elif france:
        end(position, (seat_of[FR],), "france-goal", "maria 14-c")
    elif prussia:
        end(position, (seat_of[PR],), "prussia-goal", "maria 14-c")


def check_reserves(position: State) -> None:
    """An empty reserve wins; of several the one that could have placed most further markers (23-a, 23-b, R-16)."""
    reserve = position.stock.reserve
    empty = [p for p in MAJORS if reserve[p] <= 0]
    if not empty or position.result is not None:
        return
    seat_of = position.alliances.seat_of
    best = min(empty, key=lambda p: (reserve[p], TIES.index(seat_of[p])))
    end(position, (seat_of[best],), "empty-reserve", "maria 23-a", best)


def reckon(position: State) -> None:
    """After the fourth winter the lowest sum of the four winters wins (23-c)."""
    seat_of = position.alliances.seat_of
    sums = {p: sum(winter[p] for winter in position.affairs.winters) for p in MAJORS}
    best = min(MAJORS, key=lambda p: (sums[p], TIES.index(seat_of[p])))
    end(position, (seat_of[best],), "winter-sums", "maria 23-c", best)


def last_turn(position: State) -> None:
    """The last turn has ended without that (14-c, 23-c, 24-b).

    Introductory: Maria Theresa wins; with two players it is a draw if one goal is met.
    """
    if position.world.advanced:
        reckon(position)
        return
    seat_of = position.alliances.seat_of
    if len(position.world.leaders) == 3:
        end(position, (seat_of[AU],), "austria-holds", "maria 14-c")
    elif held(position, FR) >= FR_GOAL or held(position, PR) >= PR_GOAL:
        end(position, (), "draw", "maria 24-b")
    else:
        end(position, (seat_of[AU],), "austria-holds", "maria 24-b")


def score_sheet(position: State) -> tuple[ScoreRow, ...]:
    """What the powers have come to, by source: fortresses (14-c), markers placed (23-a), or the winters (23-c)."""
    if not position.world.advanced:
        return _fortress_sheet(position)
    if position.result is not None and position.result.way == "winter-sums":
        return _winter_sheet(position)
    return _marker_sheet(position)


def _fortress_sheet(position: State) -> tuple[ScoreRow, ...]:
    home = position.alliances.home[AU]
    austria = {IDS[p]: (position.holdings[p] & home).bit_count() for p in (FR, PR)}
    taken = held(position, PR) - austria[IDS[PR]]
    return (
        ScoreRow(say("maria-sheet-austria"), austria),
        ScoreRow(say("maria-sheet-silesia"), {IDS[PR]: taken}),
        ScoreRow(say("maria-sheet-fortresses"), {IDS[p]: held(position, p) for p in (FR, PR)}, total=True),
        ScoreRow(say("maria-sheet-goal"), {IDS[FR]: FR_GOAL, IDS[PR]: PR_GOAL}),
    )


def _marker_sheet(position: State) -> tuple[ScoreRow, ...]:
    """Markers of the major powers: on the map, in the boxes, and the reserve they came from (15, 16, R-16)."""
    stock = position.stock
    battle = {IDS[p]: stock.battle[p] for p in MAJORS}
    boxes = {IDS[p]: sum(holder == p for _, holder in stock.holders()) for p in MAJORS}
    aside = {IDS[p]: stock.aside[p] for p in MAJORS}
    placed = {IDS[p]: RESERVE[p] - stock.reserve[p] - stock.aside[p] for p in MAJORS}
    on_map = {side: count - battle[side] - boxes[side] for side, count in placed.items()}
    rows = [
        ScoreRow(say("maria-sheet-map"), on_map),
        ScoreRow(say("maria-sheet-battles"), battle),
        ScoreRow(say("maria-sheet-boxes"), boxes),
        ScoreRow(say("maria-sheet-placed"), placed, total=True),
    ]
    if any(aside.values()):
        rows.append(ScoreRow(say("maria-sheet-aside"), aside))
    rows.append(ScoreRow(say("maria-sheet-reserve"), {IDS[p]: max(0, stock.reserve[p]) for p in MAJORS}))
    return tuple(rows)


def _winter_sheet(position: State) -> tuple[ScoreRow, ...]:
    winters = position.affairs.winters
    rows = [
        ScoreRow(say("maria-sheet-winter", n=number), {IDS[p]: noted[p] for p in MAJORS})
        for number, noted in enumerate(winters, start=1)
    ]
    sums = {IDS[p]: sum(noted[p] for noted in winters) for p in MAJORS}
    return (*rows, ScoreRow(say("maria-sheet-winters"), sums, total=True))


def end(position: State, winners: tuple[str, ...], way: str, clause: str, power: int | None = None) -> None:
    """The game is over, and the winter sheet open (13-f); in the advanced game one power has won it for its seat."""
    position.result = Result(winners, way, clause)
    if position.affairs.winters:
        _open_sheet(position)
    side = {} if power is None else {"side": ref(power)}
    message = say(f"maria-log-end-{way}", seats=[f"seat:{s}" for s in winners], **side)
    position.tell(Event("end", message, clause=clause, reveals=True))


def _open_sheet(position: State) -> None:
    """Everybody reads what was noted for each major power in the winters (13-f)."""
    for power in MAJORS:
        noted = [winter[power] for winter in position.affairs.winters]
        message = say("maria-log-winter-sum", side=ref(power), n=sum(noted))
        position.tell(
            Event(
                "winter",
                message,
                clause="maria 13-f",
                side=ref(power),
                reveals=True,
                data={"winters": " ".join(map(str, noted))},
            )
        )
