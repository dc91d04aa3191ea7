"""A battle as plain data: two armies, their columns and units on a field, and plain questions about them.

An army is 0, the attacker's, or 1, the defender's; a `side` is a State, as everywhere. Units are numbers: places in
`Battle.units`, which never change in a battle. A battle turn has three phases; the `clock` counts them through.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.games.sachsen.battle.field import OFF, Field, FieldLayout, field_of
from engine.games.sachsen.battle.values import SPY, is_command, is_guns, is_infantry, is_mounted, values
from engine.games.sachsen.battle.view_types import Part
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.sides import NOBODY

ATTACKER, DEFENDER = 0, 1
ARMIES = (ATTACKER, DEFENDER)
NONE = -1
"""No unit, no army."""
WAITING, ON, AWAY, FLED, LOST = range(5)
"""A unit is still to come, on the field, has left in good order, has left it routed, is to be rebuilt (R-62, R-71)."""
STATUS_WORDS = ("waiting", "on", "away", "fled", "lost")
"""The words for these."""
MARKERS = {
    "attack-won": "good_attack", "defence-won": "good_defence", "attack-lost": "bad_attack",
    "defence-lost": "bad_defence",
}  # fmt: skip
"""The words for the markers of a unit (R-63)."""
T = TypeVar("T")
BLOWS = "melee"
"""The stage of an engagement in which the two are in contact."""
BLOW = "blow"
"""The stage of a charge in which those are tested who have to be, and then it is struck."""


def area() -> int:
    """How far the area of influence of a unit reaches (influence-1)."""
    return card_file().constants.influence


def with_value(pair: tuple[T, T], which: int, value: T) -> tuple[T, T]:
    """A pair with one of the two changed."""
    return (value, pair[1]) if which == 0 else (pair[0], value)


class FieldUnit(Struct, frozen=True, gc=False):
    """A unit in a battle.

    Attributes:
        id: of its piece. column: number in `Battle.columns`. kind: a marshal's command unit is "marshal". weak: its
            attack and defence are 1 less (R-12). entry: the battle turn in which it comes (late-units).
        status: WAITING, ON, AWAY, FLED or LOST. routed: it flees (R-62).
        good_attack, good_defence, bad_attack, bad_defence: its markers (R-63).
        facing: of guns, a side of the field. train: guns on their train. turned: they have changed that after their
            last move.
        moved: clock of its last move. moves: phases of this turn in which it was moved (phases-actions-3).
        rests: last clock in which it may not move. slow: last clock in which it may only march (R-51). healing: last
            clock of the turn that a recovery costs (recovery-2). silent: last clock in which guns may not fire (R-53).
        shots: fired in this phase. tested: for recovery in this phase.
        due: it has come into an enemy's area and has still to engage (R-55). fought: enemies that it has engaged in
            this phase. charged: it has charged in this phase. spared: enemies that do not engage it in this phase,
            for it has come there in pursuit (R-62).
    """

    id: str
    army: int
    column: int
    kind: str
    weak: bool = False
    entry: int = 1
    square: int = OFF
    status: int = WAITING
    routed: bool = False
    good_attack: bool = False
    good_defence: bool = False
    bad_attack: bool = False
    bad_defence: bool = False
    facing: str = ""
    train: bool = False
    turned: bool = False
    moved: int = 0
    moves: int = 0
    rests: int = 0
    slow: int = 0
    healing: int = 0
    silent: int = 0
    shots: int = 0
    tested: bool = False
    due: bool = False
    fought: tuple[int, ...] = ()
    charged: bool = False
    spared: tuple[int, ...] = ()

    @property
    def ref(self) -> str:
        """The reference of its piece."""
        return f"piece:{self.id}"

    @property
    def is_on(self) -> bool:
        """Whether it stands on the field."""
        return self.status == ON

    @property
    def penalty(self) -> int:
        """Its penalty points (R-63, morale-5)."""
        return card_file().tables.penalties.routed if self.routed else self.bad_attack + self.bad_defence

    @property
    def disordered(self) -> bool:
        """Whether it bears a penalty marker (modifiers-4)."""
        return self.bad_attack or self.bad_defence

    @property
    def level(self) -> int:
        """3 line, 2 chosen, 1 elite (army-4)."""
        return values(self.kind).level

    @property
    def infantry(self) -> bool:
        """Whether it fights on foot."""
        return is_infantry(self.kind)

    @property
    def mounted(self) -> bool:
        """Whether it fights on horseback, as command units do."""
        return is_mounted(self.kind)

    @property
    def guns(self) -> bool:
        """Whether it is a battery."""
        return is_guns(self.kind)

    @property
    def command(self) -> bool:
        """Whether it is a command unit."""
        return is_command(self.kind)


class FieldColumn(Struct, frozen=True):
    """A column in a battle.

    Attributes:
        side, number: whose and which. player: who owns its experience, NOBODY for a neutral State's.
        general: its command unit, NONE without one. points: of its general. reserve: of its brigades (experience-4).
        fate: of its general: "" safe, or killed, captured, wounded (R-70).
    """

    army: int
    side: int
    number: int = 1
    player: int = NOBODY
    general: int = NONE
    points: int = 0
    reserve: int = 0
    fate: str = ""


class Laid(Struct, frozen=True):
    """A battle card, and the player from whose hand it came."""

    card: str
    player: int


class Order(Struct, frozen=True):
    """A battle card given to a brigade (orders-1): it works from a clock on, and is shown when it is first used."""

    laid: Laid
    unit: int
    since: int
    shown: bool = False


class Picking(Struct, frozen=True):
    """A player who may pick so many cards for a battle (battle-setup-5); `done`: he has."""

    player: int
    number: int
    done: bool = False


class Army(Struct, frozen=True):
    """One of the two armies.

    Attributes:
        side: the State of its chief. player: who leads it, NOBODY: the officers do (R-41). officers: handed over to
            them.
        chief: the number of his column. edge: its side of the field.
        picking: who picks cards. laid: picked and not yet used. limit: orders in a turn (R-68). given: in this turn.
        called: what it answers in a call. service: its Counter-espionage, once it has been shown. bonus: its
            Initiative cards. total: of the last draw. actions: in every phase.
        arrayed: its officers place its units.
    """

    side: int
    player: int = NOBODY
    officers: bool = False
    chief: int = 0
    edge: str = ""
    picking: tuple[Picking, ...] = ()
    laid: tuple[Laid, ...] = ()
    limit: int = 0
    given: int = 0
    called: str = ""
    service: Laid | None = None
    bonus: int = 0
    total: int = 0
    actions: int = 0
    arrayed: bool = False


class Die(Struct, frozen=True):
    """A die that has fallen for a unit: attack, defence, aim, damage, morale or recovery.

    Attributes:
        parts: what is added to it. more: points of experience added besides.
    """

    unit: int
    kind: str
    face: int
    parts: tuple[Part, ...] = ()
    more: int = 0

    @property
    def total(self) -> int:
        """With all that counts."""
        return self.face + self.more + sum(part.points for part in self.parts if part.counts)


class Hurt(Struct, frozen=True, gc=False):
    """What a unit takes: the enemy's attack and its own defence, dice with all that counts (exchange-2)."""

    attack: int
    defence: int

    @property
    def left(self) -> int:
        """The attack less the defence."""
        return self.attack - self.defence

    @property
    def damage(self) -> int:
        """The points of damage: a negative sum is 0 (R-56)."""
        return max(0, self.left)


