"""A position on paper holds what its reader may know, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from desktop.printing.pages import Page, image_of, pdf_of, svg_of
from desktop.printing.position_sheet import last_lines
from desktop.printing.prints import closing, print_position
from desktop.profile.annotations import Circle
from desktop.session.onlooker import Onlooker
from desktop.session.session import Session
from engine.boards.board import Board
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.driver import led
from tests.desktop.printing.conftest import GAMES, board_of, look_of
from tests.desktop.printing.reading import Pdf, bare

BEGINS = Event("turn", say("time-begins", turn=1))
SHORT = [pytest.param(one, marks=() if one == "acres" else pytest.mark.long) for one in GAMES]


def sheet(table: Table, seat: str | None, board: Board) -> tuple[list[QImage], list[str]]:
    """All pixels and all words of a sheet for a reader."""
    look = look_of(table.game.id)
    with closing(print_position(Onlooker(table, seat), board, look)) as made:
        return _pixels(made.pages), _words(made.pages[1:])


def _pixels(pages: Sequence[Page]) -> list[QImage]:
    return [image_of(page, 0.5) for page in pages]


def _words(pages: Sequence[Page]) -> list[str]:
    pdf = Pdf(pdf_of(pages, "x"))
    return [pdf.text(number) for number in range(len(pages))]


@pytest.mark.parametrize("game", SHORT)
def test_two_truths_that_the_public_cannot_tell_apart_are_one_sheet(
    drawn: Path, qapp: object, game: str
) -> None:
    table, board = led(game, 7, 40), board_of(game)
    public, moment = table.view(None), len(table.history)
    truths = [table.branch(moment, Rng(n), BEGINS, known=public) for n in (1, 2)]
    assert truths[0].view(None) == truths[1].view(None)
    assert sheet(truths[0], None, board) == sheet(truths[1], None, board)


@pytest.mark.parametrize("game", SHORT)
def test_two_truths_that_a_seat_cannot_tell_apart_are_one_sheet_for_it(
    drawn: Path, qapp: object, game: str
) -> None:
    table, board = led(game, 7, 40), board_of(game)
    seats = [entry.seat for entry in table.journal.header.seats]
    view, moment = table.view(seats[0]), len(table.history)
    truths = [table.branch(moment, Rng(n), BEGINS, known=view) for n in (1, 2)]
    assert truths[0].view(seats[0]) == truths[1].view(seats[0])
    assert sheet(truths[0], seats[0], board) == sheet(truths[1], seats[0], board)
    others = [one.view(seats[1]) for one in truths]
    if any(hand.count for hand in view.hands if hand.seat == seats[1]) and others[0] != others[1]:
        assert sheet(truths[0], seats[1], board) != sheet(truths[1], seats[1], board), "cards are seen at all"


def test_the_own_hand_is_on_it_and_no_other(drawn: Path, qapp: object) -> None:
    table, look = led("acres", 7, 20), look_of("acres", "it")
    seat = table.journal.header.seats[0].seat
    for viewer, known in ((seat, 1), (None, 0)):
        session = Onlooker(table, viewer)
        assert sum(hand.cards is not None for hand in session.view.hands) == known
        with closing(print_position(session, board_of("acres"), look)) as made:
            words = bare("".join(_words(made.pages)))
        reader = look.name(f"seat:{seat}") if viewer else look.tr("print-public")
        assert bare(reader) in words
        for hand in session.view.hands:
            assert (
                bare(f"{look.name(f'side:{hand.side}')}: {look.tr('hand-cards', count=hand.count)}") in words
            )


def test_drawings_are_on_it(drawn: Path, qapp: object) -> None:
    table, board, look = led("acres", 7, 4), board_of("acres"), look_of("acres")
    pictures = []
    for drawings in ((), (Circle("place:boston", 1),)):
        with closing(print_position(Onlooker(table), board, look, drawings=drawings)) as made:
            pictures.append(_pixels(made.pages[:1]))
    assert pictures[0] != pictures[1]


def test_the_past_is_printed_as_it_is_looked_at() -> None:
    table = led("acres", 7, 12)
    session = Session(table)
    session.look_at(3)
    beside = Onlooker.beside(session)
    assert beside.view == session.view != table.view(None)
    assert all(line.moment <= 3 for line in last_lines(beside))
    assert last_lines(Onlooker(table))[-1].moment == 12


def test_the_public_never_sees_what_a_seat_supposes() -> None:
    """A what-if of a match rests on one seat's knowledge: on the public's sheet the table itself stands."""
    table = led("acres", 7, 12)
    seat = table.journal.header.seats[0].seat
    session = Session(table, seat)
    session.begin_what_if()
    assert session.what_if is not None
    assert Onlooker.beside(session).table is session.table
    public = Onlooker.beside(session, public=True)
    assert public.table is table
    assert public.viewer is None


def test_a_sheet_as_svg_holds_no_pixels(drawn: Path, qapp: object) -> None:
    with closing(print_position(Onlooker(led("acres", 7, 20)), board_of("acres"), look_of("acres"))) as made:
        assert len(made.pages) > 1
        assert all(b"<image" not in svg_of(page, "x") for page in made.pages[1:])
