"""What stands on the screen while a table is opened: looked at as pixels, not by the clock."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from desktop.app import Shell, open_window
from desktop.views.table.table_window import TableWindow
from tests.desktop.driver import Driver


def seen(shell: Shell) -> QImage:
    """What stands on the screen: what has been painted, not what would be."""
    return shell.screen().grabWindow(shell.winId()).toImage()


def same(one: QImage, other: QImage) -> bool:
    """Whether two pictures have the same pixels."""
    kind = QImage.Format.Format_RGB32
    return one.convertToFormat(kind) == other.convertToFormat(kind)


def assert_sign(shell: Shell, picture: QImage) -> None:
    """The sign stands in the picture, and the page behind it."""
    sign, strong = shell.toast, QColor(shell.appearance.theme.window.strong)
    assert sign.words.text() == shell.appearance.tr("toast-laying-out")
    corner = sign.mapTo(shell, QPoint(8, sign.height() // 2))
    assert picture.pixelColor(corner) == strong
    assert picture.pixelColor(2, 2) != QColor("black")


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> dict[str, QImage]:
    """What stands on the screen before a table is built, and before it begins."""
    pictures: dict[str, QImage] = {}
    build, begin = TableWindow._speak, TableWindow.begin

    def watched(name: str, do: Callable[[TableWindow], None]) -> Callable[[TableWindow], None]:
        def look(window: TableWindow) -> None:
            shell = next(
                one for one in QApplication.topLevelWidgets() if isinstance(one, Shell) and one.isVisible()
            )
            pictures.setdefault(name, seen(shell))
            if name == "built":
                pictures.setdefault("whole", shell.grab().toImage())
            do(window)

        return look

    monkeypatch.setattr(TableWindow, "_speak", watched("before", build))
    monkeypatch.setattr(TableWindow, "begin", watched("built", begin))
    return pictures


def test_a_sign_is_painted_before_a_table_is_laid_out(driver: Driver, painted: dict[str, QImage]) -> None:
    driver.new_table()
    assert_sign(driver.shell, painted["before"])
    assert not driver.shell.toast.isVisible()
    driver.qtbot.waitUntil(lambda: "built" in painted)
    assert same(painted["built"], painted["whole"]), "the table is on the screen before its heavy work begins"


def test_a_table_opened_with_the_program_waits_for_the_first_painting(
    driver: Driver, painted: dict[str, QImage]
) -> None:
    path = driver.new_table().path()
    driver.shell.close()
    painted.clear()
    shell = open_window(path, settings=driver.shell.appearance.settings)
    driver.qtbot.addWidget(shell)
    assert shell.table is None
    shell.show()
    driver.qtbot.waitUntil(lambda: shell.table is not None)
    assert_sign(shell, painted["before"])
    shell.close()
