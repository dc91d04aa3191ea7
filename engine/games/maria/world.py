"""What does not change during a game: the board in numbers, the pieces, the ruleset, who leads whom."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.boards.board import Board
from engine.boards.index import Index
from engine.boards.load import load_board
from engine.games.maria.powers import IDS, NOBODY, NUMBER, PARTNERS, POWERS, allied
from engine.games.maria.rules import RULESETS, Rules

OFF = -1
"""Off the board: eliminated, or a hussar not placed."""
OUT = -2
"""Out of this game altogether (14-a)."""

SEATS = {
    3: {
        "maria-theresa": ("austria",),
        "frederick": ("prussia", "saxony"),
        "louis": ("france", "bavaria"),
    },
    2: {"a": ("france", "bavaria", "prussia", "saxony"), "b": ("austria",)},
}
"""Who leads whom in the introductory game (2-a, 24-a); the Pragmatic Army takes no part (14-b)."""

WINTERS = (3, 6)
TURNS = 9
FR_GOAL = 9
PR_GOAL = 12


@dataclass(frozen=True, slots=True)
class Piece:
    """A general, train or hussar: `rank` and `minimum` troops are 0 for others than generals."""

    id: str
    kind: str
    power: int
    rank: int
    minimum: int
    name: str
    start: int

    @property
    def ref(self) -> str:
        """Its reference."""
        return f"piece:{self.id}"


@dataclass(frozen=True, eq=False, slots=True)
class World:
    """The unchanging part of a Position, shared by all copies.

    Attributes:
        index: the board's tables (Bohemia only, R-52). pieces: generals, then trains, then hussars.
        generals, trains, hussars: their numbers. of_power: generals of each power that take part.
        home: masks of home countries by power. silesia, austria: masks of fortresses that count for victory.
        seat_of: power -> seat. powers: those that take part. seats: seat -> powers.
    """

    board: Board
    index: Index
    rules: Rules
    seats: dict[str, tuple[int, ...]]
    pieces: tuple[Piece, ...]
    number: dict[str, int]
    generals: tuple[int, ...]
    trains: tuple[int, ...]
    hussars: tuple[int, ...]
    of_power: tuple[tuple[int, ...], ...]
    trains_of: tuple[tuple[int, ...], ...]
    home: tuple[int, ...]
    silesia: int
    fortresses: int
    majors: int
    owner: tuple[int, ...]
    seat_of: tuple[str, ...]
    powers: tuple[int, ...]
    markers: tuple[int, ...]
    partners: tuple[tuple[int, ...], ...]
    foes: tuple[tuple[int, ...], ...]
    place_refs: tuple[str, ...]

    def place_ref(self, place: int) -> str:
        """The reference of a place number."""
        return self.place_refs[place]

    def places_in(self, mask: int) -> tuple[int, ...]:
        """The place numbers of a mask, rising."""
        found = []
        while mask:
            low = mask & -mask
            found.append(low.bit_length() - 1)
            mask ^= low
        return tuple(found)


@lru_cache(maxsize=8)
def introductory(ruleset: str, seats: int) -> World:
    """The World of the introductory game (14): the Bohemia map, the pieces that start there."""
    full = load_board("maria")
    board = full.subset(("bohemia",))
    number = board.index.number
    entries = sorted(full.setup.pieces, key=lambda e: e.type != "general")
    starts = [number.get(e.place, OUT) if e.place else OUT for e in entries]
    pieces = [
        Piece(e.id, e.type, NUMBER[e.power], e.rank or 0, e.minimum or 0, e.name, start)
        for e, start in zip(entries, starts, strict=True)
    ]
    pieces += [Piece(h.id, "hussar", NUMBER[h.power], 0, 0, h.id, OFF) for h in full.setup.hussars]
    markers = {number[place]: NUMBER[side] for place, side in full.setup.silesian_markers.items()}
    return build(board, RULESETS[ruleset], SEATS[seats], tuple(pieces), markers)


def build(
    board: Board,
    rules: Rules,
    leaders: dict[str, tuple[str, ...]],
    roster: tuple[Piece, ...],
    markers: dict[int, int],
) -> World:
    """The World of any board with these pieces; those whose start is OUT take no part (14-a)."""
    index = board.index
    leads = {seat: tuple(NUMBER[s] for s in sides) for seat, sides in leaders.items()}
    seat_of = ["" for _ in POWERS]
    for seat, powers in leads.items():
        for power in powers:
            seat_of[power] = seat
    playing = tuple(p for p in POWERS if seat_of[p])
    numbers = range(len(roster))
    return World(
        board=board,
        index=index,
        rules=rules,
        seats=leads,
        pieces=roster,
        number={piece.id: n for n, piece in enumerate(roster)},
        generals=tuple(n for n in numbers if roster[n].kind == "general"),
        trains=tuple(n for n in numbers if roster[n].kind == "train"),
        hussars=tuple(n for n in numbers if roster[n].kind == "hussar"),
        of_power=tuple(_of(roster, "general", p) for p in POWERS),
        trains_of=tuple(_of(roster, "train", p) for p in POWERS),
        home=tuple(index.home.get(name, 0) for name in IDS),
        silesia=index.country.get("silesia", 0),
        fortresses=index.fortresses,
        majors=index.majors,
        owner=tuple(NOBODY if o is None else NUMBER[o] for o in index.owner),
        seat_of=tuple(seat_of),
        powers=playing,
        markers=tuple(markers.get(n, NOBODY) for n in range(len(index.ids))),
        partners=PARTNERS,
        foes=tuple(tuple(q for q in playing if not allied(p, q)) for p in POWERS),
        place_refs=tuple(f"place:{i}" for i in index.ids),
    )


def _of(roster: tuple[Piece, ...], kind: str, power: int) -> tuple[int, ...]:
    return tuple(n for n, p in enumerate(roster) if p.kind == kind and p.power == power and p.start != OUT)
