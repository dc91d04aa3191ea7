"""What does not change during a game: the board in numbers, the pieces, the ruleset, who leads whom."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from engine.boards.index import bits
from engine.games.maria.alliances import Alliances, Setting, form
from engine.games.maria.board import MariaBoard, MariaIndex, maria_board
from engine.games.maria.powers import AU, FR, IDS, NOBODY, NUMBER, PA, POWERS
from engine.games.maria.rules import RULESETS, Rules

OFF = -1
"""Off the board: eliminated, or a hussar not placed."""
OUT = -2
"""Out of this game altogether (14-a)."""
BOX = -3
"""In a box off the map (3.2-h), or waiting in the Silesia box (4-a)."""

ARENBERG, DUTCH = "arenberg", "netherlands"
"""The Austrian general whom the Dutch supply, and their country (22-a, R-37)."""

INTRODUCTORY, ADVANCED = "introductory", "advanced"
OPTIONAL_POLITICS = "politics"
"""The option of the advanced game for the rule of section 25."""

SEATS: dict[str, dict[int, dict[str, tuple[str, ...]]]] = {
    INTRODUCTORY: {
        3: {
            "maria-theresa": ("austria",),
            "frederick": ("prussia", "saxony"),
            "louis": ("france", "bavaria"),
        },
        2: {"a": ("france", "bavaria", "prussia", "saxony"), "b": ("austria",)},
    },
    ADVANCED: {
        3: {
            "maria-theresa": ("austria",),
            "frederick": ("prussia", "saxony", "pragmatic"),
            "louis": ("france", "bavaria"),
        },
        2: {"a": ("france", "bavaria", "prussia", "saxony"), "b": ("austria", "pragmatic")},
    },
}
"""Who leads whom at the start (2-a, 24-a); in the introductory game the Pragmatic Army takes no part (14-b)."""

TURNS = {INTRODUCTORY: 9, ADVANCED: 12}
WINTERS = {INTRODUCTORY: (3, 6), ADVANCED: (3, 6, 9, 12)}
"""The turns after which a winter comes (13, 14-c)."""
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
    box: str = ""
    """The box where it waits at the start, when that is not its power's off-map box."""

    @property
    def ref(self) -> str:
        """Its reference."""
        return f"piece:{self.id}"


@dataclass(frozen=True, eq=False, slots=True)
class World:
    """The unchanging part of a Position, shared by all copies.

    Attributes:
        scenario: INTRODUCTORY or ADVANCED. options: optional rules in use.
        index: the board's tables (in the introductory game Bohemia only, R-52).
        pieces: generals, then trains, then hussars. generals, trains, hussars: their numbers.
        of_power: generals of each power that take part; trains_of: its trains.
        home: masks of home countries by power, as printed. silesia, core_austria: masks of territories.
        leaders: seat -> powers, at the start. powers: those that take part.
        markers: victory and elector markers at the start, by place. elector_cities: those where a two-sided elector
            marker lies (4-e). boxes: power -> its off-map box; arrows: power -> the place to which that box points.
        leagues: alliances formed so far.
    """

    scenario: str
    options: frozenset[str]
    board: MariaBoard
    index: MariaIndex
    rules: Rules
    leaders: dict[str, tuple[int, ...]]
    pieces: tuple[Piece, ...]
    number: dict[str, int]
    generals: tuple[int, ...]
    trains: tuple[int, ...]
    hussars: tuple[int, ...]
    of_power: tuple[tuple[int, ...], ...]
    trains_of: tuple[tuple[int, ...], ...]
    home: tuple[int, ...]
    silesia: int
    core_austria: int
    bohemia: int
    fortresses: int
    majors: int
    powers: tuple[int, ...]
    markers: tuple[int, ...]
    elector_cities: int
    arrows: dict[int, int]
    boxes: dict[int, str]
    place_refs: tuple[str, ...]
    leagues: dict[Setting, Alliances] = field(default_factory=dict)

    @property
    def advanced(self) -> bool:
        """Whether this is the advanced game (15)."""
        return self.scenario == ADVANCED

    @property
    def turns(self) -> int:
        """Turns of the whole game (1-a)."""
        return TURNS[self.scenario]

    @property
    def winters(self) -> tuple[int, ...]:
        """The turns that a winter follows (13)."""
        return WINTERS[self.scenario]

    def alliances(self, setting: Setting) -> Alliances:
        """The alliances of a setting (2, 19); formed once."""
        found = self.leagues.get(setting)
        if found is None:
            found = form(
                setting, self.leaders, self.home, self.silesia, self.index.everywhere,
                theresa_plays_neutral=self.rules.neutral_saxony_player == "maria-theresa",
            )  # fmt: skip
            self.leagues[setting] = found
        return found

    def box_of(self, piece: int) -> str:
        """Reference of the box where a piece is while it is in one: its power's, or the one where it waits (4-a)."""
        info = self.pieces[piece]
        return f"box:{info.box or self.boxes[info.power]}"

    def place_ref(self, place: int) -> str:
        """The reference of a place number."""
        return self.place_refs[place]

    def places_in(self, mask: int) -> tuple[int, ...]:
        """The place numbers of a mask, rising."""
        return tuple(bits(mask))


