"""Skirmish: counters on squares, a king's step each, never into a wood."""

from collections.abc import Iterable

from engine.boards import Board
from tests.small_games.mover import MoverGame


class Skirmish(MoverGame):
    """A counter goes to a square that touches its own."""

    def spots(self, board: Board) -> Iterable[str]:
        """Every square."""
        return [place.ref for place in board.places.values()]

    def near(self, board: Board, ref: str) -> Iterable[str]:
        """A king's step away, woods excepted."""
        close = board.joined(["side", "corner"])[ref.removeprefix("place:")]
        return [board.places[key].ref for key in close if board.places[key].kind != "wood"]


GAME = Skirmish("skirmish", "skirmish", ("blue", "red"))
