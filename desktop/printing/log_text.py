"""The log as a text: Markdown, and HTML that needs nothing but itself."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from pathlib import Path

from desktop.printing.look import PaperLook
from engine.kernel.log import Line
from engine.kernel.writing import write_whole

FORMATS = (".md", ".html")
HEADINGS = {"turn": 2, "stage": 3}
"""The kinds of Events that are headings, and of which order."""
_SIGNS = re.compile(r"([\\`*_\[\]<>#|~])")
_BEGINNING = re.compile(r"^(\d+)([.)])|^([-+])")


def write_log(path: Path, lines: Iterable[Line], look: PaperLook, title: str) -> None:
    """Write a log by the ending of the path, one of FORMATS, whole or not at all. Raises OSError."""
    make = log_html if path.suffix.lower() == ".html" else log_markdown
    write_whole(path, make(lines, look, title).encode())


def log_markdown(lines: Iterable[Line], look: PaperLook, title: str) -> str:
    """One item for each line, under headings for turns and stages; what was taken back is struck out."""
    parts = [f"# {_marked(title)}", ""]
    item = False
    for line in lines:
        words = _marked(look.text(line.event.message))
        level = HEADINGS.get(line.event.kind)
        if level and not line.undone:
            parts += ["", f"{'#' * level} {words}", ""] if item else [f"{'#' * level} {words}", ""]
            item = False
            continue
        words = f"~~{words}~~" if line.undone else words
        clause = look.words.clause(line.event.clause) if line.event.clause else ""
        parts.append(f"- {words} ({_marked(clause)})" if clause else f"- {words}")
        item = True
    return "\n".join(parts).rstrip() + "\n"


def _marked(text: str) -> str:
    """A text in which nothing means more to Markdown than it says."""
    bare = _SIGNS.sub(r"\\\1", " ".join(text.split(" ")).replace("\n", " "))
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
    for line in lines:
        words = escape(look.text(line.event.message))
        level = HEADINGS.get(line.event.kind)
        if level and not line.undone:
            parts += ["</ul>"] * listed + [f"<h{level}>{words}</h{level}>"]
            listed = False
            continue
        if not listed:
            parts.append("<ul>")
            listed = True
        clause = look.words.clause(line.event.clause) if line.event.clause else ""
        chip = f" <small>{escape(clause)}</small>" if clause else ""
        parts.append(f"<li><del>{words}</del>{chip}</li>" if line.undone else f"<li>{words}{chip}</li>")
    return "\n".join([*parts, *["</ul>"] * listed, "</body></html>"]) + "\n"
