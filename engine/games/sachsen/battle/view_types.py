"""What a View of SACHSEN has of a battle: for bots, panels and tiles."""

from __future__ import annotations

from msgspec import Struct


class Part(Struct, frozen=True, gc=False):
    """One number of a sum: `sachsen-part-<word>`; `counts` is False where the limit leaves it out (R-64)."""

    word: str
    points: int
    clause: str
    counts: bool = True


class SumView(Struct, frozen=True):
    """A die of a unit in an engagement, with what is added to it.

    Attributes:
        kind: "attack" or "defence", of other dice "aim", "damage", "morale", "recovery". die: the face, 0 before it
            falls. total: with all that counts. again: it may be rolled again by right of these.
    """

    unit: str
    kind: str
    parts: tuple[Part, ...]
    die: int = 0
    total: int = 0
    again: tuple[str, ...] = ()


class HurtView(Struct, frozen=True, gc=False):
    """What a unit takes in an exchange: the enemy's attack less its own defence (exchange-2).

    Attributes:
        attack, defence: both dice with all that counts. left: the difference. damage: in points, 0 where less is left
            (R-56).
    """

    unit: str
    attack: int
    defence: int
    left: int
    damage: int


class FightView(Struct, frozen=True):
    """The engagement that goes on.

    Attributes:
        mover, target: ids. far: steps between them. stage: salvo, mover, guard, answer, test, blow, melee. blow: with
            which values the next or present exchange is made: long, short, charge, melee. fired: salvos of both.
        answered: whose answer lies closed. sums: attack and defence of the mover, then of the target. hurt: what those
            that are struck at take as the dice lie, the mover first; empty before they fall. guard: the command unit
            that is guarded.
    """

    mover: str
    target: str
    far: int
    stage: str
    blow: str
    fired: tuple[int, int]
    answered: tuple[bool, bool]
    sums: tuple[SumView, ...]
    hurt: tuple[HurtView, ...] = ()
    guard: str = ""


class ThrownView(Struct, frozen=True):
    """The dice that fell last.

    Attributes:
        mover, target: ids; the same in a test. blow: long, short, charge, melee, shot, morale, recovery. far: the
            distance. sums: the dice. results: what became of each, as words for the faces of dice. need: of a test.
        hurt: what those that were struck at took, the mover first; empty of a shot and a test.
    """

    mover: str
    target: str
    blow: str
    far: int
    sums: tuple[SumView, ...]
    results: tuple[str, str]
    need: int = 0
    hurt: tuple[HurtView, ...] = ()


class FieldUnitView(Struct, frozen=True, gc=False):
    """A unit in a battle.

    Attributes:
        army: "attacker" or "defender". place: of its square, "" off the field. status: "waiting", "on", "away", "fled",
            "lost". entry: the battle turn in which it comes. markers: words for all its markers. facing, train: of
            guns. shots: left in this phase. orders: number. rests: phases that it still rests.
        due: it has still to engage. general: id of the command unit of its column, "" without.
    """

    army: str
    side: str
    column: int
    kind: str
    place: str
    status: str
    entry: int
    routed: bool
    markers: tuple[str, ...]
    weak: bool
    facing: str
    train: bool
    shots: int
    orders: int
    rests: int
    due: bool
    general: str


class OrderView(Struct, frozen=True, gc=False):
    """An order that lies under a brigade; `card` is "" where the viewer may not know it."""

    unit: str
    army: str
    card: str
    shown: bool


class ColumnView(Struct, frozen=True, gc=False):
    """A column in a battle: its general's id and points, the reserve of its brigades, what became of him."""

    side: str
    number: int
    general: str
    points: int
    reserve: int
    fate: str


class ArmyView(Struct, frozen=True):
    """One of the two armies.

    Attributes:
        seat: who leads it, "" for its officers. side: the State of its chief. edge: its side of the field, "" before
            it is chosen. total, actions: of the last draw. left: actions in the half phase that goes on. laid: ids of
            its picked cards, "" for each that the viewer may not know. service: its Counter-espionage has been shown.
        limit, given: orders that it may give and has given in this battle turn.
    """

    seat: str
    side: str
    edge: str
    total: int
    actions: int
    left: int
    laid: tuple[str, ...]
    service: bool
    limit: int
    given: int
    officers: bool
    columns: tuple[ColumnView, ...]


class BattleView(Struct, frozen=True):
    """The battle that goes on.

    Attributes:
        map: of the field. place: where it is fought on the political map, as a reference. terrain: of the province.
        obstacles: place id -> "hill", "wood" or "redoubt". turn, phase: from 1, turn 0 before the first. acting:
            "attacker", "defender" or "". holder: of the initiative. alternate: both move one unit in turn. thief: who
            has stolen it.
        armies: the attacker's, the defender's. units: by id. cards: how many there are of each kind of battle card.
    """

    map: str
    place: str
    terrain: str
    obstacles: dict[str, str]
    turn: int
    phase: int
    acting: str
    holder: str
    alternate: bool
    thief: str
    armies: tuple[ArmyView, ArmyView]
    units: dict[str, FieldUnitView]
    orders: tuple[OrderView, ...]
    fight: FightView | None
    last: ThrownView | None
    spent: tuple[str, ...]
    cards: dict[str, int]
    winner: str
    way: str
