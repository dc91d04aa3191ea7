"""Reading files that anybody may have written: YAML and JSON with limits, so that no file stops the program.

What is too long, too deep or too large, points back to itself, or is no text ends in one Malformed, within a second and
before it is built. Keys are always text (a place may be called `no`), and a key may stand once only.

`read_text`, `read_yaml` and `read_json` are all that a caller needs; it turns Malformed into the error of its own kind
of file. `errors.shortened` cuts what such an error quotes.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar, overload

import msgspec
import yaml

from engine.kernel.errors import KabinettError, shortened

T = TypeVar("T")
Value = None | bool | int | float | str | list["Value"] | dict[str, "Value"]
Step = str | int
Why = Literal[
    "missing",
    "unreadable",
    "utf8",
    "empty",
    "syntax",
    "deep",
    "large",
    "alias",
    "tag",
    "key",
    "twice",
    "number",
]

MOST_BYTES = 2 * 1024 * 1024
"""No YAML file of ours has a tenth of this."""
MOST_PARTS = 60_000
"""Words, lists and tables of a YAML file."""
DEEPEST = 40
"""Levels of lists and tables inside each other."""
LONGEST_NUMBER = 40
"""Characters of a number; its value fits 64 bits."""

SAID: dict[Why, tuple[str, str]] = {
    "missing": ("No such file", "Check its name and folder"),
    "unreadable": ("it cannot be read ({word})", "Choose another file"),
    "utf8": ("this is no text file", "Save it as UTF-8"),
    "empty": ("it is empty", "Choose another file"),
    "syntax": ("this is not well-formed {form} ({word})", "Mend this line"),
    "deep": ("lists and tables lie inside each other too deeply", f"Use at most {DEEPEST} levels"),
    "large": ("it is too large", f"Keep it below {MOST_BYTES // 1024} KiB and {MOST_PARTS} words"),
    "alias": ("an asterisk points back to an earlier part", "Write the values out in full"),
    "tag": (
        "only text, numbers, true and false may stand here",
        "Remove the tag, the word with an exclamation mark",
    ),
    "key": ("a key must be a single word", "Write a word before the colon"),
    "twice": ("'{word}' stands twice", "Leave one of them out"),
    "number": ("the number {word} is too long", "Write a smaller number"),
}
"""What each reason says in English, and what a person can do."""


class Malformed(KabinettError):
    """A text that is not read.

    Attributes:
        why: the reason, a key of SAID. word: what it quotes, shortened.
        line: from 1, 0 where the whole file is meant. field: the way to the part, in front of it the keys above it.
        problem, mend: English.
    """

    def __init__(
        self, why: Why, word: str = "", line: int = 0, field: tuple[Step, ...] = (), form: str = "YAML"
    ) -> None:
        self.why, self.word, self.line, self.field = why, shortened(word), line, field
        said, self.mend = SAID[why]
        self.problem = said.format(word=self.word, form=form)
        super().__init__(f"{self.problem}. {self.mend}")


@dataclass(frozen=True, slots=True)
class Document:
    """A YAML text: its value, and the tree that knows where each part of it stands."""

    value: Value
    root: yaml.Node

    def line(self, steps: tuple[Step, ...], of_key: bool = False) -> int:
        """The line (from 1) of the part that the steps lead to (of its key), or of the nearest above that is there."""
        key = node = self.root
        for step in steps:
            found = _inside(node, step)
            if found is None:
                break
            key, node = found
        return _line(key if of_key else node)


# --- files ------------------------------------------------------------------------


_STRANGE = {True: "Is a directory", False: "Not an ordinary file"}


def read_bytes(path: Path, most: int = MOST_BYTES, *, begin: bool = False) -> bytes:
    """The content of a file of at most so many bytes; never waits for a pipe. Raises Malformed.

    Args:
        begin: only the beginning is wanted: of a larger file these bytes come back.
    """
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(handle, "rb") as file:
            kind = os.fstat(handle).st_mode
            if not stat.S_ISREG(kind):
                raise Malformed("unreadable", _STRANGE[stat.S_ISDIR(kind)])
            raw = file.read(most if begin else most + 1)
    except FileNotFoundError:
        raise Malformed("missing") from None
    except OSError as error:
        raise Malformed("unreadable", error.strerror or str(error)) from error
    except ValueError as error:  # a name with a zero byte
        raise Malformed("unreadable", str(error)) from error
    if len(raw) > most:
        raise Malformed("large")
    return raw


def read_text(path: Path) -> str:
    """The text of a file in UTF-8, with or without a byte order mark; raises Malformed."""
    return decoded(read_bytes(path))


def decoded(raw: bytes) -> str:
    """Bytes in UTF-8, with or without a byte order mark, as text; raises Malformed."""
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Malformed("utf8", line=raw[: error.start].count(b"\n") + 1) from error


# --- JSON -------------------------------------------------------------------------


@overload
def read_json(raw: bytes) -> Any: ...
@overload
def read_json(raw: bytes, form: type[T]) -> T: ...
def read_json(raw: bytes, form: Any = Any) -> Any:
    """The value of a JSON text in this form; raises Malformed, whose `word` tells what the decoder missed."""
    try:
        value = msgspec.json.decode(raw, type=form)
    except RecursionError as error:
        raise Malformed("deep") from error
    except (msgspec.DecodeError, ValueError, OverflowError) as error:
        raise Malformed("syntax", cause_of(error), form="JSON") from error
    if form is Any:
        _measure(value)
    return value


_CAUSES = tuple(
    (re.compile(pattern, re.DOTALL), said)
    for pattern, said in (
        ("Input data was truncated", "it breaks off"),
        (r"JSON is malformed: .* \(byte (\d+)\)", "it cannot be read from byte {0} on"),
        (r"'utf-8' codec .*", "it holds bytes that are no text"),
        (r"Object missing required field `(.+?)`.*", "'{0}' is missing"),
        (r".* - at `\$\.?(.+)`", "'{0}' is of the wrong kind"),
        ("Expected `object`, got `.*`", "it is no table of names and values"),
    )
)
"""What the decoder says, and how we say it."""


def cause_of(error: Exception) -> str:
    """What the decoder of JSON missed."""
    told = str(error)
    for pattern, said in _CAUSES:
        if (found := pattern.fullmatch(told)) is not None:
            return said.format(*found.groups())
    return told


def _measure(value: Any) -> None:
    """A value that was read without a form must not be too deep to be written again."""
    front, depth = [value], 0
    while front:
        depth += 1
        if depth > DEEPEST:
            raise Malformed("deep")
        front = [
            inside
            for part in front
            if isinstance(part, dict | list)
            for inside in (part.values() if isinstance(part, dict) else part)
        ]


# --- YAML -------------------------------------------------------------------------

_CORE = "tag:yaml.org,2002:"
_scalars = yaml.constructor.SafeConstructor()


def read_yaml(text: str) -> Document:
    """The value and the tree of a YAML text; raises Malformed."""
    if len(text) > MOST_BYTES:
        raise Malformed("large")
    try:
        _scan(text)
        root = yaml.compose(text, Loader=yaml.CSafeLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        raise Malformed("syntax", str(error.problem), mark.line + 1 if mark else 0) from error
    except (yaml.YAMLError, ValueError) as error:  # half a surrogate is a ValueError
        said = str(error).splitlines()[0]
        raise Malformed("syntax", said) from error
    if root is None:
        raise Malformed("empty")
    return Document(_Builder().build(root, ()), root)


def _scan(text: str) -> None:
    """Count parts and levels before anything is built: the parser's events come one by one.

    A text that breaks off is left to `compose`, which gets no further and tells it better.
    """
    depth = 0
    for parts, event in enumerate(_events(text)):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                raise Malformed("deep", line=_line(event))
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if parts > MOST_PARTS:
            raise Malformed("large", line=_line(event))


def _events(text: str) -> Iterator[yaml.Event]:
    with suppress(yaml.YAMLError):
        yield from yaml.parse(text, Loader=yaml.CSafeLoader)


class _Builder:
    """Plain values from a tree that is known to be shallow."""

    def __init__(self) -> None:
        self._seen: set[int] = set()

    def build(self, node: yaml.Node, field: tuple[Step, ...]) -> Value:
        """The value of a part; `field` is the way to it."""
        if id(node) in self._seen:
            raise Malformed("alias", "", _line(node), field)
        self._seen.add(id(node))
        if isinstance(node, yaml.ScalarNode):
            return self._scalar(node, field)
        if node.tag not in (f"{_CORE}seq", f"{_CORE}map"):
            raise Malformed("tag", "", _line(node), field)
        if isinstance(node, yaml.SequenceNode):
            return [self.build(item, (*field, n)) for n, item in enumerate(node.value)]
        found: dict[str, Value] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise Malformed("key", "", _line(key), field)
            word = str(key.value)
            if word in found:
                raise Malformed("twice", word, _line(key), (*field, word))
            found[word] = self.build(value, (*field, word))
        return found

    def _scalar(self, node: yaml.ScalarNode, field: tuple[Step, ...]) -> Value:
        tag, text = node.tag.removeprefix(_CORE), str(node.value)
        if tag in ("str", "timestamp", "merge", "value"):
            return text
        if tag == "null":
            return None
        if tag not in ("int", "float", "bool"):
            raise Malformed("tag", "", _line(node), field)
        try:
            if tag == "bool":
                return bool(_scalars.construct_yaml_bool(node))
            if len(text) > LONGEST_NUMBER:
                raise Malformed("number", text, _line(node), field)
            if tag == "float":
                return float(_scalars.construct_yaml_float(node))
            number = int(_scalars.construct_yaml_int(node))
        except (ValueError, KeyError, IndexError):  # an explicit tag before a word that is none
            return text
        if not -(2**63) <= number < 2**64:
            raise Malformed("number", text, _line(node), field)
        return number


def _inside(node: yaml.Node, step: Step) -> tuple[yaml.Node, yaml.Node] | None:
    """The key and the value one step down, if they are there."""
    if isinstance(node, yaml.MappingNode):
        return next(((key, value) for key, value in node.value if key.value == str(step)), None)
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        return node.value[step], node.value[step]
    return None


def _line(node: yaml.Node | yaml.Event) -> int:
    return int(node.start_mark.line) + 1 if node.start_mark else 0
