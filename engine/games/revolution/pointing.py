"""What a reference at the table points at: where a hand has taken something, or lets it go."""

from __future__ import annotations

from engine.games.revolution.sides import SIDES
from engine.games.revolution.state import Army, State


def army_of(state: State, ref: str) -> Army | None:
    """The army on the map that is this piece."""
    side, _, number = ref.removeprefix("piece:").rpartition("-army-")
    return next((a for a in state.armies if (SIDES[a.side], str(a.number)) == (side, number)), None)


def lies_at(where: str) -> str:
    """The reference of what counters or a piece lie at: towns and cities are told by their id alone."""
    return where if ":" in where else f"place:{where}"


def spot_of(state: State, ref: str) -> int:
    """The city, town or countryside that is meant by a place, a province, counters or a besieger; -1 for none."""
    if ref.startswith("heap:"):
        return spot_of(state, lies_at(ref.removeprefix("heap:").split("/")[0]))
    if ref.startswith("piece:"):
        army = army_of(state, ref)
        return state.world.cities[army.city].spot if army is not None and army.besieging else -1
    kind, _, name = ref.partition(":")
    return state.world.spot.get(name, -1) if kind in ("place", "country") else -1


def province_of(state: State, ref: str) -> int:
    """The province in which something lies; -1 for what lies in none."""
    spot = spot_of(state, ref)
    return state.world.spots[spot].province if spot >= 0 else -1


def word_of(ref: str) -> str:
    """What Actions call a place, a province or a box."""
    return ref.partition(":")[2]


def whose_of(ref: str) -> str:
    """Whose counters are meant by a heap, as the word of an Action; "" for anything else."""
    parts = ref.removeprefix("heap:").split("/")
    return (parts[1] or "neutral") if ref.startswith("heap:") and len(parts) > 1 else ""


def region_of(state: State, ref: str) -> str:
    """The region that is meant by its section, a pile or an army there, or anything that lies in it; "" for none."""
    for prefix in ("box:section-", "pile:army-", "pile:ships-"):
        if ref.startswith(prefix):
            return ref.removeprefix(prefix)
    army = army_of(state, ref) if ref.startswith("piece:") else None
    spot = spot_of(state, ref)
    if army is None and spot < 0:
        return ""
    world = state.world
    number = army.region if army is not None else world.provinces[world.spots[spot].province].region
    return world.regions[number].id
