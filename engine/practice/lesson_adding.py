"""A position as a step of a lesson of one's own: added to its file, or the beginning of a new one."""

from __future__ import annotations

from pathlib import Path

import yaml

from engine.kernel.errors import FileError
from engine.kernel.fields import FileData
from engine.kernel.files import user_data
from engine.kernel.positions import PositionFile
from engine.kernel.reading import Malformed, read_text
from engine.kernel.writing import write_whole
from engine.practice.courses import FOLDER, shelf
from engine.practice.lesson_files import lesson_of, read_lesson

COURSE = "own"
"""The course of lessons that are begun from a position."""


def own_lessons(game: str) -> list[Path]:
    """The files of a person's own lessons of a game that can be read."""
    return [lesson.path for lesson in shelf(game).lessons() if lesson.own]


def new_lesson(game: str, name: str, title: str, step: str, says: str, situation: FileData) -> Path:
    """Begin a lesson with this step; raises FileError."""
    path = user_data(FOLDER) / game / COURSE / f"{name}.yaml"
    if path.exists():
        raise FileError(str(path), "", f"there is a lesson '{name}' already", "Choose another name")
    head = {"game": game, "course": COURSE, "lesson": name, "minutes": 5, "title": title}
    begins = {"situation": _fields(situation), "steps": [{"step": step, "says": says}]}
    _write(path, _dumped(head | begins))
    return path


def add_step(path: Path, step: str, says: str, situation: FileData) -> None:
    """Add a step at the end of a lesson, every line of which stays as it is; raises FileError."""
    lesson = read_lesson(path)
    if any(one.name == step for one in lesson.steps):
        raise FileError(str(path), "", f"there is a step '{step}' already", "Choose another name")
    try:
        text = read_text(path)
    except Malformed as error:
        raise FileError(str(path), "", error.problem, error.mend) from error
    steps = _steps(text)
    if steps is None or steps.flow_style:
        mend = "Write each step as an entry of its own: '- step: name'"
        raise FileError(str(path), "steps", "the steps are written in one line", mend)
    end = len(text[: steps.value[-1].end_mark.index].rstrip())
    added = _step(step, says, situation, steps.start_mark.column)
    rest = text[end:].lstrip()
    _write(path, f"{text[:end]}\n{added}{rest and chr(10) + rest}")


def _steps(text: str) -> yaml.SequenceNode | None:
    """The list of steps as it stands in the text."""
    whole = yaml.compose(text, Loader=yaml.SafeLoader)
    for key, value in whole.value if isinstance(whole, yaml.MappingNode) else ():
        if key.value == "steps" and isinstance(value, yaml.SequenceNode):
            return value
    return None


def _step(step: str, says: str, situation: FileData, indent: int) -> str:
    """The lines of a step."""
    lines = _dumped({"step": step, "says": says, "situation": _fields(situation)}).splitlines()
    begins = " " * indent
    return "".join(f"{begins}{'  ' if number else '- '}{line}\n" for number, line in enumerate(lines))


def _fields(situation: FileData) -> FileData:
    """A situation without its game, which the lesson names."""
    return {key: value for key, value in situation.items() if key != "game"}


def _dumped(data: FileData) -> str:
    return PositionFile(Path(), data).text()


def _write(path: Path, text: str) -> None:
    """Write a lesson that can be read; raises FileError."""
    lesson_of(path, text)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text.encode())
    except OSError as error:
        raise FileError(
            str(path), "", error.strerror or "it cannot be written", "Choose another folder"
        ) from error
