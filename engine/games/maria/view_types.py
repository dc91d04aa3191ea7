"""What a View of MARIA has besides what all Views have: for its bots, its panels, and the deal of a truth."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from engine.kernel.view import View

HIDDEN = "?"
"""Stands for a card that the viewer may not know."""


class Piles(Struct, frozen=True):
    """The Tactical Cards that nobody holds.

    Attributes:
        draw: cards in the draw deck. opened: decks that are in play (8-f). discards: cards in each deck's pile.
    """

    draw: int
    opened: int
    discards: tuple[int, ...]


class Fighter(Struct, frozen=True):
    """One side of a fight: its troops, stated openly (11.1-b), and the suit of its sector."""

    troops: int
    suit: str


class FightView(Struct, frozen=True):
    """What a fight has besides what every contest has.

    Attributes:
        sides: attacker and defender. start: the score before any card was played.
        lost, retreat: what the side to play would lose, and how far it would retreat, if it stopped (11.1-h).
    """

    sides: tuple[Fighter, Fighter]
    start: int
    lost: int
    retreat: int


class Allotment(Struct, frozen=True):
    """The sheet of a power in the allocation of troops (6-c): all it has, and how many are not given out yet."""

    total: int
    left: int


class Recruits(Struct, frozen=True):
    """New troops that a power may still place, in winter or by a card."""

    side: str
    left: int


class StockView(Struct, frozen=True):
    """Where the victory markers are that lie on no fortress (15, 16); a box holds "" where it is empty.

    Attributes:
        reserve: power -> markers not placed yet. battle: those in its battle boxes. aside: those laid aside.
        electors, emperor, italy: the power with its marker in that box. silesia: Prussia's lies in its own.
    """

    reserve: dict[str, int]
    battle: dict[str, int]
    aside: dict[str, int]
    electors: str
    emperor: str
    italy: str
    silesia: bool


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """One space of a political track, with its icons.

    Attributes:
        corps: powers whose general is away on an expedition (17.5-i). point: power with a marker in the Italy box.
        income: cards more or fewer by power (17.5-h). saxony: whose ally Saxony is, or "neutral" (19.3).
        after_peace: where the annexation of Silesia puts Saxony's marker (19.1-c).
    """

    corps: tuple[str, ...] = ()
    point: str = ""
    income: dict[str, int] = {}
    saxony: str = ""
    after_peace: bool = False


class TrackView(Struct, frozen=True):
    """A political track: the space where its marker lies, from 1, the one where it began, and all spaces."""

    at: int
    star: int
    spaces: tuple[Space, ...]


class CardView(Struct, frozen=True):
    """What stands on a political card that lies open, but for its words.

    Attributes:
        vignette: its picture. coats: powers that may select it (17.5-a). shifts: track -> spaces to the right,
            or "either". election: the Imperial Election (18-a).
    """

    year: int
    vignette: str
    coats: tuple[str, ...]
    shifts: dict[str, int | Literal["either"]]
    election: bool


class PoliticsView(Struct, frozen=True):
    """The political table (17).

    Attributes:
        coming: the cards still to come, in no order. open: the cards turned up; cards: what stands on them.
        election: the Imperial Election comes at the end of this turn (18-a). tracks: by name.
        announced: track -> shifts still to be made (17.5-g). trump: the political trump suit, "" before it is named.
        lying: power -> the Tactical Cards face up in its box. covered: those turned face down until the next turn.
        laid: power -> the card just placed face down, HIDDEN from all others (17.3-a). influence: power -> its sum.
        less, lasting: by number of the power, cards more or fewer this turn, and for the rest of the game.
        away: mask of powers whose corps stays away for the rest of the game.
    """

    coming: tuple[str, ...]
    open: tuple[str, ...]
    cards: dict[str, CardView]
    election: bool
    tracks: dict[str, TrackView]
    announced: dict[str, int]
    trump: str
    lying: dict[str, tuple[str, ...]]
    laid: dict[str, str]
    covered: dict[str, tuple[str, ...]]
    influence: dict[str, int]
    less: tuple[int, ...]
    lasting: tuple[int, ...]
    away: int


class ContractView(Struct, frozen=True):
    """A subsidy: `giver` hands `receiver` one drawn card in each of `turns` more turns (20).

    Of one that a side would end, `turns` tells which side that is: 0 the giver, 1 the receiver.
    """

    giver: str
    receiver: str
    turns: int


class AffairsView(Struct, frozen=True):
    """The affairs of state, but for the winter sheet, which nobody sees before the end (13-f).

    Attributes:
        annexed, peace, reduced, declined, settled, visited, victor, owed, served: as `Affairs` has them.
        winters: how many are noted. noted: by winter, power -> the points noted, once the game is over.
        contracts: subsidies that run. proposals: those one side has proposed. ending: those one side would end.
        bavarian: the subsidy that is part of the rules, until which turn it is fixed.
    """

    annexed: bool
    peace: int
    reduced: bool
    declined: tuple[int, ...]
    settled: bool
    visited: bool
    victor: str
    owed: int
    served: int
    winters: int
    noted: tuple[dict[str, int], ...]
    bavarian: ContractView
    contracts: tuple[ContractView, ...]
    proposals: tuple[ContractView, ...]
    ending: tuple[ContractView, ...]


class AdvancedView(Struct, frozen=True):
    """What only the advanced game has: all that is public of sections 15 to 21, and the seat's own laid card.

    Attributes:
        college: electorate -> the power whose vote it is, "" for none.
    """

    stock: StockView
    politics: PoliticsView
    college: dict[str, str]
    affairs: AffairsView


class MariaView(View, frozen=True, kw_only=True):
    """What one seat may know of a game of MARIA.

    Attributes:
        options: optional rules chosen. piles: the Tactical Cards that nobody holds.
        subsidy: whether Bavaria was granted its subsidy. moved: ids of pieces that have moved in this phase.
        retreated, top_marks: masks of pieces, as `State` has them.
        fight: what the contest of the moment has besides. allot: power -> its sheet, while the viewer fills it in.
        recruits: new troops that are being placed. advanced: what only the advanced game has, None in the other.
    """

    options: tuple[str, ...]
    piles: Piles
    subsidy: bool
    moved: tuple[str, ...]
    retreated: int
    top_marks: int
    fight: FightView | None = None
    allot: dict[str, Allotment] = field(default_factory=dict)
    recruits: Recruits | None = None
    advanced: AdvancedView | None = None

    def others(self) -> tuple[str, ...]:
        """The political cards that are turned up."""
        shown = self.advanced.politics.open if self.advanced is not None else ()
        return tuple(f"political:{card}" for card in shown)

    def of_advanced(self) -> AdvancedView:
        """What the advanced game has, for who knows that it is played."""
        assert self.advanced is not None, "the introductory game has neither politics nor affairs of state"
        return self.advanced
