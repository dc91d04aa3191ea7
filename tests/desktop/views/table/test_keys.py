"""Every key can be changed; one that is taken is refused with the name of what has it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton

from desktop.profile.keys import DUEL_KEYS, KEYS, TOOL_KEYS, Keys
from desktop.profile.settings import load_settings
from desktop.views.pages.keys_dialog import KeysDialog
from desktop.views.pages.settings_dialog import SettingsDialog
from tests.desktop.driver import LEFT, Driver

CONTROL = Qt.KeyboardModifier.ControlModifier
NAMES = [name for group in KEYS.values() for name in group]


def open_keys(driver: Driver) -> KeysDialog:
    """The page of keys, by way of the settings."""
    driver.shell.show_settings()
    settings = driver.shell.findChild(SettingsDialog)
    assert settings is not None
    click(settings, "openKeys")
    page = settings.findChild(KeysDialog)
    assert page is not None
    return page


def click(page: QDialog, name: str) -> None:
    """Click a button of a page by its name."""
    button = page.findChild(QPushButton, name)
    assert button is not None
    QTest.mouseClick(button, LEFT)


def press(page: KeysDialog, name: str, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> str:
    """Ask for another key of this; what the page says against it."""
    QTest.mouseClick(page.buttons[name], LEFT)
    QTest.keyClick(page.buttons[name], key, modifiers)
    return page.refused.text()


@pytest.mark.usefixtures("qapp")
def test_no_two_things_have_one_key() -> None:
    """But those that hold a hand up in a duel: a teacher's tools, which these win over, may have the same.

    And the front of the map: what is presented step by step has no other first step.
    """
    keys, seen = Keys(), dict[str, str]()
    for name in NAMES:
        for key in keys.of(name):
            other = seen.setdefault(key.toString(), name)
            first = (other, name) == ("menu-front", "public-restart")
            assert other == name or first or (other in DUEL_KEYS and name in TOOL_KEYS)


@pytest.mark.usefixtures("qapp")
def test_a_tool_may_have_the_key_of_a_duel_and_no_other() -> None:
    keys = Keys()
    assert keys.choose("public-pen", QKeySequence("A")) == "public-arrow"
    assert keys.choose("public-pen", QKeySequence("N")) == "keys-piece-next"
    assert keys.choose("public-arrow", QKeySequence("D")) == ""
    assert keys.choose("public-pen", QKeySequence("A")) == ""
    assert keys.choose("menu-find", QKeySequence("L")) == "keys-duel-right"


def test_menus_call_keys_as_the_help_does(driver: Driver) -> None:
    """Qt writes English names of keys in every language; where a language has its own, the line says it."""
    menus, name = driver.new_table().menus, "menu-settings"
    words = menus.appearance
    assert words.keys.text(name) == "Ctrl+Shift+,"
    for language, key in (("es", "Ctrl+Mayús+,"), ("it", "Ctrl+Maiusc+,")):
        words.set_language(language)
        assert menus.action(name).text() == f"{words.tr(name)}\t{key}"
    words.set_language("en")
    assert menus.action(name).text() == words.tr(name), "what Qt writes beside it is right"


def test_every_command_of_the_menus_is_on_the_page(driver: Driver) -> None:
    table = driver.new_table(bots=True)
    apart = ("keys-map", "keys-public", "menu-panels")
    menus = [name for group, names in KEYS.items() if group not in apart for name in names]
    assert sorted(table.menus.commands) == sorted(menus)


def test_a_key_is_changed_and_kept(driver: Driver) -> None:
    table = driver.new_table(bots=True)
    assert press(open_keys(driver), "menu-find", Qt.Key.Key_J, CONTROL) == ""
    assert table.menus.action("menu-find").shortcuts() == [QKeySequence("Ctrl+J")]
    assert load_settings().keys == {"menu-find": "Ctrl+J"}


@pytest.mark.parametrize(
    ("key", "modifiers", "owner"),
    [
        (Qt.Key.Key_B, CONTROL, "bookmark"),
        (Qt.Key.Key_N, Qt.KeyboardModifier.NoModifier, "Next piece that can act"),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "Main button"),
    ],
)
def test_a_key_that_is_taken_is_refused_with_the_name_of_the_other(
    driver: Driver, key: Qt.Key, modifiers: Qt.KeyboardModifier, owner: str
) -> None:
    page = open_keys(driver)
    assert owner in press(page, "menu-find", key, modifiers)
    assert page.buttons["menu-find"].text() == "Ctrl+F"
    assert driver.shell.appearance.settings.keys == {}


def test_esc_keeps_the_key_and_the_usual_keys_come_back(driver: Driver) -> None:
    page = open_keys(driver)
    press(page, "keys-piece-next", Qt.Key.Key_J, Qt.KeyboardModifier.NoModifier)
    press(page, "keys-piece-next", Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert (page.isVisible(), page.buttons["keys-piece-next"].text()) == (True, "J")
    click(page, "usualKeys")
    assert page.buttons["keys-piece-next"].text() == "N"


def test_the_map_listens_to_the_key_that_was_chosen(driver: Driver) -> None:
    table = driver.begun()
    assert driver.shell.appearance.set_key("keys-piece-next", QKeySequence("J")) == ""
    QTest.keyClick(table.map, Qt.Key.Key_N)
    assert not table.scene.hand.holds
    QTest.keyClick(table.map, Qt.Key.Key_J)
    assert table.scene.hand.holds
