"""The words of a result, for the sheet at the end and for the text alike."""

from __future__ import annotations

from desktop.session.session import Session
from desktop.views.parts.game_parts import parts_of
from desktop.views.widgets.appearance import Appearance
from engine.kernel.view import ScoreRow

NONE = "\N{EN DASH}"
"""What stands where nothing counts for a side."""


def who_won(session: Session, appearance: Appearance) -> str:
    """Who has won, in a sentence."""
    winners = session.view.winners or ()
    key = "panels-ended-won" if winners else "panels-ended-draw"
    return appearance.tr(key, seats=[f"seat:{seat}" for seat in winners])


def told_points(appearance: Appearance, points: int | float | None) -> str:
    """Points as people read them; a dash where nothing counts."""
    return NONE if points is None else appearance.words.number(points)


def left_rows(session: Session) -> dict[tuple[str, bool], ScoreRow]:
    """The score of those who had left before, by the key of its source and whether it is a total."""
    return {(row.source.key, row.total): row for row in parts_of(session.view.game).left(session)}


def told_left(appearance: Appearance, row: ScoreRow | None, side: str) -> str:
    """What counted for who has left; 0 where nothing did."""
    return told_points(appearance, (row.points(side) if row is not None else None) or 0)
