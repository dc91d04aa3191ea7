"""The program's window, for whole games."""

from __future__ import annotations

import gc
import hashlib
import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import Shell, open_window
from desktop.art import sprites
from desktop.art.specs import Spec
from desktop.art.sprites import Sprite
from desktop.maps.boardmap import BoardMap
from desktop.profile.theme import Theme
from desktop.views.scene.name_item import NameItem
from desktop.views.scene.name_layout import NameLayout, Scenery, lay
from tests.desktop.begun import begin_on_screen
from tests.desktop.driver import driver, plain, settings
from tests.desktop.patience import PatientGate

__all__ = ["begin_on_screen", "driver", "settings"]
"""Fixtures of the window that is driven by clicks and keys, for every room of it."""

EVERY, MOST = 64, 24
"""After so many tests, or when so many more windows are left than the last time, garbage is collected."""
MOST_LAID, MOST_DRAWN = 400, 8000
_begun, _tests = count(), count(1)
_windows = {"kept": 0}
"""How many windows the last collection has left: those that all tests of a file share, with their menus."""


@contextmanager
def dressed(application: QApplication) -> Iterator[None]:
    """The face and the style that a window gives to the program meanwhile go with it."""
    face, sheet = application.font(), application.styleSheet()
    yield
    if application.styleSheet() != sheet:
        application.setStyleSheet(sheet)
    application.setFont(face)


@pytest.fixture(autouse=True)
def no_garbage_in_between(qapp: QApplication) -> Iterator[None]:
    """As in the program: no cycle that holds widgets is collected while others paint, but between two tests.

    What is to be deleted is deleted first: a widget without its Python half would still hear of a change of style.
    The next test sees the program dressed as this one did: plainly, or as the window of all tests of a file dressed it.
    """
    gc.disable()
    if next(_begun) == 0:
        gc.freeze()  # modules, which live as long as the run, need not be looked through again and again
    with dressed(qapp):
        yield
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if next(_tests) % EVERY == 0 or len(QApplication.topLevelWidgets()) > _windows["kept"] + MOST:
        gc.collect()
        _windows["kept"] = len(QApplication.topLevelWidgets())


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody presses before the window is painted and has been looked at; clumsy hands have tests of their own.

    The curtain opens soon: how long its button is held is a matter of whole games by hand.
    """
    monkeypatch.setattr("desktop.session.session.Gate", PatientGate)
    monkeypatch.setattr("desktop.views.table.curtain.HOLD", 40)


_laid: dict[bytes, NameLayout] = {}


def laid_once(scenery: Scenery) -> NameLayout:
    """The names of a scenery; one that an earlier table had is not laid again."""
    print_ = [(one._sums[-1], one._sums[:, -1]) for one in vars(scenery.printed).values()]  # by their margins
    told = pickle.dumps((scenery.places, scenery.solids, scenery.zoom, print_))
    key = hashlib.blake2b(told, digest_size=16).digest()
    if key not in _laid:
        if len(_laid) >= MOST_LAID:
            _laid.clear()
        _laid[key] = lay(scenery)
    return _laid[key]


@pytest.fixture(autouse=True)
def names_laid_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of tables begin alike: where their names stand is the same, and dear."""
    monkeypatch.setattr("desktop.views.scene.names.lay", laid_once)


_drawn: dict[tuple[object, ...], Any] = {}
_dresses: dict[int, tuple[Theme, bytes]] = {}


def dress(theme: Theme) -> bytes:
    """A theme by what it says: each table loads its own."""
    if id(theme) not in _dresses:
        _dresses[id(theme)] = theme, msgspec.json.encode(theme)  # kept, so that its id stays its own
    return _dresses[id(theme)][1]


def drawn_once(key: tuple[object, ...], draw: Callable[[], Any]) -> Any:
    """A picture; one that an earlier table had is not drawn again."""
    if key not in _drawn:
        if len(_drawn) >= MOST_DRAWN:
            _drawn.clear()
        _drawn[key] = draw()
    return _drawn[key]


@pytest.fixture(autouse=True)
def pictures_drawn_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of tables have the same pieces and names at the same size; what has no window draws for itself.

    Each table keeps and forgets its pictures as the program does: only the drawing is spared.
    """
    if "qtbot" not in request.fixturenames:
        return
    sprite, name = sprites.drawn, NameItem._draw

    def thing(spec: Spec, theme: Theme, scale: float, ratio: float) -> Sprite:
        return drawn_once((dress(theme), spec, scale, ratio), lambda: sprite(spec, theme, scale, ratio))

    def written(self: NameItem, place: str, zoom: float, ratio: float, *, halo: bool) -> QPixmap:
        lettering, mark = self._names.lettering, self._ground.marks[place]
        pixels = lettering.pixels(mark.lettering, zoom)
        key = dress(lettering.theme), mark.name, mark.lettering, pixels, ratio, halo
        return drawn_once(key, lambda: name(self, place, zoom, ratio, halo=halo))

    monkeypatch.setattr(sprites, "drawn", thing)
    monkeypatch.setattr(NameItem, "_draw", written)


@pytest.fixture
def shell(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Shell:
    """The program's window on its start screen; the map's own drawing has its own tests."""
    monkeypatch.setattr(BoardMap, "prepare", lambda _self: None)
    made = open_window(settings=plain("maria"))
    qtbot.addWidget(made)
    made.resize(1920, 1080)
    made.show()
    return made
