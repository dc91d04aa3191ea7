"""The coach at the table: where its light burns and where not, what the panel lights and tells, hints when asked."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox

import engine
from desktop.profile.annotations import Arrow, Circle
from desktop.views.pages.settings_dialog import SettingsDialog
from desktop.views.panels.coach_panel import CautionRow, CoachPanel
from desktop.views.table.coaching import GROUP
from desktop.views.table.table_window import TableWindow
from engine.kernel.journal import Kind, SeatEntry
from engine.kernel.table import Table
from engine.practice.advice import ASK_BOT
from engine.texts.translate import LANGUAGES
from tests.desktop.driver import Driver, in_step
from tests.desktop.person import LONG

LEFT = Qt.MouseButton.LeftButton
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
OVERLOOKED: dict[str, Any] = {
    "turn": 4,
    "stage": "prussia",
    "phase": "movement",
    "pieces": {"friedrich": "brandenburg", "neipperg": "landsberg-warthe", "austria-train-1": "driesen"},
    "troops": {"friedrich": 5, "neipperg": 4},
    "hands": {"prussia": ["C4", "C5", "S4", "S5", "H4", "H5", "D4", "D5"]},
}
"""Neipperg can pass Küstrin, which nobody protects; a move of Friedrich to Potsdam would."""


def lay(driver: Driver, kind: Kind = "practice", people: int = 1, **changed: Any) -> TableWindow:
    """A table at which Prussia's moves may be ended; the others are bots that wait, or people."""
    names = ("frederick", "maria-theresa", "louis")
    seats = [SeatEntry(name, bot="" if n < people else "steady") for n, name in enumerate(names)]
    table = Table.new(engine.game("maria"), kind=kind, seats=seats, position=OVERLOOKED | changed)
    driver.shell.open_table(table)
    in_step()
    driver.uncover()
    return driver.table


def panel(window: TableWindow) -> CoachPanel:
    assert window.coach is not None
    return window.coach


def lit(window: TableWindow) -> int:
    """How many cautions the light tells of; 0 where it does not burn."""
    light = window.prompt.buttons.light
    return (light.number or 0) if light.button.isVisible() else 0


def drawn(window: TableWindow) -> tuple[object, ...]:
    return window.scene.annotations.shown.get(GROUP, ())


def read(window: TableWindow) -> list[CautionRow]:
    """Press the light."""
    QTest.mouseClick(window.prompt.buttons.light.button, LEFT)
    in_step()
    return panel(window).rows


def test_the_light_stands_beside_done_with_its_number_unless_it_is_switched_off(driver: Driver) -> None:
    window = lay(driver)
    assert lit(window) == 1
    light = window.prompt.buttons.light
    assert light.button.accessibleName() == "1 thing may have been overlooked."
    done = window.prompt.answers[-1]
    assert light.geometry().right() < done.geometry().left()
    assert window.prompt.undo_button.geometry().right() < light.geometry().left()
    assert window.announcer.said == "1 thing may have been overlooked."
    dialog = SettingsDialog(window.appearance, window)
    box = dialog.findChild(QCheckBox, "coach")
    assert box is not None
    assert box.isChecked()
    box.click()
    in_step()
    assert not lit(window)
    assert window.prompt.buttons.light.isHidden()
    box.click()
    in_step()
    assert lit(window)
    dialog.close()


@pytest.mark.parametrize("kind", ["match", "open"])
def test_it_burns_at_tables_of_practice_alone(driver: Driver, kind: Kind) -> None:
    window = lay(driver, kind)
    assert window.session.decision is not None
    assert window.coach is None
    assert not lit(window)
    assert "coach" not in window.column.named
    assert not window.menus.action("menu-hint").isEnabled()
    window.session.begin_what_if()
    in_step()
    assert window.session.cautions() is None
    assert not lit(window)


def test_what_is_mended_puts_it_out_and_moves_nothing(driver: Driver) -> None:
    window = lay(driver)
    assert lit(window)
    places = [part.geometry() for part in (window.prompt.undo_button, *window.prompt.answers)]
    window.prompt.show_light(0)
    in_step()
    assert [part.geometry() for part in (window.prompt.undo_button, *window.prompt.answers)] == places
    assert window.session.act_text("move friedrich potsdam")
    in_step()
    assert not lit(window)
    assert window.prompt.buttons.light.number == 0
    window.undo()
    in_step()
    assert lit(window)


