"""A position on paper: the map, and behind it the own hand, what lies beside the map, and the clauses that matter."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.art.cards import CardState
from desktop.printing.board_pages import board_pages
from desktop.printing.board_picture import BoardPicture
from desktop.printing.flow import BODY, Block, Drawn, Form, Words, bold, pages_of, plain
from desktop.printing.look import PaperLook
from desktop.printing.pages import Page
from desktop.printing.paper import Paper
from desktop.printing.sequence_card import clause_text
from desktop.session.session import Session
from desktop.views.parts.card_looks import Card
from desktop.views.parts.game_parts import parts_of
from desktop.views.scene.lines import paint_items
from desktop.views.scene.table_scene import TableScene
from engine.kernel.log import Line, Log
from engine.kernel.view import HandView
from engine.texts.rulebook import Rulebook

NEAREST = 0.3
"""Units for a pixel of what lies beside the map, at most."""
CARD, APART = 1.0, 6.0
"""The size of cards, and units between two."""
LAST = 8
"""Lines of the log that are told."""


def position_pages(
    session: Session, picture: BoardPicture, look: PaperLook, title: str, paper: Paper
) -> list[Page]:
    """The map as large as the paper lets it be, then what belongs to it; all from the View of the Session.

    The picture must have been made with the same Session.
    """
    foot = f"{title} \N{MIDDLE DOT} {_reader(session, look)}"
    form = Form(paper.upright, 2, "", foot, lambda n, of: look.tr("print-page", n=n + 1, of=of + 1))
    notes = pages_of(_notes(session, picture.scene, look, form.width), form)
    return [*board_pages(picture, look, foot, paper), *notes]


def _reader(session: Session, look: PaperLook) -> str:
    """Whose view it is."""
    seat = session.viewer
    return look.name(f"seat:{seat}") if seat is not None else look.tr("print-public")


def _notes(session: Session, scene: TableScene | None, look: PaperLook, width: float) -> Iterator[Block]:
    view = session.view
    rules = Rulebook.load(view.game, look.rules_language).for_table(
        view.ruleset, view.scenario, len(view.seats)
    )
    cited: dict[str, None] = {}
    yield Words(plain(look.tr("strip-turn", turn=view.turn)), 24, role="title")
    if view.prompt is not None:
        yield Words(bold(look.text(view.prompt)))
        cited[view.clause] = None
    yield from _hands(session, look, width)
    if scene is not None:
        yield from _beside(scene, width)
    lines = last_lines(session)
    if lines:
        yield _head(look.tr("print-log"))
        for line in lines:
            yield Words(plain(told(line, look)), 14, after=2)
            if line.event.clause:
                cited[line.event.clause] = None
    texts = {ref: text for ref in cited if (text := clause_text(rules, ref))}
    if texts:
        yield _head(look.tr("print-clauses"))
        for ref, text in texts.items():
            yield Words(f"{bold(look.words.clause(ref))} {plain(text)}", 14, after=4)


def _head(text: str) -> Words:
    return Words(plain(text), 22, after=4, keeps=True, role="title")


def last_lines(session: Session) -> list[Line]:
    """What happened last, as the viewer may read it; nothing of what was taken back, or came after the moment."""
    log = Log(session.table, session.viewer)
    log.follow()
    moment = session.moment
    found = [one for one in log.lines if not one.undone and (moment is None or one.moment <= moment)]
    return found[-LAST:]


def told(line: Line, look: PaperLook) -> str:
    """A line of the log with its clause in brackets."""
    return look.words.cited(line.event.message, line.event.clause)


def _hands(session: Session, look: PaperLook, width: float) -> Iterator[Block]:
    """The cards that the viewer knows, the numbers of all others."""
    for hand in session.view.hands:
        whose = look.name(f"side:{hand.side}")
        yield Words(
            f"{bold(whose)}: {plain(look.tr('hand-cards', count=hand.count))}",
            BODY,
            after=4,
            keeps=bool(hand.cards),
        )
        if hand.cards:
            yield card_rows(hand, hand.cards, session.view.game, look, width)


def card_rows(hand: HandView, held: tuple[str, ...], game: str, look: PaperLook, width: float) -> Drawn:
    """Cards in rows."""
    cards = parts_of(game).cards
    order, high, wide = cards.order(held), cards.height * CARD + APART, cards.width * CARD + APART
    of_row = max(1, int(width // wide))
    rows = -(-len(order) // of_row)

    def draw(painter: QPainter) -> None:
        for number, card in enumerate(order):
            painter.save()
            painter.translate(number % of_row * wide, number // of_row * high)
            cards.draw(painter, look, Card(card, hand.side), CardState.PLAIN, CARD)
            painter.restore()

    return Drawn(QSizeF(min(of_row, len(order)) * wide, rows * high), draw)


def _beside(scene: TableScene, width: float) -> Iterator[Block]:
    """The plates beside the map, each as large as on the screen if the column is wide enough."""
    store = scene.store
    for ref in store.beside_map.plates:
        room = store.beside_map.room(ref)
        if room is not None and not room.isEmpty():
            yield _plate(scene, room, min(NEAREST, width / room.width()))


def _plate(scene: TableScene, room: QRectF, zoom: float) -> Drawn:
    def draw(painter: QPainter) -> None:
        scene.store.set_zoom(zoom)
        paint_items(scene.store, painter, room, zoom)

    return Drawn(room.size() * zoom, draw)
