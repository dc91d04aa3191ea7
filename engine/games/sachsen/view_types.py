"""What a View of SACHSEN has besides what all Views have: for its bots, panels and tiles."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.games.sachsen.battle.view_types import ArmyView as ArmyView
from engine.games.sachsen.battle.view_types import BattleView as BattleView
from engine.games.sachsen.battle.view_types import HurtView as HurtView
from engine.games.sachsen.battle.view_types import Part as Part
from engine.games.sachsen.battle.view_types import SumView as SumView
from engine.games.sachsen.battle.view_types import ThrownView as ThrownView
from engine.games.sachsen.money import COIN as COIN
from engine.games.sachsen.money import gulden as gulden
from engine.games.sachsen.record import Heir, Pact, PactKind, Tie
from engine.games.sachsen.record import War as War
from engine.kernel.message import Arg
from engine.kernel.view import View


class PlayerView(Struct, frozen=True, gc=False):
    """A player; money in coins of 100,000.

    Attributes:
        home: his State, "" while he waits to return. sides: all that he leads. place: in the order of play, from 1.
        income, maintenance: what the next turn brings and takes as things stand. cards: in his hand.
        service: a Counter-espionage lies before him.
        prices: of new units by kind. blocked: turns that his wounded ruler still misses. battles, wars: won.
        points: by source as things stand.
    """

    home: str
    sides: tuple[str, ...]
    place: int
    treasury: int
    income: int
    maintenance: int
    prices: dict[str, int]
    cards: int
    service: bool
    blocked: int
    battles: int
    wars: int
    points: dict[str, int]

    @property
    def total(self) -> int:
        """Victory points as things stand."""
        return sum(self.points.values())


class CourtView(Struct, frozen=True, gc=False):
    """How a player stands at the court of a neutral State.

    Attributes:
        balance: of notes with all counters. step: the next one ("marriage" after the last),
            "" where there is none. faces: what each face of the die would bring now, as words ("never", "wait-3",
            "yes"). least: the least face that is a yes, 0 for none. turn: from which it may be proposed, 0 for never.
        money, arms: turn from which the ally may be asked for them, 0 for no ally, or for one that has none to lend.
    """

    balance: int
    step: str
    faces: tuple[str, ...]
    least: int
    turn: int
    money: int
    arms: int


class SideView(Struct, frozen=True, gc=False):
    """A State.

    Attributes:
        seat: who leads it, "" for nobody. neutral: it has a ruler and no player (R-20).
        provinces: ids of those it owns. heirs. blocked: turns. ties: seat -> what lies between it and the State.
        courts: seat -> what that comes to, of a neutral State.
    """

    seat: str
    neutral: bool
    provinces: tuple[str, ...]
    heirs: tuple[Heir, ...]
    blocked: int
    ties: dict[str, Tie]
    courts: dict[str, CourtView]


class UnitView(Struct, frozen=True, gc=False):
    """A unit.

    Attributes:
        kind: "marshal" where the general has become one. place: of its square, "" off the board.
        status: "on", "enrolling", "reorganising", "lent". due: turn of its return. moved: squares of this turn.
        commander: the seat that moves it, "" for none.
        column: 1, or 2 of a Kingdom.
    """

    side: str
    kind: str
    column: int
    place: str
    status: str
    due: int
    paid: bool
    moved: int
    commander: str


class ProvinceView(Struct, frozen=True, gc=False):
    """A province: its State, whether units of enemies alone stand in it, what it yields to its owner now (in coins)."""

    owner: str
    invaded: bool
    yields: int
    terrain: str


class Half(Struct, frozen=True):
    """What one of the two gives: gulden, ids of cards and provinces, passage until a turn (0: none), a promise."""

    money: int = 0
    cards: tuple[str, ...] = ()
    provinces: tuple[str, ...] = ()
    passage: int = 0
    until: int = 0
    promise: str = ""


class Terms(Struct, frozen=True):
    """A bargain as it is meant. both: what binds both; child: the author's, who is to be married; pledge: of both."""

    give: Half = Half()
    want: Half = Half()
    both: tuple[PactKind, ...] = ()
    child: str = ""
    until: int = 0
    pledge: str = ""


class BargainView(Struct, frozen=True, gc=False):
    """What a seat offers another: a card in it that is not for the viewer's eyes is "?"."""

    author: str
    other: str
    terms: Terms


class PeaceView(Struct, frozen=True, gc=False):
    """The talks about peace with one beaten player; money in gulden.

    Attributes:
        loser, speaker: home States of the beaten and of who speaks for the winners.
        round, rounds: from 1, and how many.
        by: whose terms lie on the table, "" for nobody's yet. money, provinces: these terms.
        claimable: by province that may be named the State that gets it.
        ruled, paid: the terms of the program: provinces and sums by the State that gets them.
    """

    loser: str
    speaker: str
    round: int
    rounds: int
    by: str
    money: int
    provinces: tuple[str, ...]
    claimable: dict[str, str]
    ruled: dict[str, str]
    paid: tuple[tuple[str, int], ...]


class MotionView(Struct, frozen=True):
    """A motion of R-34: by which home State, its number, its words, and what it tells the message `sachsen-moved`."""

    by: str
    number: int
    words: tuple[str, ...]
    told: dict[str, Arg]


class CongressView(Struct, frozen=True, gc=False):
    """A congress.

    Attributes:
        motions: on the table, the one that is spoken of first. cast: by State the votes of players so far.
        falls: by State how all votes would fall now. follows: by neutral State the home State with which it votes, ""
            where it abstains for a tie or a wounded ruler.
    """

    motions: tuple[MotionView, ...]
    cast: dict[str, str]
    falls: dict[str, str]
    follows: dict[str, str]


class SachsenView(View, frozen=True, kw_only=True):
    """A game of SACHSEN as one seat sees it.

    Attributes:
        order: seats in the order of play. players: by seat. sides, units, provinces: by id.
        kinds: by id of a kind of Opportunity how many there are in the game. hand: ids of the own cards, rising.
        lot: ids, "" for an unknown card.
        event: id of the card of the turn, "" for none; good: which half; addressee: the State that it met.
        tension: between the Kingdoms. wars, pacts: as the record has them, by numbers.
        last_turns: of each war the turn at whose end it is over, if nobody wins it.
        bargains: all offers that lie on the table.
        peace, congress: the one that is spoken of, None for none.
        motion_sums: the least and the most that a motion may name, in gulden.
        battle: the one that goes on, None for none.
        record: the whole record as far as the seat may know it, for who deals a truth from the View.
    """

    order: tuple[str, ...]
    players: dict[str, PlayerView]
    sides: dict[str, SideView]
    units: dict[str, UnitView]
    provinces: dict[str, ProvinceView]
    kinds: dict[str, int]
    hand: tuple[str, ...]
    lot: tuple[str, ...]
    event: str
    good: bool
    addressee: str
    tension: bool
    wars: tuple[War, ...]
    last_turns: tuple[int, ...]
    pacts: tuple[Pact, ...]
    bargains: tuple[BargainView, ...]
    peace: PeaceView | None
    congress: CongressView | None
    motion_sums: tuple[int, int]
    battle: BattleView | None
    record: dict[str, Any]
