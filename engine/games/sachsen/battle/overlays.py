"""The lights of the overlays on the field, from what a seat may know: hidden orders count for their owner only."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.games.sachsen.battle.battle import NONE, WAITING, Battle
from engine.games.sachsen.battle.command import commands, is_led
from engine.games.sachsen.battle.guns import ELEVATIONS, why_no_shot
from engine.games.sachsen.battle.view import knows
from engine.games.sachsen.battle.ways import ends_in_area, march_squares, marches
from engine.games.sachsen.sides import SIDES
from engine.kernel.explain import OverlayShape

Lights = Iterator[OverlayShape]
SMALLEST = 1
"""Steps of a push by hand."""


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
        march = forced = SMALLEST
    for square, way in sorted(marches(battle, number, forced).items()):
        yield OverlayShape("ring", battle.field.ref(square), number=len(way), certain=len(way) <= march)


def _supply(battle: Battle, ref: str, player: int) -> Lights:
    """The chain of command: from each general to the units that he reaches, broken where nobody does."""
    del player
    for n, one in enumerate(battle.units):
        if not one.is_on or (ref not in ("", one.ref)):
            continue
        general = next(
            (g for g in (battle.chief_of(one.army), battle.general_of(one.column)) if g not in (NONE, n)),
            NONE,
        )
        if general == NONE:
            continue
        path = (battle.field.ref(battle.units[general].square), battle.field.ref(one.square))
        side = f"side:{SIDES[battle.columns[one.column].side]}"
        if is_led(battle, n):
            own = battle.general_of(one.column)
            chief = battle.chief_of(one.army)
            by = chief if chief != NONE and commands(battle, chief, n) else own
            path = (battle.field.ref(battle.units[by].square), path[1]) if by != NONE else path
            yield OverlayShape("route", path[1], path, battle.far(by, n) if by != NONE else 0, side)
        else:
            yield OverlayShape("break", path[1], path, battle.far(general, n), side)


def _threats(battle: Battle, ref: str, player: int) -> Lights:
    """Units that stand in an enemy's area, and the squares that a battery reaches."""
    del player
    for n, one in enumerate(battle.units):
        if not one.is_on or ref not in ("", one.ref):
            continue
        side = f"side:{SIDES[battle.columns[one.column].side]}"
        near = ends_in_area(battle, n)
        if near:
            yield OverlayShape("teeth", battle.field.ref(one.square), number=len(near), side=side)
        if one.guns and not one.train and not one.routed:
            for square in battle.field.squares:
                if any(why_no_shot(battle, n, square, elevation) is None for elevation in ELEVATIONS):
                    yield OverlayShape("teeth", battle.field.ref(square), side=side, certain=False)


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
    "reach": _reach, "supply": _supply, "threats": _threats, "protection": _protection,
}  # fmt: skip
