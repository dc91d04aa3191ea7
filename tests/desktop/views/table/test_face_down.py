"""A whole window over a hand that lies face down looks, reads and answers the same, whatever that hand holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

import engine
from desktop.session.session import Session
from desktop.views.panels.number_panel import NumberPanel
from desktop.views.parts.board_names import board_names
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.appearance import Appearance
from engine.boards.load import load_board
from engine.kernel.journal import SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.driver import Driver, in_step, plain, settle
from tests.desktop.session.test_face_down import MOMENTS, begun, go_on
from tests.desktop.views.table.test_privacy import all_words

STOPS = 40
"""Presses of Tab that go through the window."""
SOME = 4
"""Places and pieces that are pinned, pointed at and clicked."""


class Part(NamedTuple):
    """What is seen of a widget, heard of it by a screen reader, and done with it by keys."""

    kind: str
    words: tuple[str, ...]
    place: tuple[int, int, int, int]
    looks: tuple[object, ...]


def part(widget: QWidget, window: QWidget) -> Part:
    """One widget of a window."""
    at = widget.mapTo(window, QPoint(0, 0))
    words = (
        widget.objectName(), widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(),
        widget.text() if isinstance(widget, QAbstractButton) else "",
    )  # fmt: skip
    looks = (
        widget.isVisible(), widget.isEnabled(), widget.focusPolicy(), widget.hasFocus(), widget.property("role"),
        widget.cursor().shape(), widget.isChecked() if isinstance(widget, QAbstractButton) else None,
    )  # fmt: skip
    return Part(type(widget).__name__, words, (at.x(), at.y(), widget.width(), widget.height()), looks)


def by_keys(window: QWidget) -> list[str]:
    """Where Tab leads, in order."""
    found = []
    for _ in range(STOPS):
        window.focusNextChild()
        focus = QApplication.focusWidget()
        found.append(f"{type(focus).__name__} {focus.objectName()} {focus.accessibleName()}" if focus else "")
    return found


def seen(driver: Driver) -> tuple[Any, ...]:
    """All parts of the window, where Tab leads, every word, and how bar, hand and column are painted."""
    settle()
    window = driver.table
    parts = [part(one, window) for one in window.findChildren(QWidget) if one.isVisible()]
    time = window.status.state.text()
    words = all_words(driver.shell) - {time}
    painted = [part.grab().toImage() for part in (window.prompt, window.tray, window.column)]
    return words, [one for one in parts if time not in one.words], painted


def answers(driver: Driver) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """What is seen after each of many ways to ask the window something."""
    window = driver.table
    view = window.session.view
    pieces = [piece.ref for piece in view.standing() if piece.place][:SOME]
    places = [f"place:{piece.place}" for piece in view.standing() if piece.place][:SOME]
    asked: dict[str, Callable[[], object]] = {"at first": lambda: None}
    for ref in (*pieces, *places, *(f"side:{side}" for side in view.acting)):
        asked[f"pin {ref}"] = lambda ref=ref: window.inspector.pin(ref)
    for ref in (*pieces, *places):
        asked[f"point at {ref}"] = lambda ref=ref: window.map.lay_at(ref)
        asked[f"take {ref}"] = lambda ref=ref: window.scene.hand.take(ref)
        asked[f"drop it {ref}"] = lambda: window.scene.hand.drop(places[0], window.scene.anchor(places[0]))
        asked[f"put it back {ref}"] = lambda: window.scene.hand.put_back()
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Tab, Qt.Key.Key_F6):
        asked[f"key {key.name}"] = lambda key=key: QTest.keyClick(window.map, key)
    asked["help"] = window.show_help
    asked["help put away"] = lambda: [page.close() for page in window.findChildren(QDialog, "helpNow")]
    for number in range(3):
        asked[f"hint {number}"] = window.give_hint
    for name, ask in asked.items():
        ask()
        yield name, seen(driver)
    yield "tab", (by_keys(window),)


@pytest.fixture
def sheets(qtbot: QtBot) -> list[NumberPanel]:
    """The sheet for new troops in truths that differ only in what its owner alone may see, face down."""
    table, look = begun("new troops"), Appearance(plain("maria"))
    view, panels = table.view(None), []
    for seed in (1, 2, 3):
        session = Session(table.branch(len(table.history), Rng(seed), known=view))
        session.look_as(view.asked[0])
        session.selection.cover(True)
        session.selection.wanted_up.connect(lambda one=session.selection: one.cover(False))
        look.speak_of("maria", board_names(load_board("maria")), None, None)
        panel = NumberPanel(look, session)
        qtbot.addWidget(panel)
        panel.show()
        panels.append(panel)
    return panels


def test_a_sheet_of_troops_lies_face_down_with_the_hand(sheets: list[NumberPanel]) -> None:
    """It says how it is opened, no more, in every truth; open it shows all, and forgets nothing face down."""
    look = sheets[0].appearance
    words = [all_words(panel) for panel in sheets]
    assert all(one == words[0] for one in words)
    assert look.tr("hand-numbers-hidden", key=look.key("keys-hand")) in words[0]
    assert all(panel.wanted and not panel.rows for panel in sheets)
    for panel in sheets:
        panel.form.face_down.keep.click()
    assert not any(panel.form.face_down.isVisible() for panel in sheets)
    assert len({tuple(line.row.has for line in panel.rows) for panel in sheets}) > 1, "open they tell"
    for panel in sheets:
        panel.rows[0].field.setValue(1)
        panel.session.selection.cover(True)
        panel.session.refresh()
        assert not panel.rows
        assert not panel.ready
        assert panel.begun is None
    assert all(all_words(panel) == words[0] for panel in sheets)
    for panel in sheets:
        panel.session.selection.cover(False)
        assert panel.rows[0].value == 1, "what was filled in"
        assert panel.ready


def at_the_table(driver: Driver, table: Table) -> TableWindow:
    """Who is asked sits down, or where two meet nobody does; every hand lies face down."""
    driver.shell.open_table(table)
    in_step()
    driver.uncover()
    window = driver.table
    assert window.session.decider == table.view(None).asked[0]
    assert not window.tray.open
    return window


@pytest.mark.long
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_window_tells_nothing_of_a_hand_that_lies_face_down(driver: Driver, moment: str) -> None:
    situation, first, _ = MOMENTS[moment]
    game = engine.game(situation["game"])
    plan = {key: value for key, value in situation.items() if key != "game"}
    scenario = game.scenario(situation.get("scenario", game.scenarios[0].id))
    sit = scenario.seats[situation.get("seats", max(scenario.seats))]
    seats = tuple(SeatEntry(s, f"Player {s}", "steady" if s == "maria-theresa" else "") for s in sit)
    table = Table.new(game, seats=seats, position=plan, kind="practice")
    go_on(table, first)
    view, hands = table.view(None), set[str]()
    told: list[list[tuple[str, tuple[Any, ...]]]] = []
    driver.shell.appearance.settings.toured.append(game.id)
    for seed in (1, 1, 2, 3):  # the first table of a game leaves panels and hand as the next finds them
        branch = table.branch(len(table.history), Rng(seed), known=view)
        branch.reseat(seats)
        window = at_the_table(driver, branch)
        hands.add(held_by(branch, window.session.decider))
        told.append(list(answers(driver)))
    assert len(hands) > 1
    for other in told[2:]:
        for (name, one), (_, two) in zip(told[1], other, strict=True):
            for mine, yours in zip(one, two, strict=True):
                assert mine == yours, f"{name}: {apart(mine, yours)}"


def held_by(table: Table, seat: str | None) -> str:
    """What a seat holds that others may not see: its cards, its troops, its secret orders."""
    view = table.view(seat)
    held = [hand.cards for hand in view.hands], [piece.strength for piece in view.pieces]
    return f"{held} {[fact for piece in view.standing() for fact in table.facts(piece.ref, seat)]}"


def apart(one: Any, two: Any) -> list[object]:
    """What is in one of two only."""
    return [*[x for x in one if x not in two][:3], "|", *[x for x in two if x not in one][:3]]
