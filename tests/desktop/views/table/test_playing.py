"""A table of MARIA in the window: wizard, sheets, curtain, cards, refusals, undo, keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

import engine
from desktop.profile import library
from desktop.profile.settings import STEP, Settings
from desktop.session.gate import BOUNCE
from desktop.session.session import Session
from desktop.views.pages.wizard import Wizard
from desktop.views.panels.number_panel import NumberPanel
from desktop.views.table.prompt_words import PromptWords
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.dialogs import Told
from engine.kernel.positions import PositionFile
from tests.desktop.driver import LEFT, PERSONS, Driver, beginning
from tests.desktop.person import LONG


def test_the_wizard_can_start_at_once_and_refuses_double_names(driver: Driver) -> None:
    driver.shell.show_wizard("maria")
    wizard = driver.shell.currentWidget()
    assert isinstance(wizard, Wizard)
    assert wizard.start.isEnabled()
    wizard.rows[1].name.setText(wizard.rows[0].name.text())
    assert not wizard.start.isEnabled()
    assert wizard.rows[0].name.text() in wizard.problem.text()
    wizard.rows[1].bot.setChecked(True)
    assert wizard.start.isEnabled()
    wizard.seed.setText("seven")
    assert not wizard.start.isEnabled()


def test_the_curtain_comes_first_and_needs_to_be_held(driver: Driver) -> None:
    table = driver.new_table()
    assert table.curtain.isVisible()
    assert table.session.viewer is None
    QTest.mouseClick(table.curtain.button, LEFT)
    assert table.curtain.isVisible(), "a short click must not open it"
    driver.uncover()
    assert table.session.viewer == "maria-theresa"


def test_the_curtain_says_what_this_person_has_missed(driver: Driver) -> None:
    """Nothing has happened "since" for who was never here: the game begins; later it says so with reason."""
    table = driver.new_table()
    appearance, curtain = driver.shell.appearance, table.curtain
    assert curtain.since.text() == appearance.tr("curtain-begins") == "The game begins."
    first = curtain.seat
    driver.uncover()
    table.panic()
    assert curtain.seat == first
    assert curtain.since.text() == "Nothing has happened since."
    table = driver.begun()
    table.panic()
    path = table.path()
    assert path is not None
    driver.shell.show_start()
    driver.shell.open_file(path)
    assert driver.table.curtain.since.text() in ("Since the last look", "Nothing has happened since.")


def test_the_last_line_follows_the_place_under_the_pointer(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is known of it changes with each Action, though the pointer rests."""
    table = driver.new_table()
    status = table.status
    status.show_place("place:breslau")
    before = status.place.accessibleName()
    assert before
    table.appearance.set_language("it")
    assert status.place.accessibleName() != before
    table.appearance.set_language("en")
    assert status.place.accessibleName() == before
    monkeypatch.setattr(table.session, "facts", lambda _ref: ())
    table.session.changed.emit()
    assert status.place.accessibleName() == table.appearance.name("place:breslau") != before
    status.show_place("")
    table.session.changed.emit()
    assert status.place.accessibleName() == ""
    monkeypatch.undo()
    status.resize(560, status.height())
    status.show_place("place:breslau")
    monkeypatch.setattr(status.appearance, "tr", lambda *_words, **_told: "viewed by several powers")
    status.refresh()
    drawn = status.place.fontMetrics().horizontalAdvance(status.place.text())
    assert status.place.text().endswith("…")
    status.layout().activate()  # type: ignore[union-attr]
    assert drawn <= status.place.width(), "what stands beside it has grown"


def test_the_curtain_opens_by_holding_enter(driver: Driver) -> None:
    table = driver.new_table()
    QTest.keyPress(table.curtain.button, Qt.Key.Key_Return)
    driver.qtbot.waitUntil(lambda: not table.curtain.isVisible(), timeout=LONG)
    assert table.session.viewer == "maria-theresa"


