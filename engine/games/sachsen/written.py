"""A Position as the fields of a position file: what `setup.set_up` reads, written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.sachsen.money import gulden
from engine.games.sachsen.politics.addressing import EventMeets
from engine.games.sachsen.politics.auction import Auction, Bids
from engine.games.sachsen.politics.events import AfterAuction, EventOfTurn
from engine.games.sachsen.politics.start import Placing
from engine.games.sachsen.politics.turn import Beginning, PlayerTurn, PlayerTurns, Sickbed
from engine.games.sachsen.politics.windows import Call
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import (
    COUNTERS,
    ENROLLING,
    LENT,
    OFF,
    ON,
    REORGANISING,
    STEPS,
    Column,
    Extra,
    Rung,
    Tie,
    Unit,
)
from engine.games.sachsen.sequence import turn
from engine.games.sachsen.setup import RUNG_WORDS, TIE_WORDS
from engine.games.sachsen.setup_form import AWAY, COMING, LOST, NOBODY_WORD, WAITING, column_words
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
        yield fields | {"phase": step.name, "left": [_home(position, p) for p in left]}
    elif step.name in names:
        acting: tuple[int, ...] = getattr(step, "left", None) or ()
        named = {"left": [_home(position, player) for player in acting]} if acting else {}
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
    return {"phase": PlayerTurns.name, "left": [_home(position, p) for p in (player, *(later or ()))]}


def _home(position: SachsenPosition, player: int) -> str:
    return SIDES[position.homes[player]] if position.homes[player] != NOBODY else NOBODY_WORD


def _fields(position: SachsenPosition) -> dict[str, Any]:
    """Everything but the moment."""
    fields = _lands(position) | _armies(position) | _cards(position) | _courts(position) | _wars(position)
    homes = [_home(position, player) for player in position.everybody()]

    def by_home(numbers: list[int]) -> dict[str, int]:
        return {home: n for home, n in zip(homes, numbers, strict=True) if n and home != NOBODY_WORD}

    fields["money"] = {
        home: gulden(coins)
        for home, coins in zip(homes, position.treasury, strict=True)
        if home != NOBODY_WORD
    }
    fields["debt"] = by_home([gulden(coins) for coins in position.debt])
    fields["battles"], fields["wars_won"] = by_home(position.battles), by_home(position.wars_won)
    fields["congresses"] = by_home(position.congresses)
    fields["hour"] = position.hour
    fields["points"] = [list(row) for row in position.points]
    fields["promises"] = [f"{one.author} {one.until} {one.words}" for one in position.promises]
    order = [_home(position, player) for player in position.order if position.homes[player] != NOBODY]
    always = {"deal": homes, "turn": position.turn, "order": order}
    kept = {key: value for key, value in fields.items() if value or key in ALWAYS}
    return always | kept


def _lands(position: SachsenPosition) -> dict[str, Any]:
    provinces = position.world.provinces
    return {
        "leaders": {
            SIDES[side]: _home(position, position.leader[side])
            for side in EVERYBODY
            if position.leader[side] != NOBODY and position.homes[position.leader[side]] != side
        },
        "chaos": [SIDES[side] for side in EVERYBODY if position.chaos[side]],
        "gone": [SIDES[side] for side in EVERYBODY if position.gone[side]],
        "owner": {
            one.id: SIDES[owner]
            for one, owner in zip(provinces, position.owner, strict=True)
            if owner != one.home
        },
        "claims": {
            one.id: f"{_home(position, claim.player)} since {claim.since}"
            for one, claim in zip(provinces, position.claims, strict=True)
            if claim is not None
        },
        "manufactories": [
            one.id for one, extra in zip(provinces, position.extra, strict=True) if extra.manufactory
        ],
        "barren": {
            one.id: _barren(extra)
            for one, extra in zip(provinces, position.extra, strict=True)
            if extra.missing
        },
    }


def _barren(extra: Extra) -> str:
    return f"{extra.missing} unless {extra.unless}" if extra.unless else str(extra.missing)


def _armies(position: SachsenPosition) -> dict[str, Any]:
    names = column_words(position.world)
    return {
        "units": {unit.id: _unit(position, unit) for unit in position.units.values()},
        "columns": {
            name: _column(column)
            for name, column in zip(names, position.columns, strict=True)
            if column != Column()
        },
    }


def _unit(position: SachsenPosition, unit: Unit) -> str:
    squares = position.world.squares
    late = position.world.numbers.reintegration_turns
    where = {
        ENROLLING: f"{COMING} {unit.due}", REORGANISING: f"{LOST} {unit.due - late}", LENT: f"{AWAY} {unit.due}",
    }.get(unit.status) or (squares[unit.square].id if unit.is_on else WAITING)  # fmt: skip
    words = [where]
    words += ["weak"] * (unit.status == ON and unit.weak >= position.turn)
    words += ["paid"] * unit.paid
    words += [f"moved {unit.moved}"] * bool(unit.moved)
    words += [f"origin {squares[unit.origin].id}"] if unit.origin != OFF else []
    words += ["attacked"] * unit.attacked
    words += [f"led {_home(position, unit.led_by)}"] if unit.led_by != NOBODY else []
    words += [f"until {unit.until}"] * bool(unit.until)
    return " ".join(words)


def _column(column: Column) -> str:
    words = [f"points {column.points}"]
    words += [f"reserve {column.reserve}"] * bool(column.reserve)
    words += ["marshal"] * column.marshal
    words += [f"captured {SIDES[column.prisoner_of]}"] if column.prisoner_of != NOBODY else []
    words += ["dead"] * (not column.alive)
    words += [f"fought {column.fought}"] * bool(column.fought)
    return " ".join(words)


def _cards(position: SachsenPosition) -> dict[str, Any]:
    world, players = position.world, [p for p in position.everybody() if position.homes[p] != NOBODY]
    fields: dict[str, Any] = {
        "hands": {
            _home(position, p): list(world.names_of(position.hands[p])) for p in players if position.hands[p]
        },
        "deck": list(world.names_of(reversed(position.deck))),
        "discards": list(world.names_of(position.discards)),
        "services": [_home(position, p) for p in players if position.services[p]],
        "captures": [_home(position, p) for p in players if position.capture_right[p]],
        "events": [world.event_ids[event] for event in reversed(position.event_deck)],
        "tension": position.tension,
        "pending": [
            f"{_home(position, one.player)} {one.kind} {one.number} left {one.left} until {one.until}"
            for one in position.pending
        ],
    }
    if position.event >= 0:
        met = f" {SIDES[position.event_side]}" if position.event_side != NOBODY else ""
        fields["event"] = f"{world.event_ids[position.event]} {'good' if position.good else 'bad'}{met}"
    return fields


def _courts(position: SachsenPosition) -> dict[str, Any]:
    def until(turn: int) -> str:
        return f" until {turn}" if turn else ""

    return {
        "heirs": {
            SIDES[side]: [
                f"{one.kind} {SIDES[one.married]}" if one.married != NOBODY else one.kind for one in children
            ]
            for side, children in enumerate(position.heirs)
            if children
        },
        "blocked": {SIDES[side]: turns for side, turns in enumerate(position.blocked) if turns},
        "ties": {
            _home(position, player): ties
            for player in position.everybody()
            if position.homes[player] != NOBODY and (ties := _ties(position, player))
        },
        "pacts": [
            f"{_home(position, one.one)} {one.kind} {_home(position, one.other)}{until(one.until)}"
            for one in position.pacts
        ],
        "bargains": [
            f"{_home(position, one.author)} {_home(position, one.other)} {' '.join(one.words)}"
            for one in position.bargains
        ],
    }


def _ties(position: SachsenPosition, player: int) -> dict[str, Any]:
    return {
        SIDES[side]: _tie(position.tie(player, side))
        for side in EVERYBODY
        if position.tie(player, side) != Tie()
    }


def _tie(tie: Tie) -> dict[str, Any]:
    told: dict[str, Any] = {
        word: value for word, field in TIE_WORDS.items() if (value := getattr(tie, field))
    }
    told |= {"counter": COUNTERS[tie.counter]} if tie.counter else {}
    others = {
        name: rung for step, name in enumerate(STEPS) if step != tie.step and (rung := _rung(tie.rungs[step]))
    }
    return told | _rung(tie.rungs[tie.step]) | ({"steps": others} if others else {})


def _rung(rung: Rung) -> dict[str, Any]:
    return {word: value for word, field in RUNG_WORDS.items() if (value := getattr(rung, field))}


def _wars(position: SachsenPosition) -> dict[str, Any]:
    return {
        "wars": [
            {
                "one": [SIDES[side] for side in war.one],
                "other": [SIDES[side] for side in war.other],
                "since": war.since,
                "kingdom": war.kingdom,
                "won": {_home(position, player): n for player, n in enumerate(war.won) if n},
                "sent": [SIDES[side] for side in war.sent],
                "beaten": [SIDES[side] for side in war.beaten],
            }
            | ({"nth": war.number} if war.number != place else {})
            for place, war in enumerate(position.wars, start=1)
        ],
        "leaves": [
            f"{_home(position, one.player)} {SIDES[one.side]} until {one.until}{'' if one.granted else ' refused'}"
            for one in position.leaves
            if one.by == NOBODY
        ],
        "truces": [f"{SIDES[one.side]} until {one.until}" for one in position.truces],
        "free_passages": [
            f"{SIDES[one.one]} {SIDES[one.other]} until {one.until}" for one in position.free_passages
        ],
        "helps": [
            f"{_home(position, one.player)} {SIDES[one.side]} war {one.war} until {one.until}{' owed' * one.owed}"
            for one in position.helps
        ],
    }
