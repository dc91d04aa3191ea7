"""The focus of the keyboard in a part that is written anew: the next key does what was chosen, or nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.views.widgets.basics import clear
from desktop.views.widgets.focus import keeps_focus, mean
from desktop.views.widgets.number_field import NumberField

TAB, SPACE = Qt.Key.Key_Tab, Qt.Key.Key_Space


class Offers(QWidget):
    """A panel of buttons and a field; what is pressed is kept by what it was made for."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = QVBoxLayout(self)
        self.pressed: list[str] = []
        self.field: NumberField | None = None

    @keeps_focus
    def offer(self, *labels: str, means: tuple[object, ...] = (), named: str = "", number: int = -1) -> None:
        """Write it anew: a button for each label, that means so if anything is given; `named`: the first one.

        A field with a number stands below, if there is one.
        """
        clear(self.lines)
        for place, label in enumerate(labels):
            button = QPushButton(label)
            button.setObjectName(named if not place else "")
            if means:
                mean(button, *means, label)
            button.clicked.connect(lambda _=False, label=label: self.pressed.append(label))
            self.lines.addWidget(button)
        if number >= 0:
            self.field = NumberField("Money", 14, self.locale())
            self.field.setRange(0, 999)
            self.field.setKeyboardTracking(True)
            self.field.setValue(number)
            self.lines.addWidget(self.field)


@pytest.fixture
def offers(qtbot: QtBot) -> Iterator[Offers]:
    """The panel, with the keys going to its window, in which another button stands as well."""
    window = QWidget()
    qtbot.addWidget(window)
    panel, other = Offers(), QPushButton("Other")
    other.clicked.connect(lambda: panel.pressed.append("other"))
    lines = QVBoxLayout(window)
    lines.addWidget(panel)
    lines.addWidget(other)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield panel
    window.close()


def tab_to(panel: Offers, label: str) -> None:
    """Tab until a button has the focus."""
    QApplication.processEvents()
    panel.setFocus()
    for _ in range(12):
        focus = QApplication.focusWidget()
        if isinstance(focus, QPushButton) and focus.text() == label:
            return
        QTest.keyClick(focus or panel.window(), TAB)
    raise AssertionError(label)


def space(panel: Offers) -> None:
    """A Space, wherever it goes."""
    QTest.keyClick(QApplication.focusWidget() or panel.window(), SPACE)


def test_the_third_button_is_pressed_after_all_was_written_anew(offers: Offers) -> None:
    offers.offer("one", "two", "three", "four")
    tab_to(offers, "three")
    offers.offer("zero", "one", "two", "three", "four")
    space(offers)
    assert offers.pressed == ["three"], "at once, before any event was handled"
    QApplication.processEvents()
    space(offers)
    assert offers.pressed == ["three", "three"]


def test_a_button_that_is_gone_hands_its_key_to_no_other(offers: Offers) -> None:
    offers.offer("one", "two", "three")
    tab_to(offers, "two")
    offers.offer("one", "three")
    space(offers)
    QApplication.processEvents()
    space(offers)
    assert offers.pressed == []


def test_of_several_that_are_alike_the_one_in_its_place_is_pressed(offers: Offers) -> None:
    offers.offer("rule", "one", "rule", "rule")
    tab_to(offers, "one")
    QTest.keyClick(QApplication.focusWidget(), TAB)
    offers.offer("rule", "one", "rule", "rule", "two")
    focus = QApplication.focusWidget()
    assert [one for one in offers.findChildren(QPushButton) if one.text() == "rule"].index(focus) == 1  # type: ignore[arg-type]
    offers.offer("rule", "one", "rule")
    space(offers)
    assert offers.pressed == [], "nobody knows which of them it was"


def test_the_same_words_to_another_question_are_another_answer(offers: Offers) -> None:
    offers.offer("yes", "no", means=("war?",))
    tab_to(offers, "no")
    offers.offer("yes", "no", means=("war?",))
    focus = QApplication.focusWidget()
    assert isinstance(focus, QPushButton)
    assert focus.text() == "no"
    offers.offer("yes", "no", means=("peace?",))
    space(offers)
    assert offers.pressed == []


def test_what_is_named_may_be_worded_anew(offers: Offers) -> None:
    offers.offer("3 cards", "two", named="fold")
    tab_to(offers, "3 cards")
    offers.offer("4 cards", "two", named="fold")
    space(offers)
    assert offers.pressed == ["4 cards"]


def test_a_number_is_typed_to_its_end(offers: Offers) -> None:
    offers.offer("one", number=0)
    assert offers.field is not None
    QApplication.processEvents()
    offers.field.setFocus()
    offers.field.selectAll()
    QTest.keyClicks(offers.field, "12")
    offers.offer("one", number=offers.field.value())
    QTest.keyClicks(QApplication.focusWidget(), "3")
    assert offers.field.value() == 123


def test_a_panel_that_has_not_the_focus_does_not_take_it(offers: Offers) -> None:
    offers.offer("one", "two")
    tab_to(offers, "Other")
    offers.offer("one", "two", "three")
    space(offers)
    assert offers.pressed == ["other"]
