"""How the targets of a gesture are lit, by its style: a game declares it, so that the scene knows no way of moving."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.art.lights import Reach


@dataclass(frozen=True)
class TargetStyle:
    """One style of gesture.

    Attributes:
        reach: how many rings its target gets. counted: a disc tells how many places it passes.
        attacks: it is aimed at enemies, who are marked and may be clicked with nothing held.
        held: what stands at the target is ringed with it, though it is not itself aimed at.
        told: the style with which the inspector counts it ("panels-style-<told>"), "" for itself.
        besides: it is not counted where one of this style leads to the same target.
    """

    reach: Reach = Reach.PLAIN
    counted: bool = True
    attacks: bool = False
    held: bool = False
    told: str = ""
    besides: str = ""


PLAIN_STYLE = TargetStyle()
SHARED_STYLES: Mapping[str, TargetStyle] = {
    "move": PLAIN_STYLE,
    "join": TargetStyle(Reach.JOIN, held=True),
    "place": TargetStyle(counted=False, held=True),
    "attack": TargetStyle(counted=False, attacks=True),
}
"""The styles that every game has; one that is declared nowhere is plain."""