def test_it_is_away_where_no_phase_may_be_ended(driver: Driver) -> None:
    beside = {"friedrich": "berlin", "neipperg": "muencheberg"}
    fight = lay(driver, phase="combat", pieces=beside)
    assert fight.session.decision is not None
    assert fight.prompt.buttons.light.number is None
    window = lay(driver)
    assert window.session.act_text("move friedrich magdeburg")
    assert lit(window)
    window.session.look_at(0)
    assert window.prompt.buttons.light.number is None
    window.session.look_at(None)
    assert lit(window)


def test_what_rests_on_the_cards_is_not_told_while_they_lie_face_down(driver: Driver) -> None:
    """At a table of several persons the hand lies face down until its owner turns it up."""
    reached = {
        "friedrich": "berlin",
        "neipperg": "landsberg-warthe",
        "karl": "breslau",
        "austria-train-1": "glatz",
    }
    window = lay(driver, people=3, pieces=reached, hands={"prussia": ["S4", "S5"]})
    assert not window.tray.open
    before = [row.caution for row in read(window)]
    assert lit(window) == len(before) > 0
    assert not any(caution.by_hand for caution in before)
    for _ in range(ASK_BOT):
        window.give_hint()
    assert panel(window).hint == "Turn your hand up first."
    window.tray.keep_open()
    in_step()
    assert [row.caution.message.key for row in panel(window).rows if row.caution.by_hand] == [
        "coach-maria-attack"
    ]
    assert lit(window) == len(before) + 1


def test_a_hint_that_rests_on_the_cards_goes_when_they_are_turned_down(driver: Driver) -> None:
    window = lay(driver, people=3)
    window.give_hint()
    window.give_hint()
    assert panel(window).hint == window.appearance.tr("practice-hint-region"), "nothing there rests on cards"
    window.session.refresh()
    assert panel(window).hint == window.appearance.tr("practice-hint-region"), (
        "it stays until its moment ends"
    )
    window.tray.keep_open()
    window.give_hint()
    driver.qtbot.waitUntil(lambda: "weighed" in panel(window).hint, timeout=20000)
    window.tray.close_hand()
    assert panel(window).hint == ""
    window.give_hint()
    assert panel(window).hint == "Turn your hand up first."
    window.tray.keep_open()
    window.give_hint()
    assert window.coaching.adviser.busy
    window.tray.close_hand()
    assert not window.coaching.adviser.busy, "the advice would come to a table that may not read it"


def test_where_to_look_is_not_told_while_that_rests_on_cards_face_down(driver: Driver) -> None:
    seats = [SeatEntry(seat) for seat in ("british", "french")]
    driver.shell.open_table(Table.new(engine.game("acres"), kind="practice", seats=seats, seed=5))
    in_step()
    driver.uncover()
    window = driver.table
    assert window.session.choices.withheld
    window.give_hint()
    assert panel(window).hint.startswith("Read the rule")
    window.give_hint()
    assert panel(window).hint == "Turn your hand up first."
    assert drawn(window) == ()
    window.tray.keep_open()
    window.give_hint()
    assert panel(window).hint != "Turn your hand up first."


def test_the_coach_is_silent_while_a_room_may_see_the_table(driver: Driver) -> None:
    """Who looks is the public then: what rests on the cards of who sits there is a secret like these."""
    window = lay(driver)
    session = window.session
    assert session.cautions()
    session.cover(True)
    in_step()
    assert not session.coached
    assert session.cautions() is None
    assert lit(window) == 0
    assert panel(window).rows == []
    window.give_hint()
    in_step()
    assert panel(window).hint == "Nothing is asked of you now."
    session.cover(False)
    in_step()
    assert lit(window) == 1


def test_a_caution_lights_its_places_and_shows_why(driver: Driver) -> None:
    window = lay(driver)
    (row,) = read(window)
    assert window.column.coach is not None
    assert window.column.coach.is_open
    assert row.words.text() == "Küstrin lies open: it can fall next turn to Neipperg."
    assert row.chip.clause == "maria 10.3-b"
    assert not row.open
    row.why_button.setFocus()
    assert Arrow(row.caution.ways[0]) in drawn(window)
    assert window.scene.lights.signs()
    QTest.keyClick(row.why_button, Qt.Key.Key_Return)
    assert row.open
    told = row.why_button.accessibleName()
    assert "Unprotected: no general of its side within 3 cities" in told
    assert "Neipperg can move through Küstrin" in told
    window.map.setFocus()
    assert drawn(window) == ()
    assert not window.scene.lights.signs()
    QTest.mouseMove(row.words, QPoint(4, 4))
    in_step()
    assert Arrow(row.caution.ways[0]) in drawn(window)
    QTest.mouseClick(row.why_button, LEFT)
    in_step()
    assert not row.open
    assert Arrow(row.caution.ways[0]) in drawn(window), "a click puts out what the pointer is on"
    QTest.mouseMove(window.map.viewport(), QPoint(300, 300))
    in_step()
    assert drawn(window) == ()
    QTest.mouseClick(row.chip, LEFT)
    in_step()
    assert window.rules.isVisible()


