"""Lessons and drills for who does not see the screen: all of it stands in the accessible tree, and is done by keys."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidget, QTreeWidgetItem, QTreeWidgetItemIterator, QWidget

import engine
from desktop.views.practice.drill_page import DrillPage
from engine.practice.drills import find_drill
from tests.desktop.driver import Driver, in_step
from tests.desktop.views.practice.test_lesson_window import FIRST

TEXTS = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)


def told(widget: QWidget) -> set[str]:
    """Every text that assistive technology finds in a widget, as far as it is shown."""
    found: set[str] = set()

    def walk(one: QAccessibleInterface) -> None:
        if one.state().invisible:
            return
        found.update(text for kind in TEXTS if (text := one.text(kind)))
        for number in range(one.childCount()):
            child = one.child(number)
            if child is not None:
                walk(child)

    QApplication.processEvents()
    walk(QAccessible.queryAccessibleInterface(widget))
    return found


def row(tree: QTreeWidget, begins: str) -> QTreeWidgetItem:
    """A row of the table as text, opened to be seen."""
    every = QTreeWidgetItemIterator(tree)
    while (item := every.value()) is not None:
        if item.text(0).startswith(begins):
            parent = item.parent()
            if parent is not None:
                parent.setExpanded(True)
            return item
        every += 1
    raise AssertionError(f"no row {begins}")


def enter(tree: QTreeWidget, item: QTreeWidgetItem) -> None:
    """Go to a row and press Enter on it."""
    tree.setFocus()
    tree.setCurrentItem(item)
    QTest.keyClick(tree, Qt.Key.Key_Return)
    in_step()


def test_a_lesson_is_read_and_answered_as_text(driver: Driver) -> None:
    driver.shell.lessons.open(FIRST)
    in_step()
    in_step()
    guide, window = driver.shell.lessons.guide, driver.table
    assert guide is not None
    assert driver.shell.lessons.table is not None
    run, tree = driver.shell.lessons.table.run, window.text.tree
    window.column.named["text"].bring()
    while run.step.name != "held":
        assert guide.words.text() in told(window)
        assert run.show()
        driver.shell.lessons.table._follow()
        in_step()
    seen = told(window)
    assert guide.words.text() in seen
    assert {"Check", "Hint", "Again", "Back", "Leave"} <= seen
    for place in window.scene.ground.places():
        row(tree, window.appearance.name(f"place:{place}"))
    for place in ("Glogau", "Breslau"):
        enter(tree, row(tree, place))
        assert row(tree, f"Marked: {place}")
    guide.press_main()
    in_step()
    assert guide.reply.text() in told(window)
    assert guide._reply() in window.announcer.said
    enter(tree, row(tree, "Marked: Breslau"))
    enter(tree, row(tree, "Liegnitz"))
    guide.press_main()
    in_step()
    assert run.answered
    while run.step.name != "who":
        assert run.show()
        driver.shell.lessons.table._follow()
        in_step()
    assert {choice.read(guide.appearance.words) for choice in run.choices} <= told(guide)
    assert guide.words.text() in window.announcer.said


@pytest.fixture
def page(driver: Driver) -> Iterator[DrillPage]:
    made = DrillPage(driver.shell.appearance, "maria", count(2).__next__)
    made._begun = True
    driver.shell.turn_to(made)
    yield made
    made.close_table()


def test_a_drill_is_read_and_answered_as_text(page: DrillPage) -> None:
    page.ask(find_drill(engine.game("maria"), "open", 2))
    page.head.as_text.click()
    assert page.text is not None
    assert page.run is not None
    seen = told(page)
    assert page.column.question.text() in seen
    assert page.column.question.text() in page.said
    assert {"Check", "Hint", "Table as text", "Mark by name"} <= seen
    right = sorted(page.run.drill.answer.right)
    for ref in page.run.drill.answer.candidates:
        row(page.text.tree, page.appearance.name(ref))
    for ref in right:
        enter(page.text.tree, row(page.text.tree, page.appearance.name(ref)))
    assert sorted(page.run.marked) == right
    page.check()
    verdict = page.column.told.text()
    assert page.said.startswith(verdict)
    assert verdict in told(page)
    assert {one.accessibleName() for one in page.column.rows} <= told(page)


@pytest.mark.parametrize("kind", ["supply", "score", "cards", "protection"])
def test_every_form_of_answer_is_in_the_tree(page: DrillPage, kind: str) -> None:
    page.ask(find_drill(engine.game("maria"), kind, 2))
    page.head.as_text.setChecked(True)
    assert page.run is not None
    seen, answer = told(page), page.column.answer
    assert page.column.question.text() in seen
    assert {button.accessibleName() or button.text() for button in answer.words.values()} <= seen
    assert {page.appearance.name(card) for card in answer.cards} <= {
        name for told_name in seen for name in (told_name, told_name.removeprefix("Marked: "))
    }
    if answer.field is not None:
        assert answer.field.accessibleName() in seen
    page.hint()
    assert page.column.hint_line.text() in told(page)
    assert page.column.hint_line.text() in page.said
