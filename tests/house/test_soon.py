"""What is done a moment later ends with its owner (`desktop/soon.py`)."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

import desktop
from desktop.soon import soon

LIVES_AS_LONG_AS_THE_PROGRAM = ("app.py",)


class Owner(QObject):
    done = 0

    def do(self) -> None:
        self.done += 1


@pytest.mark.usefixtures("qapp")
def test_it_is_done_once_and_leaves_nothing() -> None:
    owner = Owner()
    soon(owner, owner.do)
    for _ in range(3):
        QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert owner.done == 1
    assert not owner.children()


@pytest.mark.usefixtures("qapp")
def test_who_goes_first_is_not_kept() -> None:
    owner = Owner()
    soon(owner, owner.do)
    there = weakref.ref(owner)
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    del owner
    QApplication.processEvents()
    gc.collect()
    assert there() is None


@pytest.mark.usefixtures("qapp")
def test_an_owner_that_lives_by_nothing_else_goes_when_it_is_done() -> None:
    owner, done = QWidget(), list[str]()
    owner.setObjectName("alone")
    there = weakref.ref(owner)
    soon(owner, lambda owner=owner: done.append(owner.objectName()))
    del owner
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert done == ["alone"]
    assert there() is None


def test_nothing_that_goes_is_called_by_a_single_shot() -> None:
    rooms = Path(desktop.__file__).parent
    found = [
        str(path.relative_to(rooms))
        for path in rooms.rglob("*.py")
        if ".singleShot(" in path.read_text(encoding="utf-8")
    ]
    assert sorted(found) == sorted(LIVES_AS_LONG_AS_THE_PROGRAM)
