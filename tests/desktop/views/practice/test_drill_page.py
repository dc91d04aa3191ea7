"""The page of drills: answered by clicks on the map, on cards and words, by a number, by names; by keys alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QLineF, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

import engine
from desktop.app import Shell
from desktop.profile.library import new_path
from desktop.profile.practice import Remembered, load_practice
from desktop.views.panels.rules_panel import RulesPanel
from desktop.views.practice.drill_answer import CardMark
from desktop.views.practice.drill_page import DrillPage
from desktop.views.scene.marking import RADIUS
from engine.kernel.errors import FileError
from engine.kernel.journal import SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from engine.practice.drill_run import DrillRun
from engine.practice.drills import Drill, find_drill
from engine.texts.catalogue import LANGUAGES
from tests.desktop.person import LONG


def drill(kind: str, seed: int = 2) -> Drill:
    """A drill of MARIA."""
    return find_drill(engine.game("maria"), kind, seed)


@pytest.fixture
def page(shell: Shell, qtbot: QtBot) -> Iterator[DrillPage]:
    """The page in the window, with seeds that are counted."""
    seeds = count(2)
    made = DrillPage(shell.appearance, "maria", lambda: next(seeds))
    made._begun = True
    shell.turn_to(made)
    yield made
    made.close_table()


def run_of(page: DrillPage) -> DrillRun:
    assert page.run is not None
    return page.run


def click_on(page: DrillPage, ref: str) -> None:
    """Click where something lies on the map."""
    assert page.map is not None
    assert page.scene is not None
    point = page.scene.on_map(ref)
    assert point is not None
    page.map.look_at(point, 1.6)
    if ref.startswith("piece:"):
        point = page.scene.on_map(ref)
    spot = page.map.mapFromScene(point)
    QTest.mouseClick(page.map.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def test_places_are_marked_by_clicks_and_unmarked_by_another(page: DrillPage) -> None:
    page.ask(drill("conquest"))
    right = sorted(run_of(page).drill.answer.right)
    assert not page.column.check_button.isEnabled()
    click_on(page, right[0])
    assert list(run_of(page).marked) == [right[0]]
    assert page.map is not None
    assert list(page.map.table.marking.shown.values()) == ["marked"]
    click_on(page, right[0])
    assert not run_of(page).marked
    assert not page.map.table.marking.shown


def test_what_lies_beside_the_map_is_told_below_the_question(page: DrillPage) -> None:
    """A court's notes are seen in no part of the page of drills; of MARIA all lies on the map."""
    page.ask(find_drill(engine.game("sachsen"), "answer", 5))
    beside = page.column.beside
    assert beside.isVisible()
    assert "Added to the die: " in beside.text()
    page.ask(drill("conquest"))
    assert not beside.isVisible()


def test_names_give_way_to_marks(page: DrillPage, qtbot: QtBot) -> None:
    page.ask(drill("reach", 7))
    for ref in sorted(run_of(page).drill.answer.right):
        page.toggle(ref)
    page.column.check_button.click()
    assert page.scene is not None
    names = page.scene.names
    marked = [ref.removeprefix("place:") for ref in page.scene.marking.shown]
    assert len(marked) > 3
    around = page.map
    assert around is not None
    qtbot.waitUntil(lambda: names.laid_for == around.zoom and set(marked) <= set(names.written))
    for place in marked:
        x0, y0, x1, y1 = names.written[place].box
        at = page.scene.ground.point(place) * around.zoom
        near = QPointF(min(max(at.x(), x0), x1), min(max(at.y(), y0), y1))
        assert QLineF(at, near).length() >= RADIUS, place


def test_all_that_may_be_marked_lies_in_sight(page: DrillPage, qtbot: QtBot) -> None:
    """From the first question on, when the map has no size yet, and in a window that grows."""
    page.ask(drill("reach", 7))

    def seen() -> bool:
        assert page.map is not None
        assert page.scene is not None
        spots = [page.scene.on_map(ref) for ref in run_of(page).drill.answer.candidates]
        room = page.map.viewport().rect()
        return all(point is not None and room.contains(page.map.mapFromScene(point)) for point in spots)

    qtbot.waitUntil(seen)
    page.window().resize(page.window().width() + 300, page.window().height() + 150)
    qtbot.waitUntil(seen)


