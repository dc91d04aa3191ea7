"""Counters of units: square wood with a plan sign on paper, the arms of the State, dots, tabs, tags and arrows."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.art.drawings import drawing
from desktop.art.emblems import draw_emblem
from desktop.art.hatching import hatch, hatch_side
from desktop.art.inks import piece_inks
from desktop.art.lettering import font, numeral_font, write
from desktop.art.plates import draw_count
from desktop.art.states import PLAIN, PieceState, body_of, draw_ring, piece_rect
from desktop.art.strokes import at, dashed, draw, ellipse, fill, line, mix, pen, polygon, rounded, tint
from desktop.games.sachsen.art.marks import draw_sign
from desktop.profile.theme import Theme

WIDE, HIGH = 44.0, 41.0
TOP = -22.0
"""The upper edge of its face; its lower edge is the nearer one."""
THICK = 3.0
MINUS = "\N{MINUS SIGN}"
EACH = 3.4
"""How much higher each counter of a stack lies than the one below it."""
MOST = 3
"""So many counters of a stack are seen; a tab says how many there are."""
SIGN_AT = QPointF(0, -9.5)
EMBLEM_AT, EMBLEM = QPointF(-11.5, 9.6), 8.0
DOTS_FROM, STEP, DOT = 1.6, 6.6, 2.5
"""Where the dots of the level begin, how far apart they are, and the radius of each."""
LEVEL: dict[str, int] = {
    "musketeers": 1, "dragoons": 2, "artillery": 2, "general": 2, "grenadiers": 3, "cuirassiers": 3, "marshal": 3,
}  # fmt: skip
"""Dots of each kind: line, chosen, elite."""
TAB_WIDE, BOTH_WIDE, TAB_HIGH = 23.0, 34.0, 14.0
"""A tab of morale, above the counter; one of both values."""
COUNT_AT = QPointF(17, 16)
DONE_AT = QPointF(21, 13)
GIRTH = 5.0
"""How much wider than a general's drum its rings are."""
MIDDLE = 1.0
ROOM = QRectF(-31, -32, 66, 64)
WITH_TABS = QRectF(-26, -50, 52, 50)
TURNS = {"n": 0.0, "e": 90.0, "s": 180.0, "w": 270.0}
ARROW = polygon([(-8, -3), (0, -10), (8, -3)])
"""The arrow of guns that face north, over the edge of the counter."""
SHADOW = rounded(-19, TOP + 5, WIDE, HIGH + THICK, 3)
HOLD = rounded(-WIDE / 2, TOP, WIDE, HIGH + THICK, 3)
"""Where a press takes hold of a counter, around its middle at size 1."""
IN_HAND = rounded(-14, TOP + 15, WIDE, HIGH, 3)
AWAY = frozenset({"enrolling", "reorganising", "lent", "late"})
"""The words for a unit that is not where it will be."""
BESIDE = {
    "routed": ("routed", 6.0, TOP + 3, 1.0), "rests": ("hour-glass", -20.0, 13.0, 0.95),
    "order": ("order", 20.0, 4.0, 1.1), "due": ("swords", -20.0, TOP + 3, 1.0),
}  # fmt: skip
"""What lies beside the sign by the word for it: the mark, its middle, its size."""


def signed(points: int) -> str:
    """A number with its sign."""
    return f"{points:+d}".replace("-", MINUS)


