"""A figure that a game writes on the sign of a country."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """What stands there; `of`: what follows it on the sign; `alarm`: it is too much, and is shown so.

    `awaited`: the sides that have still to act there, the next one first: their coats stand in a row below the sign.
    """

    text: str
    of: str = ""
    alarm: bool = False
    awaited: tuple[str, ...] = ()
