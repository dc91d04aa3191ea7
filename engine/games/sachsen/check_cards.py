"""The numbers, tables and cards of SACHSEN, held against the board, against the rulebook and against themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import get_args

from engine.boards.errors import Fault
from engine.boards.requirements import figures, pairs, span, tally, unlike
from engine.games.sachsen.board import SachsenBoard
from engine.games.sachsen.board_needs import CardNeeds, FieldNeeds, SachsenNeeds
from engine.games.sachsen.card_numbers import Stand
from engine.games.sachsen.card_tables import Tie
from engine.games.sachsen.cards import CardFile, Event, Opportunity, Section
from engine.games.sachsen.effects import BATTLE, Effect, takes
from engine.kernel.message import say

OPEN = "."


def faults(board: SachsenBoard, file: CardFile, needs: SachsenNeeds) -> Iterator[Fault]:
    """Everything in which the cards disagree with the board, the rulebook or themselves."""
    yield from figures(file, needs.figures)
    yield from _states(board, file, needs)
    yield from _units(file)
    yield from _sums(file)
    yield from _peace(file, needs)
    yield from _tables(file)
    if needs.fields is not None:
        yield from _fields(board, file, needs.fields)
    if needs.cards is not None:
        yield from _opportunities(file, needs.cards)
    yield from _events(file)
    yield from _sources(file)


def _equal(where: str, what: str, found: object, wanted: object) -> Iterator[Fault]:
    if found != wanted:
        yield Fault(where, tally(what, found, str(wanted)))


def _states(board: SachsenBoard, file: CardFile, needs: SachsenNeeds) -> Iterator[Fault]:
    """The States of the file are those of the board, in the same order, and of the kinds that the rulebook says."""
    yield from _equal("states", "cards.states", tuple(file.states), board.powers)
    if needs.states is not None:
        yield from unlike("states", "states.kinds", pairs(file.states), pairs(needs.states.kinds))


# --- units and numbers --------------------------------------------------------------------


def _units(file: CardFile) -> Iterator[Fault]:
    """A forced march is two marches; backs and columns go with the counters (army-1, setup-7)."""
    size = file.constants.brigades_per_column
    for kind, unit in file.units.items():
        march, forced, charge = unit.move
        yield from _equal(f"units.{kind}", f"units.{kind}.move", forced, 2 * march)
        if charge is not None and not march < charge < forced:
            yield Fault(f"units.{kind}", tally(f"units.{kind}.move", charge, f"{march + 1}-{forced - 1}"))
    brigades = {kind: unit.counters for kind, unit in file.units.items() if unit.arm != "command"}
    yield from _equal("units", "units.musketeers.counters", brigades.pop("musketeers", 0), size)
    yield from _equal("units", "units counters", sum(brigades.values()), size)
    for state, column in file.columns.items():
        yield from _equal(f"columns.{state}", f"columns.{state}", sum(column.values()), size + 1)
        many = [name for name, number in column.items() if number > file.units[name].counters]
        yield from unlike(f"columns.{state}", f"columns.{state} counters", many, ())


def _sums(file: CardFile) -> Iterator[Fault]:
    """Figures that follow from others."""
    known, ours = file.constants, file.rulings
    prices = {kind: known.recruit_factor * file.units[kind].cost for kind in ours.ransom}
    yield from unlike("rulings", "rulings.ransom", pairs(ours.ransom), pairs(prices))
    wanted = {"cost": ours.ransom.get("general"), "turns": known.recruit_turns}
    found = {"cost": ours.new_general.cost, "turns": ours.new_general.turns}
    yield from unlike("rulings", "rulings.new_general", pairs(found), pairs(wanted))
    yield from _equal(
        "rulings", "rulings.small_field_units", ours.small_field_units, known.brigades_per_column + 1
    )
    yield from _equal("constants", "constants.coins", min(known.coins), 1)
    for kind, reach in known.command_range.items():
        if file.units[kind].arm != "command" or reach < file.units[kind].move[1]:
            yield Fault(
                "constants", tally(f"constants.command_range.{kind}", reach, f"{file.units[kind].move[1]}-")
            )


def _peace(file: CardFile, needs: SachsenNeeds) -> Iterator[Fault]:
    """What winners keep and what is left to the loser are less than a State (R-31)."""
    terms = file.rulings.peace
    if needs.states is not None and terms.keep_at_most + terms.leave_at_least > needs.states.provinces:
        most = needs.states.provinces - terms.leave_at_least
        yield Fault("rulings", tally("rulings.peace.keep_at_most", terms.keep_at_most, f"0-{most}"))


def _tables(file: CardFile) -> Iterator[Fault]:
    """Every answer has a reaction, with every agreement (guarantees-2)."""
    found = {f"{tie} {stand}" for tie, row in file.tables.commitments.items() for stand in row}
    wanted = {f"{tie} {stand}" for tie in get_args(Tie) for stand in get_args(Stand)}
    yield from unlike("tables", "tables.commitments", found, wanted)


# --- fields -------------------------------------------------------------------------------


def _fields(board: SachsenBoard, file: CardFile, needs: FieldNeeds) -> Iterator[Fault]:
    """Sections of squares with whole obstacles and room to deploy, one for every terrain, paired with their like."""
    sections, rows, side = file.battlefields.sections, file.rulings.deployment, needs.side
    quarters = [side * rows.small, side * rows.large_long, side * rows.large_short // 2]
    yield from _equal("rulings", "rulings.deployment", quarters, [side * side // 4] * 3)
    for key, section in sections.items():
        yield from _section(key, section, needs)
    terrains = {province.terrain for province in board.countries.values()}
    yield from unlike(
        "battlefields", "battlefields terrain", {s.terrain for s in sections.values()}, terrains
    )
    yield from unlike("battlefields", "battlefields.large", file.battlefields.large, terrains)
    for terrain, paired in file.battlefields.large.items():
        alike = {key for key, section in sections.items() if section.terrain == terrain}
        yield from unlike(
            "battlefields",
            f"battlefields.large.{terrain}",
            {key for pair in paired for key in pair} - alike,
            (),
        )


def _section(key: str, section: Section, needs: FieldNeeds) -> Iterator[Fault]:
    where, rows, side = f"battlefields.sections.{key}", section.rows, needs.side
    if [len(row) for row in rows] != [side] * side or not {*"".join(rows)} <= {*".HW"}:
        yield Fault(
            where, tally(where, f"{len(rows)} x {max(map(len, rows), default=0)}", f"{side} x {side}")
        )
        return
    blocks, torn = obstacles(rows)
    yield from unlike(where, f"{where} 2 x 2", torn, ())
    if not needs.obstacles[0] <= len(blocks) <= needs.obstacles[1]:
        yield Fault(where, tally(f"{where} obstacles", len(blocks), span(needs.obstacles)))
    turned = tuple("".join(column) for column in zip(*rows, strict=True))
    for edge in (rows[:2], rows[-2:], turned[:2], turned[-2:]):
        free = sum(row.count(OPEN) for row in edge)
        if free < needs.open:
            yield Fault(where, tally(f"{where} open", free, f"{needs.open}-"))


def obstacles(rows: Sequence[str]) -> tuple[list[tuple[int, int]], list[str]]:
    """The north-western squares, column and row from 0, of all obstacles of two by two; and what is none of them."""
    left = {(c, r): sign for r, row in enumerate(rows) for c, sign in enumerate(row) if sign != OPEN}
    blocks, torn = [], []
    for at in sorted(left, key=lambda square: (square[1], square[0])):
        if at in left:
            four = [(at[0] + dx, at[1] + dy) for dy in (0, 1) for dx in (0, 1)]
            if all(left.get(square) == left[at] for square in four):
                blocks.append(at)
            else:
                torn.append(f"{at[0]}-{at[1]}")
            for square in four:
                left.pop(square, None)
    return blocks, torn


# --- cards --------------------------------------------------------------------------------


def _opportunities(file: CardFile, needs: CardNeeds) -> Iterator[Fault]:
    """48 cards, so many of each category; battle cards are those of the defence, and each says what it does."""
    cards = file.opportunities
    counts = Counter[str]()
    for key, card in cards.items():
        counts[card.category] += card.count
        yield from _opportunity(key, card)
    yield from _equal("opportunities", "opportunities", counts.total(), file.constants.opportunity_cards)
    yield from unlike("opportunities", "cards.opportunities", pairs(counts), pairs(needs.opportunities))
    yield from unlike("opportunities", "cards.named", set(needs.named) & cards.keys(), needs.named)
    spies, services = (cards[key].count if key in cards else 0 for key in ("spy", "counter-espionage"))
    if not spies > services > 1:
        yield Fault("opportunities", tally("opportunities.spy.count", spies, f"{max(services, 2) + 1}-"))


def _opportunity(key: str, card: Opportunity) -> Iterator[Fault]:
    where, battle = f"opportunities.{key}", card.when == "battle"
    if not (card.category == "defence") == battle == (card.order is not None):
        yield Fault(where, tally(f"{where}.when", card.when, "battle" if card.category == "defence" else "-"))
    if (card.order == "brigade") != bool(card.arms):
        yield Fault(where, tally(f"{where}.arms", len(card.arms), "0" if card.order != "brigade" else "1-"))
    yield from _effects(where, card.effects)
    if battle != all(effect.op in BATTLE for effect in card.effects):
        yield Fault(
            where, tally(f"{where}.effects", " ".join(effect.op for effect in card.effects), card.when)
        )


def _effects(where: str, effects: Sequence[Effect]) -> Iterator[Fault]:
    """At least one, each with what its operation takes."""
    if not effects:
        yield Fault(where, tally(f"{where} effects", 0, "1-"))
    yield from unlike(where, f"{where} effects", [effect.op for effect in effects if not takes(effect)], ())


def _events(file: CardFile) -> Iterator[Fault]:
    """Twelve events with two halves each, that say what happens to whom their scope may name."""
    yield from _equal("events", "events", len(file.events), file.constants.event_cards)
    for key, event in file.events.items():
        yield from _event(f"events.{key}", event)
    bad = [effect for event in file.events.values() for effect in _every(event, "bad")]
    yield from _equal(
        "events", "events tension", sum(effect.op == "tension" and effect.on for effect in bad), 1
    )
    if not any(effect.op == "attempt" for effect in bad):
        yield Fault("events", tally("events attempt", 0, "1-"))
    if not 0 < len(set(file.bad_on) & set(range(1, 7))) == len(file.bad_on) < 6:
        yield Fault("bad_on", tally("bad_on", ", ".join(map(str, file.bad_on)), "1-5"))


NAMES = {
    "all": {"represented", "unrepresented"},
    "electorates": {"represented", "unrepresented"},
    "unrepresented": {"unrepresented"},
    "none": {"everybody"},
}
"""Whom the halves of an event of each scope speak of."""


def _event(where: str, event: Event) -> Iterator[Fault]:
    for name in ("bad", "good"):
        half = getattr(event, name)
        spoken = [part for part in ("represented", "unrepresented", "everybody") if getattr(half, part)]
        yield from unlike(where, f"{where}.{name}", spoken, NAMES[event.scope])
        for part in spoken:
            yield from _effects(f"{where}.{name}", getattr(half, part))


def _every(event: Event, name: str) -> list[Effect]:
    half = getattr(event, name)
    return [*half.represented, *half.unrepresented, *half.everybody]


def _sources(file: CardFile) -> Iterator[Fault]:
    """Every fact has a source."""
    facts = ["states", "guns", "bad_on"]
    for name in ("constants", "rulings", "tables", "battlefields"):
        facts += [f"{name}.{field}" for field in getattr(file, name).__struct_fields__]
    for name in ("units", "columns", "opportunities"):
        facts += [f"{name}.{key}" for key in getattr(file, name)]
    facts += [f"events.{key}.{half}" for key in file.events for half in ("bad", "good")]
    for fact in facts:
        if file.source(fact) is None:
            yield Fault(fact, say("board-fault-no-source", fact=fact))
