"""What damage and penalty points do to units: markers, rout, flight, falling back, loss (damage, R-62, R-63, R-74)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.sachsen.battle.asking import fought, go_along, tell_of
from engine.games.sachsen.battle.battle import FLED, LOST, FieldUnit
from engine.games.sachsen.battle.field import OFF
from engine.games.sachsen.battle.generals import lost_general
from engine.games.sachsen.battle.orders import show_haste
from engine.games.sachsen.battle.values import FORCED
from engine.games.sachsen.battle.ways import falls_back, flees, flight
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.state import State

STANDS, BACK, ROUTED, GONE = "stands", "falls-back", "routed", "destroyed"
"""What a blow or a test comes to, in the words of the damage table."""
ONE_POINT = "one-point"
"""What a recovery that fails comes to, in the words of dice."""
UNMARKED = {"bad_attack": False, "bad_defence": False, "good_attack": False, "good_defence": False}


def marked(unit: FieldUnit, attack: int, defence: int) -> tuple[FieldUnit, str]:
    """A unit with penalty or bonus markers laid on it, and what it comes to (R-63, morale-5).

    A second penalty of the same value turns to the other; 3 points rout, 4 take the unit off the field. A bonus takes
    the matching penalty away instead of being laid.

    Args:
        attack, defence: 1, 0 or -1.
    """
    points, table = (attack < 0) + (defence < 0), card_file().tables.penalties
    total = unit.penalty + points
    if points and total >= table.routed:
        return unit, GONE if total >= table.off else ROUTED
    if points and total == table.both:
        unit = replace(unit, bad_attack=True, bad_defence=True)
    elif points:
        unit = replace(unit, bad_attack=attack < 0, bad_defence=defence < 0)
    if attack > 0:
        unit = replace(unit, bad_attack=False) if unit.bad_attack else replace(unit, good_attack=True)
    if defence > 0:
        unit = replace(unit, bad_defence=False) if unit.bad_defence else replace(unit, good_defence=True)
    return unit, STANDS


def marker_word(attack: int, defence: int) -> str:
    """The word for what is laid: `attack-lost`, `both-lost`, `defence-won`, `passed` for nothing."""
    what = "both" if attack and defence else "attack" if attack else "defence" if defence else ""
    return f"{what}-{'lost' if min(attack, defence) < 0 else 'won'}" if what else "passed"


def lay_markers(
    state: State, unit: int, attack: int, defence: int, clause: str, *, contact: bool, spent: int = 0
) -> str:
    """Markers are laid on a unit, which may rout or leave the field by them; returns what it comes to.

    Args:
        contact: it was beaten in contact, not by fire. spent: squares that it has spent in a charge.
    """
    battle = fought(state)
    before = battle.units[unit]
    changed, what = marked(before, attack, defence)
    if what == ROUTED:
        rout(state, unit, "R-63", contact=contact, spent=spent)
    elif what == GONE:
        lose(state, unit, "off-field", "R-63", contact=contact)
    elif changed != before:
        battle.units[unit] = changed
        word = marker_word(*(worth(changed, value) - worth(before, value) for value in ("attack", "defence")))
        _tell(state, unit, f"marked-{word}", clause)
    return what


def worth(unit: FieldUnit, value: str) -> int:
    """What the markers of a unit add to its attack or its defence."""
    return getattr(unit, f"good_{value}") - getattr(unit, f"bad_{value}")  # type: ignore[no-any-return]


def strike(state: State, unit: int, points: int, clause: str, *, contact: bool, spent: int = 0) -> str:
    """Damage is done to a unit by the table; returns what it comes to (damage-1, R-75)."""
    one, table = fought(state).units[unit], card_file().tables.damage
    row = table[min(max(points, 0), len(table) - 1)]
    if points <= 0:
        return STANDS
    if one.routed or row.result == GONE:
        lose(state, unit, "destroyed", "R-75" if one.routed else clause, contact=contact)
        return GONE
    if row.result == ROUTED:
        rout(state, unit, clause, contact=contact, spent=spent)
        return ROUTED
    what = lay_markers(state, unit, row.attack, row.defence, clause, contact=contact, spent=spent)
    if what == STANDS and row.result == BACK:
        return fall_back(state, unit, falls_back(fought(state), unit), clause, contact=contact)
    return what


def rout(state: State, unit: int, clause: str, *, contact: bool, spent: int = 0) -> None:
    """A unit routs and flees at once (R-62); a command unit that routs is lost (R-70)."""
    battle = fought(state)
    one = battle.change(unit, routed=True, due=False, **UNMARKED)
    _tell(state, unit, "routs", clause)
    if one.command:
        lost_general(state, unit, contact=contact, fate="wounded")
    else:
        flee(state, unit, flees(battle, unit, spent))


def flee(state: State, unit: int, squares: int) -> None:
    """A routed unit flees so many squares, off the field perhaps; or it is caught and surrenders (R-62)."""
    battle = fought(state)
    found = flight(battle, unit, squares)
    if found.caught:
        lose(state, unit, "surrenders", "influence-4", contact=True)
        return
    key = "flees-off" if found.off else "flees" if found.way else "flees-not"
    go_along(state, unit, found.way, key, "R-62", kind="flight")
    if found.off:
        battle.change(unit, status=FLED, square=OFF)


def fall_back(state: State, unit: int, squares: int, clause: str, *, contact: bool) -> str:
    """A unit falls back so many squares, or routs where it cannot without entering an area; returns which (R-74)."""
    battle = fought(state)
    found = flight(battle, unit, squares, leaves=False)
    if found.caught:
        rout(state, unit, "R-74", contact=contact)
        return ROUTED
    go_along(state, unit, found.way, "falls-back", clause, n=len(found.way))
    last = battle.turn * card_file().constants.phases_per_battle_turn
    battle.change(unit, rests=max(battle.units[unit].rests, last), due=False)
    show_haste(state, unit, len(found.way), FORCED)
    return BACK


def lose(state: State, unit: int, key: str, clause: str, *, contact: bool) -> None:
    """A unit is taken off the field, to be rebuilt: destroyed, caught, surrendered.

    By damage-1, R-62 and R-75. Who caught it keeps nothing of it, but for a general (R-73).
    """
    battle = fought(state)
    _tell(state, unit, key, clause)
    if battle.units[unit].command:
        lost_general(state, unit, contact=contact, fate="killed")
    else:
        battle.change(unit, status=LOST, square=OFF, due=False)


def _tell(state: State, unit: int, key: str, clause: str) -> None:
    tell_of(state, unit, key, clause, kind="damage", result=True)
