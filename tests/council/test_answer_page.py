"""The page of a secret round with cards and buttons in place of numbers: the bids of the toy game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow
from pytestqt.qtbot import QtBot

import engine
from desktop.profile.settings import Settings
from desktop.session.players import Bots
from desktop.session.seating import Seating
from desktop.session.session import Session
from desktop.views.table.answer_page import AnswerPage
from desktop.views.widgets.appearance import Appearance
from engine.kernel.journal import SeatEntry
from engine.kernel.table import Table
from tests.desktop.conftest import no_garbage_in_between

__all__ = ["no_garbage_in_between"]

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnswerPage]:
    """The page over an empty window, with North before it. The couriers have no arms."""
    monkeypatch.setattr("desktop.views.widgets.basics.draw_shield", lambda *_args, **_more: None)
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    appearance = Appearance(Settings(language="en", theme="parchment"))
    seats = [SeatEntry("north", "Anna"), SeatEntry("south", "Bruno")]
    session = Session(Table.new(engine.game("toy"), seats=seats, seed=4), parent=window)
    seating = Seating(session, Bots(session, 0, window), window)
    appearance.speak_of("toy", None, {"seat:north": "Anna", "seat:south": "Bruno"}, "1.0")
    made = AnswerPage(appearance, session, seating, window)
    session.changed.connect(made.follow)
    seating.answered.connect(lambda: made.all_answered(session.table.log(None, 1)))
    window.show()
    seating.settle()
    seating.its_me()
    QApplication.processEvents()
    yield made
    window.close()


def test_cards_are_answers_and_the_hand_is_seen(page: AnswerPage) -> None:
    cards = [card for hand in page.session.view.hands for card in hand.cards or ()]
    assert len(cards) == 3
    assert all(card in page.told.text() for card in cards)
    labels = [button.text() for button in page.buttons]
    assert labels == ["Lay no card", *(f"Lay card {card}" for card in cards)]
    assert page.who.text() == "Anna"
    assert not page.form.isVisible() or not page.form.rows.lines


def test_an_answer_closes_the_page_and_the_last_tells_everybody(page: AnswerPage) -> None:
    QTest.mouseClick(page.buttons[1], LEFT)
    QApplication.processEvents()
    assert page.isHidden(), "who has answered sees nothing more"
    assert page.session.viewer is None
    assert page.seating.waiting_for == "south"
    page.seating.its_me()
    assert page.who.text() == "Bruno"
    QTest.keyClick(page.buttons[0], Qt.Key.Key_Space)
    QApplication.processEvents()
    assert page.who.text() == "All have answered"
    assert "North" in page.told.text()
    seen: list[bool] = []
    page.seen.connect(lambda: seen.append(True))
    QTest.mouseClick(page.show_all, LEFT)
    assert seen
    assert page.isHidden()


def test_words_anew_leave_the_focus_on_the_answer(page: AnswerPage) -> None:
    """The next key answers what was chosen: it is neither lost nor given to the first answer."""
    page.buttons[2].setFocus()
    laid = page.buttons[2].text().rpartition(" ")[2]
    page.session.refresh()
    focus = QApplication.focusWidget()
    assert focus is page.buttons[2]
    QTest.keyClick(focus, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert laid in page.session.table.history[-1].action.text()


def test_tab_leads_around_the_page(page: AnswerPage) -> None:
    first = QApplication.focusWidget()
    assert first is page.buttons[0]
    stops = []
    for _ in range(8):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert page.isAncestorOf(focus)
        stops.append(focus)
    assert first in stops


def test_the_rule_opens_over_the_page(page: AnswerPage) -> None:
    QTest.mouseClick(page.chip, LEFT)
    dialog = page.findChild(QDialog, "rules")
    assert dialog is not None
    assert dialog.isVisible()
    dialog.close()


@pytest.mark.parametrize("scale", [100, 175, 200])
def test_the_page_has_room_for_what_must_be_read(page: AnswerPage, scale: int) -> None:
    """In a low window the arms go first, then what is held; the question and the answers stay."""
    page.appearance.set_scale(scale)
    page.parentWidget().resize(960, 600)  # type: ignore[union-attr]
    QApplication.processEvents()
    assert not page.too_high
    assert page.asked.isVisible()
    assert len(page.buttons) == 4


def test_in_a_low_window_with_large_text_all_of_it_is_reached_by_tab_and_wheel(page: AnswerPage) -> None:
    page.appearance.settings.scale = 200
    page.appearance.changed.emit()
    page.parentWidget().resize(640, 300)
    QApplication.processEvents()
    assert page.too_high
    assert page.told.isVisible(), "what a person holds is never left out"
    area = page._area
    for _stop in page.buttons:
        page.focusNextPrevChild(True)
        focus = QApplication.focusWidget()
        assert focus is not None
        middle = focus.mapTo(area.viewport(), focus.rect().center())
        assert area.viewport().rect().contains(middle)
    bar = area.verticalScrollBar()
    bar.setValue(0)
    assert area.viewport().rect().top() <= page.who.mapTo(area.viewport(), page.who.rect().topLeft()).y()
