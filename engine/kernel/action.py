"""Actions: immutable answers with a text form that a person can read and type."""

from __future__ import annotations

import re
from functools import cache
from typing import ClassVar, Self, get_origin, get_type_hints

from msgspec import Struct, structs

from engine.kernel.errors import Unreadable
from engine.kernel.gesture import Gesture
from engine.kernel.message import Arg, Message, say

_WHOLE = re.compile(r"-?[0-9]{1,9}")


class Action(Struct, frozen=True, gc=False):
    """One answer to a Decision.

    Subclasses declare a `verb` and fields of three types: `str` (one word), `int`, and, last,
    `tuple[str, ...]` (all words that remain). The text form is the verb and the fields, apart by spaces.
    One whose words are a person's own is not `listed` among the legal Actions or the offers: no list could hold it.
    A game has a base of its own, which says with what the keys of its labels begin (`label_key`).
    One without particulars is a button as it stands; `ends` and `gives_up` say of it what they say of a Gesture.
    """

    verb: ClassVar[str] = ""
    listed: ClassVar[bool] = True
    label_key: ClassVar[str] = "act"
    ends: ClassVar[bool] = False
    gives_up: ClassVar[bool] = False

    def text(self) -> str:
        """The full text form: `move anna mill ford`."""
        words = [self.verb]
        for value in structs.astuple(self):
            if isinstance(value, tuple):
                words.extend(value)
            elif value != "":
                words.append(str(value))
        return " ".join(words)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """The Action whose text is the verb and these words; raises Unreadable when the words do not fit."""
        values: list[object] = []
        rest = list(words)
        for kind, required in _fields(cls):
            if kind is tuple:
                if not rest and required:
                    raise Unreadable(" ".join([cls.verb, *words]))
                values.append(tuple(rest))
                rest = []
            elif rest:
                word = rest.pop(0)
                if kind is int and not _WHOLE.fullmatch(word):
                    raise Unreadable(" ".join([cls.verb, *words]))
                values.append(int(word) if kind is int else word)
            elif required:
                raise Unreadable(" ".join([cls.verb, *words]))
        if rest:
            raise Unreadable(" ".join([cls.verb, *words]))
        return cls(*values)

    def least_words(self) -> int:
        """How many words of its text must be typed for the rest to be filled in: all, if it ends in a list."""
        return len(self.text().split()) if any(isinstance(v, tuple) for v in structs.astuple(self)) else 1

    def label(self, **told: Arg) -> Message:
        """What a button, a chooser or a screen reader calls it: message `<label_key>-<verb>`, with what it names."""
        return say(f"{self.label_key}-{self.verb}", **told)

    def gesture(self) -> Gesture:
        """How it is made at the table; a button with the verb's name unless a subclass says otherwise."""
        return Gesture("press", self.label(), ends=self.ends, gives_up=self.gives_up)


@cache
def _fields(kind: type[Action]) -> tuple[tuple[type, bool], ...]:
    """The type of each field of a kind of Action (str, int or tuple), and whether it must be given."""
    hints = get_type_hints(kind)
    return tuple(
        (get_origin(hints[field.name]) or hints[field.name], field.required) for field in structs.fields(kind)
    )
