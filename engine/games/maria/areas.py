"""What a power has in an area: its pieces and its victory markers."""

from __future__ import annotations

from engine.games.maria.powers import NOBODY
from engine.games.maria.state import State


def standing(position: State, power: int, area: int) -> list[int]:
    """A power's generals and trains in an area (a mask of places)."""
    world, where = position.world, position.where
    pieces = (*world.of_power[power], *world.trains_of[power])
    return [n for n in pieces if where[n] >= 0 and area >> where[n] & 1]


def take_off(position: State, power: int, area: int) -> int:
    """Take a power's markers off the fortresses of an area; returns how many. They go nowhere yet."""
    places = [n for n in position.world.places_in(area) if position.marker[n] == power]
    for place in places:
        position.marker[place] = NOBODY
    position.find_control()
    return len(places)


def return_markers(position: State, power: int, area: int) -> None:
    """A power's markers in an area come back to its reserve (19.1-d, 19.3-e)."""
    position.stock = position.stock.give_back(power, take_off(position, power, area))
