"""France reduces its military aims (19.2): once a game it may take its markers in Core Austria off."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria.areas import take_off
from engine.games.maria.powers import FR, ref
from engine.games.maria.question import Question
from engine.games.maria.state import State
from engine.kernel.event import Event
from engine.kernel.message import Message, say


def may_reduce(position: State) -> bool:
    """Whether no French general is in Core Austria, French markers are, and it was not done before (19.2-a, R-27)."""
    core = position.world.core_austria
    return not position.affairs.reduced and not position.generals_at[FR] & core and bool(_marked(position))


def _marked(position: State) -> int:
    """Mask of the fortresses in Core Austria with French markers."""
    world = position.world
    return sum(1 << n for n in world.places_in(world.core_austria) if position.marker[n] == FR)


class Reduction(Question, frozen=True):
    """At the end of a phase in which it may, France is asked; after a refusal when something has changed (R-27)."""

    name: ClassVar[str] = "reduction"
    clause: ClassVar[str] = "maria 19.2-a"
    choices: ClassVar[tuple[str, ...]] = ("reduce", "keep-aims")

    def seats(self, position: State) -> tuple[str, ...]:
        asked = may_reduce(position) and list(position.world.places_in(_marked(position))) != list(
            position.affairs.declined
        )
        return (position.alliances.seat_of[FR],) if asked else ()

    def prompt(self, position: State, seat: str) -> Message:
        n = _marked(position).bit_count()
        return say("maria-prompt-reduction", side=ref(FR), seat=f"seat:{seat}", n=n)

    def answer(self, position: State, yes: bool) -> None:
        if not yes:
            declined = position.world.places_in(_marked(position))
            position.affairs = replace(position.affairs, declined=declined)
            return
        taken = take_off(position, FR, position.world.core_austria)
        aside = (taken + 1) // 2
        position.stock = position.stock.lay_aside(FR, aside).give_back(FR, taken - aside)
        position.affairs = replace(position.affairs, reduced=True)
        message = say("maria-log-reduction", side=ref(FR), n=taken, aside=aside)
        position.tell(Event("reduction", message, clause=self.clause, side=ref(FR)))
