"""Sieges: laying them, and what becomes of the city (6.6, 6.15)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement
from typing import ClassVar

from msgspec.structs import replace

from engine.games.revolution.actions import Besiege, Convert
from engine.games.revolution.asking import Ending, InOrder, SideAsked, Whole
from engine.games.revolution.pointing import region_of, spot_of
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import NEUTRAL, NOBODY, WORDS, side_of, side_ref, whose_ref
from engine.games.revolution.state import State
from engine.kernel.action import Action
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule

# --- laying sieges ----------------------------------------------------------------------------


class Besieging(Rule[SideAsked, Besiege]):
    """An army is put on a city of its region (6.6-a)."""

    action: ClassVar[type[Action]] = Besiege
    clause: ClassVar[str] = "revolution 6.6-a"

    def candidates(self, asked: SideAsked) -> Iterator[Besiege]:
        """Every city of every region with an army that is free for it."""
        for number, region in enumerate(asked.world.regions):
            if asked.position.own_army(asked.side, number) is not None:
                yield from (Besiege(region.id, asked.world.cities[city].id) for city in region.cities)

    def why_not(self, asked: SideAsked, action: Besiege) -> Refusal | None:
        """A free army that does not stand off (6.6-a, 6.6-b), and a city that it may besiege."""
        (number, region), (_, spot) = asked.region(action.region), asked.spot(action.city)
        why = why_no_army(asked.position, asked.side, number)
        if why is None and spot.city < 0:
            why = no("6.6-a", "siege-town", spot.ref, place=spot.ref)
        why = why or asked.outside("6.6-a", region, action.city)
        return why or why_not_city(asked.position, asked.side, spot.city)

    def play(self, asked: SideAsked, action: Besiege) -> None:
        """The city is besieged; the army keeps its space (6.6-b)."""
        (number, region), (_, spot) = asked.region(action.region), asked.spot(action.city)
        state = asked.position
        army, path = state.own_army(asked.side, number), (region.ref, spot.ref)
        assert army is not None
        state.change(army, replace(army, city=spot.city))
        lit = (army.ref, spot.ref)
        state.say("besieges", "6.6-a", asked.side, *lit, path=path, kind="siege", place=spot.ref)


def why_no_army(state: State, side: int, number: int) -> Refusal | None:
    """None if an army of a side in a region may besiege: no stand-off (6.6-b), nobody beside it (R-13)."""
    region = state.world.regions[number]
    if state.own_army(side, number) is None:
        return no("6.6-a", "no-army-here", region.ref, region=region.ref, side=side_ref(side))
    if state.beside(side, number) != NOBODY:
        return no("6.6-b", "siege-stand-off", *state.row_of(number), region=region.ref)
    return None


def why_not_city(state: State, side: int, number: int) -> Refusal | None:
    """None if armies of a side may besiege a city (6.6-a, R-38) that nobody besieges (6.6-b), else why not."""
    city, holder = state.world.cities[number], state.city_cards[number]
    if holder != NOBODY and state.allied(side, holder):
        return no("6.6-a", "siege-own", city.ref, place=city.ref, side=side_ref(holder))
    inside = state.at[city.spot]
    if inside[side] and sum(inside) == inside[side]:
        return no("R-38", "siege-only-own", city.ref, place=city.ref)
    return no("6.6-b", "siege-taken", city.ref, place=city.ref) if state.besieged(number) else None


class LayingSieges(InOrder, frozen=True):
    """Each faction may besiege cities (6.6)."""

    name: ClassVar[str] = "sieges"
    clause: ClassVar[str] = "revolution 6.6-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Besieging(), Whole(), Ending())

    def concerns(self, state: State, side: int) -> bool:
        """Who has an army and a city for it."""
        regions = {army.region for army in state.armies if army.side == side}
        return any(
            why_no_army(state, side, number) is None
            and any(why_not_city(state, side, city) is None for city in state.world.regions[number].cities)
            for number in regions
        )

    def undone(self, state: State) -> int:
        """Armies that could besiege something."""
        side = self.left[0]
        own = [a for a in state.armies if a.side == side and not (a.besieging or a.abandoned)]
        return sum(why_no_army(state, side, army.region) is None for army in own)

    def dropped(self, state: State, source: str, target: str) -> Iterable[Action]:
        """An army put on a city, or on a town."""
        region, spot = region_of(state, source), spot_of(state, target)
        if source.startswith("pile:army-") and spot >= 0 and state.world.spots[spot].kind != "countryside":
            yield Besiege(region, state.world.spots[spot].id)

    def measure(self, state: State) -> int:
        """Free armies of those still to act."""
        return len(self.left) + sum(army.side in self.left and not army.besieging for army in state.armies)


# --- resolving sieges -------------------------------------------------------------------------


def own_sieges(state: State, side: int) -> list[int]:
    """The cities that armies of a side besiege, in the order of the board file."""
    return sorted(army.city for army in state.armies if army.side == side and army.besieging)


def due(state: State, side: int, city: int) -> int:
    """How many counters of others are converted in a city: two, if there are two (6.15-a, R-19)."""
    inside = state.at[state.world.cities[city].spot]
    return min(state.world.rules.siege_converts, sum(inside) - inside[side])


def ways(state: State, side: int, city: int) -> list[tuple[int, ...]]:
    """Whose counters may be converted (6.15-a): every choice, owners rising."""
    inside = state.at[state.world.cities[city].spot]
    others = [one for one, number in enumerate(inside) if number and one != side]
    found = combinations_with_replacement(others, due(state, side, city))
    return [way for way in found if all(way.count(one) <= inside[one] for one in way)]


def is_scarce(state: State, side: int) -> bool:
    """Whether counters or neutrals may run short, so that it matters which of several sieges comes first (6.15-a)."""
    own, neutral = 0, 0
    for city in own_sieges(state, side):
        inside, converted = state.at[state.world.cities[city].spot], due(state, side, city)
        own += converted
        neutral += sum(inside[:NEUTRAL]) - inside[side] - max(0, converted - inside[NEUTRAL])
    return own > state.supply[side] or neutral > state.supply[NEUTRAL]


def resolve(state: State, side: int, city: int, whose: tuple[int, ...]) -> None:
    """A siege ends: these are converted, others become neutral, as far as counters go; the army returns (6.15-a)."""
    spot, ref = state.world.cities[city].spot, state.world.cities[city].ref
    army = next(army for army in state.armies if army.city == city)
    data: dict[str, int | str] = {"city": state.world.cities[city].id, "before": _row(state.at[spot])}
    for owner in whose:
        state.remove(owner, spot)
    converted = state.add(side, spot, len(whose))
    neutral, lost = _made_neutral(state, spot, spare=side)
    state.change(army, replace(army, city=-1))
    data["after"] = _row(state.at[spot])
    key, owners = "converts" if whose else "takes-empty", [whose_ref(owner) for owner in whose]
    state.say(key, "6.15-a", side, ref, kind="siege", data=data, result=True, place=ref, whose=owners)
    _tell_rest(state, "6.15-a", ref, neutral, lost + len(whose) - converted)


def _made_neutral(state: State, spot: int, spare: int = NOBODY) -> tuple[int, int]:
    """All factions' counters but those of one become neutral (R-40); returns how many did, and how many were lost."""
    sides = [side for side in range(NEUTRAL) if side != spare]
    number = sum(state.at[spot][side] for side in sides)
    for side in sides:
        state.remove(side, spot, state.at[spot][side])
    came = state.add(NEUTRAL, spot, number)
    return came, number - came


