"""The data of a game of SACHSEN, field by field: what copying, saving and reading again follow from.

Every value is immutable, a list or dict of immutable values, or knows how to copy itself (the battle).
"""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from engine.games.sachsen.battle.battle import Battle
from engine.games.sachsen.sides import KINGDOMS, NOBODY, SIDES
from engine.kernel.promises import Promised

ON, ENROLLING, REORGANISING, LENT = range(4)
"""Where a unit is: on the board, being enrolled or converted, being reorganised, lent to a neutral State."""
OFF = -1
"""The square of a unit off the board."""
NO_COUNTER, PACT, ALLIANCE = range(3)
"""The agreement counter of a player with a neutral State (notes-2)."""
COUNTERS = ("none", "pact", "alliance")
"""Its words."""
Kind = Literal["general", "musketeers", "dragoons", "cuirassiers", "grenadiers", "artillery"]
GENERAL: Kind = "general"
"""The kind of a command unit, whoever commands."""
BRIGADES: tuple[Kind, ...] = ("musketeers", "dragoons", "cuirassiers", "grenadiers", "artillery")
MUSKETEERS: Kind = "musketeers"
Child = Literal["son", "daughter"]
CHILDREN: tuple[Child, ...] = get_args(Child)
PactKind = Literal["pact", "alliance", "marriage", "passage"]
PACTS: tuple[PactKind, ...] = get_args(PactKind)


class Options(Struct, frozen=True):
    """What was chosen before the game (R-10, R-14, R-21, R-76, peace-5, setup-3).

    Attributes:
        length: how the end is told. number: of cycles, provinces or points; 0 with the clock.
        terrain, troops, chiefs: of a battle that is played alone.
    """

    strict_garrisons: bool = False
    losers_keep_bids: bool = False
    heirs_save_players: bool = False
    open_lots: bool = False
    kingdom_provinces: bool = False
    length: Literal["cycles", "clock", "provinces", "score"] = "cycles"
    number: int = 1
    terrain: str = ""
    troops: str = ""
    chiefs: str = ""


class Unit(Struct, frozen=True):
    """A counter of a column: a brigade or the command unit (army-1).

    Attributes:
        column: 1, or 1 and 2 of a Kingdom. number: among those of its kind in it, from 1; 0 of the command unit.
        square: where it stands, OFF for nowhere. status: ON, ENROLLING, REORGANISING or LENT.
        due: turn in whose first step it arrives, comes back, or may come back. paid: what its coming back costs (R-12).
        weak: the last turn in which its attack and defence are 1 less (R-12), 0 for none.
        moved: squares that it has moved this turn. origin: where it stood before it moved, OFF if it has not (R-71).
        attacked: it has attacked this turn (political-movement-3).
        led_by: the player who leads it instead of its own (R-25, R-30). until: last turn of that, 0 without end.
    """

    side: int
    kind: Kind
    number: int = 0
    column: int = 1
    square: int = OFF
    status: int = ON
    due: int = 0
    paid: bool = False
    weak: int = 0
    moved: int = 0
    origin: int = OFF
    attacked: bool = False
    led_by: int = NOBODY
    until: int = 0

    @property
    def id(self) -> str:
        """`sachsen-musketeers-3`, `sachsen-general`, `francia-1-dragoons-2`."""
        column = f"-{self.column}" if self.side in KINGDOMS else ""
        return f"{SIDES[self.side]}{column}-{self.kind}{f'-{self.number}' if self.number else ''}"

    @property
    def ref(self) -> str:
        """The reference of its piece."""
        return f"piece:{self.id}"

    @property
    def is_command(self) -> bool:
        """Whether it is the command unit of its column."""
        return self.kind == GENERAL

    @property
    def is_on(self) -> bool:
        """Whether it stands on the board."""
        return self.square != OFF


class Column(Struct, frozen=True):
    """What a column is beside its units (experience-4, R-70).

    Attributes:
        points: of the general's experience. reserve: points of its brigades. marshal: the general has become one.
        alive: it has a general, free or captured. prisoner_of: the side that holds him.
        fought: the last turn in which an attack on or by the column was declared, 0 for none (army-2).
    """

    points: int = 0
    reserve: int = 0
    marshal: bool = False
    alive: bool = True
    prisoner_of: int = NOBODY
    fought: int = 0


