"""The drawn part of the battle panel: both sides, the running score, its rail, and the cards as a fan."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.art.cards import HEIGHT, WIDTH, draw_card_due
from desktop.art.lettering import font, width_of, write, write_fitting
from desktop.art.markers import draw_seal
from desktop.art.shields import draw_shield
from desktop.art.strokes import at, draw, fill, line, pen, rounded, segment
from desktop.art.suits import pip, suit_colour, suit_of
from desktop.games.maria.cards import paint_small_card
from desktop.views.widgets.appearance import Appearance
from engine.games.maria.view_types import Fighter, FightView, MariaView
from engine.kernel.view import ContestView, LaidView

WIDE, BOX, SCORES, RAIL = 340, 166, 46, 28
BOX_HIGH, NAME_HIGH = 108, 15
"""A side's box with one general, and what a second one's name adds."""
SHIELD, AFTER = 18, 17
"""Room over a card for the shield of who played it, and under it for the score afterwards."""
LARGEST, SMALLEST, FANNED = 0.74, 0.36, 0.84
"""Sizes of the card on top of the fan, and how much smaller the others are."""
DUE = 34
"""Width of the dashed place of the card now due."""
ALONE = 40
"""With more room than this a card shows what stands for a Reserve beside its shield, else on its face."""
REACH = 8
ATTACKER, DEFENDER = SIDES = (0, 1)


class Fight(NamedTuple):
    """A fight of the View: what every contest has, and what MARIA's have besides."""

    contest: ContestView
    more: FightView


def fight_of(view: MariaView) -> Fight | None:
    """The fight that goes on."""
    return Fight(view.contest, view.fight) if view.contest is not None and view.fight is not None else None


