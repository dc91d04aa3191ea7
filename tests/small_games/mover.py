"""What the two small games share: counters that their sides move in turn, one step each, a few times."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar, Self

from engine.boards import Board, load_board
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.game import Game, Scenario
from engine.kernel.gesture import Gesture
from engine.kernel.message import Message, say
from engine.kernel.options import OptionValue
from engine.kernel.position import Position, Result
from engine.kernel.refusal import Refusal
from engine.kernel.rng import Rng
from engine.kernel.rule import Asked, Rule
from engine.kernel.step import AnyRule, Step
from engine.kernel.view import PieceView, View

TURNS = 12
CLAUSE = "small 1-a"


class Move(Action, frozen=True):
    """Move a counter to what lies next to it: `move red country:holland`."""

    verb: ClassVar[str] = "move"
    piece: str
    target: str

    def gesture(self) -> Gesture:
        """The counter is dragged."""
        return Gesture("drag", say("act-done"), f"piece:{self.piece}", self.target, style="move")


class Moving(Rule[Asked["Turn", "MoverPosition"], Move]):
    """A side moves one of its counters to what lies next to it."""

    action: ClassVar[type[Action]] = Move
    clause: ClassVar[str] = CLAUSE

    def candidates(self, asked: Asked[Turn, MoverPosition]) -> Iterator[Move]:
        """Every counter to everything that may be meant."""
        for piece in asked.position.at:
            yield from (Move(piece, ref) for ref in asked.position.game.spots(asked.position.board))

    def why_not(self, asked: Asked[Turn, MoverPosition], action: Move) -> Refusal | None:
        """One's own counter, to what its game lets it reach."""
        position = asked.position
        near = position.game.near(position.board, position.at[action.piece])
        if position.sides[action.piece] != asked.seat or action.target not in near:
            return Refusal(CLAUSE, say("refuse-idle", thing=action.target), (action.target,))
        return None

    def play(self, asked: Asked[Turn, MoverPosition], action: Move) -> None:
        """It stands there now; the other side moves."""
        position = asked.position
        way = (position.at[action.piece], action.target)
        position.at[action.piece] = action.target
        position.turn += 1
        position.tell(Event("move", say("act-done"), (), None, CLAUSE, (f"piece:{action.piece}",), way))
        if position.turn > TURNS:
            position.result = Result((), "over", CLAUSE)
        else:
            position.replace(Turn())


class Turn(Step["MoverPosition"], frozen=True):
    """The sides move by turns."""

    name: ClassVar[str] = "turn"
    clause: ClassVar[str] = CLAUSE
    rules: ClassVar[tuple[AnyRule, ...]] = (Moving(),)

    def seats(self, position: MoverPosition) -> tuple[str, ...]:
        """Whose turn it is."""
        return (position.board.powers[position.turn % 2],)

    def prompt(self, position: MoverPosition, seat: str) -> Message:
        """Move."""
        return say("act-done")

    def interpret_drag(
        self, position: MoverPosition, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """A drag is a move, legal or not."""
        return [Move(source.removeprefix("piece:"), target)]


class MoverPosition(Position):
    """Where the counters stand, by reference, and whose they are."""

    action_types: ClassVar[dict[str, type[Action]]] = {"move": Move}

    def __init__(self, game: MoverGame, seed: int) -> None:
        self.game, self.board, self.turn = game, load_board(game.board), 1
        pieces = self.board.setup.pieces
        self.sides = {piece.id: piece.power for piece in pieces}
        self.at = {p.id: next(ref for ref in _refs(p.place, p.country, p.box) if ref) for p in pieces}
        self.agenda, self.rng, self.result, self.news = [Turn()], Rng(seed), None, []

    def copy(self) -> Self:
        """An independent Position."""
        new = object.__new__(type(self))
        new.__dict__ = {**self.__dict__, "at": dict(self.at), "agenda": list(self.agenda), "news": []}
        new.rng = self.rng.copy()
        return new

    def state(self) -> dict[str, Any]:
        """Everything, as plain data."""
        over = self.result is not None
        return {"game": self.game.id, "turn": self.turn, "at": self.at, "rng": self.rng.state, "over": over}

    def view(self, seat: str | None) -> View:
        """Nothing is hidden."""
        asked = () if self.result is not None else self.agenda[-1].seats(self)
        pieces = (
            PieceView(piece, "counter", self.sides[piece], at.removeprefix("place:"))
            for piece, at in self.at.items()
        )
        return View(
            game=self.game.id, ruleset="1.0", scenario="short", seat=seat or "",
            seats={power: (power,) for power in self.board.powers}, board=self.board.id,
            maps=tuple(self.board.maps), turn=self.turn, turns=TURNS, acting=asked, asked=asked, step="turn",
            clause=CLAUSE, prompt=say("act-done"), pieces=tuple(pieces), marks=(), hands=(), scores=(), phases=(),
            totals={}, control={},
        )  # fmt: skip


def _refs(place: str | None, country: str | None, box: str | None) -> tuple[str, str, str]:
    return (
        f"place:{place}" if place else "",
        f"country:{country}" if country else "",
        f"box:{box}" if box else "",
    )


class MoverGame(Game):
    """A small game: `spots` are all references on which a counter may stand, `near` those next to one."""

    rulesets = ("1.0",)
    secret = False
    maturity = "toy"

    def __init__(self, id: str, board: str, sides: tuple[str, str]) -> None:
        self.id, self.board = id, board
        self.scenarios = (Scenario("short", {2: {side: (side,) for side in sides}}, TURNS, TURNS),)

    @abstractmethod
    def spots(self, board: Board) -> Iterable[str]:
        """Where a counter may stand."""

    @abstractmethod
    def near(self, board: Board, ref: str) -> Iterable[str]:
        """What lies next to where it stands."""

    def begin(
        self, ruleset: str, scenario: str, seats: int, seed: int, options: Mapping[str, OptionValue]
    ) -> MoverPosition:
        """As the board sets it up."""
        return MoverPosition(self, seed)

    def set_up(self, file: dict[str, Any], seed: int = 0, *, former: bool = False) -> MoverPosition:
        """Only the start can be set up."""
        return MoverPosition(self, seed)

    def load(self, state: dict[str, Any]) -> MoverPosition:
        """The Position with this state."""
        position = MoverPosition(self, 0)
        position.turn, position.at, position.rng.state = state["turn"], dict(state["at"]), state["rng"]
        return position

    def deal(self, view: View, rng: Rng) -> MoverPosition:
        """Nothing is hidden."""
        position = MoverPosition(self, rng.bits())
        position.turn = view.turn
        return position