def _tell_rest(state: State, clause: str, ref: str, neutral: int, lost: int) -> None:
    if neutral:
        state.say("siege-neutral", clause, NOBODY, ref, kind="siege", place=ref, n=neutral)
    if lost:
        state.say("siege-lost", clause, NOBODY, ref, kind="siege", place=ref, n=lost)


def _row(counts: list[int]) -> str:
    return ", ".join(f"{WORDS[side]} {number}" for side, number in enumerate(counts) if number)


class Converting(Rule[SideAsked, Convert]):
    """A siege is resolved: the besieger picks whose counters become his (6.15-a, R-19)."""

    action: ClassVar[type[Action]] = Convert
    clause: ClassVar[str] = "revolution 6.15-a"

    def candidates(self, asked: SideAsked) -> Iterator[Convert]:
        """Each city that it besieges, with every choice."""
        for city in own_sieges(asked.position, asked.side):
            for way in ways(asked.position, asked.side, city):
                yield Convert(asked.world.cities[city].id, tuple(WORDS[owner] for owner in way))

    def why_not(self, asked: SideAsked, action: Convert) -> Refusal | None:
        """A city that it besieges, and as many counters of others as must be converted (6.15-a)."""
        state, side = asked.position, asked.side
        city, ref = asked.world.city.get(action.city, -1), f"place:{action.city}"
        if city not in own_sieges(state, side):
            return no("6.15-a", "no-own-siege", ref, place=ref, side=side_ref(side))
        whose, inside = [side_of(word) for word in action.whose], state.at[asked.world.cities[city].spot]
        if side in whose:
            return no("6.15-a", "convert-own", ref, place=ref)
        if len(whose) != due(state, side, city):
            return no("R-19", "convert-number", ref, place=ref, n=due(state, side, city))
        for owner in whose:
            if whose.count(owner) > inside[owner]:
                return no("6.15-a", "no-counter", ref, at=ref, whose=whose_ref(owner))
        return None

    def play(self, asked: SideAsked, action: Convert) -> None:
        """The Step goes on with the other sieges."""
        whose = tuple(side_of(word) for word in action.whose)
        resolve(asked.position, asked.side, asked.world.city[action.city], whose)

    def label(self, asked: SideAsked, action: Convert) -> Message:
        """What becomes of the city; without a counter to convert only that the siege is over."""
        if action.whose:
            return action.gesture().label
        return say("revolution-act-convert-none", place=f"place:{action.city}")


