"""What a seat may know of a battle: all but the cards that others have picked, their orders, closed answers."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.sachsen.battle.asking import BattleStep, fought
from engine.games.sachsen.battle.battle import (
    ARMIES,
    FLED,
    LOST,
    MARKERS,
    NONE,
    ON,
    STATUS_WORDS,
    WAITING,
    Battle,
    FieldUnit,
    Hurt,
    Laid,
)
from engine.games.sachsen.battle.exchange import Exchange
from engine.games.sachsen.battle.field import OFF, OPEN
from engine.games.sachsen.battle.harm import BACK, GONE, ONE_POINT, ROUTED
from engine.games.sachsen.battle.laying import Laying
from engine.games.sachsen.battle.phases import Half, acting
from engine.games.sachsen.battle.sums import Sum
from engine.games.sachsen.battle.values import CHARGE, LONG, MELEE, SHORT, Blow, is_for_battle
from engine.games.sachsen.battle.view_types import (
    ArmyView,
    BattleView,
    ColumnView,
    FieldUnitView,
    FightView,
    HurtView,
    OrderView,
    Part,
    SumView,
    ThrownView,
)
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.sides import BATTLE_SEATS, NOBODY, SIDES
from engine.games.sachsen.state import State
from engine.kernel.view import ContestantView, ContestView, MarkView, PieceView


def knows(battle: Battle, army: int, laid: Laid, player: int) -> bool:
    """Whether a player knows a card that lies picked or as an order: his own, and all of the army that he leads."""
    return player != NOBODY and player in (laid.player, battle.armies[army].player)


def battle_view(state: State, player: int) -> BattleView | None:
    """What a player (NOBODY: the public) may know of the battle that goes on."""
    if state.battle is None:
        return None
    battle = state.battle
    field, kinds = battle.field, enumerate(battle.field.kind)
    return BattleView(
        map=field.map,
        place=battle.place,
        terrain=battle.terrain,
        obstacles={field.place(square): kind for square, kind in kinds if kind != OPEN},
        turn=battle.turn,
        phase=battle.phase,
        acting=_named(acting(state)),
        holder=_named(battle.holder),
        alternate=battle.alternate,
        thief=_named(battle.thief),
        armies=(_army(state, 0, player), _army(state, 1, player)),
        units={unit.id: _unit(state, n, unit) for n, unit in enumerate(battle.units)},
        orders=tuple(
            OrderView(
                battle.units[order.unit].id, _named(battle.units[order.unit].army),
                order.laid.card
                if order.shown or knows(battle, battle.units[order.unit].army, order.laid, player) else "",
                order.shown,
            )
            for order in battle.orders
        ),
        fight=_fight(state),
        last=_last(battle),
        spent=battle.spent,
        cards={
            name: card.count for name, card in card_file().opportunities.items() if is_for_battle(name)
        },
        winner=_named(battle.winner),
        way=battle.way,
    )  # fmt: skip


def _named(army: int) -> str:
    return BATTLE_SEATS[army] if army != NONE else ""


def _army(state: State, army: int, player: int) -> ArmyView:
    battle = fought(state)
    one, step = battle.armies[army], state.agenda[-1] if state.agenda else None
    leads = battle.leads(army)
    columns = (battle.columns[n] for n in battle.columns_of(army))
    half = next((s for s in reversed(state.agenda) if isinstance(s, Half) and s.army == army), None)
    return ArmyView(
        seat=state.seat(leads) if leads != NOBODY else "",
        side=SIDES[one.side],
        edge=one.edge,
        total=one.total,
        actions=one.actions,
        left=half.left if half is not None and step is not None else 0,
        laid=tuple(sorted(laid.card if knows(battle, army, laid, player) else "" for laid in one.laid)),
        service=one.service is not None,
        limit=one.limit,
        given=one.given,
        officers=one.officers,
        columns=tuple(
            ColumnView(SIDES[c.side], c.number, battle.units[c.general].id if c.general != NONE else "", c.points,
                       c.reserve, c.fate)
            for c in columns
        ),
    )  # fmt: skip


def _unit(state: State, number: int, unit: FieldUnit) -> FieldUnitView:
    battle = fought(state)
    general = battle.columns[unit.column].general
    side = battle.columns[unit.column].side
    return FieldUnitView(
        army=_named(unit.army),
        side=SIDES[side],
        column=battle.columns[unit.column].number,
        kind=unit.kind,
        place=battle.field.place(unit.square) if unit.square != OFF else "",
        status=STATUS_WORDS[unit.status],
        entry=unit.entry,
        routed=unit.routed,
        markers=tuple(markers(unit)),
        weak=unit.weak,
        facing=unit.facing,
        train=unit.train,
        shots=card_file().guns.shots - unit.shots if unit.guns else 0,
        orders=len(battle.orders_of(number, working=False)),
        rests=max(0, unit.rests - battle.clock + 1) if battle.turn else 0,
        due=unit.due,
        general=battle.units[general].id if general != NONE else "",
    )


def markers(unit: FieldUnit) -> Iterator[str]:
    """The words of its markers."""
    return (word for word, noted in MARKERS.items() if getattr(unit, noted))


def _fight(state: State) -> FightView | None:
    battle = fought(state)
    fight = battle.fight
    if fight is None or any(not battle.units[n].is_on for n in fight.pair):
        return None
    present = next((step for step in reversed(state.agenda) if isinstance(step, Exchange)), None)
    far = battle.far(*fight.pair)
    blow: Blow
    if present is not None:
        blow = present.blow
    elif fight.stage in ("salvo", "mover"):
        blow = LONG if far > 1 else SHORT
    else:
        blow = MELEE if fight.blows else CHARGE
    step = present or Exchange(blow, (True, True))
    fallen = present is not None and any(present.attack)
    sums = tuple(_sums(battle, step))
    return FightView(
        mover=battle.units[fight.mover].id,
        target=battle.units[fight.target].id,
        far=far,
        stage=fight.stage,
        blow=blow,
        fired=fight.fired,
        answered=(bool(fight.answers[0]), bool(fight.answers[1])),
        sums=sums,
        hurt=tuple(_struck(sums)) if fallen else (),
        guard=battle.units[fight.guard].id if fight.guard != NONE else "",
    )


def _hurt(unit: str, hurt: Hurt) -> HurtView:
    return HurtView(unit, hurt.attack, hurt.defence, hurt.left, hurt.damage)


def _struck(sums: tuple[SumView, ...]) -> Iterator[HurtView]:
    """What those take at whom an attack die has fallen, by the sums that all may see."""
    fallen = {(one.unit, one.kind): one.total for one in sums if one.die}
    units = tuple(dict.fromkeys(one.unit for one in sums))
    for unit, enemy in zip(units, reversed(units), strict=True):
        if (enemy, "attack") in fallen:
            yield _hurt(unit, Hurt(fallen[enemy, "attack"], fallen[unit, "defence"]))


def _last(battle: Battle) -> ThrownView | None:
    """The dice that fell last: they lie open, and so do the orders that counted."""
    if battle.last is None:
        return None
    one, ids = battle.last, [unit.id for unit in battle.units]
    sums = [SumView(ids[d.unit], d.kind, d.parts, d.face, d.total) for d in one.dice]
    mover, target = (ids[n] for n in one.pair)
    taken = ((unit, one.hurt(which)) for which, unit in enumerate((mover, target)))
    hurt = tuple(_hurt(unit, found) for unit, found in taken if found is not None)
    results = (
        _came_to(battle.units[one.pair[0]], one.results[0]),
        _came_to(battle.units[one.pair[1]], one.results[1]),
    )
    return ThrownView(mover, target, one.blow, one.far, tuple(sums), results, one.need, hurt)


def _came_to(unit: FieldUnit, word: str) -> str:
    """What dice came to for a unit: it may have fled or gone by fewer points than that takes by itself (R-63)."""
    if not word.endswith("-lost") and word not in (BACK, ONE_POINT):
        return word
    return GONE if unit.status == LOST else ROUTED if unit.routed or unit.status == FLED else word


def battle_contest(state: State) -> ContestView | None:
    """Two persons who lead an army each: their cards and orders are veiled, all else is answered for all to see.

    Only a salvo is answered in secret (engagement-infantry-fire-1); cards are picked, and the initiative is stolen, in
    rounds of their own.
    """
    battle, step = state.battle, state.agenda[-1] if state.agenda else None
    if battle is None or not isinstance(step, BattleStep) or any(isinstance(s, Laying) for s in state.agenda):
        return None
    asked = step.seats(state)
    if not asked or step.round_now(state) == "call" or NOBODY in (battle.leads(n) for n in ARMIES):
        return None
    sides = []
    for army in ARMIES:
        fight = battle.fight
        engaged = [u for u in (battle.units[n] for n in fight.pair) if u.army == army] if fight else []
        place = battle.field.place(engaged[0].square) if engaged and engaged[0].is_on else ""
        side = SIDES[state.homes[battle.leads(army)]]
        sides.append(ContestantView(side, place, tuple(u.id for u in engaged)))
    due = next((n for n in ARMIES if state.seat(battle.leads(n)) == asked[0]), None)
    return ContestView((sides[0], sides[1]), due=due, veiled=True, open=step.round_now(state) == "")


def battle_hand(state: State, player: int) -> tuple[str, ...] | None:
    """While a battle lasts the hand of a chief are the cards that he has laid for it; None for his own hand."""
    battle = state.battle
    if battle is None or any(isinstance(step, Laying) for step in state.agenda) or battle.winner != NONE:
        return None
    army = next((n for n in ARMIES if battle.leads(n) == player), NONE)
    return tuple(sorted(laid.card for laid in battle.armies[army].laid)) if army != NONE else None


def _sums(battle: Battle, step: Exchange) -> Iterator[SumView]:
    for which in (0, 1):
        name = battle.units[step.pair(battle)[which]].id
        for kind, found, die, more in (
            ("attack", step.attack_of(battle, which), step.attack[which], 0),
            ("defence", step.defence_of(battle, which), step.defence[which], step.points[which]),
        ):
            parts = _public(battle, step.pair(battle)[which], found)
            total = die + more + sum(part.points for part in parts if part.counts)
            yield SumView(name, kind, parts, die, total, found.again)


def _public(battle: Battle, unit: int, found: Sum) -> tuple[Part, ...]:
    """Parts of a unit's sum without those of its orders that have not been shown: a View of the dice betrays none."""
    shown = {order.laid.card for order in battle.orders if order.shown and order.unit == unit}
    return tuple(p for p in found.parts if p.clause != "orders-2" or p.word in shown)


