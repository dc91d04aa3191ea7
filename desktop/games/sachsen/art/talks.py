"""What is spoken of, drawn: the round table of a congress with its votes, the answers that a court's die may bring."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.lettering import font, numeral_font, write
from desktop.art.strokes import at, dashed, draw, ellipse, fill, line, mix, pen, segment
from desktop.games.sachsen.art.dice import draw_die
from desktop.games.sachsen.art.marks import draw_arms, draw_sign
from desktop.profile.theme import Theme

YES, NO = "yes", "no"
Votes = Mapping[str, str | None]
WIDE, HIGH = 246.0, 180.0
"""What the round table takes."""
ACROSS, DEEP = 98.0, 62.0
"""Half of the ellipse on which the arms lie."""
DISC = 8.5
STROKES: dict[str, tuple[tuple[float, float, float, float], ...]] = {
    YES: ((-4.0, 0.4, -1.2, 3.4), (-1.2, 3.4, 4.2, -3.4)),
    NO: ((-3.4, -3.4, 3.4, 3.4), (-3.4, 3.4, 3.4, -3.4)),
    "": ((-4.0, 0.0, 4.0, 0.0),),
}
"""The sign of each vote; of an abstention a dash."""
FACE = 40.0
"""From one face of a die to the next."""


def draw_table(
    painter: QPainter, votes: Votes, cast: Container[str], follows: Mapping[str, str], theme: Theme
) -> None:
    """Draw a round table around the origin: arms, threads to those who are followed, votes; in the middle yes to no.

    Args:
        votes: of the States around it, from the top, clockwise, as they would fall now; None where that is not known.
        cast: the States whose votes have fallen. follows: by State the one with which it votes, "" for none.
    """
    window, spots = theme.window, _spots(tuple(votes))
    draw(
        painter, ellipse(0, 0, ACROSS - 14, DEEP - 14), mix(window.panel, window.edge, 0.25), 1.4, window.edge
    )
    for side, leader in follows.items():
        if leader in spots and side in spots:
            thread = QPainterPath(spots[side])
            thread.quadTo(QPointF(0, 0), spots[leader])
            line(painter, thread, dashed(window.second_ink, 1.2, (3, 3)))
    fill(painter, ellipse(0, 0, 46, 22), window.panel)
    for word, x in ((YES, -30.0), (NO, 30.0)):
        count = sum(vote == word for vote in votes.values())
        write(painter, x, 10, str(count), numeral_font(theme, 26), window.ink, "centre")
    write(painter, 0, 7, ":", font("sans", 20, bold=True), window.second_ink, "centre")
    for side, spot in spots.items():
        draw_arms(painter, side, spot.x(), spot.y(), 0.84, theme)
        if (vote := votes[side]) is not None:
            draw_vote(painter, vote, spot.x() + 13, spot.y() + 11, theme, fallen=side in cast)


def _spots(sides: Sequence[str]) -> dict[str, QPointF]:
    turns = ((2 * number / max(1, len(sides)) - 0.5) * pi for number in range(len(sides)))
    return {side: QPointF(ACROSS * cos(a), DEEP * sin(a)) for side, a in zip(sides, turns, strict=True)}


def draw_vote(painter: QPainter, vote: str, x: float, y: float, theme: Theme, *, fallen: bool) -> None:
    """Draw a vote on its disc: a tick, a cross or a dash; an open, dashed disc where it has not fallen yet."""
    colours = {YES: theme.lights.supply, NO: theme.lights.blocked}
    colour = colours.get(vote, theme.window.second_ink)
    with at(painter, x, y):
        disc = ellipse(0, 0, DISC)
        fill(painter, disc, colour if fallen else theme.window.field)
        line(painter, disc, pen(theme.window.field, 1.6) if fallen else dashed(colour, 1.4, (2.4, 1.8)))
        ink = theme.window.field if fallen else colour
        for stroke in STROKES.get(vote, STROKES[""]):
            line(painter, segment(*stroke), pen(ink, 2.4))


def draw_outlook(painter: QPainter, answers: Sequence[str], theme: Theme) -> None:
    """Draw each face of the die with its answer below: a tick, an hour-glass with turns to wait, a cross for good."""
    for number, answer in enumerate(answers):
        x = FACE * (number - (len(answers) - 1) / 2)
        with at(painter, x - 7, -11, 0.56):
            draw_die(painter, number + 1, "attack", theme=theme)
        word, _, more = answer.partition("-")
        if word == "wait":
            draw_sign(painter, "marks/hour-glass", x - 11, 14, 0.62, theme)
            write(painter, x, 18, more, font("sans", 12, bold=True), theme.window.ink)
            continue
        draw_vote(painter, YES if word == "yes" else NO, x - 7, 13, theme, fallen=True)
        if more:
            write(painter, x + 4, 18, "+1", font("sans", 12, bold=True), theme.window.ink)
