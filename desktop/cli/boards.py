"""`board check` and `board draw`."""

from __future__ import annotations

from pathlib import Path

from desktop.cli.drawing import begin, unwritable
from desktop.cli.tables import among, known_ending
from desktop.cli.words import WORDS, one_line
from engine.kernel.errors import KabinettError, shortened
from engine.texts.faults import file_error_in_words

FORMATS = (".png", ".svg", ".pdf")


def check(name: str) -> bool:
    """Say what is wrong with a board, or with every board there is; True if nothing is."""
    from engine.boards import BoardError, list_boards, load_board
    from engine.boards.check import check as faults_of

    names = [name] if name else [listing.name for listing in list_boards()]
    found: dict[str, list[dict[str, str]]] = {}
    for one in names:
        try:
            faults = [
                _told(f.where, WORDS.translator.text(f.says), WORDS.translator.text(f.remedy))
                for f in faults_of(load_board(one))
            ]
        except BoardError as error:
            where, problem, mend = file_error_in_words(WORDS.translator, error)
            faults = [_told(shortened(where) or WORDS.tr("cli-file"), problem, mend)]
        found[one] = faults
    if WORDS.json:
        WORDS.data({"boards": found, "good": not any(found.values())})
    else:
        for one, faults in found.items():
            for fault in faults:
                WORDS.line(one_line(f"{one}: {fault['where']}: {fault['problem']}. {fault['mend']}"))
            if not faults:
                WORDS.line(WORDS.tr("cli-board-good", board=one))
    return not any(found.values())


def _told(where: str, problem: str, mend: str) -> dict[str, str]:
    return {"where": where, "problem": problem, "mend": mend}


def draw(name: str, out: Path, width: int, theme: str) -> Path:
    """Draw a board to a PNG, SVG or PDF file; raises KabinettError."""
    from desktop.profile.theme import THEMES, load_theme
    from engine.boards import load_board

    known_ending(out, FORMATS)
    among("theme", theme, THEMES)
    if not 200 <= width <= 20000:
        raise KabinettError(f"--width {width} is no width for a picture. Use 200 to 20000")
    board = load_board(name)
    app = begin()
    from desktop.maps.export import draw_board

    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        drawn = draw_board(board, out, width, load_theme(theme))
    except OSError as error:
        raise unwritable(out, error) from error
    del app
    return drawn
