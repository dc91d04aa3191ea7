"""The sequence of play (part 1): reads as the rulebook's section 5."""

from __future__ import annotations

from typing import ClassVar

from engine.games.maria import victory
from engine.games.maria.combat import Combat
from engine.games.maria.fortresses import RetroactiveConquest
from engine.games.maria.hussars import Hussars
from engine.games.maria.movement import Movement
from engine.games.maria.powers import AU, BA, FR, PR, SA
from engine.games.maria.state import State
from engine.games.maria.supply import Supply
from engine.games.maria.tactical import DrawCards
from engine.games.maria.winter import Recruit
from engine.games.maria.world import TURNS, WINTERS
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.step import Step

AnyStep = Step[State]


def turn(number: int) -> list[AnyStep]:
    """One turn of the introductory game, winter after it where there is one (5, 13, 14)."""
    steps: list[AnyStep] = [Hussars(), *stage(FR, BA), *stage(PR, SA), *stage(AU)]
    if number in WINTERS:
        steps += winter()
    return [*steps, TurnEnds()]


def stage(*powers: int) -> list[AnyStep]:
    """An action stage: the powers act together in each of its five phases (5-a)."""
    return [DrawCards(powers), Supply(powers), Movement(powers), Combat(powers), RetroactiveConquest(powers)]


def winter() -> list[AnyStep]:
    """Winter, power by power in the order of the stages (13-a, R-01)."""
    return [Recruit(power) for power in (FR, BA, PR, SA, AU)]


class TurnBegins(Step[State], frozen=True):
    """A turn is laid out on the agenda."""

    name: ClassVar[str] = "turn"
    clause: ClassVar[str] = "maria 5-a"

    def run(self, position: State) -> None:
        position.tell(Event("turn", say("maria-log-turn", n=position.turn), clause=self.clause))
        position.replace(*turn(position.turn))


class TurnEnds(Step[State], frozen=True):
    """The turn marker moves on; after turn 9 the game is over (5-a, 14-c)."""

    name: ClassVar[str] = "turn"
    clause: ClassVar[str] = "maria 5-a"

    def run(self, position: State) -> None:
        position.pop()
        if position.turn == TURNS:
            victory.last_turn(position)
        else:
            position.turn += 1
            position.push(TurnBegins())
