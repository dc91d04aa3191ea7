"""Every example of a rulebook is a lesson or part of one: `examples.yaml` says which, and it is so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import engine
from engine.kernel.files import data
from engine.practice.courses import shelf
from engine.practice.lesson import Lesson, LessonStep
from engine.texts.translate import Translator
from tests.yaml_file import yaml_of

EXAMPLES: dict[str, list[dict[str, Any]]] = yaml_of(Path(__file__).with_name("examples.yaml"))
COUNTED = {"maria": 18, "acres": 7, "revolution": 9, "sachsen": 4}
"""How many examples the rulebooks have, variants and lettered cases each by itself; asides not counted."""
ROWS = [
    pytest.param(game, row, id=f"{game}-{row['example']}") for game, rows in EXAMPLES.items() for row in rows
]


def lesson_of(game: str, row: dict[str, Any]) -> Lesson:
    lesson = shelf().lesson(f"{game}/{row['lesson']}")
    assert lesson is not None, f"there is no lesson {row['lesson']}"
    return lesson


def steps_of(lesson: Lesson, row: dict[str, Any]) -> list[LessonStep]:
    named = {step.name: step for step in lesson.steps}
    assert set(row["steps"]) <= set(named), f"{lesson.ref} has no step {set(row['steps']) - set(named)}"
    return [named[name] for name in row["steps"]]


def told(lesson: Lesson, steps: list[LessonStep]) -> str:
    """All that these steps say in English, and the values of what they await."""
    words = Translator("en", lesson.game)
    said = [text.read(words) for step in steps for text in step.texts()]
    awaited = [value for step in steps for value in values(msgspec.to_builtins(step.wanted))]
    return "\n".join([*said, *awaited])


def values(thing: object) -> list[str]:
    """The single values inside lists and tables, as texts."""
    if isinstance(thing, dict):
        return [value for one in thing.values() for value in values(one)]
    if isinstance(thing, list | tuple | set | frozenset):
        return [value for one in thing for value in values(one)]
    return [str(thing)]


def test_all_examples_are_listed_once() -> None:
    assert set(EXAMPLES) == set(COUNTED) <= set(engine.titles())
    for game, rows in EXAMPLES.items():
        assert sum(not row.get("aside", False) for row in rows) == COUNTED[game]
        assert len({row["example"] for row in rows}) == len(rows)


@pytest.mark.parametrize(("game", "row"), ROWS)
def test_an_example_is_told_in_its_lesson(game: str, row: dict[str, Any]) -> None:
    lesson = lesson_of(game, row)
    text = told(lesson, steps_of(lesson, row))
    assert not [figure for figure in row["tells"] if str(figure) not in text]


@pytest.mark.parametrize(("game", "row"), ROWS)
def test_its_rule_stands_beside_it(game: str, row: dict[str, Any]) -> None:
    rules = yaml_of(data("rules", game, "en.yaml"))
    assert row["clause"] in rules["clauses"], "there is no such clause"
    lesson = lesson_of(game, row)
    cited = {tell.clause for step in lesson.steps for tell in step.tells() if tell.clause}
    assert row["clause"] in cited | set(lesson.visits)
    assert any(tell.clause for step in steps_of(lesson, row) for tell in step.tells()), "no rule stands there"
