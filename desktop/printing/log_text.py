"""The log as a text: Markdown, and HTML that needs nothing but itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

from desktop.printing.look import PaperLook
from desktop.session.session import Session
from engine.kernel.log import Line, Log
from engine.kernel.writing import write_whole

FORMATS = (".md", ".html")
HEADINGS = {"turn": 2, "stage": 3}
"""The kinds of Events that are headings, and of which order."""
_SIGNS = re.compile(r"([\\`*_\[\]<>&#|~])")
_BEGINNING = re.compile(r"^(\d+)([.)])|^([-+])")


def print_log(session: Session, look: PaperLook, path: Path) -> None:
    """Write what a Session's viewer may read of its table's log. Raises OSError."""
    told = Log(session.table, session.viewer)
    told.follow()
    table = session.home.journal.header.title or look.tr(f"game-{session.home.game.id}")
    write_log(path, told.lines, look, look.tr("print-log-title", table=table))


def write_log(path: Path, lines: Iterable[Line], look: PaperLook, title: str) -> None:
    """Write a log by the ending of the path, one of FORMATS, whole or not at all. Raises OSError."""
    make = log_html if path.suffix.lower() == ".html" else log_markdown
    write_whole(path, make(lines, look, title).encode())


@dataclass(frozen=True)
class _Told:
    """A line in words: a heading of a level, or with 0 an item with its clause, struck out if it was taken back."""

    level: int
    words: str
    clause: str
    undone: bool


def _told(lines: Iterable[Line], look: PaperLook, written: Callable[[str], str]) -> Iterator[_Told]:
    """Each line, its words written as the form wants them."""
    for line in lines:
        event = line.event
        level = 0 if line.undone else HEADINGS.get(event.kind, 0)
        clause = look.words.clause(event.clause) if event.clause and not level else ""
        yield _Told(level, written(look.text(event.message)), written(clause), line.undone)


def log_markdown(lines: Iterable[Line], look: PaperLook, title: str) -> str:
    """One item for each line, under headings for turns and stages; what was taken back is struck out."""
    parts = [f"# {_marked(title)}", ""]
    listed = False
    for one in _told(lines, look, _marked):
        if one.level:
            parts += [*[""] * listed, f"{'#' * one.level} {one.words}", ""]
        else:
            words = f"~~{one.words}~~" if one.undone else one.words
            parts.append(f"- {words} ({one.clause})" if one.clause else f"- {words}")
        listed = not one.level
    return "\n".join(parts).rstrip() + "\n"


def _marked(text: str) -> str:
    """A text in which nothing means more to Markdown than it says."""
    bare = _SIGNS.sub(r"\\\1", text.replace("\n", " "))
    return _BEGINNING.sub(lambda found: f"{found[1]}\\{found[2]}" if found[1] else f"\\{found[3]}", bare)


STYLE = """body{max-width:46em;margin:2em auto;padding:0 1em;font-family:sans-serif;line-height:1.45;color:#000}
ul{padding-left:1.2em}small{color:#444;white-space:nowrap}@media print{body{margin:0}h2{break-after:avoid}}"""


def log_html(lines: Iterable[Line], look: PaperLook, title: str) -> str:
    """The same as a page of its own, with its style and without anything from elsewhere."""
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(look.words.language)}"><head><meta charset="utf-8">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
    ]
    listed = False
    for one in _told(lines, look, escape):
        if listed == bool(one.level):  # a list ends or begins
            parts.append("</ul>" if listed else "<ul>")
        listed = not one.level
        if one.level:
            parts.append(f"<h{one.level}>{one.words}</h{one.level}>")
        else:
            words = f"<del>{one.words}</del>" if one.undone else one.words
            parts.append(
                f"<li>{words} <small>{one.clause}</small></li>" if one.clause else f"<li>{words}</li>"
            )
    return "\n".join([*parts, *["</ul>"] * listed, "</body></html>"]) + "\n"
