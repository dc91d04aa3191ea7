"""`lesson check` and `lesson list`."""

from __future__ import annotations

from pathlib import Path

import engine
from desktop.cli.tables import among
from desktop.cli.words import WORDS, one_line, said
from engine.kernel.errors import FileError
from engine.practice.courses import lesson_paths, shelf, unvisited
from engine.practice.lesson_check import check as faults_of
from engine.practice.lesson_files import read_lesson
from engine.texts.faults import file_error_in_words


def check(files: list[Path]) -> bool:
    """Say what is wrong with the lessons of these files, or with all there are; True if nothing is."""
    found: dict[str, list[dict[str, str]]] = {}
    for path in files or lesson_paths():
        faults: list[FileError] = []
        steps = 0
        try:
            lesson = read_lesson(path)
            steps = len(lesson.steps)
            faults = faults_of(lesson)
        except FileError as error:
            faults = [error]
        told = [file_error_in_words(WORDS.translator, fault) for fault in faults]
        found[str(path)] = [{"where": where, "problem": what, "mend": mend} for where, what, mend in told]
        if not WORDS.json:
            for fault in faults:
                WORDS.line(one_line(said(fault)))
            if not faults:
                WORDS.line(WORDS.tr("cli-lesson-good", file=str(path), steps=steps))
    if WORDS.json:
        WORDS.data({"lessons": found, "good": not any(found.values())})
    elif not found:
        WORDS.line(WORDS.tr("cli-lesson-none"))
    return not any(found.values())


def listed(game: str) -> None:
    """Print all lessons, or those of a game, by course, and what of the rules none of them visits."""
    games = [among("game", game, engine.playable())] if game else list(engine.playable())
    there = shelf()
    for fault in there.faults:
        WORDS.aside(said(fault))
    all_lessons = [lesson for lesson in there.lessons() if lesson.game in games]
    left = {
        (one, ruleset, scenario.id): unvisited(one, ruleset, scenario.id, all_lessons)
        for one in games
        for ruleset in engine.game(one).rulesets
        for scenario in engine.game(one).scenarios
    }
    if WORDS.json:
        plain = [
            {
                "lesson": one.ref,
                "title": one.title.read(WORDS.translator),
                "minutes": one.minutes,
                "visits": one.visits,
            }
            for one in all_lessons
        ]
        WORDS.data({"lessons": plain, "unvisited": {" ".join(key): found for key, found in left.items()}})
        return
    rows = [
        (one.ref, one.title.read(WORDS.translator), str(one.minutes), " ".join(one.visits))
        for one in all_lessons
    ]
    heads = ("course", "lesson", "minutes", "visits")
    WORDS.table([WORDS.tr(f"cli-head-{head}") for head in heads], rows)
    for (one, ruleset, scenario), sections in left.items():
        if sections:
            told = WORDS.tr(
                "cli-lesson-unvisited", game=one, ruleset=ruleset, scenario=scenario, words=" ".join(sections)
            )
            WORDS.line(told)
