"""Situations at the courts for tests: three players (Saxony, Bavaria, Hanover), Saxony's own turn, loaded dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from engine.games.sachsen.game import GAME
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import Tie
from engine.games.sachsen.sides import NUMBER
from engine.kernel.message import Message
from engine.kernel.rng import Rng

HOMES = ("sachsen", "bayern", "hannover")
SACHSEN, BAYERN, HANNOVER = range(3)
"""Players by their home States."""
PFALZ, FRANCIA, NIEDERRHEIN = NUMBER["pfalz"], NUMBER["francia"], NUMBER["niederrhein"]


class Loaded(Rng):
    """Dice that fall as they are told, then as they like."""

    __slots__ = ("faces",)

    def __init__(self, faces: Iterable[int], seed: int = 1) -> None:
        super().__init__(seed)
        self.faces = list(faces)

    def copy(self) -> Self:
        """The same dice to come."""
        new = type(self)(self.faces)
        new.state = self.state
        return new

    def below(self, n: int) -> int:
        """The next face of a die of six."""
        return self.faces.pop(0) - 1 if n == 6 and self.faces else super().below(n)


def table(*dice: int, turn: int = 5, phase: str = "player-turn", **fields: Any) -> SachsenPosition:
    """A Position in Saxony's own turn, with what the fields of a position file say."""
    file: dict[str, Any] = {
        "game": "sachsen",
        "scenario": "year",
        "seats": 3,
        "deal": list(HOMES),
        "turn": turn,
        "phase": phase,
    }
    position = GAME.set_up(file | fields, 1)
    position.rng = Loaded(dice)
    return position


def tied(*dice: int, court: str = "pfalz", turn: int = 5, **tie: Any) -> SachsenPosition:
    """The same with what lies between Saxony and a State."""
    return table(*dice, turn=turn, ties={"sachsen": {court: tie}})


def play(position: SachsenPosition, *texts: str, seat: str | None = None) -> None:
    """Actions by their text, one after another."""
    for text in texts:
        position.play(position.read(text), seat)


def why(position: SachsenPosition, text: str, seat: str | None = None) -> str:
    """The clause of what speaks against an Action, "" for nothing."""
    refusal = position.refuse(position.read(text), seat)
    return refusal.clause.removeprefix("sachsen ") if refusal else ""


def pfalz(position: SachsenPosition, player: int = SACHSEN) -> Tie:
    """What lies between a player and the Palatinate."""
    return position.tie(player, PFALZ)


def told(position: SachsenPosition) -> list[str]:
    """The keys of what has just happened."""
    return [event.message.key.removeprefix("sachsen-log-") for event in position.news]


def message(position: SachsenPosition, key: str) -> Message:
    """The message of something that has just happened."""
    return next(event.message for event in position.news if event.message.key == f"sachsen-log-{key}")
