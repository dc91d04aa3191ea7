"""The result of a game as a text: what the sheet at its end tells, in the same words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from desktop.session.result import by_turn, counted, endings, sides_of
from desktop.session.session import Session
from desktop.views.parts.game_parts import parts_of
from desktop.views.parts.result_words import left_rows, told_left, told_points, who_won
from desktop.views.widgets.appearance import Appearance
from engine.kernel.writing import write_whole

SUFFIX = ".txt"
BETWEEN = "  "
"""Between the columns of a table."""


def save_result(session: Session, appearance: Appearance, path: Path) -> None:
    """Write the result of a game that is over, in UTF-8, whole or not at all. Raises OSError."""
    write_whole(path, result_text(session, appearance).encode())


def result_text(session: Session, appearance: Appearance) -> str:
    """Who has won and by what, the score by source and by turn, what decided, what is remembered; in paragraphs."""
    game = session.home.game
    title = session.home.journal.header.title or appearance.tr(f"game-{game.id}")
    parts = [
        [title, who_won(session, appearance)],
        [appearance.words.cited(one.message, one.clause) for one in endings(session)],
        _score(session, appearance),
        _turns(session, appearance),
        _nearest(session, appearance),
        *_remembered(session, appearance),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def _score(session: Session, appearance: Appearance) -> list[str]:
    """A line for each source, a column for each side; behind them those who had left before."""
    view = session.view
    left = left_rows(session)
    sides, gone = sides_of(view.sheet), sides_of(tuple(left.values()))
    names = [appearance.name(f"side:{side}") for side in sides]
    told = [appearance.tr("sheet-left", side=f"side:{side}") for side in gone]
    marks = [f"{appearance.name(f'side:{side}')} {'*' * number}" for number, side in enumerate(gone, start=1)]
    rows = [
        (
            appearance.text(row.source),
            *(told_points(appearance, row.points(side)) for side in sides),
            *(told_left(appearance, left.get((row.source.key, row.total)), side) for side in gone),
        )
        for row in view.sheet
    ]
    notes = [f"{'*' * number} {words}" for number, words in enumerate(told, start=1)]
    return [*_columns(("", *names, *marks), rows), *notes] if rows else []


def _turns(session: Session, appearance: Appearance) -> list[str]:
    """A line for each turn whose points are known, a column for each side."""
    lines = by_turn(session.view)
    rows = [
        (
            appearance.tr("sheet-turn", turn=turn),
            *(told_points(appearance, points[at]) for points in lines.values()),
        )
        for at, turn in enumerate(counted(session.view))
    ]
    heads = ("", *(appearance.name(f"side:{side}") for side in lines))
    return [appearance.tr("sheet-course"), *_columns(heads, rows)] if lines else []


def _nearest(session: Session, appearance: Appearance) -> list[str]:
    told = [appearance.words.cited(fact.message, fact.clause) for fact in session.view.nearest]
    return [appearance.tr("sheet-nearest"), *told] if told else []


def _remembered(session: Session, appearance: Appearance) -> list[list[str]]:
    return [
        [appearance.tr(chapter.title), *(appearance.text(line.said) for line in chapter.lines)]
        for chapter in parts_of(session.view.game).remembered(session)
    ]


def _columns(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table in letters of one width: the first column at the left, numbers at the right."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    return [
        BETWEEN.join(
            words.rjust(width) if number else words.ljust(width)
            for number, (words, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in (heads, *rows)
    ]
