"""Rounds, calls, numbers, interruptions and sides that change hands, in the real window."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

import engine
from desktop.app import Shell, open_window
from desktop.session.calls import passers
from desktop.session.gate import SIGHT
from desktop.session.pins import seal
from desktop.views.panels.number_panel import NumberPanel
from desktop.views.scene.marches import joined
from desktop.views.table.table_window import TableWindow
from engine.kernel.holding import Holder
from engine.kernel.journal import SeatEntry
from engine.kernel.table import Table
from tests.desktop.conftest import no_garbage_in_between, patience
from tests.desktop.driver import plain
from tests.desktop.patience import TiredGate
from tests.desktop.person import LONG

__all__ = ["no_garbage_in_between", "patience"]

LEFT = Qt.MouseButton.LeftButton
NAMES = {"first": "Anna", "second": "Bruno", "third": "Clara"}


@pytest.fixture
def shell(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shell]:
    """The window, without a map painted."""
    monkeypatch.setattr("desktop.maps.boardmap.BoardMap.prepare", lambda _self: None)
    made = open_window(settings=plain("council"))
    qtbot.addWidget(made)
    made.resize(1600, 900)
    made.show()
    yield made
    made.close()


@pytest.fixture
def sit(shell: Shell) -> Callable[..., TableWindow]:
    """Open a table at which these bots and PINs sit beside persons."""

    def at(*played: tuple[str, str], bots: str = "", pins: str = "", **options: object) -> TableWindow:
        seats = [
            SeatEntry(
                seat, NAMES[seat], "random" if seat == bots else "", seal("1234") if seat == pins else ""
            )
            for seat in NAMES
        ]
        chosen = {"sides": "east-together"} | options
        table = Table.new(engine.game("council"), seats=seats, seed=4, options=chosen)  # type: ignore[arg-type]
        for seat, text in played:
            table.play(table.read(text), seat)
        shell.open_table(table)
        QApplication.processEvents()
        assert shell.table is not None
        return shell.table

    return at


BIDS = (("first", "bid 3"), ("second", "bid 2"), ("third", "bid 1"))
TO_CALL = (*BIDS, ("first", "share 3 0 0 0"), ("first", "done"))
TO_MARCH = (*TO_CALL, ("first", "pass"), ("second", "pass"), ("third", "pass"))


def come(window: TableWindow, qtbot: QtBot) -> None:
    """Hold the button of the curtain, or type the PIN."""
    curtain = window.curtain
    assert curtain.isVisible()
    if curtain.sealed:
        QTest.keyClicks(curtain.pin, "1234")
        QTest.keyClick(curtain.pin, Qt.Key.Key_Return)
    else:
        QTest.mousePress(curtain.button, LEFT)
        qtbot.waitUntil(lambda: not curtain.isVisible(), timeout=LONG)
        QTest.mouseRelease(curtain.button, LEFT)
    QApplication.processEvents()
    assert not curtain.isVisible()


def bid(window: TableWindow, number: str) -> None:
    """Type a number into the page and press Enter, once."""
    field = window.answers.form.rows.lines[0].field
    assert field.hasFocus()
    field.selectAll()
    QTest.keyClicks(field, number)
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()


def drawn(window: TableWindow, seat: str) -> str:
    """What a seat is called: as the first side that it has drawn by lot."""
    return window.session.table.view(None).seats[seat][0].capitalize()


def button(window: TableWindow, name: str) -> QPushButton:
    """A visible button by its name."""
    return next(b for b in window.findChildren(QPushButton, name) if b.isVisible())


# --- secret rounds -------------------------------------------------------------------------


def test_persons_answer_one_after_another_on_one_page(sit: Callable[..., TableWindow], qtbot: QtBot) -> None:
    """Three short looks: who comes sees the question and nothing of the table, and the next is called at once."""
    window = sit()
    for seat, number in (("first", "5"), ("second", "0"), ("third", "2")):
        assert window.curtain.isVisible()
        assert window.seating.waiting_for == seat
        come(window, qtbot)
        assert window.answers.isVisible()
        assert window.answers.geometry() == window.rect(), "nothing of the table is seen"
        assert window.session.viewer == seat
        bid(window, number)
    assert window.session.viewer is None
    assert not window.curtain.isVisible()
    assert window.answers.isVisible()
    assert f"{drawn(window, 'first')} bid 5." in window.answers.told.text()
    assert window.answers.who.text() == "All have answered"
    QTest.mouseClick(window.answers.show_all, LEFT)
    QApplication.processEvents()
    assert not window.answers.isVisible()
    assert window.seating.waiting_for == "first", "the gift is divided at the table"
    come(window, qtbot)
    assert not window.answers.isVisible()
    assert window.panel(NumberPanel).isVisible()  # type: ignore[union-attr]


def test_the_page_names_who_has_answered_and_nothing_else(
    sit: Callable[..., TableWindow], qtbot: QtBot
) -> None:
    """Two answers that differ leave the same curtain behind."""
    seen = []
    for number in ("0", "5"):
        window = sit()
        come(window, qtbot)
        bid(window, number)
        names = {seat: b.text() for seat, b in window.curtain.round.names.items()}
        seen.append((names, window.curtain.events.text(), window.curtain.asked.text()))
        assert names["first"].endswith("\N{CHECK MARK}")
        assert not names["second"].endswith("\N{CHECK MARK}")
    assert seen[0] == seen[1]


def test_an_own_answer_is_given_anew_until_the_last_has_answered(
    sit: Callable[..., TableWindow], qtbot: QtBot
) -> None:
    window = sit()
    come(window, qtbot)
    bid(window, "5")
    come(window, qtbot)
    bid(window, "2")
    QTest.mouseClick(window.curtain.round.names["first"], LEFT)
    assert window.seating.waiting_for == "first"
    assert window.session.table.view(None).round.answered == ("first", "second"), "not before Anna has come"  # type: ignore[union-attr]
    come(window, qtbot)
    assert window.session.viewer == "first"
    assert window.session.table.view(None).round.answered == ("second",)  # type: ignore[union-attr]
    bid(window, "1")
    assert window.seating.waiting_for == "third"
    come(window, qtbot)
    bid(window, "0")
    assert f"{drawn(window, 'first')} bid 1." in window.answers.told.text()


def test_arrow_keys_call_another_person_first(sit: Callable[..., TableWindow], qtbot: QtBot) -> None:
    window = sit(pins="third")
    QTest.keyClick(window.curtain.button, Qt.Key.Key_Left)
    assert window.seating.waiting_for == "third"
    come(window, qtbot)
    bid(window, "3")
    assert window.seating.waiting_for == "first"


def test_a_key_that_is_held_answers_nothing(sit: Callable[..., TableWindow], qtbot: QtBot) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent

    window = sit()
    come(window, qtbot)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(window.answers.form.rows.lines[0].field, held)
    assert not window.session.table.history


def test_after_a_click_on_plus_enter_hands_over(sit: Callable[..., TableWindow], qtbot: QtBot) -> None:
    window = sit()
    come(window, qtbot)
    QTest.mouseClick(window.answers.form.rows.lines[0].plus, LEFT)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert [p.action.text() for p in window.session.table.history] == ["bid 1"]


def test_bots_answer_after_the_persons_and_one_person_sees_no_page(
    sit: Callable[..., TableWindow], qtbot: QtBot, shell: Shell
) -> None:
    window = sit(bots="second")
    come(window, qtbot)
    bid(window, "4")
    come(window, qtbot)
    bid(window, "4")
    qtbot.waitUntil(lambda: window.session.table.view(None).round is None, timeout=LONG)
    QApplication.processEvents()
    assert window.answers.isVisible()
    assert window.answers.show_all.isVisible()


# --- calls ---------------------------------------------------------------------------------


def test_one_click_passes_for_all_who_are_present(sit: Callable[..., TableWindow]) -> None:
    window = sit(*TO_CALL)
    assert not window.curtain.isVisible(), "a call is no secret"
    assert window.session.viewer is None
    assert "Who protests?" in window.prompt.text.accessibleName()
    QTest.mouseClick(button(window, "callNobody"), LEFT)
    QApplication.processEvents()
    table = window.session.table
    assert [p.action.text() for p in table.history[-3:]] == ["pass"] * 3
    assert [p.seat for p in table.history[-3:]] == list(NAMES)
    assert [e.message.args["seat"] for e in table.log(None) if e.kind == "call"] == [
        f"seat:{seat}" for seat in NAMES
    ]
    assert table.view(None).step == "marching"


def test_who_calls_steps_forward_and_the_others_pass(sit: Callable[..., TableWindow], qtbot: QtBot) -> None:
    window = sit(*TO_CALL)
    QTest.mouseClick(button(window, "call-third"), LEFT)
    assert window.seating.waiting_for == "third"
    come(window, qtbot)
    assert window.session.viewer == "third"
    protest = next(b for b in window.prompt.answers if b.text() == "Protest")
    QTest.mouseClick(protest, LEFT)
    QApplication.processEvents()
    assert window.session.viewer is None
    assert not any(b.isVisible() for b in window.findChildren(QPushButton, "call-third"))
    QTest.mouseClick(button(window, "callNobody"), LEFT)
    assert [p.seat for p in window.session.table.history[-3:]] == ["third", "first", "second"]


def test_bots_and_pins_answer_for_themselves(sit: Callable[..., TableWindow], qtbot: QtBot) -> None:
    window = sit(*TO_CALL, bots="second", pins="third")
    assert passers(window.session) == ("first",)
    QTest.mouseClick(button(window, "callNobody"), LEFT)
    QApplication.processEvents()
    assert [p.seat for p in window.session.table.history[len(TO_CALL) :]] == ["first"]
    assert window.seating.waiting_for == "third"
    come(window, qtbot)
    QTest.mouseClick(next(b for b in window.prompt.answers if b.text() == "Pass"), LEFT)
    qtbot.waitUntil(lambda: window.session.table.view(None).step != "calling", timeout=LONG)
    assert window.session.table.history[len(TO_CALL) + 2].seat == "second"


def test_a_setting_passes_for_those_with_a_pin_as_well(sit: Callable[..., TableWindow]) -> None:
    window = sit(*TO_CALL, pins="third")
    window.appearance.set_pass_for_pins(True)
    assert passers(window.session) == tuple(NAMES)
    QTest.mouseClick(button(window, "callNobody"), LEFT)
    assert window.session.table.view(None).step == "marching"


def test_where_nothing_is_secret_who_calls_needs_no_curtain(
    sit: Callable[..., TableWindow], shell: Shell
) -> None:
    seats = [SeatEntry(seat, name) for seat, name in NAMES.items()]
    table = Table.new(
        engine.game("council"), seats=seats, seed=4, kind="open", options={"sides": "east-together"}
    )
    for seat, text in TO_CALL:
        table.play(table.read(text), seat)
    shell.open_table(table)
    QApplication.processEvents()
    window = shell.table
    assert window is not None
    assert window.session.viewer is None
    QTest.mouseClick(button(window, "call-second"), LEFT)
    assert not window.curtain.isVisible()
    assert window.session.viewer == "second"
    assert [b.text() for b in window.prompt.answers][:2] == ["Protest", "Pass"]


def test_who_only_watches_passes_for_nobody(sit: Callable[..., TableWindow]) -> None:
    window = sit(*TO_CALL)
    assert passers(window.session)
    window.session.table.journal.watched = Holder("somebody", "elsewhere")
    assert not passers(window.session)


# --- numbers -------------------------------------------------------------------------------


def test_a_sum_is_filled_in_by_mouse_keys_and_typing(sit: Callable[..., TableWindow], qtbot: QtBot) -> None:
    window = sit(*BIDS)
    come(window, qtbot)
    panel = window.panel(NumberPanel)
    assert panel is not None
    assert panel.isVisible()
    assert panel.head.said == "The gift"
    one, two, three, _ = panel.rows
    QTest.mouseClick(one.plus, LEFT)
    two.field.setFocus()
    QTest.keyClick(two.field, Qt.Key.Key_Up)
    assert (one.value, two.value) == (1, 1)
    assert not panel.ready
    assert panel.form.over.toolTip()
    three.field.setFocus()
    QTest.keyClick(three.field, Qt.Key.Key_End)
    assert three.value == 1, "as high as the sum allows"
    assert not one.plus.isEnabled()
    assert panel.ready
    assert three.field.accessibleName() == "France"
    assert three.field.accessibleDescription() == "0 to 1"
    assert one.minus.accessibleName() == "Austria: 1 less"
    before = len(window.session.table.history)
    QTest.keyClick(three.field, Qt.Key.Key_Return)
    assert window.session.table.history[before].action.text() == "share 1 1 1 0"


def test_one_enter_hands_over_what_is_typed_and_no_number_that_was_not_looked_at(
    sit: Callable[..., TableWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who types it knows it, however soon Enter comes; what arrows or the page have made of it is looked at first."""
    monkeypatch.setattr("desktop.session.session.Gate", TiredGate)
    window = sit()
    come(window, qtbot)
    gate, (line,) = window.session.gate, window.answers.form.rows.lines
    assert isinstance(gate, TiredGate)
    gate.look(SIGHT)
    with gate.hasty():
        QTest.keyClick(line.field, Qt.Key.Key_Up)
        QTest.keyClick(line.field, Qt.Key.Key_Return)
        assert not window.session.table.history, "one more was not on the screen"
        gate.look(SIGHT)
        line.field.selectAll()
        QTest.keyClicks(line.field, "2")
        QTest.keyClick(line.field, Qt.Key.Key_Return)
    assert [done.action.text() for done in window.session.table.history] == ["bid 2"]


