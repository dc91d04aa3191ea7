"""Army sheets on a small screen: nothing of them is cut, in any language, and a row is seen whatever else is open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.views.panels.number_panel import NumberPanel
from tests.desktop.driver import Driver, settle
from tests.desktop.slips import SMALL


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_a_sheet_is_as_wide_as_its_panel(driver: Driver, language: str) -> None:
    driver.shell.resize(*SMALL)
    driver.shell.appearance.set_language(language)
    table = driver.new_table(bots=True)
    panel = table.panel(NumberPanel)
    QApplication.processEvents()
    assert len(panel.rows) > 3
    assert panel.inner.width() <= panel.area.viewport().width()
    for button in panel.findChildren(QPushButton):
        if button.isVisible() and button.objectName() in ("spreadNumbers", "handOver"):
            assert button.width() >= button.sizeHint().width(), button.text()
            corner = button.mapTo(panel, button.rect().topLeft())
            assert panel.rect().contains(button.rect().translated(corner)), button.text()
    if language == "it":  # its words are the longest
        driver.shell.resize(1366, 768)
        driver.shell.appearance.settings.scale = 125
        driver.shell.appearance.changed.emit()
    table.column.rules.bring()
    table.inspector.pin(panel.rows[0].row.source)
    settle()
    room, first = panel.area.viewport().rect(), panel.rows[0]
    assert room.contains(first.rect().translated(first.mapTo(panel.area.viewport(), QPoint(0, 0))))
