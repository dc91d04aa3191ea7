"""What the readers of files say in English, in the reader's language.

Rules and readers name faults in English, as the command line prints them. The catalogue has each of these sentences as
a message (`fault-...`, and `mend-...` for what to do), word for word with its variables; so a sentence is known again,
and said in another language. One that is not known stays as it is.
"""

from __future__ import annotations

import re
from functools import cache

from engine.texts.catalogue import FALLBACK, catalogue
from engine.texts.translate import Translator

KINDS = ("fault-", "mend-")
THINGS = {"place": "place", "piece": "piece", "side": "side", "other": "side"}
"""Variables that stand for things, with the kind of reference that their ids have."""
NUMBERS = ("n", "least", "most", "past")
_HOLE = "\ue0ff"


def in_words(words: Translator, sentence: str) -> str:
    """A sentence of a reader, in the language of `words`."""
    if words.language == FALLBACK:
        return sentence
    for key, pattern in _patterns():
        found = pattern.fullmatch(sentence)
        if found is not None:
            return words.tr(key, **{name: _argument(name, text) for name, text in found.groupdict().items()})
    return sentence


def is_known(sentence: str) -> bool:
    """Whether a sentence of a reader can be said in other languages."""
    return any(pattern.fullmatch(sentence) for _, pattern in _patterns())


def _argument(name: str, text: str) -> str | int:
    if name in THINGS:
        return f"{THINGS[name]}:{text}"
    return int(text) if name in NUMBERS else text


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The sentences with their variables as holes, those that say most first."""
    english = catalogue(FALLBACK)
    found = []
    for key in english.keys():  # noqa: SIM118 a Catalogue is no mapping
        if key.startswith(KINDS):
            names = english.variables(key)
            text, _ = english.format(key, {name: f"{_HOLE}{name}{_HOLE}" for name in names})
            whole = re.escape(text)
            for name in names:
                hole = r"-?\d+" if name in NUMBERS else ".+?"
                whole = whole.replace(f"{_HOLE}{name}{_HOLE}", f"(?P<{name}>{hole})")
            plain = len(re.sub(f"{_HOLE}[a-z]+{_HOLE}", "", text))
            found.append((plain, key, re.compile(whole)))
    return tuple((key, pattern) for _, key, pattern in sorted(found, key=lambda one: -one[0]))
