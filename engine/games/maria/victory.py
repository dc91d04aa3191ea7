"""Victory in the introductory game (14-c, 24-b)."""

from __future__ import annotations

from engine.games.maria.powers import AU, FR, PR
from engine.games.maria.state import State
from engine.games.maria.world import FR_GOAL, PR_GOAL
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.position import Result


def held(position: State, power: int) -> int:
    """Fortresses that count for a power: France's in Austria, Prussia's in Austria and Silesia (14-c)."""
    world = position.world
    area = world.home[AU] | (world.silesia if power == PR else 0)
    return (area & position.holdings[power]).bit_count()


def check(position: State) -> None:
    """At once, at any moment: the goal of France or of Prussia is met; with two players both must be (14-c, 24-b)."""
    seats, seat_of = position.world.seats, position.world.seat_of
    france, prussia = held(position, FR) >= FR_GOAL, held(position, PR) >= PR_GOAL
    if len(seats) == 2:
        if france and prussia:
            end(position, (seat_of[FR],), "both-goals", "maria 24-b")
    elif france:
        end(position, (seat_of[FR],), "france-goal", "maria 14-c")
    elif prussia:
        end(position, (seat_of[PR],), "prussia-goal", "maria 14-c")


def last_turn(position: State) -> None:
    """Turn 9 ends without that: Maria Theresa wins; with two players it is a draw if one goal is met (14-c, 24-b)."""
    seat_of = position.world.seat_of
    if len(position.world.seats) == 3:
        end(position, (seat_of[AU],), "austria-holds", "maria 14-c")
    elif held(position, FR) >= FR_GOAL or held(position, PR) >= PR_GOAL:
        end(position, (), "draw", "maria 24-b")
    else:
        end(position, (seat_of[AU],), "austria-holds", "maria 24-b")


def end(position: State, winners: tuple[str, ...], way: str, clause: str) -> None:
    """The game is over."""
    position.result = Result(winners, way, clause)
    key = f"maria-log-end-{way}"
    position.tell(Event("end", say(key, seats=[f"seat:{s}" for s in winners]), clause=clause))