@lru_cache(maxsize=8)
def introductory(ruleset: str, seats: int) -> World:
    """The World of the introductory game (14): the Bohemia map, the pieces that start there."""
    full = maria_board()
    board = full.subset(("bohemia",))
    return build(board, RULESETS[ruleset], INTRODUCTORY, seats, roster(full, board), silesian_markers(board))


@lru_cache(maxsize=8)
def advanced(ruleset: str, seats: int, options: frozenset[str] = frozenset()) -> World:
    """The World of the advanced game (15): both maps, all pieces, elector markers (4-e)."""
    board = maria_board()
    number = board.index.number
    electors = {
        number[place]: FR if side == "france" else PA for place, side in board.setup.elector_markers.items()
    }
    markers = silesian_markers(board) | electors
    return build(board, RULESETS[ruleset], ADVANCED, seats, roster(board, board), markers, options)


def roster(full: MariaBoard, board: MariaBoard) -> tuple[Piece, ...]:
    """The pieces of the set-up on a board; those that start elsewhere are OUT of the game (14-a)."""
    number, whole = board.index.number, full is board
    entries = sorted(full.setup.pieces, key=lambda e: e.type != "general")
    pieces = []
    for entry in entries:
        start = number.get(entry.place or "", OUT)
        if entry.box and whole:
            start = BOX
        waits = entry.box if entry.type == "train" and entry.box else ""
        pieces.append(
            Piece(
                entry.id,
                entry.type,
                NUMBER[entry.power],
                entry.rank or 0,
                entry.minimum or 0,
                entry.name,
                start,
                waits,
            )
        )
    pieces += [Piece(h.id, "hussar", NUMBER[h.power], 0, 0, h.id, OFF) for h in full.setup.hussars]
    return tuple(pieces)


def silesian_markers(board: MariaBoard) -> dict[int, int]:
    """The victory markers on the fortresses of Silesia (4-b)."""
    return {board.index.number[place]: NUMBER[side] for place, side in board.setup.silesian_markers.items()}


def build(
    board: MariaBoard,
    rules: Rules,
    scenario: str,
    seats: int,
    roster: tuple[Piece, ...],
    markers: dict[int, int],
    options: frozenset[str] = frozenset(),
) -> World:
    """The World of any board with these pieces; those whose start is OUT take no part (14-a)."""
    index = board.index
    leaders = {seat: tuple(NUMBER[s] for s in sides) for seat, sides in SEATS[scenario][seats].items()}
    playing = tuple(p for p in POWERS if any(p in powers for powers in leaders.values()))
    numbers = range(len(roster))
    bohemia = index.on_map.get("bohemia", 0)
    home = tuple(index.home.get(name, 0) for name in IDS)
    return World(
        scenario=scenario,
        options=options,
        board=board,
        index=index,
        rules=rules,
        leaders=leaders,
        pieces=roster,
        number={piece.id: n for n, piece in enumerate(roster)},
        generals=tuple(n for n in numbers if roster[n].kind == "general"),
        trains=tuple(n for n in numbers if roster[n].kind == "train"),
        hussars=tuple(n for n in numbers if roster[n].kind == "hussar"),
        of_power=tuple(_of(roster, "general", p) for p in POWERS),
        trains_of=tuple(_of(roster, "train", p) for p in POWERS),
        home=home,
        silesia=index.country.get("silesia", 0),
        core_austria=home[AU] & bohemia,
        bohemia=bohemia,
        fortresses=index.fortresses,
        majors=index.majors,
        powers=playing,
        markers=tuple(markers.get(n, NOBODY) for n in range(len(index.ids))),
        elector_cities=index.mask(c for c in board.setup.elector_markers if c in index.number),
        arrows={
            NUMBER[box.power]: index.number[box.arrow]
            for box in board.setup.off_map_boxes.values()
            if box.arrow in index.number
        },
        boxes={NUMBER[box.power]: name for name, box in board.setup.off_map_boxes.items()},
        place_refs=tuple(f"place:{i}" for i in index.ids),
    )


def _of(roster: tuple[Piece, ...], kind: str, power: int) -> tuple[int, ...]:
    return tuple(n for n, p in enumerate(roster) if p.kind == kind and p.power == power and p.start != OUT)
