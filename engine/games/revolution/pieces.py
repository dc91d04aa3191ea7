"""Armies and Water Beggars as a View shows them, and where each of them stands."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.revolution.sides import NEUTRAL, NOBODY, SIDES
from engine.games.revolution.state import State
from engine.kernel.view import PieceView

ARMY, BEGGAR = "army", "beggar"


def pieces(state: State, asks: int = NOBODY) -> Iterator[PieceView]:
    """All of them; those of the faction that is asked are piles that it takes from."""
    yield from armies_shown(state, asks)
    yield from beggars_shown(state, asks)


def side_word(side: int) -> str:
    """The id of a faction; empty for neutrals and for nobody."""
    return SIDES[side] if 0 <= side < NEUTRAL else ""


def armies_shown(state: State, asks: int) -> Iterator[PieceView]:
    """Armies on the map, in the order of their spaces, then those in stock."""
    world = state.world
    for army in state.armies:
        region = world.regions[army.region]
        place = world.cities[army.city].id if army.besieging else region.ref
        words = (("besieging", army.besieging), ("abandoned", army.abandoned), ("used", army.used))
        yield PieceView(
            army.id, ARMY, SIDES[army.side], place,
            state=tuple(word for word, holds in words if holds),
            pile=f"army-{region.id}" if army.side == asks else "",
        )  # fmt: skip
    for side in world.sides:
        for number in state.free_numbers(side):
            yield PieceView(
                f"{SIDES[side]}-army-{number}",
                ARMY,
                SIDES[side],
                f"supply:{SIDES[side]}",
                pile="army" if side == asks else "",
            )


def beggars_shown(state: State, asks: int) -> Iterator[PieceView]:
    """The Water Beggars: in regions, at besieged cities, hired, or in their box."""
    world = state.world
    places = [
        (region.ref, f"ships-{region.id}")
        for r, region in enumerate(world.regions)
        for _ in range(state.ships[r])
    ]
    for city in state.blockades:
        places += [(world.cities[city].id, "")] * world.rules.beggars_per_siege
    places += [("box:water-beggars", "ships")] * (world.rules.beggars - len(places))
    for number, (place, pile) in enumerate(places, start=1):
        yield PieceView(
            f"beggar-{number}",
            BEGGAR,
            side_word(state.hirer),
            place,
            pile=pile if asks != NOBODY and state.hirer == asks else "",
        )