def test_a_sheet_is_filled_in_and_handed_over(driver: Driver) -> None:
    table = driver.new_table()
    driver.uncover()
    QTest.keyClick(table.map, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.prompt.refusal is not None, "undo by its key says why not"
    assert table.panel(NumberPanel).body.isVisible()
    driver.turn_up()
    row = table.panel(NumberPanel).rows[0]
    before = row.value
    QTest.mouseClick(row.plus, LEFT)
    assert table.panel(NumberPanel).rows[0].value == before + 1
    assert not table.session.table.history, "a draft is no Action"
    assert not table.panel(NumberPanel).form.over.isEnabled()
    QTest.mouseClick(table.panel(NumberPanel).findChild(QPushButton, "spreadNumbers"), LEFT)
    QTest.mouseClick(table.panel(NumberPanel).form.over, LEFT)
    assert table.session.table.history
    assert table.curtain.isVisible()
    assert table.seating.waiting_for == "frederick"


def test_every_prompt_says_who_must_do_what(driver: Driver) -> None:
    table = driver.begun("hussars")
    assert table.prompt.text.accessibleName().startswith("Austria")
    assert "<b>" in table.prompt.text.text()
    assert table.prompt.chip.isVisible()


def test_a_refusal_stays_in_the_bar_with_its_rule(driver: Driver) -> None:
    table = driver.begun()
    decision = table.session.decision
    assert decision is not None
    piece = next(g.source for a in decision.actions if (g := a.gesture()).source.startswith("piece:"))
    attempts = decision.interpret_drag(piece, "place:wien")
    refusals = [r for a in attempts if (r := table.session.why_not(a)) is not None]
    assert refusals
    table.session.refused.emit(refusals[0])
    assert table.prompt.refusal is refusals[0]
    assert table.prompt.rule_button.isVisible()
    QTest.mouseClick(table.prompt.rule_button, LEFT)
    assert table.rules.isVisible()
    assert table.rules.clause == refusals[0].clause.rpartition(" ")[2]
    assert table.prompt.refusal is refusals[0], "looking at the rule does not send the reason away"
    whole, bare = table.prompt.chip.text(), table.prompt.chip.text().rpartition("\N{NO-BREAK SPACE}")[2]
    assert bare.startswith("§")
    table.prompt.chip.shorten(table.prompt.chip.fontMetrics().horizontalAdvance(whole) - 1)
    assert table.prompt.chip.text() == bare, "the ruleset goes before the number is cut"


def test_undo_takes_a_move_back(driver: Driver) -> None:
    table = driver.begun()
    decision = table.session.decision
    assert decision is not None
    action = next(a for a in decision.actions if a.verb == "move" and not table.session.why_not(a))
    before = table.session.table.position.digest()
    assert table.session.act(action)
    assert table.prompt.undo_button.isEnabled()
    QTest.mouseClick(table.prompt.undo_button, LEFT)
    assert table.session.table.position.digest() == before


def test_the_command_line_plays_and_explains(driver: Driver) -> None:
    table = driver.begun()
    decision = table.session.decision
    assert decision is not None
    text = next(a.text() for a in decision.actions if a.verb == "move")
    table.command.open()
    table.command.field.setText("fly somewhere")
    QTest.keyClick(table.command.field, Qt.Key.Key_Return)
    assert table.command.answer.text()
    table.command.field.setText(text)
    QTest.keyClick(table.command.field, Qt.Key.Key_Return)
    assert table.session.table.history[-1].action.text() == text
    table.command.field.setText("don")
    QTest.keyClick(table.command.field, Qt.Key.Key_Return)
    assert table.session.table.history[-1].action.text() == text
    assert table.command.field.text() == "done"
    assert table.command.answer.text()
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(table.command.field, held)
    assert table.session.table.history[-1].action.text() == text
    QTest.keyClick(table.command.field, Qt.Key.Key_Return)
    assert table.session.table.history[-1].action.text() == "done"


def test_the_hand_lies_face_down_until_it_is_asked_for(driver: Driver) -> None:
    table = driver.begun("hussars")
    assert not table.tray.cards
    table.map.setFocus()
    QTest.keyPress(table.map, Qt.Key.Key_Space)
    cards = list(table.tray.cards)
    assert cards
    QTest.keyRelease(table.map, Qt.Key.Key_Space)
    QTest.keyPress(table.map, Qt.Key.Key_Space)
    QTest.qWait(2 * BOUNCE)
    assert table.tray.cards == cards, "a busy window system tells so of a key that is held"
    QTest.keyRelease(table.map, Qt.Key.Key_Space)
    driver.qtbot.waitUntil(lambda: not table.tray.cards, timeout=4000)
    QTest.mouseClick(table.tray.findChild(QPushButton, "keepOpen"), LEFT)
    assert table.tray.cards
    table.panic()
    assert table.curtain.isVisible()
    assert not table.tray.cards


def test_one_person_against_bots_needs_no_curtain_and_bots_play(driver: Driver) -> None:
    table = driver.new_table(bots=True)
    assert not table.curtain.isVisible()
    assert table.session.viewer == "maria-theresa"
    table.panel(NumberPanel).spread()
    QTest.mouseClick(table.panel(NumberPanel).form.over, LEFT)
    driver.qtbot.waitUntil(lambda: table.session.view.step != "deploy", timeout=LONG)
    seats = {p.seat for p in table.session.table.history}
    assert {"frederick", "louis"} <= seats


def test_paying_counts_up_card_by_card(driver: Driver) -> None:
    table = driver.begun("winter")
    table.tray.keep_open()
    cards = [c for c in table.tray.cards if c.digit]
    assert cards
    QTest.mouseClick(cards[0], LEFT)
    payment = table.session.view.payment
    assert payment.paid > 0
    shown = [label.text() for label in table.tray.findChildren(QLabel)]
    assert any(str(payment.paid) in text for text in shown)


def test_the_strong_button_tells_nothing_of_a_hand_that_lies_face_down(driver: Driver) -> None:
    """Whether a card can be paid is read from the cards alone; the main button is drawn as where none can be."""
    table = driver.begun("winter")

    def strong() -> bool:
        return any(one.property("role") == "strong" for one in table.prompt.buttons.answers)

    assert table.session.choices.withheld
    assert strong()
    table.tray.keep_open()
    assert not strong()


def test_space_chooses_a_card_of_a_hand_that_is_kept_open(driver: Driver) -> None:
    """While it lies face down the key shows it; of one that lies open it belongs to what has the focus."""
    table = driver.begun("winter")
    table.tray.keep_open()
    card = next(one for one in table.tray.cards if one.digit)
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Space)
    assert table.session.view.payment.paid > 0


