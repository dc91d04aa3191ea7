"""The rules of the games: plain typed Python without Qt, clock or window."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from engine.kernel.game import Game
    from engine.kernel.title import Title

__version__ = "0.1.0"


@cache
def game(name: str) -> Game:
    """The Game with this id; its rules are loaded at the first call. Raises KeyError for an unknown one."""
    if name not in titles():
        raise KeyError(name)
    return cast("Game", import_module(f"engine.games.{name}.game").GAME)


@cache
def title(name: str) -> Title:
    """What is known of the game with this id without its rules. Raises KeyError for an unknown one."""
    if name not in titles():
        raise KeyError(name)
    return cast("Title", import_module(f"engine.games.{name}").TITLE)


@cache
def playable() -> tuple[str, ...]:
    """The games that people may choose: all but those that serve tests. No rules are loaded for it."""
    return tuple(name for name in titles() if title(name).maturity != "toy")


@cache
def titles() -> tuple[str, ...]:
    """The ids of all games: the folders of `engine/games`."""
    package = import_module("engine.games")
    return tuple(sorted(m.name for m in iter_modules(package.__path__) if m.ispkg))
