"""Courses: the lessons of a game in their order, ours and the person's own, and what of the rules they visit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path

from msgspec import Struct

import engine
from engine.kernel.errors import FileError
from engine.kernel.files import data, user_data
from engine.kernel.reading import Malformed, read_text
from engine.practice.lesson import Lesson
from engine.practice.lesson_files import read_lesson
from engine.texts.clauses import clause_parts
from engine.texts.rulebook import Rulebook

FOLDER = "lessons"
MOST_FILES = 500
"""Files of a person's own that are looked at."""


class Course(Struct, frozen=True):
    """The lessons of one folder, in the order of their files' names."""

    game: str
    name: str
    lessons: tuple[Lesson, ...]
    own: bool = False

    @property
    def minutes(self) -> int:
        """How long all of it takes."""
        return sum(lesson.minutes for lesson in self.lessons)


class Shelf(Struct, frozen=True):
    """All courses, and what could not be read of the person's own."""

    courses: tuple[Course, ...]
    faults: tuple[FileError, ...] = ()

    def of(self, game: str) -> tuple[Course, ...]:
        """The courses of a game."""
        return tuple(course for course in self.courses if course.game == game)

    def lesson(self, ref: str) -> Lesson | None:
        """The lesson with this reference (`Lesson.ref`)."""
        return next((one for one in self.lessons() if one.ref == ref), None)

    def lessons(self) -> Iterator[Lesson]:
        """All lessons, course by course."""
        for course in self.courses:
            yield from course.lessons

    def about(self, clause: str) -> tuple[Lesson, ...]:
        """The lessons that teach a clause ("game 10.3-b"): those that name it, then those that name its section."""
        game, ident = clause_parts(clause)
        mine = [lesson for lesson in self.lessons() if lesson.game == game]
        section = ident.rpartition("-")[0] or ident
        exact = [lesson for lesson in mine if ident in lesson.visits]
        near = [one for one in mine if section in sections_of(one.visits) and one not in exact]
        return (*exact, *near)


def shelf(game: str = "") -> Shelf:
    """The courses of a game, "" for all: our own, read once, and those of the person, as their files are now."""
    faults: list[FileError] = []
    own: list[Lesson] = []
    ours = [course for one in ((game,) if game else _taught()) for course in _ours(one)]
    taken = {lesson.ref for course in ours for lesson in course.lessons}
    for lesson in _own(_state_of_own()):
        if isinstance(lesson, FileError):
            faults.append(lesson)
        elif lesson.ref in taken:
            problem = f"there is a lesson '{lesson.name}' in this course already"
            faults.append(FileError(str(lesson.path), "", problem, "Give it another name, or another course"))
        else:
            taken.add(lesson.ref)
            own += [lesson] if game in ("", lesson.game) else []
    return Shelf((*ours, *_courses(own, own=True)), tuple(faults))


_Seen = tuple[tuple[Path, int, int], ...]
"""Files with their time and size: as long as these stay, what was read of them stays."""


def _state_of_own() -> _Seen:
    """The files of the person's own lessons, and the situations beside them, as they are now."""
    found = []
    for path in sorted(user_data(FOLDER).glob("*/*/*.yaml")):
        with suppress(OSError):
            state = path.lstat() if path.is_symlink() and not path.exists() else path.stat()
            found.append((path, state.st_mtime_ns, state.st_size))
    return tuple(found)


@lru_cache(maxsize=1)
def _own(seen: _Seen) -> tuple[Lesson | FileError, ...]:
    """The person's own lessons, read anew when one of their files has changed, and what is wrong with the others."""
    found: list[Lesson | FileError] = []
    paths = [path for path, _time, _size in seen if _is_lesson(path)]
    for path in paths[:MOST_FILES]:
        try:
            found.append(read_lesson(path))
        except FileError as error:
            found.append(error)
    if len(paths) > MOST_FILES:
        problem = f"only {MOST_FILES} of {len(paths)} lessons are shown"
        found.append(FileError(str(user_data(FOLDER)), "", problem, "Take some of them out of this folder"))
    return tuple(found)


def lesson_paths() -> list[Path]:
    """The files of all lessons, ours and the person's own."""
    return [*_files(data(FOLDER)), *_files(user_data(FOLDER))]


def _taught() -> list[str]:
    """The games that have lessons of ours."""
    return sorted(folder.name for folder in data(FOLDER).iterdir() if folder.is_dir())


@cache
def _ours(game: str) -> tuple[Course, ...]:
    return tuple(_courses([read_lesson(path) for path in _files(data(FOLDER), game)], own=False))


def _files(folder: Path, game: str = "") -> list[Path]:
    """`<game>/<course>/<nn-name>.yaml`; a file that holds a situation alone is none of them."""
    found = sorted(folder.glob(f"{game or '*'}/*/*.yaml"))
    return [path for path in found if _is_lesson(path)]


def _is_lesson(path: Path) -> bool:
    """Whether a file says anywhere that it is a lesson; what cannot be read may be one, and is told of as such."""
    try:
        return any(line.startswith("lesson:") for line in read_text(path).splitlines())
    except Malformed:
        return True


def _courses(lessons: Iterable[Lesson], *, own: bool) -> Iterator[Course]:
    """Lessons by course; courses that are called like scenarios first, in the order of these."""
    grouped: dict[tuple[str, str], list[Lesson]] = {}
    for lesson in lessons:
        grouped.setdefault((lesson.game, lesson.course), []).append(lesson)
    for game, name in sorted(grouped, key=_order):
        yield Course(game, name, tuple(grouped[game, name]), own)


def _order(course: tuple[str, str]) -> tuple[str, int, str]:
    game, name = course
    scenarios = [scenario.id for scenario in engine.game(game).scenarios]
    return game, scenarios.index(name) if name in scenarios else len(scenarios), name


# --- what they visit ---------------------------------------------------------------------


def sections_of(visits: Iterable[str]) -> set[str]:
    """The sections that clauses and sections lie in: "10.1-b" is in 10.1, "10.1" is itself."""
    return {visited.rpartition("-")[0] or visited for visited in visits} | set(visits)


def unvisited(game: str, ruleset: str, scenario: str, lessons: Iterable[Lesson]) -> list[str]:
    """The sections of a rulebook, as it is played in a scenario, that no lesson visits."""
    visited = sections_of(v for lesson in lessons if lesson.game == game for v in lesson.visits)
    rules = Rulebook.load(game).for_table(ruleset, scenario)
    return [section.id for section in rules.sections if section.clauses and section.id not in visited]
