"""The fields of a position file, read with their types: whatever does not fit is a FieldError at its own line.

A value is never bent into another type: `true` is no number, `5` no place, and one word no list; and what cannot lie
on a table is refused. Older versions were not so strict. A table that was begun then still opens as it was played: its
situation is read as `former`, in which limits are not asked and what is impossible stands.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any

from engine.kernel.errors import KabinettError, shortened

FieldPath = tuple[str | int, ...]
FileData = dict[str, Any]
"""What a position file says, or a part of one, as plain data: what is under each field is for a form to read."""
MEND = "Mend it or leave it out"
"""What is advised where nothing better is known."""
LISTED = 24
"""Names that a mend lists; of more it names the one most like the wrong word."""


class FieldError(KabinettError):
    """A field of a position file that cannot be: `Game.set_up` raises it, and the reader adds file and line.

    Args:
        field: the way to it: ("pieces", "anna").
        problem: what is wrong. mend: what the person can do.
    """

    def __init__(self, field: FieldPath, problem: str, mend: str = MEND) -> None:
        self.field, self.problem, self.mend = field, problem, mend
        super().__init__(f"{'.'.join(map(str, field))}: {problem}. {mend}")


class Fields:
    """A table of a position file, or the file itself: its fields by name.

    Args:
        data: what was read. at: the way to it. former: it is read as older versions read it.
    """

    def __init__(self, data: Mapping[str, object], at: FieldPath = (), *, former: bool = False) -> None:
        self.data, self.at, self.former = data, at, former

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def error(self, key: str | int, problem: str, mend: str = MEND) -> FieldError:
        """The error of one field."""
        return FieldError((*self.at, key), problem, mend)

    def impossible(self, at: FieldPath, problem: str, mend: str = MEND) -> None:
        """What cannot lie on a table is an error; older versions let it stand."""
        if not self.former:
            raise FieldError(at, problem, mend)

    def only(self, names: Collection[str]) -> Fields:
        """Itself, if it has no other fields than these."""
        for key in self.data:
            if key not in names and not self.former:
                raise self.error(key, f"'{shortened(key)}' is not known here", near(str(key), names))
        return self

    def whole(self, key: str, least: int, most: int, default: int) -> int:
        """A whole number in its limits."""
        return self.number((*self.at, key), self.data.get(key, default), least, most)

    def number(self, at: FieldPath, value: object, least: int, most: int) -> int:
        """A whole number in its limits, which older versions did not ask; `true` is none."""
        if isinstance(value, int) and (
            self.former or (not isinstance(value, bool) and least <= value <= most)
        ):
            return int(value)
        said = (
            f"a number from {least} to {most} is wanted" if least < most else f"only {most} is possible here"
        )
        raise FieldError(at, f"{said}, not '{shortened(value)}'", "Write a whole number in these limits")

    def yes(self, key: str, default: bool) -> bool:
        """`true` or `false`."""
        value = self.data.get(key, default)
        if self.former:
            return bool(value)
        if not isinstance(value, bool):
            raise self.error(key, f"'{shortened(value)}' is neither true nor false", "Write true or false")
        return value

    def word(self, key: str, names: Collection[str], default: str = "") -> str:
        """One of these words, or the default where the field is missing."""
        return word((*self.at, key), self.data[key], names) if key in self.data else default

    def table(self, key: str, names: Collection[str] | None = None) -> Fields:
        """The table below a field, with no other keys than these; empty where the field is missing or empty."""
        value = self.data.get(key)
        empty = value is None or (self.former and not value)
        at = (*self.at, key)
        found = Fields({} if empty else table(at, value), at, former=self.former)
        return found if names is None else found.only(names)

    def each(self) -> Iterator[tuple[str, FieldPath, object]]:
        """Every field: its key, the way to it, and its value."""
        for key, value in self.data.items():
            yield str(key), (*self.at, key), value

    def items(self, key: str) -> list[tuple[FieldPath, object]]:
        """The members of a list, each with the way to it; none where the field is missing or empty."""
        value = self.data.get(key)
        return [] if self.former and not value else items((*self.at, key), value)


def word(at: FieldPath, value: object, names: Collection[str]) -> str:
    """One of these words."""
    if not isinstance(value, str) or value not in names:
        raise FieldError(at, f"'{shortened(value)}' is not known", near(str(value), names))
    return value


def table(at: FieldPath, value: object) -> Mapping[str, object]:
    """A table of names and values."""
    if not isinstance(value, dict):
        raise FieldError(at, f"'{shortened(value)}' is no table", "Write names and values: {name: value}")
    return value


def items(at: FieldPath, value: object) -> list[tuple[FieldPath, object]]:
    """The members of a list, each with the way to it; none for nothing."""
    if value is None:
        return []
    if not isinstance(value, list | tuple):
        raise FieldError(at, f"'{shortened(value)}' is no list", "Write a list: [one, another]")
    return [((*at, number), item) for number, item in enumerate(value)]


def near(word: str, names: Iterable[str]) -> str:
    """The mend for a word that is none of these: the one most like it, or all of them where they are few."""
    known = list(names)
    close = get_close_matches(word, known, n=1)
    if close:
        return f"Did you mean '{close[0]}'?"
    return f"Use one of: {', '.join(known)}" if 0 < len(known) <= LISTED else MEND
