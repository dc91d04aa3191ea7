"""What does not fit the form of a lesson is told with its line and what can be done."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.kernel.errors import FileError
from engine.practice.lesson_check import check
from engine.practice.lesson_files import read_lesson

HEAD = """game: maria
course: tests
lesson: form
title: A form
seat: frederick
situation: {turn: 4, stage: prussia, phase: movement, pieces: {friedrich: breslau, neipperg: neisse}}
steps:
"""
"""Seven lines; the steps begin on line 8."""

FAULTS = [
    ("- step: one\n  sayz: Hello", "line 9, steps.0.sayz", "Did you mean 'says'?"),
    ("- says: Hello", "steps.0.step", "Write 'step: ' and its name"),
    ("- {step: One, says: Hello}", "line 8, steps.0.step", "Use small letters"),
    ("- {step: one, says: Hi}\n- {step: one, says: Hi}", "line 9, steps.1.step", "another name"),
    ("- {step: one, says: Hi, mistakes: [{number: 1, says: Nay}]}", "steps.0.mistakes", "Write 'expect:'"),
    ("- {step: one, says: Hi, expect: {number: 1, answer: a}}", "steps.0.expect", "Use one of: action"),
    ("- {step: one, says: Hi, expect: {answer: a}, choices: [[b]]}", "steps.0.choices.0", "one word"),
    ("- {step: one, says: Hi, expect: {answer: a}, choices: [b, c]}", "steps.0.choices", "Add it to them"),
    (
        "- {step: one, says: Hi, expect: {number: 1}, mistakes: [{answer: a, says: Nay}]}",
        "mistakes.0",
        "same word",
    ),
    ("- {step: one, says: Hi, expect: {number: many}}", "steps.0.expect.number", "whole number"),
    (
        "- {step: one, says: Hi, expect: {until: move friedrich *}}",
        "steps.0.expect.until",
        "Write the text of one action",
    ),
    ("- {step: one, says: No}", "steps.0.says", "in quotation marks"),
    ("- {step: one, says: Hi, arrows: [[place:brieg]]}", "steps.0.arrows.0", "[from, to]"),
    ("- {step: one, says: Hi, file: ../other.yaml}", "steps.0.file", "beside the lesson"),
    ("- {step: one, says: Hi, expect: {number: 1}, mistakes: [{number: 2}]}", "mistakes.0", "'reply: '"),
]
MISFITS = [
    ("- {step: one}", "steps.0", "Write them here"),
    ("- {step: one, says: Hi, lights: [place:nowhere]}", "steps.0.lights", ""),
    ("- {step: one, says: Hi, lights: [panel:nowhere]}", "steps.0.lights", ""),
    ("- {step: one, says: Hi, lights: [panel:filter-text]}", "steps.0.lights", ""),
    ("- {step: one, says: Hi, lights: [panel:sieges]}", "steps.0.lights", ""),
    ("- {step: one, says: Hi, clause: 10.1-q}", "steps.0.clause", "Did you mean"),
    ("- {step: one, says: Hi, expect: {action: move friedrich wien}}", "steps.0.expect", "Mend the action"),
    ("- {step: one, says: Hi, expect: {action: attack friedrich *}}", "steps.0.expect", ""),
    (
        "- {step: one, says: Hi, expect: {drill: reach, about: [piece:karl]}}",
        "steps.0.expect",
        "Mend the question",
    ),
    ("- {step: one, says: Hi, expect: {drill: nonsense}}", "steps.0.expect", "Mend the question"),
    (
        "- {step: one, says: Hi, expect: {action: done}, mistakes: [{action: move friedrich neisse *, says: Nay}]}",
        "steps.0.mistakes.0",
        "try",
    ),
    (
        "- {step: one, says: Hi, expect: {places: [brieg]}, mistakes: [{places: [brieg], says: Nay}]}",
        "steps.0.mistakes.0",
        "Leave it out",
    ),
    (
        "- {step: one, says: Hi, expect: {number: 1}, mistakes: [{number: 2, says: A}, {number: 2, says: B}]}",
        "steps.0.mistakes.1",
        "Put this one first",
    ),
    (
        "- {step: one, says: Hi, expect: {action: done}, after: [done done]}",
        "steps.0.after.0",
        "seat: action",
    ),
    (f"- {{step: one, says: {'word ' * 46}}}", "steps.0", "at most 45"),
]


def written(folder: Path, steps: str) -> Path:
    path = folder / "form.yaml"
    path.write_text(HEAD + steps + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize(("steps", "place", "mend"), FAULTS)
def test_what_is_no_lesson_is_told(tmp_path: Path, steps: str, place: str, mend: str) -> None:
    with pytest.raises(FileError) as caught:
        read_lesson(written(tmp_path, steps))
    assert caught.value.place.endswith(place)
    assert caught.value.place.startswith("line ")
    assert mend in caught.value.mend


@pytest.mark.parametrize(("steps", "place", "mend"), MISFITS)
def test_what_the_rules_do_not_bear_out_is_told(tmp_path: Path, steps: str, place: str, mend: str) -> None:
    faults = check(read_lesson(written(tmp_path, steps)))
    assert [fault.place for fault in faults] == [f"line 8, {place}"]
    assert mend in faults[0].mend


def test_a_fault_of_the_situation_stands_at_its_own_line(tmp_path: Path) -> None:
    path = written(tmp_path, "- {step: one, says: Hi}\n- step: two\n  says: Hi\n  situation: {turn: 99}")
    (fault,) = check(read_lesson(path))
    assert fault.place == "line 11, steps.1.situation.turn"


def test_a_seat_that_is_none(tmp_path: Path) -> None:
    path = written(tmp_path, "- {step: one, says: Hi}")
    path.write_text(path.read_text().replace("frederick", "frederik"), encoding="utf-8")
    (fault,) = check(read_lesson(path))
    assert fault.place == "line 5, seat"


def test_every_way_to_answer_leads_on(tmp_path: Path) -> None:
    steps = "- {step: one, says: Hi, expect: {action: move friedrich *}}\n"
    steps += "- {step: two, says: Hi, expect: {action: done}}\n"
    steps += "- {step: three, says: Hi, expect: {action: attack friedrich neipperg}}"
    (fault,) = check(
        read_lesson(
            written(
                tmp_path,
                steps.replace("move friedrich *", "[move friedrich strehlen, move friedrich steinau]"),
            )
        )
    )
    assert fault.place == "line 8, steps.0.expect"
    assert "steinau" in fault.problem
    assert not check(read_lesson(written(tmp_path, steps.replace("friedrich *", "friedrich strehlen"))))
