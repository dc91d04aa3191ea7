"""Marches of armies, their influence, and Water Beggars in their way (6.7.4, 6.8, 6.9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from engine.games.revolution.actions import Hinder, Influence, LetGo, March
from engine.games.revolution.asking import Ending, InOrder, SideAsked, SideStep, Whole
from engine.games.revolution.pointing import region_of, spot_of, whose_of
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import NEUTRAL, NOBODY, WORDS, side_of, side_ref, whose_ref
from engine.games.revolution.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg, Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule


def fresh_regions(state: State, side: int) -> list[int]:
    """Regions with an army of a side that besieges nothing and has not acted in this phase (6.8-a, R-43), rising."""
    return sorted(
        {a.region for a in state.armies if a.side == side and not (a.abandoned or a.used or a.besieging)}
    )


def _why_no_army(state: State, side: int, region: int, clause: str, done: str) -> Refusal | None:
    """None if a side has an army in a region that has not acted yet (6.8-a, 6.9-a, R-43)."""
    if state.own_army(side, region, fresh=True) is not None:
        return None
    ref = state.world.regions[region].ref
    if any(army.side == side for army in state.armies_in(region)):
        return no(clause, done, ref)
    return no(clause, "no-army-here", ref, region=ref, side=side_ref(side))


def may_be_hindered(state: State, side: int, region: int) -> bool:
    """Whether a Water Beggar waits for armies of a side in a region: those of C, H and N (6.7.4)."""
    return side in state.world.beggar_foes and state.hirer != NOBODY and state.ships[region] > 0


def _use_up(state: State, side: int, region: int) -> None:
    """An army has moved, or used its influence, or was stopped (R-43)."""
    army = state.own_army(side, region, fresh=True)
    assert army is not None
    state.change(army, replace(army, used=True))


# --- marches ------------------------------------------------------------------------------------


def march(state: State, side: int, region: int, to: int) -> None:
    """An army goes along an arrow, into the first empty space (6.8-a)."""
    army, regions = state.own_army(side, region, fresh=True), state.world.regions
    assert army is not None
    state.change(army)
    state.post(replace(army, region=to, used=True))
    refs = (regions[region].ref, regions[to].ref)
    state.say("marches", "6.8-a", side, army.ref, *refs, kind="move", path=refs, region=refs[0], to=refs[1])


class MarchingArmy(Rule[SideAsked, March]):
    """An army goes to an adjacent section with an empty space (6.8-a)."""

    action: ClassVar[type[Action]] = March
    clause: ClassVar[str] = "revolution 6.8-a"

    def candidates(self, asked: SideAsked) -> Iterator[March]:
        """From each region with such an army along each arrow."""
        regions = asked.world.regions
        for region in fresh_regions(asked.position, asked.side):
            yield from (March(regions[region].id, regions[to].id) for to in regions[region].arrows)

    def why_not(self, asked: SideAsked, action: March) -> Refusal | None:
        """An army that has not moved, an arrow, an empty space (6.8-a)."""
        (region, origin), (to, target) = asked.region(action.region), asked.region(action.to)
        why = _why_no_army(asked.position, asked.side, region, "6.8-a", "army-done")
        if why is None and to not in origin.arrows:
            why = no("6.8-a", "no-arrow", origin.ref, target.ref, region=origin.ref, to=target.ref)
        if why is None and asked.position.room(to) < 1:
            why = no("6.8-a", "section-full", *asked.position.row_of(to), region=target.ref)
        return why

    def play(self, asked: SideAsked, action: March) -> None:
        """A Water Beggar may stop it (6.7.4)."""
        region, to = asked.world.region[action.region], asked.world.region[action.to]
        if may_be_hindered(asked.position, asked.side, region):
            asked.position.push(Hindering(asked.side, region, to))
        else:
            march(asked.position, asked.side, region, to)


class ArmyPhase(InOrder, frozen=True):
    """A phase in which each army acts once (R-43); when all have, they may act again in the next."""

    def after(self, state: State) -> None:
        """The next phase finds them fresh."""
        state.rest()

    def measure(self, state: State) -> int:
        """Armies of those still to act that have not acted."""
        return len(self.left) + sum(army.side in self.left and not army.used for army in state.armies)


class Marching(ArmyPhase, frozen=True):
    """Each faction may move each of its armies once (6.8)."""

    name: ClassVar[str] = "army-move"
    clause: ClassVar[str] = "revolution 6.8-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (MarchingArmy(), Whole(), Ending())

    def concerns(self, state: State, side: int) -> bool:
        """Who has an army that can go somewhere."""
        regions = state.world.regions
        return any(
            state.room(to) > 0 for region in fresh_regions(state, side) for to in regions[region].arrows
        )

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """How many armies have moved."""
        own = [a for a in state.armies if a.side == self.left[0] and not (a.abandoned or a.besieging)]
        return {"done": sum(army.used for army in own), "total": len(own)}

    def undone(self, state: State) -> int:
        """Armies that have not moved."""
        side = self.left[0]
        return sum(a.side == side and not (a.abandoned or a.besieging or a.used) for a in state.armies)

    def dropped(self, state: State, source: str, target: str) -> Iterable[Action]:
        """An army dropped on another section, or anywhere in its region."""
        region, to = region_of(state, source), region_of(state, target)
        if to and source.startswith("pile:army-"):
            yield March(region, to)


# --- influence ----------------------------------------------------------------------------------


def influence(state: State, side: int, region: int, spot: int, whose: int) -> None:
    """A counter is replaced by one of the army's own faction (6.9-a)."""
    _use_up(state, side, region)
    state.remove(whose, spot)
    state.add(side, spot)
    at, section = state.world.spots[spot].ref, state.world.regions[region].ref
    state.say("influences", "6.9-a", side, at, section, kind="influence", at=at, whose=whose_ref(whose))


