"""Every lesson is played: by what it awaits, by each mistake that has a reply, and in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engine
from engine.kernel.files import resources
from engine.practice.courses import lesson_paths, shelf, unvisited
from engine.practice.lesson import MOST_WORDS, ActionWanted, Lesson, MarksWanted, NumberWanted, WordWanted
from engine.practice.lesson_check import check
from engine.practice.lesson_files import read_lesson
from engine.practice.lesson_run import LessonRun
from engine.texts.catalogue import LANGUAGES, catalogue, entries
from engine.texts.translate import Translator

OURS = lesson_paths()
HERE = sorted(Path(__file__).with_name("lessons").glob("*.yaml"))


@pytest.mark.parametrize("path", [*OURS, *HERE], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_lesson_is_played_through_and_replies_to_every_mistake(path: Path) -> None:
    lesson = read_lesson(path)
    assert not [str(fault) for fault in check(lesson)]
    run = LessonRun(lesson)
    for number, step in enumerate(lesson.steps):
        assert run.at == number
        for mistake in step.mistakes:
            before = run.table.position.digest()
            if isinstance(mistake.when, ActionWanted):
                wrong = run.wrongly(mistake)
                assert wrong is not None
                outcome = run.play(*wrong)
            elif isinstance(mistake.when, MarksWanted):
                assert isinstance(run.wanted, MarksWanted)
                outcome = run.mark(run.wanted.refs | mistake.when.refs)
                assert outcome.wrong == mistake.when.refs
            elif isinstance(mistake.when, NumberWanted):
                outcome = run.number(mistake.when.number)
            else:
                assert isinstance(mistake.when, WordWanted)
                outcome = run.choose(mistake.when.word)
            assert (outcome.kind, outcome.reply) == ("mistake", mistake.reply)
            assert (run.at, run.table.position.digest()) == (number, before), "a mistake leads nowhere"
        assert run.show()
    assert run.finished


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_short(language: str) -> None:
    for lesson in shelf().lessons():
        for text in lesson.texts():
            assert text.key in catalogue(language), text.key
            said = text.read(Translator(language, lesson.game))
            assert 0 < len(said.split()) <= MOST_WORDS, (text.key, len(said.split()))


def test_no_text_of_a_lesson_is_left_over() -> None:
    lessons = list(shelf().lessons())
    used = {text.key for lesson in lessons for text in lesson.texts()}
    courses = {f"lesson-course-{course.game}-{course.name}" for course in shelf().courses}
    used |= courses | {f"{course}-line" for course in courses}
    for path in sorted(resources("i18n", "en").glob("lessons-*.ftl")):
        assert set(entries(path.read_text(encoding="utf-8"))) <= used, path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_course_has_a_title(language: str) -> None:
    for course in shelf().courses:
        for end in ("", "-line"):
            assert f"lesson-course-{course.game}-{course.name}{end}" in catalogue(language)


def test_names_are_given_once() -> None:
    refs = [(lesson.game, lesson.name) for lesson in shelf().lessons()]
    assert len(refs) == len(set(refs))
    steps = [text.key for lesson in shelf().lessons() for step in lesson.steps for text in [step.tell.text]]
    assert len(steps) == len(set(steps))


SCENARIOS = [(game, one.id) for game in engine.playable() for one in engine.game(game).scenarios]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_the_courses_of_a_game_visit_its_whole_rulebook(game: str, scenario: str) -> None:
    lessons: list[Lesson] = list(shelf().lessons())
    left = {
        ruleset: sections
        for ruleset in engine.game(game).rulesets
        if (sections := unvisited(game, ruleset, scenario, lessons))
    }
    assert not left


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_speaks_of_nothing_that_is_not_given(language: str) -> None:
    """Lessons have no arguments: a variable in a text would stay empty."""
    for path in sorted(resources("i18n", language).glob("lessons-*.ftl")):
        assert not re.findall(r"\$\w+", path.read_text(encoding="utf-8")), path.name
