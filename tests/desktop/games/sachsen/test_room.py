"""Seen as newcomers see it: tabs of hands without cards; in the public window the whole map of States, and dice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QPushButton

import engine
from desktop.games.sachsen.event_note import DieNote, LotNote, OrderNote
from desktop.session.public_session import PublicSession
from desktop.views.public.page import PageWords
from desktop.views.public.picture import PublicPicture
from desktop.views.public.room_look import RoomLook
from desktop.views.public.wrapping import words_of
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.fitted_text import Paragraph
from engine.boards.load import load_board
from engine.kernel.event import Event
from engine.kernel.message import Message
from engine.kernel.table import Table
from tests.desktop.games.sachsen.conftest import Sit, battlefield, situation
from tests.desktop.person import LONG, wait

HEAP = 12
"""The units of one State beside each other are fewer: a heap of so many is of several."""


def test_tabs_of_hands_without_cards_are_seen_whole(sit: Sit) -> None:
    """Nobody has a card: the tray is low, and the tabs stand beside each other in it."""
    tray = sit(situation()).tray
    if tray.strips:
        tray.fold()
    QApplication.processEvents()
    tabs = tray.tabs.findChildren(QPushButton)
    assert len(tabs) == 3
    for tab in tabs:
        assert tab.mapTo(tray, QPoint(0, tab.height())).y() <= tray.height()


def test_a_room_sees_the_units_of_every_state(sit: Sit) -> None:
    """On the whole map, as they are set up, no unit lies in a heap with those of another State."""
    game = engine.game("sachsen")
    table = Table.new(game, kind="open", seed=3)
    while (decision := table.decision()) is not None and decision.step == "placing":
        table.play(decision.shown or next(iter(decision.actions)), decision.seat)
    window = sit(table)
    picture = PublicPicture(
        RoomLook(window.appearance), window.session, load_board("sachsen"), window, draw_map=False
    )
    picture.scene.piece_layer.set_zoom(0.19)
    units = picture.scene.piece_layer.items()
    assert max(item.clustered for item in units) < HEAP


def test_a_room_reads_who_has_still_to_answer_a_salvo(sit: Sit) -> None:
    """It has neither the keys nor the hands of the table, which are pressed there."""
    units = {"preussen-general": "field-small-4-1", "preussen-musketeers-1": "field-small-5-3",
             "sachsen-general": "field-small-5-7", "sachsen-musketeers-1": "field-small-5-5"}  # fmt: skip
    table = battlefield("match", units=units)
    table.play(table.read("engage preussen-musketeers-1 sachsen-musketeers-1"), "attacker")
    window = sit(table)
    words = PageWords(window.appearance, PublicSession(window.session))
    said = "Salvo: Musketeers 1 and Musketeers 1, distance 2. Still to answer: "
    assert words.page().prompt == Paragraph("", f"{said}Prussia and Saxony.")
    table.play(table.read("fire"), "attacker")
    words.session.refresh()
    assert words.page().prompt == Paragraph("", f"{said}Saxony.")


@pytest.fixture
def watched(sit: Sit) -> Iterator[tuple[TableWindow, PublicPicture]]:
    """A table at which an attempt may be made, and the room that looks."""
    window = sit(situation(hands={"sachsen": ["attempt"]}))
    picture = PublicPicture(
        RoomLook(window.appearance), window.session, load_board("sachsen"), window, draw_map=False
    )
    yield window, picture
    picture.close()


def test_a_room_sees_the_dice(watched: tuple[TableWindow, PublicPicture]) -> None:
    """The lot and the die, over the map; they go with the next step, or after a while."""
    window, picture = watched
    before = picture.draw().toImage()
    assert window.session.act_text("play attempt")
    assert [type(note) for note in picture.notes.notes] == [LotNote, DieNote]
    assert picture.draw().toImage() != before
    window.session.look_at(0)
    assert not picture.notes.notes
    window.session.look_at(1)
    assert picture.notes.notes, "a step of the replay shows it as it fell"
    picture.notes.tell(())
    assert not picture.notes.notes


def test_more_than_two_say_only_what_fell_and_all_go_after_a_while(
    watched: tuple[TableWindow, PublicPicture], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.views.public.room_notes.STANDS", 30)
    window, _ = watched
    picture = PublicPicture(
        RoomLook(window.appearance), window.session, load_board("sachsen"), window, draw_map=False
    )
    faces: dict[str, int | str] = {f"face-{n}": "passed" for n in range(1, 7)}
    message = Message("sachsen-log-die-spy", {"side_bare": "side:sachsen", "side": "side:sachsen", "n": 2})
    die = Event("die", message, clause="sachsen espionage-4", data={"die": 2} | faces)
    picture.notes.tell([die])
    (alone,) = picture.notes.notes
    high = alone.height()
    picture.notes.tell([die] * 5)
    assert len(picture.notes.notes) == 4
    assert all(note.height() < high for note in picture.notes.notes)
    picture.draw()
    assert wait(lambda: not picture.notes.notes, LONG)
    picture.close()


def test_what_one_seat_alone_learns_no_room_sees(watched: tuple[TableWindow, PublicPicture]) -> None:
    """What reaches the picture is what the public is told."""
    window, picture = watched
    told: list[Event] = []
    picture.session.happened.connect(told.extend)
    assert window.session.act_text("play attempt")
    assert told
    table = window.session.table
    assert told == [seen for event in table.history[-1].events if (seen := event.for_seat(None)) is not None]


def test_a_room_sees_the_bids_turned(sit: Sit) -> None:
    """auction-2, auction-5: in the order of play; at the table the page of the answers shows them."""
    table = situation(phase="auction", kind="open")
    while (decision := table.decision()) is not None and decision.step == "bids" and len(decision.seats) > 1:
        table.play(table.read(f"bid {100_000 * len(decision.seats)}"), decision.seat)
    window = sit(table)
    picture = PublicPicture(
        RoomLook(window.appearance), window.session, load_board("sachsen"), window, draw_map=False
    )
    assert window.session.act_text("bid 0")
    (note,) = [one for one in picture.notes.notes if isinstance(one, OrderNote)]
    said = [cell.accessibleName() for cell in note.cells]
    assert said == ["300,000", "200,000", "0"]
    assert not [one for one in window.news_notes.notes if isinstance(one, OrderNote)]
    picture.close()


@pytest.mark.parametrize(
    ("bold", "rest", "first"),
    [("Bavaria", ", Prussia are to play.", "Bavaria,"), ("Prussia", " must move.", "Prussia")],
)
def test_a_comma_stands_at_its_name(bold: str, rest: str, first: str) -> None:
    """In bold as the name is."""
    words = words_of(bold, rest)
    assert words[0] == (first, True)
    assert all(not heavy for _, heavy in words[1:])
