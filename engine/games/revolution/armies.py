"""The upkeep of armies, and raising them (6.3, 6.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.games.revolution.actions import Abandon, Disband, Keep, KeepAll, Raise, Several
from engine.games.revolution.asking import Ending, InOrder, SideAsked, Whole
from engine.games.revolution.pointing import region_of, spot_of, whose_of
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import NEUTRAL, NOBODY, WORDS, side_of, side_ref, whose_ref
from engine.games.revolution.state import Army, State
from engine.kernel.action import Action
from engine.kernel.message import Arg, Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule, Step

# --- upkeep ---------------------------------------------------------------------------------


class OfArmy(Rule[SideAsked, Keep | Disband]):
    """An army is paid for: kept or disbanded."""

    def candidates(self, asked: SideAsked) -> list[Keep | Disband]:
        """Each region with an army on which nothing is decided."""
        names = [asked.world.regions[region].id for region in asked.step.undecided(asked.position)]
        return [Keep(name) if self.action is Keep else Disband(name) for name in names]


def _decided(asked: SideAsked, name: str) -> Refusal | None:
    """None if an army of the region is still to be decided on (6.3-a)."""
    number, region = asked.region(name)
    return None if number in asked.step.undecided(asked.position) else asked.no_army("6.3-a", region)


class Keeping(OfArmy):
    """An army is kept for a coin, a Catholic one for two (6.3-a)."""

    action: ClassVar[type[Action]] = Keep
    clause: ClassVar[str] = "revolution 6.3-a"

    def why_not(self, asked: SideAsked, action: Keep | Disband) -> Refusal | None:
        """The coins for it (6.3-a)."""
        return _decided(asked, action.region) or _too_dear(asked, 1)

    def play(self, asked: SideAsked, action: Keep | Disband) -> None:
        """It stays where it is."""
        _keep(asked, asked.world.region[action.region])
        step: Upkeep = asked.step
        step.going_on(asked.position, kept=tuple(sorted((*step.kept, asked.world.region[action.region]))))


def _too_dear(asked: SideAsked, armies: int) -> Refusal | None:
    """None if so many more armies can be kept with what is left of the treasury (6.3-a)."""
    price, left = asked.world.rules.keep[asked.side], asked.position.treasury[asked.side]
    if price * armies <= left:
        return None
    whole = left + price * len(asked.step.kept)
    return no("6.3-a", "keep-price", side=side_ref(asked.side), n=price, left=left, coins=whole)


def _keep(asked: SideAsked, region: int) -> None:
    price, ref = asked.world.rules.keep[asked.side], asked.world.regions[region].ref
    asked.spend(price)
    asked.position.say("keeps", "6.3-a", asked.side, ref, kind="upkeep", region=ref, n=price)


class KeepingAll(Plain[SideAsked, KeepAll]):
    """All armies that are left are kept (6.3-a)."""

    action: ClassVar[type[Action]] = KeepAll
    clause: ClassVar[str] = "revolution 6.3-a"

    def why_not(self, asked: SideAsked, action: KeepAll) -> Refusal | None:
        """The coins for all of them (6.3-a)."""
        step: Upkeep = asked.step
        return _too_dear(asked, sum(step.undecided(asked.position).values()))

    def play(self, asked: SideAsked, action: KeepAll) -> None:
        """They stay."""
        step: Upkeep = asked.step
        for region, number in step.undecided(asked.position).items():
            for _ in range(number):
                _keep(asked, region)
        step.finish(asked.position)


class Disbanding(OfArmy):
    """An army is paid off and may be raised again (6.3-a, 6.3-b)."""

    action: ClassVar[type[Action]] = Disband
    clause: ClassVar[str] = "revolution 6.3-b"

    def why_not(self, asked: SideAsked, action: Keep | Disband) -> Refusal | None:
        """A coin for it, whoever's it is (6.3-a)."""
        price, left = asked.world.rules.disband, asked.position.treasury[asked.side]
        poor = no("6.3-a", "disband-price", n=price, left=left) if left < price else None
        return _decided(asked, action.region) or poor

    def play(self, asked: SideAsked, action: Keep | Disband) -> None:
        """It goes to the supply (6.3-b)."""
        (number, region), price = asked.region(action.region), asked.world.rules.disband
        asked.spend(price)
        asked.position.take_away(_undecided_army(asked, number))
        asked.position.say(
            "disbands", "6.3-b", asked.side, region.ref, kind="upkeep", region=region.ref, n=price
        )


def _undecided_army(asked: SideAsked, region: int) -> Army:
    army = asked.position.own_army(asked.side, region)
    assert army is not None
    return army