@dataclass(frozen=True)
class Counter:
    """A unit, or several alike that lie together, the middle of the lowest counter at the origin.

    Attributes:
        column: "1" or "2" of a Kingdom, else "". words: what is the matter with it, as a View says it.
    """

    kind: str
    side: str
    column: str = ""
    number: int = 1
    words: tuple[str, ...] = ()
    state: PieceState = PLAIN

    def morale(self, value: str) -> int:
        """The tab of a value, "attack" or "defence": 1, -1, or 0 where it bears none."""
        return (f"{value}-won" in self.words) - (f"{value}-lost" in self.words)

    @property
    def flagged(self) -> bool:
        """Whether anything stands above the counter."""
        return "routed" in self.words or bool(self.morale("attack") or self.morale("defence"))

    @property
    def _facing(self) -> str:
        """The side that guns face which stand, "" for others."""
        return next((word[-1] for word in self.words if word.startswith("faces-")), "")

    @property
    def _up(self) -> float:
        """How much higher the uppermost lies than the lowest."""
        return EACH * (max(1, min(MOST, self.number)) - 1)

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw it with everything that is the matter with it."""
        draw_ring(painter, self.state.ring, theme=theme, centre=MIDDLE, wider=GIRTH, taller=self._up)
        with body_of(painter, self.state, SHADOW, IN_HAND, sign=DONE_AT, theme=theme):
            self._wood(painter, theme)
            with at(painter, 0, -self._up):
                _arrow(painter, self._facing, theme)
                self._face(painter, theme)
                self._beside(painter, theme)
            if self.number > 1:
                draw_count(painter, self.number, COUNT_AT.x(), COUNT_AT.y(), theme)

    def rect(self, theme: Theme, /) -> QRectF:
        """Its room around its middle, in this state."""
        room = ROOM.adjusted(0, -self._up, 0, 0)
        if self.flagged or self._facing:
            room = room.united(WITH_TABS.adjusted(-8, -self._up, 8, 0))
        if self._facing:
            room = room.adjusted(-6, 0, 4, 6)
        return piece_rect(theme, self.state, room, 16, centre=MIDDLE, wider=GIRTH, taller=self._up)

    def _wood(self, painter: QPainter, theme: Theme) -> None:
        """The counters, their lower flanks darker."""
        outline, colour = theme.pieces.outline, theme.side(self.side)
        whole = rounded(-WIDE / 2, TOP - self._up, WIDE, HIGH + THICK + self._up, 3)
        if theme.pieces.outer:
            line(painter, whole, pen(theme.pieces.outer, 5))
        dark = mix(colour, theme.pieces.label_ink, 0.35)
        draw(painter, whole, dark, 2, outline)
        for up in range(1, max(1, min(MOST, self.number))):
            y = TOP + HIGH + THICK - EACH * up
            edge = QPainterPath(QPointF(-WIDE / 2, y))
            edge.lineTo(WIDE / 2, y)
            line(painter, edge, pen(outline, 1.2))

    def _face(self, painter: QPainter, theme: Theme) -> None:
        outline, mark = theme.pieces.outline, theme.on_colour(self.side)
        face = rounded(-WIDE / 2, TOP, WIDE, HIGH, 3)
        fill(painter, face, theme.side(self.side))
        hatch_side(painter, face, self.side, theme, pitch=3.0, width=0.8, strength=0.8)
        draw(painter, face, None, 2, outline)
        with at(painter, SIGN_AT.x(), SIGN_AT.y()):
            name = "train" if "train" in self.words else self.kind
            if "routed" in self.words:
                painter.rotate(180)
            drawing(f"sachsen/units/{name}").draw(painter, piece_inks(theme))
        fill(painter, ellipse(EMBLEM_AT.x(), EMBLEM_AT.y(), EMBLEM + 0.6), theme.side(self.side))
        draw_emblem(painter, self.side, EMBLEM_AT.x(), EMBLEM_AT.y(), EMBLEM, mark, theme=theme)
        _level(painter, LEVEL[self.kind], self.column, self.side, theme)
        if not AWAY.isdisjoint(self.words):
            hatch(painter, face, (60.0,), tint(theme.pieces.label, 0.7), 5.0, 2.0)
            line(painter, face, pen(theme.pieces.label, 2.6))
            line(painter, face, dashed(outline, 2.2, (2.6, 2.0)))

    def _beside(self, painter: QPainter, theme: Theme) -> None:
        """Tabs above, a turned flag at the shoulder, and what lies at the corners."""
        for x, what, value in (
            (-11.5, "sword", self.morale("attack")),
            (11.5, "shield", self.morale("defence")),
        ):
            if value:
                _tab(painter, x, TOP - 6.5, what, signed(value), theme)
        if "weak" in self.words:
            _tab(painter, 4, TOP + HIGH, "", f"{MINUS}1/{MINUS}1", theme)
        for word, (name, x, y, size) in BESIDE.items():
            if word in self.words:
                draw_sign(painter, f"marks/{name}", x, y, size, theme)


def _level(painter: QPainter, dots: int, column: str, side: str, theme: Theme) -> None:
    """The dots of the level; of a Kingdom the number of the column in the corner."""
    for number in range(dots):
        dot = ellipse(DOTS_FROM + STEP * number, EMBLEM_AT.y(), DOT)
        draw(painter, dot, theme.pieces.label, 1.0, theme.pieces.outline)
    if column:
        draw(painter, rounded(13.4, TOP - 3, 10.6, 14.6, 2), theme.pieces.label, 1.4, theme.pieces.outline)
        write(painter, 18.7, TOP + 8.4, column, numeral_font(theme, 14), theme.on_label(side), "centre")


def _arrow(painter: QPainter, facing: str, theme: Theme) -> None:
    """Where guns point, over that edge of the counter."""
    if not facing:
        return
    with at(painter, 0, -1.5):
        painter.rotate(TURNS[facing])
        with at(painter, 0, -HIGH / 2 + 1 if facing in "ns" else -WIDE / 2 + 1):
            if theme.pieces.outer:
                line(painter, ARROW, pen(theme.pieces.outer, 4.6))
            draw(painter, ARROW, theme.pieces.label, 1.8, theme.pieces.outline)


def _tab(painter: QPainter, x: float, y: float, what: str, said: str, theme: Theme) -> None:
    """A tab around a point: a sword or shield and what is added to it, or both values at once; red or green."""
    colour = theme.lights.blocked if said.startswith(MINUS) else theme.lights.supply
    wide = TAB_WIDE if what else BOTH_WIDE
    with at(painter, x, y):
        tab = rounded(-wide / 2, -TAB_HIGH / 2, wide, TAB_HIGH, 3)
        if theme.pieces.outer:
            line(painter, tab, pen(theme.pieces.outer, 4))
        draw(painter, tab, theme.pieces.label, 1.6, theme.pieces.outline)
        fill(painter, rounded(-wide / 2 + 1.4, TAB_HIGH / 2 - 3.2, wide - 2.8, 2, 1), colour)
        if what:
            draw_sign(painter, f"marks/{what}", -wide / 2 + 6, -1, 0.95, theme)
        face = font("sans", 10.5, bold=True)
        write(painter, 4.4 if what else 0, 2.4, said, face, theme.pieces.label_ink, "centre")