def field_pieces(state: State) -> Iterator[PieceView]:
    """The units on the field, and beside it those that are still to come."""
    battle = fought(state)
    for n, unit in enumerate(battle.units):
        if unit.status not in (WAITING, ON):
            continue
        side = battle.columns[unit.column].side
        words = [word for word, yes in (
            ("routed", unit.routed), ("moved", unit.moved == battle.clock), ("rests", unit.rests >= battle.clock > 0),
            ("train", unit.train), ("weak", unit.weak), ("late", unit.entry > max(battle.turn, 1)),
            ("order", bool(battle.orders_of(n, working=False))), ("due", unit.due),
        ) if yes]  # fmt: skip
        words += [*markers(unit), *([f"faces-{unit.facing}"] if unit.facing else [])]
        at = battle.field.place(unit.square) if unit.square != OFF else ""
        label = str(battle.columns[unit.column].number) if state.world.is_kingdom(side) else ""
        yield PieceView(unit.id, unit.kind, SIDES[side], at, label, state=tuple(words))


CORNERS = ("nw", "ne", "sw", "se")
"""The four squares of an obstacle in reading order."""


def field_marks(battle: Battle) -> Iterator[MarkView]:
    """What lies on the field: `hill-nw` and so on, a mark for each of the four squares of an obstacle."""
    field, found = battle.field, dict[int, int]()
    for square, (kind, obstacle) in enumerate(zip(field.kind, field.obstacle, strict=True)):
        if kind != OPEN:
            yield MarkView(f"{kind}-{CORNERS[found.get(obstacle, 0)]}", field.place(square))
            found[obstacle] = found.get(obstacle, 0) + 1
