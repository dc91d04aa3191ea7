"""Of a lesson, a drill or a show that is over nothing is kept: no widget, no scene, no session."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject

from desktop.views.practice.drill_page import DrillPage
from desktop.views.public.presenting import Presenting
from desktop.views.public.replay_script import ReplayScript
from desktop.views.public.screen_chooser import HERE
from desktop.views.table.presented import presented_table
from engine.practice.courses import shelf
from tests.desktop.driver import Driver, in_step
from tests.desktop.memory import resident

ROUND = 6
"""So many different ones are opened in turn."""
Kept = list[weakref.ref[QObject]]


def parts(*roots: QObject | None) -> Kept:
    """All that belongs to these."""
    there = [root for root in roots if root is not None]
    return [weakref.ref(one) for root in there for one in (root, *root.findChildren(QObject))]


def a_lesson(driver: Driver, number: int) -> Kept:
    """Begin a lesson, take a hint and a step, and leave it."""
    lessons = list(shelf().lessons())
    shell = driver.shell
    shell.lessons.play(lessons[7 * number % len(lessons)])
    in_step()
    guide, table = shell.lessons.guide, shell.lessons.table
    assert guide is not None
    assert table is not None
    guide.give_hint()
    guide.press_main()
    table.again()
    in_step()
    kept = parts(shell.table, guide, table, driver.table.session, driver.table.scene)
    guide.left.emit()
    in_step()
    return kept


def a_drill(driver: Driver, number: int) -> Kept:
    """Open the drills of a game, look at one or two, and leave."""
    shell = driver.shell
    shell.show_drills(("maria", "acres", "revolution")[number % 3])
    page = shell.currentWidget()
    assert isinstance(page, DrillPage)
    page._seeds = lambda: number
    page.begin()
    in_step()
    page.hint()
    page.next()
    in_step()
    kept = parts(page, page.session, page.scene, page.map)
    page.left.emit()
    in_step()
    return kept


def a_show(driver: Driver, number: int) -> Kept:
    """Open the public window over the table, draw and freeze, and close it."""
    shell, window = driver.shell, driver.table
    shown = Presenting(presented_table(window), ReplayScript(window), draw_map=False)
    shell.showing.presenting = shown
    shown.ended.connect(shell.showing.ended)
    shown.show_on(HERE)
    in_step()
    for tool in ("arrow", "lens", "spotlight", ""):
        shown.stage.take(tool)
    shown.freeze()
    shown.freeze()
    in_step()
    kept = parts(shown, shown.public, shown.bar, shown.picture, shown.picture.session, shown.stage)
    if number % 2:
        shown.end()
    else:
        assert shown.public is not None
        shown.public.close()
    in_step()
    assert shell.presenting is None
    return kept


KINDS: dict[str, Callable[[Driver, int], Kept]] = {"lesson": a_lesson, "drill": a_drill, "show": a_show}


def begun(driver: Driver, kind: str) -> None:
    if kind == "show":
        driver.begun()


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_over_is_gone(driver: Driver, kind: str) -> None:
    begun(driver, kind)
    kept = [ref for number in range(2) for ref in KINDS[kind](driver, number)]
    in_step()
    gc.collect()
    assert len(kept) > 10
    assert [repr(found) for ref in kept if (found := ref()) is not None] == []


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_fifty_of_them_leave_no_memory_behind(driver: Driver, kind: str) -> None:
    begun(driver, kind)
    for number in range(2 * ROUND):  # what is loaded once is no loss
        KINDS[kind](driver, number % ROUND)
    before = resident()
    for number in range(50):
        KINDS[kind](driver, number % ROUND)
        gc.collect()
    assert resident() - before < 10
