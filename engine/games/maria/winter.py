"""Winter (section 13): each power buys new troops with cards."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec.structs import replace

from engine.games.maria.actions import Done, Pay
from engine.games.maria.powers import ref
from engine.games.maria.quarters import Quarter, absent, announcement, capacity, public_capacity
from engine.games.maria.refusals import no
from engine.games.maria.state import State
from engine.games.maria.tactical import Paying, Payment
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Plain, looked_up
from engine.kernel.step import AnyRule, Step

PRICE = 4
"""CT points for one troop (13-b)."""


class AskedRecruit(Asked["Recruit", State]):
    """A question about what a power buys; how much room it has is looked up once."""

    @looked_up
    def capacity(self) -> int:
        """How many new troops the power can place (R-34)."""
        return capacity(self.position, self.step.power)


class Buying(Paying[AskedRecruit]):
    """A power buys new troops with cards, and gets no more than it can place (13-b, 13-c)."""

    def why_not(self, asked: AskedRecruit, action: Pay) -> Refusal | None:
        """Whose generals have no room for another troop buys none (13-c)."""
        if asked.step.points // PRICE >= asked.capacity:
            side = ref(asked.step.power)
            return no("13-c", "no-room", side, side=side, n=asked.capacity)
        return super().why_not(asked, action)


class Bought(Plain[AskedRecruit, Done]):
    """The power buys no more; how many troops it has bought is announced (13-b)."""

    action: ClassVar[type[Action]] = Done

    def play(self, asked: AskedRecruit, action: Done) -> None:
        """The number is announced; then they are given out."""
        position, step = asked.position, asked.step
        troops = min(step.points // PRICE, asked.capacity)
        message = say("maria-log-recruits", side=ref(step.power), n=troops)
        position.tell(announcement(position, step.power, message, step.clause, troops))
        position.replace(Quarter(step.power, troops))


class Recruit(Payment, frozen=True):
    """A power buys troops at 4 points each; the number is announced (13-a, 13-b)."""

    name: ClassVar[str] = "winter"
    clause: ClassVar[str] = "maria 13-b"
    rules: ClassVar[tuple[AnyRule, ...]] = (Buying(), Bought())
    points: int = 0

    def seats(self, position: State) -> tuple[str, ...]:
        """Whoever has cards and, for all that others know, room: being asked must not tell how full he is (6-f)."""
        able = position.hands[self.power] and public_capacity(position, self.power)
        return (position.alliances.seat_of[self.power],) if self.points or able else ()

    def unasked(self, position: State) -> Done | None:
        """Nothing, where there is no room in truth."""
        return None if self.points or capacity(position, self.power) else Done()

    def prompt(self, position: State, seat: str) -> Message:
        """Points paid so far, and the troops that they buy."""
        return say(
            "maria-prompt-winter",
            side=ref(self.power),
            seat=f"seat:{seat}",
            n=self.points,
            troops=self.points // PRICE,
        )

    def ask(self, position: State, seat: str) -> AskedRecruit:
        """With how many troops there is room for."""
        return AskedRecruit(self, position, seat)

    def buys(self) -> str:
        """Troops of the winter."""
        return self.name

    def after(self, worth: int) -> Self:
        """The Step when so many points more are paid."""
        return replace(self, points=self.points + worth)


class Muster(Recruit, frozen=True):
    """Saxony is Austria's ally now: its general, if he was removed, may return at once with new troops (19.3-f)."""

    clause: ClassVar[str] = "maria 19.3-f"

    def seats(self, position: State) -> tuple[str, ...]:
        """Nobody while the general is on the map."""
        return super().seats(position) if absent(position, self.power) else ()


class Winter(Step[State], frozen=True):
    """Winter, power by power in the order of the stages (13-a, R-01)."""

    name: ClassVar[str] = "winter"
    clause: ClassVar[str] = "maria 13-a"

    def run(self, position: State) -> None:
        """Power by power, then the scores."""
        stages = range(len(position.alliances.stages))
        position.replace(*(Recruit(p) for stage in stages for p in position.active(stage)), WinterScores())


class WinterScores(Step[State], frozen=True):
    """Each major power's markers left in reserve are noted; nobody sees the sheet before the end (13-f)."""

    name: ClassVar[str] = "winter"
    clause: ClassVar[str] = "maria 13-f"

    def run(self, position: State) -> None:
        """In the advanced game alone."""
        position.pop()
        if position.world.advanced:
            noted = (*position.affairs.winters, position.stock.reserve)
            position.affairs = replace(position.affairs, winters=noted)
            position.tell(Event("winter", say("maria-log-winter-scores"), clause=self.clause))
