"""Subsidies and promises in their panel, by real clicks and keys; and the reminder of them."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton

import engine
from desktop.games.maria.agreements_panel import AgreementsPanel
from desktop.games.maria.army_sheets import ArmySheets
from desktop.views.panels.reminder import Reminder
from desktop.views.table.table_window import TableWindow
from engine.kernel.journal import SeatEntry
from engine.kernel.table import Table
from tests.desktop.driver import LEFT, Driver
from tests.desktop.maps.themes import ONE_THEME

PEOPLE = {"maria-theresa": "Clara", "frederick": "Anna", "louis": "Bruno"}


def table_with(*said: tuple[str, str], bots: bool = False, **situation: Any) -> Table:
    """A table in Prussia's movement of turn 5 where these seats have said these things."""
    start = {
        "game": "maria",
        "scenario": "advanced",
        "turn": 5,
        "stage": "prussia",
        "phase": "movement",
        "hands": {"prussia": ["S4", "H9"], "austria": ["C7"], "france": ["D8"]},
    }
    seats = [
        SeatEntry(seat, name, bot="random" if bots and seat != "louis" else "")
        for seat, name in PEOPLE.items()
    ]
    table = Table.new(engine.game("maria"), scenario="advanced", seats=seats, position=start | situation)
    for seat, text in said:
        table.play(table.position.read(text), seat)
    return table


def sat_down(driver: Driver, table: Table) -> TableWindow:
    """The window of a table, before the right person, with the keys going to it."""
    driver.shell.open_table(table)
    QApplication.processEvents()
    driver.uncover()
    driver.shell.activateWindow()
    driver.qtbot.waitUntil(driver.shell.isActiveWindow)
    return driver.table


def at_the_table(driver: Driver, table: Table) -> tuple[TableWindow, AgreementsPanel, Reminder]:
    """Sit down and open the panel from the menu."""
    sat_down(driver, table).column.named["agreements"].action.trigger()
    QApplication.processEvents()
    panel, reminder = driver.table.panel(AgreementsPanel), driver.table.strip_end
    assert panel is not None
    assert reminder is not None
    return driver.table, panel, reminder


def words(panel: AgreementsPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.text()]


def button(panel: AgreementsPanel, text: str) -> QPushButton:
    return next(b for b in panel.findChildren(QPushButton) if b.text() == text)


def click(panel: AgreementsPanel, text: str) -> None:
    found = button(panel, text)
    panel.area.ensureWidgetVisible(found)
    QTest.mouseClick(found, LEFT)
    QApplication.processEvents()


def choose(box: Any, value: object) -> None:
    """Pick an entry of a list by keys, as a person does."""
    box.setFocus()
    goal = box.findData(value)
    assert goal >= 0, value
    while box.currentIndex() != goal:
        QTest.keyClick(box, Qt.Key.Key_Down if box.currentIndex() < goal else Qt.Key.Key_Up)


def test_a_subsidy_is_offered_by_the_form_and_withdrawn(driver: Driver) -> None:
    table, panel, _ = at_the_table(driver, table_with())
    form = panel.subsidy_form
    choose(form.giver, "prussia")
    choose(form.receiver, "france")
    choose(form.turns, 3)
    click(panel, "Offer a subsidy")
    assert table.session.table.history[-1].action.text() == "subsidise prussia france 3"
    assert "Prussia to France" in words(panel)
    assert "Offered for 3 turns" in words(panel)
    assert any("Louis" in text and "may accept" in text for text in words(panel))
    click(panel, "Withdraw the offer")
    assert table.session.table.history[-1].action.text() == "withdraw prussia france"
    assert "No subsidy runs by contract." in words(panel)


def test_between_powers_of_one_seat_it_is_granted_at_once(driver: Driver) -> None:
    table, panel, _ = at_the_table(driver, table_with())
    form = panel.subsidy_form
    choose(form.giver, "prussia")
    choose(form.receiver, "saxony")
    choose(form.turns, 2)
    click(panel, "Grant a subsidy")
    assert "2 turns left" in words(panel)
    click(panel, "End it")
    assert table.session.view.advanced.affairs.contracts == ()
    assert "No subsidy runs by contract." in words(panel)