class BattleBoard(QWidget):
    """One fight, drawn into whatever height there is: everything of it can be seen at once."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.fight: Fight | None = None
        self._box_high = float(BOX_HIGH)
        self._by = 1.0
        self._high = self.high(LARGEST, rail=True)
        self._persons: dict[str, str] = {}

    def high(self, card: float, *, rail: bool) -> float:
        """The height it takes with cards of a size."""
        return self._box_high + SCORES + (RAIL if rail else 0) + SHIELD + HEIGHT * card + AFTER + 6

    def show_fight(self, fight: Fight | None, persons: dict[str, str]) -> None:
        """Draw this fight; `persons` plays each of its sides."""
        self.fight, self._persons = fight, persons
        pairs = fight is not None and any(len(one.pieces) > 1 for one in fight.contest.sides)
        self._box_high = BOX_HIGH + (NAME_HIGH if pairs else 0)
        self.setAccessibleName(self._spoken())
        self.update()

    def wants(self, width: int) -> int:
        """The height in which everything is large, at a width."""
        return round(self.high(LARGEST, rail=True) * self._scale(width))

    def set_room(self, width: int, height: int) -> None:
        """Fit into a room, with smaller cards and without the rail where it is low."""
        by = self._by = self._scale(width)
        self._high = max(self.high(SMALLEST, rail=False), min(self.high(LARGEST, rail=True), height / by))
        self.setFixedSize(round(WIDE * by), round(self._high * by))
        self.update()

    def _scale(self, width: int) -> float:
        """As large as the text, but no wider than there is room."""
        return min(self.appearance.settings.scale / 100, width / WIDE)

    def sizeHint(self) -> QSize:
        """As drawn."""
        return self.size()

    def _spoken(self) -> str:
        fight, appearance = self.fight, self.appearance
        if fight is None:
            return ""
        return "\n".join(
            appearance.tr(
                "panels-fighter",
                side=f"side:{one.side}",
                pieces=[f"piece:{g}" for g in one.pieces],
                troops=more.troops,
                suit=f"suit:{more.suit}",
                score=fight.contest.lead(who),
            )
            for who, one, more in zip(SIDES, fight.contest.sides, fight.more.sides, strict=True)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the fight from the top down."""
        if self.fight is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._by, self._by)
        for who, x in zip(SIDES, (1.0, WIDE - BOX - 1.0), strict=True):
            self._box(painter, x, who, self.fight)
            self._score(painter, x, who, self.fight)
        y = self._box_high + SCORES
        if self._high >= self.high(SMALLEST + 0.12, rail=True):
            self._rail(painter, y + RAIL / 2 - 3, self.fight)
            y += RAIL
        self._cards(painter, y, self.fight)
        painter.end()

    # --- the two sides --------------------------------------------------------------

    def _box(self, painter: QPainter, x: float, who: int, fight: Fight) -> None:
        """A side: power and person, its generals a line each, troops and suit."""
        appearance, theme, w = self.appearance, self.appearance.theme, self.appearance.theme.window
        one, now = fight.contest.sides[who], fight.contest.due == who
        frame = rounded(x + 1, 2, BOX - 2, self._box_high - 4, 6)
        draw(painter, frame, w.field, 3 if now else 1, w.focus if now else w.edge)
        with at(painter, x + 20, 27):
            draw_shield(painter, one.side, size=0.9, theme=theme)
        room = BOX - 48
        person = self._persons.get(one.side, "")
        name = appearance.name(f"side:{one.side}")
        head = 16 if width_of(name, font("sans", 16, bold=True)) <= room else 13
        write(painter, x + 40, 22, name, font("sans", head, bold=True), w.ink)
        write_fitting(painter, x + 40, 38, person, "sans", 13, room, w.second_ink, "left")
        for number, general in enumerate(one.pieces[:2]):
            name = appearance.name(f"piece:{general}")
            write_fitting(painter, x + 12, 57 + 15 * number, name, "sans", 13, BOX - 20, w.ink, "left")
        self._strength(painter, x, fight.more.sides[who])

    def _strength(self, painter: QPainter, x: float, one: Fighter) -> None:
        appearance, w = self.appearance, self.appearance.theme.window
        low = self._box_high
        write(painter, x + 44, low - 20, str(one.troops), font("figures", 34, bold=True), w.ink, "centre")
        suit = suit_of(one.suit)
        fill(painter, rounded(x + BOX - 64, low - 48, 32, 30, 4), appearance.theme.pieces.card)
        fill(painter, pip(suit, x + BOX - 48, low - 33, 12), suit_colour(suit, appearance.theme))
        for middle, word in (
            (x + 44, appearance.tr("panels-troops-word")),
            (x + BOX - 48, appearance.name(f"suit:{one.suit}", "bare")),
        ):
            write_fitting(painter, middle, low - 7, word, "sans", 12, 76, w.second_ink)

    def _score(self, painter: QPainter, x: float, who: int, fight: Fight) -> None:
        """The side's score, large, and whether it is to play or ahead."""
        w, own = self.appearance.theme.window, fight.contest.lead(who)
        now, ahead = fight.contest.due == who, own > 0
        middle, y = x + BOX / 2, self._box_high + 36.0
        large = font("figures", 44, bold=True, spacing=2)
        if not (now or ahead):
            write(painter, middle, y, signed(own), large, w.ink, "centre")
            return
        write(painter, middle - 6, y, signed(own), large, w.ink, "right")
        word = self.appearance.tr("panels-to-play" if now else "panels-ahead")
        if now:
            draw(painter, rounded(middle + 2, y - 25, BOX / 2 - 6, 24, 4), w.strong, 1, w.strong)
        ink = w.strong_ink if now else w.second_ink
        write_fitting(painter, middle + BOX / 4 - 1, y - 8, word, "sans", 13, BOX / 2 - 14, ink)

    def _rail(self, painter: QPainter, y: float, fight: Fight) -> None:
        """The attacker's score on a rail; earlier places stay pale."""
        theme, half = self.appearance.theme, WIDE / 2 - 24
        line(painter, segment(WIDE / 2 - half, y, WIDE / 2 + half, y), pen(theme.window.ink, 1.6))
        for step in range(-REACH, REACH + 1):
            x = WIDE / 2 + half * step / REACH
            long = 8 if step % 4 == 0 else 5
            line(painter, segment(x, y - long, x, y + long), pen(theme.window.ink, 1.8 if step == 0 else 1.0))
        contest = fight.contest
        side = contest.sides[ATTACKER if contest.score >= 0 else DEFENDER].side
        places = [fight.more.start, *(-one.score if one.by else one.score for one in contest.laid)]
        for number, place in enumerate(places):
            here = number == len(places) - 1
            # the attacker stands left, so what is good for him lies there
            x = WIDE / 2 - half * max(-REACH, min(REACH, place)) / REACH
            with at(painter, x, y, opacity=1.0 if here else 0.35):
                draw_seal(painter, side, size=0.8 if here else 0.55, theme=theme)

    # --- the cards ------------------------------------------------------------------

    def _cards(self, painter: QPainter, top: float, fight: Fight) -> None:
        """The cards in the order of play: the latest largest and whole, those before it drawn together."""
        played, due = fight.contest.laid, fight.contest.due is not None
        size = (self._high - top - SHIELD - AFTER - 6) / HEIGHT
        small = size * FANNED
        room = WIDE - 4 - (DUE + 8 if due else 0) - WIDTH * size
        before = len(played) - 1
        step = min(WIDTH * small + 6, room / before) if before > 0 else 0.0
        x = 2.0
        for number, one in enumerate(played):
            last = number == before
            by = size if last else small
            self._card(painter, x, top + SHIELD + (size - by) * HEIGHT, by, one, fight, room=step, last=last)
            x += WIDTH * by + 8 if last else step
        if due:
            with at(painter, WIDE - DUE - 2, top + SHIELD):
                draw_card_due(painter, size=size, width=DUE / size, theme=self.appearance.theme)

    def _card(
        self, painter: QPainter, x: float, y: float, size: float, one: LaidView, fight: Fight,
        *, room: float, last: bool,
    ) -> None:  # fmt: skip
        """One card with the shield of who played it above and his score afterwards below."""
        appearance, w = self.appearance, self.appearance.theme.window
        paint_small_card(painter, appearance, one.card, QRectF(x, y, WIDTH * size, HEIGHT * size), size)
        with at(painter, x + 10, y - 10):
            draw_shield(painter, fight.contest.sides[one.by].side, size=0.48, theme=appearance.theme)
        if one.card.startswith("R"):
            foot = QPointF(x + 21, y - 5) if last or room > ALONE else QPointF(x + 5, y + HEIGHT * size - 8)
            self._reserve_value(painter, foot, one.worth, on_card=foot.y() > y)
        after = signed(one.score)
        low, wide = y + HEIGHT * size + 15, WIDTH * size
        if last:
            write(painter, x + wide / 2, low, after, font("sans", 15, bold=True), w.ink, "centre")
        else:
            write_fitting(painter, x + 1, low, after, "sans", 13, max(12.0, room - 3), w.ink, "left")

    def _reserve_value(self, painter: QPainter, foot: QPointF, value: int, *, on_card: bool) -> None:
        """What a Reserve stands for: beside its shield, or on the edge of its face that the fan leaves free."""
        theme, face = self.appearance.theme, font("sans", 12, bold=True)
        text = str(value) if on_card else self.appearance.tr("panels-reserve-as", n=value)
        if on_card:
            plate = rounded(foot.x() - 3, foot.y() - 11, width_of(text, face) + 6, 14, 3)
            draw(painter, plate, theme.pieces.card, 1, theme.pieces.card_ink)
        ink = theme.pieces.card_ink if on_card else theme.window.ink
        write(painter, foot.x(), foot.y(), text, face, ink)


def signed(number: int) -> str:
    """A score with its sign: +2, 0, and a true minus."""
    if number > 0:
        return f"+{number}"
    return f"\N{MINUS SIGN}{-number}" if number else "0"