def _why_no_influence(state: State, side: int, region: int) -> Refusal | None:
    """None if a fresh army of a side in a region may use influence: nobody else's beside it (6.9-a, R-12, R-13)."""
    why = _why_no_army(state, side, region, "6.9-a", "influence-done")
    if why is not None:
        return why
    beside = state.beside(side, region)
    if beside != NOBODY:
        return no("6.9-a", "influence-beside", *state.row_of(region), whose=whose_ref(beside))
    return None if state.supply[side] else no("6.9-a", "supply-empty", side=side_ref(side))


class Influencing(Rule[SideAsked, Influence]):
    """An army replaces a counter of another faction, or a neutral, in a town or the countryside (6.9-a)."""

    action: ClassVar[type[Action]] = Influence
    clause: ClassVar[str] = "revolution 6.9-a"

    def candidates(self, asked: SideAsked) -> Iterator[Influence]:
        """In each region with a fresh army all foreign counters that stand in no city."""
        state, spots = asked.position, asked.world.spots
        for number in fresh_regions(state, asked.side):
            region = asked.world.regions[number]
            for spot in region.spots:
                for side, there in enumerate(state.at[spot] if spots[spot].city < 0 else ()):
                    if there and side != asked.side:
                        yield Influence(region.id, spots[spot].id, WORDS[side])

    def why_not(self, asked: SideAsked, action: Influence) -> Refusal | None:
        """An army that may, a counter of its region in no city, and one of the own supply (6.9-a)."""
        (number, region), (spot, at) = asked.region(action.region), asked.spot(action.at)
        whose, why = side_of(action.whose), _why_no_influence(asked.position, asked.side, number)
        why = why or asked.outside("6.9-a", region, action.at)
        if why is not None:
            return why
        if at.city >= 0:
            return no("6.9-a", "not-in-city", at.ref, at=at.ref)
        if whose == asked.side:
            return no("6.9-a", "influence-own", at.ref, at=at.ref)
        if asked.position.at[spot][whose]:
            return None
        if whose == NEUTRAL:
            return no("6.9-a", "no-neutral-there", at.ref, at=at.ref)
        return no("6.9-a", "no-counter", at.ref, at=at.ref, whose=whose_ref(whose))

    def play(self, asked: SideAsked, action: Influence) -> None:
        """A Water Beggar may stop it (6.7.4)."""
        region, spot = asked.world.region[action.region], asked.world.spot[action.at]
        whose = side_of(action.whose)
        if may_be_hindered(asked.position, asked.side, region):
            asked.position.push(Hindering(asked.side, region, spot=spot, whose=whose))
        else:
            influence(asked.position, asked.side, region, spot, whose)


