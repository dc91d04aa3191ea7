"""Views: what one seat, or the public, may know of a Position. Plain data: a core that is the same for every game.

What only one game has stands in that game's own View (`engine/games/<game>/view_types.py`), which its bots, panels and
tiles read by `MariaView.of(view)`; what all rooms share reads the core alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.explain import Fact
from engine.kernel.message import Message
from engine.kernel.promises import Promised
from engine.kernel.rounds import RoundView


class PieceView(Struct, frozen=True, gc=False):
    """A piece: general, train, hussar ...

    Attributes:
        id: without prefix ("anna"). side: "north".
        place: a place id, the reference of what has a shape ("box:...", "country:...") or "" (off the board).
        label: what stands on it (a rank). strength: troops, None where the viewer may not know.
        under: id of the piece that commands and lies on top of it, "" when none does.
        state: words for the window: "down" (face down), "moved", "retreated", "lost" (eliminated).
        pile: where it is the top of a pile of like pieces from which the seat asked may take: gestures that take from
            the pile begin at `pile:<pile>`, whatever piece lies on top.
        number: of the counters for which it stands, where it is the top of a heap; 0 for a single piece.
    """

    id: str
    kind: str
    side: str
    place: str
    label: str = ""
    strength: int | None = None
    under: str = ""
    state: tuple[str, ...] = ()
    pile: str = ""
    number: int = 0

    @property
    def ref(self) -> str:
        """Its reference, "heap:..." for the top of a heap."""
        return f"heap:{self.id}" if self.number else f"piece:{self.id}"


class HeapView(Struct, frozen=True, gc=False):
    """Counters of a kind that lie together and differ in nothing: they are shown as one, with their number.

    Attributes:
        number: how many there are, at least 1. kind: how they look. side: whose they are, "" for nobody's.
        pile: as that of a piece, where the seat asked may take some of it as of a pile.
    """

    place: str
    side: str
    kind: str
    number: int
    pile: str = ""

    @property
    def id(self) -> str:
        """Its id: no two heaps of a kind and a side lie at one place."""
        return f"{self.place}/{self.side}/{self.kind}"

    @property
    def ref(self) -> str:
        """Its reference, with which gestures begin that take some of it."""
        return f"heap:{self.id}"

    def on_top(self) -> PieceView:
        """The counter on top, which stands for all of them."""
        return PieceView(self.id, self.kind, self.side, self.place, pile=self.pile, number=self.number)


class MarkView(Struct, frozen=True, gc=False):
    """A marker that is no piece: victory marker, question mark; `place` may be a box. `side` may be ""."""

    kind: str
    place: str
    side: str = ""


class HandView(Struct, frozen=True):
    """The cards a side holds: their number, and the cards where the viewer may know them."""

    side: str
    seat: str
    count: int
    cards: tuple[str, ...] | None = None


class ScoreView(Struct, frozen=True, gc=False):
    """A number that matters for victory: `value` of `goal` for a side, both counted in parts of a point.

    Attributes:
        of: so many parts make a point: 1, or 2 where halves are scored, 10 where tenths are.
    """

    side: str
    kind: str
    value: int
    goal: int
    of: int = 1

    @property
    def points(self) -> int | float:
        """The value in points, as people read it."""
        return in_points(self.value, self.of)

    @property
    def goal_points(self) -> int | float:
        """The goal in points, as people read it."""
        return in_points(self.goal, self.of)


class PhaseView(Struct, frozen=True, gc=False):
    """One chip of the phase strip.

    Attributes:
        name: the Step's name; its title is the message "step-<name>". sides: who acts.
        state: "done", "now", "coming", or "skipped" where it is certain that nothing is to be done in it.
        level: 0 stage, 1 phase inside a stage. turn: the later turn after which it comes, 0 in this one.
    """

    name: str
    clause: str
    state: str
    level: int = 0
    sides: tuple[str, ...] = ()
    turn: int = 0


class ScoreRow(Struct, frozen=True):
    """A line of the sheet that is read when a game is over.

    Attributes:
        source: what counts here. counts: side -> how much, where it counts for that side.
        total: what decides: the sum of the lines before it. of: so many parts of the counts make a point.
        lit: side -> references of what counts, to be lit when it is pointed at.
    """

    source: Message
    counts: dict[str, int]
    total: bool = False
    of: int = 1
    lit: dict[str, tuple[str, ...]] = {}

    def points(self, side: str) -> int | float | None:
        """What it counts for a side, in points; None where it does not count for it."""
        return in_points(self.counts[side], self.of) if side in self.counts else None


class PaymentView(Struct, frozen=True):
    """What is being paid with cards: by whom, how much is due (0: as much as one likes), how much is paid so far."""

    side: str
    due: int
    paid: int
    purpose: str = ""


class ContestantView(Struct, frozen=True):
    """One of the two who meet in a contest.

    Attributes:
        side: whose it is. place: where it stands, a place id or "". pieces: ids of its pieces, the commander first.
    """

    side: str
    place: str = ""
    pieces: tuple[str, ...] = ()


class LaidView(Struct, frozen=True):
    """What was laid in a contest: by which of the two (0 or 1), the card, what it counted, his own score afterwards."""

    by: int
    card: str
    worth: int
    score: int


class ContestView(Struct, frozen=True):
    """Two sides who answer each other until one gives up: a fight, a duel of cards, an auction of two.

    Attributes:
        sides: the two, who began it first. laid: what each has laid, in order.
        score: how far the first is ahead, below 0 behind. due: whose answer is due (0 or 1), None while nobody's is.
        veiled: both answer from a hand that the other may not see, so at one screen each looks alone.
        open: only the hands are veiled: what is asked now is answered for all to see.
    """

    sides: tuple[ContestantView, ContestantView]
    laid: tuple[LaidView, ...] = ()
    score: int = 0
    due: int | None = None
    veiled: bool = False
    open: bool = False

    @property
    def answering(self) -> ContestantView | None:
        """The one whose answer is due."""
        return None if self.due is None else self.sides[self.due]

    def lead(self, which: int) -> int:
        """The score as one of the two counts it."""
        return -self.score if which else self.score

    def opponent_of(self, side: str) -> ContestantView:
        """The one who stands against a side."""
        return self.sides[self.sides[0].side == side]


class StepView(Struct, frozen=True):
    """A Step of the agenda: the word for its kind, and its fields as plain data, which its own kind reads again."""

    name: str
    fields: dict[str, object]


class View(Struct, frozen=True, kw_only=True):
    """What one seat may know: what is the same for every game.

    Attributes:
        seat: the viewer, "" for the public. seats: seat id -> sides it leads now; lots and successions change them.
        turn, turns: where we are and how many there are. acting: sides whose stage it is.
        asked: the seats that owe an answer; prompt, clause, step: what is asked. asked_about: the part of the map that
            the question is about, as references of what has a shape; none where it is about all of it.
        heaps: counters told by their number, beside single pieces. totals: side -> public total of troops.
        control: place id -> the side that holds it.
        owners: country -> the side whose it is now, where it is another than the board says. closed: countries that
            are closed to others now.
        agenda: the Steps still to come, the next last, for who deals a truth from the View.
        contest: the two who answer each other now. payment: what is being paid now.
        board: board id; maps: the maps in play. winners, way: how it ended, None and "" until then.
        points_by_turn: the points of each side at the end of each turn so far, the last turn last, in parts as those of
            `scores`; empty where a game does not count so.
        sheet: the score by source; nearest: what was nearest to another outcome: both once the game is over.
        round: what is asked of several seats at once.
        promises: the ledger of promises; None where none is kept.
    """

    game: str
    ruleset: str
    scenario: str
    seat: str
    seats: dict[str, tuple[str, ...]]
    board: str
    maps: tuple[str, ...]
    turn: int
    turns: int
    acting: tuple[str, ...]
    asked: tuple[str, ...]
    step: str
    clause: str
    prompt: Message | None
    pieces: tuple[PieceView, ...]
    marks: tuple[MarkView, ...]
    hands: tuple[HandView, ...]
    scores: tuple[ScoreView, ...]
    phases: tuple[PhaseView, ...]
    asked_about: tuple[str, ...] = ()
    heaps: tuple[HeapView, ...] = ()
    totals: dict[str, int] = {}
    control: dict[str, str] = {}
    owners: dict[str, str] = {}
    closed: tuple[str, ...] = ()
    agenda: tuple[StepView, ...] = ()
    contest: ContestView | None = None
    payment: PaymentView | None = None
    winners: tuple[str, ...] | None = None
    way: str = ""
    points_by_turn: tuple[dict[str, int], ...] = ()
    sheet: tuple[ScoreRow, ...] = ()
    nearest: tuple[Fact, ...] = ()
    round: RoundView | None = None
    promises: tuple[Promised, ...] | None = None

    def standing(self) -> tuple[PieceView, ...]:
        """All that stands on the table: single pieces, and of each heap the counter on top."""
        return (*self.pieces, *(heap.on_top() for heap in self.heaps)) if self.heaps else self.pieces

    def sides_besides(self, seat: str | None) -> tuple[str, ...]:
        """The sides that other seats lead; all of them for the public, None."""
        return tuple(side for other, sides in self.seats.items() if other != seat for side in sides)

    def others(self) -> tuple[str, ...]:
        """References of things on the table that no field of all games tells: cards of a table of its own."""
        return ()

    @classmethod
    def of(cls, view: View) -> Self:
        """A View as one of this game, for who reads what only this game has; raises TypeError for another game's."""
        if not isinstance(view, cls):
            raise TypeError(f"a {cls.__name__} is wanted, not a {type(view).__name__}")
        return view


def in_points(parts: int, of: int) -> int | float:
    """So many parts of a point, as a number that people read: 7 halves are 3.5."""
    return parts // of if parts % of == 0 else parts / of


def laid_open(view: View, others: Iterable[View]) -> View:
    """A View with the cards and strengths that these other Views know as well."""
    cards: dict[str, tuple[str, ...]] = {}
    strengths: dict[str, int] = {}
    for other in others:
        cards |= {h.side: h.cards for h in other.hands if h.cards is not None}
        strengths |= {p.id: p.strength for p in other.pieces if p.strength is not None}
    return replace(
        view,
        hands=tuple(replace(h, cards=cards.get(h.side, h.cards)) for h in view.hands),
        pieces=tuple(replace(p, strength=strengths.get(p.id, p.strength)) for p in view.pieces),
    )
