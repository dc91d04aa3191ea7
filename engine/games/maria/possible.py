"""What cannot lie on the table of MARIA: pieces where the rules let none stand, subsidies between enemies."""

from __future__ import annotations

from engine.games.maria.affairs import Contract
from engine.games.maria.powers import BA, CROSSING, FR, IDS, MAJORS, MINORS, SA
from engine.games.maria.state import State
from engine.games.maria.world import BOX, OUT
from engine.kernel.fields import FieldError

STAYING = frozenset(MAJORS) - CROSSING
"""Powers that never come to the other map (10.1-g); of the minor ones a general may stand there (R-43)."""


def check_pieces(position: State) -> None:
    """Boxes hold whom they may (3.2-h, 17.5-i), cities who may stack (6-a, 6-b, 6-c), hussars are free (7-b, 7-c)."""
    for number in range(len(position.world.pieces)):
        if position.where[number] != OUT:
            _check_place(position, number)
    for place in position.world.places_in(position.occupied()):
        _check_city(position, place)


def _check_place(position: State, number: int) -> None:
    world, place = position.world, position.where[number]
    info = world.pieces[number]
    field = ("pieces", info.id)
    if place == BOX:
        others = [n for n in world.of_power[info.power] if position.where[n] == BOX and n < number]
        if info.kind == "general" and world.advanced and info.power in world.boxes and not others:
            return
        if info.kind == "train" and info.box:
            return
        problem = "two generals are in one box" if others else f"there is no box for '{info.id}'"
        raise FieldError(field, problem, "Put it in a city or off the board")
    if place < 0:
        return
    name = world.index.ids[place]
    if info.kind == "hussar":
        if not world.bohemia >> place & 1:
            raise FieldError(field, f"hussars stand on the map of Bohemia only, not in '{name}'")
        if position.occupied() >> place & 1:
            raise FieldError(field, f"a hussar stands in no city with a piece: '{name}'")
        if any(position.where[n] == place for n in world.hussars if n < number):
            raise FieldError(field, f"two hussars stand in '{name}'")
    elif info.power in STAYING and not world.index.on_map[_map_of(position, number)] >> place & 1:
        problem = f"'{info.id}' never comes to '{name}', which is on the other map"
        raise FieldError(field, problem, "Put it on its own map")


def _map_of(position: State, number: int) -> str:
    """The map of a power that may not pass from one to the other: the one with its home (10.1-g)."""
    world = position.world
    home = world.home[world.pieces[number].power]
    return max(world.index.on_map, key=lambda name: (world.index.on_map[name] & home).bit_count())


def _check_city(position: State, place: int) -> None:
    world = position.world
    name = world.index.ids[place]
    inside = position.generals_on(place)
    trains = [n for n in world.trains if position.where[n] == place]
    standing = [*inside, *trains]
    field = ("pieces", world.pieces[standing[-1]].id)
    if len(inside) > 2 or len(trains) > 1 or (inside and trains):
        raise FieldError(
            field, f"too many pieces stand in '{name}'", "Two generals who cooperate, or one train"
        )
    powers = {world.pieces[n].power for n in inside}
    if any(p not in position.alliances.partners[next(iter(powers))] for p in powers):
        raise FieldError(field, f"the generals in '{name}' may not stack", "Put one of them elsewhere")


def check_subsidies(position: State) -> None:
    """Subsidies run from a major power to an ally, one between two powers (20-a, 24-c)."""
    seen: set[frozenset[int]] = set()
    affairs = position.affairs
    for field, contracts in (("contracts", affairs.contracts), ("proposals", affairs.proposals)):
        for number, contract in enumerate(contracts):
            problem = _wrong_subsidy(position, contract)
            pair = frozenset({contract.giver, contract.receiver})
            if not problem and pair in seen:
                problem = "there is one subsidy between two powers at a time"
            if problem:
                raise FieldError((field, number), problem, "Name two allies, or leave it out")
            seen.add(pair)


def _wrong_subsidy(position: State, contract: Contract) -> str:
    """What is wrong with a subsidy; "" if nothing is. Saxony keeps those it had when it becomes neutral (20-a)."""
    giver, receiver = contract.giver, contract.receiver
    if giver not in MAJORS:
        return f"{IDS[giver]} is no major power and gives no subsidy"
    if giver == receiver or (position.alliances.opposed(giver, receiver) and SA not in (giver, receiver)):
        return f"{IDS[giver]} and {IDS[receiver]} are no allies"
    if len(position.world.leaders) == 2 and receiver not in MINORS:
        return "with two players subsidies go to minor powers only"
    return "the subsidy of France for Bavaria is fixed" if {giver, receiver} == {FR, BA} else ""
