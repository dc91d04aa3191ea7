"""From the start screen through a lesson by clicks and keys: what is told, answered, taken back, left and resumed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

import engine
from desktop.profile.practice import load_practice
from desktop.session.lesson_table import LessonTable
from desktop.views.hand.hand_cards import CardButton
from desktop.views.practice.guide_lights import GuideLights
from desktop.views.practice.learn_page import LearnPage
from desktop.views.practice.lesson_guide import LessonGuide
from engine.kernel.files import user_data
from engine.kernel.table import Table
from engine.practice.courses import shelf
from engine.practice.lesson import Tell, Text
from engine.practice.lesson_run import LessonRun
from tests.desktop.driver import Driver, in_step, settle
from tests.desktop.views.practice.test_balloon import ROOM

LEFT = Qt.MouseButton.LeftButton
FIRST = "maria/introductory/to-breslau"
WAY = "move friedrich glogau steinau breslau"


def click(button: QPushButton) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT)
    in_step()


def learn(driver: Driver) -> LearnPage:
    """From the start screen to the courses of Maria."""
    assert driver.shell.start is not None
    (entry,) = driver.shell.start.findChildren(QPushButton, "start-learn")
    click(entry)
    page = driver.shell.currentWidget()
    assert isinstance(page, LearnPage)
    click(page.games["maria"])
    return page


def begin(driver: Driver) -> tuple[LessonTable, LessonGuide]:
    """The first lesson of Maria."""
    click(learn(driver).lessons[FIRST])
    lessons = driver.shell.lessons
    assert lessons.table is not None
    assert lessons.guide is not None
    return lessons.table, lessons.guide


def drag(driver: Driver, piece: str, place: str) -> None:
    """Take a piece by a click and drop it by another."""
    view, scene = driver.table.map, driver.table.scene
    for ref in (piece, place):
        view.keep_seen(ref)
        at = scene.on_map(ref)
        assert at is not None
        QTest.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(at))
        in_step()


def mark(driver: Driver, place: str) -> None:
    view = driver.table.map
    view.keep_seen(f"place:{place}")
    at = driver.table.scene.on_map(f"place:{place}")
    assert at is not None
    QTest.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(at))
    in_step()


def test_the_page_shows_whose_courses_they_are_and_enter_opens_what_comes_next(driver: Driver) -> None:
    assert driver.shell.start is not None
    (entry,) = driver.shell.start.findChildren(QPushButton, "start-learn")
    click(entry)
    page = driver.shell.currentWidget()
    assert isinstance(page, LearnPage)
    assert [name for name, tab in page.games.items() if tab.isChecked()] == [page.game]
    focus = QApplication.focusWidget()
    assert focus is next(iter(page.lessons.values()))
    QTest.keyClick(page, Qt.Key.Key_Return)
    in_step()
    assert driver.shell.table is not None
    driver.shell.show_learn()
    page = driver.shell.currentWidget()
    assert isinstance(page, LearnPage)
    click(page.games["acres"])
    assert [name for name, tab in page.games.items() if tab.isChecked()] == ["acres"]


def test_a_lesson_by_mouse_alone(driver: Driver) -> None:
    lesson, guide = begin(driver)
    table = driver.table
    assert lesson.run.step.name == "theme"
    assert table.session.viewer == "frederick"
    assert not table.curtain.isVisible()
    click(guide.next_button)

    drag(driver, "piece:friedrich", "place:glogau")
    assert lesson.run.step.name == "march"
    assert not table.session.table.history
    assert "this lesson goes to Breslau" in guide.reply.text()
    drag(driver, "piece:friedrich", "place:breslau")
    assert [played.action.text() for played in table.session.table.history] == [WAY]
    assert lesson.run.step.name == "aim"
    click(guide.next_button)

    assert guide.next_button.text() == "Check"
    mark(driver, "glogau")
    mark(driver, "breslau")
    click(guide.next_button)
    assert lesson.run.outcome is not None
    assert (lesson.run.outcome.right, lesson.run.outcome.wrong) == ({"place:glogau"}, {"place:breslau"})
    assert table.scene.marking.shown == {"place:glogau": "right", "place:breslau": "wrong"}
    mark(driver, "breslau")
    mark(driver, "liegnitz")
    click(guide.next_button)
    assert guide.words.text().startswith("Glogau and Liegnitz")
    click(guide.next_button)

    assert guide.answers.field is not None
    guide.answers.field.setValue(9)
    click(guide.next_button)
    assert "Louis XV" in guide.reply.text()
    guide.answers.field.setValue(12)
    click(guide.next_button)
    click(guide.next_button)
    nobody, austria = guide.answers.buttons[2], guide.answers.buttons[1]
    click(nobody)
    assert "no draw" in guide.reply.text()
    click(austria)
    click(guide.next_button)

    done = table.prompt.buttons.answers[-1]
    click(done)
    assert lesson.run.step.name == "next"
    assert guide.next_button.text() == "Finish"
    click(guide.next_button)
    in_step()
    assert load_practice()[0].lesson(FIRST).done == 1
    page = driver.shell.currentWidget()
    assert isinstance(page, LearnPage)
    assert "Done" in page.lessons[FIRST].accessibleName()


def test_the_bar_and_the_title_speak_of_the_lesson(driver: Driver) -> None:
    """Nothing is lit as movable, and the bar asks for no move, while the lesson asks something or is read."""
    lesson, guide = begin(driver)
    table = driver.table
    assert "To Breslau" in driver.shell.windowTitle()
    assert table.titles.kind.text().startswith("lesson")
    assert table.prompt.text.accessibleName().startswith("Read what the lesson says")
    assert not table.scene.moves.sources()
    click(guide.next_button)
    assert "may drag pieces" in table.prompt.text.accessibleName()
    assert "piece:friedrich" in table.scene.moves.sources()
    done = table.session.table.read("done")
    table.prompt.ask(done)
    assert table.prompt.doubt == done
    assert not table.session.act(done, sure=True)
    assert guide.reply.isVisible()
    assert table.prompt.doubt is None, "the lesson has answered: the bar asks no more"
    assert "may drag pieces" in table.prompt.text.accessibleName()
    drag(driver, "piece:friedrich", "place:breslau")
    click(guide.next_button)
    assert lesson.marks
    assert table.prompt.text.accessibleName().startswith("Click on the table")
    assert not table.scene.moves.sources()
    mark(driver, "glogau")
    mark(driver, "liegnitz")
    click(guide.next_button)
    assert table.prompt.text.accessibleName().startswith("Read what the lesson says")
    click(guide.next_button)
    assert table.prompt.text.accessibleName().startswith("Answer the lesson")
    table.session.begin_what_if()
    assert "may drag pieces" in table.prompt.text.accessibleName()


def test_keys_answer_and_undo_leads_back(driver: Driver) -> None:
    lesson, guide = begin(driver)
    view = driver.table.map
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert lesson.run.step.name == "march"
    session = driver.table.session
    assert session.act(session.table.read(WAY))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert lesson.run.step.name == "held"

    driver.table.map.keyboard.go_to("glogau")
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert driver.table.scene.marking.marked == ["place:glogau"]
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert lesson.run.outcome is not None
    assert lesson.run.outcome.kind == "wrong"

    driver.table.undo()
    assert lesson.run.step.name == "march"
    assert not session.table.history
    assert not driver.table.scene.marking.asking
    QTest.keyClick(view, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert "rule" in guide.reply.text()
    view.keyboard.leave()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not guide.reply.isVisible()
    assert lesson.run.step.name == "march"
    QTest.keyClick(view, Qt.Key.Key_Escape)
    in_step()
    in_step()
    page = driver.shell.currentWidget()
    assert isinstance(page, LearnPage)
    assert "step 2" in page.lessons[FIRST].accessibleName()
    click(page.lessons[FIRST])
    assert driver.shell.lessons.table is not None
    assert driver.shell.lessons.table.run.step.name == "march"


def test_three_hints_never_tell_the_solution(driver: Driver) -> None:
    _lesson, guide = begin(driver)
    click(guide.next_button)
    told, lit = [], []
    for _ in range(3):
        click(guide.hint_button)
        told.append(guide.reply.text())
        lit.append(set(guide.lights.refs))
    assert len(set(told)) == 3
    assert lit[2] == {"piece:friedrich"}
    assert lit[2] < lit[1]
    assert "place:breslau" not in lit[1] | lit[2]


def test_the_guide_lies_on_nothing_it_speaks_of(driver: Driver) -> None:
    _lesson, guide = begin(driver)
    click(guide.next_button)
    driver.shell.appearance.set_scale(150)
    for size in ((1366, 768), (1920, 1080), (1280, 720)):
        driver.shell.resize(*size)
        in_step()
        assert guide.lights.spots()
        assert not guide.lights.hidden(guide.geometry())
        room = driver.table.frame.size()
        assert guide.has_room(room)
        assert room.width() >= ROOM.width()
        assert room.height() >= ROOM.height(), "no text is measured in a larger room"


def test_no_screen_is_handed_over_in_a_lesson(driver: Driver) -> None:
    """All bid at once, but the reader bids for one State, and the lesson for the others."""
    driver.shell.lessons.open("sachsen/year/the-auction")
    guide = driver.shell.lessons.guide
    assert guide is not None
    assert len(driver.table.session.view.asked) == 3
    names = [button.text() for button in driver.table.findChildren(QPushButton) if button.isVisible()]
    look = driver.shell.appearance
    handed = [look.tr("button-hand-over-to", seat=f"seat:{seat}") for seat in ("second", "third")]
    assert not set(handed) & set(names)


def test_a_clause_shows_the_lesson_about_it_and_the_table_is_come_back_to(driver: Driver) -> None:
    table = driver.begun()
    path = table.path()
    table.show_clause("maria 10.1-b")
    assert f'href="lesson:{FIRST}"' in table.rules.text.toHtml()
    table.rules.lesson_asked.emit(FIRST)
    in_step()
    in_step()
    guide = driver.shell.lessons.guide
    assert guide is not None
    assert driver.table.path() is None
    click(guide.leave_button)
    in_step()
    assert driver.table.path() == path


def test_a_what_if_is_free_and_leads_back_to_the_lesson(driver: Driver) -> None:
    lesson, guide = begin(driver)
    click(guide.next_button)
    session = driver.table.session
    session.begin_what_if()
    assert session.act(session.table.read("move friedrich sagan"))
    assert lesson.run.step.name == "march"
    session.back_to_now()
    assert session.table is lesson.run.table
    assert not session.table.history


def test_a_lesson_of_ones_own_stands_beside_ours(driver: Driver) -> None:
    name, long_title = "lesson-of-mine", "A lesson of mine about forced marches and all that they lead to"
    folder = user_data("lessons", "maria", "my-class")
    folder.mkdir(parents=True)
    steps = "steps: [{step: one, says: Hello}]\n"
    text = (
        f"game: maria\ncourse: my-class\nlesson: {name}\ntitle: {long_title}\nsituation: {{turn: 1}}\n{steps}"
    )
    (folder / "01-mine.yaml").write_text(text)
    (folder / "02-bad.yaml").write_text("game: maria\nlesson: bad\n")
    page = learn(driver)
    assert f"maria/my-class/{name}" in page.lessons
    assert len(shelf().faults) == 1
    (title,) = (label for label in page.findChildren(QLabel) if label.text() == long_title)
    needed = title.heightForWidth(title.width())
    assert title.height() >= needed
    assert needed > title.fontMetrics().height() * 1.5, "it takes two lines"
    click(page.lessons[f"maria/my-class/{name}"])
    guide = driver.shell.lessons.guide
    assert guide is not None
    assert guide.words.text() == "Hello"


CARDS = """game: maria
course: my-class
lesson: cards
title: Cards
seat: frederick
situation: {turn: 4, stage: prussia, phase: movement, hands: {prussia: [S4, H7, S9], saxony: [S2]}}
steps:
  - step: which
    says: Which of these are spades?
    expect: {cards: [S4.1, S9.1]}
    mistakes: [{cards: [H7.1], says: That is a heart.}]
  - step: advanced
    says: Another game.
    situation: {scenario: advanced, turn: 2, stage: prussia, phase: movement, hands: {prussia: [S4]}}