def test_language_theme_and_size_change_at_once(driver: Driver) -> None:
    table = driver.begun("hussars")
    english = table.prompt.text.accessibleName()
    driver.shell.appearance.set_language("it")
    assert table.prompt.text.accessibleName() != english
    assert table.menus.bar.actions()[0].text() == driver.shell.appearance.tr("menu-table")
    driver.shell.appearance.set_theme("dark")
    assert table.scene.theme.name == "dark"
    before = table.prompt.height()
    driver.shell.appearance.set_scale(150)
    QApplication.processEvents()
    assert table.prompt.height() > before


def test_closing_and_continuing_finds_the_same_table(driver: Driver) -> None:
    """Here the first turn is clicked, and stands as the tables that begin in the midst of it."""
    table = driver.new_table()
    driver.deploy()
    driver.go_on("movement")
    home = table.session.home
    assert home.journal.header.seats == PERSONS
    assert tuple((one.seat, one.action) for one in home.history) == beginning("movement")
    digest = table.session.table.position.digest()
    driver.shell.show_start()
    assert driver.shell.start is not None
    card = driver.shell.start.continue_card
    assert card is not None
    assert "turn 1" in card.line
    QTest.mouseClick(card, LEFT)
    assert driver.table.session.table.position.digest() == digest
    assert driver.table.curtain.isVisible()


def test_a_table_goes_to_the_bin_and_comes_back(driver: Driver) -> None:
    driver.new_table()
    driver.shell.show_load()
    page = driver.shell.currentWidget()
    assert page is not None
    assert len(page.rows) == 1
    QTest.mouseClick(page.rows[0].bin_button, LEFT)
    assert library.tables() == []
    QTest.mouseClick(page.toast.button, LEFT)
    assert len(library.tables()) == 1