class ResolvingSieges(InOrder, frozen=True):
    """Each faction resolves its sieges, the hirer of Water Beggars theirs after his own (6.15)."""

    name: ClassVar[str] = "resolve"
    clause: ClassVar[str] = "revolution 6.15-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Converting(), Whole())

    def automatic(self, state: State, side: int) -> int:
        """A siege in which there is nothing to choose, nor does its turn matter (R-33); NOBODY for none."""
        cities = own_sieges(state, side)
        if len(cities) > 1 and is_scarce(state, side):
            return next((city for city in cities if not due(state, side, city)), NOBODY)
        return next((city for city in cities if len(ways(state, side, city)) == 1), NOBODY)

    def concerns(self, state: State, side: int) -> bool:
        """Whoever has a choice."""
        return bool(own_sieges(state, side)) and self.automatic(state, side) == NOBODY

    def run(self, state: State) -> None:
        """What is without choice; then the siege of the Water Beggars (6.15-b)."""
        side = self.left[0] if self.left else NOBODY
        city = self.automatic(state, side) if self.left else NOBODY
        if city != NOBODY:
            resolve(state, side, city, ways(state, side, city)[0])
            return
        if side != NOBODY and side == state.hirer and state.blockades:
            for blockaded in state.blockades:
                _sacked(state, blockaded)
            _return(state, "6.15-b", state.world.rules.beggars_per_siege * len(state.blockades))
            state.blockades = []
        super().run(state)

    def after(self, state: State) -> None:
        """All Water Beggars are back in their box (6.7.4)."""
        if any(state.ships):
            _return(state, "6.7.4-a", sum(state.ships))
        state.hirer, state.ships = NOBODY, [0] * len(state.ships)

    def prompt(self, state: State, seat: str) -> Message:
        """Whom to convert, or which siege comes first."""
        side, cities = self.left[0], own_sieges(state, self.left[0])
        if len(cities) == 1:
            place = state.world.cities[cities[0]].ref
            return say("revolution-prompt-resolve", side=side_ref(side), place=place)
        return say("revolution-prompt-resolve-order", side=side_ref(side), n=len(cities))

    def asked_about(self, state: State) -> tuple[str, ...]:
        """The provinces of the cities besieged."""
        world = state.world
        spots = [world.spots[world.cities[city].spot] for city in own_sieges(state, self.left[0])]
        return tuple(dict.fromkeys(world.provinces[spot.province].ref for spot in spots))

    def measure(self, state: State) -> int:
        """Sieges of those still to act."""
        return len(self.left) + sum(army.side in self.left and army.besieging for army in state.armies)


def _return(state: State, clause: str, number: int) -> None:
    state.say("beggars-return", clause, NOBODY, "box:water-beggars", kind="beggars", n=number)


def _sacked(state: State, city: int) -> None:
    """A city that Water Beggars besieged: all of it becomes neutral (6.15-b)."""
    spot, ref = state.world.cities[city].spot, state.world.cities[city].ref
    data: dict[str, int | str] = {"city": state.world.cities[city].id, "before": _row(state.at[spot])}
    neutral, lost = _made_neutral(state, spot)
    data["after"] = _row(state.at[spot])
    state.say("beggars-siege", "6.15-b", state.hirer, ref, kind="siege", data=data, result=True, place=ref)
    _tell_rest(state, "6.15-b", ref, neutral, lost)
