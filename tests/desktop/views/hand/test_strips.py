"""The hand as strips: what tells a card is seen, what lies face down is not; whole cards when they are wanted."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.games.acres.cards import BROAD, STRIP
from desktop.games.maria.art.tactical_cards import STRIP_LEFT
from desktop.views.hand.card_zoom import LargeCard
from desktop.views.hand.hand_cards import Backs, CardButton, Fan
from desktop.views.table.table_window import TableWindow
from engine.texts.translate import Translator
from tests.desktop.driver import LEFT, Driver
from tests.desktop.person import LONG
from tests.desktop.views.panels.test_panels import at_the_table, cards_in_a_duel, played_until
from tests.desktop.views.table.test_shares import open_table

SIZES = ((1280, 720), (1366, 768), (1920, 1080))
LONGER = "mmmmmmmm"


@pytest.fixture
def long_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language whose names and sentences are longer by two fifths."""
    name, tr = Translator.name, Translator.tr

    def grown(text: str) -> str:
        return text + LONGER[: round(len(text) * 0.4)] if text.isascii() and len(text) > 2 else text

    monkeypatch.setattr(Translator, "name", lambda self, *a, **k: grown(name(self, *a, **k)))
    monkeypatch.setattr(Translator, "tr", lambda self, *a, **k: grown(tr(self, *a, **k)))


def fan_of(window: TableWindow) -> Fan:
    """The cards that lie open."""
    QApplication.processEvents()
    fans = window.tray.findChildren(Fan)
    assert len(fans) == 1
    return fans[0]


def assert_fits(window: TableWindow) -> None:
    """No scroll bar, no card beyond the tray, no part of the tray over another."""
    tray, fan = window.tray, fan_of(window)
    area = fan.parentWidget().parentWidget()
    assert area is not None
    assert fan.width() <= area.width(), (fan.width(), area.width())
    assert tray.height() <= 80 * window.appearance.settings.scale / 100
    for part in (fan, tray.tabs, tray.fold_button):
        corner = part.mapTo(tray, QPoint(0, 0))
        assert corner.x() >= 0
        assert corner.x() + part.width() <= tray.width()
    assert tray.tabs.mapTo(tray, QPoint(tray.tabs.width(), 0)).x() <= fan.mapTo(tray, QPoint(0, 0)).x()


def test_strips_fit_at_every_size_of_window_and_text(driver: Driver) -> None:
    window = open_table(driver, "maria", "movement")
    for scale in (100, 150, 200):
        driver.shell.appearance.set_scale(scale)
        for size in SIZES:
            driver.shell.resize(*size)
            window.tray.keep_open()
            assert window.tray.strips
            assert_fits(window)
            cards = fan_of(window).cards
            assert cards
            for one, other in pairwise(cards):
                assert other.x() - one.x() >= STRIP_LEFT * window.appearance.card_scale - 1, (
                    "value, sign and letter"
                )


def test_a_long_hand_hides_no_letter(driver: Driver) -> None:
    """Eleven cards beside three tabs at 150 %: each shows what tells it, the last no more than the others at worst."""
    window = open_table(driver, "maria", "movement")
    driver.shell.appearance.set_scale(150)
    driver.shell.resize(1280, 720)
    window.tray.keep_open()
    first = window.tray.cards[0]
    assert first.strip is not None
    cards = [CardButton(window.appearance, first.card, copy=n, strip=first.strip) for n in range(11)]
    fan = Fan(cards, 500)
    driver.qtbot.addWidget(fan)
    seen = STRIP_LEFT * window.appearance.card_scale
    assert fan.width() <= 500
    assert all(other.x() - one.x() >= seen for one, other in pairwise(cards))
    assert cards[-1].width() >= seen


def test_broad_strips_tell_where_cards_lead(driver: Driver) -> None:
    window = open_table(driver, "acres")
    driver.shell.resize(1366, 768)
    window.tray.keep_open()
    QApplication.processEvents()
    plain = window.tray.cards[0]
    assert plain.strip is STRIP
    high = plain.height()
    driver.shell.resize(1920, 1080)
    QApplication.processEvents()
    broad = window.tray.cards[0]
    assert broad.strip is BROAD
    assert broad.height() > high
    assert_fits(window)


@pytest.mark.usefixtures("long_words")
def test_strips_fit_in_a_language_of_long_words(driver: Driver) -> None:
    window = open_table(driver, "acres")
    driver.shell.appearance.set_scale(200)
    for size in SIZES:
        driver.shell.resize(*size)
        window.tray.keep_open()
        assert_fits(window)
        assert window.prompt.height() <= 0.35 * window.height()
        for label in (window.prompt.text, window.strip.now):
            assert label is not None
            assert label.mapTo(window, QPoint(label.width(), 0)).x() <= window.width()


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_a_long_hand_of_names_becomes_narrower_and_covers_no_symbol(driver: Driver, scale: int) -> None:
    window = open_table(driver, "acres")
    driver.shell.appearance.set_scale(scale)
    driver.shell.resize(1280, 720)
    window.tray.keep_open()
    first = window.tray.cards[0]
    cards = [CardButton(window.appearance, first.card, copy=n, strip=first.strip) for n in range(10)]
    fan = Fan(cards, 520)
    driver.qtbot.addWidget(fan)
    assert fan.rows == 2
    assert fan.width() <= 520
    for one, other in pairwise(cards):
        assert not one.geometry().intersects(other.geometry())