def test_a_receiver_that_may_not_receive_is_refused_with_the_clause(driver: Driver) -> None:
    table, panel, _ = at_the_table(driver, table_with())
    form = panel.subsidy_form
    choose(form.giver, "prussia")
    choose(form.receiver, "austria")
    assert form.receiver.itemData(form.receiver.currentIndex(), Qt.ItemDataRole.ToolTipRole) == "not now"
    click(panel, "Offer a subsidy")
    assert table.prompt.refusal is not None
    assert table.prompt.chip.clause == "maria 20-a"
    assert not table.session.table.history


def test_the_other_side_accepts(driver: Driver) -> None:
    table, panel, reminder = at_the_table(driver, table_with(("louis", "subsidise france prussia 3")))
    assert reminder.isVisible()
    assert reminder.toolTip() == "France offers Prussia a subsidy"
    click(panel, "Accept")
    assert table.session.table.history[-1].action.text() == "accept france prussia"
    assert "3 turns left" in words(panel)
    assert not reminder.isVisible()


def test_both_must_agree_to_an_early_end(driver: Driver) -> None:
    table, panel, reminder = at_the_table(driver, table_with(contracts=["france prussia 4"]))
    assert not reminder.isVisible()
    click(panel, "Propose its end")
    assert "Prussia wishes to end it." in words(panel)
    assert not [b for b in panel.findChildren(QPushButton) if "end" in b.text()]
    history = len(table.session.table.history)
    assert table.session.act_for("louis", table.session.table.position.read("cancel france prussia"))
    assert len(table.session.table.history) == history + 1
    assert "No subsidy runs by contract." in words(panel)


def test_the_wish_of_the_other_side_can_be_agreed_to(driver: Driver) -> None:
    table, panel, reminder = at_the_table(
        driver, table_with(("louis", "cancel france prussia"), contracts=["france prussia 4"])
    )
    assert reminder.toolTip() == "Proposed: the subsidy from France to Prussia ends"
    click(panel, "Agree to its end")
    assert table.session.view.advanced.affairs.contracts == ()


def test_a_promise_is_typed_and_stands_in_the_ledger(driver: Driver) -> None:
    table, panel, reminder = at_the_table(driver, table_with())
    form = panel.promise_form
    assert not form.enter.isEnabled()
    form.words.setFocus()
    QTest.keyClicks(form.words, "no attack on Neisse")
    choose(form.until, 7)
    click(panel, "Promise")
    assert form.words.toPlainText() == ""
    assert "“no attack on Neisse”" in words(panel)
    assert "Until the end of turn 7" in words(panel)
    assert reminder.isVisible(), "the one who promised acts"
    assert "no attack on Neisse" in reminder.toolTip()
    assert [e for e in table.session.table.log(None) if e.kind == "treaty"]


def test_a_promise_too_long_is_refused_and_kept(driver: Driver) -> None:
    table, panel, _ = at_the_table(driver, table_with())
    panel.promise_form.words.setPlainText("never " * 41)
    click(panel, "Promise")
    assert table.prompt.chip.clause == "maria 21-a"
    assert panel.promise_form.words.toPlainText()


def test_what_is_not_yet_promised_goes_with_its_author(driver: Driver) -> None:
    table, panel, _ = at_the_table(driver, table_with())
    panel.promise_form.words.setFocus()
    QTest.keyClicks(panel.promise_form.words, "Dresden")
    table.panic()
    assert table.curtain.isVisible()
    assert panel.promise_form.words.toPlainText() == ""
    assert panel.promise_form.isHidden()
    assert panel.subsidy_form.isHidden()


