"""What is repeated and when; the file in which it is kept."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from desktop.profile.practice import LessonNote, Practice, Remembered, load_practice, practice_file
from desktop.profile.repetition import difficult, due, review
from engine.practice.drill_run import Grade

MORNING = datetime(2026, 3, 1, 9, tzinfo=UTC)


def after(practice: Practice, *grades: Grade, clause: str = "rule 1") -> datetime:
    """When a clause is due after these answers, each given when it was due."""
    moment = MORNING
    for grade in grades:
        review(practice, "game", "kind", {clause: grade}, moment)
        moment = datetime.fromisoformat(practice.cards["game"]["kind"][clause].due)
    return moment


def test_what_is_known_waits_longer_each_time() -> None:
    days = [(after(Practice(), *["unaided"] * n) - MORNING).days for n in (1, 2, 3, 4)]
    assert days[0] >= 1
    gaps = [later - sooner for sooner, later in zip([0, *days], days, strict=False)]
    assert gaps == sorted(gaps)
    assert gaps[-1] > 3 * gaps[0]


def test_a_hint_makes_it_come_sooner_and_a_wrong_answer_soonest() -> None:
    unaided, hinted, wrong = (after(Practice(), grade) for grade in ("unaided", "hinted", "wrong"))
    assert wrong < hinted < unaided


def test_due_is_what_has_waited_longest() -> None:
    practice = Practice()
    after(practice, "unaided", clause="rule 1")
    after(practice, "wrong", clause="rule 2")
    assert due(practice, "game", MORNING) == []
    assert [one.clause for one in due(practice, "game", MORNING + timedelta(days=40))] == ["rule 2", "rule 1"]
    assert due(practice, "other", MORNING + timedelta(days=40)) == []


def test_difficult_rules_are_those_that_were_missed_most() -> None:
    practice = Practice()
    review(practice, "game", "one", {"rule 1": "wrong", "rule 2": "unaided", "rule 3": "wrong"}, MORNING)
    review(practice, "game", "two", {"rule 1": "unaided", "rule 3": "wrong"}, MORNING)
    found = difficult(practice, "game")
    assert [(one.clause, one.asked, one.wrong) for one in found] == [("rule 3", 2, 2), ("rule 1", 2, 1)]


def test_it_is_kept_beside_the_lessons() -> None:
    practice = Practice(lessons={"toy/first/one": LessonNote(done=2)})
    review(practice, "game", "kind", {"rule 1": "hinted"}, MORNING)
    assert practice.save()
    again, aside = load_practice()
    assert again == practice
    assert aside is None


def test_a_file_of_before_the_drills_is_read() -> None:
    practice_file().parent.mkdir(parents=True, exist_ok=True)
    practice_file().write_text('{"lessons": {"toy/first/one": {"done": 1}}}')
    again, aside = load_practice()
    assert (again.cards, aside) == ({}, None)


def test_a_card_that_makes_no_sense_begins_anew() -> None:
    practice = Practice(cards={"game": {"kind": {"rule 1": Remembered(9, 1.0, 2.0, "soon", "late", 5, 2)}}})
    assert due(practice, "game", MORNING) == []
    review(practice, "game", "kind", {"rule 1": "unaided"}, MORNING)
    card = practice.cards["game"]["kind"]["rule 1"]
    assert (card.asked, card.wrong) == (6, 2)
    assert datetime.fromisoformat(card.due) > MORNING
