"""Who learns or answers sees no more than the seat whose table it is: in two truths that it can't tell apart."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

import engine
from desktop.maps.boardmap import BoardMap
from desktop.profile.practice import practice_file
from desktop.profile.settings import Settings
from desktop.session.what_if import branch_off, keeps_secrets
from desktop.views.practice.drill_page import DrillPage
from desktop.views.widgets.appearance import Appearance
from engine.kernel.rng import Rng
from engine.practice.drills import Drill, find_drill
from engine.practice.lesson_files import read_lesson
from engine.practice.lesson_run import LessonRun
from engine.practice.situations import Situation
from tests.desktop.views.table.test_privacy import all_words
from tests.practice.test_lesson_run import HERE

GAMES = [name for name in engine.playable() if engine.game(name).secret]
FEW, ALL = 6, 1
"""Every so many kinds are looked at."""


def dealt_anew(drill: Drill) -> Drill:
    """The same question at a table where all that its seat may not know is dealt anew."""
    there = drill.situation
    position = drill.game.deal(drill.view, Rng(drill.seed + 1))
    return replace(drill, situation=Situation(drill.game, there.header, position))


def told(page: DrillPage, drill: Drill) -> list[object]:
    """All that the page tells of a drill: words, facts and pixels, before an answer, with hints and after."""
    found: list[object] = []
    practice_file().unlink(missing_ok=True)
    page.ask(drill)
    session, scene, run = page.session, page.scene, page.run
    assert session is not None
    assert scene is not None
    assert run is not None
    for _ in range(4):
        found += [sorted(all_words(page)), repr(session.view), repr(session.decision)]
        found += [sorted(item.toolTip() for item in scene.items())]
        page.hint()
    refs = [piece.ref for piece in session.view.pieces] + [
        f"side:{s}" for ss in session.view.seats.values() for s in ss
    ]
    found += [repr(session.facts(ref)) for ref in refs]
    scene.names.settle(now=True)
    scene.sharpen()  # else it depends on the time whether sprites are stretched
    found.append(page.map.grab().toImage() if page.map is not None else None)
    for item in drill.answer.wrong[:2]:
        page.toggle(item)
    page.check()
    return [*found, sorted(all_words(page)), [repr(mark) for mark in run.marks or ()]]


@pytest.mark.parametrize("every", [FEW, pytest.param(ALL, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_a_drill_tells_no_more_than_its_seat_may_know(
    qtbot: QtBot, game: str, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BoardMap, "prepare", lambda _self: None)
    appearance = Appearance(Settings(language="en", theme="parchment", motion="none"))
    pages = DrillPage(appearance, game), DrillPage(appearance, game)
    for page in pages:
        page._begun = True
        qtbot.addWidget(page)
        page.resize(1100, 700)
    apart = 0
    for kind in engine.game(game).drills[::every]:
        drill = find_drill(engine.game(game), kind.name, 3)
        other = dealt_anew(drill)
        seats = drill.view.seats
        apart += any(drill.position.view(seat) != other.position.view(seat) for seat in seats)
        first, second = told(pages[0], drill), told(pages[1], other)
        for number, (one, same) in enumerate(zip(first, second, strict=True)):
            assert one == same, (kind.name, number)
    assert apart, "nothing was hidden in any of them"
    for page in pages:
        page.close_table()


def test_a_what_if_in_a_lesson_knows_no_more_than_its_seat() -> None:
    run = LessonRun(read_lesson(HERE / "fight.yaml"))
    table, seat = run.table, run.lesson.seat
    assert keeps_secrets(table)
    others = [other for other in table.view(None).seats if other != seat]
    dealt = [branch_off(table, 0, seat, Rng(n)).table for n in range(4)]
    assert {repr(one.view(seat)) for one in dealt} == {repr(table.view(seat))}
    hands = {repr([one.view(other).hands for other in others]) for one in dealt}
    assert len(hands) > 1, "it plays with what the others hold in truth"
