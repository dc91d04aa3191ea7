"""What the Water Beggars do: destroy, relieve, sack, besiege (6.7.1 to 6.7.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import ClassVar, TypeVar

from msgspec.structs import replace

from engine.games.revolution.actions import Blockade, Destroy, Relieve, Sack
from engine.games.revolution.asking import Ending, SideAsked, SideStep, Whole
from engine.games.revolution.pointing import region_of, spot_of
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import NEUTRAL, NOBODY, whose_ref
from engine.games.revolution.state import Army, State
from engine.games.revolution.tables import Region
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule

A = TypeVar("A", Destroy, Relieve, Sack, Blockade)


def foe(state: State, region: int) -> int:
    """The most Catholic faction with an army in a region, if they attack it (6.7.1); else NOBODY."""
    present = {army.side for army in state.armies_in(region)}
    return next((side for side in state.world.beggar_foes if side in present), NOBODY)


class ShipRule(Rule[SideAsked, A]):
    """Something that Water Beggars of one region do there; those that take part return to their box (6.7-b, R-15)."""

    def regions(self, asked: SideAsked) -> Iterator[tuple[int, Region]]:
        """The regions in which Water Beggars lie."""
        return ((n, region) for n, region in enumerate(asked.world.regions) if asked.position.ships[n])

    def too_few(self, asked: SideAsked, name: str, ships: int) -> Refusal | None:
        """None if so many Water Beggars lie in a region (6.7-b)."""
        number, region = asked.region(name)
        here = asked.position.ships[number]
        return (
            None if 1 <= ships <= here else no("6.7-b", "beggars-left", region.ref, region=region.ref, n=here)
        )

    def not_free(self, asked: SideAsked, name: str) -> Refusal | None:
        """None if no army stands in their region (6.7.3), abandoned ones apart (R-11)."""
        number, region = asked.region(name)
        armies = len(asked.position.armies_in(number))
        return no("6.7.3-a", "sack-armies", region.ref, armies=armies) if armies else None


class Destroying(ShipRule[Destroy]):
    """More Water Beggars than armies destroy the most Catholic one (6.7.1)."""

    action: ClassVar[type[Action]] = Destroy
    clause: ClassVar[str] = "revolution 6.7.1-a"

    def candidates(self, asked: SideAsked) -> Iterator[Destroy]:
        """In each region, of the armies that they attack one in the section, and each besieger."""
        state, cities = asked.position, asked.world.cities
        for number, region in self.regions(asked):
            side = foe(state, number)
            where = sorted({army.city for army in state.armies_in(number) if army.side == side})
            for ships in range(1, state.ships[number] + 1):
                yield from (Destroy(region.id, ships, cities[c].id if c >= 0 else "") for c in where)

    def _target(self, asked: SideAsked, action: Destroy) -> Army | None:
        number, _ = asked.region(action.region)
        city = asked.spot(action.city)[1].city if action.city else -1
        side, armies = foe(asked.position, number), asked.position.armies_in(number)
        if action.city and city < 0:
            return None
        return next((army for army in armies if army.side == side and army.city == city), None)

    def why_not(self, asked: SideAsked, action: Destroy) -> Refusal | None:
        """More ships than armies of whomever, besiegers among them; of the most Catholic faction any (6.7.1)."""
        number, region = asked.region(action.region)
        why, side = self.too_few(asked, action.region, action.number), foe(asked.position, number)
        if why is not None:
            return why
        if side == NOBODY:
            return no("6.7.1-a", "destroy-whose", region.ref)
        armies, whose = len(asked.position.armies_in(number)), whose_ref(side)
        if action.number <= armies:
            return no("6.7.1-a", "destroy-more", region.ref, n=action.number, armies=armies)
        if self._target(asked, action) is not None:
            return None
        if not action.city:
            return no("6.7.1-a", "destroy-section", region.ref, region=region.ref, whose=whose)
        place = asked.spot(action.city)[1].ref
        return no("6.7.1-a", "destroy-besieger", place, place=place, whose=whose)

    def play(self, asked: SideAsked, action: Destroy) -> None:
        """It goes to its owner's stock; a siege it laid is over (6.7.1)."""
        state, army = asked.position, self._target(asked, action)
        number, region = asked.region(action.region)
        assert army is not None
        data: dict[str, int | str] = {"n": action.number, "armies": len(state.armies_in(number))}
        state.take_away(army)
        state.ships[number] -= action.number
        state.say(
            "destroys", "6.7.1-a", asked.side, region.ref, kind="beggars", data=data, result=True,
            region=region.ref, n=action.number, whose=whose_ref(army.side),
        )  # fmt: skip
        if army.besieging:
            place = asked.world.cities[army.city].ref
            state.say("siege-ends", "6.7.1-a", asked.side, place, kind="siege", place=place)


