"""Dice and lots at the window: shown when they fall, and again beside their lines of the log."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

import engine
from desktop.games.sachsen.event_note import DieNote, LotNote, Note
from desktop.games.sachsen.fight_panel import TUMBLES
from desktop.views.history.log_model import LINE
from desktop.views.table.event_notes import ASIDE, EventNotes
from desktop.views.table.prompt_words import PromptWords
from desktop.views.table.results import NOTED
from desktop.views.table.table_window import TableWindow
from engine.kernel.event import Event
from engine.kernel.journal import Journal
from engine.kernel.message import Message
from engine.kernel.positions import PositionFile
from engine.kernel.table import Table
from engine.texts.translate import LANGUAGES, Translator
from tests.desktop.games.sachsen.conftest import Sit, situation
from tests.desktop.person import LONG, wait
from tests.games.worked import TESTS

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
RECORDED = TESTS.parent / "data" / "recorded" / "sachsen"
UNITS = {
    "preussen-general": "field-small-4-7", "preussen-musketeers-1": "field-small-4-6 defence-lost",
    "sachsen-general": "field-small-8-1", "sachsen-musketeers-1": "field-small-1-1",
}  # fmt: skip


def rally() -> Table:
    """A brigade of the attacker may recover."""
    file: dict[str, Any] = {"game": "sachsen", "scenario": "battle", "seats": 2, "units": UNITS, "moment": "rally",
                            "turn": 3, "acts": "attacker"}  # fmt: skip
    return PositionFile(Path("rally.yaml"), file).table(engine.game("sachsen"), kind="open")


def fall(window: TableWindow, text: str) -> None:
    """Play something for which a die falls."""
    table = window.session.table
    assert window.session.act(table.read(text), sure=True), table.refuse(table.read(text))
    QApplication.processEvents()


def notes(shown: EventNotes) -> list[Note]:
    """What is seen."""
    return [one for one in shown.notes if isinstance(one, Note) and one.isVisible()]


def said(widget: QWidget) -> str:
    """All words in it."""
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def marked(note: Note) -> list[int]:
    """Which cells are marked as what it was."""
    return [number for number, cell in enumerate(note.cells) if cell.property("state") == "now"]


def row_of(window: TableWindow, key: str) -> int:
    """The last line of the log with this message."""
    model = window.log.model
    return max(n for n, line in enumerate(model.rows) if line.event.message.key == key)


def point_at(window: TableWindow, row: int) -> None:
    """The pointer comes to a line of the log."""
    listed = window.log.list
    listed.scrollTo(window.log.model.index(row))
    QApplication.processEvents()
    spot = listed.visualRect(window.log.model.index(row)).center()
    QTest.mouseMove(listed.viewport(), QPoint(2, 2))
    QTest.mouseMove(listed.viewport(), spot)
    QApplication.processEvents()


CASES = {
    "proposal": (
        lambda: situation(ties={"sachsen": {"bayern": {"notes": 2}}}),
        "propose bayern",
        "agreements-3",
    ),
    "attempt": (lambda: situation(hands={"sachsen": ["attempt"]}), "play attempt", "attempt-2"),
    "recovery": (rally, "recover preussen-musketeers-1", "recovery-1"),
}


@pytest.mark.parametrize("name", CASES)
def test_a_die_is_shown_with_its_clause_and_its_faces(sit: Sit, name: str) -> None:
    made, text, clause = CASES[name]
    window = sit(made())
    fall(window, text)
    note = next(one for one in notes(window.news_notes) if isinstance(one, DieNote))
    event = window.log.model.rows[row_of(window, f"sachsen-log-die-{name}")].event
    assert event.clause == f"sachsen {clause}"
    words, tr = said(note), window.appearance.tr
    assert window.appearance.words.clause(event.clause) in words
    assert window.appearance.text(event.message) in words
    assert len(note.cells) == 6
    assert marked(note) == [int(event.data["die"]) - 1]
    for face, cell in enumerate(note.cells, start=1):
        assert tr(f"sachsen-face-{event.data[f'face-{face}']}") in said(cell)
    if name == "attempt":
        assert isinstance(notes(window.news_notes)[0], LotNote), "the State card came before it"


def test_it_goes_with_the_next_input_or_after_a_while(sit: Sit) -> None:
    window = sit(rally())
    window.results.noted.setInterval(LONG)
    fall(window, "recover preussen-musketeers-1")
    assert notes(window.news_notes)
    QTest.mouseClick(window.map.viewport(), LEFT, NONE, QPoint(3, 3))
    assert wait(lambda: not notes(window.news_notes), LONG)
    window.results.noted.setInterval(10)
    window.session.look_at(0)
    assert not notes(window.news_notes)
    window.session.look_at(1)
    assert notes(window.news_notes), "a step of the replay shows it as it fell"
    assert wait(lambda: not notes(window.news_notes), LONG)
    assert NOTED > 10


def test_it_turns_before_it_lies_and_lies_in_the_log(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its clock is turned by hand: however slow the machine is, nothing happens in between."""
    monkeypatch.setattr("desktop.views.widgets.step_by_step.EACH", LONG)
    window = sit(rally())
    window.appearance.settings.motion = "full"
    window.results.noted.setInterval(LONG)
    fall(window, "recover preussen-musketeers-1")
    (note,) = notes(window.news_notes)
    assert isinstance(note, DieNote)
    assert note.steps.time.isActive()
    for _ in range(TUMBLES):
        assert (marked(note), note.head.isVisible()) == ([], False)
        note.steps.time.timeout.emit()
    assert len(marked(note)) == 1
    assert note.head.isVisible()
    assert not note.steps.time.isActive()
    window.results.end()
    point_at(window, row_of(window, "sachsen-log-die-recovery"))
    (note,) = notes(window.log_notes)
    assert len(marked(note)) == 1