class Heir(Struct, frozen=True):
    """A child of a ruler, and the State into whose house it has married (setup-6, agreements-6)."""

    kind: Child
    married: int = NOBODY


STEPS: tuple[str, ...] = ("open-relations", "strengthen-relations", "mutual-defence", "alliance", "marriage")
"""The steps of the ladder with a neutral State, then the marriage, which is proposed like one (agreements-2)."""
MARRIAGE = 4
"""The number of the marriage among them; the ladder has as many steps."""


class Rung(Struct, frozen=True, omit_defaults=True):
    """How it stands with one of the steps at a court (agreements-3, R-24, R-83).

    Attributes:
        wait: turn from which it may be proposed. strict: with the next die on it 1 and 2 refuse it for good.
        eased: the next die on it has 1 more, and 4 is a yes. never: it is refused for good.
    """

    wait: int = 0
    strict: bool = False
    eased: bool = False
    never: bool = False


class Tie(Struct, frozen=True, omit_defaults=True):
    """What lies between a player and a State as a neutral one (notes, agreements).

    Attributes:
        step: steps of the ladder taken, 0 to 4. counter: NO_COUNTER, PACT or ALLIANCE. loose: balance of loose notes.
        broken, declared: what is left of the weight of the counters "agreement broken" and "war declared" (R-22).
        married: the houses are joined; it counts while the alliance stands.
        rungs: by number of the step (STEPS).
        asked: turn of the last proposal. bonus: on the next die of a request or proposal (agreements-3).
        money_wait, arms_wait: turn from which they may be asked for again. money_sure, arms_sure: the next is granted.
    """

    step: int = 0
    counter: int = NO_COUNTER
    loose: int = 0
    broken: int = 0
    declared: int = 0
    married: bool = False
    rungs: tuple[Rung, ...] = (Rung(),) * len(STEPS)
    asked: int = 0
    bonus: int = 0
    money_wait: int = 0
    arms_wait: int = 0
    money_sure: bool = False
    arms_sure: bool = False

    def with_rung(self, step: int, rung: Rung) -> Tie:
        """The same with another rung."""
        return replace(self, rungs=(*self.rungs[:step], rung, *self.rungs[step + 1 :]))


class Pact(Struct, frozen=True):
    """What two players have agreed (agreements-1); a passage is granted by `one` to `other`. until: 0 without end."""

    one: int
    other: int
    kind: PactKind
    until: int = 0


class Bargain(Struct, frozen=True):
    """What a player offers another, which waits for his word (agreements-1).

    Attributes:
        author, other: players. words: as the Action has them; ids of cards are known to the two alone.
    """

    author: int
    other: int
    words: tuple[str, ...]


class Leave(Struct, frozen=True):
    """Leave for a player's units to pass through a State, to the end of a turn (passage-2), or that it was refused.

    `by`: the State led by the program whose army has asked (R-29); then `player` is NOBODY.
    """

    player: int
    side: int
    until: int
    granted: bool = True
    by: int = NOBODY


class Truce(Struct, frozen=True):
    """Nobody may declare war on a State, to the end of a turn (R-34)."""

    side: int
    until: int


class FreePassage(Struct, frozen=True):
    """All passage between two States is free, to the end of a turn (R-34)."""

    one: int
    other: int
    until: int


class War(Struct, frozen=True):
    """A war: the States of each side of it, the turn it began, battles won by player.

    Attributes:
        kingdom: the war of the Kingdoms (kingdom-war).
        sent: neutral States that send an army against their enemies (guarantees-2, war-3).
        beaten: States that have declared themselves beaten, or whose end has come (peace-1, R-31).
    """

    number: int
    one: tuple[int, ...]
    other: tuple[int, ...]
    since: int
    won: tuple[int, ...] = ()
    kingdom: bool = False
    sent: tuple[int, ...] = ()
    beaten: tuple[int, ...] = ()

    def against(self, side: int) -> tuple[int, ...]:
        """The enemies of a State in this war; none if it is no party."""
        return self.other if side in self.one else self.one if side in self.other else ()

    def beside(self, side: int) -> tuple[int, ...]:
        """A State and its partners in this war; none if it is no party."""
        return self.one if side in self.one else self.other if side in self.other else ()


