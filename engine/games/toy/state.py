"""The truth of the toy game, and what several of its rules look up or do. The rules stand on it."""

from __future__ import annotations

from typing import Self

from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.position import Position, Result
from engine.kernel.rng import Rng

SEATS = ("north", "south")
HOME = {"north": "gate", "south": "mill"}
SEALED = ("inn", "abbey", "ford", "well")
ROADS = {
    "gate": ("abbey", "inn"),
    "inn": ("bridge", "gate"),
    "abbey": ("bridge", "gate"),
    "bridge": ("abbey", "ford", "inn", "well"),
    "ford": ("bridge", "mill"),
    "well": ("bridge", "mill"),
    "mill": ("ford", "well"),
}
CARDS = range(1, 13)
HAND = 3


def other(seat: str) -> str:
    """The opponent."""
    return SEATS[1 - SEATS.index(seat)]


class ToyState(Position):
    """All data of a game.

    Attributes:
        riders: where each courier is. seals: cities that still have one. points: seals taken.
        bids: cards laid this round. deck: next card last. mud: whether it rained.
    """

    def __init__(self, scenario: str, turns: int, seed: int) -> None:
        self.scenario, self.turns, self.turn = scenario, turns, 1
        self.riders, self.points = dict(HOME), dict.fromkeys(SEATS, 0)
        self.seals = list(SEALED)
        self.hands: dict[str, list[int]] = {s: [] for s in SEATS}
        self.bids: dict[str, int] = {}
        self.deck, self.discards, self.mud = list(CARDS), list[int](), False
        self.agenda, self.result, self.news = [], None, []
        self.rng = Rng(seed)
        self.rng.shuffle(self.deck)

    def copy(self) -> Self:
        """An independent Position with the same future."""
        new = object.__new__(type(self))
        new.__dict__ = dict(self.__dict__)
        new.riders, new.points, new.bids = dict(self.riders), dict(self.points), dict(self.bids)
        new.hands = {s: list(h) for s, h in self.hands.items()}
        new.seals, new.deck, new.discards = list(self.seals), list(self.deck), list(self.discards)
        new.agenda, new.rng, new.news = list(self.agenda), self.rng.copy(), []
        return new

    # --- rules used in several places -----------------------------------------------

    def range(self) -> int:
        """How far a courier rides (1-b)."""
        return 1 if self.mud else 2

    def draw(self, seat: str, count: int) -> None:
        """Draw cards; only the drawer sees them (1-a)."""
        cards = [self.deck.pop() for _ in range(count)]
        self.hands[seat] = sorted(self.hands[seat] + cards)
        mine = say("toy-log-draw-own", seat=f"seat:{seat}", cards=[str(c) for c in cards])
        veiled = say("toy-log-draw", seat=f"seat:{seat}", n=count)
        self.tell(Event("draw", mine, (seat,), veiled, "toy 1-a", side=f"side:{seat}", reveals=True))

    def end(self, winners: tuple[str, ...], way: str, clause: str) -> None:
        """The game is over (6)."""
        self.result = Result(winners, way, clause)
        message = say(f"toy-log-end-{way}", seats=[f"seat:{s}" for s in winners])
        self.tell(Event("end", message, clause=clause))
