"""A lesson as it is played: what leads on, what does not, and how it goes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.kernel.errors import FileError
from engine.practice.courses import Course, Shelf, sections_of, shelf
from engine.practice.lesson import Lesson
from engine.practice.lesson_files import read_lesson
from engine.practice.lesson_hint import HINTS, hint
from engine.practice.lesson_run import LessonRun
from engine.practice.patterns import answers
from engine.texts.translate import Translator
from tests.practice.test_lesson_form import written

HERE = Path(__file__).with_name("lessons")


@pytest.mark.parametrize(
    ("text", "pattern", "fits"),
    [
        ("move anna mill ford", "move anna *", False),
        ("move anna mill ford", "move anna **", True),
        ("move anna mill ford", "move anna ** ford", True),
        ("move anna ford", "move anna ** ford", True),
        ("move anna mill", "move anna ** ford", False),
        ("play S6.1", "play S6.*", True),
        ("play S6.1", "play S7.*", False),
        ("done", "done", True),
        ("done", "done *", False),
        ("done", "done **", True),
    ],
)
def test_patterns(text: str, pattern: str, fits: bool) -> None:
    assert answers(text, [pattern]) is fits


@pytest.fixture
def fight() -> Lesson:
    return read_lesson(HERE / "fight.yaml")


def test_what_others_answer_is_played_by_the_lesson(fight: Lesson) -> None:
    run = LessonRun(fight, "lay")
    assert run.play(run.table.read("play S7.1")).kind == "right"
    assert [played.action.text() for played in run.table.history][-1] == "play S6.1"
    assert run.step.name == "again"


def test_nothing_unawaited_is_played(fight: Lesson) -> None:
    run = LessonRun(fight)
    attack = run.table.read("attack friedrich neipperg")
    assert run.play(attack).kind == "other", "the step asks a question"
    assert not run.table.history
    run.show()
    assert run.play(run.table.read("retreat neipperg olmuetz")).kind == "refused"
    assert not run.table.history


def test_going_back_leads_through_the_steps(fight: Lesson) -> None:
    run = LessonRun(fight, "again")
    before = run.table.position.digest()
    run.back_to(len(run.table.history) - 1)
    assert run.step.name == "lay"
    assert len(run.table.history) == 1
    assert run.show()
    assert run.table.position.digest() == before
    run.back()
    run.back()
    assert run.step.name == "attack"
    assert not run.table.history
    run.back()
    run.back()
    assert run.step.name == "who"


def test_hidden_hands_stay_hidden(fight: Lesson) -> None:
    run = LessonRun(fight)
    view = run.table.view(fight.seat)
    assert [hand.cards for hand in view.hands if hand.side == "austria"] == [None]
    open_lesson = LessonRun(read_lesson(HERE / "counters.yaml"))
    assert open_lesson.table.open
    assert len(open_lesson.seats) == 5


def test_several_are_awaited_in_any_order() -> None:
    run = LessonRun(read_lesson(HERE / "counters.yaml"), "place")
    kinds = [run.play(run.table.read(t)).kind for t in ("place french-support 2", "place brabant 5")]
    assert kinds == ["partly", "partly"]
    assert run.play(run.table.read("place french-support 1")).kind in ("other", "refused")
    assert run.play(run.table.read("place holland 1")).kind == "right"
    assert run.step.name == "how-many"
    run.back()
    assert not run.table.history


def test_what_the_rules_answer_is_explained_by_them() -> None:
    run = LessonRun(read_lesson(HERE / "reach.yaml"))
    assert run.kinds == ("place",)
    outcome = run.mark(["place:koblenz"])
    assert outcome.kind == "wrong"
    assert outcome.reason is not None
    assert outcome.missed
    assert run.mark(outcome.missed).kind == "right"


@pytest.mark.parametrize("name", ["fight", "counters", "reach"])
def test_hints_are_there_for_every_step(name: str) -> None:
    run = LessonRun(read_lesson(HERE / f"{name}.yaml"))
    words = Translator("en", run.lesson.game)
    while not run.finished:
        hints = [hint(run, number) for number in range(1, HINTS + 1)]
        assert len({(one.read(words), one.lights) for one in hints}) >= 2 or not run.asks
        assert run.show()


def test_lessons_about_a_clause(fight: Lesson) -> None:
    reach = read_lesson(HERE / "reach.yaml")
    shelf = Shelf((Course("maria", "tests", (fight, reach)),))
    assert shelf.about("maria 10.1-b") == (reach,)
    assert shelf.about("clause:maria 11.1-c") == (fight,)
    assert shelf.about("acres 10.1-b") == ()
    assert sections_of(["10.1-b", "settle-3", "14"]) == {"10.1-b", "10.1", "settle-3", "settle", "14"}


def test_what_lies_on_the_table_counts_however_it_came_there() -> None:
    """Single drags, in any order, are as good as the whole at once, and the lesson goes on from the same table."""
    lesson = shelf().lesson("revolution/full/two-provinces")
    assert lesson is not None
    tables = []
    for texts in (["arrange utrecht-city 2 amersfoort 1"], ["set amersfoort 1", "set utrecht-city 2"]):
        run = LessonRun(lesson, "move")
        kinds = [run.play(run.table.read(text)).kind for text in texts]
        assert kinds == [*["allowed"] * (len(texts) - 1), "right"]
        assert run.step.name == "cards"
        tables.append(run.table.position.dump())
    assert tables[0] == tables[1]


def test_astray_on_the_way_undo_leads_back() -> None:
    lesson = shelf().lesson("revolution/full/two-provinces")
    assert lesson is not None
    run = LessonRun(lesson, "move")
    began = len(run.table.history)
    assert run.play(run.table.read("set utrecht-city 1")).kind == "allowed"
    assert run.play(run.table.read("done")).kind == "mistake"
    run.back_to(began)
    assert run.step.name == "move"
    assert run.play(run.table.read("arrange utrecht-city 2 amersfoort 1")).kind == "right"


def test_a_step_that_does_not_fit_the_rules_is_not_entered(tmp_path: Path) -> None:
    steps = "- {step: one, says: Hi}\n- {step: two, says: Hi, expect: {drill: reach, about: [piece:karl]}}"
    run = LessonRun(read_lesson(written(tmp_path, steps)))
    for _ in range(2):
        with pytest.raises(FileError, match=r"line 9, steps\.1\.expect"):
            run.next()
        assert (run.step.name, run.wanted, run.asks) == ("one", None, False)
        assert hint(run, 1).message is not None
