"""A table that is shown to a room, over the one screen that the tests have."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import engine
from desktop.app import Shell, open_window
from desktop.maps.boardmap import BoardMap
from desktop.profile.library import new_path
from desktop.views.public.presenting import Presenting
from desktop.views.public.screen_chooser import ScreenChooser
from desktop.views.table.table_window import TableWindow
from engine.kernel.table import Table
from tests.desktop.conftest import dressed, laid_once
from tests.desktop.driver import LEFT, PERSONS, beginning, in_step, plain
from tests.desktop.patience import PatientGate


@pytest.fixture(scope="module")
def shell(tmp_path_factory: pytest.TempPathFactory, qapp: QApplication) -> Iterator[Shell]:
    """One window for all tests of this file."""
    with dressed(qapp), pytest.MonkeyPatch.context() as patch:
        patch.setenv("KABINETT_HOME", str(tmp_path_factory.mktemp("home")))
        patch.setattr(BoardMap, "prepare", lambda _self: None)
        patch.setattr("desktop.session.session.Gate", PatientGate)
        patch.setattr("desktop.views.scene.names.lay", laid_once)
        made = open_window(settings=plain("maria"))
        made.resize(1600, 900)
        made.show()
        yield made
        made.close()
        made.deleteLater()
        in_step()


@pytest.fixture
def table(shell: Shell) -> Iterator[TableWindow]:
    """Its table in the movement of the first turn, with nothing drawn; the same for all that do not close it."""
    begun = len(beginning("movement"))
    if shell.table is None:
        made = Table.new(engine.game("maria"), seats=PERSONS, seed=5, path=new_path("maria"))
        for seat, action in beginning("movement"):
            made.play(action, seat)
        shell.open_table(made)
        in_step()
        assert shell.table is not None
        shell.table.curtain.opened.emit()
        in_step()
    window = shell.table
    yield window
    if shell.table is None:
        return
    if shell.presenting is not None:
        shell.presenting.end()
    window.session.back_to_now()
    if len(window.session.table.history) > begun:
        window.session.table.take_back(begun)
    window.scene.hand.put_back(glide=False)
    window.notes.drawings.clear()
    settings = shell.appearance.settings
    settings.projector, settings.room, settings.public = "light", "normal", {}
    window.session.refresh()
    in_step()


@pytest.fixture
def presenting(shell: Shell, table: TableWindow) -> Presenting:
    """Its public window over the one screen of the tests, as if it were another."""
    shell.showing.present()
    found = shell.presenting
    assert found is not None
    chooser = table.findChild(ScreenChooser)
    assert chooser is not None
    QTest.mouseClick(chooser.buttons[0], LEFT)
    in_step()
    table.map.setFocus()
    found.picture.scene.names.settle(now=True)
    found.picture.paint_now()
    return found
