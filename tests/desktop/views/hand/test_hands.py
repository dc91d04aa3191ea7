"""Hands at the window: what is held, doubled or too early plays nothing, and Enter means the main button."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu, QPushButton, QTreeWidgetItemIterator

from desktop.session.gate import BOUNCE, HABIT, SIGHT
from desktop.views.panels.number_panel import NumberPanel
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.basics import tip
from engine.kernel.action import Action
from engine.kernel.log import Log
from engine.kernel.message import Message
from engine.kernel.refusal import Refusal
from tests.desktop.driver import LEFT, Driver
from tests.desktop.patience import ClumsyGate
from tests.desktop.person import LONG

ENTER, NONE = Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits by himself: time stands still but where a test lets it pass."""
    monkeypatch.setattr("desktop.session.session.Gate", ClumsyGate)


def look(window: TableWindow, wait: float = SIGHT) -> None:
    """Let the window be painted, and so much time pass."""
    gate = window.session.gate
    assert isinstance(gate, ClumsyGate)
    QApplication.processEvents()
    gate.look(wait)


def repeat(window: TableWindow, times: int = 5, key: Qt.Key = ENTER) -> None:
    """What a keyboard sends while a key is held: to whatever has the focus."""
    gate = window.session.gate
    for _ in range(times):
        if isinstance(gate, ClumsyGate):
            gate.look(SIGHT)
        for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
            QApplication.sendEvent(QApplication.focusWidget() or window, QKeyEvent(kind, key, NONE, "", True))
        QApplication.processEvents()


def played(window: TableWindow) -> int:
    """How many Actions the persons have played."""
    table = window.session.table
    return sum(one.seat in table.humans for one in table.history)


def at_movement(driver: Driver) -> TableWindow:
    """A person who may move, at a table with a curtain."""
    return driver.begun()


def main_button(window: TableWindow) -> QPushButton:
    """The button that Enter stands for."""
    tip = window.appearance.tr("panels-enter-does")
    QApplication.processEvents()
    return next(b for b in window.prompt.findChildren(QPushButton) if b.isVisible() and b.toolTip() == tip)


# --- the curtain ------------------------------------------------------------------------


def test_enter_held_on_the_curtain_goes_no_further(driver: Driver) -> None:
    table = at_movement(driver)
    table.panic()
    before = played(table)
    QTest.keyPress(QApplication.focusWidget(), ENTER)
    driver.qtbot.waitUntil(lambda: not table.curtain.isVisible(), timeout=LONG)
    repeat(table)
    assert played(table) == before
    assert table.prompt.doubt is None
    QTest.keyRelease(QApplication.focusWidget(), ENTER)
    QTest.keyClick(QApplication.focusWidget(), ENTER)
    assert table.prompt.doubt is not None or played(table) == before + 1, "pressed anew it counts"


def test_the_first_curtain_takes_a_held_enter(driver: Driver) -> None:
    table = driver.new_table()
    assert table.curtain.isVisible()
    focus = QApplication.focusWidget()
    assert focus is table.curtain.button
    QTest.keyPress(focus, ENTER)
    driver.qtbot.waitUntil(lambda: not table.curtain.isVisible(), timeout=LONG)


def test_a_hold_by_mouse_lasts_though_the_focus_moves(driver: Driver) -> None:
    """A busy window that still takes its shape gives the focus away and takes it back."""
    table = driver.new_table()
    QTest.mousePress(table.curtain.button, LEFT)
    table.map.setFocus()
    assert table.curtain.button.isDown()
    driver.qtbot.waitUntil(lambda: not table.curtain.isVisible(), timeout=LONG)


def test_no_key_gets_behind_the_curtain(driver: Driver) -> None:
    table = at_movement(driver)
    table.panic()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_N, Qt.Key.Key_F6, Qt.Key.Key_5):
        QTest.keyClick(QApplication.focusWidget(), key)
        assert QApplication.focusWidget() is table.curtain.button
    table.map.setFocus()
    QTest.keyClick(table.map, Qt.Key.Key_N)
    assert not table.scene.hand.holds
    QTest.keyPress(table.map, ENTER)
    driver.qtbot.waitUntil(lambda: not table.curtain.isVisible(), timeout=LONG)


