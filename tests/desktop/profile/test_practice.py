"""What has been learnt is never lost: written whole, kept aside where it cannot be read."""

from __future__ import annotations

import json
import resource
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.profile.practice import LessonNote, Practice, Remembered, load_practice, practice_file
from desktop.profile.repetition import difficult, due, review
from engine.practice.drill_run import Grade

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
MOMENTS = (
    "", "soon", "2026-02-27T10:00:00+00:00", "2026-02-27T10:00:00", "2099-01-01T00:00:00Z", "0001-01-01T00:00:00+14:00",
    "9999-12-31T23:59:59-12:00", "1970-01-01", "2026-02-30T10:00:00+00:00",
)  # fmt: skip


def test_it_comes_back_as_it_was_kept() -> None:
    practice = Practice()
    practice.note_step("maria/introductory/one", "march")
    practice.note_done("maria/introductory/two")
    assert practice.save()
    again, aside = load_practice()
    assert aside is None
    assert again == practice
    assert again.lesson("maria/introductory/one").step == "march"
    assert again.last == "maria/introductory/two"
    again.note_done("maria/introductory/one")
    assert again.lesson("maria/introductory/one") == LessonNote(done=1)


def test_what_cannot_be_read_is_kept_aside() -> None:
    for number in (1, 2):
        practice_file().parent.mkdir(parents=True, exist_ok=True)
        practice_file().write_text(f"half {number}")
        practice, aside = load_practice()
        assert practice == Practice()
        assert aside is not None
        assert aside.read_text() == f"half {number}"
        assert not practice_file().exists()


def test_a_full_disk_leaves_what_was_there(monkeypatch: pytest.MonkeyPatch) -> None:
    practice = Practice()
    practice.note_done("maria/introductory/one")
    assert practice.save()

    def full(*_given: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("desktop.profile.practice.write_whole", full)
    practice.note_done("maria/introductory/two")
    assert not practice.save()
    assert load_practice()[0].lesson("maria/introductory/one").done == 1


def test_a_disk_that_fills_keeps_what_was_there_to_the_byte() -> None:
    practice = Practice()
    practice.note_done("maria/introductory/one")
    assert practice.save()
    before, limits = practice_file().read_bytes(), resource.getrlimit(resource.RLIMIT_FSIZE)
    for number in range(50):
        practice.note_step(f"maria/introductory/lesson-{number}", "march")
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 20, limits[1]))
    try:
        assert not practice.save()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert practice_file().read_bytes() == before
    assert [path.name for path in practice_file().parent.iterdir()] == [practice_file().name]
    assert practice.save()


def test_a_folder_that_takes_nothing_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    practice_file().parent.mkdir(parents=True)
    practice_file().write_text("half")

    def refused(*_given: object, **_more: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("pathlib.Path.rename", refused)
    monkeypatch.setattr("desktop.profile.practice.write_whole", refused)
    practice, aside = load_practice()
    assert aside == practice_file()
    assert not practice.save()
    assert practice_file().read_text() == "half"


def test_two_windows_keep_what_both_learn() -> None:
    """Each reads the file just before it writes: of two windows none writes over the other."""
    first, second = load_practice()[0], load_practice()[0]
    first.note_done("maria/introductory/one")
    assert first.save()
    second = load_practice()[0]
    second.note_step("acres/standard/two", "site")
    review(second, "maria", "supply", {"8.1-a": "wrong"})
    assert second.save()
    first = load_practice()[0]
    first.note_done("maria/introductory/three")
    assert first.save()
    kept = load_practice()[0]
    assert sorted(kept.lessons) == [
        "acres/standard/two",
        "maria/introductory/one",
        "maria/introductory/three",
    ]
    assert kept.cards["maria"]["supply"]["8.1-a"].wrong == 1


def test_what_a_newer_version_keeps_stays_in_the_file() -> None:
    newer = {
        "form": 7,
        "lessons": {"a/b/c": {"done": 2, "step": "march", "stars": 3}},
        "cards": {"maria": {"supply": {"8.1-a": {"asked": 4, "note": "hard"}}}},
        "groups": [{"name": "Thursday"}],
    }
    practice_file().parent.mkdir(parents=True)
    practice_file().write_text(json.dumps(newer))
    practice, aside = load_practice()
    assert aside is None
    practice.note_done("a/b/c")
    review(practice, "maria", "supply", {"8.1-a": "wrong"}, NOW)
    assert practice.save()
    kept = json.loads(practice_file().read_text())
    assert (kept["form"], kept["groups"]) == (7, [{"name": "Thursday"}])
    assert kept["lessons"]["a/b/c"] == {"done": 3, "stars": 3}, "the step that was left is over"
    card = kept["cards"]["maria"]["supply"]["8.1-a"]
    assert (card["note"], card["asked"], card["wrong"]) == ("hard", 5, 1)


@given(
    state=st.integers(-3, 9),
    stability=st.none() | st.floats(allow_nan=False, allow_infinity=False),
    difficulty=st.none() | st.floats(allow_nan=False, allow_infinity=False),
    due_at=st.sampled_from(MOMENTS),
    last=st.sampled_from(MOMENTS),
    asked=st.integers(-(2**63), 2**63 - 1),
    wrong=st.integers(-(2**63), 2**63 - 1),
    grade=st.sampled_from(["unaided", "hinted", "wrong"]),
)
def test_whatever_stands_in_the_file_goes_on(grade: Grade, due_at: str, **fields: Any) -> None:
    practice = Practice(cards={"maria": {"supply": {"8.1-a": Remembered(due=due_at, **fields)}}})
    practice.lessons["a/b/c"] = LessonNote(fields["asked"])
    assert len(due(practice, "maria", NOW)) <= 1
    assert all(0 < one.wrong <= one.asked for one in difficult(practice, "maria"))
    practice.note_done("a/b/c")
    review(practice, "maria", "supply", {"8.1-a": grade}, NOW)
    again = msgspec.json.decode(msgspec.json.encode(practice), type=Practice)
    assert again == practice
    (soon,) = due(again, "maria", NOW + timedelta(days=36_600))
    assert soon.clause == "8.1-a"
    assert not due(again, "maria", NOW)


def test_a_clock_that_was_wrong_hides_nothing_for_years() -> None:
    practice = Practice()
    later = NOW + timedelta(days=4000)
    review(practice, "maria", "supply", {"8.1-a": "unaided"}, later)
    assert [one.clause for one in due(practice, "maria", NOW)] == ["8.1-a"]
    review(practice, "maria", "supply", {"8.1-a": "unaided"}, NOW)
    assert not due(practice, "maria", NOW)
    a_little = NOW - timedelta(hours=3)
    assert not due(practice, "maria", a_little), "clocks of two machines differ a little"
