"""The sequence of play (part 1): reads as the rulebook's section 5."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria import victory
from engine.games.maria.combat import Combat
from engine.games.maria.election import Election
from engine.games.maria.fortresses import RetroactiveConquest
from engine.games.maria.hussars import Hussars
from engine.games.maria.movement import Movement
from engine.games.maria.peace import OfferPeace, PeaceEnds
from engine.games.maria.politics import Influence, LayCard, NameTrump, ReturnCovered, Reveal
from engine.games.maria.powers import MAJORS
from engine.games.maria.reduction import Reduction
from engine.games.maria.selection import SelectCards
from engine.games.maria.state import State
from engine.games.maria.supply import Supply
from engine.games.maria.tactical import DrawCards
from engine.games.maria.tracks import Shifts
from engine.games.maria.winter import Winter
from engine.games.maria.world import OPTIONAL_POLITICS, World
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.step import Step

AnyStep = Step[State]
FRENCH, PRUSSIAN, AUSTRIAN = range(3)
"""The three action stages (1)."""


def turn(world: World, number: int) -> list[AnyStep]:
    """One turn: its stages, and after every third one winter, in which none of them takes place (5-b, 5-c)."""
    if world.advanced:
        steps = [*politics(world), Hussars()]
        for number_of_stage in (FRENCH, PRUSSIAN, AUSTRIAN):
            steps += advanced_stage(number_of_stage)
        steps += [Election(), CheckVictory("election")]
    else:
        steps = [Hussars(), *stage(FRENCH), *stage(PRUSSIAN), *stage(AUSTRIAN)]
    if number in world.winters:
        steps.append(Winter())
    return [*steps, TurnEnds()]


def stage(number: int) -> list[AnyStep]:
    """An action stage: its powers act together in each of its five phases (5-a)."""
    return [DrawCards(number), Supply(number), Movement(number), Combat(number), RetroactiveConquest(number)]


def advanced_stage(number: int) -> list[AnyStep]:
    """An action stage of the advanced game.

    France may reduce its aims after each phase (19.2, R-27), an empty reserve wins at the end (23-a), and Prussia may
    then offer a peace (19.1-a, R-25).
    """
    steps: list[AnyStep] = [PeaceEnds()] if number == PRUSSIAN else []
    for phase in stage(number):
        steps += [phase, Reduction()]
    steps.append(CheckVictory("stage"))
    return [*steps, OfferPeace(), CheckVictory("peace")] if number == PRUSSIAN else steps


def politics(world: World) -> list[AnyStep]:
    """The politics stage: five phases, six with the optional rule (17, 25)."""
    first: list[AnyStep] = [ReturnCovered()] if OPTIONAL_POLITICS in world.options else []
    return [
        *first, Reveal(), NameTrump(), *(LayCard(power) for power in MAJORS), Influence(), SelectCards(), Shifts(),
        Reduction(), CheckVictory("politics"),
    ]  # fmt: skip


class TurnBegins(Step[State], frozen=True):
    """A turn is laid out on the agenda."""

    name: ClassVar[str] = "turn"
    clause: ClassVar[str] = "maria 5-a"

    def run(self, position: State) -> None:
        """Its Steps take the place of this one."""
        begun: dict[str, int | str] = {"turn": position.turn}
        position.tell(Event("turn", say("maria-log-turn", n=position.turn), clause=self.clause, data=begun))
        position.affairs = replace(position.affairs, served=0)
        position.replace(*turn(position.world, position.turn))


class CheckVictory(Step[State], frozen=True):
    """An empty reserve wins at the end of a politics or action stage, in 2.0 of the election (23-a, R-25, V-28)."""

    name: ClassVar[str] = "victory"
    clause: ClassVar[str] = "maria 23-a"
    after: str

    def run(self, position: State) -> None:
        """After the election only where the rulebook says so."""
        position.pop()
        if self.after != "election" or position.world.rules.victory_check_after_election:
            victory.check_reserves(position)


class TurnEnds(Step[State], frozen=True):
    """The turn marker moves on; after the last turn the game is over (5-a, 14-c, 23-c)."""

    name: ClassVar[str] = "turn"
    clause: ClassVar[str] = "maria 5-a"

    def run(self, position: State) -> None:
        """The next turn, or the end."""
        position.pop()
        if position.turn == position.world.turns:
            victory.last_turn(position)
        else:
            position.turn += 1
            position.push(TurnBegins())
