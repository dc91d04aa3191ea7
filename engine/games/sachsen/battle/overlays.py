"""The lights of the overlays on the field, from what a seat may know: hidden orders count for their owner only."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.games.sachsen.battle.battle import ARMIES, NONE, WAITING, Battle, area
from engine.games.sachsen.battle.command import is_led, reach_of
from engine.games.sachsen.battle.guns import ELEVATIONS, why_no_shot
from engine.games.sachsen.battle.sums import helpers
from engine.games.sachsen.battle.view import knows
from engine.games.sachsen.battle.ways import ends_in_area, march_squares, marches, push_squares
from engine.games.sachsen.sides import SIDES
from engine.kernel.explain import OverlayShape

Lights = Iterator[OverlayShape]
ABOUT = "about"
"""The overlay of what lies under the pointer."""


def field_overlay(battle: Battle, name: str, ref: str, player: int) -> tuple[OverlayShape, ...]:
    """The lights of one overlay for a unit ("" for all) as a player may have them."""
    drawn = DRAWN.get(name)
    return tuple(drawn(battle, ref, player)) if drawn is not None else ()


def known_orders(battle: Battle, unit: int, player: int) -> list[str]:
    """The orders of a unit that a player knows."""
    army = battle.units[unit].army
    return [
        o.laid.card
        for o in battle.orders
        if o.unit == unit and (o.shown or knows(battle, army, o.laid, player))
    ]


def _reach(battle: Battle, ref: str, player: int) -> Lights:
    """Squares that a unit reaches by a march, with its steps; by a forced march dotted."""
    number = battle.number(ref.removeprefix("piece:"))
    if number == NONE or not battle.units[number].is_on:
        return
    one = battle.units[number]
    march, forced = march_squares(battle, number, known_orders(battle, number, player))
    if one.guns and not one.train:
        march = forced = push_squares()
    for square, way in sorted(marches(battle, number, forced).items()):
        yield OverlayShape("ring", battle.field.ref(square), number=len(way), certain=len(way) <= march)


def _supply(battle: Battle, ref: str, player: int) -> Lights:
    """The chain of command: how far each general commands, and a broken line to the units that nobody reaches."""
    del player
    for army in ARMIES:
        for column in battle.columns_of(army):
            general = battle.general_of(column)
            if general != NONE:
                yield from _command(battle, general)
    for n, one in enumerate(battle.units):
        if one.is_on and ref in ("", one.ref) and not is_led(battle, n):
            near = [g for c in battle.columns_of(one.army) if (g := battle.general_of(c)) != NONE]
            if near:
                general = min(near, key=lambda g: battle.far(g, n))
                path = (battle.field.ref(battle.units[general].square), battle.field.ref(one.square))
                yield OverlayShape("break", path[1], path, battle.far(general, n), _side(battle, n))


def _side(battle: Battle, unit: int) -> str:
    return f"side:{SIDES[battle.columns[battle.units[unit].column].side]}"


def _within(battle: Battle, unit: int, reach: int) -> tuple[str, ...]:
    field, here = battle.field, battle.units[unit].square
    return tuple(field.ref(square) for square in field.squares if field.far[here][square] <= reach)


def _command(battle: Battle, general: int) -> Lights:
    """How far a command unit commands: a dotted rim (chain-of-command-1)."""
    path, at = (
        _within(battle, general, reach_of(battle, general)),
        battle.field.ref(battle.units[general].square),
    )
    yield OverlayShape("rim", at, path, side=_side(battle, general), certain=False)


def _arc(battle: Battle, battery: int, *, told: bool = False) -> Lights:
    """The squares that a battery reaches, perhaps with their distances (artillery-3, R-60)."""
    one, field = battle.units[battery], battle.field
    if one.guns and not one.train and not one.routed:
        for square in field.squares:
            if any(why_no_shot(battle, battery, square, elevation) is None for elevation in ELEVATIONS):
                rows = field.in_arc(one.square, one.facing, square).ahead
                yield OverlayShape(
                    "shade", field.ref(square), number=rows * told, side=_side(battle, battery)
                )


def _about(battle: Battle, ref: str, player: int) -> Lights:
    """A unit under the pointer: its area, who supports it, how far it commands, or what its guns reach."""
    del player
    number = battle.number(ref.removeprefix("piece:"))
    if number == NONE or not battle.units[number].is_on or battle.units[number].routed:
        return
    one, field = battle.units[number], battle.field
    yield from _arc(battle, number, told=True)
    yield OverlayShape(
        "rim", field.ref(one.square), _within(battle, number, area()), side=_side(battle, number)
    )
    if one.command:
        yield from _command(battle, number)
    for friend in helpers(battle, number):
        path = (field.ref(battle.units[friend].square), field.ref(one.square))
        yield OverlayShape("link", path[1], path, side=_side(battle, number), certain=False)


def _threats(battle: Battle, ref: str, player: int) -> Lights:
    """Units that stand in an enemy's area, and the squares that batteries reach."""
    del player
    for n, one in enumerate(battle.units):
        if one.is_on and ref in ("", one.ref):
            near = ends_in_area(battle, n)
            if near:
                yield OverlayShape(
                    "teeth", battle.field.ref(one.square), number=len(near), side=_side(battle, n)
                )
            yield from _arc(battle, n)


def _protection(battle: Battle, ref: str, player: int) -> Lights:
    """Where units come late, and when: on the own edge row."""
    del ref, player
    for army in (0, 1):
        late = sorted({battle.units[n].entry for n in battle.of_army(army, WAITING)})
        edge = battle.armies[army].edge
        for turn in late if edge else ():
            for square in battle.field.edge_row(edge):
                side = f"side:{SIDES[battle.armies[army].side]}"
                yield OverlayShape("ring", battle.field.ref(square), number=turn, side=side, certain=False)


DRAWN: dict[str, Callable[[Battle, str, int], Lights]] = {
    "reach": _reach, "supply": _supply, "threats": _threats, "protection": _protection, ABOUT: _about,
}  # fmt: skip
