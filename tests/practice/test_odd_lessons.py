"""Lessons as accidents leave them: whatever stands in a file is told with file, place and mend, and stops nothing."""

from __future__ import annotations

import copy
import os
import random
import shutil
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.kernel.errors import FileError
from engine.kernel.files import data, user_data
from engine.practice.courses import MOST_FILES, shelf
from engine.practice.lesson_check import check
from engine.practice.lesson_files import MOST_STEPS, STEP, TELL, WHOLE, read_lesson
from engine.practice.lesson_hint import HINTS, hint
from engine.practice.lesson_run import LessonRun
from engine.practice.patterns import answers
from engine.texts.translate import Translator
from tests.practice.test_lesson_form import HEAD, written
from tests.yaml_file import yaml_of

OURS = sorted(data("lessons").glob("*/*/*.yaml"))
VALUES: tuple[Any, ...] = (
    None, True, 0, -1, 10**9, 2**62, 1.5, float("inf"), "", "  ", "x", "**", "[", "?", "move", ":", "place:",
    "place:nowhere", "piece:nobody", "{$x}", "{ -term }", "<b>x</b>", "漢字 مرحبا", "a\nb", "\u200b", "..", "../../etc",
    "/", "1.0", "frederick", "frederick: done", ":done", "S*", "a" * 5000, [], {}, [[]], [{}], {"a": {}}, [None], [1],
    ["x", "y"], [["x", "y"]], {"": ""}, {"en": 3}, {"says": ""}, {"action": "done"}, {"action": []}, {"number": 5},
    {"places": []}, {"refs": ["x"]}, {"answer": "a"}, {"drill": "reach"}, {"all": ["done", "done"]}, ["a"] * 300,
)  # fmt: skip
KEYS = sorted(
    {*WHOLE, *STEP, *TELL, "try", "action", "number", "places", "hands", "scenario", "seats", "options"}
)
SLOWEST = 1.0
"""Seconds of the processor that any of them may take."""


@cache
def _plain(path: Path) -> Any:
    return yaml_of(path)