class Thrown(Struct, frozen=True):
    """Dice that fell last, for all to see: of an exchange, a shot or a test.

    Attributes:
        pair: the two units; one and itself in a test. blow: long, short, charge, melee, shot, morale or recovery.
        far: squares between them, the distance of a shot. results: what became of each, in the words of the faces of
            dice. need: of a test.
    """

    pair: tuple[int, int]
    blow: str
    far: int
    dice: tuple[Die, ...]
    results: tuple[str, str]
    need: int = 0

    def hurt(self, which: int) -> Hurt | None:
        """What one of the two took in an exchange; None for one that was not struck at, and without an exchange."""
        one, other = self.pair[which], self.pair[1 - which]
        attack = next((d.total for d in self.dice if (d.unit, d.kind) == (other, "attack")), None)
        defence = next((d.total for d in self.dice if (d.unit, d.kind) == (one, "defence")), None)
        return None if attack is None or defence is None else Hurt(attack, defence)


class Fight(Struct, frozen=True):
    """An engagement that goes on; pairs are the mover's and then the target's.

    Attributes:
        mover, target: the two units. far: the steps between them when it began.
        fired: salvos; long: those of them at two squares. opened: the
            round of salvos at two squares has been held. stood: the mover has not marched before. shelled: the
            target's guns have fired at the mover on its way.
        answers: of the salvo that is asked for, "" for none yet. asked: a test has been asked for (R-67).
        tested, failed: a test has been made, and how. stage: a word of `engagements.py`. square: to which a charge
            goes.
        ground: where the two stood when they came to blows.
        blows: exchanges since the charge. fates: what became of the two, in the words of `harm.py`, "" while they
            stand.
        guard: the command unit for which the target has stepped in, NONE without one (R-69).
    """

    mover: int
    target: int
    far: int
    fired: tuple[int, int] = (0, 0)
    long: tuple[int, int] = (0, 0)
    opened: bool = False
    stood: bool = False
    shelled: bool = False
    answers: tuple[str, str] = ("", "")
    asked: tuple[bool, bool] = (False, False)
    tested: tuple[bool, bool] = (False, False)
    failed: tuple[bool, bool] = (False, False)
    stage: str = "salvo"
    square: int = OFF
    ground: tuple[int, int] = (OFF, OFF)
    blows: int = 0
    fates: tuple[str, str] = ("", "")
    guard: int = NONE

    def which(self, unit: int) -> int:
        """0 for the mover, 1 for the target."""
        return int(unit == self.target)

    @property
    def pair(self) -> tuple[int, int]:
        """Both units."""
        return self.mover, self.target