class Abandoning(Rule[SideAsked, Abandon]):
    """An army is left unpaid: it sacks a town, or replaces a counter by a neutral (6.3-c)."""

    action: ClassVar[type[Action]] = Abandon
    clause: ClassVar[str] = "revolution 6.3-c"

    def candidates(self, asked: SideAsked) -> Iterator[Abandon]:
        """Every town, and every owner of counters outside cities, in the regions of armies not decided on."""
        state, world, step = asked.position, asked.world, asked.step
        for number in step.undecided(state):
            region = world.regions[number]
            spots = [s for s in region.spots if world.spots[s].city < 0]
            towns = [s for s in spots if world.spots[s].kind == "town"]
            yield from (Abandon(region.id, "sack", world.spots[s].id) for s in towns)
            for spot in spots:
                for side in range(NEUTRAL):
                    if state.at[spot][side]:
                        yield Abandon(region.id, "replace", world.spots[spot].id, WORDS[side])

    def why_not(self, asked: SideAsked, action: Abandon) -> Refusal | None:
        """A town of its region, or a counter there that stands in no city (6.3-c), anybody's (R-11, R-42)."""
        (_, region), (number, spot) = asked.region(action.region), asked.spot(action.at)
        why = _decided(asked, action.region) or asked.outside("6.3-c", region, action.at)
        if why is not None:
            return why
        if action.how == "sack":
            if spot.kind != "town":
                return no("6.3-c", "not-town", spot.ref, at=spot.ref)
            return no("6.3-c", "sack-whose", spot.ref, at=spot.ref) if action.whose else None
        if spot.city >= 0:
            return no("6.3-c", "not-in-city", spot.ref, at=spot.ref)
        owner = side_of(action.whose) if action.whose else NEUTRAL
        if owner == NEUTRAL:
            return no("6.3-c", "replace-neutral", spot.ref, at=spot.ref)
        if not asked.position.at[number][owner]:
            return no("6.3-c", "no-counter", spot.ref, at=spot.ref, whose=whose_ref(owner))
        return None

    def play(self, asked: SideAsked, action: Abandon) -> None:
        """It is turned over; without a neutral in the stock none comes (R-11)."""
        (region, section), (number, spot) = asked.region(action.region), asked.spot(action.at)
        state = asked.position
        army, whose = _undecided_army(asked, region), whose_ref(side_of(action.whose or WORDS[NEUTRAL]))
        state.change(army, replace(army, abandoned=True))
        if action.how == "sack":
            came = state.add(NEUTRAL, asked.world.provinces[spot.province].countryside)
        else:
            state.remove(side_of(action.whose), number)
            came = state.add(NEUTRAL, number)
        key, lit = f"abandons-{action.how}", (spot.ref, section.ref)
        state.say(key, "6.3-c", asked.side, *lit, kind="upkeep", result=True, at=spot.ref, whose=whose)
        if not came:
            state.say("no-neutral", "R-11", asked.side, spot.ref, kind="upkeep")


class Upkeep(InOrder, frozen=True):
    """Each faction keeps, disbands or abandons each of its armies (6.3).

    Attributes:
        kept: the regions of armies that are paid for already.
    """

    name: ClassVar[str] = "upkeep"
    clause: ClassVar[str] = "revolution 6.3-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (KeepingAll(), Keeping(), Disbanding(), Abandoning(), Whole())
    kept: tuple[int, ...] = ()

    def undecided(self, state: State) -> dict[int, int]:
        """Region -> armies of the present side on which nothing is decided, the regions rising."""
        found: dict[int, int] = {}
        for army in state.armies:
            if army.side == self.left[0] and not army.abandoned:
                found[army.region] = found.get(army.region, 0) + 1
        for region in self.kept:
            found[region] -= 1
        return {region: found[region] for region in sorted(found) if found[region]}

    def concerns(self, state: State, side: int) -> bool:
        """Who has armies that are not decided on."""
        own = sum(army.side == side and not army.abandoned for army in state.armies)
        return own > len(self.kept)

    def is_ruled_out(self, state: State) -> bool:
        """Armies are raised only after this phase."""
        return not state.armies

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """How many armies are left, and coins."""
        left = sum(self.undecided(state).values())
        return {"n": left, "coins": state.treasury[self.left[0]]}

    def shown(self, asked: SideAsked) -> Action | None:
        """All that the counsel would do; where it is to keep them all, that."""
        found = super().shown(asked)
        kept = isinstance(found, Several) and all(isinstance(part, Keep) for part in found.parts())
        return KeepAll() if kept and self.refuse(asked.position, asked.seat, KeepAll()) is None else found

    def label_of(self, parts: Sequence[Action]) -> Message:
        """How many are kept, and the sections of the others."""
        others = [part.gesture().label.args["region"] for part in parts if not isinstance(part, Keep)]
        at = list(dict.fromkeys(map(str, others)))
        return say("revolution-act-all-upkeep", n=len(parts) - len(others), at=at)

    def dropped(self, state: State, source: str, target: str) -> Iterable[Action]:
        """An army put on a town sacks it; put on counters it replaces one."""
        region, spot, whose = region_of(state, source), spot_of(state, target), whose_of(target)
        if not source.startswith("pile:army-") or spot < 0:
            return
        at = state.world.spots[spot]
        if at.kind == "town" and not whose:
            yield Abandon(region, "sack", at.id)
        owners = [WORDS[side] for side in range(NEUTRAL + 1) if state.at[spot][side]] or [WORDS[NEUTRAL]]
        yield from (Abandon(region, "replace", at.id, owner) for owner in ([whose] if whose else owners))

    def measure(self, state: State) -> int:
        """Armies not decided on, of all who are still to act."""
        own = sum(army.side in self.left and not army.abandoned for army in state.armies)
        return own - len(self.kept) + len(self.left)


