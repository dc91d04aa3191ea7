"""Engagements in the second reading: who fires, charges, tests, pursues; moves, commanders and the initiative."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.sachsen.surveyor_facts import COMMANDERS, SURVEY
from tests.games.sachsen.surveyor_field import (
    ATTACKER,
    DEFENDER,
    Brigade,
    Field,
    in_chain,
    several_enemies,
    steps,
)
from tests.games.sachsen.surveyor_march import MARCH, charge_squares
from tests.games.sachsen.surveyor_sums import CHARGE, MELEE

FOOT, GUNS = "infantry", "artillery"

# --- salvos (engagement-infantry-fire, R-57) ----------------------------------------------


def may_fire(of: Brigade, enemy: Brigade) -> bool:
    """Salvos belong to pairs with infantry or a command unit; a battery off its train may fire as infantry (R-57)."""
    if of.routed or enemy.routed or of.train:
        return False
    if {of.arm, enemy.arm} & {FOOT, "command"}:
        return True
    return of.arm == GUNS


def salvos(of: Brigade) -> int:
    """Two in an engagement, three with the card (engagement-infantry-fire-3)."""
    return 3 if "third-salvo" in of.orders else 2


def short_salvos(of: Brigade, fired_long: bool) -> int:
    """How often a side may fire at distance 1: one salvo was for distance 2, who kept it fires twice."""
    return salvos(of) - fired_long


# --- charges ------------------------------------------------------------------------------


def why_no_charge(place: Field, of: Brigade, enemy: Brigade) -> str:
    """The clause that forbids a charge; "" if it may be declared."""
    if not in_chain(place, of):
        return "chain-of-command-1"
    if of.arm == GUNS:
        return "charge-on-artillery-2"
    distance = steps(of.at, enemy.at)
    if of.arm == FOOT:
        if enemy.mounted:
            return "cavalry-vs-infantry-2"
        return "" if distance == 1 else "infantry-charge-1"
    if distance == 2:
        return ""
    return "cavalry-vs-cavalry-1" if enemy.mounted else "cavalry-vs-infantry-1"


def must_test(place: Field, of: Brigade, charger: Brigade, charged: Brigade) -> bool:
    """Whose morale is tested before a charge (morale-2, infantry-charge-1, cavalry-vs-*, charge-on-artillery-1)."""
    other = charged if of is charger else charger
    if other.level < of.level:  # about to clash with a higher level: the charger as well
        return True
    if several_enemies(place, of):
        return True
    if of is charger:
        return False
    if of.arm == GUNS:
        return True
    return of.arm == FOOT and charger.mounted


FIGHTS, ROUTS, BACK = "fights", "routs", "falls back"


def after_test(of: Brigade, charger: Brigade, total: int) -> str:
    """What a test of the charged unit brings besides its marker."""
    if total >= 4 or of is charger:
        return FIGHTS
    if of.arm == GUNS:  # charge-on-artillery-1
        return ROUTS
    if of.arm == FOOT and charger.mounted:  # cavalry-vs-infantry-3
        return ROUTS if of.kind == "musketeers" else BACK
    return FIGHTS


def ways_of_charge(charger: Brigade, charged: Brigade) -> tuple[str, str]:
    """The values with which charger and charged strike first: both charge, unless foot or guns meet horse."""
    if charged.arm == GUNS or (charged.arm == FOOT and charger.mounted):
        return CHARGE, MELEE
    return CHARGE, CHARGE


def spent(charger: Brigade, charged: Brigade) -> tuple[int, int]:
    """Squares of the charge that are spent by each (infantry-charge-2, cavalry-vs-infantry-4, cavalry-vs-cavalry-2)."""
    if not charger.mounted:
        return 1, 1 if charged.arm == FOOT else 0
    return (1, 1) if charged.mounted else (2, 0)


def pursuit_left(winner: Brigade, loser: Brigade, charger: Brigade) -> int:
    """Squares left to pursue; infantry that beats horse may only take its square (R-62)."""
    if winner.arm == GUNS or (winner.arm == FOOT and loser.mounted):
        return 0
    charged = loser if winner is charger else winner
    mine, other = spent(charger, charged)
    return charge_squares(winner) - (mine if winner is charger else other)


def surrenders_at_once(of: Brigade) -> bool:
    """A routed unit that is engaged by any enemy (modifiers-4, R-75)."""
    return of.routed


# --- moves (phases-actions-3, R-51) -------------------------------------------------------


@dataclass
class Legs:
    """In which phases of a battle, counted on from 1 over the turns, a unit moved, marched by force, recovered."""

    moved: list[int] = field(default_factory=list)
    forced: list[int] = field(default_factory=list)
    recovered: list[int] = field(default_factory=list)


def why_no_move(legs: Legs, phase: int, how: str = MARCH) -> str:
    """The clause that forbids a move in a phase; "" if it may be made."""
    if any(phase - 3 < n <= phase for n in legs.recovered):
        return "recovery-2"
    if phase in legs.moved or phase in legs.forced:
        return "phases-actions-3"
    if phase - 1 in legs.forced or (how == "forced" and phase - 2 in legs.forced):
        return "R-51"
    turn = (phase - 1) // 3
    used = sum((n - 1) // 3 == turn for n in [*legs.moved, *legs.forced])
    return "phases-actions-3" if used >= 2 else ""


# --- commanders ---------------------------------------------------------------------------


def marshal(points: int) -> bool:
    """With 7 points (experience-4)."""
    return points >= SURVEY["marshal"]["at"]


def growth(points: int) -> int:
    """How often 3 more points were won since (experience-4)."""
    return max(0, points - SURVEY["marshal"]["at"]) // SURVEY["marshal"]["step"]


def bonus(points: int) -> int:
    """On the draw of the initiative: general 0, marshal 1 and growing (initiative-1)."""
    return int(1 + growth(points)) if marshal(points) else 0


def cards_allowed(points: int | None, columns: int = 1) -> int:
    """Cards that a chief may pick; none without a commander present (battle-setup-5)."""
    if points is None:
        return 0
    base = SURVEY["orders"]["marshal"] + growth(points) if marshal(points) else SURVEY["orders"]["general"]
    return int(base) + columns - 1


@dataclass
class Drawing:
    """What one side brings to a draw of the initiative."""

    die: int
    points: int | None = 0
    """Experience of its chief; None if he is not on the field at the start."""
    cards: int = 0
    best_level: int = 3
    """Of its brigades, for the officer who stands in (initiative-5)."""

    def total(self) -> int:
        """Die, commander, cards."""
        if self.points is None:
            return int(self.die + SURVEY["stand_in"][self.best_level])
        return self.die + bonus(self.points) + self.cards


def initiative(
    attacker: Drawing, defender: Drawing, stolen_by: int | None = None
) -> tuple[int, tuple[int, int], bool]:
    """Who holds it, the actions of both in every phase, and whether they move one unit each in turn (initiative)."""
    one, two = attacker.total(), defender.total()
    actions = (max(0, one), max(0, two))
    if (
        one < 0 <= two
    ):  # initiative-5: the shortfall is given to the enemy; not when he is below 0 as well
        actions = (0, two - one)
    if two < 0 <= one:
        actions = (one - two, 0)
    if stolen_by is not None:
        return stolen_by, actions, False
    return (DEFENDER if two > one else ATTACKER), actions, one == two


def field_sections(attacker: int, defender: int) -> int:
    """One section if each side brings at most 11 units, late ones included (R-43)."""
    return 1 if max(attacker, defender) <= SURVEY["small_field"] else 2


def deployment(first: int, armies: tuple[int, int], each: int) -> list[tuple[int, int]]:
    """Who places how many, until all stand; the smaller army may run out first (battle-setup-6)."""
    left, turn, found = list(armies), first, []
    while any(left):
        number = min(each, left[turn])
        if number:
            found.append((turn, number))
            left[turn] -= number
        turn = 1 - turn
    return found


# --- experience ---------------------------------------------------------------------------


def experience(won: bool, player: bool, columns: int, chief: bool) -> dict[str, int]:
    """Points of one column of a side of so many: free ones of a player, brigades, general (experience-1 to 3)."""
    if not won:
        return {"brigades": 2 if columns == 1 else 1}
    if player:
        return {"free": 5 if columns == 1 else 4 if chief else 3}
    if columns == 1:
        return {"brigades": 3, "general": 2}
    return {"brigades": 2, "general": 2 if chief else 1}


def ransom(points: int) -> int:
    """The price of a captured commander (R-70)."""
    return int(SURVEY["ransom"]["marshal" if marshal(points) else "general"])


def best_level(place: Field, side: int) -> int:
    """The highest experience level of the brigades of a side; 1 is the highest (initiative-5)."""
    return min((b.level for b in place.there() if b.side == side and b.kind not in COMMANDERS), default=3)
