"""The lights of the overlays on the political map; all that they show is public."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from engine.games.sachsen.explain import reached
from engine.games.sachsen.politics.contingents import relief
from engine.games.sachsen.politics.entering import Grounds, ways
from engine.games.sachsen.politics.provinces import garrison, is_invaded
from engine.games.sachsen.record import ALLIANCE, NO_COUNTER, Unit
from engine.games.sachsen.sides import SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.explain import OverlayShape

Lights = Iterator[OverlayShape]


def overlay(state: State, name: str, ref: str) -> tuple[OverlayShape, ...]:
    """The lights of one overlay for a unit or a square ("" for all)."""
    return tuple(DRAWN[name](state, ref)) if name in DRAWN else ()


def _reach(state: State, ref: str) -> Lights:
    """The squares that a unit can reach, with the steps; of a square those of all units on it."""
    sort, _, name = ref.partition(":")
    units = [state.units[name]] if sort == "piece" and name in state.units else []
    if sort == "place" and name in state.world.square:
        units = state.standing(state.world.square[name])
    best: dict[int, int] = {}
    for unit in units:
        for square, steps in reached(state, unit).items():
            best[square] = min(steps, best.get(square, steps))
    for square, steps in sorted(best.items()):
        yield OverlayShape("ring", at=state.world.squares[square].ref, number=steps)


def entered_next(
    state: State, provinces: Collection[int]
) -> dict[int, dict[int, tuple[Unit, tuple[str, ...]]]]:
    """Those of some provinces that enemies can enter in their next turn: by State a unit that can, and its way."""
    most, squares = state.world.numbers.political_move, state.world.squares
    enemies = frozenset[int]().union(*(state.enemies(state.owner[province]) for province in provinces))
    found: dict[int, dict[int, tuple[Unit, tuple[str, ...]]]] = {}
    seen: set[tuple[int, int, int]] = set()
    grounds = Grounds(state)
    for unit in state.units.values():
        alike = unit.side, unit.square, state.commander(unit)
        if not unit.is_on or alike in seen or unit.side not in enemies:
            continue
        seen.add(alike)
        foes = state.enemies(unit.side)
        for square, way in ways(grounds.of(unit), unit.square, most).items():
            province = squares[square].province
            if state.owner[province] in foes and province in provinces:
                path = tuple(squares[one].ref for one in (unit.square, *way.path))
                found.setdefault(province, {}).setdefault(unit.side, (unit, path))
    return found


def _threats(state: State, ref: str) -> Lights:
    """Provinces that enemies hold or can enter in their next turn; dotted where a garrison stands in the way."""
    del ref
    entered = entered_next(state, range(len(state.world.provinces)))
    for number, one in enumerate(state.world.provinces):
        if is_invaded(state, number):
            yield OverlayShape("teeth", at=one.ref)
        for side in sorted(entered.get(number, ())):
            free = not garrison(state, number)
            yield OverlayShape("teeth", at=one.ref, side=side_ref(side), certain=free)


def _protection(state: State, ref: str) -> Lights:
    """Who comes if a square is attacked, with the battle turn of each (late-units-1): units of who stands there.

    Of an empty square units of its owner.
    """
    sort, _, name = ref.partition(":")
    unit = state.units.get(name) if sort == "piece" else None
    anchor = unit.square if unit is not None else state.world.square.get(name, -1) if sort == "place" else -1
    if anchor < 0:
        return
    turns = {one.square: (turn, one.side) for turn, units in relief(state, anchor).items() for one in units}
    to = state.world.squares[anchor].ref
    for square, (turn, side) in sorted(turns.items()):
        path = state.world.squares[square].ref, to
        yield OverlayShape("link", to, path=path, number=turn, side=side_ref(side), certain=turn == 1)


def _control(state: State, ref: str) -> Lights:
    """The owner of every province (war-4)."""
    del ref
    for province, owner in zip(state.world.provinces, state.owner, strict=True):
        yield OverlayShape("hatch", at=province.ref, side=f"side:{SIDES[owner]}")


def _courts(state: State, ref: str) -> Lights:
    """Agreements: from each player's capital to the courts, an alliance whole, a pact dotted, with the notes."""
    del ref
    world = state.world
    for player in state.present():
        home = world.squares[world.realms[state.homes[player]].capital].ref
        for side in state.neutrals():
            tie, court = state.tie(player, side), world.squares[world.realms[side].capital].ref
            if tie.counter != NO_COUNTER:
                yield OverlayShape(
                    "link", at=court, path=(home, court), number=tie.loose,
                    side=side_ref(state.homes[player]), certain=tie.counter == ALLIANCE,
                )  # fmt: skip


DRAWN: dict[str, Callable[[State, str], Lights]] = {
    "reach": _reach, "protection": _protection, "threats": _threats, "control": _control, "game": _courts,
}  # fmt: skip