def test_the_log_shows_it_again(sit: Sit) -> None:
    """Under the pointer; and of the line that is chosen, as long as the log has the focus."""
    window = sit(situation(hands={"sachsen": ["attempt"]}))
    fall(window, "play attempt")
    window.results.end()
    row, shown = row_of(window, "sachsen-log-die-attempt"), window.log_notes
    assert not notes(shown)
    point_at(window, row)
    (note,) = notes(shown)
    left = window.log.mapToGlobal(QPoint(0, 0)).x()
    assert shown.mapToGlobal(shown.rect().topRight()).x() < left, "the log itself stays in sight"
    assert isinstance(note, DieNote)
    QApplication.sendEvent(window.log.list.viewport(), QEvent(QEvent.Type.Leave))
    assert wait(lambda: not notes(shown), LONG)
    window.log.list.setFocus()
    window.log.list.setCurrentIndex(window.log.model.index(row))
    assert [type(one) for one in notes(shown)] == [DieNote]
    QTest.keyClick(window.log.list, Qt.Key.Key_Up)
    line = window.log.list.currentIndex().data(LINE)
    assert line.event.kind == "lot"
    assert [type(one) for one in notes(shown)] == [LotNote]
    window.map.setFocus()
    assert wait(lambda: not notes(shown), LONG)


