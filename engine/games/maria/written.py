"""A Position as the fields of a position file: what `situation.set_up` reads, written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.games.maria import cards, political_deck
from engine.games.maria.position import MariaPosition
from engine.games.maria.powers import FR, IDS, MAJORS, NOBODY, PR
from engine.games.maria.setup import Deploy
from engine.games.maria.situation_form import SERVED
from engine.games.maria.situation_moments import PHASES, POLITICS, SINGLE, STAGES
from engine.games.maria.tactical import DrawCards
from engine.games.maria.world import BOX, OFF, OUT

DECKS = ("draw", "coming")
"""Fields that say another thing empty than left out: there the rest of the cards lies."""


def written(position: MariaPosition) -> Iterator[dict[str, object]]:
    """The fields of this Position at every moment that it may be; `set_up` tells which of them it is."""
    said = _table(position) | (_affairs(position) if position.world.advanced else {})
    fields = {key: value for key, value in said.items() if key in DECKS or value not in ({}, [])}
    names = position.world.pieces
    moved = [names[n].id for n in range(len(names)) if position.moved >> n & 1]
    retreated = [names[n].id for n in range(len(names)) if position.retreated >> n & 1]
    if moved:
        fields["moved"] = moved
    if any(isinstance(step, Deploy) for step in position.agenda):
        yield fields | {"stage": "hussars"}
    coming = [step.stage for step in position.agenda if isinstance(step, DrawCards)]
    begins = min(coming, default=len(STAGES))
    for stage, number in STAGES.items():
        for phase in PHASES if begins - 1 <= number <= begins else ():
            at = fields | {"stage": stage, "phase": phase}
            if phase == "combat" and retreated:
                yield at | {"retreated": retreated}
            yield at
            served = _served(position) if position.world.advanced else []
            if phase == "movement" and "moved" in served:
                yield at | {"served": [deed for deed in served if deed != "moved"]}
    for phase in POLITICS if position.world.advanced and len(coming) == len(STAGES) else ():
        yield fields | _open(position) | {"stage": "politics", "phase": phase}
    for stage in SINGLE:
        yield fields | {"stage": stage}


def _names(found: Iterable[int]) -> list[str]:
    return [cards.NAMES[card] for card in found]


def _mask(position: MariaPosition, mask: int) -> list[str]:
    return [position.world.pieces[n].id for n in position.world.generals if mask >> n & 1]


def _table(position: MariaPosition) -> dict[str, object]:
    """Pieces, troops, markers and cards."""
    world, ids = position.world, position.world.index.ids
    beside = {OFF: "off", BOX: "box"}
    return {
        "turn": position.turn,
        "pieces": {
            p.id: beside.get(where) or ids[where]
            for p, where in zip(world.pieces, position.where, strict=True)
            if p.start != OUT
        },
        "troops": {world.pieces[n].id: position.troops[n] for n in world.generals if position.troops[n]},
        "down": _mask(position, position.down),
        "top": _mask(position, position.top_marks),
        "markers": {
            ids[place]: "none" if side == NOBODY else IDS[side]
            for place, side in enumerate(position.marker)
            if side != world.markers[place]
        },
        "questions": {ids[place]: IDS[side] for place, side in position.questions.items()},
        "hands": {IDS[power]: _names(position.hands[power]) for power in world.powers},
        "draw": _names(position.draw[::-1]),
        "discards": _names(card for pile in position.discards for card in pile),
        "subsidy": position.subsidy,
    }


def _affairs(position: MariaPosition) -> dict[str, object]:
    """The political table and the affairs of state."""
    ids, stock, table, affairs = position.world.index.ids, position.stock, position.politics, position.affairs
    boxes = {"emperor": stock.emperor, "italy": stock.italy, "silesia": PR if stock.silesia else NOBODY}
    found: dict[str, object] = {
        "tracks": dict(zip(political_deck.TRACKS, table.tracks, strict=True)),
        "reserve": {IDS[p]: stock.reserve[p] for p in MAJORS},
        "battle": {IDS[p]: stock.battle[p] for p in MAJORS},
        "aside": {IDS[p]: stock.aside[p] for p in (PR, FR)},
        "boxes": {box: IDS[side] for box, side in boxes.items() if side != NOBODY},
        "coming": _political(table.deck[::-1]),
        "lying": {IDS[p]: _names(table.lying[p]) for p in MAJORS if table.lying[p]},
        "less": _powers(table.less),
        "lasting": _powers(table.lasting),
        "away": [name for power, name in enumerate(IDS) if table.away >> power & 1],
        "annexed": affairs.annexed,
        "peace": affairs.peace,
        "reduced": affairs.reduced,
        "settled": affairs.settled,
        "visited": affairs.visited,
        "declined": [ids[place] for place in affairs.declined],
        "election": table.election,
        "contracts": [f"{IDS[c.giver]} {IDS[c.receiver]} {c.turns}" for c in affairs.contracts],
        "proposals": [f"{IDS[c.giver]} {IDS[c.receiver]} {c.turns}" for c in affairs.proposals],
        "ending": [
            f"{IDS[c.giver]} {IDS[c.receiver]} {IDS[(c.giver, c.receiver)[c.turns]]}" for c in affairs.ending
        ],
        "promises": [f"{t.author} {t.until} {t.words}" for t in affairs.treaties],
        "served": _served(position),
        "winters": [_powers(winter) for winter in affairs.winters],
    }
    if any(table.covered):
        found["covered"] = {IDS[p]: _names(table.covered[p]) for p in MAJORS if table.covered[p]}
    return found | {key: said for key, said in (("trump", table.trump), ("victor", affairs.victor)) if said}


def _served(position: MariaPosition) -> list[str]:
    """What Saxony has done in this turn (R-28)."""
    return [deed for deed, bit in SERVED.items() if position.affairs.served & bit]


def _open(position: MariaPosition) -> dict[str, object]:
    """What the stage of politics has besides: the cards turned up and the shifts announced."""
    table = position.politics
    announced = dict(zip(political_deck.TRACKS, table.announced, strict=True))
    return {"political": _political(table.open), "announced": announced}


def _political(found: Iterable[int]) -> list[str]:
    return [political_deck.names()[card] for card in found]


def _powers(counts: tuple[int, ...]) -> dict[str, int]:
    return {IDS[power]: count for power, count in enumerate(counts) if count}
