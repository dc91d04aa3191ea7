"""Paints the page of the public window around its map, in sizes that are read from the last row.

A page is laid out in px of which 540 make its height in a room of normal depth. On a picture of 1080 lines each is two,
so letters of 30 px here are the 60 px that the design asks for there. A long rule alone is written smaller, down to the
smallest letters: other words that have no room are shortened, and what would be too small is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.art.cards import CardState
from desktop.art.lettering import font
from desktop.art.markers import draw_medal
from desktop.art.shields import draw_shield
from desktop.art.strokes import at, line, pen, rounded, segment
from desktop.views.parts.card_looks import Card, CardLook
from desktop.views.public.page import Answer, Asked, Page, Revealed, Stop
from desktop.views.public.wrapping import Word, as_large, runs, space, width, words_of, wrapped
from desktop.views.widgets.appearance import Appearance

LINES = 540.0
"""Height of a page in a room of normal depth."""
DEPTHS = {"near": 0.8, "normal": 1.0, "deep": 1.3}
"""How much larger everything is, by the depth of the room."""

PROMPT, HEADING, BODY, STRIP, SMALL = 30.0, 26.0, 20.0, 17.0, 14.0
"""Letters of the prompt; of headings; of rule and log; of the strip; the smallest that are ever written."""
NAMES = 16
"""Letters of the names of places."""
LEAD = 1.22
"""From one line of a text to the next, in its letters."""
PROMPT_LINES, LAST_LINES = 3, 2
FITTING = ((PROMPT, PROMPT_LINES), (HEADING, 4), (BODY, 7))
"""Letters and lines of a prompt: as large as all of it is seen; what a lesson says is never cut."""
RULE_FITTING = ((BODY, 4), (STRIP, 5), (SMALL, 7))
"""Letters and lines of a rule: half a rule is none."""
SINGLE = 3
"""So many answers stand one under the other."""
ROW = 40.0
"""From one answer to the next."""
EDGE, GAP = 12.0, 8.0
STRIP_HIGH = 36.0
LOG_PART = 0.47
CARDS_HIGH = 190.0
STRIPE = 8.0
TICK = "\N{CHECK MARK}"


@dataclass(frozen=True)
class Written:
    """A text as it stands on the page: its letters in px of the page, its ink and its ground."""

    text: str
    px: float
    ink: str
    ground: str


@dataclass(frozen=True)
class Bars:
    """What prompt, strip, map and foot take of a page, from the top; what is revealed lies on the map."""

    prompt: QRectF
    strip: QRectF
    map: QRectF
    revealed: QRectF
    asked: QRectF
    foot: QRectF


class PagePainter:
    """Paints pages in the theme of an Appearance.

    Attributes:
        written: the texts of the page painted last.
    """

    def __init__(self, appearance: Appearance, cards: CardLook) -> None:
        self.appearance, self._cards = appearance, cards
        self.written: list[Written] = []

    # --- laying out ---------------------------------------------------------------

    def bars(self, page: Page, size: QSizeF) -> Bars:
        """How the height is divided: what must be read comes first, the map has the rest."""
        wide = size.width()
        px, lines = self._prompt_lines(page, wide)
        prompt = px * LEAD * len(lines) + 2 * GAP + 4
        foot = self._foot_high(page, wide)
        if page.asked is not None and page.asked.answers:
            foot = 0.0  # the rule would tell the answer
        shown = 0.0
        if page.revealed is not None:
            shown = CARDS_HIGH if page.revealed.cards else HEADING * LEAD + 2 * GAP
        top = prompt + STRIP_HIGH
        low = size.height() - foot
        rows = len(_columns(page.asked)[0]) if page.asked is not None else 0
        asked = ROW * rows + 2 * GAP if rows else 0.0
        below = low
        low = max(low - asked, top)
        return Bars(
            QRectF(0, 0, wide, prompt),
            QRectF(0, prompt, wide, STRIP_HIGH),
            QRectF(0, top, wide, max(1.0, low - top)),
            QRectF(0, low - shown, wide, shown),
            QRectF(0, low, wide, below - low),
            QRectF(0, below, wide, foot),
        )

    def _prompt_left(self, page: Page) -> float:
        return STRIPE + EDGE + 40.0 * len(page.sides) + 4.0

    def _prompt_lines(self, page: Page, wide: float) -> tuple[float, list[list[Word]]]:
        """The letters of the prompt and its lines."""
        words = words_of(page.prompt.bold, page.prompt.rest)
        room = wide - self._prompt_left(page) - EDGE
        if page.count:
            room -= width(page.count, STRIP, bold=True) + 2 * GAP + EDGE
        if page.sides:
            return PROMPT, wrapped(words, PROMPT, room, PROMPT_LINES)
        return as_large(words, room, FITTING)

    def _foot_high(self, page: Page, wide: float) -> float:
        """What the log needs at least, or the rule under its clause, with the room around them."""
        px, rule = self._rule_lines(page, wide)
        high = px * LEAD * len(rule) + (BODY * LEAD if page.clause else 0.0)
        return max(high, len(self._log_lines(page, wide)) * BODY * LEAD, BODY * LEAD) + 2 * GAP

    def _log_lines(self, page: Page, wide: float, high: float = 0.0) -> list[tuple[list[Word], str]]:
        """The lines of the log, the newest in bold, with the side of its first.

        The newest has two lines and each other has one; in a higher bar the newest that are longer have the rest.
        """
        room = wide * LOG_PART - 2 * EDGE - 26
        last = len(page.lines) - 1
        told = [[(word, n == last) for word in one.text.split()] for n, one in enumerate(page.lines)]
        whole = [len(wrapped(words, BODY, room, len(words) or 1)) for words in told]
        most = [min(rows, LAST_LINES if n == last else 1) for n, rows in enumerate(whole)]
        left = int((high - 2 * GAP) / (BODY * LEAD) + 0.01) - sum(most)
        for n in range(last, -1, -1):
            more = max(0, min(left, whole[n] - most[n]))
            most[n] += more
            left -= more
        return [
            (row, line.side if first == 0 else "")
            for line, words, rows in zip(page.lines, told, most, strict=True)
            for first, row in enumerate(wrapped(words, BODY, room, rows))
        ]

    def _rule_lines(self, page: Page, wide: float) -> tuple[float, list[list[Word]]]:
        """The letters of the rule and its lines."""
        words = [(word, False) for word in page.rule.split()]
        return as_large(words, wide * (1 - LOG_PART) - 2 * EDGE, RULE_FITTING) if words else (BODY, [])

    # --- painting -----------------------------------------------------------------

    def paint(self, painter: QPainter, page: Page, size: QSizeF) -> None:
        """Paint everything but the map."""
        self.written = []
        bars, colours = self.bars(page, size), self.appearance.theme.window
        painter.fillRect(bars.prompt, QColor(colours.window))
        painter.fillRect(bars.strip, QColor(colours.window))
        painter.fillRect(bars.foot, QColor(colours.window))
        self._paint_prompt(painter, page, bars.prompt)
        self._paint_strip(painter, page, bars.strip)
        if bars.foot.height() > 0:
            self._paint_foot(painter, page, bars.foot)
        if page.revealed is not None:
            self._paint_revealed(painter, page.revealed, bars.revealed)
        if page.asked is not None and page.asked.answers:
            self._paint_asked(painter, page.asked, bars.asked)
        edge = pen(colours.ink, 1.0)
        painter.setPen(edge)
        for y in (bars.prompt.bottom(), bars.strip.bottom(), bars.foot.top()):
            painter.drawLine(QPointF(0, y), QPointF(size.width(), y))
        if bars.foot.height() > 0:
            middle = size.width() * LOG_PART
            painter.drawLine(QPointF(middle, bars.foot.top()), QPointF(middle, bars.foot.bottom()))

    def _write(
        self,
        painter: QPainter,
        spot: QPointF,
        text: str,
        px: float,
        *,
        bold: bool = False,
        ink: str = "",
        ground: str = "",
    ) -> float:
        """Write from a point of the base line; how far it advances."""
        colours = self.appearance.theme.window
        ink, ground = ink or colours.ink, ground or colours.window
        face = font("sans", px, bold=bold)
        painter.setFont(face)
        painter.setPen(QColor(ink))
        painter.drawText(spot, text)
        self.written.append(Written(text, px, ink, ground))
        return QFontMetricsF(face).horizontalAdvance(text)

    def _write_words(self, painter: QPainter, spot: QPointF, words: Sequence[Word], px: float) -> None:
        """One line of words, some of them bold."""
        x = spot.x()
        for text, bold in runs(words):
            x += self._write(painter, QPointF(x, spot.y()), text, px, bold=bold) + space(px)

    def _paint_prompt(self, painter: QPainter, page: Page, bar: QRectF) -> None:
        theme = self.appearance.theme
        part = bar.height() / max(1, len(page.sides))
        for number, side in enumerate(page.sides):
            stripe = QRectF(0, bar.top() + number * part, STRIPE, part)
            painter.fillRect(stripe, QColor(theme.side(side)))
            with at(painter, STRIPE + EDGE + 18 + number * 40, bar.center().y()):
                draw_shield(painter, side, size=1.35, theme=theme)
        left, (px, lines) = self._prompt_left(page), self._prompt_lines(page, bar.width())
        y = bar.center().y() - px * LEAD * len(lines) / 2 + px * 0.92
        for words in lines:
            self._write_words(painter, QPointF(left, y), words, px)
            y += px * LEAD
        if page.count:
            wide = width(page.count, STRIP, bold=True) + 2 * GAP
            x, middle = bar.right() - EDGE - wide, bar.center().y()
            line(painter, rounded(x, middle - 14, wide, 28, 4), pen(theme.window.ink, 1.2))
            self._write(painter, QPointF(x + GAP, middle + STRIP * 0.36), page.count, STRIP, bold=True)

    def _paint_strip(self, painter: QPainter, page: Page, bar: QRectF) -> None:
        theme = self.appearance.theme
        middle, base = bar.center().y(), bar.center().y() + STRIP * 0.36
        with at(painter, EDGE + 14, middle):
            draw_medal(painter, str(page.turn), size=0.82, theme=theme)
        turn = self._write(painter, QPointF(EDGE + 36, base), page.turn_said, STRIP, bold=True)
        x = EDGE + 36 + turn + 2 * GAP
        for stop in _fitting(page.stops, bar.width() - x - EDGE):
            x += self._paint_stop(painter, stop, QPointF(x, base), middle) + GAP

    def _paint_stop(self, painter: QPainter, stop: Stop, spot: QPointF, middle: float) -> float:
        """A phase in its frame: the present one filled, one that is done with a tick; its width."""
        colours, now = self.appearance.theme.window, stop.state == "now"
        wide = _stop_width(stop)
        box = rounded(spot.x(), middle - 12.5, wide, 25, 3)
        if now:
            painter.fillPath(box, QColor(colours.strong))
        elif stop.state != "skipped":
            line(painter, box, pen(colours.edge, 1.0))
        ink = colours.strong_ink if now else colours.second_ink if stop.state == "skipped" else colours.ink
        ground = colours.strong if now else colours.window
        inner = spot + QPointF(GAP, 0)
        text = f"{stop.title} {TICK}" if stop.state == "done" else stop.title
        self._write(painter, inner, text, STRIP, bold=now, ink=ink, ground=ground)
        if stop.state == "skipped":
            painter.setPen(pen(ink, 1.5))
            painter.drawLine(QPointF(inner.x(), middle), QPointF(spot.x() + wide - GAP, middle))
        return wide

    def _paint_foot(self, painter: QPainter, page: Page, bar: QRectF) -> None:
        theme = self.appearance.theme
        y = bar.top() + GAP + BODY * 0.95
        for words, side in self._log_lines(page, bar.width(), bar.height()):
            if side and side in theme.colours.colours:
                with at(painter, EDGE + 10, y - BODY * 0.35):
                    draw_shield(painter, side, size=0.72, theme=theme)
            self._write_words(painter, QPointF(EDGE + 28, y), words, BODY)
            y += BODY * LEAD
        x, y = bar.width() * LOG_PART + EDGE, bar.top() + GAP + BODY * 0.95
        if page.clause:
            wide = width(page.clause, SMALL + 1, bold=True) + 2 * 5
            line(painter, rounded(x, y - 17, wide, 22, 3), pen(theme.window.edge, 1.0))
            self._write(painter, QPointF(x + 5, y - 1), page.clause, SMALL + 1, bold=True)
            y += BODY * LEAD
        px, rule = self._rule_lines(page, bar.width())
        for words in rule:
            self._write_words(painter, QPointF(x, y), words, px)
            y += px * LEAD

    def _paint_asked(self, painter: QPainter, asked: Asked, bar: QRectF) -> None:
        """Each answer with its number and the hands raised for it; a right one, once it is shown, with a tick."""
        theme, columns = self.appearance.theme, _columns(asked)
        colours = theme.window
        painter.fillRect(bar, QColor(colours.window))
        line(painter, segment(bar.left(), bar.top(), bar.right(), bar.top()), pen(colours.ink, 1.2))
        most = max(1, *(answer.hands for answer in asked.answers))
        wide, number = bar.width() / len(columns), 0
        for column, answers in enumerate(columns):
            for row, answer in enumerate(answers):
                number += 1
                box = QRectF(bar.left() + column * wide, bar.top() + GAP + row * ROW, wide, ROW)
                self._paint_answer(painter, answer, str(number), box.adjusted(EDGE, 3, -EDGE, -3), most)

    def _paint_answer(self, painter: QPainter, answer: Answer, number: str, box: QRectF, most: int) -> None:
        colours = self.appearance.theme.window
        if answer.hands:
            part = QRectF(box.left(), box.bottom() - 4, box.width() * answer.hands / most, 4)
            painter.fillRect(part, QColor(colours.strong))
        right = answer.right is True
        plate = rounded(box.left(), box.top(), 34, box.height() - 7, 4)
        if right:
            painter.fillPath(plate, QColor(colours.strong))
        line(painter, plate, pen(colours.ink, 1.2))
        base = box.top() + HEADING * 0.96
        ink, ground = (colours.strong_ink, colours.strong) if right else (colours.ink, colours.window)
        middle = box.top() + (box.height() - 7) / 2
        sign = QPointF(box.left() + 17 - width(number, BODY, bold=True) / 2, middle + BODY * 0.36)
        self._write(painter, sign, number, BODY, bold=True, ink=ink, ground=ground)
        hands = str(answer.hands)
        counted = width(hands, HEADING, bold=True)
        self._write(painter, QPointF(box.right() - counted, base), hands, HEADING, bold=True)
        words = [(word, right) for word in answer.text.split()] + ([(TICK, True)] if right else [])
        room = box.width() - 44 - counted - 2 * GAP
        px = HEADING if len(wrapped(words, HEADING, room, 2)) == 1 else BODY
        for one in wrapped(words, px, room, 1):
            self._write_words(painter, QPointF(box.left() + 44, base), one, px)

    def _paint_revealed(self, painter: QPainter, revealed: Revealed, bar: QRectF) -> None:
        """What is shown on purpose, in a frame that says so."""
        theme = self.appearance.theme
        painter.fillRect(bar, QColor(theme.window.window))
        frame = bar.adjusted(3, 3, -3, -3)
        box = rounded(frame.x(), frame.y(), frame.width(), frame.height(), 4)
        line(painter, box, pen(theme.lights.threat, 4.0))
        y = bar.top() + GAP + HEADING
        words = wrapped([(word, True) for word in revealed.title.split()], HEADING, bar.width() - 3 * EDGE, 1)
        for one in words:
            self._write_words(painter, QPointF(EDGE + 4, y), one, HEADING)
        if not revealed.cards:
            return
        look, room = self._cards, bar.height() - HEADING * LEAD - 3 * GAP
        size = min(1.25, room / (look.height + look.above))
        step = look.width * size + GAP
        step = min(step, (bar.width() - 3 * EDGE - look.width * size) / max(1, len(revealed.cards) - 1))
        for number, card in enumerate(look.order(revealed.cards)):
            with at(painter, EDGE + 6 + number * step, y + GAP + look.above * size * 0.5):
                look.draw(painter, self.appearance, Card(card, revealed.side), CardState.PLAIN, size)


def _columns(asked: Asked) -> tuple[tuple[Answer, ...], ...]:
    """The answers one under the other; in two columns where there are many."""
    answers = asked.answers
    half = len(answers) if len(answers) <= SINGLE else (len(answers) + 1) // 2
    return tuple(part for part in (answers[:half], answers[half:]) if part) or ((),)


def _stop_width(stop: Stop) -> float:
    text = f"{stop.title} {TICK}" if stop.state == "done" else stop.title
    return width(text, STRIP, bold=stop.state == "now") + 2 * GAP


def _fitting(stops: Sequence[Stop], room: float) -> list[Stop]:
    """The present phase and as many of its neighbours as have room, in order."""
    now = next((n for n, stop in enumerate(stops) if stop.state == "now"), 0)
    first, last = now, now + 1
    taken = _stop_width(stops[now]) if stops else 0.0
    grown = True
    while grown:
        grown = False
        for number in (last, first - 1):
            if 0 <= number < len(stops) and taken + GAP + _stop_width(stops[number]) <= room:
                taken += GAP + _stop_width(stops[number])
                first, last, grown = min(first, number), max(last, number + 1), True
    return list(stops[first:last])