def test_a_button_that_is_held_goes_on_and_plays_nothing(
    sit: Callable[..., TableWindow], qtbot: QtBot
) -> None:
    window = sit(*BIDS)
    come(window, qtbot)
    row = window.panel(NumberPanel).rows[0]  # type: ignore[union-attr]
    row.plus.setAutoRepeatDelay(1)
    row.plus.setAutoRepeatInterval(1)
    before = len(window.session.table.history)
    QTest.mousePress(row.plus, LEFT)
    qtbot.waitUntil(lambda: row.value == 3, timeout=LONG)
    QTest.mouseRelease(row.plus, LEFT)
    assert row.value == 3
    assert len(window.session.table.history) == before


# --- interruptions -------------------------------------------------------------------------


def test_a_march_stops_where_it_is_interrupted_and_goes_on(
    sit: Callable[..., TableWindow], qtbot: QtBot
) -> None:
    """Each part of the way is walked on the map by the Action that leads there."""
    window = sit(*TO_MARCH, ("first", "march austria beraun praha"))
    assert window.seating.waiting_for == "second"
    come(window, qtbot)
    scene = window.scene
    march = window.session.table.read("march france melnik jungbunzlau")
    assert window.session.act(march)
    QApplication.processEvents()
    assert window.seating.waiting_for == "first"
    come(window, qtbot)
    assert scene.place_of("piece:france") == "melnik"
    assert [b.text() for b in window.prompt.answers] == ["Halt it", "Let it go on"]
    QTest.mouseClick(window.prompt.answers[1], LEFT)
    QApplication.processEvents()
    assert scene.place_of("piece:france") == "jungbunzlau"


