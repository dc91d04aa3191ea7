"""What has been learnt is never lost: written whole, kept aside where it cannot be read."""

from __future__ import annotations

import pytest

from desktop.profile.practice import LessonNote, Practice, load_practice, practice_file


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
