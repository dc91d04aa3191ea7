"""Lessons and drills are presented: the room reads their words, and a presenter's remote leads through them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtTest import QTest

from desktop.app import Shell
from desktop.profile.annotations import Circle
from desktop.profile.presenter_notes import read_note
from desktop.profile.settings import Settings
from desktop.views.parts.game_parts import parts_of
from desktop.views.practice.drill_page import DrillPage
from desktop.views.public.ask_dialog import AskDialog
from desktop.views.public.page import Page
from desktop.views.public.page_painter import BODY, DEPTHS, LINES, PagePainter
from desktop.views.public.presenting import Presenting
from desktop.views.public.screen_chooser import ScreenChooser
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.fitted_text import ELLIPSIS, Paragraph
from engine.kernel.errors import FileError
from engine.practice.courses import shelf
from engine.practice.drills import find_drill
from engine.practice.lesson import WordWanted
from engine.texts.translate import LANGUAGES
from tests.desktop.driver import LEFT, in_step


def shown(shell: Shell) -> Presenting:
    """What is open, in its public window."""
    shell.go("present")
    presenting = shell.presenting
    assert presenting is not None
    chooser = presenting.window.widget.findChild(ScreenChooser)
    assert chooser is not None
    QTest.mouseClick(chooser.buttons[0], LEFT)
    in_step()
    return presenting


@pytest.fixture
def lesson(shell: Shell) -> Iterator[Presenting]:
    """A lesson from its first step."""
    found = next(one for one in shelf().lessons() if any(isinstance(s.wanted, WordWanted) for s in one.steps))
    shell.lessons.play(found)
    in_step()
    presenting = shown(shell)
    yield presenting
    shell.show_start()
    in_step()


def press(presenting: Presenting, key: Qt.Key) -> None:
    """Press a key over the map."""
    QTest.keyClick(presenting.window.map, key)
    in_step()


def test_the_room_reads_the_words_of_the_lesson_and_where_it_stands(shell: Shell, lesson: Presenting) -> None:
    run = shell.lessons.table.run if shell.lessons.table is not None else None
    assert run is not None
    page, words = lesson.picture.page, shell.appearance.words
    assert page.prompt.said == run.shown.text.read(words)
    assert page.count == f"1 of {len(run.lesson.steps)}"
    assert page.sides == ()
    lights = [ref for ref in run.shown.lights if not ref.startswith("window:")]
    assert bool(lesson.picture.scene.annotations.shown.get("guided")) == bool(lights or run.shown.arrows)


def test_another_language_is_read_by_the_room_and_in_the_steps(shell: Shell, lesson: Presenting) -> None:
    run = shell.lessons.table.run if shell.lessons.table is not None else None
    assert run is not None
    lesson.show_console(True)
    assert lesson.console is not None
    for language in ("it", "en"):
        shell.appearance.set_language(language)
        in_step()
        words = shell.appearance.words
        assert lesson.picture.page.prompt.said == run.shown.text.read(words)
        told = run.lesson.steps[0].tell.text.read(words)
        assert lesson.console.steps.item(0).text().startswith(f"1. {told[:40]}")


def test_a_remote_leads_through_a_lesson_and_home_begins_again(shell: Shell, lesson: Presenting) -> None:
    table = shell.lessons.table
    assert table is not None
    run, seen = table.run, set[str]()
    for _ in range(3 * len(run.lesson.steps)):
        seen.add(lesson.picture.page.prompt.said)
        if run.at + 1 == len(run.lesson.steps) and not run.asks:
            break
        press(lesson, Qt.Key.Key_PageDown)
        assert lesson.picture.page.count.startswith(f"{run.at + 1} ")
    assert len(seen) >= len(run.lesson.steps)
    at = run.at
    press(lesson, Qt.Key.Key_PageUp)
    assert run.at == at - 1
    press(lesson, Qt.Key.Key_Home)
    assert run.at == 0
    assert not lesson.window.session.home.history or run.table is lesson.window.session.home


def test_a_question_of_a_lesson_is_asked_counted_and_its_answer_shown(
    shell: Shell, lesson: Presenting
) -> None:
    table = shell.lessons.table
    assert table is not None
    run = table.run
    at = next(n for n, one in enumerate(run.lesson.steps) if isinstance(one.wanted, WordWanted))
    lesson.leading.script.go_to(at)
    in_step()
    assert run.at == at
    dialog = lesson.leading.ask_room()
    assert dialog is not None
    assert [line.text() for line in dialog.answers if line.text()] == list(
        lesson.leading.script.posed.answers
    )
    dialog.accept()
    in_step()
    press(lesson, Qt.Key.Key_2)
    asked = lesson.picture.page.asked
    assert asked is not None
    assert asked.answers[1].hands == 1
    assert all(one.right is None for one in asked.answers)
    press(lesson, Qt.Key.Key_PageDown)
    asked = lesson.picture.page.asked
    assert asked is not None
    assert sum(one.right is True for one in asked.answers) == 1
    assert "Right: " in lesson.leading.said
    assert not run.asks


def test_a_lesson_that_goes_on_at_another_table_keeps_its_room(shell: Shell, lesson: Presenting) -> None:
    """The table is laid anew; the public window goes on with the same lesson, uncovered and with its notes."""
    lesson.window.keep("Ask twice.")
    lesson._screen = lesson._screen or "one"
    lessons = shell.lessons
    assert lessons.table is not None
    lessons._lay(lessons.table.run)
    in_step()
    again = shell.presenting
    assert again is not None
    assert again is not lesson
    assert again.public is not None
    assert again.picture.page.count.startswith("1 of ")
    assert not again.window.secret
    assert not again.window.session.covered
    assert again.window.notes() == "Ask twice."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_lesson_is_cut_in_the_deepest_room(language: str) -> None:
    """On a projector of 16:9, in every language; and no letter is under the floor."""
    look = Appearance(Settings(language=language, theme="light"))
    painter = PagePainter(look, parts_of("maria").cards)
    wide = LINES / DEPTHS["deep"] * 16 / 9
    size = QSizeF(wide, LINES / DEPTHS["deep"])
    texts = {
        tell.text.read(look.words)
        for lesson in shelf().lessons()
        for step in lesson.steps
        for tell in (step.tell, step.done, step.otherwise, *(one.reply for one in step.mistakes))
        if tell is not None
    }
    assert len(texts) > 400
    for text in texts:
        page = Page(Paragraph("", text), (), 1, "", (), (), "", "", None, "10 of 18")
        px, lines = painter._prompt_lines(page, wide)
        assert px >= BODY
        assert ELLIPSIS not in lines[-1][-1][0] or text.endswith(ELLIPSIS), text
        assert painter.bars(page, size).map.height() > size.height() * 0.2, text


@pytest.fixture
def drill(shell: Shell) -> Iterator[Presenting]:
    """A drill with words to choose among."""
    shell.show_drills("maria")
    in_step()
    page = shell.currentWidget()
    assert isinstance(page, DrillPage)
    page.ask(find_drill(page.game, "supply", 7))
    in_step()
    presenting = shown(shell)
    yield presenting
    page.left.emit()
    in_step()
    assert shell.presenting is None


def test_a_drill_is_asked_of_the_room_and_answered_by_the_remote(shell: Shell, drill: Presenting) -> None:
    page = shell.currentWidget()
    assert isinstance(page, DrillPage)
    assert page.run is not None
    question = page.column.question.text()
    assert drill.picture.page.prompt.said == question
    kept = page.practice.cards.copy()
    press(drill, Qt.Key.Key_Q)
    dialog = drill.window.widget.findChild(AskDialog)
    assert dialog is not None
    dialog.accept()
    in_step()
    press(drill, Qt.Key.Key_1)
    press(drill, Qt.Key.Key_PageDown)
    assert page.run.marks is not None
    asked = drill.picture.page.asked
    assert asked is not None
    assert sum(one.right is True for one in asked.answers) == 1
    assert page.practice.cards == kept, "what the teacher shows counts for nothing"
    press(drill, Qt.Key.Key_PageUp)
    press(drill, Qt.Key.Key_PageUp)
    assert page.run.marks is None
    assert drill.picture.page.prompt.said == question


def test_notes_on_a_drill_are_kept_by_its_kind(drill: Presenting) -> None:
    drill.show_console(True)
    console = drill.console
    assert console is not None
    console.notes.setPlainText("Twice.")
    drill.show_console(False)
    assert read_note("drill-maria-supply") == "Twice."
    assert drill.window.notes() == "Twice."


def test_what_is_drawn_on_a_question_goes_with_it(shell: Shell, drill: Presenting) -> None:
    """It stays for the answer, for another show of it and in another language; the next question is bare."""
    page = shell.currentWidget()
    assert isinstance(page, DrillPage)
    circle = Circle("place:breslau")
    drill.window.drawings.add(circle)
    assert drill.picture.scene.annotations.shown[""] == (circle,)
    drill.end()
    again = shown(shell)
    assert again.picture.scene.annotations.shown[""] == (circle,)
    page.solve()
    again.leading.script.restart()
    assert again.window.drawings.now == (circle,)
    shell.appearance.set_language("it")
    in_step()
    shell.appearance.set_language("en")
    in_step()
    last = shell.presenting
    assert last is not None
    assert last.window.drawings.now == (circle,)
    assert page.scene is not None
    assert page.scene.annotations.shown[""] == (circle,)
    page.ask(find_drill(page.game, "supply", 8))
    assert "" not in page.scene.annotations.shown
    assert "" not in last.picture.scene.annotations.shown
    assert not last.window.drawings.undo()


def test_another_map_of_a_drill_keeps_its_room(shell: Shell, drill: Presenting) -> None:
    page = shell.currentWidget()
    assert isinstance(page, DrillPage)
    shell.appearance.set_language("it")
    in_step()
    again = shell.presenting
    assert again is not None
    assert again is not drill
    assert again.public is not None
    assert again.picture.page.prompt.said == page.column.question.text()
    shell.appearance.set_language("en")
    in_step()


def rule_asked_of(page: DrillPage, monkeypatch: pytest.MonkeyPatch, ref: str) -> None:
    """A lesson is asked for beside a rule of the drill."""
    monkeypatch.setattr("desktop.views.practice.drill_page.open_rules", lambda *known: known[-1](ref))
    page.open_rule("")
    in_step()


def test_a_lesson_that_a_drill_leads_to_keeps_its_room(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """The room goes from the drill to the lesson with its teacher, and back to nothing when both are left."""
    shell.show_drills("maria")
    in_step()
    page = shell.currentWidget()
    assert isinstance(page, DrillPage)
    shown(shell)
    ref = next(iter(shelf().lessons())).ref
    rule_asked_of(page, monkeypatch, ref)
    assert shell.lessons.table is not None
    again = shell.presenting
    assert again is not None
    assert again.public is not None
    assert again.picture.page.count.startswith("1 of ")
    shell.show_start()
    in_step()
    assert shell.presenting is None
    assert shell.showing.waits == ""


def test_a_lesson_that_cannot_be_read_leaves_the_drill_its_map_and_its_room(
    shell: Shell, drill: Presenting, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = shell.currentWidget()
    assert isinstance(page, DrillPage)
    told: list[FileError] = []
    monkeypatch.setattr(shell, "tell", told.append)

    def unread(*_known: object) -> None:
        raise FileError("lesson.yaml", "", "it is torn", "Mend it")

    monkeypatch.setattr("engine.practice.lesson_run.LessonRun", unread)
    rule_asked_of(page, monkeypatch, next(iter(shelf().lessons())).ref)
    assert told
    assert page.map is not None
    assert shell.presenting is drill