class Relieving(ShipRule[Relieve]):
    """As many Water Beggars as armies lift sieges, whoever lays them (6.7.2, R-16)."""

    action: ClassVar[type[Action]] = Relieve
    clause: ClassVar[str] = "revolution 6.7.2-a"

    def candidates(self, asked: SideAsked) -> Iterator[Relieve]:
        """In each region every set of besieged cities, with every number of ships."""
        state, cities = asked.position, asked.world.cities
        for number, region in self.regions(asked):
            names = [cities[c].id for c in sorted(a.city for a in state.armies_in(number) if a.besieging)]
            sets = [some for size in range(1, len(names) + 1) for some in combinations(names, size)]
            for ships in range(1, state.ships[number] + 1):
                yield from (Relieve(region.id, ships, some) for some in sets)

    def why_not(self, asked: SideAsked, action: Relieve) -> Refusal | None:
        """At least as many ships as armies (6.7.2); cities of the region besieged by armies (R-38)."""
        number, region = asked.region(action.region)
        armies, why = asked.position.armies_in(number), self.too_few(asked, action.region, action.number)
        if why is None and not action.cities:
            why = no("6.7.2-a", "relieve-none", region.ref, region=region.ref)
        for name in action.cities:
            why = why or asked.outside("6.7-b", region, name)
            spot = asked.spot(name)[1]
            if why is None and not any(a.besieging and a.city == spot.city for a in armies):
                why = no("R-38", "no-siege", spot.ref, place=spot.ref)
        if why is None and action.number < len(armies):
            why = no("6.7.2-a", "relieve-equal", region.ref, n=action.number, armies=len(armies))
        return why

    def play(self, asked: SideAsked, action: Relieve) -> None:
        """The besiegers return to their section, the counters of the cities stay (6.7.2)."""
        state, (number, _) = asked.position, asked.region(action.region)
        cities = sorted({asked.world.city[name] for name in action.cities})
        armies = state.armies_in(number)
        data: dict[str, int | str] = {"n": action.number, "armies": len(armies)}
        for army in armies:
            if army.city in cities:
                state.change(army, replace(army, city=-1))
        state.ships[number] -= action.number
        refs = [asked.world.cities[city].ref for city in cities]
        state.say(
            "relieves", "6.7.2-a", asked.side, *refs, kind="siege", data=data, result=True,
            n=action.number, cities=refs,
        )  # fmt: skip


class Sacking(ShipRule[Sack]):
    """Where no army stands a Water Beggar sacks a town (6.7.3, R-17)."""

    action: ClassVar[type[Action]] = Sack
    clause: ClassVar[str] = "revolution 6.7.3-a"

    def candidates(self, asked: SideAsked) -> Iterator[Sack]:
        """Every town of each region."""
        for _, region in self.regions(asked):
            spots = (asked.world.spots[number] for number in region.spots)
            yield from (Sack(region.id, spot.id) for spot in spots if spot.kind == "town")

    def why_not(self, asked: SideAsked, action: Sack) -> Refusal | None:
        """A town of the region (R-17), no army there (6.7.3)."""
        (_, region), (_, spot) = asked.region(action.region), asked.spot(action.town)
        why = self.too_few(asked, action.region, 1)
        if why is None and spot.kind != "town":
            why = no("R-17", "not-town", spot.ref, at=spot.ref)
        return why or asked.outside("6.7-b", region, action.town) or self.not_free(asked, action.region)

    def play(self, asked: SideAsked, action: Sack) -> None:
        """A neutral comes to the province, if one is left; nobody goes (6.7.3, R-17)."""
        state, (number, _), (_, spot) = asked.position, asked.region(action.region), asked.spot(action.town)
        state.ships[number] -= 1
        came = state.add(NEUTRAL, asked.world.provinces[spot.province].countryside)
        state.say("sacks", "6.7.3-a", asked.side, spot.ref, kind="beggars", result=True, place=spot.ref)
        if not came:
            state.say("no-neutral", "R-17", asked.side, spot.ref, kind="beggars")


