"""`kabinett drill`: what a teacher prints a sheet from."""

from __future__ import annotations

import json

import pytest

import engine
from desktop.main import main
from engine.practice.drills import find_drill


def told(capfd: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    """What a command prints, or says where it fails."""
    assert main(("drill", *words)) == code
    read = capfd.readouterr()
    return read.err if code else read.out


def test_the_kinds_are_listed_with_what_they_train(capfd: pytest.CaptureFixture[str]) -> None:
    rows = [line.split("\t") for line in told(capfd, "maria", "--list").splitlines()]
    assert [row[0] for row in rows] == [kind.name for kind in engine.game("maria").drills]
    assert ["supply", "Who is in supply"] in [row[:2] for row in rows]


def test_the_answer_is_told_on_demand_only(capfd: pytest.CaptureFixture[str]) -> None:
    words = ("maria", "--kind", "protection", "--seed", "3")
    question, whole = told(capfd, *words), told(capfd, *words, "--answer")
    assert whole.startswith(question)
    assert "right\t" not in question
    right = [line.split("\t")[1] for line in whole.splitlines() if line.startswith("right\t")]
    answer = find_drill(engine.game("maria"), "protection", 3).answer
    assert len(right) == len(answer.right)
    assert "§10.3-d" in whole


def test_programs_get_everything_as_data(capfd: pytest.CaptureFixture[str]) -> None:
    words = ("maria", "--kind", "supply", "--seed", "4", "--json")
    plain, answered = (json.loads(told(capfd, *words, *more)) for more in ((), ("--answer",)))
    assert "right" not in plain
    drill = find_drill(engine.game("maria"), "supply", 4)
    assert set(answered["right"]) == drill.answer.right
    assert [choice["word"] for choice in plain["choices"]] == list(drill.question.choices)
    assert {entry["item"] for entry in answered["why"]} == set(drill.answer.candidates)
    position = engine.game("maria").set_up(plain["position"])
    assert drill.kind.answer(position, drill.question) == drill.answer


def test_it_speaks_every_language(capfd: pytest.CaptureFixture[str]) -> None:
    words = ("maria", "--kind", "open", "--seed", "1")
    said = {told(capfd, *words, "--language", language) for language in ("en", "it", "es")}
    assert len(said) == 3


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("maria",), "name a kind of drill: reach"),
        (("maria", "--kind", "dance"), "there is no kind of drill 'dance'"),
        (("chess", "--list"), "there is no game 'chess'"),
    ],
)
def test_a_mistake_is_one_line(capfd: pytest.CaptureFixture[str], words: tuple[str, ...], named: str) -> None:
    line = told(capfd, *words, code=2)
    assert named in line
    assert line.count("\n") == 1
