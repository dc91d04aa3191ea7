"""What a bot of MARIA makes of a View: who stands where, how strong they may be, what is in danger."""

from __future__ import annotations

from functools import cache, cached_property

from engine.boards import load_board
from engine.boards.board import Board
from engine.kernel.view import PieceView, View

HABSBURG = ("austria", "pragmatic")
COOPERATE = {
    "france": ("france", "bavaria"), "bavaria": ("france", "bavaria"), "prussia": ("prussia", "saxony"),
    "saxony": ("prussia", "saxony"), "austria": HABSBURG, "pragmatic": HABSBURG,
}  # fmt: skip
FAR = 99
SHELTER = 3
SUPPLY = 6


@cache
def board() -> Board:
    """The map of the introductory game."""
    return load_board("maria").subset(("bohemia",))


def apart(a: str, b: str) -> int:
    """The number of roads between two cities; FAR for what is off the map."""
    number = board().index.number
    if a not in number or b not in number:
        return FAR
    return min(board().index.distance[number[a]][number[b]], FAR)


def suit_at(place: str) -> str:
    """The suit of a city's sector, "" off the map."""
    index = board().index
    return (index.suit[index.number[place]] or "") if place in index.number else ""


class Sight:
    """A View, sorted for judgement.

    Attributes:
        own: the sides the seat leads. generals, trains: its pieces on the map. foes, foe_trains: those of enemies.
        guess: what one general of an enemy side has on average, from the public totals.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.own = view.seats[view.seat]
        on_map = [p for p in view.pieces if p.place in board().index.number]
        self.at = {p.id: p.place for p in view.pieces}
        self.generals = [p for p in on_map if p.kind == "general" and p.side in self.own]
        self.trains = [p for p in on_map if p.kind == "train" and p.side in self.own]
        self.allies = [p for p in on_map if p.kind == "general" and not self.hostile(p.side)]
        self.foes = [p for p in on_map if p.kind == "general" and self.hostile(p.side)]
        self.foe_trains = [p for p in on_map if p.kind == "train" and self.hostile(p.side)]
        self.guess = self._guesses()
        self.piece = {p.id: p for p in view.pieces}
        self.goals = tuple(sorted(p for p, side in view.control.items() if self.hostile(side)))
        self.held = tuple(sorted(p for p, side in view.control.items() if side in self.own))

    def hostile(self, side: str) -> bool:
        """Whether a side is an enemy of this seat's first."""
        return (side in HABSBURG) != (self.own[0] in HABSBURG)

    def _guesses(self) -> dict[str, float]:
        found: dict[str, float] = {}
        for side in {p.side for p in self.foes}:
            count = sum(1 for p in self.foes if p.side == side)
            found[side] = min(8.0, self.view.totals.get(side, 0) / count)
        return found

    def strength(self, place: str, but: str = "") -> int:
        """The seat's troops in a city, without one general."""
        return sum(p.strength or 0 for p in self.generals if p.place == place and p.id != but)

    def enemy(self, place: str) -> float:
        """What the enemy may have in a city."""
        return sum(self.guess[p.side] for p in self.foes if p.place == place)

    def cards(self, side: str) -> tuple[str, ...]:
        """A side's cards, where the seat may know them."""
        return next((h.cards or () for h in self.view.hands if h.side == side), ())

    def support(self, side: str, place: str) -> float:
        """What the cards of the sector's suit and Reserves may add to a fight there."""
        suit = suit_at(place)
        fitting = [worth(c) for c in self.cards(side) if c[0] in (suit, "R")]
        return min(sum(fitting), 20) * 0.5

    def balance(self, piece: PieceView, place: str) -> float:
        """How far ahead a general would be in the fights he begins or must expect in a city; 0 without an enemy."""
        near = sorted({p.place for p in self.foes if apart(p.place, place) == 1})
        if not near:
            return 0.0
        mine = (piece.strength or 0) + self.strength(place, piece.id) + self.support(piece.side, place)
        expected = sum(self.enemy(city) + 2.5 for city in near)
        return mine - expected

    def supplied(self, piece: PieceView, place: str) -> bool:
        """Whether a general is fed in a city: at home, or within 6 of an own train (a guess: ways may be cut)."""
        home = board().places[place].owner
        if home is not None and home in COOPERATE[piece.side]:
            return True
        return any(apart(t.place, place) <= SUPPLY for t in self.trains if t.side == piece.side)

    @cached_property
    def open(self) -> tuple[str, ...]:
        """Enemy fortresses that no general of their controller or a partner protects."""
        return tuple(goal for goal in self.goals if not self._protected(goal))

    def _protected(self, fortress: str) -> bool:
        holders = COOPERATE[self.view.control[fortress]]
        return any(p.side in holders and apart(p.place, fortress) <= SHELTER for p in self.foes)

    @cached_property
    def in_danger(self) -> tuple[str, ...]:
        """Own fortresses that an enemy general could reach soon."""
        return tuple(f for f in self.held if any(apart(p.place, f) <= 5 for p in self.foes))

    def sheltered(self, fortress: str, but: str) -> bool:
        """Whether an own or allied general other than one is near enough to protect a fortress."""
        return bool(self._shelterers[fortress] - {but})

    @cached_property
    def _shelterers(self) -> dict[str, set[str]]:
        return {f: {p.id for p in self.allies if apart(p.place, f) <= SHELTER} for f in self.in_danger}


def worth(card: str) -> int:
    """What a card counts at most: its value, 8 for a Reserve."""
    return 8 if card[0] == "R" else int(card[1:].partition(".")[0])
