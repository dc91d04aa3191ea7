"""The tracks of politics as the View tells of them: where each marker lies and what its spaces mean."""

from __future__ import annotations

from collections.abc import Callable

from desktop.games.maria.art.political import SpaceFace
from engine.games.maria.view_types import Space, TrackView


def space_face(space: Space, star: bool, tr: Callable[[str], str]) -> SpaceFace:
    """One space of a track in signs and words; `star`: the marker began here."""
    stance = space.saxony
    letter = tr("politics-saxony-sign") if space.after_peace else ""
    return SpaceFace(
        point=space.point,
        corps=space.corps,
        income=tuple(space.income.items()),
        coat="" if stance == "neutral" else stance,
        letter=letter,
        word=tr("politics-neutral") if stance == "neutral" and not letter else "",
        away=tr("politics-away"),
        star=star,
    )


def track_faces(track: TrackView, tr: Callable[[str], str]) -> tuple[SpaceFace, ...]:
    """All spaces of a track, from left to right."""
    return tuple(space_face(s, n == track.star, tr) for n, s in enumerate(track.spaces, start=1))