def test_without_a_hand_the_tray_is_low(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    driver.shell.resize(3840, 2160)
    window = open_table(driver, "acres")
    high = window.tray.height()
    monkeypatch.setattr(window.tray, "_own_hands", list)
    window.tray.refresh()
    assert window.tray.height() <= 60 < high


def test_face_down_is_face_down(driver: Driver) -> None:
    window = open_table(driver, "maria", "hussars")
    QApplication.processEvents()
    tray = window.tray
    assert tray.strips
    assert not tray.open
    assert not tray.findChildren(CardButton)
    backs = tray.findChildren(Backs)
    assert len(backs) == 1
    closed = tray.height()
    QTest.mouseClick(tray.findChild(QPushButton, "keepOpen"), LEFT)
    assert tray.cards
    assert tray.height() == closed, "the map stands still when the hand is opened"


@pytest.mark.parametrize("name", ["maria", "acres"])
def test_a_strip_that_is_looked_at_shows_the_whole_card_above_it(driver: Driver, name: str) -> None:
    window = open_table(driver, name, "movement" if name == "maria" else "")
    window.tray.keep_open()
    QApplication.processEvents()
    card = window.tray.cards[1]
    QApplication.sendEvent(card, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    large = window.window().findChild(LargeCard)
    assert large is not None
    assert large.isVisible()
    top = card.mapTo(window.window(), QPoint(0, 0)).y()
    assert large.geometry().bottom() <= top
    assert large.height() > 3 * card.height()
    QApplication.sendEvent(card, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    middle = QPointF(card.rect().center())
    QApplication.sendEvent(card, QEnterEvent(middle, middle, card.mapToGlobal(middle)))
    driver.qtbot.waitUntil(lambda: window.window().findChild(LargeCard) is not None, timeout=LONG)


def test_strips_bear_the_digits_that_play_them(driver: Driver) -> None:
    window = open_table(driver, "acres")
    window.tray.keep_open()
    QApplication.processEvents()
    cards = window.tray.cards
    assert [card.digit for card in cards] == list(range(1, len(cards) + 1))
    window.map.setFocus()
    QTest.keyClick(window.map, Qt.Key.Key_2)
    assert {card for card, _copy in window.session.selection.chosen} == {cards[1].card}


# --- strips or whole cards --------------------------------------------------------------


def test_the_first_table_of_a_game_shows_whole_cards_the_next_strips(driver: Driver) -> None:
    table = driver.new_table()
    assert not table.tray.strips
    path = table.path()
    driver.shell.show_start()
    assert path is not None
    driver.shell.open_file(path)
    driver.qtbot.wait(20)
    assert driver.table.tray.strips


def test_t_and_the_button_fold_the_hand_and_the_game_remembers_it(driver: Driver) -> None:
    window = open_table(driver, "acres")
    QApplication.processEvents()
    high = window.map.height()
    window.tray.keep_open()
    QApplication.processEvents()
    assert window.map.height() == high
    window.map.setFocus()
    QTest.keyClick(window.map, Qt.Key.Key_T)
    QApplication.processEvents()
    assert not window.tray.strips
    assert window.map.height() < high
    assert window.appearance.settings.hands["acres"] == "cards"
    QTest.mouseClick(window.tray.fold_button, LEFT)
    QApplication.processEvents()
    assert window.tray.strips
    assert window.map.height() == high
    assert window.appearance.settings.hands["acres"] == "strips"


def test_a_tall_window_has_room_for_whole_cards(driver: Driver) -> None:
    window = open_table(driver, "acres")
    driver.shell.resize(3840, 2160)
    QApplication.processEvents()
    assert not window.tray.strips
    assert not window.tray.fold_button.isVisible()
    driver.shell.resize(1920, 1080)
    QApplication.processEvents()
    assert window.tray.strips


def test_a_duel_is_fought_with_whole_cards(driver: Driver) -> None:
    driver.shell.appearance.settings.hands["maria"] = "strips"
    window = at_the_table(driver, played_until(10, cards_in_a_duel(1)))
    assert window.seating.duellists is not None
    assert not window.tray.strips
    window.seating.peek(window.seating.duellists[0])
    QApplication.processEvents()
    assert all(not card.strip for card in window.tray.cards)


def test_of_two_keys_let_go_together_each_hides_what_it_showed(driver: Driver) -> None:
    window = at_the_table(driver, played_until(10, cards_in_a_duel(1)))
    hands = list[bool]()
    window.tray.hold = hands.append  # type: ignore[method-assign]
    for key in (Qt.Key.Key_Space, Qt.Key.Key_A):
        QTest.keyPress(window.map, key)
    assert window.session.viewer is not None
    for key in (Qt.Key.Key_Space, Qt.Key.Key_A):
        QTest.keyRelease(window.map, key)
    driver.qtbot.waitUntil(lambda: window.session.viewer is None, timeout=LONG)
    assert hands == [True, False]
