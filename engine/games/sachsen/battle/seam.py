"""The seam between politics and battle: what is handed over when armies meet, and what comes back (R-42, R-43)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from engine.games.sachsen.battle.asking import fought
from engine.games.sachsen.battle.battle import (
    ARMIES,
    ATTACKER,
    DEFENDER,
    FLED,
    LOST,
    NONE,
    Army,
    Battle,
    FieldColumn,
    FieldUnit,
    Picking,
)
from engine.games.sachsen.battle.ending import Concluding
from engine.games.sachsen.battle.field import FieldLayout
from engine.games.sachsen.battle.laying import Laying, Stealing
from engine.games.sachsen.battle.orders import Readying
from engine.games.sachsen.battle.phases import BattleTurns
from engine.games.sachsen.battle.setting import Beginner, Drawing, FieldSide, Redoubts
from engine.games.sachsen.battle.values import GENERAL, MARSHAL
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.sides import NOBODY, side_ref
from engine.games.sachsen.state import State
from engine.kernel.rng import Rng
from engine.kernel.step import AnyStep

FINE, ROUTED, DESTROYED = "fine", "routed", "destroyed"
"""What becomes of a unit: nothing, it is to be reorganised, it is to be rebuilt (maintenance-3, R-12)."""


class Coming(Struct, frozen=True):
    """A unit of the political map that takes part, and the battle turn in which it comes (late-units)."""

    unit: str
    turn: int = 1


class Contingent(Struct, frozen=True):
    """One of the two armies as politics hand it over.

    Attributes:
        chief: the State and the number of the column whose general commands. player: who leads it, NOBODY: the officers
            (R-41). units: all that take part, at once or late.
    """

    chief: tuple[int, int]
    player: int
    units: tuple[Coming, ...]


class Attack(Struct, frozen=True):
    """What politics hand over.

    Attributes:
        place: the square that is attacked, as a reference. country: the province, as a reference. terrain: of the
            province. capital: it holds one (R-33).
    """

    attacker: Contingent
    defender: Contingent
    terrain: str
    place: str = ""
    country: str = ""
    capital: bool = False


class Outcome(Struct, frozen=True):
    """What comes back.

    Attributes:
        winner: 0 the attacker, 1 the defender. fates: of each unit FINE, ROUTED or DESTROYED. columns: with their
            points, and what became of their generals (R-70). counts: it brings a point, for each army had a brigade
            (R-44).
    """

    winner: int
    fates: dict[str, str]
    columns: tuple[FieldColumn, ...]
    counts: bool


# --- in -----------------------------------------------------------------------------------------


def begin(state: State, attack: Attack) -> None:
    """A battle begins: the field is laid out, and its Steps are pushed over the present ones (turn-5).

    When they are gone `state.battle` still stands, with its `winner`: the Step below reads the `outcome` and clears it.
    """
    state.battle = made(state, attack)
    battle = state.battle
    one, other = (battle.armies[army] for army in ARMIES)
    if attack.place:
        lit = (attack.place, *(f"piece:{coming.unit}" for coming in attack.attacker.units))
        state.say(
            "battle", "political-movement-2", one.side, *lit, other=side_ref(other.side), place=attack.place,
            country=attack.country,
        )  # fmt: skip
    else:
        state.say("battle-alone", "battle-setup-1", one.side, kind="battle", other=side_ref(other.side))
    tell_field(state, attack)
    state.push(*preparations(capital=attack.capital), BattleTurns(), Concluding())


def tell_field(state: State, attack: Attack) -> None:
    """How large the field is and why, and which units come later (R-43, late-units-1)."""
    battle = fought(state)
    state.say(
        "field", "R-43", NOBODY, kind="battle", reveals=True, sections=len(battle.ground.sections),
        terrain=attack.terrain, most=card_file().rulings.small_field_units, attack=len(attack.attacker.units),
        defence=len(attack.defender.units), data=sections_drawn(battle.ground),
    )  # fmt: skip
    for army in ARMIES:
        late = [unit for unit in battle.units if unit.army == army and unit.entry > 1]
        for turn in sorted({unit.entry for unit in late}):
            names = [unit.ref for unit in late if unit.entry == turn]
            side = battle.armies[army].side
            state.say("late", "late-units-1", side, kind="battle", turn=turn, pieces=names)


def sections_drawn(ground: FieldLayout) -> dict[str, int | str]:
    """How a field lies: by the number of each section, from west to east, its name and its quarter turns (R-43)."""
    return {f"section-{n}": f"{name} {turned}" for n, (name, turned) in enumerate(ground.sections, 1)}


def preparations(*, capital: bool) -> tuple[AnyStep, ...]:
    """What comes before the first turn; `capital`: the province holds one, so that redoubts may be laid (R-33)."""
    redoubts = (Redoubts(ATTACKER), Redoubts(DEFENDER)) if capital else ()
    return (
        FieldSide(), Laying(), Drawing(), *redoubts, Beginner(), Readying(ATTACKER), Readying(DEFENDER), Stealing(),
    )  # fmt: skip


def made(state: State, attack: Attack) -> Battle:
    """The battle before its first Step."""
    keys: list[tuple[int, int]] = []
    units: list[FieldUnit] = []
    columns: list[FieldColumn] = []
    for army, contingent in enumerate((attack.attacker, attack.defender)):
        for coming in contingent.units:
            unit = state.units[coming.unit]
            key = (unit.side, unit.column)
            if key not in keys:
                keys.append(key)
                column = state.column(unit)
                columns.append(
                    FieldColumn(
                        army, *key, state.leader[unit.side], points=column.points, reserve=column.reserve
                    )
                )
            number = keys.index(key)
            if unit.is_command:
                columns[number] = replace(columns[number], general=len(units))
            weak = unit.weak >= state.turn > 0
            units.append(FieldUnit(unit.id, army, number, state.rank(unit), weak, coming.turn))
    armies = []
    for army, contingent in enumerate((attack.attacker, attack.defender)):
        chief = keys.index(contingent.chief)
        number = picks(units, columns, chief)
        picking = pickings(state, units, columns, army, chief, contingent.player, number)
        limit = number or 0
        armies.append(Army(contingent.chief[0], contingent.player, chief=chief, picking=picking, limit=limit))
    large = (
        max(len(attack.attacker.units), len(attack.defender.units)) > card_file().rulings.small_field_units
    )
    return Battle(
        ground_of(attack.terrain, state.rng, large=large), units, columns, armies, attack.terrain, attack.capital,
        attack.place,
    )  # fmt: skip


def picks(units: list[FieldUnit], columns: list[FieldColumn], chief: int) -> int:
    """How many cards the chief may pick, and orders give in a turn; none without him (battle-setup-5, R-68)."""
    general = columns[chief].general
    if general == NONE or units[general].entry > 1:
        return 0
    numbers = card_file().constants
    if units[general].kind != MARSHAL:
        return numbers.orders[GENERAL]
    return (
        numbers.orders[MARSHAL] + max(0, columns[chief].points - numbers.marshal_at) // numbers.marshal_step
    )


def pickings(
    state: State,
    units: list[FieldUnit],
    columns: list[FieldColumn],
    army: int,
    chief: int,
    player: int,
    number: int,
) -> tuple[Picking, ...]:
    """Who picks how many: one more for each further column, from the hand of who leads it (battle-setup-5)."""
    if not number or player == NOBODY:
        return ()
    found = {player: number}
    for n, column in enumerate(columns):
        if column.army == army and n != chief:
            owner = mover(state, [unit.id for unit in units if unit.column == n])
            owner = owner if owner != NOBODY else player
            found[owner] = found.get(owner, 0) + 1
    return tuple(Picking(*one) for one in found.items())


def mover(state: State, names: Iterable[str]) -> int:
    """The player who moves a column, or most of it where it is lent to several (R-25); NOBODY for the program."""
    found = [one for name in names if (one := state.commander(state.units[name])) != NOBODY]
    return max(sorted(set(found)), key=found.count, default=NOBODY)


def ground_of(terrain: str, rng: Rng, *, large: bool) -> FieldLayout:
    """The field: sections of the terrain, and how each is turned, are drawn (battle-setup-1, R-43)."""
    fields = card_file().battlefields
    if large:
        pairs = fields.large[terrain]  # type: ignore[index]
        names = pairs[rng.below(len(pairs))]
    else:
        known = [name for name, section in fields.sections.items() if section.terrain == terrain]
        names = (known[rng.below(len(known))],)  # type: ignore[assignment]
    return FieldLayout(tuple((name, rng.below(4)) for name in names))


# --- out ----------------------------------------------------------------------------------------


def fate_of(battle: Battle, unit: int) -> str:
    """What has become of a unit: who is still routed at the end is to be reorganised (maintenance-3, R-71)."""
    one = battle.units[unit]
    if one.status == LOST:
        return DESTROYED
    return ROUTED if one.status == FLED or one.routed else FINE


def outcome(state: State) -> Outcome:
    """What comes back of the battle that is over."""
    battle = fought(state)
    brigades = {unit.army for unit in battle.units if not unit.command}
    fates = {unit.id: fate_of(battle, n) for n, unit in enumerate(battle.units)}
    return Outcome(battle.winner, fates, tuple(battle.columns), brigades == set(ARMIES))
