"""Political cards and the spaces of the political tracks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art.boxes import draw_titled
from desktop.art.cards import CardState, draw_card_state, draw_sheet
from desktop.art.engraving import engrave
from desktop.art.lettering import font, width_of, wrap, write, write_fitting
from desktop.art.markers import draw_medal, draw_seal
from desktop.art.shields import draw_shield
from desktop.art.strokes import (
    Colour,
    at,
    draw,
    fill,
    line,
    mix,
    pen,
    placed,
    polygon,
    rounded,
    segment,
    star,
    tint,
)
from desktop.games.maria.art.generals import draw_drum
from desktop.profile.theme import Theme

WIDTH, HEIGHT = 200.0, 300.0
COATS = 252.0
"""Where the rule over the coats of arms of a card lies: its words end above it."""
LEAST, GOOD, LINE = 8.0, 9.5, 1.24
"""The smallest size of words on a card, the size down to which they leave the picture its room; a line of them."""
PICTURE_AT, PICTURE_HIGH, SHIFT_HIGH = 60.0, 88.0, 32.0
PICTURES = (1.0, 0.8, 0.6, 0.45)
"""Sizes of the picture."""
PANEL = 0.62
"""The size of a political card in the panel."""
SPACE_WIDTH, SPACE_HEIGHT, SPACE_GAP = 72.0, 58.0, 5.0
TITLE, EDGE = 34.0, 14.0
"""What a plate with a track of spaces leaves free for its title and at its edges."""
EITHER = 0
"""The steps of a shift that may go either way."""


@dataclass(frozen=True)
class ShiftRow:
    """A shift on a card: the track, the names of its two ends, and steps to the right, EITHER for one to any side."""

    track: str
    left: str
    right: str
    steps: int


@dataclass(frozen=True)
class PoliticalFace:
    """What stands on a political card, in the language of the table.

    Attributes:
        name, year, vignette: head and picture. shifts: its arrows. text: what its words do.
        coats: powers that may select it, by id. election: the Imperial Election, with a gold frame.
    """

    name: str
    year: str
    vignette: str
    shifts: tuple[ShiftRow, ...] = ()
    text: str = ""
    coats: tuple[str, ...] = ()
    election: bool = False


@dataclass(frozen=True)
class SpaceFace:
    """One space of a track, in words and signs.

    Attributes:
        point: power with a marker in the Italy box. corps: powers whose general is away. income: (power, cards).
        coat: whose ally Saxony is. letter: a sign in the middle ("S"). word: a word in the middle ("neutral").
        away: the word under a corps. star: where the marker began.
    """

    point: str = ""
    corps: tuple[str, ...] = ()
    income: tuple[tuple[str, int], ...] = ()
    coat: str = ""
    letter: str = ""
    word: str = ""
    away: str = ""
    star: bool = False


def draw_political(
    painter: QPainter,
    face: PoliticalFace,
    *,
    state: CardState = CardState.PLAIN,
    size: float = 1.0,
    theme: Theme,
) -> None:
    """Draw a political card, its top left corner at the origin."""
    with at(painter, size=size):
        draw_sheet(painter, WIDTH, HEIGHT, theme)
        _frame(painter, face, theme)
        ink = theme.pieces.card_ink
        write_fitting(painter, WIDTH / 2, 35, face.name, "title", 22, 166, ink, caps=True)
        write(painter, WIDTH / 2, 52, face.year, font("italic", 15), _second(theme), "centre")
        _body(painter, face, theme)
        _coats(painter, face.coats, theme)
        draw_card_state(painter, state, theme, WIDTH, HEIGHT)


def _second(theme: Theme) -> Colour:
    return mix(theme.pieces.card_ink, theme.pieces.card_rule, 0.35)


def _frame(painter: QPainter, face: PoliticalFace, theme: Theme) -> None:
    """A broad rule between hairlines; gold for the election."""
    rule = theme.pieces.gold if face.election else theme.pieces.card_rule
    line(painter, rounded(8, 8, WIDTH - 16, HEIGHT - 16, 4), pen(rule, 4))
    for inset in (4.5, 11.5):
        line(
            painter,
            rounded(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, 3),
            pen(theme.pieces.card_ink, 0.7),
        )


@dataclass(frozen=True)
class Body:
    """How what stands below the year of a card finds room: the size of the picture, the words, and where they end."""

    picture: float
    px: float
    lines: tuple[str, ...]
    foot: float


def body_of(face: PoliticalFace) -> Body:
    """The largest letters with which the words end above the coats; long words take their room from the picture."""
    end = (COATS if face.coats else HEIGHT - 14) - 4
    most = 13.0 if len(face.shifts) < 2 else 12.0
    sizes = [most - step / 2 for step in range(int(2 * (most - LEAST)) + 1)]
    ways = [(picture, px) for picture in PICTURES for px in sizes if px >= GOOD]
    ways += [(PICTURES[-1], px) for px in sizes if px < GOOD]
    bodies = (_body_with(face, picture, px) for picture, px in ways)
    return next((body for body in bodies if body.foot <= end), _body_with(face, PICTURES[-1], LEAST))


def _body_with(face: PoliticalFace, picture: float, px: float) -> Body:
    lines = tuple(wrap(face.text, font("sans", px), WIDTH - 32))
    return Body(picture, px, lines, _words_at(face, picture) + px * LINE * (len(lines) - 1))


def _words_at(face: PoliticalFace, picture: float) -> float:
    """The base of the first line of words."""
    return PICTURE_AT + PICTURE_HIGH * picture + 23 + SHIFT_HIGH * len(face.shifts)


def _body(painter: QPainter, face: PoliticalFace, theme: Theme) -> None:
    """The picture, the arrows of the shifts, then the words, down to the coats."""
    body, ink = body_of(face), theme.pieces.card_ink
    with at(painter, WIDTH / 2 - 80 * body.picture, PICTURE_AT, body.picture):
        engrave(painter, f"maria/vignettes/{face.vignette}", ink, theme.pieces.card)
    for number, shift in enumerate(face.shifts):
        _shift(painter, shift, PICTURE_AT + PICTURE_HIGH * body.picture + 17 + SHIFT_HIGH * number, theme)
    y = _words_at(face, body.picture)
    for words in body.lines:
        write(painter, WIDTH / 2, y, words, font("sans", body.px), ink, "centre")
        y += body.px * LINE


def _shift(painter: QPainter, shift: ShiftRow, y: float, theme: Theme) -> None:
    """A rule with both ends named, a gold star in the middle, an arrow for each space."""
    ink, middle, half = theme.pieces.card_ink, WIDTH / 2, 78.0
    write(painter, middle, y, shift.track, font("title", 15, caps=True), ink, "centre")
    room = half - width_of(shift.track, font("title", 15, caps=True)) / 2 - 4
    write_fitting(painter, middle - half, y, shift.left, "italic", 12, room, _second(theme), "left")
    write_fitting(painter, middle + half, y, shift.right, "italic", 12, room, _second(theme), "right")
    line(painter, segment(middle - half, y + 12, middle + half, y + 12), pen(_second(theme), 0.9))
    steps = (-1, 1) if shift.steps == EITHER else tuple([1 if shift.steps > 0 else -1] * abs(shift.steps))
    for number, step in enumerate(steps):
        place = 1 if shift.steps == EITHER else number + 1
        _arrow(painter, middle + step * (6 + 17 * place), y + 12, step, theme)
    draw(
        painter,
        placed(star(5, 6.2, 2.7, turn=-1.5708), middle, y + 12),
        theme.pieces.gold,
        1,
        theme.pieces.outline,
    )


def _arrow(painter: QPainter, x: float, y: float, way: int, theme: Theme) -> None:
    head = [(x, y - 5.2), (x + 8.5 * way, y), (x, y + 5.2)]
    tail = [(x, y + 1.7), (x - 9 * way, y + 1.7), (x - 9 * way, y - 1.7), (x, y - 1.7)]
    fill(painter, polygon([*head, *tail]), theme.pieces.card_ink)


def _coats(painter: QPainter, coats: tuple[str, ...], theme: Theme) -> None:
    """The coats of arms of the powers that may select the card, at its foot (17.5-a)."""
    if not coats:
        return
    line(painter, segment(20, COATS, WIDTH - 20, COATS), pen(theme.pieces.card_rule, 0.9))
    step = 34.0
    for number, power in enumerate(coats):
        with at(painter, WIDTH / 2 + (number - (len(coats) - 1) / 2) * step, 271):
            draw_shield(painter, power, size=0.86, theme=theme)


# ----------------------------------------------------------------------------------------------- the tracks
def draw_space(painter: QPainter, face: SpaceFace, *, size: float = 1.0, theme: Theme) -> None:
    """Draw one space of a track, its top left corner at the origin: 72 by 58."""
    with at(painter, size=size):
        box = rounded(0, 0, SPACE_WIDTH, SPACE_HEIGHT, 6)
        draw(painter, box, theme.pieces.card, 1.3, theme.pieces.card_rule)
        middle, centre = SPACE_WIDTH / 2, SPACE_HEIGHT / 2
        if face.star:
            points = placed(star(12, 26, 12), middle, centre + 1)
            line(painter, points, pen(tint(theme.pieces.card_rule, 0.9), 1.1))
        if face.coat:
            with at(painter, middle - (12 if face.income else 0), centre):
                draw_shield(painter, face.coat, size=0.86, theme=theme)
        if face.letter:
            write(
                painter, middle, centre + 9, face.letter, font("title", 27), theme.pieces.card_ink, "centre"
            )
        if face.word:
            write_fitting(
                painter, middle, centre + 5, face.word, "italic", 15, SPACE_WIDTH - 8, theme.pieces.card_ink
            )
        _signs(painter, face, theme)


def _signs(painter: QPainter, face: SpaceFace, theme: Theme) -> None:
    """The icons of a space side by side: seal = point, small drum = a general away, card = income."""
    count = bool(face.point) + len(face.corps) + len(face.income) + (1 if face.coat and face.income else 0)
    step = min(34.0, (SPACE_WIDTH - 6) / max(count, 1))
    x = SPACE_WIDTH / 2 - step * (count - 1) / 2 + (step if face.coat and face.income else 0)
    small = min(1.0, step / 32)
    if face.point:
        with at(painter, x, 27):
            draw_seal(painter, face.point, size=0.82 * small, theme=theme)
        x += step
    for power in face.corps:
        with at(painter, x, 33, 0.5 * small):
            draw_drum(painter, power, None, theme=theme)
        write_fitting(painter, x, 52, face.away, "sans", 10, step, _second(theme), floor=7)
        x += step
    for power, cards in face.income:
        _income(painter, x, power, cards, small, theme)
        x += step


def _income(painter: QPainter, x: float, power: str, cards: int, small: float, theme: Theme) -> None:
    """A little card with the number of cards more or fewer, and whose."""
    wide, high = 22 * small, 28 * small
    top = 24 - high / 2
    draw(painter, rounded(x - wide / 2, top, wide, high, 3), theme.pieces.card, 1.2, theme.pieces.outline)
    colour = theme.lights.supply if cards > 0 else theme.lights.blocked
    write(
        painter,
        x,
        top + high * 0.66,
        f"{cards:+d}".replace("-", "−"),
        font("sans", 14 * small, bold=True),
        colour,
        "centre",
    )
    write(
        painter,
        x,
        50,
        theme.signs(power).letters,
        font("sans", 10 * small, bold=True),
        theme.pieces.card_ink,
        "centre",
    )


def draw_politics(
    painter: QPainter,
    rect: QRectF,
    title: str,
    ends: tuple[str, str],
    spaces: Sequence[SpaceFace],
    now: int,
    theme: Theme,
) -> None:
    """Draw a track of politics: its spaces in a row between the names of its ends, the marker on space `now`."""
    draw_titled(painter, rect, title, theme)
    room = (rect.width() - width_of(title, font("title", 20, spacing=0.8))) / 2 - EDGE - 8
    ink = theme.window.second_ink
    write_fitting(painter, rect.x() + EDGE, rect.y() + 26, ends[0], "italic", 14, room, ink, "left")
    write_fitting(painter, rect.right() - EDGE, rect.y() + 26, ends[1], "italic", 14, room, ink, "right")
    wide, high = rect.width() - 2 * EDGE + 6, rect.height() - TITLE - EDGE + 4
    size = min((wide + SPACE_GAP) / len(spaces) / (SPACE_WIDTH + SPACE_GAP), high / (SPACE_HEIGHT + 8))
    step = (SPACE_WIDTH + SPACE_GAP) * size
    left = rect.center().x() - (step * len(spaces) - SPACE_GAP * size) / 2
    top = rect.y() + TITLE + (high - SPACE_HEIGHT * size) / 2 + 3
    for number, face in enumerate(spaces):
        with at(painter, left + step * number, top, size):
            draw_space(painter, face, theme=theme)
            if number + 1 == now:
                frame = rounded(-2, -2, SPACE_WIDTH + 4, SPACE_HEIGHT + 4, 7)
                line(painter, frame, pen(theme.pieces.gold, 5))
    with at(painter, left + step * (now - 1) + SPACE_WIDTH * size / 2, top - 5):
        draw_medal(painter, title[:1], size=max(0.45, 0.8 * size), theme=theme)
