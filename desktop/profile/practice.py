"""What a person has learnt: lessons done and left, clauses remembered; one file that can be carried to another machine.

It is written whole or not at all. What cannot be read is kept aside, numbered, and told of once.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.files import is_there, user_data
from engine.kernel.reading import Malformed, read_bytes, read_json
from engine.kernel.writing import put_aside, write_whole

log = logging.getLogger("kabinett.practice")
MOST = 10**9
"""Beyond which nothing is counted."""


class LessonNote(Struct, omit_defaults=True):
    """How far one lesson has come.

    Attributes:
        done: how often it was played to its end. step: where it was left, "" where it was not.
    """

    done: int = 0
    step: str = ""


class Remembered(Struct, omit_defaults=True):
    """How well one clause is known in one kind of drill: a card of spaced repetition, as the package fsrs keeps it.

    Attributes:
        state, stability, difficulty: of the memory. due, last: moments as ISO 8601 writes them, in UTC.
        asked, wrong: how often a drill hung on it, and how often it was not seen so.
    """

    state: int = 1
    stability: float | None = None
    difficulty: float | None = None
    due: str = ""
    last: str = ""
    asked: int = 0
    wrong: int = 0


class Practice(Struct, omit_defaults=True):
    """All that is kept.

    Attributes:
        lessons: by their references. last: the lesson that was played last.
        cards: what is repeated: game -> kind of drill -> clause.
    """

    lessons: dict[str, LessonNote] = {}
    last: str = ""
    cards: dict[str, dict[str, dict[str, Remembered]]] = {}

    def lesson(self, ref: str) -> LessonNote:
        """How far a lesson has come."""
        return self.lessons.get(ref, LessonNote())

    def note_step(self, ref: str, step: str) -> None:
        """A lesson stands at a step."""
        self.lessons[ref] = LessonNote(self.lesson(ref).done, step)
        self.last = ref

    def note_done(self, ref: str) -> None:
        """A lesson was played to its end."""
        self.lessons[ref] = LessonNote(one_more(self.lesson(ref).done))
        self.last = ref

    def save(self) -> bool:
        """Write the file; False where the disk does not take it. What a newer version keeps in it stays."""
        plain = _with_more(_there(), msgspec.to_builtins(self), FORM)
        try:
            write_whole(practice_file(), msgspec.json.format(msgspec.json.encode(plain), indent=2))
        except OSError as error:
            log.info("practice not saved: %s", error)
            return False
        return True


Form = frozenset[str] | dict[str, "Form"]
"""The names that are ours in one table; or, below a name ("*": any), the form of another table."""
FORM: Form = {
    "lessons": {"*": frozenset(LessonNote.__struct_fields__)},
    "last": frozenset(),
    "cards": {"*": {"*": {"*": frozenset(Remembered.__struct_fields__)}}},
}


def one_more(count: int) -> int:
    """A count that goes on, whatever stood in the file."""
    return min(max(count, 0), MOST) + 1


def _there() -> Any:
    """What the file holds now; nothing where it cannot be read."""
    try:
        return read_json(read_bytes(practice_file()))
    except Malformed:
        return {}


def _with_more(there: Any, ours: Any, form: Form) -> Any:
    """Ours, and beside it what lies in the same tables and is none of our fields."""
    if not isinstance(there, dict) or not isinstance(ours, dict):
        return ours
    if isinstance(form, frozenset):
        return {key: value for key, value in there.items() if key not in form} | ours
    if "*" in form:
        return {key: _with_more(there.get(key), value, form["*"]) for key, value in ours.items()}
    more = {key: value for key, value in there.items() if key not in form}
    return more | {key: _with_more(there.get(key), value, form[key]) for key, value in ours.items()}


def practice_file() -> Path:
    """Where it lies."""
    return user_data("practice.json")


def load_practice() -> tuple[Practice, Path | None]:
    """What is kept; where the file could not be read, the name under which it is kept aside now."""
    path = practice_file()
    if not is_there(path):
        return Practice(), None
    try:
        return read_json(read_bytes(path), Practice), None
    except Malformed as error:
        log.info("practice not read: %s", error)
        return Practice(), put_aside(path)
