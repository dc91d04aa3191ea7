"""What the readers of files say in English, in the reader's language.

Rules and readers name faults in English. The catalogue has each of these sentences as a message (`fault-...`, and
`mend-...` for what to do), word for word with its variables; so a sentence is known again, and said in another
language. One that is not known stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from fluent.runtime.types import FluentInt

from engine.kernel.errors import Ambiguous, FileError, KabinettError, Refused, Unreadable, located, shortened
from engine.kernel.fields import FieldError
from engine.texts.catalogue import FALLBACK, catalogue
from engine.texts.translate import Translator

KINDS = ("fault-", "mend-")
THINGS = {"place": "place", "piece": "piece", "side": "side", "other": "side"}
"""Variables that stand for things, with the kind of reference that their ids have."""
NUMBERS = ("n", "least", "most", "past")
LONGEST = 600
"""Characters of anything that a sentence quotes."""
SENTENCE = "problem"
"""The variable that stands for another such sentence."""
_HOLE = "\ue0ff"


def in_words(words: Translator, sentence: str, known: Mapping[str, str] = {}) -> str:
    """A sentence of a reader, in the language of `words`; `known`: sentences that are said already, by the English."""
    if sentence in known:
        return known[sentence]
    if words.language == FALLBACK:
        for english, said in known.items():
            sentence = sentence.replace(f"({english})", f"({said})")
        return sentence
    for key, pattern in _patterns():
        found = pattern.fullmatch(sentence)
        if found is not None:
            given = found.groupdict().items()
            return words.tr(key, **{name: _argument(words, name, text, known) for name, text in given})
    return sentence


def error_in_words(words: Translator, error: KabinettError) -> str:
    """What a person can mend, on one line in the language of `words`: where, what is wrong, what to do.

    An Action that the rules refuse is told with the words of its refusal.
    """
    if isinstance(error, Refused):
        return _refused(words, error)
    if isinstance(error, Ambiguous):
        candidates = ", ".join(error.candidates[:5])
        return words.tr("prompt-type-ambiguous", text=shortened(error.text), candidates=candidates)
    if isinstance(error, Unreadable):
        key = "prompt-type-near" if error.near else "prompt-type-unreadable"
        return words.tr(key, text=shortened(error.text), near=", ".join(error.near[:1]))
    if isinstance(error, FileError):
        return located(error.path, *file_error_in_words(words, error))
    if isinstance(error, FieldError):
        causes = dict(_causes(words, error))
        return str(
            FieldError(error.field, *(in_words(words, one, causes) for one in (error.problem, error.mend)))
        )
    return in_words(words, str(error))


def file_error_in_words(words: Translator, error: FileError) -> tuple[str, str, str]:
    """Where in a file something is wrong, what it is, and what to do."""
    place, comma, field = error.place.partition(", ")
    where = f"{in_words(words, place)}{comma}{field}"
    if error.message is not None and error.remedy is not None:
        return where, words.text(error.message), words.text(error.remedy)
    causes = dict(_causes(words, error))
    return where, in_words(words, error.problem, causes), in_words(words, error.mend, causes)


def _causes(words: Translator, error: BaseException) -> Iterator[tuple[str, str]]:
    """Each refused Action and each wrong field that an error comes from: in English, and as people read it."""
    cause = error.__cause__
    while cause is not None:
        if isinstance(cause, Refused | FieldError):
            yield str(cause), error_in_words(words, cause)
        cause = cause.__cause__


def _refused(words: Translator, error: Refused) -> str:
    problem = words.cited(error.refusal.message, error.refusal.clause)
    return words.tr("refused-action", text=shortened(error.text), problem=problem)


def _argument(words: Translator, name: str, text: str, known: Mapping[str, str]) -> str | int:
    if name == SENTENCE:
        return in_words(words, text, known)
    if name in THINGS:
        return f"{THINGS[name]}:{text}"
    if name in NUMBERS:  # as it is typed: `1.234` would be another number
        return FluentInt(int(text), useGrouping=False)
    return shortened(text, LONGEST)


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
                hole = r"-?\d+" if name in NUMBERS else ".*?"
                whole = whole.replace(f"{_HOLE}{name}{_HOLE}", f"(?P<{name}>{hole})")
            plain = len(re.sub(f"{_HOLE}[a-z]+{_HOLE}", "", text))
            found.append((plain, key, re.compile(whole, re.DOTALL)))
    return tuple((key, pattern) for _, key, pattern in sorted(found, key=lambda one: -one[0]))
