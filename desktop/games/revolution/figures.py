"""What the plates of provinces count: the counters that matter against the limit (2-a, 6.6-c)."""

from __future__ import annotations

from desktop.views.parts.figures import Figure
from engine.games.revolution.view_types import RevolutionView
from engine.kernel.view import View


def figures(view: View) -> dict[str, Figure]:
    """For each province its counters, told as too many above its limit."""
    provinces = RevolutionView.of(view).provinces
    return {key: Figure(str(one.counting), one.counting > one.limit) for key, one in provinces.items()}