def test_a_way_that_is_told_place_by_place_is_walked_as_one() -> None:
    """What walks back over its own way, or another piece, begins anew."""
    hops = [
        ("piece:a", ("place:1", "place:2")),
        ("piece:a", ("place:2", "place:3")),
        ("piece:b", ("place:3",)),
    ]
    assert joined(hops) == [("piece:a", ("place:1", "place:2", "place:3")), ("piece:b", ("place:3",))]


def test_a_march_that_nobody_interrupts_leaves_footsteps_on_its_whole_way(
    sit: Callable[..., TableWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = sit(*TO_MARCH)
    come(window, qtbot)
    ways: list[list[str]] = []
    way = window.scene.ground.way
    monkeypatch.setattr(
        window.scene.ground, "way", lambda places: (ways.append(list(places)), way(places))[1]
    )
    assert window.session.act(window.session.table.read("march austria beraun praha melnik"))
    assert ways[-1] == ["pilsen", "beraun", "praha", "melnik"]


# --- sides ---------------------------------------------------------------------------------


def test_strip_curtain_and_panels_follow_who_leads_what(
    sit: Callable[..., TableWindow], qtbot: QtBot
) -> None:
    window = sit(*TO_MARCH, ("first", "done"), ("second", "done"))
    assert window.appearance.person("side:prussia") == "Anna"
    come(window, qtbot)
    done = next(a for a in window.session.decision.actions if a.text() == "done")  # type: ignore[union-attr]
    assert window.session.act(done)
    QApplication.processEvents()
    assert window.session.view.seats["third"] == ("prussia",)
    assert window.appearance.person("side:prussia") == "Clara"
    assert window.appearance.person("side:bavaria") == "Anna"
    assert window.seating.waiting_for == "third", (
        "who is at the screen bids first, when all others have looked away"
    )
    assert not window.answers.isVisible()
    come(window, qtbot)
    assert window.answers.isVisible()
    bid(window, "0")
    assert window.seating.waiting_for == "first"
    assert "Austria and Bavaria" in window.curtain.who.text()


def test_before_the_lots_a_seat_leads_nothing(sit: Callable[..., TableWindow]) -> None:
    window = sit(sides="lot")
    led = [side for sides in window.session.view.seats.values() for side in sides]
    assert len(set(led)) == 3
    assert all(window.appearance.person(f"side:{side}") for side in led)


# --- how many ------------------------------------------------------------------------------


@pytest.fixture
def dropped(sit: Callable[..., TableWindow], qtbot: QtBot) -> TableWindow:
    """A pile was dragged by keys to a place."""
    window = sit(*BIDS, ("first", "share 3 0 0 0"))
    come(window, qtbot)
    hand = window.scene.hand
    assert hand.take("piece:pile-austria")
    assert hand.drop("place:praha", window.scene.anchor("place:praha"))  # type: ignore[arg-type]
    assert window.map.number_chooser.open
    return window


def test_a_pile_that_is_dropped_asks_how_many(dropped: TableWindow) -> None:
    chooser, table = dropped.map.number_chooser, dropped.session.table
    assert (chooser.field.minimum(), chooser.field.maximum()) == (1, 60)
    assert chooser.take.text() == "1 to Prag"
    assert chooser.field.lineEdit().width() > 20, "the number is seen"
    QTest.keyClicks(chooser.field, "12")
    assert chooser.take.text() == "12 to Prag"
    QTest.keyClick(chooser.field, Qt.Key.Key_Return)
    assert not chooser.open
    assert table.history[-1].action.text() == "place austria praha 12"
    assert not dropped.scene.hand.holds


def test_nothing_is_taken_by_escape_or_a_click_elsewhere(dropped: TableWindow) -> None:
    chooser, before = dropped.map.number_chooser, len(dropped.session.table.history)
    QTest.keyClick(chooser.field, Qt.Key.Key_Escape)
    assert not chooser.open
    assert not dropped.scene.hand.holds
    assert dropped.scene.hand.take("piece:pile-austria")
    dropped.scene.hand.drop("place:praha", dropped.scene.anchor("place:praha"))  # type: ignore[arg-type]
    QTest.mouseClick(dropped.map.viewport(), LEFT, pos=dropped.map.viewport().rect().bottomRight())
    assert not chooser.open
    assert len(dropped.session.table.history) == before


def test_a_number_is_taken_by_its_button_and_by_the_limits(dropped: TableWindow) -> None:
    chooser = dropped.map.number_chooser
    QTest.keyClick(chooser.field, Qt.Key.Key_End)
    minus = chooser.findChildren(QPushButton)[0]
    QTest.mouseClick(minus, LEFT)
    assert chooser.open
    QTest.mouseClick(chooser.take, LEFT)
    assert dropped.session.table.history[-1].action.text() == "place austria praha 59"


def test_the_focus_elsewhere_takes_none(dropped: TableWindow) -> None:
    before = len(dropped.session.table.history)
    dropped.prompt.chip.setFocus()
    assert not dropped.map.number_chooser.open
    assert not dropped.scene.hand.holds
    assert len(dropped.session.table.history) == before
