"""Situations of SACHSEN written as position files, and dice and draws that fall as a test wants them."""

from __future__ import annotations

from typing import Any

from engine.games.sachsen.game import GAME
from engine.games.sachsen.position import SachsenPosition
from engine.kernel.event import Event

ARMY = {
    "sachsen-general": "dresden",
    "sachsen-musketeers-1": "dresden",
    "sachsen-musketeers-2": "dresden",
    "sachsen-musketeers-3": "dresden",
    "sachsen-musketeers-4": "dresden",
}
"""The first five units of Saxony in its capital."""
HOMES = ["sachsen", "preussen", "hannover"]


class Loaded:
    """Dice and lots that fall in a given order: a die by its face, a lot by its place among the eligible."""

    def __init__(self, *faces: int) -> None:
        self.left, self.state = [face - 1 for face in faces], 0

    def below(self, n: int) -> int:
        """The next die."""
        del n
        return self.left.pop(0)

    def choice(self, items: Any) -> Any:
        """The next lot."""
        return items[self.left.pop(0)]

    def copy(self) -> Loaded:
        """The same to come."""
        new = Loaded()
        new.left = list(self.left)
        return new


def year(**fields: Any) -> SachsenPosition:
    """A situation with three players: Saxony, Prussia, Hanover; no units but those that are named."""
    return GAME.set_up({"seats": 3, "deal": HOMES, "turn": 2, "units": {}} | fields)


def load(position: SachsenPosition, *faces: int) -> None:
    """The next dice fall like this."""
    position.rng = Loaded(*faces)  # type: ignore[assignment]


def play(position: SachsenPosition, *texts: str, seat: str | None = None) -> list[Event]:
    """Actions by their texts, of the seat that is asked first unless one is named; what happened."""
    told: list[Event] = []
    for text in texts:
        told += position.play(position.read(text), seat)
    return told


def refused(position: SachsenPosition, text: str, seat: str | None = None) -> str:
    """The clause by which an Action is refused; "" if it is legal."""
    why = position.refuse(position.read(text), seat)
    return why.clause.removeprefix("sachsen ") if why is not None else ""


def listed(position: SachsenPosition, verb: str) -> list[str]:
    """The legal Actions of a verb, by their texts."""
    decision = position.decision()
    assert decision is not None
    return [action.text() for action in decision.actions if action.verb == verb]
