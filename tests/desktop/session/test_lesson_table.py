"""A lesson as the referee of a Session: what it admits, what follows, and what happens where its file is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.session.lesson_table import LessonTable
from desktop.session.session import Session
from engine.kernel.errors import FileError
from engine.practice.lesson_files import read_lesson
from engine.practice.lesson_run import LessonRun

LESSONS = Path(__file__).parents[2] / "practice" / "lessons"
WRONG = """game: maria
course: tests
lesson: wrong
title: Wrong
seat: frederick
situation: {turn: 4, stage: prussia, phase: movement, pieces: {friedrich: breslau}}
steps:
  - {step: one, says: Hi, expect: {action: done}, after: ["frederick: attack friedrich neipperg"]}
"""


def at_table(path: Path, step: str = "") -> LessonTable:
    run = LessonRun(read_lesson(path), step)
    session = Session(run.table)
    return LessonTable(session, run, session)


def test_what_is_awaited_is_played_with_the_answer_of_others() -> None:
    lesson = at_table(LESSONS / "fight.yaml", "attack")
    session, replies = lesson.session, []
    lesson.replied.connect(replies.append)
    assert session.viewer == "frederick"
    assert session.act(session.table.read("attack friedrich neipperg"))
    assert not session.act(session.table.read("play S4.1"))
    assert session.act(session.table.read("play S7.1"))
    assert [outcome.kind for outcome in replies] == ["right", "mistake", "right"]
    assert lesson.run.step.name == "again"
    assert session.viewer == "frederick"
    session.redo()
    assert session.undo()
    assert lesson.run.step.name == "lay"
    assert len(session.table.history) == 1


def test_of_numbers_handed_over_together_none_is_played_where_one_is_wrong() -> None:
    lesson = at_table(LESSONS / "counters.yaml", "place")
    session, read = lesson.session, lesson.session.table.read
    wrong = [read("place brabant 4"), read("place french-support 2")]
    assert not session.act_all(wrong)
    assert not session.table.history
    right = [read("place brabant 5"), read("place french-support 2"), read("place holland 1")]
    assert session.act_all(right)
    assert lesson.run.step.name == "how-many"


def test_a_file_that_does_not_fit_the_rules_is_told(tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(WRONG)
    lesson = at_table(path)
    told: list[object] = []
    lesson.failed.connect(told.append)
    assert lesson.session.act(lesson.session.table.read("done"))
    (error,) = told
    assert "line 8, steps.0.after.0" in str(error)


def test_so_it_is_where_the_step_asks_a_question(tmp_path: Path) -> None:
    asked = ["{number: 3}", "{answer: a}", "{places: [brieg]}"]
    for wanted in asked:
        path = tmp_path / "wrong.yaml"
        choices = ", choices: [a, b]" if "answer" in wanted else ""
        path.write_text(WRONG.replace("{action: done}", wanted + choices))
        lesson = at_table(path)
        told: list[FileError] = []
        lesson.failed.connect(told.append)
        lesson.number(3) if "number" in wanted else lesson.choose("a") if choices else lesson.mark(
            ["place:brieg"]
        )
        (fault,) = told
        assert fault.place == "line 8, steps.0.after.0"
        lesson.again()
        assert lesson.run.asks


def test_a_seat_that_is_none_is_told_before_the_table_opens(tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(WRONG.replace("seat: frederick", "seat: fredrick"))
    with pytest.raises(FileError, match="line 5, seat: there is no seat 'fredrick'"):
        LessonRun(read_lesson(path))
