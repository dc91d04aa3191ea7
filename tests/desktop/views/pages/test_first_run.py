"""First page, settings, and what is taken from the system at the first start."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from desktop.app import Shell, open_window
from desktop.profile import settings as our_settings
from desktop.profile.settings import Settings, load_settings
from desktop.views.pages.first_run import FirstRun
from desktop.views.pages.settings_dialog import SettingsDialog
from tests.desktop.driver import LEFT, Driver


def system(
    monkeypatch: pytest.MonkeyPatch, *, dark: bool = False, contrast: str = "NoPreference",
    motion: str = "NoPreference",
) -> None:  # fmt: skip
    """Pretend that the system wishes this."""
    scheme = Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light
    wishes = SimpleNamespace(
        contrastPreference=lambda: SimpleNamespace(name=contrast),
        motionPreference=lambda: SimpleNamespace(name=motion),
    )
    hints = SimpleNamespace(colorScheme=lambda: scheme, accessibility=lambda: wishes)
    monkeypatch.setattr(our_settings, "QGuiApplication", SimpleNamespace(styleHints=lambda: hints))


@pytest.mark.parametrize(
    ("dark", "contrast", "theme"),
    [
        (False, "NoPreference", "parchment"),
        (False, "HighContrast", "light"),
        (True, "NoPreference", "dark"),
        (True, "HighContrast", "dark"),
    ],
)
def test_the_first_theme_follows_the_system(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, dark: bool, contrast: str, theme: str
) -> None:
    system(monkeypatch, dark=dark, contrast=contrast)
    assert load_settings().theme == theme


def test_the_first_motion_follows_the_system(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    system(monkeypatch, motion="ReducedMotion")
    assert load_settings().motion == "none"
    system(monkeypatch)
    assert load_settings().motion == "full"


def test_a_system_that_cannot_tell_is_taken_as_usual(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    hints = SimpleNamespace(colorScheme=lambda: Qt.ColorScheme.Unknown)
    monkeypatch.setattr(our_settings, "QGuiApplication", SimpleNamespace(styleHints=lambda: hints))
    assert (load_settings().theme, load_settings().motion) == ("parchment", "full")


@pytest.mark.parametrize(
    ("points", "scale"), [(9.0, 100), (12.0, 100), (15.0, 130), (18.0, 150), (40.0, 200)]
)
def test_the_first_size_follows_the_system(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, points: float, scale: int
) -> None:
    face = QFont()
    face.setPointSizeF(points)
    monkeypatch.setattr("desktop.profile.settings.QFontDatabase.systemFont", lambda _which: face)
    assert load_settings().scale == scale


def test_what_was_chosen_beats_the_system(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    Settings(language="es", theme="safe", motion="short", scale=130).save()
    system(monkeypatch, dark=True, motion="ReducedMotion")
    found = load_settings()
    assert (found.language, found.theme, found.motion, found.scale) == ("es", "safe", "short", 130)


@pytest.fixture
def fresh(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Shell:
    """The window of somebody who never started the program."""
    monkeypatch.setattr("desktop.maps.boardmap.BoardMap.prepare", lambda _self: None)
    shell = open_window()
    qtbot.addWidget(shell)
    shell.show()
    return shell


def test_the_first_page_asks_for_language_and_size_once(fresh: Shell, kabinett_home: Path) -> None:
    page = fresh.currentWidget()
    assert isinstance(page, FirstRun)
    assert page.languages.buttons["en"].isChecked()
    QTest.mouseClick(page.languages.buttons["it"], LEFT)
    assert page.go_on.text() == fresh.appearance.tr("button-continue")
    before = page.go_on.sizeHint().height()
    QTest.mouseClick(page.sizes.buttons[150], LEFT)
    assert page.go_on.sizeHint().height() > before
    assert page.languages.buttons["it"].isChecked()
    QTest.mouseClick(page.go_on, LEFT)
    assert fresh.currentWidget() is fresh.start
    assert load_settings().language == "it"
    assert load_settings().scale == 150
    fresh.close()
    again = open_window()
    assert again.currentWidget() is again.start
    again.close()
    again.deleteLater()


def test_enter_is_enough_for_the_first_page(fresh: Shell, kabinett_home: Path) -> None:
    page = fresh.currentWidget()
    assert isinstance(page, FirstRun)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert fresh.currentWidget() is fresh.start
    assert (kabinett_home / "settings.json").exists()


def settings_dialog(driver: Driver) -> SettingsDialog:
    """The settings, opened by their key."""
    QTest.keyClick(
        driver.shell,
        Qt.Key.Key_Comma,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    driver.qtbot.waitUntil(lambda: driver.shell.findChild(SettingsDialog) is not None)
    dialog = driver.shell.findChild(SettingsDialog)
    assert dialog is not None
    return dialog


def test_whether_to_ask_before_what_cannot_be_taken_back_is_a_setting(driver: Driver) -> None:
    dialog = settings_dialog(driver)
    ask = dialog.findChild(QCheckBox, "confirm")
    assert ask is not None
    assert ask.isChecked()
    QTest.mouseClick(ask, LEFT, pos=QPoint(8, ask.height() // 2))
    assert not driver.shell.appearance.settings.confirm


def pick(dialog: SettingsDialog, name: str, value: object) -> None:
    """Choose a value of a setting."""
    box = dialog.findChild(QComboBox, name)
    assert box is not None
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_settings_are_seen_at_once_and_kept(driver: Driver) -> None:
    table = driver.new_table(bots=True)
    dialog = settings_dialog(driver)
    pick(dialog, "language", "it")
    assert dialog.windowTitle() == driver.shell.appearance.tr("settings-title") == "Impostazioni"
    assert table.menus.bar.actions()[0].text() == driver.shell.appearance.tr("menu-table")
    pick(dialog, "rules-language", "es")
    table.show_rules()
    assert "jugador" in table.rules.text.toPlainText() or "general" in table.rules.text.toPlainText()
    assert driver.shell.appearance.rules_language == "es"
    pick(dialog, "theme", "safe")
    assert table.scene.theme.name == "safe"
    pick(dialog, "text-size", 150)
    pick(dialog, "motion", "short")
    assert table.scene.animator.motion == "short"
    pick(dialog, "pace", 1600)
    assert table.bots.pace == 1600
    close = dialog.findChild(QPushButton, "closeSettings")
    QTest.mouseClick(close, LEFT)
    kept = load_settings()
    assert (kept.language, kept.rules_language, kept.theme) == ("it", "es", "safe")
    assert (kept.scale, kept.motion, kept.pace) == (150, "short", 1600)


def test_the_start_screen_leads_to_the_settings_and_speaks_at_once(driver: Driver) -> None:
    start = driver.shell.start
    assert start is not None
    QTest.mouseClick(start.findChild(QPushButton, "start-settings"), LEFT)
    dialog = driver.shell.findChild(SettingsDialog)
    assert dialog is not None
    pick(dialog, "language", "es")
    assert start.new_button.text() == driver.shell.appearance.tr("start-new-table") == "Nueva mesa"
