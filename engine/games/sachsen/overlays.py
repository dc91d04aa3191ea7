"""The lights of the overlays on the political map."""

from __future__ import annotations

from engine.games.sachsen.sides import SIDES
from engine.games.sachsen.state import State
from engine.kernel.explain import OverlayShape


def overlay(state: State, name: str, ref: str, seat: str | None) -> tuple[OverlayShape, ...]:
    """The lights of one overlay for a unit or a square ("" for all)."""
    del ref, seat
    if name == "control":
        return _control(state)
    return ()


def _control(state: State) -> tuple[OverlayShape, ...]:
    """The owner of every province (R-31)."""
    return tuple(
        OverlayShape("hatch", province.ref, side=f"side:{SIDES[owner]}")
        for province, owner in zip(state.world.provinces, state.owner, strict=True)
    )