class Military(ArmyPhase, frozen=True):
    """Each army may use its influence once (6.9)."""

    name: ClassVar[str] = "military"
    clause: ClassVar[str] = "revolution 6.9-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Influencing(), Whole(), Ending())

    def concerns(self, state: State, side: int) -> bool:
        """Who has an army that may, and a counter for it to replace."""
        spots = state.world.spots
        for number in fresh_regions(state, side):
            if _why_no_influence(state, side, number) is None:
                for spot in state.world.regions[number].spots:
                    row = state.at[spot]
                    if spots[spot].city < 0 and sum(row) > row[side]:
                        return True
        return False

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """How many armies may still use theirs."""
        return {"n": self.undone(state)}

    def undone(self, state: State) -> int:
        """Armies that may still use theirs."""
        side = self.left[0]
        able = [n for n in fresh_regions(state, side) if _why_no_influence(state, side, n) is None]
        return sum(not (a.used or a.besieging) for n in able for a in state.armies_in(n))

    def dropped(self, state: State, source: str, target: str) -> Iterable[Action]:
        """An army put on counters, or on a town or province: then on each owner's there."""
        region, spot, whose = region_of(state, source), spot_of(state, target), whose_of(target)
        if spot < 0 or not source.startswith("pile:army-"):
            return
        there = [WORDS[side] for side, number in enumerate(state.at[spot]) if number and side != self.left[0]]
        owners = [whose] if whose else there or [WORDS[NEUTRAL]]
        yield from (Influence(region, state.world.spots[spot].id, owner) for owner in owners)


# --- Water Beggars in the way -------------------------------------------------------------------


class Stopping(Plain[SideAsked, Hinder]):
    """A Water Beggar stops the army, and returns to its box (6.7.4, R-18)."""

    action: ClassVar[type[Action]] = Hinder
    clause: ClassVar[str] = "revolution 6.7.4-a"

    def play(self, asked: SideAsked, action: Hinder) -> None:
        """The army has used its move, or its influence (R-43)."""
        state, step = asked.position, asked.step
        ref = state.world.regions[step.region].ref
        state.pop()
        state.ships[step.region] -= 1
        _use_up(state, step.side, step.region)
        whose = whose_ref(step.side)
        state.say("hinders", "6.7.4-a", asked.side, ref, kind="beggars", result=True, region=ref, whose=whose)


class LettingGo(Plain[SideAsked, LetGo]):
    """The hirer waits for another army, or for none (R-18)."""

    action: ClassVar[type[Action]] = LetGo
    clause: ClassVar[str] = "revolution R-18"

    def play(self, asked: SideAsked, action: LetGo) -> None:
        """The army has its way."""
        state, step = asked.position, asked.step
        state.pop()
        state.say("lets-go", "R-18", asked.side, kind="beggars", whose=whose_ref(step.side))
        if step.to >= 0:
            march(state, step.side, step.region, step.to)
        else:
            influence(state, step.side, step.region, step.spot, step.whose)


class Hindering(SideStep, frozen=True):
    """The hirer of the Water Beggars is asked whether an army may leave, or use its influence (6.7.4).

    Attributes:
        side, region: whose army, and where. to: the region it leaves for, or -1; then it is about to replace the
            counter of `whose` in `spot`.
    """

    name: ClassVar[str] = "hinder"
    clause: ClassVar[str] = "revolution 6.7.4-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Stopping(), LettingGo())
    side: int
    region: int
    to: int = -1
    spot: int = -1
    whose: int = NOBODY

    def asks(self, state: State) -> int:
        """The hirer."""
        return state.hirer

    def prompt(self, state: State, seat: str) -> Message:
        """Whose army is about to leave, or to use its influence."""
        hirer, whose = side_ref(state.hirer), whose_ref(self.side)
        if self.to < 0:
            return say("revolution-prompt-hinder-influence", side=hirer, whose=whose)
        to = state.world.regions[self.to].ref
        return say("revolution-prompt-hinder", side=hirer, whose=whose, to=to)

    def asked_about(self, state: State) -> tuple[str, ...]:
        """The section of the army, and the one or the province that it is about to enter or change."""
        world = state.world
        other = world.regions[self.to] if self.to >= 0 else world.provinces[world.spots[self.spot].province]
        return world.regions[self.region].ref, other.ref

    def measure(self, state: State) -> int:
        """One answer ends it."""
        return 1
