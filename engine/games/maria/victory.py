"""Victory in the introductory (14-c) and the advanced game (23), with three players and with two (24)."""

from __future__ import annotations

from engine.games.maria.powers import AU, FR, MAJORS, PR, ref
from engine.games.maria.state import State
from engine.games.maria.world import FR_GOAL, PR_GOAL
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.position import Result

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