"""


def test_cards_are_marked_in_the_hand_and_another_game_gets_a_window_of_its_own(driver: Driver) -> None:
    folder = user_data("lessons", "maria", "my-class")
    folder.mkdir(parents=True)
    (folder / "01-cards.yaml").write_text(CARDS)
    click(learn(driver).lessons["maria/my-class/cards"])
    lessons = driver.shell.lessons
    assert lessons.guide is not None
    for card in driver.table.findChildren(CardButton):
        if card.card.startswith(("S", "H")) and card.card != "S2.1":
            QTest.mouseClick(card, LEFT)
    click(lessons.guide.next_button)
    assert "heart" in lessons.guide.reply.text()
    (heart,) = [card for card in driver.table.findChildren(CardButton) if card.card == "H7.1"]
    QTest.mouseClick(heart, LEFT)
    click(lessons.guide.next_button)
    before = driver.table
    click(lessons.guide.next_button)
    in_step()
    in_step()
    assert driver.table is not before
    assert driver.table.session.view.scenario == "advanced"
    assert lessons.guide.words.text() == "Another game."


def test_the_balloon_is_dragged_aside_and_folded(driver: Driver) -> None:
    """It stays where it was put, and whole, until there is something new to be read."""
    _lesson, guide = begin(driver)
    before = guide.pos()
    QTest.mousePress(guide, LEFT, pos=QPoint(8, 8))
    QTest.mouseMove(guide, QPoint(60, -40))
    QTest.mouseMove(guide, QPoint(160, -80))
    QTest.mouseRelease(guide, LEFT, pos=QPoint(160, -80))
    assert guide.pos() != before
    put = guide.pos()
    guide.refresh()
    assert guide.pos() == put
    whole = guide.height()
    click(guide.fold_button)
    assert guide.height() < whole
    assert guide.next_button.isVisible()
    assert not guide.words.isVisible()
    click(guide.next_button)
    assert guide.words.isVisible()
    assert guide.fold_button.accessibleName()


def test_a_panel_and_a_card_of_a_games_own_table_are_framed(driver: Driver) -> None:
    driver.shell.lessons.open("maria/advanced/agreements")
    in_step()
    in_step()
    guide = driver.shell.lessons.guide
    assert guide is not None
    assert guide.lights.frame.isVisible()
    panel = driver.table.open_panel("agreements")
    assert panel is not None
    assert guide.lights.frame.geometry().contains(panel.mapTo(driver.table, panel.rect().center()))
    driver.shell.lessons.open("maria/advanced/select")
    in_step()
    in_step()
    guide = driver.shell.lessons.guide
    assert guide is not None
    assert guide.lights.refs == ("political:C44-2",)
    politics = driver.table.open_panel("politics")
    assert politics is not None
    politics.repaint()
    in_step()
    assert guide.lights.frame.isVisible()
    assert politics.height() > guide.lights.frame.height()


def test_a_panel_of_a_phase_is_framed_while_it_stands_there(driver: Driver) -> None:
    """It comes with its phase, and no lesson brings it before."""
    pieces = {"friedrich": "berlin", "neipperg": "muencheberg"}
    fields = {"turn": 4, "stage": "prussia", "phase": "combat", "pieces": pieces}
    driver.shell.open_table(Table.new(engine.game("maria"), kind="open", position=fields))
    in_step()
    lights = GuideLights(driver.shell.appearance, driver.table)
    told = Tell(Text("", {"": "The fight."}), ("panel:battle",))
    lights.show(told)
    in_step()
    assert lights.frame.isHidden()
    assert driver.table.session.act_text("attack friedrich neipperg")
    in_step()
    lights.show(told)
    in_step()
    assert lights.frame.isVisible()
    lights.put_out()
    assert lights.frame.isHidden()


def test_a_track_beside_the_map_is_lit_in_its_drawer_or_panel(driver: Driver) -> None:
    driver.shell.lessons.open("maria/advanced/tracks")
    in_step()
    in_step()
    guide = driver.shell.lessons.guide
    assert guide is not None
    for _ in range(len(guide.lesson.run.lesson.steps)):
        if any(ref.startswith("track:") for ref in guide.lights.refs):
            break
        assert guide.lesson.run.show()
        guide.lesson._follow()
        in_step()
    assert any(ref.startswith("track:") for ref in guide.lights.refs)
    drawer = driver.table.rail.drawer
    assert guide.lights.frame.isVisible() or drawer.is_open
    assert not (drawer.is_open and guide.geometry().intersects(drawer.geometry()))


def test_a_table_that_is_left_draws_no_map_any_more(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    _lesson, guide = begin(driver)
    drawn: list[object] = []
    monkeypatch.setattr("desktop.maps.boardmap.BoardMap.prepare", drawn.append)
    click(guide.leave_button)
    in_step()
    assert isinstance(driver.shell.currentWidget(), LearnPage)
    assert not drawn


def test_the_point_of_a_place_is_marked_whatever_lies_over_it(driver: Driver) -> None:
    """With the whole map in sight the picture of Pemaquid lies over the point of Fort Halifax."""
    driver.shell.lessons.open("acres/standard/raids")
    in_step()
    in_step()
    guide, lesson = driver.shell.lessons.guide, driver.shell.lessons.table
    assert guide is not None
    assert lesson is not None
    click(guide.next_button)
    assert lesson.marks
    view, scene = driver.table.map, driver.table.scene
    view.fit()
    in_step()
    for place in ("fort-halifax", "pemaquid", "deerfield", "boston"):
        at = scene.on_map(f"place:{place}")
        assert at is not None
        assert scene.marked_at(at)[0] == f"place:{place}" or scene.place_of(scene.piece_at(at)) == place
        QTest.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(at))
        assert scene.marking.marked == [f"place:{place}"]
        QTest.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(at))
        assert scene.marking.marked == []


def test_a_drawer_that_opens_for_what_waits_lies_over_nothing_that_is_spoken_of(driver: Driver) -> None:
    """Its armies are asked for; their sections, the guide and the sentence are what the lesson is about."""
    driver.shell.resize(1366, 768)
    lessons = driver.shell.lessons
    lesson = shelf().lesson("revolution/full/five-factions")
    assert lesson is not None
    lessons._lay(LessonRun(lesson, "armies"))
    in_step()
    window, guide = driver.table, lessons.guide
    assert guide is not None
    assert all(ref in window.scene.store.in_order() for ref in window.session.choices.pieces)
    points = [window.scene.on_map(ref) for ref in guide.lights.refs]
    assert points
    assert not any(at is not None and window.scene.covered(at) for at in points)
    assert not window.rail.drawer.is_open


def test_a_field_that_is_seen_whole_moves_from_under_the_guide(driver: Driver) -> None:
    """In large letters the balloon is as wide as half of the map; beside the field is free ground."""
    driver.shell.appearance.settings.toured.append("sachsen")
    driver.shell.appearance.set_language("it")
    driver.shell.appearance.set_scale(150)
    driver.shell.resize(1366, 768)
    driver.shell.lessons.open("sachsen/battle/salvos")
    settle()
    guide = driver.shell.lessons.guide
    assert guide is not None
    view = driver.table.map
    assert view.zoom <= view.smallest_zoom() * 1.01
    assert not guide.lights.hidden(guide.geometry())
