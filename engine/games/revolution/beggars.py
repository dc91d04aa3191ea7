"""The Water Beggars: who hires them, where they go, what they do (6.7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import ClassVar

from msgspec.structs import replace

from engine.games.revolution.actions import Blockade, Destroy, Hire, Relieve, Sack, Ship
from engine.games.revolution.asking import Ending, InOrder, SideAsked, SideStep
from engine.games.revolution.pointing import region_of, spot_of
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import NEUTRAL, NOBODY, name_ref, side_ref
from engine.games.revolution.state import Army, State
from engine.games.revolution.tables import Region
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule

# --- hiring -----------------------------------------------------------------------------------


class Hiring(Rule[SideAsked, Hire]):
    """One to three are hired, for two coins each (6.7-a)."""

    action: ClassVar[type[Action]] = Hire
    clause: ClassVar[str] = "revolution 6.7-a"

    def candidates(self, asked: SideAsked) -> list[Hire]:
        """Every number."""
        return [Hire(number) for number in range(1, asked.world.rules.beggars + 1)]

    def why_not(self, asked: SideAsked, action: Hire) -> Refusal | None:
        """As many as there are, and the coins for them (6.7-a)."""
        rules, coins = asked.world.rules, asked.position.treasury[asked.side]
        if not 1 <= action.number <= rules.beggars:
            return no("6.7-a", "beggars-number", n=action.number)
        if action.number * rules.beggar_cost > coins:
            return no("6.7-a", "beggars-price", coins=coins, side=side_ref(asked.side))
        return None

    def play(self, asked: SideAsked, action: Hire) -> None:
        """He has them alone this turn (6.7-a); they go to regions, then they act (6.7-b)."""
        state, number = asked.position, action.number
        cost = number * asked.world.rules.beggar_cost
        state.treasury[asked.side] -= cost
        state.supply[asked.side] += cost
        state.hirer, state.free_ships = asked.side, number
        state.say("hires", "6.7-a", asked.side, "box:water-beggars", kind="beggars", n=number)
        asked.step.finish(state)
        state.push(Shipping(), Raiding())


class Beggars(InOrder, frozen=True):
    """Burghers and Reformers may hire the Water Beggars, in order; the first to hire has them (6.7-a)."""

    name: ClassVar[str] = "beggars"
    question: ClassVar[str] = "hire"
    clause: ClassVar[str] = "revolution 6.7-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Hiring(), Ending())

    def most(self, state: State, side: int) -> int:
        """How many a side can pay."""
        rules = state.world.rules
        return min(rules.beggars, state.treasury[side] // rules.beggar_cost)

    def concerns(self, state: State, side: int) -> bool:
        """B or R with the coins for one, as long as nobody has hired."""
        return side in state.world.hirers and state.hirer == NOBODY and self.most(state, side) > 0

    def is_ruled_out(self, state: State) -> bool:
        """Without Burghers and Reformers (R-35)."""
        return not state.world.hirers

    def told(self, state: State) -> dict[str, Arg]:
        """How many can be paid."""
        return {"n": self.most(state, self.left[0])}

    def measure(self, state: State) -> int:
        """Those still to decide."""
        return len(self.left)


# --- where they go ----------------------------------------------------------------------------


class HirerStep(SideStep, frozen=True):
    """What the hirer of the Water Beggars is asked (6.7-b)."""

    def asks(self, state: State) -> int:
        """He who has them."""
        return state.hirer

    def run(self, state: State) -> None:
        """There is nothing more to do."""
        state.pop()


class Sending(Rule[SideAsked, Ship]):
    """Some go to a region (6.7-b)."""

    action: ClassVar[type[Action]] = Ship
    clause: ClassVar[str] = "revolution 6.7-b"

    def candidates(self, asked: SideAsked) -> list[Ship]:
        """To every region every number."""
        numbers = range(1, asked.position.free_ships + 1)
        return [Ship(region.id, number) for region in asked.world.regions for number in numbers]

    def why_not(self, asked: SideAsked, action: Ship) -> Refusal | None:
        """A region that is theirs, and no more than were hired (6.7-b)."""
        region, free = asked.world.regions[asked.world.region[action.region]], asked.position.free_ships
        if not region.beggars:
            return no("6.7-b", "beggars-region", region.ref, region=region.ref)
        if not 1 <= action.number <= free:
            return no("6.7-b", "beggars-left", region.ref, region=region.ref, n=free)
        return None

    def play(self, asked: SideAsked, action: Ship) -> None:
        """They lie there."""
        state, number = asked.position, asked.world.region[action.region]
        ref = asked.world.regions[number].ref
        state.free_ships -= action.number
        state.ships[number] += action.number
        path = ("box:water-beggars", ref)
        state.say("ships", "6.7-b", asked.side, ref, path=path, kind="beggars", region=ref, n=action.number)


class Shipping(HirerStep, frozen=True):
    """All that were hired go to regions before they act (6.7-b)."""

    name: ClassVar[str] = "beggars-ship"
    question: ClassVar[str] = "ship"
    clause: ClassVar[str] = "revolution 6.7-b"
    rules: ClassVar[tuple[AnyRule, ...]] = (Sending(),)

    def seats(self, state: State) -> tuple[str, ...]:
        """The hirer, until none is left."""
        return (state.seat_for(state.hirer),) if state.free_ships else ()

    def told(self, state: State) -> dict[str, Arg]:
        """How many are left."""
        return {"n": state.free_ships}

    def interpret_drag(
        self, state: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """A ship dropped on a section, or anywhere in its region."""
        region = region_of(state, target)
        if region and source == "pile:ships":
            yield Ship(region)

    def measure(self, state: State) -> int:
        """Those not yet in a region."""
        return state.free_ships


# --- what they do -----------------------------------------------------------------------------


def foe(state: State, region: int) -> int:
    """The most Catholic faction with an army in a region, if they attack it (6.7.1); else NOBODY."""
    present = {army.side for army in state.armies_in(region)}
    return next((side for side in state.world.beggar_foes if side in present), NOBODY)


class ShipRule(Rule[SideAsked, Action]):
    """Something that Water Beggars of one region do there; those that take part return to their box (6.7-b, R-15)."""

    def too_few(self, asked: SideAsked, region: Region, number: int) -> Refusal | None:
        """None if so many Water Beggars lie in a region (6.7-b)."""
        here = asked.position.ships[asked.world.region[region.id]]
        if 1 <= number <= here:
            return None
        return no("6.7-b", "beggars-left", region.ref, region=region.ref, n=here)

    def not_in(self, asked: SideAsked, region: Region, spot: int) -> Refusal | None:
        """None if a place lies in their region (6.7-b)."""
        if spot in region.spots:
            return None
        at = asked.world.spots[spot].ref
        return no("6.7-b", "not-region", at, region.ref, at=at, region=region.ref)

    def not_free(self, asked: SideAsked, region: Region) -> Refusal | None:
        """None if no army stands in their region (6.7.3), abandoned ones apart (R-11)."""
        armies = len(asked.position.armies_in(asked.world.region[region.id]))
        return no("6.7.3-a", "sack-armies", region.ref, armies=armies) if armies else None

    def regions(self, asked: SideAsked) -> Iterator[tuple[int, Region]]:
        """The regions in which Water Beggars lie."""
        return ((n, region) for n, region in enumerate(asked.world.regions) if asked.position.ships[n])


class Destroying(ShipRule):
    """More Water Beggars than armies destroy the most Catholic one (6.7.1)."""

    action: ClassVar[type[Action]] = Destroy
    clause: ClassVar[str] = "revolution 6.7.1-a"

    def candidates(self, asked: SideAsked) -> Iterator[Destroy]:
        """In each region, of the armies that they attack one in the section, and each besieger."""
        for number, region in self.regions(asked):
            side = foe(asked.position, number)
            own = [army for army in asked.position.armies_in(number) if army.side == side]
            cities = sorted({army.city for army in own})
            for ships in range(1, asked.position.ships[number] + 1):
                for city in cities:
                    yield Destroy(region.id, ships, asked.world.cities[city].id if city >= 0 else "")

    def _target(self, asked: SideAsked, action: Destroy) -> Army | None:
        number, city = asked.world.region[action.region], asked.world.city.get(action.city, -1)
        side = foe(asked.position, number)
        own = [a for a in asked.position.armies_in(number) if a.side == side and a.city == city]
        return own[-1] if own and (city >= 0 or not action.city) else None

    def why_not(self, asked: SideAsked, action: Action) -> Refusal | None:
        """More ships than armies of whomever, besiegers among them; of the most Catholic faction any (6.7.1)."""
        assert isinstance(action, Destroy)
        number = asked.world.region[action.region]
        region, armies = asked.world.regions[number], asked.position.armies_in(number)
        why = self.too_few(asked, region, action.number)
        if why is not None:
            return why
        side = foe(asked.position, number)
        if side == NOBODY:
            return no("6.7.1-a", "destroy-whose", region.ref)
        if action.number <= len(armies):
            return no("6.7.1-a", "destroy-more", region.ref, n=action.number, armies=len(armies))
        if self._target(asked, action) is None:
            if not action.city:
                return no("6.7.1-a", "destroy-section", region.ref, region=region.ref, whose=name_ref(side))
            place = asked.world.spots[asked.world.spot[action.city]].ref
            return no("6.7.1-a", "destroy-besieger", place, place=place, whose=name_ref(side))
        return None

    def play(self, asked: SideAsked, action: Action) -> None:
        """It goes to its owner's stock; a siege it laid is over (6.7.1)."""
        assert isinstance(action, Destroy)
        state, number = asked.position, asked.world.region[action.region]
        army = self._target(asked, action)
        assert army is not None
        ref = asked.world.regions[number].ref
        state.take_away(army)
        state.ships[number] -= action.number
        whose = name_ref(army.side)
        state.say(
            "destroys", "6.7.1-a", asked.side, ref, kind="beggars", data={"n": action.number}, result=True,
            region=ref, n=action.number, whose=whose,
        )  # fmt: skip
        if army.besieging:
            place = asked.world.cities[army.city].ref
            state.say("siege-ends", "6.7.1-a", asked.side, place, kind="siege", place=place)