class Battle(Struct):
    """A battle; see the module.

    Attributes:
        terrain: of the province. capital: it holds one, so that redoubts may be laid (R-33). place: where it is
            fought on the political map, as a reference, "" for nowhere.
        turn, phase: from 1; turn 0 before the first.
        holder: the army that holds the initiative. alternate: the armies move one unit each in turn (initiative-3).
            thief: the army that has stolen it (initiative-4).
        orders: given to brigades. spent: cards that are used up.
        last: the dice that fell last.
        retired: the army that has left the field, NONE for none. winner: NONE until it ends.
    """

    ground: FieldLayout
    units: list[FieldUnit]
    columns: list[FieldColumn]
    armies: list[Army]
    terrain: str = "plain"
    capital: bool = False
    place: str = ""
    turn: int = 0
    phase: int = 1
    holder: int = NONE
    alternate: bool = False
    thief: int = NONE
    orders: tuple[Order, ...] = ()
    spent: tuple[str, ...] = ()
    fight: Fight | None = None
    last: Thrown | None = None
    retired: int = NONE
    winner: int = NONE
    way: str = ""

    def copy(self) -> Battle:
        """One that shares nothing that changes."""
        return replace(self, units=self.units[:], columns=self.columns[:], armies=self.armies[:])

    # --- where and when -------------------------------------------------------------

    @property
    def field(self) -> Field:
        """The field."""
        return field_of(self.ground)

    @property
    def clock(self) -> int:
        """Phases counted through the turns, from 1."""
        return (self.turn - 1) * card_file().constants.phases_per_battle_turn + self.phase

    @property
    def engaged(self) -> Fight:
        """The engagement that goes on, where there is one."""
        assert self.fight is not None
        return self.fight

    # --- units ----------------------------------------------------------------------

    def number(self, name: str) -> int:
        """The unit of an id; NONE for none."""
        return next((n for n, unit in enumerate(self.units) if unit.id == name), NONE)

    def change(self, unit: int, **now: object) -> FieldUnit:
        """Something of a unit is another now; returns it."""
        changed = self.units[unit] = replace(self.units[unit], **now)
        return changed

    def set_army(self, army: int, **now: object) -> Army:
        """Something of an army is another now; returns it."""
        changed = self.armies[army] = replace(self.armies[army], **now)
        return changed

    def set_column(self, column: int, **now: object) -> FieldColumn:
        """Something of a column is another now; returns it."""
        changed = self.columns[column] = replace(self.columns[column], **now)
        return changed

    def set_fight(self, **now: object) -> Fight:
        """Something of the engagement is another now; returns it."""
        self.fight = replace(self.engaged, **now)
        return self.fight

    def of_army(self, army: int, status: int = ON) -> list[int]:
        """The units of an army that have a status."""
        return [n for n, unit in enumerate(self.units) if unit.army == army and unit.status == status]

    def standing(self, army: int) -> list[int]:
        """The units of an army on the field that are not routed: those that have an area (influence-2)."""
        return [n for n in self.of_army(army) if not self.units[n].routed]

    def brigades(self, army: int) -> list[int]:
        """The brigades of an army on the field that are not routed."""
        return [n for n in self.standing(army) if not self.units[n].command]

    def occupied(self) -> dict[int, int]:
        """Who stands on which square."""
        return {unit.square: n for n, unit in enumerate(self.units) if unit.status == ON}

    def far(self, one: int, other: int) -> int:
        """The steps between two units on the field (R-54)."""
        return self.field.far[self.units[one].square][self.units[other].square]

    def within(self, square: int, units: Iterable[int], reach: int = OFF) -> list[int]:
        """Those of some units that stand within so many steps of a square; OFF: as far as an area of influence."""
        far, most = self.field.far[square], area() if reach == OFF else reach
        return [n for n in units if far[self.units[n].square] <= most]

    def to_place(self, army: int) -> list[int]:
        """The units of an army that are due on the field and do not stand there (late-units-3)."""
        due = max(self.turn, 1)
        return [n for n in self.of_army(army, WAITING) if self.units[n].entry <= due]

    def room(self, army: int) -> list[int]:
        """Where an army may place units: its quarter, from turn 1 on its edge row (battle-setup-2, late-units-3)."""
        field, occupied, edge = self.field, self.occupied(), self.armies[army].edge
        squares = field.edge_row(edge) if self.turn else field.quarter(edge)
        return [square for square in squares if square not in occupied]

    def in_contact(self, unit: int) -> bool:
        """Whether a unit exchanges blows: contact is a state of two units that have charged, not a place (R-54)."""
        return self.fight is not None and self.fight.stage == BLOWS and unit in self.fight.pair

    def yielded(self) -> tuple[bool, bool]:
        """Whether each of the two of the engagement is gone, flees or has fallen back."""
        fight = self.engaged
        gone = [not self.units[n].is_on or self.units[n].routed for n in fight.pair]
        return bool(fight.fates[0]) or gone[0], bool(fight.fates[1]) or gone[1]

    def at_home(self, unit: int) -> str:
        """What the square of a unit is: HILL, WOOD, REDOUBT or OPEN."""
        return self.field.kind[self.units[unit].square]

    # --- command --------------------------------------------------------------------

    def general_of(self, column: int) -> int:
        """The command unit of a column that is on the field; NONE without one."""
        general = self.columns[column].general
        on = general != NONE and self.units[general].is_on and not self.units[general].routed
        return general if on else NONE

    def chief_of(self, army: int) -> int:
        """The command unit of the commander in chief, if he is on the field; NONE without him."""
        return self.general_of(self.armies[army].chief)

    def columns_of(self, army: int) -> Iterator[int]:
        """The columns of an army."""
        return (n for n, column in enumerate(self.columns) if column.army == army)

    def leads(self, army: int) -> int:
        """The player whose decision an army's is, NOBODY where its officers decide (R-41)."""
        one = self.armies[army]
        return NOBODY if one.officers else one.player

    # --- cards ----------------------------------------------------------------------

    def orders_of(self, unit: int, *, working: bool = True) -> list[str]:
        """The orders of a unit by card: those that work now, or all (orders-1, R-68)."""
        return [o.laid.card for o in self.orders if o.unit == unit and (not working or o.since <= self.clock)]

    def has_hidden_order(self, unit: int) -> bool:
        """Whether a unit has an order that has not been shown."""
        return any(order.unit == unit and not order.shown for order in self.orders)

    def spies(self, army: int) -> int:
        """How many Spies an army has picked and not used."""
        return sum(laid.card == SPY for laid in self.armies[army].laid)
