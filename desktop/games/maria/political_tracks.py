"""The tracks of politics as the View tells of them: where each marker lies and what its spaces mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.games.maria.art.political import SpaceFace


def space_face(space: dict[str, Any], star: bool, tr: Callable[[str], str]) -> SpaceFace:
    """One space of a track in signs and words; `star`: the marker began here."""
    stance = str(space.get("saxony", ""))
    letter = tr("politics-saxony-sign") if space.get("after_peace") else ""
    return SpaceFace(
        point=str(space.get("point", "")),
        corps=tuple(space.get("corps", ())),
        income=tuple((str(power), int(cards)) for power, cards in space.get("income", {}).items()),
        coat="" if stance == "neutral" else stance,
        letter=letter,
        word=tr("politics-neutral") if stance == "neutral" and not letter else "",
        away=tr("politics-away"),
        star=star,
    )


def track_faces(track: dict[str, Any], tr: Callable[[str], str]) -> tuple[SpaceFace, ...]:
    """All spaces of a track, from left to right."""
    return tuple(space_face(s, n == track["star"], tr) for n, s in enumerate(track["spaces"], start=1))