def test_it_is_read_by_keys_alone(driver: Driver) -> None:
    window = lay(driver)
    window.map.setFocus()
    QTest.keyClick(window, Qt.Key.Key_H, CONTROL | SHIFT)
    in_step()
    assert window.column.coach is not None
    assert window.column.coach.is_open
    (row,) = panel(window).rows
    assert QApplication.focusWidget() is row.why_button
    QTest.keyClick(row.why_button, Qt.Key.Key_Space)
    assert row.open
    window.prompt.undo_button.setFocus()
    window.prompt.undo_button.setEnabled(True)
    light = window.prompt.buttons.light.button
    light.setFocus()
    assert light.hasFocus()
    QTest.keyClick(light, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is window.prompt.answers[0]


def test_hints_come_in_three_steps_when_asked_and_end_with_their_moment(driver: Driver) -> None:
    window = lay(driver)
    before = window.session.table.position.dump()
    assert panel(window).hint == ""
    QTest.keyClick(window, Qt.Key.Key_H, CONTROL)
    in_step()
    assert panel(window).hint == "Read the rule 2.0\N{NO-BREAK SPACE}§10.1-a."
    assert drawn(window) == ()
    QTest.keyClick(window, Qt.Key.Key_H, CONTROL)
    in_step()
    assert panel(window).hint == window.appearance.tr("practice-hint-region")
    assert Circle("place:kuestrin", 2) in drawn(window)
    QTest.keyClick(window, Qt.Key.Key_H, CONTROL)
    driver.qtbot.waitUntil(lambda: "weighed" in panel(window).hint, timeout=LONG)
    decision = window.session.decision
    assert decision is not None
    assert f"The bot (steady) has weighed {len(decision.actions)} actions." in panel(window).hint
    assert panel(window).hint in window.announcer.said
    assert window.session.table.position.dump() == before, "a hint has played something"
    assert window.session.act_text("move friedrich potsdam")
    in_step()
    assert panel(window).hint == "", "a hint outlives what it was about"
    assert window.coaching is not None
    for _ in range(ASK_BOT):
        window.give_hint()
    assert window.coaching.adviser.busy
    window.undo()
    driver.qtbot.wait(300)
    assert panel(window).hint == "", "advice about a moment that has passed is heard"


def test_advice_comes_though_the_table_is_painted_anew_meanwhile(driver: Driver) -> None:
    """Nothing has happened: what was asked is still wanted."""
    window = lay(driver)
    for _ in range(ASK_BOT):
        window.give_hint()
    window.session.refresh()
    assert window.coaching is not None
    assert window.coaching.adviser.busy
    driver.qtbot.waitUntil(lambda: "weighed" in panel(window).hint, timeout=LONG)


def test_all_of_it_is_read_at_150_percent_on_a_small_screen(driver: Driver) -> None:
    """No sentence is cut in any language, and the light has room for itself."""
    driver.shell.appearance.set_scale(150)
    driver.shell.resize(1366, 768)
    window = lay(driver, pieces={"friedrich": "neisse", "neipperg": "brieg"}, hands={"prussia": ["C4"]})
    assert lit(window) > 1
    read(window)
    for language in LANGUAGES:
        driver.shell.appearance.set_language(language)
        in_step()
        for row in panel(window).rows:
            row.why_button.setChecked(True)
        driver.qtbot.wait(100)
        room = panel(window).area.viewport().width()
        for row in panel(window).rows:
            assert row.minimumSizeHint().width() <= room
            assert row.words.heightForWidth(row.words.width()) <= row.words.height()
        button = window.prompt.buttons.light.button
        assert (
            button.fontMetrics().horizontalAdvance(button.text()) + button.iconSize().width() < button.width()
        )
