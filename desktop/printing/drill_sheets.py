"""Drills on paper: questions with a map each, and the answers on a page of their own at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.art.strokes import ellipse, line
from desktop.printing.board_picture import BoardPicture
from desktop.printing.flow import BODY, Block, Drawn, Form, Together, Words, bold, lay_out, pages_of, plain
from desktop.printing.look import PaperLook
from desktop.printing.pages import Page, units
from desktop.printing.paper import Paper
from desktop.printing.position_sheet import card_rows
from desktop.session.onlooker import Onlooker
from desktop.views.parts.game_parts import parts_of
from engine.boards.board import Board
from engine.kernel.drill import Answer
from engine.kernel.game import Game
from engine.kernel.view import HandView
from engine.practice.drill_words import item_words, title_words
from engine.practice.drills import Drill, find_drill

AROUND = 260.0
"""Pixels of the scene around what a question is about."""
HIGHEST = 0.5
"""The most of its width that a map is high."""
TALLEST = 88.0
"""Millimetres that a map is high at most: two questions have room on a page."""
NEAREST = 1.0
"""Units for a pixel of the scene, at most."""
RING, WIDE = 17.0, 3.0
SMALL, SAID = 13.0, 3
"""Letters of reasons; so many things are named of which the same is said."""
BOX = "\N{BALLOT BOX}"


def find_drills(game: Game, kinds: Sequence[str], seed: int, count: int) -> list[Drill]:
    """So many drills, the kinds by turns, with the seeds from `seed` on. Raises KabinettError as `find_drill` does."""
    return [find_drill(game, kinds[n % len(kinds)], seed + n // len(kinds)) for n in range(count)]


class DrillSheets:
    """The pages of some drills; their maps live until `close`."""

    def __init__(self, drills: Sequence[Drill], board: Board, look: PaperLook) -> None:
        self._drills, self._look = drills, look
        self._pictures = [
            BoardPicture(board, look, Onlooker(one.situation.table(), one.question.seat or None))
            for one in drills
        ]

    def close(self) -> None:
        """Stop what the maps have begun."""
        for one in self._pictures:
            one.close()

    def pages(self, title: str, paper: Paper) -> list[Page]:
        """The questions one below the other, then the answers, which begin on a page of their own."""
        look = self._look
        answers: list[Block] = [Words(plain(look.tr("print-answers")), 24, role="title", after=8, keeps=True)]
        for number, drill in enumerate(self._drills, 1):
            answers += self._answer(number, drill)
        last = Form(paper.upright, 2, "", title, lambda n, of: look.tr("print-page", n=n, of=of))
        more = len(lay_out(answers, last))
        first = Form(paper.upright, 1, title, title, lambda n, of: look.tr("print-page", n=n, of=of + more))
        questions = pages_of(
            [
                self._question(number, drill, picture, first.width)
                for number, (drill, picture) in enumerate(zip(self._drills, self._pictures, strict=True), 1)
            ],
            first,
        )
        asked = len(questions)
        last = replace(last, number=lambda n, of: look.tr("print-page", n=n + asked, of=of + asked))
        return [*questions, *pages_of(answers, last)]

    def _question(self, number: int, drill: Drill, picture: BoardPicture, width: float) -> Together:
        look, question = self._look, drill.question
        words = look.words
        parts: list[Block] = [
            Words(
                f"{number}. {plain(title_words(words, drill.game.id, question.kind))}",
                20,
                after=3,
                role="title",
            ),
            Words(plain(look.text(question.prompt)), BODY, after=5),
            _map(drill, picture, width),
        ]
        parts += [Words(plain(look.text(fact.message)), SMALL, after=1) for fact in drill.beside]
        for hand in drill.view.hands:
            if hand.cards and hand.seat == question.seat:
                parts += self._hand(drill, hand, hand.cards, width)
        if question.choices:
            choices = "<br>".join(
                f"{BOX} {plain(item_words(words, drill.game.id, question, one))}" for one in question.choices
            )
            parts.append(Words(choices, BODY, after=0))
        else:
            parts.append(Words(plain(f"{look.tr('print-your-answer')} {'_' * 34}"), BODY, after=0))
        return Together(tuple(parts), after=20)

    def _hand(self, drill: Drill, hand: HandView, held: tuple[str, ...], width: float) -> list[Block]:
        """What the seat holds: as cards where they are marked, else by their names."""
        look = self._look
        if drill.kind.form == "cards":
            return [card_rows(hand, held, drill.game.id, look, width)]
        order = parts_of(drill.game.id).cards.order(held)
        names = look.words.name([f"card:{card}" for card in order], "short")
        return [Words(f"{bold(look.name(f'side:{hand.side}'))}: {plain(names)}", SMALL, after=4)]

    def _answer(self, number: int, drill: Drill) -> Iterator[Words]:
        """What is right with its reasons, then what tempts and why it is wrong."""
        words, answer = self._look.words, drill.answer

        def named(item: str) -> str:
            return item_words(words, drill.game.id, drill.question, item)

        def reason(item: str) -> str:
            why = answer.why[item]
            return words.cited(why.message, why.clause)

        right = [one for one in answer.candidates if one in answer.right]
        yield Words(f"<b>{number}.</b> {bold(', '.join(map(named, right)))}", BODY, after=2, keeps=True)
        for sign, items in (("\N{CHECK MARK}", right), ("\N{MULTIPLICATION SIGN}", answer.wrong)):
            for alike in _for_one_reason(answer, items):
                who = ", ".join(map(named, alike[:SAID]))
                if len(alike) > SAID:
                    who = words.tr("list-more", items=who, more=len(alike) - SAID, kind="")
                yield Words(
                    f"{sign} <b>{plain(who)}</b>: {plain(reason(alike[0]))}", SMALL, after=1, indent=18
                )
        yield Words("", SMALL, after=0)


def _for_one_reason(answer: Answer, items: Sequence[str]) -> list[list[str]]:
    """Items of which the same is said, but for the names in it: one of them stands for all."""
    found: dict[tuple[str, str], list[str]] = {}
    for one in items:
        found.setdefault((answer.why[one].message.key, answer.why[one].clause), []).append(one)
    return list(found.values())


def _map(drill: Drill, picture: BoardPicture, width: float) -> Drawn:
    """The part of the map that the question is about, with rings around what it names; all of it if it names nothing.

    What might be marked lies in sight as well: else the part that is shown would betray the answer.
    """
    scene = picture.scene
    assert scene is not None
    about = [at for ref in drill.question.about if (at := scene.on_map(ref)) is not None]
    marked = [at for ref in drill.answer.candidates if ":" in ref and (at := scene.on_map(ref)) is not None]
    area = _frame([*about, *marked], picture.area)
    zoom = min(NEAREST, width / area.width(), units(TALLEST) / area.height())
    size = QSizeF(area.width() * zoom, area.height() * zoom)

    def draw(painter: QPainter) -> None:
        picture.paint(painter, area, zoom)
        for point in about:
            spot = (point - area.topLeft()) * zoom
            ring = ellipse(spot.x(), spot.y(), RING)
            for wide, colour in ((WIDE + 3, "#FFFFFF"), (WIDE, "#000000")):
                line(painter, ring, QPen(QColor(colour), wide))
        painter.setPen(QPen(QColor("#000000"), 1.0))
        painter.drawRect(QRectF(QPointF(), size))

    return Drawn(size, draw)


def _frame(points: Sequence[QPointF], whole: QRectF) -> QRectF:
    """The room around some points, no higher than HIGHEST of its width unless it must be, inside the whole."""
    if not points:
        return whole
    xs, ys = [p.x() for p in points], [p.y() for p in points]
    room = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys))).adjusted(
        -AROUND, -AROUND, AROUND, AROUND
    )
    wider = room.height() / HIGHEST - room.width()
    if wider > 0:
        room.adjust(-wider / 2, 0, wider / 2, 0)
    if room.width() > whole.width() or room.height() > whole.height():
        room = room.intersected(whole)
    shift_x = max(whole.left() - room.left(), 0.0) + min(whole.right() - room.right(), 0.0)
    shift_y = max(whole.top() - room.top(), 0.0) + min(whole.bottom() - room.bottom(), 0.0)
    return room.translated(shift_x, shift_y).intersected(whole)
