"""France reduces its military aims (19.2): once a game it may take its markers in Core Austria off."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria.actions import Answer
from engine.games.maria.areas import take_off
from engine.games.maria.powers import FR, PR, ref
from engine.games.maria.question import Answering, Question
from engine.games.maria.state import State
from engine.games.maria.tactical import DrawCards
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.rule import Asked
from engine.kernel.step import AnyRule

REDUCE = "reduce"


def may_reduce(position: State) -> bool:
    """Whether no French general is in Core Austria, French markers are, and it was not done before (19.2-a, R-27)."""
    core = position.world.core_austria
    return not position.affairs.reduced and not position.generals_at[FR] & core and bool(_marked(position))


def _marked(position: State) -> int:
    """Mask of the fortresses in Core Austria with French markers."""
    world = position.world
    return sum(1 << n for n in world.places_in(world.core_austria) if position.marker[n] == FR)


class Reducing(Answering):
    """France reduces its aims, or keeps them for now (19.2-a, R-27)."""

    def play(self, asked: Asked[Question, State], action: Answer) -> None:
        """The aims are fewer, or it is noted for how long France is not asked again."""
        position = asked.position
        position.pop()
        if action.choice == REDUCE:
            _reduce(position)
            return
        declined = position.world.places_in(_marked(position))
        settled = action.choice == "keep-until-change"
        position.affairs = replace(position.affairs, declined=declined, settled=settled, visited=False)
        message = say(f"maria-log-{action.choice}", side=ref(FR))
        position.tell(Event("reduction", message, clause="maria R-27", side=ref(FR)))

    def label(self, asked: Asked[Question, State], action: Answer) -> Message:
        """Reducing tells how many markers are laid aside and how many come back."""
        if action.choice != REDUCE:
            return super().label(asked, action)
        n = _marked(asked.position).bit_count()
        return say("maria-act-reduce", aside=_aside(n), back=n - _aside(n))


def _reduce(position: State) -> None:
    """Half of the markers, rounded up, are laid aside, the rest come back (19.2-a)."""
    taken = take_off(position, FR, position.world.core_austria)
    aside = _aside(taken)
    position.stock = position.stock.lay_aside(FR, aside).give_back(FR, taken - aside)
    position.affairs = replace(position.affairs, reduced=True)
    message = say("maria-log-reduction", side=ref(FR), n=taken, aside=aside)
    position.tell(Event("reduction", message, clause="maria 19.2-a", side=ref(FR)))


class Reduction(Question, frozen=True):
    """At the end of a phase in which it may, France is asked (R-27).

    A refusal holds for that phase: France is asked again after each later phase of its own stage, and after any other
    that has changed its markers in Core Austria or led its generals there. It may have the question left until then.
    """

    name: ClassVar[str] = "reduction"
    clause: ClassVar[str] = "maria 19.2-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Reducing(),)
    choices: ClassVar[tuple[str, ...]] = (REDUCE, "keep-aims", "keep-until-change")

    def seats(self, position: State) -> tuple[str, ...]:
        """France's player, where the question is a new one."""
        affairs = position.affairs
        if not may_reduce(position):
            return ()
        changed = position.world.places_in(_marked(position)) != affairs.declined
        asked = changed or affairs.visited or (_in_french_stage(position) and not affairs.settled)
        return (position.alliances.seat_of[FR],) if asked else ()

    def run(self, position: State) -> None:
        """French generals in Core Austria are a change: when they have gone, France is asked again."""
        position.pop()
        if position.affairs.declined and position.generals_at[FR] & position.world.core_austria:
            position.affairs = replace(position.affairs, visited=True)

    def prompt(self, position: State, seat: str) -> Message:
        """How many fortresses are marked."""
        n = _marked(position).bit_count()
        return say("maria-prompt-reduction", side=ref(FR), seat=f"seat:{seat}", n=n)

    def unasked(self, position: State) -> Answer | None:
        """Where France would keep them once, it was formerly not asked again."""
        same = position.world.places_in(_marked(position)) == position.affairs.declined
        return Answer("keep-aims") if same else None


def _aside(taken: int) -> int:
    """Half of the markers, rounded up (19.2-a)."""
    return (taken + 1) // 2


def _in_french_stage(position: State) -> bool:
    """Whether it is France's stage: Prussia's is the next to begin."""
    begins = next((step.stage for step in reversed(position.agenda) if isinstance(step, DrawCards)), None)
    return begins == position.alliances.stage_of(PR)