def test_a_damaged_table_is_shown_with_what_can_be_saved(driver: Driver) -> None:
    table = driver.new_table(bots=True)
    table.panel(NumberPanel).spread()
    table.panel(NumberPanel).press_main()
    driver.shell.show_start()
    path = library.tables()[0].path
    path.write_bytes(path.read_bytes()[:-9])
    driver.shell.show_load()
    page = driver.shell.currentWidget()
    assert page is not None
    kept = library.look_at(library.tables()[0]).entries
    assert str(kept) in page.rows[0].words
    QTest.mouseClick(page.rows[0].open_button, LEFT)
    assert len(driver.table.session.table.journal.entries) >= kept
    assert not [one for one in driver.shell.findChildren(Told) if one.isVisible()], "its row has told it"


def test_every_dock_fits_the_smallest_window(driver: Driver) -> None:
    table = driver.new_table(bots=True)
    driver.shell.resize(1280, 720)
    QApplication.processEvents()
    assert driver.shell.width() == 1280
    assert driver.shell.height() == 720
    assert table.frame.width() > 700
    assert table.frame.height() > 300


def test_at_a_bot_s_pace_by_steps_enter_lets_it_play(driver: Driver) -> None:
    driver.shell.appearance.settings.pace = STEP
    table = driver.new_table(bots=True)
    driver.deploy()
    people = table.seating.humans
    ready = lambda: table.bots.busy() and bool(table.prompt.findChildren(QPushButton, "goOn"))  # noqa: E731
    driver.qtbot.waitUntil(ready)
    count = len(table.session.table.history)
    driver.qtbot.wait(150)
    assert len(table.session.table.history) == count, "it waits"
    table.map.setFocus()
    QTest.keyClick(table.map, Qt.Key.Key_Return)
    assert len(table.session.table.history) == count + 1
    assert table.session.table.history[-1].seat not in people


def test_undo_takes_back_no_action_of_a_bot(driver: Driver) -> None:
    driver.shell.appearance.settings.pace = STEP
    table = driver.new_table(bots=True)
    driver.deploy()
    driver.qtbot.waitUntil(lambda: bool(table.prompt.findChildren(QPushButton, "goOn")))
    for _ in range(3):
        table.bots.go_on()
        driver.qtbot.waitUntil(lambda: bool(table.prompt.findChildren(QPushButton, "goOn")))
        assert not table.prompt.undo_button.isEnabled()
    assert table.prompt.undo_button.toolTip() != ""


def test_n_leads_to_the_drawer_of_a_piece_off_the_map(driver: Driver) -> None:
    table = driver.begun("hussars")
    view, scene, rail = table.map, table.scene, table.rail
    assert rail.buttons["austria"].rings
    view.centre_on("place:dresden", 4.0)
    seen = view.middle()
    closed = scene.anchor("piece:hussar-1")
    assert closed is not None
    assert view.mapFromScene(closed).x() < 0, "while the drawer is closed it is at its tile"
    QTest.keyClick(view, Qt.Key.Key_N)
    assert (scene.hand.source, rail.opened) == ("piece:hussar-1", "austria")
    opened = scene.anchor("piece:hussar-1")
    assert opened is not None
    assert rail.drawer.geometry().contains(view.mapFromScene(opened))
    assert view.middle() == seen, "the map stands still"
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not rail.drawer.is_open
    table.show_lit(("piece:hussar-2",))
    assert rail.opened == "austria"


def test_the_bar_leads_with_the_power_that_votes() -> None:
    """18-d: of an election no power is the acting one, and Frederick leads three: whom the question names leads."""
    position = {
        "game": "maria", "scenario": "advanced", "turn": 5, "stage": "election", "election": True,
        "pieces": {"karl": "wien"},
    }  # fmt: skip
    election = PositionFile(Path("election.yaml"), position).table(engine.game("maria"))
    look = Appearance(Settings(language="en", theme="parchment"))
    seen: list[tuple[tuple[str, ...], str]] = []
    while (decision := election.decision()) is not None and decision.step == "vote":
        words = PromptWords(look, Session(election, decision.seat))
        seen.append((words.sides(), words.paragraph(words.sentence()).bold))
        election.play(next(iter(decision.actions)), decision.seat)
    assert (("prussia",), "Prussia") in seen
    assert (("saxony",), "Saxony") in seen