class Blockading(ShipRule[Blockade]):
    """Where no army stands two Water Beggars besiege a city, whoever holds it (6.7.3)."""

    action: ClassVar[type[Action]] = Blockade
    clause: ClassVar[str] = "revolution 6.7.3-a"

    def candidates(self, asked: SideAsked) -> Iterator[Blockade]:
        """Every city of each region."""
        for _, region in self.regions(asked):
            yield from (Blockade(region.id, asked.world.cities[city].id) for city in region.cities)

    def why_not(self, asked: SideAsked, action: Blockade) -> Refusal | None:
        """A city of the region, no army there, two ships (6.7.3), and no siege yet (R-17)."""
        (number, region), (_, spot) = asked.region(action.region), asked.spot(action.city)
        if spot.city < 0:
            return no("6.7.3-a", "siege-town", spot.ref, place=spot.ref)
        why = asked.outside("6.7-b", region, action.city) or self.not_free(asked, action.region)
        if why is None and asked.position.ships[number] < asked.world.rules.beggars_per_siege:
            why = no("6.7.3-a", "blockade-two", region.ref, n=asked.position.ships[number])
        if why is None and asked.position.besieged(spot.city):
            why = no("R-17", "siege-taken", spot.ref, place=spot.ref)
        return why

    def play(self, asked: SideAsked, action: Blockade) -> None:
        """They lie before it until sieges are resolved, and hinder nobody (R-17)."""
        (number, region), (_, spot) = asked.region(action.region), asked.spot(action.city)
        state = asked.position
        state.ships[number] -= asked.world.rules.beggars_per_siege
        state.blockades = sorted((*state.blockades, spot.city))
        path = (region.ref, spot.ref)
        state.say(
            "blockades", "6.7.3-a", asked.side, *path, kind="siege", path=path, result=True, place=spot.ref
        )


class HirerStep(SideStep, frozen=True):
    """What the hirer of the Water Beggars is asked (6.7-b)."""

    def asks(self, state: State) -> int:
        """He who has them."""
        return state.hirer

    def run(self, state: State) -> None:
        """There is nothing more to do."""
        state.pop()


class Raiding(HirerStep, frozen=True):
    """The Water Beggars act, one action after another, as the hirer likes (6.7-b, R-15); those left hinder (6.7.4)."""

    name: ClassVar[str] = "beggars-act"
    question: ClassVar[str] = "beggars"
    clause: ClassVar[str] = "revolution 6.7-b"
    rules: ClassVar[tuple[AnyRule, ...]] = (
        Destroying(),
        Relieving(),
        Sacking(),
        Blockading(),
        Whole(),
        Ending(),
    )

    def seats(self, state: State) -> tuple[str, ...]:
        """The hirer, while some lie in a region."""
        return (state.seat_for(state.hirer),) if any(state.ships) else ()

    def finish(self, state: State) -> None:
        """Those left stay where they are."""
        state.pop()

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """How many are left."""
        return {"n": self.undone(state)}

    def undone(self, state: State) -> int:
        """Those that have not acted."""
        return sum(state.ships)

    def dropped(self, state: State, source: str, target: str) -> Iterable[Action]:
        """Ships dropped on armies, a town, a city that is besieged or not."""
        region, spot, here = region_of(state, source), spot_of(state, target), region_of(state, target)
        if not source.startswith("pile:ships-") or not here:
            return
        ships, at = range(1, state.ships[state.world.region[region]] + 1), state.world.spots[spot]
        if spot < 0:
            yield from (Destroy(here, number) for number in ships)
        elif at.city < 0:
            yield Sack(region, at.id)
        else:
            if any(army.city == at.city for army in state.armies):
                yield from (Relieve(region, number, (at.id,)) for number in ships)
                yield from (Destroy(region, number, at.id) for number in ships)
            yield Blockade(region, at.id)

    def measure(self, state: State) -> int:
        """Those that have not acted."""
        return self.undone(state)