def test_notes_never_lie_over_each_other(sit: Sit) -> None:
    """What is shown last stands; what a side has done is told below what fell, or not at all."""
    window = sit(situation(hands={"sachsen": ["attempt"]}), scale=150)
    fall(window, "play attempt")
    news, log, aside = window.news_notes, window.log_notes, window.side_note
    log.tell(window.log.model.rows[row_of(window, "sachsen-log-die-attempt")].event, QRect(0, 0, 1, 1))
    log.stand(news.pos())
    assert (log.isVisible(), news.isVisible()) == (True, False)
    news.stand(QPoint(ASIDE, ASIDE))
    assert (log.isVisible(), news.isVisible()) == (False, True)
    aside.setText("x")
    aside.adjustSize()
    aside.move(ASIDE, news.geometry().center().y())
    aside.show()
    news.stand(QPoint(window.frame.x(), ASIDE))
    spot = QRect(window.frame.mapTo(window.body, aside.pos()), aside.size())
    assert not aside.isVisible() or not spot.intersects(news.geometry())
    assert aside.isVisible() or news.height() > window.frame.height() - aside.height() - 2 * ASIDE


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_room_for_large_text(sit: Sit, language: str) -> None:
    window = sit(situation(ties={"sachsen": {"bayern": {"notes": 2}}}))
    window.appearance.set_language(language)
    window.appearance.set_scale(150)
    QApplication.processEvents()
    fall(window, "propose bayern")
    (note,) = notes(window.news_notes)
    assert window.body.rect().contains(window.news_notes.geometry())
    for label in note.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_what_not_everybody_may_know_goes_with_its_reader(sit: Sit) -> None:
    window = sit(situation(kind="practice"))
    window.seating.its_me()
    window.tray.keep_open()
    faces: dict[str, int | str] = {f"face-{n}": "passed" for n in range(1, 7)}
    message = Message("sachsen-log-die-spy", {"side_bare": "side:sachsen", "side": "side:sachsen", "n": 2})
    secret = Event("die", message, audience=("first",), clause="sachsen espionage-4", data={"die": 2} | faces)
    assert secret.for_seat("second") is None
    window.results.tell([secret])
    assert notes(window.news_notes)
    window.tray.close_hand()
    assert not notes(window.news_notes)
    window.tray.keep_open()
    window.results.tell([secret])
    window.panic()
    assert not notes(window.news_notes)


def test_who_comes_back_is_not_told_again_what_he_has_read(sit: Sit) -> None:
    """What stood over an open table until its time was out all have read; what a curtain cut short nobody has."""
    window = sit(situation(kind="match", hands={"sachsen": ["attempt"]}))
    window.seating.its_me()
    session = window.session
    assert session.act(session.table.read("play attempt"), sure=True)
    assert notes(window.news_notes)
    window.seating.hand_to("second")
    assert not notes(window.news_notes), "they are not kept behind the curtain"
    window.curtain.opened.emit()
    assert notes(window.news_notes), "the second has not read it"
    window.seating._settling = True  # the table lies open, as in a call
    session.look_as(None)
    window.results.noted.timeout.emit()
    window.seating._settling = False
    window.seating.hand_to("third")
    window.curtain.opened.emit()
    assert session.viewer == "third"
    assert not notes(window.news_notes)


@cache
def told() -> frozenset[str]:
    """The messages that the dice of a year and of a battle need besides their lines of the log."""
    found = set[str]()
    for name in ("06-year-3", "07-battle-2"):
        journal = Journal.open(RECORDED / f"{name}.kabinett")
        table = Table.resume(engine.game("sachsen"), journal)
        for event in (*table.opening, *(event for played in table.history for event in played.events)):
            said = event.data.items() if "die" in event.data else ()
            found |= {f"sachsen-face-{word}" for key, word in said if key.startswith("face-")}
            found |= {f"sachsen-{key}" for key, _ in said if key.startswith("part-")}
    return frozenset(key for key in found if not key.rpartition("face-")[2].lstrip("-").isdigit())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_and_part_of_recorded_dice_has_its_words(language: str) -> None:
    words = Translator(language)
    assert len(told()) > 40
    assert not {key for key in told() if not words.has(key)}


def test_a_name_that_begins_a_longer_word_is_not_set_off(sit: Sit) -> None:
    """The Prussian brigades are not Prussia."""
    window = sit(rally())
    said = PromptWords(window.appearance, window.session)
    assert said.paragraph("Prussia fires.").bold == "Prussia"
    assert said.paragraph("Prussian musketeers fire.").bold == ""
