"""Views: what one seat, or the public, may know of a Position. Plain data, the same shape for every game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.message import Message


class PieceView(Struct, frozen=True):
    """A piece: general, train, hussar ...

    Attributes:
        id: without prefix ("anna"). side: "north". place: a place id, "box:..." or "" (off the board).
        label: what stands on it (a rank). strength: troops, None where the viewer may not know.
        under: id of the piece that commands and lies on top of it, "" when none does.
        state: words for the window: "down" (face down), "moved", "retreated", "lost" (eliminated).
        pile: where it is the top of a pile of like pieces from which the seat asked may take: gestures that take from
            the pile begin at `pile:<pile>`, whatever piece lies on top.
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


class MarkView(Struct, frozen=True):
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


class ScoreView(Struct, frozen=True):
    """A number that matters for victory: `value` of `goal` for a side."""

    side: str
    kind: str
    value: int
    goal: int


class PhaseView(Struct, frozen=True):
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
        total: what decides: the sum of the lines before it.
    """

    source: Message
    counts: dict[str, int]
    total: bool = False


class View(Struct, frozen=True):
    """What one seat may know.

    Attributes:
        seat: the viewer, "" for the public. seats: seat id -> sides it leads.
        turn, turns: where we are and how many there are. acting: sides whose stage it is.
        asked: the seats that owe an answer; prompt, clause, step: what is asked.
        totals: side -> public total of troops. decks: public counts. facts: what only this game has.
        board: board id; maps: the maps in play. winners, way: how it ended, None and "" until then.
        sheet: the score by source, once the game is over.
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
    totals: dict[str, int]
    control: dict[str, str]
    facts: dict[str, Any]
    winners: tuple[str, ...] | None = None
    way: str = ""
    sheet: tuple[ScoreRow, ...] = ()


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
