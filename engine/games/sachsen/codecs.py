"""How values are said in position files: each kind once, with its form, how it is read and how it is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import msgspec

from engine.games.sachsen.state import State
from engine.kernel.fields import FieldPath
from engine.kernel.forms import Filled, Form, ListOf, OneOf, Phrase, TableOf, bare
from engine.kernel.forms import Part as FormPart


class Reader(Protocol):
    """Who lays a situation out, as far as values must know him."""

    @property
    def position(self) -> State:
        """What is laid out."""

    def who(self, home: str, at: FieldPath) -> int:
        """The player of a home State; raises FieldError."""

    def impossible(self, at: FieldPath, problem: str, mend: str) -> None:
        """What is read is understood and cannot be; raises FieldError unless an older version let it stand."""


@dataclass(frozen=True)
class Codec:
    """One kind of value.

    Attributes:
        form: what a file may say. read: from that, as its form has read it. write: to that, of a value in a Position.
    """

    form: Any
    read: Callable[[Reader, FieldPath, Any], Any]
    write: Callable[[State, Any], Any]


def plain(form: Form) -> Codec:
    """A value that the file and the record say alike."""
    return Codec(form, lambda _reader, _at, said: said, lambda _position, value: value)


def numbered(form: OneOf, number: Mapping[str, int], word: Sequence[str]) -> Codec:
    """A number that has a word in files."""
    return Codec(form, lambda _reader, _at, said: number[said], lambda _position, value: word[value])


def words(names: Sequence[str]) -> Codec:
    """One of several words."""
    return plain(OneOf(bare(names)))


def several(codec: Codec, made: Callable[[Any], Any] = tuple) -> Codec:
    """A list of values, kept as something that is `made` of it."""

    def read(reader: Reader, at: FieldPath, said: Any) -> Any:
        return made(codec.read(reader, at, one) for one in said)

    return Codec(
        ListOf(codec.form), read, lambda position, value: [codec.write(position, one) for one in value]
    )


class Part(NamedTuple):
    """A field of a struct as a part of a phrase; one that has a default may be missing, and is where it has that.

    Attributes:
        field: of the struct. codec: None for a word that is there when the field is not as usual.
        lead: the word before it. word: its name in the file, where that is another. needed: it is always said.
    """

    field: str
    codec: Codec | None = None
    lead: str = ""
    word: str = ""
    needed: bool = False

    @property
    def name(self) -> str:
        """Its name in the file."""
        return self.word or self.field


class Parts:
    """Some fields of a kind of struct as the parts of a phrase."""

    def __init__(self, kind: type[msgspec.Struct], *parts: Part) -> None:
        known = {field.name: field for field in msgspec.structs.fields(kind)}
        self.parts, self.usual = parts, {part.field: known[part.field].default for part in parts}

    def forms(self) -> tuple[FormPart, ...]:
        """The parts of the phrase."""
        return tuple(
            FormPart(one.name, one.codec.form if one.codec else None, one.lead or one.name * (one.codec is None),
                     optional=not self._needed(one))
            for one in self.parts
        )  # fmt: skip

    def _needed(self, part: Part) -> bool:
        return part.needed or self.usual[part.field] is msgspec.NODEFAULT

    def values(self, reader: Reader, at: FieldPath, said: Mapping[str, Any]) -> dict[str, Any]:
        """The fields that are said."""
        return {
            one.field: one.codec.read(reader, at, said[one.name]) if one.codec else not self.usual[one.field]
            for one in self.parts
            if one.name in said
        }

    def said(self, position: State, value: msgspec.Struct) -> dict[str, Any]:
        """What is to be said of a struct."""
        return {
            one.name: one.codec.write(position, now) if one.codec else True
            for one in self.parts
            for now in [getattr(value, one.field)]
            if self._needed(one) or now != self.usual[one.field]
        }


def phrase(kind: type[msgspec.Struct], wanted: str, example: str, *parts: Part) -> Codec:
    """A struct as a text of several words.

    Args:
        wanted: what the text should be. example: one that is right. parts: in order, those that may be missing last.
    """
    fields = Parts(kind, *parts)
    form = Phrase(fields.forms(), wanted, example)
    return Codec(
        form,
        lambda reader, at, said: kind(**fields.values(reader, at, said)),
        lambda position, value: form.written(fields.said(position, value)),
    )


# --- fields of a file -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Rows:
    """A list of values that the record keeps in order."""

    key: str
    codec: Codec

    @property
    def form(self) -> Form:
        """A list."""
        return ListOf(self.codec.form)

    def lay(self, reader: Reader, fields: Filled) -> None:
        """Those of the file, whatever there was."""
        made = type(getattr(reader.position, self.key))
        rows = made(self.codec.read(reader, at, said) for at, said in fields.items(self.key))
        setattr(reader.position, self.key, rows)

    def tell(self, position: State) -> list[Any]:
        """All of them."""
        return [self.codec.write(position, one) for one in getattr(position, self.key)]


@dataclass(frozen=True)
class Marked:
    """Of what the record keeps by number, the names of those for which something holds.

    Attributes:
        name: of what it is kept by. row: the field of the record, where it is called otherwise.
    """

    key: str
    name: Codec
    row: str = ""

    @property
    def form(self) -> Form:
        """A list of names."""
        return ListOf(self.name.form)

    def lay(self, reader: Reader, fields: Filled) -> None:
        """It holds for those that are named, too."""
        row = getattr(reader.position, self.row or self.key)
        for at, said in fields.items(self.key):
            row[self.name.read(reader, at, said)] = True

    def tell(self, position: State) -> list[Any]:
        """Those for which it holds."""
        row = getattr(position, self.row or self.key)
        return [self.name.write(position, number) for number, holds in enumerate(row) if holds]


@dataclass(frozen=True)
class ByName:
    """Values that the record keeps by number, by name.

    Attributes:
        name: of what they are kept by. codec: of a value. usual: the value that need not be said, `each`: by number
            where they have their own. row: the field of the record, where it is called otherwise.
    """

    key: str
    name: Codec
    codec: Codec
    usual: Any = 0
    row: str = ""
    each: tuple[Any, ...] = ()

    @property
    def form(self) -> Form:
        """A table."""
        return TableOf(self.name.form, self.codec.form)

    def lay(self, reader: Reader, fields: Filled) -> None:
        """Those that are named; the others stay as they are."""
        row = getattr(reader.position, self.row or self.key)
        for word, at, said in fields.table(self.key).each():
            row[self.name.read(reader, at, word)] = self.codec.read(reader, at, said)

    def tell(self, position: State) -> dict[Any, Any]:
        """Those that are not as usual, of what has a name now."""
        row = getattr(position, self.row or self.key)
        told = {
            n: value for n, value in enumerate(row) if value != (self.each[n] if self.each else self.usual)
        }
        named = {self.name.write(position, n): self.codec.write(position, value) for n, value in told.items()}
        return {word: value for word, value in named.items() if word in self.name.form.words}


Field = Rows | Marked | ByName
