"""Provinces: counters in areas, one step each by land, over declared water, or along the rivers."""

from collections.abc import Iterable

from engine.boards import Board
from tests.small_games.mover import MoverGame


class Provinces(MoverGame):
    """A counter goes to a neighbouring country, or out of the box to the coast; a gate that is held stops no one."""

    def spots(self, board: Board) -> Iterable[str]:
        """Countries and boxes."""
        return [*(f"country:{key}" for key in board.countries), *(box.ref for box in board.boxes.values())]

    def near(self, board: Board, ref: str) -> Iterable[str]:
        """The neighbours of a country; from a box the countries of its power."""
        kind, _, key = ref.partition(":")
        if kind == "box":
            return [
                f"country:{c}"
                for c, entry in board.countries.items()
                if entry.owner in board.boxes[key].powers
            ]
        boxes = [box.ref for box in board.boxes.values() if board.countries[key].owner in box.powers]
        return [*(f"country:{other}" for other in board.neighbours[key]), *boxes]


GAME = Provinces("provinces", "delta", ("orange", "spain"))
