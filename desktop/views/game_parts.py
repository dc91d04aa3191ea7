"""What a game brings to the shared window: looks, cards, plates, panels; found by its id in a folder of its name."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from desktop.views.scene.looks import Looks


@dataclass(frozen=True)
class GameParts:
    """All that the window asks of a game. What a game does not bring the window does without."""

    looks: Looks = field(default_factory=Looks)


@cache
def parts_of(game: str) -> GameParts:
    """What `desktop/views/<game>/parts.py` offers as PARTS; nothing where there is no such file."""
    if not game or find_spec(f"desktop.views.{game}") is None:
        return GameParts()
    parts: GameParts = import_module(f"desktop.views.{game}.parts").PARTS
    return parts