class Help(Struct, frozen=True):
    """Help that a player has promised a State in a war, due at the end of a turn (guarantees-3).

    Attributes:
        owed: a brigade that an ally of a Kingdom must send along, or the agreement is lost (war-3, R-30).
    """

    player: int
    side: int
    war: int
    until: int
    owed: bool = False


class Claim(Struct, frozen=True):
    """A player alone in a province of a State in chaos, from a turn on (R-20)."""

    player: int
    since: int


class Extra(Struct, frozen=True):
    """What a province has besides: a manufactory, incomes that it still misses unless so many units stand there."""

    manufactory: bool = False
    missing: int = 0
    unless: int = 0


class Pending(Struct, frozen=True):
    """An effect of a card that still waits or lasts, for a player.

    Attributes:
        kind: a word of the chapter that set it and reads it. number: how much. left: how often it still serves.
        until: last turn of it, 0 without end.
    """

    player: int
    kind: str
    number: int = 0
    left: int = 1
    until: int = 0


class Record:
    """All data of a game by name; sides, players, squares, provinces, cards are numbers, money in coins.

    Attributes:
        scenario, players, options: how it was begun; players: the number of seats.
        turn: from 1, 0 while States are set up. order: the players in the order of play of this turn.
        hour: the clock has struck; the game ends with this turn (setup-3).
        homes: by player the State that is his own, NOBODY while he has none (attempt-4).
        leader: by State the player who leads it, NOBODY for a neutral one. chaos, gone: by State (R-20).
        owner: by province its State. claims: by province (R-20). extra: by province.
        treasury, debt: by player.
        units: by id, in the order of the alphabet. columns: by number of the column (World.columns).
        heirs: by State. ties: by player and State (State.tie). pacts, bargains, leaves, truces, free_passages, wars,
            helps: as their structs say.
        hands: by player the numbers of his cards, rising. deck: the top last. discards. lot: what is bid for.
        services: by player whether a Counter-espionage lies before him. capture_right: R-17.
        event_deck: the top last. event: the card of the turn, -1 for none. good: which half.
        event_side: the State that it met.
        tension: between the Kingdoms. pending: effects that wait or last.
        blocked: by State turns that its wounded ruler still misses (attempt-5, R-77).
        bids: by player, -1 for none yet. slips: by player his secret answer in a round, "" for none yet. calls: by
            player what he has called, "" for nothing yet.
        congresses: by player the last cycle in which he called one, 0 for none.
        battles, wars_won: by player, for the score (victory-1).
        points: at the end of each turn the points by player. battle: the one that goes on.
        promises: the ledger.
    """

    scenario: str
    players: int
    options: Options
    turn: int
    order: tuple[int, ...]
    hour: bool
    homes: list[int]
    leader: list[int]
    chaos: list[bool]
    gone: list[bool]
    owner: list[int]
    claims: list[Claim | None]
    extra: list[Extra]
    treasury: list[int]
    debt: list[int]
    units: dict[str, Unit]
    columns: list[Column]
    heirs: list[tuple[Heir, ...]]
    ties: list[Tie]
    pacts: tuple[Pact, ...]
    bargains: tuple[Bargain, ...]
    leaves: tuple[Leave, ...]
    truces: tuple[Truce, ...]
    free_passages: tuple[FreePassage, ...]
    wars: tuple[War, ...]
    helps: tuple[Help, ...]
    hands: list[tuple[int, ...]]
    deck: list[int]
    discards: list[int]
    lot: tuple[int, ...]
    services: list[bool]
    capture_right: list[bool]
    event_deck: list[int]
    event: int
    good: bool
    event_side: int
    tension: bool
    pending: tuple[Pending, ...]
    blocked: list[int]
    bids: list[int]
    slips: list[str]
    calls: list[str]
    congresses: list[int]
    battles: list[int]
    wars_won: list[int]
    points: list[tuple[int, ...]]
    battle: Battle | None
    promises: tuple[Promised, ...]