class Relieving(ShipRule):
    """As many Water Beggars as armies lift sieges, whoever lays them (6.7.2, R-16)."""

    action: ClassVar[type[Action]] = Relieve
    clause: ClassVar[str] = "revolution 6.7.2-a"

    def candidates(self, asked: SideAsked) -> Iterator[Relieve]:
        """In each region every set of besieged cities, with every number of ships."""
        for number, region in self.regions(asked):
            cities = sorted(a.city for a in asked.position.armies_in(number) if a.besieging)
            names = [asked.world.cities[city].id for city in cities]
            sets = [some for size in range(1, len(names) + 1) for some in combinations(names, size)]
            for ships in range(1, asked.position.ships[number] + 1):
                yield from (Relieve(region.id, ships, some) for some in sets)

    def why_not(self, asked: SideAsked, action: Action) -> Refusal | None:
        """At least as many ships as armies (6.7.2); cities of the region besieged by armies (R-38)."""
        assert isinstance(action, Relieve)
        number = asked.world.region[action.region]
        region, armies = asked.world.regions[number], asked.position.armies_in(number)
        why = self.too_few(asked, region, action.number)
        if why is not None:
            return why
        besieged = {army.city for army in armies if army.besieging}
        for name in action.cities:
            spot, city = asked.world.spot[name], asked.world.city.get(name, -1)
            place = asked.world.spots[spot].ref
            why = self.not_in(asked, region, spot)
            if why is None and city not in besieged:
                why = no("R-38", "no-siege", place, place=place)
            if why is not None:
                return why
        if not action.cities:
            return no("6.7.2-a", "relieve-none", region.ref, region=region.ref)
        if action.number < len(armies):
            return no("6.7.2-a", "relieve-equal", region.ref, n=action.number, armies=len(armies))
        return None

    def play(self, asked: SideAsked, action: Action) -> None:
        """The besiegers return to their section, the counters of the cities stay (6.7.2)."""
        assert isinstance(action, Relieve)
        state, number = asked.position, asked.world.region[action.region]
        cities = sorted({asked.world.city[name] for name in action.cities})
        for army in state.armies_in(number):
            if army.city in cities:
                state.change(army, replace(army, city=-1))
        state.ships[number] -= action.number
        refs = [asked.world.cities[city].ref for city in cities]
        state.say(
            "relieves", "6.7.2-a", asked.side, *refs, kind="siege", data={"n": action.number}, result=True,
            n=action.number, cities=refs,
        )  # fmt: skip