def test_a_drag_moves_the_map_and_marks_nothing(page: DrillPage) -> None:
    page.ask(drill("conquest"))
    assert page.map is not None
    viewport, before = page.map.viewport(), page.map.middle()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    QTest.mouseMove(viewport, QPoint(360, 340))
    QTest.mouseMove(viewport, QPoint(400, 380))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=QPoint(400, 380))
    assert not run_of(page).marked
    assert page.map.middle() != before


def test_the_check_marks_right_missed_and_wrong_each_with_its_clause(page: DrillPage) -> None:
    page.ask(drill("open"))
    run = run_of(page)
    right, wrong = sorted(run.drill.answer.right), run.drill.answer.wrong[0]
    for ref in (*right[1:], wrong):
        page.toggle(ref)
    page.column.check_button.click()
    assert page.map is not None
    assert sorted(page.map.table.marking.shown.values()) == sorted(
        ["missed", "wrong", *["right"] * (len(right) - 1)]
    )
    assert [row.refs[0] for row in page.column.rows][:2] == [wrong, right[0]]
    lit: list[object] = []
    page.column.rows[0].lit.connect(lit.append)
    spot = QPointF(4, 4)
    QApplication.sendEvent(page.column.rows[0], QEnterEvent(spot, spot, spot))
    assert lit == [page.column.rows[0].refs]
    assert page.column.next_button.isVisible()
    assert not page.column.check_button.isVisible()


