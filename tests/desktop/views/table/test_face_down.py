"""A whole window over a hand that lies face down looks, reads and answers the same, whatever that hand holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

import engine
from desktop.views.table.table_window import TableWindow
from engine.kernel.journal import SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.driver import Driver, in_step, settle
from tests.desktop.session.test_face_down import MOMENTS
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
    for number in range(3):
        asked[f"hint {number}"] = window.give_hint
    for name, ask in asked.items():
        ask()
        yield name, seen(driver)
    yield "tab", (by_keys(window),)


def at_the_table(driver: Driver, table: Table) -> TableWindow:
    """Who is asked sits down; the hand lies face down."""
    driver.shell.open_table(table)
    in_step()
    driver.uncover()
    window = driver.table
    assert window.session.viewer == table.view(None).asked[0]
    assert not window.tray.open
    return window


@pytest.mark.long
@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment != "a field"])
def test_a_window_tells_nothing_of_a_hand_that_lies_face_down(driver: Driver, moment: str) -> None:
    """But on a field, where two persons would meet by keys of their own."""
    situation, first, _ = MOMENTS[moment]
    game = engine.game(situation["game"])
    plan = {key: value for key, value in situation.items() if key != "game"}
    sit = game.scenarios[0].seats[situation.get("seats", max(game.scenarios[0].seats))]
    seats = tuple(SeatEntry(s, f"Player {s}", "steady" if s == "maria-theresa" else "") for s in sit)
    table = Table.new(game, seats=seats, position=plan, kind="practice")
    if first:
        table.play(table.read(first))
    view, hands = table.view(None), set[str]()
    told: list[list[tuple[str, tuple[Any, ...]]]] = []
    driver.shell.appearance.settings.toured.append(game.id)
    for seed in (1, 1, 2, 3):  # the first table of a game leaves panels and hand as the next finds them
        branch = table.branch(len(table.history), Rng(seed), known=view)
        branch.reseat(seats)
        window = at_the_table(driver, branch)
        hands.add(str([hand.cards for hand in branch.view(window.session.viewer).hands]))
        told.append(list(answers(driver)))
    assert len(hands) > 1
    for other in told[2:]:
        for (name, one), (_, two) in zip(told[1], other, strict=True):
            for mine, yours in zip(one, two, strict=True):
                assert mine == yours, f"{name}: {apart(mine, yours)}"


def apart(one: Any, two: Any) -> list[object]:
    """What is in one of two only."""
    return [*[x for x in one if x not in two][:3], "|", *[x for x in two if x not in one][:3]]
