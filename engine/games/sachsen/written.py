"""A Position as the fields of a position file: what `setup.set_up` reads, written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.sachsen.politics.addressing import EventMeets
from engine.games.sachsen.politics.auction import Auction, Bids
from engine.games.sachsen.politics.events import AfterAuction, EventOfTurn
from engine.games.sachsen.politics.start import Placing
from engine.games.sachsen.politics.turn import Beginning, PlayerTurn, PlayerTurns, Sickbed
from engine.games.sachsen.politics.windows import Call
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import ENROLLING, LENT, ON, REORGANISING, Tie, Unit
from engine.games.sachsen.sequence import turn
from engine.games.sachsen.setup_form import (
    AWAY,
    BARREN,
    BARREN_FORM,
    COMING,
    LOST,
    TIE_OF,
    WAITING,
    home_of,
    plain_fields,
    unit_form,
    unit_parts,
)
from engine.games.sachsen.sides import EVERYBODY, NOBODY, SIDES

ALWAYS = ("units", "deck", "events", "money")
"""Fields that mean something else when they are left out than when they are empty."""


def written(position: SachsenPosition) -> Iterator[dict[str, Any]]:
    """The fields of this Position, at the beginning of a part of the turn or within a player's own."""
    step = position.agenda[-1] if position.agenda else None
    if step is None:
        return
    fields = _fields(position)
    below = position.agenda[-2] if len(position.agenda) > 1 else None
    names = [one.name for one in turn(position.order)]
    if isinstance(step, Placing):
        yield fields | {"phase": step.name}
    elif isinstance(step, PlayerTurn) and isinstance(below, PlayerTurns):
        left = (step.player, *(below.left or ()))
        yield fields | {"phase": step.name, "left": [home_of(position, p) for p in left]}
    elif step.name in names:
        acting: tuple[int, ...] = getattr(step, "left", None) or ()
        named = {"left": [home_of(position, player) for player in acting]} if acting else {}
        yield fields | {"phase": step.name} | named
    elif isinstance(step, Bids):
        lot = position.world.names_of(position.lot)
        yield fields | {"phase": Auction.name, "deck": [*lot, *fields["deck"]]}
    elif isinstance(step, Sickbed):
        yield fields | _turns(position, step.player)
    elif isinstance(step, Call) and not any(position.calls):
        if isinstance(below, EventMeets):
            yield fields | {"phase": EventOfTurn.name}
        elif isinstance(below, Beginning):
            yield fields | _turns(position, below.player)
        else:
            yield fields | {"phase": AfterAuction.name}


def _turns(position: SachsenPosition, player: int) -> dict[str, Any]:
    """Before the turn of a player."""
    later = next(step.left for step in position.agenda if isinstance(step, PlayerTurns))
    return {"phase": PlayerTurns.name, "left": [home_of(position, p) for p in (player, *(later or ()))]}


def _fields(position: SachsenPosition) -> dict[str, Any]:
    """Everything but the moment."""
    world, extra = position.world, position.extra
    fields: dict[str, Any] = {field.key: field.tell(position) for field in plain_fields(world)}
    fields["leaders"] = {
        SIDES[side]: home_of(position, position.leader[side])
        for side in EVERYBODY
        if position.leader[side] != NOBODY and position.homes[position.leader[side]] != side
    }
    fields["units"] = {unit.id: _unit(position, unit) for unit in position.units.values()}
    fields["manufactories"] = [one.id for n, one in enumerate(world.provinces) if extra[n].manufactory]
    barren = {one.id: extra[n] for n, one in enumerate(world.provinces) if extra[n].missing}
    fields["barren"] = {name: BARREN_FORM.written(BARREN.said(position, one)) for name, one in barren.items()}
    fields["deck"] = list(world.names_of(reversed(position.deck)))
    fields["events"] = [world.event_ids[event] for event in reversed(position.event_deck)]
    if position.event >= 0:
        met = f" {SIDES[position.event_side]}" if position.event_side != NOBODY else ""
        fields["event"] = f"{world.event_ids[position.event]} {'good' if position.good else 'bad'}{met}"
    fields["tension"], fields["hour"] = position.tension, position.hour
    fields["ties"] = {home_of(position, p): ties for p in position.present() if (ties := _ties(position, p))}
    order = [home_of(position, player) for player in position.present()]
    homes = [home_of(position, player) for player in position.everybody()]
    always = {"deal": homes, "turn": position.turn, "order": order}
    return always | {key: value for key, value in fields.items() if value or key in ALWAYS}


def _unit(position: SachsenPosition, unit: Unit) -> str:
    """Where it is, and what else is not as usual."""
    world, late = position.world, position.world.numbers.reintegration_turns
    away = {ENROLLING: (COMING, unit.due), REORGANISING: (LOST, unit.due - late), LENT: (AWAY, unit.due)}
    at, turn = away.get(unit.status, (world.squares[unit.square].id if unit.is_on else WAITING, None))
    weak = unit.status == ON and unit.weak >= position.turn > 0
    said = unit_parts(world).said(position, unit)
    return unit_form(world).written({"at": at, "turn": turn, "weak": weak} | said)


def _ties(position: SachsenPosition, player: int) -> dict[str, Any]:
    ties = {side: position.tie(player, side) for side in EVERYBODY}
    return {SIDES[side]: TIE_OF.write(position, tie) for side, tie in ties.items() if tie != Tie()}
