"""The words of the Actions of a battle: which names may stand where."""

from __future__ import annotations

from collections.abc import Container
from functools import cache

import msgspec

from engine.games.sachsen.battle.actions import BATTLE_ACTIONS
from engine.games.sachsen.battle.field import LARGE, SECTION, SMALL
from engine.kernel.action import Action

KINDS = tuple(BATTLE_ACTIONS.values())


def is_of_battle(action: Action) -> bool:
    """Whether an Action belongs to a battle."""
    return isinstance(action, KINDS)


@cache
def field_squares() -> frozenset[str]:
    """The place ids of the squares of both fields."""
    widths = {SMALL: SECTION, LARGE: 2 * SECTION}
    return frozenset(
        f"{field}-{column}-{row}"
        for field, width in widths.items() for column in range(1, width + 1) for row in range(1, SECTION + 1)
    )  # fmt: skip


def unknown_of_battle(action: Action, units: Container[str], cards: Container[str]) -> str | None:
    """The first word of an Action that is no name of the kind that its place wants; None if all are."""
    names: dict[str, Container[str]] = {
        "unit": units, "target": units, "square": field_squares(), "card": cards, "cards": cards,
    }  # fmt: skip
    for field, value in zip(action.__struct_fields__, msgspec.structs.astuple(action), strict=True):
        words = value if isinstance(value, tuple) else (value,)
        for word in words:
            if isinstance(word, str) and word and field in names and word not in names[field]:
                return word
    return None