def test_where_provinces_are_asked_for_a_town_in_one_means_the_province(page: DrillPage) -> None:
    asked = find_drill(engine.game("revolution"), "overflow", 2)
    page.ask(asked)
    assert page.map is not None
    assert page.scene is not None
    country = min(asked.answer.right)
    shape = page.scene.map.shape(country)
    board = page.scene.map.board
    town = next(p.ref for p in board.places.values() if shape.contains(page.scene.ground.point(p.id)))
    page.map.look_at(page.scene.ground.point(town.removeprefix("place:")), 1.6)
    spot = page.map.mapFromScene(page.scene.ground.point(town.removeprefix("place:")))
    QTest.mouseClick(page.map.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert list(run_of(page).marked) == [country]
    typed = page.column.answer.typed
    assert typed is not None
    assert town not in typed._names.values()


def test_a_piece_is_marked_by_a_click(page: DrillPage) -> None:
    asked = drill("protection")
    page.ask(asked)
    assert page.scene is not None
    alone = next(ref for ref in sorted(asked.answer.right) if len(page.scene.piece_layer.refs_with(ref)) == 1)
    click_on(page, alone)
    assert list(run_of(page).marked) == [alone]


def test_cards_are_marked_in_the_hand(page: DrillPage) -> None:
    page.ask(drill("cards"))
    run = run_of(page)
    cards = page.column.answer.cards
    assert set(run.drill.answer.candidates) <= set(cards)
    for ref in run.drill.answer.right:
        QTest.mouseClick(cards[ref], Qt.MouseButton.LeftButton)
    page.check()
    assert run.grade == "unaided"
    assert {cards[ref].shown for ref in run.drill.answer.right} == {"right"}
    assert all(isinstance(card, CardMark) and card.accessibleName() for card in cards.values())


def test_a_word_is_chosen(page: DrillPage) -> None:
    page.ask(drill("supply"))
    (right,) = run_of(page).drill.answer.right
    for word in page.column.answer.words:
        page.column.answer.words[word].click()
    page.column.answer.words[right].click()
    page.check()
    assert run_of(page).grade == "unaided"


def test_a_number_is_typed_and_nothing_stands_for_nought(page: DrillPage) -> None:
    page.ask(drill("fee"))
    (right,) = run_of(page).drill.answer.right
    field = page.column.answer.field
    assert field is not None
    field.setValue(int(right))
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert run_of(page).marks is not None
    assert run_of(page).grade == "unaided"


def test_what_is_typed_is_checked_by_one_enter(page: DrillPage) -> None:
    page.ask(drill("fee"))
    (right,) = run_of(page).drill.answer.right
    field = page.column.answer.field
    assert field is not None
    field.selectAll()
    QTest.keyClicks(field, right)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert run_of(page).marks is not None
    assert run_of(page).grade == "unaided"


def test_everything_is_done_by_the_keyboard(page: DrillPage) -> None:
    page.ask(drill("reach"))
    run = run_of(page)
    typed = page.column.answer.typed
    assert typed is not None
    for ref in sorted(run.drill.answer.right):
        typed.setText(page.appearance.name(ref).lower().replace("ö", "o").replace("ü", "u"))
        QTest.keyClick(typed, Qt.Key.Key_Return)
    assert run.marks is None
    QTest.keyClick(typed, Qt.Key.Key_Return)
    assert run.marks is not None
    assert run.grade == "unaided"
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert run_of(page) is not run
    left: list[bool] = []
    page.left.connect(lambda: left.append(True))
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert left


def test_hints_go_from_the_clause_to_one_element(page: DrillPage) -> None:
    page.ask(drill("conquest"))
    QTest.keyClick(page, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    page.column.hint_button.click()
    steps = []
    for _ in range(2):
        steps.append((page.column.hint_line.text(), page.column.hint_chip.clause))
        page.column.hint_button.click()
    assert run_of(page).hints == 3
    assert page.column.hint_line.text() not in ("", steps[0][0])
    page.toggle(next(iter(run_of(page).drill.answer.right)))
    page.check()
    assert run_of(page).grade in ("hinted", "wrong")


def test_what_happens_is_shown_and_the_question_stands_again(page: DrillPage) -> None:
    page.ask(drill("conquest"))
    assert page.session is not None
    before = page.session.table.position.dump()
    for ref in run_of(page).drill.answer.right:
        page.toggle(ref)
    page.check()
    page.column.show_button.click()
    assert page.session.table.position.dump() != before
    page.column.show_button.click()
    assert page.session.table.position.dump() == before


def test_what_was_missed_is_kept_and_asked_about_again(page: DrillPage) -> None:
    page.ask(drill("attack"))
    run = run_of(page)
    page.toggle(run.drill.answer.wrong[0])
    page.check()
    kept = load_practice()[0].cards["maria"]["attack"]
    assert any(card.wrong for card in kept.values())
    missed = next(clause for clause, card in kept.items() if card.wrong)
    page.practise(missed)
    assert run_of(page) is not run
    assert missed in run_of(page).drill.clauses


def test_what_cannot_be_asked_any_more_holds_up_nothing(page: DrillPage) -> None:
    """A clause that no drill hangs on, a kind that is gone: what waits behind them is asked."""
    long_ago = "2020-01-01T00:00:00+00:00"
    gone = {"90.1-a": Remembered(due=long_ago, asked=1, wrong=1)}
    common = drill("reach").clauses[-1]
    page.practice.cards["maria"] = {
        "conquest": gone,
        "vanished": {"2.1-a": Remembered(due=long_ago, asked=1, wrong=1)},
        "reach": {common: Remembered(due="2021-01-01T00:00:00+00:00", asked=1)},
    }
    page.practise("2.1-a")
    page.next()
    page.next()
    assert run_of(page).drill.kind.name == "reach"
    assert common in run_of(page).drill.clauses


def test_nobody_who_looks_is_told_what_may_be_done(page: DrillPage) -> None:
    page.ask(drill("reach"))
    assert page.session is not None
    assert page.session.decision is None
    assert not page.session.choices.by_target
    seat = run_of(page).drill.question.seat
    assert page.session.view == run_of(page).drill.position.view(seat)


def test_a_new_language_keeps_the_question(page: DrillPage) -> None:
    page.ask(drill("open"))
    run = run_of(page)
    page.toggle(next(iter(run.drill.answer.right)))
    said = set()
    for language in LANGUAGES:
        page.appearance.set_language(language)
        said.add(page.column.question.text())
        assert page.run is run
        assert page.map is not None
        assert list(page.map.table.marking.shown.values()) == ["marked"]
    assert len(said) == len(LANGUAGES)


def test_a_window_closed_at_a_question_stops_all_that_runs(shell: Shell, page: DrillPage) -> None:
    page.ask(drill("reach"))
    scene, view = page.scene, page.map
    assert scene is not None
    shell.close()
    assert (page.scene, page.map) == (None, None)
    assert view is not None
    assert scene._closed


def test_the_page_is_reached_from_the_start_screen_by_the_mouse(shell: Shell, qtbot: QtBot) -> None:
    assert shell.start is not None
    shell.start.findChild(QPushButton, "start-learn").click()
    learn = shell.currentWidget()
    learn.findChild(QPushButton, "learn-drills").click()
    page = shell.currentWidget()
    assert isinstance(page, DrillPage)
    qtbot.waitUntil(lambda: page.run is not None, timeout=LONG)
    page.left.emit()
    assert shell.currentWidget() is not page


def saved(kind: str, actions: int = 40) -> Path:
    """A table of one's own in the library, some moves old."""
    game, rng = engine.game("maria"), Rng(5)
    entries = [SeatEntry(seat) for seat in ("maria-theresa", "frederick", "louis")]
    table = Table.new(game, seats=entries, seed=6, kind=kind, path=new_path("maria"))  # type: ignore[arg-type]
    for _ in range(actions):
        decision = table.decision()
        assert decision is not None
        table.play(decision.actions.pick(rng), decision.seat)
    path = table.journal.path
    assert path is not None
    table.journal.close()
    return path


def test_a_table_of_ones_own_is_asked_about_but_no_match_that_goes_on(shell: Shell, qtbot: QtBot) -> None:
    match, own = saved("match"), saved("open")
    page = DrillPage(shell.appearance, "maria", count(3).__next__)
    qtbot.addWidget(page)
    page._begun = True
    box = page.head.sources
    offered = [box.itemData(number) for number in range(box.count())]
    assert offered == [None, own]
    box.setCurrentIndex(1)
    assert page.run is not None
    assert page.run.drill.situation.header.seed == 6
    page.finder.own_table = match
    assert page.finder.next(page.game, ["protection"], page.practice) is None
    page.close_table()


def test_a_table_that_cannot_be_read_is_told_of_each_time(shell: Shell, qtbot: QtBot) -> None:
    """The first question, the next, and one that hangs on a rule: it is no table without questions."""
    own = saved("open")
    page = DrillPage(shell.appearance, "maria", count(3).__next__)
    qtbot.addWidget(page)
    page._begun = True
    page.practice.cards["maria"] = {"protection": {"10.1-a": Remembered(wrong=1)}}
    own.write_bytes(b"nothing of the kind\n")
    page.finder.own_table = own
    for _ in range(2):
        with pytest.raises(FileError):
            page.finder.next(page.game, ["protection"], page.practice)
    page.practise("10.1-a")
    assert own.name in page.toast.words.text()
    page.close_table()


def test_what_lessons_have_taught_is_asked_first(shell: Shell, qtbot: QtBot) -> None:
    practice = load_practice()[0]
    practice.note_done("maria/introductory/breslau-falls")
    practice.save()
    page = DrillPage(shell.appearance, "maria", count(3).__next__)
    qtbot.addWidget(page)
    page._begun = True
    assert page.head.kinds.currentText() == "What I have learnt in lessons"
    assert set(page.head.wished) == {"protection", "open", "conquest"}
    page.next()
    assert page.run is not None
    assert page.run.drill.kind.name in page.head.wished
    page.close_table()


def test_hints_and_verdict_stand_in_sight_however_long_the_hand_is(page: DrillPage) -> None:
    page.ask(drill("cards"))
    column = page.column
    page.hint()
    QApplication.processEvents()
    assert column.hint_line.mapTo(column, column.hint_line.rect().bottomLeft()).y() < column.height() / 2
    page.toggle(next(iter(column.answer.cards)))
    page.check()
    QApplication.processEvents()
    assert column.told.mapTo(column, column.told.rect().bottomLeft()).y() < column.height() / 2
    assert not column.told.visibleRegion().isEmpty()


def test_the_window_is_not_called_by_a_table_that_is_left(shell: Shell, qtbot: QtBot) -> None:
    shell.open_file(saved("open", 3))
    qtbot.waitUntil(lambda: "Maria" in shell.windowTitle())
    shell.go("drills")
    assert shell.windowTitle() == "Kabinett"


def test_a_rule_leads_from_a_drill_to_the_lesson_about_it(
    page: DrillPage, shell: Shell, qtbot: QtBot
) -> None:
    page.ask(drill("open"))
    page.lesson_asked.connect(shell.lessons.open)
    page.open_rule("maria 10.3-d")
    (rules,) = page.findChildren(RulesPanel)
    (link,) = re.findall(r'href="(lesson:[^"]*)"', rules.text.toHtml())
    rules.text.anchorClicked.emit(QUrl(link))
    qtbot.waitUntil(lambda: shell.lessons.guide is not None)
    assert shell.lessons.table is not None
    assert link == f"lesson:{shell.lessons.table.lesson.ref}"
