"""The wizard in the window: people, PINs, signs, curtain, kinds of table, optional rules; and what is kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.profile import library
from desktop.views.pages.wizard import Wizard
from desktop.views.panels.number_panel import NumberPanel
from desktop.views.panels.rules_panel import RulesPanel
from engine import game
from engine.kernel.journal import Journal
from engine.kernel.options import Option
from tests.desktop.driver import LEFT, Driver
from tests.desktop.person import LONG


@pytest.fixture
def wizard(driver: Driver) -> Wizard:
    """The wizard, as the start screen opens it."""
    driver.shell.show_wizard("maria")
    page = driver.shell.currentWidget()
    assert isinstance(page, Wizard)
    return page


def test_enter_presses_what_has_the_focus_and_held_does_it_once(driver: Driver) -> None:
    start = driver.shell.start
    assert start is not None
    start.new_button.setFocus()
    QTest.keyClick(start.new_button, Qt.Key.Key_Return)
    wizard = driver.shell.currentWidget()
    assert isinstance(wizard, Wizard)
    back = wizard.findChild(QPushButton, "back")
    assert isinstance(back, QPushButton)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    for one in (back, wizard.start):
        one.setFocus()
        QApplication.sendEvent(one, held)
    assert driver.shell.currentWidget() is wizard, "a key still held from the last page presses nothing here"
    back.setFocus()
    QTest.keyClick(back, Qt.Key.Key_Return)
    assert driver.shell.currentWidget() is start


def choose(wizard: Wizard, kind: str) -> None:
    """Choose a kind of table with the keyboard."""
    box = wizard.table.kinds
    box.setFocus()
    while wizard.table.kind != kind:
        before = box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down if before < box.findData(kind) else Qt.Key.Key_Up)
        box.activated.emit(box.currentIndex())
        assert box.currentIndex() != before


def test_double_names_are_refused_at_their_fields(wizard: Wizard) -> None:
    assert wizard.start.isEnabled()
    wizard.rows[1].name.setText(f" {wizard.rows[0].name.text().upper()} ")
    assert not wizard.start.isEnabled()
    for row in wizard.rows[:2]:
        assert row.wrong.isVisible()
        assert row.name.property("state") == "wrong"
    assert not wizard.rows[2].wrong.isVisible()
    assert wizard.problem.text() == wizard.rows[0].wrong.text()
    QTest.mouseClick(wizard.rows[1].bot, LEFT)
    assert wizard.start.isEnabled()
    assert not wizard.rows[0].wrong.isVisible()


def test_a_pin_has_four_digits_and_letters_cannot_be_typed(wizard: Wizard) -> None:
    pin, plain = wizard.rows[0].pin, [row.height() for row in wizard.rows]
    pin.setFocus()
    QTest.keyClicks(pin, "a1b2")
    assert pin.text() == "12"
    assert not wizard.start.isEnabled()
    assert wizard.rows[0].wrong.text() == wizard.appearance.tr("wizard-pin-digits")
    QApplication.processEvents()
    marked = [row.height() for row in wizard.rows]
    QTest.keyClicks(pin, "345")
    assert pin.text() == "1234"
    seen = list[list[int]]()
    for _ in range(8):
        QApplication.processEvents()
        seen.append([row.height() for row in wizard.rows])
    assert marked[0] > plain[0]
    assert seen[-1] == plain
    assert all(one in (marked, plain) for one in seen), (
        "what the sentence leaves is shared out among the rows"
    )
    assert wizard.start.isEnabled()


def test_the_pin_opens_the_curtain_and_nothing_else_does(driver: Driver, wizard: Wizard) -> None:
    QTest.keyClicks(wizard.rows[0].pin, "0417")
    QTest.mouseClick(wizard.start, LEFT)
    curtain = driver.table.curtain
    path = driver.table.path()
    assert path is not None
    assert "0417" not in path.read_text(encoding="utf-8")
    assert curtain.pin.isVisible()
    assert curtain.button.isHidden()
    QTest.keyPress(curtain, Qt.Key.Key_Return)
    QTest.qWait(120)
    assert driver.table.session.viewer is None
    QTest.mouseClick(curtain, LEFT, pos=QPoint(60, 60))
    assert curtain.pin.hasFocus(), "a click beside the field: what is typed is the PIN still"
    QTest.keyClicks(curtain.pin, "    ")
    for _ in range(4):
        press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "1", True)
        QApplication.sendEvent(curtain.pin, press)
    assert curtain.pin.text() == "", (
        "Space that is held for the hand, a digit that is held for a card: no PIN"
    )
    QTest.keyClicks(curtain.pin, "1111")
    assert curtain.how.text() == driver.shell.appearance.tr("curtain-pin-wrong")
    assert not curtain.pin.isEnabled()
    QTest.keyClicks(curtain.pin, "0417")
    assert driver.table.session.viewer is None, "a wrong PIN costs a pause"
    driver.qtbot.waitUntil(curtain.pin.isEnabled, timeout=LONG)
    assert curtain.pin.text() == ""
    QTest.keyClicks(curtain.pin, "0417")
    assert driver.table.session.viewer == "maria-theresa"
    assert not curtain.isVisible()
    driver.table.tray.keep_open()
    driver.table.panel(NumberPanel).spread()
    driver.table.panel(NumberPanel).press_main()
    assert curtain.isVisible()
    assert curtain.pin.isHidden(), "the next person has no PIN"
    assert curtain.button.isVisible()


def test_signs_are_shown_at_the_curtain_and_kept(driver: Driver, wizard: Wizard) -> None:
    row = wizard.rows[0]
    row.sign.setCurrentIndex(row.sign.findData("star"))
    QTest.mouseClick(wizard.start, LEFT)
    assert driver.table.curtain.sign.isVisible()
    assert driver.table.session.table.seat_entry("maria-theresa").sign == "star"


def test_the_curtain_is_free_only_where_nobody_needs_it(wizard: Wizard) -> None:
    curtain = wizard.table.curtain
    assert curtain.isChecked()
    assert not curtain.isEnabled()
    assert wizard.table.curtain_line.text() == wizard.appearance.tr("wizard-curtain-needed")
    choose(wizard, "practice")
    assert curtain.isChecked()
    choose(wizard, "open")
    assert curtain.isEnabled()
    assert not curtain.isChecked()
    assert not wizard.rows[0].pin.isEnabled()
    assert wizard.rows[0].pin.toolTip()
    QTest.mouseClick(curtain, LEFT)
    assert curtain.isChecked()
    assert wizard.rows[0].pin.isEnabled()
    choose(wizard, "match")
    wizard.me_against_bots()
    assert curtain.isEnabled()
    assert curtain.isChecked(), "what was wished is not forgotten"


def test_one_person_may_have_a_curtain(driver: Driver, wizard: Wizard) -> None:
    QTest.mouseClick(wizard.findChild(QPushButton, "meAgainstBots"), LEFT)
    QTest.mouseClick(wizard.table.curtain, LEFT)
    QTest.mouseClick(wizard.start, LEFT)
    assert driver.table.curtain.isVisible()
    driver.uncover()
    assert driver.table.session.viewer == "maria-theresa"
    driver.table.panic()
    assert driver.table.curtain.isVisible()


def test_an_open_table_shows_every_hand_and_undoes_without_limit(driver: Driver, wizard: Wizard) -> None:
    choose(wizard, "open")
    assert wizard.table.kind_line.text().startswith(wizard.appearance.tr("kind-open-line"))
    QTest.keyClicks(wizard.seed, "5")
    QTest.mouseClick(wizard.start, LEFT)
    table = driver.table
    QApplication.processEvents()
    assert not table.curtain.isVisible()
    driver.go_on("movement", most=200)
    assert all(hand.cards is not None for hand in table.session.view.hands)
    appearance = driver.shell.appearance
    tabs = [b.text() for b in table.tray.findChildren(QPushButton) if b.property("role") == "tab"]
    for side in ("austria", "prussia", "france"):
        assert any(appearance.name(f"side:{side}") in text for text in tabs)
    while table.session.table.history:
        QTest.mouseClick(table.prompt.undo_button, LEFT)
        QApplication.processEvents()
    assert table.session.view.step == "deploy"


def test_a_practice_table_keeps_secrets_and_undoes_without_limit(driver: Driver, wizard: Wizard) -> None:
    choose(wizard, "practice")
    QTest.mouseClick(wizard.start, LEFT)
    assert driver.table.curtain.isVisible()
    driver.deploy()
    driver.uncover()
    hands = driver.table.session.view.hands
    assert any(hand.cards is None for hand in hands)
    assert driver.table.session.table.why_no_undo() is None


def test_shuffling_moves_people_with_their_pins_and_signs(
    wizard: Wizard, monkeypatch: pytest.MonkeyPatch
) -> None:
    turned: Callable[[list[object]], None] = lambda items: items.reverse()  # noqa: E731
    monkeypatch.setattr("random.shuffle", turned)
    wizard.rows[0].name.setText("Clara")
    wizard.rows[0].pin.setText("1234")
    sign = wizard.rows[0].sign.currentData()
    wizard.rows[1].bot.setChecked(True)
    QTest.mouseClick(wizard.findChild(QPushButton, "shuffleSeats"), LEFT)
    assert wizard.rows[2].name.text() == "Clara"
    assert wizard.rows[2].pin.text() == "1234"
    assert wizard.rows[2].sign.currentData() == sign
    assert wizard.rows[1].bot.isChecked()
    assert wizard.rows[0].human.isChecked()


def test_people_and_bots_stay_in_their_seats_when_the_scenario_changes(wizard: Wizard) -> None:
    wizard.me_against_bots()
    wizard.rows[0].name.setText("Clara")
    box = wizard.scenarios
    box.setCurrentIndex(box.findData("advanced"))
    assert wizard.scenario.id == "advanced"
    assert [row.bot.isChecked() for row in wizard.rows] == [False, True, True]
    assert wizard.rows[0].name.text() == "Clara"


def test_bots_have_the_levels_there_are(wizard: Wizard) -> None:
    level = wizard.rows[0].level
    assert [level.itemData(n) for n in range(level.count())] == ["random", "steady"]
    wizard.rows[0].bot.setChecked(True)
    assert wizard.rows[0].level_line.text() == wizard.appearance.tr("bot-maria-steady-line")


def test_what_was_entered_outlives_another_language_and_size(driver: Driver, wizard: Wizard) -> None:
    wizard.rows[0].name.setText("Clara")
    wizard.rows[0].pin.setText("9876")
    wizard.rows[2].bot.setChecked(True)
    wizard.rulesets.setCurrentIndex(1)
    choose(wizard, "practice")
    wizard.seed.setText("77")
    driver.shell.appearance.set_language("it")
    driver.shell.appearance.set_scale(150)
    driver.shell.appearance.set_theme("dark")
    assert wizard.start.text() == driver.shell.appearance.tr("wizard-start") == "Inizia"
    assert wizard.rows[0].name.text() == "Clara"
    assert wizard.rows[0].pin.text() == "9876"
    assert wizard.rows[2].bot.isChecked()
    assert wizard.ruleset == "1.0"
    assert wizard.table.kind == "practice"
    QTest.mouseClick(wizard.start, LEFT)
    header = driver.table.session.table.journal.header
    assert (header.ruleset, header.kind, header.seed) == ("1.0", "practice", 77)
    assert header.seats[0].name == "Clara"


def test_the_rules_of_the_choice_can_be_read(wizard: Wizard) -> None:
    QTest.mouseClick(wizard.rules, LEFT)
    panel = wizard.findChild(RulesPanel)
    assert panel is not None
    assert panel.isVisible()
    assert len(panel.text.toPlainText()) > 1000


def test_rules_under_named_headings_are_read_by_their_headings(wizard: Wizard) -> None:
    panel = RulesPanel(wizard.appearance)
    panel.speak_of("acres", "1.0", "standard", 2)
    panel.open_clause("acres settle-3")
    assert panel.clause == "settle-3"
    text = panel.text.toPlainText()
    assert "\nSettle\n" in text
    assert "\nSettle 3 " in text
    assert "settle-3" not in text
    assert "§" not in text
    assert text.index("\nSettle\n") < text.index("\nDevelop\n") < text.index("\nEnd of the game\n")
    panel.search.setText("raid 6")
    panel.refresh()
    found = panel.text.toPlainText()
    assert found.startswith("Raid\n")
    assert found.count("\nRaid ") == 1


@pytest.mark.expects_log("maria-option-peace")
def test_optional_rules_are_offered_by_clause_and_written_down(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    maria = game("maria")
    options = (Option("peace", "maria 13-b"), Option("old", "maria 13-d", ("1.0",)))
    monkeypatch.setattr(maria, "scenarios", (replace(maria.scenarios[0], options=options),), raising=False)
    driver.shell.show_wizard("maria")
    wizard = driver.shell.currentWidget()
    assert isinstance(wizard, Wizard)
    assert set(wizard.table.options) == {"peace"}, "an option of another ruleset is not offered"
    QTest.mouseClick(wizard.table.options["peace"], LEFT)
    QTest.mouseClick(wizard.start, LEFT)
    driver.shell.show_start()
    assert Journal.open(library.tables()[0].path).header.options == {"peace": True}