def test_promises_in_order_and_those_over_dimmed(driver: Driver) -> None:
    table = table_with(
        ("louis", "promise 6 second"), ("frederick", "promise 5 first"), ("maria-theresa", "promise 9 third")
    )
    window, panel, reminder = at_the_table(driver, table)
    told = [text for text in words(panel) if text.startswith("“")]
    assert told == ["“first”", "“second”", "“third”"]
    assert "Ends in this turn" in words(panel)
    assert reminder.toolTip().count("\n") == 0, "only what ends now or binds who acts"
    driver.go_on("hussars")
    assert window.session.view.turn == 6
    assert "Ended with turn 5" in words(panel)
    plates = [f for f in panel.findChildren(QFrame, "plate") if f.property("state") == "over"]
    assert len(plates) == 1
    assert "first" in plates[0].findChildren(QLabel)[-1].text()
    assert "first" not in reminder.toolTip()
    assert "second" in reminder.toolTip(), "it ends in this turn"


def test_a_click_on_the_reminder_opens_the_panel(driver: Driver) -> None:
    table, panel, reminder = at_the_table(driver, table_with(("frederick", "promise 5 word of honour")))
    table.column.named["agreements"].put_away()
    QApplication.processEvents()
    assert not panel.isVisible()
    QTest.mouseClick(reminder, LEFT)
    QApplication.processEvents()
    assert panel.isVisible()


def test_who_is_not_asked_may_agree_all_the_same(driver: Driver) -> None:
    table, panel, _ = at_the_table(driver, table_with(("frederick", "subsidise prussia france 2"), bots=True))
    table.bots.stop()
    assert table.session.decision is None
    assert table.session.viewer == "louis"
    click(panel, "Accept")
    assert "accept prussia france" in [played.action.text() for played in table.session.table.history]


def test_the_bavarian_subsidy_is_told_with_its_turns(driver: Driver) -> None:
    _, panel, _ = at_the_table(driver, table_with(turn=2))
    assert "Fixed until the end of turn 3" in words(panel)


def test_the_bavarian_subsidy_later_hangs_on_france(driver: Driver) -> None:
    _, panel, _ = at_the_table(driver, table_with(subsidy=False))
    assert "Decided in each turn: now withheld" in words(panel)


@pytest.mark.parametrize("theme", ONE_THEME)
def test_markers_are_drawn_in_every_theme(driver: Driver, theme: str) -> None:
    driver.shell.appearance.set_theme(theme)
    _, few, _ = at_the_table(driver, table_with(contracts=["france prussia 1"]))
    one = few.grab().toImage()
    _, many, _ = at_the_table(driver, table_with(contracts=["france prussia 8"]))
    assert one != many.grab().toImage()


def test_keys_bring_a_panel_forward_and_put_it_away(driver: Driver) -> None:
    window = sat_down(driver, table_with())
    agreements, sheets = window.panel(AgreementsPanel), window.panel(ArmySheets)
    assert agreements is not None
    for key, panel in ((Qt.Key.Key_F7, agreements), (Qt.Key.Key_F8, sheets)):
        QTest.keyClick(window.map, key)
        QApplication.processEvents()
        assert not panel.body.visibleRegion().isEmpty(), key
    QTest.keyClick(window.map, Qt.Key.Key_F7)
    QApplication.processEvents()
    assert agreements.isHidden()
    assert not sheets.body.visibleRegion().isEmpty()


def test_the_focus_goes_into_an_open_panel(driver: Driver) -> None:
    window, panel, _ = at_the_table(driver, table_with())
    window.log.list.setFocus()
    QTest.keyClick(window.log.list, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert panel.area.hasFocus()  # the inspector is empty: there is nothing to go to
    QTest.keyClick(panel.area, Qt.Key.Key_F6)
    assert window.log.list.hasFocus()


def test_the_introductory_game_knows_no_agreements(driver: Driver) -> None:
    window = driver.new_table()
    assert window.panel(AgreementsPanel) is None
    assert window.strip_end is None
    assert "agreements" not in window.column.named