class AbandonedLeave(Step[State], frozen=True):
    """Abandoned armies leave at the end of the turn, before it is scored (6.3-c, R-11)."""

    name: ClassVar[str] = "abandoned-leave"
    clause: ClassVar[str] = "revolution R-11"

    def run(self, state: State) -> None:
        """They go back to their owners' stock."""
        leaving = [army for army in state.armies if army.abandoned]
        for army in leaving:
            state.take_away(army)
        if leaving:
            state.say("abandoned-leave", "R-11", NOBODY, kind="upkeep", n=len(leaving))
        state.pop()


# --- raising --------------------------------------------------------------------------------


class RaisingArmy(Rule[SideAsked, Raise]):
    """An army is bought and put on an empty space (6.4)."""

    action: ClassVar[type[Action]] = Raise
    clause: ClassVar[str] = "revolution 6.4-a"

    def candidates(self, asked: SideAsked) -> list[Raise]:
        """Every region."""
        return [Raise(region.id) for region in asked.world.regions]

    def why_not(self, asked: SideAsked, action: Raise) -> Refusal | None:
        """An army and its price (6.4-a); a space, and presence (6.4-b)."""
        step: Raising = asked.step
        why = step.why_none(asked.position)
        return why or _why_not_in(asked.position, asked.side, asked.world.region[action.region])

    def play(self, asked: SideAsked, action: Raise) -> None:
        """It takes the first empty space; the next is dearer (6.4-a)."""
        state, step, (region, section) = asked.position, asked.step, asked.region(action.region)
        price, ref = step.price(state), section.ref
        asked.spend(price)
        state.raise_army(asked.side, region)
        state.say("raises", "6.4-a", asked.side, ref, kind="raise", region=ref, n=price)
        step.going_on(state, bought=step.bought + 1)

    def label(self, asked: SideAsked, action: Raise) -> Message:
        """With the price of this one."""
        (_, region), price = asked.region(action.region), asked.step.price(asked.position)
        return say("revolution-act-raise-price", region=region.ref, price=price)


def _why_not_in(state: State, side: int, number: int) -> Refusal | None:
    """None if a section has an empty space, and the region an army or a counter of the side (6.4-b, R-42)."""
    region = state.world.regions[number]
    if state.room(number) < 1:
        return no("6.4-b", "section-full", *state.row_of(number), region=region.ref)
    if state.own_army(side, number) is not None or any(state.at[spot][side] for spot in region.spots):
        return None
    return no("6.4-b", "no-presence", region.ref, region=region.ref, side=side_ref(side))


class Raising(InOrder, frozen=True):
    """Each faction may raise up to three armies (6.4).

    Attributes:
        bought: how many the present side has bought this turn.
    """

    name: ClassVar[str] = "raise"
    clause: ClassVar[str] = "revolution 6.4-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (RaisingArmy(), Whole(), Ending())
    bought: int = 0

    def price(self, state: State) -> int:
        """Of the next army: what so many cost in all, less what has been paid (6.4-a)."""
        prices = (0, *state.world.rules.army_price[self.left[0]])
        return prices[self.bought + 1] - prices[self.bought]

    def why_none(self, state: State) -> Refusal | None:
        """None if the present side may buy one more, wherever; else why not (6.4-a)."""
        side = self.left[0]
        if self.bought >= len(state.world.rules.army_price[side]):
            return no("6.4-a", "three-armies")
        if not state.stock[side]:
            return no("6.4-a", "no-army-left", side=side_ref(side))
        price, coins = self.price(state), state.treasury[side]
        return (
            no("6.4-a", "raise-price", n=price, coins=coins, side=side_ref(side)) if price > coins else None
        )

    def concerns(self, state: State, side: int) -> bool:
        """Who can buy one and has a place for it."""
        if self.why_none(state) is not None:
            return False
        return any(_why_not_in(state, side, region) is None for region in range(len(state.world.regions)))

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """The price of the next one, and the coins that are there."""
        return {"n": self.price(state), "coins": state.treasury[self.left[0]]}

    def dropped(self, state: State, source: str, target: str) -> Iterable[Action]:
        """An army of the camp, dropped on a section or anywhere in its region."""
        region = region_of(state, target)
        if region and source == "pile:army":
            yield Raise(region)

    def measure(self, state: State) -> int:
        """What may be bought by those still to act."""
        return 4 * len(self.left) - self.bought