def _ways(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield (*at, key)
        yield from _ways(part, (*at, key))


def _at(value: Any, way: tuple[Any, ...]) -> Any:
    for key in way:
        value = value[key]
    return value


def changed(value: Any, rng: random.Random) -> tuple[Any, tuple[Any, ...]]:
    """A copy in which one key or value is another, and where."""
    value = copy.deepcopy(value)
    ways = list(_ways(value))
    way = rng.choice(ways)
    around, key = _at(value, way[:-1]), way[-1]
    old, kind = around[key], rng.randrange(6)
    if kind == 0:
        del around[key]
    elif kind == 1 and isinstance(around, dict):
        renamed = {(rng.choice(KEYS) if name == key else name): part for name, part in around.items()}
        around.clear()
        around.update(renamed)
    elif kind == 2 and isinstance(old, str):
        around[key] = rng.choice([old[:-1], f"{old}x", f"{old} x", f"{old}*", f"{old} **"])
    elif kind == 2 and isinstance(old, list):
        old.insert(rng.randrange(len(old) + 1), copy.deepcopy(rng.choice(VALUES)))
    elif kind == 2 and isinstance(old, dict):
        old[rng.choice(KEYS)] = copy.deepcopy(rng.choice(VALUES))
    elif kind == 3:
        around[key] = copy.deepcopy(_at(value, rng.choice(ways)))
    else:
        around[key] = copy.deepcopy(rng.choice(VALUES))
    return value, way


def _told(path: Path) -> list[FileError]:
    """Read, check and play a lesson as far as it goes, with every hint; all that is told of it."""
    try:
        lesson = read_lesson(path)
        found, run, words = check(lesson), LessonRun(lesson), Translator("it", lesson.game)
        worded = all(text.has(words) for text in lesson.texts())
        for _ in lesson.steps:
            for number in range(1, HINTS + 1):
                given = hint(run, number)
                assert not worded or given.read(words)
            if not run.show():
                break
    except FileError as error:
        return [error]
    return found


def _all_is_told(folder: Path, seed: int, count: int) -> None:
    rng = random.Random(seed)
    for one in data("lessons").glob("*/*"):
        shutil.copytree(one, folder / one.relative_to(data("lessons")))
    for path in OURS:
        _told(path)  # what is loaded once takes its time once
    for number in range(count):
        ours = OURS[number % len(OURS)]
        path = folder / ours.relative_to(data("lessons"))
        lesson, where = changed(_plain(ours), rng)
        path.write_text(yaml.dump(lesson, sort_keys=False, allow_unicode=True), encoding="utf-8")
        began = time.process_time()
        faults = _told(path)
        assert time.process_time() - began < SLOWEST, (ours.name, where)
        for fault in faults:
            assert "\n" not in str(fault), (ours.name, where)
            assert fault.place.startswith("line "), (ours.name, where, str(fault))
            assert fault.mend, (ours.name, where, str(fault))
            assert Path(fault.path).exists(), (ours.name, where, str(fault))
        shutil.copyfile(ours, path)


def test_some_accidents_to_our_lessons_are_told(tmp_path: Path) -> None:
    _all_is_told(tmp_path, 7, 45)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_every_accident_to_our_lessons_is_told(tmp_path: Path, seed: int) -> None:
    _all_is_told(tmp_path, seed, 1000)


# --- single accidents, each of which once broke something -------------------------------------


@pytest.mark.parametrize(
    ("steps", "place", "mend"),
    [
        ("- {step: one, says: Hi, expect: {places: []}}", "steps.0.expect.places", "clicked"),
        ("- {step: one, says: Hi, file: other.yaml}", "steps.0.file", "beside the lesson"),
        ("- {step: one, says: Hi, file: ':done'}", "steps.0.file", "beside the lesson"),
        ("\n".join(["- {step: one, says: Hi}"] * (MOST_STEPS + 1)), "steps", "Make lessons"),
    ],
)
def test_what_is_empty_missing_or_endless_is_told_at_its_line(
    tmp_path: Path, steps: str, place: str, mend: str
) -> None:
    with pytest.raises(FileError) as caught:
        read_lesson(written(tmp_path, steps))
    assert caught.value.path == str(tmp_path / "form.yaml")
    assert caught.value.place.endswith(f", {place}")
    assert mend in caught.value.mend


def test_a_clause_of_blanks_is_none(tmp_path: Path) -> None:
    lesson = read_lesson(written(tmp_path, "- {step: one, says: Hi, clause: '  ', expect: {number: 1}}"))
    assert not check(lesson)
    assert hint(LessonRun(lesson), 1).message is not None


def test_a_quoted_word_stays_on_its_line(tmp_path: Path) -> None:
    with pytest.raises(FileError) as caught:
        read_lesson(written(tmp_path, '- {step: "o\\nne\\r\\nx", says: Hi}'))
    assert len(str(caught.value).splitlines()) == 1


def test_a_pattern_of_many_gaps_is_quick() -> None:
    began = time.process_time()
    assert not answers(" ".join(["word"] * 60), [" ".join(["**"] * 20 + ["end"])])
    assert answers(" ".join([*["word"] * 60, "end"]), [" ".join(["**"] * 20 + ["w*", "**", "end"])])
    assert time.process_time() - began < SLOWEST


# --- the folder of a person's own -----------------------------------------------------------


def own(name: str) -> Path:
    """A path in the folder of a course of one's own."""
    path = user_data("lessons", "maria", "mine", name)
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


WHOLE_LESSON = HEAD + "- {step: one, says: Hi}\n"


def test_what_cannot_be_read_is_told_and_the_others_stand() -> None:
    own("a.yaml").write_text(WHOLE_LESSON, encoding="utf-8")
    own("situation.yaml").write_text("game: maria\nturn: 3\n", encoding="utf-8")
    own("other-letters.yaml").write_bytes(WHOLE_LESSON.encode("utf-16"))
    own("folder.yaml").mkdir()
    own("around.yaml").symlink_to("around.yaml")
    own("nowhere.yaml").symlink_to("not-there")
    os.mkfifo(own("pipe.yaml"))
    own("huge.yaml").write_text(f"lesson: huge\n# {'x' * 3_000_000}", encoding="utf-8")
    own("deep.yaml").write_text(f"lesson: deep\nx: {'[' * 20_000}", encoding="utf-8")
    own("bomb.yaml").write_text("lesson: b\na: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]\n", encoding="utf-8")
    found = shelf("maria")
    assert [lesson.name for course in found.courses if course.own for lesson in course.lessons] == ["form"]
    names = sorted(Path(fault.path).name for fault in found.faults)
    assert names == [
        "around.yaml", "bomb.yaml", "deep.yaml", "folder.yaml", "huge.yaml", "nowhere.yaml",
        "other-letters.yaml", "pipe.yaml",
    ]  # fmt: skip


def test_what_is_changed_is_read_anew_and_what_stays_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf()  # ours are read once
    own("a.yaml").write_text(WHOLE_LESSON, encoding="utf-8")
    read: list[Path] = []

    def noted(path: Path) -> Any:
        read.append(path)
        return read_lesson(path)

    monkeypatch.setattr("engine.practice.courses.read_lesson", noted)
    for _ in range(3):
        assert shelf().lesson("maria/tests/form") is not None
    assert read == [own("a.yaml")]
    own("a.yaml").write_text(WHOLE_LESSON.replace("lesson: form", "lesson: changed"), encoding="utf-8")
    assert shelf().lesson("maria/tests/form") is None
    assert shelf().lesson("maria/tests/changed") is not None


def test_more_lessons_than_are_shown_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.practice.courses.MOST_FILES", 2)
    assert MOST_FILES > 2
    for name in "abc":
        own(f"{name}.yaml").write_text(WHOLE_LESSON.replace("form", f"form-{name}"), encoding="utf-8")
    found = shelf()
    assert sum(course.own for course in found.courses) == 1
    (fault,) = found.faults
    assert "2 of 3" in fault.problem


def test_one_name_given_twice_is_told() -> None:
    for name in "ab":
        own(f"{name}.yaml").write_text(WHOLE_LESSON, encoding="utf-8")
    (fault,) = shelf().faults
    assert Path(fault.path).name == "b.yaml"