class Sacking(ShipRule):
    """Where no army stands a Water Beggar sacks a town (6.7.3, R-17)."""

    action: ClassVar[type[Action]] = Sack
    clause: ClassVar[str] = "revolution 6.7.3-a"

    def candidates(self, asked: SideAsked) -> Iterator[Sack]:
        """Every town of each region."""
        for _, region in self.regions(asked):
            towns = (
                asked.world.spots[spot] for spot in region.spots if asked.world.spots[spot].kind == "town"
            )
            yield from (Sack(region.id, town.id) for town in towns)

    def why_not(self, asked: SideAsked, action: Action) -> Refusal | None:
        """A town of the region (R-17), no army there (6.7.3)."""
        assert isinstance(action, Sack)
        region = asked.world.regions[asked.world.region[action.region]]
        spot = asked.world.spot[action.town]
        why = self.too_few(asked, region, 1)
        if why is None and asked.world.spots[spot].kind != "town":
            at = asked.world.spots[spot].ref
            why = no("R-17", "not-town", at, at=at)
        return why or self.not_in(asked, region, spot) or self.not_free(asked, region)

    def play(self, asked: SideAsked, action: Action) -> None:
        """A neutral comes to the province, if one is left; nobody goes (6.7.3, R-17)."""
        assert isinstance(action, Sack)
        state, spot = asked.position, asked.world.spots[asked.world.spot[action.town]]
        state.ships[asked.world.region[action.region]] -= 1
        came = state.add(NEUTRAL, asked.world.provinces[spot.province].countryside)
        state.say("sacks", "6.7.3-a", asked.side, spot.ref, kind="beggars", result=True, place=spot.ref)
        if not came:
            state.say("no-neutral", "R-17", asked.side, spot.ref, kind="beggars")


