"""A brigade that a player must name: one is lost, or has to be reorganised (events, part 4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from engine.games.sachsen.actions import Disband, Reorganise
from engine.games.sachsen.asking import OfPlayer, PlayerAsked
from engine.games.sachsen.politics.orders import reorganised
from engine.games.sachsen.record import MUSKETEERS, Unit
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule

Way = Literal["disband", "retrain"]


def standing(state: State, side: int) -> list[Unit]:
    """The brigades of a State that stand on the board and are led by its own."""
    return [u for u in state.brigades_of(side) if state.is_ready(u) and u.led_by == NOBODY]


def choices(state: State, side: int, way: Way, prefer: str = "") -> list[Unit]:
    """Those of which one may be named: of a kind if there are any; musketeers above four, or where no other is left."""
    found = standing(state, side)
    if prefer:
        return [unit for unit in found if unit.kind == prefer] or found
    foot = [unit for unit in found if unit.kind == MUSKETEERS]
    if way == "disband" and len(foot) <= state.world.numbers.min_musketeers:
        return [unit for unit in found if unit.kind != MUSKETEERS] or found
    return found


def retrain(state: State, unit: Unit, clause: str) -> None:
    """A brigade is reorganised without a fee (R-12)."""
    now = reorganised(state, unit, paid=True)
    state.say("retrain", clause, now.side, now.ref, kind="retrain", piece=now.ref, turn=now.due)


def disband(state: State, unit: Unit, clause: str) -> None:
    """A brigade is lost; its counter is free."""
    state.remove(unit)
    state.say("deserts", clause, unit.side, unit.ref, kind="lost", piece=unit.ref)


class Naming(Rule[PlayerAsked, Action]):
    """One of the brigades is named (events-5)."""

    clause: ClassVar[str] = "sachsen events-5"
    way: ClassVar[Way]

    def candidates(self, asked: PlayerAsked) -> Iterable[Action]:
        """Each of them."""
        step = asked.step
        if step.way != self.way:
            return ()
        make: type = self.action
        return [make(unit.id) for unit in choices(asked.position, step.side, step.way, step.prefer)]

    def why_not(self, asked: PlayerAsked, action: Action) -> Refusal | None:
        """A brigade of that State, of the kind that is meant (army-1)."""
        step, name = asked.step, str(getattr(action, "unit", ""))
        found = choices(asked.position, step.side, step.way, step.prefer) if step.way == self.way else []
        if any(unit.id == name for unit in found):
            return None
        return no(
            "events-5", "name-brigade", f"piece:{name}", *(unit.ref for unit in found), piece=f"piece:{name}"
        )

    def play(self, asked: PlayerAsked, action: Action) -> None:
        """It goes; the next, if there are more to be named."""
        asked.step.take(asked.position, asked.position.units[str(getattr(action, "unit", ""))])


class NamingLost(Naming):
    """It is lost."""

    action: ClassVar[type[Action]] = Disband
    way: ClassVar[Way] = "disband"


class NamingBeaten(Naming):
    """It has to be reorganised."""

    action: ClassVar[type[Action]] = Reorganise
    way: ClassVar[Way] = "retrain"


class NameBrigade(OfPlayer, frozen=True):
    """An event costs a player brigades that he names; where there is no choice nobody is asked (events-5).

    Attributes:
        side: whose brigades. way: they are lost or reorganised. number: how many. prefer: of this kind first.
    """

    name: ClassVar[str] = "name-brigade"
    clause: ClassVar[str] = "sachsen events-5"
    rules: ClassVar[tuple[AnyRule, ...]] = (NamingLost(), NamingBeaten())
    side: int
    way: Way
    number: int
    prefer: str = ""

    def seats(self, state: State) -> tuple[str, ...]:
        """Nobody where there is no choice."""
        many = self.number and len(choices(state, self.side, self.way, self.prefer)) > 1
        return super().seats(state) if many else ()

    def run(self, state: State) -> None:
        """The only one, or none."""
        found = choices(state, self.side, self.way, self.prefer)
        if self.number and found:
            self.take(state, found[0])
            return
        state.pop()
        if self.number:
            state.say("no-brigade-left", "events-5", self.side, kind="event")

    def take(self, state: State, unit: Unit) -> None:
        """It goes."""
        self.going_on(state, number=self.number - 1)
        (disband if self.way == "disband" else retrain)(state, unit, "events-5")

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """What happens to how many brigades of which State."""
        return {"n": self.number, "way": self.way, "court": side_ref(self.side)}

    def measure(self, state: State) -> int:
        """How many are still to be named."""
        return self.number
