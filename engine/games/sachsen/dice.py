"""Dice: each that falls is told with the clause that asks for it, and with what every face would have done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.sachsen.sides import NOBODY
from engine.games.sachsen.state import State
from engine.kernel.message import Arg

FACES = 6


def cast(state: State) -> int:
    """The face of a die that falls; it has still to be told."""
    return state.rng.below(FACES) + 1


def roll(
    state: State,
    clause: str,
    key: str,
    faces: Sequence[str],
    *lit: str,
    side: int = NOBODY,
    parts: Sequence[tuple[str, int]] = (),
    **told: Arg,
) -> int:
    """A die, with the Event `sachsen-log-die-<key>` (`n` the face, `sum` with the parts added).

    Args:
        clause: that asks for it. faces: a word for what each face from 1 to 6 would do (or would have done), with the
            parts counted; the window's words for them are "sachsen-face-{word}".
        parts: what is added to the die, each with a word ("sachsen-part-{word}").
    """
    face = cast(state)
    tell(state, clause, key, face, faces, *lit, side=side, parts=parts, **told)
    return face


def tell(
    state: State,
    clause: str,
    key: str,
    face: int,
    faces: Sequence[str],
    *lit: str,
    side: int = NOBODY,
    parts: Sequence[tuple[str, int]] = (),
    **told: Arg,
) -> None:
    """Tell of a die that has been cast, as `roll` does; those that fall together are cast first."""
    data: dict[str, int | str] = {"die": face}
    data |= {f"face-{number}": word for number, word in enumerate(faces, start=1)}
    data |= {f"part-{word}": number for word, number in parts}
    total = face + sum(number for _, number in parts)
    numbers: dict[str, Arg] = {"n": face, "sum": total}
    tell_all: Any = state.say
    tell_all(f"die-{key}", clause, side, *lit, kind="die", data=data, reveals=True, **numbers, **told)