class Blockading(ShipRule):
    """Where no army stands two Water Beggars besiege a city, whoever holds it (6.7.3)."""

    action: ClassVar[type[Action]] = Blockade
    clause: ClassVar[str] = "revolution 6.7.3-a"

    def candidates(self, asked: SideAsked) -> Iterator[Blockade]:
        """Every city of each region."""
        for _, region in self.regions(asked):
            yield from (Blockade(region.id, asked.world.cities[city].id) for city in region.cities)

    def why_not(self, asked: SideAsked, action: Action) -> Refusal | None:
        """A city of the region, no army there, two ships (6.7.3), and no siege yet (R-17)."""
        assert isinstance(action, Blockade)
        number = asked.world.region[action.region]
        region, spot = asked.world.regions[number], asked.world.spot[action.city]
        place, here = asked.world.spots[spot].ref, asked.position.ships[number]
        if asked.world.spots[spot].city < 0:
            return no("6.7.3-a", "siege-town", place, place=place)
        why = self.not_in(asked, region, spot) or self.not_free(asked, region)
        if why is not None:
            return why
        if here < asked.world.rules.beggars_per_siege:
            return no("6.7.3-a", "blockade-two", region.ref, n=here)
        if asked.position.besieged(asked.world.spots[spot].city):
            return no("R-17", "siege-taken", place, place=place)
        return None

    def play(self, asked: SideAsked, action: Action) -> None:
        """They lie before it until sieges are resolved, and hinder nobody (R-17)."""
        assert isinstance(action, Blockade)
        state, number = asked.position, asked.world.region[action.region]
        state.ships[number] -= asked.world.rules.beggars_per_siege
        state.blockades = sorted((*state.blockades, asked.world.city[action.city]))
        place = f"place:{action.city}"
        path = (asked.world.regions[number].ref, place)
        state.say(
            "blockades", "6.7.3-a", asked.side, place, path=path, kind="siege", result=True, place=place
        )


class Raiding(HirerStep, frozen=True):
    """The Water Beggars act, one action after another, as the hirer likes (6.7-b, R-15); those left hinder (6.7.4)."""

    name: ClassVar[str] = "beggars-act"
    question: ClassVar[str] = "beggars"
    clause: ClassVar[str] = "revolution 6.7-b"
    rules: ClassVar[tuple[AnyRule, ...]] = (Destroying(), Relieving(), Sacking(), Blockading(), Ending())

    def seats(self, state: State) -> tuple[str, ...]:
        """The hirer, while some lie in a region."""
        return (state.seat_for(state.hirer),) if any(state.ships) else ()

    def finish(self, state: State) -> None:
        """Those left stay where they are."""
        state.pop()

    def told(self, state: State) -> dict[str, Arg]:
        """How many are left."""
        return {"n": self.undone(state)}

    def undone(self, state: State) -> int:
        """Those that have not acted."""
        return sum(state.ships)

    def interpret_drag(
        self, state: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """Ships dropped on armies, a town, a city that is besieged or not."""
        region, spot = region_of(state, source), spot_of(state, target)
        if not region or not source.startswith("pile:ships-"):
            return
        ships = range(1, state.ships[state.world.region[region]] + 1)
        if spot < 0:
            here = region_of(state, target)
            yield from (Destroy(here, number) for number in ships if here)
            return
        at = state.world.spots[spot]
        if at.city < 0:
            yield Sack(region, at.id)
            return
        if any(army.city == at.city for army in state.armies):
            yield from (Relieve(region, number, (at.id,)) for number in ships)
            yield from (Destroy(region, number, at.id) for number in ships)
        yield Blockade(region, at.id)

    def measure(self, state: State) -> int:
        """Those that have not acted."""
        return sum(state.ships)
