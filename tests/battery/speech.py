"""Whether the Messages that games say have texts in every language: what is amiss is gathered in `speechless`."""

from __future__ import annotations

from engine.boards.load import load_board
from engine.kernel.decision import Decision
from engine.kernel.message import Message, say
from engine.texts.catalogue import LANGUAGES, catalogue

speechless: set[str] = set()
"""What was said and has no text, or lacks what its text speaks of."""

_checked: set[str] = set()


def told(message: Message | None) -> None:
    """Look a Message up in all languages, each key once."""
    if message is None or message.key in _checked:
        return
    _checked.add(message.key)
    for language in LANGUAGES:
        words = catalogue(language)
        if message.key not in words:
            speechless.add(f"{language}: no text {message.key} {sorted(message.args)}")
            continue
        for variable in words.variables(message.key):
            if variable not in message.args and variable.rpartition("_")[0] not in message.args:
                speechless.add(f"{language}: {message.key} speaks of {variable}, which is not told")


def words_beside(decision: Decision, game: str, board: str) -> None:
    """What the window says besides: what cards that are laid are used for, what is counted in no place of the board."""
    for verb in {action.verb for action in decision.actions if action.gesture().cards and board}:
        told(say(f"verb-{game}-{verb}"))
    for row in decision.numbers.rows if decision.numbers is not None else ():
        kind, _, ident = row.called.partition(":")
        if kind == "box" and ident not in load_board(board).places:
            told(say(f"name-box-{ident}"))
