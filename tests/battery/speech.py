"""Whether the Messages that games say have texts in every language: what is amiss is gathered in `speechless`."""

from __future__ import annotations

from engine.kernel.message import Message
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