@pytest.mark.usefixtures("at_once")
def test_enter_after_a_pin_is_part_of_it(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.views.widgets.pin_field.fits", lambda typed, _sealed: typed == "0417")
    monkeypatch.setattr("desktop.views.table.curtain.Curtain.sealed", "sealed")
    table = driver.new_table(bots=True)
    look(table)
    table.panel(NumberPanel).spread()
    table.seating.waiting_for = "maria-theresa"
    table.seating.curtain.emit("maria-theresa")
    QTest.keyClicks(table.curtain.pin, "0417")
    assert not table.curtain.isVisible()
    look(table, HABIT - 1)
    QTest.keyClick(table.map, ENTER)
    assert not played(table), "typed with the PIN"
    look(table, HABIT)
    QTest.keyClick(table.map, ENTER)
    assert played(table), "the sheet is handed over"


def test_the_curtain_asks_each_of_those_who_move_at_once_in_their_own_words(driver: Driver) -> None:
    """Austria and the Pragmatic Army move together: F12 names the one who sat there, and what is asked of that seat."""
    table = driver.shared_stage()
    decision = table.session.table.decision()
    assert decision is not None
    first, second = decision.seats[:2]
    for seat, other in ((first, second), (second, first)):
        table.session.look_as(seat)
        table.panic()
        assert table.curtain.seat == seat
        mine, theirs = (table.session.table.decision(one) for one in (seat, other))
        assert mine is not None
        assert theirs is not None
        assert (
            table.curtain.asked.text()
            == table.appearance.text(mine.prompt)
            != table.appearance.text(theirs.prompt)
        )
        table.seating.its_me()


# --- too early, doubled, begun before ---------------------------------------------------


@pytest.mark.usefixtures("at_once")
def test_a_second_click_does_not_answer_the_next_decision(driver: Driver) -> None:
    table = driver.new_table(bots=True)
    look(table)
    panel = table.panel(NumberPanel)
    panel.spread()
    QTest.mouseClick(panel.form.over, LEFT)
    QTest.keyClick(table.map, ENTER)
    assert not played(table), "nobody has seen the sheet filled in so"
    look(table)
    spot = panel.form.over.mapTo(table, panel.form.over.rect().center())
    QTest.mouseClick(panel.form.over, LEFT)
    after = played(table)
    assert after, "the whole sheet by one press"
    for _ in range(3):
        QTest.mouseDClick(table.childAt(spot) or table, LEFT)
        QTest.keyClick(table.map, ENTER)
        assert len([p for p in table.session.table.history if p.seat == "maria-theresa"]) == after


@pytest.mark.usefixtures("at_once")
def test_enter_twice_confirms_nothing(driver: Driver) -> None:
    table = one_may_move(driver)
    before = played(table)
    QTest.keyClick(table.map, ENTER)
    assert table.prompt.doubt is not None
    QTest.keyClick(table.map, ENTER)
    look(table, SIGHT - 1)
    QTest.keyClick(table.map, ENTER)
    assert played(table) == before, "not before the question could be read"
    look(table)
    QTest.keyClick(table.map, ENTER)
    assert played(table) == before + 1


@pytest.mark.usefixtures("at_once")
def test_a_drag_begun_before_the_change_plays_nothing(driver: Driver) -> None:
    table = one_may_move(driver)
    decision = table.session.decision
    assert decision is not None
    before = played(table)
    QTest.mousePress(table.map.viewport(), LEFT, NONE, QPoint(5, 5))
    table.session.refresh()
    look(table)
    move = next(a for a in decision.actions if a.verb == "move")
    table.session.gate.hear(released())
    assert not table.session.act(move), "the button went down before this was on the screen"
    assert played(table) == before


# --- what changes the table besides playing -----------------------------------------------


@pytest.mark.usefixtures("at_once")
def test_undo_by_a_held_key_takes_back_one_action(driver: Driver) -> None:
    table = one_may_move(driver)
    for _ in range(3):
        play_a_move(table)
    before = played(table)
    for repeated in (False, True, True, True):
        QTest.simulateEvent(
            table.map, True, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, "", repeated, 0
        )
        look(table)
    QTest.keyRelease(table.map, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert played(table) == before - 1
    for _ in range(2):
        table.session.gate.stopped.time += BOUNCE
        QTest.keyClick(table.map, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        QApplication.processEvents()
    assert played(table) == before - 3, "pressed anew it takes back at once"


@pytest.mark.usefixtures("at_once")
def test_a_double_click_in_the_banner_agrees_for_one(driver: Driver) -> None:
    """When one has agreed the buttons move, and another's lies where the first one's was."""
    table = driver.shared_stage()
    table.seating.its_me()
    look(table)
    table.time.take_back(0)
    look(table)
    first = table.banner.buttons[0]
    spot = first.mapTo(table, first.rect().center())
    for _ in range(3):
        QTest.mouseClick(table.childAt(spot) or table, LEFT)
    assert len(table.banner.buttons) == 3, "one has agreed: two may still, or refuse"
    assert table.session.table.history
    look(table)
    QTest.mouseClick(table.banner.buttons[0], LEFT)
    assert len(table.banner.buttons) == 2


@pytest.mark.usefixtures("at_once")
def test_the_inspector_that_turned_below_the_pointer_plays_nothing(driver: Driver) -> None:
    """It follows the pointer: what it offers may have come just when the button went down."""
    table = one_may_move(driver)
    before = played(table)
    first, second = list(table.scene.moves.sources())[:2]
    for piece in (first, second):
        table.inspector.pin(piece)
        QApplication.processEvents()
        ability(table).click()
        assert played(table) == before
    look(table)
    QTest.mouseClick(ability(table), LEFT)
    assert played(table) == before + 1


@pytest.mark.usefixtures("at_once")
def test_a_second_enter_in_a_page_of_its_own_ends_nothing(driver: Driver) -> None:
    table = one_may_move(driver)
    driver.shell.appearance.set_confirm(False)
    before = played(table)
    table.show_help()
    page = table.findChild(QDialog, "helpNow")
    assert page is not None
    look(table)
    page.close()
    QApplication.processEvents()
    QTest.keyClick(table.map, ENTER)
    assert played(table) == before, "meant for the page"
    look(table)
    QTest.keyClick(table.map, ENTER)
    assert played(table) == before + 1


def play_a_move(table: TableWindow) -> None:
    """One general goes one step."""
    decision = table.session.decision
    assert decision is not None
    move = next(a for a in decision.actions if a.verb == "move")
    look(table)
    assert table.session.act(move, sure=True)
    look(table)


def ability(table: TableWindow) -> QPushButton:
    """The first thing that the inspector offers to do, unfolded where it is only counted."""
    decision = table.session.decision
    assert decision is not None
    tips = {tip(action.text()) for action in decision.actions}

    def offered() -> QPushButton | None:
        buttons = (b for b in table.inspector.findChildren(QPushButton) if b.isVisible())
        return next((b for b in buttons if b.toolTip() in tips), None)

    if offered() is None:
        click = next(
            b
            for b in table.inspector.findChildren(QPushButton)
            if b.isVisible() and "fold-" in b.objectName()
        )
        click.click()
        QApplication.processEvents()
    found = offered()
    assert found is not None
    return found


def released() -> QEvent:
    """The left button goes up."""
    spot, up = QPointF(5, 5), Qt.MouseButton.NoButton
    return QMouseEvent(QEvent.Type.MouseButtonRelease, spot, spot, LEFT, up, NONE)


def one_may_move(driver: Driver) -> TableWindow:
    """The first movement of a game, as nobody else would see it, with time standing still."""
    table = driver.shared_stage("movement", bots=True)
    look(table)
    return table


# --- Enter ------------------------------------------------------------------------------


def test_enter_asks_before_it_ends_what_is_not_done(driver: Driver) -> None:
    table = at_movement(driver)
    before, ending = played(table), main_button(table).text()
    QTest.keyClick(table.map, ENTER)
    assert played(table) == before
    assert isinstance(table.prompt.doubt, Action)
    assert "can still act" in table.prompt.text.accessibleName()
    assert main_button(table).text() == ending
    QTest.keyClick(table.map, Qt.Key.Key_Escape)
    assert table.prompt.doubt is None
    QTest.keyClick(table.map, ENTER)
    QTest.keyClick(table.map, ENTER)
    assert played(table) == before + 1


def test_a_click_on_the_button_says_itself_what_it_does(driver: Driver) -> None:
    table = at_movement(driver)
    before = played(table)
    QTest.mouseClick(main_button(table), LEFT)
    assert played(table) == before + 1


def test_who_wants_no_question_is_not_asked(driver: Driver) -> None:
    table = at_movement(driver)
    driver.shell.appearance.set_confirm(False)
    before = played(table)
    QTest.keyClick(table.map, ENTER)
    assert played(table) == before + 1


def test_enter_and_esc_belong_to_the_tour_while_it_goes_on(driver: Driver) -> None:
    table = at_movement(driver)
    table.begin_tour()
    tour, before = table.tour, played(table)
    assert tour is not None
    table.map.setFocus()
    first = tour.step
    QTest.keyClick(table.map, ENTER)
    assert (tour.step != first, played(table), table.prompt.doubt) == (True, before, None)
    QTest.keyClick(table.map, Qt.Key.Key_Escape)
    assert table.tour is None


@pytest.mark.usefixtures("at_once")
def test_enter_that_is_held_from_the_curtain_does_not_leaf_through_the_tour(driver: Driver) -> None:
    driver.shell.appearance.settings.toured.clear()
    table = driver.new_table()
    QTest.keyPress(table.curtain, ENTER)
    driver.qtbot.waitUntil(lambda: table.tour is not None, timeout=LONG)
    assert table.tour is not None
    first = table.tour.step
    for _ in range(8):
        look(table)
        QTest.keyRelease(table.map, ENTER)  # a busy window system tells so of a key that is held
        QTest.keyPress(table.map, ENTER)
    assert table.tour is not None, "the tour was leafed through by a key that was only held"
    assert table.tour.step == first
    look(table)
    QTest.keyRelease(table.map, ENTER)
    look(table)
    QTest.keyClick(table.map, ENTER)
    assert table.tour.step != first


def test_enter_plays_nothing_while_a_line_of_the_log_has_the_focus(driver: Driver) -> None:
    table = at_movement(driver)
    before = played(table)
    table.log.list.setFocus()
    QTest.keyClick(table.log.list, ENTER)
    assert (played(table), table.prompt.doubt) == (before, None)


def clicked_things(table: TableWindow) -> list[QPushButton]:
    """A chip, a box of the phase strip, an overlay's button, a tab of the hand."""
    places = (table.prompt, table.strip, table.frame, table.tray)
    return [next(b for b in place.findChildren(QPushButton) if b.isVisible()) for place in places[:2]]


def test_after_a_click_enter_is_the_main_button_again(driver: Driver) -> None:
    table = at_movement(driver)
    before = played(table)
    table.map.setFocus()
    for button in (table.prompt.chip, *clicked_things(table)):
        QTest.mouseClick(button, LEFT)
        assert QApplication.focusWidget() is table.map
        QTest.keyClick(QApplication.focusWidget(), ENTER)
        assert table.prompt.doubt is not None
        QTest.keyClick(table.map, Qt.Key.Key_Escape)
    assert played(table) == before


def test_a_button_that_goes_with_its_question_gives_the_focus_to_the_map(driver: Driver) -> None:
    """The same question said anew leaves it on the same answer."""
    table = at_movement(driver)
    main = main_button(table)
    main.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert QApplication.focusWidget() is main, "a key leads the focus everywhere"
    table.session.refresh()
    QApplication.processEvents()
    again = QApplication.focusWidget()
    assert again is main_button(table)
    assert again is not main
    QTest.keyClick(again, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert QApplication.focusWidget() is table.map


# --- the hand ---------------------------------------------------------------------------


def test_a_hand_kept_open_stays_so_through_a_dialog_and_a_refusal(driver: Driver) -> None:
    table = at_movement(driver)
    table.tray.keep_open()
    table.show_help()
    page = table.findChild(QDialog, "helpNow")
    assert page is not None
    driver.qtbot.waitUntil(page.isActiveWindow)
    assert table.tray.open
    page.close()
    QApplication.processEvents()
    table.session.refused.emit(Refusal("", table.session.view.prompt))
    assert table.tray.open


def test_a_hand_that_is_only_held_open_is_not_said_to_be_kept_open(driver: Driver) -> None:
    table = at_movement(driver)
    table.tray.hold(True)
    assert table.tray.open
    assert table.tray.findChild(QPushButton, "keepOpen") is not None, "it closes when Space is let go"
    table.tray.keep_open()
    assert table.tray.findChild(QPushButton, "keepOpen") is None


def test_the_log_tells_no_card_of_a_hand_that_lies_face_down(driver: Driver) -> None:
    """Whoever glances at the screen reads there what the public may read, as in the hand."""
    table = at_movement(driver)
    session, model = table.session, table.log.model

    def lines(seat: str | None) -> list[str]:
        log = Log(session.table, seat)
        log.follow()
        return [table.appearance.text(line.event.message) for line in log.lines]

    def told() -> list[str]:
        return [model.text(line) for line in model.rows]

    assert lines(None) != lines(session.viewer)
    assert told() == lines(None)
    table.tray.hold(True)
    assert told() == lines(session.viewer)
    table.tray.hold(False)
    assert told() == lines(None)


def test_who_comes_to_the_screen_finds_nothing_of_the_own_read_before_the_hand_is_turned_up(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not for a moment: what reads the screen hears of all that is written there."""
    table = at_movement(driver)
    viewer = table.session.viewer
    assert viewer is not None
    table.panic()
    read = list[str | None]()
    monkeypatch.setattr(table.log.model, "refresh", lambda: read.append(table.session.reader))
    table.session.look_as(viewer)
    assert read
    assert not table.tray.open
    assert set(read) == {None}


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_menu_keeps_its_keys(driver: Driver) -> None:
    """Behind an open menu Space shows no hand and a digit asks for nothing."""
    table = at_movement(driver)
    menu = QMenu(table)
    menu.addAction("one").setEnabled(False)
    menu.popup(table.mapToGlobal(table.rect().center()))
    driver.qtbot.waitUntil(menu.isVisible)
    QTest.keyPress(menu, Qt.Key.Key_Space)
    assert not table.tray.open
    QTest.keyRelease(menu, Qt.Key.Key_Space)
    QTest.keyClick(table.map, Qt.Key.Key_1)
    assert table.prompt.refusal is None
    menu.close()
    QTest.keyClick(table.map, Qt.Key.Key_1)
    assert table.prompt.refusal is not None


def test_troops_are_read_nowhere_while_the_hand_lies_face_down(driver: Driver) -> None:
    """Neither beside the map, nor in the last line, nor in the table as text, nor its cards there."""
    table = at_movement(driver)
    session, text = table.session, table.text
    own = next(p for p in session.view.standing() if p.strength is not None)
    hand = next(h for h in session.view.hands if h.seat == session.viewer and h.cards)
    assert hand.cards is not None
    card = table.appearance.name(f"card:{hand.cards[0]}")
    table.open_panel("text")
    table.inspector.pin(own.ref)

    def read() -> str:
        table.status.show_place(own.ref)
        QApplication.processEvents()
        words = [label.text() for label in table.inspector.findChildren(QLabel)]
        found = QTreeWidgetItemIterator(text.tree)
        while (item := found.value()) is not None:
            words.append(item.text(0))
            found += 1
        return " ".join([*words, table.status.place.accessibleName()])

    troops = table.appearance.tr("word-troops", count=own.strength)
    closed = read()
    table.tray.hold(True)
    opened = read()
    refused = Refusal("", Message("enter-several", {"count": 2}))
    session.refused.emit(refused)
    sentence = table.appearance.text(refused.message)
    assert sentence in read()
    table.tray.hold(False)
    assert sentence not in read(), "what was refused to the open hand"
    assert troops in opened
    assert card in opened
    assert card not in closed
    assert closed == read()
    known, public = (session.table.facts(own.ref, seat) for seat in (session.viewer, None))
    secret = [fact for fact in known if fact not in public]
    assert secret
    for fact in secret:
        said = table.appearance.text(fact.message)
        assert said in opened
        assert said not in closed


@pytest.mark.parametrize(
    ("prepare", "words"),
    [
        (lambda _table: None, "No card can be played"),
        (lambda table: table.tray.keep_open(), "No card can be played"),
        (lambda table: QTest.keyClick(table.map, Qt.Key.Key_N), "places are lit"),
    ],
)
def test_a_digit_that_does_nothing_says_why(
    driver: Driver, prepare: Callable[[TableWindow], object], words: str
) -> None:
    table = at_movement(driver)
    prepare(table)
    if words == "places are lit":
        few = dict(list(table.scene.hand.targets().items())[:2])
        table.scene.hand.targets = lambda: few  # type: ignore[method-assign]
    QTest.keyClick(table.map, Qt.Key.Key_7)
    assert words in table.prompt.text.accessibleName()
