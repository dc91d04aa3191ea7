"""Garbage is collected between the events of the window, and not by Python itself."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.collecting import YOUNG, Collector
from tests.desktop.person import LONG


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def collector(qtbot: QtBot) -> Iterator[Collector]:
    """A collector at work; the garbage is the tests' own again afterwards."""
    before, owner = gc.isenabled(), QObject()
    yield Collector(owner)
    (gc.enable if before else gc.disable)()


def test_python_does_not_collect_by_itself(collector: Collector) -> None:
    gc.collect()
    lost = weakref.ref(Ring())
    many = [[number] for number in range(4 * gc.get_threshold()[0])]
    assert lost() is not None
    assert many


def test_the_event_loop_collects(collector: Collector, qtbot: QtBot) -> None:
    gc.collect()
    lost = weakref.ref(Ring())
    kept = [[number] for number in range(2 * YOUNG)]
    qtbot.waitUntil(lambda: lost() is None, timeout=LONG)
    assert kept
